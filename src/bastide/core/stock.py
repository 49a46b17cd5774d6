"""The tiles left, which are the same wherever one choice leads: how many of them fit a gap is found out once."""

from .record import Record, many
from .rule import rule

CODES = 64    # gaps whose fitting tiles are remembered
TILES = 8     # bits of a number of tiles
UNKNOWN = -1


class Fits(Record):
    """What gaps ask and how many tiles left give it, both in one number: whoever shares it may write it down."""

    known: list[int] = many(CODES)  # 0 for nothing


@rule
def forget_fits(stock: Fits) -> None:
    """Nothing is known."""
    for place in range(len(stock.known)):
        stock.known[place] = 0


@rule
def recall(stock: Fits, code: int) -> int:
    """How many tiles left give what a gap asks, or UNKNOWN."""
    known = stock.known[(code ^ code >> 5 ^ code >> 9) & (CODES - 1)]
    return known & ((1 << TILES) - 1) if known >> TILES == code + 1 else UNKNOWN


@rule
def remember(stock: Fits, code: int, tiles: int) -> None:
    """So many tiles left give what a gap asks."""
    stock.known[(code ^ code >> 5 ^ code >> 9) & (CODES - 1)] = code + 1 << TILES | tiles
