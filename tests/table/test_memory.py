"""What is remembered of people: results, ratings, profiles, games with each other, who left; quick matches."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from at_the_table import Guest, Place, Visitors, pair, run, take_turn
from hands import Hands
from sqlalchemy import insert

from bastide.table import matching, visits
from bastide.table.glicko import Met, Strength, after
from bastide.table.hall import Hall
from bastide.table.measured import strength_of
from bastide.table.memory import Memory, remember
from bastide.table.persons import Match
from bastide.table.results import Finished, Outcome
from bastide.table.schema import ratings
from bastide.table.settings import Settings
from bastide.table.store import Store

GAME = "base"
ADA = "a" * 64


async def played(
    visitor: Visitors, steps: int = 4, people: list[Guest] | None = None, **setup: Any
) -> tuple[str, list[Guest]]:
    """A game of two people which the second one gives up after so many steps."""
    people = people or [visitor(), visitor()]
    slug = people[0].make_table(GAME, setup=setup)
    people[1].sit(slug, "Bruno")
    looks = [await person.look(slug) for person in people]
    for _ in range(steps):
        await take_turn(next(look for look in looks if look.mine))
        for look in looks:
            await look.until(lambda state: state["steps"] == max(other.state["steps"] for other in looks))
    await looks[1].ask("resign", seat=1)
    await looks[0].until(lambda state: state["phase"] == "over")
    return slug, people


def me(person: Guest) -> dict[str, Any]:
    status, told = person.call("GET", "/api/me")
    assert status == 200, told
    return dict(told)


def games(person: Guest, query: str = "") -> list[dict[str, Any]]:
    return list(person.call("GET", f"/api/me/games{query}")[1]["games"])


def test_the_end_of_a_game_changes_both_ratings_and_both_histories(visitor: Visitors) -> None:
    async def work() -> None:
        slug, (ada, bruno) = await played(visitor)
        [won], [lost] = me(ada)["profile"]["ratings"], me(bruno)["profile"]["ratings"]
        assert won["game"] == lost["game"] == GAME
        assert won["rating"] > 1500 > lost["rating"]
        assert won["rating"] - 1500 == 1500 - lost["rating"]
        assert won["deviation"] < 350
        assert not won["sure"]
        [game] = games(bruno)
        assert (game["slug"], game["reason"], game["seat"]) == (slug, "resigned", 1)
        assert [(seat["name"], seat["place"]) for seat in game["seats"]] == [("Ada", 1), ("Bruno", 2)]
        assert (game["before"], game["after"]) == (1500, lost["rating"])
        assert me(bruno)["profile"]["has_left"] == 0
        assert me(visitor())["profile"]["games"] == 0

    run(work())


def test_a_game_of_a_few_steps_is_remembered_but_changes_no_rating(visitor: Visitors) -> None:
    async def work() -> None:
        _, (ada, _) = await played(visitor, steps=3)
        assert me(ada)["profile"]["ratings"] == []
        assert (me(ada)["profile"]["games"], games(ada)[0]["after"]) == (1, None)

    run(work())


def test_a_game_that_may_be_analysed_on_the_way_changes_no_rating(visitor: Visitors) -> None:
    async def work() -> None:
        _, (ada, _) = await played(visitor, analysis=True)
        assert me(ada)["profile"]["ratings"] == []

    run(work())


def test_who_plays_both_seats_gains_nothing(visitor: Visitors) -> None:
    async def work() -> None:
        ada = visitor()
        await played(visitor, people=[ada, ada])
        assert me(ada)["profile"]["ratings"] == []

    run(work())


def test_games_against_a_level_are_rated_by_its_measured_strength(database: str) -> None:
    store = Store(database)
    try:
        for slug, player in (("brave-otter", "club"), ("calm-heron", "child")):
            mine = Outcome(0, "Ada", None, (ADA,), 1, 60, False)
            other = Outcome(1, player, player, (), 2, 50, False)
            with store.engine.begin() as connection:
                remember(connection, slug, 1000, Finished("standard", (), "played", True, (mine, other)))
        profile = Memory(store.engine).profile(ADA, "Ada", 1000)
        gains = [game.after - game.before for game in reversed(Memory(store.engine).games(ADA))]
    finally:
        store.close()
    [rating] = profile.ratings
    assert (rating.game, rating.games) == ("standard", 2)
    first = after(Strength(), [Met(strength_of("club", "standard"), 1)])
    assert rating.rating == round(after(first, [Met(strength_of("child", "standard"), 1)]).rating)
    assert gains[0] != gains[1]
    assert [(one.player, one.games, one.won) for one in profile.levels] == [("child", 1, 1), ("club", 1, 1)]


def test_games_against_a_computer_of_unknown_strength_are_not_rated(visitor: Visitors) -> None:
    async def work() -> None:
        ada = visitor()
        slug = ada.make_table(GAME, computers={"1": "random"})
        look = await ada.look(slug)
        for _ in range(2):
            await look.until(lambda state: (state.get("choice") or {}).get("mine"))
            await take_turn(look)
        await look.until(lambda state: (state.get("choice") or {}).get("mine"))
        await look.ask("resign", seat=0)
        profile = me(ada)["profile"]
        assert profile["ratings"] == []
        assert profile["levels"] == [{"player": "random", "games": 1, "won": 0}]

    run(work())


def test_my_games_are_found_by_names_and_games(visitor: Visitors) -> None:
    async def work() -> None:
        slug, (ada, bruno) = await played(visitor, 0)
        other, _ = await played(visitor, 0, [ada, visitor()])
        assert [game["slug"] for game in games(ada)] in ([other, slug], [slug, other])
        assert [game["slug"] for game in games(ada, f"?words=BRUNO%20{slug}")] == [slug]
        assert games(ada, "?words=nobody") == []
        assert games(ada, "?words=%25") == []
        assert len(games(ada, f"?game={GAME}")) == 2
        assert games(ada, "?game=castle") == []
        assert games(ada, f"?before={games(ada)[-1]['time']}") == []
        status, told = ada.call("GET", f"/api/tables/{slug}/players/1")
        assert status == 200
        assert told["together"] == {"games": 1, "mine": 1, "theirs": 0}
        assert [game["slug"] for game in told["games"]] == [slug]
        assert (told["profile"]["name"], told["mine"]) == ("Bruno", False)
        assert bruno.call("GET", f"/api/tables/{slug}/players/1")[1]["mine"]
        assert ada.call("GET", f"/api/tables/{slug}/players/5")[1]["code"] == "no-seat"

    run(work())


def test_who_leaves_quietly_is_known_by_it(visitor: Visitors, base: Place) -> None:
    async def work() -> None:
        clock = {"kind": "move", "seconds": 60, "end": "lose"}
        _, people, looks = await pair(visitor, GAME, setup={"clock": clock})
        base.hands.turn(61)
        await looks[1].until(lambda state: state["phase"] == "over")
        quiet, stayed = me(people[0])["profile"], me(people[1])["profile"]
        assert (quiet["has_left"], quiet["games"]) == (1, 1)
        assert (stayed["has_left"], stayed["won"]) == (0, 1)

    run(work())


def test_who_was_waited_for_in_vain_has_left_and_comes_last(visitor: Visitors, base: Place) -> None:
    async def work() -> None:
        slug, (ada, bruno), looks = await pair(visitor, GAME)
        await take_turn(looks[0])
        await looks[1].close()
        await looks[0].until(lambda state: state["seats"][1].get("away_since"))
        base.hands.turn(400)
        await looks[0].until(lambda state: state["seats"][1].get("may_decide"))
        answer = await looks[0].ask("end", at=looks[0].state["at"])
        assert answer["type"] == "accepted"
        assert me(bruno)["profile"]["has_left"] == 1
        assert [seat["place"] for seat in games(ada)[0]["seats"]] == [1, 2]
        assert [seat["has_left"] for seat in games(ada)[0]["seats"]] == [False, True]
        assert slug == games(ada)[0]["slug"]

    run(work())


def matched(person: Guest, name: str, game: str = GAME) -> dict[str, Any]:
    status, told = person.call("POST", "/api/match", {"game": game, "name": name})
    assert status == 200, told
    return dict(told)


def test_a_quick_match_brings_two_together_who_want_the_same_game(visitor: Visitors, base: Place) -> None:
    async def work() -> None:
        base.hands.turn(100)
        ada, bruno, clara = visitor(), visitor(), visitor()
        first = matched(ada, "Ada")
        assert first["waiting"]
        assert matched(clara, "Clara", "castle")["waiting"]
        look = await ada.look(first["slug"])
        assert matched(bruno, "Ada") == {"slug": first["slug"], "waiting": False}
        await look.until(lambda state: state["phase"] == "playing")
        assert [seat["name"] for seat in look.state["seats"]] == ["Ada", "Ada 2"]
        assert look.state["setup"]["clock"]["kind"] == "chess"
        assert matched(clara, "Clara")["waiting"]

    run(work())


def test_nobody_is_matched_with_who_has_gone_away(visitor: Visitors, base: Place) -> None:
    base.hands.turn(100)
    gone = matched(visitor(), "Gone")["slug"]
    base.hands.turn(30)
    assert matched(visitor(), "Ada")["slug"] != gone
    assert gone in [table["slug"] for table in visitor().call("GET", "/api/lobby")[1]["tables"]]


def test_the_nearest_in_strength_is_matched_and_nobody_far_stronger(tmp_path: Path) -> None:
    async def work() -> None:
        hall = Hall(Settings(f"sqlite:///{tmp_path / 't.sqlite'}", timepiece=Hands()))
        strengths = {"a" * 64: 1950.0, "b" * 64: 1700.0, "c" * 64: 1560.0}
        with hall.store.engine.begin() as connection:
            for person, rating in strengths.items():
                row = {"person": person, "game": GAME, "rating": rating, "deviation": 60.0, "volatility": 0.06}
                connection.execute(insert(ratings).values(**row, games=9, time=hall.settings.now()))
        slugs = {
            person: await hall.make_table(person, visits.NewTable(matching.setup_for(GAME), "Ada"))
            for person in strengths
        }
        try:
            assert {table.rating for table in hall.lobby.open_tables("d" * 64)} == {1950, 1700, 1560}
            for expected in ("c" * 64, "b" * 64):
                found = await matching.match(hall, "d" * 64, Match(GAME, "Dorian"))
                assert found.slug == slugs[expected]
            assert (await matching.match(hall, "d" * 64, Match(GAME, "Dorian"))).waiting
        finally:
            await hall.close()

    run(work())
