"""How The City is told."""

from collections.abc import Iterator, Sequence

from ..telling import Telling, listing
from .view import CityExtras, WallSlot


def _beside(city: CityExtras, names: Sequence[str]) -> Iterator[str]:
    """The stacks, the wall with who stands on it, and where it goes on."""
    yield f"stacks of {listing(map(str, city.stacks))} tiles, {city.walls_left} walls left"
    pieces = city.wall
    if not pieces:
        return
    gate = next(piece for piece in pieces if piece.piece == "gate")
    yield f"the wall: gate at {_slot(gate)}, {len(pieces) - 1} walls, {city.gap} more would close it"
    guards = [f"{names[piece.guard]} at {_slot(piece)}" for piece in pieces if piece.guard is not None]
    towers = [f"{names[piece.tower]} at {_slot(piece)}" for piece in pieces if piece.tower is not None]
    for what, held in (("guards", guards), ("towers", towers)):
        if held:
            yield f"{what}: {listing(held)}"
    if city.ends:
        yield f"the wall goes on {listing(f'{end} at {_slot(slot)}' for end, slot in city.ends.items())}"


def _slot(slot: WallSlot) -> str:
    return f"{slot.x},{slot.y}.{slot.side}"


TELLING = Telling(
    sentences={
        "gate": "{name} builds the gate at {place}.",
        "wall": "{name} builds a wall at {place}.",
        "guard": "{name} puts a guard on the wall at {place}.",
        "tower": "{name} builds a tower at {place}.",
    },
    counted={
        "markets": "market",
        "walls": "wall",
        "public buildings": "public building",
        "historic buildings": "historic building",
    },
    beside=_beside,
    reasons={
        "gate": "builds the gate",
        "wall": "builds a wall",
        "guard": "sets a guard",
        "tower": "builds a tower",
    },
    kinds={
        "residential": (".", "#f0c8a0", "#b56b45"),
        "market": ("▒", "#8a6a2b", "#e0c060"),
        "road": ("", "#ffffff", ""),
    },
    ground=("residential",),
)
