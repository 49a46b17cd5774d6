"""The bag: how many tiles of each kind are left to draw. Its order does not exist before it is drawn."""

from .luck import Luck, below
from .moves import Moves, Verb, offer, pack
from .rule import rule
from .table import Box, Table


@rule
def fill(box: Box, table: Table, kind: int, copies: int) -> None:
    """Put tiles of one kind into the bag."""
    table.bag[kind] += copies
    table.left[box.kinds[kind].stage] += copies


@rule
def take(box: Box, table: Table, kind: int) -> None:
    """One tile of this kind is drawn."""
    table.bag[kind] -= 1
    table.left[box.kinds[kind].stage] -= 1


@rule
def tiles_left(table: Table) -> int:
    """All tiles still to be drawn."""
    total = 0
    for stage in range(len(table.left)):
        total += table.left[stage]
    return total


@rule
def stage_now(table: Table) -> int:
    """Kinds of a later stage wait until all earlier ones are drawn."""
    stage = 0
    while stage < len(table.left) - 1 and table.left[stage] == 0:
        stage += 1
    return stage


@rule
def offer_draws(box: Box, table: Table, moves: Moves) -> None:
    """Chance may draw any kind that is in the bag, as often as it is there."""
    stage = stage_now(table)
    for kind in range(box.kinds_count):
        if table.bag[kind] > 0 and box.kinds[kind].stage == stage:
            moves.weights[moves.count] = table.bag[kind]
            offer(moves, pack(Verb.DRAW, kind, 0, 0))


@rule
def draw_by_luck(box: Box, table: Table, luck: Luck) -> int:
    """A kind drawn at random, every tile in the bag as likely as any other."""
    stage = stage_now(table)
    number, kind = below(luck, table.left[stage]), 0
    if table.left[stage] == tiles_left(table):
        while number >= table.bag[kind]:
            number -= table.bag[kind]
            kind += 1
        return kind
    while number >= 0:
        if box.kinds[kind].stage == stage:
            number -= table.bag[kind]
        kind += 1
    return kind - 1
