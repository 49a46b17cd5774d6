"""Who judges: a player by name, by rules of his own or asked position by position."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from ..core.errors import BadSetup
from ..core.events import Events
from ..core.moves import Moves
from ..core.table import CHANCE
from ..games.options import Prepared
from ..games.sizes import LARGE
from ..memory import Memory, size_for
from ..play.game import Game, seat_names
from ..players.mind import RULES
from ..players.player import HasRules, KnowsWorth
from ..players.roster import kind_of, made
from ..players.rules import Rules
from ..players.warming import is_ready, wait_until_ready
from .judge import Judge, Priced
from .leaf_judge import LeafJudge

PRICING = "sim.pricing"


def judge_by(player: str, prepared: Prepared, compiled: bool | None = None, size: str = LARGE) -> Judge:
    """The judge that a player makes, by name; refused if it cannot say what a position is worth."""
    kind = kind_of(player)
    if isinstance(kind, HasRules):
        memory = Memory(prepared, compiled, size)
        module = kind.rules.module(memory.form)
        if hasattr(module, "best_leaf"):
            return LeafJudge(memory, kind.rules)
        if hasattr(module, "worth"):
            return RuledJudge(memory, kind.rules)
    asked = made(kind, player, 0)
    if isinstance(asked, KnowsWorth):
        return AskedJudge(asked, prepared)
    raise BadSetup("no-worth", f"the player {player} cannot say what a position is worth")


def judge_at(player: str, game: Game, waits: Callable[[], None] | None = None) -> Judge:
    """A judge for a game as far as it has come.

    A mind whose rule is not compiled yet judges plainly, and its compiling begins; who would rather wait is told so.
    """
    kind, prepared = kind_of(player), game.prepared
    size = size_for(prepared, game.state)
    if not isinstance(kind, HasRules) or kind.rules.name != RULES.name:
        return judge_by(player, prepared, False if waits is None else None, size)
    ready = is_ready(prepared, kind.rules) if waits is None else wait_until_ready(prepared, kind.rules, waits)
    return judge_by(player, prepared, ready and (waits is not None or size == prepared.size), size)


class RuledJudge:
    """A judge whose worth is a rule: thousands of moves a second."""

    def __init__(self, memory: Memory, rules: Rules) -> None:
        self.memory = memory
        module = rules.module(memory.form)
        pricing = memory.form.twin(PRICING, module, rules.code)
        self._place, self._parts = module.STATES + 1, module.PARTS_OF_A_POINT
        self._states = memory.row(type(memory.prepared.state), module.STATES + 3)
        self._desk = memory.record(module.Desk)
        module.lay_out(self._desk, memory)
        self._events, self._prices = memory.record(Events), memory.record(pricing.Prices)
        self._list, self._chances = memory.record(Moves), memory.record(Moves)
        self._legal = memory.form.engine.legal
        name = f"{PRICING}.{rules.code}"
        self._worth_at = memory.announced(pricing.worth_at, f"{name}.worth_at")
        self._price_moves = memory.announced(pricing.price_moves, f"{name}.price_moves")
        self._price_draw = memory.announced(pricing.price_draw, f"{name}.price_draw")

    def _put(self, state: Any) -> None:
        is_flat = not hasattr(state, "__dict__") or hasattr(state, "dtype")
        self._states[self._place] = state if is_flat else self.memory.record(state)

    def worth(self, state: Any, seat: int) -> float:
        """What a position is worth as it stands."""
        self._put(state)
        return self._points(self._worth_at(self.memory.box, self._states, self._desk, self._place, seat))

    def _points(self, worth: Any) -> float:
        return int(worth) / int(self._parts)

    def moves(self, state: Any, seat: int) -> list[Priced]:
        """What each move of whoever has to choose is worth."""
        self._put(state)
        self._price_moves(
            self.memory.box, self._states, self._desk, self._events, self._list, self._prices, self._place, seat
        )
        count = int(self._list.count)
        pairs = zip(self._list.moves[:count], self._prices.worths[:count], strict=True)
        return [Priced(int(move), 1, self._points(worth)) for move, worth in pairs]

    def chances(self, state: Any) -> list[tuple[int, int]]:
        """What chance may do, with weights."""
        self._put(state)
        self._legal(self.memory.box, self._states[self._place], self._chances)
        count = int(self._chances.count)
        return [(int(self._chances.moves[number]), int(self._chances.weights[number])) for number in range(count)]

    def draw(self, state: Any, seat: int, move: int) -> float:
        """What it is worth that chance does this, with the best move after it."""
        self._put(state)
        room = (self._desk, self._events, self._list, self._prices)
        return self._points(self._price_draw(self.memory.box, self._states, *room, self._place, seat, move))


class AskedJudge:
    """A judge who is asked position by position, as he would be at a table; slow."""

    def __init__(self, player: KnowsWorth, prepared: Prepared) -> None:
        self._player = player
        self._game = Game(prepared, seat_names(prepared.options.seats), 0, explicit=True)
        self._offers = Moves()
        self._engine = import_module(f"bastide.games.{prepared.options.game.family}.engine")

    def _legal(self) -> list[tuple[int, int]]:
        self._engine.legal(self._game.prepared.box, self._game.state, self._offers)
        count = self._offers.count
        weights = self._offers.weights[:count] if self._game.state.chooser == CHANCE else [1] * count
        return list(zip(self._offers.moves[:count], weights, strict=True))

    def worth(self, state: Any, seat: int) -> float:
        """What a position is worth as it stands."""
        self._game.state = state.copy()
        return float(self._player.worth(self._game, seat))

    def moves(self, state: Any, seat: int) -> list[Priced]:
        """What each move of whoever has to choose is worth."""
        self._game.state = state.copy()
        return [Priced(move, 1, self._after(move, seat)) for move, _ in self._legal()]

    def _after(self, move: int, seat: int) -> float:
        with self._game.trying():
            self._game.apply(move)
            return float(self._player.worth(self._game, seat))

    def chances(self, state: Any) -> list[tuple[int, int]]:
        """What chance may do, with weights."""
        self._game.state = state.copy()
        return self._legal()

    def draw(self, state: Any, seat: int, move: int) -> float:
        """What it is worth that chance does this, with the best move after it."""
        self._game.state = state.copy()
        with self._game.trying():
            self._game.apply(move)
            while self._game.state.chooser == CHANCE and len(self._legal()) == 1:
                self._game.apply(self._legal()[0][0])
            if self._game.turn is None:
                return float(self._player.worth(self._game, seat))
            own = [(self._after(move, self._game.turn), move) for move, _ in self._legal()]
            worth, best = max(own, key=lambda pair: pair[0])
            return worth if self._game.turn == seat else self._after(best, seat)
