"""Guiding: where a guided game stands, what could be tried now, and what the other one does.

All of it is found by trying moves on a game of its own; a guide has no rules.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from itertools import islice, takewhile
from typing import Any, NamedTuple

from ..core.errors import BadSetup
from ..core.moves import PASS_MOVE, Verb, verb_of, what_of
from ..games.catalogue import games
from ..games.guides import Goal, Guide, guides
from ..play.errors import BastideError
from ..play.event import Event
from ..play.game import Game
from ..play.move import Move
from . import messages, shapes, sight
from .aids import areas as features
from .imports import fixed_version
from .not_done import NotDone
from .previews import settle
from .sets import new_game
from .steps import settle as settle_chance

ME, PARTNER = 0, 1
MOST_TRIED = 150
"""Turns that are tried to find one that does what a guide asks for."""


def known(name: str | None) -> Guide:
    """A guide by its name."""
    if name is None or name not in guides():
        raise NotDone("no-guide")
    return guides()[name]


def fixed_of(guide: Guide) -> dict[str, Any]:
    """What is fixed of a guided game beforehand: its deck, and that it is played by the newest rules."""
    return {**guide.fixed, "deck": guide.deck} | fixed_version(games[guide.game].version)


def new_guided(guide: Guide) -> Game:
    """A guided game before its first move."""
    return new_game(guide.game, ["you", "partner"], guide.boxes, {}, 0, fixed_of(guide))


@cache
def plan_of(name: str) -> Game:
    """The guide's own game, played to its end."""
    guide = guides()[name]
    game = new_guided(guide)
    for step in guide.steps:
        _play_round(game, {ME: step.moves.split(), PARTNER: step.answer.split()})
    return game


def _play_round(game: Game, due: Mapping[int, list[str]]) -> None:
    """Whoever has to choose makes his next move, until he has none left."""
    settle_chance(game)
    while game.turn is not None and due[game.turn]:
        game.apply(game.read(Move(due[game.turn].pop(0))))
        settle_chance(game)
    for moves in due.values():
        if moves:
            raise BadSetup("guides", f"nobody can choose {' '.join(moves)} now")


@dataclass
class Turn:
    """A turn of the person: which step it tried, where its events begin, what its features were worth before it."""

    step: int | None
    start: int
    before: Worth
    done: bool = False
    events: Sequence[Event] = ()


class Walk:
    """A guided game from its first move to where it stands."""

    def __init__(self, guide: Guide, game: Game, moves: Sequence[int]) -> None:
        """Play the moves in a game that has not begun."""
        self.guide, self.game = guide, game
        self.turns: list[Turn] = []
        self.open = False
        for move in moves:
            self._note(move)
            game.apply(move)
        if self.turns and self.open:
            self._look(self.turns[-1])

    def _note(self, move: int) -> None:
        if self.game.turn is None or (verb_of(move) != Verb.PLACE and (self.turns or self.game.turn != ME)):
            return
        if self.turns and self.open:
            self._look(self.turns[-1])
        self.open = self.game.turn == ME
        if self.open:
            self.turns.append(self.turn_with(tile_of(self.game, [move])))

    def turn_with(self, tile: str) -> Turn:
        """The turn that begins with this tile."""
        reached = max((turn.step for turn in self.turns if turn.step is not None), default=-1)
        step = self.guide.step_for(tile, reached)
        before = worth(self.game, self.guide.steps[step].goal.what) if step is not None else Worth(0, 0)
        return Turn(step, len(self.game.events), before)

    def _look(self, turn: Turn) -> None:
        """What has come of a turn so far."""
        turn.events = self.game.events[turn.start :]
        turn.done = turn.step is not None and reached(self.guide.steps[turn.step].goal, self.game, turn)


class Worth(NamedTuple):
    """What the person has got for a kind of feature or would get if the game ended now, and the tiles he holds."""

    points: int
    tiles: int


def worth(game: Game, what: str) -> Worth:
    """How far the person has come with a kind of feature."""
    areas = [area for area in features(game, "", projected=False).areas if area.kind == what and area.figures[ME]]
    events = [event for event in (*game.events, *game.if_it_ended()[1]) if event.what == what]
    return Worth(paid(events), sum(area.tiles for area in areas))


def tiles_of(game: Game, moves: Sequence[int]) -> list[str]:
    """The tiles that these moves lay."""
    kinds = dict.fromkeys(what_of(move) for move in moves if verb_of(move) == Verb.PLACE)
    return [game.notation.specs[kind].name for kind in kinds]


def tile_of(game: Game, moves: Sequence[int]) -> str:
    """The tile that one of these moves lays, if one does."""
    return next(iter(tiles_of(game, moves)), "")


def reached(goal: Goal, game: Game, turn: Turn) -> bool:
    """Whether a turn has done what was to be tried."""
    if goal.kind == "more":
        return any(now > then for now, then in zip(worth(game, goal.what), turn.before, strict=True))
    return any(_is(goal, game, event) for event in game.events[turn.start :])


def _is(goal: Goal, game: Game, event: Event) -> bool:
    if event.kind != goal.kind or event.seat not in (ME, None) or (goal.what and event.what != goal.what):
        return False
    if goal.role and sight.event_shape(game, event).role != goal.role:
        return False
    return event.kind != "scored" or event.amount >= goal.least


