"""Build: troops of a planet make way for a research facility, a colony or a city."""

from typing import ClassVar, Union

from ....engine import Illegal, OneOf, Part, Say, need
from .actions import BuildCity, BuildColony, BuildFacility
from .events import Built
from .position import blockaded, holdings, traffic
from .powers import powers, printed
from .state import ASTEROID, HOMEWORLD, Acting, Planet, Player, Reinforcing, State

AnyBuild = Union[BuildFacility, BuildColony, BuildCity]


class BuildPart(Part[State, Acting]):
    """One structure on one planet that its owner occupies and that is not blockaded (AE-129)."""

    structure: ClassVar[str]

    def offer(self, s: State, f: Acting, seat: int) -> OneOf | None:
        if not self.stock(s.players[seat]):
            return None
        holes = [hole for hole in holdings(s, seat) if self.missing(s, seat, hole) is None]
        if holes:
            around = traffic(s)
            holes = [hole for hole in holes if not blockaded(s, hole, around)]
        return OneOf([self.action(hole) for hole in holes]) if holes else None

    def why_not(self, s: State, f: Acting, seat: int) -> Illegal:
        return Illegal(
            f"nowhere-for-{self.structure}"
            if self.stock(s.players[seat])
            else f"no-{self.structure}"
        )

    def check(self, s: State, f: Acting, seat: int, a: AnyBuild) -> None:
        need(
            0 <= a.hole < len(s.planets) and s.planets[a.hole].owner == seat,
            "not-occupied",
            hole=a.hole,
        )
        need(not blockaded(s, a.hole), "blockaded", hole=a.hole)
        need(self.stock(s.players[seat]), f"no-{self.structure}")
        reason = self.missing(s, seat, a.hole)
        need(reason is None, str(reason), hole=a.hole)

    def apply(self, s: State, f: Acting, seat: int, a: AnyBuild, say: Say) -> None:
        self.build(s, s.players[seat], s.planets[a.hole], self.troops(s, seat))
        say(Built(seat, a.hole, self.structure))

    def missing(self, s: State, seat: int, hole: int) -> str | None:
        """The reason why this cannot stand on a planet of *seat*, blockade and stock apart."""
        planet = s.planets[hole]
        if planet.disc == HOMEWORLD:
            return "homeworld"
        return None if planet.troops >= self.troops(s, seat) else "too-few-troops-to-build"

    def stock(self, player: Player) -> int:
        """How many are left in stock."""
        raise AssertionError

    def troops(self, s: State, seat: int) -> int:
        """The price in troops of the planet."""
        raise AssertionError

    def build(self, s: State, player: Player, planet: Planet, troops: int) -> None:
        """Pay the price and put the structure there."""
        planet.troops -= troops
        player.troops += troops


class BuildFacilityPart(BuildPart):
    """2 troops; never on asteroids; two on one planet of the player only (AE-120 to AE-122)."""

    action, structure = BuildFacility, "facility"

    def stock(self, player: Player) -> int:
        return player.facilities

    def troops(self, s: State, seat: int) -> int:
        return powers(s, seat).facility_cost

    def missing(self, s: State, seat: int, hole: int) -> str | None:
        planet, limit = s.planets[hole], printed(s.parts)
        if planet.disc == ASTEROID:
            return "asteroid"
        if planet.facilities >= limit.facilities:
            twins = any(
                s.planets[other].facilities > limit.facilities
                for other in holdings(s, seat)
                if other != hole
            )
            if twins or planet.facilities >= limit.twin:
                return "facility-limit"
        return super().missing(s, seat, hole)

    def build(self, s: State, player: Player, planet: Planet, troops: int) -> None:
        super().build(s, player, planet, troops)
        player.facilities -= 1
        planet.facilities += 1


class BuildColonyPart(BuildPart):
    """1 troop (AE-124)."""

    action, structure = BuildColony, "colony"

    def stock(self, player: Player) -> int:
        return player.colonies

    def troops(self, s: State, seat: int) -> int:
        return printed(s.parts).colony_cost

    def build(self, s: State, player: Player, planet: Planet, troops: int) -> None:
        super().build(s, player, planet, troops)
        player.colonies -= 1
        planet.colonies += 1


class BuildCityPart(BuildPart):
    """1 troop and 1 colony of the planet; then a piece may come from the box (AE-125, AE-126)."""

    action, structure = BuildCity, "city"

    def stock(self, player: Player) -> int:
        return player.cities

    def troops(self, s: State, seat: int) -> int:
        return printed(s.parts).city_cost[0]

    def missing(self, s: State, seat: int, hole: int) -> str | None:
        reason = super().missing(s, seat, hole)
        if reason is None and s.planets[hole].colonies < printed(s.parts).city_cost[1]:
            return "no-colony-there"
        return reason

    def build(self, s: State, player: Player, planet: Planet, troops: int) -> None:
        super().build(s, player, planet, troops)
        colonies = printed(s.parts).city_cost[1]
        planet.colonies -= colonies
        player.colonies += colonies
        player.cities -= 1
        planet.cities += 1

    def apply(self, s: State, f: Acting, seat: int, a: AnyBuild, say: Say) -> None:
        super().apply(s, f, seat, a, say)
        s.stack.append(Reinforcing(seat, powers(s, seat).city_bonus, row=0))
