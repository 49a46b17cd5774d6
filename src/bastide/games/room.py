"""What a table has room for: sizes are fixed, so whatever does not fit is refused before the game begins."""

from __future__ import annotations

from ..core.errors import BadSetup
from ..core.table import Box, Table


def check_kinds(box: Box, number: int) -> None:
    """Refuses more kinds of tile than the box can hold."""
    if number > len(box.kinds):
        sentence = f"{number} kinds of tile are more than the {len(box.kinds)} there is room for"
        raise BadSetup("too-many-kinds", sentence)


def check_tiles(state: Table, tiles: int, segments: int) -> None:
    """Refuses more tiles and segments than can come to those that lie already."""
    room_for_tiles = len(state.tiles) - state.tile_count
    room_for_segments = len(state.segments) - state.segment_count
    if tiles > room_for_tiles or segments > room_for_segments:
        raise BadSetup(
            "too-many-tiles",
            f"{tiles} tiles with {segments} segments are too many: there is room for {room_for_tiles} tiles "
            f"and {room_for_segments} segments",
        )


def check_figures(state: Table, each: int) -> None:
    """Refuses more figures than the state can tell apart."""
    if state.seats * each > len(state.figures):
        raise BadSetup(
            "too-many-figures",
            f"{state.seats} players with {each} figures each are too many: there is room for "
            f"{len(state.figures)} figures",
        )
