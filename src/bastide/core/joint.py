"""Joint moves: a tile and what its player does with it right after, as one choice."""

from .record import Record, many
from .rule import rule

JOINT_MOVES = 6144
ALONE = -1  # nothing can be done with the tile


class JointMoves(Record):
    """The joint choices of one seat, in the order of their first halves."""

    count: int
    first: list[int] = many(JOINT_MOVES)
    second: list[int] = many(JOINT_MOVES)


@rule
def offer_pair(joint: JointMoves, first: int, second: int) -> None:
    """One more joint choice."""
    joint.first[joint.count] = first
    joint.second[joint.count] = second
    joint.count += 1
