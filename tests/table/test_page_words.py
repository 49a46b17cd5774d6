"""The page has a word, in both languages, for everything that the games and the server name."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from bastide.games import catalogue
from bastide.players import names
from bastide.puzzles.telling import SENTENCES as REASONS
from bastide.table.not_done import SENTENCES

ROOT = Path(__file__).parents[2]
OWN = ROOT / "page" / "src" / "words"
GAMES = ROOT / "src" / "bastide" / "games"
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
