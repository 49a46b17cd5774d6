"""What pages are shown: moves in parts, events, previews and aids, in every game."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bastide import Game, catalogue
from bastide.core.moves import Verb, verb_of
from bastide.table import aids, previews, sight

GAMES = [*sorted(catalogue.games), "winter with all boxes"]
PAYS_AT_CITIES = {"base"}
"""The oldest rules pay nothing for what is unfinished, and farmers at the cities."""


def new_game(name: str, seed: int) -> Game:
    """A game by its name, plain or with all its boxes."""
    game, _, boxed = name.partition(" with ")
    boxes = catalogue.together(box.name for box in catalogue.boxes.values() if boxed and game in box.games)
    return Game.new(game, catalogue.games[game].seats[0], boxes, seed=seed, chance="explicit")


def positions(name: str, seed: int = 2, every: int = 7) -> Iterator[Game]:
    """Some positions of a random game, in which a player has to choose."""
    game = new_game(name, seed)
    chance = random.Random(seed)
    number = 0
    while not game.over:
        if game.let_chance() is not None:
            continue
        if number % every == 0:
            yield game
        number += 1
        game.play(chance.choice(game.moves()))


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_is_told_once_in_parts(name: str) -> None:
    for game in positions(name):
        choice = sight.choice_shape(game, mine=True, thinking=False)
        assert choice is not None
        placed = [turn.move for place in choice.placements for turn in place.turns]
        told = placed + [move.move for move in choice.others]
        assert sorted(told) == sorted(str(move) for move in game.moves())
        for place in choice.placements:
            for turn in place.turns:
                assert turn.move == f"{place.tile}@{place.x},{place.y}{turn.facing}"
        for move in choice.others:
            if move.verb == "put" and move.spot is not None:
                assert move.move == f"{move.figure}>{move.spot}"
                assert move.role
                assert None not in (move.x, move.y, move.segment)


def test_a_choice_among_features_tells_what_they_are() -> None:
    deck = ["CA-n13", "CA-n08", "CA-n08", "CA-n08", "CA-n14", "CA-n06", "CA-n01"]
    game = Game.new("castle", deck=deck)
    game.play("CA-n13@0,-4E m>E CA-n08@0,-3N - CA-n08@1,-3N - CA-n08@2,-3N - CA-n14@2,-4W m>W CA-n06@1,-4N -")
    shapes = [sight.move_shape(game, move) for move in game.packed_moves()]
    assert sorted((shape.piece, shape.feature) for shape in shapes) == [("score", "house"), ("score", "tower")]


@pytest.mark.parametrize("name", GAMES)
def test_looking_ahead_changes_nothing(name: str) -> None:
    for game in positions(name, every=9):
        before, history = game.state_bytes(), game.history
        for move in game.moves()[:3]:
            preview = previews.preview(game, "x", [str(move)], projected=True)
            assert len(preview.now) == len(preview.end) == len(game.names)
        aids.ended(game, "x")
        aids.areas(game, "x")
        aids.dead(game, "x")
        aids.left(game, "x")
        assert game.state_bytes() == before
        assert game.history == history


@pytest.mark.parametrize("name", GAMES)
def test_the_score_if_it_ended_now_is_that_of_finish(name: str) -> None:
    for game in positions(name, every=13):
        ended = aids.ended(game, "x")
        assert ended.scores == list(game.if_it_ended()[0])
        gained = [0] * len(game.names)
        for event in ended.events:
            assert event.seat is not None
            gained[event.seat] += event.amount
        assert [points + more for points, more in zip(game.scores, gained, strict=True)] == ended.scores


@pytest.mark.parametrize("name", GAMES)
def test_areas_cover_every_segment_once(name: str) -> None:
    for game in positions(name, every=15):
        parts = [(part.x, part.y, part.segment) for area in aids.areas(game, "x").areas for part in area.parts]
        assert len(parts) == len(set(parts)) == game.state.segment_count
        for area in aids.areas(game, "x").areas:
            assert all(area.figures[seat] for seat in area.holders)


@pytest.mark.parametrize("name", GAMES)
def test_an_area_tells_its_size_and_what_it_would_pay(name: str) -> None:
    found = 0
    for game in positions(name, every=15):
        told = aids.areas(game, "x").areas
        silent = aids.areas(game, "x", projected=False).areas
        gained = [0] * len(game.names)
        for event in aids.ended(game, "x").events:
            gained[event.seat or 0] += event.amount
        for area, other in zip(told, silent, strict=True):
            assert area.tiles == len({(part.x, part.y) for part in area.parts})
            assert other.points == []
            assert {seat for seat, points in enumerate(area.points) if points} <= set(area.holders)
            found += any(area.points)
        assert all(sum(area.points[seat] for area in told) <= gained[seat] for seat in range(len(gained)))
    assert bool(found) == (name not in PAYS_AT_CITIES)


@pytest.mark.parametrize("name", GAMES)
def test_odds_of_the_next_tile_are_those_of_chance(name: str) -> None:
    game = new_game(name, 4)
    seen = 0
    while not game.over and seen < 5:
        chances = {str(move)[1:]: share for move, share in game.chances() if str(move).startswith("?")}
        if len(chances) > 1 and set(chances) <= set(game.notation.tiles):
            odds = {tile.tile: tile.odds for tile in aids.left(game, "x").tiles if tile.odds}
            assert odds == pytest.approx(chances, abs=1e-4)
            seen += 1
        if game.let_chance() is None:
            game.play(game.moves()[0])


def test_dead_cells_are_those_where_no_placement_can_be() -> None:
    for game in positions("standard", every=20):
        dead = {(cell.x, cell.y) for cell in aids.dead(game, "x").cells}
        legal = [move for move in game.packed_moves() if verb_of(move) == Verb.PLACE]
        cells = {(shape.x, shape.y) for shape in (sight.move_shape(game, move) for move in legal)}
        assert not dead & cells


def test_events_tell_the_segment_they_are_about() -> None:
    found = 0
    for game in positions("standard", every=30):
        for event in game.events:
            shape = sight.event_shape(game, event)
            if shape.spot is not None:
                assert shape.segment is not None
                found += 1
    assert found


def test_equal_positions_have_equal_fingerprints() -> None:
    one = Game.new("standard", ["a", "b"], seed=5)
    other = Game.new("standard", ["c", "d"], seed=5)
    assert sight.fingerprint(one) == sight.fingerprint(other)
    other.play(other.moves()[0])
    assert sight.fingerprint(one) != sight.fingerprint(other)
