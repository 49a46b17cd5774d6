"""Luck: the same numbers everywhere, every number as likely as any other."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bastide.core.luck import Luck, below, roll, seed
from bastide.core.record import flat
from bastide.forms import compiler_available, form


def series(number: int, length: int) -> list[int]:
    luck = Luck()
    seed(luck, number)
    return [roll(luck) for _ in range(length)]


def test_the_series_never_changes() -> None:
    assert series(0, 3) == [3687637284, 3674875462, 3460415082]
    assert series(2**40 + 7, 3) == [3888407179, 2366828666, 2766434069]


@given(st.integers(-(2**63), 2**63 - 1))
def test_numbers_have_32_bits_and_the_state_fits_its_fields(number: int) -> None:
    luck = Luck()
    seed(luck, number)
    for _ in range(5):
        assert 0 <= roll(luck) < 2**32
    flat(luck)


def test_seeds_start_far_apart() -> None:
    starts = {tuple(series(number, 2)) for number in range(2000)}
    starts |= {tuple(series(number << 32, 2)) for number in range(1, 2000)}
    assert len(starts) == 3999


@pytest.mark.parametrize("limit", [1, 2, 7, 71])
def test_every_number_below_the_limit_is_as_likely(limit: int) -> None:
    luck = Luck()
    seed(luck, 2024)
    count = 20_000
    found = Counter(below(luck, limit) for _ in range(count))
    assert set(found) == set(range(limit))
    expected = count / limit
    surprise = sum((times - expected) ** 2 / expected for times in found.values())
    assert surprise < limit - 1 + 5 * (2 * limit) ** 0.5


@pytest.mark.skipif(not compiler_available(), reason="no compiler")
@pytest.mark.parametrize("number", [0, 1, -1, 2**31, 2**32 + 5, 2**62, -(2**63)])
def test_the_compiled_form_rolls_the_same_numbers(number: int) -> None:
    fast = form("classic", compiled=True).module("core.luck")
    luck = flat(Luck)
    fast.seed(luck, number)
    assert [int(fast.roll(luck)) for _ in range(50)] == series(number, 50)
    plain_luck = Luck()
    seed(plain_luck, number)
    assert series(number, 5) == [roll(plain_luck) for _ in range(5)]
