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
    Jump,
    Land,
    Launch,
    Pass,
    Recruit,
    Reinforce,
)
from ..rules.battle import planet_defence, planet_need, strength
from ..rules.build import BuildCityPart, BuildColonyPart, BuildFacilityPart, BuildPart
from ..rules.galaxy import galaxy
from ..rules.handicaps import hand_of
from ..rules.position import blockaded, traffic
from ..rules.powers import powers, printed
from ..rules.scoring import score
from ..rules.state import FLEET, HOMEWORLD, Acting, State
from ..view.forecast import research, with_ships
from ..view.names import hole_name, technology_name
from ..view.starts import start_of
from .aiming import goal
from .features import WEIGHTS, Features
from .reasons import chance, explored, known, own_part, ships

BUILDINGS = (
    (BuildCityPart(), BuildCity, "why-thing-city"),
    (BuildColonyPart(), BuildColony, "why-thing-colony"),
    (BuildFacilityPart(), BuildFacility, "why-thing-facility"),
)
"""What troops on a planet may be enough for, the most valuable first."""


def fallback_reasons(before: State, after: State, seat: int, a: Any) -> list[Reason]:
    """Return what else can be said for an action, with a number: nothing, if it only prepares for
    what the player knows.
    """
    if not after.stack:
        return []
    tell = TELLING.get(type(a))
    return [] if tell is None else list(tell(before, own_part(before, after, seat, a), seat, a))


def passed(before: State, after: State, seat: int, a: Pass) -> Iterator[Reason]:
    """Yield the lead with which a game would end that everybody passes in."""
    totals = [sum(score(before, x).values()) for x in range(len(before.players))]
    own = totals.pop(seat)
    if own > max(totals):
        least = printed(before.parts).passes * len(before.players)
        facts = {"n": own, "best": max(totals), "left": least - before.passes - 1}
        yield "why-pass", facts


def reinforced(before: State, after: State, seat: int, a: Reinforce) -> Iterator[Reason]:
    """Yield the supply, if it was too small for the next action."""
    player = before.players[seat]
    few = a.troops and player.troops < powers(before, seat).recruits
    if few or (a.starships and not player.starships):
        troops, starships = player.troops + a.troops, player.starships + a.starships
        yield "why-reinforce", {"troops": troops, "starships": starships}


def researched(before: State, after: State, seat: int, a: BuildFacility) -> Iterator[Reason]:
    """Yield how far a facility brings its colour."""
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


def launched(before: State, after: State, seat: int, a: Any) -> Iterator[Reason]:
    """Yield the planet that a ship guards which has just come to the board, and its easiest
    worthwhile flick with what that is for.
    """
    yield from guarded(after, seat, a.hole)
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
                if (place := aim.goal.place) is not None:
                    yield from ships(after, with_ships(after, after.ships | {ship: place}), seat)
                yield chance(before, seat, aim, line.hole)
                yield from explored(before, seat, line.hole)
                return


def threat(s: State, seat: int, hole: int) -> int | None:
    """Return the rival ship nearest to an occupied planet of a seat, or None."""
    planet = s.planets[hole]
    rivals = [ship for ship in s.ships if ship // FLEET != seat]
    if planet.owner != seat or planet.disc == HOMEWORLD or not rivals:
        return None
    place = galaxy(s.parts).holes[hole]
    return min(
        rivals, key=lambda n: (s.ships[n][0] - place.x) ** 2 + (s.ships[n][1] - place.y) ** 2
    )


def guarded(s: State, seat: int, hole: int) -> Iterator[Reason]:
    """Yield the ships that guard a planet which the nearest rival ship could take without them."""
    ship = threat(s, seat, hole)
    if ship is None or strength(s, ship) < planet_need(s, ship // FLEET, hole):
        return
    guards = [n for n in traffic(s).get(hole, []) if n // FLEET == seat]
    if guards:
        facts = {"planet": hole_name(s, hole), "n": len(guards), "seat": Who(ship // FLEET)}
        yield "why-guarded", facts


def defended(before: State, after: State, seat: int, hole: int) -> Iterator[Reason]:
    """Yield the defence that puts a planet out of the reach of the nearest rival ship."""
    ship = threat(after, seat, hole)
    if ship is None or before.planets[hole].owner != seat:
        return
    rival, power = ship // FLEET, strength(after, ship)
    if planet_need(before, rival, hole) <= power < planet_need(after, rival, hole):
        facts = {"planet": hole_name(after, hole), "n": planet_defence(after, hole)}
        yield "why-defence", facts | {"power": power, "seat": Who(rival)}


def mined(s: State, seat: int, hole: int) -> int:
    """Return the most VP that the troops on a planet can mine."""
    planet = s.planets[hole]
    if planet.owner != seat or planet.disc == HOMEWORLD or blockaded(s, hole):
        return 0
    more = powers(s, seat).mining
    taken = [vp + more for troops, vp in printed(s.parts).mining if troops <= planet.troops]
    return max(taken, default=0)


def garrisoned(before: State, after: State, seat: int, a: Recruit | Land) -> Iterator[Reason]:
    """Yield what the troops on a planet are enough for now and were not before."""
    hole, planet = a.hole, after.planets[a.hole]
    facts = {"planet": hole_name(after, hole), "n": planet.troops}
    if (tokens := mined(after, seat, hole)) > mined(before, seat, hole):
        yield "why-garrison", facts | {"tokens": tokens}
    for part, build, thing in BUILDINGS:
        if build is BuildFacility and not known(before, seat, hole):
            continue  # an asteroid takes none
        open_, was = (builds(s, seat, part, build, hole) for s in (after, before))
        if open_ and not was:
            yield "why-can-build", facts | {"thing": Word(thing)}
            break
    yield from defended(before, after, seat, hole)
    ships = after.players[seat].starships
    if planet.disc == HOMEWORLD and isinstance(a, Recruit) and planet.troops <= ships:
        yield "why-crew", {"n": planet.troops, "ships": ships}


def builds(s: State, seat: int, part: BuildPart, build: type[Any], hole: int) -> bool:
    """Return whether a seat could build on a planet if it were to choose its action now."""
    acting = Acting(seat)
    return not part.reason(s, acting, seat) and not part.why(s, acting, seat, build(hole))


Telling = Callable[[State, State, int, Any], Iterator[Reason]]
TELLING: dict[type[Any], Telling] = {
    Arrive: launched,
    BuildCity: lambda before, after, seat, a: defended(before, after, seat, a.hole),
    BuildColony: lambda before, after, seat, a: defended(before, after, seat, a.hole),
    BuildFacility: researched,
    Jump: launched,
    Land: garrisoned,
    Launch: launched,
    Pass: passed,
    Recruit: garrisoned,
    Reinforce: reinforced,
}
"""What to say about actions that bring no points yet."""
