"""Build: exchange troops on a planet for a research facility, a colony or a city."""

from typing import ClassVar, Union

from ....engine import Part, Say
from .actions import BuildCity, BuildColony, BuildFacility
from .events import Built
from .position import blockaded, holdings, why_hole
from .powers import powers, printed
from .state import ASTEROID, HOMEWORLD, Acting, Planet, Player, Reinforcing, State

AnyBuild = Union[BuildFacility, BuildColony, BuildCity]
BUILDS: dict[type[AnyBuild], tuple[AnyBuild, ...]] = {
    kind: tuple(kind(hole) for hole in range(64))
    for kind in (BuildFacility, BuildColony, BuildCity)
}


class BuildPart(Part[State, Acting]):
    """Build one structure on a planet that the player occupies and that is not
    blockaded (AE-129).
    """

    structure: ClassVar[str]

    def candidates(self, s: State, f: Acting, seat: int) -> list[AnyBuild]:
        builds = BUILDS[self.action]
        return [builds[hole] for hole in holdings(s, seat)]

    def why(self, s: State, f: Acting, seat: int, a: AnyBuild) -> str:
        if reason := why_hole(s, seat, a.hole):
            return reason
        return "blockaded" if blockaded(s, a.hole) else self.why_planet(s, seat, a.hole)

    def why_planet(self, s: State, seat: int, hole: int) -> str:
        """Return why a planet of *seat* cannot have the structure or pay for it."""
        planet = s.planets[hole]
        if planet.disc == HOMEWORLD:
            return "homeworld"
        return "" if planet.troops >= self.troops(s, seat) else "too-few-troops-to-build"

    def apply(self, s: State, f: Acting, seat: int, a: AnyBuild, say: Say) -> None:
        self.build(s, s.players[seat], s.planets[a.hole], self.troops(s, seat))
        say(Built(seat, a.hole, self.structure))

    def troops(self, s: State, seat: int) -> int:
        """Return the price in troops on the planet."""
        raise AssertionError

    def build(self, s: State, player: Player, planet: Planet, troops: int) -> None:
        """Pay the price and place the structure."""
        planet.troops -= troops
        player.troops += troops


class BuildFacilityPart(BuildPart):
    """2 troops; never on asteroids; two on only one of the player's planets (AE-120 to AE-122)."""

    action, structure, nothing = BuildFacility, "facility", "nowhere-for-facility"

    def reason(self, s: State, f: Acting, seat: int) -> str:
        return "" if s.players[seat].facilities else "no-facility"

    def troops(self, s: State, seat: int) -> int:
        return powers(s, seat).facility_cost

    def why_planet(self, s: State, seat: int, hole: int) -> str:
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
        return super().why_planet(s, seat, hole)

    def reason_nothing(self, s: State, f: Acting, seat: int) -> str:
        """Name the limit if a planet lacks nothing else."""
        price = self.troops(s, seat)
        limited = any(
            s.planets[build.hole].troops >= price
            and self.why(s, f, seat, build) == "facility-limit"
            for build in self.candidates(s, f, seat)
        )
        return "facility-limit" if limited else self.nothing

    def build(self, s: State, player: Player, planet: Planet, troops: int) -> None:
        super().build(s, player, planet, troops)
        player.facilities -= 1
        planet.facilities += 1


class BuildColonyPart(BuildPart):
    """1 troop (AE-124)."""

    action, structure, nothing = BuildColony, "colony", "nowhere-for-colony"

    def reason(self, s: State, f: Acting, seat: int) -> str:
        return "" if s.players[seat].colonies else "no-colony"

    def troops(self, s: State, seat: int) -> int:
        return printed(s.parts).colony_cost

    def build(self, s: State, player: Player, planet: Planet, troops: int) -> None:
        super().build(s, player, planet, troops)
        player.colonies -= 1
        planet.colonies += 1


class BuildCityPart(BuildPart):
    """1 troop and 1 colony on the planet; then a piece may come from the box (AE-125, AE-126)."""

    action, structure, nothing = BuildCity, "city", "nowhere-for-city"

    def reason(self, s: State, f: Acting, seat: int) -> str:
        return "" if s.players[seat].cities else "no-city"

    def troops(self, s: State, seat: int) -> int:
        return printed(s.parts).city_cost[0]

    def why_planet(self, s: State, seat: int, hole: int) -> str:
        if reason := super().why_planet(s, seat, hole):
            return reason
        enough = s.planets[hole].colonies >= printed(s.parts).city_cost[1]
        return "" if enough else "no-colony-there"

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
