"""The examples of the rulebook: their positions are played, and their numbers are what comes of it."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.engine import Illegal, apply, check, offers
from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.book_figures import FIGURES, hole, position
from tabletop_tui.games.ascending_empires.flight.compass import DIRECTIONS
from tabletop_tui.games.ascending_empires.rules import actions as do
from tabletop_tui.games.ascending_empires.rules.galaxy import galaxy
from tabletop_tui.games.ascending_empires.rules.state import (
    FLEET,
    NOBODY,
    ORANGE,
    PURPLE,
    STARSHIPS,
    Moving,
    State,
)
from tests.games.book_numbers import examples
from tests.games.book_numbers import tells as tells_in

ANNA, BEN = range(2)
HERS, OTHER, THIRD = 0, 1, 2  # numbers of Anna's ships
HIS = FLEET
POINTS = 2  # of a Move


def tells(key: str, *numbers: Any) -> None:
    tells_in("ascending_empires", key, *numbers)


def act(s: State, *actions: Any) -> None:
    for action in actions:
        apply(GAME, s, ANNA, action)


def no(s: State, action: Any) -> str:
    """Return why Anna may not take an action, "" if she may."""
    try:
        check(GAME, s, ANNA, action)
    except Illegal as found:
        return found.reason
    return ""


def left(s: State) -> int:
    """Return the movement points that are left."""
    return next((f.left for f in s.stack if isinstance(f, Moving)), 0)


def angle(s: State, ship: int, to: tuple[int, int]) -> int:
    """Return the direction from a ship to a point, as a number of the compass."""
    x, y = s.ships[ship]
    return round(math.atan2(to[1] - y, to[0] - x) / math.tau * DIRECTIONS) % DIRECTIONS


def test_ae_029_room_for_one() -> None:
    s = position("recruit")
    at, home = hole(s, "alpha-A"), hole(s, "alpha-H")
    supply, there = s.players[ANNA].troops, s.planets[at].troops
    act(s, do.Recruit(at))
    assert no(s, do.Recruit(at)) and not no(s, do.Recruit(home))
    placed = s.planets[at].troops - there
    act(s, do.Recruit(home))
    assert s.players[ANNA].troops == supply - 2
    tells("recruit.place.example", supply, 2, there, placed, s.planets[at].items)


def test_ae_052_the_last_troop_leaves() -> None:
    s = position("last-troop")
    at = hole(s, "alpha-A")
    there = s.planets[at].troops
    act(s, do.Launch(at), do.Arrive(at, 0))
    assert s.planets[at].owner == NOBODY and s.players[ANNA].starships == 0
    tells("move.launch.example", there, s.players[ANNA].troops, left(s), POINTS)


def test_ae_055_landing() -> None:
    s = position("land")
    at, troops = hole(s, "alpha-A"), s.players[ANNA].troops
    assert not s.planets[at].up
    act(s, do.Land(at, HERS))
    player = s.players[ANNA]
    assert s.planets[at].up and left(s) == POINTS - 1
    tells("move.land.example", 1, player.starships, troops, s.planets[at].troops, player.troops)


def test_ae_085_how_far_is_in_orbit() -> None:
    s = position("land")
    at, board = hole(s, "alpha-C"), galaxy("")
    here = board.holes[at]

    def farthest(ship: int) -> int:
        return max(
            mm for mm in range(30, 60) if board.in_orbit(at, ship, (here.x + mm * 1000, here.y))
        )

    near = farthest(HERS)
    tells("orbit.example", near, near + 1, farthest(STARSHIPS))


def test_ae_167_blockaded() -> None:
    s = position("blockade")
    at = hole(s, "alpha-A")
    troops = s.planets[at].troops
    for action in (do.Mine(at, 3), do.Launch(at), do.BuildColony(at)):
        assert no(s, action)
    free = position("blockade")
    del free.ships[HIS]
    before = free.players[ANNA].vp
    act(free, do.Mine(at, 3))
    assert not no(s, do.TakeBack(at, troops))
    tells("blockade.example", troops, free.players[ANNA].vp - before)


def test_ae_071_a_ram() -> None:
    s = position("ram")
    points = [p.vp for p in s.players]
    act(s, do.Flick(HERS, angle(s, HERS, s.ships[HIS]), 20))
    assert HERS not in s.ships and HIS not in s.ships
    won = [p.vp - vp for p, vp in zip(s.players, points, strict=True)]
    tells("ram.example", won, POINTS, left(s))


def test_ae_090_two_against_one() -> None:
    s = position("ships")
    before = s.players[ANNA].vp
    scout(s)
    if HIS in s.ships:
        act(s, do.AttackShip(HIS, (HERS, OTHER)))
    assert HIS not in s.ships
    alone = position("ships")
    del alone.ships[OTHER]
    scout(alone)
    assert HIS in alone.ships
    short = galaxy("").range_short // 1000
    tells("attack.ships.example", short, 2, 1, s.players[ANNA].vp - before)


def scout(s: State) -> None:
    """Make a Move that changes nothing near: a ship drifts a little, far away."""
    ship = next(n for n in range(STARSHIPS) if n not in s.ships)
    s.ships[ship] = (20_000, 356_000)
    player = s.players[ANNA]
    if player.starships:
        player.starships -= 1
    else:
        player.box_starships -= 1
    act(s, do.Flick(ship, 0, 1))
    if s.stack and isinstance(s.stack[-1], Moving):
        act(s, do.Stop())


def test_ae_105_an_attack_on_a_planet() -> None:
    s = position("planet")
    at = hole(s, "alpha-A")
    items, before = s.planets[at].items, s.players[ANNA].vp
    scout(s)
    if s.planets[at].items:
        act(s, do.AttackPlanet(at, (HERS, OTHER, THIRD)))
    assert s.planets[at].items == 0
    weak = position("planet")
    del weak.ships[THIRD]
    scout(weak)
    assert weak.planets[at].items == items
    tells("attack.planets.example", 2, 0, 3, items, s.players[ANNA].vp - before)


def test_ae_116_what_mining_leaves() -> None:
    told = []
    for troops in (3, 2):
        s = position("mine")
        at, before = hole(s, "alpha-A"), s.players[ANNA].vp
        act(s, do.Mine(at, troops))
        told += [troops, s.players[ANNA].vp - before, s.planets[at].troops]
    assert told == [3, 2, 0, 2, 1, 1]
    tells("mine.example", told)


def test_ae_125_the_price_of_a_city() -> None:
    s = position("city")
    at, troops = hole(s, "alpha-A"), s.planets[hole(s, "alpha-A")].troops
    turn = list(s.stack)
    act(s, do.BuildColony(at))
    after = s.planets[at].troops
    s.stack = turn
    act(s, do.BuildCity(at))
    assert s.planets[at].items == s.planets[at].cities == 1 and troops - after == 1
    box = s.players[ANNA].box_troops
    act(s, do.Reinforce(1, 0))
    got = box - s.players[ANNA].box_troops
    worth = GAME.score(s, ANNA)
    assert sorted(n for n in worth.values() if n) == [1, 2]
    tells("build.city.example", troops - after, troops, got, [n for n in worth.values() if n])


def test_ae_139_first_at_a_level() -> None:
    s = position("develop")
    before, level = s.players[ANNA].vp, s.players[ANNA].levels[ORANGE]
    facilities = s.planets[hole(s, "alpha-A")].facilities
    turn = list(s.stack)
    act(s, do.Develop(ORANGE))
    won = s.players[ANNA].vp - before
    later = position("develop")
    later.players[BEN].levels = (2, 0, 0, 0)
    act(later, do.Develop(ORANGE))
    assert turn and s.players[ANNA].levels[ORANGE] == won
    tells("develop.example", level, facilities, won, later.players[ANNA].vp - before)


def test_ae_140_a_finished_row() -> None:
    s = position("row")
    before = s.players[ANNA].vp
    act(s, do.Develop(PURPLE))
    most = max(a.troops + a.starships for o in offers(GAME, s, ANNA) for a in o.choices.actions)  # type: ignore[union-attr]
    tells("develop.rows.example", s.players[ANNA].levels, s.players[ANNA].vp - before, most)


def test_ae_180_the_last_count() -> None:
    s = position("score")
    mine = [planet for planet in s.planets if planet.owner == ANNA and planet.items]
    worth = {kind: n for kind, n in GAME.score(s, ANNA).items() if n}
    troops = sum(planet.troops for planet in mine)
    cities = sum(planet.cities for planet in mine)
    tells("score.example", 1, troops, cities, worth.values(), sum(worth.values()))


def test_ae_186_how_far_a_flick_goes() -> None:
    went = []
    for power in (20, 10):
        s = position("flick")
        x, _ = s.ships[HERS]
        act(s, do.Flick(HERS, 0, power))
        went.append((s.ships[HERS][0] - x) / 1000)
    assert went == [220, 110]
    tells("flick.example", 20, 10, [round(n) for n in went], round(went[0]) // 20)


def test_every_example_is_played() -> None:
    found = examples("ascending_empires")
    source = "".join(Path(__file__).read_text(encoding="utf-8").split())
    assert len(found) >= 12 and [key for key in found if f'tells("{key}",' not in source] == []


@pytest.mark.parametrize("name", FIGURES)
def test_the_positions_are_possible(name: str) -> None:
    GAME.audit(position(name))
