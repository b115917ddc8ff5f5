"""Control of regions, and the victory points they bring: RE-170 to RE-174 and RE-219 to RE-225."""

from __future__ import annotations

import pytest

from tabletop_tui.engine import Event
from tabletop_tui.games.rise_of_empires.rules.actions import DropCity, SettleFood
from tabletop_tui.games.rise_of_empires.rules.control import add_cubes, leaders
from tabletop_tui.games.rise_of_empires.rules.events import CubesPlaced, LeadTaken
from tabletop_tui.games.rise_of_empires.rules.phases.phase_events import (
    Collected,
    FoodSettled,
    PointsScored,
)
from tabletop_tui.games.rise_of_empires.rules.pieces import CUBE, FOOD, VP
from tabletop_tui.games.rise_of_empires.rules.state import Collecting, Eating, Scoring, State
from tests.games.rise_of_empires.scenario import act, city, go, happened, own, phase, put, region

SEATS = range(5)


def standing(key: str, *cubes: int, turn: int = 1, parts: str = "") -> State:
    """Return five seats with these cubes in a region, before the income phase."""
    s = phase(Collecting(), turn=turn, players=5, parts=parts)
    for seat, n in enumerate(cubes):
        put(s, seat, **{key: n})
    return s


def benefit(key: str, *cubes: int, turn: int = 1, parts: str = "") -> list[tuple[int, ...]]:
    """Return gold, discs and cubes that each seat collects."""
    told = go(standing(key, *cubes, turn=turn, parts=parts))
    return [e.goods[:3] for e in sorted(happened(told, Collected), key=lambda e: e.seat)]


def points(key: str, *cubes: int, turn: int = 1) -> list[int]:
    """Return the VP that each seat scores for the region."""
    s = standing(key, *cubes, turn=turn)
    s.stack = [Scoring()]
    told = go(s)
    return [e.regions for e in sorted(happened(told, PointsScored), key=lambda e: e.seat)][
        : len(cubes)
    ]


def test_re_170_most_cubes_control() -> None:
    s = standing("nwa", 2, 3, 1)
    assert leaders(s, region("nwa")) == ((1,), (0,))
    assert leaders(s, region("nea")) == ((), ())
    assert benefit("nwa", 2, 3, 1)[:3] == [(0, 0, 0), (0, 0, 2), (0, 0, 0)]


@pytest.mark.parametrize(
    ("before", "placed", "told"),
    [
        ((0, 2, 1), 3, [(1, 0)]),  # the lead is taken
        ((1, 3, 3), 2, [(1, 1), (2, 1)]),  # shared with all who led
        ((2, 2, 1), 1, [(1, 0)]),  # no longer shared
        ((2, 1, 0), 1, []),  # kept
        ((0, 3, 0), 2, []),  # not reached
        ((0, 0, 0), 1, []),  # no leader
    ],
)
def test_re_170_whoever_led_hears_who_leads_now(
    before: tuple[int, ...], placed: int, told: list[tuple[int, int]]
) -> None:
    s, heard, nwa = standing("nwa", *before), list[Event](), region("nwa")
    player, event = s.players[0], CubesPlaced(0, nwa, placed)
    pool = player.goods[CUBE]
    add_cubes(s, 0, nwa, placed, heard.append, event)
    assert (player.goods[CUBE], player.cubes[nwa]) == (pool - placed, before[0] + placed)
    assert heard == [event, *(LeadTaken(0, victim, nwa, shared) for victim, shared in told)]


def test_re_171_tied_leaders_share_the_benefit() -> None:
    assert benefit("nwa", 2, 2, 1)[:3] == [(0, 0, 1), (0, 0, 1), (0, 0, 0)]
    assert benefit("chi", 2, 2, turn=4)[:2] == [(0, 0, 1), (0, 0, 1)]  # 3 cubes, rounded down
    assert benefit("sam", 1, 1, 1, turn=4)[:3] == [(1, 0, 0)] * 3  # 3 gold for three


def test_re_172_three_tied_leaders_get_nothing_of_two() -> None:
    assert benefit("nwa", 1, 1, 1)[:3] == [(0, 0, 0)] * 3


def test_re_173_nw_africa_two_against_one() -> None:
    assert benefit("nwa", 2, 1)[:2] == [(0, 0, 2), (0, 0, 0)]
    assert points("nwa", 2, 1)[1] == 1


def test_re_174_ne_africa_two_two_one() -> None:
    s = standing("nea", 2, 2, 1)
    s.stack = [Eating()]
    told = go(s)
    assert [e.change for e in happened(told, FoodSettled)] == [1, 1, 0, 0, 0]
    assert points("nea", 2, 2, 1) == [1, 1, 0]


