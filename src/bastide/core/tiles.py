"""Tile files: what is drawn on each tile of a box, as text that the owner of the box can proof-read.

A tile is a table named after it; its segments are short phrases: a kind, the ports it owns, then words.

    [BG-D]
    count = 4
    start = true
    segments = ["city N", "road E W", "field EL WR borders N", "field ER SL SR WL"]
"""

import re
from collections import Counter, deque
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

from bastide.core.datafile import Fault, check_certainty, check_keys, check_name, read
from bastide.core.errors import BadTiles

PORTS = ("NL", "N", "NR", "EL", "E", "ER", "SL", "S", "SR", "WL", "W", "WR")
"""The ports of a tile, clockwise from its north-west corner; a port's number is its place here."""

MOST_SEGMENTS = 8
BRIDGE = "bridge"
FARTHEST = 31  # cells from 0,0 at set-up: the grid wraps round beyond

_FILE_KEYS: Mapping[str, type] = {"set": str, "title": str, "total": int, "certainty": str, "provenance": str}
_TILE_KEYS: Mapping[str, type] = {"count": int, "segments": list}
_TILE_EXTRAS: Mapping[str, type] = {"note": str, "certainty": str, "block": list}


@dataclass(frozen=True)
class SegmentSpec:
    """One segment of a tile: its kind, its ports, the segments it borders, its marks."""

    kind: str
    ports: tuple[int, ...]
    borders: tuple[int, ...] = ()
    marks: Mapping[str, int] = field(default_factory=dict, hash=False)


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


@dataclass
class _Phrase:
    """A segment as its phrase says it, before borders are looked up on the tile."""

    text: str
    kind: str
    ports: tuple[int, ...]
    borders: list[str]
    marks: dict[str, int]

    def fault(self, reason: str) -> Fault:
        """A fault that quotes the phrase."""
        return Fault(f'in "{self.text}": {reason}')


def load(path: Path, vocabulary: Vocabulary) -> TileFile:
    """Read a tile file and check everything in it; refuse it with a sentence."""
    try:
        return _tile_file(read(path, "tile"), vocabulary, str(path))
    except Fault as fault:
        raise BadTiles(str(path), fault.entry, fault.reason) from None


def _tile_file(table: dict[str, Any], vocabulary: Vocabulary, path: str) -> TileFile:
    """The whole file, checked."""
    if not table:
        raise Fault("the file is empty")
    tables = {key: table[key] for key in table if key not in _FILE_KEYS and isinstance(table[key], dict)}
    head = {key: table[key] for key in table if key not in tables}
    check_keys(head, _FILE_KEYS, {})
    check_certainty(head["certainty"])
    if not tables:
        raise Fault("the file holds no tiles")
    tiles = tuple(_tile(name, value, vocabulary, head["certainty"]) for name, value in tables.items())
    _check_total(head["total"], tiles)
    _check_block(tiles)
    _check_start(tiles)
    return TileFile(**head, tiles=tiles, path=path)


def _check_total(total: int, tiles: Sequence[TileSpec]) -> None:
    """The counts add up to the total printed on the box."""
    counted = sum(tile.count for tile in tiles)
    if counted != total:
        raise Fault(f"the counts add up to {counted}, but the total is {total}")


def _check_block(tiles: Sequence[TileSpec]) -> None:
    """No two tiles lie on the same cell of a block."""
    cells: dict[tuple[int, int], str] = {}
    for tile in tiles:
        if tile.block is None:
            continue
        if tile.block in cells:
            x, y = tile.block
            raise Fault(f"tile {cells[tile.block]} already lies at {x},{y} of the block", tile.name)
        cells[tile.block] = tile.name


def _check_start(tiles: Sequence[TileSpec]) -> None:
    """One tile lies on the table at first, unless several form a block."""
    starts = [tile.name for tile in tiles if tile.marks.get("start") and tile.block is None]
    if len(starts) > 1:
        raise Fault(f"tile {starts[0]} is the start tile already", starts[1])


def _tile(name: str, table: dict[str, Any], vocabulary: Vocabulary, certainty: str) -> TileSpec:
    """One tile, its faults named after it."""
    try:
        check_name(name)
        check_keys(table, _TILE_KEYS, {**_TILE_EXTRAS, **vocabulary.tile_marks})
        check_certainty(table.get("certainty", certainty))
        if table["count"] < 1:
            raise Fault(f"the count must be at least 1, not {table['count']}")
        segments = _segments(table["segments"], vocabulary)
        _check_crossings(segments, bool(table.get(BRIDGE)), vocabulary)
        return TileSpec(
            name=name,
            count=table["count"],
            segments=segments,
            marks={key: table[key] for key in vocabulary.tile_marks if table.get(key)},
            note=table.get("note", ""),
            certainty=table.get("certainty", certainty),
            block=_block(table),
        )
    except Fault as fault:
        raise Fault(fault.reason, name) from None


