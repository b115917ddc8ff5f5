"""What characters may remark on: attacks on others, and what was lost. Nobody trades."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..rules.state import owner


def occasions(event: Any) -> Iterator[tuple[str, int]]:
    """Yield the occasions in an event, with their seats."""
    if event.kind == "lost":
        yield "fall", owner(event.ship)
    elif event.kind in ("rammed", "ship-destroyed", "planet-destroyed"):
        target = event.target if event.kind == "ship-destroyed" else event.victim
        victim = target if event.kind == "planet-destroyed" else owner(target)
        if victim >= 0:
            yield "theft", event.seat
            yield "fall", victim
