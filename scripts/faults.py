"""Deliberate faults in the rules, one at a time: does a test notice each of them?

    .venv/bin/python scripts/faults.py            all of them
    .venv/bin/python scripts/faults.py castle     those whose family or text has this word
    .venv/bin/python scripts/faults.py --jobs 8   eight at a time

The list is faults.toml, beside this file. Each fault is put into a copy of the tree, and the plain tests of its family
run there until the first fails: records first, then what takes no long games. A fault that no test notices survives,
and wants a record in tests/scenarios or a test.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ProcessPoolExecutor
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


def survives(fault: dict[str, str]) -> bool:
    """Whether all tests pass with the fault, in a copy of the tree."""
    environment = {**os.environ, "BASTIDE_PLAIN": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for part in ("src", "tests", "scripts", "docs"):
            shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("page", "__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", copy)
        path = copy / RULES / fault["file"]
        path.write_text(path.read_text("utf-8").replace(fault["before"], fault["after"]), "utf-8")
        environment["PYTHONPATH"] = os.pathsep.join([str(copy / "src"), os.environ.get("PYTHONPATH", "")])
        return all(pass_all(copy, environment, words) for words in stages(fault))


def pass_all(copy: Path, environment: dict[str, str], words: list[str]) -> bool:
    """Whether these tests pass."""
    done = subprocess.run([*PYTEST, *words], cwd=copy, env=environment, capture_output=True, text=True)
    if done.returncode not in (0, 1):
        sys.exit(f"the tests did not run: {done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.returncode == 0


def all_faults() -> list[dict[str, str]]:
    """The faults of the list, each with a text that stands just once in its file."""
    faults: list[dict[str, str]] = tomllib.loads((ROOT / "scripts" / "faults.toml").read_text("utf-8"))["fault"]
    for fault in faults:
        times = (ROOT / RULES / fault["file"]).read_text("utf-8").count(fault["before"])
        if times != 1:
            sys.exit(f"{fault['file']} has changed: it holds this {times} times\n{fault['before']}")
    return faults


def main() -> int:
    """Try every fault that was asked for; the last line tells how many survive."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="*", help="only faults whose family, file or text has all these words")
    parser.add_argument("--jobs", type=int, default=1, help="how many are tried at a time")
    asked = parser.parse_args()
    chosen = [fault for fault in all_faults() if all(any(w in text for text in fault.values()) for w in asked.words)]
    survivors = 0
    with ProcessPoolExecutor(asked.jobs) as pool:
        families = {fault["family"]: fault for fault in chosen}
        sound = pool.map(survives, [{**fault, "after": fault["before"]} for fault in families.values()])
        if not all(sound):
            sys.exit("the tests fail without any fault")
        for fault, survived in zip(chosen, pool.map(survives, chosen), strict=True):
            survivors += survived
            print(f"{'SURVIVES' if survived else 'noticed '} {fault['family']}: {fault['what']}", flush=True)
    print(f"{survivors} of {len(chosen)} faults survive")
    return bool(survivors)


if __name__ == "__main__":
    sys.exit(main())
