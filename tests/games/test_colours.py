"""Whoever is called red is drawn red, on every picture, in the terminal and on the page."""

import colorsys
import re

import pytest

from bastide import Game
from bastide.art import board_svg
from bastide.cli.picture import seat_style
from bastide.games.colours import COLOURS, SEEN, colours_of, contrast, ink_on, line_on
from bastide.play.game import seat_names
from bastide.table.typescript import PAPERS, typescript

OKABE_ITO = {"#000000", "#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7"}
HUES = {"red": (0, 30), "blue": (190, 250), "green": (90, 170), "yellow": (45, 65), "pink": (300, 345)}


@pytest.mark.parametrize(("name", "colour"), COLOURS.items())
def test_a_colour_is_what_it_is_called_and_safe_to_tell_apart(name: str, colour: str) -> None:
    hue, lightness, saturation = colorsys.rgb_to_hls(*(int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)))
    assert colour in OKABE_ITO
    if name == "black":
        assert lightness < 0.2
    else:
        low, high = HUES[name]
        assert low <= hue * 360 <= high
        assert saturation > 0.4


def test_seats_without_names_are_called_by_their_colours() -> None:
    assert colours_of(seat_names(6)) == list(seat_names(6)) == list(COLOURS)


@pytest.mark.parametrize(
    ("names", "colours"),
    [
        (["Ann", "Bob"], ["red", "blue"]),
        (["blue", "red"], ["blue", "red"]),
        (["Ann", "Red", "Bob"], ["blue", "red", "green"]),
        (["red", "RED", "Ann"], ["red", "blue", "green"]),
    ],
)
def test_who_is_named_after_a_colour_has_it(names: list[str], colours: list[str]) -> None:
    assert colours_of(names) == colours


@pytest.mark.parametrize("names", [["red", "blue"], ["blue", "red"], ["Ann", "red"]])
def test_pictures_and_terminal_draw_a_seat_in_its_colour(names: list[str]) -> None:
    game = Game.new("standard", seats=names, deck=["BG-U", "BG-U", "BG-B"])
    game.play("BG-U@1,0N m>E BG-U@-1,0N m>N")
    svg, wanted = board_svg(game.view()), [COLOURS[name] for name in colours_of(names)]
    for seat, kind in ((0, "standing"), (1, "lying")):
        symbol = re.search(f'<g id="{kind}-{seat}">.*?</g></g>', svg, re.S)
        assert symbol is not None
        assert wanted[seat] in symbol[0]
        assert wanted[1 - seat] not in symbol[0]
        paper = seat_style(names, seat).bgcolor
        assert paper is not None
        assert paper.name == wanted[seat]


def test_the_page_takes_its_colours_from_here() -> None:
    for name, colour in COLOURS.items():
        assert f'"{name}": {{ colour: "{colour}", ink: ' in typescript()


@pytest.mark.parametrize("colour", COLOURS.values())
def test_letters_are_read_on_a_colour_and_lines_in_it_are_seen_on_every_paper(colour: str) -> None:
    assert contrast(ink_on(colour), colour) >= 4.5
    for paper in PAPERS.values():
        line = line_on(colour, paper)
        assert contrast(line, paper) >= SEEN
        assert line == colour or contrast(colour, paper) < SEEN
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
