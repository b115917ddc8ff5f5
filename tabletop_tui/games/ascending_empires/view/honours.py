"""Honours at the end of a game: the longest shot, rams, planets destroyed, ships lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import hypot

from ....engine import Event, Word
from ....engine.honour import most
from ..rules.events import Flew, Lost, Mined, PlanetDestroyed, Rammed
from ..rules.galaxy import galaxy
from ..rules.state import FLEET, State
from .results import MILLIMETRE

LONG = 100  # millimetres from which a shot into an orbit is worth telling
RICH = 3  # VP mined at once from which it is


def honours(state: State, history: Sequence[Sequence[Event]]) -> list[Word]:
    """Return who shot farthest into an orbit, rammed most, destroyed most planets, mined most at
    once, and lost most ships over the edge.
    """
    shot, rams, planets = Counter[int](), Counter[int](), Counter[int]()
    mined, lost = Counter[int](), Counter[int]()
    for event in (event for events in history for event in events):
        match event:
            case Flew():
                shot[event.seat] = max(shot[event.seat], into_orbit(state, event))
            case Rammed():
                rams[event.seat] += 1
            case PlanetDestroyed():
                planets[event.seat] += 1
            case Mined():
                mined[event.seat] = max(mined[event.seat], event.vp)
            case Lost():
                lost[event.ship // FLEET] += 1
    return [
        *most("honour-shot", shot, LONG),
        *most("honour-rams", rams),
        *most("honour-planets", planets),
        *most("honour-mined", mined, RICH),
        *most("honour-lost", lost),
    ]


def into_orbit(state: State, flew: Flew) -> int:
    """Return how far from its start a flicked ship came to rest in an orbit, in millimetres as the
    crow flies; 0 if it rests in none.
    """
    path = next((path for ship, path in flew.flights if ship == flew.ship), None)
    if path is None or flew.ship in flew.gone:
        return 0
    (_, left, top, *_), (_, x, y, *_) = path[0], path[-1]
    if not galaxy(state.parts).orbits(flew.ship, (x, y)):
        return 0
    return int(hypot(x - left, y - top) / MILLIMETRE)
