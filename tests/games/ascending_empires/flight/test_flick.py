"""The flick against closed forms: straight runs, head-on, glancing and bank shots, the edge,
hands.
"""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal, localcontext
from math import sqrt

import pytest

from tabletop_tui.engine import Luck
from tabletop_tui.games.ascending_empires.flight.compass import COMPASS
from tabletop_tui.games.ascending_empires.flight.flick import flick, run_out
from tabletop_tui.games.ascending_empires.rules.galaxy import nearest

from .scenes import CRUISER, EAST, GALAXY, NORTH, SOUTH, SPACE, WEST, crowd, ship, shot

A, B = ship(0, 0), ship(0, 1)
ENEMY = ship(1, 0)


@pytest.mark.parametrize("power", [1, 7, 33, 50])
@pytest.mark.parametrize("direction", [EAST, SOUTH, WEST, NORTH, 100, 333, 777])
def test_ae_186_a_free_run_ends_eleven_millimetres_further_for_each_power(
    power: int, direction: int
) -> None:
    start = (356_000, 356_000)
    flown = shot(SPACE, {A: start}, A, direction, run_out(GALAXY, power)) if power < 33 else None
    flown = flown or shot(
        replace(SPACE, side=4_000_000), {A: (2_000_000, 2_000_000)}, A, direction, 11_000 * power
    )
    start = start if power < 33 else (2_000_000, 2_000_000)
    ux, uy = COMPASS[direction]
    assert flown.ships[A] == (
        nearest(start[0] + 11_000 * power * ux),
        nearest(start[1] + 11_000 * power * uy),
    )
    assert len(flown.flights[0][1]) == 2
    assert flown.contacts == ()


def test_ae_186_the_run_takes_the_time_that_the_friction_gives() -> None:
    path = shot(SPACE, {A: (100_000, 100_000)}, A, EAST, 110_000).flights[0][1]
    assert path == (
        (0, 100_000, 100_000),
        (334_859, 210_000, 100_000),
    )  # sqrt(2 * 0.110 / 1.962) seconds


def test_ae_187_a_head_on_bounce_off_a_planet_keeps_six_tenths_of_the_speed() -> None:
    flown = shot(
        GALAXY, {A: (100_000, 58_000)}, A, EAST, 143_000
    )  # 43 mm to the planet in alpha-A, 100 mm left
    assert flown.ships[A] == (143_000 - 36_000, 58_000)
    assert [(c.kind, c.other) for c in flown.contacts] == [("planet", 1)]


def test_ae_188_a_glancing_bounce_keeps_the_speed_along_the_planet() -> None:
    contact = (
        170_000 - 21_600,
        58_000 + 16_200,
    )  # centres 27 mm apart, in a triangle of 3, 4 and 5
    flown = shot(GALAXY, {A: (contact[0] - 20_000, contact[1])}, A, EAST, 50_000)
    left, (vx, vy) = 30_000, (1 - 1.6 * 0.8 * 0.8, 1.6 * 0.8 * 0.6)
    speed = (vx * vx + vy * vy) ** 0.5
    assert flown.ships[A] == (
        nearest(contact[0] + left * speed * vx),
        nearest(contact[1] + left * speed * vy),
    )
    assert vx * 0.6 + vy * 0.8 == pytest.approx(0.6)


def test_ae_189_a_starship_passes_on_nine_tenths_of_its_speed_and_keeps_one() -> None:
    flown = shot(
        SPACE, {A: (100_000, 300_000), B: (150_000, 300_000)}, A, EAST, 134_000
    )  # 34 mm apart, 100 mm left
    assert flown.ships == {A: (134_000 + 1_000, 300_000), B: (150_000 + 81_000, 300_000)}


def test_ae_190_a_resting_battleship_is_moved_less() -> None:
    flown = shot(SPACE, {A: (100_000, 300_000), CRUISER: (152_000, 300_000)}, A, EAST, 134_000)
    back, on = 1 - 1.8 * 25 / 41, 1.8 * 16 / 41
    assert flown.ships[CRUISER] == (nearest(152_000 + 100_000 * on * on), 300_000)
    assert flown.ships[A] == (nearest(134_000 - 100_000 * back * back), 300_000)


def test_ae_190_a_battleship_moves_a_starship_more() -> None:
    flown = shot(SPACE, {CRUISER: (100_000, 300_000), A: (152_000, 300_000)}, CRUISER, EAST, 84_000)
    kept, on = 1 - 1.8 * 16 / 41, 1.8 * 25 / 41
    assert flown.ships[A] == (nearest(152_000 + 50_000 * on * on), 300_000)
    assert flown.ships[CRUISER] == (nearest(134_000 + 50_000 * kept * kept), 300_000)


