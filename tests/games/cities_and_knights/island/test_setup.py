"""Set-up (CK-013 to CK-023)."""

import random
from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from tabletop_tui.engine import Luck, kernel
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.rules.actions import (
    PlaceCity,
    PlaceRoad,
    PlaceSettlement,
    Roll,
)
from tabletop_tui.games.cities_and_knights.rules.board import ANY
from tabletop_tui.games.cities_and_knights.rules.constants import KINDS, TERRAINS
from tabletop_tui.games.cities_and_knights.rules.events import Rolled

YIELD = {
    "hills": "brick",
    "forest": "lumber",
    "pasture": "wool",
    "fields": "grain",
    "mountains": "ore",
}


def fresh(seats: int = 3, seed: int = 1, **options: Any) -> Any:
    """Return a game before the first placement."""
    return kernel.start(GAME, seats, seed, options)[0]


def refused(s: Any, seat: int, action: Any) -> bool:
    """Return whether an action is refused."""
    try:
        kernel.check(GAME, s, seat, action)
    except kernel.Illegal:
        return True
    return False


def offered(s: Any, action: type) -> list[Any]:
    """Return the listed actions of a kind."""
    (seat,) = kernel.to_act(GAME, s)
    for offer in kernel.offers(GAME, s, seat):
        if offer.action is action:
            return list(offer.choices.actions)
    return []


def settle(s: Any, seed: int = 0, before: int = 0) -> list[tuple[int, Any]]:
    """Place at random until *before* placements are left, and return the actions."""
    luck, done = random.Random(seed), []
    while s.round == 0 and (not before or sum(o >= 0 for o in s.owner) < before):
        (seat,) = kernel.to_act(GAME, s)
        action = kernel.random_action(GAME, s, seat, luck.randrange)
        kernel.apply(GAME, s, seat, action)
        done.append((seat, action))
    return done


def until_cities(s: Any) -> Any:
    """Return a game after a random first round."""
    settle(s, before=len(s.players))
    (seat,) = kernel.to_act(GAME, s)
    kernel.apply(GAME, s, seat, offered(s, PlaceRoad)[0])
    return s


@pytest.mark.parametrize("seats", range(2, 7))
def test_ck_013_seat_order_in_the_first_round_and_reverse_in_the_second(seats):
    s = fresh(seats, seed=seats)
    order = [(s.first + i) % seats for i in range(seats)]
    placed = [seat for seat, a in settle(s) if not isinstance(a, PlaceRoad)]
    assert placed == order + order[::-1]


def test_ck_014_the_second_placement_is_a_city():
    s = fresh()
    done = settle(s)
    buildings = [type(a) for _, a in done if not isinstance(a, PlaceRoad)]
    assert buildings == [PlaceSettlement] * 3 + [PlaceCity] * 3
    s = fresh()
    node = offered(s, PlaceSettlement)[0].node
    assert refused(s, s.first, PlaceCity(node)) and not refused(s, s.first, PlaceSettlement(node))
    second = until_cities(fresh())
    (seat,) = kernel.to_act(GAME, second)
    node = offered(second, PlaceCity)[0].node
    assert refused(second, seat, PlaceSettlement(node)) and not refused(
        second, seat, PlaceCity(node)
    )


def test_ck_015_a_building_next_to_another_is_refused():
    s = fresh()
    kernel.apply(GAME, s, s.first, PlaceSettlement(20))
    kernel.apply(GAME, s, s.first, offered(s, PlaceRoad)[0])
    (seat,) = kernel.to_act(GAME, s)
    board = s.island.board
    near = set(board.node_nodes[20])
    assert refused(s, seat, PlaceSettlement(20)) and all(
        refused(s, seat, PlaceSettlement(n)) for n in near
    )
    assert {a.node for a in offered(s, PlaceSettlement)} == set(range(54)) - near - {20}
    second = {m for n in near for m in board.node_nodes[n]} - {20}
    assert second and not any(refused(s, seat, PlaceSettlement(n)) for n in second)


def test_ck_016_the_second_building_need_not_connect_to_the_first():
    s = fresh(2, seed=3)
    until_cities(s)
    taken = {n for n, o in enumerate(s.owner) if o >= 0}
    near = taken | {m for n in taken for m in s.island.board.node_nodes[n]}
    assert {a.node for a in offered(s, PlaceCity)} == set(
        range(54)
    ) - near  # anywhere the distance rule allows


def test_ck_017_each_road_touches_the_building_just_placed():
    s = fresh(2, seed=3)
    settle(s, before=4)
    (seat,) = kernel.to_act(GAME, s)
    (city,) = (n for n, o in enumerate(s.owner) if o == seat and s.piece[n] == 2)
    edges = set(s.island.board.node_edges[city])
    assert {a.edge for a in offered(s, PlaceRoad)} == {e for e in edges if s.road[e] < 0}
    assert all(refused(s, seat, PlaceRoad(e)) for e in range(72) if e not in edges)
    far = next(
        n
        for n, o in enumerate(s.owner)
        if o < 0 and all(s.owner[m] < 0 for m in s.island.board.node_nodes[n])
    )
    assert refused(s, seat, PlaceCity(far)) and refused(
        s, seat, PlaceSettlement(far)
    )  # the road comes first


