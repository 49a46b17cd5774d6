"""What an operator needs: health, metrics, logs, settings, backup and restore."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import re
from dataclasses import fields
from pathlib import Path
from urllib.request import urlopen

import pytest
from at_the_table import PATIENCE, Guest, Place, Visitors, metrics_anywhere, pair, play_on, run, serving
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from bastide import BastideError
from bastide.cli.app import app
from bastide.table import health
from bastide.table.backup import back_up, restore
from bastide.table.chosen import chosen, names
from bastide.table.connecting import open_engine
from bastide.table.errands import measure
from bastide.table.logs import AsJson
from bastide.table.metrics import Metrics
from bastide.table.serve import EVERYWHERE, settings_for
from bastide.table.settings import Settings

DOCS = Path(__file__).parents[2] / "docs"


def test_a_server_says_that_it_is_alive_and_ready(visitor: Visitors) -> None:
    assert visitor().call("GET", "/healthz") == (200, "alive\n")
    assert visitor().call("GET", "/readyz") == (200, "ready\n")


def test_a_server_without_its_database_is_alive_but_not_ready(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    def away(hall: object) -> int:
        raise OperationalError("SELECT", {}, OSError("away"))

    monkeypatch.setattr(health, "_version", away)
    assert Guest(place).call("GET", "/healthz")[0] == 200
    status, answer = Guest(place).call("GET", "/readyz")
    assert (status, answer["code"]) == (503, "store")
    monkeypatch.setattr(health, "_version", lambda hall: 1)
    assert Guest(place).call("GET", "/readyz")[0] == 503


def test_metrics_are_told_on_a_port_of_their_own(tmp_path: Path, seed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ports = metrics_anywhere(monkeypatch)

    async def work(place: Place) -> None:
        slug, _, looks = await pair(lambda: Guest(place))
        await play_on(looks, 3, random.Random(1))
        answer = await asyncio.to_thread(urlopen, f"http://127.0.0.1:{ports[0]}/metrics", timeout=PATIENCE)
        told = answer.read().decode()
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        for line in ("bastide_moves_total 3", "bastide_tables_open 1", "bastide_visitors 2",
                     "bastide_move_seconds_count 3", 'bastide_move_seconds_bucket{le="+Inf"} 3'):
            assert line in told.splitlines()
        assert slug not in told
        assert Guest(place).call("GET", "/metrics")[0] == 404

    with serving(f"sqlite:///{tmp_path / 't.sqlite'}", seed, metrics_port=1) as place:
        run(work(place))


def test_times_are_told_by_how_many_were_short_enough() -> None:
    metrics = Metrics(lambda: 0.0)
    for seconds in (0.001, 0.002, 0.3, 99.0):
        metrics.telling.took(seconds)
    found = dict(re.findall(r'bastide_move_seconds_bucket\{le="(.+)"\} (\d+)', metrics.text()))
    assert (found["0.001"], found["0.0025"], found["0.25"], found["0.5"], found["+Inf"]) == ("1", "2", "2", "3", "4")


def test_logs_can_be_lines_of_json() -> None:
    record = logging.LogRecord("bastide.table", logging.ERROR, "", 0, "%d things\nwent wrong", (2,), None)
    line = AsJson().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["from"], told["message"]) == ("error", "bastide.table", "2 things\nwent wrong")


def test_every_setting_can_be_chosen_in_the_environment() -> None:
    environment = {
        "BASTIDE_WORKERS": "3",
        "BASTIDE_GRACE": "2.5",
        "BASTIDE_ORIGINS": "https://a.example, https://b.example",
        "BASTIDE_LOG_JSON": "yes",
        "BASTIDE_PROXIES": "10.0.0.1",
        "BASTIDE_PLAIN": "1",
        "BASTIDE_HOSTS": "",
    }
    settings = settings_for(EVERYWHERE, "sqlite://", environment)
    assert (settings.workers, settings.grace, settings.log_json) == (3, 2.5, True)
    assert settings.origins == ("https://a.example", "https://b.example")
    assert (settings.proxies, settings.hosts, settings.database) == ("10.0.0.1", (), "sqlite://")
    assert settings_for("127.0.0.1", None, {"BASTIDE_DATABASE": "sqlite://"}).hosts == ("127.0.0.1", "::1", "localhost")
    for name, wrong in (("WORKERS", "many"), ("GRACE", "-1"), ("LOG_JSON", "perhaps"), ("IDLE", "nan")):
        with pytest.raises(BastideError, match=f"BASTIDE_{name}"):
            chosen({f"BASTIDE_{name}": wrong})


def test_every_setting_stands_in_the_table_of_the_docs() -> None:
    rows = re.findall(r"^\| `(BASTIDE_\w+)` \| (.*?) \|", (DOCS / "operate.md").read_text("utf-8"), re.M)
    told = dict(rows)
    assert set(told) == {*names(), "BASTIDE_HOST", "BASTIDE_PORT"}
    defaults = {f"BASTIDE_{one.name.upper()}": one.default for one in fields(Settings)}
    for name, default in told.items():
        if isinstance(defaults.get(name), (int, float)) and not isinstance(defaults[name], bool):
            assert float(default.replace(",", "")) == defaults[name], name


def test_tables_are_kept_as_long_as_was_chosen(tmp_path: Path, seed: str) -> None:
    with serving(f"sqlite:///{tmp_path / 't.sqlite'}", seed, keep_days=2) as place:
        ada = Guest(place)
        old = ada.make_table("standard")
        place.hands.turn(86_400)
        new = ada.make_table("standard")
        place.hands.turn(86_400 + 60)
        while ada.call("GET", "/api/tables")[1]["tables"][1:]:
            place.hands.turn(31)
        assert ada.call("GET", f"/api/tables/{new}")[0] == 200
        assert ada.call("GET", f"/api/tables/{old}")[0] == 404


def played(place: Place) -> tuple[Guest, str, str]:
    """A table where something has happened, one of its players, and how it stands."""
    found: list[tuple[Guest, str, str]] = []

    async def work() -> None:
        slug, people, looks = await pair(lambda: Guest(place))
        await play_on(looks, 5, random.Random(2))
        found.append((people[0], slug, looks[0].state["hash"]))

    run(work())
    return found[0]


def looked_at(place: Place, person: Guest, slug: str) -> dict[str, object]:
    """The table as somebody who was there before sees it at another server."""
    states: list[dict[str, object]] = []

    async def work() -> None:
        again = Guest(place)
        again.cookie = person.cookie
        states.append((await again.look(slug)).state)

    run(work())
    return states[0]


def test_a_backup_brings_everything_back(database: str, tmp_path: Path, seed: str) -> None:
    file, other = tmp_path / "kept.backup", f"sqlite:///{tmp_path / 'other.sqlite'}"
    with serving(database, seed) as place:
        person, slug, known = played(place)
        assert back_up(database, file) == 1
        with pytest.raises(BastideError, match="never written over"):
            back_up(database, file)
    assert file.stat().st_mode & 0o077 == 0
    assert restore(file, other) == 1
    with serving(other, f"{seed} again") as place:
        state = looked_at(place, person, slug)
        assert (state["hash"], state["mine"], state["steps"]) == (known, [0], 5)
    with pytest.raises(BastideError, match="has tables already"):
        restore(file, other)


def test_a_backup_of_sqlite_can_be_brought_to_postgresql(postgres: str, tmp_path: Path, seed: str) -> None:
    url, file = f"sqlite:///{tmp_path / 't.sqlite'}", tmp_path / "kept.backup"
    with serving(url, seed) as place:
        person, slug, known = played(place)
    back_up(url, file)
    engine = open_engine(postgres)
    with engine.begin() as connection:
        connection.execute(text("CREATE SCHEMA moved"))
    moved = f"{postgres}&options=-csearch_path%3Dmoved"
    try:
        restore(file, moved)
        with serving(moved, f"{seed} again") as place:
            assert looked_at(place, person, slug)["hash"] == known
            assert Guest(place).make_table("standard")
    finally:
        with engine.begin() as connection:
            connection.execute(text("DROP SCHEMA moved CASCADE"))
        engine.dispose()


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("hello " * 1000)
    for name in ("text", "nothing"):
        with pytest.raises(BastideError, match="no backup"):
            restore(tmp_path / name, f"sqlite:///{tmp_path / 'new.sqlite'}")
    with pytest.raises(BastideError, match="no database"):
        back_up(f"sqlite:///{tmp_path / 'new.sqlite'}", tmp_path / "file")


def test_backup_and_restore_are_commands(tmp_path: Path, seed: str) -> None:
    from typer.testing import CliRunner

    url, file = f"sqlite:///{tmp_path / 't.sqlite'}", str(tmp_path / "kept")
    with serving(url, seed) as place:
        Guest(place).make_table("standard")
        kept = CliRunner().invoke(app, ["backup", file, "--database", url])
        assert (kept.exit_code, kept.stdout.split()[:3]) == (0, ["1", "tables", "kept:"])
        refused = CliRunner().invoke(app, ["restore", file, "--database", url])
        assert refused.exit_code == 1
        assert "another server" in refused.stderr
    back = CliRunner().invoke(app, ["restore", file], env={"BASTIDE_DATABASE": f"sqlite:///{tmp_path / 'u.sqlite'}"})
    assert (back.exit_code, back.stdout.split()[:4]) == (0, ["1", "tables", "brought", "back:"])


def test_what_an_operator_waits_for_is_measured() -> None:
    told = measure(visitors=4, strangers=2, moves=2)
    assert told["stopped_by_itself"]
    assert told["tables_restored"] == 4
    for name in ("first_start", "next_start", "stop", "backup", "restore"):
        assert told[f"{name}_seconds"] >= 0
    assert told["slowest_move_beside_strangers_ms"] > 0
