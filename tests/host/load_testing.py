"""``python -m tests.host.load_testing GUESTS TABLES MINUTES``: a load test of `tabletop-tui host`.

Simulated guests log in over ssh, and play on their screens by keys. Measures the time from login to
table, the latency from a key to the screens of the others, and memory and processor time; checks
that no save has lost an action. Exits with 1 if one has, or if a guest takes too much memory.
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
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tests.terminal.evenings.person import next_keys
from tests.terminal.pty_harness import FOREIGN
from tests.terminal.tables import TABLE

GAMES = ("cities_and_knights", "rise_of_empires", "ascending_empires")
THINK_TIME = 1.5, 4.5
"""Least and greatest seconds before the next key at a table."""
POLL_INTERVAL = 0.02  # seconds between two polls of a save
ACTION_TIMEOUT = 1.0  # seconds for a key to become an action
SCREEN_TIMEOUT = 5.0  # seconds for an action to reach the other screens
MAX_MEMORY = 40.0  # megabytes a guest, unshared
MAX_GROWTH = 1.1
"""Greatest ratio of memory at the end to that at half-time. Until then it grows more: what guests do
for the first time copies pages that they shared.
"""
MEMORY_INTERVAL = 60.0  # seconds between two measurements


class LoadedTable:
    """A table under load: its save, a follower of it, and its guests."""

    def __init__(self, folder: Path, number: int, seats: int) -> None:
        game = find(GAMES[number % len(GAMES)])
        self.names = [f"Guest {number}-{seat}" for seat in range(seats)]
        self.path = folder / f"table-{number}.json"
        table = Table.open(game, [Seat(name) for name in self.names], number)
        SharedSaveFile.create(table, self.path, frozenset(range(seats))).close()
        self.follower = SharedSaveFile(self.path)
        self.guests: list[Guest] = []
        self.log: list[object] = []
        self.faults = 0

    def poll(self) -> bool:
        """Read new actions, checking that old ones are unchanged; return whether there are any."""
        log = self.follower.table.log
        if len(log) == len(self.log):
            self.follower.poll()
            log = self.follower.table.log
        if len(log) == len(self.log):
            return False
        self.faults += log[: len(self.log)] != self.log
        self.log = list(log)
        return True


class Guest:
    """An ssh client with a terminal."""

    def __init__(self, name: str, port: int, code: str) -> None:
        self.name, self.port, self.code = name, port, code
        self.screen = pyte.Screen(80, 24)
        self.stream = pyte.ByteStream(self.screen)
        self.luck = Luck(hash(name) & 0xFFFF)
        self.first_byte_at = 0.0  # time of the first output since `awaits_output` was set
        self.awaits_output = False
        self.undrawn = bytearray()  # output received and not yet drawn
        self.disconnected = False
        self.at_table = asyncio.Event()

    async def connect(self) -> tuple[float, float]:
        """Log in and sit down; return the seconds of the login, and from there to the table."""
        started = time.perf_counter()
        self.connection = await asyncssh.connect(
            "127.0.0.1",
            self.port,
            username=self.name,
            password=self.code,
            known_hosts=None,
            client_keys=None,
            agent_path=None,
            config=None,
        )
        logged_in = time.perf_counter()
        self.process = await self.connection.create_process(
            term_type="xterm-256color", term_size=(80, 24), encoding=None
        )
        self.reader = asyncio.create_task(self.read())
        await asyncio.wait_for(self.at_table.wait(), 60)
        return logged_in - started, time.perf_counter() - logged_in

    async def read(self) -> None:
        """Receive output, which is drawn only before a key is pressed: terminals of real guests draw
        on other machines, so drawing here must not take processor time from the host.
        """
        while data := await self.process.stdout.read(65_536):
            if self.awaits_output:
                self.awaits_output, self.first_byte_at = False, time.time()
            self.undrawn += data
            if not self.at_table.is_set():
                self.draw()
                if TABLE in self.screen.display[-1]:
                    self.at_table.set()
        self.disconnected = True

    def draw(self) -> None:
        """Draw the output received."""
        self.stream.feed(FOREIGN.sub(b"", bytes(self.undrawn)))
        self.undrawn.clear()

    def press(self) -> None:
        """Press keys that the screen offers."""
        self.process.stdin.write(next_keys(self.screen, self.luck).encode())


async def play(table: LoadedTable, end: float, latencies: list[float]) -> None:
    """Play at a table, one key at a time. *latencies* gets the seconds from each key to the screens of
    the others.
    """
    luck = Luck(len(table.names) + table.follower.table.state.rng % 97)
    while time.monotonic() < end and not table.follower.table.over:
        await asyncio.sleep(THINK_TIME[0] + (THINK_TIME[1] - THINK_TIME[0]) * luck(1_000) / 1_000)
        table.poll()
        asked = table.follower.table.deciding()
        if not asked:  # a guest has not sat down yet
            continue
        one = table.guests[asked[luck(len(asked))]]
        one.draw()
        others = [guest for guest in table.guests if guest is not one]
        for guest in others:
            guest.awaits_output, guest.first_byte_at = True, 0.0
        pressed = time.time()
        one.press()
        while not (acted := table.poll()) and time.time() < pressed + ACTION_TIMEOUT:
            await asyncio.sleep(POLL_INTERVAL)
        if acted:
            written = table.path.stat().st_mtime
            while time.time() < pressed + SCREEN_TIMEOUT and not all(
                other.first_byte_at for other in others
            ):
                await asyncio.sleep(POLL_INTERVAL)
            seen = [other.first_byte_at or pressed + SCREEN_TIMEOUT for other in others]
            latencies += [moment - pressed for moment in seen if moment >= written]


def processes(root: int) -> list[int]:
    """Return a process and its descendants."""
    found = [root]
    for pid in found:
        for task in Path(f"/proc/{pid}/task").glob("*/children"):
            found += map(int, task.read_text().split())
    return found


def memory_usage(pids: Iterable[int]) -> tuple[float, float]:
    """Return the unshared megabytes of processes (USS), and their proportional set size (PSS)."""
    uss = pss = 0
    for pid in pids:
        try:
            rows = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
        except OSError:
            continue
        uss += sum(int(row.split()[1]) for row in rows if row.startswith("Private_"))
        pss += sum(int(row.split()[1]) for row in rows if row.startswith("Pss:"))
    return uss / 1e3, pss / 1e3


def cpu_seconds(pids: Iterable[int]) -> float:
    """Return the processor seconds that processes have used."""
    ticks = 0
    for pid in pids:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


async def start_host(folder: Path, guests: int) -> tuple[asyncio.subprocess.Process, int, str]:
    """Start the command; return its process, port and access code."""
    port = 20_000 + os.getpid() % 20_000
    words = ("-m", "tabletop_tui", "host", "--port", str(port), "--guests", str(guests))
    env = {**os.environ, "TABLETOP_HOME": str(folder), "PYTHONUNBUFFERED": "1", "LC_ALL": "C.UTF-8"}
    host = await asyncio.create_subprocess_exec(
        sys.executable, *words, env=env, stdout=asyncio.subprocess.PIPE
    )
    assert host.stdout is not None
    output = ""
    while not (found := re.search(r"\b([0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4})\b", output)):
        line = await asyncio.wait_for(host.stdout.readline(), 60)
        assert line, output
        output += line.decode()
    asyncio.get_running_loop().create_task(drain(host.stdout))
    return host, port, found[1]


async def drain(out: asyncio.StreamReader) -> None:
    """Read the rest of the output, so that the host never blocks on it."""
    while await out.read(65_536):
        pass


async def main(guests: int, tables: int, minutes: float) -> int:
    """Run the load test, print the results, and return the exit code."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        folder = Path(home) / "saves"
        folder.mkdir()
        seats = [guests // tables + (n < guests % tables) for n in range(tables)]
        loaded = [LoadedTable(folder, n, many) for n, many in enumerate(seats)]
        host, port, code = await start_host(Path(home), guests)
        try:
            latencies, unshared = await run_load(loaded, host.pid, port, code, minutes)
            lost = sum(guest.disconnected for one in loaded for guest in one.guests)
            host.terminate()
            fault_count = lost + abs(await asyncio.wait_for(host.wait(), 60))
        finally:
            with contextlib.suppress(ProcessLookupError):
                host.terminate()
        fault_count += sum(map(count_faults, loaded))
        actions = sum(len(one.log) for one in loaded)
        growth = unshared[-1] / unshared[len(unshared) // 2 - 1]
        print(
            f"{actions} actions; on the screens of the others: {format_ms(latencies)}; {lost} guests lost,"
            f" {fault_count} faults; memory {growth:.2f} times that of half-time"
        )
        return int(fault_count > 0 or growth > MAX_GROWTH or unshared[-1] > MAX_MEMORY * guests)


async def run_load(
    tables: Sequence[LoadedTable], host: int, port: int, code: str, minutes: float
) -> tuple[list[float], list[float]]:
    """Log in all guests and let them play. Returns the latencies, and the unshared megabytes at each
    measurement.
    """
    logins, seatings = [], []
    for one in tables:
        for name in one.names:
            guest = Guest(name, port, code)
            login, seated = await guest.connect()
            one.guests.append(guest)
            logins.append(login)
            seatings.append(seated)
    guests = len(logins)
    print(
        f"{guests} guests at {len(tables)} tables: login {format_ms(logins)}, then the table {format_ms(seatings)}",
        flush=True,
    )
    latencies: list[float] = []
    unshared: list[float] = []
    started = time.monotonic()
    end = started + minutes * 60
    playing = [asyncio.create_task(play(one, end, latencies)) for one in tables]
    last_cpu, last_at = cpu_seconds(processes(host)), started
    while time.monotonic() < end:
        await asyncio.sleep(min(MEMORY_INTERVAL, minutes * 20))
        pids = processes(host)
        uss, pss = memory_usage(pids[2:])
        unshared.append(uss)
        cpu, measured_at = cpu_seconds(pids), time.monotonic()
        print(
            f"{measured_at - started:.0f} s: {len(latencies)} screens, own {uss / guests:.1f} MB a guest,"
            f" {pss / guests:.1f} MB with its part of what is shared,"
            f" {(cpu - last_cpu) / (measured_at - last_at):.2f} of a core, load {os.getloadavg()[0]:.1f}",
            flush=True,
        )
        last_cpu, last_at = cpu, measured_at
    await asyncio.gather(*playing)
    return latencies, unshared


def count_faults(one: LoadedTable) -> int:
    """Count what is wrong with a save after the load test."""
    one.poll()
    loaded = load(one.path)
    loaded.table.game.audit(loaded.table.state)
    return one.faults + bool(loaded.note) + (loaded.table.log != one.log)


def format_ms(latencies: list[float]) -> str:
    """Format a distribution of seconds in milliseconds."""
    if len(latencies) < 2:
        return "nothing"
    cuts = quantiles(latencies, n=100)
    late = sum(one > 0.25 for one in latencies) / len(latencies)
    return (
        f"median {median(latencies) * 1e3:.0f} ms, 95 % {cuts[94] * 1e3:.0f} ms, worst"
        f" {max(latencies) * 1e3:.0f} ms of {len(latencies)}, {late:.1%} above 250 ms"
    )


if __name__ == "__main__":
    sys.exit(asyncio.run(main(int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]))))
