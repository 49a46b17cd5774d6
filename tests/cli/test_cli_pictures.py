"""Tiles and towns drawn with characters."""

import pytest
from rich.text import Text

from bastide import Game, catalogue
from bastide.cli.board import Board
from bastide.cli.picture import HUGE, LARGE, SMALL, Size, anchor, owners, picture, seat_style, turned
from bastide.core.tiles import TileSpec
from bastide.games.options import choose, prepare

SPECS = {spec.name: spec for spec in prepare(choose("standard", ["abbot"])).specs}
ALL = [spec for game in catalogue.games for spec in prepare(choose(game)).specs]


def drawn(spec: TileSpec, turn: int = 0, size: Size = LARGE) -> list[str]:
    return [line.plain for line in picture(spec, turn, size)]


def test_a_city_a_road_and_two_fields() -> None:
    assert drawn(SPECS["BG-D"]) == [
        ".▒▒▒▒▒▒▒.",
        "..▒▒▒▒▒..",
        "═════════",
        ".........",
        ".........",
    ]
    assert drawn(SPECS["BG-D"], 2, SMALL) == [
        ".......",
        "═══════",
        ".▒▒▒▒▒.",
    ]


def test_a_cloister_at_the_end_of_a_road() -> None:
    assert [line[3:6] for line in drawn(SPECS["BG-A"])] == ["...", "...", ".⌂.", ".║.", ".║."]


def test_a_garden_interrupts_no_road_and_stands_in_no_city() -> None:
    assert drawn(SPECS["BG2-Ug"], 0, SMALL) == ["...✿...", "═══════", "......."]
    assert drawn(SPECS["BG2-Rg"])[-1] == "▒...✿...▒"
    assert drawn(SPECS["BG2-Eg"])[2] == "....✿...."


def test_a_crossing_and_a_bend() -> None:
    assert drawn(SPECS["BG-X"], 0, SMALL) == ["...║...", "═══■═══", "...║..."]
    assert drawn(SPECS["BG-V"], 0, SMALL) == [".......", "═══╗...", "...║..."]


def test_a_shield_is_shown() -> None:
    assert "♦" in "".join(drawn(SPECS["BG-C"]))


def test_two_cities_that_touch_are_kept_apart() -> None:
    assert " " in "".join(drawn(SPECS["BG-I"]))


@pytest.mark.parametrize("size", [SMALL, LARGE, HUGE])
@pytest.mark.parametrize("turn", range(4))
def test_every_tile_can_be_drawn_and_every_segment_found(turn: int, size: Size) -> None:
    for spec in ALL:
        lines = drawn(spec, turn, size)
        assert [len(line) for line in lines] == [size.width] * size.height
        shown = owners(spec, turn, size)
        for segment, ports in enumerate(turned(spec, turn)):
            column, row = anchor(spec, turn, size, segment)
            assert 0 <= column < size.width
            assert 0 <= row < size.height
            if ports and size != SMALL:
                assert shown.get((column, row)) == segment, f"{spec.name} shows nothing of segment {segment}"


def test_the_town_has_coordinates_figures_and_open_places() -> None:
    game = Game.new("standard", deck=["BG-E", "BG-B"])
    game.play("BG-E@0,-1S m>W")
    text = Board(game.view(), game.prepared.specs, {(1, 0): "7-8"}).draw().plain
    lines = text.splitlines()
    assert lines[0].split() == ["0", "1"]
    assert "7-8" in lines[2]
    assert "1" in "".join(lines[4:])


def test_only_the_coordinates_are_dim() -> None:
    town = Board(Game.new("standard", deck=[]).view(), list(SPECS.values()), {}).draw()
    dim = "".join(town.plain[span.start : span.end] for span in town.spans if span.style == "dim")
    assert dim.split() == ["0", "0"]


def test_a_large_town_is_shown_around_the_last_tile() -> None:
    game = Game.new("standard", seats=1, deck=["BG-U"] * 12)
    for number in range(1, 13):
        game.play(f"BG-U@{number},0N -")
    board = Board(game.view(), game.prepared.specs, {})
    assert isinstance(board.draw(), Text)
    assert board.draw(60, 20).plain.splitlines()[0].split() == [str(number) for number in range(6, 13)]
    assert board.draw(200, 40).plain.count("\n") == LARGE.height
    assert board.draw(100, 40).plain.count("\n") == SMALL.height


def test_seats_have_the_colour_of_their_name() -> None:
    names = ["blue", "Ann", "yellow"]
    styles = [seat_style(names, seat) for seat in range(3)]
    assert len({style.bgcolor for style in styles if style.bgcolor}) >= 2
    assert styles[0] == seat_style(["red", "blue"], 1)
