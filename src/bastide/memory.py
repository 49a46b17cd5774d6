"""Records for the rules of one table: flat memory for compiled rules, plain objects for plain ones."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from importlib import import_module
from typing import Any

import numpy as np

from .core.grid import nearly_outgrew, refit
from .core.record import Record, contents, dtype_of, flat, resized, sized
from .forms import Form, compiler_available, form
from .games.options import Prepared
from .games.sizes import LARGE, begun, sizes

_told: set[str] = set()  # families whose compiling was announced


def size_for(prepared: Prepared, state: Any) -> str:
    """The size for thinking about a state: its mix's, unless the town may soon be too wide for it."""
    return LARGE if nearly_outgrew(state) else prepared.size


class Memory:
    """One table's box, and rows of states and other records, as its rules want them, in the size that the mix needs."""

    def __init__(self, prepared: Prepared, compiled: bool | None = None, size: str | None = None) -> None:
        self.prepared = prepared
        self.family = prepared.options.game.family
        self.size = size or prepared.size
        self.room = sizes(self.family)[self.size]
        self.form = form(self.family, compiler_available() if compiled is None else compiled)
        self.box = self.record(prepared.box)

    @property
    def compiled(self) -> bool:
        """Whether the rules run as compiled code."""
        return self.form.compiled

    @cached_property
    def large(self) -> Memory:
        """The same table with all the room there is, for games that outgrow their size."""
        return self if self.size == LARGE else Memory(self.prepared, self.compiled, LARGE)

    def serves(self, prepared: Prepared, state: Any) -> bool:
        """Whether it is this table's, and has the right room for thinking about such a state."""
        return self.prepared is prepared and self.size == size_for(prepared, state)

    def sized(self, kind: Any) -> Any:
        """A class of records in this table's size."""
        return sized(kind, self.room)

    def record(self, value: Any) -> Any:
        """A record of its own: all zero for a class, the same content for a plain record. Nobody reads events here."""
        if isinstance(value, Record):
            fit = refit if hasattr(value, "grid") else resized
            value = fit(value, self.sized(type(value)))
        else:
            value = self.sized(value)()
            _mute(value)
        return flat(value) if self.compiled else value

    def row(self, kind: Any, size: int) -> Any:
        """Several records of one kind, all zero."""
        kind = self.sized(kind)
        return np.zeros(size, dtype_of(kind)) if self.compiled else [kind() for _ in range(size)]

    def alone(self, value: Any) -> Any:
        """A record of its own in a row of one."""
        row = self.row(value if isinstance(value, type) else type(value), 1)
        row[0] = self.record(value)
        return row

    def states(self, size: int, first: Any) -> Any:
        """A row of states; the one in front is a copy of a plain state."""
        row = self.row(type(first), size)
        row[0] = self.record(first)
        return row

    def start(self) -> Any:
        """The plain state before chance makes its first move."""
        return begun(self.prepared)

    def hopeful(self) -> Any:
        """The box of a player who hopes: what is unfinished is worth points to him."""
        setup = import_module(f"bastide.games.{self.family}.setup")
        return self.record(getattr(setup, "hopeful", _hopeful)(self.prepared.box))

    def kind(self, module: str, name: str) -> Any:
        """A class of one of the form's modules."""
        return getattr(self.form.module(module), name)

    def rule(self, module: str, name: str) -> Callable[..., Any]:
        """A rule of this form; a person is told when it has to be compiled first."""
        return self.announced(getattr(self.form.module(module), name), f"{module}.{name}")

    def announced(self, function: Callable[..., Any], name: str) -> Callable[..., Any]:
        """The same for a rule that was found elsewhere; its name is the same in every process."""
        return _announced(function, self.form, f"{name}.{self.size}") if self.compiled else function


def _hopeful(box: Any) -> Any:
    """What most families have: a switch that no game plays by, only a player's thoughts; without it nobody hopes."""
    twin = box.copy()
    if hasattr(twin.rules, "hopeful"):
        twin.rules.hopeful = 1
    return twin


def _mute(record: Any) -> None:
    """No rule notes anything in this record, nor in those that it holds."""
    if hasattr(record, "muted"):
        record.muted = 1
    for held in contents(record).values():
        if isinstance(held, Record):
            _mute(held)


def _announced(function: Callable[..., Any], form: Form, name: str) -> Callable[..., Any]:
    """Says once, before a rule that is not in the compiler's cache is called, why the call takes so long."""
    mark = form.cache / f"{name}.compiled"

    def call(*arguments: Any) -> Any:
        if mark.exists():
            return function(*arguments)
        if form.family not in _told:
            _told.add(form.family)
            print(f"Compiling the {form.family} rules, once; this can take a minute.", file=sys.stderr, flush=True)
        result = function(*arguments)
        with suppress(OSError):
            mark.parent.mkdir(parents=True, exist_ok=True)
            mark.touch()
        return result

    return call
