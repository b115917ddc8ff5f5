"""Move: flicking ships, the consequences of a ram, ships off the board, orbits, and the hand."""

from typing import Any

import pytest

from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.rules.actions import Flick
from tabletop_tui.games.ascending_empires.rules.events import Flew, Lost, Rammed
from tabletop_tui.games.ascending_empires.rules.position import blockaded, orbits
from tabletop_tui.games.ascending_empires.rules.state import FLEET, STARSHIPS, Moving
from tabletop_tui.games.ascending_empires.view.forecast import targets
from tests.games.ascending_empires.scenario import BOARD, Pass, Scene, hole, of

EAST, SOUTH, WEST, NORTH = 0, 256, 512, 768


def test_ae_068_a_flicked_ship_bounces_off_a_planet() -> None:
    scene = Scene(2)
    ship = scene.ship(0, 250, 160)
    events = scene.do(Flick(ship, WEST, 30))  # alpha C is 92 mm to the west
    flown = of(events, Flew)[0]
    assert [(c.kind, c.other) for c in flown.contacts] == [("planet", hole("alpha C"))]
    x, y = scene.s.ships[ship]
    assert x > 185_000 and y == 160_000


def test_ae_069_only_own_ships_may_be_flicked() -> None:
    scene = Scene(2)
    big, other = scene.ship(0, 300, 200, big=True), scene.ship(1, 400, 200)
    assert scene.may(Flick(big, EAST, 1))
    assert scene.refused(Flick(other, EAST, 1)) == "not-your-ship"
    assert scene.refused(Flick(big, 1024, 1)) == "no-such-direction"
    assert (
        scene.refused(Flick(big, EAST, 0))
        == scene.refused(Flick(big, EAST, 101))
        == "no-such-power"
    )


def test_ae_069_neither_a_seat_before_nor_one_behind_lends_its_ships() -> None:
    scene = Scene(3)
    ships = [scene.ship(seat, 200 + 100 * seat, 200) for seat in range(3)]
    scene.turn(1)
    refused = [scene.refused(Flick(ship, EAST, 1)) for ship in ships]
    assert refused == ["not-your-ship", "", "not-your-ship"]


def test_ae_070_a_ship_off_the_board_goes_to_supply_and_the_point_is_spent() -> None:
    scene = Scene(2)
    ship = scene.ship(0, 300, 10)
    scene.ship(0, 300, 200)
    supply = scene.player().starships
    events = scene.do(Flick(ship, NORTH, 10))
    assert of(events, Lost) == [Lost(ship)] and ship not in scene.s.ships
    assert scene.player().starships == supply + 1 and scene.player(1).vp == 0
    assert isinstance(scene.s.stack[-1], Moving) and scene.s.stack[-1].left == 1


def test_ae_071_a_ram_sends_both_to_supply_without_vp() -> None:
    scene = Scene(2)
    ship, enemy = scene.ship(0, 300, 200), scene.ship(1, 400, 200)
    supply = scene.player(0).starships, scene.player(1).starships
    events = scene.do(Flick(ship, EAST, 40))
    assert of(events, Rammed) == [Rammed(0, ship, enemy, False)] and scene.s.ships == {}
    assert (scene.player(0).starships, scene.player(1).starships) == (supply[0] + 1, supply[1] + 1)
    assert scene.player(0).vp == scene.player(1).vp == 0


def test_ae_072_a_second_enemy_in_line_survives() -> None:
    scene = Scene(2)
    ship, first, second = scene.ship(0, 300, 200), scene.ship(1, 400, 200), scene.ship(1, 417, 200)
    scene.do(Flick(ship, EAST, 100))
    assert first not in scene.s.ships and scene.s.ships == {second: (417_000, 200_000)}


@pytest.mark.parametrize("mine", [True, False])
def test_ae_073_battleships_are_no_exception(mine: bool) -> None:
    scene = Scene(2)
    ship, enemy = scene.ship(0, 300, 200, big=mine), scene.ship(1, 400, 200, big=not mine)
    assert [number % FLEET == STARSHIPS for number in (ship, enemy)] == [mine, not mine]
    starships = [player.starships for player in scene.s.players]
    scene.do(Flick(ship, EAST, 40))
    assert scene.s.ships == {} and [player.battleship for player in scene.s.players] == [
        mine,
        not mine,
    ]
    assert [player.starships for player in scene.s.players] == [
        starships[0] + (not mine),
        starships[1] + mine,
    ]
    assert [player.vp for player in scene.s.players] == [0, 0]


