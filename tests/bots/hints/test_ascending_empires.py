"""Every number in a hint of Ascending Empires, checked against the printed values and the rules."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import chain
from typing import Any

from tabletop_tui.engine import Who, Word
from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.flight.aims import kind_of, lines, power_for
from tabletop_tui.games.ascending_empires.flight.compass import towards
from tabletop_tui.games.ascending_empires.rules import actions as do
from tabletop_tui.games.ascending_empires.rules.galaxy import galaxy
from tabletop_tui.games.ascending_empires.rules.powers import powers, printed
from tabletop_tui.games.ascending_empires.rules.state import (
    ASTEROID,
    COLOURS,
    FLEET,
    HOMEWORLD,
    STARSHIPS,
    State,
)
from tabletop_tui.games.ascending_empires.view.names import hole_name, planet_name, ship_name
from tabletop_tui.store.load import load
from tests.bots.hints.hinted import Told, along, messages, sentences
from tests.bots.hints.rare_positions import hand_made
from tests.golden.examples import SAVES
from tests.golden.make import HERE

Facts = dict[str, Any]
FLICKS = 40  # played by the rules to check a chance
OFF = 0.3  # the largest difference of a chance and the share of so many flicks


def hole_of(s: State, word: Word) -> int:
    """Return the hole of a name, with or without the disc."""
    names = [(hole_name(s, hole), planet_name(s, hole)) for hole in range(len(s.planets))]
    return next(hole for hole, known in enumerate(names) if word in known)


def points(s: State, seat: int) -> int:
    """Return the points of a seat, counted piece by piece."""
    numbers, total, quadrants = printed(s.parts), s.players[seat].vp, set()
    for hole, planet in enumerate(s.planets):
        if planet.owner == seat and planet.disc != HOMEWORLD:
            rock = planet.disc == ASTEROID
            total += numbers.asteroid_points if rock else numbers.planet_points
            total += planet.colonies * numbers.colony_points + planet.cities * numbers.city_points
            if planet.cities:
                quadrants.add(galaxy(s.parts).holes[hole].quadrant)
    return total + numbers.quadrant_points[len(quadrants)]


def power(s: State, ships: list[int]) -> int:
    return sum(printed(s.parts).strength[ship % FLEET == STARSHIPS] for ship in ships)


def orbiting(s: State, hole: int, seat: int) -> list[int]:
    """Return the ships of a seat in an orbit."""
    board = galaxy(s.parts)
    return [n for n, at in s.ships.items() if n // FLEET == seat and hole in board.orbits(n, at)]


def defence(s: State, hole: int) -> int:
    """Return the defence of a planet, item by item."""
    planet, held = s.planets[hole], powers(s, s.planets[hole].owner)
    items = (planet.troops, planet.facilities, planet.colonies, planet.cities)
    each = printed(s.parts).item_defence
    total = sum(count * n for count, n in zip(items, each, strict=True)) + held.planet_defence
    return total + (held.shields if planet.facilities else 0)


def aimed(t: Told) -> State:
    """Return the position after the flick without errors."""
    if not isinstance(t.action, do.Flick):
        return t.after
    s: State = GAME.clone(t.before)
    s.hand, s.seams = "steady", False
    frame = next(f for f in GAME.by_frame if f.__name__ == "Moving")
    s.stack = [*s.stack, frame(t.seat, 2)]
    part = next(p for p in GAME.by_frame[frame].parts if p.action is do.Flick)  # type: ignore[attr-defined]
    part.apply(s, s.stack[-1], t.seat, replace(t.action, errors=()), lambda event: None)
    return s


def flown(t: Told, s: State, ship: int, a: do.Flick, ends: Callable[[State], bool]) -> float:
    """Return the share of flicks with errors that end so, played by the rules."""
    frame = next(f for f in GAME.by_frame if f.__name__ == "Moving")
    part = next(p for p in GAME.by_frame[frame].parts if p.action is do.Flick)  # type: ignore[attr-defined]
    found = 0
    for n in range(FLICKS):
        u: State = GAME.clone(s)
        u.rng = 1 + n * 7919
        u.stack = [*u.stack, frame(t.seat, 2)]
        part.apply(u, u.stack[-1], t.seat, a, lambda event: None)
        found += ends(u)
    return found / FLICKS


def chance(t: Told, f: Facts) -> Any:
    """The flick is played often, or the flick to the orbit in the reason from where the ship came
    to rest.
    """
    hole, board = hole_of(t.before, f["planet"]), galaxy(t.before.parts)
    if isinstance(t.action, do.Flick):
        s, tries = t.before, [replace(t.action, errors=())]
    else:
        s = t.after  # one ship or two have come from supply
        ships = [n for n in s.ships if n not in t.before.ships and n // FLEET == t.seat]
        tries = [
            do.Flick(ship, towards(line.dx, line.dy), power_for(board, line.run))
            for ship in ships
            for line in lines(board, kind_of(ship), s.ships[ship])
            if line.hole == hole
        ]
    shares = [
        flown(t, s, a.ship, a, lambda u, ship=a.ship: ship in orbiting(u, hole, t.seat))  # type: ignore[misc]
        for a in tries
    ]
    return any(abs(share - f["chance"] / 100) < OFF for share in shares)


def rams(t: Told, f: Facts) -> Any:
    a, s = t.action, t.before
    target = next(ship for ship in s.ships if ship_name(ship) == f["ship"])
    share = flown(t, s, a.ship, replace(a, errors=()), lambda u: target not in u.ships)
    return abs(share - f["chance"] / 100) < OFF


def can_settle(t: Told, f: Facts) -> Any:
    s, hole = aimed(t), hole_of(t.before, f["planet"])
    planet, numbers = t.before.planets[hole], printed(s.parts)
    worth = [numbers.asteroid_points, numbers.planet_points]
    if planet.up or planet.scanned >> t.seat & 1:
        worth = [worth[planet.disc != ASTEROID]]
    here = bool(orbiting(s, hole, t.seat)) and s.planets[hole].owner < 0
    told = (f["n"], f["most"], f["open"])
    return here and told == (min(worth), max(worth), max(worth) - min(worth))


def settled(t: Told, f: Facts) -> Any:
    """The planet is the player's, one of so many."""
    held = [p.owner == t.seat and p.disc != HOMEWORLD for p in t.after.planets]
    return held[hole_of(t.before, f["planet"])] and f["n"] == sum(held)


