"""Reasons: what a turn does, and what of it another turn does not do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ..core.features import tiles_of
from ..games.telling import tellings
from ..games.words import COMMON_HAPPENINGS
from .puzzle import Reason
from .turns import Turn

MATTERS = 3     # points by which two turns must differ in what they both do
RARE = 1        # tiles: so few that fit a cell are hardly any
OWN = "own"     # what only a family or box knows of
CLOSING = ("win", "hurry", "both", "share", "gather", "swift", "close")
"""How something is completed: against a rival who stands there too, before he joins it, several at once, together with
him, what lay there unclaimed, with the tile that claims it, or one's own."""
LYING = 3       # tiles: so large is what lay there unclaimed
ORDER = ("steal", "join", "block", OWN, "free", "deny", *CLOSING, "paid", "safe", "threat", "field", "grow", "claim")
"""The most telling first."""


def reasons(turn: Turn) -> list[Reason]:
    """All that a turn does, the most telling first."""
    found = [*_joined(turn), *_meetings(turn), *_scores(turn), *_figures(turn), *_blocks(turn), *_others(turn)]
    return sorted(found, key=lambda reason: (_place(reason), -reason.amount))


def _place(reason: Reason) -> int:
    return ORDER.index(reason.code if reason.code in ORDER else OWN)


def decisive(best: Sequence[Reason], other: Sequence[Reason]) -> list[Reason]:
    """What the best turn does and another does not, or far less of it."""
    there = {(sort_of(reason), reason.what): reason.amount for reason in other}
    return [
        reason
        for reason in best
        if (sort_of(reason), reason.what) not in there
        or (reason.code != "block" and reason.amount >= there[sort_of(reason), reason.what] + MATTERS)
    ]


def sort_of(reason: Reason) -> str:
    """What a reason is, however exactly it is told: to complete something is to complete it."""
    return "close" if reason.code in CLOSING else reason.code


def _joined(turn: Turn) -> Iterator[Reason]:
    """Features of others that are joined to one's own, and one's own that have grown."""
    for feature in turn.touched:
        held = [turn.holders_before(part) for part in turn.parts(feature)]
        rivals = {seat for seats in held if seats and turn.seat not in seats for seat in seats}
        now, worth = turn.holders_after(feature), turn.worth(feature, turn.seat)
        if turn.seat not in now or not worth:
            continue
        if rivals:
            yield Reason("join" if rivals & now else "steal", turn.kind(feature), worth)
        elif feature not in turn.scored and any(turn.seat in seats for seats in held):
            more = worth - turn.worth_before(feature, turn.seat)
            if more >= MATTERS:
                yield Reason("grow", turn.kind(feature), more)


def _meetings(turn: Turn) -> Iterator[Reason]:
    """What others have and one tile might join from now on, and what of one's own they might have joined so far."""
    before, after, ground = turn.meetings(turn.before), turn.meetings(turn.after), _ground(turn)
    for mine, theirs in sorted(after - before):
        if mine != theirs and turn.kind(mine) not in ground:
            yield Reason("threat", turn.kind(mine), tiles_of(turn.after, theirs))
    for mine, theirs in sorted(before - after):
        held = mine not in turn.scored and turn.seat in turn.holders_after(mine)
        if mine != theirs and turn.kind(mine) not in ground and held:
            yield Reason("safe", turn.kind(mine), tiles_of(turn.after, mine))


def _scores(turn: Turn) -> Iterator[Reason]:
    """What is paid at once, to the seat itself and to others alone."""
    own, theirs, kinds = Counter[str](), Counter[str](), set(turn.words.kinds.values())
    for event in turn.events:
        if event.kind == "scored" and event.seat == turn.seat:
            own[str(event.what)] += event.amount
        elif event.kind == "scored":
            theirs[str(event.what)] += event.amount
    for what, points in own.items():
        yield Reason(_closing(turn, what) if what in kinds else "paid", what, points)
    for what, points in theirs.items():
        if what not in own:
            yield Reason("deny", what, points)


def _closing(turn: Turn, what: str) -> str:
    """How something of a kind is completed: the most telling way of those that the seat is paid for."""
    features = [feature for feature, paid in turn.scored.items() if turn.kind(feature) == what and turn.seat in paid]
    ways = {_way(turn, feature) for feature in features} | ({"both"} if len(features) > 1 else set())
    return next((way for way in CLOSING if way in ways), "close")


def _way(turn: Turn, feature: int) -> str:
    """How one feature is completed."""
    parts, rivals = turn.parts(feature), {seat for seat in turn.scored[feature] if seat != turn.seat}
    if rivals:
        return "share"
    if any(turn.stand_on(part) - {turn.seat} for part in parts):
        return "win"
    if any(mine == feature != theirs for mine, theirs in turn.meetings(turn.before)):
        return "hurry"
    if any(turn.stand_on(part) for part in parts):
        return "close"
    return "gather" if tiles_of(turn.after, feature) >= LYING else "swift"


def _figures(turn: Turn) -> Iterator[Reason]:
    """Figures that come back to whoever had none, and what is claimed."""
    if turn.in_supply(turn.before) == 0 and turn.in_supply(turn.after) > 0:
        yield Reason("free", "", turn.in_supply(turn.after))
    for event in turn.events:
        feature = turn.feature_at(event.at) if event.kind == "put" and event.seat == turn.seat else None
        if feature is not None and feature not in turn.scored:
            kind = turn.kind(feature)
            code = "field" if kind in _ground(turn) else "claim"
            yield Reason(code, kind, turn.worth(feature, turn.seat))


def _ground(turn: Turn) -> set[str]:
    """The kinds that lie between the others, which are paid for at the end."""
    options = turn.prepared.options
    return {kind for told in tellings(options.game.family, options.boxes).values() for kind in told.ground}


def _blocks(turn: Turn) -> Iterator[Reason]:
    """Cells that others need, and that hardly any tile fits any more: by what they need them for."""
    fewest: dict[str, int] = {}
    for feature in _features_of_others(turn):
        for cell in sorted(turn.gaps(turn.before, feature)):
            was, now = turn.fitting(turn.before, cell), turn.fitting(turn.after, cell)
            if was is not None and now is not None and now <= RARE < was - RARE:
                kind = turn.words.kinds[turn.before.segments[feature].kind]
                fewest[kind] = min(now, fewest.get(kind, now))
    for kind, tiles in fewest.items():
        yield Reason("block", kind, tiles)


def _features_of_others(turn: Turn) -> list[int]:
    """What others alone hold and may still complete."""
    state, ground = turn.before, _ground(turn)
    return [
        feature
        for feature in turn.claimed(state)
        if turn.words.kinds[state.segments[feature].kind] not in ground
        and turn.seat not in turn.holders_before(feature)
    ]


def _others(turn: Turn) -> Iterator[Reason]:
    """What only the family or a box knows of."""
    common = set(COMMON_HAPPENINGS.values())
    own = Counter(event.kind for event in turn.events if event.seat == turn.seat and event.kind not in common)
    for kind, times in own.items():
        yield Reason(kind, "", times)
