"""Battles: after placing, a player may fight one rival in a region, with the losses the empire tile
shows.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from .....engine import Event, FixedPart, Menu, Part, Say
from ...components.box import box
from ..actions import Fight, StopFighting
from ..events import Fought
from ..payments import lose_cubes
from ..state import Fighting, State

fighting = cache(Fight)


def why_safe(s: State, seat: int, region: int, victim: int) -> str:
    """Return why a player cannot hit a rival's cubes in a region, "" if they can (R90).

    There are none, or the alliance piece shields them.
    """
    if victim == seat or not 0 <= victim < len(s.players) or not s.players[victim].cubes[region]:
        return "no-such-rival"
    return "allied" if s.players[victim].ally == region else ""


class StopFightingPart(FixedPart[State, Fighting]):
    """Stop fighting."""

    action = StopFighting

    def apply(self, s: State, f: Fighting, seat: int, a: StopFighting, say: Say) -> None:
        s.stack.pop()


class FightPart(Part[State, Fighting]):
    """Fight one rival in a region with an unused row of the tile."""

    action = Fight

    def candidates(self, s: State, f: Fighting, seat: int) -> list[Fight]:
        found: list[Fight] = []
        for region, cubes in enumerate(s.players[seat].cubes if f.rows else ()):
            if cubes:
                victims = range(len(s.players))
                found += [fighting(region, victim, row) for victim in victims for row in f.rows]
        return found

    def why(self, s: State, f: Fighting, seat: int, a: Fight) -> str:
        own = s.players[seat].cubes
        if not 0 <= a.region < len(own):
            return "not-now"
        if a.row not in f.rows:
            return "no-such-row"
        if a.region in f.fought:
            return "fought-here"
        if not own[a.region]:
            return "no-own-cubes"
        return why_safe(s, seat, a.region, a.victim)

    def apply(self, s: State, f: Fighting, seat: int, a: Fight, say: Say) -> None:
        attacker, defender = box(s.parts).empire[f.tile].side(s.era).battles[a.row]
        f.rows.remove(a.row)
        f.fought.append(a.region)
        events: list[Event] = []
        killed = lose_cubes(s, a.victim, a.region, defender, events.append)
        lost = lose_cubes(s, seat, a.region, attacker, events.append)
        say(Fought(seat, a.victim, a.region, killed, lost))
        for event in events:
            say(event)


FIGHT = FightPart()


def battles(s: State, f: Fighting) -> Sequence[Fight]:
    """Return every battle that can be fought next."""
    return FIGHT.legal(s, f, f.seat)


class FightingStep(Menu[State, Fighting]):
    """A player fights or stops.

    In Era III a tile with two rows allows two battles, in two regions.
    """

    frame, rule = Fighting, "phase.battle"
    parts = (StopFightingPart(), FIGHT)

    def who(self, s: State, f: Fighting) -> tuple[int, ...]:
        return (f.seat,) if FIGHT.possible(s, f, f.seat) else ()

    def run(self, s: State, f: Fighting, say: Say) -> None:
        s.stack.pop()
