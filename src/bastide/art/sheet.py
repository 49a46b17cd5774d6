"""Sheets: all tiles of a set in one picture, each with its name and how many copies there are."""

from __future__ import annotations

from bastide.core.tiles import TileFile, TileSpec

from .canvas import Canvas, definitions, element, number
from .letters import letters
from .themes import Theme
from .themes import theme as named
from .tile import paint_tile

STEP_X, STEP_Y, MARGIN = 112, 126, 12


def sheet_svg(
    file: TileFile, theme: str = "summer", family: str = "classic", columns: int = 6, labels: bool = True
) -> str:
    """All tiles of a set."""
    colours = named(theme)
    canvas = Canvas(colours)
    places = _places(file, columns)
    for spec, (x, y) in places.items():
        canvas.add(f'<svg x="{x}" y="{y}" width="100" height="100" viewBox="0 0 100 100">')
        paint_tile(canvas, spec, 0, family)
        canvas.add("</svg>")
        if labels:
            canvas.add(_label(colours, spec, x, y))
    wide = max(x for x, _ in places.values()) + 100 + MARGIN
    high = max(y for _, y in places.values()) + 100 + (2 * MARGIN if labels else MARGIN)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(wide)} {number(high)}">'
    ground = element("rect", width=wide, height=high, fill=colours["table"])
    return f"{head}{definitions(colours, canvas.used)}{ground}{canvas.text()}</svg>"


def _places(file: TileFile, columns: int) -> dict[TileSpec, tuple[int, int]]:
    """Where tiles lie on a sheet: row by row, or as a block if they form one."""
    if all(spec.block for spec in file.tiles):
        cells = {spec: spec.block or (0, 0) for spec in file.tiles}
        west, north = min(x for x, _ in cells.values()), max(y for _, y in cells.values())
        return {spec: (MARGIN + (x - west) * 100, MARGIN + (north - y) * 100) for spec, (x, y) in cells.items()}
    return {
        spec: (MARGIN + place % columns * STEP_X, MARGIN + place // columns * STEP_Y)
        for place, spec in enumerate(file.tiles)
    }


def _label(colours: Theme, spec: TileSpec, x: int, y: int) -> str:
    """The tile's name and, if there are several, its copies."""
    if spec.block:
        return ""
    text = letters(spec.name, x + 50, y + 105, 9, colours["paper"], 1.1)
    if spec.count > 1:
        text += element("circle", cx=x + 95, cy=y + 109, r=8, fill=colours["paper"])
        text += letters(str(spec.count), x + 95, y + 105, 8.5, colours["ink"], 1.4)
    return text
