"""Names of places that can be typed, and the line that says what is under the cursor."""

from __future__ import annotations

import re
from typing import Any

from ....engine import Place, Who
from ....tui.look import Look
from ..actions import SPOTS
from ..describe import hole_name, planet_name, ship_name
from ..forecast import targets, threats
from ..galaxy import galaxy
from ..position import blockaded, in_orbit, orbits
from ..powers import powers, printed
from ..state import FLEET, HOMEWORLD, NOBODY, STARSHIPS, UNKNOWN
from .drawing import ITEMS

QUADRANT = 3  # letters of a quadrant's name that may be typed instead of all


def named(s: Any, text: str) -> Place | None:
    """The place that a typed name means: ``a c`` or ``alpha c`` a planet, ``2.5`` ship 5 of player 2."""
    typed = re.sub(r"[\s\-.,]", "", text.lower())
    if typed.isdigit():
        seat, number = int(typed[0]) - 1, int(typed[1:] or 0) - 1
        ship = seat * FLEET + number
        return ("ship", ship) if 0 <= number < FLEET and ship in s.ships else None
    for hole in galaxy(s.parts).holes:
        key = hole.key.replace("-", "").lower()
        if typed in (key, key[0] + key[-1], key[:QUADRANT] + key[-1]):
            return "planet", hole.index
    return None


def planet_line(look: Look, hole: int) -> str:
    """A planet: what it is, whose, what stands on it, who orbits it."""
    s, say = look.view, look.say
    planet = s.planets[hole]
    parts = [say("about-planet", planet=planet_name(s, hole))]
    if planet.disc == HOMEWORLD:
        parts = [say("about-planet", planet=hole_name(s, hole))]
    elif not planet.up:
        seen = [Who(seat) for seat in range(len(s.players)) if planet.scanned >> seat & 1]
        if planet.disc != UNKNOWN:
            parts.append(say("about-face-down"))
        if seen:
            parts.append(say("about-scanned", seats=tuple(seen)))
    if planet.owner != NOBODY:
        items = [say(f"about-{field}", count=n) for field, _ in ITEMS if (n := getattr(planet, field))]
        parts.append(say("about-held", seat=Who(planet.owner), items=", ".join(items) or say("about-nothing")))
    elif planet.up:
        parts.append(say("about-empty"))
    if blockaded(s, hole):
        parts.append(say("about-blockaded"))
    ships = in_orbit(s, hole)
    if ships:
        parts.append(say("about-orbit", ships=tuple(ship_name(ship) for ship in ships)))
    for threat in threats(s, planet.owner) if planet.owner != NOBODY else ():
        if threat.kind == "planet" and threat.number == hole:
            parts.append(danger(look, threat.seat, threat.strength, threat.least, threat.defended))
    return " · ".join(parts)


def danger(look: Look, seat: int, strength: int, least: int, defended: bool) -> str:
    """How far an attack by somebody would carry."""
    key = "about-defended" if defended else "about-threatened"
    return look.say(key, seat=Who(seat), strength=strength, least=least)


def ship_line(look: Look, ship: int) -> str:
    """A ship: whose, where, how strong, what it could attack and who could attack it."""
    s, say = look.view, look.say
    seat, numbers, large = ship // FLEET, printed(s.parts), ship % FLEET == STARSHIPS
    defence = numbers.defence[large] + powers(s, seat).ship_defence
    parts = [say("about-ship", ship=ship_name(ship), strength=numbers.strength[large], defence=defence)]
    around = [hole_name(s, hole) for hole in orbits(s, ship)]
    parts.append(say("about-orbits", planets=tuple(around)) if around else say("about-open-space"))
    prey = [t for t in targets(s, seat) if ship in t.ships]
    if prey:
        names = [hole_name(s, t.number) if t.kind == "planet" else ship_name(t.number) for t in prey]
        parts.append(say("about-in-range", targets=tuple(names)))
    for threat in threats(s, seat):
        if threat.kind == "ship" and threat.number == ship:
            parts.append(danger(look, threat.seat, threat.strength, threat.least, threat.defended))
    return " · ".join(parts)


def spot_line(look: Look, hole: int, spot: int) -> str:
    """A launch place: its direction from the planet."""
    s = look.view
    ways = len(galaxy(s.parts).launch[hole]) // 2
    degrees = spot % ways * 360 // ways
    key = "about-spot-near" if spot < ways else "about-spot-far"
    return look.say(key, planet=planet_name(s, hole), degrees=degrees)


def about(look: Look, place: Place) -> str:
    """One line for any place."""
    what, n = place
    s = look.view
    if what == "spot":
        return spot_line(look, n // SPOTS, n % SPOTS)
    if what == "ship":
        return ship_line(look, n) if n in s.ships else ""
    return planet_line(look, n)
