"""The tags of a record: how its game is set up."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from os import PathLike
from typing import NamedTuple

from ..games import catalogue
from . import drawn
from .errors import BadRecord, BastideError
from .game import Game
from .sets import SetTag, sets_told

FilePath = str | PathLike[str] | None
PAIRS = ("Rule", "With", "File")
SETS = ("Set", "Tile")
REPEATED = ("Seat", "Box", "Laid", *SETS)
FIRST_VERSION = 1  # of the rules; a record that names none was played by them
KNOWN = ("Game", "Version", "Seed", "Deck", "Chance", "Turn", "Points", *PAIRS, *REPEATED)


class Tag(NamedTuple):
    """One tag; the value of some is a pair, such as holes=forbidden."""

    name: str
    key: str
    text: str
    line: int
    value: object = None
    """What the text of a File or With stands for."""


class Setup:
    """Collects tags and sets the game up; what is wrong is told with the line of its tag."""

    def __init__(self, files: Mapping[str, FilePath]) -> None:
        self._files = {name: path for name, path in files.items() if path is not None}
        self._tags: list[Tag] = []

    def add(self, name: str, text: str, line: int) -> None:
        """One more tag, checked as far as it can be alone."""
        key, _, value = text.partition("=") if name in PAIRS else ("", "", text)
        if name not in KNOWN or (name == "Chance" and text not in ("automatic", "explicit")):
            raise BadRecord("unknown-tag", f'line {line}: nobody knows the tag [{name} "{text}"]', line)
        if name not in REPEATED and any((tag.name, tag.key) == (name, key) for tag in self._tags):
            raise BadRecord("tag-twice", f"line {line}: the tag {f'{name} {key}'.strip()} is there already", line)
        self._tags.append(Tag(name, key, value, line, self._value(name, key, value, line)))

    def _value(self, name: str, key: str, value: str, line: int) -> object:
        if name == "Version":
            _check_version(value, line)
        if name not in ("File", "With"):
            return None
        if key not in (catalogue.named("file", "tiles") if name == "File" else catalogue.named("data", "order")):
            raise BadRecord("unknown-tag", f'line {line}: nobody knows the tag [{name} "{key}=..."]', line)
        return self._file(key, value, line) if name == "File" else _json(key, value, line)

    def _file(self, key: str, name: str, line: int) -> FilePath:
        if key not in self._files:
            raise BadRecord("file-needed", f"line {line}: this record was played with {name}: give that file", line)
        return self._files[key]

    def game(self, line: int) -> Game:
        """The game before its first move, which stands on this line."""
        if all(tag.name != "Game" for tag in self._tags):
            raise BadRecord("no-game", f'line {line}: the tag [Game "..."] is missing', line)
        told = {"tiles" if tag.name == "Set" else tag.key for tag in self._tags if tag.name in ("File", "Set")}
        for name in set(self._files) - told:
            sentence = f"line {line}: this record was played without a file of its own for {name}"
            raise BadRecord("file-not-used", sentence, line)
        try:
            return _new(self._tags)
        except BadRecord:
            raise
        except BastideError as error:
            line = self._line_of(error, line)
            raise BadRecord(error.code, f"line {line}: {error}", line) from error

    def _line_of(self, error: BastideError, line: int) -> int:
        """The line of the tag that brings an error about: it is named, or without this tag there is none such."""
        tile = error.data.get("tile")
        for tag in self._tags:
            if tag.name == "Laid" and tag.text.partition(" ")[0] == tile:
                return tag.line
        tags = sorted(self._tags, key=lambda tag: ("Game", "Box", tag.name).index(tag.name))
        for count, tag in enumerate(tags, 1):
            try:
                _new(tags[:count])
            except BastideError as other:
                if str(other) == str(error):
                    return tag.line
        return line


def _new(tags: Sequence[Tag]) -> Game:
    game = _one(tags, "Game") or ""
    extras = {tag.key: tag.value for tag in tags if tag.name in ("With", "File")}
    told = [SetTag(tag.name, tag.text, tag.line) for tag in tags if tag.name in SETS]
    if told and game in catalogue.games:
        extras["tiles"] = sets_told(told, catalogue.games[game].family)
    extras |= drawn.told([(tag.name, tag.text, tag.line) for tag in tags])
    return Game.new(
        game,
        seats=[tag.text for tag in tags if tag.name == "Seat"] or 2,
        boxes=[tag.text for tag in tags if tag.name == "Box"],
        rules={tag.key: tag.text for tag in tags if tag.name == "Rule"},
        seed=_one(tags, "Seed"),
        deck=next((tag.text.split() for tag in tags if tag.name == "Deck"), None),
        chance="explicit",
        version=int(_one(tags, "Version") or FIRST_VERSION),
        **extras,
    )


def _one(tags: Sequence[Tag], name: str) -> str | None:
    return next((tag.text for tag in tags if tag.name == name), None)


def _check_version(text: str, line: int) -> None:
    if not text.isdecimal() or len(text) > 4:
        raise BadRecord("bad-tag", f"line {line}: {text!r} is no version of rules: that is a number", line)


def _json(key: str, text: str, line: int) -> object:
    try:
        value: object = json.loads(text)
        return value
    except (ValueError, RecursionError):
        raise BadRecord("bad-tag", f"line {line}: {text!r} cannot be the value of {key}", line) from None