def bank(place: tuple[int, int], direction: int, run: int) -> tuple[Decimal, Decimal, int] | None:
    """Trace with 50 digits where one ship among the planets ends, and its bounces.

    None if it leaves the board.
    """
    x, y = Decimal(place[0]), Decimal(place[1])
    ux, uy = (Decimal(u) for u in COMPASS[direction])
    left, bounces, radii = Decimal(run), 0, Decimal(27_000)
    while True:
        hits = []
        for hole in GALAXY.holes:
            dx, dy = hole.x - x, hole.y - y
            along, across = dx * ux + dy * uy, dx * uy - dy * ux
            if (
                along > 0
                and abs(across) < radii
                and (path := along - (radii * radii - across * across).sqrt()) < left
            ):
                hits.append((path, hole))
        path, planet = min(hits, key=lambda hit: hit[0], default=(left, None))
        x, y, left = x + ux * path, y + uy * path, left - path
        if not (0 <= x <= GALAXY.side and 0 <= y <= GALAXY.side):
            return None
        if planet is None:
            return x, y, bounces
        nx, ny = (planet.x - x) / radii, (planet.y - y) / radii
        closing = ux * nx + uy * ny
        ux, uy = ux - Decimal("1.6") * closing * nx, uy - Decimal("1.6") * closing * ny
        squared = ux * ux + uy * uy
        left, ux, uy, bounces = (
            left * squared,
            ux / squared.sqrt(),
            uy / squared.sqrt(),
            bounces + 1,
        )


def test_ae_188_bank_shots_end_where_fifty_digits_say() -> None:
    luck, banks, most = Luck(188), 0, 0
    while banks < 60:
        place, direction, run = (
            next(iter(crowd(luck, 1, 1).values())),
            luck(1024),
            300_000 + luck(800_000),
        )
        with localcontext() as context:
            context.prec = 50
            expected = bank(place, direction, run)
        flown = shot(GALAXY, {A: place}, A, direction, run)
        if expected is None:
            assert flown.lost == (A,)
        else:
            assert flown.ships[A] == pytest.approx(
                (float(expected[0]), float(expected[1])), abs=0.51
            )
            assert len(flown.contacts) == expected[2]
            banks += expected[2] > 1
            most = max(most, expected[2])
    assert most >= 4


def test_ae_194_a_ship_that_stops_exactly_on_the_edge_stays() -> None:
    assert shot(SPACE, {A: (602_000, 300_000)}, A, EAST, 110_000).ships == {A: (712_000, 300_000)}
    assert shot(SPACE, {A: (300_000, 110_000)}, A, NORTH, 110_000).ships == {A: (300_000, 0)}


@pytest.mark.parametrize(("x", "direction"), [(602_000, EAST), (110_000, WEST)])
def test_ae_194_a_ship_whose_centre_passes_the_edge_is_lost(x: int, direction: int) -> None:
    flown = shot(SPACE, {A: (x, 300_000)}, A, direction, 110_001)
    assert flown.lost == (A,)
    assert flown.ships == {}


def test_ae_194_a_lost_ship_hits_nothing_more() -> None:
    ships = {
        A: (711_500, 300_000),
        ENEMY: (711_000, 360_000),
    }  # 13.6 mm to the edge, 44 mm to the enemy
    flown = shot(SPACE, ships, A, SOUTH - 6, 200_000)
    assert flown.lost == (A,)
    assert flown.ships == {ENEMY: (711_000, 360_000)}
    assert flown.rammed == ()
    assert shot(SPACE, ships, A, SOUTH, 200_000).rammed == (A, ENEMY)


def test_ae_195_a_ship_partly_over_the_edge_flies_and_is_hit_like_any_other() -> None:
    ships = {A: (712_000, 300_000), B: (600_000, 300_000)}
    assert shot(SPACE, ships, A, WEST, 50_000).ships[A] == (662_000, 300_000)
    assert shot(SPACE, ships, B, EAST, 96_100).contacts[0][2:] == ("ship", A)


def test_ae_196_resting_places_are_whole_micrometres_rounded_half_up() -> None:
    flown = shot(GALAXY, crowd(Luck(196)), A, 77, 500_000)
    assert all(type(x) is int and type(y) is int for x, y in flown.ships.values())
    assert all(type(n) is int for _, path in flown.flights for moment in path for n in moment)
    assert [nearest(v) for v in (2.5, 3.5, -2.5, 2.4999, 7.0)] == [3, 4, -2, 2, 7]


