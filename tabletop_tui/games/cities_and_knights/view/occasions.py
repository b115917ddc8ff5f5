"""What characters may remark on: thefts, trades and losses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

THEFTS = {"stole", "cards-taken", "progress-taken", "resource-given", "commodity-given"}
FALLS = {"city-lost", "metropolis-lost", "knight-left"}


def occasions(event: Any) -> Iterator[tuple[str, int]]:
    """Yield the occasions in an event, with their seats."""
    if event.kind in THEFTS:
        yield "theft", event.seat
    elif event.kind in FALLS:
        yield "fall", event.seat
    elif event.kind == "traded":
        yield "trade", event.seat
        yield "trade", event.partner
