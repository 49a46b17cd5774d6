"""Chance that is the same everywhere: it hangs on a name and a number alone."""

import hashlib
import random
from collections.abc import Sequence
from typing import TypeVar

Thing = TypeVar("Thing")


class Chance:
    """A sequence of draws that a name determines."""

    def __init__(self, name: str, variant: int = 0) -> None:
        """Begin the sequence of this name, or another one of the same name."""
        if variant:
            name = f"{name} {variant}"
        self._random = random.Random(int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big")).random

    def between(self, least: float, most: float) -> float:
        """Any number between two."""
        return least + (most - least) * self._random()

    def below(self, count: int) -> int:
        """A whole number from 0, below a count."""
        return int(self._random() * count)

    def choice(self, things: Sequence[Thing]) -> Thing:
        """One of several things."""
        return things[self.below(len(things))]

    def happens(self, share: float) -> bool:
        """Whether something that happens in this share of all cases happens now."""
        return self._random() < share
