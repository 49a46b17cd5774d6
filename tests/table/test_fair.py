"""A fair match: the level that fits what is known of me, game by game; a new visitor begins a little lower."""

from __future__ import annotations

from at_the_table import Guest, Visitors, run, take_turn

from bastide.games import catalogue
from bastide.table.client import Look
from bastide.table.fair import fair_level, fair_levels
from bastide.table.glicko import Strength, expected
from bastide.table.measured import strength_of

LEVELS = ["child", "beginner", "casual", "club", "master", "sage"]


def fair(person: Guest) -> dict[str, str]:
    status, told = person.call("GET", "/api/me/fair")
    assert status == 200, told
    return dict(told["levels"])


async def give_up(look: Look) -> None:
    """Four steps, and the end."""
    while look.state["steps"] < 4 or not look.mine:
        if look.mine:
            await take_turn(look)
        else:
            await look.until(lambda state: state["choice"]["mine"])
    await look.ask("resign", seat=0)
    await look.until(lambda state: state["phase"] == "over")


def test_who_is_well_known_meets_the_level_that_he_beats_every_second_time() -> None:
    for level in LEVELS:
        own = Strength(strength_of(level, "standard").rating, 30.0)
        found = fair_level(LEVELS, "standard", own)
        assert found == level
        assert 0.4 < expected(own, strength_of(found, "standard")) < 0.6


def test_better_results_bring_stronger_levels() -> None:
    found = [LEVELS.index(fair_level(LEVELS, "castle", Strength(rating, 60.0))) for rating in range(800, 2400, 100)]
    assert found == sorted(found)
    assert (found[0], found[-1]) == (0, 5)


def test_a_new_visitor_begins_with_a_gentle_level_in_every_game(visitor: Visitors) -> None:
    assert fair(visitor()) == dict.fromkeys(catalogue.games, "beginner") == fair_levels({})


def test_results_against_levels_decide_who_is_fair(visitor: Visitors) -> None:
    """One press makes the table: no name, no account, no choice. Who gives up to a player is met more gently."""

    async def work() -> None:
        ada = visitor()
        for _ in range(3):
            await give_up(await ada.look(ada.make_table("base", computers={"1": "greedy"})))
        [rating] = ada.call("GET", "/api/me")[1]["profile"]["ratings"]
        assert (rating["game"], rating["games"]) == ("base", 3)
        assert rating["rating"] < 1300
        found = fair(ada)
        assert found["base"] == "child"
        assert found["castle"] == "beginner"

    run(work())
