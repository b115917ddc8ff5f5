"""What is counted in games between computer players: fights, wonders, and turns without an
action.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ..rules.events import Fought, NothingDone, Struck, WonderBuilt

STATISTIC_NAMES = ("battles", "strikes", "wonders", "idle")


def statistics(event: Any, before: Mapping[str, int]) -> Iterator[str]:
    """Yield the names of the counts that an event adds one to."""
    for kind, name in zip((Fought, Struck, WonderBuilt, NothingDone), STATISTIC_NAMES, strict=True):
        if isinstance(event, kind):
            yield name
