"""What ships can settle and attack from where they are, and from where they can be launched."""

from __future__ import annotations

from ..rules.state import Arriving, Attacking, Moving, State
from .features import Features
from .forecast import ACTION_VALUE
from .strikes import NONE, launched, strikes


def points_left(s: State, seat: int) -> int:
    """Return the movement points that a seat has left in its present Move."""
    return next((f.left for f in reversed(s.stack) if isinstance(f, Moving) and f.seat == seat), 0)


Rows = list[tuple[float, int, int, int]]  # gain, ship, hole, movement points
STEP = 0.6
"""The part of the worth of a disc to be looked at that is left for each movement point to go."""
LEADS = 0.5
"""The part more that a loss counts for who takes it from a clear leader."""
SUPPLY = -1  # instead of a ship: any ship in supply


def course(here: Features) -> float:
    """Return what ships can settle: for each the best free planet that no other ship takes, less
    the value of the actions it still takes.

    A flick and a landing take a movement point each, a launch one more. Points left in a Move are
    already paid for.
    """
    s, seat, goals, relief = here.s, here.seat, here.goals, here.relief
    left = points_left(s, seat)
    point = ACTION_VALUE / here.powers.points
    rows: Rows = []
    orbit_of, reach = here.fleet_map.orbit_of, here.fleet_map.reach
    for ship in here.fleet_map.fleets.get(seat, NONE):
        at = orbit_of.get(ship, -1)
        for hole, likely in reach[ship].items():
            if hole != at:
                if hole in goals:
                    gain = likely * (goals[hole] - point) - point
                    gain = here.w.sooner * gain + likely * seeing(here, hole, 1)
                    rows.append((gain, ship, hole, 2))
                elif hole in relief:
                    rows.append((likely * relief[hole] - point, ship, hole, 1))
                elif hole in here.mines:
                    gain = here.w.sooner * (likely * here.mines[hole] - point)
                    rows.append((gain, ship, hole, 1))
        if at in goals:
            rows.append((goals[at] - point + seeing(here, at, 0), ship, at, 1))
    flying = (
        s.stack[-1]
        if s.stack and isinstance(s.stack[-1], Arriving) and s.stack[-1].seat == seat
        else None
    )
    if flying is not None:
        rows += launch_rows(here, [flying.hole], flying.ship, point, 0.0)
    supply = min(2, here.player.starships + here.player.battleship)
    if supply:
        rows += launch_rows(here, [*here.held, s.homes[seat]], SUPPLY, point, point)
    rows.sort(reverse=True)
    total, share, steps = 0.0, 1.0, 0
    taken: set[int] = set()
    used: set[int] = set()
    for gain, ship, hole, more in rows:
        if gain <= 0.0:
            break
        if hole not in taken and ship not in used:
            if ship == SUPPLY:
                supply -= 1
            if ship != SUPPLY or supply <= 0:
                used.add(ship)
            taken.add(hole)
            total += share * gain
            steps += more
            share *= 0.85
    return here.w.hope * total + 0.9 * point * min(left, steps) + 0.02 * left


def launch_rows(here: Features, starts: list[int], ship: int, point: float, price: float) -> Rows:
    """Return what a ship can settle that is put into the orbit of one of *starts*, at a further
    *price*.
    """
    s, goals, relief, planets = here.s, here.goals, here.relief, here.s.planets
    # without a troop there, one must be recruited first
    shares = [0.95 if price and not planets[start].troops else 1.0 for start in starts]
    rows, sooner = [], here.w.sooner ** (2 if price else 1)
    for hole, likely in launched(s.parts, s.hand, tuple(zip(starts, shares, strict=True))).items():
        if hole in goals:
            gain = likely * (goals[hole] - point) - point - price
            gain = sooner * gain + likely * seeing(here, hole, 2 if price else 1)
            rows.append((gain, ship, hole, 2))
        elif hole in relief and likely < 1.0:
            rows.append((likely * relief[hole] - point - price, ship, hole, 1))
        elif hole in here.mines:
            rows.append((sooner * (likely * here.mines[hole] - point - price), ship, hole, 1))
    return rows


def seeing(here: Features, hole: int, points: int) -> float:
    """Return what a disc promises that is not looked at yet, with so many movement points to its
    orbit: far less than once it is, or it would be put off.
    """
    return here.unseen.get(hole, 0.0) * STEP**points


def striking(here: Features) -> float:
    """Return what the next Move may destroy beyond its cost, a launch for it included: the best
    target, and a little for the next ones.
    """
    s = here.s
    f = s.stack[-1] if s.stack else None
    pending = isinstance(f, (Moving, Attacking, Arriving)) and f.seat == here.seat
    price = 0.0 if pending else ACTION_VALUE
    starts = (
        ((f.hole, 1.0),)
        if isinstance(f, Arriving) and f.seat == here.seat
        else here.starts(here.seat)
    )
    gains = [
        row.likely * (row.vp + denied(here, row.victim) * loss_value(here, row.planet)) - price
        for row in strikes(s, here.seat, here.fleet_map, here.foes, starts=starts)
    ]
    gains = sorted((gain for gain in gains if gain > 0.0), reverse=True)
    if not gains:
        return 0.0
    return (0.9 if pending else here.w.strike) * gains[0] + 0.2 * sum(gains[1:4])


def denied(here: Features, victim: int) -> float:
    """Return the part of a seat's loss that counts as an own gain: more of who leads."""
    return here.w.deny * (1.0 + LEADS * here.held_back[victim])


def loss_value(here: Features, hole: int) -> float:
    """Return what its owner loses with a planet, or with a ship if *hole* is negative.

    A facility is worth the troops that paid for it and a step towards a technology.
    """
    if hole < 0:
        return 0.4
    planet, numbers = here.s.planets[hole], here.numbers
    return (
        numbers.planet_points
        + planet.colonies * numbers.colony_points
        + planet.cities * (numbers.city_points + 1.0)
        + 1.3 * planet.facilities
        + 0.2 * planet.troops
    )
