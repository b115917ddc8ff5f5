"""Attacks on planets: defence, defenders, the spoils, and the effects of technologies."""

import pytest

from tabletop_tui.games.ascending_empires.rules.actions import (
    AttackPlanet,
    AttackShip,
    BuildColony,
    Land,
    Mine,
)
from tabletop_tui.games.ascending_empires.rules.battle import planet_defence
from tabletop_tui.games.ascending_empires.rules.events import PlanetDestroyed, ShipDestroyed
from tabletop_tui.games.ascending_empires.rules.state import NOBODY
from tests.games.ascending_empires.scenario import ASTEROID, ORANGE, Recruit, Scene, hole, of

C = hole("delta C")


def siege(ships: int, seats: int = 2, big: bool = False, **items: int) -> tuple[Scene, list[int]]:
    """Return ships in orbit of seat 1's planet delta C with the given items."""
    scene = Scene(seats)
    scene.disc("delta C", ORANGE)
    scene.put(1, "delta C", **items)
    group = [scene.orbit(0, "delta C", 12 * n, big=big and not n) for n in range(ships)]
    return scene, group


def fell(scene: Scene) -> bool:
    """Return whether an idle Move destroys the planet."""
    return bool(of(scene.move(), PlanetDestroyed))


def test_ae_105_strength_above_the_defence_destroys_everything() -> None:
    scene, _ = siege(3, troops=3)
    assert not fell(scene)  # equal is not enough
    scene, _ = siege(4, troops=3)
    assert fell(scene) and scene.player().vp == 3 and scene.planet("delta C").items == 0


def test_ae_106_troop_one_colony_one_city_two() -> None:
    everything = {"troops": 1, "colonies": 1, "cities": 1}
    for items, defence in (
        ({"troops": 1}, 1),
        ({"colonies": 1}, 1),
        ({"cities": 1}, 2),
        (everything, 4),
    ):
        scene, _ = siege(0, **items)
        assert planet_defence(scene.s, C) == defence
        scene, _ = siege(defence, **items)
        assert not fell(scene)
        scene, _ = siege(defence + 1, **items)
        assert fell(scene)


def test_ae_107_facilities_defend_nothing() -> None:
    scene, _ = siege(1, facilities=2)
    assert planet_defence(scene.s, C) == 0 and fell(scene) and scene.player().vp == 2


def test_ae_108_the_battleship_counts_two_against_planets() -> None:
    scene, _ = siege(1, troops=1)
    assert not fell(scene)
    scene, _ = siege(1, big=True, troops=1)
    assert fell(scene)
    scene, _ = siege(1, big=True, troops=2)
    assert not fell(scene)


def test_ae_109_a_ship_of_the_owner_defends() -> None:
    scene, group = siege(1, facilities=1)
    scene.orbit(1, "delta C", 40)
    assert scene.refused(AttackPlanet(C, tuple(group))) == "defended"
    assert not fell(scene) and scene.planet("delta C").facilities == 1


def test_ae_110_a_ship_of_a_third_player_defends_too() -> None:
    scene, group = siege(1, seats=3, facilities=1)
    scene.orbit(2, "delta C", 40)
    assert scene.refused(AttackPlanet(C, tuple(group))) == "defended"
    assert not fell(scene)


def test_ae_111_asteroids_are_attacked_and_mined_alike() -> None:
    scene = Scene(2)
    scene.disc("delta C", ASTEROID)
    scene.put(1, "delta C", troops=2)
    for spot in (0, 12, 24):
        scene.orbit(0, "delta C", spot)
    assert fell(scene) and scene.player().vp == 2
    scene = Scene(2)
    scene.disc("alpha C", ASTEROID)
    scene.put(0, "alpha C", troops=2)
    assert scene.may(Mine(hole("alpha C"), 2))


def test_ae_112_a_city_is_one_item() -> None:
    scene, _ = siege(3, cities=1)
    assert fell(scene) and scene.player().vp == 1


def test_ae_113_the_last_defender_destroyed_opens_the_planet() -> None:
    scene, group = siege(3, facilities=1)
    defender = scene.orbit(1, "delta C", 48)
    events = scene.move()
    events += scene.do(AttackShip(defender, (group[0], group[1])))
    assert [event.target for event in of(events, ShipDestroyed)] == [defender]
    assert [event.ships for event in of(events, PlanetDestroyed)] == [(group[2],)]
    assert scene.player().vp == 2


def test_ae_114_vp_are_taken_attack_by_attack() -> None:
    scene, group = siege(3, facilities=1)
    defender = scene.orbit(1, "delta C", 48)
    scene.ship(1, 600, 552)
    scene.move()
    before = scene.s.pile
    kinds = [event.kind for event in scene.do(AttackShip(defender, (group[0], group[1])))]
    assert kinds[:2] == ["ship-destroyed", "planet-destroyed"] and scene.s.pile == before - 2


def test_ae_115_destroyed_pieces_can_be_used_again() -> None:
    scene, _ = siege(3, troops=1, colonies=1, facilities=1)
    player = scene.player(1)
    troops, stock = player.troops, (player.facilities, player.colonies)
    assert fell(scene)
    assert player.troops == troops + 1 and (player.facilities, player.colonies) == (
        stock[0] + 1,
        stock[1] + 1,
    )
    scene.put(1, "delta A", troops=1)
    scene.turn(1)
    assert scene.may(BuildColony(hole("delta A"))) and scene.may(Recruit(hole("delta A")))


