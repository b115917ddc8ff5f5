"""Mine."""

import pytest

from tabletop_tui.games.ascending_empires.rules.actions import Mine
from tabletop_tui.games.ascending_empires.rules.events import Mined
from tabletop_tui.games.ascending_empires.rules.state import NOBODY
from tests.games.ascending_empires.scenario import ASTEROID, Scene, hole, of

A, B = hole("alpha A"), hole("alpha B")


@pytest.mark.parametrize(("troops", "vp"), [(2, 1), (3, 2)])
def test_ae_116_two_troops_give_one_vp_three_give_two(troops: int, vp: int) -> None:
    scene = Scene(2)
    scene.put(0, "alpha A", troops=3)
    scene.put(0, "alpha B", troops=1)
    assert of(scene.do(Mine(A, troops)), Mined) == [Mined(0, A, troops, vp)]
    assert scene.player().vp == vp and scene.s.pile == 32 - vp
    assert (
        scene.planet("alpha A").troops == 3 - troops and scene.planet("alpha B").troops == 1
    )  # one planet only


def test_ae_117_not_the_homeworld_and_not_under_blockade() -> None:
    scene = Scene(2)
    scene.put(0, "alpha H", troops=3)
    scene.put(0, "alpha A", troops=2)
    scene.orbit(1, "alpha A")
    assert (
        scene.refused(Mine(hole("alpha H"), 2)) == "homeworld"
        and scene.refused(Mine(A, 2)) == "blockaded"
    )
    assert scene.offered(Mine) == [] and scene.why_closed(Mine) == "nowhere-to-mine"


def test_ae_117_who_has_troops_at_home_alone_is_told_why_they_mine_nothing() -> None:
    scene = Scene(2)
    scene.put(0, "alpha H", troops=1)
    assert scene.why_closed(Mine) == "nowhere-to-mine"
    scene.put(0, "alpha H", troops=2)
    assert scene.offered(Mine) == [] and scene.why_closed(Mine) == "homeworld"


def test_ae_117_what_others_could_mine_changes_nothing_about_it() -> None:
    scene = Scene(3)
    home = scene.s.homes[1]
    scene.s.planets[home].troops = 2
    for seat, name in ((0, "alpha A"), (2, "alpha B")):
        scene.put(seat, name, troops=2)
    scene.turn(1)
    assert scene.offered(Mine) == [] and scene.why_closed(Mine) == "homeworld"


def test_ae_118_the_player_chooses_two_or_three_and_one_is_not_enough() -> None:
    scene = Scene(2)
    scene.put(0, "alpha A", troops=3)
    scene.put(0, "alpha B", troops=1, cities=2)
    assert scene.offered(Mine) == [Mine(A, 2), Mine(A, 3)]
    assert (
        scene.refused(Mine(B, 2)) == "too-few-troops"
        and scene.refused(Mine(B, 1)) == "not-that-many"
    )


def test_ae_119_mined_troops_go_to_supply() -> None:
    scene = Scene(2)
    scene.put(0, "alpha A", troops=3)
    before = scene.player().troops, scene.player().box_troops
    scene.do(Mine(A, 3))
    assert (scene.player().troops, scene.player().box_troops) == (before[0] + 3, before[1])


def test_r42_mining_may_empty_a_planet_and_asteroids_are_mined_too() -> None:
    scene = Scene(2)
    scene.disc("alpha A", ASTEROID)
    scene.put(0, "alpha A", troops=2)
    scene.do(Mine(A, 2))
    assert scene.planet("alpha A").owner == NOBODY and scene.player().vp == 1


def test_r14_a_foreign_homeworld_cannot_be_mined_whatever_orbits_it() -> None:
    scene = Scene(2)
    scene.put(1, "delta H", troops=3)
    scene.orbit(0, "delta H")
    assert scene.refused(Mine(hole("delta H"), 2)) == "not-occupied"


@pytest.mark.parametrize(("troops", "vp"), [(2, 2), (3, 3)])
def test_ae_157_deep_mines_give_one_more(troops: int, vp: int) -> None:
    scene = Scene(2)
    scene.levels(0, brown=2)
    scene.put(0, "alpha A", troops=3)
    scene.do(Mine(A, troops))
    assert scene.player().vp == vp
