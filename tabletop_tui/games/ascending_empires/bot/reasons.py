"""What speaks for an action, in points, tokens, and what ships can settle and attack."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....engine import Reason, Who, Word
from ..rules.actions import Flick
from ..rules.battle import planet_need, strength
from ..rules.position import blockaded, fleet, holdings, occupied, orbits, traffic
from ..rules.powers import printed
from ..rules.scoring import best, score
from ..rules.state import FLEET, HOMEWORLD, NOBODY, State
from ..view.names import hole_name, planet_name
from .worth import CALM

PARTS = {
    "why-tokens": ("points",),
    "why-points": ("points",),
    "why-troops": ("troops",),
    "why-destroys": ("strike", "points", "troops", "danger"),
}
"""The terms that a reason speaks of."""


def reasons(before: State, after: State, seat: int, a: Any) -> list[Reason]:
    """What an action brings, the main reason first; of a flick, which may fail, what it aims at,
    and nothing that a face-down disc would have to tell.
    """
    if isinstance(a, Flick):
        return [*aims(before, after, seat), *ships(before, after, seat)]
    found = [*points(before, after, seat), *asleep(before, after, seat)]
    found += planets(before, after, seat)
    return [*found, *ships(before, after, seat), *troops(before, after, seat)]


def points(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Points, and the tokens among them."""
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
    """The end that a galaxy without tokens comes to, for who would lose then."""
    left = printed(before.parts).quiet_rounds - before.quiet
    if before.quiet > CALM and after.quiet < before.quiet and seat not in best(before):
        yield "why-rouses", {"rounds": left}


def known(s: State, seat: int, hole: int) -> bool:
    """Whether a seat knows what lies in a hole."""
    return s.planets[hole].up or bool(s.planets[hole].scanned >> seat & 1)


def name(s: State, seat: int, hole: int) -> Word:
    """The name of a hole, with what lies there as far as the seat knows it."""
    return planet_name(s, hole) if known(s, seat, hole) else hole_name(s, hole)


def aims(before: State, after: State, seat: int) -> Iterator[Reason]:
    """The planets that a flick has in view: to settle, or to destroy."""
    for hole, planet in enumerate(before.planets):
        now = after.planets[hole].owner
        if planet.owner == NOBODY and now == seat:
            yield "why-can-settle", {"planet": name(before, seat, hole)}
        elif occupied(planet) and planet.owner != seat and now == NOBODY:
            facts = {"planet": hole_name(before, hole), "seat": Who(planet.owner)}
            yield "why-can-attack", facts


def planets(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Planets settled, freed of a blockade, or taken from others."""
    for hole in holdings(after, seat):
        if before.planets[hole].owner != seat:
            yield "why-settles", {"planet": name(before, seat, hole)}
        elif blockaded(before, hole) and not blockaded(after, hole):
            yield "why-frees", {"planet": hole_name(after, hole)}
    for hole, planet in enumerate(before.planets):
        if occupied(planet) and planet.owner != seat and after.planets[hole].owner == NOBODY:
            yield "why-destroys", {"planet": hole_name(before, hole), "seat": Who(planet.owner)}


def reached(s: State, seat: int) -> set[int]:
    """The holes with an own ship in orbit."""
    return {hole for ship in fleet(s, seat) for hole in orbits(s, ship)}


def ships(before: State, after: State, seat: int) -> Iterator[Reason]:
    """What ships can do from where they are now."""
    around = traffic(after)
    for hole in sorted(reached(after, seat) - reached(before, seat)):
        planet = after.planets[hole]
        if planet.owner == NOBODY:
            yield "why-can-settle", {"planet": name(before, seat, hole)}
        elif planet.owner != seat and planet.disc != HOMEWORLD:
            power = sum(strength(after, x) for x in around[hole] if x // FLEET == seat)
            facts = {"planet": hole_name(after, hole), "seat": Who(planet.owner)}
            if power >= (need := planet_need(after, seat, hole)):
                yield "why-can-attack", facts
            else:
                yield "why-nears", facts | {"power": power, "need": need}


def troops(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Troops ready on planets."""
    then, now = (sum(s.planets[h].troops for h in holdings(s, seat)) for s in (before, after))
    if now > then:
        yield "why-troops", {"n": now - then, "all": now}
