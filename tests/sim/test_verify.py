"""Verifying: the same games on several cores, what happened in them, and what is told of a fault."""

from pathlib import Path
from typing import Any

import pytest

from bastide import BadSetup, Game
from bastide.core.moves import Verb, verb_of
from bastide.forms import form
from bastide.games.options import choose
from bastide.sim import verify as verifying

GAMES = 5


def test_workers_verify_the_same_games_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    options = choose("castle")
    steps: list[int] = []
    alone = verifying.verify(options, GAMES, seed=3, compiled=False, player="random")
    monkeypatch.setattr(verifying, "SHARE", 2)
    monkeypatch.setattr(verifying, "cores", lambda: 2)
    together = verifying.verify_on_all_cores(options, GAMES, 3, False, steps.append, "random")
    assert together == alone
    assert together.games == sum(steps) == GAMES
    assert together.moves > 100 * GAMES


def test_greedy_games_can_be_verified_too() -> None:
    report = verifying.verify(choose("castle"), 1, seed=4, player="greedy")
    assert (report.games, report.faults) == (1, [])


def test_who_plays_must_be_known() -> None:
    with pytest.raises(BadSetup, match="no player called 'nobody'"):
        verifying.verify(choose("castle"), 1, player="nobody")


def test_players_take_turns_game_by_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verifying, "Someone", lambda prepared, player, luck, plainly: verifying.Anyone(luck))
    report = verifying.verify(choose("castle"), 3, oracle=False, compiled=False)
    assert report.players == {"random": 2, "greedy": 1}


def test_what_happened_is_counted_and_what_never_did_is_named() -> None:
    options = choose("standard", ["traders"], {"fields": "off"})
    report = verifying.verify(options, 2, seed=1, compiled=False, player="random")
    assert report.faults == []
    assert report.events["drawn"] == report.events["placed"] + report.events["discarded"] == 2 * 95
    assert report.events["scored"] >= report.events["over"] == 2
    assert report.parts["tiles"] > report.parts["shields"] > 0
    assert report.parts["cities"] == 0
    assert "cities" in report.never()
    assert not {"run", "brought-out", "tiles", "scored"} & {*report.never()}


def off_by_one(play: Any) -> Any:
    """Rules that pay a point too much for the fifth tile that is laid."""
    laid = []

    def wrong(box: Any, state: Any, events: Any, move: int) -> None:
        play(box, state, events, move)
        laid.extend([move] if verb_of(move) == Verb.PLACE else [])
        state.score[0] += len(laid) == 5 and verb_of(move) == Verb.PLACE

    return wrong


def test_a_difference_is_told_in_notation_and_its_record_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = form("classic").engine
    monkeypatch.setattr(engine, "play", off_by_one(engine.play))
    folder = tmp_path / "found"
    report = verifying.verify(choose("standard"), 1, seed=6, compiled=False, player="random", folder=folder)
    game = Game.from_record((folder / "standard-6-0.record").read_text("utf-8"))
    placed = [move for move in game.history if "@" in move.text]
    assert len(placed) == 5
    place = next(at for at, played in enumerate(game.played) if played.text == placed[-1])
    assert place == len(game.played) - 1
    assert len(report.faults) == 1
    told = report.faults[0]
    assert told.startswith(f"game 0 of seed 6, after move {len(game.played)} (red {placed[-1]}): ")
    assert told.endswith(f"; the record is {folder / 'standard-6-0.record'}")


def test_rules_that_fail_are_told_like_a_difference(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(*table: Any) -> None:
        raise IndexError("list index out of range")

    monkeypatch.setattr(form("castle").engine, "play", failing)
    report = verifying.verify(choose("castle"), 1, compiled=False, player="random", folder=tmp_path)
    assert report.faults[0].startswith("game 0 of seed 0, after move 1 (chance ?CA-")
    assert "the rules fail with IndexError: list index out of range; the record is" in report.faults[0]
    Game.from_record((tmp_path / "castle-0-0.record").read_text("utf-8"))
