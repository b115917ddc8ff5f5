"""A thousand saves, and a game of five thousand actions: what they cost more than one, and a short
one.
"""

from __future__ import annotations

import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from functools import cache
from pathlib import Path

from tabletop_tui.engine import Luck, random_action
from tabletop_tui.play.remote.remote_seats import RemoteSeats
from tabletop_tui.play.table import Table
from tabletop_tui.store.load import parse
from tabletop_tui.store.save import dump
from tests.bench.screen import EXAMPLES, first_paint
from tests.playing import new_table
from tests.terminal.pty_harness import Pty

SAVES, ACTIONS = 1_000, 5_000
STARTS, KEYS = 3, 100
SEED = 7  # of a game that lasts, if what brings points is seldom chosen
POINTS = {"build-city", "build-settlement", "build-road", "improve", "recruit", "promote"}


def fill(home: Path, data: bytes, count: int) -> str:
    """Write so many saves; return the home folder."""
    (home / "saves").mkdir(parents=True)
    for n in range(count):
        (home / "saves" / f"game-{n}.json").write_bytes(data)
    return str(home)


def asked() -> bytes:
    """Return a save of several terminals that says who is asked."""
    table = parse((EXAMPLES / "example-cities-and-knights-late.json").read_bytes()).table
    table.remote = RemoteSeats(since=dict.fromkeys(table.deciding(), time.time()))
    return dump(table)


def command(home: str, *words: str) -> float:
    """Return the milliseconds of processor time of a command."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(
        [sys.executable, "-m", "tabletop_tui", *words],
        env={**os.environ, "TABLETOP_HOME": home},
        stdout=subprocess.DEVNULL,
        check=True,
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) * 1e3


@cache
def long_game() -> Table:
    """Return a game of six that lasts: what brings points is put off, but chosen by chance."""
    table, luck = new_table("cities_and_knights", 6, SEED), Luck(SEED)
    while not table.over and len(table.log) < ACTIONS:
        who = table.deciding()
        seat = who[luck(len(who))]
        for _ in range(12):
            action = random_action(table.game, table.state, seat, luck)
            if action.kind not in POINTS:
                break
        table.play(seat, action)
    return table


def key(home: str, data: bytes) -> float:
    """Return the median milliseconds of processor time from a key to its first byte."""
    path = Path(home) / "long.json"
    path.write_bytes(data)
    pty = Pty("-m", "tabletop_tui", "resume", str(path), "--fps", "0", env={"TABLETOP_HOME": home})
    took = []
    try:
        pty.settle(1.0, 30)
        pty.send("\r")
        pty.settle(1.0, 20)
        for n in range(KEYS):
            before = running(pty.process.pid)
            pty.send("np"[n % 20 >= 10])
            pty.pump(1.0)
            took.append(running(pty.process.pid) - before)
            pty.settle(0.02, 1)
    finally:
        pty.close()
    return statistics.median(took)


def running(pid: int) -> float:
    """Return the milliseconds for which the main thread of a process has run."""
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[0]) / 1e6


def report() -> str:
    """Return what many saves and a long game cost."""
    with tempfile.TemporaryDirectory() as folder:
        data = (EXAMPLES / "example-rise-of-empires-late.json").read_bytes()
        one, many = (fill(Path(folder) / str(n), data, n) for n in (1, SAVES))
        tables = fill(Path(folder) / "tables", asked(), SAVES)
        painted = [
            statistics.median(
                first_paint("-m", "tabletop_tui", text="Continue", home=home).wall
                for _ in range(STARTS)
            )
            for home in (one, many)
        ]
        listed, waited = command(many, "saves"), command(tables, "waiting")
        table = long_game()
        whole = dump(table)
        cut = dump(Table(table.game, table.state, table.seats, table.options))
        parse(cut)
        begun = time.process_time()
        parse(whole)
        loaded = (time.process_time() - begun) * 1e3
        short, long = key(folder, cut), key(folder, whole)
    return (
        f"{SAVES} saves of {len(data) / 1e3:.0f} kB: home is painted {painted[1] - painted[0]:.0f} ms later than "
        f"with one; processor time of `saves` {listed:.0f} ms, of `waiting` {waited:.0f} ms\n"
        f"a game of {len(table.log)} actions is loaded in {loaded:.0f} ms of processor time; a cursor key "
        f"takes {long:.1f} ms of it, and {short:.1f} ms in the same position without a log"
    )


if __name__ == "__main__":
    print(report())
