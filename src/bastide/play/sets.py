"""Sets of tiles in a record: a tag for each set, and one for each tile of a set of one's own.

    [Set "base"]
    [Set "mine.toml: Five of my own"]
    [Tile "M-1 2 start: city N; field EL ER SL SR WL WR borders N"]
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import PurePath
from typing import NamedTuple

from ..core.phrases import phrase_of
from ..core.tiles import TileFile, TileSpec, Vocabulary
from ..games.options import Prepared
from ..games.tile_sets import OwnTiles, Wanted, set_names, vocabulary_of
from .errors import BadRecord
from .names import UNWRITABLE

TILE = re.compile(r"([^\s:]+) ([0-9]{1,6})((?: [^\s:]+)*): (.+)")
BLOCK = "block"


class SetTag(NamedTuple):
    """A tag that tells of a set or of one of its tiles, and its line."""

    name: str
    text: str
    line: int


def written(prepared: Prepared) -> Iterator[tuple[str, str]]:
    """The tags of the sets that a game was wished to be played with."""
    words = vocabulary_of(prepared.options.game.family)
    for one, file in zip(prepared.options.extras.get("tiles", ()), prepared.files, strict=False):
        yield ("Set", one if isinstance(one, str) else _title(file))
        if not isinstance(one, str):
            yield from (("Tile", _told(spec, words)) for spec in file.tiles)


def _title(file: TileFile) -> str:
    name = PurePath(file.path).name.replace(":", "_") or "own"
    return UNWRITABLE.sub("_", f"{name}: {file.title}")


def _told(spec: TileSpec, words: Vocabulary) -> str:
    """A tile in one line: its name, how many, its marks, its segments."""
    marks = [name if value is True else f"{name}={_word(str(value))}" for name, value in spec.marks.items()]
    marks += [f"{BLOCK}={spec.block[0]},{spec.block[1]}"] if spec.block is not None else []
    segments = "; ".join(phrase_of(spec, segment, words) for segment in spec.segments)
    return f"{' '.join([spec.name, str(spec.count), *marks])}: {segments}"


def _word(text: str) -> str:
    return re.sub(r"[\s:]", "_", UNWRITABLE.sub("_", text))


def sets_told(tags: Sequence[SetTag], family: str) -> list[Wanted]:
    """The sets that a record's tags tell of."""
    found: list[Wanted] = []
    for at, tag in enumerate(tags):
        if tag.name == "Set":
            own = tags[at + 1 : _next_set(tags, at)]
            found.append(_own(tag, own) if own or tag.text not in set_names(family) else tag.text)
        elif at == 0:
            raise BadRecord("bad-tag", f'line {tag.line}: a tile stands after its set, as in [Set "mine"]', tag.line)
    return found


def _next_set(tags: Sequence[SetTag], at: int) -> int:
    return next((later for later in range(at + 1, len(tags)) if tags[later].name == "Set"), len(tags))


def _own(head: SetTag, tiles: Sequence[SetTag]) -> OwnTiles:
    """A set as the text of a tile file; from the second line on its lines have the numbers they have in the record."""
    name, _, title = head.text.partition(": ")
    lines = [""] * max(tag.line for tag in (head, *tiles))
    for tag in tiles:
        lines[tag.line - 1] = _table(tag)
    known = f"set = {json.dumps(name or 'own')}", f"title = {json.dumps(title or name)}"
    lines[max(head.line - 2, 0) : head.line] = known
    return OwnTiles(name or "own", "\n".join(lines))


def _table(tag: SetTag) -> str:
    """A tile as a line of a tile file."""
    told = TILE.fullmatch(tag.text)
    if not told:
        example = '[Tile "M-1 2 start: city N; field EL ER SL SR WL WR"]'
        raise BadRecord("bad-tag", f"line {tag.line}: a tile is written like {example}", tag.line)
    name, count, marks, segments = told.groups()
    pairs = [f"count = {int(count)}", *(_mark(mark) for mark in marks.split())]
    pairs.append(f"segments = {json.dumps([phrase.strip() for phrase in segments.split(';')])}")
    return f"{json.dumps(name)} = {{{', '.join(pairs)}}}"


def _mark(mark: str) -> str:
    name, sign, value = mark.partition("=")
    if name == BLOCK and re.fullmatch(r"-?[0-9]{1,3},-?[0-9]{1,3}", value):
        return f"{BLOCK} = [{value}]"
    return f"{json.dumps(name)} = {json.dumps(value) if sign else 'true'}"
