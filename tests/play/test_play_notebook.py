"""In a notebook games and moves show themselves."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from bastide import Game, Move
from bastide.art import known_tiles, tile_svg

NAMES = ["base", "standard", "winter", "castle", "city"]


@pytest.mark.parametrize("name", NAMES)
def test_a_game_shows_its_board_from_beginning_to_end(name: str) -> None:
    game = Game.new(name, seed=3)
    for shown in (game, Game.new(name, deck=[]), Game.new(name, chance="explicit")):
        assert ElementTree.fromstring(shown._repr_svg_()).tag.endswith("svg")
    before = game._repr_svg_()
    game.play(game.moves()[0])
    assert game._repr_svg_() != before


def test_a_game_with_tiles_of_its_own_shows_them(tmp_path: Path) -> None:
    head = 'set = "own"\ntitle = "Own"\ntotal = 3\ncertainty = "published"\nprovenance = "a test"\n'
    tile = '[OWN]\ncount = 3\nstart = true\nsegments = ["road E W", "field NL NR EL WR", "field ER SL SR WL"]\n'
    file = tmp_path / "own.toml"
    file.write_text(head + tile)
    assert 'id="OWNN"' in Game.new("standard", tiles=file)._repr_svg_()


@pytest.mark.parametrize(
    ("text", "tile", "turn", "theme", "family"),
    [
        ("BG-D@1,0E", "BG-D", 1, "summer", "classic"),
        ("?WE-D", "WE-D", 0, "winter", "classic"),
        ("!GB-A", "GB-A", 0, "winter", "classic"),
        ("CA-n01@0,-4S", "CA-n01", 2, "summer", "castle"),
        ("CI-A-F@0,1W", "CI-A-F", 3, "summer", "city"),
    ],
)
def test_a_move_shows_its_tile_as_it_is_printed(text: str, tile: str, turn: int, theme: str, family: str) -> None:
    assert Move(text)._repr_svg_() == tile_svg(known_tiles(family)[tile], turn, theme, family)


@pytest.mark.parametrize("text", ["-", "m>E", "guard", "wall>cw", "use>1", "?w3", "XX-1@0,0N"])
def test_a_move_without_a_known_tile_shows_its_text(text: str) -> None:
    assert Move(text)._repr_svg_() is None
