"""Spots: the places of a tile as it lies on the table, by the ports that their segments own."""

from __future__ import annotations

from .geometry import PORTS, SIDES
from .tiles import SegmentSpec, TileSpec

MIDDLES = [SIDES.index(side) * 3 + 1 for side in SIDES]
HALVES = [port for port in range(12) if port % 3 != 1]


def turned_ports(segment: SegmentSpec, facing: int) -> set[int]:
    """The ports of a segment as the tile lies."""
    return {(port + 3 * facing) % 12 for port in segment.ports}


def spot_name(spec: TileSpec, facing: int, part: int) -> str:
    """How the place of a segment is written."""
    ports = turned_ports(spec.segments[part], facing)
    written = next((port for port in MIDDLES + HALVES if port in ports), None)
    return PORTS[written] if written is not None else _portless(spec)[part]


def spot_part(spec: TileSpec, facing: int, spot: str) -> int | None:
    """The segment that a spot names: any port it owns, or a side that it fills alone."""
    portless = {name: part for part, name in _portless(spec).items()}
    if spot in portless:
        return portless[spot]
    if spot not in PORTS:
        return None
    port = PORTS.index(spot)
    owner = _owner(spec, facing, port)
    if owner is None and port in MIDDLES:
        left, right = _owner(spec, facing, port - 1), _owner(spec, facing, port + 1)
        return left if left == right else None
    return owner


def _owner(spec: TileSpec, facing: int, port: int) -> int | None:
    return next((part for part, segment in enumerate(spec.segments) if port in turned_ports(segment, facing)), None)


def _portless(spec: TileSpec) -> dict[int, str]:
    """Segments that reach no side: C for the centre of the tile, I and I2 for what is enclosed in it."""
    names: dict[int, str] = {}
    enclosed = 0
    for part, segment in enumerate(spec.segments):
        if segment.ports:
            continue
        if segment.centre:
            names[part] = "C"
        else:
            enclosed += 1
            names[part] = "I" if enclosed == 1 else f"I{enclosed}"
    return names
