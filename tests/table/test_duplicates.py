"""Duplicates: everybody has the same deck against the same level, and nobody learns of it before his game is over."""

from __future__ import annotations

from typing import Any

from at_the_table import Guest, Place, Visitors, run, take_turn
from sqlalchemy import insert

from bastide.games import catalogue
from bastide.table.connecting import open_engine
from bastide.table.duplicates import week_of, weekly
from bastide.table.schema import attempts, results

WEEK = 7 * 86_400_000


def made(person: Guest, **wish: Any) -> str:
    status, answer = person.call("POST", "/api/duplicates", {"game": "standard", "level": "child", **wish})
    assert status == 201, answer
    return str(answer["code"])


def played(person: Guest, code: str, name: str) -> str:
    status, answer = person.call("POST", f"/api/duplicates/{code}/play", {"name": name})
    assert status == 201, answer
    return str(answer["slug"])


def looked(person: Guest, code: str) -> dict[str, Any]:
    status, answer = person.call("GET", f"/api/duplicates/{code}")
    assert status == 200, answer
    return dict(answer)


def my_turn(state: dict[str, Any]) -> bool:
    return bool(state["choice"]) and state["choice"]["mine"]


def test_everybody_draws_the_same_and_meets_the_same_answers(visitor: Visitors, base: Place) -> None:
    async def scene() -> None:
        base.deal("two decks that begin with different tiles")
        ada, bruno = visitor(), visitor()
        code = made(ada)
        slugs = [played(ada, code, "Ada"), played(bruno, code, "Bruno")]
        assert slugs[0] != slugs[1]
        assert played(ada, code, "Ada") == slugs[0]
        told = []
        for person, slug in zip((ada, bruno), slugs, strict=True):
            look = await person.look(slug)
            first = look.options()
            await take_turn(look)
            await look.until(my_turn)
            told.append((first, look.state["view"]["tiles"], look.options()))
        assert told[0] == told[1]
        other = made(ada)
        elsewhere = await ada.look(played(ada, other, "Ada"))
        await take_turn(elsewhere)
        await elsewhere.until(my_turn)
        assert elsewhere.state["view"]["tiles"] != told[0][1]

    run(scene())


def test_nothing_is_taken_back_no_hint_is_given_and_the_seal_stays_shut(visitor: Visitors) -> None:
    async def scene() -> None:
        ada = visitor()
        slug = played(ada, made(ada), "Ada")
        look = await ada.look(slug)
        await take_turn(look)
        await look.until(my_turn)
        refused = await look.ask("takeback", at=look.state["at"], seat=0)
        assert refused["code"] == "duplicate"
        assert (await look.ask("aid", aid="hint", at=look.state["at"]))["code"] == "locked"
        await look.ask("resign", seat=0)
        await look.until(lambda state: state["phase"] == "over")
        _, sealed = ada.call("GET", f"/api/tables/{slug}/seal")
        assert sealed.get("secret") is None
        assert sealed.get("record") is None

    run(scene())


def test_a_rematch_has_a_deck_of_its_own_and_nobody_wishes_for_a_code(visitor: Visitors) -> None:
    ada = visitor()
    code = made(ada)
    slug = ada.make_table("standard", setup={"duplicate": code}, computers={"1": "random"})

    async def scene() -> None:
        look = await ada.look(slug)
        assert look.state["setup"].get("duplicate") is None

    run(scene())


def note(place: Place, database: str, code: str, person: str, name: str, points: tuple[int, int], time: int) -> None:
    """A game that was played to its end."""
    engine = open_engine(database)
    slug, row = f"game-of-{name.lower()}", {"game": "standard", "boxes": "[]", "seats": 2, "place": 1, "time": time}
    row |= {"reason": "played", "has_left": False, "sought": "", "slug": slug}
    with engine.begin() as connection:
        connection.execute(insert(attempts).values(code=code, person=person, slug=slug))
        for seat, mine in enumerate(points):
            who = {"seat": seat, "person": person if seat == 0 else "", "points": mine, "name": name}
            connection.execute(insert(results).values({**row, **who, "player": None if seat == 0 else "child"}))
    engine.dispose()


def test_results_come_best_first_and_games_are_shown_to_whoever_has_played(tmp_path: Any, place: Place) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    ada = Guest(place)
    code = made(ada)
    note(place, database, code, "b" * 64, "Bruno", (60, 40), 1)
    note(place, database, code, "c" * 64, "Chloe", (90, 50), 2)
    told = looked(ada, code)
    assert [(one["name"], one["points"], one["level_points"]) for one in told["attempts"]] == [
        ("Chloe", 90, 50), ("Bruno", 60, 40)
    ]  # fmt: skip
    assert not told["over"]
    assert all(one.get("slug") is None for one in told["attempts"])

    async def scene() -> None:
        slug = played(ada, code, "Ada")
        assert looked(ada, code)["playing"] == 1
        look = await ada.look(slug)
        await look.ask("resign", seat=0)
        await look.until(lambda state: state["phase"] == "over")

    run(scene())
    told = looked(ada, code)
    assert told["over"]
    assert [one["slug"] for one in told["attempts"]] == ["game-of-chloe", "game-of-bruno"]


def test_what_is_wrong_is_said(visitor: Visitors) -> None:
    ada = visitor()
    assert ada.call("GET", "/api/duplicates/nothing-here")[1]["code"] == "no-duplicate"
    wish = {"game": "standard", "level": "random"}
    assert ada.call("POST", "/api/duplicates", wish)[1]["code"] == "no-level"
    assert ada.call("POST", "/api/duplicates", {"game": "castle", "level": "club", "boxes": ["inns"]})[0] == 400
    assert ada.call("POST", f"/api/duplicates/{made(ada)}/play", {"name": " "})[1]["code"] == "name"


def test_every_week_has_its_own_and_every_game_its_week(visitor: Visitors) -> None:
    ada, bruno = visitor(), visitor()
    one, other = looked(ada, "week"), looked(bruno, "week")
    assert one["code"] == other["code"]
    assert one["level"] == "club"
    assert one["week"] in range(1, 54)
    games = {weekly(week_of(number * WEEK))[1].game for number in range(len(catalogue.games))}
    assert games == set(catalogue.games)
