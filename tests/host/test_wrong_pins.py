"""Wrong PINs of guests are counted by the server however their sessions end."""

from __future__ import annotations

import asyncssh
import pytest

from tabletop_tui.host.fork_server import WrongPinCounters
from tabletop_tui.host.rate_limit import MAX_FAILURES
from tabletop_tui.host.server import SSHServer
from tests.host.conftest import Client, StartServer, connect, wait_until

ADDRESS = "127.0.0.1"


def failures(server: SSHServer, username: str = "ben") -> int:
    """How many failed logins of a name are counted."""
    return len(server.rate_limiter.recent_failures(ADDRESS, username))


async def test_a_wrong_pin_counts_as_a_wrong_code_at_once(start_server: StartServer) -> None:
    log: list[str] = []
    server = await start_server(log=log.append)
    client = await Client.connect(server, "ben")
    await client.receive("words")
    for number in (1, 2):
        await client.request("wrong")
        await wait_until(lambda number=number: failures(server) == number)
    told = "A wrong PIN was typed from 127.0.0.1, by somebody who came as ben."
    assert log.count(told) == 2 and server.sessions, "while the guest is still there"


@pytest.mark.parametrize("abort", [True, False])
async def test_a_wrong_pin_is_counted_however_the_session_ends(
    start_server: StartServer, abort: bool
) -> None:
    server = await start_server()
    client = await Client.connect(server, "ben")
    await client.receive("words")
    await client.request("wrong")
    if abort:
        client.abort()
    else:
        await client.request("bye")
    await wait_until(lambda: failures(server))
    assert failures(server) == 1


async def test_wrong_pins_block_logins_of_that_name_and_of_no_other(
    start_server: StartServer,
) -> None:
    server = await start_server()
    client = await Client.connect(server, "ben")
    await client.receive("words")
    for _ in range(MAX_FAILURES):
        await client.request("wrong")
    await wait_until(lambda: server.rate_limiter.blocked_for(ADDRESS, "ben"))
    with pytest.raises(asyncssh.PermissionDenied):
        await connect(server, "Ben")
    assert await Client.connect(server, "anna"), "who shares the address is not locked out"


async def test_no_wrong_pins_are_not_logged_and_a_counter_is_reused(
    start_server: StartServer,
) -> None:
    log: list[str] = []
    server = await start_server(log=log.append)
    for name in ("ben", "cleo"):
        client = await Client.connect(server, name)
        await client.receive("words")
        if name == "ben":
            await client.request("wrong")
        await client.request("bye")
        await wait_until(lambda: not server.sessions)
    await wait_until(lambda: failures(server))
    assert not failures(server, "cleo") and sum("PIN" in one for one in log) == 1


def test_guests_beyond_the_counters_are_not_counted() -> None:
    counters = WrongPinCounters()
    many = len(counters.free)
    for pid in range(many + 1):
        counters.allocate(pid)
    counters.attach()
    assert counters.new(many) == counters.new(0) == 0
    counters.release(many), counters.release(0)
    assert len(counters.free) == 1
