"""The end of an era: RE-233 to RE-242, and the end of the game: RE-243 to RE-249."""

from __future__ import annotations

import pytest

from tabletop_tui.engine import over, to_act
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.rules.actions import (
    DropCity,
    DropProgress,
    KeepTiles,
    PayUpkeep,
)
from tabletop_tui.games.rise_of_empires.rules.phases.phase_events import (
    BonusScored,
    CityDropped,
    EraEnded,
    Halved,
    PlaceChosen,
    PointsScored,
    ProgressDropped,
    TilesKept,
    Won,
)
from tabletop_tui.games.rise_of_empires.rules.pieces import CITY, CUBE, GOLD, PROGRESS, VP
from tabletop_tui.games.rise_of_empires.rules.state import (
    Closing,
    Collecting,
    Keeping,
    Scoring,
    State,
)
from tabletop_tui.games.rise_of_empires.upgrades import UPGRADES
from tests.games.rise_of_empires.scenario import (
    act,
    at_turn,
    city,
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

SWE = region("swe")


def keeping(*tiles: str, turn: int = 2, players: int = 2, **goods: int) -> State:
    """Return the end of an era, in which seat 0 has these tiles and goods."""
    s = phase(Keeping(), turn=turn, players=players)
    own(s, 0, *tiles)
    purse(s, 0, **goods)
    go(s)
    return s


def closing(*goods: dict[str, int]) -> tuple[State, list[object]]:
    """Return the end of a game, in which the seats have these goods."""
    s = phase(Closing(), turn=6, players=len(goods))
    for seat, amounts in enumerate(goods):
        purse(s, seat, **{"gold": 0, "disc": 0, "vp": 0, **amounts})
    return s, go(s)


@pytest.mark.parametrize("turn", [2, 4])
def test_re_233_an_era_ends_between_points_and_turn_order(turn: int) -> None:
    s = at_turn(turn, 2)
    events = play(s, 4, until=lambda s: s.turn != turn)
    kinds = [type(e) for e in events]
    last_points = max(i for i, kind in enumerate(kinds) if kind is PointsScored)
    assert last_points < kinds.index(EraEnded) < kinds.index(PlaceChosen)
    s = at_turn(turn - 1, 2)
    assert not happened(play(s, 4, until=lambda s: s.turn == turn), EraEnded)


def test_re_234_a_progress_tile_costs_one_gold_to_keep() -> None:
    s = keeping("coinage", "religion", gold=5)
    bank = s.bank[GOLD]
    act(s, 0, KeepTiles())
    assert (s.players[0].goods[GOLD], s.bank[GOLD]) == (3, bank + 2)
    assert len(s.players[0].progress) == 2


def test_re_235_a_city_costs_one_pool_cube_to_keep() -> None:
    s = keeping("ur", "rome", "tyre", cube=5)
    stock = s.players[0].stock
    act(s, 0, KeepTiles())
    assert (s.players[0].goods[CUBE], s.players[0].stock) == (2, stock + 3)
    assert len(s.players[0].cities) == 3


def test_re_236_each_tile_is_decided_separately() -> None:
    s = keeping("coinage", "religion", "ur", "rome", gold=1, cube=1)
    assert no(s, 0, KeepTiles()) == "too-little-to-keep"
    assert (
        no(s, 0, DropCity(city("babylon")))
        == no(s, 0, DropProgress(progress("shipping")))
        == "not-yours"
    )
    act(s, 0, DropProgress(progress("coinage")))
    assert no(s, 0, KeepTiles())
    act(s, 0, DropCity(city("ur")), KeepTiles())
    p = s.players[0]
    assert (p.progress, p.cities) == ([progress("religion")], [city("rome")])
    assert progress("coinage") in s.gone[PROGRESS] and city("ur") in s.gone[CITY]
    s = keeping("coinage", "religion", gold=9)  # willing and able to pay, but not for all
    act(s, 0, DropProgress(progress("religion")), KeepTiles())
    assert s.players[0].goods[GOLD] == 8


def test_re_236_what_is_let_go_is_told_and_neither_waits_nor_lies_face_down() -> None:
    s = keeping("alliance", "colonists", "coinage", "ur", "rome", gold=0, cube=1)
    p, alliance, colonists = s.players[0], progress("alliance"), progress("colonists")
    p.waits, p.flipped = {alliance: 2}, [colonists]
    events = act(s, 0, DropProgress(alliance), DropProgress(colonists))
    assert events == [ProgressDropped(0, alliance), ProgressDropped(0, colonists)]
    assert (p.progress, p.waits, p.flipped) == ([progress("coinage")], {}, [])
    assert s.gone[PROGRESS][-2:] == [alliance, colonists]
    assert act(s, 0, DropCity(city("ur"))) == [CityDropped(0, city("ur"), "keep")]
    p.goods[GOLD] = 1  # from here on everything could be kept
    assert act(s, 0, DropCity(city("rome"))) == [CityDropped(0, city("rome"), "")]
    events = act(s, 0, KeepTiles())
    assert TilesKept(0, 1, 0) in events and over(s)


def test_re_237_players_decide_in_turn_order_and_then_all_halve() -> None:
    s = phase(Keeping(), turn=2, players=3, order=(2, 0, 1))
    for seat in range(3):
        own(s, seat, "coinage")
        put(s, seat, swe=4)
    events = go(s)
    for seat in (2, 0, 1):
        assert to_act(GAME, s) == (seat,)
        assert [p.cubes[SWE] for p in s.players] == [4, 4, 4]
        events += act(s, seat, KeepTiles())
    assert [type(e) for e in events if isinstance(e, (TilesKept, Halved))] == [TilesKept] * 3 + [
        Halved
    ] * 3
    assert [p.cubes[SWE] for p in s.players] == [2, 2, 2]


def test_re_238_halved_cubes_pay_for_no_city() -> None:
    s = phase(Keeping(), turn=2, players=2)
    own(s, 0, "ur", "rome")
    put(s, 0, swe=8)
    purse(s, 0, cube=1)
    go(s)
    assert no(s, 0, KeepTiles()) == "too-little-to-keep"


def test_re_239_territory_is_kept_free_of_charge() -> None:
    s = keeping("plains", "forest", "town-gold", gold=0, cube=0)
    assert over(s)  # no seat was asked
    assert sum(s.players[0].territory) == 3


@pytest.mark.parametrize(("cubes", "stay"), [(4, 2), (5, 2), (3, 1), (1, 0), (2, 1), (9, 4)])
def test_re_240_half_of_the_cubes_leave_each_region(cubes: int, stay: int) -> None:
    s = phase(Keeping(), turn=4, players=2)
    put(s, 1, swe=cubes, med=2)
    go(s)
    assert s.players[1].cubes[SWE] == stay and s.players[1].cubes[region("med")] == 1


def test_re_241_halved_cubes_go_to_the_stock() -> None:
    s = phase(Keeping(), turn=2, players=2)
    put(s, 0, swe=5, nwa=4)
    stock, pool = s.players[0].stock, s.players[0].goods[CUBE]
    go(s)
    assert (s.players[0].stock, s.players[0].goods[CUBE]) == (stock + 5, pool)


def test_re_242_nothing_is_paid_or_halved_after_era_iii() -> None:
    s = at_turn(6, 2)
    own(s, 0, "coinage", "rome")
    put(s, 0, saf=9)
    events = play(s, 6, until=over)
    for kind in (TilesKept, ProgressDropped, Halved, EraEnded):
        assert not happened(events, kind)
    assert progress("coinage") in s.players[0].progress


def test_re_243_the_game_ends_after_the_points_of_turn_6() -> None:
    s = at_turn(6, 3)
    events = play(s, 12, until=over)
    assert over(s) and s.turn == 6
    ends = [type(e) for e in events if isinstance(e, (PointsScored, BonusScored, Won))]
    assert ends == [PointsScored] * 3 + [BonusScored] * 3 + [Won]


@pytest.mark.parametrize(("gold", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2)])
def test_re_244_one_point_for_three_gold(gold: int, points: int) -> None:
    s, _ = closing({"gold": gold}, {})
    assert (s.players[0].goods[VP], s.players[0].goods[GOLD]) == (points, gold)


