"""Setting the table of a classic game: tile files and switches become records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from enum import IntEnum
from itertools import pairwise
from pathlib import Path, PurePath
from typing import Any

from ...core.bag import fill, tiles_left
from ...core.board import ROUND
from ...core.errors import BadSetup, BadTiles
from ...core.events import Events
from ...core.geometry import cell_at
from ...core.kinds import Printer
from ...core.moves import Verb, pack
from ...core.table import MOST_SEGMENTS
from ...core.tiles import TileFile, TileSpec
from .. import catalogue, folders
from ..catalogue import Switch
from ..drawn import counts_left, lay_position, wrong
from ..options import Options, Prepared
from ..room import check_figures, check_kinds, check_tiles
from ..tile_sets import sets_in_play
from .boxes import box_files
from .boxes.traders.state import Goods
from .drawn import DRAWING
from .placing import place
from .state import FIGURES, PAWNS, Box, Fields, Holes, LastTile, Mark, Pawn, Stage, State, Step, TileMark, Unfinished
from .vocabulary import CENTRE, OF_BOXES
from .words import KINDS

BOXES = Path(__file__).parent / "boxes"
FOLLOWERS = 7
MOST_GOODS = 127  # of a kind that a player can hold
ORDER = {"first": Stage.FIRST, "last": Stage.LAST, "final": Stage.FINAL}
"""When a tile is drawn among those of its box that are drawn before all others, by its mark."""
CHOICES: Mapping[str, type[IntEnum]] = {
    "holes": Holes,
    "unfinished": Unfinished,
    "fields": Fields,
    "last_tile": LastTile,
}


def printer() -> Printer:
    """How the family's tiles are printed."""
    numbered: dict[str, int] = {word: kind for kind, word in KINDS.items()}
    return Printer(
        kinds=numbered | {kind: numbered[like] for kind, like in OF_BOXES.items()},
        bits=_bits(Mark),
        counted=frozenset({"shield"}),
        tile_bits=_bits(TileMark),
        centre=CENTRE,
        sealed=frozenset({"town"}),
        shunned=frozenset({"river"}),
    )


def _bits(marks: type[IntEnum]) -> dict[str, int]:
    """The bits of marks by their words: the family's own, and those that boxes number in their `state.py`."""
    found = {mark.name.lower(): int(mark) for mark in marks}
    for box in box_files(with_rules=True):
        added = getattr(folders.module("state", "classic", box), marks.__name__, ())
        found |= {mark.name.lower(): int(mark) for mark in added}
    return found


def prepare(options: Options) -> Prepared:
    """The table as it stands before the first tile is drawn."""
    files = sets_in_play(options, lambda name: folders.box_folders("classic").get(name, BOXES / name) / "tiles.toml")
    specs = tuple(spec for file in files for spec in file.tiles)
    box, state = Box(), State()
    own = len(files) - len(options.boxes)
    _check_own(files[:own], options)
    check_kinds(box, len(specs))
    _print(box, files, [""] * own + list(options.boxes), _drawn_first(options))
    set_switches(box, options)
    state.seats = options.seats
    out = _lay_start(box, state, files, own, options) + _exchanged(specs, options)
    check_figures(state, sum(box.rules.supply))
    if options.extras.get("laid") and any(spec.marks.get("start") for file in files[own:] for spec in file.tiles):
        raise wrong("a position is drawn without boxes that lay tiles of their own")
    lying = lay_position(DRAWING, box, state, specs, options)
    deck = _fill_bag(box, state, specs, out, lying, options.deck)
    _check_cities(box, state, specs)
    return Prepared(options, box, state, specs, files, _fixed(deck))


