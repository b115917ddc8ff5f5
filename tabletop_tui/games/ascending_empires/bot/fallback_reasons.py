"""What an action changes, with a number, for actions without a reason of more weight."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ....engine import Reason, Who, Word
from ..flight.aims import Shot, arrives, kind_of, lines, power_for
from ..flight.compass import towards
from ..flight.preview import Outlook
from ..rules.actions import (
    Arrive,
    BuildCity,
    BuildColony,
    BuildFacility,
    Develop,
    Done,
    Flick,
    Land,
    Launch,
    Pass,
    Recruit,
    Reinforce,
    Stop,
    TakeBack,
)
from ..rules.battle import planet_defence, strength
from ..rules.galaxy import galaxy
from ..rules.handicaps import hand_of
from ..rules.position import blockaded, traffic
from ..rules.powers import powers, powers_at, printed
from ..rules.scoring import score
from ..rules.state import COLOURS, FLEET, HOMEWORLD, Moving, State
from ..view.forecast import research
from ..view.names import hole_name, technology_name
from ..view.starts import start_of
from .aiming import goal
from .evaluation import terms
from .features import WEIGHTS, Features
from .reasons import chance

HINT_ONLY = frozenset(("why-unspent", "why-supply", "why-pass", "why-standing"))
"""Reasons that describe the position and not the purpose of an action."""


def fallback_reasons(before: State, after: State, seat: int, a: Any) -> list[Reason]:
    """Return one reason, always with a number, for an action without any other."""
    return [next(changes(before, after, seat, a))]


def changes(before: State, after: State, seat: int, a: Any) -> Iterator[Reason]:
    """Yield what is different afterwards, the largest gain first, and the standing at last."""
    then, now = terms(before, seat), terms(after, seat)
    telling = TELLING if after.stack else {}  # terms say what is useful later
    for term in sorted(telling, key=lambda term: then.get(term, 0.0) - now.get(term, 0.0)):
        yield from telling[term](before, after, seat, a)
    if isinstance(a, Reinforce) and a.troops + a.starships:
        player = before.players[seat]
        troops, starships = player.troops + a.troops, player.starships + a.starships
        yield "why-reinforce", {"troops": troops, "starships": starships}
    if isinstance(a, (Done, TakeBack)):
        yield "why-supply", {"n": after.players[seat].troops}
    f = before.stack[-1]
    if isinstance(a, Stop) and isinstance(f, Moving):
        yield "why-unspent", {"n": f.left}
    if isinstance(a, Pass):
        least = printed(before.parts).passes * len(before.players)
        yield "why-pass", {"n": before.passes + 1, "least": least}
    sure = before if isinstance(a, Flick) else after  # a flick may fail
    points = [sum(score(sure, x).values()) for x in range(len(after.players))]
    yield "why-standing", {"n": points.pop(seat), "best": max(points)}


def researched(before: State, after: State, seat: int, a: Any) -> Iterator[Reason]:
    """Yield how far a facility brings its colour, or what a technology does."""
    if isinstance(a, BuildFacility):
        colour = before.planets[a.hole].disc
        row = research(after, seat)[colour]
        if row.level:
            yield (
                "why-research",
                {
                    "have": row.facilities,
                    "need": row.least,
                    "technology": technology_name(before, colour, row.level),
                    "points": row.first_vp,
                },
            )
    if isinstance(a, Develop):
        levels = list(before.players[seat].levels)
        levels[a.colour] += 1
        yield developed(before, seat, a.colour, levels)


def developed(s: State, seat: int, colour: int, levels: list[int]) -> Reason:
    """Return what a technology changes in the player's own numbers."""
    one, two, three, four = levels
    then, now = powers(s, seat), powers_at(s.parts, (one, two, three, four))
    for power in COUNTED:
        if (n := getattr(now, power)) != (old := getattr(then, power)):
            return f"why-power-{power.replace('_', '-')}", {"n": n, "before": old}
    most = len(printed(s.parts).technologies[colour])
    word = Word(f"colour-{COLOURS[colour]}")
    return "why-level", {"n": levels[colour], "most": most, "colour": word}


COUNTED = (
    "points",
    "recruits",
    "garrison",
    "mining",
    "facility_cost",
    "city_bonus",
    "ship_defence",
    "planet_defence",
    "shields",
    "recalls",
    "jumps",
)
"""The powers that a number describes completely."""


def launched(before: State, after: State, seat: int, a: Any) -> Iterator[Reason]:
    """Yield the easiest worthwhile flick of a ship that has just come to the board."""
    board, hand = galaxy(after.parts), galaxy(after.parts).hands[hand_of(after, seat)]
    here = Features(after, seat, WEIGHTS)
    for ship in after.ships:
        if ship // FLEET != seat or ship in before.ships:
            continue
        at = board.orbits(ship, after.ships[ship])
        rows = [
            (here.fleet_map.reach[ship].get(line.hole, 0.0) * gain, line)
            for line in lines(board, kind_of(ship), after.ships[ship])
            if line.hole not in at and (gain := goal(here, line.hole)) > 0.0
        ]
        for _, line in sorted(rows, key=lambda row: -row[0])[:3]:
            shot = Shot(line.hole, towards(line.dx, line.dy), power_for(board, line.run))
            if arrives(board, after.ships, ship, shot, len(after.players)):
                aim = Outlook(start_of(after, ship), shot.direction, shot.power, hand)
                yield chance(before, seat, aim, line.hole)
                return


def guarded(before: State, after: State, seat: int, a: Any) -> Iterator[Reason]:
    """Yield the defence of the planet of the action against the nearest rival ship, or how many
    ships in its orbit must fall first.
    """
    hole = getattr(a, "hole", -1)
    planet = after.planets[hole] if hole >= 0 else None
    rivals = [ship for ship in after.ships if ship // FLEET != seat]
    if planet is None or planet.owner != seat or planet.disc == HOMEWORLD or not rivals:
        return
    if isinstance(a, (Arrive, Launch)):
        guards = [ship for ship in traffic(after).get(hole, []) if ship // FLEET == seat]
        if guards:
            yield "why-guarded", {"planet": hole_name(after, hole), "n": len(guards)}
    if not isinstance(a, (Recruit, BuildFacility, BuildColony, BuildCity, Land)):
        return
    place = galaxy(after.parts).holes[hole]
    ship = min(
        rivals,
        key=lambda n: (after.ships[n][0] - place.x) ** 2 + (after.ships[n][1] - place.y) ** 2,
    )
    yield (
        "why-defence",
        {
            "planet": hole_name(after, hole),
            "n": planet_defence(after, hole),
            "power": strength(after, ship),
            "seat": Who(ship // FLEET),
        },
    )


def garrisoned(before: State, after: State, seat: int, a: Any) -> Iterator[Reason]:
    """Yield how many troops a planet has, and what they can mine."""
    if not isinstance(a, Recruit):
        return
    planet, hole = after.planets[a.hole], a.hole
    free = planet.disc != HOMEWORLD and not blockaded(after, hole)
    more = powers(after, seat).mining
    taken = [vp + more for troops, vp in printed(after.parts).mining if troops <= planet.troops]
    facts = {"planet": hole_name(after, hole), "n": planet.troops}
    yield "why-garrison", facts | {"tokens": max(taken, default=0) if free else 0}


Telling = Callable[[State, State, int, Any], Iterator[Reason]]
TELLING: dict[str, Telling] = {
    "research": researched,
    "course": launched,
    "danger": guarded,
    "troops": garrisoned,
}
"""What to say about the terms that have something to say."""
