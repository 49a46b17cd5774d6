"""The encoding of actions: how many there are at a table, and what each of them means."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ..core.errors import BadNotation
from ..core.geometry import SIDES
from ..core.moves import Verb
from ..games.options import Prepared
from ..games.words import COMMON_MOVES, MoveWord, Words
from ..sim.coding import ANY, SPAN, Code

VERSION = 0
"""Changing an encoding changes the version of the environments."""
PARTS = 8      # segments of a tile
NUMBERS = 64
FIGURES = 4    # kinds of figure that every table has room for; later ones have some only where they are in play
CELLS = SPAN * SPAN


@dataclass(frozen=True)
class Block:
    """Actions of one kind, from a number on: subjects, then cells, then spots."""

    verb: Verb
    what: int | None
    pattern: str
    first: int
    subjects: tuple[str, ...]
    cells: int
    spots: tuple[str, ...]

    @property
    def size(self) -> int:
        """How many actions it has."""
        return len(self.subjects) * self.cells * len(self.spots)


class Actions:
    """All actions of a table."""

    def __init__(self, prepared: Prepared) -> None:
        self.prepared = prepared
        family = prepared.options.game.family
        self.words = import_module(f"bastide.games.{family}.words").WORDS
        self.slots = int(getattr(prepared.box.rules, "hand", 1)) if hasattr(prepared.box, "rules") else 1

    @cached_property
    def blocks(self) -> tuple[Block, ...]:
        """The blocks, one after another; placements come first."""
        blocks: list[Block] = []
        for word in sorted(self._words(), key=lambda word: (word.verb != Verb.PLACE, word.verb, word.what is None)):
            first = blocks[-1].first + blocks[-1].size if blocks else 0
            cells = CELLS if "{cell}" in word.pattern else 1
            blocks.append(Block(word.verb, word.what, word.pattern, first, self._subjects(word), cells, _spots(word)))
        return tuple(blocks)

    @cached_property
    def _absent(self) -> list[Words]:
        """The words of the boxes that are not in play."""
        options = self.prepared.options
        folder = f"bastide.games.{options.game.family}.boxes"
        boxes = [box for box in import_module("bastide.games.catalogue").boxes if box not in options.boxes]
        names = [f"{folder}.{box}.words" for box in boxes if find_spec(folder) and find_spec(f"{folder}.{box}")]
        return [import_module(name).WORDS for name in names if find_spec(name)]

    def _words(self) -> list[MoveWord]:
        """The ways to write a seat's moves, without those of boxes that are not in play."""
        others = {word.pattern for words in self._absent for word in words.moves}
        chance = (Verb.DRAW, Verb.DISCARD)
        common = {word.pattern for word in COMMON_MOVES}
        return [word for word in self.words.moves if word.verb not in chance and word.pattern not in others - common]

    def _subjects(self, word: MoveWord) -> tuple[str, ...]:
        if "{tile}" in word.pattern:
            return ("first", "other")[: self.slots]
        if "{figure}" in word.pattern and word.what is None:
            absent = {number for words in self._absent for number in words.figures if number >= FIGURES}
            figures = {number: name for number, name in self.words.figures.items() if number not in absent}
            return tuple(figures.get(number, "") for number in range(max(figures) + 1))
        return ("",)

    @property
    def count(self) -> int:
        """How many actions there are."""
        return self.blocks[-1].first + self.blocks[-1].size

    def code(self) -> Code:
        """The blocks as a record, for the rule that encodes."""
        code = Code()
        code.count = len(self.blocks)
        for place, block in enumerate(self.blocks):
            row = code.blocks[place]
            row.verb, row.tiles = int(block.verb), int("{tile}" in block.pattern)
            row.what, row.whats = ANY if block.what is None else block.what, len(block.subjects)
            row.cells, row.spots, row.first = block.cells, len(block.spots), block.first
        return code

    def meaning(self, action: int) -> str:
        """What an action means, such as `{tile}@{cell}{facing} first 1,-2 N`."""
        for block in self.blocks:
            number = action - block.first
            if 0 <= number < block.size:
                number, spot = divmod(number, len(block.spots))
                subject, cell = divmod(number, block.cells)
                x, y = cell % SPAN - SPAN // 2, cell // SPAN - SPAN // 2
                place = f"{x},{y}" if block.cells > 1 else ""
                parts = (block.pattern, block.subjects[subject], place, block.spots[spot])
                return " ".join(part for part in parts if part)
        raise BadNotation("bad-number", f"actions go from 0 to {self.count - 1}, not {action}")


def _spots(word: MoveWord) -> tuple[str, ...]:
    """The spots that a way of writing tells apart."""
    if "{facing}" in word.pattern or "{side}" in word.pattern:
        return SIDES
    if "{spot}" in word.pattern:
        return tuple(f"segment {number}" for number in range(PARTS))
    if "{number}" in word.pattern:
        return tuple(str(number) for number in range(NUMBERS))
    names: Any = word.names
    return tuple(names.get(number, "") for number in range(max(names) + 1)) if names else ("",)
