"""The line: nobody's many wishes make another wait long."""

from __future__ import annotations

import asyncio

from bastide.table.line import ANALYSIS, HINTS, PLAYING, Asker, Line


class Work:
    """Does things one after another in a line, and remembers in which order."""

    def __init__(self, places: int) -> None:
        self.now = 0.0
        self.line = Line(places, lambda: self.now)
        self.order: list[str] = []
        self.most = 0
        self.there = 0

    async def do(self, name: str, asker: Asker) -> None:
        async with self.line.place(asker):
            self.there += 1
            self.most = max(self.most, self.there)
            self.order.append(name)
            await asyncio.sleep(0)
            self.now += 1.0
            self.there -= 1


def order_of(places: int, *wishes: tuple[str, Asker]) -> Work:
    work = Work(places)

    async def all_at_once() -> None:
        await asyncio.gather(*(work.do(name, asker) for name, asker in wishes))

    asyncio.run(all_at_once())
    return work


def test_thirty_who_ask_for_hints_do_not_make_a_computer_wait() -> None:
    hints = [(f"hint {number}", Asker(HINTS, (f"person {number}",))) for number in range(30)]
    order = order_of(1, *hints, ("move", Asker(PLAYING, ("owner",)))).order
    assert order.index("move") == 1


def test_one_place_of_several_is_kept_for_computers_that_play() -> None:
    hints = [(f"hint {number}", Asker(HINTS, (f"person {number}",))) for number in range(8)]
    work = order_of(3, *hints)
    assert work.most == 2
    assert order_of(3, *[("move", Asker(PLAYING))] * 8).most == 3


def test_analysis_comes_last() -> None:
    wishes = [("first", Asker()), ("analysis", Asker(ANALYSIS)), ("hint", Asker(HINTS)), ("move", Asker())]
    assert order_of(1, *wishes).order == ["first", "move", "hint", "analysis"]


def test_who_asks_often_has_one_share_and_so_has_his_table() -> None:
    many = [("many", Asker(HINTS, ("here", "one")))] * 6
    few = [("few", Asker(HINTS, ("there", "two")))] * 2
    assert order_of(1, *many, *few).order[:5] == ["many", "few", "many", "few", "many"]
    same = [(name, Asker(HINTS, ("home", name))) for name in ("ada", "ada", "bruno")]
    assert order_of(1, *same).order == ["ada", "bruno", "ada"]


def test_who_gives_up_takes_no_place() -> None:
    work = Work(1)

    async def some_give_up() -> None:
        tasks = [asyncio.create_task(work.do(str(number), Asker())) for number in range(3)]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await work.do("later", Asker())

    asyncio.run(some_give_up())
    assert work.order == ["0", "2", "later"]
    assert work.line.length == 0
