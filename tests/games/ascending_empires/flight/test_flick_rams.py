"""Rams and bumps within one flick: what is destroyed, what runs on, and the order within one
instant.
"""

from __future__ import annotations

from dataclasses import replace

from tabletop_tui.engine import Luck
from tabletop_tui.games.ascending_empires.flight.compass import COMPASS, towards
from tabletop_tui.games.ascending_empires.flight.flick import Contact, Course, Flown
from tabletop_tui.games.ascending_empires.flight.motion import Motion

from .scenes import EAST, GALAXY, NORTH, SOUTH, SPACE, WEST, Ships, ship, shot

A, B = ship(0, 0), ship(0, 1)
ENEMY, OTHER = ship(1, 0), ship(1, 1)
THIRD, FOURTH = ship(2, 0), ship(3, 0)


def test_ae_071_a_ram_takes_both_ships_off_the_board() -> None:
    flown = shot(
        SPACE,
        {A: (100_000, 300_000), ENEMY: (200_000, 304_000), THIRD: (400_000, 300_000)},
        A,
        EAST,
        500_000,
    )
    assert flown.rammed == (A, ENEMY)
    assert flown.ships == {THIRD: (400_000, 300_000)}
    assert flown.lost == ()
    assert [(c.ship, c.kind, c.other) for c in flown.contacts] == [(A, "ram", ENEMY)]


def test_ae_072_only_the_first_two_that_meet_are_destroyed() -> None:
    ships = {
        A: (100_000, 300_000),
        B: (150_000, 300_000),
        ENEMY: (200_000, 300_000),
        OTHER: (230_000, 300_000),
    }
    flown = shot(SPACE, ships, A, EAST, 600_000)
    assert flown.rammed == (B, ENEMY)
    assert A in flown.ships and OTHER in flown.ships


def test_ae_073_a_battleship_rams_and_is_rammed_like_a_starship() -> None:
    cruiser, theirs = ship(0, 8), ship(1, 8)
    assert (
        shot(SPACE, {cruiser: (100_000, 0), ENEMY: (200_000, 0)}, cruiser, EAST, 200_000).ships
        == {}
    )
    assert shot(SPACE, {A: (100_000, 0), theirs: (200_000, 0)}, A, EAST, 200_000).ships == {}


def test_ae_074_own_ships_bounce_off_each_other() -> None:
    flown = shot(SPACE, {A: (100_000, 300_000), B: (150_000, 306_000)}, A, EAST, 100_000)
    assert flown.rammed == ()
    assert [(c.ship, c.kind, c.other) for c in flown.contacts] == [(A, "ship", B)]
    assert flown.ships[B] != (150_000, 306_000)


def test_ae_075_an_own_ship_pushed_into_an_enemy_rams_it_and_the_flicked_ship_goes_on() -> None:
    ships = {A: (100_000, 300_000), B: (150_000, 300_000), ENEMY: (200_000, 300_000)}
    flown = shot(SPACE, ships, A, EAST, 134_000)
    assert flown.rammed == (B, ENEMY)
    assert flown.ships == {A: (135_000, 300_000)}  # a tenth of the speed after 34 mm, 100 mm left


def test_ae_076_rammed_ships_hit_nothing_more() -> None:
    ships = {
        A: (100_000, 300_000),
        ENEMY: (200_000, 300_000),
        OTHER: (216_000, 300_000),
        B: (184_000, 320_000),
    }
    flown = shot(SPACE, ships, A, EAST, 600_000)
    assert flown.ships == {B: ships[B], OTHER: ships[OTHER]}
    assert len(flown.contacts) == 1


def forked(shift: int) -> dict[int, tuple[int, int]]:
    """A, flicked east, sends B into an enemy and then meets a third player's ship itself, *shift*
    further east.
    """
    ships = {
        A: (100_000, 300_000),
        B: (159_600, 312_800),
        ENEMY: (177_600, 336_800),
        THIRD: (200_560, 267_700),
    }
    return {number: (x + shift, y) for number, (x, y) in ships.items()}


def test_ae_077_after_the_ram_an_own_ship_bounces_off_the_next_enemy() -> None:
    flown = shot(SPACE, forked(0), A, EAST, 300_000)
    assert [(c.ship, c.kind, c.other) for c in flown.contacts] == [
        (A, "ship", B), (B, "ram", ENEMY), (A, "ship", THIRD)
    ]  # fmt: skip
    assert set(flown.ships) == {A, THIRD}


