"""Counting positions, to hold one version of the rules against another."""

from __future__ import annotations

from typing import Any

from ..core.bag import offer_draws, take, tiles_left
from ..core.errors import BadSetup
from ..core.events import Events
from ..core.moves import Moves, what_of
from ..games.options import Prepared
from ..memory import Memory
from ..play.chance import pick

RULES = "sim.perft_rules"


def deck_of(prepared: Prepared, seed: int | str) -> list[int]:
    """The kinds of tile in the order they are drawn: the deck's, else the one that a game of this seed has."""
    if prepared.options.deck is not None:
        return [number for number in map(prepared.kind, prepared.options.deck) if number is not None]
    state, moves = prepared.state.copy(), Moves()
    deck: list[int] = []
    while tiles_left(state):
        moves.count = 0
        offer_draws(prepared.box, state, moves)
        weights = moves.weights[: moves.count]
        deck.append(what_of(pick(seed, len(deck), moves.moves[: moves.count], weights)))
        take(prepared.box, state, deck[-1])
    return deck


class Perft:
    """Counts the sequences of choices from the beginning of a game."""

    def __init__(self, prepared: Prepared, seed: int | str = 0, compiled: bool | None = None) -> None:
        memory = Memory(prepared, compiled)
        module = memory.form.module(RULES)
        self.deepest = int(module.DEEPEST)
        self._deck = _deck(memory, module, deck_of(prepared, seed))
        self._offers = memory.row(Moves, self.deepest)
        self._events, self._path = memory.record(Events), memory.record(module.Path)
        self._memory, self._rule = memory, memory.rule(RULES, "count_positions")

    def check(self, depth: int) -> None:
        """Refuses a depth that there is no room for."""
        if not 1 <= depth <= self.deepest:
            raise BadSetup("depth", f"the depth is 1 to {self.deepest}, not {depth}")

    def count(self, depth: int) -> int:
        """How many sequences of so many choices there are; chance is not counted as a choice."""
        self.check(depth)
        states = self._memory.states(depth + 1, self._memory.start())
        arguments = (self._memory.box, states, self._offers, self._events, self._deck, self._path, depth)
        return int(self._rule(*arguments))


def _deck(memory: Memory, module: Any, kinds: list[int]) -> Any:
    deck = memory.record(module.Deck)
    if len(kinds) > len(deck.kinds):
        room = len(deck.kinds)
        raise BadSetup("deck", f"there is room for {room} tiles in a deck, but this one has {len(kinds)}")
    deck.count = len(kinds)
    for place, kind in enumerate(kinds):
        deck.kinds[place] = kind
    return deck
