"""The arena: the same games as anywhere else, each counted once, and what they say about strength."""

import json
import os
import random
from pathlib import Path

import pytest

from bastide import BadSetup, Game
from bastide.arena import Plan, Unit, report, run
from bastide.arena import running as runs
from bastide.arena.playing import Hall, Result, play_unit, record_of
from bastide.arena.ratings import bradley_terry, openskill
from bastide.arena.results import Store
from bastide.arena.simulating import _by_entrant
from bastide.arena.sprt import bounds, sprt
from bastide.sim.tournament import outcome, tournament

MORTAL = '''
import os
from pathlib import Path


class Mortal:
    """Takes the first move, but the first time it is asked it dies, and its process with it."""

    def __init__(self, seed):
        self.flag = Path({flag!r})

    def choose(self, game):
        if not self.flag.exists() and os.getpid() != {pid}:
            self.flag.touch()
            os._exit(9)
        return game.moves()[0]
'''


def small_plan(pairs: int = 2, **more: object) -> Plan:
    """Random players at a table of two."""
    return Plan.of("standard", ["random", "random"], 2, pairs, compiled=False, size=1, **more)


def test_every_deal_is_played_in_every_seating_at_every_table() -> None:
    plan = Plan.of("standard", ["random", "greedy", "random"], 2, 5, size=2)
    assert plan.tables == [(0, 1), (0, 2), (1, 2)]
    deals = [(unit.table, deal) for unit in plan.units() for deal in range(unit.first, unit.first + unit.deals)]
    assert sorted(deals) == [(table, deal) for table in range(3) for deal in range(5)]
    assert plan.games == 30
    assert Plan.of("base", ["random", "greedy"], 4, 1).tables == [(0, 1, 1, 1)]


def test_the_games_are_those_of_a_tournament() -> None:
    results = run(small_plan(), workers=1)
    seatings = [[result for result in results if result.deal == deal] for deal in range(2)]
    assert [[result.entrants for result in deal] for deal in seatings] == [[(0, 1), (1, 0)]] * 2
    points = [[_by_entrant(result) for result in deal] for deal in seatings]
    played = tournament("standard", ["random", "random"], 4, compiled=False)
    assert outcome("standard", ["random", "random"], points, 0, played.seconds) == played


def test_a_game_is_a_record() -> None:
    plan = small_plan(1)
    result = play_unit(plan, Unit(0, 0, 1))[0]
    game = Game.from_record(record_of(plan, result))
    assert game.over
    assert game.scores == result.points
    assert game.names == ("random 1 1", "random 2 2")


def test_an_arena_goes_on_where_it_was_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan, played = small_plan(3), []

    def counted(plan: Plan, unit: Unit) -> list[Result]:
        played.append(unit)
        return play_unit(plan, unit)

    monkeypatch.setattr(runs, "play_unit", counted)
    first = run(plan, Store(tmp_path, plan), workers=1)
    next((tmp_path / "parts").glob("*deal-1*")).unlink()
    again = run(plan, Store(tmp_path, plan), workers=1)
    assert played == [Unit(0, 0, 1), Unit(0, 1, 1), Unit(0, 2, 1), Unit(0, 1, 1)]
    key = lambda result: (result.deal, result.seating)  # noqa: E731
    assert sorted(first, key=key) == sorted(again, key=key)
    store = Store(tmp_path, plan)
    store.finish(again, records=True)
    assert (tmp_path / "results.parquet").stat().st_size > 0
    assert len(list((tmp_path / "records").glob("*.record"))) == 6


def test_a_folder_belongs_to_one_plan(tmp_path: Path) -> None:
    Store(tmp_path, small_plan(2))
    Store(tmp_path, small_plan(5))
    with pytest.raises(BadSetup) as error:
        Store(tmp_path, small_plan(2, seed=1))
    assert error.value.code == "another-plan"


def test_a_killed_worker_loses_nothing(tmp_path: Path) -> None:
    player = tmp_path / "mortal.py"
    player.write_text(MORTAL.format(flag=str(tmp_path / "died"), pid=os.getpid()), encoding="utf-8")
    plan = Plan.of("castle", [f"{player}:Mortal", "random"], 2, 3, compiled=False, size=1)
    results = run(plan, workers=2)
    assert (tmp_path / "died").exists()
    assert sorted((result.deal, result.seating) for result in results) == [(d, s) for d in range(3) for s in range(2)]


