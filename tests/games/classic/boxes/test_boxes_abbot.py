"""The Abbot: his tiles, what is refused at set-up, what is seen of him, and what numbers say of him."""

from pathlib import Path
from typing import Any

import pytest

from bastide import BadSetup, BadTiles, Game, catalogue
from bastide.core.events import Events
from bastide.core.record import dtype_of
from bastide.games.classic import engine
from bastide.games.classic.boxes.abbot.view import AbbotPlace
from bastide.games.classic.state import State
from bastide.games.options import choose, prepare
from bastide.play.view import plain
from bastide.sim.verify import verify

HOME = ["BG2-Ug", "BG-U", "BG-B", "BG-B"]
LARGE_BYTES = 20_172  # of a state before there were abbots
OWN = """\
set = "mine"
title = "Mine"
[M-1]
count = 3
start = true
segments = ["garden", "field NL NR EL ER SL SR WL WR"]
"""


def in_bag(**options: Any) -> dict[str, int]:
    prepared = prepare(choose("standard", **options))
    return {spec.name: prepared.state.bag[kind] for kind, spec in enumerate(prepared.specs)}


def test_each_garden_takes_the_place_of_a_tile_without() -> None:
    with_gardens, without = in_bag(boxes=["abbot"]), in_bag()
    exchanged = catalogue.boxes["abbot"].numbers["exchanged"]
    assert len(exchanged) == len(set(exchanged.values())) == 8
    gone = {name for name in without if with_gardens[name] == without[name] - 1}
    assert gone == set(exchanged.values())
    assert sum(with_gardens.values()) == sum(without.values()) == 71


def test_with_tiles_of_ones_own_gardens_are_added(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(OWN, "utf-8")
    assert sum(in_bag(boxes=["abbot"], tiles=path).values()) == 3 - 1 + 8
    with pytest.raises(BadTiles, match="tile M-1: a garden can be laid with the box abbot only"):
        Game.new("standard", tiles=path)


def test_a_tile_has_room_for_one_thing_in_its_middle(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(OWN.replace('"garden",', '"garden", "cloister",'), "utf-8")
    with pytest.raises(BadTiles, match='a tile has room for one "garden" or "cloister" only'):
        Game.new("standard", boxes=["abbot"], tiles=path)


def test_the_winter_edition_has_no_gardens() -> None:
    with pytest.raises(BadSetup) as caught:
        Game.new("winter", boxes=["abbot"])
    assert caught.value.code == "box-does-not-fit"


def test_six_players_have_room_for_all_figures_and_a_state_grows_by_nothing() -> None:
    boxes = catalogue.together(box.name for box in catalogue.boxes.values() if "standard" in box.games)
    assert Game.new("standard", 6, boxes, seed=1).state.figure_count == 66
    assert max(place + field.itemsize for field, place in dtype_of(State).fields.values()) == LARGE_BYTES


def drawn(figure: str) -> Game:
    laid = [f"BG2-Ug@1,0N {figure}>C", "BG-B@1,-1N 1:a>C"]
    return Game.new("standard", 2, ["abbot"], laid=laid, deck=["BG-U", "BG-U"])


def test_in_a_drawn_position_an_abbot_stands_on_a_garden_and_a_follower_does_not() -> None:
    game = drawn("0:a")
    game.play("BG-U@2,0N abbot<1,0.C")
    assert game.scores == (4, 0)
    with pytest.raises(BadSetup, match="this figure cannot stand on a garden"):
        drawn("0:m")


def test_a_view_says_where_abbots_stand_and_what_they_would_bring() -> None:
    game = Game.new("standard", 2, ["abbot"], deck=HOME)
    game.play("BG2-Ug@1,0N a>C")
    game.play("BG-U@2,0N -")
    abbots = game.seen(0).extras.abbot.abbots  # type: ignore[attr-defined]
    assert abbots == [AbbotPlace(x=1, y=0, tile=1, segment=1, kind="garden", worth=3), None]
    assert plain(game.seen(0))["supply"] == [{"m": 7, "a": 0}, {"m": 7, "a": 1}]
    game.play("BG-B@1,-1N abbot<1,0.C")
    assert game.scores == (4, 0)
    assert game.seen(0).extras.abbot.abbots == [None, None]  # type: ignore[attr-defined]


def test_numbers_for_a_mind_know_what_an_abbot_brings_at_the_end() -> None:
    game = Game.new("standard", 2, ["abbot", "traders"], deck=HOME)
    game.play("BG2-Ug@1,0N a>C")
    sheet, description, ended = engine.Sheet(), engine.Description(), game.state.copy()
    engine.describe(game.prepared.box, game.state, 0, sheet, description)
    engine.finish(game.prepared.box, ended, Events())
    assert description.lead == ended.score[0] - ended.score[1] == 2
    assert (description.claims[0].cloister, description.claims[0].mine, description.claims[0].worth) == (1, 1, 2)


def test_the_slow_twin_agrees_and_abbots_do_all_that_they_can() -> None:
    report = verify(choose("standard", ["abbot"], seats=2), 2, seed=5, compiled=False, player="random")
    assert report.faults == []
    assert report.events["came-home"] > 3
    assert report.ends.total() == 2
