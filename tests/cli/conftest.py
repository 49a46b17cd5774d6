"""Runs the command line inside the test's own process."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from typer.testing import CliRunner

from bastide.cli.app import app


@dataclass
class Ran:
    """What a command printed, and how it ended."""

    code: int
    out: str
    err: str


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ran]:
    """Run a command by its words, with lines to read."""
    monkeypatch.setenv("COLUMNS", "110")
    monkeypatch.setenv("TERM", "dumb")

    def command(*words: str, typed: str = "") -> Ran:
        result = CliRunner().invoke(app, list(words), input=typed)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
        return Ran(result.exit_code, result.stdout, result.stderr)

    return command
