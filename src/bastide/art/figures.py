"""Figures: silhouettes of our own that can be told apart without colour.

A figure is drawn round 0,0, about 24 units high on a tile of 100. Players differ by colour, letter and
pattern; the Count and the gingerbread man belong to nobody.
"""

from __future__ import annotations

from ..games import colours
from ..games.colours import ink_on
from .letters import letters

COLOURS = tuple(colours.COLOURS.values())
"""The colours of the seats in order."""
NEUTRAL = {"count": "#5b3a78", "gingerbread": "#b5713a"}

_PILGRIM = (
    "M1.2-13.6c-1.8-.3-6.2.8-6.2 6.1 0 1.7.5 2.9 1.3 3.8-3.5 1.7-5.5 6.3-6.3 12.7q-.1 1.5 1.4 1.5h17.2"
    "q1.5 0 1.4-1.5c-.8-6.4-2.8-11-6.3-12.7.8-.9 1.3-2.1 1.3-3.8 0-2.6-1.2-4.3-2.7-5.2.2-.7-.2-1-1.1-.9z"
)
_PIG = (
    "M-11 .6c-.2-5.2 4-8 9.4-8 2.9 0 5.1.7 6.8 1.9l3.1-2.5.4 4c1.1.9 1.8 2 2.1 3.1l1.7.3v3.8l-2.2.7"
    "c-.8 1.4-2 2.5-3.5 3.2v3.4h-3.4v-2.7h-6.3v2.7h-3.4v-3.9c-2.9-1.5-4.5-3.6-4.7-6z"
)
_KEEP = "M-11 10.5v-16h3v2.4h2.6v-8.2h3v2.2h4.8v-2.2h3v8.2h2.6v-2.4h3v16z"
_TOWER = "M-6.2 10.5l1.2-14h-1.6v-6.5h3.2v2.2h2v-2.2h2.8v2.2h2v-2.2h3.2v6.5h-1.6l1.2 14z"
_GINGER = (
    "M0-13.5a4.8 4.8 0 013.7 7.9l6.6-1.7a2.8 2.8 0 011.4 5.4l-6.2 2.6v3.4l4.4 5.5a2.9 2.9 0 01-4.7 3.4l-5.2-5.6"
    "-5.2 5.6a2.9 2.9 0 01-4.7-3.4l4.4-5.5v-3.4l-6.2-2.6a2.8 2.8 0 011.4-5.4l6.6 1.7a4.8 4.8 0 013.7-7.9z"
)
_SHAPES: dict[str, tuple[str, ...]] = {
    "standing": (_PILGRIM,),
    "lying": (_PILGRIM,),
    "large": (
        _PILGRIM,
        "M-8.6-8.2c2.4-1.9 14.8-1.9 17.2 0 .9.9-.4 2-1.5 1.7-4-1.2-10.2-1.2-14.2 0-1.1.3-2.4-.8-1.5-1.7z",
    ),
    "builder": (_PILGRIM, "M4.8-1.2l3.3-6.3-3-1.6 2.3-4.3 7.4 3.9-2.3 4.3-2.4-1.2-3 5.8z"),
    "guard": (
        "M0-15.5c3.2 1.8 5 4.6 5 8 0 1.7-.5 2.9-1.3 3.8 3.5 1.7 5.5 6.3 6.3 12.7q.1 1.5-1.4 1.5h-17.2q-1.5 0-1.4-1.5"
        "c.8-6.4 2.8-11 6.3-12.7-.8-.9-1.3-2.1-1.3-3.8 0-3.4 1.8-6.2 5-8z",
        "M10.2 11v-20.5h-1.7l2.6-6 2.6 6h-1.7v20.5z",
    ),
    "count": (_PILGRIM, "M-6-9.5v-6.5l3 2.6 3-3.6 3 3.6 3-2.6v6.5z"),
    "pig": (_PIG,),
    "keep": (_KEEP, "M0-10v-6h5.5l-1.5 1.7 1.5 1.7h-4.5v2.6z"),
    "tower": (_TOWER,),
    "gingerbread": (_GINGER,),
}
_LETTER = {"pig": (-1.5, -5.6), "keep": (0.0, -0.6), "tower": (0.0, -1.4), "lying": (3.0, -3.5)}
_HEM = {"pig": 4.4, "keep": 9.0, "tower": 8.8}
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
    return tuple(_SHAPES)


