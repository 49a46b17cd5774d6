"""Luck and skill of a game in the steps of its table: what each cost, what could have been done, who was ahead."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from itertools import takewhile

from ..analysis import Analysis, Judge, analyse
from ..analysis.game import net_luck
from ..play.game import Game
from . import shapes
from .rating import rate


def told(
    game: Game, player: str, judge: Judge, ends: Sequence[int], progress: Callable[[int], None]
) -> shapes.Analysed:
    """The analysis of a game in the steps of its table; `ends` are the numbers of the last moves of each."""
    found = analyse(game, player, judge=judge, progress=progress)
    return shapes.Analysed(
        player=player,
        over=found.over,
        sides=_sides(found),
        steps=_steps(game, judge, ends),
        draws=[shapes.LuckyDraw(bisect_left(ends, one.number), one.seat, round(one.luck, 2)) for one in found.draws],
        curve=[
            shapes.CurvePoint(bisect_left(ends, point.number), list(point.worths), list(point.chances))
            for point in found.curve
        ],
    )


def _sides(found: Analysis) -> list[shapes.SideShape]:
    """What luck and play came to: together they are the lead."""
    luck = [side.luck for side in found.sides]
    return [
        shapes.SideShape(
            side.seat, side.points, side.lead, net_luck(luck, side.seat), side.adjusted, side.price, side.choices,
            side.best_choices,
        )
        for side in found.sides
    ]


def _steps(game: Game, judge: Judge, ends: Sequence[int]) -> list[shapes.PricedStep]:
    """Every step in which there was something to choose; the twin stands where each began."""
    twin, found = game.after(0), []
    for step, end in enumerate(ends):
        moves = game.played[len(twin.played) : end]
        own = [str(move.text) for move in takewhile(lambda move: not move.by_chance, moves)]
        if own and twin.turn is not None:
            found += _priced(twin, judge, step, own)
        for move in moves:
            twin.apply(move.move)
    return found


def _priced(twin: Game, judge: Judge, step: int, own: Sequence[str]) -> list[shapes.PricedStep]:
    """One step, if it could have been another."""
    seat = int(twin.state.chooser)
    rated, choices = rate(twin, judge, own)
    played = next(one for one in rated if one.played)
    is_free = choices > 1 or len(rated) > 1
    price = max(0.0, round(rated[0].worth - played.worth, 2))
    return [shapes.PricedStep(step, seat, price, choices, rated)] if is_free else []
