"""The mixes of a lesson in groups, each with room for its own mixes only: what fits small states is played in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from ..devices import Device
from ..games.options import choose, prepare
from ..sim.mixed import Tables
from ..sim.mixes import Mix
from .playing import SelfPlay
from .targets import final_leads, targets
from .valuing import Mind


class Harvest(NamedTuple):
    """What was seen in some games: descriptions, what each turned out to be worth, and the points of all seats."""

    lines: Any
    aims: Any
    points: float
    seats: int


class Manner(NamedTuple):
    """How games are played, and what is thought of them afterwards."""

    warmth: float  # points by which moves are tried that seem worse
    rivals: float  # part of the games in which all rivals are greedy players
    trust: float  # how far the end counts more than later thoughts
    winning: float  # how far a victory counts more than points


class Group:
    """Mixes that are played together."""

    def __init__(self, device: Device, family: str, mixes: Sequence[Mix], games: int) -> None:
        self.device, self.games = device, games
        self.tables = Tables(device, family, mixes)
        self.play = SelfPlay(device, self.tables, games)

    def gather(self, mind: Mind, first: int, noise: Any, manner: Manner) -> Harvest:
        """A game for each seed from the first on."""
        numbers, draw = self.device.numbers, np.random.default_rng(first)
        drawn = np.sort(draw.integers(len(self.tables.mixes), size=self.games))
        seats = self.tables.seats[drawn]
        alone = 1 << draw.integers(seats)
        greedy = np.where(draw.random(self.games) < manner.rivals, (1 << seats) - 1 - alone, 0)
        self.play.deal(drawn, first + np.arange(self.games), greedy)
        plies = list(self.play.play(mind.exploring(noise, manner.warmth)))
        scores = self.play.scores()
        leads = final_leads(numbers, scores, numbers.asarray(seats))
        aims = targets(numbers, leads, plies, manner.trust, manner.winning)
        thought = numbers.nonzero(numbers.concatenate([ply.settled for ply in plies]) == 0)[0]
        lines = numbers.concatenate([ply.descriptions for ply in plies])[thought]
        return Harvest(lines, numbers.concatenate(aims).astype("float32")[thought], float(scores.sum()), seats.sum())


def make_groups(device: Device, family: str, mixes: Sequence[Mix], games: int) -> list[Group]:
    """The mixes by the size of their states, each group with its part of the games."""
    sizes = [prepare(choose(mix.game, mix.boxes, seats=mix.seats)).size for mix in mixes]
    groups, left = [], games
    found = sorted(set(sizes))
    for size in found:
        members = [mix for mix, own in zip(mixes, sizes, strict=True) if own == size]
        part = left if size == found[-1] else round(games * len(members) / len(mixes))
        left -= part
        if part > 0:
            groups.append(Group(device, family, members, part))
    return groups
