"""Move: its points, and launching ships into orbit."""

from math import hypot

import pytest

from tabletop_tui.games.ascending_empires.rules.actions import Flick, Jump, Land, Launch
from tabletop_tui.games.ascending_empires.rules.events import (
    Jumped,
    Launched,
    Rammed,
    ShipDestroyed,
)
from tabletop_tui.games.ascending_empires.rules.state import (
    FLEET,
    NOBODY,
    STARSHIPS,
    Acting,
    Arriving,
    Moving,
)
from tests.games.ascending_empires.scenario import BOARD, Arrive, Pass, Scene, Stop, hole, of

HOME = hole("alpha H")
A = hole("alpha A")


def ready(seats: int = 2, troops: int = 2) -> Scene:
    """Return a scene with troops on the homeworld and two starships in supply."""
    scene = Scene(seats)
    scene.put(0, "alpha H", troops=troops)
    return scene


def test_ae_038_a_move_has_two_points_and_everything_costs_one() -> None:
    scene = ready()
    ship = scene.orbit(0, "alpha A")
    scene.do(Land(A, ship))
    assert isinstance(scene.s.stack[-1], Moving) and scene.s.stack[-1].left == 1
    scene.launch("alpha H")
    assert scene.seat == 1
    scene = ready()
    ship = scene.ship(0, 300, 200)
    scene.do(Flick(ship, 0, 1), Flick(ship, 0, 1))
    assert scene.seat == 1


@pytest.mark.parametrize(
    "order",
    ["launch launch", "land launch", "launch land", "land land", "land flick", "flick flick"],
)
def test_ae_039_options_mix_in_any_order_and_repeat(order: str) -> None:
    scene = ready()
    one, two = scene.orbit(0, "alpha A"), scene.orbit(0, "alpha B")
    scene.supply(0, starships=2)
    far = scene.ship(0, 300, 200)
    scene.supply(0, starships=2)
    for step, name in enumerate(order.split()):
        if name == "launch":
            scene.launch("alpha H")
        elif name == "land":
            ship, where = ((one, "alpha A"), (two, "alpha B"))[step]
            scene.do(Land(hole(where), ship))
        else:
            scene.do(Flick(far, 0, 1))
    assert scene.seat == 1  # both points are spent


def test_ae_040_a_move_may_stop_after_one_point_and_still_attacks() -> None:
    scene = ready()
    scene.ship(0, 300, 200)
    scene.ship(0, 320, 200)
    enemy = scene.ship(1, 340, 200)
    scene.supply(0, starships=1)
    scene.launch("alpha H")
    assert enemy in scene.s.ships
    events = scene.do(Stop())
    assert of(events, ShipDestroyed) and scene.seat == 1


def test_ae_042_a_ship_just_launched_may_be_flicked() -> None:
    scene = ready()
    events = scene.launch("alpha H", 0)
    ship = of(events, Launched)[0].ship
    assert scene.may(Flick(ship, 0, 10))


def test_ae_043_the_same_ship_may_be_flicked_twice() -> None:
    scene = ready()
    ship = scene.ship(0, 300, 200)
    scene.do(Flick(ship, 0, 2), Flick(ship, 0, 3))
    assert scene.s.ships[ship] == (355_000, 200_000)


def test_ae_044_a_troop_goes_back_and_a_ship_comes_into_orbit() -> None:
    scene = ready(troops=0)
    scene.put(0, "alpha A", troops=2)
    before = scene.player().troops
    events = scene.launch("alpha A", 5)
    ship = of(events, Launched)[0].ship
    assert scene.player().troops == before + 1 and scene.planet("alpha A").troops == 1
    assert scene.player().starships == 1 and BOARD.in_orbit(A, ship, scene.s.ships[ship])


def test_ae_045_no_ship_in_supply_no_launch() -> None:
    scene = ready()
    scene.supply(0, starships=0)
    assert scene.player().box_starships == 8
    assert scene.refused(Launch(HOME)) == "no-ship" == scene.why_closed(Launch)


def test_ae_046_no_troop_no_launch() -> None:
    scene = ready(troops=0)
    scene.put(0, "alpha A", colonies=1)
    assert scene.refused(Launch(A)) == "no-troop-there" and not scene.may(Launch(A))


def test_ae_047_enemies_round_the_homeworld_do_not_hinder() -> None:
    scene = ready()
    scene.orbit(1, "alpha H", 20)
    scene.orbit(1, "alpha H", 40)
    assert scene.may(Launch(HOME))


def test_ae_048_the_homeworld_needs_and_returns_a_troop() -> None:
    scene = ready(troops=0)
    assert scene.refused(Launch(HOME)) == "no-troop-there"
    scene.put(0, "alpha H", troops=1)
    scene.launch("alpha H")
    assert scene.planet("alpha H").troops == 0 and scene.player().troops == 6


