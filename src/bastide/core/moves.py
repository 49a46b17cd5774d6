"""Moves: a verb and what it is about, packed in one int.

`what` names a tile, a figure, a piece or a choice; `cell` a place on the board; `spot` how the tile faces,
a segment of a tile, a side or a number, as the verb has it.
"""

from .record import Record, many
from .rule import Numbers, rule


class Verb(Numbers):
    PASS = 0
    DRAW = 1
    DISCARD = 2
    PLACE = 3
    PUT = 4
    TAKE = 5
    SHIFT = 6
    BUILD = 7
    CHOOSE = 8


PASS_MOVE = 0
SPOT = 24      # where in a packed move its spot begins
PLACES = 4095  # the bits of a place in a list: a compiler that sees them knows that it is not negative


class Moves(Record):
    """The choices of one seat, or of chance, in a fixed order."""

    MOVES, WEIGHTS = 3072, 128

    count: int
    moves: list[int] = many("MOVES")
    weights: list[int] = many("WEIGHTS")  # of chance's moves


@rule
def pack(verb: int, what: int, cell: int, spot: int) -> int:
    """A move as one int."""
    return verb | what << 4 | cell << 12 | spot << SPOT


@rule
def verb_of(move: int) -> int:
    return move & 15


@rule
def what_of(move: int) -> int:
    return move >> 4 & 255


@rule
def cell_of(move: int) -> int:
    return move >> 12 & 4095


@rule
def spot_of(move: int) -> int:
    return move >> SPOT & 63


@rule
def is_move(move: int) -> bool:
    """Whether a number says what its verb is about, and nothing else."""
    verb = verb_of(move)
    if move < 0 or move >> 30 != 0 or verb > Verb.CHOOSE:
        return False
    if verb == Verb.PASS:
        return move == PASS_MOVE
    if verb == Verb.DRAW or verb == Verb.DISCARD:
        return move >> 12 == 0
    return cell_of(move) == 0 or (verb != Verb.TAKE and verb != Verb.SHIFT)


@rule
def offer(moves: Moves, move: int) -> None:
    """One more choice."""
    moves.moves[moves.count & PLACES] = move
    moves.count += 1


class Refusal(Numbers):
    """Why a move is not legal; a family goes on from 32."""

    NONE = 0
    NOT_NOW = 1       # another kind of choice is due
    NOT_IN_HAND = 2
    TAKEN = 3
    APART = 4
    SIDE = 5
    HOLE = 6
    TOO_WIDE = 7
    OCCUPIED = 8
    NO_FIGURE = 9
    UNCLAIMABLE = 10
    NONE_LEFT = 11    # chance cannot draw what is not in the bag
    NO_MOVE = 12      # the number means nothing at all
