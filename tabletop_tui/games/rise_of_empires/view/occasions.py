"""What characters may remark on: regions taken from others, trade and famine."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .moments import famine


def occasions(event: Any) -> Iterator[tuple[str, int]]:
    """Yield the occasions in an event, with their seats."""
    if event.kind == "struck" or (event.kind == "lead-taken" and not event.shared):
        yield "theft", event.seat
    elif event.kind == "traded":
        yield "trade", event.seat
    elif event.kind == "ruined" or famine(event):
        yield "fall", event.seat
