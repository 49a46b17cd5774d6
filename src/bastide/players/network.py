"""The network of a mind as a rule: what a position is worth beyond the lead if the game ended now.

Each row of a description goes through two layers; their sum, with the numbers about the whole position, through two
more. What a layer answers below nothing counts as nothing. Most rows were met a moment ago, in another position that
the same choice leads to: what they came to is remembered.
"""

from ..core.record import Real, Record, Short, many
from ..core.rule import add_times, real, rule

WEIGHTS = 262144   # the most that a network may have
WIDEST = 512       # the most that a layer may answer
NUMBERS = 2048     # the most that a description may hold
REMEMBERED = 65536 # numbers that the rows remembered come to
ROW_NUMBERS = 65536  # and the most that the rows themselves may have
MIX, MASK = 29, (1 << 24) - 1  # by which a row's numbers tell its place among them
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
    places: int                                      # for rows that are remembered
    rows_met: list[int] = many(ROW_NUMBERS, Short)   # the numbers of each
    rows_worth: list[float] = many(REMEMBERED, Real)  # and what the first two layers made of it


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
    width = network.width
    for place in range(width):
        network.summed[place] = real(0)
    for row in range(network.rows):
        start = network.columns + row * network.row_columns
        if network.numbers[start] != 0:
            place = place_of_row(network, start)
            if not is_met(network, start, place):
                meet(network, start, place, second)
            add_times(network.summed, network.rows_worth, place * width, real(1), width)


@rule
def place_of_row(network: Network, start: int) -> int:
    """Where a row is remembered, unless another one has taken its place since."""
    mixed = 0
    for number in range(start, start + network.row_columns):
        mixed = (mixed * MIX + network.numbers[number]) & MASK
    return mixed % network.places


@rule
def is_met(network: Network, start: int, place: int) -> bool:
    """Whether the row remembered at a place has the same numbers."""
    met = place * network.row_columns
    for number in range(network.row_columns):
        if network.rows_met[met + number] != network.numbers[start + number]:
            return False
    return True


@rule
def meet(network: Network, start: int, place: int, second: int) -> None:
    """Takes a row through the first two layers, and remembers it."""
    width, weights, met = network.width, network.weights, place * network.row_columns
    begin_with(network.inner, weights, second - width, width)
    for number in range(network.row_columns):
        network.rows_met[met + number] = network.numbers[start + number]
        if network.numbers[start + number] != 0:
            add_times(network.inner, weights, number * width, real(network.numbers[start + number]), width)
    begin_with(network.outer, weights, second + width * width, width)
    add_layer(network.outer, weights, second, network.inner, width, width)
    for number in range(width):
        network.rows_worth[place * width + number] = max(network.outer[number], real(0))


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
