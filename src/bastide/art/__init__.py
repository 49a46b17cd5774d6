"""Pictures of tiles, figures and boards, drawn from data: nothing is drawn for one tile.

    from bastide.art import board_svg, sheet_svg, tile_svg

Coordinates run from 0 to 100 on a tile, x to the east and y to the south; a turn counts quarter turns
clockwise, as the facings N E S W do.
"""

from bastide.core.tiles import TileSpec

from .boards import board_svg
from .canvas import path_of_rings
from .curves import Point
from .figures import COLOURS, figure_svg
from .figures import kinds as figure_kinds
from .film import film_svgs
from .geometry import turned_rings
from .parts import pieces
from .raster import png, write_film, write_picture
from .sheet import sheet_svg
from .shelf import known_tiles, own_theme, tile_files
from .survey import stands
from .themes import themes
from .tile import VARIANTS, tile_svg, variant_at

__all__ = [
    "COLOURS",
    "VARIANTS",
    "anchors",
    "board_svg",
    "figure_kinds",
    "figure_svg",
    "film_svgs",
    "known_tiles",
    "own_theme",
    "pieces",
    "png",
    "regions",
    "sheet_svg",
    "themes",
    "tile_files",
    "tile_svg",
    "variant_at",
    "write_film",
    "write_picture",
]


def regions(spec: TileSpec, turn: int = 0, family: str = "classic") -> dict[int, str]:
    """The hit area of every segment as an SVG path; together they cover the tile, and none overlap."""
    return {segment: path_of_rings(rings) for segment, rings in turned_rings(spec, turn).items()}


def anchors(spec: TileSpec, turn: int = 0, family: str = "classic") -> dict[int, Point]:
    """Where a figure stands in every segment."""
    return dict(stands(spec, turn))