def test_ae_078_a_third_players_ship_pushed_after_the_ram_stays_where_it_stops() -> None:
    ships = forked(0)
    flown = shot(SPACE, ships, A, EAST, 300_000)
    (x, y), (from_x, from_y) = flown.ships[THIRD], ships[THIRD]
    assert x - from_x > 20_000 and y < from_y
    assert dict(flown.flights)[THIRD][-1][1:] == (x, y)


def test_ae_079_an_enemy_ship_pushed_over_the_edge_is_lost() -> None:
    flown = shot(SPACE, forked(480_000), A, EAST, 300_000)
    assert flown.rammed == (B, ENEMY)
    assert flown.lost == (THIRD,)
    assert set(flown.ships) == {A}


def test_ae_080_the_next_flick_may_ram_again() -> None:
    ships = {
        A: (100_000, 300_000),
        B: (100_000, 400_000),
        ENEMY: (200_000, 300_000),
        OTHER: (200_000, 400_000),
    }
    after = shot(SPACE, ships, A, EAST, 600_000).ships
    assert shot(SPACE, after, B, EAST, 600_000).rammed == (B, OTHER)


def test_ae_081_touching_ships_ram_when_flicked_at_each_other_and_not_when_flicked_away() -> None:
    ships = {A: (100_000, 300_000), ENEMY: (116_000, 300_000)}
    flown = shot(SPACE, ships, A, EAST, 11_000)
    assert flown.rammed == (A, ENEMY)
    assert flown.contacts == (Contact(0, A, "ram", ENEMY),)
    for direction in (WEST, NORTH, SOUTH, 300, 700):
        assert shot(SPACE, ships, A, direction, 11_000).rammed == ()


def test_ae_081_a_run_that_ends_where_the_discs_would_touch_is_no_ram() -> None:
    ships = {A: (100_000, 300_000), ENEMY: (138_000, 300_000)}
    flown = shot(SPACE, ships, A, EAST, 22_000)
    assert flown.ships == {A: (122_000, 300_000), ENEMY: (138_000, 300_000)}
    assert shot(SPACE, ships, A, EAST, 22_001).rammed == (A, ENEMY)


def test_ae_082_at_the_same_instant_the_planet_counts_before_the_ship() -> None:
    start, contact = (
        (98_400, 74_200),
        (148_400, 74_200),
    )  # 27 mm from the planet in alpha-A at the contact
    for other, kind in ((B, "ship"), (ENEMY, "ram")):
        beside = (contact[0] + 12_800, contact[1] + 9_600)  # 16 mm away, on the other side
        flown = shot(GALAXY, {A: start, other: beside}, A, EAST, 100_000)
        assert [(c.kind, c.other) for c in flown.contacts[:2]] == [("planet", 1), (kind, other)]
        assert flown.contacts[0].at == flown.contacts[1].at


def test_ae_082_at_the_same_instant_the_enemy_counts_before_the_own_ship() -> None:
    for mine, theirs in ((309_600, 290_400), (290_400, 309_600)):
        ships = {A: (100_000, 300_000), B: (162_800, mine), ENEMY: (162_800, theirs)}
        flown = shot(SPACE, ships, A, EAST, 100_000)
        assert flown.rammed == (A, ENEMY)
        assert flown.ships == {B: ships[B]}


def test_ae_083_of_two_enemies_at_once_the_one_clockwise_first_is_rammed() -> None:
    mover = ship(1, 5)
    for one, two, first in (
        (ship(0), THIRD, THIRD),
        (ship(0), FOURTH, FOURTH),
        (THIRD, FOURTH, THIRD),
    ):
        for up, down in ((one, two), (two, one)):
            ships = {mover: (100_000, 300_000), up: (162_800, 309_600), down: (162_800, 290_400)}
            flown = shot(SPACE, ships, mover, EAST, 100_000)
            assert flown.rammed == (mover, first)
            assert len(flown.ships) == 1


def test_ae_083_of_two_ships_of_one_enemy_the_lower_number_is_rammed() -> None:
    ships = {A: (100_000, 300_000), ship(2, 3): (162_800, 309_600), ship(2, 6): (162_800, 290_400)}
    assert shot(SPACE, ships, A, EAST, 100_000).rammed == (A, ship(2, 3))


