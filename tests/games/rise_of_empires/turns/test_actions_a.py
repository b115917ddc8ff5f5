"""Actions of an A turn: RE-035 to RE-051."""

from __future__ import annotations

import pytest

from tabletop_tui.engine import to_act
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.rules.actions import (
    DoNothing,
    EndTurn,
    PlaceDisc,
    PlaceIdleDisc,
    RemoveDisc,
    StopPlacing,
    Strike,
    TakeCity,
    TakeEmpire,
    TakeProgress,
    TakeTerritory,
    Trade,
)
from tabletop_tui.games.rise_of_empires.rules.events import DiscIdled, DiscPlaced
from tabletop_tui.games.rise_of_empires.rules.pieces import (
    CITY,
    CUBE,
    EMPIRE,
    PROGRESS,
    TERRITORY,
    TRADE,
)
from tests.games.rise_of_empires.scenario import (
    act,
    at_turn,
    city,
    empire,
    happened,
    lay,
    lie_open,
    listed,
    no,
    own,
    play,
    progress,
    purse,
    put,
    region,
    stuck,
    territory,
    trade,
)


def test_re_035_one_action_at_a_time_in_turn_order_until_all_did_six() -> None:
    s = at_turn(1, 3, order=(2, 0, 1))
    events = play(s, 7, until=lambda s: s.turn == 2)
    assert [e.seat for e in happened(events, DiscPlaced)] == [2, 0, 1] * 6


def test_re_036_a_disc_goes_into_the_rightmost_empty_circle() -> None:
    s = at_turn(1)
    lay(s, EMPIRE, 1, 2)
    events = act(s, 0, PlaceDisc(EMPIRE))
    assert s.display[EMPIRE] == [1, 2, 0]
    assert happened(events, DiscPlaced) == [DiscPlaced(0, EMPIRE, 2)]


def test_re_037_michaels_disc_stands_in_the_second_circle() -> None:
    s = at_turn(1, 5)
    lay(s, TERRITORY, 3)
    events = act(s, 0, PlaceDisc(TERRITORY))
    assert happened(events, DiscPlaced)[0].circle == 1  # counted from the right, from 0
    assert s.display[TERRITORY] == [3, 0]


def test_re_038_all_six_discs_in_one_row() -> None:
    s = at_turn(1, 3)
    lay(s, TERRITORY, 0, 0, 0, 0, 0)
    act(s, 0, PlaceDisc(TERRITORY))
    assert s.display[TERRITORY] == [0] * 6


@pytest.mark.parametrize(("players", "circles"), [(2, 4), (3, 6), (4, 8), (5, 10)])
@pytest.mark.parametrize("row", [PROGRESS, TERRITORY, CITY, TRADE])
def test_re_039_circles_by_number_of_players(players: int, circles: int, row: int) -> None:
    s = at_turn(1, players)
    lay(s, row, *[1] * (circles - 1))
    assert not no(s, 0, PlaceDisc(row))
    lay(s, row, *[1] * circles)
    assert no(s, 0, PlaceDisc(row)) == "row-full"


def test_re_040_the_ninth_empire_action_is_refused() -> None:
    s = at_turn(1, 5)
    lay(s, EMPIRE, *[1] * 7)
    s.empire = [1] * 7 + [-1]
    assert not no(s, 0, PlaceDisc(EMPIRE))
    lay(s, EMPIRE, *[1] * 8)
    s.empire = [1] * 8
    assert no(s, 0, PlaceDisc(EMPIRE))


def test_re_041_an_impossible_action_is_refused() -> None:
    s = at_turn(1)
    purse(s, 0, gold=0, disc=0)
    lie_open(s, CITY, city("babylon"))
    lie_open(s, TERRITORY)
    for row in (CITY, TERRITORY, TRADE):
        assert no(s, 0, PlaceDisc(row))
    assert sorted(a.row for a in listed(s, 0, PlaceDisc)) == [PROGRESS, EMPIRE]


def test_re_042_trade_needs_discs_for_a_free_box() -> None:
    s = at_turn(1)
    s.trade[trade("1-2-gold")] = 1
    purse(s, 0, disc=1)
    assert no(s, 0, PlaceDisc(TRADE)) == "no-trade"
    purse(s, 0, disc=2)
    assert not no(s, 0, PlaceDisc(TRADE))


def test_re_043_progress_needs_a_tile_that_can_be_had() -> None:
    s = at_turn(5, 4)
    lie_open(s, PROGRESS, progress("oil"))
    s.older[PROGRESS] = [progress("coinage")]  # costs 2 gold in Era III
    own(s, 0, "oil")
    purse(s, 0, gold=1)
    assert no(s, 0, PlaceDisc(PROGRESS)) == "no-progress"
    purse(s, 0, gold=2)
    assert not no(s, 0, PlaceDisc(PROGRESS))


