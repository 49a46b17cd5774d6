"""Every record of this folder replays to its end, with all that it expects."""

import re
from pathlib import Path

import pytest
from scripted import script

HERE = Path(__file__).parent
RECORDS = sorted(HERE.rglob("*.record"))
replay = script("rule_pictures").replay


def name_of(path: Path) -> str:
    return path.relative_to(HERE).with_suffix("").as_posix()


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_the_record_replays(path: Path) -> None:
    text = path.read_text("utf-8")
    assert re.match(r'(\[.*\]\s*)*\{[^}]+\}', text), "before its first move a record says what it shows"
    game = replay(path, text)
    again = replay(path, game.record())
    assert again.state_bytes() == game.state_bytes()
    assert again.events == game.events


def test_there_are_records_of_the_base_game() -> None:
    assert len([path for path in RECORDS if path.parent.name == "base"]) >= 50
