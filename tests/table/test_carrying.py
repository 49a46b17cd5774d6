"""One person on several devices: passphrase, link, settings, export; and how everything is erased."""

from __future__ import annotations

import json
from random import Random

from at_the_table import Guest, Place, Visitors, pair, run, take_turn

from bastide.table.carrying import new_passphrase, plain

GAME = "base"


def carried(person: Guest) -> str:
    """A passphrase of somebody."""
    person.call("GET", "/api/hello")
    status, made = person.call("POST", "/api/me/passphrase")
    assert status == 200, made
    return str(made["passphrase"])


def slugs(person: Guest) -> list[str]:
    return [table["slug"] for table in person.call("GET", "/api/tables")[1]["tables"]]


def test_a_passphrase_can_be_said_and_written_in_many_ways() -> None:
    words = new_passphrase(Random(1))
    assert len(words.split()) == 4
    assert words != new_passphrase(Random(2))
    assert plain(f"  {words.upper().replace(' ', '-')} ") == words
    assert plain("A_code-of-a-link") == "A_code-of-a-link"


def test_a_passphrase_makes_another_device_the_same_person(visitor: Visitors) -> None:
    async def work() -> None:
        slug, (ada, _), looks = await pair(visitor)
        phone = visitor()
        own = phone.make_table(GAME, name="Phone")
        ada.call("POST", "/api/me/settings", {"settings": '{"name":"Ada"}'})
        status, kept = phone.call("POST", "/api/me/carry", {"passphrase": carried(ada).upper()})
        assert (status, kept["settings"]) == (200, '{"name":"Ada"}')
        assert sorted(slugs(phone)) == sorted(slugs(ada)) == sorted([slug, own])
        assert phone.cookie == ada.cookie
        look = await phone.look(slug)
        await take_turn(look)
        await looks[0].until(lambda state: state["steps"] == 1)
        assert phone.call("GET", "/api/hello")[1]["kept"]["settings"] == '{"name":"Ada"}'

    run(work())


def test_an_open_table_knows_its_player_under_the_new_name(visitor: Visitors) -> None:
    async def work() -> None:
        slug, (ada, _), _ = await pair(visitor)
        tablet = visitor()
        ada.call("POST", "/api/me/carry", {"passphrase": carried(tablet)})
        assert (await tablet.look(slug)).state["mine"] == [0]

    run(work())


def test_a_link_is_used_once_and_a_new_passphrase_ends_the_old_one(visitor: Visitors) -> None:
    ada, phone = visitor(), visitor()
    first, second = carried(ada), carried(ada)
    assert phone.call("POST", "/api/me/carry", {"passphrase": first})[1]["code"] == "no-passphrase"
    path = ada.call("POST", "/api/me/link")[1]["passphrase"]
    assert path.startswith("/carry#")
    code = {"passphrase": path.partition("#")[2]}
    assert phone.call("POST", "/api/me/carry", code)[0] == 200
    assert visitor().call("POST", "/api/me/carry", code)[0] == 404
    assert visitor().call("POST", "/api/me/carry", {"passphrase": second})[0] == 200
    assert visitor().call("POST", "/api/me/carry", {"passphrase": "short"})[1]["code"] == "bad-message"


def test_a_link_is_too_old_after_an_hour(visitor: Visitors, base: Place) -> None:
    ada = visitor()
    ada.call("GET", "/api/hello")
    path = ada.call("POST", "/api/me/link")[1]["passphrase"]
    base.hands.turn(3601)
    assert visitor().call("POST", "/api/me/carry", {"passphrase": path.partition("#")[2]})[0] == 404


def test_who_has_a_passphrase_keeps_what_he_has_when_a_device_becomes_somebody_else(visitor: Visitors) -> None:
    ada, bruno = visitor(), visitor()
    slug = bruno.make_table(GAME, name="Bruno")
    back = carried(bruno)
    assert bruno.call("POST", "/api/me/carry", {"passphrase": carried(ada)})[0] == 200
    assert slugs(bruno) == []
    assert bruno.call("POST", "/api/me/carry", {"passphrase": back})[0] == 200
    assert slugs(bruno) == [slug]


def test_everything_is_exported_with_the_logs_of_games_that_are_over(visitor: Visitors) -> None:
    async def work() -> None:
        slug, (ada, _), looks = await pair(visitor, GAME)
        running = ada.make_table(GAME)
        await looks[0].ask("resign", seat=0)
        ada.call("POST", "/api/me/settings", {"settings": "{}"})
        status, told = ada.call("GET", "/api/me/export")
        assert status == 200
        assert [game["slug"] for game in told["games"]] == [slug]
        assert told["games"][0]["log"][-1]["kind"] == "over"
        assert told["settings"] == "{}"
        assert running not in json.dumps(told)
        assert "person" not in json.dumps(told)

    run(work())


def test_everything_is_erased_in_one_press(visitor: Visitors) -> None:
    async def work() -> None:
        slug, (ada, bruno), looks = await pair(visitor, GAME)
        solo = ada.make_table(GAME, computers={"1": "random"})
        words, cookie = carried(ada), ada.cookie
        assert ada.call("POST", "/api/me/erase")[0] == 200
        await looks[1].until(lambda state: state["phase"] == "over") if looks[1].state["phase"] != "over" else None
        assert slugs(bruno) == [slug]
        assert bruno.call("GET", "/api/me")[1]["profile"]["won"] == 1
        ada.cookie = cookie
        assert slugs(ada) == []
        assert ada.call("GET", "/api/me")[1]["profile"]["games"] == 0
        assert ada.call("GET", f"/api/tables/{solo}")[0] == 404
        assert visitor().call("POST", "/api/me/carry", {"passphrase": words})[0] == 404
        [game] = bruno.call("GET", "/api/me/games")[1]["games"]
        assert [seat["name"] for seat in game["seats"]] == ["Ada", "Bruno"]

    run(work())
