"""Random games agree with the slow twin after every move, and the twin notices when something is wrong."""

import random
from collections import Counter
from typing import Any

import pytest
from city_moves import choose_move
from city_tables import ROW, NewTown, Table

from bastide.core.events import Events
from bastide.core.moves import Moves
from bastide.core.table import OVER
from bastide.games.city import engine
from bastide.games.city.state import Ending, Step
from bastide.games.options import Prepared, choose, prepare
from bastide.oracle import city as oracle
from bastide.play.move import Move


def play(prepared: Prepared, seed: int) -> Any:
    """One game, checked after every move; its end."""
    luck, state, moves, events = random.Random(seed), prepared.state.copy(), Moves(), Events()
    engine.begin(prepared.box, state, events)
    while state.chooser != OVER:
        engine.legal(prepared.box, state, moves)
        for move in moves.moves[: moves.count]:
            assert engine.refusal(prepared.box, state, move) == 0
        before, move = state.copy(), choose_move(luck, state, moves, crowded=seed % 2 == 1)
        engine.play(prepared.box, state, events, move)
        assert list(oracle.faults(prepared.specs, prepared.box, before, state, move, events)) == []
    return state


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games_agree_with_the_twin(seats: int) -> None:
    ends: Counter[int] = Counter()
    for seed, stacks in ((1, (10, 20, 45)), (2, (30, 25, 20))):
        rules = {"guards": ("last_wall", "each_wall")[seed % 2], "guard_reuse": ("next_turn", "at_once")[seats % 2]}
        state = play(prepare(choose("city", seats=seats, rules=rules, stacks=stacks)), seed)
        ends[state.ending] += 1
        assert sum(figure.segment == -1 for figure in state.figures[: state.figure_count]) >= 0
    assert set(ends) <= set(Ending)


def spoil(change: Any) -> list[str]:
    """What the twin says of a table that somebody has meddled with."""
    tiles = " ".join(word for word in ("CI-U1@0,0N " + ROW).split() if "@" in word)
    table = Table(tiles)
    table.wall("0,0.N", cw=3)
    table.guard(0, "1,0.N")
    before = table.state.copy()
    change(table.state)
    table.state.step = Step.WALL
    table.state.chooser = 0
    return list(oracle.faults(table.specs, table.box, before, table.state, 0, table.events))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda state: state.score.__setitem__(0, 7), "points"),
        (lambda state: setattr(state.segments[2], "open_sides", 9), "counted"),
        (lambda state: setattr(state.segments[1], "feature", 0), "stands for"),
        (lambda state: setattr(state.arc[71], "slot", 2), "arc"),
        (lambda state: state.walled.__setitem__(3, 15), "marks"),
        (lambda state: state.guarded.__setitem__(3, 1), "marks"),
        (lambda state: setattr(state, "walls_left", 60), "lost"),
        (lambda state: setattr(state.figures[0], "segment", -1), "lost"),
    ],
)
def test_the_twin_notices(change: Any, sentence: str) -> None:
    assert spoil(lambda state: None) == []
    assert any(sentence in fault for fault in spoil(change))


@pytest.mark.parametrize("end", ["cw", "ccw"])
def test_the_twin_agrees_when_the_ring_closes(town: NewTown, end: str) -> None:
    game = town("CI-U1", "m>S CI-U2@0,-1S", stacks=(1, 0, 20), seats=2)
    prepared, told = game.prepared, Events()
    for word in f"- gate>0,0.N wall>cw wall>cw wall>ccw wall>cw wall>{end} - - tower>ccw".split():
        before = game.state.copy()
        move = game.notation.read(before, Move(word))
        game.play(word)
        assert list(oracle.faults(prepared.specs, prepared.box, before, game.state, move, told)) == []
    assert game.over
