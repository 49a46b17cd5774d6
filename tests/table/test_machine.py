"""A table under everything that can go wrong at once: what is on disk and what is in memory are always the same."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Any

from hands import Hands
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bastide import BastideError
from bastide.table import messages, visits
from bastide.table.chronicle import Chronicle
from bastide.table.commands import obey
from bastide.table.hall import Hall
from bastide.table.seating import sit
from bastide.table.secrecy import Secrets
from bastide.table.settings import Settings
from bastide.table.shapes import Setup
from bastide.table.store import Change

PEOPLE = ("p" * 64, "q" * 64)
STRANGER = "x" * 64


class Table(RuleBasedStateMachine):
    """Two people send messages, some twice, some too late; disks fail and servers vanish."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.runner = asyncio.Runner()
        self.halls: list[Hall] = []
        self.accepted: dict[str, tuple[str, messages.Request, int]] = {}
        self.count = 0
        self.failing = ""

    @initialize()
    def start(self) -> None:
        self.open_hall()
        wish = visits.NewTable(Setup("standard"), name="Ada")
        self.slug = self.run(self.hall.make_table(PEOPLE[0], wish))
        self.run(sit(self.room(), PEOPLE[1], visits.Sit("Bruno")))

    def run(self, work: Any) -> Any:
        return self.runner.run(work)

    def open_hall(self) -> None:
        """A server starts; the one before is simply gone."""

        async def make() -> Hall:
            url, secrets = f"sqlite:///{Path(self.folder.name) / 't.sqlite'}", Secrets(str(len(self.halls)))
            return Hall(Settings(url, secrets=secrets, timepiece=Hands()))

        self.hall: Hall = self.run(make())
        self.halls.append(self.hall)
        write = self.hall.writer.write

        async def fragile(change: Change) -> None:
            if self.failing == "before":
                raise OSError("the disk is full")
            await write(change)
            if self.failing == "after":
                raise OSError("the answer was lost")

        self.hall.writer.write = fragile  # type: ignore[method-assign]

    def room(self) -> Any:
        return self.run(self.hall.room(self.slug))

    def send(self, person: str, request: messages.Request) -> messages.Accepted | None:
        """Send a message until it is answered: once more without failing if the disk failed."""
        for _ in range(2):
            try:
                answer: messages.Accepted = self.run(obey(self.room(), person, request))
            except BastideError as error:
                if error.code != "store":
                    return None
                self.failing = ""
                continue
            assert request.id not in self.accepted or answer.again
            if answer.number is not None:
                self.accepted.setdefault(request.id, (person, request, answer.number))
            return answer
        return None

    def new_id(self) -> str:
        self.count += 1
        return f"m{self.count}"

    @rule(choice=st.integers(0, 10_000), late=st.integers(0, 2), failing=st.sampled_from(["", "", "before", "after"]))
    def play(self, choice: int, late: int, failing: str) -> None:
        fold = self.room().fold
        if fold.game is None or fold.turn is None:
            return
        moves = fold.game.moves()
        at, steps, turn = max(0, fold.at - late), len(fold.steps), fold.turn
        request = messages.Play(self.new_id(), at, [str(moves[choice % len(moves)])])
        self.failing = failing
        answer = self.send(PEOPLE[turn], request)
        self.failing = ""
        assert (answer is not None) == (late == 0)
        assert len(self.room().fold.steps) == steps + (late == 0)

    @rule(choice=st.integers(0, 10_000), stranger=st.booleans())
    def play_for_another(self, choice: int, stranger: bool) -> None:
        fold = self.room().fold
        if fold.game is None or fold.turn is None:
            return
        moves = fold.game.moves()
        person = STRANGER if stranger else PEOPLE[1 - fold.turn]
        assert self.send(person, messages.Play(self.new_id(), fold.at, [str(moves[choice % len(moves)])])) is None

    @precondition(lambda self: self.accepted)
    @rule(data=st.data())
    def repeat(self, data: st.DataObject) -> None:
        person, request, number = self.accepted[data.draw(st.sampled_from(sorted(self.accepted)))]
        last = self.room().fold.last
        answer = self.send(person, request)
        assert answer is not None
        assert (answer.number, answer.again) == (number, True)
        assert self.room().fold.last == last

    @rule(seat=st.integers(0, 1), failing=st.sampled_from(["", "after"]))
    def take_back(self, seat: int, failing: str) -> None:
        self.failing = failing
        self.send(PEOPLE[seat], messages.TakeBack(self.new_id(), self.room().fold.at, seat))
        self.failing = ""

    @rule(seat=st.integers(0, 1), yes=st.booleans())
    def consent(self, seat: int, yes: bool) -> None:
        self.send(PEOPLE[seat], messages.Consent(self.new_id(), self.room().fold.at, yes))

    @rule(seat=st.integers(0, 1), text=st.text(min_size=1, max_size=20))
    def chat(self, seat: int, text: str) -> None:
        self.send(PEOPLE[seat], messages.Chat(self.new_id(), text))

    @rule()
    def put_away(self) -> None:
        self.run(self.hall.close_room(self.slug))

    @rule()
    def vanish(self) -> None:
        self.open_hall()

    @invariant()
    def disk_and_memory_agree(self) -> None:
        if not self.halls:
            return
        stored = self.hall.store.load(self.slug)
        assert stored is not None
        assert [entry.number for entry in stored.entries] == list(range(1, len(stored.entries) + 1))
        told, room = Chronicle(self.slug, stored.secret), self.room()
        for entry in stored.entries:
            told.add(entry)
        fold, live = told.fold, room.fold
        assert (fold.at, fold.last, len(fold.steps), fold.phase) == (live.at, live.last, len(live.steps), live.phase)
        assert (told.lines, fold.ask, fold.left) == (room.chronicle.lines, live.ask, live.left)
        assert (fold.opening, fold.steps) == (live.opening, live.steps)
        if fold.game is not None:
            assert fold.game.state_bytes() == live.game.state_bytes()
            assert fold.game.history == live.game.history

    def teardown(self) -> None:
        for hall in self.halls:
            self.run(hall.close())
        self.runner.close()
        self.folder.cleanup()


Table.TestCase.settings = settings(max_examples=12, stateful_step_count=20, deadline=None)
TestTable = Table.TestCase
