"""Mine: exchange troops on one planet for VP."""

from ....engine import Part, Say
from .actions import Mine
from .events import Abandoned, Mined
from .position import blockaded, vacate, why_hole
from .powers import powers, printed
from .scoring import award
from .state import HOMEWORLD, Acting, State


class MinePart(Part[State, Acting]):
    """Exchange 2 troops on a planet for 1 VP, or 3 for 2 (AE-116)."""

    action, nothing = Mine, "nowhere-to-mine"

    @staticmethod
    def rich(s: State, seat: int) -> list[int]:
        """Return the holes where a seat has enough troops for the cheapest mining."""
        least = min(dict(printed(s.parts).mining), default=0)
        return [
            hole
            for hole, planet in enumerate(s.planets)
            if planet.owner == seat and planet.troops >= least
        ]

    def candidates(self, s: State, f: Acting, seat: int) -> list[Mine]:
        prices = printed(s.parts).mining
        return [Mine(hole, troops) for hole in self.rich(s, seat) for troops, _ in prices]

    def why(self, s: State, f: Acting, seat: int, a: Mine) -> str:
        if reason := why_hole(s, seat, a.hole):
            return reason
        planet = s.planets[a.hole]
        if planet.disc == HOMEWORLD:
            return "homeworld"
        if blockaded(s, a.hole):
            return "blockaded"
        if a.troops not in dict(printed(s.parts).mining):
            return "not-that-many"
        return "" if planet.troops >= a.troops else "too-few-troops"

    def reason_nothing(self, s: State, f: Acting, seat: int) -> str:
        """Explain to players with enough troops only at home why those do not count."""
        return "homeworld" if self.rich(s, seat) == [s.homes[seat]] else self.nothing

    def apply(self, s: State, f: Acting, seat: int, a: Mine, say: Say) -> None:
        vp = dict(printed(s.parts).mining)[a.troops] + powers(s, seat).mining
        s.planets[a.hole].troops -= a.troops
        s.players[seat].troops += a.troops
        say(Mined(seat, a.hole, a.troops, vp))
        if vacate(s, a.hole):
            say(Abandoned(seat, a.hole))
        award(s, seat, vp, say)
