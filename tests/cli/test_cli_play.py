"""A game in the terminal: choosing, undoing, saving, playing against the computer."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bastide import BadNotation, Game, catalogue
from bastide.cli.beside import beside_the_tiles
from bastide.cli.choices import Choices, _ranges
from bastide.players import by_name

DECK = ["BG-D", "BG-U"]
SCENARIOS = Path(__file__).parents[1] / "scenarios"


def test_a_tile_can_be_chosen_by_number_by_cell_or_by_name(run: Callable[..., Any]) -> None:
    for typed in ("2\n", "1,0N\n", "1,0n\n", "BG-D@1,0N\n"):
        ran = run("play", "standard", "--seed", "7", typed=typed)
        assert "red lays BG-D at 1,0 facing N." in ran.out
        assert ran.code == 0


def test_a_follower_can_be_chosen_by_number_by_spot_or_by_name(run: Callable[..., Any]) -> None:
    for typed in ("0,1S\n1\n", "0,1S\nS\n", "0,1S\nm>S\n", "BG-D@0,1S m>S\n"):
        out = run("play", "standard", "--seed", "7", typed=typed).out
        assert "red puts a knight on the city at 0,1.S." in out
        assert "red gets 4 points for a city at 0,1.S (2 tiles 4)." in out


def test_what_is_not_legal_is_explained_and_asked_again(run: Callable[..., Any]) -> None:
    out = run("play", "standard", "--seed", "7", typed="9,9N\n1,0E\nhello\n77\n1,0N\n").out
    assert "A tile must share a side with one already laid." in out
    assert "The road to the west must continue." in out
    assert "'hello' is not how a move is written. The word help tells what can be typed." in out
    assert "There is no choice 77: they go from 1 to 6." in out
    assert "red lays BG-D at 1,0 facing N." in out


def test_a_cell_is_no_place_for_a_follower(run: Callable[..., Any]) -> None:
    out = run("play", "standard", "--seed", "7", typed="0,1S\n1,0N\n" + "9" * 5000 + "\nS\n").out
    assert "This is not the choice to be made now: red may put a figure on the tile just laid" in out
    assert "red puts a knight on the city at 0,1.S." in out


def test_a_cell_means_the_tile_in_hand_that_fits_there() -> None:
    choices = Choices(Game.new("base", deck=["BG-B", "BG-D"], rules={"last_tile": "played"}))
    assert choices.find("1,0N") == "BG-D@1,0N"
    assert choices.find("0,-1E") == "BG-B@0,-1E"
    with pytest.raises(BadNotation, match="write BG-B@0,-1S or BG-D@0,-1S"):
        choices.find("0,-1S")


def test_a_game_with_explicit_chance_is_gone_on_with(run: Callable[..., Any], tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    game = Game.new("standard", deck=["BG-E", "BG-C", "BG-U"], chance="explicit")
    game.play("?BG-E BG-E@0,1S m>S")
    file.write_text(game.record())
    out = run("play", "--resume", str(file), typed="1,0N\nundo\n1,0N\nE\n").out
    assert "BG-C fits nowhere and leaves the game." in out
    assert "red 4, blue 2" in out


def test_a_move_can_be_taken_back(run: Callable[..., Any]) -> None:
    out = run("play", "standard", "--seed", "7", typed="undo\n0,1S\nS\nundo\nundo\n1,0N\n").out
    assert "No move has been made yet." in out
    assert out.endswith("The game goes on: red 0, blue 0.\n")


def test_a_game_is_saved_and_gone_on_with(run: Callable[..., Any], tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    out = run("play", "standard", "--seed", "7", typed=f"0,1S\nS\nsave {file}\nquit\n").out
    assert f"The game is written down in {file}." in out
    assert Game.from_record(file.read_text()).scores == (4, 0)
    assert "1 red  4 points" in run("play", "--resume", str(file)).out


def test_what_cannot_be_written_is_said(run: Callable[..., Any], tmp_path: Path) -> None:
    out = run("play", "--seed", "7", typed=f"save {tmp_path}/no/folder\n").out
    assert "cannot be written (No such file or directory)." in out
    assert "cannot be written: embedded null byte." in run("play", "--seed", "7", typed="save a\0b\n").out


def test_other_words(run: Callable[..., Any]) -> None:
    out = run("play", "--seed", "7", typed="help\nleft\nrecord\n\nboard\nexit\n").out
    assert "Choose a move by its number" in out
    assert "70 tiles: 2 BG-A," in out
    assert '[Game "standard"]' in out
    assert out.count("in hand: BG-D") == 2


def test_the_greedy_player_gives_a_hint(run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BASTIDE_PLAIN", "1")
    out = run("play", "--seed", "7", typed="hint\n").out
    assert "The greedy player would choose BG-D@0,1S" in out


def test_the_computer_answers(run: Callable[..., Any]) -> None:
    out = run("play", "--seed", "7", "--against", "random", typed="0,1S\n-\nundo\n").out
    assert "blue lays " in out
    assert " blue > " not in out


def test_both_tiles_in_hand_are_shown(run: Callable[..., Any]) -> None:
    out = run("play", "base", "--seed", "7").out
    assert "in hand: BG-D" in out
    assert "in hand: BG-V" in out


@pytest.mark.parametrize("name", catalogue.games)
def test_every_game_can_be_played_by_numbers(run: Callable[..., Any], name: str) -> None:
    ran = run("play", name, "--seed", "3", typed="1\n" * 30)
    assert ran.code == 0
    assert ran.out.count("\n") > 100


def test_a_whole_game_is_played_to_its_end(run: Callable[..., Any]) -> None:
    game, player, typed = Game.new("standard", seed=5), by_name("random", 5), []
    while not game.over:
        move = player.choose(game)
        typed.append(str(move))
        game.play(move)
    out = run("play", "standard", "--seed", "5", typed="\n".join(typed)).out
    points = [f"{name} {score}" for name, score in zip(game.names, game.scores, strict=True)]
    assert out.splitlines()[-1].startswith(", ".join(points))
    assert out.splitlines()[-1].endswith(("wins.", "share the victory."))


def test_what_lies_beside_the_tiles_is_told() -> None:
    game = Game.new("winter", boxes=["count", "gingerbread", "traders"], seed=1)
    assert list(beside_the_tiles(game.seen())) == [
        "the town: castle none; market none; blacksmith none; cathedral none; the Count stands in the castle",
        "the gingerbread man: in the city at 1,-1",
        "goods: red none; blue none",
    ]
    assert list(beside_the_tiles(Game.new("standard").seen())) == []


def test_the_wall_of_the_castle_is_told() -> None:
    lines = list(beside_the_tiles(Game.new("castle", seed=1).seen()))
    assert lines[0].startswith("wall tiles lie on the towers 12/13, 30/31, ")
    assert lines[1:] == ["red: wall tiles none; keep nowhere yet", "blue: wall tiles none; keep nowhere yet"]


def test_the_wall_of_the_city_is_told() -> None:
    assert list(beside_the_tiles(Game.new("city", seed=1).seen())) == ["stacks of 29, 25, 20 tiles, 70 walls left"]
    game = Game.from_record((SCENARIOS / "city" / "first-phase-for-four.record").read_text())
    lines = list(beside_the_tiles(game.seen()))
    assert lines[1].startswith("the wall: gate at ")
    assert lines[-1].startswith("the wall goes on cw at ")


def test_numbers_are_written_as_people_do() -> None:
    assert _ranges([3]) == "3"
    assert _ranges([3, 4, 5, 9]) == "3-5,9"


def test_choices_know_tiles_cells_and_segments() -> None:
    game = Game.new("standard", deck=DECK)
    choices = Choices(game)
    assert choices.tiles == ["BG-D"]
    assert choices.labels()[(1, 0)] == "2-3"
    assert choices.parts() == {}
    game.play("BG-D@1,0N")
    choices = Choices(game)
    assert choices.tiles == []
    assert [choices.describe(move) for move in choices.moves] == [
        "knight on the city",
        "thief on the road",
        "farmer on the field",
        "farmer on the field",
        "nothing",
    ]
    assert choices.find("NL") == "m>NL"
