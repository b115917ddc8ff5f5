"""Aiming: the first leg, the fan of a hand's errors, the odds, orbits in reach straight and by a
bounce; directions.
"""

from __future__ import annotations

from dataclasses import replace
from math import atan2, cos, pi, sin

import pytest

from tabletop_tui.engine import Luck, slip_at, slips
from tabletop_tui.games.ascending_empires.flight.aims import (
    BEYOND,
    STRAIGHT,
    bank_shots,
    lines,
    shots,
)
from tabletop_tui.games.ascending_empires.flight.compass import COMPASS, towards
from tabletop_tui.games.ascending_empires.flight.flick import flick, run_out
from tabletop_tui.games.ascending_empires.flight.preview import FlickSetup, Outlook, first_leg, odds
from tabletop_tui.games.ascending_empires.flight.sights import banked, meets, straight

from . import chances
from .scenes import EAST, GALAXY, NORTH, SPACE, WEST, crowd, ship, shot

A, B, ENEMY = ship(0, 0), ship(0, 1), ship(1, 0)
STEADY, NORMAL, WILD = (GALAXY.hands[key] for key in ("steady", "normal", "wild"))


def test_r32_directions_are_unit_vectors_clockwise_from_the_east() -> None:
    for step, (x, y) in enumerate(COMPASS):
        assert (x, y) == pytest.approx((cos(step * pi / 512), sin(step * pi / 512)), abs=1e-15)
        assert COMPASS[(1024 - step) % 1024] == (x, -y)
        assert COMPASS[(step + 256) % 1024] == (-y, x)


def test_r32_the_direction_towards_a_place_is_the_nearest_one() -> None:
    luck = Luck(32)
    for _ in range(2000):
        dx, dy = luck(1_400_000) - 700_000, luck(1_400_000) - 700_000
        exact = atan2(dy, dx) * 512 / pi
        assert abs((towards(dx, dy) - exact + 512) % 1024 - 512) <= 0.5 + 1e-9
    assert [towards(5, 0), towards(0, 5), towards(-5, 0), towards(0, -5)] == [0, 256, 512, 768]


@pytest.mark.parametrize(
    ("others", "direction", "run", "leg"),
    [
        ({}, EAST, 50_000, ((150_000, 340_000), "stop", -1)),
        ({}, WEST, 150_000, ((0, 340_000), "edge", -1)),
        ({}, NORTH + 38, 300_000, (None, "planet", 5)),
        ({B: (130_000, 340_000)}, EAST, 50_000, ((114_000, 340_000), "ship", B)),
        ({ENEMY: (130_000, 340_000)}, EAST, 50_000, ((114_000, 340_000), "ram", ENEMY)),
    ],
)
def test_r27_the_first_leg_ends_at_the_first_contact(
    others: dict, direction: int, run: int, leg: tuple
) -> None:
    ships = {A: (100_000, 340_000), **others}
    found = first_leg(GALAXY, ships, A, direction, run, seats=2)
    assert (found.kind, found.other) == leg[1:]
    assert found.end == leg[0] or leg[0] is None
    assert found.end == dict(shot(GALAXY, ships, A, direction, run).flights)[A][1][1:]


def test_r30_the_first_leg_names_the_enemy_before_an_own_ship_and_the_enemy_on_the_left_first() -> (
    None
):
    own, left, right = ship(0, 1), ship(1, 0), ship(2, 0)
    for others, met in (
        ({own: -8_000, left: 8_000}, ("ram", left)),
        ({left: -8_000, right: 8_000}, ("ram", left)),
    ):
        ships = {A: (300_000, 300_000), **{n: (340_000, 300_000 + y) for n, y in others.items()}}
        leg = first_leg(SPACE, ships, A, EAST, 200_000, seats=3)
        assert (leg.kind, leg.other) == met
        assert flick(SPACE, ships, A, EAST, 200_000, seats=3).rammed == (A, met[1])
    ships = {ship(1, 0): (300_000, 300_000), A: (340_000, 292_000), right: (340_000, 308_000)}
    leg = first_leg(SPACE, ships, ship(1, 0), EAST, 200_000, seats=3)
    assert leg.other == right, "clockwise from the left of the active player"


def start(ships: dict, **powers: bool) -> FlickSetup:
    """Return a flick of A among some ships."""
    return FlickSetup(GALAXY, tuple(sorted(ships.items())), A, 2, **powers)


def test_r34_the_cone_leaves_a_tenth_of_the_hands_on_either_side() -> None:
    outlook = Outlook(start({A: (300_000, 356_000)}), 10, 20, NORMAL)
    ends = slips(4, 5, 100)
    legs = [
        first_leg(GALAXY, {A: (300_000, 356_000)}, A, 10 + turn, run_out(GALAXY, 20, push), seats=2)
        for turn, push in ((ends[10], slips(4, 7, 100)[-10]), (ends[-11], slips(4, 7, 100)[-10]))
    ]
    assert list(outlook.cone()) == legs
    assert Outlook(start({A: (300_000, 356_000)}), 10, 20, STEADY).cone() == ()


