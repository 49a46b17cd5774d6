"""Tiles of one's own on the command line: checked, drawn and played with by every command."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Run = Callable[..., Any]
PAGE = (Path(__file__).parents[2] / "docs" / "tiles.md").read_text("utf-8")
SMALL = """
set = "small"
title = "Small"
[S-1]
count = 1
start = true
segments = ["city N E S W"]
[S-2]
count = 3
segments = ["city N", "field EL ER SL SR WL WR borders N"]
"""


@pytest.fixture
def hamlet(tmp_path: Path) -> Path:
    path = tmp_path / "hamlet.toml"
    path.write_text(re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)[0], "utf-8")
    return path


@pytest.fixture
def small(tmp_path: Path) -> Path:
    path = tmp_path / "small.toml"
    path.write_text(SMALL, "utf-8")
    return path


def test_a_file_is_checked_and_shown_with_how_it_can_be_played(run: Run, hamlet: Path, tmp_path: Path) -> None:
    out = run("tiles", str(hamlet)).out
    assert "Hamlet, 9 tiles, own" in out
    assert "city N S 2 shields" in out
    assert f"It can be played: bastide play standard --tiles base,{hamlet}" in out
    assert f"Not with --tiles {hamlet}: no tile of hamlet.toml is marked as the start tile" in out
    picture = tmp_path / "hamlet.svg"
    assert run("tiles", str(hamlet), "--svg", str(picture)).code == 0
    assert picture.read_text("utf-8").startswith("<svg")


def test_every_fault_of_a_file_is_a_line(run: Run, hamlet: Path) -> None:
    text = hamlet.read_text("utf-8").replace("field EL SR borders N", "field SR borders N")
    text = text.replace("road N S", "road N South")
    hamlet.write_text(text, "utf-8")
    ran = run("tiles", str(hamlet))
    assert ran.code == 1
    told = PAGE.partition("each fault with its line:\n\n```\n")[2].partition("```")[0]
    assert ran.err == told
    assert "line 6, tile HA-1: in \"city N W\": unknown kind" in run("tiles", str(hamlet), "--game", "city").err
    assert "cannot be read" in run("tiles", "nowhere.toml").err


def test_every_command_that_plays_takes_tiles(run: Run, small: Path, tmp_path: Path) -> None:
    assert "S-2" in run("play", "--tiles", str(small), typed="quit\n").out
    records = tmp_path / "records"
    ran = run("simulate", "standard", "--tiles", str(small), "-n", "2", "--plain", "--records", str(records))
    assert ran.code == 0
    record = next(records.glob("*.record"))
    assert '[Set "small.toml: Small"]' in record.read_text("utf-8")
    small.rename(tmp_path / "moved.toml")
    assert "S-2" in run("replay", str(record)).out
    assert run("draw", str(record), "-o", str(tmp_path / "board.svg")).code == 0
    moved = str(tmp_path / "moved.toml")
    assert run("verify", "standard", "--tiles", moved, "-n", "1", "--plain").code == 0
    assert run("arena", "greedy", "random", "--tiles", moved, "-n", "1", "--plain", "--judge", "none").code == 0
    sets = json.loads(run("tiles", "standard", "--tiles", f"base,{moved}", "--json").out)
    assert [(one["set"], one["total"]) for one in sets] == [("base", 72), ("small", 4)]