@pytest.mark.parametrize("seed", range(12))
def test_ck_018_the_city_pays_a_resource_for_each_producing_hex(seed):
    s = fresh(4, seed=seed)
    settle(s, seed)
    for seat in range(4):
        (city,) = (n for n, o in enumerate(s.owner) if o == seat and s.piece[n] == 2)
        lands = [TERRAINS[s.island.terrain[h]] for h in s.island.board.node_hexes[city]]
        gets = [YIELD[land] for land in lands if land != "desert"]
        assert s.players[seat].hand == [gets.count(name) for name in KINDS]


def test_ck_018_the_first_settlement_pays_nothing():
    s = fresh(3)
    settle(s, before=3)
    assert all(not any(player.hand) for player in s.players)


@pytest.mark.parametrize("seats", range(2, 7))
def test_ck_019_what_everybody_has_after_the_set_up(seats):
    s = fresh(seats)
    settle(s)
    for seat, player in enumerate(s.players):
        assert sum(GAME.score(s, seat).values()) == player.points == 3
        assert (player.settlements, player.cities, player.roads) == (4, 3, 13)
        assert player.tracks == [0, 0, 0] and player.progress == [] and player.longest in (1, 2)
    assert s.ship == 0


@pytest.mark.parametrize("seed", range(8))
def test_ck_238_a_harbour_of_the_set_up_counts_at_once(seed):
    s = fresh(4, seed=seed)
    settle(s, seed)
    for seat, player in enumerate(s.players):
        mine = {s.island.board.node_harbor[n] for n, owner in enumerate(s.owner) if owner == seat}
        assert player.rates == [
            2 if i in mine else 3 if ANY in mine else 4 for i in range(len(KINDS))
        ]


@pytest.mark.parametrize("seed", range(6))
def test_ck_020_the_start_player_takes_the_first_turn(seed):
    s = fresh(4, seed=seed)
    first = kernel.to_act(GAME, s)
    settle(s, seed)
    assert kernel.to_act(GAME, s) == first == (s.first,) and GAME.current_turn(s) == (1, s.first)
    assert [o.action for o in kernel.offers(GAME, s, s.first)] == [Roll]


def test_ck_021_the_dice_deck_is_an_option_set_before_play_and_off_by_default():
    (option,) = (o for o in GAME.options if o.key == "dice")
    assert option.default == "fair" and set(option.choices) == {"fair", "deck"}
    assert not fresh().house.deck and fresh(dice="deck").house.deck
    s = fresh(dice="deck")
    with pytest.raises(FrozenInstanceError):
        s.house.deck = False


def play(s: Any, seed: int, actions: int) -> list[Any]:
    """Play on at random, as fast as turns can go, and return all events."""
    luck, events = Luck(seed), []
    for _ in range(actions):
        seats = kernel.to_act(GAME, s)
        if not seats:
            break
        seat = seats[0]
        events += kernel.apply(GAME, s, seat, kernel.random_action(GAME, s, seat, luck))
    return events


def test_ck_022_with_the_dice_deck_each_pair_comes_once_before_any_repeats():
    s = fresh(2, dice="deck", points=20)
    settle(s)
    rolls: list[Rolled] = []
    while len(rolls) < 72:
        (seat, *_) = kernel.to_act(GAME, s)
        kinds = {o.action.__name__: o for o in kernel.offers(GAME, s, seat)}
        quick = next((kinds[k] for k in ("Roll", "EndTurn", "DeclineResource") if k in kinds), None)
        offer = quick or next(iter(kinds.values()))
        rolls += [
            e
            for e in kernel.apply(GAME, s, seat, offer.choices.sample(lambda n: 0))
            if isinstance(e, Rolled)
        ]
    pairs = [(e.red, e.yellow) for e in rolls]
    assert len(set(pairs[:36])) == len(set(pairs[36:])) == 36
    assert pairs[:36] != pairs[36:] and {e.event for e in rolls} == {0, 1, 2, 3}


def test_ck_023_the_same_seed_and_choices_give_the_same_game():
    games = []
    for seed in (7, 7, 8):
        s = fresh(4, seed=seed)
        games.append((repr(play(s, 5, 400)), repr(s)))
    assert games[0] == games[1] != games[2]


def test_e01_the_second_placement():
    s = fresh(2)
    settle(s)
    player = s.players[0]
    assert (player.settlements, player.cities) == (4, 3) and player.hand[5:] == [0, 0, 0]
    (city,) = (n for n, o in enumerate(s.owner) if o == 0 and s.piece[n] == 2)
    lands = [h for h in s.island.board.node_hexes[city] if TERRAINS[s.island.terrain[h]] in YIELD]
    assert sum(player.hand) == len(lands)


def test_e02_a_city_at_the_coast_or_desert_gets_fewer_cards():
    s = fresh(2, map="beginner")
    until_cities(s)
    board, desert = s.island.board, TERRAINS.index("desert")
    for action in offered(s, PlaceCity):
        copy = GAME.clone(s)
        (seat,) = kernel.to_act(GAME, copy)
        kernel.apply(GAME, copy, seat, action)
        lands = [h for h in board.node_hexes[action.node] if s.island.terrain[h] != desert]
        assert sum(copy.players[seat].hand) == len(lands) <= 3


def test_e03_a_city_one_edge_from_any_building_is_refused():
    s = fresh(2)
    until_cities(s)
    (seat,) = kernel.to_act(GAME, s)
    for n, owner in enumerate(s.owner):
        if owner >= 0:
            assert all(refused(s, seat, PlaceCity(m)) for m in s.island.board.node_nodes[n])


def test_e04_three_points_each_after_the_set_up():
    s = fresh(4)
    settle(s)
    assert [sum(GAME.score(s, seat).values()) for seat in range(4)] == [3, 3, 3, 3]
