"""The island: topology, terrains, tokens, harbours, and the available maps."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from tabletop_tui.engine import Luck, settle, start
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.components.mapfile import validate
from tabletop_tui.games.cities_and_knights.components.maps import (
    Layout,
    layout,
    spiral_path,
    well_spread,
)
from tabletop_tui.games.cities_and_knights.rules.board import (
    ANY,
    NO_HARBOR,
    SIDES,
    graph,
    reading_order,
    rows,
)
from tabletop_tui.games.cities_and_knights.rules.constants import DESERT, KINDS, TERRAINS
from tabletop_tui.play.text import sentence
from tests.complaining import refused

SMALL, LARGE = (3, 4, 5, 4, 3), (3, 4, 5, 6, 5, 4, 3)
SPIRAL = (5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11)


def drawn(seats: int, seed: int, **chosen: Any) -> Layout:
    return layout(Luck(seed), seats, settle(GAME.options, chosen))


def hexes(*cells: tuple[int, int, str, int]) -> str:
    return json.dumps(
        {"hexes": [{"q": q, "r": r, "terrain": t, "number": n} for q, r, t, n in cells]}
    )


GOLDEN = [(q, r, "gold" if q == r else "forest", 5) for q, r in rows(SMALL)]


@pytest.mark.parametrize(
    ("seats", "lengths"), [(2, SMALL), (3, SMALL), (4, SMALL), (5, LARGE), (6, LARGE)]
)
def test_ck_001_up_to_four_play_on_19_hexes_and_more_on_30(
    seats: int, lengths: tuple[int, ...]
) -> None:
    for which in ("random", "spiral"):
        state, _ = start(GAME, seats, 7, {"map": which})
        assert state.island.hexes == rows(lengths)
    assert len(rows(SMALL)) == 19 and len(rows(LARGE)) == 30


@pytest.mark.parametrize(
    ("lengths", "nodes", "edges", "coast", "touching", "degrees"),
    [(SMALL, 54, 72, 30, (24, 12, 18), (36, 18)), (LARGE, 80, 109, 38, (42, 16, 22), (58, 22))],
)
def test_ck_003_the_maps_have_their_vertices_edges_and_coast(
    lengths: tuple[int, ...],
    nodes: int,
    edges: int,
    coast: int,
    touching: tuple[int, ...],
    degrees: tuple[int, ...],
) -> None:
    board = graph(rows(lengths))
    assert (len(board.node_hexes), len(board.edge_nodes)) == (nodes, edges)
    assert sum(len(land) == 1 for land in board.edge_hexes) == coast
    by_land, by_degree = Counter(map(len, board.node_hexes)), Counter(map(len, board.node_edges))
    assert (by_land[3], by_land[2], by_land[1]) == touching
    assert (by_degree[3], by_degree[2]) == degrees


@pytest.mark.parametrize("lengths", [SMALL, LARGE, (2, 3, 2), (1, 2, 3)])
def test_ck_003_neighbours_agree_from_both_sides(lengths: tuple[int, ...]) -> None:
    board = graph(rows(lengths))
    for h, ring in enumerate(board.hex_nodes):
        assert len(set(ring)) == 6 and all(h in board.node_hexes[n] for n in ring)
        for i, edge in enumerate(board.hex_edges[h]):
            assert set(board.edge_nodes[edge]) == {ring[i], ring[(i + 1) % 6]}
            assert h in board.edge_hexes[edge]
        assert all(h in board.hex_hexes[x] for x in board.hex_hexes[h])
    for n, steps in enumerate(board.node_steps):
        assert tuple(e for e, _ in steps) == board.node_edges[n]
        assert all(
            set(board.edge_nodes[e]) == {n, m} and n in board.node_nodes[m] for e, m in steps
        )
        assert len(board.node_coords[n]) == 3
    for e, steps in enumerate(board.edge_steps):
        assert all(
            n in board.edge_nodes[e] and n in board.edge_nodes[x] and x != e for n, x in steps
        )
        assert len(set(board.edge_coords[e])) == 2


def test_ck_003_hexes_nodes_and_edges_are_numbered_in_reading_order() -> None:
    board = graph(rows(SMALL))
    assert reading_order(board.hexes[::-1]) == board.hexes
    assert all(board.hex_at[at] == h for h, at in enumerate(board.hexes))
    assert board.hex_nodes[0][0] == 0 and board.hex_nodes[0] == (0, 4, 8, 12, 7, 3)
    assert board.hex_edges[0] == (1, 7, 12, 11, 6, 0)
    assert board.hex_nodes[18][3] == 53


@pytest.mark.parametrize(("seats", "counts"), [(4, (4, 4, 4, 3, 3, 1)), (6, (6, 6, 6, 5, 5, 2))])
def test_ck_004_the_terrains_are_those_of_the_box(seats: int, counts: tuple[int, ...]) -> None:
    names = ("forest", "pasture", "fields", "hills", "mountains", "desert")
    for seed in range(10):
        for which in ("random", "spiral"):
            found = Counter(TERRAINS[t] for t in drawn(seats, seed, map=which).island.terrain)
            assert tuple(found[name] for name in names) == counts


@pytest.mark.parametrize("seats", [4, 6])
def test_ck_005_every_hex_but_the_desert_carries_a_token_of_the_box(seats: int) -> None:
    middle = [3, 4, 5, 6, 8, 9, 10, 11] * (2 if seats == 4 else 3)
    box = Counter(middle + [2, 12] * (1 if seats == 4 else 2))
    for seed in range(10):
        for which in ("random", "spiral"):
            island_map = drawn(seats, seed, map=which)
            assert Counter(n for n in island_map.tokens if n) == box
            pairs = zip(island_map.tokens, island_map.island.terrain, strict=True)
            assert all((token == 0) == (terrain == DESERT) for token, terrain in pairs)


def test_ck_006_the_spiral_never_puts_red_tokens_together() -> None:
    near, layouts = graph(rows(SMALL)).hex_hexes, set()
    for desert in range(19):
        for corner in range(6):
            for backwards in (False, True):
                path = spiral_path(SMALL, corner, backwards)
                assert sorted(path) == list(range(19)) and path[18] == 9
                assert all(b in near[a] for a, b in pairwise(path))
                tokens = [0] * 19
                for h, token in zip([h for h in path if h != desert], SPIRAL, strict=True):
                    tokens[h] = token
                assert well_spread(tokens, near)
                layouts.add(tuple(tokens))
    assert len(layouts) == 19 * 6 * 2
    for seed in range(20):
        assert drawn(4, seed, map="spiral", spread=False).tokens in layouts


@pytest.mark.parametrize("seats", [4, 6])
def test_ck_007_a_random_layout_keeps_red_tokens_apart(seats: int) -> None:
    near = graph(rows(SMALL if seats == 4 else LARGE)).hex_hexes
    assert all(well_spread(drawn(seats, seed).tokens, near) for seed in range(60))
    assert not all(well_spread(drawn(seats, seed, spread=False).tokens, near) for seed in range(60))
    assert not well_spread([6 if h in (0, near[0][0]) else 3 for h in range(len(near))], near)


@pytest.mark.parametrize(("seats", "any_harbors", "wool", "sites"), [(4, 4, 1, 18), (6, 5, 2, 22)])
def test_ck_008_harbours_lie_on_the_coast_in_their_numbers(
    seats: int, any_harbors: int, wool: int, sites: int
) -> None:
    island_map = drawn(seats, 3)
    board = island_map.island.board
    kinds = Counter("any" if kind == ANY else KINDS[kind] for _, kind in island_map.island.harbors)
    assert kinds == {
        "any": any_harbors,
        "brick": 1,
        "lumber": 1,
        "wool": wool,
        "grain": 1,
        "ore": 1,
    }
    assert all(len(board.edge_hexes[edge]) == 1 for edge, _ in island_map.island.harbors)
    nodes = [n for edge, _ in island_map.island.harbors for n in board.edge_nodes[edge]]
    assert len(set(nodes)) == len(nodes) == sites
    for edge, kind in island_map.island.harbors:
        assert [board.node_harbor[n] for n in board.edge_nodes[edge]] == [kind, kind]
    assert sum(kind != NO_HARBOR for kind in board.node_harbor) == sites


def test_h7_the_robber_starts_on_the_first_desert_or_as_the_map_says() -> None:
    for seed in range(10):
        island_map = drawn(6, seed)
        assert island_map.robber == island_map.island.terrain.index(DESERT)
    cells = [{"q": q, "r": r, "terrain": t, "number": n} for q, r, t, n in GOLDEN]
    assert drawn(4, 1, mapfile=json.dumps({"hexes": cells})).robber == 0
    assert drawn(4, 1, mapfile=json.dumps({"hexes": cells, "robber": [0, 0]})).robber == 9


def test_d8_a_custom_map_may_hold_gold() -> None:
    text = hexes(*GOLDEN)
    validate(text)
    state, _ = start(GAME, 4, 1, {"map": "custom", "mapfile": text})
    assert [TERRAINS[t] for t in state.island.terrain] == [cell[2] for cell in GOLDEN]
    assert set(state.tokens) == {5} and state.island.harbors == ()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "never closed"),
        ("{}", "hexes"),
        (hexes(*GOLDEN, GOLDEN[0]), "two hexes"),
        (hexes((0, 0, "desert", 5), *GOLDEN), "desert"),
        (hexes((9, 9, "forest", 0), *GOLDEN), "needs a number"),
        (hexes((9, 9, "forest", 7), *GOLDEN), "number"),
        (hexes((9, 9, "swamp", 5), *GOLDEN), "terrain"),
        (hexes(*GOLDEN)[:-1] + ', "robber": [9, 9]}', "robber"),
        (
            hexes(*GOLDEN)[:-1] + ', "harbors": [{"q": 0, "r": 0, "side": "E", "kind": "any"}]}',
            "coast",
        ),
        (
            hexes(*GOLDEN)[:-1] + ', "harbors": [{"q": 8, "r": 0, "side": "E", "kind": "any"}]}',
            "no hex",
        ),
    ],
)
def test_d8_a_wrong_map_file_is_refused_with_one_sentence(text: str, words: str) -> None:
    with refused(words) as no:
        validate(text)
    assert "\n" not in sentence(no.value) and sentence(no.value).endswith(".")


def test_h1_a_map_that_does_not_suit_the_players_is_refused() -> None:
    for seats, chosen in (
        (5, {"map": "beginner"}),
        (6, {"map": "base-beginner"}),
        (2, {"map": "custom"}),
    ):
        with refused(r"map"):
            start(GAME, seats, 1, chosen)
    few = hexes(*((q, r, "hills", 6) for q, r in rows((2, 3, 2))))
    start(GAME, 3, 1, {"mapfile": few})
    with refused("too small"):
        start(GAME, 4, 1, {"mapfile": few})


def test_a3_the_printed_maps_are_laid_out_as_printed() -> None:
    ck, base = drawn(4, 1, map="beginner"), drawn(4, 1, map="base-beginner")
    assert (
        ck.tokens == (6, 2, 5, 3, 9, 0, 10, 8, 4, 11, 3, 8, 10, 5, 6, 4, 9, 12, 11)
        and ck.robber == 5
    )
    assert (
        base.tokens == (10, 2, 9, 12, 6, 4, 10, 9, 11, 0, 3, 8, 8, 3, 4, 5, 5, 6, 11)
        and base.robber == 9
    )
    board = ck.island.board
    site = board.hex_edges[0][list(SIDES).index("NW")]
    assert ck.island.harbors[0] == (site, KINDS.index("brick"))
    assert base.island.harbors[0] == (site, ANY)
    assert [TERRAINS[t] for t in ck.island.terrain[:4]] == ["hills", "mountains", "hills", "forest"]
