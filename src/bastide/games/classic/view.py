"""What the classic family adds to the view of a game: its own, and what each box in play adds."""

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from ...core.tiles import TileSpec
from .scoring import majority
from .state import Box, State

BOXES = sorted(path.parent.name for path in (Path(__file__).parent / "boxes").glob("*/view.py"))


def extras(box: Box, state: State, specs: Sequence[TileSpec], seat: int | None) -> dict[str, Any]:
    """The tiles in hand lie open."""
    found: dict[str, Any] = {"hand": [specs[kind].name for kind in state.hand if kind >= 0]}
    for name in BOXES:
        if getattr(box.rules, name):
            found[name] = import_module(f".boxes.{name}.view", __package__).extras(box, state, specs)
    return found


def holders(box: Box, state: State, feature: int) -> list[int]:
    """The seats that a feature would pay as it stands."""
    before = state.heads[:]
    highest = majority(box, state, feature)
    leading = [seat for seat in range(state.seats) if state.heads[seat] == highest > 0]
    state.heads[:] = before
    return leading


def about(box: Box, state: State, move: int) -> tuple[int, int] | None:
    """Every move that is about a place on the board names it."""
    return None
