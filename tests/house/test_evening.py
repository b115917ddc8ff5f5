"""An evening as friends would have it: one comes too early, one without a name, one by key to two
tables, a second time, and one only watches. Real clients of ssh, and the real program.

The long one has six guests at three tables and is killed twice: ``TABLETOP_LONG=1``.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import asyncssh
import pyte
import pytest

from tabletop_tui.engine import Luck
from tabletop_tui.host.server import SSHServer
from tabletop_tui.play import Seat
from tabletop_tui.play.remote.seating import all_free
from tabletop_tui.store.house.data_folder import data_folder
from tabletop_tui.store.house.known_keys import FILE_NAME, KnownKeys
from tabletop_tui.store.load import load
from tabletop_tui.store.presence import present
from tabletop_tui.store.save_folder import folder
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tests.host.conftest import HOST_KEY, ROOT, StartServer, connect
from tests.host.conftest import start_server as start_server
from tests.host.test_keys import refused
from tests.playing import new_table
from tests.terminal.forked import ENTRY
from tests.terminal.pty_harness import FOREIGN, written

LATEST = 60.0  # seconds until what is waited for must be seen
SIZE = (80, 24)


@pytest.fixture(autouse=True)
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of saves of a house."""
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    folder().mkdir()
    return folder()


def lay(name: str, *names: str, game: str = "cities_and_knights") -> Path:
    """Lay a table at which all seats are free."""
    table = new_table(game, len(names), 5)
    table.seats[:] = [Seat(one) for one in names]
    path = folder() / f"{name}.json"
    SharedSaveFile.create(table, path, all_free(table)).close()
    return path


class Guest:
    """A friend at a terminal, behind a connection of ssh."""

    def __init__(
        self, connection: asyncssh.SSHClientConnection, process: asyncssh.SSHClientProcess[bytes]
    ) -> None:
        self.connection, self.process = connection, process
        self.screen = pyte.Screen(*SIZE)
        self.stream, self.data, self.over = pyte.ByteStream(self.screen), b"", False
        self.task = asyncio.get_running_loop().create_task(self.read())

    @classmethod
    async def come(
        cls, server: SSHServer, name: str, *keys: asyncssh.SSHKey, code: str | None = None
    ) -> Guest:
        """Log in by a key, or by the code, and ask for a terminal."""
        connection = await connect(server, name, client_keys=[*keys], password=code)
        process = await connection.create_process(
            encoding=None,
            term_type="xterm",
            term_size=SIZE,
            env={"LANG": "en_US.UTF-8"},
        )
        return cls(connection, process)

    async def read(self) -> None:
        """Draw what comes, until the line ends."""
        while data := await self.process.stdout.read(65_536):
            self.data += data
            self.stream.feed(FOREIGN.sub(b"", data))
        self.over = True

    def press(self, keys: str) -> None:
        """Type keys."""
        self.process.stdin.write(keys.encode())

    @property
    def seen(self) -> str:
        """The words on the screen, without the rows that they stand in."""
        return " ".join(written(self.screen).split())

    async def sees(self, *texts: str) -> None:
        """Wait until all these words are on the screen."""
        await until(lambda: all(text in self.seen for text in texts), self)

    async def say(self, key: str, text: str) -> None:
        """Say a line to all. A key that comes just when one is asked for an action is ignored."""
        while "To everyone" not in self.seen:
            self.press(key)
            with suppress(TimeoutError):
                async with asyncio.timeout(LATEST / 10):
                    while "To everyone" not in self.seen:
                        await asyncio.sleep(0.02)
        self.press(f"{text}\r")

    def leave(self) -> None:
        """Drop the line, as a closed lid does."""
        self.connection.abort()
        self.task.cancel()


async def until(true: Callable[[], object], *guests: Guest) -> None:
    """Wait until it is so."""
    try:
        async with asyncio.timeout(LATEST):
            while not true():
                await asyncio.sleep(0.02)
    except TimeoutError:
        raise AssertionError("\n\n".join(written(guest.screen) for guest in guests)) from None


def seated(path: Path) -> list[str]:
    """Return the names of those who sit at a table now."""
    seats = load(path).table.seats
    return sorted(seats[seat].name for one in present(path) for seat in one.seats)


