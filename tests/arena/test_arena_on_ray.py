"""A cluster of two workers, one of which is killed: nothing is lost, nothing counts twice."""

import os
import subprocess
import sys

SCRIPT = """
import os, signal, time
from pathlib import Path

from bastide.arena import Plan, run
from bastide.arena.on_ray import on_ray
from bastide.arena.simulating import tournament_on_ray
from bastide.sim.tournament import tournament
import ray

ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
plan = Plan.of("standard", ["random", "random"], 2, 8, compiled=False, size=1)


def workers_at_work():
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                if (folder / "cmdline").read_bytes().startswith(b"ray::play_unit"):
                    found.append(int(folder.name))
            except OSError:
                pass
    return found


killed, units = 0, []
results = []
for unit, played in on_ray(plan, plan.units(), "local"):
    units.append(unit)
    results += played
    for _ in range(0 if killed or len(units) > 2 else 500):
        if workers_at_work():
            killed = workers_at_work()[0]
            os.kill(killed, signal.SIGKILL)
            break
        time.sleep(0.01)
key = lambda result: (result.deal, result.seating)
assert killed, "no worker was at work"
assert sorted(units, key=lambda unit: unit.first) == plan.units(), units
assert sorted(results, key=key) == sorted(run(plan, workers=1), key=key)
one = tournament("standard", ["random", "random"], 4, compiled=False)
other = tournament_on_ray("local", "standard", ["random", "random"], 4, compiled=False)
assert one.standings == other.standings
ray.shutdown()
print("nothing lost")
"""


def test_a_killed_worker_of_a_cluster_loses_nothing() -> None:
    """In a process of its own: a cluster leaves threads and warnings behind."""
    environment = {**os.environ, "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0", "RAY_USAGE_STATS_ENABLED": "0"}
    run = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, env=environment, check=False)
    assert run.returncode == 0, run.stderr[-2000:]
    assert run.stdout.endswith("nothing lost\n")
