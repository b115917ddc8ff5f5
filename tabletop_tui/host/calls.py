"""Calls: when a question falls to somebody who is not here, a command of the owner's is run."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import pty
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..store.here import present
from ..store.shelf import ENDING, folder
from .fork_client import ForkServerClient

LOOK = 2.0  # seconds between two looks at the folder of saves
PATIENCE = 30.0  # seconds for a command, and for an answer
PARTING = 1.0  # seconds in which a command may end when the house closes
AT_ONCE = 4  # commands that run side by side
ASK = ("tabletop-tui", "waiting", "--json")

Key = tuple[str, int, float]
Stamps = dict[str, tuple[int, int]]


def stamps(where: Path) -> Stamps:
    """What tells whether a save of a folder is another one than before."""
    found: Stamps = {}
    with contextlib.suppress(OSError):
        for file in os.scandir(where):
            if file.name.endswith(ENDING):
                seen = file.stat()
                found[file.path] = (seen.st_ino, seen.st_mtime_ns)
    return found


class Calls:
    """Watches the tables, or the one at *path*, and runs *command* with what it is about as JSON on
    its standard input. Once a question, and never for one that was put before the watch began.
    """

    def __init__(
        self, fork_server: ForkServerClient, command: str, path: Path | None = None
    ) -> None:
        self.fork_server, self.command, self.path = fork_server, command, path
        self.where = folder() if path is None else path.parent
        self.seen: Stamps = {}
        self.known: set[Key] | None = None
        self.running: set[asyncio.Task[None]] = set()
        self.places = asyncio.Semaphore(AT_ONCE)

    async def watch(self) -> None:
        """Look for ever."""
        while True:
            now = stamps(self.where)
            if now != self.seen:
                self.seen = now
                self.take(await self.ask())
            await asyncio.sleep(LOOK)

    async def ask(self) -> list[dict[str, Any]]:
        """The tables that wait. The fork server reads them: it has the games and their rules."""
        ours, theirs = pty.openpty()
        try:
            env = {**os.environ, "TERM": "dumb", "LC_ALL": "C.UTF-8"}
            child = await self.fork_server.fork(theirs, ASK, env)
            told = await asyncio.wait_for(asyncio.to_thread(read, ours), PATIENCE)
            await child.terminate(0.5)
            return [*json.loads(told)]
        except (OSError, ValueError, TimeoutError):
            return []
        finally:
            os.close(theirs)
            os.close(ours)

    def take(self, tables: Sequence[dict[str, Any]]) -> None:
        """Call for every question that is new, of somebody who is not here."""
        new: dict[Key, dict[str, Any]] = {}
        for table in tables:
            if self.path is None or Path(table["path"]) == self.path:
                for one in table["waits_for"]:
                    about = {**one, **{what: table[what] for what in ("save", "path", "game")}}
                    new[table["path"], one["seat"], one["since"] or 0.0] = about
        if self.known is not None:
            for key in [key for key in new if key not in self.known]:
                if not here(Path(key[0]), key[1]):
                    task = asyncio.get_running_loop().create_task(self.call(new[key]))
                    self.running.add(task)
                    task.add_done_callback(self.running.discard)
        self.known = set(new)

    async def call(self, about: dict[str, Any]) -> None:
        """Run the command; what it says is nobody's, and one that hangs is ended."""
        async with self.places:
            process = await asyncio.create_subprocess_exec(
                "/bin/sh",
                "-c",
                self.command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.DEVNULL,
                stderr=asyncio.subprocess.DEVNULL,
                start_new_session=True,
            )
            try:
                text = json.dumps(about, ensure_ascii=False).encode() + b"\n"
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(process.communicate(text), PATIENCE)
            finally:
                if process.returncode is None:
                    with contextlib.suppress(ProcessLookupError):
                        os.killpg(process.pid, signal.SIGKILL)
                    await process.wait()

    async def close(self) -> None:
        """Wait a moment for the commands that still run, and end those that take longer."""
        if self.running:
            await asyncio.wait([*self.running], timeout=PARTING)
        for task in [*self.running]:
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)


def here(path: Path, seat: int) -> bool:
    """Whether somebody sits at that seat, at any terminal."""
    return any(seat in one.seats for one in present(path))


def read(fd: int) -> bytes:
    """All that is written into a terminal, until its other end is closed or a line is whole."""
    told = b""
    with contextlib.suppress(OSError):
        while not told.endswith(b"\n") and (data := os.read(fd, 65_536)):
            told += data
    return told
