"""``python -m tests.host.full_house GUESTS TABLES MINUTES``: so many guests come to a real host over
ssh, sit at so many tables and play by keys through their screens.

Tells how long a guest waits for the table after the login, in how many milliseconds what one does
is on the others' screens, what a guest costs in memory, and whether any save has lost anything.
Ends with 1 when something was lost, or when a guest takes too much memory.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import median, quantiles

import asyncssh
import pyte

from tabletop_tui.engine import Luck
from tabletop_tui.games import find
from tabletop_tui.play import Seat, Table
from tabletop_tui.store.load import load
from tabletop_tui.store.shared import SharedKeeper
from tests.terminal.evenings.person import next_keys
from tests.terminal.pty_harness import FOREIGN
from tests.terminal.tables import TABLE

GAMES = ("cities_and_knights", "rise_of_empires", "ascending_empires")
THINKS = 1.5, 4.5
"""Seconds between the keys of somebody who is asked: at the least, and at the most."""
LOOK = 0.02  # seconds between two looks at the saves
PLAYED = 1.0  # seconds after a key in which it is still known whose action it was
LATE = 5.0  # seconds after which nobody waits for a screen any more
MOST = 40.0  # megabytes that a guest may take for itself
GROWN = 1.1
"""Times as much memory that is still the same, from the middle of the evening to its end: until then
people do one thing after the other for the first time, and get copies of what it runs.
"""
LOOKS = 60.0  # seconds between two looks at the memory


class Evening:
    """One table: its save, a session that follows it, and its guests."""

    def __init__(self, folder: Path, number: int, seats: int) -> None:
        game = find(GAMES[number % len(GAMES)])
        self.names = [f"Guest {number}-{seat}" for seat in range(seats)]
        self.path = folder / f"table-{number}.json"
        table = Table.open(game, [Seat(name) for name in self.names], number)
        SharedKeeper.create(table, self.path, frozenset(range(seats))).close()
        self.follower = SharedKeeper(self.path)
        self.guests: list[Guest] = []
        self.lines: list[object] = []
        self.wrong = 0

    def look(self) -> bool:
        """Take in what is new; whether anything is. What was there must still be there."""
        log = self.follower.table.log
        if len(log) == len(self.lines):
            self.follower.look()
            log = self.follower.table.log
        if len(log) == len(self.lines):
            return False
        self.wrong += log[: len(self.lines)] != self.lines
        self.lines = list(log)
        return True


class Guest:
    """Somebody at a terminal of the host."""

    def __init__(self, name: str, port: int, code: str) -> None:
        self.name, self.port, self.code = name, port, code
        self.screen = pyte.Screen(80, 24)
        self.stream = pyte.ByteStream(self.screen)
        self.luck = Luck(hash(name) & 0xFFFF)
        self.first = 0.0  # the moment of the first byte since `waits`
        self.waits = False
        self.unread = bytearray()  # what came since the guest looked at the screen last
        self.gone = False
        self.stands = asyncio.Event()

    async def come(self) -> tuple[float, float]:
        """Log in and sit down; the seconds of the login, and from there to the table."""
        begun = time.perf_counter()
        self.line = await asyncssh.connect(
            "127.0.0.1",
            self.port,
            username=self.name,
            password=self.code,
            known_hosts=None,
            client_keys=None,
            agent_path=None,
            config=None,
        )
        inside = time.perf_counter()
        self.terminal = await self.line.create_process(
            term_type="xterm-256color", term_size=(80, 24), encoding=None
        )
        self.reading = asyncio.create_task(self.read())
        await asyncio.wait_for(self.stands.wait(), 60)
        return inside - begun, time.perf_counter() - inside

    async def read(self) -> None:
        """Take in what comes. It is drawn when the guest is to press a key: the terminals of real
        guests draw on machines of their own, and whoever measures here must not be in the way.
        """
        while data := await self.terminal.stdout.read(65_536):
            if self.waits:
                self.waits, self.first = False, time.time()
            self.unread += data
            if not self.stands.is_set():
                self.draw()
                if TABLE in self.screen.display[-1]:
                    self.stands.set()
        self.gone = True

    def draw(self) -> None:
        """Draw all that has come."""
        self.stream.feed(FOREIGN.sub(b"", bytes(self.unread)))
        self.unread.clear()

    def press(self) -> None:
        """Press keys that fit what is on the screen."""
        self.terminal.stdin.write(next_keys(self.screen, self.luck).encode())


async def play(table: Evening, end: float, took: list[float]) -> None:
    """Let the people of a table play, one at a time; *took* gets the seconds from the key to the
    screens of the others.
    """
    luck = Luck(len(table.names) + table.follower.table.state.rng % 97)
    while time.monotonic() < end and not table.follower.table.over:
        await asyncio.sleep(THINKS[0] + (THINKS[1] - THINKS[0]) * luck(1_000) / 1_000)
        table.look()
        asked = table.follower.table.deciding()
        if not asked:  # somebody has not sat down yet
            continue
        one = table.guests[asked[luck(len(asked))]]
        one.draw()
        others = [guest for guest in table.guests if guest is not one]
        for guest in others:
            guest.waits, guest.first = True, 0.0
        pressed = time.time()
        one.press()
        while not (acted := table.look()) and time.time() < pressed + PLAYED:
            await asyncio.sleep(LOOK)
        if acted:
            written = table.path.stat().st_mtime
            while time.time() < pressed + LATE and not all(other.first for other in others):
                await asyncio.sleep(LOOK)
            seen = [other.first or pressed + LATE for other in others]
            took += [moment - pressed for moment in seen if moment >= written]


def processes(root: int) -> list[int]:
    """A process and all that it has begun."""
    found = [root]
    for pid in found:
        for task in Path(f"/proc/{pid}/task").glob("*/children"):
            found += map(int, task.read_text().split())
    return found


def memory(pids: Iterable[int]) -> tuple[float, float]:
    """Megabytes that processes have for themselves, and with their part of what they share."""
    own = shared = 0
    for pid in pids:
        try:
            rows = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
        except OSError:
            continue
        own += sum(int(row.split()[1]) for row in rows if row.startswith("Private_"))
        shared += sum(int(row.split()[1]) for row in rows if row.startswith("Pss:"))
    return own / 1e3, shared / 1e3


def worked(pids: Iterable[int]) -> float:
    """Seconds of processor that processes have used."""
    ticks = 0
    for pid in pids:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


async def open_host(folder: Path, guests: int) -> tuple[asyncio.subprocess.Process, int, str]:
    """The command itself; its port and its code."""
    port = 20_000 + os.getpid() % 20_000
    words = ("-m", "tabletop_tui", "host", "--port", str(port), "--guests", str(guests))
    env = {**os.environ, "TABLETOP_HOME": str(folder), "PYTHONUNBUFFERED": "1", "LC_ALL": "C.UTF-8"}
    host = await asyncio.create_subprocess_exec(
        sys.executable, *words, env=env, stdout=asyncio.subprocess.PIPE
    )
    assert host.stdout is not None
    told = ""
    while not (found := re.search(r"\b([0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4})\b", told)):
        line = await asyncio.wait_for(host.stdout.readline(), 60)
        assert line, told
        told += line.decode()
    asyncio.get_running_loop().create_task(drain(host.stdout))
    return host, port, found[1]


async def drain(out: asyncio.StreamReader) -> None:
    """What else the host tells is read, so that it never waits."""
    while await out.read(65_536):
        pass


async def main(guests: int, tables: int, minutes: float) -> int:
    """Open, let them play, close, and tell."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        folder = Path(home) / "saves"
        folder.mkdir()
        seats = [guests // tables + (n < guests % tables) for n in range(tables)]
        evenings = [Evening(folder, n, many) for n, many in enumerate(seats)]
        host, port, code = await open_host(Path(home), guests)
        try:
            took, own = await an_evening(evenings, host.pid, port, code, minutes)
            gone = sum(guest.gone for one in evenings for guest in one.guests)
            host.terminate()
            wrong = gone + abs(await asyncio.wait_for(host.wait(), 60))
        finally:
            with contextlib.suppress(ProcessLookupError):
                host.terminate()
        wrong += sum(map(faults, evenings))
        actions, grown = sum(len(one.lines) for one in evenings), own[-1] / own[len(own) // 2 - 1]
        print(
            f"{actions} actions; on the screens of the others: {ms(took)}; {gone} guests lost,"
            f" {wrong} faults; memory {grown:.2f} times that of half-time"
        )
        return int(wrong > 0 or grown > GROWN or own[-1] > MOST * guests)


async def an_evening(
    evenings: Sequence[Evening], host: int, port: int, code: str, minutes: float
) -> tuple[list[float], list[float]]:
    """All come and play; the seconds to the others' screens, and the megabytes of the guests' own
    from minute to minute.
    """
    logins, stands = [], []
    for one in evenings:
        for name in one.names:
            guest = Guest(name, port, code)
            login, stood = await guest.come()
            one.guests.append(guest)
            logins.append(login)
            stands.append(stood)
    guests = len(logins)
    print(
        f"{guests} guests at {len(evenings)} tables: login {ms(logins)}, then the table {ms(stands)}",
        flush=True,
    )
    took: list[float] = []
    own: list[float] = []
    begun = time.monotonic()
    end = begun + minutes * 60
    playing = [asyncio.create_task(play(one, end, took)) for one in evenings]
    work, last = worked(processes(host)), begun
    while time.monotonic() < end:
        await asyncio.sleep(min(LOOKS, minutes * 20))
        pids = processes(host)
        mine, parts = memory(pids[2:])
        own.append(mine)
        now, moment = worked(pids), time.monotonic()
        print(
            f"{moment - begun:.0f} s: {len(took)} screens, own {mine / guests:.1f} MB a guest,"
            f" {parts / guests:.1f} MB with its part of what is shared,"
            f" {(now - work) / (moment - last):.2f} of a core, load {os.getloadavg()[0]:.1f}",
            flush=True,
        )
        work, last = now, moment
    await asyncio.gather(*playing)
    return took, own


def faults(one: Evening) -> int:
    """What is wrong with a save after the evening."""
    one.look()
    loaded = load(one.path)
    loaded.table.game.audit(loaded.table.state)
    return one.wrong + bool(loaded.note) + (loaded.table.log != one.lines)


def ms(took: list[float]) -> str:
    """Milliseconds of many."""
    if len(took) < 2:
        return "nothing"
    cuts = quantiles(took, n=100)
    late = sum(one > 0.25 for one in took) / len(took)
    return (
        f"median {median(took) * 1e3:.0f} ms, 95 % {cuts[94] * 1e3:.0f} ms, worst"
        f" {max(took) * 1e3:.0f} ms of {len(took)}, {late:.1%} above 250 ms"
    )


if __name__ == "__main__":
    sys.exit(asyncio.run(main(int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]))))
