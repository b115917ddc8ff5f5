"""Scoring and the winner."""

import pytest

from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.rules.scoring import best
from tests.games.ascending_empires.scenario import ASTEROID, Scene


def score(scene: Scene, seat: int = 0) -> dict[str, int]:
    return GAME.score(scene.s, seat)


def test_ae_178_planets_asteroids_colonies_and_cities() -> None:
    scene = Scene(2)
    scene.disc("alpha B", ASTEROID)
    scene.put(0, "alpha A", troops=1)
    scene.put(0, "alpha B", colonies=2)
    scene.put(0, "alpha C", cities=1, facilities=1)
    scene.put(1, "delta A", cities=1)
    assert score(scene) == {"tokens": 0, "planets": 3, "colonies": 2, "cities": 2, "quadrants": 0}


def test_ae_179_a_city_and_its_planet_score_three() -> None:
    scene = Scene(2)
    scene.put(0, "alpha A", cities=1)
    assert sum(score(scene).values()) == 3


@pytest.mark.parametrize(("quadrants", "points"), [("a", 0), ("ab", 0), ("abd", 3), ("abdg", 6)])
def test_ae_180_cities_in_three_or_four_quadrants(quadrants: str, points: int) -> None:
    scene = Scene(2)
    names = {"a": "alpha", "b": "beta", "d": "delta", "g": "gamma"}
    for letter in quadrants:
        scene.put(0, f"{names[letter]} A", cities=1)
    assert score(scene)["quadrants"] == points


def test_ae_180_two_cities_in_a_quadrant_count_once() -> None:
    scene = Scene(2)
    for name in ("alpha A", "alpha B", "beta A"):
        scene.put(0, name, cities=1)
    scene.put(0, "gamma A", colonies=1)
    assert score(scene)["quadrants"] == 0


def test_ae_181_the_homeworld_scores_nothing() -> None:
    scene = Scene(2)
    scene.put(0, "alpha H", troops=5)
    assert sum(score(scene).values()) == 0


def test_ae_182_a_blockaded_planet_scores() -> None:
    scene = Scene(2)
    scene.put(0, "alpha A", cities=1)
    before = score(scene)
    scene.orbit(1, "alpha A")
    assert score(scene) == before and before["planets"] == 1


def test_ae_183_total_then_tokens_then_levels() -> None:
    scene = Scene(3)
    scene.player(1).vp, scene.s.pile = 3, 33
    scene.put(0, "alpha A", cities=1)
    scene.put(0, "alpha B", troops=1)
    assert best(scene.s) == (0,)  # 4 against 3
    scene.planet("alpha B").troops -= 1
    scene.planet("alpha B").owner = -1
    scene.player(0).troops += 1
    assert best(scene.s) == (1,)  # 3 each, more tokens
    scene.player(2).vp, scene.s.pile = 3, 30
    scene.levels(2, grey=1)
    assert best(scene.s) == (2,)  # tokens alike, more levels


def test_ae_184_else_the_victory_is_shared() -> None:
    scene = Scene(3)
    assert best(scene.s) == (0, 1, 2) and GAME.winners(scene.s) == ()
    scene.s.stack.clear()
    assert GAME.winners(scene.s) == (0, 1, 2)


def test_r55_levels_of_all_colours_count_together() -> None:
    scene = Scene(2)
    scene.levels(0, 1, 1, 1, 1)
    scene.levels(1, 3, 0, 0, 0)
    assert best(scene.s) == (0,)


def test_r10_score_sources_add_up_for_every_seat() -> None:
    scene = Scene(2)
    scene.player(0).vp, scene.s.pile = 5, 27
    assert score(scene, 0)["tokens"] == 5 and score(scene, 1)["tokens"] == 0
