"""The curve of a game: how far ahead each side was seen, turn by turn, and the luck of each draw below it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from .game import Analysis, Draw, Point

COLOURS = ("#c8372d", "#2d62a8", "#3f8f3f", "#c79a1e", "#333333", "#d77aa6")
WIDE, HIGH, LUCK = 760, 260, 80
LEFT, RIGHT, TOP, BETWEEN, BOTTOM = 56, 16, 44, 28, 34
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
LINES = 6  # across the picture, at most


def curve_svg(analysis: Analysis) -> str:
    """The analysis as a picture; of two sides only the first has a line, for the other's is its mirror image."""
    shown = range(1 if len(analysis.seats) <= 2 else len(analysis.seats))
    last = max(1, analysis.curve[-1].number)
    body = [
        _legend(analysis.seats),
        *_ground([worth for point in analysis.curve for worth in point.worths[: len(shown)]]),
        *(_line(analysis.curve, seat, _top(analysis, len(shown)), last) for seat in shown),
        *_luck(analysis.draws, last),
    ]
    high = TOP + HIGH + BETWEEN + LUCK + BOTTOM
    size = f'viewBox="0 0 {WIDE} {high}" font-family="sans-serif" font-size="13"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>'
    title = f"<title>{escape(' · '.join(analysis.seats))}: lead and luck</title>"
    return "\n".join([head, title, f'<rect width="{WIDE}" height="{high}" fill="#fbf8f1"/>', *body, "</svg>"]) + "\n"


def _top(analysis: Analysis, shown: int) -> int:
    """The lead at the upper rim: as far as the curve goes either way, rounded up."""
    return _scale([worth for point in analysis.curve for worth in point.worths[:shown]])[1]


def _scale(worths: Sequence[float]) -> tuple[int, int]:
    """The distance between two lines across, and the value at the rim."""
    most = max(1.0, *(abs(worth) for worth in worths))
    step = next((step for step in STEPS if 2 * most / step <= LINES), STEPS[-1])
    return step, step * math.ceil(most / step)


def _x(number: int, last: int) -> float:
    return LEFT + (WIDE - LEFT - RIGHT) * number / last


def _y(worth: float, top: int) -> float:
    return TOP + HIGH / 2 * (1 - worth / top)


def _legend(names: Sequence[str]) -> str:
    """The sides in their colours; two of them stand where the curve leans to."""
    parts, x = [], LEFT
    for seat, name in enumerate(names):
        parts.append(f'<circle cx="{x + 6}" cy="20" r="6" fill="{COLOURS[seat]}"/>')
        parts.append(f'<text x="{x + 18}" y="25" fill="#333">{escape(name)}</text>')
        x += 40 + 8 * len(name)
    return "".join(parts)


def _ground(worths: Sequence[float]) -> list[str]:
    step, top = _scale(worths)
    lines = []
    for value in range(-top, top + 1, step):
        y, colour = _y(value, top), "#777" if value == 0 else "#ddd6c8"
        lines.append(f'<path d="M{LEFT} {y:.1f}H{WIDE - RIGHT}" stroke="{colour}"/>')
        sign = f"+{value}" if value > 0 else str(value).replace("-", "−")
        lines.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" fill="#555">{sign}</text>')
    return lines


def _line(curve: Sequence[Point], seat: int, top: int, last: int) -> str:
    points = " ".join(f"{_x(point.number, last):.1f},{_y(point.worths[seat], top):.1f}" for point in curve)
    return f'<polyline points="{points}" fill="none" stroke="{COLOURS[seat]}" stroke-width="2.5"/>'


def _luck(draws: Sequence[Draw], last: int) -> list[str]:
    """A bar for each draw, upwards for good luck, in the colour of whoever drew."""
    middle = TOP + HIGH + BETWEEN + LUCK / 2
    most = max([1.0, *(abs(draw.luck) for draw in draws)])
    bars = [
        f'<text x="{LEFT - 8}" y="{middle + 4}" text-anchor="end" fill="#555">luck</text>',
        f'<path d="M{LEFT} {middle}H{WIDE - RIGHT}" stroke="#777"/>',
    ]
    for draw in draws:
        x, y = _x(draw.number, last), middle - LUCK / 2 * draw.luck / most
        bars.append(f'<path d="M{x:.1f} {middle}V{y:.1f}" stroke="{COLOURS[draw.seat]}" stroke-width="3"/>')
    return bars
