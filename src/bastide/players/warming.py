"""Compiling beside the game: a player thinks plainly until its rule is compiled, in a thread of its own."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from ..core.errors import BadSetup
from ..core.events import Events
from ..core.moves import Moves
from ..core.table import CHANCE
from ..forms import cache_folder, compiler_available
from ..games.options import Prepared
from ..memory import Memory
from .rules import Rules, Seated

_warming: dict[Path, threading.Thread] = {}
_lock = threading.Lock()
LONG = 300.0  # seconds after which a process that compiles is not believed to be at it any more


def is_ready(prepared: Prepared, rules: Rules, alone: bool = False) -> bool:
    """Whether a player's rule is compiled; if it is not, its compiling begins, unless another process is at it.

    Who is `alone` does not rely on others.
    """
    if not compiler_available():
        return False
    mark = _mark(prepared.options.game.family, rules.code, prepared.size)
    with _lock:
        if mark not in _warming and not mark.exists() and (alone or not _is_begun(mark)):
            _warming[mark] = threading.Thread(target=_warm, args=(prepared, rules, mark), daemon=True)
            _warming[mark].start()
    return mark.exists()


def wait_until_ready(prepared: Prepared, rules: Rules, told: Callable[[], None]) -> bool:
    """Waits for the compiling of a player's rule, and tells so first; False if it cannot be compiled."""
    if is_ready(prepared, rules, alone=True):
        return True
    compiling = _warming.get(_mark(prepared.options.game.family, rules.code, prepared.size))
    if compiling is None:
        return False
    told()
    compiling.join()
    return is_ready(prepared, rules, alone=True)


def _begun(mark: Path) -> Path:
    """The file that says that a process is compiling a rule."""
    return mark.with_suffix(".begun")


def _is_begun(mark: Path) -> bool:
    """Whether another process is compiling a rule; one that began long ago has been stopped."""
    try:
        return time.time() - _begun(mark).stat().st_mtime < LONG
    except OSError:
        return False


@cache
def _mark(family: str, name: str, size: str) -> Path:
    """The file that says that a rule is in the compiler's cache, as `Memory.announced` has it."""
    return cache_folder(family) / f"{name}.choose.{size}.compiled"


def _warm(prepared: Prepared, rules: Rules, mark: Path) -> None:
    """Compiles a rule; what it needs may be unreadable, which is told to whoever plays by it, and is tried again."""
    try:
        with suppress(OSError):
            mark.parent.mkdir(parents=True, exist_ok=True)
            _begun(mark).touch()
        _choose_once(prepared, rules, mark)
    except BadSetup:
        with _lock:
            _warming.pop(mark, None)
    finally:
        with suppress(OSError):
            _begun(mark).unlink()


def _choose_once(prepared: Prepared, rules: Rules, mark: Path) -> None:
    """Chooses at the first choice of a game, which compiles the rule."""
    memory = Memory(prepared, True)
    seated = Seated(memory, rules)
    seated.states[0] = memory.record(_first_choice(memory))
    seated.module.choose(memory.box, seated.states, seated.desk, seated.moves, seated.luck)
    with suppress(OSError):
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()


def _first_choice(memory: Memory) -> Any:
    """A state in which somebody has to choose."""
    engine = import_module(f"bastide.games.{memory.family}.engine")
    state, moves, events = memory.start(), Moves(), Events()
    while state.chooser == CHANCE:
        engine.legal(memory.prepared.box, state, moves)
        engine.play(memory.prepared.box, state, events, moves.moves[0])
    return state
