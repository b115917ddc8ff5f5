"""Moments that get every player's attention: rams, attacks on ships and planets, the last round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ....engine import Event, Moment, Who, Word, moments_of_kinds
from ..rules.battle import ship_defence, strength
from ..rules.events import PlanetDestroyed, Rammed, ShipDestroyed
from ..rules.powers import powers, printed
from ..rules.state import State, owner

TITLES = {
    "rammed": "moment-ram",
    "ship-destroyed": "moment-attack",
    "planet-destroyed": "moment-attack",
    "pile-emptied": "moment-last-round",
}

BURSTS = Rammed, ShipDestroyed, PlanetDestroyed
"""Events that the board shows as a burst."""


def moments(view: Any, history: Sequence[Sequence[Event]]) -> list[Moment]:
    """Return the moments in the last action of *history*.

    They are shown to every player, as ships are seldom lost; who has seen the burst on the board is
    stopped only by an own loss.
    """
    found = moments_of_kinds(TITLES, history[-1] if history else ())
    return [
        Moment(
            moment.title,
            (*battle(view, moment.rows), *moment.rows),
            filmed=any(isinstance(row, BURSTS) for row in moment.rows),
            losers=tuple(hit(row) for row in moment.rows if isinstance(row, BURSTS)),
        )
        for moment in found
    ]


def hit(event: Rammed | ShipDestroyed | PlanetDestroyed) -> int:
    """Return the seat that somebody else's attack or ram has hit."""
    if isinstance(event, PlanetDestroyed):
        return event.victim
    return owner(event.victim if isinstance(event, Rammed) else event.target)


def battle(view: State, rows: Sequence[Event | Word]) -> Iterator[Word]:
    """Yield attack and defence of these events, as they were before pieces were removed."""
    for event in rows:
        if isinstance(event, ShipDestroyed):
            defence = ship_defence(view, event.target)
        elif isinstance(event, PlanetDestroyed) and any(event.lost):
            held, each = powers(view, event.victim), printed(view.parts).item_defence
            defence = sum(n * one for n, one in zip(event.lost, each, strict=True))
            defence += held.planet_defence + (held.shields if event.lost[1] else 0)
        else:
            continue
        against = sum(strength(view, ship) for ship in event.ships)
        facts = (("strength", against), ("defence", defence), ("seat", Who(event.seat)))
        yield Word("moment-strength", (*facts, ("equal", int(against == defence))))
