"""Deliberate faults in the rules, one at a time: does a test notice each of them?

    .venv/bin/python scripts/faults.py            all of them
    .venv/bin/python scripts/faults.py castle     those whose family or text has this word

The list is faults.toml, beside this file. Each fault is put into a copy of the tree, and the plain tests of its family
run there until the first fails: records first, then what takes no long games. A fault that no test notices survives,
and wants a record in tests/scenarios or a test.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULES = Path("src/bastide")
LONG = ["--ignore-glob=*propert*", "--ignore-glob=*twins*", "--ignore-glob=*oracle*"]
PYTEST = [sys.executable, "-m", "pytest", "-x", "-q", "-n0", "-p", "no:cacheprovider", *LONG]


def stages(fault: dict[str, str]) -> list[list[str]]:
    """The tests of a fault, those that are likely to notice it first."""
    family, folder = fault["family"], Path(fault["file"]).parent.name
    if family == "core":
        return [["tests/core"], ["tests/scenarios"]]
    others = ["tests/scenarios", "-k", "not castle/ and not city/"] if family == "classic" else []
    first = "base/" if folder == "classic" else f"{folder}/"
    return [["tests/scenarios", "-k", first], [f"tests/games/{family}"], *([others] if others else [])]


def survives(copy: Path, fault: dict[str, str]) -> bool:
    """Whether all tests pass with the fault; afterwards it is mended again."""
    path = copy / RULES / fault["file"]
    sound = path.read_text("utf-8")
    if sound.count(fault["before"]) != 1:
        sys.exit(f"{fault['file']} has changed: it holds this {sound.count(fault['before'])} times\n{fault['before']}")
    path.write_text(sound.replace(fault["before"], fault["after"]), "utf-8")
    environment = {**os.environ, "BASTIDE_PLAIN": "1", "PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    survived = all(pass_all(copy, environment, words) for words in stages(fault))
    path.write_text(sound, "utf-8")
    return survived


def pass_all(copy: Path, environment: dict[str, str], words: list[str]) -> bool:
    """Whether these tests pass."""
    done = subprocess.run([*PYTEST, *words], cwd=copy, env=environment, capture_output=True, text=True)
    if done.returncode not in (0, 1):
        sys.exit(f"the tests did not run: {done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.returncode == 0


def main() -> int:
    """Try every fault that was asked for; the last line tells how many survive."""
    faults = tomllib.loads((ROOT / "scripts" / "faults.toml").read_text("utf-8"))["fault"]
    words = sys.argv[1:]
    chosen = [fault for fault in faults if all(any(word in text for text in fault.values()) for word in words)]
    survivors = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for part in ("src", "tests"):
            shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("page", "__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", copy)
        for fault in chosen:
            survived = survives(copy, fault)
            survivors += survived
            print(f"{'SURVIVES' if survived else 'noticed '} {fault['family']}: {fault['what']}", flush=True)
    print(f"{survivors} of {len(chosen)} faults survive")
    return bool(survivors)


if __name__ == "__main__":
    sys.exit(main())
