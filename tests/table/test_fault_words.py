"""What is wrong with tiles of one's own is said on the page in every language: each sentence has a pattern."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "bastide"
PATTERNS = {path.stem: json.loads(path.read_text("utf-8")) for path in (ROOT / "page/src/view/faults").glob("*.json")}
LANGUAGES = {path.stem for path in (ROOT / "page" / "src" / "words").glob("*.json")} - {"en"}
FAULTY = ("core/datafile.py", "core/phrases.py", "core/tiles.py")
RAISING = {"Fault": 0, "fault": 0, "_on_tile": 0}
HOLE = "7"


def templates(node: ast.expr, known: dict[str, ast.expr]) -> Iterator[str]:
    """The sentences that an expression can be, with {} where something is filled in."""
    if isinstance(node, ast.IfExp):
        yield from templates(node.body, known)
        yield from templates(node.orelse, known)
    elif isinstance(node, ast.Name) and node.id in known:
        yield from templates(known[node.id], known)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    elif isinstance(node, ast.Constant):
        yield str(node.value)


def sentences(path: Path) -> Iterator[str]:
    """Every sentence that a module can say of a file."""
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
            if isinstance(node, ast.Call) and called in RAISING and node.args:
                yield from templates(node.args[0], known)


SENTENCES = sorted({sentence for file in FAULTY for sentence in sentences(SOURCE / file)} - {"in \"{}\": {}"})


def fits(pattern: str, sentence: str) -> bool:
    """Whether a sentence is one of a pattern's."""
    return re.fullmatch(".+?".join(re.escape(part) for part in pattern.split("{}")), sentence) is not None


def test_every_language_but_english_has_patterns() -> None:
    assert set(PATTERNS) == LANGUAGES
    assert len(SENTENCES) > 40


@pytest.mark.parametrize("language", PATTERNS)
def test_every_sentence_about_a_file_has_a_pattern(language: str) -> None:
    for sentence in SENTENCES:
        told = sentence.replace("{}", HOLE)
        assert any(fits(pattern, told) for pattern in PATTERNS[language]), sentence


@pytest.mark.parametrize("language", PATTERNS)
def test_what_a_pattern_fills_in_is_there_to_be_filled_in(language: str) -> None:
    for pattern, said in PATTERNS[language].items():
        holes = [int(hole) for hole in re.findall(r"\{(\d)\}", said)]
        assert max(holes, default=0) <= pattern.count("{}"), pattern
