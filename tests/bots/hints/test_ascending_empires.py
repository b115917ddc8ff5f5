"""Every number in a hint of Ascending Empires, checked against the printed values and the rules."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import chain
from typing import Any

from tabletop_tui.engine import Who, Word, apply, offers
from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.bot.reasons_of import REASONS_OF
from tabletop_tui.games.ascending_empires.flight.aims import kind_of, lines, power_for
from tabletop_tui.games.ascending_empires.flight.compass import towards
from tabletop_tui.games.ascending_empires.rules import actions as do
from tabletop_tui.games.ascending_empires.rules.galaxy import galaxy
from tabletop_tui.games.ascending_empires.rules.powers import powers, printed
from tabletop_tui.games.ascending_empires.rules.state import (
    ASTEROID,
    BROWN,
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


def flown_there(t: Told, hole: int) -> list[State]:
    """Return the positions in which a ship may reach a planet next: after a flick, after an action,
    or after the flick that a ship from supply is meant for.
    """
    if isinstance(t.action, do.Flick):
        return [aimed(t)]
    board = galaxy(t.before.parts)
    new = [
        n for n, at in t.after.ships.items() if n // FLEET == t.seat and t.before.ships.get(n) != at
    ]
    flicks = [
        do.Flick(ship, towards(line.dx, line.dy), power_for(board, line.run))
        for ship in new
        for line in lines(board, kind_of(ship), t.after.ships[ship])
        if line.hole == hole
    ]
    return [t.after, *(aimed(replace(t, before=t.after, action=a)) for a in flicks)]


def can_settle(t: Told, f: Facts) -> Any:
    hole = hole_of(t.before, f["planet"])
    return any(may_settle(t, f, s, hole) for s in flown_there(t, hole))


def may_settle(t: Told, f: Facts, s: State, hole: int) -> Any:
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
    hole = hole_of(t.before, f["planet"])
    return any(strong(t, f, s, hole) for s in flown_there(t, hole))


def blockades(t: Told, f: Facts) -> Any:
    """A ship of another comes to a rival's planet, where three troops at most would mine so much."""
    hole, rival = hole_of(t.before, f["planet"]), f["seat"].seat
    s = next((s for s in flown_there(t, hole) if orbiting(s, hole, t.seat)), t.before)
    planet = s.planets[hole]
    room = printed(s.parts).items - planet.facilities - planet.colonies - planet.cities
    more = s.players[rival].levels[BROWN] >= 2  # R47: deep mines
    return planet.owner == rival != t.seat and f["n"] == {2: 1, 3: 2}[room] + more


def strong(t: Told, f: Facts, s: State, hole: int) -> Any:
    need = max(1, defence(s, hole) + powers(s, t.seat).margin)
    mine = power(s, orbiting(s, hole, t.seat))
    return (f["power"], f["need"], f["seat"].seat) == (mine, need, s.planets[hole].owner)


def can_attack(t: Told, f: Facts) -> Any:
    hole, others = (
        hole_of(t.before, f["planet"]),
        [x for x in range(len(t.after.players)) if x != t.seat],
    )
    return f["power"] >= f["need"] and any(
        strong(t, f, s, hole) and not any(orbiting(s, hole, x) for x in others)
        for s in flown_there(t, hole)
    )


