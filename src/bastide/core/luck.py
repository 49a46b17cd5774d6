"""Luck: a small random generator that gives the same numbers in every form and on every machine."""

from .record import Record
from .rule import rule

WORD = 0xFFFFFFFF


class Luck(Record):
    high: int
    low: int


@rule
def seed(luck: Luck, number: int) -> None:
    """Start a series of numbers; different seeds start far apart."""
    luck.high = _signed(_stir((number & WORD) ^ 0x9E3779B9))
    luck.low = _signed(_stir(((number >> 32) & WORD) + luck.high & WORD) | 1)
    for _ in range(4):
        roll(luck)


@rule
def _stir(word: int) -> int:
    word = ((word ^ (word >> 16)) * 0x21F0AAAD) & WORD
    word = ((word ^ (word >> 15)) * 0x735A2D97) & WORD
    return word ^ (word >> 15)


@rule
def _signed(word: int) -> int:
    return word - (1 << 32) if word >= 1 << 31 else word


@rule
def roll(luck: Luck) -> int:
    """The next number of the series, 32 bits (xoroshiro64*)."""
    high, low = luck.high & WORD, luck.low & WORD
    result = (high * 0x9E3779BB) & WORD
    low ^= high
    high = ((high << 26 | high >> 6) ^ low ^ (low << 9)) & WORD
    low = (low << 13 | low >> 19) & WORD
    luck.high, luck.low = _signed(high), _signed(low)
    return result


@rule
def below(luck: Luck, limit: int) -> int:
    """A number from 0 up to, not including, the limit."""
    return (roll(luck) * limit) >> 32
