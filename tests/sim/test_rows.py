"""Data out: a row a game, a row a move, records that replay, and a chart."""

import csv
import doctest
import os
import re
import xml.etree.ElementTree as tree
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from bastide import Game
from bastide.sim import rows
from bastide.sim.charts import panels
from bastide.sim.tournament import Outcome, tournament

DATA = (Path(__file__).parents[2] / "docs" / "data.md").read_text("utf-8")


@pytest.fixture(scope="module")
def outcome() -> Outcome:
    return tournament("castle", ["random", "random"], 4, 3, compiled=False, keep_moves=True)


def prepared(outcome: Outcome) -> Any:
    from bastide.games.options import choose, prepare

    return prepare(choose(outcome.game, seats=len(outcome.entrants)))


def test_a_row_for_each_game(outcome: Outcome) -> None:
    found = list(rows.game_rows(outcome))
    assert [(row["deal"], row["seating"], row["seat_1"], row["seat_2"]) for row in found] == [
        (0, 0, 0, 1), (0, 1, 1, 0), (1, 0, 0, 1), (1, 1, 1, 0),
    ]  # fmt: skip
    mean = sum(row["points_1"] for row in found) / 4
    assert mean == pytest.approx(outcome.standings[0].points.mean)
    assert all(row["moves"] > row["choices"] > row["tiles"] > 40 for row in found)


def test_moves_tell_the_whole_game(outcome: Outcome) -> None:
    games, moves = list(rows.game_rows(outcome)), list(rows.move_rows(outcome, prepared(outcome)))
    for game in games:
        mine = [row for row in moves if row["number"] == game["number"]]
        assert len(mine) == game["moves"]
        assert sum(row["seat"] >= 0 for row in mine) == game["choices"]
        assert mine[-1][f"points_{game['seat_1']}"] == game["points_1"]
        assert sum(row["gain"] for row in mine) == game["points_1"] + game["points_2"]


def test_records_replay_to_the_same_points(outcome: Outcome) -> None:
    for (name, text), row in zip(rows.records(outcome, prepared(outcome)), rows.game_rows(outcome), strict=True):
        assert name == f"castle-{row['number']:06}.record"
        game = Game.from_record(text)
        assert game.over
        assert game.scores[row["seat_2"]] == row["points_2"]


def test_players_without_rules_leave_moves_too() -> None:
    class First:
        def __init__(self, seed: int | str) -> None:
            pass

        def choose(self, game: Game) -> Any:
            return game.moves()[0]

    from bastide.memory import Memory
    from bastide.sim.series import play_series

    memory = Memory(prepared(tournament("castle", ["random", "random"], 2, compiled=False)), False)
    series = play_series(memory, [First, First], 1, keep_moves=True)
    assert len(series.moves(0)) == series.lengths[0] > 100


def test_both_kinds_of_file_hold_the_same(outcome: Outcome, tmp_path: Path) -> None:
    rows.write_csv(tmp_path / "games.csv", rows.game_rows(outcome))
    rows.write_parquet(tmp_path / "games.parquet", rows.game_rows(outcome))
    with (tmp_path / "games.csv").open(encoding="utf-8") as file:
        read = list(csv.DictReader(file))
    columns = pyarrow.parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert [{name: str(value) for name, value in row.items()} for row in columns] == read
    assert columns == list(rows.game_rows(outcome))


def test_a_chart_shows_points_luck_and_lengths(outcome: Outcome) -> None:
    picture = panels(outcome).svg
    titles = [text.text for text in tree.fromstring(picture).iter() if text.get("font-weight") == "bold"]
    assert titles == ["castle: points in 4 games", "Ahead of the best other", "Luck of the deal", "Length"]
    assert len(re.findall("fill-opacity", picture)) == 2 + 2 + 1 + 2


def test_the_page_can_be_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(os.environ, "BASTIDE_PLAIN", "1")
    examples = doctest.DocTestParser().get_doctest(DATA, {}, "data", "data", 0)
    runner = doctest.DocTestRunner()
    runner.run(examples)
    assert runner.failures == 0
    assert len(examples.examples) > 12


def test_moves_of_a_small_mix_replay_where_there_is_all_the_room() -> None:
    outcome = tournament("standard", ["random", "random"], 2, 1, compiled=False, keep_moves=True)
    for (_, text), row in zip(rows.records(outcome, prepared(outcome)), rows.game_rows(outcome), strict=True):
        assert Game.from_record(text).scores[row["seat_1"]] == row["points_1"]
