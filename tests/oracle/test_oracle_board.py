"""The slow twin of the board, against positions worked out by hand."""

from typing import Any

import pytest

from bastide import Game
from bastide.oracle.board import Board, Place


def board(deck: str, moves: str, **options: Any) -> Board:
    """The board after some moves."""
    game = Game.new("standard", 1, deck=[f"BG-{letter}" for letter in deck], **options)
    game.play(moves)
    return Board(game.prepared.specs, game.state)


def sizes(town: Board, kind: str) -> list[int]:
    """Tiles of each feature of a kind."""
    features = [one for one in town.features() if town.segment(one[0]).kind == kind]
    return sorted(len({place for place, _ in feature}) for feature in features)


def open_sides(town: Board, kind: str) -> list[int]:
    return sorted(town.open_sides(one) for one in town.features() if town.segment(one[0]).kind == kind)


def test_the_start_tile_alone() -> None:
    town = Board(*_fresh())
    assert town.gaps() == {(0, 1), (1, 0), (0, -1), (-1, 0)}
    assert open_sides(town, "city") == [1]
    assert open_sides(town, "road") == [2]
    assert open_sides(town, "field") == [2, 3]


def _fresh() -> tuple[Any, Any]:
    game = Game.new("standard", 1, deck=["BG-U"])
    return game.prepared.specs, game.state


def test_features_join_across_borders() -> None:
    town = board("UUE", "BG-U@1,0N - BG-U@-1,0N - BG-E@0,1S -")
    assert sizes(town, "road") == [3]
    assert sizes(town, "city") == [2]
    assert sizes(town, "field") == [1, 3, 3]
    assert open_sides(town, "city") == [0]
    assert open_sides(town, "road") == [2]


def test_a_feature_may_hold_two_segments_of_a_tile() -> None:
    town = board("INNNB", "BG-I@0,-1S - BG-N@1,-1W - BG-N@1,-2N - BG-N@0,-2E -")
    city = next(one for one in town.features() if len(one) == 5 and town.segment(one[0]).kind == "city")
    assert len({place for place, _ in city}) == 4
    assert town.open_sides(city) == 0


def test_a_cloister_counts_the_cells_around_it() -> None:
    town = board("BB", "BG-B@0,-1N - BG-B@1,-1N -")
    assert open_sides(town, "cloister") == [6, 6]


@pytest.mark.parametrize(("place", "hole"), [((-1, -1), True), ((0, -1), False), ((2, -2), False), ((-1, 0), False)])
def test_holes_by_flood(place: Place, hole: bool) -> None:
    town = board("UBBBBB", "BG-U@1,0N - BG-B@1,-1N - BG-B@1,-2N - BG-B@0,-2N - BG-B@-1,-2N -")
    assert town.makes_hole(place) == hole


def test_towns_are_unwrapped_from_the_grid() -> None:
    moves = " ".join(f"BG-U@{x},0N -" for x in range(1, 51))
    town = board("U" * 51, moves)
    assert {x for x, _ in town.places} == set(range(51))
    assert sizes(town, "road") == [51]
