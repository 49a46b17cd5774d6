"""Setting up The City: seats, stacks, decks, other tile files; records and notation."""

import random
from pathlib import Path

import pytest
from city_tables import go_on, texts

from bastide.core.errors import BadSetup, BadTiles, BastideError
from bastide.core.record import dtype_of
from bastide.core.tiles import load
from bastide.games.city import setup
from bastide.games.city.state import State
from bastide.games.city.vocabulary import VOCABULARY
from bastide.play.game import Game
from bastide.play.move import Move

HALVES = """\
set = "halves"
title = "Markets on half sides"
total = 10
certainty = "inferred"
provenance = "Made for a test."

[H-corner]
count = 4
segments = ["market NL WR goods fish", "road N S", "residential NR EL ER SL", "residential SR WL"]

[H-half]
count = 3
segments = ["market EL goods grain", "residential NL NR ER SL SR WL WR"]

[H-plain]
count = 3
public_building = true
segments = ["residential NL NR EL ER SL SR WL WR"]
"""


@pytest.fixture
def halves(tmp_path: Path) -> Path:
    """A tile file with markets on half sides."""
    path = tmp_path / "halves.toml"
    path.write_text(HALVES, encoding="utf-8")
    return path


def code(**wish: object) -> str:
    """The code with which a game is refused."""
    with pytest.raises(BastideError) as error:
        Game.new("city", **wish)  # type: ignore[arg-type]
    return error.value.code


def test_the_state_is_small() -> None:
    assert dtype_of(State).itemsize <= 24 * 1024


def test_the_tiles_say_that_they_are_reconstructed() -> None:
    file = load(setup.TILES, VOCABULARY)
    assert file.certainty == "reconstructed"
    game = Game.new("city", seed=1)
    assert game.prepared.options.game.certainty == "reconstructed"
    assert sum(game.view()["left"].values()) == 74


@pytest.mark.parametrize("seats", [0, 5, 6, -1])
def test_who_plays(seats: int) -> None:
    assert code(seats=seats) == "seats"


@pytest.mark.parametrize("stacks", [(30, 25), "abc", 3, (30, 25, -1), (30, 25, 20.0), (True, 1, 1), (30, 25, 500)])
def test_stacks_are_three_numbers(stacks: object) -> None:
    assert code(stacks=stacks) == "stacks"


def test_decks_and_switches_are_checked() -> None:
    assert code(deck=["CI-V1", "BG-U"]) == "unknown-tile"
    assert code(deck=["CI-V1"] * 121) == "too-many-tiles"
    assert code(deck=["CI-T0"] * 100) == "too-many-tiles"
    assert code(rules={"guards": "never"}) == "unknown-choice"
    assert code(rules={"holes": "allowed"}) == "unknown-switch"


def test_smaller_stacks_make_a_shorter_game() -> None:
    game = Game.new("city", seats=3, stacks=[5, 4, 3], seed=1)
    luck = random.Random(1)
    assert game.view()["city"]["stacks"] == [4, 4, 3]
    while not game.over:
        game.play(luck.choice(game.moves()))
    assert sum(str(move).startswith("?") for move in game.history) <= 12


def test_without_tiles_the_game_is_over() -> None:
    game = Game.new("city", deck=[])
    assert (game.over, game.scores) == (True, (0, 0))


def test_a_deck_is_drawn_to_its_end_whatever_the_stacks() -> None:
    game = Game.new("city", seats=1, stacks=(1, 1, 1), deck=["CI-V1"] * 5, seed=1)
    for x in range(1, 5):
        assert not game.over
        go_on(game, f"CI-V1@{x},0N")
    game.play("-")
    assert game.over


def test_another_tile_file_can_be_dropped_in(halves: Path) -> None:
    game = Game.new("city", tiles=halves, seed=4)
    assert set(game.view()["left"]) == {"H-corner", "H-half", "H-plain"}
    luck = random.Random(4)
    while not game.over:
        game.play(luck.choice(game.moves()))
    again = Game.from_record(game.record(), tiles=halves)
    assert (again.scores, again.over) == (game.scores, True)


