"""The slow twin agrees with the rules in random games, and notices when something is wrong."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from bastide import Game
from bastide.core.board import BARRED
from bastide.core.events import Events
from bastide.core.geometry import cell_at
from bastide.core.moves import Verb, pack
from bastide.games.classic import engine
from bastide.games.options import choose
from bastide.oracle.classic import Twin, faults, final_points, majority
from bastide.sim.verify import verify

MIXES: list[tuple[str, dict[str, str], int]] = [
    ("standard", {}, 2),
    ("base", {}, 3),
    ("base", {"last_tile": "played", "hand": "2"}, 1),
    ("standard", {"fields": "by_city", "small_city": "2"}, 5),
    ("base", {"fields": "by_field", "unfinished": "points"}, 4),
]


@pytest.mark.parametrize(("name", "rules", "seats"), MIXES)
def test_random_games_agree_with_the_twin(name: str, rules: dict[str, str], seats: int) -> None:
    report = verify(choose(name, rules=rules, seats=seats), games=2, seed=1, compiled=False, player="random")
    assert report.faults == []
    assert report.games == 2
    assert report.moves > 2 * 140


@pytest.mark.parametrize(
    ("standing", "worth", "paid"),
    [({}, 5, {}), ({0: 1}, 5, {0: 5}), ({0: 1, 2: 1}, 5, {0: 5, 2: 5}), ({0: 1, 1: 2}, 5, {1: 5}), ({0: 1}, 0, {})],
)
def test_majorities(standing: dict[int, int], worth: int, paid: dict[int, int]) -> None:
    from collections import Counter

    assert +majority(Counter(standing), worth) == paid


def position() -> tuple[Any, Any, Any, int, Events]:
    """A game, the state before its last move, and that move, which completes a city with a knight in it."""
    game = Game.new("standard", 2, deck=["BG-G", "BG-U", "BG-E", "BG-B"], seed=1)
    game.play("BG-G@0,1E m>N BG-U@1,0N m>E BG-E@0,2S")
    before, events, move = game.state.copy(), Events(), pack(Verb.PASS, 0, 0, 0)
    engine.play(game.prepared.box, game.state, events, move)
    return game.prepared, game.state, before, move, events


def test_a_right_move_has_no_faults() -> None:
    prepared, state, before, move, events = position()
    assert list(state.score[:2]) == [6, 0]
    assert list(faults(prepared.specs, prepared.box, before, state, move, events)) == []


CHANGES: list[tuple[str, Callable[[Any], object]]] = [
    ("points", lambda state: state.score.__setitem__(0, 7)),
    ("points", lambda state: state.score.__setitem__(1, 1)),
    ("open sides", lambda state: setattr(state.segments[state.segments[5].feature], "open_sides", 9)),
    ("one feature", lambda state: setattr(state.segments[5], "feature", 2)),
    ("segments", lambda state: setattr(state.segments[state.segments[5].feature], "size", 9)),
    ("figures", lambda state: setattr(state.segments[state.segments[1].feature], "figures", 0)),
    ("scratch", lambda state: setattr(state.segments[3], "seen", 1)),
    ("gaps", lambda state: setattr(state, "gap_count", state.gap_count - 1)),
    ("stayed", lambda state: _stand_again(state)),
    ("lost or made", lambda state: state.bag.__setitem__(3, state.bag[3] + 1)),
    ("in the bag", lambda state: state.left.__setitem__(0, state.left[0] + 1)),
]


def _stand_again(state: Any) -> None:
    state.figures[0].segment = 0
    state.segments[state.segments[0].feature].figures += 1


@pytest.mark.parametrize(("word", "change"), CHANGES)
def test_the_twin_notices(word: str, change: Callable[[Any], object]) -> None:
    prepared, state, before, move, events = position()
    change(state)
    found = list(faults(prepared.specs, prepared.box, before, state, move, events))
    assert any(word in fault for fault in found), found


def test_the_twin_notices_a_gap_that_is_barred_or_free_for_nothing() -> None:
    """Six tiles lie, the last of them at -1,-2: a tile at -1,-1 would make a hole, one at 0,-1 would not."""
    deck = ["BG-U", *["BG-B"] * 6]
    game = Game.new("standard", 1, rules={"holes": "forbidden"}, deck=deck)
    game.play("BG-U@1,0N - BG-B@1,-1N - BG-B@1,-2N - BG-B@0,-2N -")
    before, move = game.state.copy(), pack(Verb.PLACE, game.notation.tiles["BG-B"], cell_at(-1, -2), 0)
    engine.play(game.prepared.box, game.state, Events(), move)
    for place, word in (((-1, -1), "not barred"), ((0, -1), "is barred")):
        state = game.state.copy()
        gap = -state.grid[cell_at(*place)] - 1
        state.gaps[gap].code ^= BARRED
        found = list(faults(game.prepared.specs, game.prepared.box, before, state, move, Events()))
        assert [fault for fault in found if str(place) in fault and word in fault]
    assert not list(faults(game.prepared.specs, game.prepared.box, before, game.state, move, Events()))


@pytest.mark.parametrize(
    ("rules", "points"),
    [
        ({"fields": "by_field"}, {0: 6, 1: 3}),
        ({"fields": "by_city"}, {0: 3}),
        ({"fields": "off"}, {}),
    ],
)
def test_the_final_scoring_of_one_position(rules: dict[str, str], points: dict[int, int]) -> None:
    game = Game.new("standard", 2, deck=["BG-G", "BG-E", "BG-B", "BG-U"], seed=1)
    game.play("BG-G@0,1E m>E BG-E@0,2S m>N BG-B@-1,1N m>E")
    box = Game.new("standard", 2, rules=rules).prepared.box
    figures = [(figure.owner, figure.kind, figure.segment) for figure in game.state.figures[:14]]
    assert +final_points(Twin(game.prepared.specs, box, game.state, figures)) == points


def test_verify_finds_a_rule_that_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a city paid one point more, verifying would say so."""
    from bastide.forms import form

    scoring = form("classic").module("games.classic.scoring")
    right = scoring.worth_of
    monkeypatch.setattr(scoring, "worth_of", lambda *things: right(*things) + 1)
    report = verify(choose("standard"), games=1, seed=random.Random(1).randrange(100), compiled=False)
    assert any("points" in fault for fault in report.faults)
