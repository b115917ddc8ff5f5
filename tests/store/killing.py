"""A program that plays and saves, is killed at random moments, and must have every acknowledged
action on disk.
"""

from __future__ import annotations

import os
import select
import signal
import sys
import tempfile
import time
from pathlib import Path

from tabletop_tui.engine import Luck
from tabletop_tui.store.load import load
from tabletop_tui.store.save_file import SaveFile
from tests.playing import new_table, play_on

GAME, CARDS, SEATS = "skeleton", 20, 3
END = (CARDS - 1) * SEATS  # actions of a whole game; the last bids are forced
PATIENCE = 20.0  # seconds in which a player saves an action on any machine
BACK = 4  # so many are left when a finished game is taken back


def play(path: Path, pipe: int, seed: int) -> None:
    """Play the game of *path* for ever (undo at its end), and acknowledge every action once it is
    saved.
    """
    save_file = SaveFile.open(path)
    table = save_file.table
    while True:
        seed += 1
        if table.over:
            while len(table.log) > BACK:
                table.undo()
        else:
            play_on(table, 1, seed)
        assert save_file.save() == "", save_file.problem
        os.write(pipe, len(table.log).to_bytes(4, "big"))


def acknowledged(pipe: int) -> int:
    """The last number that came through a pipe; -1 for none."""
    said = b""
    while piece := os.read(pipe, 65536):
        said += piece
    return int.from_bytes(said[-4:], "big") if said else -1


def rounds(moments: int, folder: Path) -> list[tuple[int, int]]:
    """Kill a player at so many random moments. Return (acknowledged actions, actions on disk) of
    each.
    """
    path, luck, found = folder / "game.json", Luck(int(time.time())), []
    SaveFile.create(new_table(GAME, SEATS, free_undo=True, options={"cards": CARDS}), path).close()
    for n in range(moments):
        out, pipe = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(out)
            try:
                play(path, pipe, n * 1000)
            finally:
                os._exit(1)
        os.close(pipe)
        if n % 2:  # half of them die after an action was acknowledged, however busy the machine is
            select.select([out], [], [], PATIENCE)
        time.sleep(0.002 + luck(30_000) / 1e6)
        os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        assert os.WIFSIGNALED(status), "the player ended by itself"
        said = acknowledged(out)
        os.close(out)
        loaded = load(path)
        assert loaded.note == ""
        found.append((said, len(loaded.table.log)))
    return found


def lost(said: int, saved: int) -> bool:
    """Return whether an acknowledged action is missing. The action in progress may be there or
    not.
    """
    return said >= 0 and saved not in (said, BACK if said == END else said + 1)


def main() -> int:
    """``python -m tests.store.killing [MOMENTS]``"""
    moments = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    with tempfile.TemporaryDirectory() as folder:
        found = rounds(moments, Path(folder))
    bad = [pair for pair in found if lost(*pair)]
    busy = sum(said >= 0 for said, _ in found)
    print(f"killed {moments} times, {busy} times after an acknowledged action; {len(bad)} lost one")
    return 1 if bad or not busy else 0


if __name__ == "__main__":
    sys.exit(main())