def test_ae_049_sixty_four_directions_on_two_circles() -> None:
    scene = ready()
    scene.do(Launch(HOME))
    places = [BOARD.launch[HOME][a.spot] for a in scene.offered(Arrive)]
    assert len(set(places)) == 128
    home = BOARD.holes[HOME]
    rings = [hypot(x - home.x, y - home.y) for x, y in places]
    assert all(
        abs(ring - due) < 1 for ring, due in zip(rings, [31_000] * 64 + [39_000] * 64, strict=True)
    )
    assert places[0] == (93_000, 62_000) and places[16] == (
        62_000,
        93_000,
    )  # east, then clockwise: south


def test_ae_050_half_a_millimetre_of_gap_is_enough() -> None:
    for gap, free in ((500, True), (499, False)):
        scene = ready()
        other = scene.ship(1, 300, 200)
        x, y = BOARD.launch[HOME][64]  # 39 mm to the east
        scene.s.ships[other] = (x + 16_000 + gap, y)
        scene.do(Launch(HOME))
        assert scene.may(Arrive(HOME, 64)) is free
        assert free or scene.refused(Arrive(HOME, 64)) == "too-close"


@pytest.mark.parametrize(
    ("spot", "way"), [(64, (1, 0)), (80, (0, 1)), (96, (-1, 0)), (112, (0, -1))]
)
def test_ae_050_two_battleships_need_the_same_gap_on_every_side(
    spot: int, way: tuple[int, int]
) -> None:
    for gap, free in ((500, True), (499, False)):
        scene = ready()
        scene.supply(0, battleship=1)
        other, (x, y) = scene.ship(1, 300, 200, big=True), BOARD.launch[HOME][spot]
        scene.s.ships[other] = (x + way[0] * (20_000 + gap), y + way[1] * (20_000 + gap))
        scene.do(Launch(HOME, True))
        assert scene.may(Arrive(HOME, spot)) is free


