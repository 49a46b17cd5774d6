"""Writes the golden games and perft counts of all mixes in tests/mixes.toml; run it when rules change on purpose."""

from __future__ import annotations

import hashlib
import json
import random
import sys
import tomllib
from pathlib import Path
from typing import Any

from bastide import Game
from bastide.games.options import choose, prepare
from bastide.sim.perft import Perft

TESTS = Path(__file__).parents[1] / "tests"
SEED = 20
DEPTHS = (1, 2, 3)


def mixes() -> dict[str, dict[str, Any]]:
    """All mixes by name."""
    return tomllib.loads((TESTS / "mixes.toml").read_text("utf-8"))


def events_digest(game: Game) -> str:
    """Names all that happened in a game."""
    told = json.dumps([event.plain() for event in game.events], sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def golden(mix: dict[str, Any]) -> str:
    """A whole game with choices made at random, its events named in a closing comment."""
    game = Game.new(**mix, seed=SEED)
    luck = random.Random(SEED)
    while not game.over:
        game.play(luck.choice(game.moves()))
    return game.record() + "{events " + events_digest(game) + "}\n"


def perft(mix: dict[str, Any]) -> str:
    """How many ways there are to begin a game, by depth."""
    count = Perft(prepare(choose(**mix)), SEED).count
    return "".join(f"depth{depth} = {count(depth)}\n" for depth in DEPTHS)


def main(names: list[str]) -> None:
    """Writes the files of these mixes anew, or of all."""
    for name, mix in [(name, mix) for name, mix in mixes().items() if name in (names or mixes())]:
        (TESTS / "golden" / f"{name}.record").write_text(golden(mix), "utf-8")
        (TESTS / "perft" / f"{name}.toml").write_text(perft(mix), "utf-8")
        print(name)


if __name__ == "__main__":
    main(sys.argv[1:])
