"""What everybody looks up for: rams, attacks on ships and planets, the last round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....engine import Event, Moment, moments_of_kinds

TITLES = {
    "rammed": "moment-ram",
    "ship-destroyed": "moment-attack",
    "planet-destroyed": "moment-attack",
    "pile-emptied": "moment-last-round",
}


def moments(view: Any, told: Sequence[Sequence[Event]]) -> list[Moment]:
    """The moments in the newest of the actions that were *told*, for everybody: a ship is seldom
    lost.
    """
    found = moments_of_kinds(TITLES, told[-1] if told else ())
    return [Moment(moment.title, moment.rows) for moment in found]