def freed(t: Told, f: Facts) -> Any:
    """Ships of others were in the orbit and are gone; the items below them agree."""
    hole = hole_of(t.after, f["planet"])
    others = [x for x in range(len(t.after.players)) if x != t.seat]
    there = [any(orbiting(s, hole, x) for x in others) for s in (t.before, t.after)]
    planet, most = t.after.planets[hole], printed(t.after.parts).items
    held = planet.troops + planet.facilities + planet.colonies + planet.cities
    told = (f["troops"], f["facilities"], f["room"])
    return there == [True, False] and told == (planet.troops, planet.facilities, most - held)


def destroyed(t: Told, f: Facts) -> Any:
    hole = hole_of(t.before, f["planet"])
    rival = t.before.planets[hole].owner
    lost = points(t.before, rival) - points(t.after, rival)
    return (f["seat"], f["n"]) == (Who(rival), lost) and t.after.planets[hole].owner < 0


def nears(t: Told, f: Facts) -> Any:
    s, hole = aimed(t), hole_of(t.before, f["planet"])
    need = max(1, defence(s, hole) + powers(s, t.seat).margin)
    mine = power(s, orbiting(s, hole, t.seat))
    return (f["power"], f["need"], f["seat"].seat) == (mine, need, s.planets[hole].owner)


def can_attack(t: Told, f: Facts) -> Any:
    s, hole = aimed(t), hole_of(t.before, f["planet"])
    others = [x for x in range(len(t.after.players)) if x != t.seat and orbiting(s, hole, x)]
    return nears(t, f) and f["power"] >= f["need"] and not others


def guarded(t: Told, f: Facts) -> Any:
    hole = hole_of(t.after, f["planet"])
    return t.after.planets[hole].owner == t.seat and f["n"] == len(orbiting(t.after, hole, t.seat))