def test_ae_146_a_battleship_with_the_ram_prow_stops_where_its_own_disc_touched() -> None:
    cruiser = ship(0, 8)
    ships = {cruiser: (100_000, 300_000), ENEMY: (200_000, 300_000), OTHER: (260_000, 300_000)}
    flown = shot(SPACE, ships, cruiser, EAST, 600_000, prow=True)
    assert flown.rammed == (cruiser, ENEMY) and flown.lost == ()
    assert flown.ships == {cruiser: (182_000, 300_000), OTHER: (260_000, 300_000)}
    pushed = {A: (100_000, 300_000), cruiser: (150_000, 300_000), ENEMY: (200_000, 300_000)}
    flown = shot(SPACE, pushed, A, EAST, 134_000, prow=True)
    assert flown.rammed == (cruiser, ENEMY) and flown.ships[cruiser] == (182_000, 300_000)


def test_ae_146_with_the_ram_prow_the_rammer_stays_and_stops_at_the_contact() -> None:
    ships = {A: (100_000, 300_000), ENEMY: (200_000, 300_000), OTHER: (260_000, 300_000)}
    flown = shot(SPACE, ships, A, EAST, 600_000, prow=True)
    assert flown.rammed == (A, ENEMY)
    assert flown.ships == {A: (184_000, 300_000), OTHER: (260_000, 300_000)}


def test_ae_146_a_pushed_rammer_stops_there_too_and_the_flicked_ship_goes_on() -> None:
    ships = {A: (100_000, 300_000), B: (150_000, 300_000), ENEMY: (200_000, 300_000)}
    flown = shot(SPACE, ships, A, EAST, 134_000, prow=True)
    assert flown.rammed == (B, ENEMY)
    assert flown.ships == {A: (135_000, 300_000), B: (184_000, 300_000)}


def test_ae_192_full_power_at_a_ship_dead_ahead_always_rams() -> None:
    luck = Luck(192)
    for _ in range(500):
        direction, gap = luck(1024), 1 + luck(300_000)
        ux, uy = COMPASS[direction]
        there = (round(356_000 + ux * (16_001 + gap)), round(356_000 + uy * (16_001 + gap)))
        ships = {A: (356_000, 356_000), ENEMY: there}
        if 0 <= there[0] <= GALAXY.side and 0 <= there[1] <= GALAXY.side:
            assert shot(SPACE, ships, A, direction, 1_100_000).rammed == (A, ENEMY)


def test_ae_192_a_graze_by_a_hundredth_of_a_millimetre_rams_and_a_miss_does_not() -> None:
    for aside in (15_990, -15_990, 15_999, -15_999):
        assert shot(
            SPACE, {A: (1_000, 300_000), ENEMY: (600_000, 300_000 + aside)}, A, EAST, 1_100_000
        ).rammed
    for aside in (16_000, -16_000, 16_001):
        assert not shot(
            SPACE, {A: (1_000, 300_000), ENEMY: (600_000, 300_000 + aside)}, A, EAST, 1_100_000
        ).rammed


def test_ae_192_any_ship_can_be_aimed_at() -> None:
    for dx, dy in ((300_000, 1), (-1, 300_000), (-200_000, -123_456), (77_777, -200_000)):
        ships = {A: (356_000, 356_000), ENEMY: (356_000 + dx, 356_000 + dy)}
        assert shot(SPACE, ships, A, towards(dx, dy), 1_100_000).rammed == (A, ENEMY)


def test_r29_a_flick_along_an_enemy_pressed_against_the_ship_is_no_ram() -> None:
    for gap in (16_000, 15_999):  # touching, and by a rounded micrometre more than that
        ships = {A: (100_000, 300_000), ENEMY: (100_000, 300_000 + gap)}
        flown = shot(SPACE, ships, A, EAST, 50_000)
        assert flown.rammed == () and flown.ships == {A: (150_000, 300_000), ENEMY: ships[ENEMY]}


def test_r33_a_ram_counts_among_the_contacts_of_a_flick() -> None:
    two = replace(SPACE, physics=replace(SPACE.physics, contact_cap=2))
    ships = {A: (100_000, 300_000), B: (150_000, 303_000), ENEMY: (240_000, 308_000)}
    assert [c.kind for c in shot(SPACE, ships, A, EAST, 900_000).contacts] == ["ship", "ram"]
    assert shot(two, ships, A, EAST, 900_000).capped


