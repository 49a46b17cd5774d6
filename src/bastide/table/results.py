"""Results: what the end of a game means for everybody who played it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from .fold import Chair, Fold
from .measured import is_known

FEWEST_STEPS = 2
"""A game in which the seats have not made so many steps each on average counts for no rating."""
QUIETLY = ("away", "time")


@dataclass(frozen=True)
class Outcome:
    """How the game ended for one seat. `place` is the final one: who gave up or left comes after all who stayed."""

    seat: int
    name: str
    player: str | None
    persons: tuple[str, ...]
    place: int
    points: int
    has_left: bool


@dataclass(frozen=True)
class Finished:
    """A game that is over. It is `rated` if its result says something about strength."""

    game: str
    boxes: tuple[str, ...]
    reason: str
    rated: bool
    outcomes: tuple[Outcome, ...]


def finished(fold: Fold, holders: Mapping[int, Iterable[str]]) -> Finished:
    """What has to be remembered of a table that is over."""
    assert fold.result is not None
    stayed = [not (chair.out or chair.replaced) for chair in fold.chairs]
    waited_for = fold.game.turn if fold.game is not None and fold.result.reason == "ended" else None
    worth = [
        (stayed[seat] and seat != waited_for, points) for seat, points in enumerate(fold.result.scores)
    ]
    outcomes = tuple(
        Outcome(
            seat=seat,
            name=chair.name,
            player=chair.player if chair.kind == "computer" else None,
            persons=tuple(sorted(holders.get(seat, ()))),
            place=1 + sum(other > worth[seat] for other in worth),
            points=fold.result.scores[seat],
            has_left=_has_left(chair) or (seat == waited_for and chair.kind == "person"),
        )
        for seat, chair in enumerate(fold.chairs)
    )
    return Finished(fold.setup.game, tuple(fold.setup.boxes), fold.result.reason, _rated(fold, outcomes), outcomes)


def _has_left(chair: Chair) -> bool:
    """Whether somebody went away without a word; giving up is a word."""
    return chair.kind == "person" and not chair.resigned and (chair.flagged or chair.replaced in QUIETLY)


def _rated(fold: Fold, outcomes: Sequence[Outcome]) -> bool:
    """A game from its first tile, between different players of known strength, that was played for a while.

    It is played with the tiles of its boxes in an order that nobody knows, without analysis on the way and without
    somebody's bot: how strong that is nobody knows, and it may be another one tomorrow.
    """
    setup = fold.setup
    if any(chair.bot for chair in fold.chairs):
        return False
    if setup.analysis or setup.duplicate is not None or set(fold.fixed) - {"version"}:
        return False
    if not all(outcome.player is None or is_known(outcome.player) for outcome in outcomes):
        return False
    persons = [person for outcome in outcomes for person in outcome.persons]
    if not persons or len(persons) != len(set(persons)) or len(fold.chairs) < 2 or fold.names:
        return False
    return len(fold.steps) >= FEWEST_STEPS * len(fold.chairs)
