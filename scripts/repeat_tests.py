"""Run tests over and over, each time with another seed, beside busy processes: do they ever fail?

    .venv/bin/python scripts/repeat_tests.py --times 50 --busy 6 tests/table

A run that failed is repeated with its seed: BASTIDE_SEED=7 PYTHONHASHSEED=7 .venv/bin/pytest tests/table
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time

BUSY = "while True: pass"


def run(seed: int, words: list[str]) -> bool:
    """One run of the tests with this seed; whether all passed. What a failing run says is shown."""
    environment = {**os.environ, "BASTIDE_SEED": str(seed), "PYTHONHASHSEED": str(seed)}
    began = time.monotonic()
    done = subprocess.run([sys.executable, "-m", "pytest", *words], env=environment, capture_output=True, text=True)
    passed = done.returncode == 0
    if not passed:
        print(done.stdout, done.stderr, sep="\n")
    print(f"seed {seed}: {'passed' if passed else 'FAILED'} in {time.monotonic() - began:.0f} s", flush=True)
    return passed


def main() -> int:
    """Run them all; the last line tells how many failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=10, help="how many runs")
    parser.add_argument("--busy", type=int, default=0, help="how many processes do nothing but work beside them")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first run; each one has the next")
    chosen, words = parser.parse_known_args()
    busy = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(chosen.busy)]
    try:
        seeds = range(chosen.seed, chosen.seed + chosen.times)
        failed = [seed for seed in seeds if not run(seed, words)]
    finally:
        for process in busy:
            process.kill()
            process.wait()
    told = f": seeds {', '.join(map(str, failed))}" if failed else ""
    print(f"{len(failed)} of {chosen.times} runs failed beside {chosen.busy} busy processes{told}")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
