"""Run tests over and over, each time with another seed, beside busy processes: do they ever fail?

    .venv/bin/python scripts/repeat_tests.py --times 50 --busy 6 tests/table

A run that failed is repeated with its seed: BASTIDE_SEED=7 PYTHONHASHSEED=7 .venv/bin/pytest tests/table
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time

BUSY = "while True: pass"


def run(seed: int, words: list[str], limit: float) -> bool:
    """One run of the tests with this seed; whether all passed in time. What a failing run says is shown."""
    environment = {**os.environ, "BASTIDE_SEED": str(seed), "PYTHONHASHSEED": str(seed)}
    began = time.monotonic()
    with tempfile.TemporaryFile("w+") as told:
        command = [sys.executable, "-m", "pytest", *words]
        process = subprocess.Popen(command, env=environment, stdout=told, stderr=told, start_new_session=True)
        passed = ended_well(process, limit)
        told.seek(0)
        print("" if passed else told.read(), end="")
    print(f"seed {seed}: {'passed' if passed else 'FAILED'} in {time.monotonic() - began:.0f} s", flush=True)
    return passed


def ended_well(process: subprocess.Popen[bytes], limit: float) -> bool:
    """Whether it ended by itself within so many seconds, and said that all is well; otherwise it is ended."""
    try:
        return process.wait(limit) == 0
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        return False


def main() -> int:
    """Run them all; the last line tells how many failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=10, help="how many runs")
    parser.add_argument("--busy", type=int, default=0, help="how many processes do nothing but work beside them")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first run; each one has the next")
    parser.add_argument("--limit", type=float, default=3600, help="the seconds after which a run stands still: failed")
    chosen, words = parser.parse_known_args()
    busy = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(chosen.busy)]
    try:
        seeds = range(chosen.seed, chosen.seed + chosen.times)
        failed = [seed for seed in seeds if not run(seed, words, chosen.limit)]
    finally:
        for process in busy:
            process.kill()
            process.wait()
    told = f": seeds {', '.join(map(str, failed))}" if failed else ""
    print(f"{len(failed)} of {chosen.times} runs failed beside {chosen.busy} busy processes{told}")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
