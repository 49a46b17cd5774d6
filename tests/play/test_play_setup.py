"""Wishes that cannot be met are refused with a code and a sentence, whatever they are."""

from pathlib import Path
from typing import Any

import pytest

from bastide import BadSetup, BadTiles, BastideError, Game, catalogue


@pytest.mark.parametrize(
    ("code", "wish"),
    [
        ("unknown-game", {"game": "chess"}),
        ("unknown-game", {"game": ""}),
        ("unknown-game", {"game": None}),
        ("unknown-game", {"game": ["standard"]}),
        ("unknown-box", {"boxes": ["sheep"]}),
        ("unknown-box", {"boxes": [5]}),
        ("boxes", {"boxes": "inns"}),
        ("boxes", {"boxes": 5}),
        ("unknown-switch", {"rules": {"colour": "red"}}),
        ("unknown-switch", {"rules": {5: "red"}}),
        ("unknown-choice", {"rules": {"holes": "maybe"}}),
        ("unknown-choice", {"rules": {"holes": None}}),
        ("unknown-choice", {"rules": {"hand": 3}}),
        ("unknown-choice", {"rules": {"hand": True}}),
        ("rules", {"rules": "holes"}),
        ("rules", {"rules": ["holes"]}),
        ("seats", {"seats": 0}),
        ("seats", {"seats": -1}),
        ("seats", {"seats": 6}),
        ("seats", {"seats": 10**30}),
        ("seats", {"seats": True}),
        ("seats", {"seats": 2.0}),
        ("seats", {"seats": None}),
        ("seats", {"seats": "red"}),
        ("seats", {"seats": []}),
        ("seats", {"seats": ["red", 5]}),
        ("seats", {"seats": ["a", "b", "c", "d", "e", "f"]}),
        ("seat-name", {"seats": ["red", ""]}),
        ("seat-name", {"seats": ["red", "  "]}),
        ("seat-name", {"seats": ["red", "red"]}),
        ("seat-name", {"seats": ["a b", "a_b"]}),
        ("seat-name", {"seats": ['the "red"']}),
        ("seat-name", {"seats": ["{red}"]}),
        ("seat-name", {"seats": ["red\nblue"]}),
        ("seat-name", {"seats": ["red\tblue"]}),
        ("seat-name", {"seats": ["red\x00"]}),
        ("seat-name", {"seats": ["red\ud800"]}),
        ("seat-name", {"seats": ["r" * 101, "blue"]}),
        ("unknown-tile", {"deck": ["BG-U", "BG-Z"]}),
        ("deck", {"deck": "BG-U"}),
        ("deck", {"deck": [5]}),
        ("deck", {"deck": 5}),
        ("too-many-tiles", {"deck": ["BG-U"] * 1000}),
        ("chance", {"chance": "sometimes"}),
        ("chance", {"chance": None}),
        ("unknown-option", {"colour": "red"}),
        ("unknown-option", {"stacks": (30, 25, 20)}),
        ("unknown-option", {"wall_tiles": [1]}),
        ("unknown-option", {"wall": "wall.toml"}),
        ("seed", {"seed": 'a "word"'}),
        ("seed", {"seed": "two\nlines"}),
        ("seed", {"seed": "\ud800"}),
        ("seed", {"seed": 1.5}),
        ("seed", {"seed": [1]}),
        ("tiles", {"tiles": 5}),
    ],
)
def test_what_cannot_be_set_up(code: str, wish: dict[str, Any]) -> None:
    with pytest.raises(BadSetup) as caught:
        Game.new(**{"game": "standard", **wish})
    assert caught.value.code == code
    assert len(str(caught.value).split()) > 3


@pytest.mark.parametrize(
    ("wish", "number"),
    [
        ({"game": "standard", "seats": 6}, "2 to 5, not by 6"),
        ({"game": "winter", "seats": 7, "boxes": ["inns"]}, "2 to 6, not by 7"),
        ({"game": "castle", "seats": 3}, "2, not by 3"),
    ],
)
def test_the_sentence_says_how_many_play(wish: dict[str, Any], number: str) -> None:
    with pytest.raises(BadSetup) as caught:
        Game.new(**wish)
    assert str(caught.value) == f"{wish['game']} is played by {number}"


def test_a_box_that_does_not_go_with_the_game_is_refused() -> None:
    for box in catalogue.boxes.values():
        for game in catalogue.games.values():
            if game.name not in box.games:
                with pytest.raises(BadSetup) as caught:
                    Game.new(game.name, boxes=[box.name])
                assert caught.value.code == "box-does-not-fit"
            elif game.name == box.games[0]:
                with pytest.raises(BadSetup) as caught:
                    Game.new(game.name, boxes=[box.name, box.name])
                assert caught.value.code == "box-twice"


