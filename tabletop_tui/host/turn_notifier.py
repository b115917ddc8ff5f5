"""Turn notifications: a command that runs when a player who is not here must act."""

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

from ..store.presence import present
from ..store.save_folder import ENDING, folder
from .fork_client import ForkServerClient

POLL_INTERVAL = 2.0  # seconds between two scans of the folder of saves
TIMEOUT = 30.0  # seconds for the command, and for the answer to a query
SHUTDOWN_TIMEOUT = 1.0  # seconds for running commands to finish when the server closes
MAX_CONCURRENT = 4  # commands that run side by side
QUERY_ARGV = ("tabletop-tui", "waiting", "--json")

PendingTurn = tuple[str, int, float]
"""Path of the save, seat, and the time since when it is asked."""
FileStats = dict[str, tuple[int, int]]
"""Inode and mtime in nanoseconds, by path."""


def scan_saves(directory: Path) -> FileStats:
    """Return what changes whenever a save of the directory is written."""
    found: FileStats = {}
    with contextlib.suppress(OSError):
        for file in os.scandir(directory):
            if file.name.endswith(ENDING):
                stat = file.stat()
                found[file.path] = (stat.st_ino, stat.st_mtime_ns)
    return found


class TurnNotifier:
    """Watches all saves, or the one at *path*, and runs *command* with a question as JSON on its
    standard input. Runs it once a question, and never for one asked before the watch began.
    """

    def __init__(
        self, fork_server: ForkServerClient, command: str, path: Path | None = None
    ) -> None:
        self.fork_server, self.command, self.path = fork_server, command, path
        self.directory = folder() if path is None else path.parent
        self.last_scan: FileStats = {}
        self.known: set[PendingTurn] | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.semaphore = asyncio.Semaphore(MAX_CONCURRENT)

    async def watch(self) -> None:
        """Poll until cancelled."""
        while True:
            scan = scan_saves(self.directory)
            if scan != self.last_scan:
                self.last_scan = scan
                self.notify(await self.query())
            await asyncio.sleep(POLL_INTERVAL)

    async def query(self) -> list[dict[str, Any]]:
        """Return the tables that wait for a person. A child of the fork server reads the saves,
        with the games and their rules loaded already.
        """
        master_fd, slave_fd = pty.openpty()
        try:
            env = {**os.environ, "TERM": "dumb", "LC_ALL": "C.UTF-8"}
            child = await self.fork_server.fork(slave_fd, QUERY_ARGV, env)
            output = await asyncio.wait_for(asyncio.to_thread(read_line, master_fd), TIMEOUT)
            await child.terminate(0.5)
            return [*json.loads(output)]
        except (OSError, ValueError, TimeoutError):
            return []
        finally:
            os.close(slave_fd)
            os.close(master_fd)

    def notify(self, tables: Sequence[dict[str, Any]]) -> None:
        """Start the command for every new question to a player who is not here."""
        questions: dict[PendingTurn, dict[str, Any]] = {}
        for table in tables:
            if self.path is None or Path(table["path"]) == self.path:
                for asked in table["waits_for"]:
                    payload = {**asked, **{key: table[key] for key in ("save", "path", "game")}}
                    questions[table["path"], asked["seat"], asked["since"] or 0.0] = payload
        if self.known is not None:
            for question in [question for question in questions if question not in self.known]:
                if not is_present(Path(question[0]), question[1]):
                    loop = asyncio.get_running_loop()
                    task = loop.create_task(self.run_command(questions[question]))
                    self.tasks.add(task)
                    task.add_done_callback(self.tasks.discard)
        self.known = set(questions)

    async def run_command(self, payload: dict[str, Any]) -> None:
        """Run the command, discard its output, and kill it after `TIMEOUT`."""
        async with self.semaphore:
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
                text = json.dumps(payload, ensure_ascii=False).encode() + b"\n"
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(process.communicate(text), TIMEOUT)
            finally:
                if process.returncode is None:
                    with contextlib.suppress(ProcessLookupError):
                        os.killpg(process.pid, signal.SIGKILL)
                    await process.wait()

    async def close(self) -> None:
        """Give running commands `SHUTDOWN_TIMEOUT` to finish, and kill the rest."""
        if self.tasks:
            await asyncio.wait([*self.tasks], timeout=SHUTDOWN_TIMEOUT)
        for task in [*self.tasks]:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def is_present(path: Path, seat: int) -> bool:
    """Return whether a session of any terminal holds that seat."""
    return any(seat in session.seats for session in present(path))


def read_line(fd: int) -> bytes:
    """Read from a terminal up to a newline, or until its other end is closed."""
    line = b""
    with contextlib.suppress(OSError):
        while not line.endswith(b"\n") and (data := os.read(fd, 65_536)):
            line += data
    return line
