"""Previews tell the truth: what the tile itself brings, to everybody, and what a follower adds to that."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from test_sight import GAMES, positions

from bastide import Game
from bastide.core.moves import PASS_MOVE
from bastide.table import previews


def played_out(game: Game, moves: Sequence[str]) -> tuple[int, ...]:
    """The scores once these moves are made and everybody passes until a tile is drawn or laid, by the game itself."""
    twin = game.copy()
    for text in moves:
        twin.play(text)
    while not twin.over and twin.turn is not None and PASS_MOVE in twin.packed_moves():
        twin.play("-")
    return twin.scores


@pytest.mark.parametrize("name", GAMES)
def test_a_preview_tells_what_then_happens(name: str) -> None:
    """What the tile brings and what each choice adds make what the whole step brings, for every seat."""
    for game in positions(name, seed=3, every=11):
        first = str(game.moves()[0])
        told = previews.preview(game, "x", [first], projected=True)
        if not told.options or told.options[-1].move.verb != "pass":
            continue
        brought = [points + more for points, more in zip(game.scores, told.now, strict=True)]
        assert brought == list(played_out(game, [first, "-"]))
        for option in told.options:
            whole = [points + more for points, more in zip(brought, option.now, strict=True)]
            assert whole == list(played_out(game, [first, option.move.move]))
        assert not any(told.options[-1].now)


def fixed(deck: Sequence[str], moves: str) -> Game:
    """A game with these tiles, after these moves."""
    game = Game.new("standard", ["Bruno", "Ada"], deck=deck, seed=1, chance="explicit")
    for text in ["", *moves.split()]:
        if text:
            game.play(text)
        while game.let_chance() is not None:
            pass
    return game


def test_a_follower_that_is_paid_at_once_adds_all_of_it() -> None:
    """The tile closes a city that nobody holds: by itself it brings nothing, the knight adds four points."""
    game = fixed(["BG-E", "BG-W"], "BG-E@0,1S")
    told = previews.preview(game, "x", [], projected=True)
    knight = next(option for option in told.options if option.move.role == "knight")
    assert (told.now, knight.now, knight.closes) == ([0, 0], [4, 0], True)
    assert {(part.x, part.y) for part in knight.parts} == {(0, 0), (0, 1)}


def test_what_a_tile_brings_a_rival_is_told_whatever_is_put_on_it() -> None:
    """Ada's tile closes Bruno's city: he is paid six points, and her farmer adds nothing to that."""
    game = fixed(["BG-G", "BG-E", "BG-W"], "BG-G@0,1E m>N")
    told = previews.preview(game, "x", ["BG-E@0,2S"], projected=True)
    paid = [(event.seat, event.what, event.amount) for event in told.events if event.kind == "scored"]
    assert (told.now, paid) == ([6, 0], [(0, "city", 6)])
    assert [option.now for option in told.options] == [[0, 0]] * len(told.options)
    assert {option.move.role for option in told.options} == {"farmer", None}


@pytest.mark.parametrize("name", GAMES)
def test_what_chance_would_turn_up_is_never_told(name: str) -> None:
    """A preview goes on without the sealed order: nothing drawn or turned up is among its events."""
    for game in positions(name, seed=5, every=9):
        for move in game.moves()[:4]:
            told = previews.preview(game, "x", [str(move)], projected=False)
            assert not {event.kind for event in told.events} & {"drawn", "discarded", "turned-up"}