def test_re_219_points_come_from_four_sources_in_turn_order() -> None:
    s = phase(Scoring(), players=3, order=(2, 0, 1))
    own(s, 0, "rome", "town-gold", "religion")
    put(s, 0, swe=1)
    told = happened(go(s), PointsScored)
    assert [e.seat for e in told] == [2, 0, 1]
    assert (told[1].cities, told[1].towns, told[1].progress, told[1].regions) == (3, 1, 1, 3)
    assert s.players[0].goods[VP] == 8


def test_re_220_left_number_for_the_first_right_number_for_the_second() -> None:
    assert points("swe", 3, 2, 1) == [3, 1, 0]
    assert points("nam", 1, 4, turn=4) == [2, 4]


def test_re_221_tied_leaders_share_both_numbers() -> None:
    assert points("swe", 2, 2, 1) == [2, 2, 0]  # 3 + 1, halved
    assert points("nam", 2, 2, 2, 1, turn=4) == [2, 2, 2, 0]  # 4 + 2, in three
    assert points("see", 1, 1) == [1, 1]  # 2 + 1, halved, rounded down


def test_re_222_tied_seconds_share_the_second_number() -> None:
    assert points("swe", 3, 1, 1) == [3, 0, 0]
    assert points("nam", 3, 1, 1, turn=4) == [4, 1, 1]


def test_re_223_alone_the_left_number_only() -> None:
    assert points("swe", 2) == [3]


def test_re_224_points_of_progress_tiles() -> None:
    for key, gain in (
        ("religion", 1),
        ("science", 2),
        ("ideology", 3),
        ("television", 4),
    ):
        s = phase(Scoring(), players=2)
        own(s, 0, key)
        assert happened(go(s), PointsScored)[0].progress == gain


def test_re_218_electricity_scores_one_for_each_city() -> None:
    for cities, gain in (((), 0), (("tokyo",), 1), (("cairo", "moscow", "tokyo"), 3)):
        s = phase(Scoring(), turn=5, players=2)
        own(s, 0, "electricity", "town-gold", *cities)
        assert happened(go(s), PointsScored)[0].progress == gain


def test_re_218_a_tile_of_an_owner_may_score_for_each_town() -> None:
    parts = '{"progress": {"medicine": {"effect": {"per": "town", "vp": 2}}}}'
    for lands, gain in (((), 0), (("plains", "town-gold"), 2), (("town-disc", "town-disc"), 4)):
        s = phase(Scoring(), players=2, parts=parts)
        own(s, 0, "medicine", *lands)
        assert happened(go(s), PointsScored)[0].progress == gain
        s.stack = [Scoring()]
        assert happened(go(s), PointsScored)[0].progress == gain  # and so each turn


@pytest.mark.parametrize("frame", ["food", "income"])
def test_re_225_a_dropped_city_scores_nothing(frame: str) -> None:
    s = phase(Eating() if frame == "food" else Collecting(), turn=4)
    own(s, 0, "amsterdam", "beijing")
    go(s)
    act(s, 0, DropCity(city("amsterdam")))
    if frame == "food":
        act(s, 0, SettleFood())
    s.stack = [Scoring()]
    assert happened(go(s), PointsScored)[0].cities == 5  # Beijing only


def test_x7_nw_africa_michael_and_dan() -> None:
    s = standing("nwa", 2, 1)
    go(s)
    assert (s.players[0].goods[CUBE], s.players[1].goods[CUBE]) == (7, 5)
    assert points("nwa", 2, 1) == [2, 1]


def test_x8_ne_africa_peter_lin_and_dan() -> None:
    s = standing("nea", 2, 2, 1)
    s.stack = [Scoring(), Eating()]
    go(s)
    assert [p.goods[FOOD] for p in s.players[:3]] == [17, 17, 16]
    assert [p.goods[VP] for p in s.players[:3]] == [1, 1, 0]


def test_r12_four_in_a_region() -> None:
    assert points("nam", 5, 3, 3, 3, turn=4) == [4, 0, 0, 0]
    assert points("nam", 5, 3, 2, 2, turn=4) == [4, 2, 0, 0]
    assert points("nam", 5, 5, 3, 3, turn=4) == [3, 3, 0, 0]


def test_r75_no_second_place_for_a_lone_player() -> None:
    assert points("nam", 7, turn=4) == [4]
    assert points("nam", 7, 1, turn=4) == [4, 2]
