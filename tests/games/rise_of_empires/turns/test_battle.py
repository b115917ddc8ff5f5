"""Battles: RE-175 to RE-191."""

from __future__ import annotations

import pytest

from tabletop_tui.engine import to_act
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.rules.actions import (
    Fight,
    PlaceCubes,
    StopFighting,
    StopPlacing,
    Withdraw,
)
from tabletop_tui.games.rise_of_empires.rules.control import leaders
from tabletop_tui.games.rise_of_empires.rules.events import Fought
from tabletop_tui.games.rise_of_empires.rules.pieces import CUBE
from tabletop_tui.games.rise_of_empires.rules.state import State
from tests.games.rise_of_empires.scenario import (
    act,
    at_turn,
    happened,
    listed,
    no,
    purse,
    put,
    region,
    with_tile,
)

SWE, SEE, NWA, MED = (region(key) for key in ("swe", "see", "nwa", "med"))


DEAR_BATTLE = '{"empire": {"e8": {"early": {"regions": 3, "water": true, "battles": [[2, 1]]}}}}'
"""A player's tile on which the attacker loses more than the defender; the box has none."""


def facing(tile: str, turn: int = 1, own: int = 3, theirs: int = 3, parts: str = "") -> State:
    """Return a position in which seat 0 has taken a tile and placed nothing; all three seats have
    cubes in SW and SE Europe.
    """
    s = at_turn(turn, parts=parts)
    put(s, 0, swe=own, see=own)
    for seat in (1, 2):
        put(s, seat, swe=theirs, see=theirs)
    with_tile(tile, s=s)
    act(s, 0, StopPlacing())
    return s


def cubes(s: State, place: int) -> list[int]:
    return [p.cubes[place] for p in s.players]


def test_re_175_fighting_is_free_even_after_placing_none() -> None:
    s = facing("e4")
    assert not no(s, 0, Fight(SWE, 1)) and not no(s, 0, StopFighting())
    act(s, 0, StopFighting())
    assert cubes(s, SWE) == [3, 3, 3] and to_act(GAME, s) == (1,)


def test_re_176_a_battle_needs_own_and_rival_cubes() -> None:
    s = at_turn(1)
    put(s, 0, swe=1, nwa=2)
    put(s, 1, swe=1, see=2)
    with_tile("e4", s=s)
    act(s, 0, StopPlacing())
    assert listed(s, 0, Fight) == [Fight(SWE, 1)]
    assert no(s, 0, Fight(SEE, 1)) == "no-own-cubes"
    assert (
        no(s, 0, Fight(NWA, 1))
        == no(s, 0, Fight(SWE, 2))
        == no(s, 0, Fight(SWE, 0))
        == "no-such-rival"
    )


def test_re_177_the_region_need_not_have_got_cubes() -> None:
    s = at_turn(1)
    put(s, 0, swe=2)
    put(s, 1, swe=3)
    with_tile("e4", s=s)
    act(s, 0, PlaceCubes(NWA, 1), StopPlacing(), Fight(SWE, 1))
    assert cubes(s, SWE) == [1, 1, 0]


def test_re_178_one_rival_is_the_victim() -> None:
    s = facing("e4")
    assert {a.victim for a in listed(s, 0, Fight) if a.region == SWE} == {1, 2}
    act(s, 0, Fight(SWE, 2))
    assert cubes(s, SWE) == [2, 3, 1]


def test_re_179_right_number_for_the_victim_left_for_the_attacker() -> None:
    s = facing("e1")  # 1:3
    events = act(s, 0, Fight(SWE, 1))
    assert happened(events, Fought) == [Fought(0, 1, SWE, 3, 1)]
    assert cubes(s, SWE) == [2, 0, 3] and cubes(s, SEE) == [3, 3, 3]


def test_re_180_losses_beyond_the_cubes_are_ignored() -> None:
    s = facing("e1", theirs=2)
    act(s, 0, Fight(SWE, 1))
    assert cubes(s, SWE) == [2, 0, 2]
    assert s.players[1].cubes[SEE] == 2 and s.players[1].goods[CUBE] == 5


def test_re_181_lost_cubes_go_to_the_general_stocks() -> None:
    for parts, lost, killed in (("", 1, 2), (DEAR_BATTLE, 2, 1)):
        s = facing("e8", parts=parts)
        stock = [p.stock for p in s.players]
        act(s, 0, Fight(SWE, 1))
        assert [p.stock for p in s.players] == [stock[0] + lost, stock[1] + killed, stock[2]]
        assert [p.goods[CUBE] for p in s.players] == [5, 5, 5]


def test_re_182_dan_takes_the_mediterranean() -> None:
    s = at_turn(1)
    put(s, 1, med=2)
    with_tile("e2", s=s)
    act(s, 0, PlaceCubes(MED, 3), Fight(MED, 1))
    assert cubes(s, MED) == [2, 0, 0]


def test_re_183_a_land_tile_may_fight_at_sea() -> None:
    s = at_turn(1)
    put(s, 0, med=2)
    put(s, 1, med=2)
    with_tile("e4", s=s)
    act(s, 0, StopPlacing(), Fight(MED, 1))
    assert cubes(s, MED) == [1, 0, 0]


def test_re_184_a_single_attacker_may_fight_two_against_two() -> None:
    s = facing("e7", own=1)
    act(s, 0, Fight(SWE, 1))
    assert cubes(s, SWE) == [0, 1, 3]


