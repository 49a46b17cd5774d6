"""Positions drawn by hand: a grid of tiles and figures becomes a game like any other, or is refused with a sentence."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bastide import Game
from bastide.core.errors import BadRecord, BadSetup, BastideError
from bastide.games.options import choose
from bastide.sim.verify import verify

PAGE = (Path(__file__).parents[2] / "docs" / "puzzles.md").read_text("utf-8")
POSITION = re.findall(r"```position\n(.*?)```", PAGE, re.DOTALL)[0]


def test_the_position_of_the_page_is_a_game() -> None:
    game = Game.from_position(POSITION)
    assert {(tile["name"], tile["x"], tile["y"], tile["facing"]) for tile in game.view()["tiles"]} == {
        ("BG-D", 0, 0, "N"),
        ("BG-F", 0, 1, "E"),
        ("BG-U", -1, 0, "N"),
        ("BG-U", 1, 0, "N"),
    }
    assert (game.turn, game.scores, game.names) == (1, (3, 0), ("red", "blue"))
    assert [supply["m"] for supply in game.view()["supply"]] == [6, 6]
    game.play("BG-E@0,2S -")
    assert game.scores == (11, 0)
    assert game.view()["supply"][0]["m"] == 7
    game.undo()
    assert game.scores == (3, 0)
    again = Game.from_record(game.record())
    assert (again.state_bytes(), again.record()) == (game.state_bytes(), game.record())
    assert '[Laid "BG-F@0,1E red>N"]' in game.record()


def test_a_position_can_be_given_in_python_and_played_to_its_end() -> None:
    laid = ["BG-U@1,0N Ann_B>E", "BG-F@0,1E red:m>N"]
    game = Game.new("standard", ["red", "Ann B"], laid=laid, turn="Ann B", points=[3, 0], seed=4)
    assert game.names[game.turn or 0] == "Ann B"
    luck = random.Random(1)
    while not game.over:
        game.play(luck.choice(game.moves()))
    assert Game.from_record(game.record()).scores == game.scores
    assert len(game.view()["tiles"]) > 60


def test_half_sides_meet_as_they_do_in_a_game() -> None:
    half = 'set = "half"\ntitle = "Half"\n[H-1]\ncount = 2\nstart = true\n'
    tiles = half + 'segments = ["city NL", "field NR EL ER SL SR WL WR borders NL"]\n'
    with pytest.raises(BadSetup, match="does not continue its neighbour to the south"):
        Game.new("standard", 2, tiles=tiles, laid=["H-1@0,1S"])
    both = tiles + '[H-2]\ncount = 1\nsegments = ["city SR", "field NL NR EL ER SL WL WR borders SR"]\n'
    assert len(Game.new("standard", 2, tiles=both, laid=["H-2@0,1N"]).view()["tiles"]) == 2


def test_a_position_is_verified_with_the_slow_twin() -> None:
    options = choose("standard", laid=("BG-U@1,0N 1:m>E", "BG-F@0,1E 0:m>N"), turn=1, points=[3, 0])
    assert verify(options, 1, seed=3, compiled=False).faults == []


@pytest.mark.parametrize(
    ("laid", "sentence"),
    [
        ("BG-U", "a tile of a position is written like BG-U@1,0N, with figures as in red>E, not 'BG-U'"),
        ("XX-1@1,0N", "no set in play has a tile called 'XX-1'"),
        ("BG-U@40,0N", "BG-U@40,0N lies too far away: a position reaches 31 cells from 0,0"),
        ("BG-U@3,0N", "BG-U@3,0N lies apart from all other tiles, or where one lies already"),
        ("BG-U@0,0N", "BG-U@0,0N: the start tile is BG-D, facing N, and nobody stands on it"),
        ("BG-U@1,0E", "BG-U@1,0E does not continue its neighbour to the west"),
        ("BG-U@1,0N red>C", "BG-U@1,0N, on C: the tile has no such spot"),
        ("BG-U@1,0N red:x>E", "BG-U@1,0N, on E: there is no figure 'x'; there are: m, a, M, b, p"),
        ("BG-U@1,0N green>E", "there is no seat 'green'; there are: red, blue"),
        ("BG-U@1,0N red:M>E", "BG-U@1,0N, on E: seat 1 has no such figure left"),
        ("BG-E@0,1S red>S", "BG-E@0,1S, on S: the city is complete, so nobody stands there any more"),
        (["BG-C@0,1N", "BG-C@0,2N"], "more tiles BG-C are laid than there are"),
    ],
)
def test_a_position_that_cannot_be_is_refused(laid: str | list[str], sentence: str) -> None:
    with pytest.raises(BadSetup) as caught:
        Game.new("standard", 2, laid=[laid] if isinstance(laid, str) else laid)
    assert str(caught.value) == sentence


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"laid": 5}, "a position is a list of tiles"),
        ({"turn": 2}, "the turn is that of a seat"),
        ({"turn": "green"}, "there is no seat 'green'"),
        ({"points": [1]}, "points are a number from 0 to 999 for each seat"),
        ({"points": [-1, 0]}, "points are a number from 0 to 999 for each seat"),
        ({"laid": ["BG-U@1,0N"], "boxes": ["river"]}, "without boxes that lay tiles of their own"),
    ],
)
def test_wishes_about_positions_are_checked(wish: dict[str, Any], words: str) -> None:
    with pytest.raises(BastideError, match=words):
        Game.new("standard", 2, **wish)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda text: text.replace("*", ""), "line 8: one tile of the grid has a star: it lies at 0,0"),
        (lambda text: text.replace("BG-F E red>N", "BG-F"), "line 8: 'BG-F' is no tile as in BG-U N red>E"),
        (lambda text: text.replace("*BG-D N", "*BG-D S"), "line 9: BG-D@0,0S: the start tile is BG-D, facing N"),
        (lambda text: text.replace("BG-F E red>N", "BG-F E red>C"), "line 8: BG-F@0,1E, on C: the tile has no"),
        (lambda text: text.replace('"3 0"', '"three"'), "points are a number for each seat"),
        (lambda text: text.replace('[Turn "blue"]', '[Turn "green"]'), "there is no seat 'green'"),
    ],
)
def test_a_drawing_that_cannot_be_read_is_refused(change: Callable[[str], str], words: str) -> None:
    with pytest.raises(BadRecord, match=re.escape(words)):
        Game.from_position(change(POSITION))
