"""Positions of The Castle and The City drawn by hand: with walls, towers, guards, keeps and wall tiles, or refused."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from drawing import drawing

from bastide import Game
from bastide.core.errors import BadSetup, BastideError
from bastide.puzzles.collection import collection
from bastide.sim.verify import verify

PAGE = (Path(__file__).parents[2] / "docs" / "puzzles.md").read_text("utf-8")
DRAWN = {re.findall(r'Game "(\w+)"', text)[0]: text for text in re.findall(r"```position\n(.*?)```", PAGE, re.DOTALL)}
CASTLE, CITY = DRAWN["castle"], DRAWN["city"]


def test_the_castle_of_the_page_is_a_game() -> None:
    game = Game.from_position(CASTLE)
    castle = game.view()["castle"]
    assert (game.turn, game.scores) == (0, (6, 13))
    assert castle["keeps"] == [{"tiles": 2, "cell": [0, -7], "segment": 0}, None]
    assert castle["wall_tiles"] == [[], [{"number": 6, "usable": True}]]
    assert castle["unseen"]["6"] == 1
    assert [tower["scores"] for tower in castle["towers"] if not tower["wall_tile"]] == [[0, 1], [12, 13]]
    assert [supply["m"] for supply in game.view()["supply"]] == [5, 6]


def test_the_city_of_the_page_is_a_game() -> None:
    game = Game.from_position(CITY)
    city = game.view()["city"]
    wall = [(piece["piece"], piece["side"], piece["builder"], piece["guard"], piece["tower"]) for piece in city["wall"]]
    assert wall == [
        ("wall", "W", 0, 0, 1), ("gate", "W", 1, None, None), ("wall", "N", 0, 0, None), ("wall", "E", 1, None, None)
    ]  # fmt: skip
    assert (city["walls_left"], city["towers_left"], city["stacks"]) == (67, [6, 5], [0, 0, 19])
    assert [supply["m"] for supply in game.view()["supply"]] == [5, 5]
    assert city["ends"]["cw"] == {"x": 0, "y": 1, "side": "N"} or city["gap"] > 5


@pytest.mark.parametrize("family", ["castle", "city"])
def test_it_is_played_to_its_end_undone_and_told_as_a_record(family: str) -> None:
    game, luck = Game.from_position(DRAWN[family]), random.Random(5)
    before = game.state_bytes()
    again = Game.from_record(game.record())
    assert (again.state_bytes(), again.record()) == (before, game.record())
    while not game.over:
        game.play(luck.choice(game.moves()))
    assert Game.from_record(game.record()).state_bytes() == game.state_bytes()
    assert game.after(0).state_bytes() == Game.from_position(DRAWN[family]).after(0).state_bytes()


@pytest.mark.parametrize("family", ["castle", "city"])
def test_the_slow_twin_agrees(family: str) -> None:
    options = Game.from_position(DRAWN[family]).prepared.options
    assert verify(options, 1, seed=3, compiled=False, player="random").faults == []


def _beginnings() -> list[str]:
    """Positions of real games of The Castle and The City."""
    names = [name for name, puzzle in collection().items() if puzzle.game in ("castle", "city")]
    return names[::6]


def _seen(game: Game) -> dict[str, Any]:
    """All that can be seen, in an order that does not depend on who came first."""
    view = game.view()
    view["tiles"].sort(key=lambda tile: (tile["x"], tile["y"]))
    for tile in view["tiles"]:
        tile["figures"].sort(key=lambda figure: (figure["seat"], figure["segment"]))
    view.get("city", {}).get("barred", []).sort()
    return view


@pytest.mark.parametrize("name", _beginnings())
def test_a_real_position_drawn_by_hand_is_the_same(name: str) -> None:
    game = Game.from_record(collection()[name].record)
    draws = [at for at, played in enumerate(game.played) if str(played.text).startswith("?C")]
    game = game.after(draws[-1])
    assert _seen(Game.from_position(drawing(game))) == _seen(game)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("CA-p12 S", "CA-p12 N", "line 12: CA-p12@2,-9N does not continue its neighbour to the"),
        ("| CA-n10 S  ", "| CA-n10 S |  | CA-n12 S |  ", "CA-n12@2,-6S lies apart from all other tiles"),
        ("*0,-9", "*-1,-9", "line 9: CA-n10@-1,-6S: tiles lie inside the wall only"),
        ("*0,-9", "*1,-4", "lies apart from all other tiles, or where one lies already"),
        ("red:keep>WL", "red:keep>C", "line 10: CA-n14@0,-7W, on C: a keep stands on a house"),
        ("red:keep>WL", "red:keep>WL red:keep>WL", "CA-n14@0,-7W, on WL: seat 1 has one keep only"),
        ("red:keep>WL", "red>WL", "CA-n14@0,-7W, on WL: the house is complete, so nobody stands there any more"),
        ("red>E", "red>N", "CA-t06@0,-9S, on N:"),
        ("red>E", "red:guard>E", "there is no figure 'guard'; there are: m, keep"),
        ("taken=[12]", "taken=[14]", "no wall tile lies at 14 of the score track"),
        ("taken=[12]", "taken=[12, 30]", "2 towers gave their wall tiles, but 1 are held or used"),
        ("taken=[12]", "taken=[200]", "'taken' is a list of numbers from 0 to 99"),
        ("[[], [6]]", "[[], [10]]", "'held' is a list of numbers from 1 to 9"),
        ("[[], [6]]", "[6]", "'held' is a list of wall tiles for each seat"),
        ('"6 13"', '"30 13"', "a marker stands at 30, so the wall tile of this tower is taken"),
    ],
)
def test_a_castle_that_cannot_be_is_refused(old: str, new: str, sentence: str) -> None:
    assert old in CASTLE
    with pytest.raises(BastideError) as caught:
        Game.from_position(CASTLE.replace(old, new))
    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("CI-F-G S", "CI-F-G E", "line 10: CI-F-G@1,1E does not continue its neighbour to the west"),
        ("blue:gate>W", "", "a wall begins at the gate, and there is one gate, not 0"),
        ("red:wall>W", "", "line 10: CI-G1-F@0,1E, on W: a tower stands on a wall, and there is none"),
        ("red:wall>N", "", "line 9: CI-K-G@0,2E, on E: this wall does not go on from the gate"),
        ("red:wall>W", "red:wall>E", "line 10: CI-G1-F@0,1E, on E: a wall stands between a tile and the outside"),
        ("red:wall>W", "red:wall>WL", "a wall is at a side of a tile: N, E, S, W"),
        ("blue:tower>W", "blue:tower>W red:tower>W", "on W: a tower stands there already"),
        ("red:guard>W", "red:guard>W blue:guard>W", "on W: a guard stands there already"),
        (
            "gate>W red:wall>N red:guard>N blue:wall>E",
            "gate>N red:wall>W red:guard>W blue:wall>E blue:guard>E",
            "line 9: CI-K-G@0,2E, on E: a guard stands exactly opposite, at the other end of the row",
        ),
        ("*CI-P-FG N", "*CI-P-FG N red:wall>W red:wall>S", "so few walls are missing that the game is over"),
        ("blue>NL red", "green>NL red", "there is no seat 'green'; there are: red, blue"),
        ("*CI", "*1,1 CI", "no tile lies at 0,0, where the first of all lies"),
    ],
)
def test_a_city_that_cannot_be_is_refused(old: str, new: str, sentence: str) -> None:
    assert old in CITY
    with pytest.raises(BastideError) as caught:
        Game.from_position(CITY.replace(old, new))
    assert sentence in str(caught.value)


def test_no_more_tiles_lie_there_than_there_are() -> None:
    with pytest.raises(BadSetup, match="more tiles CA-n10 are laid than there are"):
        Game.new("castle", 2, laid=[f"CA-n10@0,-{row}N" for row in range(4, 8)])
    with pytest.raises(BadSetup, match="more tiles CI-B1-F are laid than there are"):
        Game.new("city", 2, laid=["CI-B1-F@0,0N", "CI-B1-F@1,0N"])


def test_wall_tiles_belong_to_a_position() -> None:
    with pytest.raises(BadSetup, match="'held' goes with a position that is drawn"):
        Game.new("castle", 2, held=[[1], []])
    laid = ["CA-p12@2,-9S"]
    with pytest.raises(BadSetup, match="more wall tiles 1 lie on the towers than nobody has seen"):
        Game.new("castle", 2, laid=laid, held=[[1], []], taken=[30], wall_tiles=[1, 2, 1, *range(2, 10), 3, 4])
