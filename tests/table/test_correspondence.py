"""Games by correspondence: days that pass while nobody looks, holidays, moves prepared for one's next turn."""

from __future__ import annotations

from typing import Any

from at_the_table import Guest, Place, Visitors, pair, run, take_turn

from bastide import Game
from bastide.table import messages, prospects, shapes
from bastide.table.client import Look

GAME = "base"
DAY = 86_400
BESIDE_THE_FIRST = {(0, 1), (1, 0), (0, -1), (-1, 0)}
DAYS = {"clock": {"kind": "move", "seconds": 2 * DAY, "end": "lose"}}


def table_of(person: Guest, slug: str) -> dict[str, Any]:
    return next(table for table in person.call("GET", "/api/tables")[1]["tables"] if table["slug"] == slug)


def test_a_list_tells_how_long_there_still_is(visitor: Visitors, base: Place) -> None:
    async def work() -> None:
        slug, people, looks = await pair(visitor, GAME, setup=DAYS)
        first = table_of(people[0], slug)["deadline"]
        assert first == base.hands.now() + 2 * DAY * 1000
        base.hands.turn(DAY)
        await looks[0].ask("chat", text="still here")
        assert table_of(people[0], slug)["deadline"] == first
        await take_turn(looks[0])
        assert table_of(people[1], slug)["deadline"] == base.hands.now() + 2 * DAY * 1000
        await looks[0].ask("resign", seat=0)
        assert table_of(people[1], slug)["deadline"] is None

    run(work())


def test_days_pass_while_nobody_looks(visitor: Visitors, base: Place) -> None:
    async def work() -> None:
        slug, people, looks = await pair(visitor, GAME, setup=DAYS)
        for look in looks:
            await look.close()
        base.hands.turn(DAY)
        await gone(people[1], slug, base)
        again = await people[1].look(slug)
        assert again.state["clocks"]["left"][0] <= DAY * 1000
        await again.close()
        base.hands.turn(DAY + 60)
        await over(people[1], slug, base)
        assert people[0].call("GET", "/api/me")[1]["profile"]["has_left"] == 1

    run(work())


async def gone(person: Guest, slug: str, base: Place) -> None:
    """Nobody looks at any table for so long that all are put away."""
    for _ in range(30):
        base.hands.turn(60)
        person.call("GET", "/api/hello")


async def over(person: Guest, slug: str, base: Place) -> None:
    """The server finds by itself that somebody's time is up."""
    while table_of(person, slug)["phase"] != "over":
        base.hands.turn(31)


def test_on_holidays_no_clock_runs(visitor: Visitors, base: Place) -> None:
    async def work() -> None:
        slug, (ada, bruno), looks = await pair(visitor, GAME, setup=DAYS)
        before = table_of(ada, slug)["deadline"]
        status, told = ada.call("POST", "/api/me/holiday", {"days": 10})
        assert (status, told["days_left"]) == (200, 20)
        assert table_of(bruno, slug)["deadline"] == before + 10 * DAY * 1000
        await looks[1].until(lambda state: state["seats"][0].get("holiday") == told["ends"])
        base.hands.turn(9 * DAY)
        await looks[1].ask("chat", text="are you there?")
        assert looks[1].state["phase"] == "playing"
        assert ada.call("POST", "/api/me/holiday", {"days": 5})[1]["code"] == "holiday-taken"
        assert ada.call("POST", "/api/me/holiday", {"days": 0})[1]["ends"] is None
        assert ada.call("POST", "/api/me/holiday", {"days": 25})[1]["code"] == "holiday-over"
        assert table_of(ada, slug)["deadline"] == base.hands.now() + 2 * DAY * 1000
        base.hands.turn(2 * DAY + 60)
        await looks[1].until(lambda state: state["phase"] == "over")

    run(work())


def test_holidays_may_begin_later(visitor: Visitors, base: Place) -> None:
    async def work() -> None:
        slug, (ada, _), _ = await pair(visitor, GAME, setup=DAYS)
        before, now = table_of(ada, slug)["deadline"], base.hands.now()
        ada.call("POST", "/api/me/holiday", {"days": 3, "begins": now + DAY * 1000})
        assert table_of(ada, slug)["deadline"] == before + 3 * DAY * 1000
        assert ada.call("GET", "/api/me")[1]["holiday"]["begins"] == now + DAY * 1000

    run(work())


async def prospect(look: Look, seat: int, **wish: Any) -> dict[str, Any]:
    return await look.ask("prospect", at=look.state["at"], seat=seat, **wish)


async def plans_for_any_tile(look: Look, *whens: list[str]) -> list[dict[str, Any]]:
    """A move for whatever tile comes: whatever the other one does, or after one of his answers."""
    plans = []
    for tile in (await prospect(look, 1))["tiles"]:
        for when in whens:
            told = await prospect(look, 1, tile=tile, when=when)
            if told["placements"]:
                move = told["placements"][0]["turns"][0]["move"]
                follow = (await prospect(look, 1, tile=tile, when=when, moves=[move]))["options"]
                assert any(option["move"]["move"] == "-" for option in follow)
                plans.append({"moves": [move, "-"], "when": when})
                break
    return plans


