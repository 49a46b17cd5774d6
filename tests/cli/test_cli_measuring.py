"""The measuring and checking commands, in plain form or with figures made up."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bastide import catalogue
from bastide.sim.batch import Means
from bastide.sim.bench import Figures

FIELDS = ["compiled", "plain", "joint", "all_cores", "all_boxes"]
FIELDS += ["state_bytes", "copy_us", "cold_start_s", "warm_start_s"]


def made_up(game: str, seconds: float, say: Callable[[str], None]) -> Figures:
    say(f"{game}: measuring for {seconds} s")
    means = Means(10, (19.5, 19.3), 70.98, 93.4)
    return Figures(game, 100.0, 20_000, 2, means, 20_000.0, 7_520.0, 40_000.0, 7_000.0, 0.42, 20.0, 0.5)


def test_bench_prints_one_object_for_each_game(run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bastide.sim.bench.bench", made_up)
    ran = run("bench", "--json")
    figures = json.loads(ran.out)
    assert list(figures) == list(catalogue.games)
    assert all(list(one) == FIELDS for one in figures.values())
    assert "standard: measuring for 2.0 s" in ran.err


def test_bench_puts_games_and_rooms_into_one_object(
    run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bastide.sim.bench.bench", made_up)
    assert list(json.loads(run("bench", "castle", "pictures", "--json").out)) == ["pictures", "castle"]
    assert "median ms" in run("bench", "castle", "pictures").out


def test_bench_prints_a_table(run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bastide.sim.bench.bench", made_up)
    out = run("bench", "standard", "base", "--seconds", "1").out
    rates = ("20,000", "100.0", "40,000 (2 cores)", "7,000")
    means, ratios = ("19.5, 19.3", "70.98", "93.4"), ("0.35", "3.85", "0.21")
    for words in rates + means + ratios:
        assert words in out


def test_bench_without_a_compiler(run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BASTIDE_PLAIN", "1")
    assert "no compiler" in run("bench", "standard", "--seconds", "0.05").out
    assert json.loads(run("bench", "standard", "--json", "-s", "0.05").out)["standard"]["compiled"] is None


def test_simulate_tells_what_real_games_come_to(run: Callable[..., Any]) -> None:
    told = "Reports of real games give 70 to 108 points."
    assert told in run("simulate", "castle", "-n", "2", "--players", "random,random", "--plain").out
    assert "Reports" not in run("simulate", "standard", "-n", "2", "--players", "random,random", "--plain").out


def test_simulate_tells_who_is_ahead(run: Callable[..., Any]) -> None:
    out = run("simulate", "standard", "-n", "4", "--players", "random,random", "--plain").out
    assert "standard: 4 games, 2 deals in all seatings" in out
    assert "random 1" in out
    assert "games a second, seed 0" in out


def test_simulate_as_json(run: Callable[..., Any]) -> None:
    words = ("simulate", "base", "-n", "3", "-p", "random,random,random", "--plain", "--json", "--seed", "4")
    outcome = json.loads(run(*words).out)
    assert (outcome["games"], outcome["seed"]) == (3, 4)
    assert [standing["player"] for standing in outcome["standings"]] == ["random 1", "random 2", "random 3"]
    assert outcome["standings"][0]["margin"]["low"] is None


def test_verify_agrees(run: Callable[..., Any]) -> None:
    ran = run("verify", "standard", "--games", "1", "--plain")
    assert ran.code == 0
    assert "standard: 1 games" in ran.out
    assert "the plain form and the slow twin agree" in ran.out
    assert "played by: random 1\n  events: drawn 71, placed 7" in ran.out
    assert "points for: tiles " in ran.out
    told = json.loads(run("verify", "base", "--games", "1", "--plain", "--json").out)["base"]
    assert (told["faults"], told["players"], told["events"]["over"]) == ([], {"random": 1}, 1)
    assert told["parts"]["tiles"] > 0


def test_verify_tells_what_never_happened(run: Callable[..., Any]) -> None:
    out = run("verify", "standard", "--games", "1", "--plain", "--rule", "fields=off").out
    assert "  never happened, so not verified: " in out
    assert out.strip().endswith("cities")


def test_verify_fails_with_what_it_found(
    run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("bastide.oracle.classic.faults", lambda *table: iter(["the twin sees it differently"]))
    ran = run("verify", "standard", "--games", "2", "--plain", "--player", "random", "--faults", str(tmp_path))
    assert ran.code == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["standard-0-0.record", "standard-0-1.record"]
    assert "do not agree: 2 faults" in ran.out
    assert "the twin sees it differently" in ran.out


def test_perft_counts(run: Callable[..., Any]) -> None:
    out = run("perft", "standard", "--depth", "2", "--seed", "7", "--plain").out
    assert [line.split()[:2] for line in out.splitlines()] == [["1", "6"], ["2", "30"]]
    told = json.loads(run("perft", "standard", "--deck", "BG-U BG-U", "--depth", "2", "--plain", "--json").out)
    assert told["positions"]["1"] == 3


def test_perft_knows_boxes_switches_and_seats(run: Callable[..., Any]) -> None:
    words = ("perft", "standard", "--depth", "2", "--rule", "fields=off", "--seats", "Ann,Bob,Cid", "--plain")
    assert run(*words).code == 0