def test_ae_197_a_flick_ends_after_the_last_contact_allowed() -> None:
    few = replace(SPACE, physics=replace(SPACE.physics, contact_cap=2))
    row = {ship(0, k): (100_000 + 30_000 * k, 300_000) for k in range(5)}
    flown = shot(few, row, A, EAST, 300_000)
    assert flown.capped
    assert len(flown.contacts) == 2
    assert flown.ships[ship(0, 2)] == row[ship(0, 2)]
    assert flown.ships[B] == (144_000, 300_000)
    assert not shot(SPACE, row, A, EAST, 300_000).capped


@pytest.mark.parametrize(("slowest", "end"), [(626_418, 143_000 - 36_000), (626_419, 143_000)])
def test_ae_197_a_contact_slower_than_the_limit_gives_no_bounce(slowest: int, end: int) -> None:
    soft = replace(
        GALAXY, physics=replace(GALAXY.physics, no_bounce_below=slowest)
    )  # 626,418.39 um/s at the contact
    assert shot(soft, {A: (100_000, 58_000)}, A, EAST, 143_000).ships[A] == (end, 58_000)


def test_ae_197_two_ships_that_do_not_bounce_go_on_side_by_side() -> None:
    soft = replace(SPACE, physics=replace(SPACE.physics, no_bounce_below=10_000_000))
    flown = shot(soft, {A: (100_000, 300_000), B: (150_000, 300_000)}, A, EAST, 134_000)
    assert flown.ships == {A: (134_000 + 25_000, 300_000), B: (150_000 + 25_000, 300_000)}


def test_ae_198_the_run_out_carries_the_error_of_the_hand() -> None:
    assert run_out(GALAXY, 50) == 550_000
    assert run_out(GALAXY, 50, 28) == 704_000
    assert run_out(GALAXY, 50, -68) == 176_000
    assert run_out(GALAXY, 1, -68) == 3_520


def test_ae_199_seams_and_rings_do_not_change_a_path_while_the_option_is_off() -> None:
    flown = shot(
        GALAXY, {A: (220_000, 330_000)}, A, EAST, 20_000
    )  # over the first seam, into the ring of alpha-F
    assert flown.ships[A] == (240_000, 330_000)
    assert flown.flights[0][1][1:] == ((flown.flights[0][1][1][0], 240_000, 330_000),)


def test_ae_199_with_the_option_a_seam_turns_and_slows_a_ship_within_bounds() -> None:
    ends = set()
    for luck in range(40):
        flown = flick(SPACE, {A: (137_333, 356_000)}, A, EAST, 200_000, seats=2, seams=luck)
        (_, seam, _), (_, x, y) = flown.flights[0][1][1:3]
        assert seam == 237_333
        dx, dy = x - seam, y - 356_000
        assert abs(dy) <= dx * 0.052408  # 3 degrees
        assert 100_000 * 0.85**2 - 1 <= (dx * dx + dy * dy) ** 0.5 <= 100_001
        ends.add((x, y))
        assert flown == flick(SPACE, {A: (137_333, 356_000)}, A, EAST, 200_000, seats=2, seams=luck)
    assert len(ends) == 40


@pytest.mark.parametrize("direction", [EAST, 40, 984, SOUTH, 300, WEST, 768])
def test_ae_199_a_seam_turns_a_ship_to_either_side_and_takes_up_to_15_percent_of_its_speed(
    direction: int,
) -> None:
    turns, losses = [], []
    for luck in range(120):
        (_, path), *_ = flick(
            SPACE, {A: (356_000, 356_000)}, A, direction, 250_000, seats=2, seams=luck
        ).flights
        (_, ax, ay), (_, bx, by), (_, cx, cy), *_ = path
        before, after = (bx - ax, by - ay), (cx - bx, cy - by)
        one, two = dist(*before), dist(*after)
        turns.append((before[0] * after[1] - before[1] * after[0]) / (one * two))
        losses.append(1 - sqrt(two / (250_000 - one)))
    assert (
        -0.052337 <= min(turns) < -0.045 and 0.045 < max(turns) <= 0.052337
    )  # the sine of 3 degrees
    assert -0.001 <= min(losses) < 0.02 and 0.13 < max(losses) <= 0.1501


def dist(x: int, y: int) -> float:
    """Return the length of a vector."""
    return sqrt(x * x + y * y)
