"""What a set of tiles does to a game: sides that nothing continues, cities and roads that no tile ends."""

from __future__ import annotations

from collections import Counter

from ..core.geometry import SIDES
from ..core.tiles import TileSpec, Vocabulary
from ..games.options import Prepared
from ..games.tile_sets import vocabulary_of
from . import visits

MOST_REMARKS = 40


def remarks(prepared: Prepared, own: set[str]) -> list[visits.TileRemark]:
    """What is to be said about tiles of one's own among all that are played with."""
    copies = {spec.name: spec.count for spec in prepared.specs}
    found = [*_alone(prepared, copies, own), *_endless(prepared, own)]
    return found[:MOST_REMARKS]


def _asked(prepared: Prepared, kind: int) -> list[int]:
    """What each side of a tile asks of its neighbour, as numbers."""
    return list(prepared.box.kinds[kind].asked[:4])


def _alone(prepared: Prepared, copies: dict[str, int], own: set[str]) -> list[visits.TileRemark]:
    """Sides that no other tile of the game continues."""
    total: Counter[int] = Counter()
    for kind, spec in enumerate(prepared.specs):
        for code in _asked(prepared, kind):
            total[code] += copies[spec.name]
    found = []
    for kind, spec in enumerate(prepared.specs):
        for side, code in enumerate(_asked(prepared, kind)):
            if spec.name in own and total[code] == _asked(prepared, kind).count(code):
                found.append(visits.TileRemark("alone", spec.name, SIDES[side], _kind_at(spec, side)))
    return found


def _kind_at(spec: TileSpec, side: int) -> str:
    """What lies in the middle of a side, or else on its left half."""
    owners = {port: segment.kind for segment in spec.segments for port in segment.ports}
    return owners.get(side * 3 + 1, owners.get(side * 3, ""))


def _endless(prepared: Prepared, own: set[str]) -> list[visits.TileRemark]:
    """Kinds that begin on tiles of one's own, and that no tile of the game ends: they close in a ring, or never."""
    words = vocabulary_of(prepared.options.game.family)
    ends = {segment.kind for spec in prepared.specs for segment in spec.segments if _sides(segment.ports) == 1}
    begun = {segment.kind for spec in prepared.specs if spec.name in own for segment in spec.segments if segment.ports}
    return [visits.TileRemark("endless", "", "", kind) for kind in sorted(begun & _closing(words) - ends)]


def _sides(ports: tuple[int, ...]) -> int:
    return len({port // 3 for port in ports})


def _closing(words: Vocabulary) -> set[str]:
    """Kinds that are worth completing."""
    return {*words.lines, *words.fillers} - {"river"}
