"""Mixes of game, boxes and seats: what lessons and checks on a device play, drawn at random."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from ..core.errors import BadSetup
from ..games import catalogue

BARE = 0.5   # how many mixes have no box
TWO = 0.55   # how many have two seats, where more can play
POOL = 96


class Mix(NamedTuple):
    """A game with its boxes and number of seats."""

    game: str
    boxes: tuple[str, ...] = ()
    seats: int = 2

    def __str__(self) -> str:
        return "+".join((self.game, *self.boxes)) + f" for {self.seats}"


def family_of(name: str) -> str:
    """The family that a lesson is about: its own name, or that of one of its games."""
    if name in catalogue.families:
        return name
    if name not in catalogue.games:
        there = ", ".join((*catalogue.families, *catalogue.games))
        raise BadSetup("unknown-game", f"there is no game or family called {name!r}; there are: {there}")
    return catalogue.games[name].family


def pool(name: str, random: Random, size: int = POOL) -> list[Mix]:
    """The mixes of a lesson: of a whole family, or of one game alone without boxes and for two."""
    if name in catalogue.games and name not in catalogue.families:
        return [Mix(name)]
    games = [game.name for game in catalogue.games.values() if game.family == name]
    drawn = [_draw(games, random) for _ in range(size)]
    return sorted(set(drawn)) if len(set(drawn)) < size // 4 else sorted(drawn)


def _draw(games: Sequence[str], random: Random) -> Mix:
    game = random.choice(games)
    fitting = [box.name for box in catalogue.boxes.values() if game in box.games]
    boxes = catalogue.together(box for box in fitting if random.random() < 0.5) if random.random() > BARE else ()
    fewest, most = catalogue.games[game].seats
    most = max([most, *(catalogue.boxes[box].most_seats for box in boxes)])
    seats = 2 if fewest <= 2 and random.random() < TWO else random.randint(fewest, most)
    return Mix(game, boxes, seats)
