"""The network of a mind as a rule: what a position is worth beyond the lead if the game ended now.

Each row of a description goes through two layers; their sum, with the numbers about the whole position, through two
more. What a layer answers below nothing counts as nothing.
"""

from ..core.record import Real, Record, Short, many
from ..core.rule import add_times, real, rule

WEIGHTS = 262144   # the most that a network may have
WIDEST = 512       # the most that a layer may answer
NUMBERS = 2048     # the most that a description may hold
POINTS = 10.0      # the network answers in tens of points


class Network(Record):
    """Weights and room to reckon; the weights lie one layer after the other, each number's row before the next's."""

    columns: int       # numbers about the whole position
    rows: int          # rows that follow them
    row_columns: int   # numbers in each
    width: int         # what the layers answer: both of a row's, the trunk's first, its second
    trunk: int
    top: int
    weights: list[float] = many(WEIGHTS, Real)
    whole_taste: list[float] = many(NUMBERS, Real)   # points that a player of some character adds for a number
    row_taste: list[float] = many(NUMBERS, Real)
    tasteful: int
    numbers: list[int] = many(NUMBERS, Short)
    inner: list[float] = many(WIDEST, Real)
    outer: list[float] = many(WIDEST, Real)
    summed: list[float] = many(WIDEST, Real)


@rule
def begin_with(target: list[float], weights: list[float], start: int, width: int) -> None:
    """A layer's answer before anything is added."""
    for place in range(width):
        target[place] = real(0)
    add_times(target, weights, start, real(1), width)


@rule
def add_layer(
    target: list[float], weights: list[float], start: int, source: list[float], size: int, width: int
) -> None:
    """Adds what a layer makes of what the layer before it answered."""
    for place in range(size):
        if source[place] > 0:
            add_times(target, weights, start + place * width, source[place], width)


@rule
def worth_beyond(network: Network) -> float:
    """What the numbers in front of it are worth beyond the lead, in points."""
    width, trunk, top, weights = network.width, network.trunk, network.top, network.weights
    second = (network.row_columns + 1) * width
    third = second + (width + 1) * width
    fourth = third + (network.columns + width + 1) * trunk
    last = fourth + (trunk + 1) * top
    sum_rows(network, second)
    begin_with(network.inner, weights, fourth - trunk, trunk)
    for place in range(network.columns):
        if network.numbers[place] != 0:
            add_times(network.inner, weights, third + place * trunk, real(network.numbers[place]), trunk)
    add_layer(network.inner, weights, third + network.columns * trunk, network.summed, width, trunk)
    begin_with(network.outer, weights, last - top, top)
    add_layer(network.outer, weights, fourth, network.inner, trunk, top)
    answer = weights[last + top]
    for place in range(top):
        answer += max(network.outer[place], real(0)) * weights[last + place]
    return POINTS * answer + (taste(network) if network.tasteful else real(0))


@rule
def sum_rows(network: Network, second: int) -> None:
    """What the first two layers make of the rows that are there, summed."""
    width, weights = network.width, network.weights
    for place in range(width):
        network.summed[place] = real(0)
    for row in range(network.rows):
        start = network.columns + row * network.row_columns
        if network.numbers[start] != 0:
            begin_with(network.inner, weights, second - width, width)
            for place in range(network.row_columns):
                if network.numbers[start + place] != 0:
                    factor = real(network.numbers[start + place])
                    add_times(network.inner, weights, place * width, factor, width)
            begin_with(network.outer, weights, second + width * width, width)
            add_layer(network.outer, weights, second, network.inner, width, width)
            for place in range(width):
                network.summed[place] += max(network.outer[place], real(0))


@rule
def taste(network: Network) -> float:
    """What a player of some character adds, in points."""
    points = real(0)
    for place in range(network.columns):
        points += network.whole_taste[place] * real(network.numbers[place])
    for row in range(network.rows):
        start = network.columns + row * network.row_columns
        if network.numbers[start] != 0:
            for place in range(network.row_columns):
                points += network.row_taste[place] * real(network.numbers[start + place])
    return points
