"""The hex raster: every half cell belongs to one place, on every map and in every size."""

from __future__ import annotations

import pytest

from tabletop_tui.tui.widgets.hex_places import (
    Hex,
    Places,
    corners,
    neighbours,
    sea_around,
    with_sea,
)
from tabletop_tui.tui.widgets.hex_raster import PRESETS, HexRaster, extent, fitting, raster

BASE = [(q, r) for r in range(-2, 3) for q in range(-2, 3) if abs(q + r) <= 2]
LARGE = [(q, r) for r in range(-3, 4) for q in range(max(-2, -2 - r), min(3, 3 - r) + 1)]
CUSTOM = [(0, 0), (1, 0), (1, 1), (4, -1), (-2, 3), (-1, 3), (-1, 2), (0, 2)]
RING = list(neighbours((0, 0)))
MAPS = {"base": BASE, "large": LARGE, "custom": CUSTOM, "ring": RING}
SIZES = {
    "S": ((41, 17), (57, 23)),
    "M": ((51, 23), (71, 31)),
    "L": ((61, 28), (85, 38)),
    "L+": ((71, 33), (99, 45)),
    "XL": ((81, 39), (113, 53)),
    "XL+": ((101, 49), (141, 67)),
}
every_map = pytest.mark.parametrize("hexes", MAPS.values(), ids=MAPS)
every_size = pytest.mark.parametrize("preset", PRESETS)


@every_size
def test_sizes_of_the_base_map(preset: str) -> None:
    land, sea = SIZES[preset]
    assert extent(BASE, preset)[2:] == land
    made = HexRaster(BASE, preset, sea=True)
    assert (made.width, made.height) == sea == extent(with_sea(BASE), preset)[2:]
    assert len(made.places("sea")) == 18


def test_counts_of_the_printed_maps() -> None:
    for hexes, counts in ((BASE, (19, 54, 72)), (LARGE, (30, 80, 109))):
        places = Places.numbered(hexes)
        assert (len(places.hexes), len(places.nodes), len(places.edges)) == counts


def test_the_largest_size_that_fits() -> None:
    assert fitting(BASE, 57, 23, sea=True) == "S"
    assert fitting(BASE, 80, 23) == "M"
    assert fitting(BASE, 98, 39, sea=True) == "L"
    assert fitting(BASE, 99, 45, sea=True) == "L+"
    assert fitting(BASE, 200, 60, sea=True) == "XL"
    assert fitting(BASE, 200, 60) == "XL+"
    assert fitting(LARGE, 58, 23) == "S"
    assert fitting(BASE, 40, 17) is None


@every_map
@every_size
@pytest.mark.parametrize("sea", [False, True])
def test_every_place_has_half_cells_and_a_spot_of_its_own(
    hexes: list[Hex], preset: str, sea: bool
) -> None:
    places = Places.numbered(hexes)
    made = HexRaster(hexes, preset, sea=sea)
    wanted = [("hex", n) for n in places.hexes.values()]
    wanted += [("node", n) for n in places.nodes.values()] + [
        ("edge", n) for n in places.edges.values()
    ]
    for place in wanted:
        assert made.halves(place), place
    spots = [made.spot(place) for place in wanted]
    assert len(set(spots)) == len(spots)
    for place in wanted:
        x, y = made.spot(place)
        assert place in (made.at(x, 2 * y), made.at(x, 2 * y + 1))
        assert made.hit(x, y) == place


@every_map
@every_size
def test_edges_touch_their_own_nodes_and_hexes_only(hexes: list[Hex], preset: str) -> None:
    places = Places.numbered(hexes)
    made = HexRaster(hexes, preset, sea=True)
    hexes_of = {number: side for side, number in places.edges.items()}
    for number, side in hexes_of.items():
        ends = {("node", n) for corner, n in places.nodes.items() if set(side) <= set(corner)}
        assert len(ends) == 2
        near = set()
        for x, y in made.halves(("edge", number)):
            if made.at(x, y) != ("edge", number):
                continue
            for dx in (-1, 0, 1):
                for dy in (-1, 0, 1):
                    if 0 <= x + dx < made.width and 0 <= y + dy < 2 * made.height:
                        near.add(made.at(x + dx, y + dy))
        assert {place for place in near if place and place[0] == "node"} == ends
        faces = {("hex", places.hexes[at]) for at in side if at in places.hexes}
        assert faces <= near
        assert {place for place in near if place and place[0] == "hex"} - faces == set()