def _block(table: dict[str, Any]) -> tuple[int, int] | None:
    """The cell at which the tile lies in a block laid at set-up."""
    if "block" not in table:
        return None
    cell = table["block"]
    if len(cell) != 2 or any(type(number) is not int for number in cell):
        raise Fault('"block" must be a cell, as in [-2, 1]')
    if any(abs(number) > FARTHEST for number in cell):
        raise Fault(f'"block" must lie within {FARTHEST} cells of 0,0')
    if table["count"] != 1:
        raise Fault("a tile of the block has exactly one copy")
    return cell[0], cell[1]


def _segments(texts: list[Any], vocabulary: Vocabulary) -> tuple[SegmentSpec, ...]:
    """All segments of a tile: every half side owned once, every middle at most once."""
    if not texts:
        raise Fault("the tile has no segments")
    if len(texts) > MOST_SEGMENTS:
        raise Fault(f"the tile has {len(texts)} segments; {MOST_SEGMENTS} is the most")
    phrases = [_phrase(text, vocabulary) for text in texts]
    _check_owners(phrases)
    _check_centre(phrases, vocabulary)
    return tuple(
        SegmentSpec(phrase.kind, phrase.ports, _borders(phrase, phrases, vocabulary), phrase.marks)
        for phrase in phrases
    )


def _check_owners(phrases: Sequence[_Phrase]) -> None:
    """Every half side has one owner, every middle one at most."""
    owners = Counter(port for phrase in phrases for port in phrase.ports)
    for port in sorted(owners):
        if owners[port] > 1:
            raise Fault(f"two segments own {_port_name(port)}")
    free = [name for port, name in enumerate(PORTS) if not _is_middle(port) and not owners[port]]
    if free:
        raise Fault(f"nobody owns the half side{'s' if len(free) > 1 else ''} {' '.join(free)}")


def _check_centre(phrases: Sequence[_Phrase], vocabulary: Vocabulary) -> None:
    """In the middle of a tile there is room for one thing."""
    centres = [phrase for phrase in phrases if phrase.kind in vocabulary.centres]
    if len(centres) > 1:
        raise Fault(f'a tile has room for one "{centres[1].kind}" only')


def _check_crossings(segments: Sequence[SegmentSpec], bridged: bool, vocabulary: Vocabulary) -> None:
    """Lines of one kind that cross are one segment, unless one passes over the other."""
    for one, other in combinations([segment for segment in segments if segment.kind in vocabulary.lines], 2):
        if one.kind == other.kind and _crosses(one, other) and not bridged:
            advice = ", or write bridge = true if one passes over the other" if BRIDGE in vocabulary.tile_marks else ""
            raise Fault(f'two segments "{one.kind}" cross without meeting: make them one{advice}')


def _crosses(one: SegmentSpec, other: SegmentSpec) -> bool:
    """Whether the ports of one lie on both sides of the other."""
    between = [min(one.ports) < port < max(one.ports) for port in other.ports]
    return any(between) and not all(between)


def _is_middle(port: int) -> bool:
    """Whether the port is the middle of a side."""
    return port % 3 == 1


def _port_name(port: int) -> str:
    """The port as a sentence names it."""
    return f"the {'middle' if _is_middle(port) else 'half side'} {PORTS[port]}"


def _phrase(text: Any, vocabulary: Vocabulary) -> _Phrase:
    """A phrase taken apart: kind, ports, then borders and marks."""
    if not isinstance(text, str) or not text.strip():
        raise Fault('every segment must be a phrase, as in "road E W"')
    words = deque(text.split())
    phrase = _Phrase(text, words.popleft(), (), [], {})
    if phrase.kind not in vocabulary.kinds:
        raise phrase.fault(f'unknown kind "{phrase.kind}"; the kinds are {", ".join(vocabulary.kinds)}')
    named = [PORTS.index(word) for word in _take(words, PORTS)]
    inside = bool(_take(words, ("inside",)))
    while words:
        _take_qualifier(words, phrase, vocabulary)
    _check_ports(phrase, named, inside, vocabulary)
    phrase.ports = _expanded(phrase, named, vocabulary)
    return phrase


def _take(words: deque[str], wanted: Collection[str]) -> list[str]:
    """The next words as long as they are among those wanted."""
    taken = []
    while words and words[0] in wanted:
        taken.append(words.popleft())
    return taken


