"""Many flicks from one place: the fast path returns what the exact one does, to the last bit."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from tabletop_tui.engine import Luck
from tabletop_tui.games.ascending_empires.flight.flick import CALM, run_out
from tabletop_tui.games.ascending_empires.flight.preview import FlickSetup, Outlook
from tabletop_tui.games.ascending_empires.flight.volley import Volley

from .scenes import EAST, GALAXY, SPACE, apart, crowd, ship

A, B, ENEMY, OTHER = ship(0, 0), ship(0, 1), ship(1, 0), ship(2, 3)
STRONGEST = 16_800_000  # full power, with the greatest error of a wild hand


def exact(start: FlickSetup, direction: int, run: int, luck: int = CALM) -> object:
    """Return the outcome of the exact flick."""
    return start.outcome(start.fly(direction, run, luck))


@pytest.mark.parametrize("seams", [False, True])
@pytest.mark.parametrize("per_seat", [1, 3, 9])
def test_r30_a_volley_ends_as_its_flicks_do(per_seat: int, seams: bool) -> None:
    luck, seen, slow = Luck(30 + per_seat), Counter[str](), 0
    for n in range(18):
        ships = tuple(sorted(crowd(luck, 4, per_seat).items()))
        mover = per_seat - 1  # the battleship too
        start = FlickSetup(GALAXY, ships, mover, 4, prow=n % 3 == 0, recall=n % 2 == 0, seams=seams)
        volley = Volley(start)
        for _ in range(60):
            direction, chance = luck(1024) - 20, luck(1 << 32) << 32 | luck(1 << 32)
            run = run_out(GALAXY, 1 + luck(luck(100) + 1), luck(57) - 28)
            found = volley.outcome(direction, run, chance)
            assert found == exact(start, direction, run, chance)
            slow += volley.lone(direction % 1024, run, chance) is None
            seen[found.kind] += 1
    assert set(seen) == {"orbit", "space", "lost", "ram", "back"}
    assert slow < 18 * 60 / 3, "most flicks move no other ship"


def test_r30_the_tracks_of_a_hand_are_those_of_the_exact_flicks() -> None:
    luck = Luck(31)
    for hand in (GALAXY.hands["normal"], GALAXY.hands["wild"]):
        ships = tuple(sorted(crowd(luck, 4, 5).items()))
        start = FlickSetup(GALAXY, ships, A, 4)
        outlook = Outlook(start, luck(1024), 12, hand)
        outlook.refine(outlook.size**2)
        for (turn, push), found in outlook.found.items():
            run = run_out(GALAXY, 12, outlook.pushes[push])
            assert found == exact(start, outlook.direction + outlook.turns[turn], run)


def test_r30_contacts_of_one_instant_are_met_in_the_same_order() -> None:
    """Two ships equally far off to the left and to the right, an own and an enemy one, or two
    enemies.
    """
    pairs = ((A, B, ENEMY), (A, ENEMY, B), (A, ENEMY, OTHER), (ENEMY, A, OTHER), (ENEMY, OTHER, A))
    for mover, left, right in pairs:
        ships = {mover: (300_000, 300_000), left: (340_000, 292_000), right: (340_000, 308_000)}
        start = FlickSetup(SPACE, tuple(sorted(ships.items())), mover, 4)
        found = Volley(start).outcome(EAST, 90_000)
        assert found == exact(start, EAST, 90_000) and found.kind == "ram"


def test_r29_a_run_that_just_reaches_a_contact_ends_alike() -> None:
    rest = {A: (300_000, 300_000), ENEMY: (350_000, 300_000)}
    start = FlickSetup(SPACE, tuple(rest.items()), A, 2)
    touch = 50_000 - 2 * SPACE.ship_radius[0]
    kinds = set()
    for run in range(touch - 3, touch + 4):
        found = Volley(start).outcome(EAST, run)
        assert found == exact(start, EAST, run)
        kinds.add(found.kind)
    assert kinds == {"space", "ram"}


def test_r33_a_flick_that_is_ended_by_the_cap_ends_alike() -> None:
    few = replace(GALAXY, physics=replace(GALAXY.physics, contact_cap=1))
    luck, capped = Luck(33), 0
    for _ in range(40):
        start = FlickSetup(few, tuple(crowd(luck, 1, 1).items()), A, 2)
        volley = Volley(start)
        for _ in range(10):
            direction, run = luck(1024), run_out(few, 30)
            assert volley.outcome(direction, run) == exact(start, direction, run)
            capped += start.fly(direction, run).capped
    assert capped > 20


def test_a_ship_that_is_pressed_on_a_planet_flies_alike() -> None:
    """It touches from the first instant, and may leave along the rim."""
    hole = GALAXY.holes[6]
    at = hole.x + GALAXY.planet_radius + GALAXY.ship_radius[0], hole.y
    assert apart(at, (hole.x, hole.y)) == GALAXY.planet_radius + GALAXY.ship_radius[0]
    start = FlickSetup(GALAXY, ((A, at),), A, 2)
    volley = Volley(start)
    for direction in range(1024):
        assert volley.outcome(direction, 60_000) == exact(start, direction, 60_000)


def test_the_tracks_need_hardly_an_exact_flick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fast path handles every flight that moves a single ship."""
    flown = []
    real = FlickSetup.fly
    monkeypatch.setattr(FlickSetup, "fly", lambda s, *a: (flown.append(a), real(s, *a))[1])
    ships = {A: (93_000, 62_000), ENEMY: (500_000, 500_000)}
    outlook = Outlook(FlickSetup(GALAXY, tuple(ships.items()), A, 2), 100, 20, GALAXY.hands["wild"])
    outlook.refine(outlook.size**2)
    assert len(outlook.found) == 441 and len(flown) == 1, "the flick without error alone"
