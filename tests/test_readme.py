"""README and pages tell the truth: their examples run, what they name exists."""

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

from bastide import Game, catalogue
from bastide.cli.app import app
from bastide.core.errors import BadTiles
from bastide.games.classic.state import State

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
NOTATION = (ROOT / "docs" / "notation.md").read_text("utf-8")
BASE = (ROOT / "docs" / "base.md").read_text("utf-8")
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def test_the_examples_run() -> None:
    examples = doctest.DocTestParser().get_doctest(README, {}, "README.md", "README.md", 0)
    assert len(examples.examples) > 10
    runner = doctest.DocTestRunner()
    runner.run(examples)
    assert runner.failures == 0


@pytest.mark.parametrize("name", [*catalogue.games, *catalogue.boxes])
def test_the_readme_names_every_game_and_box(name: str) -> None:
    assert f"`{name}`" in README


def test_commands_that_are_named_exist() -> None:
    known = {command.callback.__name__ for command in app.registered_commands if command.callback}
    for page in PAGES:
        named = set(re.findall(r"(?:`|bin/)bastide ([a-z]+)", page.read_text("utf-8")))
        assert named <= known, page.name


def test_every_command_is_in_the_readme() -> None:
    for command in app.registered_commands:
        assert command.callback is not None
        assert f"`bastide {command.callback.__name__}" in README


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^):#]+\.md)\)", page.read_text("utf-8")):
        assert (page.parent / link).exists(), link


def test_the_example_record_replays() -> None:
    records = re.findall(r"```record\n(.*?)```", NOTATION, re.DOTALL)
    assert records
    for record in records:
        assert Game.from_record(record).over


@pytest.mark.parametrize("family", catalogue.families)
def test_every_reason_to_refuse_a_move_is_listed(family: str) -> None:
    words = import_module(f"bastide.games.{family}.words").WORDS
    for code, _ in words.refusals.values():
        assert f"`{code}`" in NOTATION, code


def test_every_error_code_is_listed() -> None:
    raised = re.compile(r"(?:BadSetup|BadRecord|BadNotation|IllegalMove)\(\s*\"([a-z-]+)\"")
    for path in (ROOT / "src" / "bastide").rglob("*.py"):
        if "table" in path.parts:
            continue
        for code in raised.findall(path.read_text("utf-8")):
            assert f"`{code}`" in NOTATION, f"{path.name}: {code}"
    assert f"`{BadTiles('', '', '').code}`" in NOTATION


def test_the_capacities_are_those_of_the_state() -> None:
    page = (ROOT / "docs" / "engine.md").read_text("utf-8")
    room = f"{State.TILES} tiles of {State.KINDS} kinds, {State.SEGMENTS} segments and {State.FIGURES} figures"
    assert room in " ".join(page.split())


def test_every_tag_is_listed() -> None:
    for tag in ("Game", "Box", "Rule", "Seat", "Deck", "Seed", "Chance", "With", "File"):
        assert f"| `{tag}` |" in NOTATION


@pytest.mark.parametrize("game", ["base", "standard"])
def test_every_switch_of_the_base_game_is_explained(game: str) -> None:
    column = {"base": 2, "standard": 3}[game]
    rows = {row.split(" | ")[0].strip("|` "): row.split(" | ") for row in BASE.splitlines() if row.startswith("| `")}
    for name, switch in catalogue.games[game].switches.items():
        assert all(f"`{choice}`" in rows[name][1] for choice in switch.choices)
        assert f"`{switch.default}`" in rows[name][column] or name == "last_tile"
