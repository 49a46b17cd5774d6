"""Golden games: whole games that must replay to the same events for ever."""

import hashlib
import json
import re
from pathlib import Path

import pytest

from bastide import Game, catalogue
from bastide.play.reader import Visitor, read

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*.record"))


class Names(Visitor):
    """Collects the games and boxes that a record is about."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def tag(self, name: str, value: str, line: int) -> None:
        if name in ("Game", "Box"):
            self.found.add(value)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_game_replays_to_the_same_events(path: Path) -> None:
    text = path.read_text("utf-8")
    game = Game.from_record(text)
    told = json.dumps([event.plain() for event in game.events], sort_keys=True)
    digest = re.search(r"\{events (\w+)\}", text)
    assert digest is not None
    assert hashlib.sha256(told.encode()).hexdigest()[:16] == digest[1]
    assert game.over
    assert text.startswith(game.record())


def test_every_game_and_box_has_a_golden_game() -> None:
    names = Names()
    for path in RECORDS:
        read(path.read_text("utf-8"), names)
    missing = {*catalogue.games, *(box.name for box in catalogue.boxes.values() if box.has_rules)} - names.found
    assert not missing, f"no golden game for {sorted(missing)}"
