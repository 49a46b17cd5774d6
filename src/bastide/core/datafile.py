"""Data files: text in TOML that people write and correct, read and checked; every mistake has its sentence."""

import re
import tomllib
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

LONGEST = 2_000_000
CERTAINTIES = ("published", "reconstructed", "inferred")

_TYPE_NAMES = {str: "a text", int: "a whole number", bool: "true or false", list: "a list"}


class Fault(Exception):
    """What is wrong, while the file, and perhaps the entry in it, are still to be named."""

    def __init__(self, reason: str, entry: str = "", near: str = "", line: int = 0) -> None:
        """Keep the reason and the entry, and what stands in the line that is wrong, or its number."""
        super().__init__(reason)
        self.reason = reason
        self.entry = entry
        self.near = near
        self.line = line


def read(path: Path, entries: str) -> dict[str, Any]:
    """The file as TOML; `entries` is what one of its tables is called."""
    return parse(text_of(path), entries)


def parse(text: str, entries: str) -> dict[str, Any]:
    """A text as TOML."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _not_toml(str(error), entries) from None
    except RecursionError:
        raise Fault("the file is nested too deeply") from None
    except ValueError:
        raise Fault("a number in the file is too long") from None


def text_of(path: Path) -> str:
    """The file as text."""
    try:
        with path.open(encoding="utf-8-sig") as stream:
            text = stream.read(LONGEST + 1)
    except OSError as error:
        raise Fault(f"the file cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise Fault("the file is not UTF-8 text") from None
    except ValueError:
        raise Fault("no file can have this name") from None
    if len(text) > LONGEST:
        raise Fault(f"the file has more than {LONGEST} characters")
    return text


def _not_toml(message: str, entries: str) -> Fault:
    """The parser's message as a fault; a table written twice is an entry written twice."""
    what, _, where = message.partition(" (at ")
    place = where.partition(",")[0].rstrip(")")
    line = int(place.removeprefix("line ")) if re.fullmatch(r"line \d+", place) else 0
    twice = re.fullmatch(r"Cannot declare \('([^']*)',\) twice", what)
    if twice:
        return Fault(f"the {entries} is written twice, the second time at {place}", twice[1], line=line)
    return Fault(f"this is not TOML at {place}: {what}" if place else f"this is not TOML: {what}", line=line)


def line_of(text: str, entry: str, near: str = "") -> int:
    """The line where an entry begins, or in it the first that has something; 0 where none is found."""
    lines = text.split("\n")
    starts = [number for number, line in enumerate(lines) if line.lstrip().startswith("[") and _header(line)]
    first, last = 0, starts[0] if starts else len(lines)
    if entry:
        first = next((number for number, line in enumerate(lines) if _begins(line, entry)), -1)
        last = next((number for number in starts if number > first), len(lines))
    found = (number for number in range(max(first, 0), last) if near and near in lines[number])
    return next(found, first if entry else -1) + 1


def _header(line: str) -> bool:
    """Whether a table begins in a line."""
    return re.fullmatch(r"\[[^\[\]]*\]", line.split("#")[0].strip()) is not None


def _begins(line: str, entry: str) -> bool:
    """Whether the table of an entry begins in a line, as [entry] or as entry = {...}."""
    name = "['\"]?" + re.escape(entry) + "['\"]?"
    return re.match(rf"\s*(\[\s*{name}\s*\]|{name}\s*=\s*\{{)", line) is not None


def check_keys(table: Any, required: Mapping[str, type], optional: Mapping[str, type], where: str = "") -> None:
    """Every required key is there, every key is known, every value is of its type."""
    if not isinstance(table, dict):
        raise Fault(f"{where} must be a table")
    known, said = {**required, **optional}, _said(where)
    for key, value in table.items():
        if key not in known:
            raise Fault(f'{said}unknown key "{key}"; the keys are {", ".join(known)}', near=key)
        if type(value) is not known[key]:
            raise Fault(f'{said}"{key}" must be {_TYPE_NAMES[known[key]]}', near=key)
    for key in required:
        if key not in table:
            raise Fault(f'{said}the key "{key}" is missing')


def check_certainty(certainty: str, words: Collection[str] = CERTAINTIES, where: str = "") -> None:
    """How surely something is known is said in one of a few words."""
    if certainty not in words:
        sentence = f'{_said(where)}unknown certainty "{certainty}"; write one of {", ".join(words)}'
        raise Fault(sentence, near="certainty")


def check_name(name: str, where: str = "") -> None:
    """The name can be written in a move."""
    if not re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9_-]*", name):
        raise Fault(f"{_said(where)}the name must be letters, digits, - and _, and begin with a letter or digit")


def _said(where: str) -> str:
    """How a sentence begins that says where in the file the fault is."""
    return f"{where}: " if where else ""