def test_ae_074_own_ships_bump() -> None:
    scene = Scene(2)
    ship, other = scene.ship(0, 300, 200), scene.ship(0, 340, 200)
    events = scene.do(Flick(ship, EAST, 10))
    assert of(events, Rammed) == [] and set(scene.s.ships) == {ship, other}
    assert scene.s.ships[other][0] > 340_000


def test_ae_075_a_pushed_own_ship_rams() -> None:
    scene = Scene(2)
    ship, pushed, enemy = scene.ship(0, 300, 200), scene.ship(0, 340, 200), scene.ship(1, 400, 200)
    events = scene.do(Flick(ship, EAST, 30))
    assert of(events, Rammed) == [Rammed(0, pushed, enemy, False)] and set(scene.s.ships) == {ship}


def test_ae_076_rammed_ships_hit_nothing_more() -> None:
    scene = Scene(2)
    ship, enemy, behind = scene.ship(0, 300, 200), scene.ship(1, 400, 200), scene.ship(1, 430, 200)
    scene.do(Flick(ship, EAST, 100))
    assert enemy not in scene.s.ships and scene.s.ships[behind] == (430_000, 200_000)


def glancing(power: int, seats: int = 2, north: int = 0) -> tuple[Scene, list[int], list[Any]]:
    """Flick a friend into a victim and then on into another enemy; *north* moves the scene up."""
    scene = Scene(seats)
    ship, friend = scene.ship(0, 300, 200 - north), scene.ship(0, 340, 210 - north)
    victim, other = scene.ship(1, 379, 241.2 - north), scene.ship(seats - 1, 370.5, 158 - north)
    events = scene.do(Flick(ship, EAST, power))
    assert of(events, Rammed) == [Rammed(0, friend, victim, False)]
    return scene, [ship, friend, victim, other], events


def test_ae_077_after_the_ram_enemies_bump_and_both_stay() -> None:
    scene, (ship, friend, victim, other), events = glancing(40)
    assert ("ship", other) in [(c.kind, c.other) for c in of(events, Flew)[0].contacts]
    assert set(scene.s.ships) == {ship, other} and scene.s.ships[other] != (370_500, 158_000)
    assert friend not in scene.s.ships and victim not in scene.s.ships


def test_ae_078_a_third_players_pushed_ship_counts_where_it_stops() -> None:
    scene, (*_, other), _ = glancing(30, seats=3)
    assert orbits(scene.s, other) == (hole("beta D"),)
    scene.put(1, "beta D", troops=1)
    assert blockaded(scene.s, hole("beta D"))
    scene.orbit(0, "beta D", 32)
    scene.orbit(0, "beta D", 40)
    defended = [target for target in targets(scene.s, 0) if target.kind == "planet"]
    assert [(target.strength, target.least, target.defended) for target in defended] == [
        (2, 2, True)
    ]


def test_ae_079_an_enemy_pushed_over_the_edge_goes_to_its_supply() -> None:
    scene, (ship, _, _, other), events = glancing(20, seats=3, north=150)
    assert of(events, Lost) == [Lost(other)] and set(scene.s.ships) == {ship}
    assert scene.player(2).starships == 2 and [player.vp for player in scene.s.players] == [0, 0, 0]


def test_ae_080_the_second_flick_may_ram_again() -> None:
    scene = Scene(2)
    one, two = scene.ship(0, 300, 200), scene.ship(0, 300, 230)
    first, second = scene.ship(1, 400, 200), scene.ship(1, 400, 230)
    events = scene.do(Flick(one, EAST, 40), Flick(two, EAST, 40))
    assert [(e.ship, e.victim) for e in of(events, Rammed)] == [(one, first), (two, second)]


def test_ae_081_touching_ships_ram_only_when_flicked_at_each_other() -> None:
    scene = Scene(2)
    ship, enemy = scene.ship(0, 300, 200), scene.ship(1, 316, 200)
    events = scene.do(Flick(ship, WEST, 1))
    assert of(events, Rammed) == [] and enemy in scene.s.ships
    scene.s.ships[ship] = (300_000, 200_000)
    assert of(scene.do(Flick(ship, EAST, 1)), Rammed)