def _check_ports(phrase: _Phrase, named: Sequence[int], inside: bool, vocabulary: Vocabulary) -> None:
    """The kind may own these ports, or may do without any."""
    kind = phrase.kind
    if inside and kind not in vocabulary.insides:
        raise phrase.fault(f'"{kind}" cannot lie inside the tile')
    if named and (inside or kind in vocabulary.centres):
        raise phrase.fault(f'"{"inside" if inside else kind}" leaves no place for ports')
    if not named and not inside and kind not in vocabulary.centres:
        raise phrase.fault(f'"{kind}" needs at least one port')
    for port in named:
        if kind in vocabulary.lines and not _is_middle(port):
            raise phrase.fault(f'"{kind}" owns middles of sides, not {_port_name(port)}')
        if _is_middle(port) and kind not in vocabulary.lines | vocabulary.fillers:
            raise phrase.fault(f'"{kind}" owns half sides, not {_port_name(port)}')


def _expanded(phrase: _Phrase, named: Sequence[int], vocabulary: Vocabulary) -> tuple[int, ...]:
    """The ports in order; a filler that names a middle owns the whole side."""
    ports = list(named)
    if phrase.kind in vocabulary.fillers:
        ports += [port + step for port in named if _is_middle(port) for step in (-1, 1)]
    for port, times in Counter(ports).items():
        if times > 1:
            raise phrase.fault(f"{_port_name(port)} is named twice")
    return tuple(sorted(ports))


def _take_qualifier(words: deque[str], phrase: _Phrase, vocabulary: Vocabulary) -> None:
    """The next qualifier: what the segment borders, or one of its marks."""
    if words[0] == "borders":
        words.popleft()
        names = _take(words, PORTS + vocabulary.kinds)
        if not names:
            raise _stray(words[0], phrase) if words else phrase.fault('"borders" names no port')
        phrase.borders += names
        return
    mark, number = _take_mark(words, phrase, vocabulary)
    if mark in phrase.marks:
        raise phrase.fault(f'"{mark}" is written twice')
    phrase.marks[mark] = number


def _take_mark(words: deque[str], phrase: _Phrase, vocabulary: Vocabulary) -> tuple[str, int]:
    """The next mark and how many of it: "inn", "2 shields", "goods wine"."""
    word = words.popleft()
    if word == "goods":
        return _known(words, vocabulary.goods, phrase), 1
    if not word[0].isdigit():
        words.appendleft(word)
        return _known(words, vocabulary.marks, phrase), 1
    if not re.fullmatch("[2-9]", word) or not words or not words[0].endswith("s"):
        raise phrase.fault(f'"{word}" must be a number from 2 to 9 before marks, as in "2 shields"')
    words.appendleft(words.popleft().removesuffix("s"))
    return _known(words, vocabulary.marks, phrase), int(word)


def _known(words: deque[str], allowed: Mapping[str, frozenset[str]], phrase: _Phrase) -> str:
    """The next word, which this kind must be allowed to carry."""
    if not words:
        raise phrase.fault("the phrase breaks off")
    word = words.popleft()
    if word in allowed.get(phrase.kind, ()):
        return word
    if any(word in others for others in allowed.values()):
        raise phrase.fault(f'"{phrase.kind}" cannot carry "{word}"')
    raise _stray(word, phrase)


def _stray(word: str, phrase: _Phrase) -> Fault:
    """A word that means nothing where it stands."""
    if word in PORTS:
        return phrase.fault(f"the port {word} must stand right after the kind")
    return phrase.fault(f'unknown {"port" if word.isupper() else "word"} "{word}"')


def _borders(phrase: _Phrase, phrases: Sequence[_Phrase], vocabulary: Vocabulary) -> tuple[int, ...]:
    """The segments that this one borders, named by a port of theirs or by their kind."""
    found = {_bordered(word, phrase, phrases) for word in phrase.borders}
    for index in found:
        other = phrases[index]
        if other is phrase:
            raise phrase.fault("a segment cannot border itself")
        if other.kind not in vocabulary.bordering.get(phrase.kind, ()):
            raise phrase.fault(f'"{phrase.kind}" cannot border "{other.kind}"')
    return tuple(sorted(found))


def _bordered(word: str, phrase: _Phrase, phrases: Sequence[_Phrase]) -> int:
    """The one segment that a word after "borders" names."""
    ports = [PORTS.index(word)] if word in PORTS else []
    owners = [
        index for index, other in enumerate(phrases)
        if other.kind == word or any(port in other.ports for port in ports)
    ]  # fmt: skip
    if not owners:
        raise phrase.fault(f"nobody owns {_port_name(ports[0])}" if ports else f"there is no {word}")
    if len(owners) > 1:
        raise phrase.fault(f'there are {len(owners)} segments "{word}"; name one by a port')
    return owners[0]
