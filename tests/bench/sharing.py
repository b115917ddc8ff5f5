"""``python -m tests.bench.sharing``: what a table of several terminals costs. Milliseconds from
Enter at one to the first byte on the screen of another, an action that three others receive, the
memory of a guest of the host, and an idle session.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from functools import partial
from pathlib import Path
from statistics import median

from tabletop_tui.engine import Luck, random_action
from tabletop_tui.host.fork_client import ForkServerClient
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tests.playing import new_table, play_on
from tests.terminal.pty_harness import Pty

ROUNDS = 10
REST = 60.0  # seconds for which an idle table is measured
MIDDLE = 300  # actions that are received


def act(one: SharedSaveFile, seat: int) -> None:
    """Let *seat* act at random."""
    action = random_action(one.table.game, one.table.state, seat, Luck(len(one.table.log)))
    one.change(partial(one.table.play, seat, action), seat, one.open_question(seat))


def to_the_others(folder: Path) -> list[float]:
    """Return the milliseconds from Enter at a line terminal to the first byte on another's screen."""
    path = folder / "keys.json"
    SharedSaveFile.create(new_table("skeleton", 2), path).close()
    env = {"TABLETOP_HOME": str(folder)}
    sit = ("-m", "tabletop_tui", "sit", str(path), "--as")
    anna = Pty(*sit, "Anna", "--plain", env=env)
    ben = Pty(*sit, "Ben", "--fps", "0", env=env)
    took = []
    try:
        ben.wait_for("Q quit", 30)
        for _ in range(ROUNDS):
            anna.wait_until(lambda: anna.raw.endswith(b"): "), 30, "nothing is asked")
            ben.settle(0.3, 5)
            before, begun = ben.bytes, time.perf_counter()
            anna.send("1\n")
            while ben.bytes == before:
                ben.pump(0.5)
            took.append((time.perf_counter() - begun) * 1e3)
            anna.pump(0.3)
            act(SharedSaveFile(path), 1)
            anna.pump(0.3)
    finally:
        anna.close()
        ben.close()
    return sorted(took)


def with_four(folder: Path) -> tuple[float, float]:
    """Return the milliseconds to write an action, and to receive it at one of three others."""
    path = folder / "four.json"
    SharedSaveFile.create(play_on(new_table("cities_and_knights", 4), MIDDLE), path).close()
    one, *others = (SharedSaveFile(path) for _ in range(4))
    acted, taken = [], []
    for _ in range(40):
        begun = time.perf_counter()
        act(one, one.table.deciding()[0])
        between = time.perf_counter()
        for other in others:
            other.poll()
        acted.append(between - begun)
        taken.append((time.perf_counter() - between) / len(others))
    return median(acted) * 1e3, median(taken) * 1e3


def at_rest(folder: Path) -> float:
    """Return the share of a core, in hundredths, that a session takes at an idle table."""
    path = folder / "rest.json"
    SharedSaveFile.create(play_on(new_table("cities_and_knights", 4), MIDDLE), path).close()
    sit = ("-m", "tabletop_tui", "sit", str(path), "--fps", "0", "--as")
    screens = [Pty(*sit, name, env={"TABLETOP_HOME": str(folder)}) for name in ("Anna", "Ben")]
    try:
        for screen in screens:
            screen.wait_for("Q quit", 30)
            screen.settle(2, 20)
        before, end = worked(screens), time.monotonic() + REST
        while time.monotonic() < end:
            for screen in screens:
                screen.pump(0.1)
        return (worked(screens) - before) / REST / len(screens) * 100
    finally:
        for screen in screens:
            screen.close()


def worked(screens: list[Pty]) -> float:
    """Return the processor seconds of programs."""
    ticks = 0
    for screen in screens:
        stat = Path(f"/proc/{screen.process.pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(stat[11]) + int(stat[12])
    return ticks / os.sysconf("SC_CLK_TCK")


async def memory(folder: Path) -> float:
    """Return the unshared megabytes of a guest at a table."""
    path, fork_server = folder / "guest.json", ForkServerClient()
    SharedSaveFile.create(play_on(new_table("cities_and_knights", 4), 40), path).close()
    await fork_server.start()
    master, slave = os.openpty()
    env = {
        **os.environ,
        "TERM": "xterm-256color",
        "TABLETOP_HOME": str(folder),
        "LC_ALL": "C.UTF-8",
    }
    argv = ("tabletop-tui", "sit", str(path), "--guest", "--as=Anna")
    try:
        child = await fork_server.fork(slave, argv, env)
        os.set_blocking(master, False)
        said, end = b"", time.monotonic() + 8
        while time.monotonic() < end:  # its screen is drawn, and what it loads afterwards is loaded
            try:
                said += os.read(master, 1 << 16)
            except BlockingIOError:
                await asyncio.sleep(0.05)
        rows = Path(f"/proc/{child.pid}/smaps_rollup").read_text().splitlines()
        return sum(int(row.split()[1]) for row in rows if row.startswith("Private_")) / 1e3
    finally:
        await fork_server.close()
        os.close(master)
        os.close(slave)


def report() -> str:
    """Return the measures as lines."""
    with tempfile.TemporaryDirectory() as home:
        folder = Path(home)
        keys = to_the_others(folder)
        acted, taken = with_four(folder)
        try:
            own, rest = f"{asyncio.run(memory(folder)):.0f} MB", f"{at_rest(folder):.2f} %"
        except OSError:  # no /proc
            own = rest = "unknown"
    return (
        f"several terminals: Enter to the screen of another {median(keys):.0f} ms, at the most"
        f" {keys[-1]:.0f} ms of {len(keys)}; an action with four sessions {acted:.1f} ms, taken in"
        f" by each of the others {taken:.2f} ms; memory of a guest's own {own};"
        f" a session at rest {rest} of a core"
    )


if __name__ == "__main__":
    print(report())
