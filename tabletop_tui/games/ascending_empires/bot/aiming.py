"""What a computer player tries: flicks, places to launch to, and the errors of its hand."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from ....engine import Aim, Draw, slip_at
from ..flight.aims import Shot, arrives, bank_shots, kind_of, lines, power_for
from ..flight.compass import DIRECTIONS, towards
from ..flight.preview import first_leg
from ..rules.actions import Arrive, Done, Flick, Jump, Land, Reinforce, TakeBack
from ..rules.battle import planet_need
from ..rules.galaxy import galaxy
from ..rules.handicaps import hand_of
from ..rules.position import fleet, holdings
from ..rules.powers import powers
from ..rules.state import FLEET, HOMEWORLD, NOBODY, Arriving, FinishingFlick, Moving, State, owner
from .features import WEIGHTS, Features
from .forecast import flick_chance
from .opportunities import loss_value
from .strikes import loot

AIMS = 7  # flicks proposed for a decision
ORBITS = 7
"""The number of orbits within reach for which launch places are looked at. Half of the positions
that a greedy player values are launches, and there are more places than it looks at.
"""
BANKS = 2  # orbits out of reach of straight shots for which a bounce is looked for
SPREAD = {"easy": (7, 4), "normal": (4, 4), "hard": (2, 4), "expert": (2, 4)}
"""The error of a hand by level, as a fraction of what the table's hand draws."""


