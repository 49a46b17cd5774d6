"""Rules become machine code only where Python calls them, and one process compiles for all."""

import errno
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from numba.core import config

from bastide.core import compiling
from bastide.core.compiling import PartLibrary, Rule
from bastide.forms import MAKERS

DOUBLE: Any = None
PROGRAM = """
import sys
from numba.core import config
config.CACHE_DIR = sys.argv[1]
from bastide.core.compiling import Rule

def slow(number):
    total = 0
    for step in range(number):
        total += step
    return total

slow = Rule(slow, True)

def whole(number):
    return slow(number) + slow(2 * number)

whole = Rule(whole, False)
print("ready", flush=True)
input()
print(whole(4), sum(whole.whole._cache_misses.values()) + sum(slow._cache_misses.values()), flush=True)
"""


def twice(number: int) -> int:
    return 2 * number


def plus_one(number: int) -> int:
    return DOUBLE(number) + 1


@pytest.fixture
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(config, "CACHE_DIR", str(tmp_path))


@pytest.mark.usefixtures("_own_cache")
def test_a_rule_that_only_rules_call_never_becomes_machine_code(monkeypatch: pytest.MonkeyPatch) -> None:
    double = Rule(twice, True)
    monkeypatch.setitem(globals(), "DOUBLE", double)
    assert Rule(plus_one, False)(20) == 41
    (part,) = double.overloads.values()
    assert isinstance(part.library, PartLibrary)
    assert double.whole.overloads == {}
    assert double(20) == 40
    assert len(double.whole.overloads) == 1


@pytest.mark.usefixtures("_own_cache")
def test_a_rule_that_was_called_is_found_at_once_by_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looking for a rule takes a thousand times as long as calling it."""
    rule = Rule(twice, False)
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(rule, [1, 2, 3, 4, 0.5, 1.5, 2.5, 3.5])) == [2, 4, 6, 8, 1.0, 3.0, 5.0, 7.0]
    monkeypatch.setattr(Rule, "_compile_for_args", full)
    assert (rule(4), rule(2.5)) == (8, 5.0)


@pytest.mark.usefixtures("_own_cache")
def test_a_part_is_kept_and_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "DOUBLE", Rule(twice, True))
    assert Rule(plus_one, False)(3) == 7
    again = Rule(twice, True)
    again.compile(tuple(next(iter(globals()["DOUBLE"].overloads))))
    assert (len(again._cache_hits), len(again._cache_misses)) == (1, 0)
    monkeypatch.setitem(globals(), "DOUBLE", again)

    def minus_one(number: int) -> int:
        return again(number) - 1

    assert Rule(minus_one, False)(3) == 5


def test_what_several_processes_need_is_compiled_once(tmp_path: Path) -> None:
    """Both begin at the same time; one of them finds everything done."""
    (tmp_path / "program.py").write_text(PROGRAM, "utf-8")
    command = [sys.executable, "program.py", str(tmp_path / "cache")]
    both = [
        subprocess.Popen(command, cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    for one in both:
        assert one.stdout is not None
        assert one.stdout.readline() == "ready\n"
    for one in both:
        assert one.stdin is not None
        one.stdin.write("\n")
        one.stdin.flush()
    told = [one.communicate()[0].split() for one in both]
    assert [int(result) for result, _ in told] == [34, 34]
    assert sum(int(misses) for _, misses in told) == 2


def full(*_: Any) -> None:
    raise OSError(errno.ENOSPC, "no space left on device")


@pytest.mark.usefixtures("_own_cache")
def test_where_nothing_can_be_written_a_rule_is_compiled_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    rule = Rule(twice, False)
    for cache in (rule._cache, rule._whole_cache):
        Path(cache._cache_file._index_path).with_suffix(".lock").mkdir(parents=True)
    monkeypatch.setattr("numba.core.caching.IndexDataCacheFile.save", full)
    assert rule(21) == 42


def test_whatever_makes_compiled_rules_names_the_cache() -> None:
    """Else rules would be taken out of it that another version of the compiler's own steps made."""
    core, wanted, found = Path(compiling.__file__).parent, ["compiling"], set()
    while wanted:
        name = wanted.pop()
        found.add(f"{name}.py")
        uses = re.findall(r"^from \.(\w+) import", (core / f"{name}.py").read_text("utf-8"), re.MULTILINE)
        wanted += [used for used in uses if f"{used}.py" not in found]
    assert {"fields.py", "passes.py"} < found <= set(MAKERS)