def test_re_044_city_needs_the_gold_for_one() -> None:
    s = at_turn(1)
    lie_open(s, CITY, city("babylon"), city("tyre"))
    purse(s, 0, gold=2)
    assert no(s, 0, PlaceDisc(CITY)) == "no-city"
    purse(s, 0, gold=3)
    assert not no(s, 0, PlaceDisc(CITY))


def test_re_045_the_ninth_progress_action_of_turn_1_is_refused() -> None:
    s = at_turn(1, 5)
    lay(s, PROGRESS, *[1] * 8)
    lie_open(s, PROGRESS, *[-1] * 8)
    assert no(s, 0, PlaceDisc(PROGRESS)) == "no-progress"


def test_re_046_an_empty_pool_may_take_an_empire_tile() -> None:
    s = at_turn(1)
    purse(s, 0, cube=0)
    act(s, 0, PlaceDisc(EMPIRE), TakeEmpire(empire("e4")))
    assert sum(s.players[0].cubes) == 0
    assert to_act(GAME, s) == (1,)  # nothing was left to choose


def test_re_047_no_passing_while_any_action_is_possible() -> None:
    s = at_turn(1)
    lie_open(s, PROGRESS)
    lie_open(s, TERRITORY)
    lie_open(s, CITY)
    purse(s, 0, disc=0, cube=0)  # only a useless empire action is left
    for row in range(5):
        assert no(s, 0, PlaceIdleDisc(row)) == "must-act"
    assert no(s, 0, EndTurn()) and no(s, 0, DoNothing())
    act(s, 0, PlaceDisc(EMPIRE))
    assert no(s, 0, DoNothing())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_re_048_who_can_do_nothing_places_a_disc(players: int) -> None:
    s = stuck(players)
    assert not listed(s, 0, PlaceDisc)
    events = act(s, 0, PlaceIdleDisc(CITY))
    assert happened(events, DiscIdled) == [DiscIdled(0, CITY, 0)]
    assert s.display[CITY] == [0]
    assert to_act(GAME, s) == (1,)


def test_re_049_the_idle_disc_goes_into_any_row_with_room() -> None:
    s = stuck(5)
    lay(s, EMPIRE, *[1] * 8)
    lay(s, TRADE, *[2] * 10)
    assert sorted(a.row for a in listed(s, 0, PlaceIdleDisc)) == [PROGRESS, TERRITORY, CITY]
    assert no(s, 0, PlaceIdleDisc(EMPIRE)) and no(s, 0, PlaceIdleDisc(TRADE))
    lay(s, EMPIRE, *[1] * 7)
    assert not no(s, 0, PlaceIdleDisc(EMPIRE))


def test_re_050_the_idle_disc_is_an_action_and_an_ordinary_disc() -> None:
    s = stuck(2)
    own(s, 1, "iron-weapons")
    put(s, 0, swe=1)
    put(s, 1, swe=1)
    s.players[1].waits[progress("iron-weapons")] = 0b01  # waits for seat 0
    act(s, 0, PlaceIdleDisc(CITY))
    assert to_act(GAME, s) == (1,)
    assert not no(s, 1, Strike(progress("iron-weapons"), region("swe"), 0))
    s = at_turn(6, 2)  # the disc in the city row buys a city in the B turn
    lay(s, CITY, 0)
    purse(s, 0, gold=9)
    act(s, 0, RemoveDisc(CITY, 0), TakeCity(city("tokyo")))
    assert s.players[0].cities == [city("tokyo")]


def test_re_051_taking_a_tile_moves_nothing_yet() -> None:
    s = at_turn(1, 4)
    lie_open(s, PROGRESS, progress("agriculture"))
    lie_open(s, TERRITORY, territory("plains"))
    lie_open(s, CITY, city("ur"))
    before = [(list(p.goods), p.stock) for p in s.players]
    act(s, 0, PlaceDisc(PROGRESS), TakeProgress(progress("agriculture")))
    act(s, 1, PlaceDisc(TERRITORY), TakeTerritory(territory("plains")))
    act(s, 2, PlaceDisc(CITY), TakeCity(city("ur")))
    act(s, 3, PlaceDisc(EMPIRE), TakeEmpire(empire("e1")), StopPlacing())
    assert [(p.goods, p.stock) for p in s.players] == before
    assert s.players[3].goods[CUBE] == 5


def test_x1_a_disc_in_the_second_circle_from_the_right() -> None:
    s = at_turn(1, 5)
    lay(s, TERRITORY, 2)
    events = act(s, 0, PlaceDisc(TERRITORY))
    assert happened(events, DiscPlaced) == [DiscPlaced(0, TERRITORY, 1)]
    act(s, 0, listed(s, 0, TakeTerritory)[0])
    assert sum(s.players[0].territory) == 1


def test_x2_no_blocking_of_the_trade_track() -> None:
    s = at_turn(1)
    purse(s, 0, disc=0)
    assert no(s, 0, PlaceDisc(TRADE)) == "no-trade"
    assert no(s, 0, Trade(trade("1-2-gold")))
