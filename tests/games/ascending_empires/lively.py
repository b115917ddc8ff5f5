"""An eager random player: it builds, fights and flicks at planets, so that games exercise all of
the rules.
"""

from math import isqrt
from typing import Any

from tabletop_tui.engine import Luck, Offer, offers, start
from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.flight.compass import towards
from tabletop_tui.games.ascending_empires.rules.actions import (
    Arrive,
    AttackPlanet,
    AttackShip,
    BuildCity,
    BuildColony,
    BuildFacility,
    Develop,
    Done,
    Flick,
    Jump,
    Land,
    Launch,
    Mine,
    Pass,
    Recruit,
    Reinforce,
    Retire,
    Stop,
    TakeBack,
)
from tabletop_tui.games.ascending_empires.rules.galaxy import galaxy
from tabletop_tui.games.ascending_empires.rules.state import (
    ASTEROID,
    FLEET,
    HOMEWORLD,
    STARSHIPS,
    State,
)

EAGERNESS: dict[type[Any], int] = {
    Recruit: 6,
    TakeBack: 1,
    Done: 1,
    Launch: 8,
    Flick: 10,
    Land: 16,
    Jump: 10,
    Arrive: 1,
    Stop: 1,
    AttackShip: 20,
    AttackPlanet: 20,
    Mine: 8,
    BuildFacility: 20,
    BuildColony: 4,
    BuildCity: 14,
    Develop: 40,
    Retire: 1,
    Reinforce: 1,
    Pass: 0,
}


def talented(seats: int, seed: int) -> State:
    """Return a new game in which each player has some random technologies and owns many ships."""
    s: State = start(
        GAME, seats, seed, {"hand": ("normal", "wild")[seed % 2], "seams": seed % 3 == 0}
    )[0]
    luck = Luck(seed)
    for player in s.players:
        player.levels = (luck(5), luck(5), luck(5), luck(5))
        player.troops, player.box_troops = 10, 4
        player.starships, player.box_starships = 4, 2
        if player.levels[0] >= 3:
            player.battleship, player.box_battleship = 1, 0
    return s


def crowded(seats: int, seed: int) -> State:
    """Return a position in the middle of a war: occupied planets everywhere, and all ships in and
    near a few orbits.
    """
    s, luck = talented(seats, seed), Luck(seed + 7)
    board = galaxy()
    targets = [h.index for h in board.holes if s.planets[h.index].disc < HOMEWORLD]
    for seat, player in enumerate(s.players):
        for _ in range(4):
            planet = s.planets[targets.pop(luck(len(targets)))]
            planet.up, planet.owner, planet.troops, planet.colonies = True, seat, luck(2), luck(2)
            planet.facilities = luck(2) if planet.disc < ASTEROID else 0
            if not planet.items:
                planet.cities = 1
            player.troops -= planet.troops
            player.colonies -= planet.colonies
            player.facilities -= planet.facilities
            player.cities -= planet.cities
    fronts = [h.index for h in board.holes if s.planets[h.index].items][:5]
    for seat, player in enumerate(s.players):
        low = seat * FLEET
        for ship in [*range(low, low + 6), *([low + STARSHIPS] if player.battleship else [])]:
            if ship not in s.ships or luck(2):
                place = None
                while place is None or not board.free(ship, place, s.ships, board.least_gap):
                    place = board.launch[fronts[luck(len(fronts))]][luck(128)]
                if ship not in s.ships:
                    player.starships -= ship != low + STARSHIPS
                    player.battleship -= ship == low + STARSHIPS
                s.ships[ship] = place
    GAME.audit(s)
    return s


def choose(s: State, seat: int, luck: Luck) -> Any:
    """Return an action of *seat*: kinds weighted by eagerness, the rest random.

    Flicks go towards a planet or an enemy's ship.
    """
    found = offers(GAME, s, seat)
    weights = [EAGERNESS[offer.action] for offer in found]
    if not any(weights):
        weights = [1] * len(found)
    at = luck(sum(weights))
    for offer, weight in zip(found, weights, strict=True):
        at -= weight
        if at < 0:
            return flick(s, offer, luck) if offer.action is Flick else offer.choices.sample(luck)
    raise AssertionError


def flick(s: State, offer: Offer, luck: Luck) -> Flick:
    """Return a flick of a ship towards some planet or ship not too far away."""
    pieces = offer.choices.pieces  # type: ignore[union-attr]
    ship = pieces[luck(len(pieces))]
    x, y = s.ships[ship]
    marks = [(h.x, h.y, 30_000) for h in galaxy(s.parts).holes]
    marks += [(ox, oy, 0) for other, (ox, oy) in s.ships.items() if other // 9 != ship // 9]
    marks.sort(key=lambda mark: (mark[0] - x) ** 2 + (mark[1] - y) ** 2)
    mx, my, short = marks[1 + luck(min(8, len(marks) - 1))]
    run = isqrt((mx - x) ** 2 + (my - y) ** 2) - short
    return Flick(ship, towards(mx - x, my - y), max(1, min(100, run // 11_000)))
