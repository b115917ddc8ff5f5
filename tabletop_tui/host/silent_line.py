"""A line on which the client answers no keepalive any more: a laptop that sleeps, a network that is
gone. What the host sends last on such a line is read when the client wakes up.

The line stays open until then: a client first answers the keepalives that it missed, and one whose
answers find the line closed gives up before it reads on.
"""

from __future__ import annotations

import asyncio
from typing import Any

KEEPALIVE_INTERVAL, KEEPALIVE_COUNT_MAX = 15, 3
"""Seconds between keepalives, and how many may be unanswered: asyncssh would close the line
with the next one, a minute after the last answer.
"""
FAREWELL_AFTER = 10.0  # seconds after the last keepalive that may be unanswered
POLL_INTERVAL = 1.0  # seconds
KEPT_OPEN = 3600.0  # seconds for a client to wake up; TCP gives up earlier without its machine


def unanswered(connection: Any) -> int:
    """Return how many keepalives the client of a connection has left unanswered. The attribute is
    private, as asyncssh says it nowhere else: `tests/host/test_silent_line.py` watches it, and
    with a version that has another one lines end without a word.
    """
    return int(getattr(connection, "_keepalive_count", 0))


async def gone_silent(connection: Any) -> None:
    """Wait until a line is about to be closed for its silence."""
    silent = 0.0
    while silent < FAREWELL_AFTER:
        await asyncio.sleep(POLL_INTERVAL)
        silent = silent + POLL_INTERVAL if unanswered(connection) >= KEEPALIVE_COUNT_MAX else 0.0


async def keep_open(connection: Any) -> None:
    """Let a line stay open until its client wakes up, or for an hour."""
    connection.set_keepalive(0)
    await asyncio.sleep(KEPT_OPEN)
    connection.abort()
