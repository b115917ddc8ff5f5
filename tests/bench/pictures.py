"""The boards as pictures: bytes of what players do, and processor time against the budgets:
``python -m tests.bench.pictures``.
"""

from __future__ import annotations

import gc
import tempfile
import time
from collections.abc import Callable
from math import inf
from pathlib import Path
from statistics import median
from typing import NamedTuple

from tabletop_tui.games.ascending_empires.rules.actions import Flick
from tabletop_tui.games.ascending_empires.rules.events import Flew
from tabletop_tui.play import Words
from tabletop_tui.store.load import load
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.game_ui import ui_of
from tabletop_tui.tui.look import Look
from tabletop_tui.tui.paint.game_ink import ink_for_game
from tabletop_tui.tui.paint.ink import Ink, ink_for, ink_of
from tabletop_tui.tui.paint.palette import theme
from tabletop_tui.tui.widgets.board import Board
from tests.playing import play_on
from tests.terminal.pty_harness import ROOT, Pty
from tests.terminal.tables import GAMES, TELL, drawn, flown, late, sit_down

KINDS = {"calm": "", "rich": "truecolor"}
SIZES = ((80, 24), (120, 40), (200, 60))
ROOMS = {(80, 24): (51, 20), (120, 40): (83, 36), (200, 60): (160, 56)}
"""The room for boards at each size."""
FIRST = {"calm": 25_000, "rich": 60_000}
CURSOR, LINE, DIALOG, IDLE, FLICK = 500, 1_000, 6_000, 0, 30_000
OPEN, ACTION, FRAME = 150.0, 16.0, 8.0
"""Budgets in milliseconds: to open a board (beyond the time without pictures), to draw it after an
action, and a frame of flight.
"""
ARROWS = [f"\x1b[{way}" for way in "ABCDAC"]
DIALOGS = {"\x1b": "Leave the table", "Q": "To the home screen", "\x10": "Next colour theme"}
TIMES, LINES = 9, 6
REST = 1.2
"""Seconds of doing nothing."""


def ink(kind: str, game: str, size: tuple[int, int]) -> Ink:
    """Return the ink of a terminal of some columns and lines; "" for half blocks and signs."""
    if not kind:
        return ink_for_game(ink_of(theme("table"), "256", "unicode"), game)
    env = {"TERM": "xterm-256color", "COLORTERM": KINDS[kind]}
    found = probe(env, interactive=True, size=size, encoding="utf-8")
    return ink_for_game(ink_for(theme("table"), found), game)


def took(work: Callable[[], object], times: int = TIMES) -> float:
    """Return the median milliseconds of processor time."""
    found = []
    for _ in range(times):
        begun = time.process_time()
        work()
        found.append((time.process_time() - begun) * 1e3)
    return median(found)


def board(game: str, kind: str, size: tuple[int, int]) -> tuple[Board, Look]:
    """Return the first board of the late example, as seen by the seat that must act."""
    table = load(ROOT / "saves" / f"example-{game}-late.json").table
    words = Words(table.game, [one.name for one in table.seats])
    seat = next(iter(table.deciding()), 0)
    view = table.game.view(table.state, seat)
    look = Look(table, view, seat, words, ink(kind, table.game.id, size))
    boards = ui_of(table.game.id).boards
    made = boards[1 if game.startswith("rise") else 0]()
    made.look = look
    made.sized = made.fit(*ROOMS[size])
    return made, look


def opening(game: str, kind: str, size: tuple[int, int]) -> float:
    """Return the milliseconds until a board is drawn for the first time."""
    made, look = board(game, kind, size)
    gc.collect()  # garbage of earlier boards does not count
    begun = time.process_time()
    show(made, look)
    return (time.process_time() - begun) * 1e3


def show(made: Board, look: Look) -> None:
    """Draw a whole board."""
    made.show(look, {})
    for y in range(made.sized[1]):
        made.render_line(y)


def redrawing(game: str, kind: str, size: tuple[int, int]) -> float:
    """Return the milliseconds to draw a board after an action."""
    made, look = board(game, kind, size)
    show(made, look)
    table, found = look.table, []
    for n in range(TIMES):
        if table.over:
            break
        play_on(table, 1, n)
        seat = max(look.seat, 0)
        after = Look(table, table.game.view(table.state, seat), seat, look.words, look.ink)
        begun = time.process_time()
        show(made, after)
        found.append((time.process_time() - begun) * 1e3)
    return median(found)


