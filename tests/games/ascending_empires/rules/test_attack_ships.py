"""Attacks on ships: when they are checked, range, strength, groups, and the duty to attack."""

import pytest

from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.rules.actions import (
    AttackPlanet,
    AttackShip,
    BuildColony,
    Flick,
    Land,
    Mine,
)
from tabletop_tui.games.ascending_empires.rules.events import ShipDestroyed
from tabletop_tui.games.ascending_empires.rules.state import Attacking
from tests.games.ascending_empires.scenario import Done, Pass, Recruit, Scene, Stop, hole, of

EAST = 0


def row(*mine: float, big: bool = False, enemy_big: bool = False) -> tuple[Scene, list[int], int]:
    """Return ships (the first one the battleship if *big*) side by side with an enemy's in open
    space.
    """
    scene = Scene(2)
    ships = [scene.ship(0, x, 200, big=big and not n) for n, x in enumerate(mine)]
    return scene, ships, scene.ship(1, 340, 200, big=enemy_big)


def destroyed(scene: Scene) -> list[int]:
    """Return the ships that an idle Move destroys if the player has no choice."""
    return [event.target for event in of(scene.move(), ShipDestroyed)]


def test_ae_088_attacks_wait_until_all_points_are_spent() -> None:
    scene, (one, _), enemy = row(300, 320)
    scout = scene.ship(0, 20, 356)
    scene.do(Flick(scout, EAST, 1))
    assert enemy in scene.s.ships  # in range now, but the Move continues
    scene.do(Flick(one, 512, 15))  # away again
    assert enemy in scene.s.ships and scene.player().vp == 0


@pytest.mark.parametrize("action", ["recruit", "mine", "build", "pass"])
def test_ae_089_no_attack_after_anything_but_a_move(action: str) -> None:
    scene, _, enemy = row(300, 320)
    scene.put(0, "alpha A", troops=3)
    if action == "recruit":
        scene.do(Recruit(hole("alpha H")), Done())
    else:
        scene.do(
            {
                "mine": Mine(hole("alpha A"), 2),
                "build": BuildColony(hole("alpha A")),
                "pass": Pass(),
            }[action]
        )
    assert scene.seat == 1 and enemy in scene.s.ships


def test_ae_090_two_starships_destroy_one() -> None:
    scene, _, enemy = row(300, 320)
    supply = scene.player(1).starships
    assert destroyed(scene) == [enemy]
    assert scene.player().vp == 1 and scene.s.pile == 31 and scene.player(1).starships == supply + 1


def test_ae_091_one_starship_does_nothing() -> None:
    scene, _, enemy = row(320)
    assert destroyed(scene) == [] and enemy in scene.s.ships


def test_ae_092_the_battleship_counts_two() -> None:
    scene, _, enemy = row(320, big=True)
    assert destroyed(scene) == [enemy] and scene.player().vp == 1


def test_ae_093_three_starships_destroy_a_battleship() -> None:
    scene, _, enemy = row(300, 320, enemy_big=True)
    assert destroyed(scene) == []
    scene.turn(0)
    scene.ship(0, 360, 200)
    assert destroyed(scene) == [enemy]
    assert scene.player().vp == 2 and scene.player(1).battleship == 1


def test_ae_094_battleship_and_starship_against_a_battleship() -> None:
    scene, _, enemy = row(318, enemy_big=True, big=True)
    assert destroyed(scene) == []
    scene.turn(0)
    scene.ship(0, 362, 200)
    assert destroyed(scene) == [enemy] and scene.player().vp == 2


def test_ae_095_each_ship_attacks_once() -> None:
    scene, ships, one = row(300, 320)
    two = scene.ship(1, 340, 220)
    scene.move()
    scene.do(AttackShip(one, tuple(ships)))
    assert scene.seat == 1 and two in scene.s.ships and scene.player().vp == 1