def test_r30_two_sliding_ships_that_touch_come_before_a_resting_one_with_a_higher_number() -> None:
    ships = {
        0: (236_000, 300_000),
        1: (287_200, 274_400),
        2: (303_200, 274_400),
        3: (287_200, 290_400),
    }
    flown = shot(SPACE, ships, 0, 919, 351_000)
    together = [(contact.ship, contact.other) for contact in flown.contacts]
    assert together == [(0, 1), (1, 2), (1, 0), (1, 3)]
    assert len({contact.at for contact in flown.contacts}) == 1


def at_once(*pairs: tuple[int, int], active: int = 1, resting: tuple[int, ...] = ()) -> Flown:
    """Flick pairs of ships, one above the other, that slide towards each other and all touch at the
    same instant.

    Those *resting* wait where the other one of their pair would touch them then.
    """
    ships: Ships = {}
    for n, (one, two) in enumerate(pairs):
        ships[one] = 316_000, 100_000 * (n + 1)
        ships[two] = (348_000 + 16_000 if two in resting else 396_000), 100_000 * (n + 1)
    motion = Motion(SPACE, ships, active, 4, seams=False)
    course = Course(motion, active, False, 0)
    for pair in pairs:
        for number, way in zip(pair, (1.0, -1.0), strict=True):
            if number not in resting:
                motion.go(motion.numbers.index(number))
                motion.steer(motion.numbers.index(number), way, 0.0, 120_000**0.5)
    motion.foresee()
    while motion.moving:
        course.happen(*motion.next())
    flown = course.outcome(ships)
    assert len({contact.at for contact in flown.contacts}) == 1
    return flown


def met(flown: Flown) -> list[set[int]]:
    """Return the pairs of ships that met, in order."""
    return [{contact.ship, contact.other} for contact in flown.contacts]


def test_r30_of_two_pairs_at_once_the_one_with_the_ship_that_comes_first_counts_first() -> None:
    early, late = (ship(1, 3), ship(2, 5)), (ship(1, 1), ship(3, 0))  # seat 1 has flicked
    for pairs in ((early, late), (late, early), (early[::-1], late), (late, early[::-1])):
        flown = at_once(*pairs)
        assert flown.rammed == early and met(flown) == [set(early), set(late)]
    for before, after in (
        ((ship(2, 7), ship(0, 7)), (ship(1, 0), ship(3, 0))),  # two enemies, clockwise first
        ((ship(1, 7), ship(0, 7)), (ship(1, 0), ship(1, 1))),  # own ships among themselves last
        ((ship(1, 0), ship(1, 7)), (ship(1, 1), ship(1, 2))),  # of one player the lowest number
        ((ship(2, 0), ship(1, 7)), (ship(2, 1), ship(3, 0))),
    ):
        for pairs in ((before, after), (after, before)):
            assert met(at_once(*pairs)) == [set(before), set(after)]


def test_r30_a_pair_that_slides_and_a_ship_at_rest_rank_alike() -> None:
    for sliding, waiting in ((ship(2), ship(3)), (ship(3), ship(2))):
        pairs = (ship(1, 3), sliding), (ship(1, 1), waiting)
        first = pairs[sliding > waiting]
        assert at_once(*pairs, resting=(waiting,)).rammed == first
        assert at_once(*reversed(pairs), resting=(waiting,)).rammed == first


def test_r30_of_two_pairs_with_the_same_first_ship_the_other_ones_decide() -> None:
    for one, two in ((ship(1, 2), ship(1, 6)), (ship(3, 4), ship(0, 2)), (ship(0, 7), ship(1, 0))):
        for up, down in ((one, two), (two, one)):
            ships = {ship(2): (356_000, 356_000), up: (312_000, 300_000), down: (312_000, 412_000)}
            motion = Motion(SPACE, ships, 1, 4, seams=False)
            course = Course(motion, 1, False, 0)
            for number, (ux, uy) in ((ship(2), (-1.0, 0.0)), (up, (0.0, 1.0)), (down, (0.0, -1.0))):
                motion.go(motion.numbers.index(number))
                motion.steer(motion.numbers.index(number), ux, uy, 240_000**0.5)
            motion.foresee()
            while not course.contacts:
                course.happen(*motion.next())
            assert met(course.outcome(ships)) == [{ship(2), one}]
