"""Computer players of Cities & Knights and the barbarians: when they recruit, activate and promote,
and what all knights are worth together.
"""

from typing import Any

import pytest

from tabletop_tui.bots import valuation_of
from tabletop_tui.engine import Luck
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.bot.knights import (
    FIRST,
    army_odds,
    barbarians,
    defence_odds,
    knight_gains,
    landing_weights,
    rolls,
)
from tabletop_tui.games.cities_and_knights.bot.trades import net_gain
from tabletop_tui.games.cities_and_knights.rules import actions as a
from tests.bots.test_cities_and_knights import decides
from tests.bots.test_cities_and_knights import steady as steady
from tests.games.cities_and_knights.scenario import Scenario, counts, kind

PLACES = ("forest 8 N", "hills 5 N", "mountains 9 N", "fields 9 S")


def table(seats: int = 3) -> Scenario:
    """A game in which every seat has a city, and the first one a road."""
    s = Scenario(seats)
    for seat in range(seats):
        s.city(seat, PLACES[seat])
    return s.roads(0, "forest 8 N", "NE")


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_knight_is_awake_at_the_end_of_a_turn_with_the_ship_two_steps_away(level: str) -> None:
    """A road may come first, but not for the grain that activates the knight."""
    s = table().hand(0, ore=1, wool=1, grain=1, brick=1, lumber=1).with_(ship=5)
    done: list[Any] = []
    while not done or not isinstance(done[-1], a.EndTurn):
        done.append(decides(s, level=level))
        if not isinstance(done[-1], a.EndTurn):
            s.play(0, done[-1])
    assert {a.Recruit, a.Activate} <= {type(one) for one in done}


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_knight_is_recruited_before_a_road_with_the_ship_two_steps_away(level: str) -> None:
    s = table().hand(0, ore=1, wool=1, grain=1, brick=1, lumber=1).with_(ship=5)
    assert isinstance(decides(s, level=level), a.Recruit)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_first_knight_is_recruited_and_woken_before_the_ship_has_left(level: str) -> None:
    """The landing comes in three to four turns, and the cards may not come again by then."""
    s = table(4).hand(0, ore=1, wool=1, grain=1)
    recruited = decides(s, level=level)
    assert isinstance(recruited, a.Recruit)
    s.play(0, recruited)
    assert decides(s, level=level) == a.Activate(recruited.node)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_one_strength_that_the_defence_lacks_is_given(level: str) -> None:
    """All would defend alike and in vain. One more wins the defence and is the single best."""
    s = table().city(0, "pasture 4 N").knight(0, "forest 8 NE")
    s.knight(1, "hills 5 NE").knight(2, "mountains 9 NE").hand(0, ore=1, wool=1).with_(ship=6)
    assert decides(s, level=level) == a.Promote(s.node("forest 8 NE"))


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_bank_is_asked_for_the_ore_of_a_knight_when_a_landing_is_near(level: str) -> None:
    s = table().hand(0, lumber=4, wool=1, grain=1).with_(ship=5)
    assert decides(s, level=level) == a.TradeBank(kind("lumber"), kind("ore"))


def test_a_trade_that_arms_both_sides_is_made_before_a_landing() -> None:
    s = table(4).hand(0, ore=2, grain=1).hand(1, wool=2, grain=1).with_(ship=4)
    give, get = counts(ore=1), counts(wool=1)
    far, near = (
        min(net_gain(state, 0, 1, give, get), net_gain(state, 1, 0, get, give))
        for state in (s.with_(ship=ship).now() for ship in (0, 4))
    )
    assert near > far and near > 0


def test_help_to_one_rival_of_three_counts_less_than_help_to_the_only_one() -> None:
    found = []
    for seats in (4, 2):
        state = table(seats).hand(0, ore=2, grain=1).hand(1, wool=2, grain=1).with_(ship=4).now()
        state.players[1].hand[kind("grain")] = 1
        found.append(net_gain(state, 0, 1, counts(ore=1), counts(wool=1)))
    assert found[0] > found[1] + 0.05


@pytest.mark.parametrize(
    ("others", "made"),
    [({"ore": 1, "wool": 3}, False), ({"ore": 3, "grain": 1}, True)],
    ids=["nobody-would", "somebody-would"],
)
def test_only_trades_that_a_partner_would_accept_are_proposed(others: Any, made: bool) -> None:
    s = table().settlement(0, "pasture 4 N").hand(0, ore=2, grain=2, wool=2).hand(1, **others)
    state = s.with_(ship=4).now()
    f = state.stack[0]
    offer = next(o for o in GAME.by_frame[type(f)].offers(state, f, 0) if o.action is a.Propose)
    shots = valuation_of(GAME).samples
    assert shots is not None
    found = shots(state, 0, offer, Luck(1))
    assert bool(found) == made
    for trade in found:
        assert net_gain(state, 1, 0, trade.get, trade.give) > 0


def test_a_knight_saves_the_more_the_nearer_the_ship_and_nothing_once_one_is_enough() -> None:
    far, near = (knight_gains(table().with_(ship=ship).now(), 0)[0] for ship in (0, 5))
    assert 0.1 < far < near
    kept = table().knight(0, "forest 8 NE").with_(ship=5)
    assert knight_gains(kept.now(), 0)[0] < near / 2
    asleep = table().knight(0, "forest 8 NE", active=False).with_(ship=5)
    assert knight_gains(asleep.now(), 0)[1] > 0 == knight_gains(kept.now(), 0)[1]


def test_the_last_city_is_worth_more_than_one_of_two() -> None:
    one, two = table().with_(ship=6), table().city(0, "pasture 4 N").with_(ship=6)
    lone = two.knight(1, "hills 5 NE").knight(2, "mountains 9 NE").now()
    last = one.knight(1, "hills 5 NE").now()
    assert barbarians(last, 0) < barbarians(lone, 0) < 0


def test_a_seat_without_a_city_to_lose_fears_no_landing() -> None:
    s = table().with_(ship=6)
    assert barbarians(s.now(), 0) < -0.5
    state = s.now()
    state.metropolis[0] = s.node("forest 8 N")
    assert barbarians(state, 0) >= 0


def test_the_rolls_before_the_next_own_chance() -> None:
    s = table(4).now()
    assert [rolls(s, seat) for seat in range(4)] == [4, 1, 2, 3]
    before = table(4).start().now()
    assert [rolls(before, seat) for seat in range(4)] == [1, 2, 3, 4]


@pytest.mark.parametrize("ship", range(7))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_add_up(ship: int, seats: int) -> None:
    counted = landing_weights(ship, seats, seats)
    assert 0 < sum(counted) <= 1 and min(counted) >= 0
    for turns in (0, 0.5, 2):
        for awake, asleep, ready in ((0, 0, False), (1, 0, False), (1, 2, True), (0, 2, False)):
            assert sum(part for part, _ in army_odds(awake, asleep, turns, ready)) == pytest.approx(
                1
            )
        others = ((0, 0, 1.7), (1, 2, 1.7), (2, 0, 0.0))
        assert sum(row[0] for row in defence_odds(others, turns)) == pytest.approx(1)


def test_a_landing_weighs_more_as_long_as_none_has_come() -> None:
    """Before the first one no seat has an army, and each would leave it to the others."""
    s = table(4).with_(ship=4).now()
    s.robber_free = False
    before, knights_before = barbarians(s, 0), knight_gains(s, 0)
    s.robber_free = True
    after, knights_after = barbarians(s, 0), knight_gains(s, 0)
    assert before == pytest.approx(FIRST * after) and after != 0 != knights_after[0]
    assert knights_before == pytest.approx([FIRST * part for part in knights_after])
