"""Secrecy: where all that nobody may foretell comes from. Tests bring a seed, so that they play the same game again."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from random import Random
from secrets import SystemRandom

_SYSTEM = SystemRandom()


class Secrets:
    """Secrets from the system; with a seed each is the same again, which no server that people play on may want."""

    def __init__(self, seed: str | None = None) -> None:
        self.begin(seed)

    def begin(self, seed: str | None) -> None:
        """Begin anew, with another seed."""
        self._seed = seed
        self._sources: dict[str, Random] = {}

    def source(self, purpose: str) -> Random:
        """Chance for one purpose; what is drawn for another changes nothing in it."""
        if self._seed is None:
            return _SYSTEM
        return self._sources.setdefault(purpose, Random(f"{self._seed}:{purpose}"))

    def hexadecimal(self, purpose: str) -> str:
        """256 bits that nobody knows, as hexadecimal text."""
        return self.source(purpose).randbytes(32).hex()

    def token(self, purpose: str, size: int) -> str:
        """So many bytes that nobody knows, as text for an address or a cookie."""
        return urlsafe_b64encode(self.source(purpose).randbytes(size)).rstrip(b"=").decode()
