"""Wrong PINs of guests are counted by the server however their sessions end."""

from __future__ import annotations

import asyncssh
import pytest

from tabletop_tui.host.fork_server import WrongPinCounters
from tabletop_tui.host.rate_limit import MAX_FAILURES
from tests.host.conftest import Client, StartServer, connect, wait_until

ADDRESS = "127.0.0.1"


@pytest.mark.parametrize("abort", [True, False])
async def test_a_wrong_pin_counts_as_a_wrong_code(start_server: StartServer, abort: bool) -> None:
    log: list[str] = []
    server = await start_server(log=log.append)
    client = await Client.connect(server, "ben")
    await client.receive("words")
    for _ in range(2):
        await client.request("wrong")
    if abort:
        client.abort()
    else:
        await client.request("bye")
    await wait_until(lambda: server.rate_limiter.failure_count(ADDRESS))
    assert server.rate_limiter.failure_count(ADDRESS) == 2
    assert "2 wrong PINs were typed from 127.0.0.1, by somebody who came as ben." in log


async def test_wrong_pins_block_logins_as_wrong_codes_do(start_server: StartServer) -> None:
    server = await start_server()
    client = await Client.connect(server, "ben")
    await client.receive("words")
    for _ in range(MAX_FAILURES):
        await client.request("wrong")
    client.abort()
    await wait_until(lambda: server.rate_limiter.is_blocked(ADDRESS))
    with pytest.raises(asyncssh.PermissionDenied):
        await connect(server, "anna")


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
    assert server.rate_limiter.failure_count(ADDRESS) == 1 and sum("PIN" in one for one in log) == 1


def test_guests_beyond_the_counters_are_not_counted() -> None:
    counters = WrongPinCounters()
    many = len(counters.free)
    for pid in range(many + 1):
        counters.allocate(pid)
    counters.attach()
    assert counters.release(many) == counters.release(0) == 0
    assert len(counters.free) == 1
