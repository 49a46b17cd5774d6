"""Pictures of records and of sets, from the command line."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bastide.art import themes

RECORD = """\
[Game "standard"]
[Deck "BG-E BG-B"]

1. BG-E@0,1S m>S
2. BG-B@0,-1N m>C
4:2
"""
BEGINNINGS = {".svg": b"<svg", ".png": b"\x89PNG", ".gif": b"GIF89a", ".apng": b"\x89PNG", ".PNG": b"\x89PNG"}


@pytest.fixture
def record(tmp_path: Path) -> str:
    file = tmp_path / "game.record"
    file.write_text(RECORD)
    return str(file)


@pytest.mark.parametrize("ending", BEGINNINGS)
def test_the_ending_says_what_is_written(run: Callable[..., Any], tmp_path: Path, record: str, ending: str) -> None:
    output = tmp_path / f"board{ending}"
    assert run("draw", record, "-o", str(output)).out == f"{output} shows the game after 6 moves.\n"
    assert output.read_bytes().startswith(BEGINNINGS[ending])


def test_a_board_after_some_moves(run: Callable[..., Any], tmp_path: Path, record: str) -> None:
    pictures = []
    for moves in ("0", "2", "6"):
        output = tmp_path / f"{moves}.svg"
        run("draw", record, "--move", moves, "-o", str(output))
        pictures.append(output.read_text())
    assert len(set(pictures)) == 3


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["-o", "board.mp4"], "board.mp4 cannot be written: a picture is written as .svg or .png, a film as .gif"),
        (["-o", "board"], "board cannot be written: a picture is written as"),
        (["-o", "no/folder.svg"], "no/folder.svg cannot be written (No such file or directory)"),
        (["-o", "no/folder.gif"], "no/folder.gif cannot be written (No such file or directory)"),
        (["-o", "board.svg", "--move", "7"], "the record has 6 moves, not 7"),
        (["-o", "board.svg", "--theme", "pink"], "there is no theme called 'pink'; there are: summer"),
        (["-o", "film.gif", "--theme", "pink"], "there is no theme called 'pink'; there are: summer"),
    ],
)
def test_what_cannot_be_drawn(run: Callable[..., Any], record: str, words: list[str], sentence: str) -> None:
    ran = run("draw", record, *words)
    assert ran.code == 1
    assert ran.err.startswith(f"bastide: {sentence}")


def test_the_sets_of_a_game_as_sheets(run: Callable[..., Any], tmp_path: Path) -> None:
    out = run("tiles", "winter", "--boxes", "gingerbread", "--svg", str(tmp_path / "sheet.svg")).out
    assert [line.split(" shows ")[0] for line in out.splitlines()] == [
        str(tmp_path / "sheet-winter.svg"),
        str(tmp_path / "sheet-gingerbread.svg"),
    ]


def test_a_sheet_in_every_theme(run: Callable[..., Any], tmp_path: Path) -> None:
    sheets = set()
    for theme in themes():
        output = tmp_path / f"{theme}.svg"
        assert run("tiles", "castle", "--svg", str(output), "--theme", theme).code == 0
        sheets.add(output.read_text())
    assert len(sheets) == len(themes())
    ran = run("tiles", "castle", "--svg", str(tmp_path / "x.svg"), "--theme", "pink")
    assert (ran.code, ran.err.startswith("bastide: there is no theme called 'pink'")) == (1, True)
