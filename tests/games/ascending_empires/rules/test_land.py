"""Move: landing, and turning up planets."""

import pytest

from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.rules.actions import Land, Recruit, TakeBack
from tabletop_tui.games.ascending_empires.rules.battle import planet_defence
from tabletop_tui.games.ascending_empires.rules.events import Landed, Revealed
from tabletop_tui.games.ascending_empires.rules.position import blockaded
from tabletop_tui.games.ascending_empires.rules.state import STARSHIPS, UNKNOWN
from tests.games.ascending_empires.scenario import (
    ASTEROID,
    BOARD,
    PURPLE,
    Pass,
    Scene,
    Stop,
    hole,
    of,
)

A, C = hole("alpha A"), hole("alpha C")


def test_ae_055_the_ship_goes_to_supply_and_a_troop_onto_the_planet() -> None:
    scene = Scene(2)
    ship = scene.orbit(0, "alpha A")
    before = scene.player().starships
    scene.do(Land(A, ship))
    assert ship not in scene.s.ships and scene.player().starships == before + 1
    assert (
        scene.player().troops == 5
        and scene.planet("alpha A").troops == 1
        and scene.planet("alpha A").owner == 0
    )


def test_ae_056_a_ship_in_no_orbit_cannot_land() -> None:
    scene = Scene(2)
    ship = scene.ship(0, 300, 200)
    assert scene.refused(Land(A, ship)) == "not-in-orbit"
    assert scene.why_closed(Land) == "no-ship-in-orbit"
    scene.beside(ship, 170, 58 + 43)
    assert scene.refused(Land(C, ship)) == "not-in-orbit" and scene.may(Land(A, ship))


def test_ae_057_not_on_another_players_planet() -> None:
    scene = Scene(2)
    scene.put(1, "alpha A", colonies=1)
    ship = scene.orbit(0, "alpha A")
    assert scene.refused(Land(A, ship)) == "occupied-by-another" and not scene.may(Land(A, ship))


def test_ae_058_a_landing_flips_the_disc_for_all_before_the_troop_stands() -> None:
    scene = Scene(2)
    scene.disc("alpha A", PURPLE)
    scene.face_down("alpha A")
    ship = scene.orbit(0, "alpha A")
    assert GAME.view(scene.s, 1).planets[A].disc == UNKNOWN
    events = scene.do(Land(A, ship))
    assert [type(event) for event in events] == [Revealed, Landed] and of(events, Revealed)[
        0
    ].disc == PURPLE
    assert GAME.view(scene.s, 1).planets[A].disc == PURPLE


def test_ae_059_not_on_an_own_blockaded_planet() -> None:
    scene = Scene(2)
    scene.put(0, "alpha A", troops=1)
    ship = scene.orbit(0, "alpha A", 0)
    assert scene.may(Land(A, ship))
    scene.orbit(1, "alpha A", 32)
    assert scene.refused(Land(A, ship)) == "blockaded" and not scene.may(Land(A, ship))


def test_ae_060_a_landed_troop_defends() -> None:
    scene = Scene(2)
    scene.put(0, "alpha A", facilities=1)
    ship = scene.orbit(0, "alpha A")
    assert planet_defence(scene.s, A) == 0
    scene.do(Land(A, ship))
    assert planet_defence(scene.s, A) == 1


def test_ae_061_no_troop_in_supply_no_landing() -> None:
    scene = Scene(2)
    ship = scene.orbit(0, "alpha A")
    scene.supply(0, troops=0)
    assert scene.refused(Land(A, ship)) == "no-troop" == scene.why_closed(Land)


def test_ae_062_no_landing_on_a_full_planet() -> None:
    scene = Scene(2)
    scene.put(0, "alpha A", troops=1, colonies=2)
    ship = scene.orbit(0, "alpha A")
    assert scene.refused(Land(A, ship)) == "full" and not scene.may(Land(A, ship))


def test_ae_062_why_there_is_no_landing() -> None:
    scene = Scene(2)
    scene.put(0, "alpha A", colonies=3)
    far = scene.ship(0, 300, 200)
    assert scene.why_closed(Land) == "no-ship-in-orbit"
    scene.orbit(0, "alpha A")
    assert far in scene.s.ships and scene.why_closed(Land) == "nowhere-to-land"


def test_ae_063_a_revealed_planet_stays_up() -> None:
    scene = Scene(2)
    scene.face_down("alpha A")
    ship = scene.orbit(0, "alpha A")
    scene.do(Land(A, ship), Stop())
    scene.turn(0)
    scene.do(TakeBack(A, 1))
    assert scene.planet("alpha A").up and scene.planet("alpha A").items == 0
    scene.put(0, "alpha A", troops=1)
    scene.turn(1)
    scene.orbit(1, "alpha A", 20)
    scene.orbit(1, "alpha A", 40)
    scene.move()
    assert scene.planet("alpha A").items == 0 and scene.planet("alpha A").up


def test_ae_064_a_landing_on_an_asteroid_stands() -> None:
    scene = Scene(2)
    scene.disc("alpha A", ASTEROID)
    scene.face_down("alpha A")
    ship = scene.orbit(0, "alpha A")
    scene.do(Land(A, ship))
    assert scene.planet("alpha A").troops == 1 and scene.planet("alpha A").disc == ASTEROID
    assert Revealed.reveals  # so undo does not go back beyond it


