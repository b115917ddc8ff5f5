"""Ascending Empires on a line terminal: a map of space, planets and ships in sentences, shots in
numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....engine import Place, Who
from ....engine.words import Speech, as_sentences
from ..flight.compass import DIRECTIONS
from ..flight.preview import Outlook
from ..flight.sights import straight
from ..rules.actions import SPOTS
from ..rules.galaxy import Galaxy, galaxy
from ..rules.position import in_orbit, orbits
from ..rules.scoring import score
from ..rules.state import COLOURS, FLEET, HOMEWORLD, NOBODY, UNKNOWN, Point
from .describe import compass, hole_name, planet_name, ship_name, technology_name
from .forecast import blockades, research, threats
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
    """Return a hole: short name, disc, owner, items, and ships in orbit; its position if the viewer
    asks *where* it is.
    """
    board, here = galaxy(s.parts), s.planets[hole]
    name = hole_name(s, hole) if here.disc == HOMEWORLD else planet_name(s, hole)
    at = board.holes[hole]
    parts = [words.say("plain-planet", code=key(board, hole), planet=name)]
    parts += [position((at.x, at.y), words)] if where else []
    if here.disc != HOMEWORLD and not here.up:
        seen = tuple(Who(seat) for seat in range(len(s.players)) if here.scanned >> seat & 1)
        parts += [words.say("about-face-down")] if here.disc != UNKNOWN else []
        parts += [words.say("about-scanned", seats=seen)] if seen else []
    if here.owner != NOBODY:
        items = ", ".join(
            words.say(f"about-{item}", count=n) for item in ITEMS if (n := getattr(here, item))
        )
        parts.append(
            words.say("about-held", seat=Who(here.owner), items=items or words.say("about-nothing"))
        )
    if ships := in_orbit(s, hole):
        parts.append(words.say("about-orbit", ships=tuple(number(ship) for ship in ships)))
    return as_sentences(parts)


def position(point: Point, words: Speech) -> str:
    """Return where something is."""
    return words.say("plain-at", x=point[0] // MILLIMETRE, y=point[1] // MILLIMETRE)


def ship_line(s: Any, ship: int, words: Speech, *, where: bool = False) -> str:
    """Return a ship: number, owner, what it orbits; its position if the viewer asks *where* it
    is.
    """
    around = tuple(hole_name(s, hole) for hole in orbits(s, ship))
    rests = words.say("about-orbits", planets=around) if around else words.say("about-open-space")
    parts = [f"{words.say('plain-ship', code=number(ship), ship=ship_name(ship))}, {rests}"]
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
        *(["\n".join(space_map(s))] if picture else []), words.say("plain-chart"), "",
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


def code(view: Any, place: Place, words: Speech) -> str:
    """Return a ship's number or a planet's short name; launch places go by direction."""
    what, n = place
    return number(n) if what == "ship" else key(galaxy(view.parts), n) if what == "planet" else ""


def area(view: Any, place: Place, words: Speech) -> str:
    """Return the direction of a launch place, and its circle."""
    what, n = place
    if what != "spot":
        return ""
    directions = len(galaxy(view.parts).launch[n // SPOTS]) // 2
    towards = compass(n % SPOTS % directions * DIRECTIONS // directions)
    return words.say("plain-launch", towards=towards, circle=n % SPOTS // directions)


def sights(view: Any, piece: int, words: Speech) -> list[tuple[str, int, int]]:
    """Return what a ship has in reach: a sentence, the angle anticlockwise and the
    power of each.
    """
    found = []
    for aim in straight(start_of(view, piece)):
        planet = aim.kind == "planet"
        name = planet_name(view, aim.number) if planet else ship_name(aim.number)
        angle = -aim.direction % DIRECTIONS
        degrees = words.decimal(angle * 360 / DIRECTIONS)
        text = words.say("plain-shot", planet=name, degrees=degrees, power=aim.power)
        found.append((text, angle, aim.power))
    return found


def shot(view: Any, piece: int, angle: int, power: int, words: Speech) -> list[str]:
    """Return the ship (*angle* -1) or the outcome of a shot; angles are anticlockwise."""
    s, sky = view, galaxy(view.parts)
    if angle < 0:
        return [ship_line(s, piece, words, where=True)]
    start = start_of(s, piece)
    outlook = Outlook(start, -angle % DIRECTIONS, power, sky.hands[s.hand])
    outlook.refine(outlook.size**2)
    rows = [words.say("shot-way", way=way(s, piece, outlook.sure))]
    if outlook.size == 1:
        return rows
    likely, steady = outlook.odds(), s.hand == "steady"
    rows.append(words.say("odds-seams" if steady else "odds-luck"))
    rows += [
        words.say("shot-orbit", chance=n, planet=planet_name(s, hole))
        for hole, n in sorted(likely.orbits, key=lambda o: outlook.goal.sort != ("orbit", o[0]))[:4]
    ]
    other = [
        words.say(f"odds-{kind}", chance=n)
        for kind in ("space", "ram", "lost", "back")
        if (n := getattr(likely, kind))
    ]
    return [*rows, ", ".join(other)] if other else rows
