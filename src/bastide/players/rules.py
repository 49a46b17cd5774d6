"""Players whose choice is a rule: where it is, and what it needs at a table.

The module of such a rule has `STATES`, how many states it needs in a row (the game itself is in front, the others are
for trying); `Desk`, a record of whatever else it needs; `lay_out(desk, memory)`, which fills a fresh desk; and
`choose(box, states, desk, moves, luck)`, the rule.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Protocol

from ..core.events import Events
from ..core.luck import Luck
from ..core.moves import Moves
from ..core.record import Record

if TYPE_CHECKING:
    from ..forms import Form
    from ..memory import Memory


NO_MOVE = -1  # what is chosen by whoever names none of his choices


class NoDesk(Record):
    """The desk of a player that needs none."""

    nothing: int


class Rules(Protocol):
    """A player's rule, to be had in every form."""

    @property
    def name(self) -> str:
        """Who plays by it: who thinks otherwise has another name."""
        ...

    @property
    def code(self) -> str:
        """By which its compiled code is kept: other code has another name."""
        ...

    def module(self, form: Form) -> Any:
        """The module, or what looks like one, with STATES, Desk, lay_out and choose in this form."""
        ...


@dataclass(frozen=True)
class OurRules:
    """Rules in a module of this package, such as `players.greedy_rules`."""

    path: str

    @property
    def name(self) -> str:
        """Whoever plays by them thinks alike."""
        return self.path

    @property
    def code(self) -> str:
        """The sources of this package are in the name of the cache's folder already."""
        return self.path

    def module(self, form: Form) -> Any:
        """The module as the form has it."""
        return form.module(self.path)


@dataclass(frozen=True)
class TunedRules(OurRules):
    """The same rules with some of the numbers on the desk set otherwise; the code is the same."""

    player: str
    tune: Callable[[Any, Any], None]

    @property
    def name(self) -> str:
        """The player's own."""
        return f"{self.path}.{self.player}"

    def module(self, form: Form) -> Any:
        """The module, but for how its desk is laid out."""
        ours = form.module(self.path)

        def lay_out(desk: Any, memory: Memory) -> None:
            ours.lay_out(desk, memory)
            self.tune(desk, memory)

        return SimpleNamespace(**vars(ours) | {"lay_out": lay_out})


class Seated:
    """A rule's memory at one table: the box, a row of states, its desk, room for moves and luck."""

    def __init__(self, memory: Memory, rules: Rules) -> None:
        self.memory = memory
        self.module = rules.module(memory.form)
        self.states = memory.row(type(memory.prepared.state), self.module.STATES)
        self.desk = memory.record(self.module.Desk)
        self.module.lay_out(self.desk, memory)
        self.moves, self.events = memory.record(Moves), memory.record(Events)
        self.luck = memory.record(Luck)
        self._choose = memory.announced(self.module.choose, f"{rules.code}.choose")
        self._seed = memory.form.module("core.luck").seed

    def think(self, state: Any, number: int) -> int:
        """The packed move for this state; the number is what luck begins with."""
        self.states[0] = self.memory.record(state)
        self._seed(self.luck, number)
        return int(self._choose(self.memory.box, self.states, self.desk, self.moves, self.luck))
