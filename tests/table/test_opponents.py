"""Opponents: the levels are offered first, the weakest first, and sit down in every game and number of seats."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from at_the_table import Visitors

from bastide import Game
from bastide.games import catalogue
from bastide.players import names
from bastide.players.levels import LEVELS
from bastide.table.computers import Job, offered
from bastide.table.worker import Bench, answer

WORDS = Path(__file__).parents[2] / "page" / "src" / "words"
SIX = ["child", "beginner", "casual", "club", "master", "sage"]
FULL = [(name, game.seats[1]) for name, game in catalogue.games.items()]


def test_the_levels_are_offered_first_and_counted_from_the_weakest(visitor: Visitors) -> None:
    _, hello = visitor().call("GET", "/api/hello")
    told = [(player["name"], player["level"]) for player in hello["players"]]
    assert told[:6] == list(zip(SIX, range(1, 7), strict=True))
    assert {name for name, level in told if level == 0} == {*names()} - {*SIX}
    assert [level.name for level in LEVELS] == SIX


def test_whoever_is_no_level_stays_reachable(visitor: Visitors) -> None:
    for name, level in offered():
        if level == 0:
            assert visitor().make_table("standard", 3, computers={"1": name})


def test_without_minds_nobody_is_called_a_level(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("BASTIDE_MINDS", str(tmp_path))
    assert {level for _, level in offered()} == {0}
    assert {"random", "greedy"} <= {name for name, _ in offered()}


@pytest.mark.parametrize("game", catalogue.games)
def test_every_level_sits_down_in_every_game_and_number_of_seats(visitor: Visitors, game: str) -> None:
    fewest, most = catalogue.games[game].seats
    for seats in range(fewest, most + 1):
        for level in SIX:
            computers = {str(seat): level for seat in range(1, seats)}
            slug = visitor().make_table(game, seats, seat=None, computers=computers)
            _, summary = visitor().call("GET", f"/api/tables/{slug}")
            assert (summary["phase"], len(summary["seats"])) == ("waiting", seats)


@pytest.mark.parametrize(("game", "seats"), FULL)
def test_a_level_moves_in_every_game_with_all_seats_taken(game: str, seats: int) -> None:
    """The weakest and the strongest that need no time: what is between them differs by a number alone."""
    play = Game.new(game, seats, seed=5, chance="explicit")
    while play.let_chance() is not None:
        pass
    for level in ("child", "master"):
        moves = [str(move) for move in play.history]
        thought = answer(Bench(), Job("t", 1, level, game, seats, [], {}, {}, moves))
        assert thought.fault == ""
        twin = play.copy()
        for text in thought.moves:
            twin.play(text)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_level_has_a_name_and_a_line_of_what_to_expect(language: str) -> None:
    words = json.loads((WORDS / f"{language}.json").read_text("utf-8"))
    lines = [words[f"expect.{level}"] for level in SIX]
    assert len({*lines}) == len({words[f"bot.{level}"] for level in SIX}) == len(SIX)
    assert all(words[f"level.{level}"] for level in SIX)
