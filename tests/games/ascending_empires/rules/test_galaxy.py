"""The galaxy: holes and rings, homeworlds, discs of the quadrants, launch places, orbits and
ranges.
"""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tabletop_tui.games.ascending_empires.rules.galaxy import DISCS, galaxy
from tests.games.ascending_empires.flight.scenes import CRUISER, GALAXY, apart, ship

A, B = ship(0, 0), ship(0, 1)
QUADRANTS = ("alpha", "beta", "delta", "gamma")


def test_ae_185_the_holes_lie_in_four_mirrored_quadrants() -> None:
    assert len(GALAXY.holes) == 28
    first = {h.slot: (h.x, h.y) for h in GALAXY.holes[:7]}
    assert sorted(first) == list("ABCDEFH")
    for q, (flip_x, flip_y) in enumerate(
        [(False, False), (True, False), (True, True), (False, True)]
    ):
        for hole in GALAXY.holes[7 * q : 7 * q + 7]:
            x, y = first[hole.slot]
            assert (hole.x, hole.y) == (712_000 - x if flip_x else x, 712_000 - y if flip_y else y)
            assert hole.quadrant == q and hole.key == f"{QUADRANTS[q]}-{hole.slot}"
            assert hole.homeworld == (hole.slot == "H")


def test_ae_185_no_planet_is_cut_by_a_seam_and_rings_do_not_overlap() -> None:
    for i, hole in enumerate(GALAXY.holes):
        assert all(
            abs(place - seam) >= 34_000 for place in (hole.x, hole.y) for seam in GALAXY.seams
        )
        for other in GALAXY.holes[:i]:
            assert (
                apart((hole.x, hole.y), (other.x, other.y))
                >= 2 * (GALAXY.planet_radius + GALAXY.ring) + 30_000
            )


def test_ae_086_no_ship_can_be_in_two_orbits() -> None:
    assert GALAXY.orbit == (43_000, 45_000)
    for i, hole in enumerate(GALAXY.holes):
        for other in GALAXY.holes[:i]:
            assert apart((hole.x, hole.y), (other.x, other.y)) > 90_000


