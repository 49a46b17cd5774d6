"""Where things are printed: answers on standard output, progress and errors on the other."""

from __future__ import annotations

import codecs
import io
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console

from ..core.errors import BadSetup

QUIETLY = 130  # how a command ends that was interrupted
PLAIN_SIGNS = {"▒": "#", "▓": "%", "░": "+", "⌂": "C", "≈": "~", "♦": "*", "■": "o", "║": "|", "═": "-", "µ": "u"}


def allow_any_encoding() -> None:
    """Signs that a terminal has not are replaced by plain ones."""
    codecs.register_error("plain signs", _plain_signs)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="plain signs")


def allow_any_typing() -> None:
    """Bytes that are no text are read as a sign that no word has."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def _plain_signs(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    missing = error.object[error.start : error.end]
    return "".join(PLAIN_SIGNS.get(sign, "+" if sign in "╚╝╔╗╩╦╠╣╬" else "?") for sign in missing), error.end


def answers() -> Console:
    """The console for answers."""
    return Console(highlight=False)


def remarks() -> Console:
    """The console for progress and errors."""
    return Console(stderr=True, highlight=False)


def print_json(data: Any) -> None:
    """Plain JSON, for other programs."""
    sys.stdout.write(json.dumps(data, indent=2, ensure_ascii=False) + "\n")


def print_line(data: Any) -> None:
    """One line of JSON, at once, for whoever waits for the next."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False) + "\n")
    sys.stdout.flush()


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """A picture is written; what goes wrong is a sentence."""
    try:
        yield
    except OSError as error:
        raise BadSetup("output", f"{path} cannot be written ({error.strerror})") from None
    except ValueError as error:
        raise BadSetup("output", f"{path} cannot be written: {error}") from None
    except ImportError as error:
        raise BadSetup("pictures", f"pixels need the package {error.name}: install bastide[pictures]") from None


def complain(sentence: str) -> None:
    """One sentence about what went wrong."""
    print(f"bastide: {sentence}", file=sys.stderr)


def hush() -> None:
    """Nobody reads any more: what is still unwritten goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal, nothing elsewhere; call what is given with the number of steps just done."""
    console = remarks()
    if not console.is_terminal:
        yield lambda done: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)