def samples(s: State, seat: int, offer: Any, luck: Draw) -> list[Any]:
    """Return the most promising flicks that stop where a ship has something to gain."""
    choices = offer.choices
    assert isinstance(choices, Aim)
    if choices.stopped is not None:
        return [choices.make(choices.pieces[0], *choices.stopped[:2])]
    board, here, seats = galaxy(s.parts), Features(s, seat, WEIGHTS), len(s.players)
    goals = {hole: gain for hole in range(len(s.planets)) if (gain := goal(here, hole)) > 0.0}
    rows: list[tuple[float, int, Shot]] = []
    reached: set[int] = set()
    for ship in choices.pieces:
        at = board.orbits(ship, s.ships[ship])
        for line in lines(board, kind_of(ship), s.ships[ship]):
            if line.hole in goals and line.hole not in at:
                reached.add(line.hole)
                shot = Shot(line.hole, towards(line.dx, line.dy), power_for(board, line.run))
                likely = flick_chance(s.parts, hand_of(s, seat), line.run // 10_000)
                rows.append((likely * goals[line.hole] - leaving(here, ship, at), ship, shot))
    rows.sort(key=lambda row: -row[0])
    flicks: list[tuple[int, Shot]] = []
    for _, ship, shot in rows[: 3 * AIMS]:
        if len(flicks) < AIMS and arrives(board, s.ships, ship, shot, seats):
            flicks.append((ship, shot))
    hard = [hole for hole in goals if hole not in reached and goals[hole] > 1.0]
    far = [
        (goals[hole], hole, ship) for hole in hard for ship in choices.pieces if near(s, ship, hole)
    ]
    for _, hole, ship in sorted(far, reverse=True)[:BANKS]:
        flicks += [
            (ship, shot) for shot in bank_shots(board, s.ships, ship, hole, seats=seats, most=1)
        ]
    flicks += rams(s, seat, here)
    return [choices.make(ship, -shot.direction % DIRECTIONS, shot.power) for ship, shot in flicks]


def goal(here: Features, hole: int) -> float:
    """Return what another ship in an orbit is worth."""
    s = here.s
    planet = s.planets[hole]
    if planet.disc == HOMEWORLD:
        return 0.0
    own = any(ship // FLEET == here.seat for ship in here.around.get(hole, ()))
    if planet.owner == NOBODY:
        return (0.2 if own else 1.0) * here.goals[hole]
    if planet.owner == here.seat:
        return 0.3 if here.blocked(hole) else 0.1 * planet.items
    ships = sum(ship // FLEET == here.seat for ship in here.around.get(hole, ()))
    missing = planet_need(s, here.seat, hole) - ships
    falls = (loot(s, planet) + 0.5 * loss_value(here, hole)) * (1.0, 1.0, 0.5, 0.2, 0.1)[
        max(0, min(4, missing))
    ]
    return max(falls, here.mines.get(hole, 0.0))


def leaving(here: Features, ship: int, at: tuple[int, ...]) -> float:
    """Return what is lost when a ship leaves the orbits it is in."""
    return sum(0.5 * goal(here, hole) for hole in at if here.s.planets[hole].owner == NOBODY)


def near(s: State, ship: int, hole: int) -> bool:
    """Return whether a bank shot from here is worth looking for."""
    x, y = s.ships[ship]
    place = galaxy(s.parts).holes[hole]
    return (place.x - x) ** 2 + (place.y - y) ** 2 <= 330_000**2


def rams(s: State, seat: int, here: Features) -> list[tuple[int, Shot]]:
    """Return straight shots at enemy ships in orbit of own planets, from the nearest own ship."""
    board, shots = galaxy(s.parts), []
    mine = fleet(s, seat)
    for hole in holdings(s, seat):
        for target in here.around.get(hole, ()):
            if target // FLEET == seat or s.planets[hole].disc == HOMEWORLD or not mine:
                continue
            x, y = s.ships[target]
            ship = min(mine, key=lambda n: (s.ships[n][0] - x) ** 2 + (s.ships[n][1] - y) ** 2)
            dx, dy = x - s.ships[ship][0], y - s.ships[ship][1]
            far = int((dx * dx + dy * dy) ** 0.5)
            shot = Shot(hole, towards(dx, dy), power_for(board, far + 30_000))
            leg = first_leg(board, s.ships, ship, shot.direction, far, seats=len(s.players))
            if far < 400_000 and leg.other == target:
                shots.append((ship, shot))
    return shots[:2]


@lru_cache(maxsize=256)
def good_spots(parts: str, hole: int, kind: int) -> frozenset[int]:
    """Return, for each of the nearest orbits that a flick from this one may reach, the nearest
    launch place and an average one. Farther orbits are seldom reached.
    """
    board = galaxy(parts)
    best: dict[int, list[tuple[int, int]]] = {}
    for spot in range(0, len(board.launch[hole]), 2):
        for line in lines(board, kind, board.launch[hole][spot]):
            if line.hole != hole:
                best.setdefault(line.hole, []).append((line.run, spot))
    spots: set[int] = set()
    for rows in best.values():
        rows.sort()
    for rows in sorted(best.values())[:ORBITS]:
        nearest, fair = rows[0], rows[min(max(1, len(rows) // 2), len(rows) - 1)]
        spots |= {nearest[1], fair[1]}
    return frozenset(spots)


def prunes(s: State, seat: int, a: Any) -> bool:
    """Return whether no player considers an action: a Move that undoes itself, troops taken back
    without need, launch places that lead nowhere.
    """
    if isinstance(a, Arrive) and isinstance(f := s.stack[-1], Arriving):
        return a.spot not in good_spots(s.parts, a.hole, kind_of(f.ship))
    if isinstance(a, Land):
        return undone(s, seat, a)
    if isinstance(a, TakeBack):
        return s.players[seat].troops > 1
    if isinstance(a, Done):
        return s.players[seat].troops > 2
    if isinstance(a, Reinforce):
        return a.troops + a.starships == 0
    if isinstance(a, Jump):
        return s.planets[a.hole].owner == seat
    return False


def undone(s: State, seat: int, a: Land) -> bool:
    """Return whether a ship lands that this Move has launched from the same planet, with nothing
    done in between.
    """
    f = s.stack[-1]
    if not isinstance(f, Moving) or f.left != powers(s, seat).points - 1 or f.jumps or f.recalls:
        return False
    own = s.planets[a.hole].owner == seat
    return own and s.ships[a.ship] in galaxy(s.parts).launch[a.hole]


def outcome(s: State, a: Any, n: int) -> Any:
    """Return a flick with the *n*-th of many errors. Direction and power are spread evenly over the
    errors of the hand, and independently of each other (Halton sequence, 1960).
    """
    if not isinstance(a, Flick) or a.errors or isinstance(s.stack[-1], FinishingFlick):
        return a
    of = galaxy(s.parts).hands[hand_of(s, owner(a.ship))]
    return replace(
        a,
        errors=(
            slip_at(of.draws, of.angle, evenly(n, 2)),
            slip_at(of.draws, of.power, evenly(n, 3)),
        ),
    )


@lru_cache(maxsize=1 << 12)
def evenly(n: int, base: int) -> float:
    """Return the *n*-th number, from 0 to 1, of the van der Corput sequence in a base."""
    share, part, n = 0.0, 1.0, n + 1
    while n:
        part /= base
        n, digit = divmod(n, base)
        share += part * digit
    return share


def intended(a: Any) -> Any:
    """Return a flick as it was aimed, without the errors of a timed sweep."""
    return replace(a, errors=()) if isinstance(a, Flick) and a.errors else a


def carry_out(s: State, seat: int, a: Any, level: str, luck: Draw) -> Any:
    """Return a flick as a player of that level carries it out. If the sweep is timed, its hand
    errs.
    """
    if not isinstance(a, Flick) or not s.timing or a.errors:
        return a
    of = galaxy(s.parts).hands[hand_of(s, owner(a.ship))]
    if not of.angle and not of.power:
        return a
    up, down = SPREAD.get(level, (1, 1))
    errors = []
    for most in (of.angle, of.power):
        slip = sum(luck(2 * most + 1) - most for _ in range(of.draws))
        slip = (abs(slip) * up + down // 2) // down * (1 if slip > 0 else -1)
        errors.append(max(-of.draws * most, min(of.draws * most, slip)))
    if isinstance(f := s.stack[-1], FinishingFlick):  # another player has stopped the direction
        errors[0] = f.turn
    return replace(a, errors=tuple(errors))
