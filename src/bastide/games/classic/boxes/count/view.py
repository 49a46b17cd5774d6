"""What The Count adds to the view of a game."""

from collections.abc import Sequence
from typing import Any

from .....core.board import column, row
from .....core.tiles import TileSpec
from ...state import Box, State
from .state import IN_TOWN
from .words import LETTERS, NAMES


def extras(box: Box, state: State, specs: Sequence[TileSpec]) -> dict[str, Any]:
    """The cell where the town's block begins, the quarter where the Count stands, and who stands in which quarter."""
    figures = state.figures[: state.figure_count]
    return {
        "cell": _beginning(state, specs),
        "count": NAMES[state.town.count],
        "quarters": {
            name: [
                {"seat": int(figure.owner), "figure": LETTERS[figure.kind]}
                for figure in figures
                if figure.segment == IN_TOWN - quarter
            ]
            for quarter, name in NAMES.items()
        },
    }


def _beginning(state: State, specs: Sequence[TileSpec]) -> list[int]:
    """Where the tile lies from which the cells of the block are counted."""
    laid = next(tile for tile in state.tiles[: state.tile_count] if specs[tile.kind].block == (0, 0))
    return [column(state, laid.cell), row(state, laid.cell)]
