"""The flick as a whole: symmetry, no time steps, no overlap, no tunnelling, and the same result
everywhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from hashlib import sha256
from itertools import pairwise

import pytest

from tabletop_tui.engine import Luck
from tabletop_tui.games.ascending_empires.flight.compass import COMPASS
from tabletop_tui.games.ascending_empires.flight.flick import Course, Flown
from tabletop_tui.games.ascending_empires.flight.meeting import meeting
from tabletop_tui.games.ascending_empires.flight.motion import Motion
from tabletop_tui.games.ascending_empires.flight.path import at, duration, frames
from tabletop_tui.games.ascending_empires.rules.state import Point, owner

from .scenes import CRUISER, EAST, GALAXY, SPACE, Ships, apart, crowd, ship, shot, worst_overlap

SIDE = GALAXY.side
SLOWING = GALAXY.physics.deceleration


def rack(luck: Luck) -> tuple[Ships, int, int]:
    """Return seven own starships with eight of an enemy close behind them, and one that is flicked
    into them.
    """
    pitch = 16_001 + luck(300)
    ships = {ship(0, 0): (240_000, 356_000 + luck(16_000) - 8_000)}
    places = [(row, k) for row in range(5) for k in range(row + 1)]
    for number, (row, k) in zip((*range(1, 8), *range(9, 17)), places, strict=True):
        ships[number] = (340_000 + row * pitch * 7 // 8, 356_000 + k * pitch - row * pitch // 2)
    return ships, ship(0, 0), luck(60) - 30


def test_ae_188_a_mirrored_board_gives_the_mirrored_result() -> None:
    luck = Luck(1)
    for _ in range(150):
        ships, direction, run = crowd(luck), luck(1024), 100_000 + luck(1_000_000)
        mover = sorted(ships)[luck(len(ships))]
        plain = shot(GALAXY, ships, mover, direction, run)
        mirror = shot(
            GALAXY, {n: (SIDE - x, y) for n, (x, y) in ships.items()}, mover, 512 - direction, run
        )
        assert {n: (SIDE - x, y) for n, (x, y) in mirror.ships.items()} == plain.ships
        assert mirror.lost == plain.lost and mirror.rammed == plain.rammed


def test_ae_188_a_turned_board_gives_the_turned_result() -> None:
    luck = Luck(2)
    turned = replace(
        GALAXY, discs=tuple((-y, x, radius, disc) for x, y, radius, disc in GALAXY.discs)
    )
    for _ in range(150):
        ships, direction, run = crowd(luck), luck(1024), 100_000 + luck(1_000_000)
        mover = sorted(ships)[luck(len(ships))]
        plain = shot(GALAXY, ships, mover, direction, run)
        turn = shot(
            turned, {n: (SIDE - y, x) for n, (x, y) in ships.items()}, mover, direction + 256, run
        )
        assert {n: (y, SIDE - x) for n, (x, y) in turn.ships.items()} == plain.ships
        assert turn.contacts == tuple(plain.contacts)


def in_slices(
    ships: Mapping[int, Point], mover: int, direction: int, run: int, tick: float
) -> Flown:
    """Perform the same flick, but stop and recompute after each *tick* of time."""
    motion = Motion(SPACE, ships, owner(mover), 4, False)
    course = Course(motion, owner(mover), False, 0)
    motion.push(motion.numbers.index(mover), direction % 1024, run)
    motion.foresee()
    while motion.moving:
        event = motion.next()
        if event[0] > motion.now + tick:
            motion.advance(motion.now + tick)
            motion.stale.update(motion.moving)
            motion.foresee()
        else:
            course.happen(*event)
    return course.outcome(ships)


def test_ae_193_cutting_the_flight_into_time_steps_changes_nothing() -> None:
    luck = Luck(3)
    for _ in range(12):
        ships, mover, direction = rack(luck)
        ships = {n: place for n, place in ships.items() if n <= 7}
        whole = shot(SPACE, ships, mover, direction, 200_000)
        for tick in (2.0, 37.3):  # about 1.4 and 27 milliseconds
            cut = in_slices(ships, mover, direction, 200_000, tick)
            assert len(cut.contacts) == len(whole.contacts)
            for number, (x, y) in whole.ships.items():
                assert abs(cut.ships[number][0] - x) <= 2 and abs(cut.ships[number][1] - y) <= 2


def test_ae_193_a_flick_from_further_on_with_the_rest_of_the_run_ends_the_same() -> None:
    ships = {
        ship(0, 0): (40_000, 61_000),
        ship(0, 1): (200_000, 68_000),
        ship(1, 0): (300_000, 300_000),
    }
    whole = shot(SPACE, ships, ship(0, 0), EAST, 400_000)
    for done in (1_000, 50_000, 123_457):
        later = shot(
            SPACE, {**ships, ship(0, 0): (40_000 + done, 61_000)}, ship(0, 0), EAST, 400_000 - done
        )
        assert later.ships == whole.ships


def test_ae_193_frames_at_any_rate_show_the_same_flight() -> None:
    ships, mover, direction = rack(Luck(4))
    flown = shot(SPACE, ships, mover, direction, 500_000)
    assert at(flown.flights[0][1], -5, SLOWING) == ships[mover]
    slow, fast = (list(frames(flown.flights, fps, SLOWING)) for fps in (15, 30))
    assert slow[:-1] == fast[1:-1:2][: len(slow) - 1]
    for shown in (slow, fast, list(frames(flown.flights, 1, SLOWING))):
        assert {number: (x, y) for number, x, y in shown[-1] if number in flown.ships} == {
            number: flown.ships[number] for number, _ in flown.flights if number in flown.ships
        }
    assert len(fast) == duration(flown.flights) * 30 // 1_000_000 + 1


def test_ae_193_a_ship_has_run_three_quarters_of_its_way_after_half_the_time() -> None:
    path = ((0, 100_000, 300_000), (334_859, 210_000, 300_000))
    assert at(path, 334_859 // 2, SLOWING)[0] == pytest.approx(182_500, abs=2)
    bounced = shot(GALAXY, {ship(0, 0): (100_000, 58_000)}, ship(0, 0), EAST, 143_000).flights[0][1]
    before = (bounced[1][0] - bounced[0][0]) / 2e6
    run = (2 * SLOWING * 143_000) ** 0.5 * before - SLOWING * before * before / 2
    assert at(bounced, bounced[1][0] // 2, SLOWING)[0] == pytest.approx(100_000 + run, abs=3)


def test_ae_193_the_same_flick_gives_the_same_result_on_every_machine() -> None:
    luck, seen = Luck(193), sha256()
    for _ in range(300):
        ships = crowd(luck)
        mover = sorted(ships)[luck(len(ships))]
        direction, run = luck(1024), 11_000 + luck(1_100_000)
        flown = shot(GALAXY, ships, mover, direction, run)
        assert flown == shot(GALAXY, dict(reversed(ships.items())), mover, direction, run)
        seen.update(repr((flown.ships, flown.contacts, flown.flights)).encode())
    assert seen.hexdigest()[:16] == "9cf02c030014315b"


@pytest.mark.parametrize(
    ("gap", "left"), [(23_000, 95_000), (23_000, 110_000), (12_345, 54_321), (12_345, 51_000)]
)
def test_ae_192_two_ships_that_slide_towards_each_other_meet_when_the_closed_form_says(
    gap: int, left: int
) -> None:
    b = ship(0, 0)
    ships = {
        CRUISER: (185_000 - gap, 112_000),
        b: (245_000 - gap, 112_000),
    }  # b is *gap* away from alpha-D
    flown = shot(GALAXY, ships, CRUISER, EAST, 42_000 + left)  # they touch after 42 mm
    assert [c.kind for c in flown.contacts[:3]] == ["ship", "planet", "ship"]
    hit, bounce, meet = (contact.at / 1e6 for contact in flown.contacts[:3])
    speed = (2 * SLOWING * left) ** 0.5
    slow, fast = (1 - 1.8 * 16 / 41) * speed, 1.8 * 25 / 41 * speed
    out = (fast - (fast * fast - 2 * SLOWING * gap) ** 0.5) / SLOWING
    assert bounce - hit == pytest.approx(out, abs=2e-6)
    back, on = 0.6 * (fast - SLOWING * out), slow - SLOWING * out
    between = gap - slow * out + SLOWING * out * out / 2
    soon = ((back + on) - ((back + on) ** 2 - 4 * SLOWING * between) ** 0.5) / (2 * SLOWING)
    assert soon < on / SLOWING  # while both still slide
    assert meet - bounce == pytest.approx(soon, abs=2e-6)


def test_ae_192_two_sliding_discs_meet_when_closely_spaced_looks_say() -> None:
    luck, met = Luck(5), 0
    for _ in range(1500):
        dx, dy = luck(60_000) - 30_000, luck(60_000) - 30_000
        if dx * dx + dy * dy <= 16_000**2:
            continue
        one, two = COMPASS[luck(1024)], COMPASS[luck(1024)]
        fast, slow = 1.0 + luck(600), 1.0 + luck(600)
        limit = min(fast, slow)
        wx, wy = slow * two[0] - fast * one[0], slow * two[1] - fast * one[1]
        bx, by = two[0] - one[0], two[1] - one[1]
        time = meeting(float(dx), float(dy), wx, wy, bx, by, 16_000.0, limit)

        looks = [limit * k / 400 for k in range(400)] + [time, time + 1e-4]
        places = [
            (t, (dx + wx * t - bx * t * t / 2, dy + wy * t - by * t * t / 2))
            for t in looks
            if t < limit
        ]
        gaps = [(t, apart(place, (0.0, 0.0)) - 16_000.0) for t, place in places]
        assert all(gap > -1e-3 for t, gap in gaps if t < time)
        if time < limit:
            met += 1
            assert all(abs(gap) < 1e-3 for t, gap in gaps if t == time)
            assert all(gap < 0.0 for t, gap in gaps if t == time + 1e-4)
    assert met > 200


def gap_to_leg(x: float, y: float, begin: Point, end: Point) -> float:
    """Return the distance of a place from a straight leg."""
    ex, ey = end[0] - begin[0], end[1] - begin[1]
    squared = ex * ex + ey * ey
    share = (
        max(0.0, min(1.0, ((x - begin[0]) * ex + (y - begin[1]) * ey) / squared))
        if squared
        else 0.0
    )
    dx, dy = begin[0] + share * ex - x, begin[1] + share * ey - y
    return float((dx * dx + dy * dy) ** 0.5)


def tunnels(before: Ships, flown: Flown) -> float:
    """Return how deep any path cuts into a planet or a resting ship, in micrometres."""
    worst, paths = 0.0, dict(flown.flights)
    for mover, path in paths.items():
        radius = GALAXY.radius(mover)
        for (start, *begin), (stop, *end) in pairwise(path):
            one, two = (begin[0], begin[1]), (end[0], end[1])
            for hole in GALAXY.holes:
                worst = max(
                    worst, GALAXY.planet_radius + radius - gap_to_leg(hole.x, hole.y, one, two)
                )
            for other, place in before.items():
                if other != mover and (other not in paths or stop <= paths[other][0][0]):
                    worst = max(worst, radius + GALAXY.radius(other) - gap_to_leg(*place, one, two))
                if (
                    other in paths
                    and other in flown.ships
                    and other != mover
                    and start >= paths[other][-1][0]
                ):
                    worst = max(
                        worst,
                        radius + GALAXY.radius(other) - gap_to_leg(*flown.ships[other], one, two),
                    )
    return worst


def test_ae_191_two_thousand_flicks_leave_no_overlap_and_no_ship_tunnels() -> None:
    luck, ships = Luck(191), {}
    for number in range(2_000):
        if number % 50 == 0 or len(ships) < 18:
            ships = crowd(luck)
        mover = sorted(ships)[luck(len(ships))]
        flown = shot(GALAXY, ships, mover, luck(1024), 11_000 + luck(1_090_000), prow=luck(2) == 0)
        assert not flown.capped
        assert tunnels(ships, flown) <= 3.0
        ships = flown.ships
        assert worst_overlap(ships, {number for number, _ in flown.flights}) <= 2.0


def test_ae_191_a_break_shot_into_a_rack_leaves_no_overlap() -> None:
    luck, contacts = Luck(6), 0
    for _ in range(25):
        ships, mover, direction = rack(luck)
        flown = shot(SPACE, ships, mover, direction, 300_000 + luck(800_000))
        assert not flown.capped
        contacts += len(flown.contacts)
        resting = sorted(flown.ships.values())
        assert min(apart(a, b) for i, a in enumerate(resting) for b in resting[:i]) >= 15_998.0
    assert contacts > 350


def test_ae_191_sliding_ships_never_overlap_on_the_way() -> None:
    luck = Luck(7)
    for _ in range(6):
        ships, mover, direction = rack(luck)
        flown = shot(SPACE, ships, mover, direction, 300_000)
        for now in range(0, duration(flown.flights), 997):
            there = [
                at(path, now, SLOWING)
                for n, path in flown.flights
                if n in flown.ships or now <= path[-1][0]
            ]
            assert min(apart(a, b) for i, a in enumerate(there) for b in there[:i]) >= 15_990.0


def test_ae_192_two_ships_touch_at_every_contact() -> None:
    luck, seen = Luck(8), 0
    for _ in range(60):
        ships, mover, direction = rack(luck)
        flown = shot(SPACE, ships, mover, direction, 300_000 + luck(800_000))
        paths = dict(flown.flights)
        for contact in flown.contacts:
            two = contact.ship, contact.other
            here = [at(paths[n], contact.at, SLOWING) if n in paths else ships[n] for n in two]
            assert abs(apart(*here) - 16_000) <= 30
            seen += 1
    assert seen > 800
