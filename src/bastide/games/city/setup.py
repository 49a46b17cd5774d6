"""Setting the table of The City: its tile file and switches become records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from enum import IntEnum
from pathlib import Path
from typing import Any

from ...core.bag import fill
from ...core.errors import BadSetup, BadTiles
from ...core.kinds import Printer
from ...core.moves import Verb, pack
from ...core.offers import print_offers
from ...core.tiles import TileFile, TileSpec
from ..drawn import counts_left, lay_position
from ..options import Options, Prepared
from ..room import check_figures, check_kinds, check_tiles
from ..tile_sets import sets_in_play, together
from .drawn import DRAWING
from .state import WALLS, Box, Building, GuardReuse, Guards, Kind, State, Step
from .words import GOODS, KINDS

TILES = Path(__file__).parent / "tiles.toml"
STACKS = (30, 25, 20)
FOLLOWERS = 7
TOWERS = 12
CHOICES: Mapping[str, type[IntEnum]] = {"guards": Guards, "guard_reuse": GuardReuse}


def printer() -> Printer:
    """How the tiles are printed: only roads must continue."""
    return Printer(
        kinds={word: kind for kind, word in KINDS.items()},
        bits=GOODS,
        tile_bits={"public_building": Building.PUBLIC, "historic": Building.HISTORIC},
        matching=frozenset({"road"}),
    )


def prepare(options: Options) -> Prepared:
    """The table as it stands before the first tile is drawn."""
    files = sets_in_play(options, lambda _: TILES)
    file = together(files)
    box, state = Box(), State()
    _check_markets(file)
    _print(box, file)
    state.seats = options.seats
    check_figures(state, FOLLOWERS)
    _set_rules(box, options)
    lying = lay_position(DRAWING, box, state, file.tiles, options)
    deck = _fill_bag(box, state, file.tiles, lying, options.deck)
    box.rules.tiles = lying.total() + (len(deck) if deck is not None else _tiles_to_draw(state, lying, options))
    return Prepared(options, box, state, file.tiles, files, _fixed(deck, lying.total()))


def _tiles_to_draw(state: State, lying: Counter[int], options: Options) -> int:
    """What the stacks still hold, if the bag has as many."""
    return max(0, min(sum(_stacks(options)) - lying.total(), sum(state.bag)))


def _check_markets(file: TileFile) -> None:
    """Every market sells something: without goods it would never be worth a point."""
    for spec in file.tiles:
        if any(part.kind == "market" and not part.marks for part in spec.segments):
            raise BadTiles(file.path, spec.name, f"a market sells goods: {', '.join(GOODS)}", line=spec.line)


def _print(box: Box, file: TileFile) -> None:
    check_kinds(box, len(file.tiles))
    press = printer()
    for number, spec in enumerate(file.tiles):
        box.kinds[number] = press.print(with_borders(spec), file.path)
    box.kinds_count = len(file.tiles)
    print_offers(box, Kind.ROAD)


def with_borders(spec: TileSpec) -> TileSpec:
    """The tile with each residential area bordering the markets beside it on the rim."""
    owners = {port: part for part, segment in enumerate(spec.segments) for port in segment.ports}
    borders: dict[int, set[int]] = {part: set() for part in range(len(spec.segments))}
    for left, right in _neighbours_on_rim(spec, owners):
        if {spec.segments[left].kind, spec.segments[right].kind} == {"residential", "market"}:
            area, market = (left, right) if spec.segments[right].kind == "market" else (right, left)
            borders[area].add(market)
    segments = (replace(spec.segments[part], borders=tuple(sorted(found))) for part, found in borders.items())
    return replace(spec, segments=tuple(segments))


def _neighbours_on_rim(spec: TileSpec, owners: Mapping[int, int]) -> Iterator[tuple[int, int]]:
    """The owners of neighbouring half sides that no road parts."""
    for side in range(4):
        left, middle, right = side * 3, side * 3 + 1, side * 3 + 2
        if middle not in owners or spec.segments[owners[middle]].kind != "road":
            yield owners[left], owners[right]
        yield owners[right], owners[(right + 1) % 12]


def _fill_bag(
    box: Box, state: State, specs: Sequence[TileSpec], lying: Counter[int], names: Sequence[str] | None
) -> list[int] | None:
    numbers = {spec.name: number for number, spec in enumerate(specs)}
    for name in names or ():
        if name not in numbers:
            raise BadSetup("unknown-tile", f"no set in play has a tile called {name!r}")
    deck = [numbers[name] for name in names] if names is not None else None
    copies = Counter(dict(enumerate(counts_left(specs, lying)))) if deck is None else Counter(deck)
    check_tiles(state, copies.total(), sum(len(specs[number].segments) * count for number, count in copies.items()))
    for number, count in copies.items():
        fill(box, state, number, count)
    return deck


def _set_rules(box: Box, options: Options) -> None:
    stacks = _stacks(options)
    for name, choice in options.rules.items():
        setattr(box.rules, name, int(CHOICES[name][choice.upper()]))
    box.rules.followers, box.rules.walls, box.rules.towers = FOLLOWERS, WALLS, TOWERS
    box.rules.stack_one, box.rules.stack_two = stacks[0], stacks[1]
    box.rules.version = options.version


def _stacks(options: Options) -> tuple[int, int, int]:
    """Three numbers of tiles; with a deck the third stack holds what is left of it."""
    stacks: object = options.extras.get("stacks", STACKS)
    numbers = stacks if isinstance(stacks, (list, tuple)) else ()
    counts = [number for number in numbers if type(number) is int and 0 <= number <= State.TILES]
    if len(numbers) != 3 or len(counts) != 3:
        raise BadSetup("stacks", f"the stacks are three numbers of tiles, as in (30, 25, 20), not {stacks!r}")
    return counts[0], counts[1], counts[2]


def _fixed(deck: Sequence[int] | None, lying: int) -> Callable[[Any], int | None]:
    def fixed(state: State) -> int | None:
        if deck is None or state.step != Step.DRAW:
            return None
        return pack(Verb.DRAW, deck[state.drawn - lying], 0, 0)

    return fixed
