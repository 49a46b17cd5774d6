"""Measures by how far games end from what the mind sees, and how well win chances made from that hold.

    python scripts/measure_spread.py standard --games 200

Both sides are minds that stray a little, as people do. Before every draw the lead that the judge sees is kept beside
the tiles still to come, and at the end beside the lead that it came to. The spread is the root of the sum of the
squares of the differences over the sum of the tiles to come. It is checked by halves: what one half of the games says
is held against the other half.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterable
from typing import NamedTuple

from bastide import Game
from bastide.analysis import judge_by
from bastide.analysis.chance import chance_of
from bastide.analysis.judge import leads
from bastide.core.bag import tiles_left
from bastide.memory import size_for
from bastide.players import by_name

TENTHS = 10


class Seen(NamedTuple):
    """The lead of the first seat as it was seen, with so many tiles to come, and as it ended."""

    worth: float
    left: int
    lead: float


def play(name: str, seed: int, level: str) -> list[Seen]:
    """One game for two, seen before every draw."""
    game, players = Game.new(name, 2, seed=seed, chance="explicit"), [by_name(level, seed), by_name(level, seed + 1)]
    for player in players:
        player._compiled = True
    judge, seen = judge_by("mind", game.prepared, size=size_for(game.prepared, game.state)), []
    moved: int | None = None
    while not game.over:
        if game.turn is None:
            if game.draws_next:
                seen.append((leads(judge, game.state, 2, moved)[0], int(tiles_left(game.state))))
            game.let_chance()
        else:
            moved = game.turn
            game.play(players[game.turn].choose(game))
    lead = game.scores[0] - game.scores[1]
    return [Seen(worth, left, lead) for worth, left in seen]


def spread(seen: Iterable[Seen]) -> float:
    """By how many points the end strays for the square root of a tile."""
    kept = list(seen)
    return math.sqrt(sum((one.lead - one.worth) ** 2 for one in kept) / sum(one.left for one in kept))


def tell(seen: list[Seen], by: float) -> None:
    """What was foretold beside what came, in tenths; and the mean square of the difference."""
    pairs = [(chance_of(one.worth, one.left, by), 0.5 * (one.lead >= 0) + 0.5 * (one.lead > 0)) for one in seen]
    for tenth in range(TENTHS):
        part = [(told, came) for told, came in pairs if min(int(told * TENTHS), TENTHS - 1) == tenth]
        if part:
            told, came = (sum(column) / len(part) for column in zip(*part, strict=True))
            print(f"  foretold {told:5.2f}  came {came:5.2f}  ({len(part)} positions)")
    print(f"  mean square of the difference: {sum((told - came) ** 2 for told, came in pairs) / len(pairs):.4f}")


def main() -> None:
    """Measure one game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--level", default="master")
    wish = parser.parse_args()
    played = [play(wish.game, 2 * number, wish.level) for number in range(wish.games)]
    print(f"{wish.game} = {spread(one for game in played for one in game):.2f}")
    by = spread(one for game in played[::2] for one in game)
    print(f"by the first half {by:.2f}, held against the other:")
    tell([one for game in played[1::2] for one in game], by)


if __name__ == "__main__":
    main()
