"""Ascending Empires on a line terminal: a map of space, planets and ships in sentences, shots in
numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....engine import Fact, Place, Who, Word
from ....engine.words import Speech, as_sentences
from ..flight.compass import DIRECTIONS
from ..flight.preview import FlickSetup, Outlook
from ..flight.sights import straight
from ..rules.actions import SPOTS
from ..rules.galaxy import Galaxy, galaxy
from ..rules.handicaps import hand_of
from ..rules.position import in_orbit, orbits
from ..rules.scoring import score
from ..rules.state import COLOURS, FLEET, HOMEWORLD, NOBODY, UNKNOWN, Moving, Point, owner
from .describe import compass, hole_name, planet_name, ship_name, technology_name
from .forecast import blockades, research, targets, threats, with_ships
from .names import ITEMS
from .results import way
from .sheet import sheet as sheet
from .starts import start_of

COLUMNS, LINES = 72, 31
MILLIMETRE = 1000
LEGEND = ("planets", "ships", "places", "down", "aiming")


def key(board: Galaxy, hole: int) -> str:
    """Return the short name of a hole, as typed: AC for Alpha C."""
    place = board.holes[hole]
    return f"{board.quadrants[place.quadrant][0]}{place.slot}".upper()


def number(ship: int) -> str:
    """Return a ship by its player's number and its own: 2.5."""
    return f"{ship // FLEET + 1}.{ship % FLEET + 1}"


