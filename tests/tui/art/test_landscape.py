"""The landscape of the world lies on its land, and is drawn anew in other colours without its shapes."""

from __future__ import annotations

from dataclasses import replace

from tabletop_tui.games.rise_of_empires.tui import world_picture
from tabletop_tui.games.rise_of_empires.tui.pictures.landscape import DUNES, FORESTS, RANGES
from tabletop_tui.games.rise_of_empires.tui.world_cells import HEIGHT, WIDTH
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.paint.ink import ink_for
from tabletop_tui.tui.paint.palette import theme
from tests.tui.boards.test_pictures import KINDS, boards

SEA_FROM_HERE = 0.12
"""The share of all that may stand on an islet or a coast that the small map does not show."""


def test_mountains_trees_and_dunes_stand_on_land() -> None:
    columns, lines = 2 * WIDTH, 2 * HEIGHT
    land = world_picture.owners("", columns, lines)
    spots = [at for group in (*RANGES, *FORESTS, *DUNES) for at in group]
    wet = []
    for x, y in spots:
        column, row = x * columns // 1000, y * 2 * lines // 1000
        if all(n < 0 for n in land[row][max(0, column - 1) : column + 2]):
            wet.append((x, y))
    assert len(wet) <= SEA_FROM_HERE * len(spots), wet


def test_shapes_are_kept_when_colours_change() -> None:
    terminal = probe(KINDS["rich"], interactive=True, size=(120, 40), encoding="utf-8")
    world_picture._shapes.cache_clear()
    for name in ("table", "light"):
        ink = ink_for(theme(name), replace(terminal, cell=(6, 12)))
        assert list(boards("rise-of-empires", "late", ink, (51, 29)))
    made = world_picture._shapes.cache_info()
    assert made.misses == 1 and made.hits >= 1