async def test_an_evening_with_friends(start_server: StartServer) -> None:
    told: list[str] = []
    known = KnownKeys(data_folder() / FILE_NAME)
    server = await start_server(entry_point=ENTRY, known_keys=known, log=told.append)
    key, code = asyncssh.generate_private_key("ssh-ed25519"), server.access_code

    # Ben is too early: he is asked for the code once, waits, and sits down by himself
    ben = await Guest.come(server, "Ben", key)
    await ben.sees("Code of the table:")
    ben.press(f"{code}\r")
    await ben.sees("There is no table with a seat for Ben yet", "here: Ben")
    assert any("waits in the hall" in line for line in told)
    one = lay("one", "Anna", "Ben", "Cleo")
    await ben.sees("Waiting for Anna and Cleo")
    assert seated(one) == ["Ben"]

    # somebody without a seat gets none, and watches; the players see it
    guest = await Guest.come(server, "jdoe", code=code)
    await guest.sees("There is no table with a seat for jdoe yet", "Tables to watch", "here: Ben")
    guest.press("w")
    await guest.sees("Watching")
    await ben.sees("watching: jdoe")

    # a stranger with the code is not Ben
    assert "comes by ssh key" in await refused(server, "ben", code=code)

    # at a second table Ben is waited for: there he comes, without the code
    two = lay("two", "Ben", "Dora", game="skeleton")
    again = await Guest.come(server, "ben", key)
    await again.sees("Waiting for Dora")
    assert seated(one) == ["Ben"] and seated(two) == ["Ben"] and b"Code of" not in again.data

    # the next time he chooses, and the window that he leaves says so
    third = await Guest.come(server, "BEN", key)
    await third.sees("Your tables", "Anna, ● Ben, Cleo", "● Ben, Dora")
    third.press(str(1 if third.seen.index("Cleo") < third.seen.index("Dora") else 2))
    await ben.sees("Ben moved to another terminal", "Your tables")
    await third.sees("Waiting for Anna and Cleo")
    third.leave()
    ben.press("\r")

    # Anna and Cleo come by the code; the game begins, and who watches sees no hand
    anna = await Guest.come(server, "anna", code=code)
    cleo = await Guest.come(server, "cleo", code=code)
    for player, name in ((anna, "Anna"), (cleo, "Cleo")):
        await player.sees(f"Your hand, {name}")
    await until(lambda: not load(one).table.remote.free)  # type: ignore[union-attr]
    await anna.say('"', "good evening")
    await guest.sees("Anna: good evening")
    assert "hand, " not in guest.seen and b"Your hand" not in guest.data
    await guest.say("t", "hello")
    await cleo.sees("jdoe: hello")
    anna.press("Q")
    await anna.sees("Your tables", "Tables to watch")
    anna.press("q")
    await until(lambda: anna.over)

    await server.close()
    for player in (guest, cleo):
        await until(lambda player=player: player.over)
        assert b"The host closed the table. The game is saved." in player.data
    assert [key.name for key in known.read()] == ["Ben"]
    assert load(one).note == load(two).note == "" and not present(one) and not present(two)


PROMPT = re.compile(rb"\((\d+)-(\d+)\): $")


async def test_six_guests_at_three_tables_are_killed_twice_and_lose_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    names = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fred")
    keys = {name: asyncssh.generate_private_key("ssh-ed25519") for name in names[:2]}
    paths = [lay(f"table{n}", *names[2 * n : 2 * n + 2], game="skeleton") for n in range(3)]
    known = KnownKeys(data_folder() / FILE_NAME)
    logs: dict[Path, list[object]] = {path: [] for path in paths}
    for evening in range(3):
        last = evening == 2
        async with opened(known) as server:
            guests = [Line(server, name, keys.get(name), evening) for name in names]
            onlooker = Line(server, "Zed", None, evening)
            tasks = [asyncio.create_task(guest.play()) for guest in (*guests, onlooker)]

            def actions() -> Sequence[int]:
                return [len(load(path).table.log) for path in paths]

            if last:
                await until(lambda: all(load(path).table.over for path in paths))
            else:
                most = 4 * (evening + 1)
                await until(lambda: min(actions()) >= most)  # noqa: B023
            for task in tasks:
                task.cancel()
            if not last and server.fork_server.process is not None:
                server.fork_server.process.kill()
        for path in paths:
            log = load(path).table.log
            assert log[: len(logs[path])] == logs[path], "no action is lost"
            logs[path] = [*log]
        for n, guest in enumerate(guests):
            assert f"{guest.name}".encode() in guest.output
            others = [name for m, name in enumerate(names) if m // 2 != n // 2]
            assert not any(name.encode() in guest.output for name in others), "of other tables"
        assert {key.name for key in known.read()} == {"Anna", "Ben"}


@asynccontextmanager
async def opened(known: KnownKeys) -> AsyncIterator[SSHServer]:
    """Open the house within the context."""
    server = SSHServer(
        host_key=HOST_KEY, port=0, entry_point=ENTRY, known_keys=known, access_code="a code to keep"
    )
    await server.start()
    try:
        yield server
    finally:
        await server.close()


class Line:
    """A friend at a line terminal, who answers every question with a random number."""

    def __init__(
        self, server: SSHServer, name: str, key: asyncssh.SSHKey | None, evening: int
    ) -> None:
        self.server, self.name, self.key, self.output = server, name, key, b""
        self.luck = Luck(evening * 100 + len(name))

    async def play(self) -> None:
        """Come, and play until the line ends."""
        keys = [self.key] if self.key is not None else []
        code = None if keys else self.server.access_code
        connection = await connect(self.server, self.name, client_keys=keys, password=code)
        process = await connection.create_process(
            encoding=None, term_type="dumb", env={"LANG": "en_US.UTF-8"}
        )
        while data := await process.stdout.read(65_536):
            self.output += data
            if self.output.endswith(b"Code of the table: "):
                process.stdin.write(f"{self.server.access_code}\r".encode())
            elif found := PROMPT.search(self.output[-60:]):
                least, most = int(found[1]), int(found[2])
                process.stdin.write(b"%d\n" % (least + self.luck(most - least + 1)))
