"""Any number at all may be asked about: `refusal` answers for each, and says 0 for the legal moves and no other."""

import os
import random
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from bastide import catalogue
from bastide.core.board import tile_at
from bastide.core.moves import Verb, cell_of, pack, spot_of, verb_of, what_of
from bastide.core.record import flat
from bastide.core.table import CHANCE, OVER
from bastide.forms import compiler_available, form
from bastide.games.options import Prepared, choose, prepare
from bastide.games.sizes import LARGE
from bastide.sim.verify import GameInForm

MIXES = tomllib.loads((Path(__file__).parents[1] / "mixes.toml").read_text("utf-8"))
WHATS = (*range(14), 63, 64, 95, 96, 97, 111, 112, 127, 128, 129, 137, 138, 255)
SPOTS = (*range(9), 31, 32, 35, 36, 63)
BEYOND = (-1, -(1 << 31), 1 << 30, (1 << 31) - 1)


def any_moves(table: GameInForm, listed: list[int], dice: random.Random) -> Iterator[int]:
    """Every verb with much that it could be about and much that it could not, near what is legal and far from it."""
    cells = {0, 1, 4095, *(cell_of(move) for move in listed[:3])}
    cells |= {table.state.tiles[table.state.laid].cell, dice.randrange(4096)}
    some = dice.sample(sorted(cells), min(len(cells), 4))
    yield from listed
    yield from BEYOND
    yield from (pack(verb, what, cell, 0) for verb in range(16) for what in WHATS for cell in some)
    for spot in SPOTS:
        yield from (pack(verb, what, cell, spot) for verb in range(10) for what in range(5) for cell in some)
    for move in dice.sample(listed, min(len(listed), 12)):
        yield from (move ^ 1 << bit for bit in range(31))
        yield from (dice.getrandbits(30) & ~15 | verb_of(move) for _ in range(4))


def meaning(state: Any, move: int) -> tuple[int, ...]:
    """What a move says: a feature that is chosen by its place may be named by any of its segments."""
    if verb_of(move) != Verb.CHOOSE or what_of(move) != 0:
        return (move,)
    tile = tile_at(state, cell_of(move))
    return Verb.CHOOSE, state.segments[state.tiles[tile].first + spot_of(move)].feature


def positions(
    prepared: Prepared, seed: int, every: int, size: str = LARGE
) -> Iterator[tuple[GameInForm, list[int], list[int]]]:
    """Positions of a random game, each with its legal moves and with many that are mostly none; all rare ones."""
    table, dice, number = GameInForm(prepared, False, size), random.Random(seed), 0
    while table.state.chooser != OVER:
        listed = table.legal()
        weights = table.moves.weights[: len(listed)] if table.state.chooser == CHANCE else None
        if number % every == 0 or (table.state.step > 4 and number % 3 == 0):
            yield table, listed, list(any_moves(table, listed, dice))
        table.play(dice.choices(listed, weights)[0])
        number += 1
    yield table, [], list(any_moves(table, [], dice))


@pytest.mark.parametrize("mix", MIXES)
def test_zero_is_said_for_the_legal_moves_and_no_other(mix: str) -> None:
    wish = MIXES[mix]
    prepared = prepare(choose(wish["game"], wish.get("boxes", ()), wish.get("rules"), wish["seats"]))
    sentences = import_module(f"bastide.games.{prepared.options.game.family}.words").WORDS.refusals
    for table, listed, asked in positions(prepared, 1, every=9):
        before = flat(table.state).tobytes()
        reasons = {move: table.engine.refusal(table.box, table.state, move) for move in asked}
        allowed = {move for move, reason in reasons.items() if reason == 0}
        assert set(listed) <= allowed
        assert {meaning(table.state, move) for move in allowed} == {meaning(table.state, move) for move in listed}
        assert all(reason in sentences for reason in reasons.values() if reason)
        assert flat(table.state).tobytes() == before


def ask_compiled(family: str) -> int:
    """Asks the compiled rules the same; how many moves were asked about."""
    game = next(game for game in reversed(catalogue.games.values()) if game.family == family)
    boxes = catalogue.together(box.name for box in catalogue.boxes.values() if game.name in box.games)
    prepared, number = prepare(choose(game.name, boxes, seats=2)), 0
    refusal = form(family, compiled=True).engine.refusal
    for table, _, asked in positions(prepared, 2, 25, prepared.size):
        box, state = flat(table.box), flat(table.state)
        for move in asked:
            assert refusal(box, state, move) == table.engine.refusal(table.box, table.state, move), move
        number += len(asked)
    return number


@pytest.mark.skipif(not compiler_available(), reason="no compiler")
def test_no_move_makes_the_compiled_rules_read_out_of_bounds() -> None:
    """The rules compiled with every index checked, in a process of their own."""
    script = "import test_refusing as asked\n" + "".join(
        f"assert asked.ask_compiled({family!r}) > 10_000\n" for family in catalogue.families
    )
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "1", "PYTHONPATH": str(Path(__file__).parent)}
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=environment, check=False)
    assert run.returncode == 0, run.stderr