def test_ae_095_a_ship_that_attacked_a_planet_attacks_nothing_else() -> None:
    scene = Scene(2)
    scene.put(1, "delta C", troops=1)
    a, b = scene.orbit(0, "delta C", 0), scene.orbit(0, "delta C", 8)
    x, y = scene.s.ships[a]
    enemy = scene.ship(1, x / 1000 + 20, y / 1000)  # in range of both, in no orbit
    scene.move()
    assert scene.offered(AttackShip) == [AttackShip(enemy, (a, b))]
    scene.do(AttackPlanet(hole("delta C"), (a, b)))
    assert scene.seat == 1 and enemy in scene.s.ships and scene.player().vp == 1


def test_ae_096_four_ships_destroy_two() -> None:
    scene, (a, b, c, d), one = row(300, 320, 360, 380)
    two = scene.ship(1, 340, 220)
    scene.move()
    scene.do(AttackShip(one, (a, b)))
    assert one not in scene.s.ships and two not in scene.s.ships and scene.player().vp == 2
    assert scene.events and {c, d} <= set(scene.s.ships)


def test_ae_097_a_possible_attack_must_be_made() -> None:
    scene, ships, one = row(300, 320)
    scene.ship(1, 340, 220)
    scene.move()
    assert isinstance(scene.s.stack[-1], Attacking) and scene.kinds() == {"attack-ship"}
    assert scene.refused(Stop()) == scene.refused(Pass()) == "not-now"
    assert scene.may(AttackShip(one, tuple(ships)))


def test_ae_098_the_player_picks_target_and_group_and_all_is_judged_anew() -> None:
    scene, (a, b, c), one = row(300, 320, 360)
    two = scene.ship(1, 340, 220)
    scene.move()
    groups = [(a, b), (a, c), (b, c)]
    assert scene.offered(AttackShip) == [
        AttackShip(target, group) for target in (one, two) for group in groups
    ]
    scene.do(AttackShip(two, (b, c)))
    assert scene.seat == 1 and one in scene.s.ships  # one ship is left, which is not enough


def test_ae_099_no_ship_that_can_be_spared() -> None:
    scene, (a, b, c), one = row(300, 320, 360)
    scene.move()
    assert scene.refused(AttackShip(one, (a, b, c))) == "ship-to-spare"
    scene, (big, small), one = row(318, 362, big=True)
    scene.ship(1, 340, 222)
    scene.move()
    assert scene.refused(AttackShip(one, tuple(sorted((big, small))))) == "ship-to-spare"
    assert (
        scene.may(AttackShip(one, (big,)))
        and scene.refused(AttackShip(one, (small,))) == "too-weak"
    )
    scene = Scene(2)
    scene.put(1, "delta C", facilities=1)
    pair = (scene.orbit(0, "delta C", 0), scene.orbit(0, "delta C", 20))
    assert scene.refused(AttackPlanet(hole("delta C"), pair)) == "ship-to-spare"
    assert scene.may(AttackPlanet(hole("delta C"), pair[:1]))


def test_ae_099_no_group_on_offer_holds_a_ship_that_can_be_spared() -> None:
    scene, (a, b, c), one = row(300, 320, 360)
    scene.move()
    assert scene.offered(AttackShip) == [AttackShip(one, pair) for pair in ((a, b), (a, c), (b, c))]
    scene, (big, _), one = row(318, 362, big=True)
    two = scene.ship(1, 340, 222)
    scene.move()
    assert scene.offered(AttackShip) == [AttackShip(target, (big,)) for target in (one, two)]
    scene, (a, b, c), one = row(300, 320, 360, enemy_big=True)
    big = scene.ship(0, 340, 222, big=True)
    scene.move()
    groups = [(a, big), (b, big), (c, big), (a, b, c)]
    assert scene.offered(AttackShip) == [AttackShip(one, group) for group in groups]