def test_another_tile_file_is_checked(halves: Path) -> None:
    halves.write_text(HALVES.replace("total = 10", "total = 11"), encoding="utf-8")
    with pytest.raises(BadTiles) as error:
        Game.new("city", tiles=halves)
    assert "add up to 10" in str(error.value)
    halves.write_text(HALVES.replace("EL goods grain", "EL"), encoding="utf-8")
    with pytest.raises(BadTiles) as error:
        Game.new("city", tiles=halves)
    assert (error.value.tile, error.value.reason) == ("H-half", "a market sells goods: fish, grain, livestock")
    halves.write_text(HALVES.replace("total = 10", f"total = {10**12}").replace("count = 4", f"count = {10**12 - 6}"))
    assert code(tiles=halves) == "too-many-tiles"


def test_half_sides_join_half_by_half(halves: Path) -> None:
    game = Game.new("city", seats=1, tiles=halves, deck=["H-corner", "H-half", "H-plain", "H-corner", "H-plain"])
    game.play("m>NL")
    go_on(game, "H-half@-1,0N - H-plain@-1,1N - H-corner@0,1S -")
    assert [event.amount for event in game.events if event.kind == "scored"] == [4]


def test_a_half_side_touches_what_it_faces_and_nothing_across_the_road(halves: Path) -> None:
    game = Game.new("city", seats=3, tiles=halves, deck=["H-corner", "H-corner", "H-plain"])
    game.play("m>NR H-corner@0,-1N m>WL H-plain@-1,-1N")
    assert {event.seat: event.amount for event in game.events if event.what == "residential"} == {1: 2}


def test_two_halves_of_a_side_close_apart(halves: Path) -> None:
    game = Game.new("city", seats=1, tiles=halves, deck=["H-half", "H-corner", "H-plain"])
    game.play("m>EL")
    assert "H-corner@1,0N" in texts(game)
    go_on(game, "H-corner@1,0N -")
    assert [event for event in game.events if event.kind == "scored"] == []


def random_game(seed: int, seats: int) -> Game:
    """A random game played to its end, every move read back from its text."""
    game, luck = Game.new("city", seats=seats, seed=seed, stacks=(12, 18, 20)), random.Random(seed)
    while not game.over:
        for packed in game.packed_moves():
            text = game.notation.write(game.state, packed)
            assert game.notation.read(game.state, text) == packed
        game.play(luck.choice(game.moves()))
    return game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_record_tells_the_whole_game(seats: int) -> None:
    game = random_game(seats, seats)
    again = Game.from_record(game.record())
    assert again.state_bytes() == game.state_bytes()
    assert again.record() == game.record()
    assert {"wall>cw", "wall>ccw"} <= set(map(str, game.history))


def test_every_kind_of_move_is_made() -> None:
    words = {str(move) for seed in (3, 4) for move in random_game(seed, seed).history}
    assert {"guard", "tower>cw", "tower>ccw", "wall>cw", "wall>ccw", "-"} <= words
    assert any(word.startswith("gate>") for word in words)


def test_a_wall_can_be_taken_back() -> None:
    game = random_game(3, 3)
    walls = [at for at, move in enumerate(game.history) if str(move).startswith("wall")]
    before = Game.from_record(game.record())
    for _ in range(sum(not str(move).startswith(("?", "!")) for move in game.history[walls[0] :])):
        before.undo()
    assert Move("wall>cw") in before.moves()
    assert before.view()["city"]["wall"][0]["piece"] == "gate"


def test_views_are_plain_data() -> None:
    view = random_game(2, 2).view(0)["city"]
    assert view["ended_by"] in ("tiles", "gap", "walls")
    assert {piece["piece"] for piece in view["wall"]} == {"gate", "wall"}
    assert view["gap"] >= 0


def test_bad_setup_is_said_in_a_sentence() -> None:
    with pytest.raises(BadSetup, match="three numbers"):
        Game.new("city", stacks=(1, 2))
