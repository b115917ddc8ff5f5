"""Mine: troops of one planet are exchanged for VP."""

from ....engine import Illegal, OneOf, Part, Say, need
from .actions import Mine
from .events import Abandoned, Mined
from .position import blockaded, holdings, traffic, vacate
from .powers import powers, printed
from .state import HOMEWORLD, Acting, State
from .tokens import award


class MinePart(Part[State, Acting]):
    """2 troops of a planet give 1 VP, 3 give 2 (AE-116)."""

    action = Mine

    def offer(self, s: State, f: Acting, seat: int) -> OneOf | None:
        prices = printed(s.parts).mining
        least = min((troops for troops, _ in prices), default=0)
        rich = [
            held
            for held in holdings(s, seat)
            if s.planets[held].troops >= least and s.planets[held].disc != HOMEWORLD
        ]
        if not rich:
            return None
        around = traffic(s)
        holes = [hole for hole in rich if not blockaded(s, hole, around)]
        actions = [
            Mine(hole, troops)
            for hole in holes
            for troops, _ in prices
            if s.planets[hole].troops >= troops
        ]
        return OneOf(actions) if actions else None

    def why_not(self, s: State, f: Acting, seat: int) -> Illegal:
        least = min((troops for troops, _ in printed(s.parts).mining), default=0)
        rich = [s.planets[held] for held in holdings(s, seat) if s.planets[held].troops >= least]
        home = bool(rich) and all(planet.disc == HOMEWORLD for planet in rich)
        return Illegal("homeworld" if home else "nowhere-to-mine")

    def check(self, s: State, f: Acting, seat: int, a: Mine) -> None:
        need(
            0 <= a.hole < len(s.planets) and s.planets[a.hole].owner == seat,
            "not-occupied",
            hole=a.hole,
        )
        need(s.planets[a.hole].disc != HOMEWORLD, "homeworld")
        need(not blockaded(s, a.hole), "blockaded", hole=a.hole)
        need(a.troops in dict(printed(s.parts).mining), "not-that-many", troops=a.troops)
        need(s.planets[a.hole].troops >= a.troops, "too-few-troops", hole=a.hole, troops=a.troops)

    def apply(self, s: State, f: Acting, seat: int, a: Mine, say: Say) -> None:
        vp = dict(printed(s.parts).mining)[a.troops] + powers(s, seat).mining
        s.planets[a.hole].troops -= a.troops
        s.players[seat].troops += a.troops
        say(Mined(seat, a.hole, a.troops, vp))
        if vacate(s, a.hole):
            say(Abandoned(seat, a.hole))
        award(s, seat, vp, say)
