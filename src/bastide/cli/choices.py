"""The choices of a seat as a person sees them: numbered, described, and found again by what is typed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..core.board import column, row
from ..core.errors import BadNotation, BastideError
from ..core.moves import Verb, cell_of, spot_of, verb_of, what_of
from ..play.move import Move
from .story import Story

if TYPE_CHECKING:
    from ..play.game import Game

NUMBER = re.compile(r"\d{1,6}")
SHORT_PLACEMENT = re.compile(r"-?\d+,-?\d+[NESWnesw]")
SPOT = re.compile(r"([NESW][LR]?|C|I\d?)", re.IGNORECASE)


class Choices:
    """The moves that a seat may choose from."""

    def __init__(self, game: Game) -> None:
        self.moves = game.moves()
        self._game = game
        self._story = Story(game)
        self._packed = dict(zip(self.moves, game.packed_moves(), strict=True))

    @property
    def tiles(self) -> list[str]:
        """The tiles that may be laid."""
        specs = self._game.prepared.specs
        return list(dict.fromkeys(specs[what_of(move)].name for move in self._placements().values()))

    def _placements(self) -> dict[int, int]:
        """The moves that lay a tile, by their numbers."""
        packed = enumerate(self._packed.values(), 1)
        return {number: move for number, move in packed if verb_of(move) == Verb.PLACE}

    def labels(self) -> dict[tuple[int, int], str]:
        """For each cell where a tile may lie, the numbers of its choices."""
        numbers: dict[tuple[int, int], list[int]] = {}
        state = self._game.state
        for number, move in self._placements().items():
            cell = cell_of(move)
            numbers.setdefault((column(state, cell), row(state, cell)), []).append(number)
        return {cell: _ranges(found) for cell, found in numbers.items()}

    def parts(self) -> dict[int, int]:
        """The segments of the tile just laid where a figure may go, with the number of the first such choice."""
        found: dict[int, int] = {}
        for number, move in enumerate(self.moves, 1):
            part = self._part(move)
            if part is not None:
                found.setdefault(part, number)
        return found

    def _part(self, move: Move) -> int | None:
        packed = self._packed[move]
        return spot_of(packed) if verb_of(packed) == Verb.PUT else None

    def describe(self, move: Move) -> str:
        """What a move means, where its text does not say so."""
        part = self._part(move)
        if part is not None:
            state, words = self._game.state, self._game.notation.words
            kind = self._game.prepared.specs[state.tiles[state.laid].kind].segments[part].kind
            return f"{self._story.role(words.figures[what_of(self._packed[move])], kind)} on the {kind}"
        return "nothing" if move.text == "-" else ""

    def find(self, typed: str) -> str:
        """The text of the move that somebody means: a number, a cell with a facing, a spot, or the move itself."""
        text = typed.strip()
        if NUMBER.fullmatch(text):
            return self._numbered(int(text))
        if SHORT_PLACEMENT.fullmatch(text):
            return self._place(text.upper())
        if SPOT.fullmatch(text):
            spots = [move.text for move in self.moves if move.text.endswith(f">{text.upper()}")]
            return spots[0] if spots else f"m>{text.upper()}"
        return text

    def _numbered(self, number: int) -> str:
        if not 1 <= number <= len(self.moves):
            raise BadNotation("bad-number", f"there is no choice {number}: they go from 1 to {len(self.moves)}")
        return self.moves[number - 1].text

    def _place(self, text: str) -> str:
        """A cell and a facing mean the tile in hand that fits there; if both do, its name must be written too."""
        written = [f"{tile}@{text}" for tile in self.tiles]
        fitting = [move for move in written if self._fits(move)]
        if not written:
            raise self._game.not_due(Move("-"))
        if len(fitting) > 1:
            raise BadNotation("bad-notation", f"both tiles fit there: write {' or '.join(fitting)}")
        return (fitting or written)[0]

    def _fits(self, move: str) -> bool:
        with self._game.trying():
            try:
                self._game.play(move)
            except BastideError:
                return False
        return True


def _ranges(numbers: list[int]) -> str:
    """Numbers as people write them: 3-5,9."""
    texts: list[str] = []
    start = before = numbers[0]
    for number in [*numbers[1:], -1]:
        if number != before + 1:
            texts.append(str(start) if start == before else f"{start}-{before}")
            start = number
        before = number
    return ",".join(texts)
