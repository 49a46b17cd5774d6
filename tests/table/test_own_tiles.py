"""Tiles of one's own at a table: looked at before, played with, kept with the record, within the server's limits."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from at_the_table import Guest, Visitors, play_on, run, serving

from bastide import Game
from bastide.core.tiles import parse
from bastide.games.tile_sets import vocabulary_of

PAGE = (Path(__file__).parents[2] / "docs" / "tiles.md").read_text("utf-8")
HAMLET = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)[0]
FIELD = "field NL NR EL ER SL SR WL WR"
SMALL = f"""
set = "small"
title = "Small"
[S-1]
count = 1
start = true
segments = ["{FIELD}"]
[S-2]
count = 5
segments = ["cloister", "{FIELD}"]
"""
STANDARD = {"game": "standard", "seats": 2}


def look(visitor: Guest, text: str, only: bool = False, **setup: Any) -> dict[str, Any]:
    wish = {"setup": {**STANDARD, **setup}, "tiles": {"text": text, "only": only}}
    status, seen = visitor.call("POST", "/api/tiles", wish)
    assert status == 200, seen
    return dict(seen)


def many(kinds: int) -> str:
    tiles = "".join(f'[X-{kind}]\ncount = 1\nsegments = ["{FIELD}"]\n' for kind in range(kinds))
    return f'set = "many"\ntitle = "Many"\n{tiles}'


def test_a_set_is_drawn_at_once_and_its_faults_are_told_with_their_lines(visitor: Visitors) -> None:
    seen = look(visitor(), HAMLET)
    assert (seen["title"], seen["total"], seen["faults"]) == ("Hamlet", 9, [])
    told = [(tile["name"], tile["count"], tile["line"]) for tile in seen["tiles"]]
    assert told[:2] == [("HA-1", 2, 4), ("HA-2", 2, 8)]
    assert all(tile["picture"].startswith("<svg") for tile in seen["tiles"])
    wrong = HAMLET.replace("road N S", "road N South").replace("count = 3", "count = 0")
    faults = look(visitor(), wrong)["faults"]
    assert [(fault["line"], fault["tile"]) for fault in faults] == [(21, "HA-4"), (24, "HA-5")]
    alone = look(visitor(), HAMLET, only=True)
    assert "start = true" in alone["faults"][0]["sentence"]
    assert len(alone["tiles"]) == 5


def test_what_a_set_does_to_the_game_is_told(visitor: Visitors) -> None:
    """Sides that nothing continues, and kinds that no tile ends: among all tiles that are played with."""
    head = 'set = "ring"\ntitle = "Ring"\n[R-1]\ncount = 3\nstart = true\n'
    ring = head + 'segments = ["city N E", "field SL SR WL WR"]\n'
    road = '[R-2]\ncount = 1\nsegments = ["road N", "field NL NR EL ER SL SR WL WR"]\n'
    seen = look(visitor(), ring + road, only=True)
    assert seen["faults"] == []
    told = [(one["code"], one["tile"], one["side"], one["kind"]) for one in seen["remarks"]]
    assert told == [("alone", "R-2", "N", "road"), ("endless", "", "", "city")]
    assert look(visitor(), ring + road)["remarks"] == []


def test_a_file_of_the_server_cannot_be_read_so(visitor: Visitors) -> None:
    assert look(visitor(), "/etc/passwd")["faults"][0]["sentence"].startswith("this is not TOML")
    for text in ("base", "/etc/passwd"):
        status, answer = visitor().call("POST", "/api/tables", {"setup": STANDARD, "tiles": {"text": text}})
        assert (status, answer["code"]) == (400, "bad-tiles")


def test_a_game_with_tiles_of_ones_own_is_drawn_told_kept_and_played_again(visitor: Visitors) -> None:
    async def play() -> None:
        ada, bruno = visitor(), visitor()
        slug = ada.make_table("standard", tiles={"text": SMALL, "only": True}, setup={"watch": False})
        paths = [f"/api/tables/{slug}/art/0/summer/S-2/E.svg", f"/api/tables/{slug}/art/0/shapes/S-2/E.json"]
        drawn = [ada.call("GET", f"{paths[0]}{variant}")[1] for variant in ("", "?variant=0", "?variant=1")]
        assert drawn[0] == drawn[1] != drawn[2]
        bruno.sit(slug, "Bruno")
        looks = [await ada.look(slug), await bruno.look(slug)]
        assert looks[0].state["tiles"] == ["Small"]
        for look in looks:
            await look.until(lambda state: state["phase"] == "playing")
        await play_on(looks, 100, random.Random(1))
        assert looks[0].state["phase"] == "over"
        status, shapes = ada.call("GET", paths[1])
        assert [part["kind"] for part in shapes["segments"]] == ["cloister", "field"]
        assert visitor().call("GET", paths[0])[0] == 403
        for missing in ("BG-D/E.svg", "S-2/X.svg", "S-2/E.svg?variant=x"):
            assert ada.call("GET", f"/api/tables/{slug}/art/0/summer/{missing}")[0] == 404
        record = ada.call("GET", f"/api/tables/{slug}/record")[1]
        assert Game.from_record(record).scores == tuple(looks[0].state["result"]["scores"])
        status, made = bruno.call("POST", "/api/tables/import", {"record": record})
        assert status == 201
        assert "<svg" in bruno.call("GET", f"/api/tables/{made['slug']}/art/0/summer/S-2/E.svg")[1]
        again = await looks[0].ask("rematch")
        assert (await ada.look(again["slug"])).state["tiles"] == ["Small"]

    run(play())


def test_a_computer_plays_with_tiles_of_ones_own(visitor: Visitors) -> None:
    async def play() -> None:
        ada = visitor()
        slug = ada.make_table("standard", computers={"1": "greedy"}, tiles={"text": SMALL, "only": True})
        look = await ada.look(slug)
        chance = random.Random(2)
        while look.state["phase"] == "playing":
            await look.until(lambda state: state["phase"] == "over" or look.mine)
            await play_on([look], 1, chance)
        assert sum(look.state["result"]["scores"]) > 0

    run(play())


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (many(61), "too-many-kinds"),
        ("#" * 20_001, "bad-message"),
        (HAMLET.replace("HA-1", "BG-D"), "tile-twice"),
        (HAMLET.replace("count = 3", "count = 300"), "too-many-tiles"),
    ],
)
def test_what_the_server_has_no_room_for_is_refused_and_no_table_is_made(
    visitor: Visitors, text: str, code: str
) -> None:
    ada = visitor()
    status, answer = ada.call("POST", "/api/tables", {"setup": STANDARD, "name": "Ada", "tiles": {"text": text}})
    assert (status, answer["code"]) == (400, code)
    assert ada.call("GET", "/api/tables")[1]["tables"] == []


def test_a_record_cannot_bring_more_than_a_table_may_have(visitor: Visitors) -> None:
    tiles = "".join(f'[Tile "X-{kind} 1: {FIELD}"]\n' for kind in range(61))
    record = f'[Game "standard"]\n[Set "base"]\n[Set "many: Many"]\n{tiles}[Seat "a"]\n[Seat "b"]\n*\n'
    status, answer = visitor().call("POST", "/api/tables/import", {"record": record})
    assert (status, answer["code"]) == (400, "too-many-kinds")


def test_drawing_has_its_time_and_its_pace(tmp_path: Path) -> None:
    wish = {"drawing_patience": 0.0, "drawings_per_second": 0.001, "drawings_at_once": 2}
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", "1", **wish) as place:
        ada = Guest(place)
        seen = look(ada, HAMLET)
        assert [tile["picture"] for tile in seen["tiles"]] == [""] * 5
        look(ada, HAMLET)
        status, answer = ada.call("POST", "/api/tiles", {"setup": STANDARD, "tiles": {"text": HAMLET}})
        assert (status, answer["code"]) == (429, "too-fast")


def test_the_example_of_the_page_is_right() -> None:
    script = Path(__file__).parents[2] / "page" / "src" / "view" / "screens" / "OwnTiles.tsx"
    text = re.findall(r"const EXAMPLE = `(.*?)`;", script.read_text("utf-8"), re.DOTALL)[0]
    assert parse(text, "example", vocabulary_of("classic")).total == 5
