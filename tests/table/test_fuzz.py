"""Nonsense and malice: the server stays up, nobody sees too much, nobody plays another's move."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from at_the_table import Guest, Place, pair, play_on, run
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import inspect

from bastide.table import messages
from bastide.table.client import Look
from bastide.table.fuzzing import Secrets, fuzz
from bastide.table.nonsense import Nonsense
from bastide.table.seal import seed_of
from bastide.table.store import Store

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
KINDS = [member.__struct_config__.tag for member in messages.AnyRequest.__args__]
FIELDS = sorted(
    {
        field.encode_name
        for member in messages.AnyRequest.__args__
        for field in inspect.type_info(member).fields  # type: ignore[attr-defined]
    }
    - {"id"}
)
likely: dict[str, st.SearchStrategy[Any]] = {
    "at": st.integers(-1, 40),
    "seat": st.integers(-1, 6),
    "step": st.integers(-1, 40),
    "yes": st.booleans(),
    "locked": st.booleans(),
    "aid": st.sampled_from(["dead", "left", "areas", "ended", "legal"]),
    "player": st.sampled_from(["nobody", "", "../x"]),
    "text": st.text(max_size=40),
    "moves": st.lists(
        st.sampled_from(["-", "m>N", "m>E", "?BG-A", "!BG-A", "BG-D@0,1N", "BG-D@1,0S", "ginger>0,0.N", "use>1", ""])
        | st.text(max_size=12),
        max_size=4,
    ),
}
requests = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS) | st.text(max_size=6), "id": st.text("abc123", min_size=1, max_size=6)},
    optional={name: likely.get(name, values) | values for name in FIELDS},
)
frames = requests.map(json.dumps) | values.map(json.dumps) | st.text(max_size=60) | st.binary(max_size=20)


async def throw(look: Look, sent: list[str | bytes]) -> list[str]:
    """Send frames and read all that comes back."""
    for frame in sent:
        await look.socket.send(frame)
    heard: list[str] = []
    mark = json.dumps({"type": "ping", "id": "the-end"})
    await look.socket.send(mark)
    while not heard or json.loads(heard[-1]).get("id") != "the-end":
        heard.append(str(await look.socket.recv()))
    return heard


def secrets_of(database: str, slug: str, luck: list[str]) -> list[str]:
    """What must not be in any message before the end."""
    store = Store(database)
    stored = store.load(slug)
    store.close()
    assert stored is not None
    holders = [person for persons in stored.holders.values() for person in persons]
    return [stored.secret, seed_of(stored.secret, luck), stored.owner, *holders]


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(thrown=st.lists(frames, min_size=1, max_size=25), steps=st.integers(0, 3))
def test_whatever_is_thrown_only_the_chooser_moves(
    place: Place, tmp_path: Path, thrown: list[str | bytes], steps: int
) -> None:
    async def work() -> None:
        slug, people, (ada, bruno) = await pair(lambda: Guest(place))
        await play_on([ada, bruno], steps * 2, random.Random(steps))
        mover, other = (ada, bruno) if ada.mine else (bruno, ada)
        watcher = await Guest(place).look(slug)
        before = (mover.state["at"], mover.state["hash"])
        secrets = secrets_of(f"sqlite:///{tmp_path / 'tables.sqlite'}", slug, other.state["seal"]["luck"])
        resigned = any(b'"resign"' in (f if isinstance(f, bytes) else f.encode()) for f in thrown)
        for look in (watcher, other):
            if look is other and resigned:
                continue
            for text in await throw(look, thrown):
                assert not any(secret in text for secret in secrets)
                state = json.loads(text).get("state") or {}
                choice = state.get("choice") or {}
                assert not choice.get("placements")
                assert not choice.get("others")
        fresh = await people[0].look(slug)
        if fresh.state["phase"] == "playing" and not fresh.state.get("ask"):
            assert (fresh.state["at"], fresh.state["hash"]) == before

    run(work())


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(thrown=st.lists(frames, min_size=1, max_size=25))
def test_the_chooser_cannot_break_the_table(place: Place, thrown: list[str | bytes]) -> None:
    async def work() -> None:
        slug, _, (ada, bruno) = await pair(lambda: Guest(place))
        heard = await throw(ada, thrown)
        assert all(json.loads(text)["type"] for text in heard)
        assert (await bruno.ask("ping"))["type"] == "pong"
        status, summary = Guest(place).call("GET", f"/api/tables/{slug}")
        assert (status, summary["slug"]) == (200, slug)

    run(work())


def test_no_fault_was_logged_while_fuzzing(place: Place, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        _, _, (ada, _) = await pair(lambda: Guest(place))
        nasty = [
            '{"type": "play", "id": "a", "at": 4, "moves": ["' + "9" * 50 + "," + '0N"]}',
            '{"type": "play", "id": "b", "at": 4, "moves": ["BG-A@99999999999999999999,0N"]}',
            '{"type": "preview", "id": "c", "at": 4, "moves": ["m>I9", "m>C"]}',
            '{"type": "position", "id": "d", "step": 1e9}',
            '{"type": "chat", "id": "e", "text": "\\ud800"}',
            "[" * 60_000,
            '{"type": "play", "id": "f", "at": 4, "moves": ["-", "-", "-"]}',
        ]
        assert len(await throw(ada, list(nasty))) >= len(nasty)

    run(work())
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []


def test_the_same_nonsense_comes_again_for_a_seed() -> None:
    first, again, other = (Nonsense(random.Random(seed)) for seed in (5, 5, 6))
    drawn = [first.message() for _ in range(50)]
    assert drawn == [again.message() for _ in range(50)]
    assert drawn != [other.message() for _ in range(50)]
    asked = [first.request(["brave-otter"], "localhost", "bastide=x") for _ in range(50)]
    assert asked == [again.request(["brave-otter"], "localhost", "bastide=x") for _ in range(50)]


def test_nonsense_at_a_server_of_its_own_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Secrets, "told_in", lambda self, text: '"playing"' in text)  # as if that were one
    heard = fuzz(60, 30, seed=2, swept=0.0)
    assert (heard.messages >= 60, heard.requests, heard.faults, heard.tracebacks) == (True, 30, 0, 0)
    assert heard.answers > 60
    assert heard.leaks > 0
    assert not heard.clean
    assert heard.plain()["memory_after_mb"] > 0


def test_what_was_a_secret_is_none_when_the_game_is_over(place: Place, tmp_path: Path) -> None:
    async def work() -> None:
        slug, _, (ada, _) = await pair(lambda: Guest(place))
        secrets = Secrets(f"sqlite:///{tmp_path / 'tables.sqlite'}", slug)
        owner, hidden = secrets._known[0], secrets._known[-2]
        assert all(secrets.told_in(f"so it is {one}!") for one in (owner, hidden))
        await ada.ask("resign", seat=0)
        await ada.until(lambda state: state["phase"] == "over")
        assert ada.state["seal"]["secret"] == hidden
        assert [secrets.told_in(f"so it is {one}!") for one in (owner, hidden)] == [True, False]

    run(work())
