"""The project's own files keep their promises: set-up, lock, names."""

import ast
import os
import re
import subprocess
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
LOCK = (ROOT / "constraints.txt").read_text()
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
MAKEFILE = (ROOT / "Makefile").read_text()


def requirements() -> list[Requirement]:
    """Everything pyproject.toml asks for, extras too, without Bastide itself."""
    texts = list(PROJECT["dependencies"])
    for extra in PROJECT["optional-dependencies"].values():
        texts += extra
    asked = [Requirement(text) for text in texts]
    return [requirement for requirement in asked if requirement.name != PROJECT["name"]]


def locked() -> dict[str, str]:
    """The locked version of each package, by its canonical name."""
    pairs = (line.split("==") for line in LOCK.splitlines())
    return {canonicalize_name(name): version for name, version in pairs}


def project_files() -> list[Path]:
    """Files that git tracks or would track."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        found = subprocess.run(listing, cwd=ROOT, capture_output=True, check=True, text=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    paths = [ROOT / name for name in found.stdout.split("\0") if name]
    return [path for path in paths if path.is_file()]


def test_no_two_files_of_tests_have_one_name() -> None:
    names = [path.name for path in (ROOT / "tests").rglob("test_*.py")]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("requirement", requirements(), ids=lambda requirement: requirement.name)
def test_the_lock_names_every_dependency(requirement: Requirement) -> None:
    version = locked()[canonicalize_name(requirement.name)]
    assert requirement.specifier.contains(version)


def test_every_line_of_the_lock_is_one_exact_version() -> None:
    for line in LOCK.splitlines():
        assert re.fullmatch(r"[\w.-]+==[\w.+!]+", line)


def test_the_lock_has_no_address() -> None:
    assert "://" not in LOCK


@pytest.mark.parametrize("target", ["help", "setup", "play", "test", "lint", "wheel", "lock", "clean"])
def test_the_makefile_has_the_target(target: str) -> None:
    assert re.search(rf"^{target}:.*## \w", MAKEFILE, re.MULTILINE)


def test_continuous_integration_runs_the_tests_and_nothing_else() -> None:
    script = ROOT / ".ci" / "run"
    assert script.read_text().splitlines()[1:] == ["set -eu", "exec make test"]
    assert os.access(script, os.X_OK)


def test_no_file_names_a_folder_of_one_machine() -> None:
    private = re.compile(rb"(?<![\w.])/(?:work|farm|home|Users)/")
    assert [path for path in project_files() if private.search(path.read_bytes())] == []


def test_no_file_is_named_after_a_trade_mark() -> None:
    names = [path.relative_to(ROOT).as_posix() for path in project_files()]
    assert [name for name in names if re.search("carcassonne|meeple", name, re.IGNORECASE)] == []


FAULTS = tomllib.loads((ROOT / "scripts" / "faults.toml").read_text("utf-8"))["fault"]


def test_every_deliberate_fault_still_has_its_place_in_the_rules() -> None:
    """Else scripts/faults.py would try less than it says."""
    counts = {f["what"]: (ROOT / "src/bastide" / f["file"]).read_text("utf-8").count(f["before"]) for f in FAULTS}
    assert len(counts) == len(FAULTS)
    assert {what: times for what, times in counts.items() if times != 1} == {}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault["what"])
def test_a_deliberate_fault_is_one_of_meaning(fault: dict[str, str]) -> None:
    """A file that cannot be read is noticed by any test."""
    text = (ROOT / "src/bastide" / fault["file"]).read_text("utf-8")
    ast.parse(text.replace(fault["before"], fault["after"]))
