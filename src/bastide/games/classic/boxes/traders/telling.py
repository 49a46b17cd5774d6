"""How Traders & Builders is told."""

from collections.abc import Iterator, Sequence

from ....telling import Telling, listing
from .view import TradersExtras


def _beside(trade: TradersExtras, names: Sequence[str]) -> Iterator[str]:
    """The goods of all players."""
    goods = [listing(f"{number} {what}" for what, number in mine.items() if number) for mine in trade.goods]
    yield f"goods: {'; '.join(f'{name} {mine}' for name, mine in zip(names, goods, strict=True))}"


TELLING = Telling(
    sentences={
        "second-tile": "{name} may lay a second tile.",
        "goods": "{name} gets {amount} {what} from the city at {place}.",
    },
    paid={"pig": lambda kind: f"a pig beside the {kind}" if kind != "field" else "a pig on the field"},
    counted={goods: goods for goods in ("wine", "grain", "cloth")},
    uncounted=("goods",),
    figures={"b": "builder", "p": "pig"},
    beside=_beside,
    reasons={"goods": "brings goods", "second-tile": "lets the builder lay a second tile"},
)
