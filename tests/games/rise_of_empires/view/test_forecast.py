"""Forecasts for the end of the turn and of the era come true, and so do the costs of discs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from tabletop_tui.engine import Illegal, Luck, advance, apply, check, offers, random_action, to_act
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.rules import actions as do
from tabletop_tui.games.rise_of_empires.rules.display import exempt
from tabletop_tui.games.rise_of_empires.rules.events import DiscRemoved, Ruined
from tabletop_tui.games.rise_of_empires.rules.phases.income import unshipped
from tabletop_tui.games.rise_of_empires.rules.phases.phase_events import Halved
from tabletop_tui.games.rise_of_empires.rules.phases.yields import choices
from tabletop_tui.games.rise_of_empires.rules.pieces import CUBE, DISC, FOOD, GOLD, VP
from tabletop_tui.games.rise_of_empires.rules.state import (
    LAST_TURN,
    Choosing,
    Collecting,
    Eating,
    Scoring,
    State,
    TakingTurns,
)
from tabletop_tui.games.rise_of_empires.view.effect import effect
from tabletop_tui.games.rise_of_empires.view.forecast import (
    TurnEnd,
    era_end,
    mirror_plan,
    removal_costs,
    turn_end,
)
from tests.games.rise_of_empires.scenario import (
    at_turn,
    city,
    happened,
    lay,
    own,
    phase,
    purse,
    put,
)

COUNTS = (2, 3, 4, 5)


GAMES = 20
"""Random games for each number of players: 80 in all."""


@cache
def positions(players: int) -> tuple[State, ...]:
    """Return positions of the random games: one in 31."""
    found = []
    for seed in range(players * 100, players * 100 + GAMES):
        s, luck, n = GAME.new(players, seed, {}), Luck(seed), seed
        advance(GAME, s, lambda event: None)
        while s.stack:
            n += 1
            if n % 31 == 0:
                found.append(GAME.clone(s))
            seat = to_act(GAME, s)[0]
            apply(GAME, s, seat, random_action(GAME, s, seat, luck))
    return tuple(found)


def sensible(s: State, seat: int, ends: dict[int, list[TurnEnd]]) -> Any:
    """Act as the forecasts assume.

    What can be paid for is kept, goods of choice are shipped only for a city that would starve, and
    places are taken in order.
    """
    kinds = {offer.action: offer for offer in offers(GAME, s, seat)}
    end = next((end for end in ends[seat] if end.turn == s.turn), None) if ends else None
    if isinstance(s.stack[-1], Eating) and end is not None:
        hungry = [city for city in end.starved if city in s.players[seat].cities]
        return do.DropCity(hungry[0]) if hungry else do.SettleFood(end.shipped)
    if isinstance(s.stack[-1], Collecting) and s.stack[-1].collected and do.PayUpkeep not in kinds:
        assert end is not None
        return do.DropCity(next(city for city in end.lost if city in s.players[seat].cities))
    if do.ChooseGoods in kinds:
        return do.ChooseGoods((unshipped(s, seat), 0, 0))
    if do.ChoosePlace in kinds:
        return kinds[do.ChoosePlace].choices.actions[0]  # type: ignore[union-attr]
    return next(
        action
        for action in (do.SettleFood(0), do.PayUpkeep(), do.KeepTiles())
        if type(action) in kinds
    )


def let_pass(
    s: State, told: list[Any], over: Callable[[State], bool], ends: dict[int, list[TurnEnd]]
) -> None:
    """Run everything that needs no decision until *over*, or the end of the game; no seat acts."""
    while s.stack and not over(s):
        if any(isinstance(f, TakingTurns) for f in s.stack):
            while not isinstance(s.stack.pop(), TakingTurns):
                pass
            advance(GAME, s, told.append)
        else:
            seat = to_act(GAME, s)[0]
            told += apply(GAME, s, seat, sensible(s, seat, ends))


def forecasts(players: int, ahead: Any) -> Iterator[tuple[State, dict[int, Any]]]:
    """Yield the positions with the forecast of every seat."""
    for s in positions(players):
        yield GAME.clone(s), {seat: ahead(s, seat) for seat in range(players)}


@pytest.mark.parametrize("players", COUNTS)
def test_the_turn_ends_as_forecast(players: int) -> None:
    seen = 0
    for s, ends in forecasts(players, turn_end):
        before = GAME.clone(s)
        if before.turn == LAST_TURN:
            continue
        every = {seat: [end] for seat, end in ends.items()}
        let_pass(s, [], lambda now: not any(isinstance(f, Scoring) for f in now.stack), every)
        for seat, end in ends.items():
            wanted = list(end.after)
            wanted[GOLD] += end.choices
            assert s.players[seat].goods == wanted, (before.turn, seat, before.stack)
            seen += 1
    assert seen > 50


@pytest.mark.parametrize("players", COUNTS)
def test_the_era_ends_as_forecast(players: int) -> None:
    seen = 0
    for s, ends in forecasts(players, era_end):
        before, told = GAME.clone(s), list[Any]()
        every = {seat: list(end.turns) for seat, end in ends.items()}
        poor = any(end.after[GOLD] < 0 or end.after[CUBE] < 0 for end in ends.values())
        if poor or any(turn.choices for turns in every.values() for turn in turns):
            continue
        let_pass(s, told, lambda now: now.turn > 2 * before.era, every)  # noqa: B023 - asked at once
        off = {event.seat: event.cubes for event in happened(told, Halved)}
        for seat, end in ends.items():
            assert tuple(s.players[seat].goods) == end.after, (before.turn, seat, before.stack)
            assert off.get(seat, 0) == end.halved
            seen += 1
    assert seen > 20


@pytest.mark.parametrize("players", COUNTS)
def test_a_disc_costs_what_the_mirror_plan_says(players: int) -> None:
    seen = 0
    for s in positions(players):
        for seat in range(players):
            plan, costs = mirror_plan(s, seat), removal_costs(s)
            assert len(plan) == sum(row.count(seat) for row in s.display)
            for off in plan:
                assert off.cost == costs[off.row][off.circle]
                more = box().circles[players][off.row] - len(s.display[off.row])
                assert off.rise == (0 if s.mirror or exempt(s, seat) else more)
            if not s.mirror or s.stack[-1] != Choosing(seat):
                continue
            for off in plan:
                action, after = do.RemoveDisc(off.row, off.circle), GAME.clone(s)
                try:
                    check(GAME, s, seat, action)
                except Illegal:
                    assert not off.payable
                    continue
                told = apply(GAME, after, seat, action)
                assert happened(told, DiscRemoved)[0].cost == off.cost
                assert bool(happened(told, Ruined)) is not off.payable
                seen += 1
    assert seen > 20


@pytest.mark.parametrize("players", COUNTS)
def test_what_a_choice_changes_is_what_it_has_changed_when_the_turn_is_over(players: int) -> None:
    """The forecast plus the effect of an action is what the player has in the end."""
    seen = Counter[str]()
    luck = Luck(players)
    for s in positions(players):
        if s.turn == LAST_TURN or not any(isinstance(f, TakingTurns) for f in s.stack):
            continue
        seat = to_act(GAME, s)[0]
        drawn = [random_action(GAME, s, seat, luck) for _ in range(4)]
        action = min(drawn, key=lambda one: seen[one.kind])  # the kind seen least
        if isinstance(action, (do.RemoveDisc, do.DoNothing)):
            continue
        before, change = turn_end(s, seat), effect(GAME, s, seat, action)
        after = GAME.clone(s)
        frame = after.stack[-1]
        GAME.by_frame[type(frame)].apply(after, frame, seat, action, lambda event: None)
        ends = {n: [turn_end(after, n)] for n in range(players)}
        (mine,) = ends[seat]
        let_pass(after, [], lambda now: not any(isinstance(f, Scoring) for f in now.stack), ends)
        got = list(after.players[seat].goods)
        got[GOLD] -= mine.choices
        assert [a + b for a, b in zip(before.after, change.turn, strict=True)] == got, action
        seen[action.kind] += not change.none
    assert len(+seen) >= 5 and seen["trade"] and seen["take-territory"], seen


def hungry() -> State:
    """Return turn I-A, in which seat 0 has 3 food and 2 VP, Babylon and Memphis, and no cubes on
    the map.
    """
    s = at_turn(1)
    purse(s, 0, food=3, vp=2, disc=0)
    own(s, 0, "babylon", "memphis")
    return s


def test_a_city_that_must_starve_is_told_and_does_not_score() -> None:
    end = turn_end(hungry(), 0)
    assert (end.food, end.hunger, end.missing, end.starved) == (-5, 2, 0, ())
    s = hungry()
    purse(s, 0, food=2, vp=1)
    end = turn_end(s, 0)
    assert len(end.starved) == 1 and end.missing == 0
    assert end.scored == end.cities and end.after[VP] == 1 - end.hunger + end.cities


def test_re_208_the_famine_is_told_as_it_will_be() -> None:
    """No forecast promises the points of a city that starves: of Island, Memphis and Babylon with 0
    food and 1 VP, the best possible result is 1 VP more.
    """
    s = hungry()
    own(s, 0, "island")
    purse(s, 0, food=0, vp=1)
    end = turn_end(s, 0)
    best = -99
    for gone in ((), ("memphis",), ("babylon",), ("memphis", "babylon")):
        after = GAME.clone(s)
        after.stack[:] = [Scoring(), Eating(done=after.order.index(0))]
        advance(GAME, after, lambda event: None)
        for name in gone:
            apply(GAME, after, 0, do.DropCity(city(name)))
            if not after.stack:
                break
        kinds = {offer.action for offer in offers(GAME, after, 0)} if after.stack else set()
        if do.SettleFood in kinds:
            apply(GAME, after, 0, do.SettleFood(0))
        if not any(isinstance(f, Eating) and f.done <= after.order.index(0) for f in after.stack):
            best = max(best, after.players[0].goods[VP])
    assert end.after[VP] == best and end.starved


def test_hunger_with_no_city_to_lose_is_forgiven() -> None:
    s = at_turn(1)
    own(s, 0, "forest", "forest", "forest")
    purse(s, 0, food=1, vp=2)
    end = turn_end(s, 0)
    assert (end.hunger, end.starved) == (2, ()) and end.missing == -end.food - 1 - 2 > 0


def test_goods_of_choice_are_shipped_before_a_city_starves() -> None:
    s = hungry()
    own(s, 0, "shipping", "island")
    purse(s, 0, food=0, vp=3)
    end = turn_end(s, 0)
    assert end.shipped > 0 and end.choices == choices(s, 0) - end.shipped and not end.starved


def test_surplus_food_is_told_as_gold() -> None:
    s = at_turn(1)
    purse(s, 0, food=19)
    own(s, 0, "plains", "plains")
    end = turn_end(s, 0)
    assert (end.food, end.surplus, end.after[FOOD], end.after[GOLD]) == (4, 1, 20, 6)


def test_cities_that_cannot_be_paid_for_are_told_fewest_vp_first() -> None:
    s = at_turn(5)
    purse(s, 0, disc=1)
    own(s, 0, "hong-kong", "tokyo", "los-angeles")
    end = turn_end(s, 0)
    assert (end.upkeep, end.lost) == (1, (city("hong-kong"), city("los-angeles")))
    assert end.cities == 7 and end.after[DISC] == 0


def test_what_a_city_with_a_disc_upkeep_gives_is_told_only_if_it_is_paid_for() -> None:
    parts = '{"cities": {"tokyo": {"yields": {"vp": 8, "gold": 2, "cube": 3}}}}'
    for discs, gold, cubes, scored in ((1, 2, 3, 8), (0, 0, 0, 0)):
        s = at_turn(5, parts=parts)
        purse(s, 0, disc=discs)
        own(s, 0, "tokyo")
        end = turn_end(s, 0)
        assert (end.gold, end.cubes, end.scored, end.upkeep) == (gold, cubes, scored, discs)
        assert end.after[:3] == (5 + gold, 0, 5 + cubes)


def test_in_the_last_turn_the_food_is_told_doubled_and_the_bonus_comes() -> None:
    s = at_turn(5)
    purse(s, 0, gold=7, disc=8, food=10)
    own(s, 0, "plains")
    end = era_end(s, 0)
    assert [turn.food for turn in end.turns] == [2, 4]
    assert (end.bonus_gold, end.bonus_discs, end.keep_gold, end.keep_cubes, end.halved) == (
        2,
        2,
        0,
        0,
        0,
    )
    assert end.after == (7, 8, 7, 16, 4)


def test_after_the_last_scoring_nothing_is_still_to_come() -> None:
    s = at_turn(6)
    purse(s, 0, gold=14, disc=12, vp=145)
    assert era_end(s, 0).after[VP] > 145
    s.stack.clear()
    end = era_end(s, 0)
    assert (end.after[VP], end.bonus_gold, end.bonus_discs) == (145, 0, 0)


def test_the_price_of_keeping_and_the_halving_are_told() -> None:
    s = at_turn(1)
    own(s, 0, "agriculture", "religion", "ur")
    put(s, 0, swe=5, nwa=1)
    end = era_end(s, 0)
    assert (end.keep_gold, end.keep_cubes, end.halved, end.bonus_gold, end.bonus_discs) == (
        2,
        1,
        4,
        0,
        0,
    )
    assert [turn.turn for turn in end.turns] == [1, 2]


def test_a_phase_that_is_over_counts_nothing_more() -> None:
    s = at_turn(1)
    own(s, 0, "plains")
    assert turn_end(s, 0).food == 2 and turn_end(s, 0).cubes == 1
    late = phase(Collecting(done=1))
    own(late, 0, "plains")
    own(late, 1, "plains")
    assert (turn_end(late, 0).food, turn_end(late, 0).cubes) == (0, 0)
    assert (turn_end(late, 1).food, turn_end(late, 1).cubes) == (0, 1)


def test_the_plan_says_what_may_still_come_to_the_left_and_what_can_be_done() -> None:
    s = at_turn(1)
    lay(s, 4, 0, 1)
    purse(s, 0, disc=0)
    (off,) = mirror_plan(s, 0)
    assert (off.row, off.circle, off.left, off.cost, off.rise) == (4, 0, 1, 1, 4)
    assert off.payable and not off.possible


def test_upkeep_is_still_to_come_when_the_income_is_in() -> None:
    s = phase(Collecting(), turn=5)
    own(s, 0, "berlin")
    purse(s, 0, disc=2)
    advance(GAME, s, lambda event: None)
    f = s.stack[-1]
    assert isinstance(f, Collecting) and f.collected and f.done == 0
    end = turn_end(s, 0)
    assert (end.discs, end.upkeep, end.after[DISC]) == (0, 1, 1)
    apply(GAME, s, 0, do.PayUpkeep())
    assert s.players[0].goods[DISC] == 1
