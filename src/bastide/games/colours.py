"""The colours of the seats: what they are called, how they are drawn, and who has which, for pages and pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

COLOURS: Mapping[str, str] = {
    "red": "#d55e00",
    "blue": "#0072b2",
    "green": "#009e73",
    "yellow": "#f0e442",
    "black": "#000000",
    "pink": "#cc79a7",
}
"""The names of seats that nobody has named, in order, and their colours in Okabe and Ito's palette."""

LIGHT, DARK = "#ffffff", "#101010"
SEEN = 3.0  # the contrast that a line needs


def colours_of(names: Sequence[str]) -> list[str]:
    """The colour of each seat: the one that it is named after, else in order those that nobody is named after."""
    taken = {name.lower() for name in names} & set(COLOURS)
    free = [colour for colour in COLOURS if colour not in taken]
    found: list[str] = []
    for name in names:
        own = name.lower() if name.lower() in taken and name.lower() not in found else ""
        found.append(own or free.pop(0))
    return found


def contrast(one: str, other: str) -> float:
    """How well two colours can be told apart, from 1 to 21, as WCAG measures it."""
    darker, lighter = sorted((_lightness(one), _lightness(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _lightness(colour: str) -> float:
    parts = [part / 255 for part in _parts(colour)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _parts(colour: str) -> list[int]:
    return [int(colour[place : place + 2], 16) for place in (1, 3, 5)]


def ink_on(colour: str) -> str:
    """The colour of letters on a colour: light or dark, whichever is read better."""
    return max((LIGHT, DARK), key=lambda ink: contrast(ink, colour))


def line_on(colour: str, paper: str) -> str:
    """A colour as a line on paper: so much darker, or lighter, that it can be seen."""
    ink, share, line = ink_on(paper), 0.0, colour
    while contrast(line, paper) < SEEN:
        share += 0.05
        mixed = zip(_parts(colour), _parts(ink), strict=True)
        line = "#" + "".join(f"{round(own + (towards - own) * share):02x}" for own, towards in mixed)
    return line
