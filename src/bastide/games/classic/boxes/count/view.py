"""What The Count adds to the view of a game."""

from collections.abc import Sequence

from msgspec import Struct

from .....core.board import column, row
from .....core.tiles import TileSpec
from ....extras import Cell
from ...state import Box, State
from .state import IN_TOWN
from .words import LETTERS, NAMES


class QuarterFigure(Struct):
    """A figure in a quarter of the Count's town."""

    seat: int
    figure: str


class CountExtras(Struct):
    """The Count's town: the cell where its block begins, the quarter where he stands, and who stands in which."""

    cell: Cell
    count: str
    quarters: dict[str, list[QuarterFigure]]


def extras(box: Box, state: State, specs: Sequence[TileSpec]) -> CountExtras:
    """The cell where the town's block begins, the quarter where the Count stands, and who stands in which quarter."""
    figures = state.figures[: state.figure_count]
    return CountExtras(
        cell=_beginning(state, specs),
        count=NAMES[state.town.count],
        quarters={
            name: [
                QuarterFigure(figure.owner, LETTERS[figure.kind])
                for figure in figures
                if figure.segment == IN_TOWN - quarter
            ]
            for quarter, name in NAMES.items()
        },
    )


def _beginning(state: State, specs: Sequence[TileSpec]) -> Cell:
    """Where the tile lies from which the cells of the block are counted."""
    laid = next(tile for tile in state.tiles[: state.tile_count] if specs[tile.kind].block == (0, 0))
    return column(state, laid.cell), row(state, laid.cell)
