"""What is refused of tile files, boxes, positions, records and bots is a sentence that says where, in each language."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from bastide import catalogue
from bastide.games.options import words_of

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "bastide"
PATTERNS = {path.stem: json.loads(path.read_text("utf-8")) for path in (ROOT / "page/src/view/faults").glob("*.json")}
LANGUAGES = {path.stem for path in (ROOT / "page" / "src" / "words").glob("*.json")} - {"en"}
RAISING = {
    "Fault": 0, "fault": 0, "_on_tile": 0, "wrong": 0,
    "BadSetup": 1, "BadRecord": 1, "BadNotation": 1, "IllegalMove": 1, "BadTiles": 2,
}  # fmt: skip
"""Who says a sentence, and which of its arguments that is."""
TERMINAL = {
    "games/outside.py",        # folders of boxes
    "games/overlay.py",
    "games/guides.py",
    "games/castle/wall.py",    # files of walls
    "play/explain.py",         # of Python alone
    "table/bot.py",
    "players/roster.py",
}
"""Modules whose sentences are read in a terminal: in English, and the page never shows them."""
SHOWN = {
    str(path.relative_to(SOURCE))
    for room in ("core", "games", "play")
    for path in (SOURCE / room).rglob("*.py")
} - TERMINAL | {"table/own_sets.py"}  # fmt: skip
WHOLE = ("this is not the text of a record", "a record has at most {} characters, this text has more")
"""What is wrong with a record as a whole stands on no line."""
HOLE = "7"


class Said(NamedTuple):
    """A sentence, with {} where something is filled in, and the kind of error that it is said with."""

    by: str
    sentence: str


def templates(node: ast.expr, known: dict[str, ast.expr]) -> Iterator[str]:
    """The sentences that an expression can be."""
    if isinstance(node, ast.IfExp):
        yield from templates(node.body, known)
        yield from templates(node.orelse, known)
    elif isinstance(node, ast.Name) and node.id in known:
        yield from templates(known.get(node.id, node), {name: one for name, one in known.items() if name != node.id})
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    elif isinstance(node, ast.Constant):
        yield str(node.value)


def said_in(path: Path) -> Iterator[Said]:
    """Every sentence with which a module refuses something."""
    for function in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(function, ast.FunctionDef):
            continue
        known = {
            target.id: node.value
            for node in ast.walk(function) if isinstance(node, ast.Assign)
            for target in node.targets if isinstance(target, ast.Name)
        }  # fmt: skip
        for node in ast.walk(function):
            called = getattr(node.func, "id", getattr(node.func, "attr", "")) if isinstance(node, ast.Call) else ""
            if isinstance(node, ast.Call) and called in RAISING and len(node.args) > RAISING[called]:
                yield from (Said(called, sentence) for sentence in templates(node.args[RAISING[called]], known))


FRAMES = ('in "{}": {}', "{}, on {}: {}", "{}: {}", "line {}: {}", "line {}: {}: {}", "{}, not {}", "{}: {} {} {}")
"""Sentences that only say where another one is true."""
ON_PAGE = sorted({said for file in SHOWN for said in said_in(SOURCE / file) if said.sentence not in FRAMES})
IN_TERMINAL = sorted({said for file in TERMINAL for said in said_in(SOURCE / file) if said.sentence not in FRAMES})


def is_said(patterns: dict[str, str], sentence: str) -> bool:
    """Whether a sentence is said by patterns down to the last word, as the page says it."""
    if not re.search("[a-z]", sentence):
        return True
    for pattern in sorted(patterns, key=lambda one: -len(one.replace("{}", ""))):
        found = re.fullmatch("(.+?)".join(re.escape(part) for part in pattern.split("{}")), sentence, re.DOTALL)
        if found is not None:
            return all(is_said(patterns, part) for part in found.groups())
    return False


def test_every_room_says_its_sentences() -> None:
    assert set(PATTERNS) == LANGUAGES
    assert len(ON_PAGE) > 170
    assert len(IN_TERMINAL) > 30


@pytest.mark.parametrize("language", PATTERNS)
def test_every_sentence_that_the_page_shows_is_said_in_every_language(language: str) -> None:
    unsaid = [said for _, said in ON_PAGE if not is_said(PATTERNS[language], said.replace("{}", HOLE))]
    assert unsaid == []


@pytest.mark.parametrize("language", ["en", *PATTERNS])
def test_every_reason_why_a_move_is_refused_has_words(language: str) -> None:
    files = [ROOT / f"page/src/words/{language}.json", *SOURCE.rglob(f"page/words.{language}.json")]
    words = {key for file in files for key in json.loads(file.read_text("utf-8"))}
    codes = {code for family in catalogue.families for code, _ in words_of(family).refusals.values()}
    assert {code for code in codes if f"refusal.{code}" not in words} == set()


@pytest.mark.parametrize("said", [*ON_PAGE, *IN_TERMINAL], ids=lambda said: said.sentence[:40])
def test_it_is_one_sentence(said: Said) -> None:
    assert "\n" not in said.sentence
    assert "  " not in said.sentence
    assert not said.sentence.endswith((".", "!", ":", ";", ","))
    assert said.sentence[0] in "{\"'=" or said.sentence[0].islower()
    assert len(re.findall(r"[A-Za-z']+|\{\}", said.sentence)) >= 3


def test_it_says_where() -> None:
    """In a record the line; of boxes, players and tables their names. Tile files and positions say it by themselves."""
    lost = [said.sentence for said in ON_PAGE if said.by == "BadRecord" and not said.sentence.startswith("line {}")]
    assert set(lost) == set(WHOLE)
    named = {said.sentence for said in IN_TERMINAL if said.by == "BadSetup" and "{}" not in said.sentence}
    assert named == set()


@pytest.mark.parametrize("language", PATTERNS)
def test_what_a_pattern_fills_in_is_there_to_be_filled_in(language: str) -> None:
    for pattern, said in PATTERNS[language].items():
        holes = [int(hole) for hole in re.findall(r"\{(\d)\}", said)]
        assert max(holes, default=0) <= pattern.count("{}"), pattern
