"""A board as an array of pixels."""

from __future__ import annotations

import io

import numpy as np
from numpy.typing import NDArray

from ..art import board_svg
from ..fast.batches import Batch
from .needs import needed

SIZE = 640


def picture(batch: Batch, game: int) -> NDArray[np.uint8]:
    """The board of one game, in the middle of a square."""
    needed("resvg_py", "pictures")
    image = needed("PIL.Image", "pictures")
    from ..art.raster import png

    prepared = batch.table.prepared
    specs = {spec.name: spec for spec in prepared.specs}
    svg = board_svg(batch.view(game), prepared.options.game.theme, specs=specs)
    board = image.open(io.BytesIO(png(svg, SIZE))).convert("RGB")
    board.thumbnail((SIZE, SIZE))
    square = image.new("RGB", (SIZE, SIZE), "white")
    square.paste(board, ((SIZE - board.width) // 2, (SIZE - board.height) // 2))
    return np.asarray(square, np.uint8)