@pytest.mark.parametrize(("turn", "tile"), [(1, "e4"), (3, "e2"), (5, "e2"), (6, "e8")])
def test_re_185_one_row_one_battle(turn: int, tile: str) -> None:
    s = facing(tile, turn)
    act(s, 0, Fight(SWE, 1))
    assert to_act(GAME, s) == (1,) and no(s, 0, Fight(SEE, 1))


@pytest.mark.parametrize("turn", [3, 4])
def test_re_186_two_rows_are_one_battle_by_the_top_row_in_era_ii(turn: int) -> None:
    s = facing("e3", turn)
    assert no(s, 0, Fight(SWE, 1, 1)) == "no-such-row"
    act(s, 0, Fight(SWE, 1))  # 1:3
    assert cubes(s, SWE) == [2, 0, 3] and to_act(GAME, s) == (1,)


@pytest.mark.parametrize("row", [0, 1])
@pytest.mark.parametrize("turn", [5, 6])
def test_re_187_two_rows_are_up_to_two_battles_in_era_iii(row: int, turn: int) -> None:
    s = facing("e3", turn)
    act(s, 0, Fight(SWE, 1, row))
    assert cubes(s, SWE) == [2, row, 3]  # 1:3 or 1:2
    assert to_act(GAME, s) == (0,)
    act(s, 0, StopFighting())
    assert cubes(s, SEE) == [3, 3, 3]
    s = facing("e3", turn)
    act(s, 0, Fight(SWE, 1, row), Fight(SEE, 2, 1 - row))
    assert cubes(s, SEE) == [2, 3, 1 - row] and to_act(GAME, s) == (1,)
    s = facing("e3", turn)
    act(s, 0, StopFighting())
    assert to_act(GAME, s) == (1,)


def test_re_188_two_battles_in_two_regions() -> None:
    s = facing("e3", 5)
    act(s, 0, Fight(SWE, 1))
    for row in (0, 1):
        assert no(s, 0, Fight(SWE, 2, row))
    assert {a.region for a in listed(s, 0, Fight)} == {SEE}


def test_re_189_each_row_once_in_either_order_and_the_same_rival_again() -> None:
    s = facing("e3", 5)
    act(s, 0, Fight(SWE, 1, 1))
    assert no(s, 0, Fight(SEE, 1, 1)) == "no-such-row"
    act(s, 0, Fight(SEE, 1, 0))
    assert (cubes(s, SWE), cubes(s, SEE)) == ([2, 1, 3], [2, 0, 3])


def test_re_190_no_placing_after_a_battle() -> None:
    s = facing("e3", 5)
    act(s, 0, Fight(SWE, 1))
    assert s.players[0].goods[CUBE] == 5
    assert no(s, 0, PlaceCubes(SWE, 1)) and no(s, 0, Withdraw())


def test_re_191_two_tiles_have_two_rows() -> None:
    rows = {tile.key: (len(tile.early.battles), len(tile.late.battles)) for tile in box().empire}
    assert rows == {f"e{n}": (1, 2 if n in (1, 3) else 1) for n in range(1, 9)}


def test_x9_the_battle_in_the_mediterranean() -> None:
    s = at_turn(1, 5)
    put(s, 3, med=2)
    purse(s, 0, cube=3)
    with_tile("e2", s=s)
    events = act(s, 0, PlaceCubes(MED, 3), Fight(MED, 3))
    assert happened(events, Fought) == [Fought(0, 3, MED, 2, 1)]
    assert leaders(s, MED) == ((0,), ())


def test_r10_withdraw_place_fight() -> None:
    s = at_turn(1)
    put(s, 0, see=2)
    put(s, 1, swe=2)
    with_tile("e4", s=s)
    act(s, 0, Withdraw(), PlaceCubes(SWE, 7))
    act(s, 0, StopPlacing()) if listed(s, 0, StopPlacing) else None
    act(s, 0, Fight(SWE, 1))
    assert cubes(s, SWE) == [6, 0, 0]


def test_r66_no_battle_with_a_tile_taken_before() -> None:
    s = facing("e4")
    act(s, 0, StopFighting())
    assert no(s, 0, Fight(SWE, 1))


def test_r67_one_rival_alone_loses() -> None:
    s = facing("e1")
    act(s, 0, Fight(SWE, 2))
    assert cubes(s, SWE) == [2, 3, 0]


def test_r68_a_single_cube_fights_without_placing() -> None:
    s = facing("e8", own=1, theirs=1)
    act(s, 0, Fight(SEE, 2))
    assert cubes(s, SEE) == [0, 1, 0]


def test_r69_two_battles_may_have_two_victims() -> None:
    s = facing("e1", 6)
    act(s, 0, Fight(SEE, 2, 0), Fight(SWE, 1, 1))
    assert (cubes(s, SEE), cubes(s, SWE)) == ([2, 3, 0], [2, 1, 3])


def test_r70_the_order_is_withdraw_place_fight() -> None:
    s = at_turn(5)
    put(s, 0, swe=2, see=2)
    put(s, 1, swe=2, see=2)
    with_tile("e3", s=s)
    assert no(s, 0, Fight(SWE, 1))  # placing comes first
    act(s, 0, PlaceCubes(SWE, 1))
    assert no(s, 0, Withdraw()) and no(s, 0, Fight(SWE, 1))
    act(s, 0, StopPlacing(), Fight(SWE, 1, 1))
    assert no(s, 0, PlaceCubes(SEE, 1))
