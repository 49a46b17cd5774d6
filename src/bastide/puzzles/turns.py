"""A turn that was made in a position: the table before and after it, and what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from ..core.board import CLOSED, facings_that_fit, tile_at
from ..core.geometry import cell_at, neighbour
from ..core.grid import lies_at
from ..core.table import NOWHERE, Table
from ..games.extras import view_of
from ..games.options import Prepared
from ..games.words import Words
from ..play.event import Event, Place
from ..play.game import Game

Choose = Callable[[Game], int]
Paid = dict[int, dict[int, int]]
"""Points by feature and seat."""


@dataclass(frozen=True)
class Turn:
    """What a seat did; features are told by the segments that stand for them after the turn."""

    prepared: Prepared
    words: Words
    seat: int
    before: Table
    after: Table
    events: tuple[Event, ...]
    ended_before: tuple[Event, ...]
    ended_after: tuple[Event, ...]

    @cached_property
    def touched(self) -> list[int]:
        """The features that the tile just laid belongs to."""
        first, last = self.before.segment_count, self.after.segment_count
        return sorted({self.after.segments[segment].feature for segment in range(first, last)})

    def kind(self, feature: int) -> str:
        """What kind of feature it is."""
        return self.words.kinds[self.after.segments[feature].kind]

    def parts(self, feature: int) -> list[int]:
        """The features of before that are one now."""
        old = range(self.before.segment_count)
        return sorted({self.before.segments[one].feature for one in old if self.after.segments[one].feature == feature})

    def stand_on(self, feature: int) -> set[int]:
        """Whose figures stood on a feature of before."""
        state = self.before
        placed = [figure for figure in state.figures[: state.figure_count] if figure.segment >= 0]
        return {int(one.owner) for one in placed if state.segments[one.segment].feature == feature}

    def holders_before(self, feature: int) -> set[int]:
        """Who would have been paid for a feature of before."""
        return self._holders(self.before, feature)

    def holders_after(self, feature: int) -> set[int]:
        """Who is paid for a feature, or would be."""
        if feature in self.scored:
            return {seat for seat, points in self.scored[feature].items() if points > 0}
        return self._holders(self.after, feature)

    def _holders(self, state: Table, feature: int) -> set[int]:
        view = view_of(self.prepared.options.game.family)
        return set(view.holders(self.prepared.box, state, feature)) if state.segments[feature].figures > 0 else set()

    @cached_property
    def scored(self) -> Paid:
        """What was paid for which feature."""
        return self._paid(self.events)

    def worth(self, feature: int, seat: int) -> int:
        """What a feature has brought to a seat, or would if the game ended now."""
        paid = self.scored if feature in self.scored else self._paid(self.ended_after)
        return paid.get(feature, {}).get(seat, 0)

    def worth_before(self, feature: int, seat: int) -> int:
        """What the parts of a feature would have brought to a seat before."""
        return self._paid(self.ended_before).get(feature, {}).get(seat, 0)

    def _paid(self, events: Sequence[Event]) -> Paid:
        found: Paid = {}
        for event in events:
            feature = self.feature_at(event.at) if event.kind == "scored" else None
            if feature is not None and event.seat is not None and event.what == self.kind(feature):
                by_seat = found.setdefault(feature, {})
                by_seat[event.seat] = by_seat.get(event.seat, 0) + event.amount
        return found

    def feature_at(self, at: Place | None) -> int | None:
        """The feature at a place on the table after the turn."""
        if at is None or at.segment is None:
            return None
        tile = self.after.tiles[tile_at(self.after, cell_at(at.x, at.y))]
        return int(self.after.segments[tile.first + at.segment].feature)

    def in_supply(self, state: Table) -> int:
        """The seat's figures that wait in its supply."""
        figures = state.figures[: state.figure_count]
        return sum(figure.owner == self.seat and figure.segment == NOWHERE for figure in figures)

    def gaps(self, state: Table, feature: int) -> set[int]:
        """The empty cells that a feature leads to."""
        every = range(state.segment_count)
        return {cell for one in every if state.segments[one].feature == feature for cell in self._beside(state, one)}

    def _beside(self, state: Table, number: int) -> Iterator[int]:
        tile = state.tiles[state.segments[number].tile]
        beside, part = self.prepared.box.kinds[tile.kind].beside, number - tile.first
        for side in range(4):
            start = tile.facing * 12 + side * 3
            cell = neighbour(tile.cell, side)
            if part in beside[start : start + 3] and CLOSED < lies_at(state, cell) < 0:
                yield cell

    def claimed(self, state: Table) -> list[int]:
        """The features that figures stand on."""
        placed = [figure.segment for figure in state.figures[: state.figure_count] if figure.segment >= 0]
        return sorted({int(state.segments[segment].feature) for segment in placed})

    def meetings(self, state: Table) -> set[tuple[int, int]]:
        """Features of the seat's and of others' alone that one tile might join, as they are afterwards."""
        open_ones = [(one, self._holders(state, one), self.gaps(state, one)) for one in self.claimed(state)]
        now, kind = self.after.segments, state.segments
        return {
            (int(now[mine].feature), int(now[theirs].feature))
            for mine, own, cells in open_ones
            for theirs, others, beyond in open_ones
            if self.seat in own and self.seat not in others and kind[mine].kind == kind[theirs].kind and cells & beyond
        }

    def fitting(self, state: Table, cell: int) -> int | None:
        """How many tiles still to come fit an empty cell; None where a tile lies or none can ever lie."""
        there, box = lies_at(state, cell), self.prepared.box
        if not CLOSED < there < 0:
            return None
        gap = -there - 1
        return sum(state.bag[kind] for kind in range(box.kinds_count) if facings_that_fit(box, state, kind, gap))


def taken(game: Game, moves: Sequence[int], choose: Choose) -> Turn:
    """The turn that begins with these moves; what more there is to choose in it is chosen. The game stays as it is."""
    seat, start = game.turn, len(game.events)
    assert seat is not None
    before, ended_before = game.state.copy(), tuple(game.if_it_ended()[1])
    with game.trying():
        for move in moves:
            game.apply(move)
        while game.turn == seat:
            game.apply(choose(game))
        events, after = game.events[start:], game.state.copy()
        ended = () if game.over else tuple(game.if_it_ended()[1])
    return Turn(game.prepared, game.notation.words, seat, before, after, events, ended_before, ended)