def _check_own(files: Sequence[TileFile], options: Options) -> None:
    """The game's own sets have one start tile each at most, and what belongs to a box only where that is in play."""
    missing = _kinds_of_boxes(options)
    for file in files:
        starts = [spec for spec in file.tiles if spec.marks.get("start")]
        if len(starts) > 1:
            sentence = f"tile {starts[0].name} is the start tile already"
            raise BadTiles(file.path, starts[1].name, sentence, line=starts[1].line)
        for spec in file.tiles:
            kind = next((part.kind for part in spec.segments if part.kind in missing), None)
            if kind is not None:
                sentence = f"a {kind} can be laid with the box {missing[kind]} only"
                raise BadTiles(file.path, spec.name, sentence, line=spec.line)


def _kinds_of_boxes(options: Options) -> dict[str, str]:
    """The kinds of segment that have no meaning at this table, each with the box that gives it one."""
    found = {} if _drawn_first(options) else {"river": "river"}
    absent = {name: file for name, file in box_files().items() if name not in options.boxes}
    return found | {kind: name for name, file in absent.items() for kind in file.get("kinds", ())}


def _drawn_first(options: Options) -> set[str]:
    """The sets whose tiles are drawn before all others."""
    return {name for name in options.boxes if catalogue.boxes[name].numbers.get("drawn_first")}


def _print(box: Box, files: Sequence[TileFile], boxes: Sequence[str], first: Collection[str]) -> None:
    """Prints the tiles of all files, of which some belong to boxes."""
    press, number = printer(), 0
    for file, name in zip(files, boxes, strict=True):
        for spec in file.tiles:
            stage = Stage.FIRST if not first else Stage.LAND
            if name in first:
                stage = next((stage for mark, stage in ORDER.items() if spec.marks.get(mark)), Stage.RIVER)
            box.kinds[number] = press.print(spec, file.path, stage)
            number += 1
    box.kinds_count = number


def set_switches(box: Box, options: Options) -> None:
    """The switches, boxes and figures of the table as numbers."""
    switches = catalogue.switches(options.game.name, options.boxes)
    for name, choice in options.rules.items():
        number = int(choice) if choice.isdigit() else _number(name, choice, switches[name])
        setattr(box.rules, name, number)
    box.rules.supply[Pawn.FOLLOWER] = FOLLOWERS
    for name in options.boxes:
        for rules in catalogue.boxes[name].numbers.get("rules_of", [name] * catalogue.boxes[name].has_rules):
            setattr(box.rules, rules, 1)
        for figure, each in catalogue.boxes[name].numbers.get("figures", {}).items():
            box.rules.supply[FIGURES[figure]] = each
    box.rules.pawns = max(pawn for pawn in range(PAWNS) if box.rules.supply[pawn]) + 1


def _number(name: str, choice: str, switch: Switch) -> int:
    """A choice as a number: the family's own by their names, those of a box by their order."""
    return int(CHOICES[name][choice.upper()]) if name in CHOICES else switch.choices.index(choice)


def _lay_start(
    box: Box, state: State, files: Sequence[TileFile], own_files: int, options: Options
) -> Counter[int]:
    """Lays what lies on the table at set-up; how many tiles of each kind do not go into the bag.

    The first of the game's sets that has a start tile gives it. Boxes that lay tiles of their own take its place, and
    it leaves the game.
    """
    kinds = enumerate((at, spec) for at, file in enumerate(files) for spec in file.tiles)
    starts = [(at, spec, number) for number, (at, spec) in kinds if spec.marks.get("start")]
    own = [start for start in starts if start[0] < own_files][:1]
    added = [start for start in starts if start[0] >= own_files]
    if not own:
        raise _no_start(files[:own_files])
    for at, spec, number in sorted(added, key=lambda start: start[1].block is None) or own:
        x, y = spec.block or _start_cell(at - own_files, options)
        if state.tile_count == 0:
            state.west, state.east, state.south, state.north = x, x, y, y
        place(box, state, number, cell_at(x, y), 0)
    return Counter({own[0][2]: 1}) + Counter({number: spec.count for _, spec, number in added})


def _exchanged(specs: Sequence[TileSpec], options: Options) -> Counter[int]:
    """How many tiles of each kind boxes take out of the game for tiles of their own."""
    pairs = (catalogue.boxes[name].numbers.get("exchanged", {}) for name in options.boxes)
    gone = Counter(tile for taken in pairs for tile in taken.values())
    return Counter({number: gone[spec.name] for number, spec in enumerate(specs) if gone[spec.name]})


