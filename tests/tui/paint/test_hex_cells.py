"""The hex raster cell by cell: what a click means, where words find room, and maps as they look."""

from __future__ import annotations

import pytest

from tabletop_tui.tui.widgets.hex_places import (
    Places,
    corners,
    neighbours,
    sea_around,
    sides,
    with_sea,
)
from tabletop_tui.tui.widgets.hex_raster import (
    PRESETS,
    HexRaster,
    Place,
    extent,
    fitting,
    raster,
)

LAND = ((0, 0), (1, 0), (0, 1))
SIGNS = {"edge": "+", "node": "*", "sea": "~"}


def drawn(made: HexRaster) -> list[str]:
    """What every half cell belongs to: a hex by its number, the rest by a sign."""

    def sign(place: Place | None) -> str:
        return "." if place is None else SIGNS.get(place[0], str(place[1]))

    return ["".join(map(sign, row)) for row in made.rows()]


SMALLEST = """
....*....
...+*+...
*++000++*
*0000000*
+0000000+
+0000000+
*0000000*
*+00000+*
..++*++..
....*....
"""


def test_the_smallest_hex_has_its_corners_at_the_ends_of_its_sides() -> None:
    assert drawn(HexRaster([(0, 0)], "S")) == SMALLEST.split()
    assert drawn(HexRaster([(2, -1)], "S", (3, 0))) == [f"...{row}..." for row in SMALLEST.split()]


@pytest.mark.parametrize("preset", PRESETS)
def test_half_cells_are_as_many_as_the_map_has(preset: str) -> None:
    made = HexRaster(LAND, preset, (1, 2), sea=True)
    for rows in (made.rows(), made.face, made.side):
        assert len(rows) == 2 * made.height and {len(row) for row in rows} == {made.width}


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("sea", [False, True])
def test_every_place_has_the_half_cells_that_name_it(preset: str, sea: bool) -> None:
    made = HexRaster(LAND, preset, sea=sea)
    named: dict[Place, set[tuple[int, int]]] = {}
    for y, row in enumerate(made.rows()):
        for x, place in enumerate(row):
            assert made.at(x, y) == place
            if place is not None:
                named.setdefault(place, set()).add((x, y))
    for place, halves in named.items():
        known = made.halves(place)
        assert len(set(known)) == len(known)
        assert set(known) >= halves if place[0] == "edge" else set(known) == halves, place


def meant(made: HexRaster, x: int, y: int) -> Place | None:
    """What a click on a cell means: a road or a corner in it, else a corner beside, else a hex."""
    if not (0 <= x < made.width and 0 <= y < made.height):
        return None
    both = [place for half in (0, 1) if (place := made.at(x, 2 * y + half)) is not None]
    thin = [place for place in both if place[0] in ("edge", "node")]
    beside = [
        place
        for column in (x - 1, x + 1)
        if 0 <= column < made.width
        and (place := made.at(column, 2 * y)) is not None
        and place[0] == "node"
    ]
    return (thin + beside + both + [None])[0]


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("sea", [False, True])
def test_a_click_means_what_is_drawn_in_the_cell_or_a_corner_beside_it(
    preset: str, sea: bool
) -> None:
    made = HexRaster(LAND, preset, sea=sea)
    for y in range(-2, made.height + 2):
        for x in range(-2, made.width + 2):
            assert made.hit(x, y) == meant(made, x, y), (x, y)


