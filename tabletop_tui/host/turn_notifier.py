"""Turn notifications: a command, a webhook or a mail when a player who is not here must act."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import pty
import signal
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from pathlib import Path
from threading import Thread
from typing import Any

from ..play.names import find_name
from ..play.text import say
from ..store.calls.address import Address, Command, Mail, Webhook, parse_address
from ..store.calls.pacing import Pacing, QuietHours
from ..store.calls.sending import Call, Unsent, send
from ..store.presence import present
from ..store.save_folder import ENDING, folder
from .fork_client import ForkServerClient

POLL_INTERVAL = 2.0  # seconds between two scans of the folder of saves
TIMEOUT = 30.0  # seconds for the command, and for the answer to a query
SHUTDOWN_TIMEOUT = 1.0  # seconds for running commands to finish when the server closes
MAX_CONCURRENT = 4  # commands that run side by side
QUERY_ARGV = ("tabletop-tui", "waiting", "--json")
ASKED_ARGV = ("tabletop-tui", "waiting", "--asked")
EVERYBODY = "*"

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
    """Watches all saves, or the one at *path*, and calls absent players to their questions, each
    once, and never to one asked before the watch began.

    *line* says where (see :mod:`..store.calls.address`), for some players *by_name*, whose "*" is
    for everybody when there is no *line*. A command gets the question as JSON on its standard
    input, at once. Webhooks and mails wait for the end of the *quiet* hours and for an hour after
    the last call about the same table, and are dropped once they are not needed any more.
    """

    def __init__(
        self,
        fork_server: ForkServerClient,
        line: str,
        path: Path | None = None,
        *,
        by_name: Mapping[str, str] | None = None,
        quiet: QuietHours | None = None,
        log: Callable[[str], None] = lambda _: None,
    ) -> None:
        self.fork_server, self.path, self.log = fork_server, path, log
        own = {name: parse_address(text) for name, text in (by_name or {}).items()}
        everybody = own.pop(EVERYBODY, None)
        self.address = parse_address(line) if line else everybody
        self.by_name, self.pacing = own, Pacing(quiet)
        self.pending: dict[PendingTurn, dict[str, Any]] = {}
        self.failed = set[str]()
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
                if (tables := await self.query()) is not None:  # else all would seem new later
                    self.notify(tables)
            self.call_due(time.time())
            await asyncio.sleep(POLL_INTERVAL)

    @property
    def is_needed(self) -> bool:
        """True if anybody can be called."""
        return self.address is not None or bool(self.by_name)

    async def query(self) -> list[dict[str, Any]] | None:
        """Return the tables that wait for a person, or None if they cannot be read now."""
        found = await self.ask_child(QUERY_ARGV, {**os.environ, "LC_ALL": "C.UTF-8"})
        return found if isinstance(found, list) else None

    async def ask_child(self, argv: Sequence[str], env: Mapping[str, str]) -> Any:
        """Return the JSON that a command prints, None if it fails. A child of the fork server runs
        it, with the games and their rules loaded already.
        """
        master_fd, slave_fd = pty.openpty()
        try:
            child = await self.fork_server.fork(slave_fd, argv, {**env, "TERM": "dumb"})
            output = await asyncio.wait_for(asyncio.to_thread(read_line, master_fd), TIMEOUT)
            await child.terminate(0.5)
            return json.loads(output)
        except (OSError, ValueError, TimeoutError):
            return None
        finally:
            os.close(slave_fd)
            os.close(master_fd)

    def notify(self, tables: Sequence[dict[str, Any]]) -> None:
        """Call for every new question to a player who is not here."""
        questions: dict[PendingTurn, dict[str, Any]] = {}
        for table in tables:
            if self.path is None or Path(table["path"]) == self.path:
                for asked in table["waits_for"]:
                    payload = {**asked, **{key: table[key] for key in ("save", "path", "game")}}
                    questions[table["path"], asked["seat"], asked["since"] or 0.0] = payload
        new = [] if self.known is None else [one for one in questions if one not in self.known]
        self.known = set(questions)
        self.pending = {one: put for one, put in self.pending.items() if one in questions}
        for question in new:
            address = self.address_of(questions[question]["name"])
            if isinstance(address, Command):
                if not is_present(Path(question[0]), question[1]):
                    self.begin(self.run_command(address.line, questions[question]))
            elif address is not None:
                self.pending[question] = questions[question]
        self.call_due(time.time())

    def address_of(self, name: str) -> Address | None:
        """Return where a person is called."""
        names = [*self.by_name]
        place = find_name(name, names)
        return self.by_name[names[place]] if place >= 0 else self.address

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a task that ends with the watch."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def call_due(self, now: float) -> None:
        """Call those who may be called by now. Who has come meanwhile needs no call."""
        for question, put in [*self.pending.items()]:
            path, seat, _ = question
            address = self.address_of(put["name"])
            if is_present(Path(path), seat) or not isinstance(address, (Webhook, Mail)):
                del self.pending[question]
            elif self.pacing.may_call(path, seat, now):
                del self.pending[question]
                self.pacing.called(path, seat, now)
                self.begin(self.call(address, put))

    async def call(self, address: Webhook | Mail, put: Mapping[str, Any]) -> None:
        """Call a player. Says once that it has failed, until it succeeds again."""
        async with self.semaphore:
            found = await self.ask_child((*ASKED_ARGV, put["path"]), os.environ) or {}
            asked = found.get("asked", {}).get(str(put["seat"]), "")
            told = Call(put["name"], found.get("title") or put["game"], put["save"], asked)
            why = await in_thread(address, told)
        if not why:
            self.failed.discard(address.shown)
        elif address.shown not in self.failed:
            self.failed.add(address.shown)
            self.log(say("call-failed", where=address.shown, why=why))

    async def run_command(self, line: str, payload: dict[str, Any]) -> None:
        """Run a command, discard its output, and kill it after `TIMEOUT`."""
        async with self.semaphore:
            process = await asyncio.create_subprocess_exec(
                "/bin/sh",
                "-c",
                line,
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


async def in_thread(address: Webhook | Mail, told: Call) -> str:
    """Send a call, and return why it failed, or "". The thread holds up no end of the program."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[str] = loop.create_future()

    def settle(why: str) -> None:
        if not done.done():
            done.set_result(why)

    def work() -> None:
        try:
            send(address, told)
            why = ""
        except Unsent as error:
            why = str(error)
        with contextlib.suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(settle, why)

    Thread(target=work, daemon=True).start()
    return await done


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
