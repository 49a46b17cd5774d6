"""Moves as text: written in one way, understood in several, never misunderstood."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from bastide import BadNotation, Game, IllegalMove, Move
from bastide.core.geometry import PORTS
from bastide.core.kinds import different_facings, first_alike
from bastide.core.spots import spot_name, spot_part
from bastide.core.tiles import TileSpec, load
from bastide.games.classic.setup import BOXES
from bastide.games.classic.vocabulary import VOCABULARY

Played = Callable[..., Game]
BASE = load(BOXES / "base" / "tiles.toml", VOCABULARY).tiles
TILES = {spec.name: spec for spec in BASE}


@pytest.mark.parametrize("name", ["standard", "base"])
def test_every_legal_move_goes_round_the_circle(name: str) -> None:
    for luck in range(3):
        game, dice = Game.new(name, seed=luck), random.Random(luck)
        while not game.over:
            packed = game.packed_moves()
            moves = game.moves()
            for number, move in zip(packed, moves, strict=True):
                assert game.notation.read(game.state, Move(str(move))) == number
                assert game.notation.write(game.state, number) == move
            game.play(dice.choice(moves))


def test_moves_of_chance_go_round_too() -> None:
    game = Game.new("base", chance="explicit", seed=1)
    for move, _ in game.chances():
        assert game.notation.write(game.state, game.notation.read(game.state, move)) == move


def test_a_move_is_a_value() -> None:
    one, other = Move("m>E"), Move("BG-U@1,0N")
    assert str(one) == "m>E"
    assert eval(repr(one)) == one == Move("m>E")
    assert repr(other) == "Move('BG-U@1,0N')"
    assert len({one, Move("m>E"), other}) == 2
    assert sorted([one, other]) == [other, one]
    assert one != "m>E"
    with pytest.raises(AttributeError):
        one.text = "-"  # type: ignore[misc]


@pytest.mark.parametrize(
    "text",
    ["-", "?BG-U", "!BG-C", "BG-U@1,0N", "BG-D@-12,7W", "m>E", "M>E", "b>E", "p>SL", "m>C", "m>I", "m>I2", "m>NL",
     "ginger>2,1.N", "m>castle", "count>market", "m<castle", "M<castle", "score>2,-1.N", "use>1", "gate>2,1.N",
     "wall>cw", "wall>ccw", "guard", "tower>cw", "tower>ccw"],
)  # fmt: skip
def test_the_notation_of_the_contract(text: str) -> None:
    assert eval(repr(Move(text))) == Move(text)


@pytest.mark.parametrize(
    "text",
    ["", " ", "--", "BG-U", "BG-U@1,0", "BG-U@1,0X", "BG-U@1;0N", "BG-U@1, 0N", "BG-U@+1,0N", "@1,0N", "m>", ">E",
     "m>Q", "m>NE", "m E", "?", "!", "? BG-U", "BG-U@1,0N ", "\n-", "m>I22", "BG-U@1.5,0N", "BG-U@1,0n",
     "BG-U@\u0661,0N", "use>\u0661", "m>I\u0662", "BG-U@1\u00b2,0N", "BG-U@1,0N\x00", "use>99999999999999999999",
     "BG-U@" + "9" * 5000 + ",0N", "use>" + "9" * 5000],
)  # fmt: skip
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        Move(text)
    assert caught.value.code == "bad-notation"


@pytest.mark.parametrize("text", [None, 5, b"-", ["-"]])
def test_a_move_is_made_of_text(text: object) -> None:
    with pytest.raises(BadNotation):
        Move(text)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("tile", "facing", "spots"),
    [
        ("BG-D", "N", ["N", "E", "EL", "ER"]),
        ("BG-D", "E", ["E", "N", "NR", "NL"]),
        ("BG-A", "N", ["S", "C", "NL"]),
        ("BG-B", "N", ["C", "NL"]),
        ("BG-C", "N", ["N"]),
        ("BG-G", "N", ["E", "NL", "SL"]),
        ("BG-G", "E", ["N", "EL", "WL"]),
        ("BG-I", "S", ["S", "E", "NL"]),
        ("BG-U", "N", ["E", "NL", "ER"]),
        ("BG-V", "N", ["S", "NL", "SR"]),
        ("BG-X", "N", ["N", "E", "S", "W", "NL", "NR", "ER", "SR"]),
        ("BG-T", "W", ["N", "E", "EL", "ER"]),
    ],
)
def test_spots_are_written_by_the_first_middle_else_the_first_half(tile: str, facing: str, spots: list[str]) -> None:
    turn = "NESW".index(facing)
    assert [spot_name(TILES[tile], turn, part) for part in range(len(TILES[tile].segments))] == spots


def test_any_port_is_understood() -> None:
    for spec in BASE:
        for turn in range(4):
            for part, segment in enumerate(spec.segments):
                assert spot_part(spec, turn, spot_name(spec, turn, part)) == part
                for port in segment.ports:
                    assert spot_part(spec, turn, PORTS[(port + 3 * turn) % 12]) == part


def test_a_side_that_one_area_fills_is_understood() -> None:
    assert spot_part(TILES["BG-E"], 0, "S") == 1
    assert spot_part(TILES["BG-U"], 0, "N") == 1
    assert spot_part(TILES["BG-U"], 1, "N") == 0
    assert spot_part(TILES["BG-D"], 0, "S") == 3
    assert spot_part(TILES["BG-X"], 0, "N") == 0


@pytest.mark.parametrize("spot", ["C", "I", "I2", "", "X", "n", "NN"])
def test_a_spot_that_is_not_there(spot: str) -> None:
    assert spot_part(TILES["BG-U"], 0, spot) is None


def own(folder: Path, *segments: str) -> TileSpec:
    phrases = ", ".join(f'"{segment}"' for segment in segments)
    head = 'set = "own"\ntitle = "Own"\ntotal = 1\ncertainty = "published"\nprovenance = "ours"\n'
    path = folder / "own.toml"
    path.write_text(f"{head}[T]\ncount = 1\nsegments = [{phrases}]\n", encoding="utf-8")
    return load(path, VOCABULARY).tiles[0]


def test_enclosed_fields_are_numbered(tmp_path: Path) -> None:
    spec = own(tmp_path, "city N E S W", "field inside borders N", "cloister", "field inside")
    assert [spot_name(spec, turn, part) for turn in (0, 3) for part in range(4)] == ["N", "I", "C", "I2"] * 2
    assert [spot_part(spec, 1, spot) for spot in ("W", "I", "C", "I2", "I3", "I1")] == [0, 1, 2, 3, None, None]


def test_a_side_of_two_areas_is_not_understood(tmp_path: Path) -> None:
    spec = own(tmp_path, "field NL WR", "field NR EL ER SL SR WL")
    assert spot_part(spec, 0, "N") is None
    assert spot_part(spec, 0, "E") == 1
    assert spot_part(spec, 1, "E") is None


def test_turns_that_look_alike_are_understood_and_written_as_the_first() -> None:
    for facing in "NESW":
        game = Game.new("standard", deck=["BG-B"])
        game.play(f"BG-B@0,-1{facing}")
        assert str(game.history[-1]) == "BG-B@0,-1N"
        assert game.events[-1].place == "0,-1N"
        assert game.view()["tiles"][1]["facing"] == "N"
    for facing, written in zip("NESW", "NENE", strict=True):
        assert "NESW"[first_alike(TILES["BG-H"], "NESW".index(facing))] == written
    game = Game.new("standard", deck=["BG-U"])
    game.play("BG-U@1,0S m>N")
    assert [str(move) for move in game.history] == ["?BG-U", "BG-U@1,0N", "m>NL"]


def test_only_the_first_of_turns_that_look_alike_is_listed(played: Played) -> None:
    turns = {spec.name: {"NESW"[turn] for turn in different_facings(spec)} for spec in BASE}
    for luck in range(4):
        game, dice = Game.new("base", seed=luck), random.Random(luck)
        while not game.over:
            for move in game.moves():
                if "@" in move.text:
                    assert move.text[-1] in turns[move.text.split("@")[0]]
            game.play(dice.choice(game.moves()))


def test_texts_that_mean_the_same_are_written_alike() -> None:
    game = Game.new("standard", deck=["BG-U", "BG-E"])
    game.play("BG-U@01,-0N m>WR")
    assert [str(move) for move in game.history[1:3]] == ["BG-U@1,0N", "m>NL"]


def test_far_away_is_apart() -> None:
    game = Game.new("standard", deck=["BG-U"])
    for place in ("64,0", "65,0", "-63,0", "1,64", "999,-999"):
        with pytest.raises(IllegalMove) as caught:
            game.play(f"BG-U@{place}N")
        assert caught.value.code == "apart"
