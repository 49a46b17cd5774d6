"""Many games between players whose choices are rules, in one thread: no Python inside a player's stretch."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from ..core.events import Events
from ..core.moves import Moves
from ..memory import Memory
from ..players.rules import Rules, Seated
from .slips import Slip

AT_ONCE_PLAIN = 4
AT_ONCE = 128  # games that several players take turns over: few enough to stay near the processor


class Matches:
    """Plays games and writes their slips, each at its number; the same numbers are the same games."""

    def __init__(
        self, memory: Memory, players: Sequence[Rules], seed: int, seatings: int, slips: Any, tape: Any
    ) -> None:
        self.memory, self.seed, self.seatings, self.slips = memory, seed, seatings, slips
        entrants: dict[str, int] = {}
        for place, rules in enumerate(players):
            entrants[rules.name] = entrants.get(rules.name, 0) | 1 << place
        distinct = {rules.name: rules for rules in players}
        seated = {name: Seated(memory, rules) for name, rules in distinct.items()}
        self._start = max(one.module.STATES for one in seated.values())
        at_once = AT_ONCE if memory.compiled else AT_ONCE_PLAIN
        self._at_once = at_once if len(distinct) > 1 else 1
        self._apart = int(len(distinct) > 1)
        self._states = self._row()
        self._deal_out = memory.rule("sim.slips", "deal_out")
        events, moves = memory.record(Events), memory.record(Moves)
        self._stretches = [
            partial(
                stretch_rule(memory, rules), memory.box, self._states, seated[name].desk, events, moves,
                slips, tape, int(len(tape) > 0), entrants[name], self._start, self._apart,
            )
            for name, rules in distinct.items()
        ]  # fmt: skip

    def _row(self) -> Any:
        """Room to think, the state before the first draw, and the games that wait for another player."""
        states = self.memory.states(self._start + 1 + self._at_once, self.memory.start())
        states[self._start] = states[0]
        return states

    def run(self, first: int, count: int) -> None:
        """Play games from a number on."""
        size = self._at_once if self._apart else max(count, 1)
        for begin in range(first, first + count, size):
            self._play(begin, min(size, first + count - begin))

    def _play(self, first: int, count: int) -> None:
        self._deal_out(self.slips[first : first + count], self.seed, first, count, self.seatings)
        left = count
        while left:
            for stretch in self._stretches:
                left = stretch(first, count)

    def warm_up(self) -> None:
        """Compile what must be compiled, before a clock starts."""
        self._deal_out(self.slips, self.seed, 0, 0, 1)
        for stretch in self._stretches:
            stretch(0, 0)


def stretch_rule(memory: Memory, rules: Rules) -> Any:
    """The rule by which a player plays games on, loaded for him."""
    chooser = rules.module(memory.form)
    module = memory.form.twin("sim.stretches", chooser, rules.code)
    return memory.announced(module.play_stretches, f"sim.stretches.{rules.code}")


def slips_for(memory: Memory, games: int) -> Any:
    """A slip for each game."""
    return memory.row(Slip, games)
