"""Rulings in edge cases: the last good that pays, ties, what is offered and what is shown."""

from __future__ import annotations

import pytest

from tabletop_tui.engine import closed, to_act
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.rules.actions import (
    Ally,
    BuildWonder,
    ChooseGoods,
    DoNothing,
    Fight,
    PayUpkeep,
    PlaceCubes,
    PlaceDisc,
    RemoveDisc,
    SettleFood,
    StopPlacing,
    Strike,
    TakeCity,
    TakeEmpire,
    Withdraw,
)
from tabletop_tui.games.rise_of_empires.rules.control import leaders
from tabletop_tui.games.rise_of_empires.rules.events import (
    AllianceEnded,
    Allied,
    Fought,
    TilesSetAside,
    Withdrew,
)
from tabletop_tui.games.rise_of_empires.rules.phases.phase_events import FoodSettled
from tabletop_tui.games.rise_of_empires.rules.pieces import CITY, DISC, EMPIRE, PROGRESS, TERRITORY
from tabletop_tui.games.rise_of_empires.rules.state import (
    Collecting,
    Eating,
    Placing,
    Scoring,
    TurningUp,
)
from tabletop_tui.games.rise_of_empires.view.forecast import mirror_plan, turn_end
from tests.games.rise_of_empires.scenario import (
    act,
    at_turn,
    b_turn,
    city,
    empire,
    go,
    happened,
    lay,
    lie_open,
    listed,
    no,
    own,
    phase,
    progress,
    purse,
    put,
    region,
    war,
    with_tile,
)

SWE, SEE = region("swe"), region("see")
ALLIANCE, WEAPONS = progress("alliance"), progress("iron-weapons")


def test_r03_all_that_a_player_has_may_be_the_price() -> None:
    s = b_turn(TERRITORY, 0, 1, 2)
    lay(s, CITY, 0, 1, 2, 1)
    purse(s, 0, gold=1, disc=0, cube=0, food=1, vp=0)
    assert [(a.row, a.circle) for a in listed(s, 0, RemoveDisc)] == [(TERRITORY, 0)]
    purse(s, 0, gold=1, disc=0, cube=0, food=1, vp=1)
    assert [(a.row, a.circle) for a in listed(s, 0, RemoveDisc)] == [(TERRITORY, 0), (CITY, 0)]


@pytest.mark.parametrize("row", [PROGRESS, TERRITORY, EMPIRE])
def test_r04_leaving_the_action_out_is_on_offer(row: int) -> None:
    s = b_turn(row, 0)
    act(s, 0, RemoveDisc(row, 0))
    assert listed(s, 0, DoNothing) == [DoNothing()]
    s = at_turn(1)
    act(s, 0, PlaceDisc(row))
    assert not listed(s, 0, DoNothing)


def test_r59_nobody_withdraws_once_a_cube_is_placed() -> None:
    s = with_tile("e7", swe=1)
    assert listed(s, 0, Withdraw)
    act(s, 0, PlaceCubes(SEE, 1))
    assert not listed(s, 0, Withdraw) and no(s, 0, Withdraw()) == "already-placed"


def test_r57_the_last_cube_ends_the_placing_without_a_question() -> None:
    s = with_tile("e7", cube=1, swe=1)
    act(s, 0, PlaceCubes(SEE, 1))
    assert to_act(GAME, s) == (1,) and not any(isinstance(frame, Placing) for frame in s.stack)


def test_r09_a_withdrawal_ends_an_alliance_if_there_is_one() -> None:
    for ally, ended in ((-1, []), (SWE, [AllianceEnded(0, SWE)])):
        s = with_tile("e7", swe=1)
        s.players[0].ally = ally
        events = act(s, 0, Withdraw())
        assert (
            happened(events, Withdrew) == [Withdrew(0, 1)]
            and happened(events, AllianceEnded) == ended
        )


def test_r10_an_alliance_that_a_battle_ends_is_told_after_it() -> None:
    s = war("alliance")
    s.players[0].cubes[SWE], s.players[0].stock = 1, s.players[0].stock + 2
    act(s, 0, Ally(ALLIANCE, SWE), PlaceDisc(EMPIRE), TakeEmpire(empire("e7")), StopPlacing())
    events = act(s, 0, Fight(SWE, 1))
    assert [type(event) for event in events[:2]] == [Fought, AllianceEnded]


def test_r90_an_alliance_is_told_and_is_the_only_one() -> None:
    s = war("alliance")
    assert happened(act(s, 0, Ally(ALLIANCE, SWE)), Allied) == [Allied(0, ALLIANCE, SWE)]
    assert no(s, 0, Ally(ALLIANCE, SWE)) and not listed(s, 0, Ally)


@pytest.mark.parametrize(
    ("state", "reason"), [("used", "flipped"), ("new", "not-ready"), ("idle", "no-target")]
)
def test_r48_a_free_tile_that_cannot_be_used_is_told_with_its_reason(
    state: str, reason: str
) -> None:
    s = war("iron-weapons")
    p = s.players[0]
    if state == "used":
        p.flipped.append(WEAPONS)
    elif state == "new":
        p.waits[WEAPONS] = 0b110
    else:
        p.cubes[SWE], p.stock = 0, p.stock + 3
    assert [shut.why.reason for shut in closed(GAME, s, 0) if shut.action is Strike] == [reason]


