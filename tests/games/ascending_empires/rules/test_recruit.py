"""Recruit: placing troops, taking them back, and the limit of three."""

import pytest

from tabletop_tui.games.ascending_empires.rules.actions import TakeBack
from tabletop_tui.games.ascending_empires.rules.events import Abandoned, Recruited, TookBack
from tabletop_tui.games.ascending_empires.rules.state import Recruiting
from tests.games.ascending_empires.scenario import Done, Recruit, Scene, hole, of

HOME = hole("alpha H")
A, B, C = hole("alpha A"), hole("alpha B"), hole("alpha C")


@pytest.mark.parametrize(
    "places", [("alpha H", "alpha H"), ("alpha H", "alpha A"), ("alpha A", "alpha B")]
)
def test_ae_027_two_troops_split_freely(places: tuple[str, str]) -> None:
    scene = Scene(2)
    scene.put(0, "alpha A", colonies=1)
    scene.put(0, "alpha B", colonies=1)
    events = scene.do(*(Recruit(hole(place)) for place in places))
    assert [event.hole for event in of(events, Recruited)] == [hole(place) for place in places]
    assert scene.player().troops == 4 and scene.seat == 1  # a third is not asked for


def test_ae_028_troops_come_from_supply_only() -> None:
    scene = Scene(2)
    scene.supply(0, troops=1)
    scene.do(Recruit(HOME))
    assert scene.player().troops == 0 and scene.player().box_troops == 13
    assert scene.seat == 1  # nothing is left to place, so the Recruit is over
    scene.turn(0)
    assert scene.refused(Recruit(HOME)) == "no-troop"


def test_ae_029_three_items_are_the_limit() -> None:
    scene = Scene(2)
    scene.put(0, "alpha A", troops=1, colonies=2)
    scene.put(0, "alpha B", troops=1, cities=1)
    assert scene.refused(Recruit(A)) == "full"
    scene.do(Recruit(B))
    assert not scene.may(Recruit(B)) and scene.planet("alpha B").items == 3


def test_ae_030_only_where_the_player_is() -> None:
    scene = Scene(2)
    scene.put(1, "alpha A", troops=1)
    assert scene.refused(Recruit(A)) == "not-occupied"  # another player's
    assert scene.refused(Recruit(B)) == "not-occupied"  # no player's
    assert scene.refused(Recruit(hole("delta H"))) == "not-occupied"  # another player's homeworld
    assert not scene.may(Recruit(A)) and not scene.may(Recruit(B))


def test_ae_031_any_number_of_troops_may_be_taken_back() -> None:
    scene = Scene(2)
    scene.put(0, "alpha A", troops=3)
    scene.put(0, "alpha B", troops=2, colonies=1)
    scene.do(TakeBack(A, 3), TakeBack(B, 1), TakeBack(B, 1))
    assert scene.player().troops == 6 and scene.planet("alpha B").items == 1 and scene.seat == 1


def test_ae_031_taking_back_goes_on_until_the_player_is_done_once() -> None:
    scene = Scene(2)
    scene.put(0, "alpha A", troops=3)
    scene.put(0, "alpha B", troops=2)
    events = scene.do(TakeBack(A, 1), TakeBack(A, 2), TakeBack(B, 1))
    assert of(events, TookBack) == [TookBack(0, A, 1), TookBack(0, A, 2), TookBack(0, B, 1)]
    assert of(events, Abandoned) == [Abandoned(0, A)]
    scene.do(Done())
    assert scene.seat == 1 and scene.planet("alpha B").troops == 1


def test_ae_036_why_there_is_nothing_to_recruit() -> None:
    scene = Scene(2)
    scene.supply(0, troops=0)
    assert scene.why_closed(Recruit) == "no-troop" and scene.why_closed(TakeBack)
    scene.put(0, "alpha A", troops=1)
    assert scene.why_closed(TakeBack) == ""


def test_ae_032_also_from_a_blockaded_planet() -> None:
    scene = Scene(2)
    scene.put(0, "alpha A", troops=2)
    scene.orbit(1, "alpha A")
    assert scene.refused(Recruit(A)) == "blockaded" and scene.may(TakeBack(A, 2))


def test_ae_033_placing_and_taking_back_do_not_mix() -> None:
    scene = Scene(2)
    scene.put(0, "alpha A", troops=3)
    scene.do(Recruit(HOME))
    assert scene.refused(TakeBack(A, 1)) == "not-now"
    scene.turn(0)
    scene.do(TakeBack(A, 1))
    assert scene.refused(Recruit(HOME)) == "not-now" and scene.kinds() == {"take-back", "done"}


def test_ae_034_the_homeworld_has_no_limit() -> None:
    scene = Scene(2)
    scene.put(0, "alpha H", troops=3)
    scene.do(Recruit(HOME))
    assert scene.planet("alpha H").troops == 4 and scene.may(Recruit(HOME))


def test_ae_035_troops_come_back_from_the_homeworld() -> None:
    scene = Scene(2)
    scene.put(0, "alpha H", troops=2)
    scene.do(TakeBack(HOME, 2))
    assert scene.player().troops == 6 and scene.planet("alpha H").owner == 0


def test_ae_036_a_recruit_of_nothing_is_refused() -> None:
    scene = Scene(2)
    scene.put(0, "alpha A", troops=1)
    assert scene.refused(Done()) == "not-now" and "done" not in scene.kinds()
    assert scene.refused(TakeBack(A, 0)) == "too-few-troops"


def test_ae_037_structures_are_enough_to_recruit_and_several_planets_give_troops_back() -> None:
    scene = Scene(2)
    scene.put(0, "alpha A", cities=1)
    assert scene.may(Recruit(A))
    scene.put(0, "alpha B", troops=1)
    scene.put(0, "alpha C", troops=2)
    scene.do(TakeBack(B, 1))
    assert scene.may(TakeBack(C, 2))


def test_r12_a_homeworld_can_hold_all_fourteen_troops() -> None:
    scene = Scene(2)
    scene.put(0, "alpha H", troops=13)
    scene.supply(0, troops=1)
    assert scene.may(Recruit(HOME))


def test_r13_a_foreign_homeworld_is_no_place_of_ours() -> None:
    scene = Scene(2)
    scene.put(1, "delta H", troops=2)
    assert scene.refused(TakeBack(hole("delta H"), 1)) == "not-occupied"
    assert not scene.may(Recruit(hole("delta H"))) and scene.may(Recruit(HOME))


def test_r15_one_troop_is_enough_for_a_recruit() -> None:
    scene = Scene(2)
    scene.do(Recruit(HOME), Done())
    assert scene.seat == 1 and scene.player().troops == 5


def test_r16_recruiting_to_a_blockaded_planet_is_not_even_offered() -> None:
    scene = Scene(2)
    scene.put(0, "alpha A", troops=1)
    scene.orbit(1, "alpha A")
    assert [a.hole for a in scene.offered(Recruit)] == [HOME]
    assert [a.hole for a in scene.offered(TakeBack)] == [A]


def test_ae_156_muster_places_up_to_three() -> None:
    scene = Scene(2)
    scene.levels(0, brown=1)
    scene.do(Recruit(HOME), Recruit(HOME))
    assert isinstance(scene.s.stack[-1], Recruiting)
    scene.do(Recruit(HOME))
    assert scene.planet("alpha H").troops == 3 and scene.seat == 1
