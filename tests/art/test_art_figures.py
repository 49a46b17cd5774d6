"""Figures and letters: known without colour, drawn without a font."""

import io
import string
from importlib import import_module
from itertools import combinations
from xml.etree import ElementTree

import pytest
from PIL import Image, ImageChops

from bastide.art import COLOURS, figure_kinds, figure_svg, png
from bastide.art.figures import ink_on
from bastide.art.letters import GLYPHS, glyph, letters
from bastide.art.looks import figures
from bastide.games import catalogue
from bastide.games.words import Words

WANTED = figure_kinds()


def shape(kind: str) -> Image.Image:
    """The bare silhouette of a figure: dark on light, one grey for all."""
    text = figure_svg(kind, "#808080")
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-18 -20 36 36">{text}</svg>'
    return Image.open(io.BytesIO(png(svg, 60))).getchannel("A").point(lambda value: 255 if value > 128 else 0)


def test_there_is_a_figure_for_everything_that_stands_on_a_board() -> None:
    ours = {"standing", "lying", "large", "builder", "pig", "guard", "keep", "count", "gingerbread", "tower"}
    assert set(figure_kinds()) >= ours
    letters_of = {letter for name in catalogue.families for letter in words_of(name).figures.values()}
    assert letters_of == {figure.sign for figure in figures().values() if figure.sign}


def words_of(family: str) -> Words:
    """The words of a family with all its boxes."""
    words: Words = import_module(f"bastide.games.{family}.words").WORDS
    return words


@pytest.mark.parametrize(("one", "other"), list(combinations(sorted(WANTED), 2)))
def test_figures_differ_by_their_outline(one: str, other: str) -> None:
    difference = ImageChops.difference(shape(one), shape(other))
    assert difference.histogram()[255] > 60


@pytest.mark.parametrize("kind", sorted(WANTED))
def test_players_differ_by_pattern_alone(kind: str) -> None:
    drawn = {figure_svg(kind, COLOURS[0], "A", pattern) for pattern in range(6)}
    assert len(drawn) == (1 if figures()[kind].colour else 6)
    for text in drawn:
        ElementTree.fromstring(text)


def test_letters_can_be_read_on_every_colour() -> None:
    def light(colour: str) -> float:
        wide = colour if len(colour) == 7 else "#" + "".join(2 * digit for digit in colour[1:])
        parts = [int(wide[place : place + 2], 16) / 255 for place in (1, 3, 5)]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    for colour in COLOURS:
        bright, dark = sorted((light(colour), light(ink_on(colour))), reverse=True)
        assert (bright + 0.05) / (dark + 0.05) >= 3


def test_every_letter_and_digit_is_drawn() -> None:
    assert set(string.ascii_uppercase + string.digits) <= set(GLYPHS)
    assert glyph("é") == GLYPHS["E"]
    assert glyph("愛") == GLYPHS["?"]
    ElementTree.fromstring(letters("Ada 12", 0, 0, 8, "#000"))


def test_an_unknown_figure_is_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match="there is no figure"):
        figure_svg("dragon", COLOURS[0])
