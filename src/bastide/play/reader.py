"""Reading records: text in the manner of chess's PGN, told to a visitor piece by piece.

    [Game "standard"]
    [Seat "red"]
    [Seat "blue"]

    1. ?BG-U BG-U@1,0N m>E {a comment} =legal 12
    *
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from .errors import BadRecord

TAG = re.compile(r'\[([A-Za-z]+) "([^"\n]*)"\]')
NUMBER = re.compile(r"[0-9]{1,6}\.")
RESULT = re.compile(r"\*|-?[0-9]+(:-?[0-9]+)*")
WORD = re.compile(r"[^\s{}]+")
LONGEST = 2_000_000
BYTE_ORDER_MARK = "\ufeff"


class Piece(NamedTuple):
    """One piece of a record and the line it stands on."""

    kind: str
    text: str
    line: int


class Visitor:
    """Is told what a record holds, in order; override what is of interest."""

    def tag(self, name: str, value: str, line: int) -> None:
        """A tag such as [Game "standard"]."""

    def number(self, number: int, line: int) -> None:
        """A new turn begins."""

    def move(self, text: str, line: int) -> None:
        """A move of a player or of chance."""

    def comment(self, text: str, line: int) -> None:
        """Words in braces."""

    def expectation(self, words: str, line: int) -> None:
        """What the move before must have brought about."""

    def result(self, text: str, line: int) -> None:
        """The closing mark: * or the points by seat."""


def read(text: str, visitor: Visitor) -> None:
    """Tell a visitor what a record holds."""
    if not isinstance(text, str):
        raise BadRecord("not-a-record", "this is not the text of a record", 0)
    if len(text) > LONGEST:
        raise BadRecord("not-a-record", f"a record has at most {LONGEST} characters, this text has more", 0)
    closed = False
    for piece in _with_expectations(_pieces(text.removeprefix(BYTE_ORDER_MARK))):
        if closed and piece.kind != "comment":
            sentence = f"line {piece.line}: something follows the closing mark: {piece.text!r}"
            raise BadRecord("after-the-end", sentence, piece.line)
        _tell(visitor, piece)
        closed = closed or piece.kind == "result"
    if not closed:
        line = text.count("\n") + 1
        raise BadRecord("cut-off", f"line {line}: the record is cut off: its closing mark is missing", line)


def _tell(visitor: Visitor, piece: Piece) -> None:
    if piece.kind == "tag":
        name, value = piece.text.split(" ", 1)
        visitor.tag(name, value, piece.line)
    elif piece.kind == "number":
        visitor.number(int(piece.text), piece.line)
    else:
        getattr(visitor, piece.kind)(piece.text, piece.line)


def _pieces(text: str) -> Iterator[Piece]:
    at, line = 0, 1
    while at < len(text):
        if text[at].isspace():
            line += text[at] == "\n"
            at += 1
            continue
        piece, at = _piece_at(text, at, line)
        yield piece
        line += piece.text.count("\n")


def _piece_at(text: str, at: int, line: int) -> tuple[Piece, int]:
    if text[at] == "{":
        end = text.find("}", at)
        if end < 0:
            raise BadRecord("cut-off", f"line {line}: the comment that begins here is never closed", line)
        return Piece("comment", text[at + 1 : end], line), end + 1
    if text[at] == "[":
        tag = TAG.match(text, at)
        if not tag:
            raise BadRecord("bad-tag", f'line {line}: a tag is written like [Game "standard"]', line)
        return Piece("tag", f"{tag[1]} {tag[2]}", line), tag.end()
    word = WORD.match(text, at)
    if not word:
        raise BadRecord("bad-word", f"line {line}: {text[at]!r} stands alone", line)
    return _word(word[0], line), word.end()


def _word(word: str, line: int) -> Piece:
    if NUMBER.fullmatch(word):
        return Piece("number", word[:-1], line)
    if word.startswith("="):
        return Piece("expectation", word[1:], line)
    return Piece("result" if RESULT.fullmatch(word) else "move", word, line)


WORDS_AFTER = {"legal": 1, "refused": 1, "turn": 1, "over": 0, "nothing": 0}


def _with_expectations(pieces: Iterator[Piece]) -> Iterator[Piece]:
    """Expectations of several words are put together: `=red+4 city`, `=legal 12`."""
    waiting: Piece | None = None
    wanted = 0
    for piece in pieces:
        if waiting is not None and wanted > 0 and piece.kind in ("move", "result"):
            waiting = waiting._replace(text=f"{waiting.text} {piece.text}")
            wanted -= 1
            continue
        if waiting is not None:
            yield waiting
            waiting = None
        if piece.kind == "expectation":
            waiting, wanted = piece, _words_after(piece)
        else:
            yield piece
    if waiting is not None:
        yield waiting


def _words_after(piece: Piece) -> int:
    if piece.text in WORDS_AFTER:
        return WORDS_AFTER[piece.text]
    if re.fullmatch(r"\S+\+[0-9]+", piece.text):
        return 1
    raise BadRecord("bad-expectation", f"line {piece.line}: nobody knows the expectation ={piece.text}", piece.line)
