"""How The Castle is painted."""

from .board import PIECES as PIECES
from .board import before_tiles as before_tiles
from .board import edges as edges
from .tile import paint as paint
