"""What is drawn on tiles, as data: segments, tiles, whole files, and the words that a family writes them with."""

from collections.abc import Mapping
from dataclasses import dataclass, field

PORTS = ("NL", "N", "NR", "EL", "E", "ER", "SL", "S", "SR", "WL", "W", "WR")
"""The ports of a tile, clockwise from its north-west corner; a port's number is its place here."""

MOST_SEGMENTS = 8
BRIDGE = "bridge"


@dataclass(frozen=True)
class SegmentSpec:
    """One segment of a tile: its kind, its ports, the segments it borders, its marks."""

    kind: str
    ports: tuple[int, ...]
    borders: tuple[int, ...] = ()
    marks: Mapping[str, int] = field(default_factory=dict, hash=False)
    centre: bool = field(default=False, compare=False)
    """Whether it lies in the middle of the tile and owns no port."""


@dataclass(frozen=True)
class TileSpec:
    """One tile as drawn, and how many copies of it there are."""

    name: str
    count: int
    segments: tuple[SegmentSpec, ...]
    marks: Mapping[str, object] = field(default_factory=dict, hash=False)
    note: str = ""
    certainty: str = "published"
    block: tuple[int, int] | None = None
    line: int = field(default=0, compare=False)
    """Where in its file it begins."""


@dataclass(frozen=True)
class TileFile:
    """All tiles of a box, in the order of the file, and how surely they are known."""

    set: str
    title: str
    total: int
    certainty: str
    provenance: str
    tiles: tuple[TileSpec, ...]
    path: str


@dataclass(frozen=True)
class Vocabulary:
    """The words that a family's tile files may use."""

    kinds: tuple[str, ...]
    lines: frozenset[str] = frozenset()
    """Kinds that own middles of sides and nothing else."""
    centres: frozenset[str] = frozenset()
    """Kinds that own no port."""
    fillers: frozenset[str] = frozenset()
    """Kinds that own a whole side when the file names its middle."""
    insides: frozenset[str] = frozenset()
    """Kinds that may lie enclosed in the tile."""
    bordering: Mapping[str, frozenset[str]] = field(default_factory=dict, hash=False)
    """For each kind that may border others, those kinds."""
    marks: Mapping[str, frozenset[str]] = field(default_factory=dict, hash=False)
    goods: Mapping[str, frozenset[str]] = field(default_factory=dict, hash=False)
    tile_marks: Mapping[str, type] = field(default_factory=dict, hash=False)
