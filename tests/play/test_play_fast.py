"""A game on compiled rules is the same game: moves, events, records, refusals, and what others look at."""

from importlib import import_module
from random import Random
from typing import Any

import pytest

from bastide import Game, IllegalMove
from bastide.forms import compiler_available
from bastide.games.options import choose, prepare
from bastide.play import flat
from bastide.play.flat import STEPS, FlatPosition
from bastide.play.move import Move
from bastide.play.position import PlainPosition


def at(name: str, seed: int, warm: bool) -> Game:
    """A game on plain or on compiled rules."""
    prepared = prepare(choose(name))
    if warm:
        flat.READY.warm_up(prepared, import_module(f"bastide.games.{prepared.options.game.family}.engine"))
    return Game(prepared, ("ada", "bob"), seed, explicit=False)


def facts(game: Game) -> tuple[Any, ...]:
    return game.history, game.events, game.moves(), game.record(), game.scores, game.turn, game.view(0), game.key()


@pytest.fixture(scope="module")
def pair() -> tuple[Game, Game]:
    """The same game on both, some way into it."""
    return play_on(at("standard", 11, False), 60), play_on(at("standard", 11, True), 60)


def play_on(game: Game, moves: int) -> Game:
    dice = Random(3)
    for _ in range(moves):
        game.play(dice.choice(game.moves()))
    return game


compiled = pytest.mark.skipif(not compiler_available(), reason="no compiler")


@compiled
def test_both_play_the_same_game(pair: tuple[Game, Game]) -> None:
    plain, fast = pair
    assert isinstance(plain._position, PlainPosition)
    assert isinstance(fast._position, FlatPosition)
    assert facts(plain) == facts(fast)
    assert plain.state_bytes() == fast.state_bytes()
    assert (plain.if_it_ended()[0], list(plain.if_it_ended()[1])) == (
        fast.if_it_ended()[0],
        list(fast.if_it_ended()[1]),
    )


@compiled
def test_both_refuse_alike(pair: tuple[Game, Game]) -> None:
    for text in ("BG-U@0,0N", "BG-A@40,40N", "m>E", "-", "BG-U@1,0N"):
        refusals = []
        for game in pair:
            with pytest.raises(IllegalMove) as caught:
                game.copy().play(text + " ?BG-A")
            refusals.append((caught.value.code, str(caught.value)))
        assert refusals[0] == refusals[1]


@compiled
def test_who_looks_at_the_state_may_change_it_and_nothing_is_lost(pair: tuple[Game, Game]) -> None:
    fast = pair[1].copy()
    fast.state.score[0] += 7
    assert fast.scores[0] == pair[1].scores[0] + 7
    assert isinstance(fast._position, PlainPosition)
    assert isinstance(pair[1]._position, FlatPosition)
    assert play_on(fast, 3).history[: len(pair[1].history)] == pair[1].history


@compiled
def test_copies_undo_and_trying_leave_the_game_as_it_was(pair: tuple[Game, Game]) -> None:
    fast = pair[1]
    before = facts(fast)
    play_on(fast.copy(), 5)
    with fast.trying():
        told = fast.play(fast.moves()[0])
    assert facts(fast) == before
    assert next(event.kind for event in told) in ("placed", "put", "scored")
    twin = fast.copy()
    twin.play(twin.moves()[0])
    twin.undo()
    assert (twin.history, twin.scores, twin.moves()) == (fast.history, fast.scores, fast.moves())
    assert STEPS in fast.prepared.kept


def test_the_same_wish_is_prepared_once() -> None:
    one, other = Game.new("standard", seed=1), Game.new("standard", seed=2)
    assert one.prepared is other.prepared
    assert Game.new("standard", seats=3).prepared is not one.prepared
    assert Game.new("standard", rules={"fields": "off"}).prepared is not one.prepared


def test_a_copy_goes_its_own_way() -> None:
    game = play_on(Game.new("standard", seed=4), 10)
    twin, before = game.copy(), facts(game)
    play_on(twin, 4)
    twin.state.score[0] = 99
    assert facts(game) == before


def test_positions_are_known_whatever_the_order_of_moves() -> None:
    deck = ["BG-U", "BG-U", "BG-U", "BG-U"]
    one, other, third = (Game.new("standard", deck=deck) for _ in range(3))
    one.play("BG-U@1,0N - BG-U@-1,0N -")
    other.play("BG-U@-1,0N - BG-U@1,0N -")
    third.play("BG-U@1,0N - BG-U@2,0N -")
    assert one.key() == other.key() != third.key()
    assert one.copy().key() == one.key()
    one.play(one.moves()[0])
    assert one.key() != other.key()


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("BG-U@1,-2N", ("place", "BG-U", 1, -2, "N", None, None)),
        ("m>EL", ("put", None, None, None, None, "m", "EL")),
        ("M<castle", ("bring-out", None, None, None, None, "M", "castle")),
        ("-", ("pass", None, None, None, None, None, None)),
        ("?BG-U", ("draw", "BG-U", None, None, None, None, None)),
        ("!BG-C", ("discard", "BG-C", None, None, None, None, None)),
        ("ginger>2,1.N", ("ginger", None, 2, 1, None, None, "N")),
        ("wall>cw", ("wall", None, None, None, None, None, "cw")),
        ("guard", ("guard", None, None, None, None, None, None)),
    ],
)
def test_a_move_tells_its_parts(text: str, parts: tuple[Any, ...]) -> None:
    move = Move(text)
    assert (move.kind, move.tile, move.x, move.y, move.facing, move.figure, move.spot) == parts
