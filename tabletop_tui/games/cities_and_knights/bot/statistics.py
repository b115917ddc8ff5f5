"""What is counted in games between computer players: landings, and what becomes of the cities."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ..rules.events import Attacked, CityLost, MetropolisRaised

STATISTIC_NAMES = ("landings", "held", "first-held", "cities-lost", "metropolises")


def statistics(event: Any, before: Mapping[str, int]) -> Iterator[str]:
    """Yield the names of the counts that an event adds one to. *before* is the count so far."""
    if isinstance(event, Attacked):
        yield "landings"
        if event.defence >= event.strength:
            yield "held"
            if not before["landings"]:
                yield "first-held"
    elif isinstance(event, CityLost):
        yield "cities-lost"
    elif isinstance(event, MetropolisRaised):
        yield "metropolises"
