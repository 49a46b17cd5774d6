"""From a tile as its file describes it to the record that the rules read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from .board import SHUNNING
from .errors import BadTiles
from .geometry import SIDES
from .table import TileKind
from .tiles import SegmentSpec, TileSpec

SideKinds = tuple[str | None, str | None, str | None]
MOST_SIDE_KINDS = 7
SEALED: SideKinds = ("sealed", "sealed", "sealed")
ROUND = 8


@dataclass
class Printer:
    """What a family makes of the words in its tile files.

    `kinds` numbers the kinds of segment; `bits` and `counted` the marks that are there or not and those that are
    counted, `bits` also kinds that share their number with another; `matching` names the kinds that must continue
    across a border (all of them when it is None); the `centre`, and whatever has its number, is what the eight cells
    around complete; a side with one of the `sealed` kinds never meets a tile from the bag; a gap may ask that none of
    the `shunned` kinds come to one of its sides.
    """

    kinds: Mapping[str, int]
    bits: Mapping[str, int] = field(default_factory=dict)
    counted: frozenset[str] = frozenset()
    tile_bits: Mapping[str, int] = field(default_factory=dict)
    matching: frozenset[str] | None = None
    centre: str | None = None
    sealed: frozenset[str] = frozenset()
    shunned: frozenset[str] = frozenset()
    side_codes: dict[SideKinds, int] = field(default_factory=dict)

    def print(self, spec: TileSpec, file: str, stage: int = 0) -> TileKind:
        """The record of one tile."""
        kind = TileKind()
        kind.stage = stage
        kind.marks = sum(bit for word, bit in self.tile_bits.items() if spec.marks.get(word))
        kind.segments_count = len(spec.segments)
        kind.centre = next((i for i, segment in enumerate(spec.segments) if self._is_centre(segment)), -1)
        for number, segment in enumerate(spec.segments):
            self._print_part(kind, number, segment)
        _print_ports(kind, spec)
        self._print_fits(kind, spec, file)
        return kind

    def _print_part(self, kind: TileKind, number: int, segment: SegmentSpec) -> None:
        part = kind.segments[number]
        part.kind = self.kinds[segment.kind]
        part.sides = ROUND if self._is_centre(segment) else len({port // 3 for port in segment.ports})
        part.amount = sum(count for mark, count in segment.marks.items() if mark in self.counted)
        part.marks = sum(self.bits[word] for word in (segment.kind, *segment.marks) if word in self.bits)
        for other in segment.borders:
            part.borders |= 1 << other
            kind.segments[other].bordered |= 1 << number

    def _is_centre(self, segment: SegmentSpec) -> bool:
        return self.centre is not None and self.kinds[segment.kind] == self.kinds[self.centre]

    def _print_fits(self, kind: TileKind, spec: TileSpec, file: str) -> None:
        sides = [self._side(spec, side) for side in range(4)]
        offered = [{0, self._code(side, spec, file), *self._shunning(side)} for side in sides]
        asked = [self._code((side[2], side[1], side[0]), spec, file) for side in sides]
        for facing in range(4):
            for side in range(4):
                kind.asked[facing * 4 + side] = asked[(side - facing) % 4]
        for facing in different_facings(spec):
            north, east, south, west = (offered[(side - facing) % 4] for side in range(4))
            for code in range(64):
                first, second = code & 7, code >> 3
                kind.fits[code] |= (first in north and second in east) << facing
                kind.fits[64 + code] |= (first in south and second in west) << facing

    def _side(self, spec: TileSpec, side: int) -> SideKinds:
        kinds = [_kind_at(spec, side * 3 + place) for place in range(3)]
        if self.sealed.intersection(kinds):
            return SEALED
        if self.matching is not None:
            kinds = [kind if kind in self.matching else None for kind in kinds]
        return (kinds[0], kinds[1], kinds[2])

    def _shunning(self, side: SideKinds) -> tuple[int, ...]:
        return (SHUNNING,) if self.shunned and not self.shunned.intersection(side) else ()

    def _code(self, side: SideKinds, spec: TileSpec, file: str) -> int:
        code = self.side_codes.setdefault(side, len(self.side_codes) + 1)
        most = SHUNNING - 1 if self.shunned else MOST_SIDE_KINDS
        if code > most:
            raise BadTiles(file, spec.name, f"the set has more than {most} different kinds of side")
        return code


def _kind_at(spec: TileSpec, port: int) -> str | None:
    return next((segment.kind for segment in spec.segments if port in segment.ports), None)


def _print_ports(kind: TileKind, spec: TileSpec) -> None:
    owners = [next((i for i, segment in enumerate(spec.segments) if port in segment.ports), -1) for port in range(12)]
    for facing in range(4):
        turned = [owners[(port - 3 * facing) % 12] for port in range(12)]
        kind.owner[facing * 12 : facing * 12 + 12] = turned
        for side in range(4):
            parts = list(dict.fromkeys(owner for owner in turned[side * 3 : side * 3 + 3] if owner >= 0))
            start = facing * 12 + side * 3
            kind.beside[start : start + 3] = [*parts, -1, -1, -1][:3]


def different_facings(spec: TileSpec) -> list[int]:
    """The facings that do not look like an earlier one, in the order N E S W."""
    looks = [_look(spec, facing) for facing in range(4)]
    return [facing for facing in range(len(SIDES)) if looks[facing] not in looks[:facing]]


def first_alike(spec: TileSpec, facing: int) -> int:
    """The first facing in which the tile looks as in this one."""
    return next(earlier for earlier in range(4) if _look(spec, earlier) == _look(spec, facing))


def _look(spec: TileSpec, facing: int) -> list[object]:
    def turned(segment: SegmentSpec) -> tuple[str, tuple[int, ...]]:
        return segment.kind, tuple(sorted((port + 3 * facing) % 12 for port in segment.ports))

    def look(segment: SegmentSpec) -> object:
        beside: Iterable[object] = sorted(turned(spec.segments[other]) for other in segment.borders)
        return turned(segment), tuple(sorted(segment.marks.items())), tuple(beside)

    return sorted((look(segment) for segment in spec.segments), key=repr)
