"""Letters and digits as lines, so that pictures need no font."""

from __future__ import annotations

import unicodedata

from .canvas import number

WIDE, HIGH, STEP = 6, 8, 8.2

GLYPHS = {
    "A": "M0 8L3 0 6 8M1.1 5.2H4.9",
    "B": "M0 0V8H3.4Q6 8 6 6T3.4 4H0H3Q5.4 4 5.4 2T3 0Z",
    "C": "M6 1.3Q4.8 0 3.2 0 0 0 0 4T3.2 8Q4.8 8 6 6.7",
    "D": "M0 0V8H2.6Q6 8 6 4T2.6 0Z",
    "E": "M5.4 0H0V8H5.4M0 4H4.4",
    "F": "M5.4 0H0V8M0 4H4.4",
    "G": "M6 1.3Q4.8 0 3.2 0 0 0 0 4T3.2 8Q4.8 8 6 6.9V4.4H3.6",
    "H": "M0 0V8M6 0V8M0 4H6",
    "I": "M3 0V8M1.2 0H4.8M1.2 8H4.8",
    "J": "M5 0V5.6Q5 8 2.6 8 .8 8 0 6.6",
    "K": "M0 0V8M5.6 0L0 4.8M2 3.4L6 8",
    "L": "M.4 0V8H5.4",
    "M": "M0 8V0L3 4.8 6 0V8",
    "N": "M0 8V0L6 8V0",
    "O": "M3 0Q0 0 0 4T3 8Q6 8 6 4T3 0Z",
    "P": "M0 8V0H3.2Q6 0 6 2.2T3.2 4.4H0",
    "Q": "M3 0Q0 0 0 4T3 8Q6 8 6 4T3 0M3.8 5.8L6.2 8.6",
    "R": "M0 8V0H3.2Q6 0 6 2.2T3.2 4.4H0M3 4.4L6 8",
    "S": "M5.6 1.2Q4.6 0 3 0 .4 0 .4 2T3 4Q5.8 4.2 5.8 6T3 8Q1 8 .2 6.6",
    "T": "M0 0H6M3 0V8",
    "U": "M0 0V5Q0 8 3 8T6 5V0",
    "V": "M0 0L3 8 6 0",
    "W": "M0 0L1.5 8 3 2.4 4.5 8 6 0",
    "X": "M0 0L6 8M6 0L0 8",
    "Y": "M0 0L3 4 6 0M3 4V8",
    "Z": "M.2 0H5.8L.2 8H5.8",
    "0": "M3 0Q.4 0 .4 4T3 8Q5.6 8 5.6 4T3 0Z",
    "1": "M1.2 1.8L3.4 0V8M1.4 8H5.2",
    "2": "M.4 1.8Q1 0 3 0 5.6 0 5.6 2.2 5.6 3.6 4.2 4.8L.4 8H5.8",
    "3": "M.4 1Q1.4 0 3 0 5.4 0 5.4 2T2.6 3.9Q5.8 3.9 5.8 6T3 8Q1.2 8 .2 6.8",
    "4": "M4.4 8V0L.2 5.6H6",
    "5": "M5.4 0H1L.6 3.6Q1.6 2.9 3 2.9 5.8 2.9 5.8 5.4T2.9 8Q1.2 8 .2 6.8",
    "6": "M5.2 .8Q4.4 0 3.2 0 .2 .2 .2 5 .2 8 3 8T5.8 5.4 3 2.9Q.8 2.9 .3 4.8",
    "7": "M.2 0H5.8L2.2 8",
    "8": "M3 3.8Q.8 3.6 .8 1.9T3 0 5.2 1.9 3 3.8Q.2 4 .2 6T3 8 5.8 6 3 3.8Z",
    "9": "M.8 7.2Q1.6 8 2.8 8 5.8 7.8 5.8 3 5.8 0 3 0T.2 2.6 3 5.1Q5.2 5.1 5.7 3.2",
    "-": "M1 4.2H5",
    "+": "M3 1.6V6.8M.6 4.2H5.4",
    "_": "M0 8H6",
    ".": "M3 7.9V8",
    "?": "M.6 1.8Q1 0 3 0 5.4 0 5.4 2T3 5V5.4M3 7.9V8",
    " ": "",
}


def glyph(character: str) -> str:
    """A character as a path in a box 6 wide and 8 high; accents are dropped, what has no drawing is a ?."""
    plain = unicodedata.normalize("NFD", character)[:1].upper()
    return GLYPHS.get(plain, GLYPHS["?"])


def letters(text: str, x: float, y: float, height: float, colour: str, weight: float = 1.3) -> str:
    """A line of letters round x, its top at y."""
    scale = height / HIGH
    start = x - ((len(text) - 1) * STEP + WIDE) * scale / 2
    shown = f"{scale:.3f}".rstrip("0").rstrip(".")
    head = (
        f'<g transform="translate({number(start)} {number(y)})scale({shown})" fill="none" stroke="{colour}"'
        f' stroke-width="{number(weight)}" stroke-linecap="round" stroke-linejoin="round">'
    )
    return head + "".join(_placed(character, place) for place, character in enumerate(text)) + "</g>"


def _placed(character: str, place: int) -> str:
    """One letter of a line."""
    path = glyph(character)
    if not path:
        return ""
    move = f' transform="translate({number(place * STEP)} 0)"' if place else ""
    return f'<path d="{path}"{move}/>'
