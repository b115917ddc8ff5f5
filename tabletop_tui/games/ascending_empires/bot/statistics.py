"""What is counted in games between computer players: ships that meet, quiet ends, and
technologies.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ..rules.events import Developed, Ended, PlanetDestroyed, Rammed, ShipDestroyed
from ..rules.state import COLOURS

STATISTIC_NAMES = (
    "rams",
    "ships",
    "planets",
    "asleep",
    *(f"developed-{colour}" for colour in COLOURS),
)


def statistics(event: Any, before: Mapping[str, int]) -> Iterator[str]:
    """Yield the names of the counts that an event adds one to."""
    if isinstance(event, Rammed):
        yield "rams"
    elif isinstance(event, ShipDestroyed):
        yield "ships"
    elif isinstance(event, PlanetDestroyed):
        yield "planets"
    elif isinstance(event, Ended) and event.why == "quiet":
        yield "asleep"
    elif isinstance(event, Developed):
        yield f"developed-{COLOURS[event.colour]}"
