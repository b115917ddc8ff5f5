"""The map and the pieces (CK-001 to CK-012)."""

from collections import Counter
from typing import Any

import pytest

from tabletop_tui.engine import kernel
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.rules.board import BoardGraph
from tabletop_tui.games.cities_and_knights.rules.constants import KINDS, TERRAINS
from tabletop_tui.games.cities_and_knights.rules.progress_cards.card import CATALOGUE
from tabletop_tui.games.cities_and_knights.rules.progress_cards.catalogue import (
    CARDS,
    COPIES,
    FIRST,
)

SMALL_TERRAIN = {"forest": 4, "pasture": 4, "fields": 4, "hills": 3, "mountains": 3, "desert": 1}
LARGE_TERRAIN = {"forest": 6, "pasture": 6, "fields": 6, "hills": 5, "mountains": 5, "desert": 2}
SMALL_TOKENS = [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12]
LARGE_TOKENS = sorted([2, 2, *(n for n in (3, 4, 5, 6, 8, 9, 10, 11) for _ in range(3)), 12, 12])
SPIRAL = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]
DECKS = {
    "science": {
        "alchemist": 2,
        "crane": 2,
        "engineer": 1,
        "inventor": 2,
        "irrigation": 2,
        "medicine": 2,
        "mining": 2,
        "printer": 1,
        "road-building": 2,
        "smith": 2,
    },
    "trade": {
        "commercial-harbor": 2,
        "master-merchant": 2,
        "merchant": 6,
        "merchant-fleet": 2,
        "resource-monopoly": 4,
        "trade-monopoly": 2,
    },
    "politics": {
        "bishop": 2,
        "constitution": 1,
        "deserter": 2,
        "diplomat": 2,
        "intrigue": 2,
        "saboteur": 2,
        "spy": 3,
        "warlord": 2,
        "wedding": 2,
    },
}


def fresh(seats: int, seed: int = 1, **options: Any) -> Any:
    """Return a game before the first placement."""
    return kernel.start(GAME, seats, seed, options)[0]


def red_touch(s: Any) -> bool:
    """Return whether a 6 or 8 is adjacent to a 6 or 8."""
    near = s.island.board.hex_hexes
    return any(
        s.tokens[h] in (6, 8) and s.tokens[x] in (6, 8) for h in range(len(near)) for x in near[h]
    )


@pytest.mark.parametrize(("seats", "hexes"), [(2, 19), (3, 19), (4, 19), (5, 30), (6, 30)])
def test_ck_001_the_map_for_each_number_of_players(seats, hexes):
    assert len(fresh(seats).tokens) == hexes


def test_ck_002_two_players_have_no_neutral_pieces():
    s = fresh(2, seed=5)
    luck = kernel.start(GAME, 2, 9)[0].rng
    for step in range(600):
        seats = kernel.to_act(GAME, s)
        if not seats:
            break
        kernel.apply(
            GAME,
            s,
            seats[0],
            kernel.random_action(GAME, s, seats[0], lambda n, i=step: (luck >> i % 40) % n),
        )
    assert len(s.players) == 2 and s.round > 0
    assert set(s.owner) <= {-1, 0, 1} and set(s.road) <= {-1, 0, 1}
    assert s.house.points == 13 and s.house.trades


@pytest.mark.parametrize(("seats", "size"), [(4, (54, 72, 30)), (6, (80, 109, 38))])
def test_ck_003_the_size_of_the_maps(seats, size):
    board: BoardGraph = fresh(seats).island.board
    coast = [hexes for hexes in board.edge_hexes if len(hexes) == 1]
    assert (len(board.node_nodes), len(board.edge_nodes), len(coast)) == size


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("which", ["random", "spiral"])
@pytest.mark.parametrize(("seats", "terrain"), [(3, SMALL_TERRAIN), (5, LARGE_TERRAIN)])
def test_ck_004_the_terrains(seats, terrain, which, seed):
    s = fresh(seats, seed, map=which)
    assert Counter(TERRAINS[t] for t in s.island.terrain) == terrain


