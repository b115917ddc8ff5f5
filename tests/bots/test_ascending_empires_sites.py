"""Where the computer player of Ascending Empires plans research facilities."""

from __future__ import annotations

import pytest

from tabletop_tui.engine import check
from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.bot.scene import WEIGHTS
from tabletop_tui.games.ascending_empires.bot.scene import Scene as View
from tabletop_tui.games.ascending_empires.rules.actions import BuildFacility
from tests.games.ascending_empires.scenario import ORANGE, Scene, hole


@pytest.mark.parametrize(("colonies", "sites"), [(0, 2), (1, 1), (2, 0)])
def test_ae_135_a_facility_is_planned_only_where_its_troops_find_room(
    colonies: int, sites: int
) -> None:
    scene = Scene()
    scene.disc("alpha A", ORANGE)
    scene.put(0, "alpha A", troops=1, colonies=colonies)
    assert View(scene.s, 0, WEIGHTS).free[ORANGE] == sites


def test_ae_135_with_one_structure_there_is_room_for_the_two_troops() -> None:
    scene = Scene()
    scene.disc("alpha A", ORANGE)
    scene.put(0, "alpha A", troops=2, colonies=1)
    check(GAME, scene.s, 0, BuildFacility(hole("alpha A")))
