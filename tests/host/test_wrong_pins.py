"""Wrong PINs of guests are counted by the server however their sessions end."""

from __future__ import annotations

import asyncio
import math
import os
import signal
import time

import asyncssh
import pytest

from tabletop_tui.host.fork_server import WrongPinCounters, shared_pauses
from tabletop_tui.host.rate_limit import MAX_FAILURES
from tabletop_tui.host.server import SSHServer
from tabletop_tui.play import pin_attempts
from tests.host.conftest import Client, StartServer, connect, wait_until
from tests.host.fake_game import PIN

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


async def test_wrong_pins_on_many_lines_are_those_of_one_seat(start_server: StartServer) -> None:
    server = await start_server()
    clients = [await Client.connect(server, f"anna{n}") for n in range(10)]
    for client in clients:
        await client.receive("words")
    begun = time.monotonic()

    async def type_wrong(client: Client) -> list[list[object]]:
        return [await client.request(f"pin{n:04}") for n in range(6)]

    tried = [one for some in await asyncio.gather(*map(type_wrong, clients)) for one in some]
    looked_at = sum(not pause for _, pause in tried)
    later = math.log2(1 + time.monotonic() - begun)  # after 1, 2, 4, … seconds
    assert len(tried) == 60 and 3 <= looked_at <= 4 + later
    await wait_until(lambda: sum(failures(server, f"anna{n}") for n in range(10)) == looked_at)
    _, pause = await clients[0].request(f"pin{PIN}")
    assert pause, "for the right one as well"


def test_a_guest_killed_while_trying_locks_no_other_out() -> None:
    pauses, _ = shared_pauses()
    slot, _ = pin_attempts.find_slot("x")
    pid = os.fork()
    if pid == 0:  # dies with the lock
        with pauses.lock(slot):
            os.kill(os.getpid(), signal.SIGKILL)
    os.waitpid(pid, 0)
    assert pauses.begin("x") == 0