def test_a_click_beside_a_place_that_may_be_picked_means_it_within_two_lines() -> None:
    made = HexRaster(LAND, "XL")
    x, y = made.spot(("hex", 0))
    only = {("hex", 0)}
    for across, down, reached in (
        (0, 0, True), (4, 0, True), (0, 2, True), (2, 1, True), (0, -2, True), (-4, 0, True),
    ):  # fmt: skip
        assert made.hit(x + across, y + down, only) == (("hex", 0) if reached else None)
    node = ("node", 0)
    x, y = made.spot(node)
    for across, down, reached in (
        (4, 0, True), (5, 0, False), (0, 2, True), (0, 3, False), (2, 1, True), (3, 1, False),
        (-4, 0, True), (-5, 0, False), (2, 2, False),
    ):  # fmt: skip
        assert made.hit(x + across, y + down, {node}) == (node if reached else None), (across, down)
    assert made.hit(x + 6, y, {node}, 3) == node and made.hit(x, y + 3, {node}, 3) == node
    assert made.hit(x + 1, y, {("ship", 4)}) is None, "what is not on the map is not hit"
    assert made.hit(x + 1, y, set()) is None


def test_of_two_places_the_nearer_one_is_meant_and_a_line_counts_as_two_columns() -> None:
    made = HexRaster([(0, 0)], "XL")
    (x1, y1), (x2, y2) = made.spot(("node", 1)), made.spot(("node", 2))
    assert x1 == x2 and y2 - y1 == 4
    among = {("node", 1), ("node", 2)}
    assert made.hit(x1 - 1, y1 + 1, among) == ("node", 1)
    assert made.hit(x1 - 1, y1 + 3, among) == ("node", 2)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_room_in_a_hex_is_the_whole_run_of_its_cells_around_the_middle(preset: str) -> None:
    for sea in (False, True):
        made = HexRaster(LAND, preset, sea=sea)
        for number, kind in ((0, "hex"), (1, "hex"), (2, "hex"), *((n, "sea") for n in range(9))):
            place = (kind, number)
            if place not in [*made.places("hex"), *made.places("sea")]:
                continue
            x, y = made.spot(place)
            for line in range(-9, 10):
                start, cells = made.room(place, line)
                if not 0 <= y + line < made.height:
                    assert (start, cells) == (x, 0)
                    continue
                halves = [made.rows()[2 * (y + line)], made.rows()[2 * (y + line) + 1]]
                own = [upper == lower == place for upper, lower in zip(*halves, strict=True)]
                left = right = x
                while left >= 0 and own[left]:
                    left -= 1
                while right < made.width and own[right]:
                    right += 1
                wanted = (left + 1, right - left - 1) if own[x] else (x, 0)
                assert (start, cells) == wanted, (place, line)


def test_hexes_around_corners_and_sides() -> None:
    around = [(3, 1), (3, 2), (2, 3), (1, 3), (1, 2), (2, 1)]
    assert list(neighbours((2, 2))) == around, "clockwise from the north-east"
    for turn, (corner, side) in enumerate(zip(corners((2, 2)), sides((2, 2)), strict=True)):
        assert corner == tuple(sorted(((2, 2), around[turn - 1], around[turn])))
        assert side == tuple(sorted(((2, 2), around[turn])))
    sea = sea_around([(0, 0)])
    assert sea == ((0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1)), "in reading order"
    assert with_sea([(0, 0)]) == ((0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1))
    places = Places.numbered(LAND)
    assert list(places.hexes.values()) == [0, 1, 2]
    assert sorted(places.nodes.values()) == list(range(13))
    assert sorted(places.edges.values()) == list(range(15))
    assert [places.nodes[corner] for corner in corners((0, 0))] == [0, 1, 2, 3, 4, 5]
    assert [places.edges[side] for side in sides((0, 0))] == [0, 1, 2, 3, 4, 5]


def test_a_map_fits_a_room_of_just_its_size() -> None:
    for preset in PRESETS:
        for sea in (False, True):
            _, _, width, height = extent(with_sea(LAND) if sea else LAND, preset)
            assert fitting(LAND, width, height, sea) == preset
            for less in ((width - 1, height), (width, height - 1)):
                smaller = fitting(LAND, *less, sea)
                assert smaller is None or PRESETS[smaller] < PRESETS[preset]
    assert raster(LAND, "S").sea == () and raster(LAND, "S") is raster(LAND, "S")
    small = raster(LAND, "S")
    assert (small.width, small.height) == extent(LAND, "S")[2:]
