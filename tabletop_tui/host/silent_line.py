"""A line on which the client answers no keepalive any more: a laptop that sleeps, a network that is
gone. What the host sends before it closes such a line is read when the client wakes up.
"""

from __future__ import annotations

import asyncio
from typing import Any

KEEPALIVE_INTERVAL, KEEPALIVE_COUNT_MAX = 15, 3
"""Seconds between keepalives, and how many may be unanswered: asyncssh closes the line with the
next one, a minute after the last answer.
"""
FAREWELL_AFTER = 10.0  # seconds after the last keepalive that may be unanswered
POLL_INTERVAL = 1.0  # seconds


def unanswered(connection: Any) -> int:
    """Return how many keepalives the client of a connection has left unanswered. asyncssh says it
    nowhere else; a version without it takes no leave.
    """
    return int(getattr(connection, "_keepalive_count", 0))


async def gone_silent(connection: Any) -> None:
    """Wait until a line is about to be closed for its silence."""
    silent = 0.0
    while silent < FAREWELL_AFTER:
        await asyncio.sleep(POLL_INTERVAL)
        silent = silent + POLL_INTERVAL if unanswered(connection) >= KEEPALIVE_COUNT_MAX else 0.0