def test_r38_orbit_of_every_ship_of_the_group_is_needed() -> None:
    scene, group = siege(1, troops=1)
    near = scene.ship(0, 554 - 44, 552)  # a millimetre outside the orbit
    assert scene.refused(AttackPlanet(C, tuple(sorted((group[0], near))))) == "not-in-position"
    scene.beside(near, 554 - 43, 552)
    assert scene.may(AttackPlanet(C, tuple(sorted((group[0], near)))))


def test_r38_the_own_planet_is_no_target() -> None:
    scene = Scene(3)
    scene.turn(1)
    group = tuple(scene.orbit(1, "delta C", 20 * n) for n in range(2))
    for owner, falls in ((0, True), (1, False), (2, True)):
        scene.planet("delta C").troops = 0
        scene.put(owner, "delta C", troops=1)
        assert scene.may(AttackPlanet(C, group)) is falls
        assert scene.offered(AttackPlanet) == [AttackPlanet(C, group)] * falls


def test_r38_an_unoccupied_planet_is_no_target() -> None:
    scene = Scene(2)
    ship = scene.orbit(0, "delta C")
    assert scene.refused(AttackPlanet(C, (ship,))) == "no-such-target"
    scene.put(0, "delta C", facilities=1)
    assert scene.refused(AttackPlanet(C, (ship,))) == "no-such-target"


def test_r39_a_used_ship_does_not_attack_the_planet_it_opened() -> None:
    scene, group = siege(2, facilities=1)
    scene.orbit(1, "delta C", 40)
    events = scene.move()
    assert of(events, ShipDestroyed) and not of(events, PlanetDestroyed) and len(group) == 2


def test_r41_the_destroyed_planet_is_open_to_all() -> None:
    scene, group = siege(2, troops=1)
    assert fell(scene) and scene.planet("delta C").owner == NOBODY and scene.planet("delta C").up
    scene.turn(0)
    assert scene.may(Land(C, group[0]))


@pytest.mark.parametrize(
    ("ships", "items", "falls"),
    [(1, {"troops": 1}, True), (2, {"troops": 1, "colonies": 1}, True), (1, {"troops": 2}, False)],
)
def test_ae_147_bombardment_needs_only_the_defence(
    ships: int, items: dict[str, int], falls: bool
) -> None:
    scene, _ = siege(ships, **items)
    scene.levels(0, orange=4)
    assert fell(scene) is falls


def test_ae_147_against_defence_nought_one_ship_is_enough_and_no_more_join() -> None:
    scene, _ = siege(1, facilities=1)
    scene.levels(0, orange=4)
    assert fell(scene)
    scene, group = siege(2, facilities=1)
    scene.levels(0, orange=4)
    assert scene.offered(AttackPlanet) == [AttackPlanet(C, (ship,)) for ship in group]


def test_ae_147_bombardment_needs_a_ship_and_leaves_ships_alone() -> None:
    scene, _ = siege(0, facilities=1)
    scene.levels(0, orange=4)
    assert not fell(scene)
    scene = Scene(2)
    scene.levels(0, orange=4)
    scene.ship(0, 300, 200)
    scene.ship(1, 330, 200)
    assert of(scene.move(), ShipDestroyed) == []


def test_ae_153_shields_defend_where_a_facility_stands_and_fortress_everywhere() -> None:
    for level, more in ((0, 0), (1, 1), (2, 1), (3, 1), (4, 3)):
        scene, _ = siege(more, facilities=1)
        scene.levels(1, purple=level)
        assert planet_defence(scene.s, C) == more and not fell(scene)
        scene, _ = siege(1 + more, facilities=1)
        scene.levels(1, purple=level)
        assert fell(scene)
    scene, _ = siege(2, facilities=1)
    scene.levels(1, purple=4)
    scene.levels(0, orange=4)
    assert not fell(scene)  # bombardment counts against the raised defence


def test_ae_153_without_a_facility_shields_defend_nothing() -> None:
    for level, more in ((1, 0), (3, 0), (4, 2)):
        scene, _ = siege(1 + more, troops=1)
        scene.levels(1, purple=level)
        assert planet_defence(scene.s, C) == 1 + more and not fell(scene)
        scene, _ = siege(2 + more, troops=1)
        scene.levels(1, purple=level)
        assert fell(scene)


def test_ae_153_a_facility_of_one_planet_shields_no_other() -> None:
    scene, _ = siege(2, troops=1)
    scene.put(1, "delta D", facilities=1)
    scene.levels(1, purple=1)
    assert planet_defence(scene.s, C) == 1
    scene.move()
    assert scene.planet("delta C").troops == 0


@pytest.mark.parametrize(("level", "more"), [(0, 0), (1, 1), (2, 1), (3, 1), (4, 3)])
def test_ae_153_two_facilities_on_a_planet_shield_it_no_more_than_one(
    level: int, more: int
) -> None:
    for troops in (0, 1):
        scene, _ = siege(troops + more, facilities=2, troops=troops)
        scene.levels(1, purple=level)
        assert planet_defence(scene.s, C) == troops + more and not fell(scene)
        scene, _ = siege(troops + more + 1, facilities=2, troops=troops)
        scene.levels(1, purple=level)
        assert fell(scene)


def test_ae_153_the_shields_of_the_attacker_defend_no_enemys_planet() -> None:
    scene, _ = siege(1, facilities=1)
    scene.levels(0, purple=4)
    assert planet_defence(scene.s, C) == 0 and fell(scene)
