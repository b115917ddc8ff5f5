"""What nearly always follows a flick into an orbit: the ship lands."""

from __future__ import annotations

from ....tui.look import Look
from ..rules.actions import Flick, Land
from ..rules.galaxy import galaxy
from ..rules.state import Moving


def landing(look: Look) -> Land | None:
    """Return the landing of the ship that the viewer has just flicked into an orbit, legal or
    not.
    """
    s, log = look.view, look.table.log
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Moving) or top.seat != look.seat or not log or log[-1][0] != look.seat:
        return None
    last = log[-1][1]
    if not isinstance(last, Flick) or last.ship not in s.ships:
        return None
    holes = galaxy(s.parts).orbits(last.ship, s.ships[last.ship])
    return Land(holes[0], last.ship) if holes else None