@every_map
def test_no_hole_inside_a_map(hexes: list[Hex]) -> None:
    made, land = HexRaster(hexes, "M", sea=True), HexRaster(hexes, "M")
    assert land.width < made.width and land.height < made.height
    for y, row in enumerate(land.rows()):
        for x, place in enumerate(row):
            if place is not None and place[0] == "hex":
                near = [
                    land.rows()[b][a] for a, b in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
                ]
                assert None not in near and len({p for p in near if p[0] == "hex"}) == 1


@every_size
def test_coordinates_name_the_same_cells_as_numbers(preset: str) -> None:
    made, places = raster(tuple(BASE), preset), Places.numbered(BASE)
    assert made is raster(tuple(BASE), preset)
    assert {made.centre[at] == made.spot(("hex", n)) for at, n in places.hexes.items()} == {True}
    assert {
        made.corner[corner] == made.spot(("node", n)) for corner, n in places.nodes.items()
    } == {True}
    assert {made.middle[side] == made.spot(("edge", n)) for side, n in places.edges.items()} == {
        True
    }
    for side, number in places.edges.items():
        assert made.pixels[side] == made.halves(("edge", number))
    for y, row in enumerate(made.rows()):
        for x, place in enumerate(row):
            if place is None or place[0] == "hex":
                assert made.side[y][x] is None
                assert made.face[y][x] == (None if place is None else BASE[place[1]])
            elif place[0] == "edge":
                assert places.edges[made.side[y][x]] == place[1]


@every_size
def test_two_roads_that_meet_leave_no_gap(preset: str) -> None:
    places = Places.numbered(BASE)
    made = HexRaster(BASE, preset)
    for corner in places.nodes:
        arms = [made.pixels[side] for side in places.edges if set(side) <= set(corner)]
        for one in range(len(arms)):
            for other in range(one):
                assert (
                    min(abs(a - c) + abs(b - d) for a, b in arms[one] for c, d in arms[other]) <= 1
                )


def test_corners_and_sides_go_clockwise_from_the_north() -> None:
    made = HexRaster([(0, 0)], "XL")
    places = Places.numbered([(0, 0)])
    points = [made.spot(("node", places.nodes[corner])) for corner in corners((0, 0))]
    assert points == [(8, 0), (16, 3), (16, 7), (8, 10), (0, 7), (0, 3)]


@every_size
def test_a_click_among_legal_places_takes_the_nearest(preset: str) -> None:
    made = HexRaster(BASE, preset, sea=True)
    legal = {("node", 0), ("node", 20), ("edge", 60)}
    for place in legal:
        x, y = made.spot(place)
        for dx in (-2, 0, 2):
            assert made.hit(x + dx, y, legal) == place
    x, y = made.spot(("hex", 18))
    assert made.hit(x, y, legal) is None
    assert made.hit(x, y) == ("hex", 18)
    assert made.hit(-1, 5) is None and made.hit(made.width, 0) is None


def test_the_room_for_words_in_a_hex() -> None:
    small, huge = (HexRaster(BASE, preset) for preset in ("S", "XL"))
    assert small.room(("hex", 9)) == (17, 7)
    assert small.room(("hex", 9), 1)[1] >= 3
    assert huge.room(("hex", 9), -2)[1] >= 13
    assert huge.room(("hex", 9), 9)[1] == 0 and huge.room(("hex", 9), 90)[1] == 0


def test_a_margin_leaves_room_around_the_map() -> None:
    plain, wide = HexRaster(BASE, "S"), HexRaster(BASE, "S", margin=(3, 1))
    assert (wide.width, wide.height) == (plain.width + 6, plain.height + 2)
    x, y = plain.spot(("node", 7))
    assert wide.spot(("node", 7)) == (x + 3, y + 1)


def test_the_sea_is_every_hex_that_touches_the_land() -> None:
    assert len(sea_around(LARGE)) == 22
    assert (0, 0) in sea_around(RING)
    assert not set(sea_around(CUSTOM)) & set(CUSTOM)