def test_ae_099_no_group_on_offer_against_a_planet_holds_a_ship_that_can_be_spared() -> None:
    scene, delta = Scene(2), hole("delta C")
    scene.put(1, "delta C", troops=1)
    a, b, c = (scene.orbit(0, "delta C", spot) for spot in (0, 20, 40))
    pairs = [(a, b), (a, c), (b, c)]
    assert scene.offered(AttackPlanet) == [AttackPlanet(delta, pair) for pair in pairs]
    big = scene.orbit(0, "delta C", 60, big=True)
    assert scene.offered(AttackPlanet) == [AttackPlanet(delta, group) for group in [(big,), *pairs]]


def test_ae_100_a_single_possibility_needs_no_answer() -> None:
    scene, ships, enemy = row(300, 320)
    events = scene.move()
    assert (
        of(events, ShipDestroyed) == [ShipDestroyed(0, enemy, tuple(ships), 1)] and scene.seat == 1
    )


def test_ae_101_ships_that_did_not_move_attack() -> None:
    scene, ships, enemy = row(300, 320)
    before = [scene.s.ships[ship] for ship in ships]
    assert destroyed(scene) == [enemy] and [scene.s.ships[ship] for ship in ships] == before


@pytest.mark.parametrize(("gap", "hit"), [(50_000, True), (50_001, False)])
def test_ae_102_the_border_of_short_range(gap: int, hit: bool) -> None:
    scene, (_, far), enemy = row(320, 300)
    scene.s.ships[far] = (340_000 - 16_000 - gap, 200_000)
    assert destroyed(scene) == ([enemy] if hit else [])


def test_ae_103_a_planet_does_not_block() -> None:
    scene = Scene(2)
    x, y = 285, 285  # alpha F between the ships: 60 mm from centre to centre
    scene.ship(0, x - 30, y)
    scene.ship(0, x - 46.5, y)
    enemy = scene.ship(1, x + 19.5 + 8, y)
    scene.beside(1, x - 30, y + 17)
    assert destroyed(scene) == [enemy]


def test_ae_104_the_own_homeworld_is_no_shelter() -> None:
    scene = Scene(2)
    enemy = scene.orbit(1, "delta H", 0)
    for spot in (10, 54):
        scene.orbit(0, "delta H", spot)
    assert destroyed(scene) == [enemy]


def test_r35_ships_that_came_on_another_turn_attack_only_at_the_own_move() -> None:
    scene, _, enemy = row(300, 320)
    scene.do(Pass())
    assert enemy in scene.s.ships
    scene.do(Pass())
    assert destroyed(scene) == [enemy]


def test_r36_a_group_names_own_ships_in_position_each_once() -> None:
    scene, (a, b), enemy = row(300, 320)
    far = scene.ship(0, 500, 200)
    assert scene.refused(AttackShip(enemy, (a, far))) == "not-in-position"
    assert (
        scene.refused(AttackShip(enemy, (a, a)))
        == "twice-in-group"
        == scene.refused(AttackShip(enemy, (b, a)))
    )
    assert scene.refused(AttackShip(enemy, (a, enemy))) == "not-your-ship"
    assert scene.refused(AttackShip(a, (b,))) == "no-such-target"
    assert scene.refused(AttackShip(enemy, ())) == "too-weak"
    assert scene.refused(AttackShip(b, (a, far))) == "no-such-target"
    aboard = {a, b, far, enemy}
    for unseen in (far + 1, -1, 99):  # in supply, or no player's
        assert unseen not in aboard and scene.refused(AttackShip(unseen, (a, b)))
        assert scene.refused(AttackShip(enemy, (a, unseen))) == "not-your-ship"
    assert scene.refused(AttackShip(enemy + 1, (a, b))) == "no-such-target"
    scene, (a, b), enemy = row(300, 320, enemy_big=True)
    assert scene.refused(AttackShip(enemy, (a, a, b))) == "twice-in-group"
    assert scene.refused(AttackShip(enemy, (a, b, b))) == "twice-in-group"


