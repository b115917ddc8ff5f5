"""Positions of Ascending Empires that games seldom reach, and their hints."""

from __future__ import annotations

import json
from collections.abc import Iterator

from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.flight.aims import lines, power_for
from tabletop_tui.games.ascending_empires.flight.compass import DIRECTIONS, towards
from tabletop_tui.games.ascending_empires.rules import actions as do
from tabletop_tui.games.ascending_empires.rules.galaxy import galaxy
from tabletop_tui.games.ascending_empires.rules.powers import printed
from tabletop_tui.games.ascending_empires.rules.state import BROWN, COLOURS, ORANGE
from tests.bots.hints.hinted import Told, everything
from tests.games.ascending_empires.scenario import HOLES, Scene, hole

CHEAP = json.dumps(
    {"technology": {"brown-3": {"kind": "facility_cost", "effect": {"amount": 1, "mode": "set"}}}}
)
"""A box with a technology that the packaged values do not have."""


def research_by_one_more() -> Told:
    """A facility is built where two of its colour are needed and one stands."""
    scene = Scene()
    spots = free(ORANGE)
    scene.put(0, spots[0], facilities=1)
    scene.put(0, spots[1], troops=2)
    scene.levels(0, orange=1)
    return everything(GAME, scene.s, 0, do.BuildFacility(hole(spots[1])))


def free(colour: int) -> list[str]:
    """Return the planets of a colour in a scene."""
    s = Scene().s
    return [n.replace("-", " ") for n, x in HOLES.items() if s.planets[x].disc == colour]


def developing(colour: int, level: int, **parts: str) -> Told:
    """A technology is developed by a player with the facilities for it."""
    scene, levels = Scene(**parts), {COLOURS[colour]: level - 1}
    need = printed("").technologies[colour][level - 1].facilities
    for spot in free(colour)[:need]:
        scene.put(0, spot, facilities=1)
    scene.levels(0, **levels)
    action = do.Develop(colour)
    assert scene.may(action), (colour, level)
    return everything(GAME, scene.s, 0, action)


def galaxy_asleep() -> Told:
    scene = Scene()
    scene.put(0, "alpha A", troops=2, colonies=1)
    scene.put(1, "beta A", colonies=2, troops=1)
    scene.s.quiet, scene.s.first = 18, 1
    return everything(GAME, scene.s, 0, do.Mine(hole("alpha A"), 2))


def blockade(**items: int) -> Told:
    """A ship in the orbit of an own planet falls to two beside it when the Move ends."""
    scene = Scene()
    scene.put(0, "alpha C", **items)
    scene.orbit(1, "alpha C", 0)
    for spot in (4, 60):
        scene.orbit(0, "alpha C", spot)
    scene.do(do.Flick(scene.ship(0, 20, 356), 0, 1))
    return everything(GAME, scene.s, 0, do.Stop())


def destroying() -> Told:
    """A lone facility falls to the ship in its orbit when the Move ends."""
    scene = Scene()
    scene.put(1, "alpha C", facilities=1)
    scene.orbit(0, "alpha C")
    scene.do(do.Flick(scene.ship(0, 20, 356), 0, 1))
    return everything(GAME, scene.s, 0, do.Stop())


def face_down() -> Iterator[Told]:
    """A ship approaches and lands on an unseen disc, where an asteroid would be worth more than a
    planet.
    """
    scene = Scene(components=json.dumps({"scoring": {"occupied_asteroid": {"vp": 3}}}))
    ship = scene.orbit(0, "alpha A")
    for planet in scene.s.planets:
        planet.up, planet.scanned = False, 0
    board = galaxy(scene.s.parts)
    for line in lines(board, ship, scene.s.ships[ship])[:3]:
        flick = do.Flick(ship, towards(line.dx, line.dy), power_for(board, line.run))
        yield everything(GAME, scene.s, 0, flick)
    yield everything(GAME, scene.s, 0, do.Land(hole("alpha A"), ship))


def ramming() -> Iterator[Told]:
    """A rival ship lies ahead, and the hand errs."""
    scene = Scene(hand="normal")
    ship = scene.ship(0, 20, 356)
    scene.ship(1, 220, 356)
    for angle in (8, 0, DIRECTIONS - 8):
        yield everything(GAME, scene.s, 0, do.Flick(ship, angle, 24))


def attacking(prey: str) -> Iterator[Told]:
    """Two ships in the orbit of a planet of another player, with a rival ship or a lone facility
    there, decide after the Move whom they attack.
    """
    scene = Scene()
    scene.put(1, "alpha C", facilities=1)
    if prey == "ship":
        scene.orbit(1, "alpha C", 0)
    for spot in (4, 60, 30):
        scene.orbit(0, "alpha C", spot)
    scene.do(do.Flick(scene.ship(0, 20, 356), 0, 1), do.Stop())
    for kind in (do.AttackShip, do.AttackPlanet):
        for action in scene.offered(kind)[:2]:
            yield everything(GAME, scene.s, 0, action)


def jumping() -> Iterator[Told]:
    """A ship may jump to any orbit."""
    scene = Scene()
    scene.levels(0, grey=4)
    ship = scene.ship(0, 20, 356)
    scene.do(do.Flick(ship, 0, 1))
    for spot in ("delta C", "alpha A"):
        if scene.may(do.Jump(ship, hole(spot))):
            yield everything(GAME, scene.s, 0, do.Jump(ship, hole(spot)))


def guarding() -> Told:
    """A ship takes off to guard a planet with a battleship close by."""
    scene = Scene()
    scene.put(0, "alpha C", troops=2)
    place = galaxy(scene.s.parts).holes[hole("alpha C")]
    scene.ship(1, place.x / 1000 + 60, place.y / 1000, big=True)
    return everything(GAME, scene.s, 0, do.Launch(hole("alpha C")))


def hand_made() -> Iterator[Told]:
    """Yield the hints of positions that games seldom reach."""
    yield research_by_one_more()
    for colour in range(len(COLOURS)):
        for level in range(1, 5):
            yield developing(colour, level)
    yield developing(BROWN, 3, components=CHEAP)
    yield galaxy_asleep()
    yield everything(GAME, Scene().s, 0, do.Pass())
    yield blockade(troops=2, facilities=1)
    yield blockade(colonies=1)
    yield destroying()
    yield from face_down()
    yield from ramming()
    yield from attacking("ship")
    yield from attacking("planet")
    yield from jumping()
    yield guarding()
