"""What is counted in games between computer players: whether ships meet, whether the galaxy falls
asleep, and what is developed.
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
    """What an event adds to the count of a game."""
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
