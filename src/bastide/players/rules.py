"""Players whose choice is a rule: where it is, and what it needs at a table.

The module of such a rule has `STATES`, how many states it needs in a row (the game itself is in front, the others are
for trying); `Desk`, a record of whatever else it needs; `lay_out(desk, memory)`, which fills a fresh desk; and
`choose(box, states, desk, moves, luck)`, the rule.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from ..core.events import Events
from ..core.luck import Luck
from ..core.moves import Moves
from ..core.record import Record

if TYPE_CHECKING:
    from ..forms import Form
    from ..memory import Memory


class NoDesk(Record):
    """The desk of a player that needs none."""

    nothing: int


class Rules(Protocol):
    """A player's rule, to be had in every form."""

    @property
    def name(self) -> str:
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
        """The sources of this package are in the name of the cache's folder already."""
        return self.path

    def module(self, form: Form) -> Any:
        """The module as the form has it."""
        return form.module(self.path)


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
        self._choose = memory.announced(self.module.choose, f"{rules.name}.choose")
        self._seed = memory.form.module("core.luck").seed

    def think(self, state: Any, number: int) -> int:
        """The packed move for this state; the number is what luck begins with."""
        self.states[0] = self.memory.record(state)
        self._seed(self.luck, number)
        return int(self._choose(self.memory.box, self.states, self.desk, self.moves, self.luck))
