"""Setting the table of a classic game: tile files and switches become records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import IntEnum
from pathlib import Path
from typing import Any

from ...core import tiles
from ...core.bag import fill, tiles_left
from ...core.errors import BadSetup
from ...core.geometry import ORIGIN
from ...core.kinds import Printer
from ...core.moves import Verb, pack
from ...core.tiles import TileFile, TileSpec
from ..options import Options, Prepared
from .placing import place
from .state import Box, Fields, Holes, LastTile, State, Step, Unfinished
from .vocabulary import VOCABULARY
from .words import KINDS

BOXES = Path(__file__).parent / "boxes"
FOLLOWERS = 7
CHOICES: Mapping[str, type[IntEnum]] = {
    "holes": Holes,
    "unfinished": Unfinished,
    "fields": Fields,
    "last_tile": LastTile,
}


def printer() -> Printer:
    """How the family's tiles are printed."""
    return Printer(
        kinds={word: kind for kind, word in KINDS.items()},
        counted=frozenset({"shield"}),
        centre="cloister",
    )


def prepare(options: Options) -> Prepared:
    """The table as it stands before the first tile is drawn."""
    files = tuple(_tile_files(options))
    specs = tuple(spec for file in files for spec in file.tiles)
    box, state = Box(), State()
    _check_room(specs, box)
    _print(box, files)
    set_switches(box, options.rules)
    state.seats = options.seats
    start = _lay_start(box, state, specs)
    deck = _fill_bag(box, state, specs, start, options.deck)
    return Prepared(options, box, state, specs, files, _fixed(deck))


def _tile_files(options: Options) -> Iterator[TileFile]:
    if "tiles" in options.extras:
        yield tiles.load(Path(options.extras["tiles"]), VOCABULARY)
    else:
        for name in options.game.sets:
            yield tiles.load(BOXES / name / "tiles.toml", VOCABULARY)
    for name in options.boxes:
        yield tiles.load(BOXES / name / "tiles.toml", VOCABULARY)


def _check_room(specs: Sequence[TileSpec], box: Box) -> None:
    if len(specs) > len(box.kinds):
        raise BadSetup("too-many-kinds", f"{len(specs)} kinds of tile are more than the {len(box.kinds)} there is room for")
    twice = [name for name, count in Counter(spec.name for spec in specs).items() if count > 1]
    if twice:
        raise BadSetup("tile-twice", f"the tile {twice[0]} is in two of the sets")


def _print(box: Box, files: Sequence[TileFile]) -> None:
    press, number = printer(), 0
    for file in files:
        for spec in file.tiles:
            box.kinds[number] = press.print(spec, file.path)
            number += 1
    box.kinds_count = number


def set_switches(box: Box, rules: Mapping[str, str]) -> None:
    """The switches of the table as numbers."""
    for name, choice in rules.items():
        number = int(choice) if choice.isdigit() else CHOICES[name][choice.upper()]
        setattr(box.rules, name, int(number))
    box.rules.followers = FOLLOWERS
    box.rules.pawns = 1


def _lay_start(box: Box, state: State, specs: Sequence[TileSpec]) -> int:
    start = next((number for number, spec in enumerate(specs) if spec.marks.get("start")), None)
    if start is None:
        raise BadSetup("no-start-tile", "no tile of the set is marked as the start tile")
    place(box, state, start, ORIGIN, 0)
    return start


def _fill_bag(
    box: Box, state: State, specs: Sequence[TileSpec], start: int, deck: Sequence[str] | None
) -> list[int] | None:
    numbers = {spec.name: number for number, spec in enumerate(specs)}
    if deck is None:
        for number, spec in enumerate(specs):
            fill(box, state, number, spec.count - (number == start))
        check_size(state, specs, tiles_left(state), sum(spec.count * len(spec.segments) for spec in specs))
        return None
    for name in deck:
        if name not in numbers:
            raise BadSetup("unknown-tile", f"no set in play has a tile called {name!r}")
        fill(box, state, numbers[name], 1)
    order = [numbers[name] for name in deck]
    check_size(state, specs, len(order), sum(len(specs[number].segments) for number in order))
    return order


def check_size(state: State, specs: Sequence[TileSpec], count: int, segments: int) -> None:
    """Refuses what the state has no room for."""
    room_for_tiles = len(state.tiles) - state.tile_count
    room_for_segments = len(state.segments) - state.segment_count
    if count > room_for_tiles or segments > room_for_segments:
        raise BadSetup(
            "too-many-tiles",
            f"{count} tiles with {segments} segments are too many: there is room for {room_for_tiles} tiles "
            f"and {room_for_segments} segments",
        )


def _fixed(deck: list[int] | None) -> Callable[[Any], int | None]:
    def fixed(state: State) -> int | None:
        if deck is None or state.step != Step.DRAW:
            return None
        return pack(Verb.DRAW, deck[len(deck) - tiles_left(state)], 0, 0)

    return fixed


def hopeful(box: Box) -> Box:
    """The box as a player who hopes reads it: at the end unfinished features are worth points."""
    twin = box.copy()
    twin.rules.unfinished = Unfinished.POINTS
    return twin
