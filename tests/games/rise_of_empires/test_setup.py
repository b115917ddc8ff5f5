"""Set-up and the frame of a game: RE-001 to RE-017."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tabletop_tui.engine import over, start, to_act
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.rules.actions import Ally, ChoosePlace
from tabletop_tui.games.rise_of_empires.rules.events import DiscPlaced, TilesTurnedUp, TurnBegan
from tabletop_tui.games.rise_of_empires.rules.phases.phase_events import (
    Collected,
    FoodSettled,
    PlaceChosen,
    PointsScored,
)
from tabletop_tui.games.rise_of_empires.rules.pieces import (
    CITY,
    CUBE,
    DISC,
    FOOD,
    GOLD,
    PROGRESS,
    TERRITORY,
    VP,
)
from tabletop_tui.games.rise_of_empires.rules.state import Collecting, Ordering, State
from tests.games.rise_of_empires.scenario import (
    act,
    at_turn,
    go,
    happened,
    listed,
    no,
    own,
    phase,
    play,
    progress,
    purse,
    put,
    region,
)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_re_001_two_to_five_players(players: int) -> None:
    s, _ = start(GAME, players, 1)
    assert len(s.players) == players
    for wrong in (1, 6):
        with pytest.raises(ValueError):
            start(GAME, wrong, 1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_re_002_five_cubes_in_the_pool_and_25_in_the_stock(players: int) -> None:
    s, _ = start(GAME, players, 1)
    for p in s.players:
        assert (p.goods[CUBE], p.stock, sum(p.cubes)) == (5, 25, 0)


def test_re_003_six_discs_act_and_three_are_markers() -> None:
    s, events = start(GAME, 3, 1)
    events += play(s, 4, until=lambda s: s.turn == 2)
    placed = happened(events, DiscPlaced)
    assert [sum(e.seat == seat for e in placed) for seat in range(3)] == [6, 6, 6]
    p = s.players[0]
    markers = (p.goods[VP], p.goods[FOOD], s.order.index(0))
    assert all(isinstance(at, int) for at in markers) and len(markers) + 6 == 9


def test_re_004_no_points_and_16_food() -> None:
    s, _ = start(GAME, 4, 1)
    assert [(p.goods[VP], p.goods[FOOD]) for p in s.players] == [(0, 16)] * 4


def test_re_005_five_gold_and_two_discs() -> None:
    s, _ = start(GAME, 4, 1)
    assert [(p.goods[GOLD], p.goods[DISC]) for p in s.players] == [(5, 2)] * 4
    GAME.audit(s)  # paid by the bank


def test_re_006_one_alliance_piece_each() -> None:
    s = at_turn(1, 3)
    assert [p.ally for p in s.players] == [-1] * 3  # each player has the piece at hand
    put(s, 0, swe=1, nwa=1)
    own(s, 0, "alliance")
    act(s, 0, Ally(progress("alliance"), region("swe")))
    s.players[0].flipped.clear()
    assert no(s, 0, Ally(progress("alliance"), region("nwa")))  # there is no second piece


def turns() -> list[State]:
    """Return a game at each turn, in which no tile is taken."""
    return [at_turn(turn) for turn in range(1, 7)]


def test_re_007_progress_stacks_hold_two_tiles_of_each_era() -> None:
    s = GAME.new(3, 1, {"components": ""})
    b = box()
    for era, pile in zip((1, 2, 3), s.piles, strict=False):
        assert sum(pile.bag) == 16
        assert all(b.progress[tile].era == era for tile, n in enumerate(pile.bag) if n)
    assert b.numbers.progress_a_turn == 8
    eras = [[b.progress[tile].era for tile in s.fresh[PROGRESS]] for s in turns()]
    assert eras == [[era] * 8 for era in (1, 1, 2, 2, 3, 3)], "of each box, from the top"


def test_re_008_ten_stacks_of_four_territory_tiles() -> None:
    s = GAME.new(3, 1, {"components": ""})
    assert sum(s.piles[3].bag) == 40
    assert box().numbers.territory_a_turn == 10
    assert [len(s.fresh[TERRITORY]) for s in turns()] == [10, 10, 10, 10, 0, 0]


def test_re_009_upper_city_stacks_hold_six_lower_ones_two() -> None:
    up = [[box().cities[tile].turn for tile in s.fresh[CITY]] for s in turns()]
    assert up == [[turn] * (5 if turn < 5 else 8) for turn in range(1, 7)]


def test_re_010_wonders_lie_in_the_b_decks() -> None:
    wonders = [tile.turn for tile in box().cities if tile.wonder]
    assert sorted(wonders) == [2, 4, 4, 6, 6, 6]
    assert sum(not tile.wonder for tile in box().cities) == 30


def test_re_011_eight_empire_tiles_with_the_first_side_up() -> None:
    s, _ = start(GAME, 2, 1)
    assert s.empire == [-1] * 8
    assert all(tile.side(s.era) is tile.early for tile in box().empire)


def test_re_012_the_first_player_is_drawn_and_the_others_follow_to_the_left() -> None:
    orders = {tuple(start(GAME, 4, seed)[0].order) for seed in range(60)}
    assert orders == {(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)}


def test_re_013_three_players_have_three_places() -> None:
    s = phase(Ordering(), players=3)
    go(s)
    (seat,) = to_act(GAME, s)
    assert sorted(a.place for a in listed(s, seat, ChoosePlace)) == [1, 2, 3]
    assert no(s, seat, ChoosePlace(4)) and no(s, seat, ChoosePlace(0))


def test_re_014_three_eras_of_an_a_and_a_b_turn() -> None:
    s, events = start(GAME, 2, 3)
    eras = [(s.era, s.mirror)]
    while not over(s):
        turn = s.turn
        events += play(s, 3, until=lambda s, turn=turn: s.turn != turn)
        if s.turn != turn:
            eras.append((s.era, s.mirror))
    assert [e.turn for e in happened(events, TurnBegan)] == [1, 2, 3, 4, 5, 6]
    assert eras == [(1, False), (1, True), (2, False), (2, True), (3, False), (3, True)]


def test_re_015_the_phases_run_in_order() -> None:
    s, events = start(GAME, 3, 5)
    events += play(s, 5, until=lambda s: s.turn == 2)
    kinds = [type(event) for event in events]
    second = events.index(TurnBegan(2))
    steps = (TilesTurnedUp, DiscPlaced, FoodSettled, Collected, PointsScored, PlaceChosen)
    spans = [[i for i, kind in enumerate(kinds[:second]) if kind is step] for step in steps]
    assert all(spans)
    for before, after in pairwise(spans):
        assert max(before) < min(after)


def test_re_016_everything_is_open_to_everybody() -> None:
    s = at_turn(1, 4)
    put(s, 1, swe=2)
    own(s, 2, "shipping", "rome", "island")
    purse(s, 3, gold=9, disc=4, cube=7)
    for seat in range(4):
        seen = GAME.view(s, seat)
        assert seen.players == s.players
        assert (seen.fresh, seen.older, seen.display, seen.empire) == (
            s.fresh,
            s.older,
            s.display,
            s.empire,
        )


def test_re_017_the_bank_never_runs_dry() -> None:
    s = phase(Collecting(), players=2)
    own(s, 0, "town-disc", "town-gold")
    purse(s, 0, disc=40, gold=500)
    go(s)
    assert (s.players[0].goods[DISC], s.players[0].goods[GOLD]) == (41, 501)
