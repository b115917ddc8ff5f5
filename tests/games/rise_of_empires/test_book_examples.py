"""The examples of the rulebook: their positions are played, and their numbers are what comes of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.book_figures import FIGURES, position
from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.rules import actions as do
from tabletop_tui.games.rise_of_empires.rules.pieces import (
    CUBE,
    DISC,
    EMPIRE,
    FOOD,
    GOLD,
    PROGRESS,
    TRADE,
    VP,
)
from tabletop_tui.games.rise_of_empires.rules.state import (
    Closing,
    Eating,
    Keeping,
    Scoring,
    State,
)
from tests.games.book_numbers import examples
from tests.games.book_numbers import tells as tells_in

from .scenario import act, at_turn, choose, city, empire, go, no, progress, region, trade

ANNA, BEN, CLEO = range(3)


def tells(key: str, *numbers: Any) -> None:
    tells_in("rise_of_empires", key, *numbers)


def phase(name: str, frame: Any) -> State:
    """Return the position of a figure at the beginning of a phase, after which nothing follows."""
    s = position(name)
    s.display = [[] for _ in s.display]
    s.stack = [frame]
    return s


def held(s: State, seat: int, *goods: int) -> list[int]:
    return [s.players[seat].goods[good] for good in goods]


def cubes(s: State, seat: int, *keys: str) -> list[int]:
    return [s.players[seat].cubes[region(key)] for key in keys]


def test_re_054_what_a_disc_costs_in_a_b_turn() -> None:
    s = position("discs")
    before = held(s, ANNA, GOLD, FOOD)
    act(s, ANNA, do.RemoveDisc(EMPIRE, 0))
    for goods in (1, 0, 0, 0, 0), (1, 0, 0, 1, 1):
        assert no(s, ANNA, do.Pay(goods))
    act(s, ANNA, do.Pay((1, 0, 0, 1, 0)))
    assert held(s, ANNA, GOLD, FOOD) == [n - 1 for n in before]
    prices = [sum(seat >= 0 for seat in [0, 1, 2][circle + 1 :]) for circle in range(3)]
    s = position("discs")
    s.display[EMPIRE] = [0, -1, -1]
    gold = held(s, ANNA, GOLD)
    act(s, ANNA, do.RemoveDisc(EMPIRE, 0))
    assert held(s, ANNA, GOLD) == gold and not no(s, ANNA, do.TakeEmpire(empire("e1")))
    tells("phase.choose.b.example", prices)


def test_re_075_an_older_tile() -> None:
    paid = []
    for turn in (3, 5):
        s = position("surcharge") if turn == 3 else at_turn(turn)
        s.players[ANNA].goods[GOLD] = 2
        tile = progress("agriculture")
        if tile not in s.older[PROGRESS]:
            s.older[PROGRESS].append(tile)
        choose(s, ANNA, PROGRESS)
        act(s, ANNA, do.TakeProgress(tile))
        paid.append(2 - s.players[ANNA].goods[GOLD])
    had = held(position("surcharge"), ANNA, GOLD)[0]
    tells("progress.example", paid, had, had - paid[0])


def test_re_193_a_trade() -> None:
    s = position("trade")
    gold, discs = held(s, ANNA, GOLD, DISC)
    choose(s, ANNA, TRADE)
    act(s, ANNA, do.Trade(trade("2-4-gold")))
    now, left = held(s, ANNA, GOLD, DISC)
    assert left == 0
    choose(s, BEN, TRADE)
    assert no(s, BEN, do.Trade(trade("2-4-gold")))
    tells("phase.trade.example", gold, discs, now - gold, now)


def test_re_131_a_first_empire() -> None:
    s = position("place")
    pool = held(s, ANNA, CUBE)
    choose(s, ANNA, EMPIRE)
    act(s, ANNA, do.TakeEmpire(empire("e3")))
    act(s, ANNA, do.PlaceCubes(region("nwa"), 2), do.PlaceCubes(region("nea"), 2))
    assert cubes(s, ANNA, "nwa", "nea") == [2, 2]
    tells("phase.empire.example", pool, 2, held(s, ANNA, CUBE))


def test_re_138_what_an_empire_cannot_reach() -> None:
    s = position("grow")
    there, pool = cubes(s, ANNA, "swe")[0], held(s, ANNA, CUBE)[0]
    choose(s, ANNA, EMPIRE)
    act(s, ANNA, do.TakeEmpire(empire("e3")))
    assert no(s, ANNA, do.PlaceCubes(region("nea"), 1))
    act(s, ANNA, do.PlaceCubes(region("swe"), 1))
    assert no(s, ANNA, do.PlaceCubes(region("nea"), 1))
    act(s, ANNA, do.PlaceCubes(region("nwa"), 3))
    assert held(s, ANNA, CUBE) == [0] and box("").empire[empire("e3")].early.regions == 2
    tells("empire.grow.example", there, pool, 1, 3)


def test_re_150_two_areas_overseas() -> None:
    s = position("overseas")
    side = box("").empire[empire("e2")].late
    assert side.water and side.regions == 2
    choose(s, ANNA, EMPIRE)
    act(s, ANNA, do.TakeEmpire(empire("e2")), do.PlaceCubes(region("nam"), 2))
    assert no(s, ANNA, do.PlaceCubes(region("chi"), 2))
    act(s, ANNA, do.PlaceCubes(region("sam"), 2))
    assert cubes(s, ANNA, "nam", "sam") == [2, 2]
    tells("regions.overseas.example", side.regions, cubes(s, ANNA, "swe"))


def test_re_179_a_fight() -> None:
    s = position("fight")
    before = cubes(s, ANNA, "swe") + cubes(s, BEN, "swe")
    choose(s, ANNA, EMPIRE)
    act(s, ANNA, do.TakeEmpire(empire("e3")))
    if no(s, ANNA, do.Fight(region("swe"), BEN)):
        act(s, ANNA, do.StopPlacing())
    act(s, ANNA, do.Fight(region("swe"), BEN))
    after = cubes(s, ANNA, "swe") + cubes(s, BEN, "swe")
    tells(
        "phase.battle.example", before, after, [a - b for a, b in zip(before, after, strict=True)]
    )


def test_re_221_who_scores_what() -> None:
    s = phase("control", Scoring())
    go(s)
    points = [p.goods[VP] for p in s.players]
    alone = phase("control", Scoring())
    for player in alone.players:
        player.cubes[region("see")] = 0
    go(alone)
    single = [p.goods[VP] for p in alone.players]
    assert single == [2, 1, 0] and points == [3, 2, 0]
    shown = {(r.first, r.second) for r in box("").regions if r.key in ("nwa", "see")}
    assert shown == {(2, 1)}
    tells("control.example", points, single, [a - b for a, b in zip(points, single, strict=True)])


def test_re_203_hunger() -> None:
    s = phase("hunger", Eating())
    food, points = held(s, ANNA, FOOD, VP)
    eaten = [
        -box("").territory[n].yields[FOOD] for n, k in enumerate(s.players[ANNA].territory) if k
    ]
    go(s)
    left = held(s, ANNA, FOOD, VP)
    tells("phase.food.hunger.example", food, points, eaten, sum(eaten) - food, left)


def test_re_208_a_city_given_up() -> None:
    s = phase("give-up", Eating())
    eats = [box("").cities[city(key)].upkeep[FOOD] for key in ("memphis", "babylon")]
    gives = 1
    go(s)
    assert no(s, ANNA, do.SettleFood()) == "must-drop-city"
    other = GAME.clone(s)
    act(s, ANNA, do.DropCity(city("babylon")), do.SettleFood())
    assert s.players[ANNA].cities == [city("memphis")] and held(s, ANNA, FOOD, VP) == [0, 0]
    act(other, ANNA, do.DropCity(city("memphis")))
    assert other.players[ANNA].cities == []
    lacks = sum(eats) - gives
    tells("city.upkeep.example", 0, gives, eats, lacks, lacks - eats[1], lacks - eats[0])


def test_re_204_too_much_food() -> None:
    s = phase("plenty", Eating())
    food = held(s, ANNA, FOOD)[0]
    gain = 2
    go(s)
    now, gold = held(s, ANNA, FOOD, GOLD)
    over = food + 2 * gain - now
    tells("phase.food.plenty.example", food, gain, 2 * gain, now, over, gold)


def test_re_240_the_end_of_an_era() -> None:
    s = phase("upkeep", Keeping())
    before = cubes(s, ANNA, "swe", "nwa", "nea")
    gold, pool = held(s, ANNA, GOLD, CUBE)
    kinds = len(s.players[ANNA].progress), len(s.players[ANNA].cities)
    go(s)
    if s.stack:
        act(s, ANNA, do.KeepTiles())
    after = cubes(s, ANNA, "swe", "nwa", "nea")
    assert held(s, ANNA, GOLD, CUBE) == [0, 0] and kinds == (gold, pool)
    assert (len(s.players[ANNA].progress), len(s.players[ANNA].cities)) == kinds
    tells("era.end.example", kinds, before, after)


def test_re_248_the_last_count() -> None:
    s = phase("final", Closing())
    before = [held(s, seat, VP, GOLD, DISC) for seat in (ANNA, BEN)]
    go(s)
    points = [held(s, seat, VP)[0] for seat in (ANNA, BEN)]
    bonus = [[one[1] // 3, one[2] // 3] for one in before]
    assert [one[0] + sum(more) for one, more in zip(before, bonus, strict=True)] == points
    assert list(GAME.winners(s)) == [ANNA]
    tells("scoring.end.example", *before, *bonus, points)


def test_every_example_is_played() -> None:
    found = examples("rise_of_empires")
    source = "".join(Path(__file__).read_text(encoding="utf-8").split())
    assert len(found) >= 12 and [key for key in found if f'tells("{key}",' not in source] == []


@pytest.mark.parametrize("name", FIGURES)
def test_the_positions_are_possible(name: str) -> None:
    s = position(name)
    for player in s.players:
        assert player.stock >= 0 and sum(player.cubes) + player.stock + player.goods[CUBE] == 30
        assert min(player.goods) >= 0
