"""Full collections of a guest count from what is left after `gc.freeze`: closed screens are cycles,
which only a full collection frees, and Python runs one once a quarter more objects are there.
"""

from __future__ import annotations

import subprocess
import sys

SCRIPT = """
import gc
from tabletop_tui.host.fork_server import freeze_gc
from tabletop_tui.terminal import gc_tuning

shared = [[] for _ in range(800_000)]
freeze_gc()
gc_tuning.delay()
gc_tuning.restore()
collections = gc.get_stats()[2]["collections"]
held, most = [], 0
for _ in range(150):
    cycles = [[] for _ in range(1_000)]
    for cycle in cycles:
        cycle.append(cycle)
    held = [*held[-8:], cycles]  # in the oldest generation when they are dropped
    del cycles, cycle
    most = max(most, len(gc.get_objects()))
print(gc.get_stats()[2]["collections"] - collections, most)
"""


def test_cycles_are_collected_before_they_are_many() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True
    )
    collections, most = map(int, done.stdout.split())
    assert collections >= 1 and most < 120_000, (collections, most)
