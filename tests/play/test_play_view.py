"""What a seat sees, as plain data."""

import json
from collections.abc import Callable
from functools import reduce
from operator import or_
from pathlib import Path

import msgspec
import pytest

from bastide import Game
from bastide.games.extras import families

Played = Callable[..., Game]


def test_a_view_is_plain_json(played: Played) -> None:
    for name in ("standard", "base"):
        for choices in (0, 1, 17, 60, 10_000):
            game = played(name, 2, choices, seats=3)
            for seat in (None, 0, 1, 2):
                seen = game.view(seat)
                assert json.loads(json.dumps(seen)) == seen
                assert seen["seat"] == seat


def test_a_view_tells_the_table() -> None:
    game = Game.new("standard", ["red", "blue"], deck=["BG-U", "BG-A", "BG-B"], seed=1)
    game.play("BG-U@1,0N m>N BG-A@-1,0W m>C")
    seen = game.view(1)
    assert (seen["game"], seen["family"], seen["boxes"]) == ("standard", "classic", [])
    assert seen["rules"]["fields"] == "by_field"
    assert (seen["seats"], seen["turn"], seen["player"], seen["over"]) == (["red", "blue"], 0, 0, False)
    assert seen["scores"] == [0, 0]
    assert seen["supply"] == [{"m": 6}, {"m": 6}]
    assert seen["left"] == {}
    assert seen["classic"]["hand"] == ["BG-B"]
    assert [(tile["name"], tile["x"], tile["y"], tile["facing"]) for tile in seen["tiles"]] == [
        ("BG-D", 0, 0, "N"), ("BG-U", 1, 0, "N"), ("BG-A", -1, 0, "W"),
    ]  # fmt: skip
    farmer, monk = seen["tiles"][1]["figures"], seen["tiles"][2]["figures"]
    assert farmer == [{"seat": 0, "figure": "m", "role": "farmer", "segment": 1, "spot": "NL"}]
    assert monk == [{"seat": 1, "figure": "m", "role": "monk", "segment": 1, "spot": "C"}]


def test_a_follower_on_each_kind_of_place_has_a_role() -> None:
    for spot, role in {"N": "knight", "E": "thief", "NR": None, "ER": "farmer", "EL": "farmer"}.items():
        game = Game.new("standard", deck=["BG-D"])
        game.play(f"BG-D@1,0N m>{spot}")
        figure = game.view()["tiles"][1]["figures"][0]
        assert figure["role"] == (role or "knight")


def test_the_tiles_in_hand_lie_open_for_everybody() -> None:
    game = Game.new("base", deck=["BG-U", "BG-B", "BG-A"])
    assert [game.view(seat)["classic"]["hand"] for seat in (None, 0, 1)] == [["BG-U", "BG-B"]] * 3


def test_a_view_tells_what_is_left_but_not_in_which_order(played: Played) -> None:
    game = played("standard", 3, 20)
    left = game.view()["left"]
    laid = len(game.view()["tiles"])
    discarded = sum(event.kind == "discarded" for event in game.events)
    assert sum(left.values()) + laid + discarded + len(game.view()["classic"]["hand"]) == 72
    assert list(left) == sorted(left)
    other = Game.from_record(game.record().replace('[Seed "3"]', '[Seed "4"]'))
    assert other.view() == game.view()


def test_a_view_at_the_end() -> None:
    game = Game.new("standard", deck=["BG-E"])
    game.play("BG-E@0,1S m>S")
    seen = game.view()
    assert (seen["over"], seen["turn"], seen["scores"]) == (True, None, [4, 0])
    assert seen["supply"] == [{"m": 7}, {"m": 7}]
    assert seen["classic"]["hand"] == []


def test_changing_a_view_does_not_change_the_game(played: Played) -> None:
    game = played("base", 4, 30)
    before = game.state_bytes(), game.view(0)
    seen = game.view(0)
    seen["scores"][0] = 99
    seen["tiles"].clear()
    seen["rules"]["holes"] = "many"
    assert (game.state_bytes(), game.view(0)) == before


def test_while_chance_is_due_nobody_has_the_turn() -> None:
    game = Game.new("standard", chance="explicit")
    assert (game.view()["turn"], game.view()["over"]) == (None, False)


GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.record"))
EXTRAS = reduce(or_, families().values())


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_what_a_family_adds_is_what_its_struct_says(path: Path) -> None:
    """Of every mix, at its beginning, in the middle and at its end."""
    whole = Game.from_record(path.read_text("utf-8"))
    for moves in (0, len(whole.played) // 2, len(whole.played)):
        game = whole.after(moves)
        extras, family = game.seen().extras, game.prepared.options.game.family
        told = msgspec.json.decode(msgspec.json.encode(extras), type=EXTRAS, strict=True)
        assert (type(told), told) == (families()[family], extras)
        assert {"family": family, **game.view()[family]} == json.loads(msgspec.json.encode(extras))
        boxes = {name for name in game.prepared.options.boxes if getattr(extras, name, None) is not None}
        assert boxes == {name for name in game.prepared.options.boxes if name in game.view()[family]}
