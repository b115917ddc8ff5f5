"""A replay as an asciicast (version 2), drawn without a terminal."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence

from rich.console import Console

from ...engine.fast_dataclass import dataclass
from ...play import Table
from ...play.text import title
from ...terminal.probe import MIN_SIZE, probe
from ..app import TabletopApp
from ..terminal.cell_diff import CellDiff
from ..terminal.textual_internals import laid_out, screen_frame
from .replay_screen import ReplayScreen

STEP, LONG = 0.8, 2.6  # seconds for which an action is shown, and one that turned the game
TERMINAL = {"TERM": "xterm-256color", "COLORTERM": "truecolor"}
BEGIN = "\x1b[?25l\x1b[2J"  # no cursor, and nothing else on the screen
SMALLEST, LARGEST = MIN_SIZE, (400, 150)


@dataclass(slots=True, frozen=True)
class Shown:
    """The moment after *n* actions, and for how many seconds it is shown."""

    n: int
    seconds: float


def every_moment(first: int, last: int, long: Iterable[int]) -> list[Shown]:
    """Return the moments from *first* to *last*, these two and those in *long* for longer."""
    longer = {first, last, *long}
    return [Shown(n, LONG if n in longer else STEP) for n in range(first, last + 1)]


def turning_moments(first: int, last: int, turned: Iterable[int]) -> list[Shown]:
    """Return the moments from *first* to *last* that turned the game, each after the one before
    it, and the two ends.
    """
    points = {n for n in turned if first < n <= last} | {first, last}
    before = {n - 1 for n in points if n > first}
    return [Shown(n, LONG if n in points else STEP) for n in sorted(points | before)]


def line(what: object) -> str:
    """Return a line of the file. It is ASCII, so that no text of a player can break it."""
    return json.dumps(what, separators=(",", ":")) + "\n"


async def asciicast(
    table: Table,
    viewer: int,
    shown: Sequence[Shown],
    size: tuple[int, int],
    tell: Callable[[int], object] = lambda done: None,
) -> str:
    """Return the recording of some moments, as *viewer* sees them. *tell* gets how many are drawn.

    The first frame is whole, a later one has the cells that have changed.
    """
    columns, rows = size
    terminal = probe(TERMINAL, interactive=True, size=size, encoding="utf-8")
    app = TabletopApp(replay=table, viewer=viewer, fps=0, terminal=terminal)
    console = Console(color_system="truecolor", force_terminal=True, legacy_windows=False)
    diff = CellDiff()
    diff.size = size
    head = {"version": 2, "width": columns, "height": rows, "title": title(table.game)}
    lines, clock, before = [line(head)], 0.0, BEGIN
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, ReplayScreen), "nobody has to be asked before a look"
        screen.query_one("#hint").visible = False  # nobody presses a key
        for done, moment in enumerate(shown, 1):
            screen.replay.go(moment.n)
            screen.draw()
            await pilot.pause()
            while not laid_out(screen):
                await pilot.pause()
            lines.append(
                line([round(clock, 2), "o", before + diff.frame(screen_frame(app, console))])
            )
            clock, before = clock + moment.seconds, ""
            tell(done)
    app.guard.stop()
    lines.append(line([round(clock, 2), "o", ""]))
    return "".join(lines)
