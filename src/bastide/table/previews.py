"""Previews: what moves would bring to everybody, found by trying them on a copy of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..core.moves import PASS_MOVE, Verb, verb_of
from ..core.table import CHANCE
from ..play.event import Event
from ..play.game import Game
from ..play.move import Move
from . import messages, shapes, sight
from .aids import figures_on

MOST_PROJECTED = 40  # with more choices than that, nobody is told what each would be worth at the end


class Outcome(NamedTuple):
    """What comes of a position if nobody chooses anything more: scores, and scores if the game ended then."""

    scores: tuple[int, ...]
    ended: tuple[int, ...]
    paid: int


def preview(game: Game, id: str, moves: Sequence[str], projected: bool) -> messages.Preview:
    """What moves bring by themselves, and what the same seat may do after them; what chance will do stays hidden."""
    seat, before, start = game.turn, _standing(game, projected), len(game.events)
    with game.trying():
        for text in moves:
            game.play(Move(text))
        packed = game.packed_moves() if game.turn == seat else []
        options = _followups(game, [move for move in packed if verb_of(move) != Verb.PLACE], projected)
        hidden = settle(game)
        after = _standing(game, projected)
        return messages.Preview(
            id=id,
            moves=list(moves),
            events=[sight.event_shape(game, event) for event in _open_events(game, start, hidden)],
            now=_difference(after.scores, before.scores),
            end=_difference(after.ended, before.ended),
            options=options,
            must_choose=bool(packed) and PASS_MOVE not in packed,
        )


def settle(game: Game) -> list[int]:
    """Go on as if everybody left out what may be left out, until a tile is to be drawn or laid.

    What has to be chosen is chosen only if it makes no difference to the scores. Where chance comes in before the turn
    is over, anything may happen; the numbers of those events are given back, since nobody may be told of them.
    """
    hidden = []
    while not game.over:
        if game.state.chooser == CHANCE:
            if game.draws_next:
                break
            hidden.append(len(game.events))
            game.play(game.chances()[0][0])
            continue
        packed = game.packed_moves()
        move = PASS_MOVE if PASS_MOVE in packed else _any_of(game, packed)
        if move is None:
            break
        game.apply(move)
    return hidden


def _any_of(game: Game, packed: Sequence[int]) -> int | None:
    """One of several choices that all come to the same scores."""
    if any(verb_of(move) != Verb.CHOOSE for move in packed):
        return None
    scores = {_outcome(game, move, projected=False).scores for move in packed}
    return packed[0] if len(scores) == 1 else None


def _outcome(game: Game, packed: int | None, projected: bool) -> Outcome:
    """How it stands once a move is made and nobody chooses anything more; without one, if nobody chooses at all."""
    with game.trying():
        if packed is not None:
            game.apply(packed)
        settle(game)
        return _standing(game, projected)


def _standing(game: Game, projected: bool) -> Outcome:
    paid = sum(event.kind == "scored" for event in game.events)
    return Outcome(game.scores, game.if_it_ended()[0] if projected else (), paid)


def _open_events(game: Game, start: int, hidden: Sequence[int]) -> list[Event]:
    return [event for number, event in enumerate(game.events) if number >= start and number not in hidden]


def _difference(after: Sequence[int], before: Sequence[int]) -> list[int]:
    return [now - then for now, then in zip(after, before, strict=True)]


def _followups(game: Game, packed: Sequence[int], projected: bool) -> list[shapes.Followup]:
    """Each choice with what it adds to what comes anyway."""
    projected = projected and len(packed) <= MOST_PROJECTED
    anyway = _outcome(game, None, projected)
    return [_followup(game, move, anyway, projected) for move in packed]


def _followup(game: Game, packed: int, anyway: Outcome, projected: bool) -> shapes.Followup:
    shape, seat = sight.move_shape(game, packed), game.turn
    feature = _feature_of(game, shape)
    there = figures_on(game.state, feature) if feature is not None else []
    parts = sight.feature_parts(game.state, feature) if feature is not None else []
    with game.trying():
        game.apply(packed)
        goes_on = game.turn == seat
        settle(game)
        outcome = _standing(game, projected)
    return shapes.Followup(
        move=shape,
        now=_difference(outcome.scores, anyway.scores),
        end=_difference(outcome.ended, anyway.ended),
        there=there,
        parts=parts,
        closes=outcome.paid > anyway.paid,
        goes_on=goes_on,
    )


def _feature_of(game: Game, shape: shapes.Move) -> int | None:
    """The feature that a choice is about."""
    if shape.segment is None or shape.x is None or shape.y is None:
        return None
    tile = sight.tile_of(game.state, shape.x, shape.y)
    return int(game.state.segments[game.state.tiles[tile].first + shape.segment].feature)
