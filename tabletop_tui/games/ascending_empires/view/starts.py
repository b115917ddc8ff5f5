"""The start of a ship's flick, as a player sees it."""

from typing import Any

from ..flight.preview import FlickSetup
from ..rules.galaxy import galaxy
from ..rules.powers import powers
from ..rules.state import Moving, owner


def start_of(view: Any, ship: int) -> FlickSetup:
    """Return the start of a ship's flick, with its owner's technologies and the table's seams."""
    held = powers(view, owner(ship))
    used = next((f.recalls for f in reversed(view.stack) if isinstance(f, Moving)), 0)
    return FlickSetup(
        galaxy(view.parts),
        tuple(sorted(view.ships.items())),
        ship,
        len(view.players),
        held.ram_prow,
        held.recalls > used,
        view.seams,
    )
