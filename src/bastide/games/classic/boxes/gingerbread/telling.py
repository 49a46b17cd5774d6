"""How The Gingerbread Man is told."""

from collections.abc import Iterator, Sequence

from ....telling import Telling
from .view import GingerbreadExtras


def _beside(man: GingerbreadExtras, names: Sequence[str]) -> Iterator[str]:
    """Where he is."""
    where = f"in the city at {man.place.x},{man.place.y}" if man.place else "off the board"
    yield f"the gingerbread man: {where}"


TELLING = Telling(
    sentences={
        "run": "The gingerbread man runs to the city at {place}.",
        "gone": "The gingerbread man leaves the board.",
    },
    uncounted=("gingerbread",),
    beside=_beside,
    reasons={"run": "sends the gingerbread man to another city", "gone": "sends the gingerbread man away"},
)
