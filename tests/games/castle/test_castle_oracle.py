"""Random games agree with the slow twin after every move, and the twin notices when something is wrong."""

import random
from pathlib import Path
from typing import Any

import pytest
from castle_moves import choose_move

from bastide.core.events import Events
from bastide.core.moves import Moves, Verb, pack
from bastide.core.table import OVER
from bastide.games.castle import engine
from bastide.games.castle.state import Step
from bastide.games.options import Prepared, choose, prepare
from bastide.oracle import castle as oracle


def play(prepared: Prepared, seed: int) -> set[int]:
    """One game, checked after every move; the steps it came through."""
    luck, state, moves, events = random.Random(seed), prepared.state.copy(), Moves(), Events()
    box, steps = prepared.box, set()
    engine.begin(box, state, events)
    while state.chooser != OVER:
        engine.legal(box, state, moves)
        for move in moves.moves[: moves.count]:
            assert engine.refusal(box, state, move) == 0
        steps.add(int(state.step))
        before, move = state.copy(), choose_move(luck, state, moves)
        engine.play(box, state, events, move)
        assert list(oracle.faults(prepared.specs, box, before, state, move, events)) == []
    return steps


def test_random_games_agree_with_the_twin(rich_wall: Path) -> None:
    steps: set[int] = set()
    for seed in range(8):
        rules = {"extra_turn": ("own", "same")[seed % 2], "wells_left": ("single", "double")[seed // 2 % 2]}
        steps |= play(prepare(choose("castle", seats=1 + (seed > 0), rules=rules, wall=rich_wall)), seed)
    asked = {Step.DRAW, Step.TURN_UP, Step.PLACE, Step.FIGURE, Step.ORDER, Step.DOUBLE, Step.AGAIN}
    assert asked <= steps


def test_a_game_by_our_wall_agrees_with_the_twin() -> None:
    assert Step.FIGURE in play(prepare(choose("castle")), 4)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda state: state.score.__setitem__(0, 7), "scores"),
        (lambda state: state.keep_size.__setitem__(1, 3), "keeps"),
        (lambda state: setattr(state.segments[7], "open_sides", 9), "open sides"),
        (lambda state: setattr(state.segments[7], "feature", 0), "one feature"),
        (lambda state: setattr(state, "gap_count", state.gap_count - 1), "gaps"),
        (lambda state: setattr(state.figures[0], "segment", 7), "followers"),
        (lambda state: setattr(state, "player", 1), "player"),
        (lambda state: state.held.__setitem__(4, 1), "wall tiles held"),
    ],
)
def test_the_twin_notices(change: Any, sentence: str) -> None:
    prepared = prepare(choose("castle", deck=["CA-n01", "CA-n02"]))
    state, events = prepared.state.copy(), Events()
    engine.begin(prepared.box, state, events)
    engine.play(prepared.box, state, events, pack(Verb.DRAW, 0, 0, 0))
    before, moves = state.copy(), Moves()
    engine.legal(prepared.box, state, moves)
    engine.play(prepared.box, state, events, moves.moves[0])
    assert list(oracle.faults(prepared.specs, prepared.box, before, state, moves.moves[0], events)) == []
    change(state)
    found = list(oracle.faults(prepared.specs, prepared.box, before, state, moves.moves[0], events))
    assert any(sentence in fault for fault in found)
