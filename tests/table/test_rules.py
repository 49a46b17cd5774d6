"""The rules as the page tells them: every picture is a record that replays, every number in a caption is counted."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from scripted import script

from bastide.games import catalogue

ROOT = Path(__file__).parents[2]
SCORED = {
    "classic": {"city", "road", "cloister", "field", "goods", "pig", "gingerbread", "garden"},
    "castle": {"path", "tower", "house", "court", "keep"},
    "city": {"road", "market", "residential", "guard", "tower"},
}


SCRIPT = script("rule_pictures")
PAIRS = list(zip(SCRIPT.pictures("en"), SCRIPT.pictures("fr"), strict=True))


def numbers_in(caption: str) -> list[int]:
    return sorted(int(number) for number in re.findall(r"\d+", caption))


@pytest.mark.parametrize(("english", "french"), PAIRS, ids=[english["record"] for english, _ in PAIRS])
def test_every_number_of_a_caption_is_counted_in_its_picture(english: dict[str, Any], french: dict[str, Any]) -> None:
    assert SCRIPT.file_of(english) == SCRIPT.file_of(french)
    said = numbers_in(english["caption"])
    assert said == numbers_in(french["caption"])
    counted = SCRIPT.numbers(SCRIPT.game_of(english))
    assert set(said) <= counted
    paid = {event.amount for event in SCRIPT.last_step(SCRIPT.game_of(english)) if event.kind == "scored"}
    assert paid <= set(said), "what is paid in a picture is said"


def test_both_languages_tell_the_same() -> None:
    shapes = [
        [(chapter["name"], [(part.get("about"), len(part["lines"])) for part in chapter["parts"]]) for chapter in found]
        for found in (SCRIPT.chapters("en"), SCRIPT.chapters("fr"))
    ]
    assert shapes[0] == shapes[1]


def test_every_game_and_box_of_ours_has_a_chapter() -> None:
    named = {chapter["name"] for chapter in SCRIPT.chapters("en")}
    boxes = {box.name for box in catalogue.boxes.values()}
    assert named == {*catalogue.games, *boxes}


@pytest.mark.parametrize("family", SCORED)
def test_every_kind_of_scoring_has_a_picture(family: str) -> None:
    shown: set[str] = set()
    for path in sorted(ROOT.glob(f"src/bastide/games/{family}/**/page/rules.en.json")):
        for chapter in json.loads(path.read_text("utf-8")):
            for part in chapter["parts"]:
                for picture in part.get("pictures", ()):
                    game = SCRIPT.game_of(picture)
                    shown |= {event.what for event in SCRIPT.last_step(game) if event.kind == "scored"}
                    assert game.view()["family"] == family
    assert SCORED[family] <= shown
