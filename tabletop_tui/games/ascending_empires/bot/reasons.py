"""What speaks for an action: points, tokens, and what ships can settle and attack."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....engine import OneOf, Reason, Who, Word, apply, offers
from ..flight.preview import Odds, Outlook
from ..rules.actions import Arrive, Develop, Flick, Jump, Land, Launch
from ..rules.battle import planet_need, strength
from ..rules.galaxy import galaxy
from ..rules.handicaps import hand_of
from ..rules.position import blockaded, fleet, foreign, holdings, occupied, orbits, traffic
from ..rules.powers import powers, powers_at, printed
from ..rules.scoring import best, score
from ..rules.state import ASTEROID, FLEET, HOMEWORLD, NOBODY, Arriving, FinishingFlick, State
from ..view.forecast import with_ships
from ..view.names import hole_name, planet_name, ship_name
from ..view.starts import start_of
from .evaluation import CALM

MOVES = (Arrive, Jump, Land, Launch)
"""The decisions of a Move that end before the next ship moves."""
CLOSE = 2  # unseen discs, counted from the homeworld, that are worth a look for being near

REASON_TERMS = {
    "why-tokens": ("points",),
    "why-points": ("points",),
    "why-blockades": ("siege",),
    "why-destroys": ("strike", "points", "troops", "danger"),
}
"""The terms that a reason speaks of."""
REASON_MEASURES = {"why-chance": "chance", "why-ram": "chance"}
"""The fact of a reason of which more is better."""


def reasons(before: State, after: State, seat: int, a: Any) -> list[Reason]:
    """Return what an action brings, the main reason first.

    For a flick, which may fail, that is its target, and nothing that a face-down disc would reveal.
    For an action that ends the game it is the points alone, as nothing prepared for later matters.
    """
    if isinstance(a, Flick):
        return list(flicked(before, seat, a))
    if not after.stack:
        return list(points(before, after, seat))
    after = own_part(before, after, seat, a)
    rows = [*points(before, after, seat), *asleep(before, after, seat)]
    rows += planets(before, after, seat)
    if isinstance(a, Develop):
        rows += developed(before, seat, a)
    if isinstance(a, Land):
        rows += explored(before, seat, a.hole)
    return [*rows, *ships(before, after, seat)]


def own_part(before: State, after: State, seat: int, a: Any) -> State:
    """Return the position after one decision of a Move and the place that its ship takes, without
    what other ships do with the movement that is left. Other actions lead to *after*.
    """
    from .. import GAME

    if not isinstance(a, MOVES):
        return after
    then: State = GAME.clone(before)
    apply(GAME, then, seat, a, checked=False)
    f = then.stack[-1] if then.stack else None
    if isinstance(f, Arriving) and f.seat == seat:
        open_ = offers(GAME, then, seat)
        places = [x for o in open_ if isinstance(o.choices, OneOf) for x in o.choices.actions]
        board = galaxy(then.parts)
        there = after.ships.get(f.ship)
        arrive = next((x for x in places if board.launch[x.hole][x.spot] == there), places[0])
        apply(GAME, then, seat, arrive, checked=False)
    return then


def points(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Yield the points, and the tokens among them."""
    tokens = after.players[seat].vp - before.players[seat].vp
    gained = sum(score(after, seat).values()) - sum(score(before, seat).values())
    if tokens > 0:
        yield "why-tokens", {"n": tokens}
    settled = [hole for hole in holdings(after, seat) if before.planets[hole].owner != seat]
    if not all(known(before, seat, hole) for hole in settled):
        return
    if gained > tokens and gained > 0:
        yield "why-points", {"n": gained}


