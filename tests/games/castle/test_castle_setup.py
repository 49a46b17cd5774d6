"""A game is set up from data: other tiles, another wall, fixed draws; and what is hidden stays hidden."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from bastide.core.record import dtype_of
from bastide.games.castle.state import State
from bastide.play.errors import BadSetup, BadTiles, IllegalMove
from bastide.play.game import Game

NewGame = Callable[..., Game]
HEAD = 'set = "t"\ntitle = "T"\ntotal = {total}\ncertainty = "reconstructed"\nprovenance = "ours"\n'
TOWERS = '[{name}]\ncount = {count}\nsegments = ["tower NL NR EL ER SL SR WL WR"]\n'


def tile_file(folder: Path, text: str, total: int) -> Path:
    """A tile file."""
    path = folder / "tiles.toml"
    path.write_text(HEAD.format(total=total) + text, encoding="utf-8")
    return path


def test_the_state_is_small() -> None:
    assert dtype_of(State).itemsize <= 16_000


def test_the_game_as_it_begins() -> None:
    game = Game.new("castle", seed=3)
    view = game.view(0)
    assert sum(view["left"].values()) == 59
    assert view["supply"] == [{"m": 6}, {"m": 6}]
    assert [tile["name"] for tile in view["tiles"]] == ["s1", "s2", "s3", "s4", "s5", "s6", "s7"]
    assert sum(tower["wall_tile"] for tower in view["castle"]["towers"]) == 13
    assert len(view["castle"]["inside"]) == 76


@pytest.mark.parametrize("seats", [0, 3])
def test_the_castle_is_for_two(seats: int) -> None:
    with pytest.raises(BadSetup):
        Game.new("castle", seats=seats)
    assert Game.new("castle", seats=1).turn == 0


def test_other_tiles_and_another_wall(tmp_path: Path, small: NewGame) -> None:
    path = tile_file(tmp_path, TOWERS.format(name="T1", count=3), 3)
    game = small(["###"], [(0, 0, "W", "tower", 0)], None, tiles=path)
    for cell in ("0,0", "1,0", "2,0"):
        game.play(f"T1@{cell}N")
        if cell == "0,0":
            game.play("m>N")
    assert (game.over, game.scores) == (True, (8, 0))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (TOWERS.format(name="w1", count=1), "this is how a wall tile is called"),
        (TOWERS.format(name="s1", count=1), "a tile of the set has the same name"),
        (
            '[T]\ncount = 1\nsquare = true\nsegments = ["path N S", "court NL SR WL WR", "court NR EL ER SL"]\n',
            "a square ends its paths",
        ),
    ],
)
def test_tiles_that_cannot_be_played_with(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(BadTiles) as refused:
        Game.new("castle", tiles=tile_file(tmp_path, text, 1))
    assert reason in refused.value.reason


def test_what_there_is_no_room_for_is_refused(tmp_path: Path) -> None:
    many = "".join(TOWERS.format(name=f"T{number}", count=1) for number in range(122))
    with pytest.raises(BadSetup) as refused:
        Game.new("castle", tiles=tile_file(tmp_path, many, 122))
    assert refused.value.code == "too-many-kinds"
    with pytest.raises(BadSetup) as refused:
        Game.new("castle", deck=["CA-f02"] * 60)
    assert refused.value.code == "too-many-tiles"
    assert Game.new("castle", deck=["CA-n01"] * 200).turn == 0


def test_a_bag_has_its_limit(tmp_path: Path) -> None:
    billion = tile_file(tmp_path, TOWERS.format(name="T", count=10**9), 10**9)
    for wish in ({"deck": ["CA-n01"] * 32768}, {"tiles": billion}):
        with pytest.raises(BadSetup) as refused:
            Game.new("castle", **wish)
        assert refused.value.code == "too-many-tiles"
    assert Game.new("castle", deck=["CA-n01"] * 32767).state_bytes()


@pytest.mark.parametrize(
    ("wall_tiles", "sentence"),
    [
        ([1, 2], "a list of 13 numbers"),
        ("1234567891234", "a list of 13 numbers"),
        ([1.0] * 13, "a list of 13 numbers"),
        ([10, *range(1, 10), 1, 2, 3], "there is no wall tile 10"),
        ([1, 1, 1, *range(2, 10), 2, 3], "there are only 2 wall tiles 1"),
    ],
)
def test_wall_tiles_are_checked(wall_tiles: object, sentence: str) -> None:
    with pytest.raises(BadSetup) as refused:
        Game.new("castle", wall_tiles=wall_tiles)
    assert sentence in refused.value.sentence


def test_other_options_are_checked() -> None:
    for options in ({"stacks": (30, 25, 20)}, {"wall": 7}, {"deck": ["nothing"]}, {"deck": ["s1"]}):
        with pytest.raises(BadSetup):
            Game.new("castle", **options)


def test_fixed_wall_tiles_are_not_seen_before_they_are_taken() -> None:
    one = Game.new("castle", seed=5, wall_tiles=[1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4])
    other = Game.new("castle", seed=5, wall_tiles=[9, 8, 7, 6, 5, 4, 3, 2, 1, 9, 8, 7, 6])
    assert one.state_bytes() == other.state_bytes()
    for seat in (0, 1, None):
        assert json.dumps(one.view(seat)) == json.dumps(other.view(seat))


def test_the_order_of_a_deck_is_not_seen() -> None:
    one = Game.new("castle", deck=["CA-n01", "CA-n02", "CA-n03"])
    other = Game.new("castle", deck=["CA-n01", "CA-n03", "CA-n02"])
    assert one.state_bytes() == other.state_bytes()
    assert one.view(0) == other.view(0)


def test_moves_survive_being_written_and_read(small: NewGame) -> None:
    game = Game.new("castle", seed=11)
    for number in range(60):
        if game.over:
            break
        for move in game.moves():
            assert game.notation.write(game.state, game.notation.read(game.state, move)) == move
        game.play(game.moves()[number % len(game.moves())])


def test_a_record_with_fixed_wall_tiles_replays(small: NewGame) -> None:
    game = Game.new("castle", deck=["CA-n13", "CA-n13"], wall_tiles=[9, 9, *range(1, 9), 1, 2, 3])
    game.play("CA-n13@0,-4W m>W CA-n13@0,-7W m>W")
    twin = Game.from_record(game.record())
    assert twin.state_bytes() == game.state_bytes()


@pytest.mark.parametrize("cell", ["-1,0", "-3,5", "40,40", "500,-500", "30,-3"])
def test_beyond_the_wall_no_tile_lies_however_far(cell: str) -> None:
    game = Game.new("castle", deck=["CA-n08"])
    with pytest.raises(IllegalMove, match="inside the wall") as refused:
        game.play(f"CA-n08@{cell}N")
    assert refused.value.code == "wall"
