"""The protocol: its description, its types for the page, and its limits agree with the messages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from bastide.table import messages, typescript
from bastide.table.limits import Limit
from bastide.table.not_done import SENTENCES
from bastide.table.shapes import Line

ROOT = Path(__file__).parents[2]
TYPES = ROOT / "page" / "src" / "protocol.ts"
DESCRIPTION = (ROOT / "docs" / "protocol.md").read_text("utf-8")


@pytest.mark.skipif(not TYPES.parent.exists(), reason="the page's sources are not here")
def test_the_page_has_the_current_types() -> None:
    command = "python -m bastide.table.typescript page/src/protocol.ts"
    assert TYPES.read_text("utf-8") == typescript.typescript(), f"run: {command}"


def test_types_are_written_for_every_message() -> None:
    text = typescript.typescript()
    for union in (messages.AnyRequest, messages.AnyMessage):
        for member in get_args(union):
            assert f"export interface {member.__name__} {{" in text
    assert 'type: "play";' in text
    assert "moves?: string[];" in text


def test_what_families_and_boxes_add_to_a_view_has_its_types() -> None:
    """A struct for each that has a view.py, and nothing that the page would have to guess."""
    text = typescript.typescript()
    views = sorted((ROOT / "src" / "bastide" / "games").glob("**/view.py"))
    assert len(views) > 3
    for path in views:
        name = "".join(word.capitalize() for word in path.parent.name.split("_"))
        assert f"export interface {name}Extras {{" in text, path
        member = rf"\| {name}Extras\b" if path.parent.parent.name == "games" else rf"\?: {name}Extras \| null;"
        assert re.search(member, text), path
    assert "  extras: Extras;" in text
    assert not re.search(r"\b(any|unknown|object)\b(?!.*\*/)", text)


@pytest.mark.skipif(not TYPES.parent.exists(), reason="the page's sources are not here")
def test_the_page_takes_what_families_add_as_it_is() -> None:
    """No panel guesses: nothing is any, and what a family adds is neither cast nor dug for by its text."""
    sources = [*TYPES.parent.rglob("*.ts*"), *(ROOT / "src" / "bastide" / "games").rglob("page/*.ts*")]
    assert any("extrasOf(view," in path.read_text("utf-8") for path in sources)
    guesses = re.compile(r"(: |<|as )any\b|extras\??\.?\[|as \w*Extras\b|extras as\b")
    for path in sources:
        found = guesses.search(path.read_text("utf-8"))
        assert found is None, f"{path}: {found}"


@pytest.mark.parametrize("union", [messages.AnyRequest, messages.AnyMessage])
def test_every_message_is_described(union: object) -> None:
    for member in get_args(union):
        assert f"`{member.__struct_config__.tag}" in DESCRIPTION, member


def test_every_line_and_closing_code_is_described() -> None:
    for kind in get_args(get_type_hints(Line)["kind"]):
        assert f"`{kind}`" in DESCRIPTION
    for code in messages.CLOSE_CODES.values():
        assert str(code) in DESCRIPTION


def test_every_refusal_is_described_and_has_a_sentence() -> None:
    source = "".join(path.read_text("utf-8") for path in (ROOT / "src" / "bastide" / "table").glob("*.py"))
    for code in re.findall(r'NotDone\("([a-z-]+)"', source):
        assert f"`{code}`" in DESCRIPTION, code
        assert code in SENTENCES or f'NotDone("{code}", ' in source


def test_a_limit_fills_again() -> None:
    now = [0.0]
    limit = Limit(2.0, 3, lambda: now[0])
    assert [limit.allows("a") for _ in range(5)] == [True, True, True, False, False]
    assert limit.allows("b")
    now[0] = 1.0
    assert [limit.allows("a") for _ in range(3)] == [True, True, False]