class Advice(NamedTuple):
    """Moves that would do what is to be tried; `planned`: those that the guide's words are about."""

    moves: list[str]
    planned: bool = False


def advice(name: str, walk: Walk) -> Advice:
    """What the person could do now."""
    planned = _by_plan(name, walk.game)
    if planned:
        return Advice(planned, True)
    turn = _turn_now(walk)
    if turn.step is None:
        return Advice([])
    step = walk.guide.steps[turn.step]
    if _gain(step.goal, walk.game, turn, step.moves.split()) == gains_of(name)[turn.step]:
        return Advice(step.moves.split(), True)
    with closing(_tries(walk.game)) as tried:
        return Advice(next((ways for ways in islice(tried, MOST_TRIED) if _does(step.goal, walk.game, turn)), []))


@cache
def gains_of(name: str) -> list[int]:
    """What the person gets at once in each turn of the guide's own game."""
    guide = guides()[name]
    walk = Walk(guide, new_guided(guide), [played.move for played in plan_of(name).played])
    return [paid(turn.events) for turn in walk.turns]


def paid(events: Sequence[Event]) -> int:
    """What events pay the person."""
    return sum(one.amount for one in events if one.kind == "scored" and one.seat == ME)


def _turn_now(walk: Walk) -> Turn:
    """The turn that is to be played now: the one begun, or the one with a tile in hand, of two the earlier one."""
    tiles = tiles_of(walk.game, walk.game.packed_moves())
    if not tiles and walk.turns:
        return walk.turns[-1]
    turns = [walk.turn_with(tile) for tile in tiles or [""]]
    return min(turns, key=lambda turn: len(walk.guide.steps) if turn.step is None else turn.step)


def _by_plan(name: str, game: Game) -> list[str]:
    """What comes next for whoever has to choose, if all went as the guide has it."""
    plan, done = plan_of(name).played, len(game.played)
    if plan[:done] != game.played:
        return []
    return [str(played.text) for played in takewhile(lambda one: one.chooser == game.turn, plan[done:])]


def _tries(game: Game) -> Generator[list[str], None, None]:
    """Every way to go on, a choice and after a tile whatever may follow it; each is made while it is looked at."""
    for text in game.moves():
        with game.trying():
            game.play(text)
            if game.turn != ME:
                yield [str(text)]
                continue
            for after in game.moves():
                with game.trying():
                    game.play(after)
                    yield [str(text), str(after)]


def _does(goal: Goal, game: Game, turn: Turn) -> bool:
    """Whether what is to be tried has been done, or is once nobody chooses anything more."""
    if goal.kind == "put":
        return reached(goal, game, turn)
    settle(game)
    return reached(goal, game, turn)


def _gain(goal: Goal, game: Game, turn: Turn, moves: Sequence[str]) -> int | None:
    """What the person gets at once if these moves do what is to be tried; None if they do not, or cannot be made."""
    with game.trying():
        for text in moves:
            if game.turn != ME:
                return None
            try:
                game.play(Move(text))
            except BastideError:
                return None
        return paid(game.events[turn.start :]) if _does(goal, game, turn) else None


def told(name: str, walk: Walk) -> messages.Guided:
    """Where a guided game stands, in a message."""
    game, turns = walk.game, walk.turns
    said = messages.Guided("", len(walk.guide.steps))
    lays = tile_of(game, game.packed_moves()) != ""
    finished = turns[-1] if turns and (not walk.open or game.turn != ME or lays) else None
    if finished is not None:
        said.last, said.done = finished.step, finished.done
        said.events = [sight.event_shape(game, event) for event in finished.events]
    if game.turn == ME:
        said.step = _turn_now(walk).step if lays or walk.open or not turns else None
        moves, said.planned = advice(name, walk)
        said.moves = _shapes(game, moves)
    return said


def _shapes(game: Game, moves: Sequence[str]) -> list[shapes.Move]:
    """Moves of a player in parts."""
    with game.trying():
        made = [sight.make(game, text) for text in moves]
    return [shape for shape in made if shape is not None]


def answer(name: str, game: Game) -> list[str]:
    """What the other one does: as the guide has it, where that cannot be, something quiet."""
    planned = _by_plan(name, game) or _later(guides()[name], game)
    return planned or [str(_quiet(game))]


def _later(guide: Guide, game: Game) -> list[str]:
    """The guide's answer in this round, if it is still possible."""
    laid = sum(played.chooser == ME and verb_of(played.move) == Verb.PLACE for played in game.played)
    moves = guide.steps[laid - 1].answer.split() if 0 < laid <= len(guide.steps) else []
    try:
        with game.trying():
            for text in moves:
                if game.turn != PARTNER:
                    return []
                game.play(Move(text))
    except BastideError:
        return []
    return moves


def _quiet(game: Game) -> Move:
    """Passing, where that is possible; else any move, the same whenever the game has gone the same way."""
    packed, texts = game.packed_moves(), game.moves()
    if PASS_MOVE in packed:
        return texts[packed.index(PASS_MOVE)]
    return random.Random(" ".join(str(text) for text in game.history)).choice(texts)