def space_map(s: Any) -> list[str]:
    """Return the map of space: holes by short name, ships by number."""
    board = galaxy(s.parts)
    cells = [[" "] * COLUMNS for _ in range(LINES)]

    def put(point: Point, text: str) -> None:
        x = min(COLUMNS - len(text), max(0, point[0] * COLUMNS // board.side - len(text) // 2))
        y = min(LINES - 1, point[1] * LINES // board.side)
        near = ((x + dx, y + dy) for dy in (0, 1, -1, 2, -2) for dx in (0, 3, -3, 6, -6))
        for column, line in near:
            room = 0 <= line < LINES and 0 <= column <= COLUMNS - len(text)
            if room and all(
                sign == " " for sign in cells[line][max(0, column - 1) : column + len(text) + 1]
            ):
                cells[line][column : column + len(text)] = text
                return

    for hole in board.holes:
        put((hole.x, hole.y), key(board, hole.index))
    for ship, point in sorted(s.ships.items()):
        put(point, number(ship))
    edge = "+" + "-" * COLUMNS + "+"
    return [edge, *(f"|{''.join(row)}|" for row in cells), edge]


def planet(s: Any, hole: int, words: Speech, *, where: bool = False) -> str:
    """Return a hole: its name, disc, owner, items, and ships in orbit; its position if the viewer
    asks *where* it is.
    """
    board, here = galaxy(s.parts), s.planets[hole]
    name = hole_name(s, hole) if here.disc == HOMEWORLD else planet_name(s, hole)
    at = board.holes[hole]
    parts = [str(words.fact(name))]
    parts += [position((at.x, at.y), words)] if where else []
    if here.disc != HOMEWORLD and not here.up:
        seen = tuple(Who(seat) for seat in range(len(s.players)) if here.scanned >> seat & 1)
        parts += [words.say("about-face-down")] if here.disc != UNKNOWN else []
        parts += [words.say("about-scanned", seats=seen)] if seen else []
    if here.owner != NOBODY:
        items = tuple(
            Word(f"about-{item}", (("count", n),)) for item in ITEMS if (n := getattr(here, item))
        )
        held = words.say("about-held", seat=Who(here.owner), items=items or Word("about-nothing"))
        parts.append(held)
    if ships := in_orbit(s, hole):
        parts.append(words.say("about-orbit", ships=tuple(ship_name(ship) for ship in ships)))
    return as_sentences(parts)


def position(point: Point, words: Speech) -> str:
    """Return where something is."""
    return words.say("plain-at", x=point[0] // MILLIMETRE, y=point[1] // MILLIMETRE)


def ship_line(s: Any, ship: int, words: Speech, *, where: bool = False) -> str:
    """Return a ship: owner, number, what it orbits; its position if the viewer asks *where* it
    is.
    """
    around = tuple(hole_name(s, hole) for hole in orbits(s, ship))
    rests = words.say("about-orbits", planets=around) if around else words.say("about-open-space")
    parts = [f"{words.fact(ship_name(ship))}, {rests}"]
    return as_sentences([*parts, *([position(s.ships[ship], words)] if where else ())])


def player(s: Any, seat: int, words: Speech) -> str:
    """Return a player's placard."""
    placard = s.players[seat]
    levels = ", ".join(
        f"{words.say(f'colour-{c}')} {placard.levels[n]}" for n, c in enumerate(COLOURS)
    )
    return words.say(
        "plain-player",
        number=seat + 1,
        name=words.name(seat),
        vp=placard.vp,
        points=sum(score(s, seat).values()),
        troops=placard.troops,
        ships=placard.starships,
        large=placard.battleship,
        box=placard.box_troops + placard.box_starships + placard.box_battleship,
        levels=levels,
    )


def dangers(s: Any, seat: int, words: Speech) -> Iterator[str]:
    """Yield what others could attack of the viewer's, and every blockade."""
    for threat in threats(s, seat) if seat >= 0 else ():
        what = hole_name(s, threat.number) if threat.kind == "planet" else ship_name(threat.number)
        name = (
            "panel-defended"
            if threat.defended
            else "panel-falls"
            if threat.falls
            else "panel-withstands"
        )
        yield words.say(
            name, seat=Who(threat.seat), what=what, strength=threat.strength, least=threat.least
        )
    for blockade in blockades(s):
        yield words.say(
            "panel-blockade", planet=hole_name(s, blockade.hole), seat=Who(blockade.seat)
        )


def about(view: Any, seat: int, typed: str, words: Speech) -> list[str]:
    """Describe a planet by its short or full name, or a ship by its number; for a planet also its
    threats.
    """
    s, wanted = view, "".join(typed.split()).casefold()
    for ship in s.ships:
        if wanted == number(ship):
            return [ship_line(s, ship, words, where=True)]
    for hole in range(len(s.planets)):
        name = hole_name(s, hole)
        names = (key(galaxy(s.parts), hole), words.say(name.key, **dict(name.facts)))
        if wanted in ("".join(name.split()).casefold() for name in names):
            return [
                planet(s, hole, words, where=True),
                *(dangers(s, seat, words) if s.planets[hole].owner == seat else ()),
            ]
    return []


def legend(view: Any, words: Speech) -> list[str]:
    """Return how to read the map and the lines."""
    return [words.say(f"plain-legend-{what}") for what in LEGEND]


def board(view: Any, seat: int, words: Speech, *, picture: bool = True) -> list[str]:
    """Return the map, planets, ships, players and dangers."""
    s = view
    return [
        *(["\n".join(space_map(s)), words.say("plain-chart"), ""] if picture else []),
        *(planet(s, hole, words) for hole in range(len(s.planets))), "",
        *(ship_line(s, ship, words) for ship in sorted(s.ships)), "",
        *(player(s, x, words) for x in range(len(s.players))),
        words.say("plain-pile", tokens=s.pile), *dangers(s, seat, words),
    ]  # fmt: skip


def own(view: Any, seat: int, words: Speech) -> list[str]:
    """Return the viewer's stock of buildings, and what research still lacks."""
    player = view.players[seat]
    rows = [
        words.say(
            "panel-stock",
            facilities=player.facilities,
            colonies=player.colonies,
            cities=player.cities,
        )
    ]
    for state in research(view, seat):
        if state.level:
            name = technology_name(view, state.colour, state.level)
            facts = {"have": state.facilities, "need": state.least, "points": state.first_vp}
            rows.append(words.say("plain-research", technology=name, **facts))
    return rows


def forecast(view: Any, seat: int, words: Speech) -> list[str]:
    """Return what the viewer can attack, what others could attack of theirs, every blockade, and
    what research still lacks.
    """
    rows = []
    for target in targets(view, seat) if seat >= 0 else ():
        planet = target.kind == "planet"
        what = hole_name(view, target.number) if planet else ship_name(target.number)
        if target.falls:
            facts = {"strength": target.strength, "least": target.least}
            moving = bool(view.stack) and isinstance(view.stack[-1], Moving)
            key = "panel-own-attack" if moving else "panel-can-attack"
            rows.append(words.say(key, what=what, **facts))
    rows += dangers(view, seat, words)
    return rows + (own(view, seat, words)[1:] if seat >= 0 else [])


def code(view: Any, place: Place, words: Speech) -> str:
    """Return a ship's number or a planet's short name; launch places go by direction."""
    what, n = place
    return number(n) if what == "ship" else key(galaxy(view.parts), n) if what == "planet" else ""


def spot(view: Any, place: Place, words: Speech) -> str:
    """Return the name of a ship or a planet."""
    what, n = place
    named = {"ship": ship_name(n), "planet": planet_name(view, n)} if what != "spot" else {}
    return str(words.fact(named[what])) if what in named else ""


def area(view: Any, place: Place, words: Speech) -> str:
    """Return the direction of a launch place, and its circle."""
    what, n = place
    if what != "spot":
        return ""
    directions = len(galaxy(view.parts).launch[n // SPOTS]) // 2
    towards = compass(n % SPOTS % directions * DIRECTIONS // directions)
    return words.say("plain-launch", towards=towards, circle=n % SPOTS // directions)


def sights(view: Any, piece: int, words: Speech) -> list[tuple[str, int, int]]:
    """Return what a ship has in reach: a sentence with the chance to get there, the angle
    anticlockwise and the power of each.
    """
    found, start = [], start_of(view, piece)
    for aim in straight(start):
        planet = aim.kind == "planet"
        name = planet_name(view, aim.number) if planet else ship_name(aim.number)
        likely = outlook(view, start, aim.direction, aim.power).odds()
        chance = dict(likely.orbits).get(aim.number, 0) if planet else likely.ram
        text = words.say("plain-shot", what=name, kind=aim.kind, chance=chance)
        found.append((text, -aim.direction % DIRECTIONS, aim.power))
    return found


def outlook(view: Any, start: FlickSetup, direction: int, power: int) -> Outlook:
    """Return the outlook of an aim with every error tried."""
    found = Outlook(
        start, direction, power, galaxy(view.parts).hands[hand_of(view, owner(start.ship))]
    )
    found.refine(found.size**2)
    return found


def shot(view: Any, piece: int, angle: int, power: int, words: Speech) -> list[str]:
    """Return the ship (*angle* -1) or the outcome of a shot; angles are anticlockwise."""
    if angle < 0:
        return [ship_line(view, piece, words)]
    found = outlook(view, start_of(view, piece), -angle % DIRECTIONS, power)
    degrees = words.decimal(angle * 360 / DIRECTIONS)
    towards = compass(-angle % DIRECTIONS)
    rows = [words.say("plain-aimed", towards=towards, degrees=degrees, power=power)]
    rows.append(words.say("shot-way", way=way(view, piece, found.sure)))
    if found.size > 1:
        rows.append(words.say("plain-odds", odds=tuple(odds(view, found))))
    return [*rows, *consequences(view, piece, found, words)]


def odds(view: Any, found: Outlook) -> Iterator[Fact]:
    """Yield the outcomes of a flick with their chances, the one without error first."""
    likely = found.odds()
    for hole, n in sorted(likely.orbits, key=lambda o: found.goal.sort != ("orbit", o[0])):
        yield Word("plain-odds-orbit", (("chance", n), ("planet", hole_name(view, hole))))
    for kind in ("space", "ram", "lost", "back"):
        if n := getattr(likely, kind):
            yield Word(f"plain-odds-{kind}", (("chance", n),))


def consequences(view: Any, piece: int, found: Outlook, words: Speech) -> Iterator[str]:
    """Yield what the ship could attack or would blockade after a flick without error."""
    after, seat = with_ships(view, dict(found.sure.ships)), piece // FLEET
    for target in targets(after, seat):
        if piece in target.ships:
            planet = target.kind == "planet"
            what = hole_name(view, target.number) if planet else ship_name(target.number)
            name = "defended" if target.defended else "falls" if target.falls else "withstands"
            facts = {"strength": target.strength, "least": target.least}
            yield words.say(f"shot-{name}", what=what, **facts)
    for blockade in blockades(after):
        if blockade.seat != seat and piece in blockade.ships:
            yield words.say("shot-blockades", planet=hole_name(view, blockade.hole))
    if found.goal.kind == "ram":
        yield words.say("shot-both")