def test_r36_a_group_of_the_middle_seat_is_its_own_against_both_others() -> None:
    scene = Scene(3)
    theirs = [scene.ship(seat, 340, 180 + 20 * seat) for seat in (0, 2)]
    mine = tuple(scene.ship(1, x, 200) for x in (300, 320))
    scene.turn(1)
    assert scene.offered(AttackShip) == [AttackShip(target, mine) for target in theirs]
    for target, other in (theirs, theirs[::-1]):
        assert scene.may(AttackShip(target, mine))
        group = tuple(sorted((mine[0], other)))
        assert scene.refused(AttackShip(target, group)) == "not-your-ship"


def test_r36_a_used_ship_is_refused() -> None:
    scene, (a, b, c, d), one = row(300, 320, 360, 380)
    two, three = scene.ship(1, 340, 220), scene.ship(1, 340, 180)
    scene.move()
    scene.do(AttackShip(one, (a, b)))
    assert scene.refused(AttackShip(two, (a, c))) == "has-attacked"
    scene.do(AttackShip(three, (c, d)))
    assert two in scene.s.ships and scene.player().vp == 2


def test_r37_the_battleships_size_counts_for_the_gap() -> None:
    scene, (big,), enemy = row(300, big=True)
    scene.s.ships[big] = (340_000 - 18_000 - 50_000, 200_000)
    assert destroyed(scene) == [enemy]
    scene, (big,), enemy = row(300, big=True)
    scene.s.ships[big] = (340_000 - 18_000 - 50_001, 200_000)
    assert destroyed(scene) == []


def test_ae_145_long_range_guns_measure_per_attacker() -> None:
    scene, (one, _), enemy = row(340 - 16 - 75, 340 - 16 - 60)
    assert destroyed(scene) == []
    scene.turn(0)
    scene.levels(0, orange=1)
    scene.s.ships[one] = (340_000 - 16_000 - 75_001, 200_000)
    assert destroyed(scene) == []  # one of the two is out of range
    scene.turn(0)
    scene.s.ships[one] = (340_000 - 16_000 - 75_000, 200_000)
    assert destroyed(scene) == [enemy]
    scene = Scene(2)
    scene.levels(0, orange=1)
    scene.put(1, "delta C", facilities=1)
    scene.ship(0, 554 - 50, 552)  # in long range of the planet, not in its orbit
    scene.move()
    assert scene.planet("delta C").facilities == 1


def test_ae_154_hull_armour_asks_for_one_more() -> None:
    scene, _, enemy = row(300, 320)
    scene.levels(1, purple=2)
    assert destroyed(scene) == []
    scene.turn(0)
    scene.ship(0, 360, 200)
    assert destroyed(scene) == [enemy] and scene.player().vp == 1
    scene, _, enemy = row(300, 320, 362, enemy_big=True)
    scene.levels(1, purple=2)
    assert destroyed(scene) == []
    scene.turn(0)
    scene.ship(0, 340, 222)
    assert destroyed(scene) == [enemy] and scene.player().vp == 2
    scene = Scene(2)
    scene.levels(1, purple=2)
    ship = scene.ship(0, 300, 200)
    scene.ship(1, 330, 200)
    scene.do(Flick(ship, EAST, 10))
    assert scene.s.ships == {}  # armour does not matter in a ram


def test_r40_the_turn_with_an_attack_goes_on_after_the_last_token() -> None:
    scene, (a, b, c, d), one = row(300, 320, 360, 380)
    scene.ship(1, 340, 220)
    scene.pile(1)
    scene.move()
    scene.do(AttackShip(one, (a, b)))
    assert scene.s.pile == 0 and scene.player().vp == 2 and scene.s.ending == 0
    GAME.audit(scene.s)
    assert {c, d} <= set(scene.s.ships) and scene.seat == 1


def test_r39_a_landing_turn_can_end_with_an_attack() -> None:
    scene, _, enemy = row(300, 320)
    ship = scene.orbit(0, "alpha A")
    scene.supply(0, starships=0)
    events = scene.do(Land(hole("alpha A"), ship))
    events += scene.do(Stop()) if scene.seat == 0 else []
    assert [event.target for event in of(events, ShipDestroyed)] == [enemy]
