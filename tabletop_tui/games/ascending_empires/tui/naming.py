"""Names of places that can be typed, and the line that describes the place under the cursor."""

from __future__ import annotations

import re

from ....engine import Place, Who
from ....tui.look import Look
from ..flight.compass import DIRECTIONS, towards
from ..rules.actions import SPOTS
from ..rules.galaxy import galaxy
from ..rules.position import blockaded, in_orbit, orbits
from ..rules.powers import powers, printed
from ..rules.state import FLEET, HOMEWORLD, NOBODY, STARSHIPS, UNKNOWN, Arriving, State
from ..view.describe import compass, hole_name, planet_name, ship_name
from ..view.forecast import targets, threats, with_ships
from .drawing import ITEMS

QUADRANT = 3  # letters that suffice when a quadrant's name is typed


def named(look: Look, text: str) -> Place | None:
    """Return the place for a typed name: ``a c`` or ``alpha c`` is a planet, ``2.5`` ship 5 of
    player 2.
    """
    s = look.view
    typed = re.sub(r"[\s\-.,]", "", text.lower())
    if typed.isdigit():
        seat, number = int(typed[0]) - 1, int(typed[1:] or 0) - 1
        ship = seat * FLEET + number
        return ("ship", ship) if 0 <= number < FLEET and ship in s.ships else None
    for hole in galaxy(s.parts).holes:
        key = hole.key.replace("-", "").lower()
        read = look.say(f"quadrant-{key[:-1]}").lower()
        if typed in (
            key,
            key[0] + key[-1],
            key[:QUADRANT] + key[-1],
            read + key[-1],
            read[:QUADRANT] + key[-1],
        ):
            return "planet", hole.index
    return None


