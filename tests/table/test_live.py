"""The live connection: playing, refusing, asking, going and coming back."""

from __future__ import annotations

import random

import pytest
from at_the_table import Visitors, pair, play_on, run, sent_away, take_turn
from websockets.exceptions import ConnectionClosed

from bastide import Game, catalogue

GAME = "standard"


def test_a_game_starts_when_the_last_seat_is_taken(visitor: Visitors) -> None:
    async def work() -> None:
        ada, bruno = visitor(), visitor()
        slug = ada.make_table(GAME, name="Ada")
        look = await ada.look(slug)
        assert look.state["phase"] == "waiting"
        assert [seat["kind"] for seat in look.state["seats"]] == ["person", "free"]
        assert bruno.sit(slug, "Bruno") == 1
        state = await look.until(lambda state: state["phase"] == "playing")
        assert state["choice"]["mine"]
        assert state["choice"]["placements"]
        assert state["view"]["extras"]["hand"]
        other = await bruno.look(slug)
        assert not other.state["choice"]["mine"]
        assert other.state["choice"]["placements"] == []
        assert other.state["choice"]["verbs"] == ["place"]

    run(work())


def test_moves_reach_the_other_page_and_are_one_step(visitor: Visitors) -> None:
    async def work() -> None:
        _, _, (ada, bruno) = await pair(visitor)
        place = ada.options()[0]
        preview = await ada.ask("preview", at=ada.state["at"], moves=[place])
        puts = [option for option in preview["options"] if option["move"]["verb"] == "put"]
        follower = next(option for option in reversed(puts) if not option.get("closes"))
        answer = await ada.play(place, follower["move"]["move"])
        assert answer["type"] == "accepted"
        state = await bruno.until(lambda state: state["steps"] == 1)
        line = next(line for line in bruno.lines if line["kind"] == "played")
        assert [move["move"] for move in line["moves"]] == [place, follower["move"]["move"]]
        assert [event["kind"] for event in line["events"]][:2] == ["placed", "put"]
        assert state["view"]["tiles"][-1]["figures"][0]["seat"] == 0
        assert state["choice"]["mine"]

    run(work())


def test_a_refused_step_changes_nothing(visitor: Visitors) -> None:
    async def work() -> None:
        _, _, (ada, bruno) = await pair(visitor)
        before, at = ada.state["hash"], ada.state["at"]
        place = ada.options()[0]
        for moves, code in (
            ([place, "p>N"], None),
            (["nonsense!"], "bad-notation"),
            (["-"], "not-now"),
            ([place, "-", "-"], "not-now"),
            (["?BG-A"], "not-now"),
            (["BG-A@30,30N"], None),
        ):
            answer = await ada.play(*moves)
            assert answer["type"] == "refused", moves
            assert code in (None, answer["code"])
        answer = await bruno.play(place)
        assert answer["code"] == "not-yours"
        fresh = await ada.ask("ping")
        assert fresh["type"] == "pong"
        assert (ada.state["hash"], ada.state["at"]) == (before, at)

    run(work())


def test_a_stale_move_is_refused_and_a_repeated_one_answered_again(visitor: Visitors) -> None:
    async def work() -> None:
        _, _, (ada, _) = await pair(visitor)
        at, place = ada.state["at"], ada.options()[0]
        first = await ada.play(place, "-", id="same")
        assert first["type"] == "accepted"
        again = await ada.ask("play", "same", at=at, moves=[place, "-"])
        assert (again["number"], again["again"]) == (first["number"], True)
        stale = await ada.ask("play", "other", at=at, moves=[place, "-"])
        assert stale["code"] == "stale"
        assert ada.state["steps"] == 1

    run(work())


def test_chat_reaches_everybody_and_leaves_moves_valid(visitor: Visitors) -> None:
    async def work() -> None:
        slug, _, (ada, bruno) = await pair(visitor)
        guest = visitor()
        nobody = await guest.look(slug)
        assert (await nobody.ask("chat", text="no cookie"))["type"] == "refused"
        guest.call("GET", "/api/hello")
        watcher = await guest.look(slug)
        at = ada.state["at"]
        await bruno.ask("chat", text="<b>h\u202eé</b>\x00")
        while not any(line["kind"] == "said" and line["text"] == "<b>hé</b>" for line in watcher.lines):
            await watcher.read()
        assert next(line for line in watcher.lines if line["kind"] == "said")["name"] == "Bruno"
        assert (await ada.ask("play", at=at, moves=[ada.options()[0]]))["type"] == "accepted"
        assert (await watcher.ask("chat", text="hi"))["type"] == "accepted"
        assert (await watcher.ask("chat", text=" \u200b "))["type"] == "refused"

    run(work())


