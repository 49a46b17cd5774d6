"""How The Abbot is told."""

from collections.abc import Iterator, Sequence

from ....telling import Telling
from .view import AbbotExtras, AbbotPlace


def _where(place: AbbotPlace | None) -> str:
    return f"on the {place.kind} at {place.x},{place.y}, worth {place.worth} now" if place else "at home"


def _beside(abbots: AbbotExtras, names: Sequence[str]) -> Iterator[str]:
    """Where the abbots are."""
    yield f"abbots: {'; '.join(f'{name} {_where(place)}' for name, place in zip(names, abbots.abbots, strict=True))}"


TELLING = Telling(
    sentences={"came-home": "{name}'s abbot comes home from {place}."},
    figures={"a": "abbot"},
    beside=_beside,
    reasons={"came-home": "lets the abbot come home"},
    kinds={"garden": ("✿", "#7a1f5a", "#cfe3a8")},
)