@pytest.mark.parametrize("which", ["beginner", "base-beginner"])
def test_ck_004_the_terrains_of_the_beginners_maps(which):
    assert Counter(TERRAINS[t] for t in fresh(4, map=which).island.terrain) == SMALL_TERRAIN


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("which", ["random", "spiral"])
@pytest.mark.parametrize(("seats", "tokens"), [(3, SMALL_TOKENS), (5, LARGE_TOKENS)])
def test_ck_005_every_hex_but_the_desert_has_one_of_the_tokens(seats, tokens, which, seed):
    s = fresh(seats, seed, map=which)
    assert all(
        (token == 0) == (TERRAINS[t] == "desert")
        for token, t in zip(s.tokens, s.island.terrain, strict=True)
    )
    assert sorted(token for token in s.tokens if token) == tokens


def spirals(board: BoardGraph) -> list[list[int]]:
    """Return all twelve inward spirals from a corner of the small map, computed from the outer
    ring.
    """
    found = []
    outer = [0, 1, 2, 6, 11, 15, 18, 17, 16, 12, 7, 3]
    inner = [4, 5, 10, 14, 13, 8]
    for corner in range(0, 12, 2):
        for step in (1, -1):
            ring = [outer[(corner + step * i) % 12] for i in range(12)]
            start = inner.index(next(h for h in inner if h in board.hex_hexes[ring[0]]))
            found.append([*ring, *(inner[(start + step * i) % 6] for i in range(6)), 9])
    return found


@pytest.mark.parametrize("seed", range(60))
def test_ck_006_the_spiral_order_never_puts_red_beside_red(seed):
    s = fresh(4, seed, map="spiral")
    orders = [[s.tokens[h] for h in way if s.tokens[h]] for way in spirals(s.island.board)]
    assert SPIRAL in orders
    assert not red_touch(s)


@pytest.mark.parametrize("seats", [4, 6])
def test_ck_007_a_random_layout_with_red_beside_red_is_rejected(seats):
    assert not any(red_touch(fresh(seats, seed)) for seed in range(60))
    assert any(
        red_touch(fresh(seats, seed, spread=False)) for seed in range(60)
    )  # a random map would do it


@pytest.mark.parametrize("which", ["random", "spiral", "beginner", "base-beginner"])
def test_ck_008_nine_harbours(which):
    s = fresh(4, map=which)
    kinds = sorted(KINDS[kind] if kind >= 0 else "any" for _, kind in s.island.harbors)
    assert kinds == ["any"] * 4 + ["brick", "grain", "lumber", "ore", "wool"]
    assert all(len(s.island.board.edge_hexes[edge]) == 1 for edge, _ in s.island.harbors)


def test_ck_008_eleven_harbours_on_the_large_map():
    s = fresh(6)
    kinds = sorted(KINDS[kind] if kind >= 0 else "any" for _, kind in s.island.harbors)
    assert kinds == ["any"] * 5 + ["brick", "grain", "lumber", "ore", "wool", "wool"]


@pytest.mark.parametrize(
    ("seats", "resource", "commodity"),
    [(2, 19, 12), (3, 19, 12), (4, 19, 12), (5, 24, 18), (6, 24, 18)],
)
def test_ck_009_the_bank(seats, resource, commodity):
    assert fresh(seats).bank == [resource] * 5 + [commodity] * 3


@pytest.mark.parametrize("seats", [2, 6])
def test_ck_010_the_pieces_of_each_player(seats):
    for player in fresh(seats).players:
        assert (player.roads, player.settlements, player.cities, player.walls) == (15, 5, 4, 3)
        assert player.knights == [2, 2, 2]


def test_ck_011_three_decks_of_eighteen_and_no_development_cards():
    s = fresh(4)
    for deck, (pile, cards) in enumerate(zip(s.decks, DECKS.values(), strict=True)):
        assert sum(cards.values()) == 18 and len(pile) == sum(COPIES[deck])
        drawn = Counter(CARDS[FIRST[deck] + pile.draw(s)] for _ in range(len(pile)))
        printed = {card.key for card in CATALOGUE if not card.since}
        assert {key: n for key, n in drawn.items() if key in printed} == cards
        assert pile.draw(s) is None
    assert s.metropolis == [-1, -1, -1] and s.merchant == s.merchant_owner == -1
    assert not any("army" in source for source in GAME.score(s, 0))


@pytest.mark.parametrize("seats", range(2, 7))
def test_ck_012_the_robber_starts_locked_on_the_first_desert(seats):
    for seed in range(10):
        s = fresh(seats, seed)
        assert (
            s.robber == [TERRAINS[t] for t in s.island.terrain].index("desert")
            and not s.robber_free
        )