def test_re_245_discs_are_counted_apart_from_gold() -> None:
    s, events = closing({"gold": 8, "disc": 8}, {"gold": 2, "disc": 2})
    assert happened(events, BonusScored) == [BonusScored(0, 2, 2), BonusScored(1, 0, 0)]
    assert [p.goods[VP] for p in s.players] == [4, 0]


def test_re_246_cubes_and_food_score_nothing() -> None:
    s, _ = closing({"cube": 20, "food": 20}, {})
    assert s.players[0].goods[VP] == 0


def test_re_247_most_points_win() -> None:
    s, events = closing({"vp": 10}, {"vp": 12}, {"vp": 11})
    assert GAME.winners(s) == (1,) and happened(events, Won)[0].seats == (1,)
    s, _ = closing({"vp": 10, "gold": 9}, {"vp": 12})  # the bonus counts
    assert GAME.winners(s) == (0,)


def test_re_248_then_most_gold() -> None:
    s, _ = closing({"vp": 10, "gold": 6}, {"vp": 12}, {"vp": 11, "gold": 5})
    assert [p.goods[VP] for p in s.players] == [12, 12, 12]
    assert GAME.winners(s) == (0,)  # its 6 gold made 2 points, and still count


def test_re_249_equal_points_and_gold_share_the_win() -> None:
    s, events = closing({"vp": 12}, {"vp": 3}, {"vp": 10, "disc": 6})
    assert GAME.winners(s) == (0, 2) and happened(events, Won)[0].seats == (0, 2)