def figure_svg(kind: str, colour: str, letter: str = "", pattern: int = 0) -> str:
    """A figure as a group round 0,0."""
    if kind not in _SHAPES:
        raise ValueError(f'there is no figure "{kind}"; the figures are {", ".join(_SHAPES)}')
    colour = NEUTRAL.get(kind, colour)
    parts = _SHAPES[kind]
    body = f'<path d="{"".join(parts)}" fill="none" stroke="#fff" stroke-width="4.2" stroke-linejoin="round"/>'
    for part in parts:
        fill = "#e7b93c" if kind == "count" and part != parts[0] else colour
        body += f'<path d="{part}" fill="{fill}" stroke="#1d1a16" stroke-width="1.6" stroke-linejoin="round"/>'
    body += _details(kind)
    body = _shadow(kind) + (f'<g transform="rotate(-90)">{body}</g>' if kind == "lying" else body)
    sign = _sign(kind, colour, letter, pattern)
    size = {"large": "1.28", "lying": ".95", "pig": ".95"}.get(kind)
    return f'<g transform="scale({size})">{body}{sign}</g>' if size else f"<g>{body}{sign}</g>"


def _shadow(kind: str) -> str:
    """The shadow at a figure's foot, to the south-east."""
    foot = 9 if kind in ("lying", "pig") else 10.5
    wide = 13 if kind in ("lying", "keep") else 11
    return f'<ellipse cx="2.5" cy="{foot}" rx="{wide}" ry="3.2" fill="#1d1a16" opacity=".3"/>'


def _details(kind: str) -> str:
    """What lies inside a silhouette."""
    light = "#f6e3c8"
    if kind in ("standing", "lying", "large", "builder", "count"):
        return f'<ellipse cx=".3" cy="-7.2" rx="2.7" ry="3" fill="{light}" stroke="#1d1a16" stroke-width=".8"/>'
    if kind == "guard":
        return (
            f'<path d="M-2.7-8.5h5.4v2.5q-1 3-2.7 3t-2.7-3z" fill="{light}" stroke="#1d1a16" stroke-width=".8"/>'
            '<path d="M0-8.5v4" stroke="#1d1a16" stroke-width="1.1"/>'
        )
    if kind == "pig":
        return (
            '<circle cx="6.5" cy="-2.5" r="1" fill="#1d1a16"/>'
            '<path d="M-11-1q-2.5-.5-2-2.8" fill="none" stroke="#1d1a16" stroke-width="1.2"/>'
        )
    if kind == "gingerbread":
        return (
            '<g fill="none" stroke="#fff" stroke-linecap="round">'
            '<path d="M-1.7-9.6v.1M1.7-9.6v.1M0-2.5v.1M0 1.2v.1" stroke-width="1.8"/>'
            '<path d="M-2-6.9q2 1.6 4 0M-10-4.5l1.3 2.6M10-4.5l-1.3 2.6M-6.5 9.5l2.3 1.6M6.5 9.5l-2.3 1.6"/></g>'
        )
    if kind == "tower":
        return '<path d="M-5-3.5h10" stroke="#1d1a16" stroke-width=".9"/>'
    return '<path d="M-4-4.5v-2.5h1.8v2.5zM2.2-4.5v-2.5h1.8v2.5z" fill="#1d1a16"/>' if kind == "keep" else ""


def _sign(kind: str, colour: str, letter: str, pattern: int) -> str:
    """The player's letter and pattern."""
    if kind in NEUTRAL:
        return ""
    ink = ink_on(colour)
    x, y = _LETTER.get(kind, (0.0, -1.6))
    text = letters(letter[:1], x, y, 7.2, ink, 1.9) if letter else ""
    marks = _PATTERNS[pattern % len(_PATTERNS)]
    if not marks:
        return text
    move = "translate(8.5 0)rotate(-90)" if kind == "lying" else f"translate(0 {_HEM.get(kind, 8.3)})"
    shrink = "scale(.62 1)" if kind == "tower" else ""
    cap = ' stroke-linecap="round"' if pattern % 6 == 3 else ""
    width = "2" if pattern % 6 == 3 else "1.1"
    style = f'fill="none" stroke="{ink}" stroke-width="{width}"{cap}'
    return f'{text}<path transform="{move}{shrink}" d="{marks}" {style}/>'
