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

LIGHT, DARK = "#ffffff", "#1d1a16"


def colours_of(names: Sequence[str]) -> list[str]:
    """The colour of each seat: the one that it is named after, else in order those that nobody is named after."""
    taken = {name.lower() for name in names} & set(COLOURS)
    free = [colour for colour in COLOURS if colour not in taken]
    found: list[str] = []
    for name in names:
        own = name.lower() if name.lower() in taken and name.lower() not in found else ""
        found.append(own or free.pop(0))
    return found


def ink_on(colour: str) -> str:
    """The colour of letters on a colour: light, or dark where light would not be read."""
    red, green, blue = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    return LIGHT if 0.299 * red + 0.587 * green + 0.114 * blue < 150 else DARK