def test_ae_082_at_the_same_instant_an_enemy_comes_before_an_own_ship() -> None:
    scene = Scene(2)
    ship = scene.ship(0, 300, 200)
    own, enemy = (
        scene.ship(0, 340, 208),
        scene.ship(1, 340, 192),
    )  # touched together, one on each side
    events = scene.do(Flick(ship, EAST, 40))
    assert [e.victim for e in of(events, Rammed)] == [enemy] and scene.s.ships == {
        own: (340_000, 208_000)
    }


def test_ae_083_of_two_enemies_the_one_clockwise_first_is_rammed() -> None:
    for turn, first, second in ((0, 1, 2), (1, 2, 0), (2, 0, 1)):
        scene = Scene(3)
        scene.turn(turn)
        ship = scene.ship(turn, 300, 200)
        near, far = scene.ship(first, 340, 208), scene.ship(second, 340, 192)
        events = scene.do(Flick(ship, EAST, 40))
        assert [e.victim for e in of(events, Rammed)] == [near] and scene.s.ships == {
            far: (340_000, 192_000)
        }


def test_ae_084_touching_the_ring_is_orbit() -> None:
    scene = Scene(2)
    ship = scene.ship(0, 158 + 42, 160)
    assert orbits(scene.s, ship) == (hole("alpha C"),)
    scene.beside(ship, 158 + 20, 160)  # wholly inside as well
    assert orbits(scene.s, ship) == (hole("alpha C"),)


@pytest.mark.parametrize(("big", "reach"), [(False, 43_000), (True, 45_000)])
def test_ae_085_the_border_of_an_orbit(big: bool, reach: int) -> None:
    scene = Scene(2)
    ship = scene.ship(0, 0, 0, big)
    scene.s.ships[ship] = (158_000 + reach, 160_000)
    assert orbits(scene.s, ship) == (hole("alpha C"),)
    scene.s.ships[ship] = (158_000 + reach + 1, 160_000)
    assert orbits(scene.s, ship) == ()


def test_ae_086_no_ship_is_in_two_orbits() -> None:
    holes = BOARD.holes
    apart = [(a.x - b.x) ** 2 + (a.y - b.y) ** 2 for a in holes for b in holes if a.index < b.index]
    assert min(apart) > 90_000**2 and BOARD.orbit[1] * 2 == 90_000


def test_r27_a_flick_that_only_bumps_own_ships_sends_nobody_home() -> None:
    scene = Scene(2)
    ship, friend, enemy = scene.ship(0, 300, 200), scene.ship(0, 320, 200), scene.ship(1, 500, 200)
    scene.do(Flick(ship, EAST, 5))
    assert set(scene.s.ships) == {ship, friend, enemy}


def test_r28_a_ship_knocked_out_of_an_orbit_no_longer_blockades() -> None:
    scene = Scene(2)
    scene.put(0, "alpha C", troops=1)
    blockader = scene.ship(1, 158 + 40, 160)
    assert blockaded(scene.s, hole("alpha C"))
    scene.beside(blockader, 158 + 44, 160)
    assert not blockaded(scene.s, hole("alpha C"))


def test_r29_touching_enemies_at_rest_do_nothing() -> None:
    scene = Scene(2)
    scene.ship(0, 300, 200)
    scene.ship(1, 316, 200)
    events = scene.do(Pass())
    assert of(events, Rammed) == [] and len(scene.s.ships) == 2


def test_r30_of_two_ships_of_one_enemy_the_lower_number_is_rammed() -> None:
    scene = Scene(2)
    ship = scene.ship(0, 300, 200)
    low, high = scene.ship(1, 340, 192), scene.ship(1, 340, 208)
    scene.do(Flick(ship, EAST, 40))
    assert low not in scene.s.ships and high in scene.s.ships


def test_r31_partly_over_the_edge_is_an_ordinary_place() -> None:
    scene = Scene(2)
    ship = scene.ship(0, 300, 0)
    GAME.audit(scene.s)
    assert scene.may(Flick(ship, SOUTH, 5))
    scene.do(Flick(ship, EAST, 1))
    assert scene.s.ships[ship] == (311_000, 0)


def test_r32_the_flick_leaves_whole_micrometres() -> None:
    scene = Scene(2)
    ship = scene.ship(0, 300, 200)
    scene.do(Flick(ship, 77, 13))
    assert all(isinstance(part, int) for part in scene.s.ships[ship])


def test_r33_the_flattest_of_flicks_comes_to_an_end() -> None:
    scene = Scene(2)
    for n in range(8):
        scene.ship(0, 300 + 16 * n, 200)
    assert of(scene.do(Flick(0, EAST, 100)), Flew)
