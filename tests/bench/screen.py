"""The screens in a real pseudo-terminal: time to the first paint, bytes and milliseconds of a key."""

from __future__ import annotations

import resource
import shutil
import statistics
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from tests.terminal.pty_harness import Pty

EMPTY = """from textual.app import App
from textual.widgets import Static
class Empty(App):
    def compose(self):
        yield Static("here")
Empty().run()"""
PAINTS = 9
KEYS = 500
EXAMPLES = Path(__file__).parents[2] / "saves"
COVER, TABLE = "pick up your cards", "Q quit"


class Key(NamedTuple):
    """Milliseconds from the command to the table, and a cursor key there: mean bytes, and
    milliseconds to its first byte (median and 95th percentile).
    """

    start: float
    size: float
    median: float
    most: float


class Start(NamedTuple):
    """Milliseconds of a start: wall clock and processor."""

    wall: float
    cpu: float


def first_paint(*argv: str, text: str, home: str) -> Start:
    """Return one start, until *text* is on the screen."""
    before, begun = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    pty = Pty(*argv, env={"TABLETOP_HOME": home})
    try:
        while text not in pty.text():
            assert time.perf_counter() - begun < 60, pty.text()
            pty.pump(0.005)
        wall = time.perf_counter() - begun
    finally:
        pty.close()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Start(wall * 1e3, cpu * 1e3)


def first_paints(home: str) -> str:
    """Return starts of the home screen and of an empty app, in turn, so that other work on the
    machine affects both.
    """
    ours, empty = [], []
    for _ in range(PAINTS):
        empty.append(first_paint("-c", EMPTY, text="here", home=home))
        ours.append(first_paint("-m", "tabletop_tui", text="New game", home=home))
    a, b = (statistics.median(start.wall for start in starts) for starts in (ours, empty))
    c, d = (min(start.cpu for start in starts) for starts in (ours, empty))
    return (
        f"start: home screen painted after {a:.0f} ms, an empty Textual app after {b:.0f} ms ({a / b:.2f} times); "
        f"processor time {c:.0f} and {d:.0f} ms ({c / d:.2f} times)"
    )


def version(home: str) -> float:
    """Return the median milliseconds of ``--version``."""
    took = []
    for _ in range(PAINTS):
        begun = time.perf_counter()
        pty = Pty("-m", "tabletop_tui", "--version", env={"TABLETOP_HOME": home})
        pty.process.wait()
        took.append(time.perf_counter() - begun)
        pty.close()
    return statistics.median(took) * 1e3


def example(game: str) -> Path:
    """Return a game in progress; a game without one has no board to move on."""
    return EXAMPLES / f"example-{game.replace('_', '-')}-late.json"


def keys(game: str, home: str) -> Key:
    """Measure cursor keys at the example game."""
    path = Path(home) / f"{game}.json"
    shutil.copy(example(game), path)
    began = time.perf_counter()
    pty = Pty("-m", "tabletop_tui", "resume", str(path), "--fps", "0", env={"TABLETOP_HOME": home})
    try:
        pty.wait_until(lambda: COVER in pty.text() or TABLE in pty.text(), 60, "no game")
        start = time.perf_counter() - began
        if COVER in pty.text():
            pty.send("\r")
            pty.wait_until(lambda: COVER not in pty.text(), 20, "face down")
        pty.settle(1.0, 20)
        took, sizes = [], []
        for n in range(KEYS):
            begun = time.perf_counter()
            pty.send("np"[n % 20 >= 10])
            got = pty.pump(1.0)
            took.append(time.perf_counter() - begun)
            sizes.append(len(got) + pty.settle(0.02, 1))
        took.sort()
        most = took[int(KEYS * 0.95)]
        return Key(start * 1e3, statistics.mean(sizes), statistics.median(took) * 1e3, most * 1e3)
    finally:
        pty.close()


def to_table(save: Path, home: str) -> Start:
    """Return a start from the command to the table of a save."""
    path = Path(home) / "table.json"
    shutil.copy(save, path)
    before, begun = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    pty = Pty("-m", "tabletop_tui", "resume", str(path), "--fps", "0", env={"TABLETOP_HOME": home})
    try:
        pty.wait_until(lambda: COVER in pty.text() or TABLE in pty.text(), 60, "no game")
        wall = time.perf_counter() - begun
    finally:
        pty.close()
        path.unlink()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Start(wall * 1e3, cpu * 1e3)


def table(home: str) -> str:
    """Return starts to the table of every example. The processor time includes leaving, and is the
    one to compare on a busy machine.
    """
    starts = [to_table(save, home) for save in sorted(EXAMPLES.glob("example-*.json"))]
    wall, cpu = [start.wall for start in starts], [start.cpu for start in starts]
    return (
        f"table painted after {statistics.median(wall):.0f} ms, {max(wall):.0f} at the most; "
        f"processor time {statistics.median(cpu):.0f} ms, {max(cpu):.0f} at the most"
    )


def report() -> str:
    """Print the starts without a game, and to a table."""
    with tempfile.TemporaryDirectory() as home:
        return f"{first_paints(home)}; --version {version(home):.0f} ms; {table(home)}"


if __name__ == "__main__":
    print(report())
