"""Land: exchange a ship in orbit for a troop on the planet."""

from ....engine import Part, Say
from .actions import Land
from .events import Landed, Revealed
from .position import blockaded, fleet, orbits, to_supply, traffic, why_ship
from .recruit import room
from .state import FLEET, NOBODY, Acting, Moving, State


class LandPart(Part[State, Acting | Moving]):
    """Return a ship to supply and place a troop from it (AE-055)."""

    action, nothing = Land, "nowhere-to-land"

    def reason(self, s: State, f: Acting | Moving, seat: int) -> str:
        return "" if s.players[seat].troops else "no-troop"

    def reason_nothing(self, s: State, f: Acting | Moving, seat: int) -> str:
        orbiting = any(orbits(s, ship) for ship in fleet(s, seat))
        return self.nothing if orbiting else "no-ship-in-orbit"

    def candidates(self, s: State, f: Acting | Moving, seat: int) -> list[Land]:
        around = traffic(s).items()
        return [
            Land(hole, ship) for hole, ships in around for ship in ships if ship // FLEET == seat
        ]

    def why(self, s: State, f: Acting | Moving, seat: int, a: Land) -> str:
        if reason := why_ship(s, seat, a.ship):
            return reason
        if a.hole not in orbits(s, a.ship):
            return "not-in-orbit"
        if s.planets[a.hole].owner not in (NOBODY, seat):
            return "occupied-by-another"
        if blockaded(s, a.hole):
            return "blockaded"
        return "" if room(s, a.hole) else "full"

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
