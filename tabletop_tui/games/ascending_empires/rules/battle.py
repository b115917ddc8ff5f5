"""Attacks after a Move: which groups can destroy what, and what happens to the destroyed."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, Union

from ....engine import Menu, Part, Say
from .actions import AttackPlanet, AttackShip
from .events import PlanetDestroyed, ShipDestroyed
from .galaxy import galaxy
from .position import fleet, foreign, in_orbit, occupied, orbits, to_supply, traffic, why_ship
from .powers import powers, printed
from .scoring import award
from .state import FLEET, NOBODY, STARSHIPS, Acting, Attacking, State

Frame = Acting | Attacking
AnyAttack = Union[AttackShip, AttackPlanet]


def strength(s: State, ship: int) -> int:
    """Return the strength of a ship in an attack."""
    return printed(s.parts).strength[ship % FLEET == STARSHIPS]


def ship_defence(s: State, ship: int) -> int:
    """Return the defence of a ship on the board, including technologies."""
    return (
        printed(s.parts).defence[ship % FLEET == STARSHIPS] + powers(s, ship // FLEET).ship_defence
    )


def planet_defence(s: State, hole: int) -> int:
    """Return the defence of an occupied planet: its items, and what technologies add (AE-153)."""
    planet = s.planets[hole]
    troop, facility, colony, city = printed(s.parts).item_defence
    items = (
        planet.troops * troop
        + planet.facilities * facility
        + planet.colonies * colony
        + planet.cities * city
    )
    held = powers(s, planet.owner)
    return items + held.planet_defence + (held.shields if planet.facilities else 0)


def ship_need(s: State, ship: int) -> int:
    """Return the strength that destroys a ship: above its defence."""
    return ship_defence(s, ship) + 1


def planet_need(s: State, seat: int, hole: int) -> int:
    """Return the strength with which *seat* destroys a planet; with orange 4 equality is enough,
    but never 0.
    """
    return max(1, planet_defence(s, hole) + powers(s, seat).margin)


def groups(strengths: Sequence[tuple[int, int]], least: int) -> Iterator[tuple[int, ...]]:
    """Yield the groups of ships, given as (strength, ship), that reach *least* without a spare ship
    (R36).
    """
    if sum(power for power, _ in strengths) < least:
        return
    for size in range(1, least + 1):
        for group in combinations(strengths, size):
            total = sum(power for power, _ in group)
            if total >= least and total - min(power for power, _ in group) < least:
                yield tuple(ship for _, ship in group)


def ships_in_range(s: State, seat: int, target: int, ships: Iterable[int]) -> list[int]:
    """Return which of these ships of *seat* have a ship in range."""
    board, reach, there = galaxy(s.parts), powers(s, seat).ship_range, s.ships[target]
    return [ship for ship in ships if board.in_range(ship, s.ships[ship], target, there, reach)]


def used(f: Frame) -> Sequence[int]:
    """Return the ships that have attacked this turn."""
    return f.used if isinstance(f, Attacking) else ()


class AttackPart(Part[State, Frame]):
    """Attack with a group of ships in position that have not attacked yet, with none to spare
    (R36).

    The *target* is the number of a ship or of a hole.
    """

    def target(self, a: Any) -> int:
        """Return the target of an attack."""
        raise NotImplementedError

    def targets(self, s: State) -> list[int]:
        """Return everything that ships can be in position to attack."""
        raise NotImplementedError

    def why_target(self, s: State, seat: int, target: int) -> str:
        """Return why no ship of *seat* may attack the target."""
        raise NotImplementedError

    def close(self, s: State, seat: int, target: int, ships: Iterable[int]) -> list[int]:
        """Return which of these ships of *seat* are in position."""
        raise NotImplementedError

    def least(self, s: State, seat: int, target: int) -> int:
        """Return the strength that the attack takes."""
        raise NotImplementedError

    def candidates(self, s: State, f: Frame, seat: int) -> Iterator[AnyAttack]:
        spent = used(f)
        ready = {ship: strength(s, ship) for ship in fleet(s, seat) if ship not in spent}
        most = sum(ready.values())
        for target in self.targets(s) if ready else ():
            if self.why_target(s, seat, target) or (least := self.least(s, seat, target)) > most:
                continue
            close = [(ready[ship], ship) for ship in self.close(s, seat, target, ready)]
            for group in groups(close, least):
                yield self.action(target, group)

    def why(self, s: State, f: Frame, seat: int, a: AnyAttack) -> str:
        target = self.target(a)
        if reason := self.why_target(s, seat, target):
            return reason
        for ship in a.ships:
            if reason := why_ship(s, seat, ship):
                return reason
            if ship in used(f):
                return "has-attacked"
            if not self.close(s, seat, target, (ship,)):
                return "not-in-position"
        if list(a.ships) != sorted(set(a.ships)):
            return "twice-in-group"
        powers = [strength(s, ship) for ship in a.ships]
        least = self.least(s, seat, target)
        if sum(powers) < least:
            return "too-weak"
        return "ship-to-spare" if sum(powers) - min(powers) >= least else ""

    def facts(
        self, s: State, f: Frame, seat: int, reason: str, a: AnyAttack | None
    ) -> Mapping[str, Any]:
        if a is None or reason != "too-weak":
            return super().facts(s, f, seat, reason, a)
        found = sum(strength(s, ship) for ship in a.ships)
        return {"strength": found, "least": self.least(s, seat, self.target(a))}


class AttackShipPart(AttackPart):
    """Destroy an enemy ship with ships in range (R37)."""

    action, nothing = AttackShip, "no-ship-in-range"

    def target(self, a: AttackShip) -> int:
        return a.target

    def targets(self, s: State) -> list[int]:
        return sorted(s.ships)

    def why_target(self, s: State, seat: int, target: int) -> str:
        return "" if target in s.ships and target // FLEET != seat else "no-such-target"

    def close(self, s: State, seat: int, target: int, ships: Iterable[int]) -> list[int]:
        return ships_in_range(s, seat, target, ships)

    def least(self, s: State, seat: int, target: int) -> int:
        return ship_need(s, target)

    def apply(self, s: State, f: Frame, seat: int, a: AttackShip, say: Say) -> None:
        assert isinstance(f, Attacking)
        f.used.extend(a.ships)
        to_supply(s, a.target)
        vp = printed(s.parts).ship_vp[a.target % FLEET == STARSHIPS]
        say(ShipDestroyed(seat, a.target, a.ships, vp))
        award(s, seat, vp, say)


class AttackPlanetPart(AttackPart):
    """Destroy every item on an enemy's planet with ships in orbit (R38)."""

    action, nothing = AttackPlanet, "no-planet-to-attack"

    def target(self, a: AttackPlanet) -> int:
        return a.hole

    def targets(self, s: State) -> list[int]:
        return sorted(traffic(s))

    def why_target(self, s: State, seat: int, target: int) -> str:
        if not 0 <= target < len(s.planets):
            return "no-such-target"
        planet = s.planets[target]
        if not occupied(planet) or planet.owner == seat:
            return "no-such-target"
        return "defended" if foreign(in_orbit(s, target), seat) else ""

    def close(self, s: State, seat: int, target: int, ships: Iterable[int]) -> list[int]:
        return [ship for ship in ships if target in orbits(s, ship)]

    def least(self, s: State, seat: int, target: int) -> int:
        return planet_need(s, seat, target)

    def apply(self, s: State, f: Frame, seat: int, a: AttackPlanet, say: Say) -> None:
        assert isinstance(f, Attacking)
        f.used.extend(a.ships)
        planet = s.planets[a.hole]
        victim = s.players[planet.owner]
        lost = (planet.troops, planet.facilities, planet.colonies, planet.cities)
        vp = sum(n * each for n, each in zip(lost, printed(s.parts).item_vp, strict=True))
        say(PlanetDestroyed(seat, a.hole, planet.owner, a.ships, vp, lost))
        victim.troops += planet.troops
        victim.facilities += planet.facilities
        victim.colonies += planet.colonies
        victim.cities += planet.cities
        planet.troops = planet.facilities = planet.colonies = planet.cities = 0
        planet.owner = NOBODY
        award(s, seat, vp, say)


class AttackingStep(Menu[State, Attacking]):
    """Attacks continue until none is possible (AE-097); the player chooses which (R36)."""

    frame, rule, forced = Attacking, "attack.duty", True
    parts = (AttackShipPart(), AttackPlanetPart())

    def who(self, s: State, f: Attacking) -> tuple[int, ...]:
        return (f.seat,) if any(part.possible(s, f, f.seat) for part in self.parts) else ()

    def run(self, s: State, f: Attacking, say: Say) -> None:
        s.stack.pop()
