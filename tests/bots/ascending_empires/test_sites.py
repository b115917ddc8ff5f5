"""Where the computer player of Ascending Empires plans facilities."""

from __future__ import annotations

import pytest

from tabletop_tui.bots import valuation_of
from tabletop_tui.bots.evaluator import Evaluator
from tabletop_tui.engine import Luck, check
from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.bot.evaluation import terms
from tabletop_tui.games.ascending_empires.bot.features import WEIGHTS, Features
from tabletop_tui.games.ascending_empires.bot.forecast import tech_path_value, turns_left
from tabletop_tui.games.ascending_empires.bot.strikes import launches
from tabletop_tui.games.ascending_empires.rules.actions import (
    BuildCity,
    BuildColony,
    BuildFacility,
)
from tabletop_tui.games.ascending_empires.rules.galaxy import galaxy
from tests.games.ascending_empires.scenario import ASTEROID, BROWN, HOLES, ORANGE, Scene, hole


@pytest.mark.parametrize(("colonies", "sites"), [(0, 2), (1, 1), (2, 0)])
def test_ae_135_a_facility_is_planned_only_where_its_troops_find_room(
    colonies: int, sites: int
) -> None:
    scene = Scene()
    scene.disc("alpha A", ORANGE)
    scene.put(0, "alpha A", troops=1, colonies=colonies)
    assert Features(scene.s, 0, WEIGHTS).free[ORANGE] == sites


def test_ae_135_with_one_structure_there_is_room_for_the_two_troops() -> None:
    scene = Scene()
    scene.disc("alpha A", ORANGE)
    scene.put(0, "alpha A", troops=2, colonies=1)
    check(GAME, scene.s, 0, BuildFacility(hole("alpha A")))


def test_ae_122_one_planet_of_all_may_hold_two_facilities() -> None:
    scene = Scene(seats=4)
    scene.disc("alpha A", BROWN)
    scene.disc("beta A", BROWN)
    for name in ("alpha A", "beta A"):
        scene.put(0, name, troops=2)
    assert Features(scene.s, 0, WEIGHTS).free[BROWN] == 3
    scene.put(0, "alpha A", facilities=1)
    assert Features(scene.s, 0, WEIGHTS).free[BROWN] == 2


def test_ae_135_without_a_planet_of_the_colour_there_is_no_way_up() -> None:
    assert tech_path_value("", BROWN, 0, 0, 0, -2, 20, 2, 0, 1, 0) > 0
    assert tech_path_value("", BROWN, 0, 0, 0, -2, 20, 2, 0, 0, 2) > 0
    assert tech_path_value("", BROWN, 0, 0, 0, -2, 20, 2, 0, 0, 0) == 0
    known = tech_path_value("", BROWN, 0, 0, 0, -2, 20, 2, 0, 3, 0)
    assert known > tech_path_value("", BROWN, 0, 0, 0, -2, 20, 2, 0, 0, 3)


def besieged(*, guard: bool) -> tuple[Scene, int]:
    """A planet with a facility and troops for the second one, which a rival ship can reach, and
    another planet to mine.
    """
    scene = Scene(hand="normal")
    home = scene.s.homes[1]
    ways = launches(scene.s.parts, scene.s.hand, home)
    near = max((x for x in ways if x not in scene.s.homes), key=lambda x: ways[x])
    spot, base = (galaxy().holes[x].key.replace("-", " ") for x in (near, home))
    scene.disc(spot, BROWN)
    scene.put(0, spot, troops=2, facilities=1)
    scene.put(1, base, troops=1)
    far = min((x for x in HOLES if HOLES[x] not in (*ways, *scene.s.homes)), key=HOLES.__getitem__)
    scene.disc(far.replace("-", " "), ASTEROID)
    scene.put(0, far.replace("-", " "), troops=2)
    scene.levels(0, brown=1)
    if guard:
        scene.orbit(0, spot)
    return scene, near


def test_ae_103_a_facility_that_would_stand_alone_is_built_under_a_guard() -> None:
    bare, guarded = besieged(guard=False), besieged(guard=True)
    assert Features(bare[0].s, 0, WEIGHTS).ready[BROWN] == 0
    assert Features(guarded[0].s, 0, WEIGHTS).ready[BROWN] == 2
    lone, safe = (terms(scene.s, 0)["research"] for scene, _ in (bare, guarded))
    assert safe > lone + 0.5
    scene, near = guarded
    scene.player(0).colonies = 0
    evaluator = Evaluator(GAME, 0, 2, Luck(1), valuation_of(GAME))
    rows = evaluator.ranked(scene.s, 0, evaluator.options(scene.s, 0, 200), others=True)
    assert rows[0][1] == BuildFacility(near)


def test_ae_116_the_last_place_to_mine_is_not_built_over_for_a_colony() -> None:
    scene = Scene()
    scene.put(0, "alpha A", troops=1, colonies=1, cities=1)
    scene.put(0, "beta A", troops=1, cities=1)
    scene.s.quiet = 0
    evaluator = Evaluator(GAME, 0, 2, Luck(1), valuation_of(GAME))
    mined = terms(scene.s, 0)["planets"]
    full = evaluator.after(scene.s, 0, BuildColony(hole("beta A")))
    assert terms(full, 0)["planets"] < mined - 1.5
    other = evaluator.after(scene.s, 0, BuildCity(hole("alpha A")))
    assert terms(other, 0)["planets"] > mined - 1.0


def test_ae_116_a_single_planet_may_be_built_over() -> None:
    scene = Scene()
    scene.put(0, "alpha A", troops=1, colonies=1, cities=1)
    full = Scene()
    full.put(0, "alpha A", colonies=2, cities=1)
    assert terms(full.s, 0)["planets"] > terms(scene.s, 0)["planets"] - 1.0


def test_a_game_of_four_lasts_about_as_many_rounds_as_one_of_two() -> None:
    for seats in (2, 3, 4):
        scene = Scene(seats=seats)
        scene.s.round = 20
        assert 15 < turns_left(scene.s, 0) < 25
