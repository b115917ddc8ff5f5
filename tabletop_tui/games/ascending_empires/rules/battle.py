"""Attacks after a Move: which groups can destroy what, and what becomes of the destroyed."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from ....engine import Illegal, Menu, OneOf, Part, Say, need
from .actions import AttackPlanet, AttackShip
from .events import PlanetDestroyed, ShipDestroyed
from .galaxy import galaxy
from .position import fleet, foreign, occupied, to_supply, traffic
from .powers import powers, printed
from .state import FLEET, NOBODY, STARSHIPS, Acting, Attacking, State
from .tokens import award

Frame = Acting | Attacking


def strength(s: State, ship: int) -> int:
    """What a ship counts in an attack."""
    return printed(s.parts).strength[ship % FLEET == STARSHIPS]


def ship_defence(s: State, ship: int) -> int:
    """The defence of a ship on the board, technologies included."""
    return (
        printed(s.parts).defence[ship % FLEET == STARSHIPS] + powers(s, ship // FLEET).ship_defence
    )


def planet_defence(s: State, hole: int) -> int:
    """The defence of an occupied planet: its items, and what technologies add (AE-153)."""
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
    """The strength that destroys a ship: above its defence."""
    return ship_defence(s, ship) + 1


def planet_need(s: State, seat: int, hole: int) -> int:
    """The strength with which *seat* destroys a planet; with orange 4 equal is enough, but never
    0.
    """
    return max(1, planet_defence(s, hole) + powers(s, seat).margin)


def groups(strengths: Sequence[tuple[int, int]], least: int) -> Iterator[tuple[int, ...]]:
    """The groups of ships, given as (strength, ship), that reach *least* with no ship to spare
    (R36).
    """
    if sum(power for power, _ in strengths) < least:
        return
    for size in range(1, least + 1):
        for group in combinations(strengths, size):
            total = sum(power for power, _ in group)
            if total >= least and total - min(power for power, _ in group) < least:
                yield tuple(ship for _, ship in group)


def within(s: State, seat: int, target: int, ships: Sequence[int]) -> list[int]:
    """Those of the ships of *seat* that have a ship in range."""
    board, reach, there = galaxy(s.parts), powers(s, seat).ship_range, s.ships[target]
    return [ship for ship in ships if board.in_range(ship, s.ships[ship], target, there, reach)]


def ship_attacks(s: State, seat: int, ready: Sequence[int]) -> Iterator[AttackShip]:
    """Every attack on a ship that the ships *ready* of *seat* can make."""
    if not ready:
        return
    arms = {ship: strength(s, ship) for ship in ready}
    most = sum(arms.values())
    for target in sorted(s.ships):
        if target // FLEET != seat and (least := ship_need(s, target)) <= most:
            close = [(arms[ship], ship) for ship in within(s, seat, target, ready)]
            for group in groups(close, least):
                yield AttackShip(target, group)


def planet_attacks(s: State, seat: int, ready: Sequence[int]) -> Iterator[AttackPlanet]:
    """Every attack on a planet that the ships *ready* of *seat* can make."""
    if not ready:
        return
    around = traffic(s)
    for hole in sorted(around):
        planet = s.planets[hole]
        if occupied(planet) and planet.owner != seat and not foreign(around[hole], seat):
            close = [(strength(s, ship), ship) for ship in around[hole] if ship in ready]
            for group in groups(close, planet_need(s, seat, hole)):
                yield AttackPlanet(hole, group)


def ready(s: State, f: Frame, seat: int) -> list[int]:
    """The ships of a seat that have not attacked this turn."""
    used = f.used if isinstance(f, Attacking) else ()
    return [ship for ship in fleet(s, seat) if ship not in used]


def any_attack(s: State, f: Frame, seat: int) -> bool:
    """Whether any attack is possible now."""
    ships = ready(s, f, seat)
    return any(True for _ in ship_attacks(s, seat, ships)) or any(
        True for _ in planet_attacks(s, seat, ships)
    )


def check_group(
    s: State, f: Frame, seat: int, ships: tuple[int, ...], close: Sequence[int], least: int
) -> None:
    """Refuse a group that is not made of own unused ships in position, just strong enough (R36)."""
    for ship in ships:
        need(ship in s.ships and ship // FLEET == seat, "not-your-ship")
        need(not isinstance(f, Attacking) or ship not in f.used, "has-attacked")
        need(ship in close, "not-in-position")
    need(list(ships) == sorted(set(ships)), "twice-in-group")
    total = sum(strength(s, ship) for ship in ships)
    need(total >= least, "too-weak", strength=total, least=least)
    need(total - min(strength(s, ship) for ship in ships) < least, "ship-to-spare")


class AttackShipPart(Part[State, Frame]):
    """Ships in range destroy an enemy ship (R37)."""

    action = AttackShip

    def offer(self, s: State, f: Frame, seat: int) -> OneOf | None:
        actions = list(ship_attacks(s, seat, ready(s, f, seat)))
        return OneOf(actions) if actions else None

    def why_not(self, s: State, f: Frame, seat: int) -> Illegal:
        return Illegal("no-ship-in-range")

    def check(self, s: State, f: Frame, seat: int, a: AttackShip) -> None:
        need(a.target in s.ships and a.target // FLEET != seat, "no-such-target")
        check_group(
            s, f, seat, a.ships, within(s, seat, a.target, fleet(s, seat)), ship_need(s, a.target)
        )

    def apply(self, s: State, f: Frame, seat: int, a: AttackShip, say: Say) -> None:
        assert isinstance(f, Attacking)
        f.used.extend(a.ships)
        to_supply(s, a.target)
        vp = printed(s.parts).ship_vp[a.target % FLEET == STARSHIPS]
        say(ShipDestroyed(seat, a.target, a.ships, vp))
        award(s, seat, vp, say)


class AttackPlanetPart(Part[State, Frame]):
    """Ships in orbit destroy every item on an enemy's planet (R38)."""

    action = AttackPlanet

    def offer(self, s: State, f: Frame, seat: int) -> OneOf | None:
        actions = list(planet_attacks(s, seat, ready(s, f, seat)))
        return OneOf(actions) if actions else None

    def why_not(self, s: State, f: Frame, seat: int) -> Illegal:
        return Illegal("no-planet-to-attack")

    def check(self, s: State, f: Frame, seat: int, a: AttackPlanet) -> None:
        planet = s.planets[a.hole] if 0 <= a.hole < len(s.planets) else None
        need(planet and occupied(planet) and planet.owner != seat, "no-such-target")
        orbit = traffic(s).get(a.hole, [])
        need(not foreign(orbit, seat), "defended", hole=a.hole)
        check_group(s, f, seat, a.ships, orbit, planet_need(s, seat, a.hole))

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
    """Attacks go on until none is possible (AE-097); the player picks which (R36)."""

    frame, rule, forced = Attacking, "attack.duty", True
    parts = (AttackShipPart(), AttackPlanetPart())

    def who(self, s: State, f: Attacking) -> tuple[int, ...]:
        return (f.seat,) if any_attack(s, f, f.seat) else ()

    def run(self, s: State, f: Attacking, say: Say) -> None:
        s.stack.pop()