def test_r12_several_leaders_leave_no_second() -> None:
    s = at_turn(1, 4)
    put(s, 0, swe=2, see=3)
    put(s, 1, swe=2, see=1)
    put(s, 2, swe=1, see=1)
    assert leaders(s, SWE) == ((0, 1), ())
    assert leaders(s, SEE) == ((0,), (1, 2))
    assert leaders(s, region("nwa")) == ((), ())


def test_r86_goods_of_choice_are_whole_and_not_below_nothing() -> None:
    s = phase(Collecting(), order=[0, 1, 2])
    own(s, 0, "shipping", "island", "island")
    go(s)
    assert no(s, 0, ChooseGoods((3, -1, 0))) == "wrong-goods"
    act(s, 0, ChooseGoods((1, 1, 0)))
    assert s.players[0].goods[DISC] == 2 + 1


def test_r16_no_word_of_tiles_when_none_stays() -> None:
    s = at_turn(1, 4)
    for row in (PROGRESS, TERRITORY, CITY):
        lie_open(s, row)
    s.stack = [TurningUp()]
    assert happened(go(s), TilesSetAside) == []


def test_r28_backs_of_territory_tiles_tell_nothing() -> None:
    s = at_turn(1)
    assert len(s.piles[3]) == 30, "all that is face down is one pile, and any of it may come next"
    luck = {tuple(at_turn(2, seed=seed).fresh[TERRITORY]) for seed in range(8)}
    assert len(luck) == 8


def test_r84_points_of_progress_tiles_are_in_the_forecast_of_the_turn() -> None:
    s = phase(Scoring(), turn=3)
    own(s, 0, "religion", "science", "memphis")
    end = turn_end(s, 0)
    assert (end.progress, end.cities, end.scored) == (3, 2, 5)
    go(s)
    assert s.players[0].goods[4] == 5


def test_r54_goods_of_a_city_with_a_disc_upkeep_come_when_it_is_paid() -> None:
    parts = '{"cities": {"berlin": {"yields": {"gold": 2, "disc": 1, "cube": 1}}}}'
    s = phase(Collecting(), turn=5, parts=parts, order=[0, 1, 2])
    own(s, 0, "berlin")
    purse(s, 0, gold=0, disc=1, cube=0)
    go(s)
    assert s.players[0].goods[:3] == [0, 1, 0]
    act(s, 0, PayUpkeep())
    assert s.players[0].goods[:3] == [2, 1, 1]


def test_r57_no_region_is_filled_with_nothing() -> None:
    s = with_tile("e7", cube=3)
    assert (
        no(s, 0, PlaceCubes(SWE, 0))
        and no(s, 0, PlaceCubes(SWE, -1))
        and not no(s, 0, PlaceCubes(SWE, 3))
    )


def test_r53_who_has_no_city_to_drop_starves() -> None:
    s = phase(Eating(), order=[0, 1, 2])
    own(s, 0, "shipping", "island", "mountain", "mountain")
    purse(s, 0, food=0, vp=1)
    go(s)
    assert not no(s, 0, SettleFood(0))
    events = act(s, 0, SettleFood(0))
    assert (
        happened(events, FoodSettled)[0] == FoodSettled(0, -5, 0, 0, 1, beyond=5)
        and s.players[0].goods[4] == 0
    )


def test_r44_discs_go_in_in_a_turns_and_come_off_in_b_turns() -> None:
    assert no(b_turn(TERRITORY, 0), 0, PlaceDisc(TERRITORY)) == "not-now"
    assert no(at_turn(1), 0, RemoveDisc(TERRITORY, 0)) == "not-now"


def test_r16_tiles_that_stay_are_told() -> None:
    s = at_turn(2, 4)
    lie_open(s, CITY, city("rome"), city("pyramids"))
    s.stack = [TurningUp()]
    assert TilesSetAside(CITY, ("rome",)) in go(s)


def test_r34_a_wonder_is_no_city_and_a_city_no_wonder() -> None:
    s = b_turn(CITY, 0)
    purse(s, 0, gold=20, disc=9, cube=9)
    act(s, 0, RemoveDisc(CITY, 0))
    assert no(s, 0, TakeCity(city("pyramids"))) and no(s, 0, BuildWonder(city("rome")))
    assert not no(s, 0, BuildWonder(city("pyramids"))) and not no(s, 0, TakeCity(city("rome")))


def test_r42_the_mirror_plan_says_which_discs_can_be_paid_for() -> None:
    s = b_turn(TERRITORY, 0, 1, 2)
    lay(s, CITY, 0, 1, 2, 1)
    purse(s, 0, gold=1, disc=0, cube=0, food=1, vp=0)
    assert [(off.cost, off.payable) for off in mirror_plan(s, 0)] == [(2, True), (3, False)]
