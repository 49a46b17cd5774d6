"""How The Gingerbread Man is told."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ....telling import Telling


def _beside(man: Mapping[str, Any], names: Sequence[str]) -> Iterator[str]:
    """Where he is."""
    place = man["place"]
    where = f"in the city at {place['x']},{place['y']}" if place else "off the board"
    yield f"the gingerbread man: {where}"


TELLING = Telling(
    sentences={
        "run": "The gingerbread man runs to the city at {place}.",
        "gone": "The gingerbread man leaves the board.",
    },
    uncounted=("gingerbread",),
    beside=_beside,
)
