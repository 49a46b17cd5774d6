"""How strong a mind is: one among others, the same decks in every seating, on decks it never learned from."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ..games import catalogue
from ..sim.mixed import Tables
from ..sim.mixes import Mix
from .lesson import Lesson
from .playing import SelfPlay
from .targets import final_leads
from .valuing import Mind

MEASURED = 1 << 20  # the first seed of measuring
FAR = 1.96  # standard errors that hold the true value 95 times in 100


@dataclass(frozen=True)
class Strength:
    """What a mind reached in one mix: its share of victories, its lead, and its points."""

    mix: str
    games: int
    win: float
    win_within: float
    margin: float
    margin_within: float
    points: float
    rivals: str = "greedy"

    def __str__(self) -> str:
        return (
            f"{self.mix} against {self.rivals}: {100 * self.win:.1f}% +- {100 * self.win_within:.1f}, "
            f"{self.margin:+.1f} +- {self.margin_within:.1f} points, {self.points:.1f} a game ({self.games:,} games)"
        )


def against(mind: Mind, rivals: Mind | None, tables: Tables, mix: int, deals: int, seed: int) -> Strength:
    """A mind alone among others that all know something else, or else among greedy players."""
    device, seats = mind.device, int(tables.seats[mix])
    games = deals * seats
    own = np.arange(games) % seats
    play = SelfPlay(device, tables, games)
    greedy = None if rivals else (1 << seats) - 1 - (1 << own)
    play.deal(np.full(games, mix), seed + np.arange(games) // seats, greedy)
    for _ in play.play(mind.among(rivals, device.numbers.asarray(own)) if rivals else mind.plainly):
        pass
    scores = device.numbers.asarray(play.scores())
    leads = final_leads(device.numbers, scores, device.numbers.full(games, seats))
    plain, lead = device.fetch(scores), device.fetch(leads)
    return _strength(str(tables.mixes[mix]), plain[:, :seats], lead[own, np.arange(games)], own)


def _strength(mix: str, scores: Any, leads: Any, own: Any) -> Strength:
    games, seats = scores.shape
    best = scores == scores.max(1, keepdims=True)
    wins = best[np.arange(games), own] / best.sum(1)
    by_deal = leads.reshape(-1, seats).mean(1), wins.reshape(-1, seats).mean(1)
    margin, win = (float(values.mean()) for values in by_deal)
    within = [FAR * float(values.std()) / math.sqrt(max(1, len(values) - 1)) for values in by_deal]
    return Strength(mix, games, win, within[1], margin, within[0], float(scores[np.arange(games), own].mean()))


def measure(lesson: Lesson, deals: int) -> Iterator[Strength]:
    """The table at the end of a lesson: its games for two, and one mix for each number of seats beyond."""
    for mix in typical(lesson.plan.name):
        tables = Tables(lesson.device, lesson.family, [mix])
        yield against(lesson.mind, None, tables, 0, deals, MEASURED)
        if lesson.beginner:
            found = against(lesson.mind, lesson.beginner, tables, 0, deals, MEASURED)
            yield replace(found, rivals="what it began with")


def typical(name: str) -> list[Mix]:
    """What a mind is measured in."""
    if name not in catalogue.families:
        return [Mix(name)]
    games = [game for game in catalogue.games.values() if game.family == name]
    mixes = [Mix(game.name) for game in games]
    last = games[-1]
    boxes = catalogue.together(box.name for box in catalogue.boxes.values() if last.name in box.games)
    most = max([last.seats[1], *(catalogue.boxes[box].most_seats for box in boxes)])
    mixes += [Mix(last.name, boxes)] if boxes else []
    return mixes + [Mix(last.name, boxes, seats) for seats in range(3, most + 1)]
