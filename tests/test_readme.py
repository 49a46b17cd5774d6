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
PYTHON = (ROOT / "docs" / "python.md").read_text("utf-8")
INDEX = (ROOT / "docs" / "index.md").read_text("utf-8")
COMMANDS = {
    command.name or command.callback.__name__.replace("_", "-")
    for command in app.registered_commands
    if command.callback
} | {str(group.name) for group in app.registered_groups}
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
RULED = [*catalogue.games, *(box.name for box in catalogue.boxes.values() if box.has_rules)]


def told_apart(family: str) -> str:
    """What a family and its boxes tell in their own folders."""
    pages = (ROOT / "src" / "bastide" / "games" / family).rglob("README.md")
    return "".join(path.read_text("utf-8") for path in pages)


@pytest.mark.parametrize(("text", "fewest"), [(README, 10), (PYTHON, 5)], ids=["README", "python"])
def test_the_examples_run(text: str, fewest: int) -> None:
    examples = doctest.DocTestParser().get_doctest(text, {}, "page", "page", 0)
    assert len(examples.examples) > fewest
    runner = doctest.DocTestRunner()
    runner.run(examples)
    assert runner.failures == 0


@pytest.mark.parametrize("family", catalogue.families)
def test_every_kind_of_event_is_explained(family: str) -> None:
    words = import_module(f"bastide.games.{family}.words").WORDS
    for kind in set(words.happenings.values()) - {"part"}:
        assert f"`{kind}`" in PYTHON + told_apart(family), kind


@pytest.mark.parametrize("game", catalogue.games)
def test_every_key_of_a_view_is_explained(game: str) -> None:
    for key in Game.new(game).view():
        assert f"`{key}`" in PYTHON + told_apart(catalogue.games[game].family), key


OWN_PAGES = {path.parent.name: path for path in (ROOT / "src" / "bastide" / "games").rglob("README.md")}
"""Pages that families and boxes keep in their own folders."""


def page_of(name: str) -> Path:
    """The page of a game or box: in its own folder, in that of its family, or in docs."""
    family = (catalogue.games if name in catalogue.games else catalogue.boxes)[name].family
    own = OWN_PAGES.get(name) or (OWN_PAGES.get(family) if name in catalogue.games else None)
    return own or ROOT / "docs" / f"{'base' if name == 'standard' else name}.md"


@pytest.mark.parametrize("name", RULED)
def test_every_game_and_box_with_rules_has_a_page(name: str) -> None:
    page = page_of(name)
    assert page in OWN_PAGES.values() or f"({page.name})" in INDEX
    switches = (catalogue.games if name in catalogue.games else catalogue.boxes)[name].switches
    told = page.read_text("utf-8") + BASE
    assert all(f"`{switch}`" in told for switch in switches)


@pytest.mark.parametrize("name", RULED)
def test_the_readme_names_every_game_and_box_that_docs_tell_about(name: str) -> None:
    assert f"`{name}`" in README or page_of(name) in OWN_PAGES.values()


def test_commands_that_are_named_exist() -> None:
    for page in PAGES:
        named = set(re.findall(r"(?:`|bin/)bastide ([a-z][a-z-]+)", page.read_text("utf-8")))
        assert named <= COMMANDS, page.name


def test_every_command_is_in_the_readme() -> None:
    for command in COMMANDS:
        assert f"`bastide {command}" in README


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
        assert f"`{code}`" in NOTATION + told_apart(family), code


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
    for tag in ("Game", "Version", "Box", "Rule", "Seat", "Deck", "Seed", "Chance", "With", "File"):
        assert f"| `{tag}` |" in NOTATION


@pytest.mark.parametrize("game", ["base", "standard"])
def test_every_switch_of_the_base_game_is_explained(game: str) -> None:
    column = {"base": 2, "standard": 3}[game]
    rows = {row.split(" | ")[0].strip("|` "): row.split(" | ") for row in BASE.splitlines() if row.startswith("| `")}
    for name, switch in catalogue.games[game].switches.items():
        assert all(f"`{choice}`" in rows[name][1] for choice in switch.choices)
        assert f"`{switch.default}`" in rows[name][column] or name == "last_tile"
