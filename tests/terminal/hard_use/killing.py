"""The program at a real terminal, killed at random moments: the save can be read, has its whole
history, and is not behind what the screen has shown.

``python -m tests.terminal.hard_use.killing 1000`` kills it so often; a seed may follow.
"""

from __future__ import annotations

import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tabletop_tui.engine import Luck
from tabletop_tui.play import Seat, Table
from tabletop_tui.play.text import Words
from tabletop_tui.store.load import load
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.tui.game_ui import headline, ui_of
from tabletop_tui.tui.look import Look
from tabletop_tui.tui.paint.ink import ink_of
from tabletop_tui.tui.paint.palette import THEMES, theme
from tests.playing import midway, new_table
from tests.terminal.evenings.person import bare, next_keys
from tests.terminal.pty_harness import Pty
from tests.terminal.tables import COVER, GAMES, TABLE

WIDTH = 80
BACK = 40
"""Actions by which the screen may be behind the save: those of a round, and of computer players."""
KEYS = "hHLPCIMRBZTgxWV12tfbm; \t\x1b"
"""Keys that open and close things. Undo is not among them: the save is rightly behind the screen
while it is drawn.
"""
AFTER = 400  # most milliseconds from the last key to the kill
PRESSES = 12
STRIDE = 50  # kills between two progress messages


def begin(folder: Path, luck: Luck) -> Path:
    """Save a new or half-played game of three, for people and perhaps a computer player."""
    game = GAMES[luck(len(GAMES))].replace("-", "_")
    table = midway(new_table(game, 3, seed=luck(1000) + 1), luck(2) * luck(300))
    if luck(2):
        table.seats[2] = Seat("Bot", "easy")
    path = folder / "game.json"
    path.unlink(missing_ok=True)
    SaveFile.create(table, path).close()
    return path


def heads(table: Table) -> set[str]:
    """Return every headline of the last actions of a table."""
    ui, ink = ui_of(table.game.id), ink_of(theme(THEMES[0]), "256", "unicode")
    words = Words(table.game, [seat.name for seat in table.seats])
    found, then = set(), table.snapshot()
    for n in range(len(table.log), max(-1, len(table.log) - BACK), -1):
        then.rewind(n)
        for seat in range(-1, len(table.seats)):
            view = then.state if seat < 0 else table.game.view(then.state, seat)
            look = Look(then, view, seat, words, ink)
            rows = [make(look) for make in (ui.headline, *ui.shorter)]
            found |= {words_of(row.plain) for row in (*rows, headline(ui, look, WIDTH))}
    return found


def words_of(row: str) -> str:
    """Return a headline whatever its blanks, which make room for a clock."""
    return " ".join(row.split())


def press(pty: Pty, luck: Luck) -> None:
    """Press random keys at random moments; the program may end."""
    for _ in range(1 + luck(PRESSES)):
        if COVER in pty.text():
            keys = "\r"
        else:
            keys = next_keys(pty.screen, luck) if luck(4) else KEYS[luck(len(KEYS))]
        pty.send(keys)
        end = time.monotonic() + luck(AFTER) / 1000
        while time.monotonic() < end and pty.process.poll() is None:
            pty.pump(0.01)


def kill(path: Path, home: Path, luck: Luck) -> str:
    """Kill the program once at the game of *path*; return the outcome. Raises AssertionError if
    something is lost.
    """
    before = load(path)
    pty = Pty("-m", "tabletop_tui", "resume", str(path), env={"TABLETOP_HOME": str(home)})
    try:
        if luck(10):  # else it is killed while it opens
            pty.wait_until(lambda: COVER in pty.text() or TABLE in pty.text(), 60, "no game")
            press(pty, luck)
        else:
            pty.pump(luck(1500) / 1000)
        ended = pty.process.poll() is not None
        pty.process.send_signal(signal.SIGKILL)
        pty.process.wait()
        while pty.pump(0):
            pass
        assert ended is (pty.process.returncode == 0), f"it ended by itself:\n{pty.text()}"
        at_table, head = bare(pty.screen) and TABLE in pty.text(), words_of(pty.screen.display[0])
    finally:
        pty.close()
    after = load(path)
    assert after.note == "" and after.saved >= before.saved, after.note
    assert len(after.table.log) >= len(before.table.log), "actions are gone"
    if ended:
        return "left"
    if not at_table:
        return "killed elsewhere"
    known = heads(after.table)
    assert any(one in head for one in known), f"{head!r} is not on the disk: {sorted(known)}"
    return "killed at the table"


def run(kills: int, seed: int = 0) -> Counter[str]:
    """Kill the program so often, in one game after the other; return the outcomes."""
    luck, found, actions = Luck(seed * 7919 + 1), Counter[str](), 0
    with tempfile.TemporaryDirectory() as saves:
        path = begin(Path(saves), luck)
        while found.total() - found["left"] < kills:
            with tempfile.TemporaryDirectory() as home:
                log = len(load(path).table.log)
                found[kill(path, Path(home), luck)] += 1
            if found.total() % STRIDE == 0:
                print(told(found), file=sys.stderr, flush=True)
            table = load(path).table
            actions += len(table.log) - log
            if table.over or not luck(12):
                path = begin(Path(saves), luck)
    return found + Counter({"actions played": actions})


def told(found: Counter[str]) -> str:
    """Return the outcomes as text."""
    return ", ".join(f"{n} {what}" for what, n in found.items())


def main(kills: int, seed: int = 0) -> int:
    """Raise AssertionError if something was lost."""
    found = run(kills, seed)
    print(told(found))
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:] or ["50"])))
