"""Trade: RE-192 to RE-198."""

from __future__ import annotations

import pytest

from tabletop_tui.engine import to_act
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.rules.actions import PlaceDisc, Trade
from tabletop_tui.games.rise_of_empires.rules.events import Traded
from tabletop_tui.games.rise_of_empires.rules.phases.order import tokens
from tabletop_tui.games.rise_of_empires.rules.pieces import DISC, GOLD, TRADE, VP
from tabletop_tui.games.rise_of_empires.rules.state import State
from tests.games.rise_of_empires.scenario import (
    act,
    at_turn,
    choose,
    happened,
    listed,
    no,
    purse,
    sit_out,
    trade,
)


def trading(turn: int, discs: int, **goods: int) -> State:
    """Return a position in which seat 0 has chosen trade and has these discs."""
    s = at_turn(turn)
    purse(s, 0, disc=discs, **goods)
    choose(s, 0, TRADE)
    return s


@pytest.mark.parametrize(
    ("key", "turn", "gold", "points"),
    [
        ("1-2-gold", 1, 2, 0),
        ("3-6-gold", 2, 6, 0),
        ("4-8-gold", 4, 8, 0),
        ("2-2-vp", 1, 0, 2),
        ("4-4-vp", 1, 0, 4),
        ("5-5-vp", 5, 0, 5),
        ("6-6-vp", 4, 0, 6),
    ],
)
def test_re_192_exactly_the_discs_shown_and_the_goods_at_once(
    key: str, turn: int, gold: int, points: int
) -> None:
    s = trading(turn, 9, gold=0)
    bank = s.bank[GOLD]
    act(s, 0, Trade(trade(key)))
    discs = box().trade[trade(key)].discs
    assert s.players[0].goods[:2] == [gold, 9 - discs] and s.players[0].goods[VP] == points
    assert s.bank[GOLD] == bank - gold
    s = trading(1, 2)
    assert no(s, 0, Trade(trade("3-6-gold")))


def test_re_193_two_discs_for_four_gold_in_era_i() -> None:
    s = trading(1, 2, gold=0)
    act(s, 0, Trade(trade("2-4-gold")))
    assert s.players[0].goods[:2] == [4, 0]


def test_re_194_seven_discs_for_six_points_in_era_iii() -> None:
    s = trading(5, 7)
    act(s, 0, Trade(trade("7-6-vp")))
    assert (s.players[0].goods[DISC], s.players[0].goods[VP]) == (0, 6)


def test_re_195_a_box_works_once_in_a_game_turn() -> None:
    s = trading(1, 9)
    act(s, 0, Trade(trade("2-4-gold")))
    purse(s, 1, disc=9)
    act(s, 1, PlaceDisc(TRADE))
    assert no(s, 1, Trade(trade("2-4-gold"))) == "box-used"
    act(s, 1, Trade(trade("1-2-gold")))
    sit_out(s, 2)
    act(s, 0, PlaceDisc(TRADE))
    assert no(s, 0, Trade(trade("2-4-gold"))) == "box-used"
    assert no(s, 0, Trade(trade("1-2-gold"))) == "box-used"


@pytest.mark.parametrize(
    ("turn", "key"),
    [
        (1, "4-8-gold"),
        (1, "7-6-vp"),
        (3, "7-6-vp"),
        (5, "1-2-gold"),
        (2, "5-5-vp"),
        (2, "6-6-vp"),
        (5, "6-6-vp"),
    ],
)
def test_re_196_a_box_is_shut_in_another_era(turn: int, key: str) -> None:
    assert no(trading(turn, 9), 0, Trade(trade(key))) == "box-of-other-era"


def test_re_197_six_boxes_are_open_in_era_i() -> None:
    found = {
        (b.discs, b.gives) for b in (box().trade[a.box] for a in listed(trading(1, 20), 0, Trade))
    }
    assert found == {(1, GOLD), (2, GOLD), (3, GOLD), (2, VP), (3, VP), (4, VP)}


def test_re_198_discs_on_the_track_are_not_tokens() -> None:
    s = trading(5, 7, gold=0)
    before = tokens(s, 0)
    act(s, 0, Trade(trade("7-6-vp")))
    assert tokens(s, 0) == before - 7


def test_x10_michael_trades_in_era_i() -> None:
    s = at_turn(1)  # everybody starts with 2 discs
    events = act(s, 0, PlaceDisc(TRADE), Trade(trade("2-4-gold")))
    assert happened(events, Traded) == [Traded(0, trade("2-4-gold"), 2, 4, 0)]
    assert s.players[0].goods[:2] == [9, 0]


def test_x11_dan_trades_in_era_iii() -> None:
    s = trading(6, 12)
    events = act(s, 0, Trade(trade("7-6-vp")))
    assert happened(events, Traded) == [Traded(0, trade("7-6-vp"), 7, 0, 6)]
    assert s.players[0].goods[DISC] == 5


def test_r71_no_box_twice_and_no_other_number_of_discs() -> None:
    s = at_turn(1, 2)
    purse(s, 0, disc=9)
    act(s, 0, PlaceDisc(TRADE), Trade(trade("3-3-vp")))
    assert s.players[0].goods[DISC] == 6  # three and not more
    sit_out(s, 1)
    assert to_act(GAME, s) == (0,)
    act(s, 0, PlaceDisc(TRADE))
    assert Trade(trade("3-3-vp")) not in listed(s, 0, Trade)
