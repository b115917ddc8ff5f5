"""A guest does not wait for as much garbage as all that it shares is: closed screens and forms are
rings, which only a whole look finds, and Python looks whole once there is a quarter more to see.
"""

from __future__ import annotations

import subprocess
import sys

GUEST = """
import gc
from tabletop_tui.host.fork_server import freeze_gc
from tabletop_tui.terminal import start

shared = [[] for _ in range(800_000)]
freeze_gc()
start.begin()
start.begun()
looks = gc.get_stats()[2]["collections"]
held, most = [], 0
for _ in range(150):
    rings = [[] for _ in range(1_000)]
    for ring in rings:
        ring.append(ring)
    held = [*held[-8:], rings]  # old enough when they are let go
    del rings, ring
    most = max(most, len(gc.get_objects()))
print(gc.get_stats()[2]["collections"] - looks, most)
"""


def test_rings_that_a_guest_lets_go_are_found_before_they_are_many() -> None:
    done = subprocess.run([sys.executable, "-c", GUEST], capture_output=True, text=True, check=True)
    looks, most = map(int, done.stdout.split())
    assert looks >= 1 and most < 120_000, (looks, most)
