"""Honours at the end of a game: the best turn, who fought and lost most, the costliest disc."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ....engine import Event, Word
from ....engine.honour import most
from ..rules.events import DiscRemoved, Fought, LeadTaken, Struck
from ..rules.phases.phase_events import PointsScored

DEAR = 3  # what a disc costs from which its price is worth telling
LEADS = 3  # regions taken from rivals from which they are


def honours(state: Any, history: Sequence[Sequence[Event]]) -> list[Word]:
    """Return who had the best turn, removed and lost most cubes, took most regions from rivals, and
    paid most for one disc.
    """
    best, removed, lost = Counter[int](), Counter[int](), Counter[int]()
    leads, costliest = Counter[int](), Counter[int]()
    for event in (event for events in history for event in events):
        match event:
            case PointsScored():
                points = event.regions + event.cities + event.towns + event.progress
                best[event.seat] = max(best[event.seat], points)
            case Fought():
                removed[event.seat] += event.killed
                lost[event.victim] += event.killed
                lost[event.seat] += event.lost
            case Struck():
                removed[event.seat] += event.killed
                lost[event.victim] += event.killed
            case LeadTaken():
                leads[event.seat] += 1
            case DiscRemoved():
                costliest[event.seat] = max(costliest[event.seat], event.cost)
    return [
        *most("honour-turn", best),
        *most("honour-fiercest", removed, 2),
        *most("honour-beaten", lost, 2),
        *most("honour-leads", leads, LEADS),
        *most("honour-costliest", costliest, DEAR),
    ]
