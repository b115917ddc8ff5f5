"""Set-up: what each player starts with, the discs, and what is secret about them."""

from collections import Counter
from math import hypot

import pytest

from tabletop_tui.engine import settle, start
from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.rules.actions import Land, Mine
from tabletop_tui.games.ascending_empires.rules.events import Landed
from tabletop_tui.games.ascending_empires.rules.galaxy import galaxy
from tabletop_tui.games.ascending_empires.rules.state import (
    ASTEROID,
    FLEET,
    HOMEWORLD,
    UNKNOWN,
    State,
)
from tests.complaining import refused
from tests.games.ascending_empires.scenario import BOARD, Scene, hole

COUNTS = (2, 3, 4)
QUADRANTS = ("alpha", "beta", "delta", "gamma")


def begin(seats: int, seed: int = 3, **options: object) -> State:
    state: State = start(GAME, seats, seed, options)[0]  # type: ignore[arg-type]
    return state


def discs(s: State) -> Counter[int]:
    return Counter(planet.disc for planet in s.planets)


def mixed(s: State, quadrant: str) -> list[int]:
    """Return the discs in the six holes of a quadrant besides its homeworld hole."""
    return [s.planets[hole(f"{quadrant} {slot}")].disc for slot in "ABCDEF"]


@pytest.mark.parametrize(("seats", "tokens"), [(2, 32), (3, 36), (4, 40)])
def test_ae_001_the_pile_depends_on_the_number_of_players(seats: int, tokens: int) -> None:
    assert begin(seats).pile == tokens


@pytest.mark.parametrize("seats", COUNTS)
def test_ae_002_six_troops_in_supply_eight_in_the_box(seats: int) -> None:
    assert [(p.troops, p.box_troops) for p in begin(seats).players] == [(6, 8)] * seats


