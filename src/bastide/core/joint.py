"""Joint moves: a tile and what its player does with it right after, as one choice."""

from .record import Record, many
from .rule import rule

ALONE = -1  # nothing can be done with the tile


class JointMoves(Record):
    """The joint choices of one seat, in the order of their first halves."""

    PAIRS = 6144

    count: int
    first: list[int] = many("PAIRS")
    second: list[int] = many("PAIRS")


@rule
def offer_pair(joint: JointMoves, first: int, second: int) -> None:
    """One more joint choice."""
    if joint.count < len(joint.first):
        joint.first[joint.count] = first
        joint.second[joint.count] = second
        joint.count += 1