def won(one: int, other: int, shares: list[float], luck: tuple[float, float] = (0, 0)) -> list[Result]:
    """Games of two with these shares for the first."""
    points = {1.0: (60, 50), 0.5: (50, 50), 0.0: (50, 60)}
    return [
        Result(0, number // 2, number % 2, (one, other), points[share], luck, ()) for number, share in enumerate(shares)
    ]


def test_a_rating_is_that_of_chess() -> None:
    """Three of four games won is 191 points; with the draws that everybody begins with it is a little less."""
    ratings = bradley_terry(won(0, 1, [1.0, 1.0, 1.0, 0.0] * 100), 2, 1)
    assert ratings[1].rating == 0
    assert ratings[0].rating == pytest.approx(190.8, abs=1)
    assert ratings[0].low < 190.8 < ratings[0].high
    assert ratings[0].high - ratings[0].low == pytest.approx(2 * 1.96 * 173.72 / (400 * 0.1875) ** 0.5, rel=0.02)


def test_ratings_go_round_a_circle() -> None:
    """A beats B as B beats C: A is twice as far above C."""
    games = won(0, 1, [1.0, 1.0, 0.0] * 60) + won(1, 2, [1.0, 1.0, 0.0] * 60)
    top, middle, bottom = bradley_terry(games, 3, 2)
    assert bottom.rating == 0
    assert top.rating == pytest.approx(2 * middle.rating, rel=0.05)


def test_tables_of_three_are_rated_too() -> None:
    luck = random.Random(1)
    results = [Result(0, n, 0, (0, 1, 2), (luck.gauss(60, 10), 50, 40), (0, 0, 0), ()) for n in range(30)]
    best, middle, last = openskill(results, 3)  # type: ignore[arg-type]
    assert best.rating > middle.rating > last.rating
    assert best.low < best.rating < best.high


def test_a_result_less_its_luck() -> None:
    plan = small_plan(2, judge="greedy")
    found = report(plan, won(0, 1, [1.0, 1.0, 0.0, 1.0], luck=(4, -3)))
    assert found.standings[0].margin.mean == 5
    assert found.standings[0].adjusted is not None
    assert found.standings[0].adjusted.mean == 5 - 7
    assert found.standings[1].adjusted is not None
    assert found.standings[1].adjusted.mean == -5 + 7
    plain = json.loads(json.dumps(found.plain()))
    assert {"win", "margin", "low", "high", "games", "standings"} <= set(plain)
    assert (plain["win"], plain["margin"], plain["games"]) == (0.75, 5, 4)


@pytest.mark.parametrize("others", [0, 2])
def test_luck_is_priced_by_the_judge(others: int) -> None:
    """What came is held against all that could have come, or against some of it; the same deal has the same luck."""
    hall = Hall(Plan.of("castle", ["random", "random"], 2, 1, judge="greedy", others=others, compiled=False))
    state, found = hall.memory.start(), []
    state.bag[:], state.left[0] = [1, 2, 1] + [0] * (len(state.bag) - 3), 4
    assert hall.judge is not None
    chances = hall.judge.chances(state)
    total = sum(weight for _, weight in chances)
    for move, _ in chances:
        luck = [0.0, 0.0]
        hall._dice.seed(5)
        hall.price(state, move, luck)
        found.append(luck[0])
        assert luck[1] == 0
    mean = sum(luck * weight for luck, (_, weight) in zip(found, chances, strict=True)) / total
    assert max(found) > min(found)
    assert (abs(mean) < 1e-9) == (others == 0)


def test_the_test_between_two_strengths() -> None:
    assert sprt([0.75, 0.5, 1.0, 0.5] * 30, 0, 40).verdict == "better"
    assert sprt([0.25, 0.5, 0.5, 0.5] * 30, 0, 40).verdict == "worse"
    assert sprt([1.0, 0.0, 0.5, 0.5] * 3, 0, 40).verdict == "open"
    assert sprt([1.0] * 3, 0, 40).verdict == "open"


def test_an_arena_stops_when_it_is_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    def strong(plan: Plan, unit: Unit) -> list[Result]:
        points = ((9, 0), (0, 9))
        return [Result(0, unit.first, seat, (seat, 1 - seat), points[seat], (0, 0), ()) for seat in (0, 1)]

    monkeypatch.setattr(runs, "play_unit", strong)
    results = run(small_plan(500), strengths=(0, 50), workers=1)
    assert 16 <= len(results) < 200


@pytest.mark.parametrize(
    ("players", "seats", "pairs", "code"),
    [(["random"], 2, 1, "players"), (["random", "nobody"], 2, 1, "unknown-player"), (["random"] * 2, 2, 0, "pairs")],
)
def test_what_cannot_be_played_is_said(players: list[str], seats: int, pairs: int, code: str) -> None:
    with pytest.raises(BadSetup) as error:
        Plan.of("standard", players, seats, pairs)
    assert error.value.code == code


def test_bounds_are_two_numbers() -> None:
    assert bounds("0,20") == (0, 20)
    for text in ("20", "20,0", "a,b"):
        with pytest.raises(BadSetup):
            bounds(text)
