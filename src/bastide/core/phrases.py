"""Phrases: the segments of a tile in words. A kind, the ports it owns, then what it borders and carries."""

import re
from collections import Counter, deque
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from bastide.core.datafile import Fault
from bastide.core.specs import BRIDGE, MOST_SEGMENTS, PORTS, SegmentSpec, TileSpec, Vocabulary


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
        return Fault(f'in "{self.text}": {reason}', near=self.text)


def _on_tile(reason: str) -> Fault:
    """A fault that is about all segments of a tile."""
    return Fault(reason, near="segments")


def read_segments(texts: list[Any], vocabulary: Vocabulary) -> tuple[SegmentSpec, ...]:
    """All segments of a tile: every half side owned once, every middle at most once."""
    if not texts:
        raise _on_tile("the tile has no segments")
    if len(texts) > MOST_SEGMENTS:
        raise _on_tile(f"the tile has {len(texts)} segments; {MOST_SEGMENTS} is the most")
    phrases = [_phrase(text, vocabulary) for text in texts]
    _check_owners(phrases)
    _check_centre(phrases, vocabulary)
    return tuple(_segment(phrase, phrases, vocabulary) for phrase in phrases)


def _segment(phrase: _Phrase, phrases: Sequence[_Phrase], vocabulary: Vocabulary) -> SegmentSpec:
    borders, centre = _borders(phrase, phrases, vocabulary), phrase.kind in vocabulary.centres
    return SegmentSpec(phrase.kind, phrase.ports, borders, phrase.marks, centre)


def _check_owners(phrases: Sequence[_Phrase]) -> None:
    """Every half side has one owner, every middle one at most."""
    owners = Counter(port for phrase in phrases for port in phrase.ports)
    for port in sorted(owners):
        if owners[port] > 1:
            raise _on_tile(f"two segments own {_port_name(port)}")
    free = [name for port, name in enumerate(PORTS) if not _is_middle(port) and not owners[port]]
    if free:
        raise _on_tile(f"nobody owns the half side{'s' if len(free) > 1 else ''} {' '.join(free)}")


def _check_centre(phrases: Sequence[_Phrase], vocabulary: Vocabulary) -> None:
    """In the middle of a tile there is room for one thing."""
    centres = [phrase for phrase in phrases if phrase.kind in vocabulary.centres]
    if len(centres) > 1:
        names = '" or "'.join(dict.fromkeys(phrase.kind for phrase in centres))
        raise _on_tile(f'a tile has room for one "{names}" only')


def check_crossings(segments: Sequence[SegmentSpec], bridged: bool, vocabulary: Vocabulary) -> None:
    """Lines of one kind that cross are one segment, unless one passes over the other."""
    for one, other in combinations([segment for segment in segments if segment.kind in vocabulary.lines], 2):
        if one.kind == other.kind and _crosses(one, other) and not bridged:
            advice = ", or write bridge = true if one passes over the other" if BRIDGE in vocabulary.tile_marks else ""
            raise _on_tile(f'two segments "{one.kind}" cross without meeting: make them one{advice}')


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
        raise _on_tile('every segment must be a phrase, as in "road E W"')
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


def phrase_of(tile: TileSpec, segment: SegmentSpec, vocabulary: Vocabulary) -> str:
    """A segment in words, as a tile file has it."""
    goods = vocabulary.goods.get(segment.kind, ())
    words = [segment.kind, *_places(segment)]
    words += ["inside"] if not segment.ports and segment.kind in vocabulary.insides else []
    for mark, number in segment.marks.items():
        words += ["goods", mark] if mark in goods else [mark] if number == 1 else [str(number), f"{mark}s"]
    borders = [tile.segments[number] for number in segment.borders]
    words += ["borders", *((_places(other) or [other.kind])[0] for other in borders)] if borders else []
    return " ".join(words)


def _places(segment: SegmentSpec) -> list[str]:
    """The ports of a segment; a side that it fills is named by its middle."""
    filled = {port // 3 for port in segment.ports if _is_middle(port)}
    return [PORTS[port] for port in segment.ports if _is_middle(port) or port // 3 not in filled]
