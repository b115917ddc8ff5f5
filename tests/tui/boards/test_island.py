"""The island of Cities & Knights as a picture: its lands, on every map and at every size."""

from __future__ import annotations

import pytest

from tabletop_tui.games.cities_and_knights.rules.constants import TERRAINS
from tabletop_tui.games.cities_and_knights.tui.island import (
    LARGE,
    MEDIUM,
    island_alone,
    outline,
    paint_island,
    paint_token,
    paints_of,
)
from tabletop_tui.games.cities_and_knights.tui.map import Map
from tabletop_tui.tui.paint import fitting
from tabletop_tui.tui.paint.painter import Painter
from tabletop_tui.tui.widgets.hex_places import neighbours

from .test_pictures import DRAWN, ROOMS, boards, ink

FITTED = 2_000
"""Cells of the largest island that are unlike all others, and cost the most of its time."""


def island(room: tuple[int, int], kind: str) -> Map:
    """The island late in a game."""
    board = next(boards("cities-and-knights", "late", ink("table", kind), room))
    assert isinstance(board, Map)
    return board


def ground(board: Map) -> Painter:
    """Sea and lands alone, as the board paints them."""
    assert board.canvas is not None and board.canvas.picture is not None
    shown = board.canvas.picture
    picture = Painter(shown.width, shown.height, shown.blocks, rich=shown.rich)
    lands = {at: TERRAINS[board.island.terrain[n]] for at, n in board.island.board.hex_at.items()}
    paint_island(picture, board.looking().ink, board.raster(), lands)
    return picture


@pytest.mark.parametrize("kind", ["calm", "rich"])
def test_what_stands_on_one_board_is_not_in_the_ground_of_the_next(kind: str) -> None:
    board = island(ROOMS[0], kind)
    assert board.canvas is not None and board.canvas.picture is not None
    shown, fresh = board.canvas.picture, ground(board)
    lands = tuple(
        (at, TERRAINS[board.island.terrain[n]]) for at, n in board.island.board.hex_at.items()
    )
    kept = island_alone(board.looking().ink, board.raster(), lands, shown.width, shown.height)
    assert kept.rows == fresh.rows != shown.rows, "roads, piers and tokens are the board's own"
    lines = range(shown.height)
    assert [kept.line(y) for y in lines] == [fresh.line(y) for y in lines]


@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_all_hexes_of_one_land_are_shaded_alike(room: tuple[int, int]) -> None:
    board = island(room, "rich")
    picture, made, seen = ground(board), board.raster(), dict[str, set[tuple[object, ...]]]()
    for n, at in enumerate(board.island.board.hexes):
        x, y = made.centre[at]
        reach = range(1 - made.h // 3, made.h // 3)
        cells = [picture.line(y + down)[x - made.w // 4 : x + made.w // 4] for down in reach]
        seen.setdefault(TERRAINS[board.island.terrain[n]], set()).add(tuple(map(tuple, cells)))
    assert len(seen) == 6 and all(len(looks) == 1 for looks in seen.values())


@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_in_few_colours_a_token_is_a_disc_around_its_number_and_pips(room: tuple[int, int]) -> None:
    board = island(room, "calm")
    picture, made, look = ground(board), board.raster(), board.looking()
    chip, reach = look.ink.packed("chip"), 5 if made.h >= LARGE else 4
    down = range(-2, 4)
    if made.h < MEDIUM:  # the tokens of other rows begin beside it
        reach, down = 1, range(-1, 3)
    lands = {at: TERRAINS[board.island.terrain[n]] for at, n in board.island.board.hex_at.items()}
    lands = {at: land for at, land in lands.items() if land != "desert"}
    for at, land in lands.items():
        paint_token(picture, look, made, at, land)
    for at in lands:
        x, y = made.centre[at]
        shown = [picture.line(y + line)[x - reach : x + reach + 2] for line in down]
        wide = [sum(chip in cell[1:] for cell in row) for row in shown]
        rows = [n for n, cells in enumerate(wide) if cells]
        assert rows == list(range(rows[0], rows[-1] + 1)) and {-down[0], 1 - down[0]} <= {*rows}
        assert len(rows) == 2 or made.h >= MEDIUM, "a neck above the number"
        assert all(cells >= 4 for cells in wide if cells)


def test_the_largest_island_has_few_cells_that_are_unlike_all_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fitting, "RICH", {})
    board = island(ROOMS[-1], "rich")
    assert board.canvas is not None
    for y in range(board.canvas.height):
        board.canvas.strip(y, board.canvas.width)
    (known,) = fitting.RICH.values()
    assert 500 < len(known) <= FITTED


@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_every_harbour_has_piers_that_can_be_seen(room: tuple[int, int]) -> None:
    board = island(room, "calm")
    bare, built, made = ground(board), ground(board), board.raster()
    board.paint_piers(built)
    for edge, _kind in board.island.harbors:
        x, y = board.harbor_spot(edge)
        label = {(x + n, y) for n in range(3)}
        about = {
            (column, row)
            for row in range(max(0, y - made.h // 2), min(bare.height, y + made.h // 2 + 1))
            for column in range(max(0, x - made.w // 2), min(bare.width, x + made.w // 2 + 3))
        }
        seen = [
            (column, row)
            for column, row in about - label
            if bare.line(row)[column] != built.line(row)[column]
        ]
        assert len(seen) >= made.h * 3 // 2, (edge, seen)


@pytest.mark.parametrize("name", DRAWN)
@pytest.mark.parametrize("room", ROOMS[:2], ids=str)
def test_hexes_of_one_land_are_parted_by_a_whole_line(name: str, room: tuple[int, int]) -> None:
    board = next(boards("cities-and-knights", "early", ink(name, "calm"), room))
    assert isinstance(board, Map)
    picture, made, paints = ground(board), board.raster(), paints_of(board.looking().ink)
    lands = {at: TERRAINS[board.island.terrain[n]] for at, n in board.island.board.hex_at.items()}
    seen = 0
    for at, land in lands.items():
        ring = outline(made, at)
        for n, near in enumerate(neighbours(at)):
            if lands.get(near) != land:
                continue
            (x1, y1), (x2, y2) = ring[n], ring[(n + 1) % 6]
            for share in (0.3, 0.4, 0.5, 0.6, 0.7):
                x, y = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
                cell = picture.line(int(y / 2))[int(x)]
                assert paints[f"{land}.seam"] in (cell.ink, cell.paper), (land, x, y)
                seen += 1
    assert seen > 50
