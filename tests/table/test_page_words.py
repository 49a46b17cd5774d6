"""The page has a word, in both languages, for everything that the games and the server name."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from bastide.games import catalogue
from bastide.players import names
from bastide.puzzles.telling import SENTENCES as REASONS
from bastide.table.not_done import SENTENCES

ROOT = Path(__file__).parents[2]
OWN = ROOT / "page" / "src" / "words"
GAMES = ROOT / "src" / "bastide" / "games"
FRENCH = sorted([*(ROOT / "page" / "src").rglob("fr.json"), *GAMES.rglob("page/*.fr.json")])
NARROW = "\u202f"
MISPRINTS = {
    "a straight apostrophe": re.compile(r"'"),
    "no narrow space before a sign": re.compile(rf"(?<!{NARROW})[;!?»]|[ \u00a0]:"),
    "no narrow space after a quotation mark": re.compile(rf"«(?!{NARROW})"),
}
LANGUAGES = sorted(path.stem for path in OWN.glob("*.json"))
NEVER_SHOWN = {"not-built", "no-picture"}
SILENT = {"drawn", "discarded", "placed", "put", "part", "scored", "returned", "passed", "turn", "over"}


def needed() -> Iterator[str]:
    """Every key that the page looks up by a name of the games or the server."""
    for game in catalogue.games.values():
        yield from (f"game.{game.name}", f"about.{game.name}", f"certainty.{game.certainty}")
    for box in catalogue.boxes:
        yield f"box.{box}"
    for switch in _switches():
        yield f"switch.{switch.name}"
        yield from (f"switch.{switch.name}.{choice}" for choice in switch.choices)
    for player in names():
        yield from (f"player.{player}", f"bot.{player}")
    for family in catalogue.families:
        yield from _of_family(family)
    yield from (f"{group}.{code}" for group in ("reason", "theme") for code in REASONS)
    yield from (f"refusal.{code}" for code in SENTENCES if code not in NEVER_SHOWN)


def _switches() -> Iterator[catalogue.Switch]:
    for entry in (*catalogue.games.values(), *catalogue.boxes.values()):
        yield from entry.switches.values()


def _of_family(family: str) -> Iterator[str]:
    words = import_module(f"bastide.games.{family}.words").WORDS
    for kind in {*words.kinds.values(), *words.scored.values()}:
        yield from (f"kind.{kind}", f"kinds.{kind}")
    yield from (f"figure.{letter}" for letter in words.figures.values())
    yield from (f"figures.{letter}" for letter in words.figures.values())
    yield from (f"part.{part}" for part in words.parts.values())
    yield from (f"role.{role}" for role in words.roles.values())
    yield from (f"refusal.{code}" for code, _ in words.refusals.values())
    own = [name for name in words.happenings.values() if name not in SILENT]
    yield from (f"{group}.{name}" for group in ("event", "reason", "theme") for name in own)


def known(language: str) -> set[str]:
    """The keys of the page's own words, and of those in the folders of families and boxes."""
    files = [OWN / f"{language}.json", *GAMES.rglob(f"page/words.{language}.json")]
    return {key for path in files for key in json.loads(path.read_text("utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_lacks_a_word(language: str) -> None:
    """Also for what was added yesterday."""
    there = known(language)
    once = {key.replace("once.", "part.", 1) for key in there if key.startswith("once.")}  # parts told without a number
    assert sorted(set(needed()) - there - once) == []


def texts(told: Any) -> Iterator[str]:
    """Every text in a file of words, rules or guides."""
    parts = told.values() if isinstance(told, dict) else told if isinstance(told, list) else ()
    yield from (told,) if isinstance(told, str) else (text for part in parts for text in texts(part))


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: "-".join(path.parts[-3:]))
def test_french_is_set_as_french_is(path: Path) -> None:
    """Curved apostrophes, and narrow spaces that do not break before ; : ! ? » and after «."""
    found = [
        (what, text)
        for text in texts(json.loads(path.read_text("utf-8")))
        for what, misprint in MISPRINTS.items()
        if misprint.search(text)
    ]
    assert found == []


def test_misprints_are_found() -> None:
    """What the other test looks for is there to be found."""
    wrong = {
        "a straight apostrophe": "l'abbé",
        "no narrow space before a sign": "Fini !",
        "no narrow space after a quotation mark": "« a",
    }
    for what, text in [
        *wrong.items(),
        ("no narrow space before a sign", "Fini?"),
        ("no narrow space before a sign", "a\u00a0: b"),
    ]:
        assert MISPRINTS[what].search(text), text
    right = f"C’est fini{NARROW}! «{NARROW}Oui{NARROW}»{NARROW}: à 12:30"
    assert not any(misprint.search(right) for misprint in MISPRINTS.values())