@pytest.mark.parametrize(("ship_", "border"), [(A, 43_000), (CRUISER, 45_000)])
def test_ae_085_the_border_of_an_orbit_is_exact(ship_: int, border: int) -> None:
    hole = GALAXY.holes[6]
    assert GALAXY.in_orbit(6, ship_, (hole.x + border, hole.y))
    assert not GALAXY.in_orbit(6, ship_, (hole.x + border + 1, hole.y))
    assert GALAXY.in_orbit(6, ship_, (hole.x + border * 3 // 5, hole.y - border * 4 // 5))
    assert GALAXY.orbits(ship_, (hole.x - border, hole.y)) == (6,)
    assert GALAXY.orbits(ship_, (hole.x - border - 1, hole.y)) == ()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ae_007_every_hole_gets_a_disc(players: int) -> None:
    layout = GALAXY.layouts[players]
    hidden = sum(sum(group) for group in layout.groups)
    assert len(layout.homes) + len(layout.open_asteroids) + hidden == 28
    assert {GALAXY.holes[hole].slot for hole in (*layout.homes, *layout.open_asteroids)} == {"H"}


def discs(players: int) -> tuple[int, ...]:
    """Return all face-down discs of a set-up, by kind."""
    return tuple(map(sum, zip(*GALAXY.layouts[players].groups, strict=True)))


def test_ae_008_four_players_have_six_planets_of_each_colour_and_no_asteroid() -> None:
    assert DISCS == ("orange", "grey", "brown", "purple", "asteroid")
    assert discs(4) == (6, 6, 6, 6, 0)
    assert GALAXY.layouts[4].open_asteroids == ()


def test_ae_009_three_players_have_five_of_each_colour_and_five_asteroids() -> None:
    assert discs(3) == (5, 5, 5, 5, 4)
    assert len(GALAXY.layouts[3].open_asteroids) == 1


def test_ae_010_two_players_have_four_of_each_colour_and_ten_asteroids() -> None:
    assert discs(2) == (4, 4, 4, 4, 8)
    assert len(GALAXY.layouts[2].open_asteroids) == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ae_011_each_quadrant_has_a_group_of_six(players: int) -> None:
    assert [sum(group) for group in GALAXY.layouts[players].groups] == [6, 6, 6, 6]
    assert all(min(group[:4]) >= 1 for group in GALAXY.layouts[players].groups)


def test_ae_012_two_players_sit_in_opposite_corners() -> None:
    assert [GALAXY.holes[hole].key for hole in GALAXY.layouts[2].homes] == ["alpha-H", "delta-H"]


def test_ae_013_seats_go_clockwise_round_the_corners() -> None:
    three, four = ([GALAXY.holes[hole].key for hole in GALAXY.layouts[n].homes] for n in (3, 4))
    assert three == ["alpha-H", "beta-H", "delta-H"]
    assert four == ["alpha-H", "beta-H", "delta-H", "gamma-H"]


def test_ae_014_starting_ships_lie_31_millimetres_from_the_homeworld_towards_each_neighbour() -> (
    None
):
    for home in GALAXY.layouts[4].homes:
        hole = GALAXY.holes[home]
        inwards = (
            (31_000 if hole.x < 356_000 else -31_000),
            (31_000 if hole.y < 356_000 else -31_000),
        )
        assert set(GALAXY.start[home]) == {
            (hole.x + inwards[0], hole.y),
            (hole.x, hole.y + inwards[1]),
        }
        one, two = GALAXY.start[home]
        assert (
            apart(one, two) > 16_000
            and GALAXY.in_orbit(home, A, one)
            and GALAXY.in_orbit(home, A, two)
        )
        assert GALAXY.planet_radius + GALAXY.radius(A) < 31_000


def test_ae_015_an_open_asteroid_belongs_to_its_corner() -> None:
    assert [GALAXY.holes[hole].key for hole in GALAXY.layouts[2].open_asteroids] == [
        "beta-H",
        "gamma-H",
    ]
    assert [GALAXY.holes[hole].key for hole in GALAXY.layouts[3].open_asteroids] == ["gamma-H"]


def test_ae_001_the_pile_holds_32_36_or_40_tokens() -> None:
    assert [GALAXY.layouts[players].pile for players in (2, 3, 4)] == [32, 36, 40]


def test_ae_049_launch_places_lie_in_64_directions_on_two_circles() -> None:
    for hole in GALAXY.holes:
        places = GALAXY.launch[hole.index]
        assert len(places) == len(set(places)) == 128
        for i, place in enumerate(places):
            radius = 31_000 if i < 64 else 39_000
            assert apart(place, (hole.x, hole.y)) == pytest.approx(radius, abs=1)
        assert places[0] == (hole.x + 31_000, hole.y) and places[80] == (hole.x, hole.y + 39_000)


def test_r17_every_launch_place_touches_the_ring_misses_the_planets_and_lies_on_the_board() -> None:
    for hole in GALAXY.holes:
        for place in GALAXY.launch[hole.index]:
            for number in (A, CRUISER):
                radius = GALAXY.radius(number)
                assert GALAXY.orbits(number, place) == (hole.index,)
                assert all(radius <= value <= GALAXY.side - radius for value in place)
                assert all(apart(place, (h.x, h.y)) >= 19_000 + radius for h in GALAXY.holes)


def test_ae_050_a_launch_place_is_free_at_a_gap_of_half_a_millimetre() -> None:
    place = GALAXY.launch[6][0]
    assert GALAXY.free(A, place, {B: (place[0] + 16_500, place[1])}, GALAXY.least_gap)
    assert not GALAXY.free(A, place, {B: (place[0] + 16_499, place[1])}, GALAXY.least_gap)
    assert GALAXY.free(CRUISER, place, {B: (place[0], place[1] - 18_500)}, GALAXY.least_gap)
    assert not GALAXY.free(CRUISER, place, {B: (place[0], place[1] - 18_499)}, GALAXY.least_gap)
    assert GALAXY.free(A, place, {A: place}, GALAXY.least_gap)


def test_ae_051_a_ring_of_eight_starships_leaves_no_launch_place() -> None:
    hole, ring = GALAXY.holes[6], {}
    for k in range(8):
        x, y = GALAXY.launch[6][64 + 8 * k]
        ring[ship(1, k)] = (
            (x + hole.x) // 2 + (x - hole.x) * 3 // 8,
            (y + hole.y) // 2 + (y - hole.y) * 3 // 8,
        )
    assert GALAXY.launch_places(6, A, ring) == ()
    del ring[ship(1, 0)]
    assert 0 in GALAXY.launch_places(6, A, ring)
    assert len(GALAXY.launch_places(6, A, {})) == 128


def test_ae_102_a_gap_of_exactly_the_ruler_is_in_range() -> None:
    here = (300_000, 300_000)
    assert GALAXY.range_short == 50_000
    assert GALAXY.in_range(A, here, ship(1), (366_000, 300_000), 50_000)
    assert not GALAXY.in_range(A, here, ship(1), (366_001, 300_000), 50_000)
    assert GALAXY.in_range(CRUISER, here, ship(1), (300_000, 368_000), 50_000)
    assert not GALAXY.in_range(CRUISER, here, ship(1), (300_000, 368_001), 50_000)


def test_ae_145_the_long_side_of_the_ruler_is_75_millimetres() -> None:
    assert GALAXY.range_long == 75_000
    assert GALAXY.in_range(A, (0, 0), ship(1), (91_000, 0), GALAXY.range_long)
    assert not GALAXY.in_range(A, (0, 0), ship(1), (91_001, 0), GALAXY.range_long)


def test_ae_198_hands_stay_within_their_bounds() -> None:
    bounds = {
        key: (hand.draws * hand.angle, hand.draws * hand.power)
        for key, hand in GALAXY.hands.items()
    }
    assert bounds == {"steady": (0, 0), "normal": (20, 28), "wild": (48, 68)}


def test_components_file_moves_a_hole_and_all_that_hangs_on_it() -> None:
    moved = galaxy(
        json.dumps(
            {"holes": {"alpha-A": {"x_um": 180_000}}, "sizes": {"orbit_ring": {"um": 20_000}}}
        )
    )
    assert (moved.holes[1].x, moved.holes[1].status) == (180_000, "KNOWN")
    assert moved.launch[1][0] == (211_000, 58_000)
    assert moved.discs[1][0] == 180_000 - 356_000
    assert moved.orbit == (47_000, 49_000)
    assert GALAXY.holes[1].status == "RECONSTRUCTED"


def test_borders_the_flick_and_the_galaxy_load_neither_pydantic_nor_textual() -> None:
    code = (
        "import sys, tabletop_tui.games.ascending_empires.flight.preview, tabletop_tui.games.ascending_empires.flight.path\n"
        "sys.exit(any(name in sys.modules for name in ('pydantic', 'textual', 'rich')))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
