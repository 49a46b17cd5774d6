"""What The Count adds to the view of a game."""

from collections.abc import Sequence
from typing import Any

from .....core.tiles import TileSpec
from ...state import Box, State
from .state import IN_TOWN
from .words import LETTERS, NAMES


def extras(box: Box, state: State, specs: Sequence[TileSpec]) -> dict[str, Any]:
    """The quarter where the Count stands, and who stands in which quarter."""
    figures = state.figures[: state.figure_count]
    return {
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