def guarded(t: Told, f: Facts) -> Any:
    """The nearest rival ship is strong enough for the planet, which the guards hold."""
    hole, s = hole_of(t.after, f["planet"]), t.after
    place = galaxy(s.parts).holes[hole]
    rivals = [n for n in s.ships if n // FLEET != t.seat]
    near = min(rivals, key=lambda n: abs(complex(s.ships[n][0] - place.x, s.ships[n][1] - place.y)))
    need = max(1, defence(s, hole) + powers(s, near // FLEET).margin)
    if f["seat"].seat != near // FLEET or power(s, [near]) < need:
        return False
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
    needs = [max(1, defence(x, hole) + powers(x, rival).margin) for x in (t.before, s)]
    fits = f["n"] == defence(s, hole) and f["power"] in [power(s, [n]) for n in near]
    return fits and needs[0] <= f["power"] < needs[1]


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


def can_build(t: Told, f: Facts) -> Any:
    """The rules offer the building afterwards, if it were the next action, and not before."""
    named = {"city": do.BuildCity, "colony": do.BuildColony, "facility": do.BuildFacility}
    kind_of_building = named[f["thing"].key.removeprefix("why-thing-")]
    acting = next(g for g in GAME.by_frame if g.__name__ == "Acting")
    part = next(p for p in GAME.by_frame[acting].parts if p.action is kind_of_building)  # type: ignore[attr-defined]
    offered = []
    for s in (t.before, t.after):
        offer = part.offer(s, acting(t.seat), t.seat)
        offered.append(kind_of_building(t.action.hole) in (offer.actions if offer else ()))
    return offered == [False, True] and f["n"] == t.after.planets[t.action.hole].troops


def explored(t: Told, f: Facts) -> Any:
    """No more unseen discs lie nearer to the homeworld."""
    s, hole = t.before, hole_of(t.before, f["planet"])
    place = galaxy(s.parts).holes
    home = next(n for n, p in enumerate(s.planets) if p.disc == HOMEWORLD and p.owner == t.seat)
    far = [abs(complex(h.x - place[home].x, h.y - place[home].y)) for h in place]
    unseen = [n for n, p in enumerate(s.planets) if not p.up and not p.scanned >> t.seat & 1]
    return hole in unseen and sum(far[n] < far[hole] for n in unseen) == f["n"] - 1 <= 1


def on_its_own(t: Told) -> Told:
    """Return a decision of a Move without what other ships do after it."""
    if not isinstance(t.action, (do.Arrive, do.Jump, do.Land, do.Launch)):
        return t
    s: State = GAME.clone(t.before)
    apply(GAME, s, t.seat, t.action)
    if not isinstance(t.action, do.Land) and type(s.stack[-1]).__name__ == "Arriving":
        ship = s.stack[-1].ship
        shape: Any = offers(GAME, s, t.seat)[0].choices
        launch = galaxy(s.parts).launch
        spots = {launch[a.hole][a.spot]: a for a in shape.actions}
        apply(GAME, s, t.seat, spots.get(t.after.ships.get(ship), shape.actions[0]))
    return replace(t, after=s)


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


CHECKS: dict[str, Callable[[Told, Facts], Any]] = {
    "why-tokens": lambda t, f: f["n"] == t.after.players[t.seat].vp - t.before.players[t.seat].vp,
    "why-points": lambda t, f: f["n"] == points(t.after, t.seat) - points(t.before, t.seat),
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
    "why-blockades": blockades,
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
    "why-pass": lambda t, f: (
        (f["n"], f["left"])
        == (points(t.before, t.seat), 2 * len(t.after.players) - t.before.passes - 1)
        and f["n"] > f["best"]
        and f["best"]
        == max(points(t.before, x) for x in range(len(t.after.players)) if x != t.seat)
    ),
    "why-can-build": can_build,
    "why-crew": lambda t, f: (
        f["ships"] == t.after.players[t.seat].starships >= f["n"]
        and f["n"] == t.after.planets[t.action.hole].troops
        and t.after.planets[t.action.hole].disc == HOMEWORLD
    ),
    "why-explores": explored,
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
    flights, spoke = 0, set[str]()
    games = [SAVES / "example-ascending-empires-late.json", HERE / "ascending-empires-4.json"]
    met = chain.from_iterable(along(load(path).table, 3) for path in games)
    for told in chain(hand_made(), met):
        told = on_its_own(told)
        for key, facts in told.reasons:
            if key in REASONS_OF[told.action.kind]:
                spoke.add(told.action.kind)
            flown = key in ("why-chance", "why-ram")
            if flown and key in seen and (flights := flights + 1) % 8:
                continue
            if key.startswith("why-power-"):
                assert developed(told, key, facts), (told.action, key, facts)
            else:
                assert CHECKS[key](told, facts), (told.action, key, facts)
            seen[key] = facts
    assert messages("ascending_empires") == set(seen)
    assert {kind for kind, keys in REASONS_OF.items() if keys} == spoke
    for sentence in sentences("ascending_empires", seen):
        assert re.search(r"\d|nearest|dichtst|cercano", sentence) and not re.search(
            r"why-|[{}]|\.$", sentence
        ), sentence
