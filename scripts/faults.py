"""Deliberate faults in the rules, one at a time: does a test notice each of them?

    .venv/bin/python scripts/faults.py            all of them
    .venv/bin/python scripts/faults.py castle     those whose family or text has this word

The list is faults.toml, beside this file. Each fault is put into a copy of the tree, and the plain tests of its family
run there until the first fails. A fault that no test notices survives, and wants a test or a scenario.
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
TESTS = {
    "core": ["tests/core", "tests/scenarios"],
    "classic": ["tests/scenarios", "tests/games/classic", "-k", "not castle and not city/"],
    "castle": ["tests/scenarios", "tests/games/castle", "-k", "castle"],
    "city": ["tests/scenarios", "tests/games/city", "-k", "city/ or test_city"],
}
PYTEST = [sys.executable, "-m", "pytest", "-x", "-q", "-n0", "-p", "no:cacheprovider"]


def survives(copy: Path, fault: dict[str, str]) -> bool:
    """Whether all tests pass with the fault; afterwards it is mended again."""
    path = copy / RULES / fault["file"]
    sound = path.read_text("utf-8")
    if sound.count(fault["before"]) != 1:
        sys.exit(f"{fault['file']} has changed: it holds this {sound.count(fault['before'])} times\n{fault['before']}")
    path.write_text(sound.replace(fault["before"], fault["after"]), "utf-8")
    environment = {**os.environ, "BASTIDE_PLAIN": "1", "PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([*PYTEST, *TESTS[fault["family"]]], cwd=copy, env=environment, capture_output=True, text=True)
    path.write_text(sound, "utf-8")
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
