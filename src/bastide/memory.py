"""Records for the rules of one table: flat memory for compiled rules, plain objects for plain ones."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Any

import numpy as np

from .core.record import Record, dtype_of, flat
from .forms import Form, compiler_available, form
from .games.options import Prepared

_told: set[str] = set()  # families whose compiling was announced


class Memory:
    """One table's box, and rows of states and other records, as its rules want them."""

    def __init__(self, prepared: Prepared, compiled: bool | None = None) -> None:
        self.prepared = prepared
        self.family = prepared.options.game.family
        self.form = form(self.family, compiler_available() if compiled is None else compiled)
        self.box = self.record(prepared.box)

    @property
    def compiled(self) -> bool:
        """Whether the rules run as compiled code."""
        return self.form.compiled

    def record(self, value: Any) -> Any:
        """A record of its own: all zero for a class, the same content for a plain record."""
        if self.compiled:
            return flat(value)
        return value.copy() if isinstance(value, Record) else value()

    def row(self, kind: Any, size: int) -> Any:
        """Several records of one kind, all zero."""
        return np.zeros(size, dtype_of(kind)) if self.compiled else [kind() for _ in range(size)]

    def states(self, size: int, first: Any) -> Any:
        """A row of states; the one in front is a copy of a plain state."""
        row = self.row(type(first), size)
        row[0] = self.record(first)
        return row

    def start(self) -> Any:
        """The plain state before chance makes its first move."""
        state = self.prepared.state.copy()
        core = import_module("bastide.core.events")
        import_module(f"bastide.games.{self.family}.engine").begin(self.prepared.box, state, core.Events())
        return state

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
        return _announced(function, self.form, name) if self.compiled else function


def _hopeful(box: Any) -> Any:
    """What most families have: a switch that no game plays by, only a player's thoughts."""
    twin = box.copy()
    twin.rules.hopeful = 1
    return twin


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
