"""The pictures in docs/pictures are those that the code draws now."""

from pathlib import Path
from types import ModuleType

import pytest
import scripted

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "pictures"
MOST_BYTES = 260_000


@pytest.fixture(scope="module")
def script() -> ModuleType:
    """The script that writes the pictures."""
    return scripted.script("pictures")


def test_the_pictures_are_current(script: ModuleType) -> None:
    drawn = script.pictures()
    assert script.listing(drawn) == (FOLDER / "list.toml").read_text("utf-8"), "run scripts/pictures.py"
    assert {path.stem for path in FOLDER.glob("*.png")} == set(drawn)


def test_the_pictures_are_small() -> None:
    assert [path.name for path in FOLDER.glob("*.png") if path.stat().st_size > MOST_BYTES] == []


def test_the_pages_show_every_picture() -> None:
    page = "".join(path.read_text("utf-8") for path in (ROOT / "docs").glob("*.md"))
    assert [path.name for path in sorted(FOLDER.glob("*.png")) if path.name not in page] == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_in_the_docs_are_those_of_the_page(language: str) -> None:
    rules = scripted.script("rule_pictures")
    page = (ROOT / "docs" / f"rules.{language}.md").read_text("utf-8")
    assert rules.page(language) == page, "run scripts/rule_pictures.py --docs"
    shown = {Path(rules.file_of(picture)).stem for picture in rules.pictures(language)}
    assert shown == {path.stem for path in (FOLDER / "rules").glob("*.png")}
