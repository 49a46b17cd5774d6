"""Bots: somebody's program sits down over the network, plays a whole game, and is shown as what it is."""

from __future__ import annotations

import asyncio
import re
import threading
from pathlib import Path
from typing import Any

import pytest
from at_the_table import Place, Visitors, run, take_turn
from typer.testing import CliRunner

from bastide import Game
from bastide.cli.app import app
from bastide.core.errors import BadNotation, BadSetup
from bastide.table.bot import Bot
from bastide.table.client import Look
from bastide.table.client import run as run_bot

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "bots.md").read_text("utf-8")
TILES = re.findall(r"```toml\n(.*?)```", (DOCS / "tiles.md").read_text("utf-8"), re.DOTALL)[0]
FIELD = "field NL NR EL ER SL SR WL WR"
SMALL = f"""
set = "small"
title = "Small"
[S-1]
count = 1
start = true
segments = ["{FIELD}"]
[S-2]
count = 6
segments = ["cloister", "{FIELD}"]
"""
SHORT: dict[str, Any] = {"tiles": {"text": SMALL, "only": True}}


def first(game: Game) -> str:
    """What stands first."""
    return str(game.moves()[0])


async def play_against(look: Look, bot: asyncio.Task[Any]) -> None:
    """Lay tiles until the game is over; a bot that gives up is not waited for."""
    while look.state["phase"] != "over":
        heard = asyncio.create_task(look.until(lambda state: state["phase"] == "over" or look.mine))
        await asyncio.wait({heard, bot}, return_when=asyncio.FIRST_COMPLETED)
        if bot.done():
            bot.result()
        await heard
        if look.mine:
            await look.play(look.options()[0])


def test_the_bot_of_the_page_plays_a_whole_game_against_a_level(
    base: Place, visitor: Visitors, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BASTIDE_PLAIN", "1")
    text = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0]
    assert len([line for line in text.splitlines() if line.strip()]) <= 20
    (tmp_path / "mine.py").write_text(text, "utf-8")
    ada = visitor()
    tiles = TILES.replace("[HA-1]\ncount = 2", "[HA-1]\ncount = 8\nstart = true")
    slug = ada.make_table("standard", seat=None, computers={"0": "child"}, tiles={"text": tiles, "only": True})
    ran = CliRunner().invoke(app, ["bot", f"{base}/t/{slug}", "--player", f"{tmp_path / 'mine.py'}:Mine"])
    assert ran.exit_code == 0, ran.output
    record = Game.from_record(ada.call("GET", f"/api/tables/{slug}/record")[1])
    assert record.over
    assert record.names == ("child", "mine")
    assert ran.output.startswith(f"child {record.scores[0]}, mine {record.scores[1]}. Won by ")
    assert not any(record.view()["left"].values())
    assert len(record.view()["tiles"]) > 1


def test_a_bot_is_shown_as_one_and_people_are_not(base: Place, visitor: Visitors) -> None:
    async def play() -> None:
        ada = visitor()
        slug = ada.make_table("standard", 3, **SHORT)
        ada.sit(slug, "Bruno", 1)
        look = await ada.look(slug)
        bot = asyncio.create_task(Bot(f"{base}/t/{slug}", first, "Cid").play())
        await look.until(lambda state: state["phase"] == "playing")
        assert [seat.get("bot", False) for seat in look.state["seats"]] == [False, False, True]
        assert look.state["seats"][2]["kind"] == "person"
        await play_against(look, bot)
        assert (await bot)["result"] == look.state["result"]

    run(play())


def test_a_game_with_a_bot_is_remembered_but_counts_for_no_rating(visitor: Visitors) -> None:
    async def play(bot: bool) -> None:
        ada, cid = visitor(), visitor()
        slug = ada.make_table("standard")
        assert cid.call("POST", f"/api/tables/{slug}/sit", {"name": "Cid", "bot": bot})[0] == 200
        looks = [await guest.look(slug) for guest in (ada, cid)]
        for _ in range(4):
            await take_turn(next(look for look in looks if look.mine))
            for look in looks:
                await look.until(lambda state: state["steps"] == max(other.state["steps"] for other in looks))
        await looks[1].ask("resign", seat=1)
        await looks[0].until(lambda state: state["phase"] == "over")
        for guest in (ada, cid):
            told = guest.call("GET", "/api/me")[1]["profile"]
            assert (told["games"], len(told["ratings"])) == (1, 0 if bot else 1)
            [game] = guest.call("GET", "/api/me/games")[1]["games"]
            assert (game["slug"], game["after"] is None) == (slug, bot)
        assert [ada.call("GET", f"/api/tables/{slug}/players/{seat}")[1]["bot"] for seat in (0, 1)] == [False, bot]

    for bot in (True, False):
        run(play(bot))


def test_a_bot_comes_back_to_its_seat(base: Place, visitor: Visitors, tmp_path: Path) -> None:
    async def play() -> None:
        ada = visitor()
        slug = ada.make_table("standard", **SHORT)
        look = await ada.look(slug)
        keep = tmp_path / "cookie"
        leaving = asyncio.create_task(Bot(f"{base}/t/{slug}", first, "Cid", keep).play())
        await look.until(lambda state: state["phase"] == "playing")
        leaving.cancel()
        again = asyncio.create_task(Bot(f"{base}/t/{slug}", first, "Cid", keep).play())
        await play_against(look, again)
        assert (await again)["result"] == look.state["result"]

    run(play())


def test_run_is_all_that_a_script_needs(base: Place, visitor: Visitors) -> None:
    slug = visitor().make_table("standard", seat=None, **SHORT)
    states: list[dict[str, Any]] = []
    other = threading.Thread(target=lambda: states.append(run_bot(f"{base}/t/{slug}", first, "One")))
    other.start()
    states.append(run_bot(f"{base}/t/{slug}", first, "Two"))
    other.join()
    assert states[0]["result"] == states[1]["result"]


def test_what_a_bot_cannot_do_is_said_in_a_sentence(base: Place, visitor: Visitors) -> None:
    with pytest.raises(BadSetup, match="is no table's address: it is like http"):
        run_bot("brave-otter", first)
    with pytest.raises(BadSetup, match="cannot be played at: no-table"):
        run_bot(f"{base}/t/no-where", first)
    ada = visitor()
    full = ada.make_table("standard", computers={"1": "greedy"})
    with pytest.raises(BadSetup, match="has no seat left for a bot"):
        run_bot(f"{base}/t/{full}", first)
    named = ada.make_table("standard", name="Bot")
    with pytest.raises(BadSetup, match="the server says: another seat has this name"):
        run_bot(f"{base}/t/{named}", first)


def test_a_bot_that_breaks_the_rules_loses_nothing_but_its_breath(base: Place, visitor: Visitors) -> None:
    ada = visitor()
    slug = ada.make_table("standard", seat=None, computers={"1": "greedy"})
    ran = CliRunner().invoke(app, ["bot", f"{base}/t/{slug}", "--player", "random", "--name", 'a"b'])
    assert ran.exit_code == 1
    with pytest.raises(BadNotation, match="is not how a move is written"):
        run_bot(f"{base}/t/{slug}", lambda game: "nonsense")
    assert ada.call("GET", f"/api/tables/{slug}")[1]["steps"] == 0
