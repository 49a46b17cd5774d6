"""Minds learn: devices, self-play, targets, a short lesson for real, and its files."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from bastide.core.errors import BadSetup
from bastide.core.table import PLAYERS
from bastide.devices import Device, open_device
from bastide.forms import form
from bastide.learn.beginning import begin_with
from bastide.learn.files import resume_lesson, save_lesson, save_weights
from bastide.learn.groups import Group, Harvest, Manner, make_groups
from bastide.learn.lesson import Lesson, Plan
from bastide.learn.measuring import against, measure, typical
from bastide.learn.playing import Ply, SelfPlay
from bastide.learn.targets import CLOSE, appeal, final_leads, targets
from bastide.players.weights import read
from bastide.sim.mixed import Tables
from bastide.sim.mixes import Mix, family_of, pool

PLAN = Plan("castle", games=24, batch=8, lines=16, seed=3, width=8, passes=1)


@pytest.fixture(scope="module")
def device() -> Device:
    return open_device("cpu", "castle", cores=2)


@pytest.fixture(scope="module")
def taught(device: Device) -> Lesson:
    lesson = Lesson(PLAN, device)
    lesson.run()
    return lesson


def weights_of(lesson: Lesson) -> dict[str, Any]:
    return {name: np.asarray(value) for name, value in lesson.weights.items()}


def test_a_mind_begins_as_the_lead_and_learns(taught: Lesson) -> None:
    assert taught.progress.games == PLAN.games
    assert [line["games"] for line in taught.progress.lines] == [8, 16, 24]
    assert np.abs(weights_of(taught)["out"]).max() > 0


def test_the_same_seed_gives_the_same_lesson(taught: Lesson, device: Device) -> None:
    again = Lesson(PLAN, device)
    again.run()
    for name, value in weights_of(again).items():
        assert np.array_equal(value, weights_of(taught)[name]), name


def test_a_lesson_goes_on_where_it_stopped(taught: Lesson, device: Device, tmp_path: Path) -> None:
    half = Lesson(PLAN, device)
    half.learn_batch()
    save_lesson(half, tmp_path / "half.lesson")
    rest = Lesson(PLAN, device)
    resume_lesson(rest, tmp_path / "half.lesson")
    rest.run()
    for name, value in weights_of(rest).items():
        assert np.allclose(value, weights_of(taught)[name], atol=1e-6), name


def test_another_lesson_is_refused(taught: Lesson, device: Device, tmp_path: Path) -> None:
    save_lesson(taught, tmp_path / "a.lesson")
    other = Lesson(Plan("castle", games=24, batch=8, lines=16, seed=4, width=8), device)
    with pytest.raises(BadSetup, match="another lesson"):
        resume_lesson(other, tmp_path / "a.lesson")
    (tmp_path / "b.lesson").write_text("no weights")
    with pytest.raises(BadSetup, match="no file of weights"):
        resume_lesson(other, tmp_path / "b.lesson")


def test_a_wider_lesson_begins_with_what_was_learned(taught: Lesson, device: Device, tmp_path: Path) -> None:
    save_weights(taught, tmp_path / "castle.npz", [])
    wider = Lesson(Plan("castle", games=8, batch=8, lines=16, width=12), device)
    begin_with(wider, tmp_path / "castle.npz")
    lines = np.asarray(taught.harvests[-1][0].lines)
    known, now = taught.mind.beyond(lines), wider.mind.beyond(lines)
    assert np.abs(known).max() > 0.01
    assert np.allclose(known, now, atol=0.05 + 0.01 * np.abs(known).max())
    with pytest.raises(BadSetup, match="only 4"):
        begin_with(Lesson(Plan("castle", games=8, batch=8, lines=16, width=4), device), tmp_path / "castle.npz")


def test_weights_of_another_family_are_no_beginning(taught: Lesson, tmp_path: Path) -> None:
    save_weights(taught, tmp_path / "castle.npz", [])
    arrays, story = read(tmp_path / "castle.npz")
    np.savez(tmp_path / "city.npz", story=np.array(json.dumps(story | {"family": "city"})), **arrays)  # type: ignore[arg-type]
    save_lesson(taught, tmp_path / "castle.lesson")
    with pytest.raises(BadSetup, match="no file of weights"):
        begin_with(taught, tmp_path / "castle.lesson")
    with pytest.raises(BadSetup, match="learned for city"):
        begin_with(taught, tmp_path / "city.npz")


def test_what_greedy_rivals_chose_is_not_learned_from(device: Device) -> None:
    counts = []
    for rivals in (0.0, 1.0):
        group = Group(device, "castle", [Mix("castle")], 8)
        mind = Lesson(PLAN, device).mind
        found = group.gather(mind, 5, np.random.RandomState(1), Manner(0.1, rivals, 0.8, 0.0))
        assert len(found.lines) == len(found.aims)
        counts.append(len(found.lines))
    assert 0.4 < counts[1] / counts[0] < 0.6


def test_mixes_of_one_size_are_played_together() -> None:
    mixes = [Mix("standard"), Mix("winter", ("count", "inns", "traders"), 6), Mix("base"), Mix("standard", (), 5)]
    groups = make_groups(open_device("cpu", "classic", cores=2), "classic", mixes, 10)
    found = {group.tables.size: ([str(mix) for mix in group.tables.mixes], group.games) for group in groups}
    assert found["small"] == (["standard for 2", "base for 2", "standard for 5"], 8)
    assert found["large"] == (["winter+count+inns+traders for 6"], 2)


def test_weights_tell_their_story(taught: Lesson, tmp_path: Path) -> None:
    save_weights(taught, tmp_path / "castle.npz", [{"win": 0.5}])
    arrays, story = read(tmp_path / "castle.npz")
    assert {array.dtype for array in arrays.values()} == {np.dtype(np.float16)}
    assert story["columns"] == list(taught.shape.columns)
    assert (story["games"], story["plan"]["seed"], story["strength"]) == (24, 3, [{"win": 0.5}])


def test_a_mind_is_measured_in_every_seating(taught: Lesson) -> None:
    found = against(taught.mind, None, taught.groups[0].tables, 0, 3, 77)
    assert found.games == 6
    assert 0 <= found.win <= 1
    assert found == against(taught.mind, None, taught.groups[0].tables, 0, 3, 77)


def test_rounding_decides_nothing() -> None:
    pick = form("castle").module("learn.self_play").pick
    keys, picks = [2.0, 3.0, 3.0 + 1e-5, 2.9, 1.0, 1.1], [-1, -1]
    pick(0, 2, 0, [0, 4], [4, 6], keys, picks)
    assert picks == [1, 5]


def test_a_mind_that_began_with_another_is_measured_against_it(taught: Lesson, device: Device, tmp_path: Path) -> None:
    save_weights(taught, tmp_path / "castle.npz", [])
    later = Lesson(PLAN, device)
    begin_with(later, tmp_path / "castle.npz")
    same, other = measure(later, 2)
    assert (same.rivals, other.rivals) == ("greedy", "what it began with")
    assert (other.win, other.margin) == (0.5, 0.0)  # a deal played in both seatings by one mind
    lines = np.asarray(taught.harvests[-1][0].lines)
    assert later.beginner
    known = later.beginner.beyond(lines)
    later.learn_batch()
    assert np.array_equal(later.beginner.beyond(lines), known)
    assert not np.array_equal(later.mind.beyond(lines), known)
    changed = against(taught.mind, Lesson(PLAN, device).mind, taught.groups[0].tables, 0, 3, 77)
    assert changed.margin != 0


def test_a_lesson_by_the_clock_ends_calmly(device: Device) -> None:
    lesson = Lesson(replace(PLAN, within=2.0), device)
    assert lesson.rate == PLAN.rate
    lesson.progress.games, lesson.progress.seconds = PLAN.batch, 60.0
    assert (lesson.part, lesson.rate) == (0.5, pytest.approx(PLAN.rate / 2))
    lesson.progress.seconds = 120.0
    assert lesson.rate == 0
    lesson.run()
    assert lesson.progress.lines == []


def test_the_latest_batches_are_remembered_in_room_that_stays(device: Device) -> None:
    lesson = Lesson(replace(PLAN, memory=2), device)
    rooms = []
    for first, size in ((0, 5), (10, 5), (20, 6), (30, 5)):
        aims = np.arange(first, first + size, dtype=np.float32)
        lesson.harvests.append([Harvest(np.stack([aims, -aims], 1).astype(np.int16), aims, 0.0, 2)])
        lines, found = lesson._remembered()
        assert np.array_equal(lines[:, 0], found)
        rooms.append(lesson.room)
    assert found.tolist() == [*range(20, 26), *range(30, 35)]
    assert all(room is rooms[0] for room in rooms)


def test_winning_counts_more_than_points_beyond() -> None:
    leads = np.array([-60.0, -5.0, 0.0, 5.0, 60.0])
    assert np.array_equal(appeal(np, leads, 0.0), leads)
    most = appeal(np, leads, 1.0)
    assert most[2] == 0
    assert 4.5 < most[3] < 5
    assert most[4] == pytest.approx(CLOSE, abs=0.1)
    assert np.all(np.diff(appeal(np, leads, 0.8)) > 0)


def test_a_risky_lead_is_worth_less_where_winning_counts() -> None:
    one, none = np.array([0, 0]), np.zeros((2, 1), np.int16)
    leads = np.zeros((PLAYERS, 2), np.float32)
    leads[0] = [40.0, -20.0]
    plies = [Ply(np.array([0, 1]), one, none, np.zeros(2, np.float32), one)]
    assert float(targets(np, leads, plies, 0.8)[0].mean()) == 10.0
    assert float(targets(np, leads, plies, 0.8, 0.8)[0].mean()) < appeal(np, np.array(10.0), 0.8) - 3


def test_targets_are_those_of_the_same_seats_later_thoughts() -> None:
    leads = np.array([[10.0], [-10.0], *[[0.0]] * (PLAYERS - 2)], np.float32)
    one, zero, none = np.array([1]), np.array([0]), np.zeros((1, 1), np.int16)
    plies = [
        Ply(np.array([0]), zero, none, np.array([2.0], np.float32), zero),
        Ply(np.array([0]), one, none, np.array([-1.0], np.float32), zero),
        Ply(np.array([0]), zero, none, np.array([6.0], np.float32), zero),
    ]
    first, second, third = (float(aim[0]) for aim in targets(np, leads, plies, 0.5))
    assert (first, second, third) == (0.5 * 6.0 + 0.5 * 10.0, -10.0, 10.0)


def test_a_final_lead_is_over_the_best_of_the_others() -> None:
    scores = np.array([[30, 20, 25, 0, 0, 0], [5, 9, 0, 0, 0, 0]])
    leads = final_leads(np, scores, np.array([3, 2]))
    assert leads[:3, 0].tolist() == [5, -10, -5]
    assert leads[:2, 1].tolist() == [-4, 4]


def test_every_leaf_belongs_to_its_game(device: Device) -> None:
    tables = Tables(device, "castle", [Mix("castle")])
    play = SelfPlay(device, tables, 4)
    play.deal(np.zeros(4), np.arange(4))
    seen = []

    def choose(play: SelfPlay, leaves: Any) -> tuple[Any, Any]:
        seen.append((leaves.size, sorted(set(leaves.games.tolist()))))
        keys = np.zeros(leaves.size, np.float32)
        return keys, keys

    next(iter(play.play(choose)))
    size, games = seen[0]
    assert games == [0, 1, 2, 3]
    assert size >= 4


def test_mixes_are_drawn_for_a_family_and_named_for_a_game() -> None:
    mixes = pool("classic", Random(1))
    assert {mix.game for mix in mixes} == {"standard", "base", "winter"}
    assert {mix.seats for mix in mixes} >= {2, 3, 4, 5, 6}
    assert all("inns" in mix.boxes for mix in mixes if mix.seats == 6)
    assert pool("standard", Random(1)) == [Mix("standard")]
    assert family_of("winter") == "classic"
    with pytest.raises(BadSetup, match="no game or family"):
        family_of("chess")


def test_what_a_family_is_measured_in() -> None:
    assert typical("castle") == [Mix("castle")]
    assert [mix.seats for mix in typical("city")] == [2, 3, 4]
    assert typical("classic")[-1].seats == 6