def test_ae_065_landing_among_enemies_on_an_empty_planet() -> None:
    scene = Scene(2)
    ship = scene.orbit(0, "alpha A", 0)
    scene.orbit(1, "alpha A", 32)
    assert scene.may(Land(A, ship))
    scene.do(Land(A, ship))
    assert scene.planet("alpha A").owner == 0 and blockaded(scene.s, A)
    scene.turn(0)
    assert not scene.may(Recruit(A))


def test_ae_066_the_battleship_lands() -> None:
    scene = Scene(2)
    ship = scene.orbit(0, "alpha A", big=True)
    assert ship == STARSHIPS
    starships = scene.player().starships
    scene.do(Land(A, ship))
    assert scene.player().battleship == 1 and scene.player().starships == starships
    assert scene.planet("alpha A").troops == 1


def test_ae_067_on_the_own_homeworld_yes_on_a_foreign_one_no() -> None:
    scene = Scene(2)
    own, foreign = scene.orbit(0, "alpha H"), scene.orbit(0, "delta H")
    scene.put(0, "alpha H", troops=5)  # no limit there
    assert scene.may(Land(hole("alpha H"), own))
    assert scene.refused(Land(hole("delta H"), foreign)) == "occupied-by-another"
    scene.do(Land(hole("alpha H"), own))
    assert scene.planet("alpha H").troops == 6


def test_ae_067_an_enemy_in_the_orbit_of_the_own_homeworld_hinders_no_landing() -> None:
    scene = Scene(2)
    own = scene.orbit(0, "alpha H", 0)
    scene.orbit(1, "alpha H", 32)
    for troops in (0, 4):
        scene.put(0, "alpha H", troops=troops)
        assert scene.may(Land(hole("alpha H"), own))
    assert scene.offered(Land) == [Land(hole("alpha H"), own)]
    scene.do(Land(hole("alpha H"), own))
    assert scene.planet("alpha H").troops == 5


@pytest.mark.parametrize("scouts", [(0,), (1,), (0, 1)])
def test_ae_058_a_disc_that_was_scanned_before_is_turned_up_all_the_same(
    scouts: tuple[int, ...],
) -> None:
    scene = Scene(3)
    scene.disc("alpha A", PURPLE)
    scene.face_down("alpha A")
    for seat in scouts:
        scene.orbit(seat, "alpha A", 20 * seat)
    scene.do(Pass(), Pass(), Pass())
    seen = [PURPLE if seat in scouts else UNKNOWN for seat in range(3)]
    assert [GAME.view(scene.s, seat).planets[A].disc for seat in range(3)] == seen
    events = scene.do(Land(A, scene.orbit(0, "alpha A", 50)))
    assert of(events, Revealed) == [Revealed(A, PURPLE)] and scene.planet("alpha A").up
    assert all(GAME.view(scene.s, seat).planets[A].disc == PURPLE for seat in range(3))


def test_ae_058_a_disc_that_lies_open_is_not_turned_up_again() -> None:
    scene = Scene(2)
    ship = scene.orbit(0, "alpha A")
    assert [type(event) for event in scene.do(Land(A, ship))] == [Landed]


def test_r21_the_returning_ship_frees_no_troop() -> None:
    scene = Scene(2)
    ship = scene.orbit(0, "alpha A")
    scene.put(0, "alpha A", troops=2)
    scene.supply(0, troops=0)
    assert not scene.may(Land(A, ship)) and ship in scene.s.ships


def test_r22_orbit_alone_flips_nothing() -> None:
    scene = Scene(2)
    scene.face_down("alpha A")
    scene.orbit(0, "alpha A")
    scene.move()
    assert not scene.planet("alpha A").up


def test_r23_the_new_owner_cannot_land_a_second_ship_among_enemies() -> None:
    scene = Scene(2)
    one, two = scene.orbit(0, "alpha A", 0), scene.orbit(0, "alpha A", 16)
    scene.orbit(1, "alpha A", 40)
    scene.do(Land(A, one))
    assert scene.refused(Land(A, two)) == "blockaded"


def test_r24_a_landed_battleship_may_be_launched_again() -> None:
    scene = Scene(2)
    ship = scene.orbit(0, "alpha A", big=True)
    scene.do(Land(A, ship))
    scene.launch("alpha A", big=True)
    assert ship in scene.s.ships and scene.player().battleship == 0


def test_ae_055_only_an_own_ship_on_the_board_lands() -> None:
    scene = Scene(2)
    mine, theirs = scene.orbit(0, "alpha A", 0), scene.orbit(1, "alpha A", 32)
    assert scene.may(Land(hole("alpha A"), mine))
    for ship in (theirs, mine + 1, -1, 99):
        assert scene.refused(Land(hole("alpha A"), ship)) == "not-your-ship"


def test_r32_a_battleship_lands_from_further_out_than_a_starship() -> None:
    scene = Scene(2)
    x, y = BOARD.holes[hole("alpha A")].x, BOARD.holes[hole("alpha A")].y
    big, small = scene.number(0, big=True), scene.number(0)
    scene.s.ships[big], scene.s.ships[small] = (x + 44_000, y), (x - 44_000, y)
    assert (
        scene.may(Land(hole("alpha A"), big))
        and scene.refused(Land(hole("alpha A"), small)) == "not-in-orbit"
    )
