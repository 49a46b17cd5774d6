"""Charts: how numbers are spread, as pictures in the manner of the boards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

from .figures import COLOURS

WIDE, HIGH, EDGE, HEAD = 460, 260, 44, 40
BARS = 36  # at most


@dataclass(frozen=True)
class Chart:
    """A picture that a notebook shows by itself."""

    svg: str

    def _repr_svg_(self) -> str:
        return self.svg


def histogram(title: str, values: Mapping[str, Sequence[float]], unit: str = "") -> str:
    """How often each number comes, for each of several names, as a piece of a picture."""
    low = min((min(numbers) for numbers in values.values() if len(numbers)), default=0)
    high = max((max(numbers) for numbers in values.values() if len(numbers)), default=1)
    width = _width(low, high)
    start, bars = int(low // width) * width, int(high // width) - int(low // width) + 1
    shares = {name: _shares(numbers, start, width, bars) for name, numbers in values.items()}
    top = max((max(share) for share in shares.values()), default=0) or 1
    middle = f'x="{WIDE / 2}" y="18" text-anchor="middle" font-size="14" font-weight="bold"'
    parts = [f"<text {middle}>{escape(title)}</text>"]
    parts += _legend(values)
    for place, share in enumerate(shares.values()):
        parts.append(_steps(share, top, COLOURS[place % len(COLOURS)]))
    parts += _axis(start, width, bars, unit)
    return "".join(parts)


def _width(low: float, high: float) -> int:
    """Whole numbers in one bar."""
    return next(size for size in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10**9) if (high - low) / size < BARS)


def _shares(numbers: Sequence[float], start: int, width: int, bars: int) -> list[float]:
    counts = [0] * bars
    for value in numbers:
        counts[int((value - start) // width)] += 1
    return [count / max(len(numbers), 1) for count in counts]


def _steps(shares: Sequence[float], top: float, colour: str) -> str:
    """One outline of bars."""
    across, up = (WIDE - 2 * EDGE) / len(shares), (HIGH - HEAD - EDGE) / top
    path = f"M{EDGE} {HIGH - EDGE}"
    for place, share in enumerate(shares):
        y = HIGH - EDGE - share * up
        path += f"L{EDGE + place * across:.1f} {y:.1f}L{EDGE + (place + 1) * across:.1f} {y:.1f}"
    path += f"L{WIDE - EDGE} {HIGH - EDGE}Z"
    return f'<path d="{path}" fill="{colour}" fill-opacity=".35" stroke="{colour}" stroke-width="1.5"/>'


def _legend(values: Mapping[str, Sequence[float]]) -> list[str]:
    parts, x = [], float(EDGE)
    for place, (name, numbers) in enumerate(values.items()):
        mean = round(sum(numbers) / max(len(numbers), 1), 1) + 0.0
        text = escape(f"{name} {mean:.1f}" if name else f"mean {mean:.1f}")
        parts.append(f'<rect x="{x}" y="27" width="9" height="9" fill="{COLOURS[place % len(COLOURS)]}"/>')
        parts.append(f'<text x="{x + 13}" y="35" font-size="11">{text}</text>')
        x += 22 + 6.2 * len(text)
    return parts


def _axis(start: int, width: int, bars: int, unit: str) -> list[str]:
    line = f'<path d="M{EDGE} {HIGH - EDGE}H{WIDE - EDGE}" stroke="#555"/>'
    parts = [line]
    for place in range(0, bars + 1, max(1, bars // 8)):
        x = EDGE + place * (WIDE - 2 * EDGE) / bars
        parts.append(f'<path d="M{x:.1f} {HIGH - EDGE}v4" stroke="#555"/>')
        number = start + place * width
        parts.append(f'<text x="{x:.1f}" y="{HIGH - EDGE + 17}" font-size="11" text-anchor="middle">{number}</text>')
    parts.append(f'<text x="{WIDE / 2}" y="{HIGH - 8}" font-size="11" text-anchor="middle">{escape(unit)}</text>')
    return parts


def chart(*panels: str) -> Chart:
    """Panels one under the other as one picture."""
    body = "".join(f'<g transform="translate(0 {place * HIGH})">{panel}</g>' for place, panel in enumerate(panels))
    size = f'width="{WIDE}" height="{HIGH * len(panels)}" viewBox="0 0 {WIDE} {HIGH * len(panels)}"'
    return Chart(
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" fill="#222">'
        f'<rect width="100%" height="100%" fill="#fff"/>{body}</svg>'
    )
