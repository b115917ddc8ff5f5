"""What asyncssh says of a line on which nobody answers: `unanswered` reads a private attribute, and a
version that renames it must not go unnoticed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import asyncssh

from tabletop_tui.host.silent_line import KEEPALIVE_COUNT_MAX, unanswered
from tests.host.conftest import HOST_KEY

OFTEN = 0.02  # seconds between keepalives
LATEST = 20.0


class Door(asyncssh.SSHServer):
    """Lets everybody in, and keeps the connection."""

    lines: list[asyncssh.SSHServerConnection]

    def __init__(self, lines: list[asyncssh.SSHServerConnection]) -> None:
        self.lines = lines

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        self.lines.append(conn)

    def begin_auth(self, username: str) -> bool:
        return False


async def until(true: Callable[[], bool]) -> None:
    """Wait for a condition."""
    async with asyncio.timeout(LATEST):
        while not true():
            await asyncio.sleep(OFTEN / 4)


async def test_unanswered_keepalives_are_counted_and_forgotten_with_the_next_answer() -> None:
    lines: list[asyncssh.SSHServerConnection] = []
    server = await asyncssh.listen(
        "127.0.0.1", 0, server_host_keys=[HOST_KEY], server_factory=lambda: Door(lines)
    )
    port = server.get_port()
    async with (
        server,
        asyncssh.connect("127.0.0.1", port, known_hosts=None, username="anna") as anna,
    ):
        line = lines[0]
        assert hasattr(line, "_keepalive_count"), "see host/silent_line.py: it has another name now"
        assert unanswered(line) == 0
        line.set_keepalive(OFTEN, 10_000)
        transport = anna.get_extra_info("transport") or anna._transport
        transport.pause_reading()
        await until(lambda: unanswered(line) > KEEPALIVE_COUNT_MAX)
        line.set_keepalive(0)
        transport.resume_reading()
        await until(lambda: unanswered(line) == 0)


def test_a_line_of_which_nothing_is_said_counts_as_answered() -> None:
    assert unanswered(object()) == 0
