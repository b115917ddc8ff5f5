"""Planets of Ascending Empires are told apart by what is seen on them, not only by colour."""

from __future__ import annotations

from itertools import combinations

from tabletop_tui.games.ascending_empires.tui.globes import FEATURES, paint_features
from tabletop_tui.games.ascending_empires.tui.planets import ball
from tabletop_tui.tui.pixels.pixel_painter import PixelPainter

KINDS = ("orange", "grey", "brown", "purple")
GREY = 0x80_80_80


def grey(kind: str) -> list[int]:
    """Return the lights of a planet of some kind, were all of one colour."""
    picture = PixelPainter(9, 5, (10, 20), "quadrants")
    ball(picture, 4.5, 5, 3.5, GREY, GREY, GREY)
    paint_features(picture, kind, 4.5, 5, 3.5)
    return list(picture.image.convert("L").tobytes())


def test_kinds_of_planets_are_unlike_in_grey() -> None:
    assert set(KINDS) < FEATURES.keys()
    bare, lights = grey(""), {kind: grey(kind) for kind in KINDS}
    for one, other in combinations((bare, *lights.values()), 2):
        unlike = sum(abs(a - b) > 12 for a, b in zip(one, other, strict=True))
        assert unlike > 0.05 * len(one)


def test_the_middle_of_a_planet_is_calm_below_its_letter() -> None:
    bare = grey("")
    for kind in KINDS:
        lights = grey(kind)
        for y in range(42, 58):
            row = range(y * 90 + 41, y * 90 + 49)
            assert all(abs(lights[at] - bare[at]) < 40 for at in row), kind
