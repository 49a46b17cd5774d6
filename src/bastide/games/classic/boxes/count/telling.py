"""How The Count is told."""

from collections.abc import Iterator, Sequence

from ....telling import Happened, Telling, article, listing
from .view import CountExtras

FOLLOWERS = {"m": "follower", "M": "large follower"}


def _beside(count: CountExtras, names: Sequence[str]) -> Iterator[str]:
    """The four quarters with who stands in them, and where the Count is."""
    quarters = []
    for quarter, figures in count.quarters.items():
        inside = listing(f"{names[figure.seat]} {figure.figure}" for figure in figures)
        quarters.append(f"{quarter} {inside}")
    yield f"the town: {'; '.join(quarters)}; the Count stands in the {count.count}"


def _entered(event: Happened, name: str, kind: str) -> str:
    figure, _, quarter = str(event.what).partition(">")
    return f"{name} sends {article(FOLLOWERS[figure])} to the {quarter}."


def _brought_out(event: Happened, name: str, kind: str) -> str:
    figure, _, quarter = str(event.what).partition("<")
    return f"{name} brings {article(FOLLOWERS[figure])} out of the {quarter} onto the {kind} at {event.place}."


TELLING = Telling(
    sentences={
        "count": "{name} moves the Count to the {what}.",
        "entered": _entered,
        "brought-out": _brought_out,
    },
    beside=_beside,
    reasons={
        "entered": "sends a follower into the town",
        "brought-out": "brings a follower out of the town",
        "count": "moves the Count",
    },
)
