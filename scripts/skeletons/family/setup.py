"""Setting the table of Skeleton Title: its tile file becomes records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from ...core.bag import fill, tiles_left
from ...core.board import lay
from ...core.errors import BadSetup
from ...core.geometry import NORTH, ORIGIN
from ...core.kinds import Printer
from ...core.moves import Verb, pack
from ...core.tiles import TileFile
from ..options import Options, Prepared
from ..room import check_figures, check_kinds, check_tiles
from ..tile_sets import sets_in_play, together
from .state import Box, State, Step
from .words import KINDS

TILES = Path(__file__).parent / "tiles.toml"
FOLLOWERS = 7


def prepare(options: Options) -> Prepared:
    """The table as it stands before the first tile is drawn: the start tile lies."""
    files = sets_in_play(options, lambda _: TILES)
    file = together(files)
    box, state = Box(), State()
    _print(box, file)
    box.rules.followers, state.seats = FOLLOWERS, options.seats
    check_figures(state, FOLLOWERS)
    start = _start(file)
    state.laid = lay(box, state, start, ORIGIN, NORTH)
    deck = _fill_bag(box, state, file, start, options.deck)
    return Prepared(options, box, state, file.tiles, files, _fixed(deck))


def _print(box: Box, file: TileFile) -> None:
    check_kinds(box, len(file.tiles))
    press = Printer(kinds={word: kind for kind, word in KINDS.items()})
    for number, spec in enumerate(file.tiles):
        box.kinds[number] = press.print(spec, file.path)
    box.kinds_count = len(file.tiles)


def _start(file: TileFile) -> int:
    """The number of the start tile."""
    for number, spec in enumerate(file.tiles):
        if spec.marks.get("start"):
            return number
    raise BadSetup("no-start-tile", "no tile of the set is marked as the start tile")


def _fill_bag(box: Box, state: State, file: TileFile, start: int, names: Sequence[str] | None) -> list[int] | None:
    numbers = {spec.name: number for number, spec in enumerate(file.tiles)}
    for name in names or ():
        if name not in numbers:
            raise BadSetup("unknown-tile", f"no set in play has a tile called {name!r}")
    deck = [numbers[name] for name in names] if names is not None else None
    whole = Counter({number: spec.count for number, spec in enumerate(file.tiles)}) - Counter([start])
    copies = whole if deck is None else Counter(deck)
    segments = sum(len(file.tiles[number].segments) * count for number, count in copies.items())
    check_tiles(state, copies.total(), segments)
    for number, count in copies.items():
        fill(box, state, number, count)
    return deck


def _fixed(deck: Sequence[int] | None) -> Callable[[Any], int | None]:
    def fixed(state: State) -> int | None:
        if deck is None or state.step != Step.DRAW:
            return None
        return pack(Verb.DRAW, deck[len(deck) - tiles_left(state)], 0, 0)

    return fixed