def test_a_prepared_move_is_made_when_its_turn_comes_and_nobody_knew(visitor: Visitors) -> None:
    async def work() -> None:
        slug, people, (ada, bruno) = await pair(visitor, GAME, setup=DAYS)
        plans = await plans_for_any_tile(bruno, [], [ada.options()[0], "-"])
        assert any(not plan["when"] for plan in plans)
        answer = await bruno.ask("prepare", seat=1, plans=plans)
        assert answer["type"] == "accepted", answer
        again = await people[1].look(slug)
        kept = (await again.read())["plans"]
        assert [{"moves": plan["moves"], "when": plan.get("when", [])} for plan in kept] == plans
        for plan in kept:
            laid, follower = plan["told"]
            assert (laid["verb"], follower["verb"]) == ("place", "pass")
            assert plan["moves"][0] == f"{laid['tile']}@{laid['x']},{laid['y']}{laid['facing']}"
            assert [move["move"] for move in plan.get("told_when", [])] == plan.get("when", [])[:1]
        assert (await ada.ask("prepare", seat=0, plans=[]))["code"] == "your-turn"
        assert (await ada.ask("prepare", seat=1, plans=[]))["code"] == "not-yours"
        assert (await prospect(ada, 1))["code"] == "not-yours"
        await take_turn(ada)
        await ada.until(lambda state: state["steps"] == 2)
        made = ada.lines[-1]
        assert (made["seat"], made["reason"]) == (1, "prepared")
        assert [made["moves"][0]["move"], "-"] in [plan["moves"] for plan in plans]
        assert (await again.read())["type"] in ("changed", "prepared")

    run(work())


def test_nonsense_that_is_prepared_is_kept_as_it_is_written_and_never_made(visitor: Visitors) -> None:
    async def work() -> None:
        slug, people, (ada, bruno) = await pair(visitor, GAME, setup=DAYS)
        plans = [{"moves": ["nonsense"]}, {"moves": ["BG-E@40,40N", "-"]}, {"moves": ["-"], "when": ["BG-E@40,40N"]}]
        assert (await bruno.ask("prepare", seat=1, plans=plans))["type"] == "accepted"
        kept = (await (await people[1].look(slug)).read())["plans"]
        assert [plan["moves"] for plan in kept] == [plan["moves"] for plan in plans]
        assert not any(plan.get("told") for plan in kept)
        await take_turn(ada)
        await bruno.until(lambda state: state["steps"] == 1)
        assert bruno.mine

    run(work())


def test_what_is_prepared_for_one_answer_is_not_made_after_another(visitor: Visitors, base: Place) -> None:
    async def work() -> None:
        base.deal("a tile with several places")
        _, _, (ada, bruno) = await pair(visitor, GAME, setup=DAYS)
        expected, other = ada.options()[0], ada.options()[-1]
        assert expected != other
        plans = await plans_for_any_tile(bruno, [expected, "-"])
        await bruno.ask("prepare", seat=1, plans=plans)
        assert (await ada.play(other, "-"))["type"] == "accepted"
        await bruno.until(lambda state: state["steps"] == 1)
        while (message := await bruno.read())["type"] != "prepared":
            pass
        assert message["plans"] == []
        assert bruno.mine
        assert bruno.state["steps"] == 1

    run(work())


def test_prospects_tell_what_may_come_and_nothing_of_what_will(visitor: Visitors) -> None:
    async def work() -> None:
        _, _, (ada, bruno) = await pair(visitor, GAME, setup=DAYS)
        told = await prospect(bruno, 1)
        left = await ada.ask("aid", aid="left", at=ada.state["at"])
        assert set(told["tiles"]) == {tile["tile"] for tile in left["tiles"]}
        assert told["placements"] == []
        named = {tile: (await prospect(bruno, 1, tile=tile))["placements"] for tile in told["tiles"]}
        assert any(named.values())
        hand = ada.state["view"]["extras"]["hand"]  # one of the two tiles is left over
        for tile, places in named.items():
            assert {place["tile"] for place in places} <= {tile, *hand}
            assert {(place["x"], place["y"]) for place in places} <= BESIDE_THE_FIRST
        theirs = {turn["move"] for place in told["theirs"] for turn in place["turns"]}
        assert theirs == {turn["move"] for place in ada.state["choice"]["placements"] for turn in place["turns"]}
        stale = await bruno.ask("prospect", at=0, seat=1)
        assert stale["code"] == "stale"
        refused = await prospect(bruno, 1, when=["nonsense"])
        assert refused["type"] == "refused"

    run(work())


def test_a_plan_for_a_tile_that_is_held_already_is_told_too() -> None:
    """The base game gives two tiles to choose from: one of them may be known before the turn comes."""
    game = Game.new("base", 2, seed=3)
    while game.turn is None:
        game.play(game.chances()[0][0])
    seat = 1 - game.turn
    wish = messages.ProspectRequest("", 0, seat)
    wish.when = [prospects.prospect(game, seat, wish).theirs[0].turns[0].move]
    wish.tile = "BG-K"
    places = {place.tile: place.turns[0].move for place in prospects.prospect(game, seat, wish).placements}
    assert places.keys() > {"BG-K"}
    plans = [shapes.Plan([move, "-"], wish.when) for move in places.values()]
    told = prospects.tell_plans(game, seat, plans)
    assert [plan.told[0].tile for plan in told] == list(places)
    assert [plan.told_when[0].move for plan in told] == [wish.when[0]] * len(places)
