"""`bastide simulate` writes rows, records and a chart."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest


def test_simulate_writes_what_is_wished(run: Callable[..., Any], tmp_path: Path) -> None:
    folder = tmp_path / "data"
    wishes = ("--csv", f"{folder}", "--parquet", f"{folder}", "--moves", "--records", f"{folder / 'games'}")
    ran = run("simulate", "castle", "-n", "2", "-p", "random,random", "--plain", *wishes, "--plot", f"{folder}/a.svg")
    assert ran.code == 0
    names = {path.name for path in folder.rglob("*") if path.is_file()}
    assert names == {
        "games.csv", "moves.csv", "games.parquet", "moves.parquet", "a.svg",
        "castle-000000.record", "castle-000001.record",
    }  # fmt: skip
    assert f"Written: {folder / 'games.csv'}" in ran.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--moves",), "--moves goes with"),
        (("--records", "x", "-n", "200000"), "at most 100,000 games"),
        (("--plot", "a.gif"), "written as .svg, not"),
        (("--csv", "x", "--ray", "auto"), "leave out --ray"),
        (("--csv", "/dev/null/x"), "cannot be made"),
    ],
)
def test_what_cannot_be_written_is_said_before_anything_is_played(
    run: Callable[..., Any], words: tuple[str, ...], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run("simulate", "castle", "--plain", *words)
    assert ran.code == 1
    assert sentence in ran.err
