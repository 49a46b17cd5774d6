"""What the pages say of sizes and encodings is so, and their programs run."""

import re
from pathlib import Path
from typing import Any

import pytest

from bastide import catalogue, fast
from bastide.fast.actions import Actions
from bastide.fast.observations import all_columns
from bastide.forms import form

DOCS = Path(__file__).parents[2] / "docs"
FAST, ENVIRONMENTS = ((DOCS / page).read_text("utf-8") for page in ("fast.md", "environments.md"))
MOST_LINES = 20


def programs(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", page, re.DOTALL)


def actions_of(game: str, boxes: tuple[str, ...] = ()) -> Actions:
    return Actions(fast.table(game, boxes, compiled=False).prepared)


@pytest.mark.parametrize("game", catalogue.games)
def test_the_sizes_of_an_environment(game: str) -> None:
    table = fast.table(game, compiled=False)
    columns = len(all_columns(table.prepared, form(table.options.game.family).engine))
    assert f"| `{game}_v0` | {actions_of(game).count:,} | {columns:,} |" in ENVIRONMENTS


@pytest.mark.parametrize(
    ("game", "boxes"), [("standard", ()), ("base", ("gingerbread", "count")), ("castle", ()), ("city", ())]
)
def test_the_blocks_of_actions(game: str, boxes: tuple[str, ...]) -> None:
    section = FAST.split(f"`{game}`{' with ' + ', '.join(boxes) if boxes else ''}:\n")[1]
    rows = re.findall(r"^\| (\d+) \| (\d+) \| `(.+?)` \|", section.split("\n\n")[0], re.MULTILINE)
    found = [(block.first, block.size, block.pattern) for block in actions_of(game, boxes).blocks]
    assert [(int(first), int(size), pattern) for first, size, pattern in rows] == found


def test_a_million_games_fit_in_few_lines(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The program of the page runs as it is, only with fewer games and in the plain form."""
    program = programs(FAST)[0]
    assert len(program.splitlines()) <= MOST_LINES
    monkeypatch.setenv("BASTIDE_PLAIN", "1")
    exec(compile(program.replace("1_000_000", "3"), "page", "exec"), {"__name__": "__main__"})
    assert re.search(r"\[[\d. ]+\] [01]\.\d+", capsys.readouterr().out)


@pytest.mark.parametrize(("number", "name"), [(1, "eager"), (2, "quick")])
def test_the_other_policies_of_the_page_play(number: int, name: str) -> None:
    space: dict[str, Any] = {"fast": fast}
    exec(compile(programs(FAST)[number], "page", "exec"), space)
    points = fast.play_games(fast.table("castle", compiled=False), [space[name], "random"], 2, seed=1)
    assert points.shape == (2, 2)
    assert points.min() >= 0


@pytest.mark.parametrize("number", range(3))
def test_the_programs_of_the_environments_run(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BASTIDE_PLAIN", "1")
    program = programs(ENVIRONMENTS)[number].replace("1024", "3").replace("range(100)", "range(5)")
    exec(compile(program, "page", "exec"), {"__name__": "page"})
