"""Figures: silhouettes of our own that can be told apart without colour.

A figure is drawn round 0,0, about 24 units high on a tile of 100. Players differ by colour, letter and pattern; some
figures belong to nobody. What they look like stands in the families' and boxes' folders.
"""

from __future__ import annotations

from ..games import colours
from ..games.colours import ink_on
from .letters import letters
from .looks import Silhouette, figures

COLOURS = tuple(colours.COLOURS.values())
"""The colours of the seats in order."""
FACE = '<ellipse cx=".3" cy="-7.2" rx="2.7" ry="3" fill="#f6e3c8" stroke="#1d1a16" stroke-width=".8"/>'
_PATTERNS = (
    "",
    "M-6.5 0h13",
    "M-6 -1.6h12M-6.5.4h13",
    "M-5 0h.1M-1.7 0h.1M1.7 0h.1M5 0h.1",
    "M-5.5-1.7v2.5M-2.7-1.7v2.5M0-1.7v2.5M2.7-1.7v2.5M5.5-1.7v2.5",
    "M-6 .6l2-2.2 2 2.2 2-2.2 2 2.2 2-2.2 2 2.2",
)


def kinds() -> tuple[str, ...]:
    """The names of all figures."""
    return tuple(figures())


def figure_svg(kind: str, colour: str, letter: str = "", pattern: int = 0) -> str:
    """A figure as a group round 0,0."""
    if kind not in figures():
        raise ValueError(f'there is no figure "{kind}"; the figures are {", ".join(kinds())}')
    figure = figures()[kind]
    body = _body(figure, figure.colour or colour)
    shadow = f'<ellipse cx="2.5" cy="{figure.foot}" rx="{figure.wide}" ry="3.2" fill="#1d1a16" opacity=".3"/>'
    body = shadow + (f'<g transform="rotate(-90)">{body}</g>' if kind == "lying" else body)
    sign = "" if figure.colour else _sign(figure, colour, letter, pattern, kind == "lying")
    return f'<g transform="scale({figure.size})">{body}{sign}</g>' if figure.size else f"<g>{body}{sign}</g>"


def _body(figure: Silhouette, colour: str) -> str:
    """The outline with a light rim, and what lies inside."""
    body = f'<path d="{"".join(figure.parts)}" fill="none" stroke="#fff" stroke-width="4.2" stroke-linejoin="round"/>'
    for part in figure.parts:
        fill = figure.trim if figure.trim and part != figure.parts[0] else colour
        body += f'<path d="{part}" fill="{fill}" stroke="#1d1a16" stroke-width="1.6" stroke-linejoin="round"/>'
    return body + (FACE if figure.face else "") + figure.details


def _sign(figure: Silhouette, colour: str, letter: str, pattern: int, lies: bool) -> str:
    """The player's letter and pattern."""
    ink = ink_on(colour)
    x, y = figure.letter
    text = letters(letter[:1], x, y, 7.2, ink, 1.9) if letter else ""
    marks = _PATTERNS[pattern % len(_PATTERNS)]
    if not marks:
        return text
    move = "translate(8.5 0)rotate(-90)" if lies else f"translate(0 {figure.hem})"
    shrink = f"scale({figure.hem_width} 1)" if figure.hem_width else ""
    cap = ' stroke-linecap="round"' if pattern % 6 == 3 else ""
    width = "2" if pattern % 6 == 3 else "1.1"
    style = f'fill="none" stroke="{ink}" stroke-width="{width}"{cap}'
    return f'{text}<path transform="{move}{shrink}" d="{marks}" {style}/>'