def test_r15_keep_pay_halve_in_this_order() -> None:
    s = phase(Keeping(), turn=4, players=2)
    own(s, 0, "banking", "paris", "plains")
    put(s, 0, swe=5)
    events = [*go(s), *act(s, 0, KeepTiles())]
    assert happened(events, TilesKept) == [TilesKept(0, 1, 1)]
    assert happened(events, Halved) == [Halved(0, 3)]


def test_r18_bonus_and_tie() -> None:
    s, _ = closing({"gold": 4, "disc": 2}, {"gold": 3, "disc": 5})
    assert [p.goods[VP] for p in s.players] == [1, 2] and GAME.winners(s) == (1,)


def test_r79_tile_by_tile() -> None:
    s = keeping("coinage", "religion", "shipping", gold=2)
    assert {a.tile for a in listed(s, 0, DropProgress)} == set(s.players[0].progress)
    assert no(s, 0, KeepTiles()) == "too-little-to-keep"  # 2 gold for 3 tiles, and there is no city
    assert no(s, 0, PayUpkeep()) == "not-now"  # income is over
    act(s, 0, DropProgress(progress("religion")))
    assert not no(s, 0, KeepTiles())  # 2 gold for 2 tiles
    s = keeping("coinage", "ur", "rome", gold=9, cube=1)
    assert no(s, 0, KeepTiles()) == "too-little-to-keep"  # 1 cube for 2 cities


def test_r80_income_of_this_turn_may_pay() -> None:
    s = phase(Collecting(), turn=2, players=2)
    own(s, 0, "coinage", "town-food", "religion", "mountain", "ur", "rome", "tyre")
    purse(s, 0, gold=1, cube=0)
    s.stack = [Keeping(), Scoring(), Collecting()]
    go(s)
    assert not no(s, 0, KeepTiles())  # 2 gold and 3 cubes are there now
    act(s, 0, KeepTiles())
    assert s.players[0].goods[GOLD] == 0 and s.players[0].goods[CUBE] == 0


def test_r81_a_table_may_settle_that_halves_are_rounded_down() -> None:
    s = phase(Keeping(), turn=4, players=2)
    s.halving = "down"
    put(s, 1, swe=5, see=4, nwa=3, nea=1)
    go(s)
    assert [s.players[1].cubes[region(key)] for key in ("swe", "see", "nwa", "nea")] == [3, 2, 2, 1]


def test_r81_halves_are_rounded_up() -> None:
    s = phase(Keeping(), turn=2, players=2)
    put(s, 0, swe=1, see=3, nwa=5, nea=7)
    go(s)
    assert [s.players[0].cubes[region(key)] for key in ("swe", "see", "nwa", "nea")] == [0, 1, 2, 3]


def test_r81_games_of_older_rules_go_on_rounding_down() -> None:
    old = {"options": {"components": ""}, "start": {"parts": ""}, "state": {"parts": ""}}
    new = UPGRADES[3](old)
    assert new["options"]["halving"] == new["start"]["halving"] == new["state"]["halving"] == "down"
    assert box(new["state"]["parts"]).progress != box("").progress


def test_r82_halved_cubes_do_not_go_to_the_pool() -> None:
    s = phase(Keeping(), turn=2, players=2)
    put(s, 1, nwa=8)
    pool = s.players[1].goods[CUBE]
    go(s)
    assert s.players[1].goods[CUBE] == pool and s.players[1].stock == 21


def test_r83_all_may_share_the_win() -> None:
    s, _ = closing({"vp": 5, "gold": 3}, {"vp": 5, "gold": 3}, {"vp": 4, "gold": 3, "disc": 3})
    assert GAME.winners(s) == (0, 1, 2)
