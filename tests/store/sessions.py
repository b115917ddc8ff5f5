"""Sessions in processes of their own, which may be killed or stopped: at one keyboard, at a table
with several terminals, and with all child processes of a session. ``python -m tests.store.sessions
KEYBOARD SHARED [children]`` prints who runs, and then why it ended.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tabletop_tui.bots.worker import Thinker, WorkerProcess
from tabletop_tui.store import turn_hook
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.store.shared_save_file import SharedSaveFile

EVER = 600  # seconds, longer than any test


def children(save_file: SaveFile, thinker: Thinker) -> list[int]:
    """Start what a session may start: a computer player that thinks, a command, a fork. Once they
    run they wait, so that none ends before its session is killed.
    """
    game, state = save_file.table.game, save_file.table.state
    thinker.start(game.id, game.view(state, 0), 0, "easy", 1)
    while thinker.poll() is None:
        time.sleep(0.005)
    turn_hook.run_turn_hook(
        f"exec sleep {EVER}", SimpleNamespace(table=save_file.table, storage=save_file), 0
    )  # type: ignore[arg-type]
    runs, told = os.pipe()
    fork = os.fork()
    if fork == 0:
        os.write(told, b"!")
        time.sleep(EVER)
        os._exit(0)
    os.read(runs, 1)
    assert isinstance(thinker.worker, WorkerProcess)
    found = [int(thinker.worker.process.pid or 0), turn_hook._running[0].pid, fork]
    for pid in found:
        os.kill(pid, signal.SIGSTOP)
    thinker.start(game.id, game.view(state, 0), 0, "easy", 1)
    return found


def main(keyboard: Path, shared: Path, *more: str) -> None:
    save_file, one, thinker = SaveFile.open(keyboard), SharedSaveFile.open(shared), Thinker()
    one.presence.sit([0])
    running = [os.getpid(), *(children(save_file, thinker) if more else [])]
    one.presence.heartbeat()
    print(json.dumps(running), flush=True)
    while not save_file.check_lost():
        one.runs_bots()
        time.sleep(0.01)
    print(json.dumps(save_file.check_lost()), flush=True)


class SessionProcess:
    """Such a process, and the *children* that it printed."""

    def __init__(self, *words: str | Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.store.sessions", *map(str, words)], stdout=subprocess.PIPE
        )
        self.pid, *self.children = self.hear()

    def hear(self) -> Any:
        """The next thing that it says."""
        assert self.process.stdout is not None
        return json.loads(self.process.stdout.readline())

    def stop(self) -> None:
        """Let it stand still, and return when it does."""
        self.process.send_signal(signal.SIGSTOP)
        os.waitpid(self.pid, os.WUNTRACED)

    def kill(self) -> None:
        """Kill it, and leave the row of its end to be asked for."""
        self.process.kill()
        os.waitid(os.P_PID, self.pid, os.WEXITED | os.WNOWAIT)

    def close(self) -> None:
        """End whatever still runs."""
        for pid in self.children:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                continue
        self.process.kill()
        self.process.communicate()


@contextmanager
def session_process(*words: str | Path) -> Iterator[SessionProcess]:
    """A process that is gone at the end of a test."""
    one = SessionProcess(*words)
    try:
        yield one
    finally:
        one.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), *sys.argv[3:])