def home_parts(look: Look, hole: int, *, brief: bool) -> list[str]:
    """Describe a homeworld: its items, that it is only a base, and ships in orbit.

    Unless *brief*, also its player's stock, and their ships by number.
    """
    s, say = look.view, look.say
    planet = s.planets[hole]
    items = [say(f"about-{field}", count=n) for field, _ in ITEMS if (n := getattr(planet, field))]
    parts = [say("about-planet", planet=hole_name(s, hole)), *items, say("about-base")]
    if not brief:
        stock = s.players[planet.owner]
        kinds = {
            "facilities": stock.facilities,
            "colonies": stock.colonies,
            "cities": stock.cities,
        }
        parts.append(say("panel-stock", **kinds))
    ships = in_orbit(s, hole)
    own = [ship % FLEET + 1 for ship in ships if ship // FLEET == planet.owner]
    if own and not brief:
        numbers = tuple(map(str, own))
        parts.append(say("about-own-orbit", numbers=numbers, count=len(own)))
    foreign = tuple(ship_name(ship) for ship in ships if ship // FLEET != planet.owner)
    return [*parts, say("about-orbit", ships=foreign)] if foreign else parts


def planet_line(look: Look, hole: int, *, brief: bool = False) -> str:
    """Describe a planet: disc, owner, items, ships in orbit.

    A *brief* homeworld leaves room for what can be done there.
    """
    if look.view.planets[hole].disc == HOMEWORLD:
        return " · ".join(home_parts(look, hole, brief=brief))
    s, say = look.view, look.say
    planet = s.planets[hole]
    parts = [say("about-planet", planet=planet_name(s, hole))]
    if not planet.up:
        seen = [Who(seat) for seat in range(len(s.players)) if planet.scanned >> seat & 1]
        if planet.disc != UNKNOWN:
            parts.append(say("about-face-down"))
        if seen:
            parts.append(say("about-scanned", seats=tuple(seen)))
    if planet.owner != NOBODY:
        items = [
            say(f"about-{field}", count=n) for field, _ in ITEMS if (n := getattr(planet, field))
        ]
        text = ", ".join(items) or say("about-nothing")
        parts.append(say("about-held", seat=Who(planet.owner), items=text))
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
    """Describe how far another player's attack would get."""
    key = "about-defended" if defended else "about-threatened"
    return look.say(key, seat=Who(seat), strength=strength, least=least)


def ship_line(look: Look, ship: int) -> str:
    """Describe a ship: owner, position, strength, what it could attack and who could attack it."""
    s, say = look.view, look.say
    seat, numbers, large = ship // FLEET, printed(s.parts), ship % FLEET == STARSHIPS
    defence = numbers.defence[large] + powers(s, seat).ship_defence
    worth = numbers.strength[large], defence
    parts = [say("about-ship", ship=ship_name(ship))]
    if worth != (1, 1):
        parts.append(say("about-worth", strength=worth[0], defence=worth[1]))
    around = [hole_name(s, hole) for hole in orbits(s, ship)]
    parts.append(say("about-orbits", planets=tuple(around)) if around else say("about-open-space"))
    prey = [hole_name(s, t.number) if t.kind == "planet" else ship_name(t.number)
            for t in targets(s, seat) if ship in t.ships]  # fmt: skip
    reach = [say("about-in-range", targets=tuple(prey))] if prey else []
    risks = [
        danger(look, threat.seat, threat.strength, threat.least, threat.defended)
        for threat in threats(s, seat)
        if threat.kind == "ship" and threat.number == ship
    ]
    return " · ".join(parts + (reach + risks if seat == look.seat else risks + reach))


def ship_place(look: Look, ship: int) -> str:
    """Describe where a ship of the viewer is: in an orbit, or in a quadrant, in space."""
    s, say = look.view, look.say
    kind = say(
        "ship-battleship" if ship % FLEET == STARSHIPS else "ship-starship", number=ship % FLEET + 1
    )
    around = orbits(s, ship)
    if around:
        return say("ship-in-orbit", ship=kind, planet=hole_name(s, around[0]))
    board, (x, y) = galaxy(s.parts), s.ships[ship]
    near = min(board.holes, key=lambda hole: (hole.x - x) ** 2 + (hole.y - y) ** 2)
    way = compass(towards(x - near.x, y - near.y))
    return say("ship-in-space", ship=kind, planet=hole_name(s, near.index), point=way)


def beyond(s: State, hole: int, spot: int) -> int | None:
    """Return the nearest hole in the direction of a launch place from its planet, or None."""
    board = galaxy(s.parts)
    here, (x, y) = board.holes[hole], board.launch[hole][spot]
    point = compass(towards(x - here.x, y - here.y))
    there = [
        other
        for other in board.holes
        if other.index != hole and compass(towards(other.x - here.x, other.y - here.y)) == point
    ]
    nearest = min(there, key=lambda o: (o.x - here.x) ** 2 + (o.y - here.y) ** 2, default=None)
    return nearest.index if nearest is not None else None


def spot_line(look: Look, hole: int, spot: int) -> str:
    """Describe a launch place by its direction from the planet."""
    s = look.view
    ways = len(galaxy(s.parts).launch[hole]) // 2
    degrees, point = -spot % ways * 360 // ways, compass(spot % ways * DIRECTIONS // ways)
    key = "about-spot-near" if spot < ways else "about-spot-far"
    parts = [look.say(key, planet=planet_name(s, hole), degrees=degrees, towards=point)]
    if (ahead := beyond(s, hole, spot)) is not None:
        parts.append(look.say("about-spot-beyond", planet=hole_name(s, ahead)))
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Arriving):
        after = with_ships(s, {**s.ships, top.ship: galaxy(s.parts).launch[hole][spot]})
        for target in targets(after, top.seat):
            if top.ship in target.ships:
                what = (
                    hole_name(s, target.number)
                    if target.kind == "planet"
                    else ship_name(target.number)
                )
                key = (
                    "shot-defended"
                    if target.defended
                    else "shot-falls"
                    if target.falls
                    else "shot-withstands"
                )
                parts.append(look.say(key, what=what, strength=target.strength, least=target.least))
    return " · ".join(parts)


def about(look: Look, place: Place, *, brief: bool = False) -> str:
    """Describe any place in one line; *brief* if more text comes before it."""
    what, n = place
    s = look.view
    if what == "spot":
        return spot_line(look, n // SPOTS, n % SPOTS)
    if what == "ship":
        return ship_line(look, n) if n in s.ships else ""
    return planet_line(look, n, brief=brief)
