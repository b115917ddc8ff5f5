"""Wrong PINs that guests type: the host hears of them however a guest leaves."""

from __future__ import annotations

import asyncssh
import pytest

from tabletop_tui.host.fork_server import WrongPinCounters
from tabletop_tui.host.rate_limit import MAX_FAILURES
from tests.host.conftest import Friend, Open, connect, until

HERE = "127.0.0.1"


@pytest.mark.parametrize("breaks", [True, False])
async def test_a_wrong_pin_counts_at_the_door_as_a_wrong_code_does(
    open_house: Open, breaks: bool
) -> None:
    told: list[str] = []
    server = await open_house(log=told.append)
    friend = await Friend.come(server, "ben")
    await friend.hear("words")
    for _ in range(2):
        await friend.ask("wrong")
    if breaks:
        friend.go()
    else:
        await friend.ask("bye")
    await until(lambda: server.rate_limiter.failure_count(HERE))
    assert server.rate_limiter.failure_count(HERE) == 2
    assert "2 wrong PINs were typed from 127.0.0.1, by somebody who came as ben." in told


async def test_after_as_many_as_wrong_codes_no_code_is_looked_at(open_house: Open) -> None:
    server = await open_house()
    friend = await Friend.come(server, "ben")
    await friend.hear("words")
    for _ in range(MAX_FAILURES):
        await friend.ask("wrong")
    friend.go()
    await until(lambda: server.rate_limiter.is_blocked(HERE))
    with pytest.raises(asyncssh.PermissionDenied):
        await connect(server, "anna")


async def test_who_types_none_is_not_told_of_and_a_counter_is_used_again(open_house: Open) -> None:
    told: list[str] = []
    server = await open_house(log=told.append)
    for name in ("ben", "cleo"):
        friend = await Friend.come(server, name)
        await friend.hear("words")
        if name == "ben":
            await friend.ask("wrong")
        await friend.ask("bye")
        await until(lambda: not server.sessions)
    assert server.rate_limiter.failure_count(HERE) == 1 and sum("PIN" in one for one in told) == 1


def test_guests_beyond_the_counters_are_not_counted() -> None:
    counters = WrongPinCounters()
    many = len(counters.free)
    for pid in range(many + 1):
        counters.allocate(pid)
    counters.attach()
    assert counters.release(many) == counters.release(0) == 0
    assert len(counters.free) == 1
