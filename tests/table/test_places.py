"""Places travel as data: what a choice is about, and where events happened, in every game."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from test_sight import GAMES, new_game

from bastide import Game
from bastide.core.moves import PASS_MOVE, Verb, verb_of
from bastide.table import shapes, sight


def place(thing: shapes.Move | shapes.Event) -> tuple[int | None, int | None, str | None]:
    """Cell and side."""
    return thing.x, thing.y, thing.side


def choices(name: str, seeds: range) -> Iterator[Game]:
    """Every position of some games in which a player has to choose; he builds what he can and spares followers."""
    for seed in seeds:
        game, chance = new_game(name, seed), random.Random(seed)
        while not game.over:
            if game.let_chance() is not None:
                continue
            yield game
            packed = game.packed_moves()
            sparing = [PASS_MOVE] if PASS_MOVE in packed and chance.random() < 0.5 else packed
            game.apply(chance.choice([move for move in packed if verb_of(move) == Verb.BUILD] or sparing))


def test_what_is_built_stands_where_its_choice_said() -> None:
    """Also the guard, whose move names no wall, and the ends of the wall, which are only called by their names."""
    built = set()
    for game in choices("city", range(8)):
        for move in (move for move in game.packed_moves() if verb_of(move) == Verb.BUILD):
            shape, start = sight.move_shape(game, move), len(game.events)
            with game.trying():
                game.apply(move)
                event = next(event for event in game.events[start:] if event.kind == shape.piece)
                assert place(sight.event_shape(game, event)) == place(shape)
            assert shape.side is not None
            built.add(shape.piece)
    assert built == {"gate", "wall", "guard", "tower"}


def test_a_wall_tile_tells_what_it_would_double() -> None:
    """The tower or house that is about to be scored."""
    doubled = set()
    for game in choices("castle", range(4)):
        game.state.held[2], game.state.held[3] = 1, 1  # of the first seat: a tower twice, a house twice
        for shape in (sight.move_shape(game, move) for move in game.packed_moves()):
            if shape.piece == "use" and shape.number in (2, 3):
                assert (shape.feature == "tower") == (shape.number == 2)
                assert None not in (shape.x, shape.y, shape.segment)
                doubled.add(shape.feature)
    assert doubled == {"tower", "house"}


@pytest.mark.parametrize("name", GAMES)
def test_events_tell_cell_side_and_segment_as_data(name: str) -> None:
    """The same as their text, and a scored feature with all of its parts."""
    game, chance = new_game(name, 1), random.Random(1)
    while not game.over:
        if game.let_chance() is None:
            game.play(chance.choice(game.moves()))
    for event in game.events:
        shape = sight.event_shape(game, event)
        assert (shape.x is None) == (event.place is None)
        if event.kind == "scored" and shape.segment is not None:
            assert shapes.Part(shape.x or 0, shape.y or 0, shape.segment) in shape.parts
        written = f"{shape.x},{shape.y}{shape.facing or ''}"
        part = shape.side or shape.spot
        assert event.place is None or event.place == (f"{written}.{part}" if part else written)