def test_resigning_ends_a_game_for_two(visitor: Visitors) -> None:
    async def work() -> None:
        _, _, (ada, bruno) = await pair(visitor)
        assert (await bruno.ask("resign", seat=0))["code"] == "not-yours"
        await ada.ask("resign", seat=0)
        state = await bruno.until(lambda state: state["phase"] == "over")
        assert state["result"]["reason"] == "resigned"
        assert (state["result"]["ranks"], state["result"]["winners"]) == ([2, 1], [1])
        assert state["seal"]["secret"]
        assert (await bruno.ask("play", at=state["at"], moves=["-"]))["code"] == "over"

    run(work())


def test_with_three_a_computer_plays_on_for_who_resigns(visitor: Visitors) -> None:
    async def work() -> None:
        people = [visitor() for _ in range(3)]
        slug = people[0].make_table(GAME, 3)
        people[1].sit(slug, "Bruno")
        people[2].sit(slug, "Chloé")
        look = await people[0].look(slug)
        other = await people[1].look(slug)
        await look.ask("resign", seat=0)
        state = await other.until(lambda state: state["steps"] == 1)
        assert state["phase"] == "playing"
        assert state["seats"][0]["resigned"]
        assert state["seats"][0]["substitute"]
        assert (await look.ask("return", seat=0))["type"] == "refused"

    run(work())


def test_a_computer_takes_my_seat_and_gives_it_back(visitor: Visitors) -> None:
    async def work() -> None:
        _, _, (ada, bruno) = await pair(visitor)
        assert (await ada.ask("substitute", seat=1, player="greedy"))["code"] == "present"
        assert (await ada.ask("substitute", seat=0, player="nobody"))["code"] == "unknown-player"
        await ada.ask("substitute", seat=0, player="greedy")
        await ada.until(lambda state: state["steps"] == 1)
        assert ada.state["seats"][0]["substitute"]
        await bruno.until(lambda state: state["steps"] == 1)
        await ada.ask("return", seat=0)
        await take_turn(bruno)
        await ada.until(lambda state: state["choice"]["mine"])

    run(work())


def test_computers_play_a_whole_game_and_the_draw_can_be_checked(visitor: Visitors) -> None:
    async def work() -> None:
        ada = visitor()
        slug = ada.make_table(GAME, 2, seat=None, computers={"0": "greedy", "1": "random"})
        look = await ada.look(slug)
        state = await look.until(lambda state: state["phase"] == "over")
        assert state["result"]["reason"] == "played"
        assert sum(state["result"]["points"][0].values()) == state["result"]["scores"][0]
        status, sealed = ada.call("GET", f"/api/tables/{slug}/seal")
        assert (status, sealed["fair"]) == (200, True)
        status, record = ada.call("GET", f"/api/tables/{slug}/record")
        assert list(Game.from_record(record).scores) == state["result"]["scores"]

    run(work())


def test_a_position_is_what_everybody_saw_then(visitor: Visitors) -> None:
    async def work() -> None:
        _, _, (ada, bruno) = await pair(visitor)
        seen = {0: bruno.state["view"]["tiles"]}
        for _ in range(5):
            await play_on([ada, bruno], 1, random.Random(1))
            seen[bruno.state["steps"]] = bruno.state["view"]["tiles"]
        for step, tiles in seen.items():
            answer = await bruno.ask("position", step=step)
            assert answer["view"]["tiles"] == tiles
        assert (await bruno.ask("position", step=99))["code"] == "no-step"

    run(work())


@pytest.mark.parametrize("aid", ["dead", "left", "areas", "ended"])
def test_aids_answer_until_the_owner_locks_them(visitor: Visitors, aid: str) -> None:
    async def work() -> None:
        _, _, (ada, bruno) = await pair(visitor)
        await play_on([ada, bruno], 6, random.Random(2))
        answer = await bruno.ask("aid", at=bruno.state["at"], aid=aid)
        assert answer["type"] == aid
        assert (await bruno.ask("lock", aid=aid, locked=True))["code"] == "not-allowed"
        await ada.ask("lock", aid=aid, locked=True)
        await bruno.until(lambda state: aid in state["setup"]["locked"])
        assert (await bruno.ask("aid", at=bruno.state["at"], aid=aid))["code"] == "locked"
        if aid == "ended" and ada.mine:
            preview = await ada.ask("preview", at=ada.state["at"], moves=[])
            assert preview["end"] == []
        if aid == "ended":
            areas = await ada.ask("aid", at=ada.state["at"], aid="areas")
            assert areas["areas"]
            assert all(area["points"] == [] for area in areas["areas"])

    run(work())


