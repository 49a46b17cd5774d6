"""Actions: a move as one number of a fixed range, the same for every environment.

The range is made of blocks, one for each verb and what it is about; inside a block come the subject, the cell and the
spot. Cells have their numbers in the grid of 64 by 64 that wraps round, whatever grid the state has.
"""

from ..core.moves import Moves, Verb, cell_of, spot_of, verb_of, what_of
from ..core.record import Byte, Record, Short, many
from ..core.rule import rule

BLOCKS = 32
ANY = -1
SPAN = 64  # cells of the grid that actions count in, each way
NO_ACTION = -1


class Block(Record):
    verb: Byte
    tiles: Byte     # its subject is a tile in hand: the first listed, or the other
    what: Short     # what it is about, or ANY
    whats: Short    # how many subjects it tells apart
    cells: Short    # 1, or all cells of the grid
    spots: Short
    first: int      # the number of its first action


class Code(Record):
    """The blocks of one table."""

    count: int
    blocks: list[Block] = many(BLOCKS, Block)


@rule
def encode(code: Code, move: int, first_tile: int) -> int:
    """The number of a move; `first_tile` is the tile of the placement listed first."""
    verb, what = verb_of(move), what_of(move)
    for number in range(code.count):
        block = code.blocks[number]
        if block.verb == verb and (block.what == ANY or block.what == what):
            subject, place, spot = 0, 0, 0
            if block.tiles:
                subject = 0 if what == first_tile else 1
            elif block.what == ANY:
                subject = what
            if block.cells > 1:
                place = cell_of(move)
            if block.spots > 1:
                spot = spot_of(move)
            return block.first + (subject * block.cells + place) * block.spots + spot
    return NO_ACTION


@rule
def first_tile_of(moves: Moves) -> int:
    """The tile of the placement listed first."""
    if moves.count > 0 and verb_of(moves.moves[0]) == Verb.PLACE:
        return what_of(moves.moves[0])
    return -1
