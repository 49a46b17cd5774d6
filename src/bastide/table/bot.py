"""A bot: a program that sits down at a table over the network and plays like a person, within a person's limits."""

from __future__ import annotations

import asyncio
import re
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ..core.errors import BadSetup
from ..play.game import Game
from ..play.move import Move
from ..play.reader import Visitor as Reader
from ..play.reader import read
from .client import Look, Visitor
from .messages import CLOSE_CODES

Choose = Callable[[Game], Move | str]
"""Looks at a game and says what the seat does that has to choose."""
ADDRESS = re.compile(r"(https?://[^/?#\s]+)/t/([a-z0-9-]+)(/[0-9]+)?/?")
LONGEST_PAUSE = 5.0
FINAL = {code for reason, code in CLOSE_CODES.items() if reason not in ("stopping", "too-fast")}


class Bot:
    """One seat at one table."""

    def __init__(self, url: str, choose: Choose, name: str = "Bot", keep: Path | None = None) -> None:
        found = ADDRESS.fullmatch(url.strip())
        if not found:
            raise BadSetup("bot", f"{url!r} is no table's address: it is like http://127.0.0.1:8000/t/brave-otter")
        self.visitor, self.slug = Visitor(found[1]), found[2]
        self.choose, self.name, self.keep = choose, name, keep
        self.game: Game | None = None
        if keep is not None and keep.is_file():
            self.visitor.cookie = keep.read_text("utf-8").strip()

    async def play(self, seat: int | None = None) -> dict[str, Any]:
        """Sit down, or go on where one sits already, and play until the game is over; how the table stands then."""
        pause = 0.0
        while True:
            try:
                look = await self._arrive(seat)
                pause = 0.0
                try:
                    return await self._sit_through(look)
                finally:
                    await look.close()
            except (ConnectionClosed, InvalidHandshake, OSError) as error:
                if isinstance(error, ConnectionClosed) and error.rcvd is not None and error.rcvd.code in FINAL:
                    raise BadSetup("bot", f"the table {self.slug} cannot be played at: {error.rcvd.reason}") from None
                pause = min(LONGEST_PAUSE, pause * 2 + 0.2)
                await asyncio.sleep(pause)

    async def _arrive(self, seat: int | None) -> Look:
        """At the table, with a seat."""
        await asyncio.to_thread(self._ask, "GET", "/api/hello")
        if self.keep is not None:
            self.keep.write_text(f"{self.visitor.cookie}\n", "utf-8")
        look = await self.visitor.look(self.slug)
        if look.state["mine"]:
            return look
        await look.close()
        if look.state["phase"] != "waiting":
            raise BadSetup("bot", f"the table {self.slug} has no seat left for a bot")
        wish = {"name": self.name, "seat": seat, "luck": uuid.uuid4().hex, "bot": True}
        await asyncio.to_thread(self._ask, "POST", f"/api/tables/{self.slug}/sit", wish)
        return await self.visitor.look(self.slug)

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        """One request; what the server refuses is said in its sentence."""
        status, answer = self.visitor.call(method, path, body)
        if status >= 400:
            raise BadSetup("bot", f"the server says: {answer['sentence'] if isinstance(answer, dict) else answer}")
        return answer

    async def _sit_through(self, look: Look) -> dict[str, Any]:
        """Choose whenever it is one's turn, until there is nothing left to choose."""
        while look.state["phase"] != "over":
            if not look.mine:
                await look.read()
                continue
            answer = await look.play(*await self._chosen(look))
            if answer["type"] == "accepted":
                await look.until(lambda state, number=answer["number"]: state["at"] >= number)
            elif answer["code"] == "too-fast":
                await asyncio.sleep(1.0)
            elif answer["code"] != "stale":
                raise BadSetup("bot", f"the server refuses: {answer['sentence']}")
        return look.state

    async def _chosen(self, look: Look) -> list[str]:
        """All choices of this turn, one after the other."""
        record = await asyncio.to_thread(self._ask, "GET", f"/api/tables/{self.slug}/record")
        self.game = _brought_up(self.game, record)
        twin, moves = self.game.copy(), []
        while twin.turn == look.state["choice"]["seat"]:
            moves.append(str(await asyncio.to_thread(self.choose, twin)))
            twin.play(moves[-1])
        return moves


class _Moves(Reader):
    """All moves of a record."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def move(self, text: str, line: int) -> None:
        """One more."""
        self.texts.append(text)


def _brought_up(game: Game | None, record: str) -> Game:
    """The game that a record tells; one that was known before is played on from where it stood."""
    told = _Moves()
    read(record, told)
    known = [str(move) for move in game.history] if game is not None else []
    if game is None or told.texts[: len(known)] != known:
        return Game.from_record(record)
    for text in told.texts[len(known) :]:
        game.play(text)
    return game
