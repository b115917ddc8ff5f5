"""The turn: one action or a pass, the order of events, and when the position is checked."""

import pytest

from tabletop_tui.games.ascending_empires.rules.actions import (  # fmt: skip
    AttackPlanet,
    AttackShip,
    BuildCity,
    BuildColony,
    BuildFacility,
    Develop,
    Flick,
    Jump,
    Land,
    Launch,
    Mine,
    TakeBack,
)
from tabletop_tui.games.ascending_empires.rules.events import (
    Abandoned,
    Passed,
    Recruited,
    Scanned,
    ShipDestroyed,
)
from tabletop_tui.games.ascending_empires.rules.scoring import score
from tabletop_tui.games.ascending_empires.rules.state import Acting, Recruiting
from tests.games.ascending_empires.scenario import (
    BROWN,
    NOBODY,
    ORANGE,
    Arrive,
    Done,
    Pass,
    Recruit,
    Scene,
    Stop,
    hole,
    of,
)


def test_ae_019_after_an_action_the_turn_goes_to_the_left() -> None:
    scene = Scene(3)
    scene.put(0, "alpha A", troops=2)
    scene.do(Mine(hole("alpha A"), 2))
    assert scene.seat == 1
    scene.do(Pass())
    assert scene.seat == 2
    scene.do(Pass())
    assert scene.seat == 0


def test_ae_020_five_kinds_of_action_and_one_of_them_a_turn() -> None:
    scene = Scene(2)
    scene.disc("alpha A", ORANGE)
    scene.put(0, "alpha A", troops=2, facilities=1)
    scene.put(0, "alpha B", colonies=1)
    ship = scene.ship(0, 300, 200)
    home = hole("alpha H")
    assert (
        scene.may(Recruit(home))
        and scene.may(Flick(ship, 0, 1))
        and scene.may(Mine(hole("alpha A"), 2))
    )
    assert scene.may(BuildColony(hole("alpha A"))) and scene.may(Develop(ORANGE))
    scene.do(Recruit(home))
    assert scene.kinds() == {"recruit", "done"}
    assert scene.refused(Mine(hole("alpha A"), 2)) == scene.refused(Develop(ORANGE)) == "not-now"
    scene.do(Done())
    assert scene.seat == 1


def test_ae_021_passing_is_always_possible() -> None:
    scene = Scene(2)
    assert scene.may(Pass())
    for ship in ((300, 200), (320, 200)):
        scene.ship(0, *ship)
    scene.ship(1, 340, 200)  # even when ships stand in a position to attack
    assert scene.may(Pass())


def test_ae_022_a_pass_makes_no_attack_but_scans() -> None:
    scene = Scene(2)
    scene.ship(0, 300, 200)
    scene.ship(0, 320, 200)
    enemy = scene.ship(1, 340, 200)
    scene.face_down("gamma C")
    scene.orbit(0, "gamma C")
    events = scene.do(Pass())
    assert [type(event) for event in events] == [Passed, Scanned] and enemy in scene.s.ships


def test_ae_023_action_attacks_garrison_scan() -> None:
    scene = Scene(2)
    scene.levels(0, brown=4)
    scene.ship(0, 300, 200)
    scene.ship(0, 320, 200)
    scene.ship(1, 340, 200)
    scene.face_down("gamma C")
    scene.orbit(0, "gamma C")
    events = scene.move()
    assert [type(e) for e in events if type(e) in (ShipDestroyed, Scanned)] == [ShipDestroyed]
    assert isinstance(scene.s.stack[-1], Recruiting) and scene.s.stack[-1].free
    events = scene.do(Recruit(hole("alpha H")))
    assert [type(event) for event in events] == [Recruited, Scanned]
    assert scene.seat == 1


def test_ae_024_a_blockader_rammed_with_the_first_point_no_longer_hinders_the_second() -> None:
    scene = Scene(2)
    scene.put(0, "alpha C", troops=1)
    scene.orbit(1, "alpha C", 0)  # east of the planet, 31 mm from its centre
    rammer = scene.ship(0, 250, 160)
    assert scene.refused(Launch(hole("alpha C"))) == "blockaded"
    scene.do(Flick(rammer, 512, 20))
    assert scene.may(Launch(hole("alpha C")))


def test_ae_025_a_colony_alone_occupies() -> None:
    scene = Scene(2)
    scene.put(0, "alpha A", colonies=1)
    assert scene.planet("alpha A").owner == 0 and score(scene.s, 0)["planets"] == 1
    ship = scene.orbit(1, "alpha A")
    scene.turn(1)
    assert scene.refused(Land(hole("alpha A"), ship)) == "occupied-by-another"


@pytest.mark.parametrize("way", ["launch", "mine", "back", "attack"])
def test_ae_026_a_planet_that_loses_its_last_item_is_open_to_all(way: str) -> None:
    scene = Scene(2)
    scene.put(0, "alpha A", troops=2 if way == "mine" else 1)
    if way == "launch":
        scene.launch("alpha A")
        scene.do(Stop())
    elif way == "mine":
        scene.do(Mine(hole("alpha A"), 2))
    elif way == "back":
        scene.do(TakeBack(hole("alpha A"), 1))
    else:
        scene.turn(1)
        scene.orbit(1, "alpha A", 10)
        scene.orbit(1, "alpha A", 40)
        scene.move()
    assert len(of(scene.events, Abandoned)) == (way != "attack")
    planet = scene.planet("alpha A")
    assert planet.up and planet.owner == NOBODY and score(scene.s, 0)["planets"] == 0
    ship = scene.orbit(1, "alpha A", 20)
    scene.turn(1)
    assert scene.may(Land(hole("alpha A"), ship))


