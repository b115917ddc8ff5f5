"""Land: a ship in orbit becomes a troop on the planet."""

from ....engine import Illegal, OneOf, Part, Say, need
from .actions import Land
from .events import Landed, Revealed
from .position import blockaded, fleet, foreign, orbits, to_supply, traffic
from .recruit import room
from .state import FLEET, HOMEWORLD, NOBODY, Acting, Moving, State


class LandPart(Part[State, Acting | Moving]):
    """A ship goes back to supply, a troop comes out of it (AE-055)."""

    action = Land

    def offer(self, s: State, f: Acting | Moving, seat: int) -> OneOf | None:
        if not s.players[seat].troops:
            return None
        actions: list[Land] = []
        for hole, ships in traffic(s).items():
            if self.open_(s, seat, hole, ships):
                actions += [Land(hole, ship) for ship in ships if ship // FLEET == seat]
        return OneOf(actions) if actions else None

    @staticmethod
    def open_(s: State, seat: int, hole: int, ships: list[int]) -> bool:
        """Whether *seat* may land a ship of its own on a planet with *ships* in orbit."""
        planet = s.planets[hole]
        if planet.owner == seat:
            return planet.disc == HOMEWORLD or (room(s, hole) and not foreign(ships, seat))
        return planet.owner == NOBODY

    def why_not(self, s: State, f: Acting | Moving, seat: int) -> Illegal:
        if not s.players[seat].troops:
            return Illegal("no-troop")
        return Illegal(
            "nowhere-to-land" if any(orbits(s, ship) for ship in fleet(s, seat)) else "not-in-orbit"
        )

    def check(self, s: State, f: Acting | Moving, seat: int, a: Land) -> None:
        need(a.ship in s.ships and a.ship // FLEET == seat, "not-your-ship")
        need(a.hole in orbits(s, a.ship), "not-in-orbit")
        need(s.players[seat].troops, "no-troop")
        planet = s.planets[a.hole]
        need(planet.owner in (NOBODY, seat), "occupied-by-another", hole=a.hole)
        need(not blockaded(s, a.hole), "blockaded", hole=a.hole)
        need(room(s, a.hole), "full", hole=a.hole)

    def apply(self, s: State, f: Acting | Moving, seat: int, a: Land, say: Say) -> None:
        planet = s.planets[a.hole]
        to_supply(s, a.ship)
        if not planet.up:
            planet.up = True
            say(Revealed(a.hole, planet.disc))
        s.players[seat].troops -= 1
        planet.troops += 1
        planet.owner = seat
        say(Landed(seat, a.ship, a.hole))
