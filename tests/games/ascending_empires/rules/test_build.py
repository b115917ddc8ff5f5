"""Build: prices, limits, stock, and the bonus of a city."""

import json

import pytest

from tabletop_tui.games.ascending_empires.rules.actions import (
    BuildCity,
    BuildColony,
    BuildFacility,
    Reinforce,
)
from tabletop_tui.games.ascending_empires.rules.events import Built, Reinforced
from tabletop_tui.games.ascending_empires.rules.state import Reinforcing
from tests.games.ascending_empires.scenario import ASTEROID, GREY, ORANGE, Pass, Scene, hole, of

A, B = hole("alpha A"), hole("alpha B")
BUILDS = (BuildFacility, BuildColony, BuildCity)


def scene_with(seats: int = 2, **items: int) -> Scene:
    """Make alpha A an orange planet of seat 0 with these items; alpha B is grey."""
    scene = Scene(seats)
    scene.disc("alpha A", ORANGE)
    scene.disc("alpha B", GREY)
    scene.put(0, "alpha A", **items)
    return scene


def test_ae_120_a_facility_costs_two_troops_of_the_planet() -> None:
    scene = scene_with(troops=2)
    before = scene.player().troops
    scene.do(BuildFacility(A))
    planet = scene.planet("alpha A")
    assert (planet.troops, planet.facilities) == (0, 1) and scene.player().troops == before + 2
    assert scene.player().facilities == 7
    scene = scene_with(troops=1)
    assert scene.refused(BuildFacility(A)) == "too-few-troops-to-build"


def test_ae_121_no_facility_on_an_asteroid_but_colony_and_city() -> None:
    scene = scene_with(troops=2, colonies=1)
    scene.s.planets[A].disc = ASTEROID
    assert scene.refused(BuildFacility(A)) == "asteroid" and scene.offered(BuildFacility) == []
    assert scene.refused(BuildColony(A)) == scene.refused(BuildCity(A)) == ""


def test_ae_122_one_planet_may_hold_two_facilities() -> None:
    scene = scene_with(troops=2, facilities=1)
    assert scene.may(BuildFacility(A))
    scene.do(BuildFacility(A))
    scene.put(0, "alpha B", troops=2, facilities=1)
    scene.turn(0)
    assert scene.refused(BuildFacility(B)) == "facility-limit" and not scene.may(BuildFacility(B))
    assert scene.why_closed(BuildFacility) == "facility-limit"
    scene = scene_with(troops=1, facilities=2)
    scene.levels(0, brown=3)
    assert scene.refused(BuildFacility(A)) == "facility-limit"  # never three
    scene.levels(0, brown=0)
    assert scene.why_closed(BuildFacility) == "nowhere-for-facility"  # troops are lacking as well


@pytest.mark.parametrize(("twin", "other"), [("alpha A", "alpha B"), ("alpha B", "alpha A")])
def test_ae_122_the_two_facilities_may_stand_on_an_earlier_or_a_later_planet(
    twin: str, other: str
) -> None:
    scene = scene_with()
    scene.put(0, twin, facilities=2)
    scene.put(0, other, troops=2, facilities=1)
    scene.put(0, "gamma A", troops=2)
    refused, free = BuildFacility(hole(other)), BuildFacility(hole("gamma A"))
    assert scene.refused(refused) == "facility-limit" and not scene.may(refused)
    assert scene.offered(BuildFacility) == [free] and scene.may(free)


def test_ae_123_another_planet_may_have_two_when_the_first_lost_them() -> None:
    scene = scene_with(facilities=2)
    scene.put(0, "alpha B", troops=2, facilities=1)
    scene.orbit(1, "alpha A")
    scene.turn(1)
    scene.move()
    assert scene.planet("alpha A").facilities == 0 and scene.player().facilities == 7
    scene.turn(0)
    assert scene.may(BuildFacility(B))


def test_ae_124_a_colony_costs_one_troop() -> None:
    scene = scene_with(troops=1)
    before = scene.player().troops
    scene.do(BuildColony(A))
    assert scene.planet("alpha A").colonies == 1 and scene.planet("alpha A").troops == 0
    assert scene.player().troops == before + 1 and scene.player().colonies == 3