@pytest.mark.parametrize("seats", COUNTS)
def test_ae_003_two_starships_orbit_the_homeworld_six_lie_in_the_box(seats: int) -> None:
    s = begin(seats)
    for seat, player in enumerate(s.players):
        mine = [ship for ship in s.ships if ship // FLEET == seat]
        assert len(mine) == 2 and player.box_starships == 6
        assert all(BOARD.in_orbit(s.homes[seat], ship, s.ships[ship]) for ship in mine)


@pytest.mark.parametrize("seats", COUNTS)
def test_ae_004_no_starship_in_supply_and_the_battleship_in_the_box(seats: int) -> None:
    assert all(
        (p.starships, p.battleship, p.box_battleship) == (0, 0, 1) for p in begin(seats).players
    )


@pytest.mark.parametrize("seats", COUNTS)
def test_ae_005_the_whole_stock_and_level_nought(seats: int) -> None:
    for player in begin(seats).players:
        assert (player.facilities, player.colonies, player.cities) == (8, 4, 4)
        assert player.levels == (0, 0, 0, 0) and player.vp == 0


@pytest.mark.parametrize("seats", COUNTS)
def test_ae_006_only_the_homeworld_corners_lie_open(seats: int) -> None:
    up = {h for h, planet in enumerate(begin(seats).planets) if planet.up}
    assert up == {hole(f"{quadrant} H") for quadrant in QUADRANTS}


@pytest.mark.parametrize("seats", COUNTS)
def test_ae_007_every_hole_holds_a_disc(seats: int) -> None:
    s = begin(seats)
    assert len(s.planets) == 28 and UNKNOWN not in discs(s)


def test_ae_008_four_players_have_six_of_each_colour_and_no_asteroid() -> None:
    assert discs(begin(4)) == {0: 6, 1: 6, 2: 6, 3: 6, HOMEWORLD: 4}


def test_ae_009_three_players_have_five_of_each_colour_and_five_asteroids() -> None:
    s = begin(3)
    assert discs(s) == {0: 5, 1: 5, 2: 5, 3: 5, ASTEROID: 5, HOMEWORLD: 3}
    corner = s.planets[hole("gamma H")]
    assert corner.disc == ASTEROID and corner.up


def test_ae_010_two_players_have_four_of_each_colour_and_ten_asteroids() -> None:
    s = begin(2)
    assert discs(s) == {0: 4, 1: 4, 2: 4, 3: 4, ASTEROID: 10, HOMEWORLD: 2}
    assert all(
        s.planets[hole(f"{q} H")].disc == ASTEROID and s.planets[hole(f"{q} H")].up
        for q in ("beta", "gamma")
    )


def test_ae_011_each_quadrant_mixes_its_own_group() -> None:
    groups = {
        2: {q: [0, 1, 2, 3, ASTEROID, ASTEROID] for q in QUADRANTS},
        3: {q: sorted([0, 1, 2, 3, extra, ASTEROID]) for extra, q in enumerate(QUADRANTS)},
        4: {q: sorted([0, 1, 2, 3, extra, (extra + 1) % 4]) for extra, q in enumerate(QUADRANTS)},
    }
    for seats in COUNTS:
        orders = set()
        for seed in range(12):
            s = begin(seats, seed)
            for quadrant in QUADRANTS:
                assert sorted(mixed(s, quadrant)) == groups[seats][quadrant]
            orders.add(tuple(mixed(s, "alpha")))
        assert len(orders) > 6  # the places are mixed


def test_ae_012_two_players_sit_in_opposite_corners() -> None:
    assert begin(2).homes == (hole("alpha H"), hole("delta H"))


def test_ae_013_seats_go_clockwise_alpha_beta_delta_gamma() -> None:
    assert begin(3).homes == tuple(hole(f"{q} H") for q in QUADRANTS[:3])
    assert begin(4).homes == tuple(hole(f"{q} H") for q in QUADRANTS)
    corners = [(BOARD.holes[h].x > 356_000, BOARD.holes[h].y > 356_000) for h in begin(4).homes]
    assert corners == [(False, False), (True, False), (True, True), (False, True)]


def test_ae_014_starting_ships_lie_31_mm_towards_the_neighbouring_corners() -> None:
    s = begin(4)
    for seat, home in enumerate(s.homes):
        x, y = BOARD.holes[home].x, BOARD.holes[home].y
        towards = {(31_000 if x < 356_000 else -31_000, 0), (0, 31_000 if y < 356_000 else -31_000)}
        ships = [place for ship, place in s.ships.items() if ship // FLEET == seat]
        assert {(px - x, py - y) for px, py in ships} == towards
        (ax, ay), (bx, by) = ships
        assert (
            hypot(ax - bx, ay - by) > 16_000 and 31_000 > 19_000 + 8_000
        )  # neither each other nor the disc


def test_ae_015_an_open_asteroid_in_a_corner_is_an_asteroid_of_its_quadrant() -> None:
    scene = Scene(2)
    scene.orbit(0, "beta H")
    ship = next(iter(scene.s.ships))
    assert scene.may(Land(hole("beta H"), ship))
    scene.put(0, "beta H", troops=2, cities=1)
    assert scene.may(Mine(hole("beta H"), 2))
    scene.put(0, "alpha A", cities=1)
    scene.put(0, "delta A", cities=1)
    assert GAME.score(scene.s, 0)["quadrants"] == 3  # alpha, beta, delta


def test_ae_016_a_view_hides_which_hole_holds_which_disc() -> None:
    s = begin(3)
    view = GAME.view(s, 1)
    assert all((planet.disc == UNKNOWN) == (not planet.up) for planet in view.planets)
    assert galaxy(view.parts).layouts[3].groups[0] == (2, 1, 1, 1, 1)  # the group itself is public


def test_ae_017_the_first_player_is_drawn_unless_named() -> None:
    drawn = [begin(4, seed).first for seed in range(30)]
    assert set(drawn) == {0, 1, 2, 3} and drawn == [begin(4, seed).first for seed in range(30)]
    assert all(
        begin(4, seed, first=named).first == named - 1
        for seed in range(5)
        for named in (1, 2, 3, 4)
    )


def test_ae_018_tokens_are_added_only_by_an_option_that_is_off() -> None:
    assert settle(GAME.options, {})["tokens"] == 0
    assert begin(2, tokens=6).pile == 38


def test_r1_naming_a_player_who_does_not_sit_there_is_refused() -> None:
    with refused("no player 4"):
        begin(3, first=4)


def test_r2_two_players_are_equally_far_from_each_other() -> None:
    one, two = (BOARD.holes[h] for h in begin(2).homes)
    assert one.x + two.x == one.y + two.y == 712_000


@pytest.mark.parametrize("seats", COUNTS)
def test_r3_every_seat_begins_alike(seats: int) -> None:
    s = begin(seats)
    apart = set()
    for ship, (x, y) in s.ships.items():
        home = BOARD.holes[s.homes[ship // FLEET]]
        apart.add((abs(x - home.x), abs(y - home.y)))
    assert apart == {(31_000, 0), (0, 31_000)}


def test_r4_open_asteroids_need_no_flip() -> None:
    scene = Scene(3)
    ship = scene.orbit(0, "gamma H")
    events = scene.do(Land(hole("gamma H"), ship))
    assert [type(event) for event in events] == [Landed]


def test_r5_two_views_differ_from_the_truth_only_in_discs() -> None:
    s = begin(4)
    one, two = GAME.view(s, 0), GAME.view(s, 3)
    assert one == two
    for planet, seen in zip(s.planets, one.planets, strict=True):
        if not planet.up:
            seen.disc = planet.disc
    one.rng = s.rng
    assert one == s


def test_r58_added_tokens_come_out_of_the_box_of_fifty() -> None:
    assert begin(4, tokens=18).pile == 50 and begin(2, tokens=18).pile == 50