def test_r34_the_errors_shown_are_spread_as_the_draws_are() -> None:
    assert slips(4, 5, 5) == (-8, -3, 0, 3, 8)
    assert slips(4, 0, 5) == (0,)
    many = slips(4, 12, 1001)
    assert many[500] == 0 and many == tuple(-error for error in reversed(many))
    assert (sum(error * error for error in many) / 1001) ** 0.5 == pytest.approx(
        (4 * 12 * 13 / 3) ** 0.5, rel=0.02
    )
    assert (slip_at(4, 5, 0.0), slip_at(4, 5, 1.0)) == (-20, 20)
    luck, drawn = Luck(3), [0, 0]
    for _ in range(4000):
        drawn[0] += abs(slip_at(4, 5, luck(10_000) / 10_000))
        drawn[1] += abs(sum(luck(11) - 5 for _ in range(4)))
    assert drawn[0] == pytest.approx(drawn[1], rel=0.04)


def test_r34_a_steady_hand_has_certain_odds() -> None:
    ships = {A: (93_000, 62_000), ENEMY: (500_000, 500_000)}
    shown = odds(start(ships), *shots(GALAXY, ships, A, seats=2)[0][1:3], STEADY)
    assert shown.orbits == ((1, 100),)
    assert (shown.space, shown.ram, shown.lost, shown.back) == (0, 0, 0, 0)
    assert odds(start({A: (5_000, 62_000)}), WEST, 50, WILD).lost == 100
    crowd_of_two = {A: (100_000, 300_000), ENEMY: (117_000, 300_000)}
    assert odds(start(crowd_of_two), EAST, 50, NORMAL).ram == 100


def test_r34_a_wilder_hand_hits_an_orbit_more_rarely() -> None:
    ships = {A: (93_000, 62_000)}
    for hole, direction, power, _ in shots(GALAXY, ships, A, seats=2)[2:6]:
        chances = [
            dict(odds(start(ships), direction, power, hand).orbits).get(hole, 0)
            for hand in (STEADY, NORMAL, WILD)
        ]
        assert chances[0] == 100 and chances[0] >= chances[1] >= chances[2] > 0


def test_ae_146_the_odds_know_the_ram_prow() -> None:
    ships = {A: (100_000, 300_000), ENEMY: (160_000, 300_000)}
    bare, armed = (
        Outlook(start(ships), EAST, 20, STEADY),
        Outlook(start(ships, prow=True), EAST, 20, STEADY),
    )
    assert bare.goal == ("ram", ENEMY, None)
    assert armed.goal.sort == ("ram", ENEMY) and armed.goal.place is not None
    beyond = {A: (100_000, 300_000), B: (117_000, 300_000), ENEMY: (145_000, 300_000)}
    ends = [
        Outlook(start(beyond, prow=prow), EAST, 30, STEADY).sure.ships for prow in (False, True)
    ]
    assert B not in ends[0] and B in ends[1], "an own ship that is pushed rams as well"


def test_ae_149_the_odds_know_the_recall_beacon() -> None:
    ships = {A: (20_000, 340_000)}
    assert odds(start(ships), WEST, 50, NORMAL).lost == 100
    called = odds(start(ships, recall=True), WEST, 50, NORMAL)
    assert (called.lost, called.back) == (0, 100)


def test_the_odds_know_the_seams() -> None:
    ships = {A: (150_000, 380_000)}
    smooth = odds(start(ships), 20, 30, NORMAL)
    rough = odds(start(ships, seams=True), 20, 30, NORMAL)
    assert smooth != rough
    steady = Outlook(start(ships, seams=True), 20, 30, STEADY)
    steady.refine(500)
    assert len({outcome.place for outcome in steady.found.values()}) > 100


