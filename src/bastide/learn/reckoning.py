"""What lies between the layers of a network that values many positions at once, as rules over rows of numbers.

Positions that one choice leads to are alike in most of their rows. Each row has a place where its numbers begin, and
only those that differ go through the network.
"""

from ..core.rule import real, rule

PRIMES = 2147483647, 2147483629
FACTORS = 48271, 69621
HALF = 32  # bits of a name that come from one of the primes


@rule
def name_rows(
    first: int, beyond: int, slot: int, lines: list[int], places: list[int], columns: list[int], names: list[int]
) -> None:
    """Rows of the same numbers get the same name, others hardly ever."""
    for row in range(first, beyond):
        one, other = 1, 1
        for place in range(places[row], places[row] + columns[0]):
            number = lines[place] + (1 << 15)
            one = (one * FACTORS[0] + number) % PRIMES[0]
            other = (other * FACTORS[1] + number) % PRIMES[1]
        names[row] = one << HALF | other


@rule
def gather_rows(
    first: int, beyond: int, slot: int, lines: list[int], places: list[int], columns: list[int], widths: list[int],
    rows: list[float],
) -> None:  # fmt: skip
    """Number by number, the rows that begin at these places; each is filled up with zeros to the width of a row."""
    width, there = widths[0], columns[0]
    for item in range(first, beyond):
        column = item % width
        rows[item] = real(lines[places[item // width] + column]) if column < there else real(0)


@rule
def rectify(first: int, beyond: int, slot: int, answers: list[float], bias: list[float]) -> None:
    """Number by number, what a layer answers: its bias is added, what is below nothing counts as nothing."""
    for item in range(first, beyond):
        answers[item] = max(answers[item] + bias[item % len(bias)], real(0))


@rule
def sum_rows(
    first: int, beyond: int, slot: int, lines: list[int], size: list[int], columns: list[int], widths: list[int],
    ends: list[int], like: list[int], answers: list[float], bias: list[float], wholes: list[float],
) -> None:  # fmt: skip
    """Number by number, what goes into the trunk: those about the whole position, then what its rows sum up to."""
    width, there = widths[0], columns[0]
    for item in range(first, beyond):
        line, column = item // width, item % width
        total = real(0)
        if column < there:
            total = real(lines[line * size[0] + column])
        elif column < there + len(bias):
            for row in range(ends[line - 1] if line > 0 else 0, ends[line]):
                total += max(answers[like[row] * len(bias) + column - there] + bias[column - there], real(0))
        wholes[item] = total
