"""The words of a family: how its numbers are called in notation, events and views. Data, no rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from ..core.events import Happening
from ..core.moves import Refusal, Verb


@dataclass(frozen=True)
class MoveWord:
    """One way to write a move.

    The pattern's places: {tile} {figure} {cell} {facing} {spot} {side} {name} {number}; `names` are the words for
    the spot of a move, where it is no place on a tile; `due` is what whoever has such a choice has to do.
    """

    verb: Verb
    pattern: str
    what: int | None = None
    names: Mapping[int, str] = field(default_factory=dict)
    due: str = ""

    @cached_property
    def places(self) -> frozenset[str]:
        """What the pattern has places for."""
        return frozenset(re.findall(r"{(\w+)}", self.pattern))

    @cached_property
    def piece(self) -> str | None:
        """The word before the arrow, where that is no figure."""
        word = re.match(r"[a-z]+", self.pattern)
        return word[0] if word else None

    @cached_property
    def number(self) -> int | None:
        """The number behind the arrow, where all such moves name the same."""
        behind = self.pattern.partition(">")[2]
        return int(behind) if behind.isdigit() else None


COMMON_MOVES = (
    MoveWord(Verb.PASS, "-", 0, due="pass"),
    MoveWord(Verb.DRAW, "?{tile}", due="draw a tile"),
    MoveWord(Verb.DISCARD, "!{tile}", due="put aside the tile, which fits nowhere"),
    MoveWord(Verb.PLACE, "{tile}@{cell}{facing}", due="lay a tile"),
    MoveWord(Verb.PUT, "{figure}>{spot}", due="put a figure on the tile just laid"),
)

COMMON_HAPPENINGS: Mapping[int, str] = {
    Happening.DRAWN: "drawn",
    Happening.DISCARDED: "discarded",
    Happening.PLACED: "placed",
    Happening.PUT: "put",
    Happening.PART: "part",
    Happening.SCORED: "scored",
    Happening.RETURNED: "returned",
    Happening.OVER: "over",
}

COMMON_REFUSALS: Mapping[int, tuple[str, str]] = {
    Refusal.NOT_NOW: ("not-now", "this is not the choice to be made now"),
    Refusal.NOT_IN_HAND: ("not-in-hand", "this tile is not in hand"),
    Refusal.TAKEN: ("taken", "a tile lies there already"),
    Refusal.APART: ("apart", "a tile must share a side with one already laid"),
    Refusal.SIDE: ("side", "the sides do not continue"),
    Refusal.HOLE: ("hole", "a tile there would cut off an empty cell"),
    Refusal.TOO_WIDE: ("too-wide", "the town cannot grow wider than 63 cells"),
    Refusal.OCCUPIED: ("occupied", "there is a follower already"),
    Refusal.NO_FIGURE: ("no-figure", "no such figure is left in the supply"),
    Refusal.UNCLAIMABLE: ("unclaimable", "no figure can stand there"),
    Refusal.NONE_LEFT: ("none-left", "no such tile is left to draw"),
    Refusal.NO_MOVE: ("no-such-move", "there is no such move"),
}


@dataclass(frozen=True)
class Words:
    """All words of one family.

    Figures are told by their letters; `roles` is what they are called by the kind they stand on; `scored` names what
    is paid for where that is no kind of feature; `matching` the kinds that must continue (all, if empty); `whats` the
    subjects of the family's own events, by event; `far` the reason why no tile can lie far away from all others.
    """

    kinds: Mapping[int, str] = field(default_factory=dict)
    figures: Mapping[int, str] = field(default_factory=dict)
    parts: Mapping[int, str] = field(default_factory=dict)
    roles: Mapping[tuple[int, int], str] = field(default_factory=dict)
    matching: frozenset[str] = frozenset()
    scored: Mapping[int, str] = field(default_factory=dict)
    whats: Mapping[int, Mapping[int, str]] = field(default_factory=dict)
    moves: tuple[MoveWord, ...] = COMMON_MOVES
    happenings: Mapping[int, str] = field(default_factory=lambda: COMMON_HAPPENINGS)
    refusals: Mapping[int, tuple[str, str]] = field(default_factory=lambda: COMMON_REFUSALS)
    far: int = Refusal.APART

    def joined(self, others: Iterable[Words]) -> Words:
        """These words and those that boxes add to them."""
        whole = self
        for other in others:
            whole = replace(
                whole,
                kinds={**whole.kinds, **other.kinds},
                figures={**whole.figures, **other.figures},
                parts={**whole.parts, **other.parts},
                roles={**whole.roles, **other.roles},
                scored={**whole.scored, **other.scored},
                whats={**whole.whats, **other.whats},
                moves=(*whole.moves, *(move for move in other.moves if move not in whole.moves)),
                happenings={**whole.happenings, **other.happenings},
                refusals={**whole.refusals, **other.refusals},
            )
        return whole
