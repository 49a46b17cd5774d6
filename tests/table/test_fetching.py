"""What other servers wrote is read for several tables in one go."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from bastide.table.facts import Row
from bastide.table.fetching import Fetching
from bastide.table.together import EVERY, News, There, Together


class Shelf:
    """A store that says when it was asked, and for what."""

    def __init__(self, broken: bool = False) -> None:
        self.asked: list[dict[str, int]] = []
        self.broken = broken

    def since(self, after: dict[str, int]) -> dict[str, list[Row]]:
        self.asked.append(dict(after))
        if self.broken:
            raise OperationalError("SELECT", {}, OSError("away"))
        return {slug: [Row(number + 1, 7, "{}", None)] for slug, number in after.items()}


def fetched(shelf: Any, slugs: list[str]) -> list[Any]:
    async def work() -> list[Any]:
        tasks: list[asyncio.Task[Any]] = []
        fetching = Fetching(shelf, lambda work: tasks.append(asyncio.create_task(work)))
        wishes = [fetching.since(slug, place) for place, slug in enumerate(slugs)]
        return await asyncio.gather(*wishes, return_exceptions=True)

    return asyncio.run(work())


def test_tables_that_have_news_together_are_asked_for_together() -> None:
    shelf, slugs = Shelf(), [f"table-{number}" for number in range(70)]
    found = fetched(shelf, slugs)
    assert [rows[0].number for rows in found] == list(range(1, 71))
    assert len(shelf.asked) == 2
    assert [len(some) for some in shelf.asked] == [64, 6]


def test_if_the_database_is_away_everybody_who_asked_is_told() -> None:
    found = fetched(Shelf(broken=True), ["one", "two"])
    assert all(isinstance(error, OperationalError) for error in found)


@pytest.mark.parametrize(
    ("news", "watchers", "concerns"),
    [
        (News("me", "open", 3), 0, False),
        (News("other", "open", 3), 0, True),
        (News("other", "elsewhere", 3), 0, False),
        (News("other", "elsewhere", 3), 1, True),
        (News("other", "elsewhere", 3, refreshed="elsewhere"), 0, True),
        (News("other", refreshed=EVERY), 0, True),
        (News("other", hurried="open"), 0, True),
        (News("other", closed=["open"]), 0, True),
        (News("other", there=[There("open", 1.0, [0], 0)]), 0, True),
    ],
)
def test_the_event_loop_does_not_wake_for_news_that_concern_nobody(news: News, watchers: int, concerns: bool) -> None:
    secrets = SimpleNamespace(token=lambda *_: "me")
    store = SimpleNamespace(engine=SimpleNamespace(name="postgresql"))
    lobby = SimpleNamespace(watchers=set(range(watchers)))
    settings = SimpleNamespace(secrets=secrets)
    hall: Any = SimpleNamespace(settings=settings, store=store, rooms={"open": None}, lobby=lobby)
    assert Together(hall)._concerns(news) is concerns
