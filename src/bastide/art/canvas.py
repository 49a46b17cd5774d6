"""What a picture is made of: shapes in the order in which they are painted, and sprites used by name."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from .curves import Curve, Point
from .themes import Theme

_USED = re.compile(r'href="#(\w+)"')


def number(value: float) -> str:
    """A number as short as it can be written, to a tenth."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    if text == "-0":
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def numbers(values: Iterable[float]) -> str:
    """Numbers one after the other; a minus parts them as well as a space does."""
    text = ""
    for value in values:
        word = number(value)
        text += word if not text or word.startswith("-") else f" {word}"
    return text


def path_of_route(route: Sequence[Curve]) -> str:
    """Curves that follow each other, as one path."""
    text = f"M{numbers(route[0].start)}"
    for curve in route:
        if curve.is_straight():
            text += f"L{numbers(curve.end)}"
        else:
            text += f"C{numbers((*curve.first, *curve.second, *curve.end))}"
    return text


def path_of_ring(ring: Sequence[Point]) -> str:
    """A ring of points as a closed path, in steps from point to point."""
    if len(ring) < 3:
        return ""
    x, y = round(ring[0][0], 1), round(ring[0][1], 1)
    text = f"M{numbers((x, y))}l"
    steps: list[float] = []
    for to_x, to_y in ring[1:]:
        step = round(to_x - x, 1), round(to_y - y, 1)
        if step != (0, 0):
            steps += step
            x, y = x + step[0], y + step[1]
    return f"{text}{numbers(steps)}z"


def path_of_rings(rings: Iterable[Sequence[Point]]) -> str:
    """Several rings as one path."""
    return "".join(path_of_ring(ring) for ring in rings)


def element(tag: str, **attributes: str | float | None) -> str:
    """An element without content; what is None is left out."""
    words = [
        f'{name.rstrip("_").replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for name, value in attributes.items()
        if value is not None
    ]
    return f"<{tag} {' '.join(words)}/>"


class Canvas:
    """Shapes in the order in which they are painted."""

    def __init__(self, theme: Theme) -> None:
        """An empty picture in the colours of a theme."""
        self.theme = theme
        self.parts: list[str] = []
        self.used: dict[str, None] = {}

    def add(self, text: str) -> None:
        """Paint something that is written already."""
        self.parts.append(text)

    def fill(self, path: str, colour: str, opacity: float | None = None) -> None:
        """Paint an area in a colour of the theme."""
        shown = None if opacity is None else f"{opacity:.2f}".lstrip("0")
        self.add(element("path", d=path, fill=self.theme[colour], opacity=shown))

    def stroke(self, path: str, colour: str, width: float, **more: str | float | None) -> None:
        """Paint a line in a colour of the theme."""
        self.add(element("path", d=path, fill="none", stroke=self.theme[colour], stroke_width=width, **more))

    def sprite(self, name: str, place: Point, colour: str | None = None) -> None:
        """Paint a sprite; its own parts without a colour take this one."""
        self.used[name] = None
        shown = None if colour is None else self.theme[colour]
        self.add(element("use", href=f"#{name}", x=place[0], y=place[1], fill=shown))

    def text(self) -> str:
        """All shapes."""
        return "".join(self.parts)

    def definitions(self) -> str:
        """The sprites that are used, and those that they use."""
        return definitions(self.theme, self.used)


def definitions(theme: Theme, names: Iterable[str]) -> str:
    """Sprites, each as a group with its name."""
    wanted = set(names)
    for name in list(wanted):
        wanted.update(_USED.findall(theme.sprite(name)))
    found = "".join(f'<g id="{name}">{theme.sprite(name)}</g>' for name in sorted(wanted))
    return f"<defs>{found}</defs>" if found else ""
