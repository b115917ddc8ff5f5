"""Lands of Cities & Knights are told apart by their shapes alone, in pixels and in cells."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from tabletop_tui.games.cities_and_knights.tui import relief as made
from tabletop_tui.games.cities_and_knights.tui.relief import SHAPES, relief
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.paint.game_ink import ink_for_game
from tabletop_tui.tui.paint.ink import Ink, ink_for
from tabletop_tui.tui.paint.palette import theme
from tests.tui.boards.test_pictures import KINDS

LANDS = sorted(SHAPES)


def ink_of(cell: tuple[int, int] | None) -> Ink:
    terminal = probe(KINDS["rich"], interactive=True, size=(120, 40), encoding="utf-8")
    ink = ink_for(theme("table"), replace(terminal, cell=cell))
    return ink_for_game(ink, "cities_and_knights")


def greys(ink: Ink, land: str, wide: int, lines: int) -> list[int]:
    """Return how light a land is at the points of its hex, compared with its mean."""
    picture, (across, down) = relief(ink, land, wide, lines)
    lights = []
    for y in range(-lines, lines + 1):
        for x in range(-wide // 2 + 1, wide // 2):
            found = picture.sample(across + 0.5 + x, 2 * down + 1.0 + y)
            lights.append((found >> 16) + (found >> 8 & 255) + (found & 255))
    mean = sum(lights) / len(lights)
    return [round(100 * light / mean) for light in lights]


@pytest.mark.parametrize("cell", [None, (8, 16)], ids=str)
def test_no_two_lands_have_one_relief(
    cell: tuple[int, int] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Grey(Ink):
        def packed(self, name: str) -> int:
            return 0x80_80_80

    ink = ink_of(cell)
    grey = Grey(ink.theme, ink.depth, ink.glyphs, pictures="rich", blocks=ink.blocks, cell=ink.cell)
    monkeypatch.setattr(made, "LIGHTS", dict.fromkeys(LANDS, (1.0, 0.9)))
    relief.cache_clear()
    shapes = {land: greys(grey, land, 14, 6) for land in LANDS}
    relief.cache_clear()
    for one, other in combinations(LANDS, 2):
        pairs = zip(shapes[one], shapes[other], strict=True)
        unlike = sum(abs(a - b) > 8 for a, b in pairs)
        assert unlike > len(shapes[one]) / 10, (one, other)


@pytest.mark.parametrize("land", LANDS)
def test_the_line_of_the_name_is_calm(land: str) -> None:
    picture, (across, down) = relief(ink_of((8, 16)), land, 14, 6)
    if land == "forest":  # its name is light on all of its greens
        return
    row = {picture.sample(across + 0.5 + x / 2, 2 * (down - 2) + 1.0) for x in range(-8, 9)}
    greens = [colour >> 8 & 255 for colour in row]
    assert max(greens) - min(greens) < 40
