"""Making, finding, joining and leaving tables; records out and in."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from at_the_table import Place, Visitors, pair, play_on, run, take_turn
from typer.testing import CliRunner

from bastide import Game
from bastide.cli.app import app
from bastide.table import seal
from bastide.table.secrecy import Secrets
from bastide.table.slugs import is_slug, new_slug


def post(visitor: Any, path: str, body: Any) -> tuple[int, str]:
    status, answer = visitor.call("POST", path, body)
    return status, answer.get("code", "")


def test_hello_tells_what_can_be_played(visitor: Visitors) -> None:
    status, hello = visitor().call("GET", "/api/hello")
    assert status == 200
    games = {game["name"]: game for game in hello["games"]}
    assert games["standard"]["fewest"] == 2
    assert {"name", "choices", "default", "about"} == set(games["standard"]["switches"][0])
    assert {"random", "greedy"} <= {player["name"] for player in hello["players"]}
    assert hello["themes"]
    assert all(set(box["games"]) <= set(games) for box in hello["boxes"])


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"setup": {"game": "chess"}}, "unknown-game"),
        ({"setup": {"game": "standard", "seats": 6}}, "seats"),
        ({"setup": {"game": "standard", "rules": {"holes": "maybe"}}}, "unknown-choice"),
        ({"setup": {"game": "standard", "boxes": ["nothing"]}}, "unknown-box"),
        ({"setup": {"game": "standard"}, "name": 'a"b'}, "name"),
        ({"setup": {"game": "standard"}, "name": "\u0000 "}, "name"),
        ({"setup": {"game": "standard"}, "seat": 2}, "no-seat"),
        ({"setup": {"game": "standard"}, "computers": {"0": "greedy"}}, "seat-taken"),
        ({"setup": {"game": "standard"}, "computers": {"1": "deep"}}, "unknown-player"),
        ({"setup": {"game": "standard", "clock": {"kind": "hourglass"}}}, "bad-message"),
    ],
)
def test_a_bad_wish_is_refused_with_a_reason(visitor: Visitors, wish: dict[str, Any], code: str) -> None:
    status, answer = visitor().call("POST", "/api/tables", {"name": "Ada", **wish})
    assert (status >= 400, answer["code"]) == (True, code)
    assert answer["sentence"]


def test_sitting_down(visitor: Visitors) -> None:
    ada, bruno = visitor(), visitor()
    slug = ada.make_table("standard", 3)
    sit = f"/api/tables/{slug}/sit"
    assert post(bruno, sit, {"name": "ADA"}) == (409, "name-taken")
    assert post(bruno, sit, {"name": "Bruno", "seat": 0}) == (409, "seat-taken")
    assert post(bruno, sit, {"name": "Bruno", "seat": 3}) == (400, "no-seat")
    assert post(bruno, sit, {"name": "x" * 25}) == (400, "bad-message")
    assert bruno.sit(slug, "Bruno", 2) == 2
    assert visitor().sit(slug, "Chloé") == 1
    assert post(visitor(), sit, {"name": "Dora"}) == (409, "started")
    assert post(visitor(), "/api/tables/no-table/sit", {"name": "Dora"}) == (404, "no-table")


def test_lists_of_tables(base: Place, visitor: Visitors) -> None:
    ada, bruno = visitor(), visitor()
    assert ada.call("GET", "/api/tables")[1] == {"tables": []}
    hidden = ada.make_table("standard")
    base.hands.turn(1)
    shown = ada.make_table("standard", setup={"listed": True})
    assert [table["slug"] for table in ada.call("GET", "/api/tables")[1]["tables"]] == [shown, hidden]
    open_slugs = [table["slug"] for table in bruno.call("GET", "/api/lobby")[1]["tables"]]
    assert shown in open_slugs
    assert hidden not in open_slugs
    bruno.sit(hidden, "Bruno")
    mine = bruno.call("GET", "/api/tables")[1]["tables"]
    assert [(table["slug"], table["mine"], table["my_choice"]) for table in mine] == [(hidden, [1], False)]
    table = next(table for table in ada.call("GET", "/api/tables")[1]["tables"] if table["slug"] == hidden)
    assert (table["phase"], table["my_choice"], table["seats"]) == ("playing", True, ["Ada", "Bruno"])
    assert ada.call("GET", f"/api/tables/{hidden}")[1] == table


def test_lists_follow_the_game(visitor: Visitors) -> None:
    async def work() -> None:
        slug, people, (ada, bruno) = await pair(visitor)
        await take_turn(ada)
        await bruno.until(lambda state: state["choice"]["mine"])
        tables = people[1].call("GET", "/api/tables")[1]["tables"]
        assert (tables[0]["slug"], tables[0]["my_choice"], tables[0]["steps"]) == (slug, True, 1)

    run(work())


def test_a_record_of_a_game_under_way_goes_out_and_in(visitor: Visitors) -> None:
    async def work() -> None:
        slug, people, looks = await pair(visitor)
        await play_on(looks, 9, random.Random(5))
        status, record = people[0].call("GET", f"/api/tables/{slug}/record")
        assert status == 200
        assert "Seed" not in record
        status, made = people[0].call("POST", "/api/tables/import", {"record": record})
        assert status == 201
        again = made["slug"]
        look = await people[0].look(again)
        assert look.state["phase"] == "waiting"
        assert look.state["hash"] == looks[0].state["hash"]
        await look.close()
        people[0].sit(again, "Ada")
        people[1].sit(again, "Bruno")
        others = [await person.look(again) for person in people]
        assert others[0].state["hash"] == looks[0].state["hash"]
        assert (await others[0].ask("takeback", at=others[0].state["at"], seat=0))["code"] == "nothing-to-take-back"
        await play_on(others, 200, random.Random(6))
        assert others[0].state["phase"] == "over"
        assert people[0].call("GET", f"/api/tables/{again}/seal")[1]["fair"] is True

    run(work())


def test_a_record_of_a_finished_game_can_be_looked_at(visitor: Visitors) -> None:
    async def work() -> None:
        game = Game.new("standard", ["red", "blue"], seed=3)
        while not game.over:
            game.play(game.moves()[0])
        guest = visitor()
        status, made = guest.call("POST", "/api/tables/import", {"record": game.record()})
        assert status == 201
        look = await guest.look(made["slug"])
        assert look.state["phase"] == "over"
        assert look.state["result"]["scores"] == list(game.scores)
        assert [seat["name"] for seat in look.state["seats"]] == ["red", "blue"]
        middle = await look.ask("position", step=10)
        assert middle["type"] == "position"

    run(work())


@pytest.mark.parametrize(
    ("record", "code"),
    [
        ("nonsense", None),
        ('[Game "standard"]\n[Seat "a"]\n[Seat "b"]\n[With "tiles=\\"/etc/passwd\\""]\n*', None),
        ('[Game "standard"]\n[Seat "a"]\n[Seat "b"]\n[With "tiles=3"]\n*', "files"),
        ('[Game "standard"]\n[Seat "a"]\n[Seat "b"]\n[File "tiles=x.toml"]\n*', "files"),
        ('[Game "standard"]\n[Seat "a"]\n[Seat "b"]\n[Chance "explicit"]\n\n1. ?BG-A BG-A@9,9N\n*', None),
        ('[Game "standard"]\n[Seat "<i>"]\n[Seat "a-name-that-is-far-too-long-for-a-seat"]\n*', "name"),
    ],
)
def test_bad_records_are_refused(visitor: Visitors, record: str, code: str | None) -> None:
    status, answer = visitor().call("POST", "/api/tables/import", {"record": record})
    assert status == 400
    assert code in (None, answer["code"])
    assert "root:" not in answer["sentence"]


def test_anybody_can_check_the_draw_with_the_saved_proof(tmp_path: Path, visitor: Visitors, base: Place) -> None:
    async def work() -> None:
        base.deal("tiles that another luck would not have brought")
        slug, people, (ada, bruno) = await pair(visitor)
        await play_on([ada, bruno], 4, random.Random(1))
        sealed = ada.state["seal"]["hash"]
        proof = tmp_path / "proof.json"
        proof.write_text(json.dumps(people[0].call("GET", f"/api/tables/{slug}/seal")[1]))
        early = CliRunner().invoke(app, ["check-draw", str(proof)])
        assert early.exit_code == 1
        await ada.ask("resign", seat=0)
        await bruno.until(lambda state: state["phase"] == "over")
        told = people[1].call("GET", f"/api/tables/{slug}/seal")[1]
        proof.write_text(json.dumps(told))
        assert CliRunner().invoke(app, ["check-draw", str(proof), "--seal", sealed]).exit_code == 0
        assert CliRunner().invoke(app, ["check-draw", str(proof), "--seal", seal.seal("other")]).exit_code == 1
        proof.write_text(json.dumps({**told, "luck": ["not", "theirs"]}))
        assert "should be" in CliRunner().invoke(app, ["check-draw", str(proof)]).output

    run(work())


def test_a_seal_can_be_checked_and_catches_a_cheat() -> None:
    secret, luck = Secrets("cheat").hexadecimal("seal"), ["one", "two"]
    game = Game.new("standard", ["red", "blue"], seed=seal.seed_of(secret, luck), chance="explicit")
    chance = random.Random(1)
    while not game.over:
        if game.let_chance() is None:
            game.play(chance.choice(game.moves()))
    record = game.record()
    assert seal.check(record, seal.seal(secret), secret, luck)
    assert not seal.check(record, seal.seal(secret), secret, ["one", "2"])
    assert not seal.check(record, seal.seal("other"), secret, luck)
    assert not seal.check("?", seal.seal(secret), secret, luck)
    cheated = Game.new("standard", ["red", "blue"], seed=8, chance="explicit")
    while not cheated.over:
        if cheated.let_chance() is None:
            cheated.play(chance.choice(cheated.moves()))
    assert "should be" in seal.faults(cheated.record(), seal.seal(secret), secret, luck)[0]


def test_the_secret_is_shown_at_the_end_only(visitor: Visitors) -> None:
    async def work() -> None:
        slug, people, (ada, _) = await pair(visitor, luck="ada-luck")
        assert "secret" not in ada.state["seal"]
        assert ada.state["seal"]["luck"] == ["ada-luck", ""]
        before = people[0].call("GET", f"/api/tables/{slug}/seal")[1]
        assert before["secret"] is None
        await ada.ask("resign", seat=0)
        after = people[0].call("GET", f"/api/tables/{slug}/seal")[1]
        assert seal.seal(after["secret"]) == before["hash"]
        assert after["fair"] is True

    run(work())


def test_a_seat_goes_to_another_device(visitor: Visitors) -> None:
    ada, phone = visitor(), visitor()
    slug = ada.make_table("standard")
    assert post(phone, f"/api/tables/{slug}/link", None) == (403, "not-yours")
    status, link = ada.call("POST", f"/api/tables/{slug}/link?seat=0")
    assert (status, link["path"].startswith("/continue#")) == (200, True)
    code = link["path"].split("#")[1]
    assert phone.call("POST", "/api/continue", {"code": code}) == (200, {"slug": slug, "seat": 0})
    assert post(visitor(), "/api/continue", {"code": code}) == (404, "no-code")
    assert phone.call("GET", f"/api/tables/{slug}")[1]["mine"] == [0]


def test_a_link_does_not_outlive_its_seat(visitor: Visitors) -> None:
    async def work() -> None:
        ada, bruno = visitor(), visitor()
        slug = ada.make_table("standard", 3)
        code = ada.call("POST", f"/api/tables/{slug}/link")[1]["path"].split("#")[1]
        look = await ada.look(slug)
        await look.ask("stand", seat=0)
        assert bruno.sit(slug, "Bruno", 0) == 0
        assert post(ada, "/api/continue", {"code": code}) == (404, "no-code")

    run(work())


def test_names_of_tables_are_two_words_and_those_of_unlisted_ones_cannot_be_guessed() -> None:
    chance = random.Random(1)
    assert new_slug(chance, listed=True).count("-") == 1
    assert new_slug(chance, listed=True, attempt=5).rsplit("-", 1)[1].isdecimal()
    assert len({new_slug(chance, listed=True) for _ in range(50)}) > 40
    unlisted = [new_slug(chance, listed=False) for _ in range(200)]
    assert len({slug.rsplit("-", 1)[1] for slug in unlisted}) == 200
    assert all(len(slug.rsplit("-", 1)[1]) == 10 and is_slug(slug) for slug in unlisted)