def _no_start(files: Sequence[TileFile]) -> BadSetup:
    sets = " and ".join(PurePath(file.path).name for file in files)
    advice = f"mark one with start = true, or add the set to one that has it, as in base,{sets}"
    return BadSetup("no-start-tile", f"no tile of {sets} is marked as the start tile: {advice}")


def _start_cell(box: int, options: Options) -> tuple[int, int]:
    """Where a start tile lies: 0,0, or where its box, if it has one, says that it lies beside another."""
    cells = catalogue.boxes[options.boxes[box]].numbers.get("start", {}) if box >= 0 else {}
    x, y = next((cells[name] for name in options.boxes if name in cells), (0, 0))
    return x, y


def _fill_bag(
    box: Box,
    state: State,
    specs: Sequence[TileSpec],
    out: Counter[int],
    lying: Counter[int],
    deck: Sequence[str] | None,
) -> list[int] | None:
    if deck is None:
        left = counts_left(specs, out + lying)
        for number, count in enumerate(left):
            fill(box, state, number, count)
        segments = sum(count * len(spec.segments) for count, spec in zip(left, specs, strict=True))
        check_tiles(state, tiles_left(state), segments)
        return None
    order = [_in_deck(name, specs, out) for name in deck]
    for number in order:
        fill(box, state, number, 1)
    check_tiles(state, len(order), sum(len(specs[number].segments) for number in order))
    _check_stages(box, specs, order)
    return order


def _in_deck(name: str, specs: Sequence[TileSpec], out: Counter[int]) -> int:
    number = next((number for number, spec in enumerate(specs) if spec.name == name), None)
    if number is None:
        raise BadSetup("unknown-tile", f"no set in play has a tile called {name!r}")
    if out[number] == specs[number].count:
        raise BadSetup("laid-at-set-up", f"the tile {name} lies on the table from the start and cannot be in the deck")
    return number


def _check_stages(box: Box, specs: Sequence[TileSpec], order: Sequence[int]) -> None:
    for before, after in pairwise(order):
        if box.kinds[before].stage > box.kinds[after].stage:
            raise BadSetup(
                "deck-order", f"the tile {specs[after].name} is drawn before {specs[before].name}, not after it"
            )


def _check_cities(box: Box, state: State, specs: Sequence[TileSpec]) -> None:
    """Refuses more goods than a player can hold, and more cities than the final scoring can tell about."""
    copies = Counter({number: state.bag[number] for number in range(len(specs))})
    copies += Counter(laid.kind for laid in state.tiles[: state.tile_count])
    parts = [part for number, count in copies.items() for _ in range(count) for part in specs[number].segments]
    for name in (goods.name.lower() for goods in Goods):
        number = sum(name in part.marks for part in parts)
        if number > MOST_GOODS:
            raise BadSetup("too-many-goods", f"{number} goods {name} are too many: there is room for {MOST_GOODS}")
    cities = sum(part.kind == "city" for part in parts) // 2 + sum(part.kind == "town" for part in parts)
    most = _most_cities(state.seats, state.seats * sum(box.rules.supply), box.rules.traders)
    if box.rules.fields == Fields.BY_CITY and cities > most:
        raise BadSetup(
            "too-many-cities",
            f"the tiles can make {cities} cities, too many for {state.seats} players to farm: there is room for {most}",
        )


def _most_cities(seats: int, figures: int, pigs: int) -> int:
    """How many farmed cities the events of one move have room for: each may pay everybody, and every pig besides.

    What the last tile completes tells of two parts and three goods, a figure of its way home at most five times,
    a seat of gingerbread, pigs and goods at most ten times.
    """
    others = 5 * (MOST_SEGMENTS + ROUND) + 5 * figures + 10 * seats
    return (Events.ROWS - others) // (1 + seats + 2 * pigs * seats)


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
