"""Battles: after placing, a player may fight one rival in a region, with the losses that the empire
tile shows.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from .....engine import Offer, OneOf, Say, Step, need
from ...components.box import box
from ..actions import Fight, StopFighting
from ..events import Fought
from ..purse import lose_cubes
from ..state import Fighting, State

STOP_FIGHTING = OneOf((StopFighting(),))

fighting = cache(Fight)


def rivals(s: State, seat: int, region: int) -> list[int]:
    """The rivals whose cubes in a region can be hit: they have some there, and no alliance piece
    (R90).
    """
    return [
        x
        for x, player in enumerate(s.players)
        if x != seat and player.cubes[region] and player.ally != region
    ]


def battles(s: State, f: Fighting) -> list[Fight]:
    """Every battle that can be fought next."""
    found: list[Fight] = []
    for region, cubes in enumerate(s.players[f.seat].cubes if f.rows else ()):
        if cubes and region not in f.fought:
            for victim in rivals(s, f.seat, region):
                found += [fighting(region, victim, row) for row in f.rows]
    return found


class FightingStep(Step[State, Fighting]):
    """A player fights, or does not; a tile with two rows allows two battles in Era III, in two
    regions.
    """

    frame, rule = Fighting, "phase.battle"

    def who(self, s: State, f: Fighting) -> tuple[int, ...]:
        return (f.seat,) if battles(s, f) else ()

    def offers(self, s: State, f: Fighting, seat: int) -> Iterator[Offer]:
        yield Offer(StopFighting, STOP_FIGHTING)
        if fights := battles(s, f):
            yield Offer(Fight, OneOf(fights))

    def check(self, s: State, f: Fighting, seat: int, a: Any) -> None:
        if isinstance(a, StopFighting):
            return
        need(isinstance(a, Fight) and 0 <= a.region < len(s.players[seat].cubes), "not-now")
        need(a.row in f.rows, "no-such-row")
        need(a.region not in f.fought, "fought-here", region=a.region)
        need(s.players[seat].cubes[a.region], "no-own-cubes", region=a.region)
        need(a.victim != seat and 0 <= a.victim < len(s.players), "no-such-rival", region=a.region)
        need(s.players[a.victim].cubes[a.region], "no-such-rival", region=a.region)
        need(s.players[a.victim].ally != a.region, "allied", region=a.region)

    def apply(self, s: State, f: Fighting, seat: int, a: Any, say: Say) -> None:
        if isinstance(a, StopFighting):
            s.stack.pop()
            return
        attacker, defender = box(s.parts).empire[f.tile].side(s.era).battles[a.row]
        f.rows.remove(a.row)
        f.fought.append(a.region)
        told: list[Any] = []
        killed = lose_cubes(s, a.victim, a.region, defender, told.append)
        lost = lose_cubes(s, seat, a.region, attacker, told.append)
        say(Fought(seat, a.victim, a.region, killed, lost))
        for event in told:
            say(event)

    def run(self, s: State, f: Fighting, say: Say) -> None:
        s.stack.pop()