def test_ae_125_a_city_needs_a_colony_and_a_troop() -> None:
    scene = scene_with(troops=1)
    assert scene.refused(BuildCity(A)) == "no-colony-there"
    scene = scene_with(colonies=1)
    assert scene.refused(BuildCity(A)) == "too-few-troops-to-build"
    scene = scene_with(troops=1, colonies=1)
    scene.do(BuildCity(A), Reinforce(0, 0))
    planet = scene.planet("alpha A")
    assert (planet.troops, planet.colonies, planet.cities) == (0, 0, 1)


@pytest.mark.parametrize(("troops", "starships"), [(1, 0), (0, 1)])
def test_ae_126_each_city_may_bring_a_troop_or_a_starship(troops: int, starships: int) -> None:
    scene = scene_with(troops=2, colonies=1)
    for _ in range(2):
        scene.planet("alpha A").colonies or scene.put(0, "alpha A", colonies=1)
        before = scene.player().troops + 1, scene.player().starships
        scene.do(BuildCity(A), Reinforce(troops, starships))
        assert (scene.player().troops, scene.player().starships) == (
            before[0] + troops,
            before[1] + starships,
        )
        scene.turn(0)


def test_ae_127_from_the_box_never_the_battleship_and_not_by_force() -> None:
    scene = scene_with(troops=1, colonies=1)
    box = scene.player().box_troops, scene.player().box_starships
    scene.do(BuildCity(A))
    assert set(scene.offered(Reinforce)) == {Reinforce(1, 0), Reinforce(0, 1), Reinforce(0, 0)}
    assert scene.refused(Reinforce(1, 1)) == "bonus-too-large"
    events = scene.do(Reinforce(0, 0))
    assert (
        of(events, Reinforced) == []
        and (scene.player().box_troops, scene.player().box_starships) == box
    )
    assert scene.player().battleship == 0 and scene.seat == 1


def test_ae_128_an_empty_box_of_troops_leaves_only_a_starship() -> None:
    scene = scene_with(troops=1, colonies=1)
    scene.supply(0, troops=13)
    assert scene.player().box_troops == 0
    scene.do(BuildCity(A))
    assert scene.refused(Reinforce(1, 0)) == "box-has-no-troop"
    assert scene.offered(Reinforce) == [Reinforce(0, 1), Reinforce(0, 0)]


def test_ae_129_neither_on_a_homeworld_nor_under_blockade() -> None:
    scene = scene_with(troops=2, colonies=1)
    scene.put(0, "alpha H", troops=3)
    assert all(scene.refused(build(hole("alpha H"))) == "homeworld" for build in BUILDS)
    assert all(scene.may(build(A)) for build in BUILDS)
    scene.orbit(1, "alpha A")
    assert all(
        scene.refused(build(A)) == "blockaded" and not scene.may(build(A)) for build in BUILDS
    )


def test_ae_130_never_more_than_three_items() -> None:
    scene = scene_with(troops=3)
    scene.do(BuildColony(A))
    assert scene.planet("alpha A").items == 3
    scene.turn(0)
    scene.do(BuildColony(A))
    scene.turn(0)
    scene.do(BuildColony(A))
    assert scene.planet("alpha A").items == 3 and scene.planet("alpha A").colonies == 3


def test_ae_131_a_full_planet_can_still_build() -> None:
    scene = scene_with(troops=3)
    assert scene.may(BuildFacility(A)) and scene.may(BuildColony(A))
    scene = scene_with(troops=1, colonies=1, facilities=1)
    assert scene.may(BuildCity(A)) and scene.may(BuildColony(A))


def test_ae_132_without_a_place_the_reason_is_another_than_without_a_piece() -> None:
    scene = Scene(2)
    for kind, build in zip(("facility", "colony", "city"), BUILDS, strict=True):
        assert scene.offered(build) == [] and scene.why_closed(build) == f"nowhere-for-{kind}"
    scene = scene_with(troops=2, colonies=1)
    scene.orbit(1, "alpha A")
    for kind, build in zip(("facility", "colony", "city"), BUILDS, strict=True):
        assert scene.offered(build) == [] and scene.why_closed(build) == f"nowhere-for-{kind}"


def test_ae_132_what_was_built_is_told() -> None:
    for kind, build in zip(("facility", "colony", "city"), BUILDS, strict=True):
        scene = scene_with(troops=2, colonies=1)
        assert of(scene.do(build(A)), Built) == [Built(0, A, kind)]