def test_r6_a_pass_is_no_action_so_no_garrison_troop_follows() -> None:
    scene = Scene(2)
    scene.levels(0, brown=4)
    events = scene.do(Pass())
    assert of(events, Recruited) == [] and scene.seat == 1


def test_r7_a_move_without_points_and_attacks_does_not_exist() -> None:
    scene = Scene(2)
    scene.ship(0, 300, 200)
    assert scene.refused(Stop()) == "not-now" and "stop" not in scene.kinds()


def test_r8_the_end_of_the_game_is_looked_at_after_the_scan() -> None:
    scene = Scene(2)
    scene.pile(1)
    scene.s.ending, scene.s.pile = 1, 0  # seat 1 has taken the last token, seat 0 has the last turn
    scene.player(1).vp += 1
    scene.face_down("gamma C")
    scene.orbit(0, "gamma C")
    events = scene.do(Pass())
    assert [event.kind for event in events] == ["passed", "scanned", "ended"] and scene.over


def test_r9_orbit_counts_at_each_point_of_a_move() -> None:
    scene = Scene(2)
    ship = scene.ship(0, 250, 160)
    land = Land(hole("alpha C"), ship)
    assert scene.refused(land) == "not-in-orbit"
    scene.do(Flick(ship, 512, 5))  # 55 mm to the west, to 37 mm from the planet's centre
    assert scene.may(land)


def test_r10_two_players_never_share_a_planet() -> None:
    scene = Scene(2)
    scene.put(1, "alpha A", facilities=1)
    scene.supply(0, troops=6)
    ship = scene.orbit(0, "alpha A")
    assert not scene.may(Land(hole("alpha A"), ship)) and not scene.may(Recruit(hole("alpha A")))


def test_r11_an_emptied_planet_keeps_its_colour() -> None:
    scene = Scene(2)
    scene.disc("alpha A", BROWN)
    scene.put(0, "alpha A", troops=1)
    scene.do(TakeBack(hole("alpha A"), 1))
    assert scene.planet("alpha A").disc == BROWN and scene.planet("alpha A").up


def test_ae_041_a_move_without_points_needs_an_attack() -> None:
    scene = Scene(2)
    mine = [scene.ship(0, 300, 200), scene.ship(0, 320, 200)]
    assert scene.offered(AttackShip) == []
    enemy = scene.ship(1, 340, 200)
    attack = AttackShip(enemy, tuple(mine))
    assert scene.may(attack)
    events = scene.do(attack)
    assert of(events, ShipDestroyed) and scene.player(0).vp == 1 and scene.seat == 1


def test_ae_095_the_ships_of_an_attack_without_points_have_attacked() -> None:
    scene = Scene(2)
    mine = (scene.ship(0, 300, 200), scene.ship(0, 320, 200))
    enemy, other = scene.ship(1, 340, 200), scene.ship(1, 310, 225)
    assert {attack.target for attack in scene.offered(AttackShip)} == {enemy, other}
    scene.do(AttackShip(enemy, mine))
    assert scene.seat == 1 and other in scene.s.ships


def test_r20_the_turn_of_a_launch_is_not_over_before_its_attacks() -> None:
    scene = Scene(2)
    scene.put(0, "alpha H", troops=1)
    scene.ship(0, 120, 62)
    enemy = scene.ship(1, 140, 62)
    scene.supply(0, starships=1)
    scene.do(Launch(hole("alpha H")), Arrive(hole("alpha H"), 0))
    assert enemy in scene.s.ships and not isinstance(scene.s.stack[-1], Acting)  # no ram
    events = scene.do(Stop())
    assert of(events, ShipDestroyed) and enemy not in scene.s.ships


def test_r7_a_move_without_points_goes_on_until_no_attack_is_left() -> None:
    scene = Scene(2)
    for ship in ((300, 200), (320, 200), (300, 500), (320, 500)):
        scene.ship(0, *ship)
    north, south = scene.ship(1, 340, 200), scene.ship(1, 340, 500)
    events = scene.do(scene.offered(AttackShip)[0])
    assert [event.target for event in of(events, ShipDestroyed)] == [
        north,
        south,
    ] and scene.seat == 1


def test_r7_a_move_in_which_nothing_is_left_to_do_ends_by_itself() -> None:
    scene = Scene(2)
    scene.supply(0, starships=0)
    scene.supply(0, troops=0)
    scene.do(
        Flick(scene.ship(0, 700, 356), 0, 50)
    )  # its last ship flies off the board; no troop could launch it
    assert scene.seat == 1


@pytest.mark.parametrize("far", [-1, 28, 99])
def test_r10_no_hole_beyond_the_board_is_anybodys(far: int) -> None:
    scene = Scene(2)
    scene.disc("gamma F", ORANGE)
    scene.put(0, "gamma F", troops=3)  # the last hole, which a negative index would find
    scene.supply(0, starships=1)
    actions = (
        Recruit(far),
        TakeBack(far, 1),
        Launch(far),
        Mine(far, 2),
        BuildColony(far),
        BuildFacility(far),
        BuildCity(far),
    )
    assert {scene.refused(action) for action in actions} == {"not-occupied"}
    scene.turn(1)
    scene.orbit(1, "gamma F", 0)
    assert scene.refused(AttackPlanet(far, (9,))) == "no-such-target"
    scene.levels(1, grey=4)
    assert scene.refused(Jump(9, far)) == "not-to-a-homeworld"
    assert scene.refused(Develop(-1)) == scene.refused(Develop(4)) == "no-such-colour"
