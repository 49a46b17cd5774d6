"""How The City is painted."""

from .board import PIECES as PIECES
from .board import after_tiles as after_tiles
from .tile import paint as paint
