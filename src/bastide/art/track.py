"""The score track below a board: fifty spaces, and every player's points in figures."""

from __future__ import annotations

from .board import Board
from .canvas import element, number
from .letters import letters
from .parts import of_boxes

SPACES = 50


def add_track(board: Board, west: float, south: float, wide: float) -> float:
    """Paint the track below the board and return how high it is."""
    unit = wide / 1000
    left, top = west + 12 * unit, south + 10 * unit
    step, high = (wide - 24 * unit) / SPACES, 46 * unit
    paper, ink = board.theme["paper"], board.theme["ink"]
    board.marks.append(element("rect", x=left, y=top, width=step * SPACES, height=high, fill=paper, stroke=ink))
    board.marks.append(_spaces(board, left, top, step, high))
    for seat, points in enumerate(board.view["scores"]):
        here = [other for other in range(seat) if board.view["scores"][other] % SPACES == points % SPACES]
        x = left + (points % SPACES + 0.5) * step + len(here) * 5 * unit
        y = top + high * 0.46 - len(here) * 9 * unit
        board.figure("standing" if points < SPACES else "lying", seat, (x, y), 0.95 * unit, 1e6 - len(here))
        _points(board, seat, points, (left, top + high), unit)
    return (112 + sum(getattr(box, "ROOM_BESIDE_POINTS", 0) for box in of_boxes(board.view))) * unit


def _spaces(board: Board, left: float, top: float, step: float, high: float) -> str:
    """The lines between the spaces and the numbers of every fifth."""
    ink = board.theme["ink"]
    lines = "".join(f"M{number(left + place * step)} {number(top)}v{number(high)}" for place in range(1, SPACES))
    shaded = "".join(
        f"M{number(left + place * step)} {number(top)}h{number(step)}v{number(high)}h-{number(step)}z"
        for place in range(0, SPACES, 5)
    )
    text = f'<path d="{shaded}" fill="{board.theme["street"]}" opacity=".7"/>'
    text += f'<path d="{lines}" stroke="{ink}" stroke-width="{number(step / 26)}" opacity=".5"/>'
    for place in range(0, SPACES, 5):
        text += letters(str(place), left + (place + 0.5) * step, top + high - step * 0.5, step * 0.36, ink, 1.2)
    return text


def _points(board: Board, seat: int, points: int, place: tuple[float, float], unit: float) -> None:
    """A player's figure and points below the track."""
    x = place[0] + (40 + seat * 150) * unit
    y = place[1] + 28 * unit
    board.figure("standing", seat, (x, y), 1.25 * unit, 1e6)
    text = str(points)
    middle = x + (22 + 8 * len(text)) * unit
    board.upright.append((1e6, letters(text, middle, y - 10 * unit, 20 * unit, board.theme["paper"], 1.5)))
    for box in of_boxes(board.view):
        if hasattr(box, "beside_points"):
            box.beside_points(board, seat, (x, y), unit)