@pytest.mark.parametrize("hand", [NORMAL, WILD], ids=["normal", "wild"])
def test_r34_the_odds_are_those_of_flicks_by_luck(hand: object) -> None:
    errors = chances.measure(hand, aims=30)  # type: ignore[arg-type]
    assert abs(sum(errors)) / len(errors) < 1.0
    assert sorted(map(abs, errors))[len(errors) * 19 // 20] <= 5.0


def test_what_is_in_sight_is_reached_and_bounces_lead_there_by_the_planet_they_name() -> None:
    luck, bounced = Luck(21), 0
    for n in range(6):
        ships = {A: (84_000, 84_000), **{k: v for k, v in crowd(luck, 2, 4).items() if k != A}}
        for seams in (False, True):
            begin = start(ships, seams=seams, prow=bool(n % 2))
            found = straight(begin)
            assert found
            for sight in (*found, *banked(begin, found[0].number)):
                flown = begin.fly(sight.direction, run_out(GALAXY, sight.power))
                assert meets(sight, begin.outcome(flown))
                if sight.via >= 0:
                    bounced += 1
                    assert sight.via in [c.other for c in flown.contacts if c.kind == "planet"]
    assert bounced


def test_r32_a_shot_in_reach_ends_in_that_orbit() -> None:
    luck = Luck(84)
    for _ in range(10):
        ships = crowd(luck)
        found = shots(GALAXY, ships, A, seats=4)
        assert found
        for hole, direction, power, _ in found:
            flown = shot(GALAXY, ships, A, direction, run_out(GALAXY, power))
            assert hole in GALAXY.orbits(A, flown.ships[A])
            assert hole not in GALAXY.orbits(A, ships[A])


def test_r27_a_shot_on_which_a_pushed_ship_would_ram_is_not_in_reach() -> None:
    ships = {A: (150_000, 285_000), B: (190_000, 300_900), ENEMY: (192_000, 317_000)}
    straight = next(s for s in shots(GALAXY, {A: ships[A]}, A, seats=2) if s.hole == 6)
    flown = shot(GALAXY, ships, A, straight.direction, run_out(GALAXY, straight.power))
    assert flown.rammed == (B, ENEMY) and GALAXY.in_orbit(6, A, flown.ships[A])
    assert straight not in shots(GALAXY, ships, A, seats=2)


def test_r32_behind_a_planet_there_is_no_straight_shot() -> None:
    ships = {A: (93_000, 93_000)}
    assert GALAXY.holes[6].slot == "F"
    assert 6 not in [s.hole for s in shots(GALAXY, {A: (110_000, 108_000)}, A, seats=2)]
    towards_f = towards(285_000 - 93_000, 285_000 - 93_000)
    assert first_leg(GALAXY, ships, A, towards_f, 500_000, seats=2)[1:] == ("planet", 3)


def test_r32_a_straight_shot_is_meant_to_run_on_for_the_planet_holds_it() -> None:
    """Stopping short fails, running too far ends at the planet, so most errors are forgiven a
    little beyond the ring.
    """
    alone, ships, hits = (
        replace(GALAXY, discs=((*GALAXY.discs[19][:3], -1),)),
        {A: (400_000, 440_000)},
        [],
    )
    for far in (0, BEYOND, 2 * BEYOND + 10_000):
        power = (GALAXY.holes[19].x - 400_000 - 35_000 + far) // 11_000
        shown = odds(FlickSetup(alone, tuple(ships.items()), A, 2), EAST, power, NORMAL)
        hits.append(dict(shown.orbits).get(19, 0))
    assert hits[0] < hits[1] > hits[2] and hits[1] > 85


def test_r30_a_bank_shot_bounces_off_the_planet_it_names_and_stops_in_orbit() -> None:
    ships, found = {A: (93_000, 62_000)}, 0
    for hole in range(len(GALAXY.holes)):
        for bank in bank_shots(GALAXY, ships, A, hole, seats=2):
            flown = flick(GALAXY, ships, A, bank.direction, run_out(GALAXY, bank.power), seats=2)
            first = flown.contacts[0]
            assert (first.kind, first.other) == ("planet", bank.via) and bank.via not in (
                hole,
                STRAIGHT,
            )
            assert bank.hole == hole and GALAXY.in_orbit(hole, A, flown.ships[A])
            found += 1
    assert found >= 5


def test_s3_the_middle_of_the_quadrant_is_reached_by_a_bounce_alone() -> None:
    """From the homeworld, planet C blocks the way to F; the text of the board says that a bank shot
    is needed.
    """
    ships = {A: (110_000, 108_000)}
    assert GALAXY.holes[6].slot == "F"
    assert 6 not in [line.hole for line in lines(GALAXY, A, ships[A])]
    banked = bank_shots(GALAXY, ships, A, 6, seats=2)
    assert banked and all(bank.via != STRAIGHT for bank in banked)


def test_r27_a_ship_in_the_way_spoils_a_bank_shot() -> None:
    ships = {A: (110_000, 108_000)}
    bank = bank_shots(GALAXY, ships, A, 6, seats=2)[0]
    flown = flick(GALAXY, ships, A, bank.direction, run_out(GALAXY, bank.power), seats=2)
    (_, x, y), (_, to_x, to_y) = dict(flown.flights)[A][1:3]
    barred = {**ships, ENEMY: ((x + to_x) // 2, (y + to_y) // 2)}
    assert bank not in bank_shots(GALAXY, barred, A, 6, seats=2)


def test_r26_a_ship_that_is_there_needs_no_bank_shot() -> None:
    ships = {A: GALAXY.launch[6][0]}
    assert bank_shots(GALAXY, ships, A, 6, seats=2) == ()


def test_r32_the_battleship_banks_with_its_own_size() -> None:
    ships = {8: (110_000, 108_000)}
    for bank in bank_shots(GALAXY, ships, 8, 6, seats=2):
        flown = flick(GALAXY, ships, 8, bank.direction, run_out(GALAXY, bank.power), seats=2)
        assert GALAXY.in_orbit(6, 8, flown.ships[8])
