"""Puzzles at the table: the position, what is asked about it, the verdict, and what it does to ratings."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest
from at_the_table import Guest, Visitors

from bastide.players.levels import LEVELS, Level
from bastide.puzzles import Puzzle, collection, daily, of_day
from bastide.table import glicko
from bastide.table.puzzle_ratings import BEGINNER, EASIEST, HARDEST, chance_of, first_rating

DAY = 86_400_000


@pytest.fixture(scope="module")
def puzzle() -> Puzzle:
    """The shortest, which is replayed soonest."""
    return min(collection().values(), key=lambda one: len(one.record))


def looked(person: Guest, name: str) -> dict[str, Any]:
    status, answer = person.call("GET", f"/api/puzzles/{name}")
    assert status == 200, answer
    return dict(answer)


def solved(person: Guest, name: str, text: str) -> dict[str, Any]:
    status, answer = person.call("POST", f"/api/puzzles/{name}/answer", {"moves": text.split()})
    assert status == 200, answer
    return dict(answer)


def wrong(puzzle: Puzzle) -> str:
    return max(puzzle.losses, key=lambda text: puzzle.losses[text])


def test_a_puzzle_is_a_table_where_one_move_is_mine(visitor: Visitors, puzzle: Puzzle) -> None:
    told = looked(visitor(), puzzle.name)
    state = told["state"]
    assert (told["name"], told["game"], told["verdict"]) == (puzzle.name, puzzle.game, None)
    assert state["choice"]["mine"]
    assert state["mine"] == [state["choice"]["seat"]]
    offered = {turn["move"] for place in state["choice"]["placements"] for turn in place["turns"]}
    assert offered == {text.split()[0] for text in puzzle.losses}
    assert "reasons" not in told


def test_moves_are_previewed_and_aids_given_but_no_hint(visitor: Visitors, puzzle: Puzzle) -> None:
    ada, path = visitor(), f"/api/puzzles/{puzzle.name}/ask"
    first = puzzle.solution.split()[0]
    status, preview = ada.call("POST", path, {"ask": {"type": "preview", "id": "p1", "at": 1, "moves": [first]}})
    assert (status, preview["id"], preview["moves"]) == (200, "p1", [first])
    for aid in ("dead", "left", "ended", "areas"):
        status, told = ada.call("POST", path, {"ask": {"type": "aid", "id": aid, "at": 1, "aid": aid}})
        assert (status, told["type"], told["id"]) == (200, aid, aid)
    assert ada.call("POST", path, {"ask": {"type": "aid", "id": "h", "at": 1, "aid": "hint"}})[1]["code"] == "locked"
    assert ada.call("POST", path, {"ask": {"type": "resign", "id": "r", "seat": 0}})[1]["code"] == "bad-message"


def test_the_right_move_is_told_why_and_lifts_the_rating(visitor: Visitors, puzzle: Puzzle) -> None:
    ada = visitor()
    verdict = solved(ada, puzzle.name, puzzle.solution)
    assert (verdict["right"], verdict["loss"], verdict["first"]) == (True, 0, True)
    assert verdict["after"] > verdict["before"] == 1500
    assert [reason["code"] for reason in verdict["reasons"]] == [reason.code for reason in puzzle.reasons]
    best = verdict["rated"][0]
    assert " ".join(move["move"] for move in best["moves"]) == puzzle.solution
    assert best["played"]
    assert looked(ada, puzzle.name)["verdict"]["right"]
    mine = ada.call("GET", "/api/puzzles")[1]["mine"]
    assert (mine["tried"], mine["right"], mine["rating"]) == (1, 1, verdict["after"])


def test_a_wrong_move_is_told_what_it_costs_and_only_the_first_counts(visitor: Visitors, puzzle: Puzzle) -> None:
    ada = visitor()
    text, hard = wrong(puzzle), looked(ada, puzzle.name)["rating"]
    verdict = solved(ada, puzzle.name, text)
    assert (verdict["right"], verdict["loss"]) == (False, puzzle.losses[text])
    assert verdict["after"] < verdict["before"]
    mine = next(rated for rated in verdict["rated"] if rated.get("played"))
    assert " ".join(move["move"] for move in mine["moves"]) == text
    assert [rated["rank"] for rated in verdict["rated"]] == [*range(1, len(verdict["rated"]) + 1)]
    again = solved(ada, puzzle.name, puzzle.solution)
    assert (again["right"], again["first"], again["after"]) == (True, False, verdict["after"])
    assert not looked(ada, puzzle.name)["verdict"]["right"]
    assert looked(visitor(), puzzle.name)["rating"] == verdict["rating"] > hard


def test_what_is_no_puzzle_or_no_move_is_said(visitor: Visitors, puzzle: Puzzle) -> None:
    ada = visitor()
    for method, path in (("GET", "/api/puzzles/nobody"), ("GET", "/api/puzzles/next?theme=chess")):
        status, told = ada.call(method, path)
        assert (status, told) == (404, {"code": "no-puzzle", "sentence": "there is no such puzzle"})
    path = f"/api/puzzles/{puzzle.name}/answer"
    assert ada.call("POST", path, {"moves": ["-"]})[1]["code"] == "not-now"
    assert ada.call("POST", path, {"moves": ["what?"]})[1]["code"] == "bad-notation"
    assert ada.call("POST", path, {"moves": []})[1]["code"] == "bad-message"
    assert ada.call("GET", "/api/puzzles")[1]["mine"]["tried"] == 0


def test_the_stream_brings_what_was_not_tried_of_a_game_and_a_theme(visitor: Visitors, puzzle: Puzzle) -> None:
    ada = visitor()
    home = ada.call("GET", "/api/puzzles")[1]
    assert sum(one["puzzles"] for one in home["games"]) == len(collection())
    assert {one["name"] for one in home["themes"]} == {why.code for one in collection().values() for why in one.reasons}
    solved(ada, puzzle.name, puzzle.solution)
    left = {one["name"]: one for one in ada.call("GET", "/api/puzzles")[1]["games"]}
    assert left[puzzle.game]["untried"] == left[puzzle.game]["puzzles"] - 1
    name = ada.call("GET", f"/api/puzzles/next?game={puzzle.game}&theme={puzzle.theme}")[1]["name"]
    assert collection()[name].game == puzzle.game
    assert puzzle.theme in [reason.code for reason in collection()[name].reasons]
    assert name != puzzle.name


def test_everybody_has_the_same_puzzle_on_a_day(visitor: Visitors) -> None:
    ada, bruno = visitor(), visitor()
    today = ada.call("GET", "/api/puzzles")[1]["today"]
    assert today == looked(bruno, "today")["name"]
    assert today in daily()
    assert len({of_day(date.fromordinal(700_000 + number)) for number in range(len(daily()))}) == len(daily())


def test_answers_go_along_are_exported_and_erased(visitor: Visitors, puzzle: Puzzle) -> None:
    ada, phone = visitor(), visitor()
    solved(phone, puzzle.name, puzzle.solution)
    words = ada.call("POST", "/api/me/passphrase")[1]["passphrase"]
    assert phone.call("POST", "/api/me/carry", {"passphrase": words})[0] == 200
    assert ada.call("GET", "/api/puzzles")[1]["mine"]["tried"] == 1
    (answer,) = ada.call("GET", "/api/me/export")[1]["puzzles"]
    assert (answer["name"], answer["text"]) == (puzzle.name, puzzle.solution)
    assert ada.call("POST", "/api/me/erase")[0] == 200
    assert phone.call("GET", "/api/puzzles")[1]["mine"]["tried"] == 0


def test_a_stronger_level_solves_more_and_a_hard_puzzle_has_a_high_rating() -> None:
    levels = [level for level in LEVELS if isinstance(level, Level)]
    for puzzle in list(collection().values())[:20]:
        chances = [chance_of(level, puzzle) for level in levels]
        assert chances == sorted(chances)
        assert EASIEST <= first_rating(puzzle.name) <= HARDEST
    easy = max(collection().values(), key=lambda one: (one.greedy, chance_of(levels[0], one)))
    hard = min(collection().values(), key=lambda one: (one.greedy, chance_of(levels[0], one)))
    assert first_rating(easy.name) < first_rating(hard.name)


def test_first_answers_find_out_what_suits_one_without_leaps() -> None:
    for hard in range(EASIEST, HARDEST + 1, 50):
        for right in (0.0, 1.0):
            first = glicko.after(BEGINNER, [glicko.Met(glicko.Strength(hard, 150.0), right)])
            assert abs(first.rating - BEGINNER.rating) <= 170
    own = BEGINNER
    for _ in range(9):
        own = glicko.after(own, [glicko.Met(glicko.Strength(own.rating, 150.0), 1.0)])
    assert own.sure
    assert own.rating > BEGINNER.rating + 250


def test_a_wrong_first_answer_costs_little(visitor: Visitors, puzzle: Puzzle) -> None:
    ada = visitor()
    verdict = ada.call("POST", f"/api/puzzles/{puzzle.name}/answer", {"moves": wrong(puzzle).split()})[1]
    assert 0 < verdict["before"] - verdict["after"] <= 170