def flying(kind: str, size: tuple[int, int]) -> float:
    """Return the median milliseconds of a frame of a flight."""
    made, look = board("ascending-empires", kind, size)
    show(made, look)
    table = look.table
    s = table.game.clone(table.state)
    from tabletop_tui.games.ascending_empires.flight.flick import flick, run_out
    from tabletop_tui.games.ascending_empires.rules.galaxy import galaxy

    ship, sky = next(iter(s.ships)), galaxy(s.parts)
    shot = Flick(ship, 128, 70)
    flown = flick(sky, s.ships, ship, shot.angle, run_out(sky, shot.power), seats=len(s.players))
    flew = Flew(0, ship, 128, 70, 0, 0, flown.flights, flown.contacts)
    length, found = made.plays(flew), []
    for n in range(1, int(length * 20)):
        begun = time.process_time()
        made.show_event(flew, n / 20)
        for y in range(made.sized[1]):
            made.render_line(y)
        found.append((time.process_time() - begun) * 1e3)
    return median(found)


class Sent(NamedTuple):
    """Bytes of the first screen of a table, of a cursor move (median), of the longest of some lines
    of the log, of the most expensive dialog, opened or closed, and of a while of doing nothing.
    """

    first: int
    cursor: int
    line: int
    dialog: int
    idle: int


def sent(game: str, kind: str, size: tuple[int, int]) -> Sent:
    """Return what a table late in a game writes to a terminal."""
    with tempfile.TemporaryDirectory() as home:
        path, env = late(game, Path(home)), {"TABLETOP_HOME": home, "COLORTERM": KINDS[kind]}
        pty = Pty("telling_app.py", str(path), columns=size[0], rows=size[1], env=env)
        try:
            sit_down(pty)
            drawn(pty)
            first = pty.bytes  # the board is shown while all hands lie face down
            idle = pty.settle(REST)
            moves = median(drawn(pty, key) for key in ["n", "n", "n", *ARROWS])
            line = max(drawn(pty, TELL) for _ in range(LINES))
            most = 0
            for key, answer in DIALOGS.items():
                for typed, there in ((key, True), ("\x1b", False)):
                    before = pty.bytes
                    pty.send(typed)
                    pty.wait_until(
                        lambda answer=answer, there=there: (answer in pty.text()) == there,
                        20,
                        answer,
                    )  # type: ignore[misc]
                    drawn(pty)
                    most = max(most, pty.bytes - before)
        finally:
            pty.close()
    return Sent(first, round(moves), line, most, idle)


def shot(kind: str, size: tuple[int, int]) -> int:
    """Return the bytes of a flick across the full practice table."""
    with tempfile.TemporaryDirectory() as home:
        env = {"TABLETOP_HOME": home, "COLORTERM": KINDS[kind]}
        pty = Pty("telling_app.py", "practice", columns=size[0], rows=size[1], env=env)
        try:
            return flown(pty)[0]
        finally:
            pty.close()


def against(found: float, budget: float) -> str:
    """Return a figure, marked if it is over its budget."""
    return f"{found:,.0f}{'!' if found > budget else ''}"


def report() -> str:
    """Return a line for every game, size and kind of picture."""
    rows = [
        f"{'pictures (! over budget)':38}{'first':>8}{'cursor':>8}{'line':>6}{'dialog':>8}"
        f"{'idle':>6}{'flick':>8}{'open ms':>9}{'action ms':>10}{'frame ms':>9}"
    ]
    for game in GAMES:
        for size in SIZES:
            for kind in KINDS:
                told = sent(game, kind, size)
                opening(game, "", size)  # computed once for both
                more = opening(game, kind, size) - opening(game, "", size)
                flies = game.startswith("asc")
                first = inf if size == SIZES[2] else FIRST[kind]
                rows.append(
                    f"{f'{game} {size[0]}x{size[1]} {kind}':38}{against(told.first, first):>8}"
                    f"{against(told.cursor, CURSOR):>8}{against(told.line, LINE):>6}"
                    f"{against(told.dialog, DIALOG):>8}{against(told.idle, IDLE):>6}"
                    f"{against(shot(kind, size), FLICK) if flies else '-':>8}"
                    f"{against(more, OPEN):>9}{against(redrawing(game, kind, size), ACTION):>10}"
                    f"{against(flying(kind, size), FRAME) if flies else '-':>9}"
                )
    rows.append(
        f"bytes at a table late in a game: first screen (budgets {FIRST['calm']:,} calm and "
        f"{FIRST['rich']:,} rich up to 120x40), a cursor move in the median ({CURSOR}), a line of "
        f"the log ({LINE:,}), the costliest dialog ({DIALOG:,}), doing nothing ({IDLE}), a flick on "
        f"a full board ({FLICK:,}); "
        f"processor time: a board opened, more than with half blocks ({OPEN:.0f}), drawn after an "
        f"action ({ACTION:.0f}), a frame of flight ({FRAME:.0f})."
    )
    return "\n".join(rows)


if __name__ == "__main__":
    print(report())