@pytest.mark.parametrize(
    ("kind", "build", "reason"),
    [
        ("facilities", BuildFacility, "no-facility"),
        ("colonies", BuildColony, "no-colony"),
        ("cities", BuildCity, "no-city"),
    ],
)
def test_ae_132_nothing_in_stock_nothing_built(kind: str, build: type, reason: str) -> None:
    scene = scene_with(troops=2, colonies=1)
    setattr(scene.player(), kind, 0)
    assert (
        scene.refused(build(A)) == reason == scene.why_closed(build) and scene.offered(build) == []
    )


def test_ae_132_the_colony_given_for_a_city_returns_to_the_stock() -> None:
    scene = scene_with(troops=1, colonies=1)
    scene.do(BuildCity(A), Reinforce(0, 0))
    assert scene.player().colonies == 4 and scene.player().cities == 3


def test_ae_133_several_colonies_or_cities_on_one_planet() -> None:
    scene = scene_with(troops=1, colonies=2)
    scene.do(BuildColony(A))
    assert scene.planet("alpha A").colonies == 3
    scene = scene_with(troops=1, colonies=1, cities=1)
    scene.do(BuildCity(A), Reinforce(0, 0))
    assert scene.planet("alpha A").cities == 2


@pytest.mark.parametrize(("troops", "starships"), [(2, 0), (1, 1), (0, 2)])
def test_ae_158_city_works_bring_two_pieces_in_any_mix(troops: int, starships: int) -> None:
    scene = scene_with(troops=1, colonies=1)
    scene.levels(0, brown=3)
    before = scene.player().troops, scene.player().starships
    scene.do(BuildCity(A))
    assert scene.refused(Reinforce(3, 0)) != ""
    scene.do(Reinforce(troops, starships))
    after = scene.player().troops, scene.player().starships
    assert after == (before[0] + 1 + troops, before[1] + starships) and scene.seat == 1


CHEAP = json.dumps(
    {"technology": {"brown-3": {"kind": "facility_cost", "effect": {"amount": 1, "mode": "set"}}}}
)
"""A box in which a technology makes research facilities cheaper."""


def test_r43_a_cheaper_facility_leaves_a_full_planet_full() -> None:
    scene = Scene(2, components=CHEAP)
    scene.disc("alpha A", ORANGE)
    scene.put(0, "alpha A", troops=1, colonies=2)
    scene.levels(0, brown=3)
    scene.do(BuildFacility(A))
    assert scene.planet("alpha A").items == 3


def test_r44_a_second_facility_is_refused_only_while_another_planet_has_two() -> None:
    scene = scene_with(facilities=1, troops=2)
    scene.put(0, "alpha B", facilities=1, troops=2)
    assert scene.may(BuildFacility(A)) and scene.may(BuildFacility(B))
    scene.do(BuildFacility(A))
    scene.turn(0)
    assert not scene.may(BuildFacility(B))


def test_r44_an_enemys_planet_with_two_facilities_stops_nobody() -> None:
    scene = scene_with(facilities=1, troops=2)
    scene.disc("beta A", GREY)
    scene.put(1, "beta A", facilities=2)
    assert scene.may(BuildFacility(A))


def test_r45_the_last_colony_can_become_the_last_city() -> None:
    scene = scene_with(troops=1, colonies=1)
    scene.put(0, "alpha B", cities=3)
    scene.put(0, "alpha C", colonies=3)
    scene.do(BuildCity(A), Reinforce(0, 0))
    assert scene.player().cities == 0 and scene.player().colonies == 1


def test_r46_with_an_empty_box_nobody_is_asked() -> None:
    scene = scene_with(troops=1, colonies=1)
    scene.supply(0, troops=13, starships=8)
    scene.do(BuildCity(A))
    assert not isinstance(scene.s.stack[-1], Reinforcing) and scene.seat == 1


def test_r46_a_bonus_brings_pieces_and_takes_none() -> None:
    scene = Scene(2)
    scene.put(0, "alpha A", troops=1, colonies=1)
    scene.do(BuildCity(hole("alpha A")))
    assert (
        scene.refused(Reinforce(-1, 2))
        == scene.refused(Reinforce(2, -1))
        == scene.refused(Pass())
        == "not-now"
    )
    assert scene.refused(Reinforce(1, 1)) == "bonus-too-large" and scene.may(Reinforce(0, 0))