def test_a_hint_can_be_played(visitor: Visitors) -> None:
    async def work() -> None:
        _, _, (ada, _) = await pair(visitor)
        hint = await ada.ask("aid", at=ada.state["at"], aid="hint")
        assert hint["type"] == "hint"
        assert (await ada.play(*hint["moves"]))["type"] == "accepted"

    run(work())


def test_coming_back_tells_what_was_missed(visitor: Visitors) -> None:
    async def work() -> None:
        slug, people, (ada, bruno) = await pair(visitor)
        last = bruno.state["last"]
        await bruno.close()
        await ada.until(lambda state: state["seats"][1].get("away_since"))
        await take_turn(ada)
        back = await people[1].look(slug, since=last)
        assert back.missed == 1
        assert [line["kind"] for line in back.lines] == ["played"]
        assert back.mine
        await ada.until(lambda state: state["seats"][1].get("connected"))

    run(work())


def test_rematch_brings_a_table_one_seat_further_on(visitor: Visitors) -> None:
    async def work() -> None:
        _, people, (ada, bruno) = await pair(visitor)
        assert (await ada.ask("rematch"))["code"] == "not-over"
        await ada.ask("resign", seat=0)
        made = await ada.ask("rematch", id="again")
        assert (await ada.ask("rematch", id="again"))["slug"] == made["slug"]
        await bruno.until(lambda state: state.get("rematch"))
        assert (await bruno.ask("rematch"))["slug"] == made["slug"]
        seat = people[1].sit(made["slug"], "Bruno")
        assert seat == 0
        look = await people[1].look(made["slug"])
        assert look.state["phase"] == "playing"
        assert look.mine

    run(work())


def test_before_the_start_seats_are_freed_and_filled(visitor: Visitors) -> None:
    async def work() -> None:
        ada, bruno = visitor(), visitor()
        slug = ada.make_table(GAME, 3)
        look = await ada.look(slug)
        bruno.sit(slug, "Bruno", 2)
        other = await bruno.look(slug)
        assert (await other.ask("stand", seat=0))["code"] == "not-yours"
        assert (await look.ask("stand", seat=2))["type"] == "accepted"
        await other.until(lambda state: state["mine"] == [])
        assert (await other.ask("substitute", seat=1, player="random"))["code"] == "not-allowed"
        await look.ask("substitute", seat=1, player="random")
        await look.ask("substitute", seat=2, player="random")
        state = await look.until(lambda state: state["phase"] == "playing")
        assert [seat["name"] for seat in state["seats"]] == ["Ada", "random", "random 2"]

    run(work())


def test_two_people_may_share_one_device(visitor: Visitors) -> None:
    async def work() -> None:
        ada = visitor()
        slug = ada.make_table(GAME)
        ada.sit(slug, "Bruno")
        look = await ada.look(slug)
        assert look.state["mine"] == [0, 1]
        for _ in range(4):
            assert look.mine
            assert look.state["view"]["seat"] == look.state["choice"]["seat"]
            await take_turn(look)

    run(work())


def test_without_spectators_only_players_look(visitor: Visitors) -> None:
    async def work() -> None:
        people = [visitor(), visitor()]
        slug = people[0].make_table(GAME, setup={"watch": False})
        early = await visitor().look(slug)
        people[1].sit(slug, "Bruno")
        assert await sent_away(early) == 4403
        with pytest.raises(ConnectionClosed):
            await visitor().look(slug)
        assert visitor().call("GET", f"/api/tables/{slug}/record")[0] == 403

    run(work())


@pytest.mark.parametrize("game", ["winter", "castle", "city"])
def test_any_game_can_be_played_to_its_end(visitor: Visitors, game: str) -> None:
    async def work() -> None:
        boxes = list(catalogue.together(box.name for box in catalogue.boxes.values() if game in box.games))
        _, _, looks = await pair(visitor, game, setup={"boxes": boxes})
        chance = random.Random(11)
        while looks[0].state["phase"] == "playing":
            mover = next(look for look in looks if look.mine)
            preview = await mover.ask("preview", at=mover.state["at"], moves=[chance.choice(mover.options())])
            assert preview["type"] == "preview", preview
            await play_on(looks, 1, chance)
        assert looks[1].state["result"]["scores"] == looks[1].state["view"]["scores"]

    run(work())