def asleep(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Yield that the action prevents an end by quiet rounds, for a seat that would lose then."""
    left = printed(before.parts).quiet_rounds - before.quiet
    if before.quiet > CALM and after.quiet < before.quiet and seat not in best(before):
        yield "why-rouses", {"rounds": left}


def known(s: State, seat: int, hole: int) -> bool:
    """Return whether a seat knows the disc in a hole."""
    return s.planets[hole].up or bool(s.planets[hole].scanned >> seat & 1)


def name(s: State, seat: int, hole: int) -> Word:
    """Return the name of a hole, with the disc in it as far as the seat knows it."""
    return planet_name(s, hole) if known(s, seat, hole) else hole_name(s, hole)


def flicked(s: State, seat: int, a: Flick) -> Iterator[Reason]:
    """Yield what a flick leads to and its chance: the target of a hand without errors, and the
    chance that the table shows to the player who aims.
    """
    if isinstance(s.stack[-1], FinishingFlick):
        return
    hand = galaxy(s.parts).hands[hand_of(s, seat)]
    outlook = Outlook(start_of(s, a.ship), a.angle, a.power, hand)
    goal = outlook.goal
    if goal.place is not None and goal.kind == "orbit":
        yield from ships(s, with_ships(s, s.ships | {a.ship: goal.place}), seat)
        yield chance(s, seat, outlook, goal.which)
        yield from explored(s, seat, goal.which)
    elif goal.kind == "ram" and goal.which >= 0:
        yield "why-ram", {"ship": ship_name(goal.which), "chance": full(outlook).ram}


def full(outlook: Outlook) -> Odds:
    """Return the odds with every error tried."""
    outlook.refine(outlook.size * outlook.size)
    return outlook.odds()


def chance(s: State, seat: int, outlook: Outlook, hole: int) -> Reason:
    """Return how many of a hundred flicks end in an orbit."""
    likely = dict(full(outlook).orbits).get(hole, 0)
    return "why-chance", {"planet": name(s, seat, hole), "chance": likely}


def planets(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Yield planets settled, freed of a blockade, or taken from others."""
    for hole in holdings(after, seat):
        if before.planets[hole].owner != seat:
            held = sum(occupied(after.planets[n]) for n in holdings(after, seat))
            yield "why-settles", {"planet": name(before, seat, hole), "n": held}
        elif blockaded(before, hole) and not blockaded(after, hole):
            yield "why-frees", {"planet": hole_name(after, hole)} | freed(after, hole)
    for hole, planet in enumerate(before.planets):
        if occupied(planet) and planet.owner != seat and after.planets[hole].owner == NOBODY:
            worth = [sum(score(s, planet.owner).values()) for s in (before, after)]
            facts = {"planet": hole_name(before, hole), "seat": Who(planet.owner)}
            yield "why-destroys", facts | {"n": worth[0] - worth[1]}


def freed(s: State, hole: int) -> dict[str, int]:
    """Return what can be used again when a blockade is lifted."""
    planet = s.planets[hole]
    room = printed(s.parts).items - planet.items
    return {"troops": planet.troops, "facilities": planet.facilities, "room": room}


def prize(s: State, seat: int, hole: int) -> tuple[int, int]:
    """Return the least and the most points of a free planet; they are equal if the seat knows the
    disc.
    """
    numbers = printed(s.parts)
    found = numbers.asteroid_points, numbers.planet_points
    if known(s, seat, hole):
        found = (found[s.planets[hole].disc != ASTEROID],) * 2
    return min(found), max(found)


def reached(s: State, seat: int) -> set[int]:
    """Return the holes with an own ship in orbit."""
    return {hole for ship in fleet(s, seat) for hole in orbits(s, ship)}


def ships(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Yield what ships can do from where they are now."""
    around, then = traffic(after), traffic(before)
    new = reached(after, seat) - reached(before, seat)
    cleared = {h for h in reached(after, seat) - new if foreign(then.get(h, ()), seat)}
    for hole in sorted(new | {h for h in cleared if not foreign(around[h], seat)}):
        planet = after.planets[hole]
        if planet.owner == NOBODY:
            least, most = prize(before, seat, hole)
            facts = {"planet": name(before, seat, hole), "n": least}
            yield "why-can-settle", facts | {"most": most, "open": most - least}
        elif planet.owner != seat and planet.disc != HOMEWORLD:
            power = sum(strength(after, x) for x in around[hole] if x // FLEET == seat)
            need = planet_need(after, seat, hole)
            facts = {"planet": hole_name(after, hole), "seat": Who(planet.owner)}
            fresh = hole in new and not foreign(then.get(hole, ()), planet.owner)
            if fresh and (mined := most_mined(after, hole)):
                yield "why-blockades", facts | {"n": mined}
            if power < need:
                if hole in new:
                    yield "why-nears", facts | {"power": power, "need": need}
            elif not foreign(around[hole], seat):
                yield "why-can-attack", facts | {"power": power, "need": need}


def most_mined(s: State, hole: int) -> int:
    """Return the most VP that one mining of a planet can bring its owner."""
    planet, numbers = s.planets[hole], printed(s.parts)
    room = numbers.items - planet.items + planet.troops
    more = powers(s, planet.owner).mining
    return max([vp + more for troops, vp in numbers.mining if troops <= room], default=0)


def explored(s: State, seat: int, hole: int) -> Iterator[Reason]:
    """Yield that a disc nobody has turned up is among the nearest to the seat's homeworld."""
    board = galaxy(s.parts)
    home = next((n for n, p in enumerate(s.planets) if p.owner == seat and p.disc == HOMEWORLD), -1)
    if home < 0 or known(s, seat, hole):
        return

    def away(n: int) -> int:
        return (board.holes[n].x - board.holes[home].x) ** 2 + (
            board.holes[n].y - board.holes[home].y
        ) ** 2

    unseen = [n for n in range(len(s.planets)) if not known(s, seat, n)]
    rank = 1 + sum(away(n) < away(hole) for n in unseen)
    if rank <= CLOSE:
        yield "why-explores", {"planet": hole_name(s, hole), "n": rank}


def developed(s: State, seat: int, a: Develop) -> Iterator[Reason]:
    """Yield what a technology changes in the player's own numbers."""
    levels = list(s.players[seat].levels)
    levels[a.colour] += 1
    one, two, three, four = levels
    then, now = powers(s, seat), powers_at(s.parts, (one, two, three, four))
    for power in COUNTED:
        if (n := getattr(now, power)) != (old := getattr(then, power)):
            yield f"why-power-{power.replace('_', '-')}", {"n": n, "before": old}
            return


COUNTED = (
    "points",
    "recruits",
    "garrison",
    "mining",
    "facility_cost",
    "city_bonus",
    "ship_defence",
    "planet_defence",
    "shields",
    "recalls",
    "jumps",
)
"""The powers that a number describes completely."""