def test_ae_051_without_a_free_place_there_is_no_launch() -> None:
    scene = Scene(2)
    scene.put(0, "alpha H", troops=1)
    for spot in range(0, 64, 8):  # eight ships in a closed ring, 35 mm out
        (ax, ay), (bx, by) = BOARD.launch[HOME][spot], BOARD.launch[HOME][64 + spot]
        scene.s.ships[scene.number(1)] = ((ax + bx) // 2, (ay + by) // 2)
    assert scene.refused(Launch(HOME)) == "no-room-in-orbit"
    assert scene.why_closed(Launch) == "nowhere-to-launch" and not scene.may(Launch(HOME))


def test_ae_052_the_last_troop_may_launch_and_abandons_the_planet() -> None:
    scene = Scene(2)
    scene.put(0, "alpha A", troops=1)
    ship = of(scene.launch("alpha A"), Launched)[0].ship
    assert scene.planet("alpha A").owner == NOBODY and BOARD.in_orbit(A, ship, scene.s.ships[ship])


def test_ae_053_the_battleship_is_launched_like_a_starship() -> None:
    scene = ready()
    scene.supply(0, battleship=1)
    assert scene.may(Launch(HOME)) and scene.may(Launch(HOME, True))
    events = scene.launch("alpha H", 0, big=True)
    assert of(events, Launched)[0].ship == STARSHIPS and scene.planet("alpha H").troops == 1
    assert isinstance(scene.s.stack[-1], Moving) and scene.s.stack[-1].left == 1
    assert scene.player().battleship == 0 and scene.player().starships == 2


def test_ae_054_a_launch_beside_an_enemy_is_no_ram() -> None:
    scene = ready()
    enemy = scene.ship(1, 93 + 16.5, 62)
    events = scene.launch("alpha H", 0)
    assert of(events, Rammed) == [] and enemy in scene.s.ships and len(scene.s.ships) == 2


def test_r17_the_places_of_a_battleship_need_more_room() -> None:
    scene = ready()
    scene.supply(0, battleship=1)
    other = scene.ship(1, 300, 200)
    x, y = BOARD.launch[HOME][64]
    scene.s.ships[other] = (x + 17_000, y)
    scene.do(Launch(HOME, True))
    assert scene.refused(Arrive(HOME, 64)) == "too-close"
    assert scene.refused(Arrive(A, 0)) == "not-that-orbit"


def test_r25_why_there_is_no_launch() -> None:
    scene = Scene(2)
    scene.supply(0, starships=0)
    assert scene.why_closed(Launch) == "no-ship"
    for ships in ({"starships": 1}, {"battleship": 1, "starships": 0}):
        scene.supply(0, **ships)
        assert scene.why_closed(Launch) == "nowhere-to-launch" and scene.offered(Launch) == []


def test_ae_152_why_there_is_no_jump() -> None:
    scene = Scene(2)
    assert scene.why_closed(Jump) == ""  # hidden from players without a jump drive
    scene.levels(0, grey=4)
    assert scene.why_closed(Jump) == "no-ship-on-board"
    ship = scene.orbit(0, "alpha A")
    assert scene.why_closed(Jump) == "" and scene.offered(Jump)
    scene.do(Land(A, ship))
    assert scene.why_closed(Jump) == "no-ship-on-board"


def test_r18_a_structure_keeps_the_planet() -> None:
    scene = Scene(2)
    scene.put(0, "alpha A", troops=1, facilities=1)
    scene.launch("alpha A")
    assert scene.planet("alpha A").owner == 0


def test_r19_without_starships_the_battleship_alone_may_be_launched() -> None:
    scene = ready()
    scene.supply(0, starships=0, battleship=1)
    assert scene.refused(Launch(HOME)) == "no-ship" and scene.offered(Launch) == [
        Launch(HOME, True)
    ]


def test_r26_every_own_ship_on_the_board_may_be_flicked() -> None:
    scene = ready()
    ships = [scene.ship(0, 300, 200), scene.orbit(0, "alpha A"), scene.ship(0, 400, 200, big=True)]
    scene.ship(1, 500, 200)
    assert all(scene.may(Flick(ship, 0, 1)) for ship in ships)
    assert sorted(ships) == [ship for ship in range(FLEET) if scene.may(Flick(ship, 0, 1))]


def test_ae_148_third_and_fourth_engine() -> None:
    for level, points in ((0, 2), (1, 3), (2, 3), (3, 4), (4, 4)):
        scene = Scene(2)
        scene.levels(0, grey=level)
        ship = scene.ship(0, 300, 200)
        for _ in range(points):
            assert scene.seat == 0
            scene.do(Flick(ship, 0, 1))
        assert scene.seat == 1 and scene.s.ships[ship] == (300_000 + points * 11_000, 200_000)


def test_ae_151_the_jump_drive_reaches_every_planet_and_asteroid() -> None:
    scene = Scene(2)
    scene.levels(0, grey=4)
    ship = scene.ship(0, 300, 200)
    scene.face_down("gamma C")
    scene.put(1, "delta C", troops=1)
    enemy = scene.ship(1, 554 + 31 + 16.5, 552)  # beside the launch place, and blockading no player
    for name in ("gamma C", "delta C", "beta H"):
        assert scene.may(Jump(ship, hole(name)))
    events = scene.do(Jump(ship, hole("delta C")), Arrive(hole("delta C"), 0))
    assert (
        scene.s.ships[ship] == (585_000, 552_000)
        and of(events, Rammed) == []
        and enemy in scene.s.ships
    )
    assert [type(event) for event in events] == [Jumped]
    assert isinstance(scene.s.stack[-1], Moving) and scene.s.stack[-1].left == 3
    assert scene.may(Flick(ship, 0, 1))


def test_ae_152_the_limits_of_the_jump_drive() -> None:
    scene = Scene(2)
    scene.levels(0, grey=4)
    ship = scene.ship(0, 300, 200)
    assert (
        scene.refused(Jump(ship + 1, hole("alpha A"))) == "not-your-ship"
    )  # that one is in supply
    assert (
        scene.refused(Jump(ship, HOME))
        == scene.refused(Jump(ship, hole("delta H")))
        == "not-to-a-homeworld"
    )
    scene.do(Jump(ship, hole("alpha A")), Arrive(hole("alpha A"), 0))
    assert scene.refused(Jump(ship, hole("alpha B"))) == "jumped" == scene.why_closed(Jump)
    scene.finish()
    scene.do(Pass())
    assert scene.may(Jump(ship, hole("alpha B")))  # a new Move, a new jump
    scene.levels(0, grey=3)
    assert scene.refused(Jump(ship, hole("alpha B"))) == "no-jump-drive"


def test_r25_what_is_not_there_cannot_be_launched() -> None:
    scene = ready()
    assert scene.refused(Launch(HOME, True)) == "no-battleship"
    scene.do(Launch(HOME))
    assert isinstance(scene.s.stack[-1], Arriving)
    scene.do(Arrive(HOME, 0))
    scene.do(Stop())
    assert isinstance(scene.s.stack[-1], Acting)


def test_ae_151_the_jump_may_be_any_point_of_the_move() -> None:
    scene = Scene(2)
    scene.levels(0, grey=4)
    ship = scene.ship(0, 300, 200)
    scene.do(Flick(ship, 0, 1), Flick(ship, 0, 1))
    assert scene.may(Jump(ship, hole("alpha A")))


def test_r17_a_ship_cannot_jump_where_no_place_is_free() -> None:
    scene = Scene(2)
    scene.levels(0, grey=4)
    ship = scene.ship(0, 300, 200)
    for spot in range(0, 64, 8):
        (ax, ay), (bx, by) = BOARD.launch[A][spot], BOARD.launch[A][64 + spot]
        scene.s.ships[scene.number(1)] = ((ax + bx) // 2, (ay + by) // 2)
    assert scene.refused(Jump(ship, A)) == "no-room-in-orbit" and not scene.may(Jump(ship, A))