@pytest.mark.parametrize("name", ["base", "standard"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_one_to_five_play(name: str, seats: int) -> None:
    game = Game.new(name, seats)
    assert len(game.scores) == len(game.view()["supply"]) == seats


def test_every_switch_of_every_game_can_be_chosen() -> None:
    for name in ("base", "standard"):
        for switch in catalogue.games[name].switches.values():
            assert switch.default in switch.choices
            for choice in switch.choices:
                game = Game.new(name, rules={switch.name: choice}, seed=1)
                assert game.prepared.options.rules[switch.name] == choice
                game.play(game.moves()[0])
    assert Game.new("standard", rules={"hand": 2}).prepared.options.rules["hand"] == "2"


def test_the_two_games_differ_in_their_switches() -> None:
    defaults = {
        name: {switch.name: switch.default for switch in catalogue.games[name].switches.values()}
        for name in ("base", "standard")
    }
    assert defaults["base"] == {
        "hand": "2", "holes": "forbidden", "unfinished": "nothing", "fields": "by_city", "small_city": "4",
        "last_tile": "unplayed",
    }  # fmt: skip
    assert defaults["standard"] == {
        "hand": "1", "holes": "allowed", "unfinished": "points", "fields": "by_field", "small_city": "4",
        "last_tile": "unplayed",
    }  # fmt: skip


TILES = """
set = "own"
title = "Own"
total = {total}
certainty = "published"
provenance = "ours"
[OWN-start]
count = 1
start = true
segments = ["field NL NR EL ER SL SR WL WR"]
[OWN-field]
count = {count}
segments = ["cloister", "field NL NR EL ER SL SR WL WR"]
"""


def own_tiles(folder: Path, text: str) -> Path:
    path = folder / "own.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_other_tiles_can_be_played_with(tmp_path: Path) -> None:
    game = Game.new("standard", 1, tiles=own_tiles(tmp_path, TILES.format(total=3, count=2)), seed=1)
    game.play("OWN-field@0,1N - OWN-field@0,2N -")
    assert game.over
    assert [tile["name"] for tile in game.view()["tiles"]] == ["OWN-start", "OWN-field", "OWN-field"]


@pytest.mark.parametrize(
    ("text", "error", "word"),
    [
        ("", BadTiles, "empty"),
        ("no toml", BadTiles, "TOML"),
        (TILES.format(total=9, count=2), BadTiles, "total"),
        (TILES.format(total=3, count=2).replace("WL WR", "WL"), BadTiles, "WR"),
        (TILES.format(total=3, count=2).replace("start = true\n", ""), BadSetup, "start"),
        (TILES.format(total=501, count=500), BadSetup, "too many"),
        (
            TILES.format(total=3, count=2).replace('"cloister", ', '"river N S", '),
            BadTiles,
            "own.toml, line 11, tile OWN-field: a river can be laid with the box river only",
        ),
        (
            TILES.format(total=3, count=1) + '[OWN-second]\ncount = 1\nstart = true\nsegments = ["city N E S W"]\n',
            BadTiles,
            "own.toml, line 16, tile OWN-second: tile OWN-start is the start tile already",
        ),
    ],
)
def test_tile_files_that_cannot_be_used(tmp_path: Path, text: str, error: type[BastideError], word: str) -> None:
    with pytest.raises(error) as caught:
        Game.new("standard", tiles=own_tiles(tmp_path, text))
    assert word in str(caught.value)


def test_a_tile_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadTiles) as caught:
        Game.new("standard", tiles=tmp_path / "nowhere.toml")
    assert caught.value.file.endswith("nowhere.toml")
    with pytest.raises(BadTiles):
        Game.new("standard", tiles=tmp_path)


@pytest.mark.parametrize(
    ("name", "boxes", "most"), [("base", [], 5), ("standard", ["inns"], 6), ("castle", [], 2), ("city", [], 4)]
)
def test_as_many_play_as_is_printed_and_one_alone(name: str, boxes: list[str], most: int) -> None:
    for seats in (1, most):
        assert len(Game.new(name, seats, boxes=boxes).scores) == seats
    for seats in (0, most + 1):
        with pytest.raises(BadSetup) as caught:
            Game.new(name, seats, boxes=boxes)
        assert caught.value.code == "seats"
        assert f"not by {seats}" in str(caught.value)


def test_rivers_of_ones_own_are_laid_with_the_box_and_start_tiles_are_one_also_in_a_block(tmp_path: Path) -> None:
    river = TILES.format(total=3, count=2).replace('"cloister", ', '"river N S", ')
    Game.new("standard", boxes=["river"], tiles=own_tiles(tmp_path, river))
    second = '[OWN-block]\ncount = 1\nstart = true\nblock = [0, 1]\nsegments = ["city N E S W"]\n'
    with pytest.raises(BadTiles, match="tile OWN-block: tile OWN-start is the start tile already"):
        Game.new("standard", tiles=own_tiles(tmp_path, TILES.format(total=4, count=2) + second))
