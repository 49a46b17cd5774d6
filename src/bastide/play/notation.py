"""Notation: the one table that turns packed moves into text and text into packed moves."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from typing import Protocol

from ..core.board import column, row, tile_at
from ..core.geometry import CELLS, SIDES, cell_at
from ..core.kinds import first_alike
from ..core.moves import Verb, cell_of, pack, spot_of, verb_of, what_of
from ..core.spots import spot_name, spot_part
from ..core.table import Table
from ..core.tiles import TileSpec
from ..games.words import MoveWord, Words
from .errors import BadNotation, IllegalMove
from .move import PLACES, Move

PUT = int(Verb.PUT)
MOST_KEPT = 50_000           # texts
CELL_AT = 12                 # where in a packed move its cell begins
NO_CELL = ~pack(0, 0, CELLS - 1, 0)
WHAT = pack(15, 255, 0, 0)   # the verb and what it is about


class Lying(Protocol):
    """A position, as far as moves are read and written in it."""

    def board(self) -> Table:
        """Where the tiles lie; the rest of the table may be missing."""
        ...

    def laid(self) -> tuple[int, int, int] | None:
        """The tile just laid by its kind, facing and cell, where that tells what spots mean."""
        ...


class Notation:
    """Reads and writes the moves of one table."""

    def __init__(self, words: Words, specs: tuple[TileSpec, ...]) -> None:
        self.words = words
        self.specs = specs
        self.tiles = {spec.name: number for number, spec in enumerate(specs)}
        self._written: defaultdict[int, dict[int, Move]] = defaultdict(dict)  # by verb and what, then by move
        self._packed: dict[str, int] = {}
        self._spots: dict[tuple[int, int], dict[int, Move]] = {}

    def write_at(self, position: Lying, moves: Sequence[int]) -> list[Move]:
        """Packed moves as text, in this position; those that were written before are only looked up."""
        laid = position.laid()
        if laid is None:
            return [self.write(position.board(), move) for move in moves]
        spots = self._spots.setdefault(laid[:2], {})
        texts, board = [], None
        try:
            if moves[0] & 15 != PUT:
                return list(map(self._written[moves[0] & WHAT].__getitem__, moves))
        except (KeyError, IndexError):
            board = position.board()
        for move in moves:
            kept = self._kept(move, spots)
            if kept is None:
                board = board or position.board()
                kept = self._write_first(board, move, spots)
            texts.append(kept)
        return texts

    def write_one(self, position: Lying, move: int) -> Move:
        """The same for one move."""
        laid = position.laid()
        kept = None if laid is None else self._kept(move, self._spots.get(laid[:2], {}))
        return kept or self.write_at(position, (move,))[0]

    def _kept(self, move: int, spots: dict[int, Move]) -> Move | None:
        """The text of a move that was written before."""
        return spots.get(move & NO_CELL) if move & 15 == PUT else self._written[move & WHAT].get(move)

    def _write_first(self, board: Table, move: int, spots: dict[int, Move]) -> Move:
        """A move that was not written before; its text is kept where it always means the same move."""
        text = self.write(board, move)
        if verb_of(move) == Verb.PUT:
            spots[move & NO_CELL] = text
        elif "{spot}" not in self.word(move).pattern:
            if len(self._packed) >= MOST_KEPT:
                self._written.clear()
                self._packed.clear()
            self._written[move & WHAT][move], self._packed[text.text] = text, move
        return text

    def read_at(self, position: Lying, move: Move) -> int | None:
        """The packed move that a text was written for, if it was written before in a position like this."""
        laid = position.laid()
        if laid is None:
            return None
        packed = self._packed.get(move.text)
        if packed is None:
            spots = self._spots.get(laid[:2], {})
            part = next((part for part, text in spots.items() if text == move), None)
            packed = None if part is None else part | laid[2] << CELL_AT
        return packed

    def write(self, state: Table, move: int) -> Move:
        """A packed move as text."""
        word = self.word(move)
        return Move(word.pattern.format(**self._places(state, word, move)))

    def word(self, move: int) -> MoveWord:
        """How such a move is written."""
        return next(word for word in self.words.moves if _writes(word, move))

    def _places(self, state: Table, word: MoveWord, move: int) -> dict[str, str]:
        what, cell, spot = what_of(move), cell_of(move), spot_of(move)
        place = f"{column(state, cell)},{row(state, cell)}"
        places = {"cell": place, "number": str(spot), "name": word.names.get(spot, "")}
        if "{tile}" in word.pattern:
            places["tile"] = self.specs[what].name
        if "{figure}" in word.pattern:
            places["figure"] = self.words.figures[what]
        if "{facing}" in word.pattern or "{side}" in word.pattern:
            places["facing"] = places["side"] = SIDES[spot]
        if "{spot}" in word.pattern:
            places["spot"] = self.spot(state, tile_at(state, cell), spot)
        return places

    def spot(self, state: Table, tile: int, part: int) -> str:
        """How a segment of a laid tile is written."""
        laid = state.tiles[tile]
        return spot_name(self.specs[laid.kind], laid.facing, part)

    def read(self, state: Table, move: Move) -> int:
        """Text as a packed move, in this position; it need not be legal."""
        fault: Exception | None = None
        for word in self.words.moves:
            match = _pattern(word).fullmatch(move.text)
            if match:
                try:
                    return self._pack(state, word, match.groupdict())
                except BadNotation as error:
                    fault = fault or error
        raise fault or BadNotation("bad-notation", f"{move.text!r} is not a move of this game")

    def verbs(self, move: Move) -> set[int]:
        """The kinds of move that a text may be."""
        return {word.verb for word in self.words.moves if _pattern(word).fullmatch(move.text)}

    def _pack(self, state: Table, word: MoveWord, places: dict[str, str]) -> int:
        what = word.what or 0
        if "tile" in places:
            what = self._tile(places["tile"])
        if "figure" in places:
            what = self._figure(places["figure"])
        cell = self._cell(state, word.verb, places["cell"]) if "cell" in places else 0
        if word.verb == Verb.PUT and "spot" in places:
            cell = state.tiles[state.laid].cell
        return pack(word.verb, what, cell, self._spot(state, word, places, what, cell))

    def _spot(self, state: Table, word: MoveWord, places: dict[str, str], what: int, cell: int) -> int:
        if "facing" in places:
            return first_alike(self.specs[what], SIDES.index(places["facing"]))
        if "side" in places:
            return SIDES.index(places["side"])
        if "number" in places:
            return self._number(places["number"])
        if "name" in places:
            return self._name(word, places["name"])
        return self._part(state, cell, places["spot"]) if "spot" in places else 0

    def _tile(self, name: str) -> int:
        if name not in self.tiles:
            raise BadNotation("unknown-tile", f"no set in play has a tile called {name!r}")
        return self.tiles[name]

    def _figure(self, letter: str) -> int:
        found = next((number for number, known in self.words.figures.items() if known == letter), None)
        if found is None:
            raise BadNotation("unknown-figure", f"there is no figure {letter!r} in this game")
        return found

    def _number(self, digits: str) -> int:
        if int(digits) > 63:
            raise BadNotation("bad-number", f"{digits} is too high a number")
        return int(digits)

    def _name(self, word: MoveWord, name: str) -> int:
        found = next((number for number, known in word.names.items() if known == name), None)
        if found is None:
            there = ", ".join(word.names.values())
            raise BadNotation("unknown-name", f"there is no {name!r} to choose; there are: {there}")
        return found

    def _cell(self, state: Table, verb: int, text: str) -> int:
        x, y = (int(number) for number in text.split(","))
        if state.west - 1 <= x <= state.east + 1 and state.south - 1 <= y <= state.north + 1:
            return cell_at(x, y)
        if verb == Verb.PLACE:
            raise IllegalMove(*self.words.refusals[self.words.far])
        raise IllegalMove("no-tile", "no tile lies there")

    def _part(self, state: Table, cell: int, spot: str) -> int:
        tile = tile_at(state, cell)
        if tile < 0:
            raise IllegalMove("no-tile", "no tile lies there")
        laid = state.tiles[tile]
        spec = self.specs[laid.kind]
        part = spot_part(spec, laid.facing, spot)
        if part is None:
            raise IllegalMove("no-spot", f"the tile {spec.name} has no place {spot} as it lies")
        return part


def _writes(word: MoveWord, move: int) -> bool:
    if word.verb != verb_of(move) or (word.what is not None and word.what != what_of(move)):
        return False
    return not word.names or spot_of(move) in word.names


@cache
def _pattern_of(pattern: str) -> re.Pattern[str]:
    escaped = re.escape(pattern).replace(r"\{", "{").replace(r"\}", "}")
    return re.compile(re.sub(r"\{(\w+)\}", lambda place: f"(?P<{place[1]}>{PLACES[place[1]]})", escaped))


def _pattern(word: MoveWord) -> re.Pattern[str]:
    return _pattern_of(word.pattern)
