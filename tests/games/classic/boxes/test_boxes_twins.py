"""Plain rules, compiled rules and the slow twin agree after every move of lively games of every mix."""

import pytest
from box_walk import MIXES, BoxWalk, table

from bastide.core.events import Events
from bastide.core.moves import Moves
from bastide.core.record import differences, flat
from bastide.forms import compiler_available, form
from bastide.oracle.classic import faults


@pytest.mark.parametrize("name", MIXES)
def test_the_slow_twin_tells_the_same_story(name: str) -> None:
    walk = BoxWalk(table(name), 7)
    while walk.state.chooser >= -1:
        before, move = walk.state.copy(), walk.pick(walk.legal())
        walk.play(move)
        assert list(faults(walk.prepared.specs, walk.box, before, walk.state, move, walk.events)) == []


@pytest.mark.skipif(not compiler_available(), reason="there is no compiler")
@pytest.mark.parametrize("name", MIXES)
def test_both_forms_play_alike(name: str) -> None:
    prepared = table(name)
    engine = form("classic", compiled=True).engine
    box, events, moves = flat(prepared.box), flat(Events), flat(Moves)
    for luck in range(2):
        walk = BoxWalk(prepared, 20 + luck)
        state = flat(prepared.state)
        engine.begin(box, state, events)
        for plain in walk:
            listed = walk.legal()
            assert flat(plain).tobytes() == state.tobytes(), next(differences(flat(plain), state))
            engine.legal(box, state, moves)
            assert list(moves.moves[: moves.count]) == listed
            assert all(engine.refusal(box, state, move) == 0 for move in listed[:3])
            walk_on(walk, engine, box, state, events)


def walk_on(walk: BoxWalk, engine: object, box: object, state: object, events: object) -> None:
    """The next move of the walk, made in the other form first."""
    dice = walk.dice.getstate()
    engine.play(box, state, events, walk.pick(walk.legal()))  # type: ignore[attr-defined]
    walk.dice.setstate(dice)
