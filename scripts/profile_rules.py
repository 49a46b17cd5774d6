"""Where the time of random games goes: `python scripts/profile_rules.py standard` samples compiled rules with `perf`.

The rules are compiled once more with line numbers, into a cache of their own; each sample is counted for the part of
the game whose rule it was in, also where that rule was put in line.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

GAMES = 200_000
SECTION = ".ltext"  # where the compiler puts rules
PARTS = {
    "finding a place for the tile": "any_placement fits_somewhere",
    "joining features, closing their sides": "_meet join close_tile_side",
    "laying the tile: segments, gaps, cells around it": "lay_tile place lay put_down ask _surround",
    "followers: who has one, where it may go": "has_figure_to_put offer_pawns put pawns_in_supply",
    "finding what is completed": "begin_scoring queue_completed",
    "scoring and sending home": "score return_figures",
    "the final scoring": "final_scoring",
    "drawing": "chance_move draw",
}
PART_OF = {rule: part for part, rules in PARTS.items() for rule in rules.split()}
REST = "the course of the turn, and the rest"


def play(game: str, boxes: list[str], folder: Path) -> None:
    """Plays random games, and leaves the compiled rules and where they lie in memory in a folder."""
    from numba.core.codegen import JITCPUCodegen

    from bastide.games.options import choose, prepare
    from bastide.memory import Memory
    from bastide.sim.batch import RandomGames

    games = RandomGames(Memory(prepare(choose(game, boxes)), compiled=True), 1)
    library = JITCPUCodegen._library_class
    stored: dict[str, bytes] = {}
    read = library._unserialize.__func__

    def keep(kind: Any, codegen: Any, state: Any) -> Any:
        stored[state[0]] = state[2][0]
        return read(kind, codegen, state)

    library._unserialize = classmethod(keep)
    games.play(1)
    loop = games.memory.form.module("sim.loops").random_games
    for result in loop.whole.overloads.values():
        if result.library.name in stored:
            start = result.library.get_pointer_to_function(result.fndesc.llvm_func_name)
            (folder / "start").write_text(str(start), "utf-8")
            (folder / "rules.o").write_bytes(stored[result.library.name])
    games.play(GAMES)


def sampled(arguments: list[str], folder: Path) -> Counter[int]:
    """How often the processor was at which place in the compiled rules."""
    environment = {**os.environ, "NUMBA_DEBUGINFO": "1", "XDG_CACHE_HOME": str(folder)}
    again = [sys.executable, __file__, "--in", str(folder), *arguments]
    subprocess.run(again, env=environment, check=True)  # compiles; the next process finds the rules in the cache
    record = ["perf", "record", "-q", "-e", "cpu-clock", "-F", "4000", "-o", str(folder / "perf"), *again]
    subprocess.run(record, env=environment, check=True)
    text = subprocess.run(["perf", "script", "-i", str(folder / "perf"), "-F", "ip"], capture_output=True, check=True)
    start = int((folder / "start").read_text("utf-8"))
    size = (folder / "rules.o").stat().st_size
    return Counter(place for ip in text.stdout.split() if 0 <= (place := int(ip, 16) - start) < size)


def rules_at(places: list[int], folder: Path) -> dict[int, list[str]]:
    """The rules that each place belongs to, the innermost first."""
    command = ["addr2line", "-a", "-i", "-f", "-e", str(folder / "rules.o"), "-j", SECTION, *map(hex, places)]
    found: dict[int, list[str]] = {}
    for line in subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines():
        if re.fullmatch("0x[0-9a-f]+", line):
            rules = found.setdefault(int(line, 16), [])
        elif named := re.findall(r"\d+([a-z_]+)B\d*v\d+B", line):
            rules.append(named[-1])
    return found


def main(arguments: list[str]) -> None:
    """Prints the share of each part."""
    if arguments[:1] == ["--in"]:
        return play(arguments[2], arguments[3:], Path(arguments[1]))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        samples = sampled(arguments or ["standard"], folder)
        rules = rules_at(sorted(samples), folder)
    shares: Counter[str] = Counter()
    for place, number in samples.items():
        shares[next((PART_OF[rule] for rule in rules.get(place, []) if rule in PART_OF), REST)] += number
    for part, number in shares.most_common():
        print(f"{100 * number / samples.total():5.1f} %  {part}")


if __name__ == "__main__":
    main(sys.argv[1:])