def defended(t: Told, f: Facts) -> Any:
    hole, s = hole_of(t.after, f["planet"]), t.after
    place, rival = galaxy(s.parts).holes[hole], f["seat"].seat
    away = {
        n: abs(complex(x - place.x, y - place.y))
        for n, (x, y) in s.ships.items()
        if n // FLEET != t.seat
    }
    near = [n for n, far in away.items() if far == min(away.values()) and n // FLEET == rival]
    return f["n"] == defence(s, hole) and f["power"] in [power(s, [n]) for n in near]


def garrison(t: Told, f: Facts) -> Any:
    """The planet mines the number of tokens in the reason, or the rules refuse to mine there."""
    hole, s = hole_of(t.after, f["planet"]), t.after
    best, troops = 0, s.planets[hole].troops
    acting = next(g for g in GAME.by_frame if g.__name__ == "Acting")
    part = next(p for p in GAME.by_frame[acting].parts if p.action is do.Mine)  # type: ignore[attr-defined]
    offer = part.offer(s, acting(t.seat), t.seat)
    for a in offer.actions if offer else ():
        if a.hole == hole:
            u: State = GAME.clone(s)
            u.pile = 50
            part.apply(u, acting(t.seat), t.seat, a, lambda event: None)
            best = max(best, u.players[t.seat].vp - s.players[t.seat].vp)
    return (f["n"], f["tokens"]) == (troops, best)


def research(t: Told, f: Facts) -> Any:
    s, colour = t.after, t.before.planets[t.action.hole].disc
    board = galaxy(s.parts)
    counted = sum(
        planet.facilities
        for hole, planet in enumerate(s.planets)
        if planet.owner == t.seat
        and planet.disc == colour
        and not any(
            n // FLEET != t.seat and hole in board.orbits(n, at) for n, at in s.ships.items()
        )
    )
    level = s.players[t.seat].levels[colour]
    row = printed(s.parts).technologies[colour][level]
    first = all(player.levels[colour] <= level for player in s.players)
    due = (counted, row.facilities, row.first_vp if first else 0)
    return (f["have"], f["need"], f["points"]) == due


def standing(t: Told, f: Facts) -> Any:
    s = t.before if isinstance(t.action, do.Flick) else t.after
    rows = [points(s, x) for x in range(len(s.players))]
    return rows.pop(t.seat) == f["n"] and max(rows) == f["best"]


def troops(s: State, seat: int) -> int:
    return sum(planet.troops for planet in s.planets if planet.owner == seat)


CHECKS: dict[str, Callable[[Told, Facts], Any]] = {
    "why-tokens": lambda t, f: f["n"] == t.after.players[t.seat].vp - t.before.players[t.seat].vp,
    "why-points": lambda t, f: f["n"] == points(t.after, t.seat) - points(t.before, t.seat),
    "why-troops": lambda t, f: (
        [f["n"], f["all"]]
        == [troops(t.after, t.seat) - troops(t.before, t.seat), troops(t.after, t.seat)]
    ),
    "why-rouses": lambda t, f: (
        f["rounds"] == printed(t.before.parts).quiet_rounds - t.before.quiet
        and points(t.before, t.seat)
        <= max(points(t.before, x) for x in range(len(t.after.players)))
    ),
    "why-settles": settled,
    "why-frees": freed,
    "why-destroys": destroyed,
    "why-can-settle": can_settle,
    "why-can-attack": can_attack,
    "why-nears": nears,
    "why-chance": chance,
    "why-ram": rams,
    "why-guarded": guarded,
    "why-defence": defended,
    "why-garrison": garrison,
    "why-research": research,
    "why-reinforce": lambda t, f: (
        [f["troops"], f["starships"]]
        == [
            t.after.players[t.seat].troops,
            t.after.players[t.seat].starships,
        ]
    ),
    "why-supply": lambda t, f: f["n"] == t.after.players[t.seat].troops,
    "why-unspent": lambda t, f: f["n"] == t.before.stack[-1].left,
    "why-pass": lambda t, f: (
        f["n"] == t.before.passes + 1 and f["least"] == 2 * len(t.after.players)
    ),
    "why-standing": standing,
    "why-level": lambda t, f: (
        (f["n"], f["most"])
        == (
            t.after.players[t.seat].levels[t.action.colour],
            len(printed(t.before.parts).technologies[t.action.colour]),
        )
        and f["colour"].key == f"colour-{COLOURS[t.action.colour]}"
    ),
}
"""By message. Those about a technology are in :func:`developed`."""


def developed(t: Told, key: str, f: Facts) -> Any:
    """Return the power that a technology changes, before and after it."""
    field = key.removeprefix("why-power-").replace("-", "_")
    return (f["before"], f["n"]) == tuple(
        getattr(powers(s, t.seat), field) for s in (t.before, t.after)
    )


def test_every_number_of_a_hint_is_what_comes_of_it() -> None:
    seen: Facts = {}
    flights = 0
    games = [SAVES / "example-ascending-empires-late.json", HERE / "ascending-empires-4.json"]
    met = chain.from_iterable(along(load(path).table, 3) for path in games)
    for told in chain(hand_made(), met):
        assert told.reasons, told.action
        for key, facts in told.reasons:
            flown = key in ("why-chance", "why-ram")
            if flown and key in seen and (flights := flights + 1) % 8:
                continue
            if key.startswith("why-power-"):
                assert developed(told, key, facts), (told.action, key, facts)
            else:
                assert CHECKS[key](told, facts), (told.action, key, facts)
            seen[key] = facts
    assert messages("ascending_empires") == set(seen)
    for sentence in sentences("ascending_empires", seen):
        assert re.search(r"\d", sentence) and not re.search(r"why-|[{}]|\.$", sentence), sentence
