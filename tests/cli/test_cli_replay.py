"""Records: checked, told in sentences, refused with one."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

RECORD = """\
[Game "standard"]
[Seat "Ann"]
[Seat "Bob"]
[Deck "BG-E BG-B BG-U"]

1. BG-E@0,1S m>S =Ann+4 city
2. BG-B@0,-1N m>C
3. BG-U@1,0N m>E =over
6:3
"""


def written(folder: Path, text: str) -> str:
    file = folder / "game.record"
    file.write_text(text)
    return str(file)


def test_a_game_is_told_in_sentences(run: Callable[..., Any], tmp_path: Path) -> None:
    ran = run("replay", written(tmp_path, RECORD))
    assert ran.code == 0
    assert ran.out.splitlines()[0] == (
        "1. Ann draws BG-E. Ann lays BG-E at 0,1 facing S. Ann puts a knight on the city at 0,1.S. "
        "Ann gets 4 points for a city at 0,1.S (2 tiles 4). Ann takes back the knight from 0,1.S."
    )
    assert ran.out.splitlines()[1].startswith("2. Bob draws BG-B. Bob lays BG-B at 0,-1 facing N. Bob puts a monk on")
    assert ran.out.splitlines()[-1] == "Ann 6, Bob 3: Ann wins."


SCENARIOS = Path(__file__).parents[1] / "scenarios"


@pytest.mark.parametrize(
    ("scenario", "sentences"),
    [
        ("count/sending-a-follower-in", ["blue sends a follower to the castle. blue moves the Count to the market."]),
        ("count/only-the-large-follower-left", ["blue sends a large follower to the castle."]),
        ("count/comes-out", ["brings a follower out of the castle onto the city at "]),
        ("base/fields-by-city", ["3 points for farming the city at ", "(1 city 3)"]),
        ("traders/pig-with-fields-by-city", ["gets 1 point for a pig beside the city at ", "(1 city 1)"]),
        ("city/market-of-two-kinds", ["(fish 4, grain 4)"]),
        ("city/no-tower-for-nothing", ["points for a tower at ", "(2 walls 2)"]),
    ],
)
def test_what_happens_is_told_as_people_say_it(run: Callable[..., Any], scenario: str, sentences: list[str]) -> None:
    out = run("replay", str(SCENARIOS / f"{scenario}.record")).out
    for sentence in sentences:
        assert sentence in out


@pytest.mark.parametrize("mix", ["base", "everything", "everything-base", "castle", "city-two"])
def test_one_is_told_as_one_and_no_move_as_it_is_written(run: Callable[..., Any], mix: str) -> None:
    out = run("replay", str(SCENARIOS.parent / "golden" / f"{mix}.record")).out
    assert len(out.splitlines()) >= 60
    assert not re.search(r"\b1 (tiles|shields|cities|markets|walls|points|\w+ buildings|empty cells)\b", out)
    assert not re.search(r"\b[mMbp][<>]", out)


def test_a_record_can_come_from_standard_input(run: Callable[..., Any]) -> None:
    assert run("replay", "-", typed=RECORD).code == 0


def test_the_town_can_be_drawn(run: Callable[..., Any], tmp_path: Path) -> None:
    assert "...⌂2.." in run("replay", written(tmp_path, RECORD), "--board").out


def test_other_programs_get_json(run: Callable[..., Any], tmp_path: Path) -> None:
    told = json.loads(run("replay", "--json", written(tmp_path, RECORD)).out)
    assert told["seats"] == ["Ann", "Bob"]
    assert told["over"] is True
    assert {event["kind"] for event in told["events"]} >= {"drawn", "placed", "put", "scored", "returned", "over"}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("BG-B@0,-1N", "BG-B@0,1N"), "line 7: BG-B@0,1N: a tile lies there already"),
        (("=Ann+4", "=Ann+5"), "line 6: expected Ann+5 city, but Ann got 4 for city"),
        (('[Game "standard"]\n', ""), 'line 5: the tag [Game "..."] is missing'),
        (("6:3\n", ""), "line 9: the record is cut off"),
        (("m>C", "m>Q"), "line 7: m>Q: 'm>Q' is not how a move is written"),
    ],
)
def test_a_bad_record_is_one_sentence(
    run: Callable[..., Any], tmp_path: Path, change: tuple[str, str], sentence: str
) -> None:
    ran = run("replay", written(tmp_path, RECORD.replace(*change)))
    assert ran.code == 1
    assert ran.err.startswith(f"bastide: {sentence}")
    assert ran.out == ""


def test_a_file_that_is_no_text_is_refused(run: Callable[..., Any], tmp_path: Path) -> None:
    file = tmp_path / "picture"
    file.write_bytes(b"\xff\xfe\x00\x80")
    assert run("replay", str(file)).err == f"bastide: {file} is not UTF-8 text\n"


def test_a_file_without_end_is_refused(run: Callable[..., Any]) -> None:
    ran = run("replay", "/dev/zero")
    assert (ran.code, ran.err) == (1, "bastide: a record has at most 2000000 characters, this text has more\n")


def test_a_record_saved_with_a_byte_order_mark_is_read(run: Callable[..., Any], tmp_path: Path) -> None:
    assert run("replay", written(tmp_path, "\ufeff" + RECORD)).code == 0


def test_a_file_that_the_record_does_not_name_is_refused(run: Callable[..., Any], tmp_path: Path) -> None:
    ran = run("replay", written(tmp_path, RECORD), "--tiles", "own.toml")
    assert ran.err == "bastide: line 6: this record was played without a file of its own for tiles\n"
