"""Rulings on placing cubes."""

from __future__ import annotations

import pytest

from tabletop_tui.engine import to_act
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.rules.actions import (
    Fight,
    PlaceCubes,
    Settle,
    StopPlacing,
    Withdraw,
)
from tabletop_tui.games.rise_of_empires.rules.pieces import CUBE
from tests.games.rise_of_empires.scenario import (
    act,
    at_turn,
    empire,
    go,
    listed,
    no,
    own,
    progress,
    purse,
    put,
    region,
    spots,
    stop,
    with_tile,
)

SWE, SEE, NWA, NEA, NER, MED = (region(key) for key in ("swe", "see", "nwa", "nea", "ner", "med"))
NOE, EAE, NAM, SAM, CHI, IND = (region(key) for key in ("noe", "eae", "nam", "sam", "chi", "ind"))
SAF, RUS, CAS = (region(key) for key in ("saf", "rus", "cas"))
ERA_I, OVERSEAS = {SWE, SEE, NWA, NEA, NER, MED}, {NAM, SAM, CHI, IND}
MERCENARIES, RAILWAYS, FLIGHT = progress("mercenaries"), progress("railways"), progress("flight")


def test_r05_a_star_not_a_chain() -> None:
    s = with_tile("e8", turn=5, cube=9)
    act(s, 0, PlaceCubes(EAE, 1))
    assert spots(s) == {SEE, NOE, NER, RUS, CAS} | OVERSEAS
    act(s, 0, PlaceCubes(SEE, 1))
    assert spots(s) == {NOE, NER, RUS, CAS} | OVERSEAS  # SW Europe touches only the second


def test_r06_held_or_touching_before_the_action() -> None:
    s = with_tile("e7", turn=3, swe=1, ner=1)
    assert spots(s) == {SWE, SEE, NWA, NOE, NER, NEA, EAE}


def test_r07_the_sea_one_area_and_the_old_world_together() -> None:
    s = with_tile("e8", turn=4, swe=1)
    act(s, 0, PlaceCubes(MED, 1), PlaceCubes(NAM, 1), PlaceCubes(SAM, 1), PlaceCubes(SWE, 1))
    assert sum(s.players[0].cubes) == 5


def test_r08_from_overseas_anywhere_in_the_old_world() -> None:
    assert {SWE, SEE, NWA, NEA, NER, NOE, EAE, SAF, RUS, CAS} <= spots(
        with_tile("e2", turn=5, chi=1)
    )


def test_r09_withdraw_and_start_afresh() -> None:
    s = with_tile("e4", turn=1, cube=1, swe=2)
    assert NER not in spots(s)
    act(s, 0, Withdraw())
    act(s, 0, PlaceCubes(NER, 3))
    assert s.players[0].cubes[NER] == 3


def test_r24_navigation_opens_ii_a_only() -> None:
    s = at_turn(3)
    s.overseas = True
    with_tile("e2", s=s)
    assert spots(s) >= OVERSEAS
    s = at_turn(1)
    s.overseas = True
    with_tile("e8", s=s)
    assert not OVERSEAS & spots(s)  # closed in Era I in any case


def test_r57_up_to_the_number_and_any_number_of_cubes() -> None:
    s = with_tile("e7", turn=1, cube=9)
    act(s, 0, PlaceCubes(SWE, 4), PlaceCubes(SEE, 5))
    assert (s.players[0].cubes[SWE], s.players[0].cubes[SEE]) == (4, 5)
    s = with_tile("e7", turn=1)
    act(s, 0, StopPlacing())
    assert sum(s.players[0].cubes) == 0 and to_act(GAME, s) == (1,)


def test_r58_a_fresh_start_after_a_withdrawal_is_the_same() -> None:
    a, b = with_tile("e5", turn=1, cube=0, swe=5), with_tile("e5", turn=1, cube=5)
    act(a, 0, Withdraw())
    assert spots(a) == spots(b) == ERA_I


def test_r59_withdrawn_cubes_may_stay_in_the_pool() -> None:
    s = with_tile("e4", turn=1, cube=0, swe=3, nea=2)
    act(s, 0, Withdraw(), StopPlacing())
    assert (s.players[0].goods[CUBE], sum(s.players[0].cubes)) == (5, 0)
    s = at_turn(1)
    put(s, 0, swe=2)
    assert no(s, 0, Withdraw())  # only in the empire action


def test_r60_a_fresh_start_by_land_is_on_old_world_land() -> None:
    assert spots(with_tile("e7", turn=5)) == {SWE, SEE, NWA, NEA, NER, NOE, EAE, SAF, RUS, CAS}


def test_r61_the_sea_as_first_region_and_as_neighbour() -> None:
    s = with_tile("e8", turn=1)
    act(s, 0, PlaceCubes(MED, 1))
    assert spots(s) == {SWE, SEE, NWA, NEA, NER}
    s = with_tile("e8", turn=1)
    act(s, 0, PlaceCubes(SWE, 1))
    assert MED in spots(s)  # it touches the first region


def test_r62_held_areas_do_not_count_as_the_one_area() -> None:
    s = with_tile("e8", turn=4, chi=1)
    act(s, 0, PlaceCubes(CHI, 1), PlaceCubes(IND, 1), PlaceCubes(NAM, 1), PlaceCubes(SAM, 1))
    assert sum(s.players[0].cubes) == 5
    s = with_tile("e8", turn=4, nam=1)  # the other America must be entered by water
    act(s, 0, PlaceCubes(SAM, 1))
    assert no(s, 0, PlaceCubes(CHI, 1)) == "one-area"


def test_r63_a_fresh_start_overseas_alone() -> None:
    s = with_tile("e2", turn=4)
    act(s, 0, PlaceCubes(NAM, 1), PlaceCubes(SAM, 1))
    assert sum(s.players[0].cubes) == 2
    s = with_tile("e8", turn=4)
    act(s, 0, PlaceCubes(MED, 1), PlaceCubes(NAM, 1), PlaceCubes(NEA, 1))
    assert no(s, 0, PlaceCubes(NOE, 1)) == "not-at-first"


def test_r64_coming_home_by_sea() -> None:
    s = with_tile("e8", turn=4, nam=1)
    act(s, 0, PlaceCubes(MED, 1))
    assert spots(s) & (ERA_I | {NOE, EAE}) == {SWE, SEE, NWA, NEA, NER}


def test_r95_navigation_within_the_number() -> None:
    s = at_turn(4)
    own(s, 0, "navigation")
    purse(s, 0, cube=9)
    with_tile("e8", s=s)
    act(s, 0, PlaceCubes(NAM, 1), PlaceCubes(SAM, 1), PlaceCubes(CHI, 1), PlaceCubes(IND, 1))
    assert sum(s.players[0].cubes) == 4
    s = at_turn(4)
    own(s, 0, "navigation")
    with_tile("e1", s=s)
    act(s, 0, PlaceCubes(NAM, 1))
    assert no(s, 0, PlaceCubes(CHI, 1))


def test_r92_mercenaries_in_a_fresh_start_and_flipped_in_vain() -> None:
    s = with_tile("e7", "mercenaries", turn=1)
    act(s, 0, PlaceCubes(SWE, 1), PlaceCubes(NER, 1))
    assert spots(s) == {SEE, NWA}  # the first region, not the hired one, counts
    s = with_tile("e4", "mercenaries", turn=1, swe=1)
    stop(s, 0)
    assert s.players[0].flipped == [MERCENARIES]


@pytest.mark.parametrize("tile", [f"e{n}" for n in range(1, 9)])
def test_r92_every_helper_is_flipped_with_every_tile_needed_or_not(tile: str) -> None:
    named = [(turn, ("mercenaries",)) for turn in (1, 3, 5)]
    named += [(5, ("railways",)), (5, ("mercenaries", "railways"))]
    if not box().empire[empire(tile)].late.water:
        named += [(5, ("flight",)), (5, ("mercenaries", "railways", "flight"))]
    for turn, helpers in named:
        s = with_tile(tile, *helpers, turn=turn, swe=1)
        assert s.players[0].flipped == [progress(helper) for helper in helpers]
        stop(s, 0)
        assert s.players[0].flipped == [progress(helper) for helper in helpers]
        idle = with_tile(tile, *helpers, turn=turn, cube=0)  # no cube to place with it
        assert idle.players[0].flipped == [progress(helper) for helper in helpers]


def test_r92_a_helper_that_was_not_named_stays_face_up() -> None:
    s = at_turn(5)
    own(s, 0, "mercenaries", "railways")
    with_tile("e1", s=s)
    stop(s, 0)
    assert s.players[0].flipped == []


def test_r93_railways_change_nothing_but_the_number() -> None:
    s = with_tile("e3", "railways", turn=5, swe=1)
    assert spots(s) == {SWE, SEE, NWA, NOE}
    act(s, 0, PlaceCubes(SWE, 1), PlaceCubes(SEE, 1), PlaceCubes(NWA, 1))
    assert no(s, 0, PlaceCubes(NOE, 1))


def test_r94_flight_enters_one_overseas_area() -> None:
    s = with_tile("e7", "flight", turn=5, swe=1)
    act(s, 0, PlaceCubes(CHI, 1), PlaceCubes(MED, 1))
    assert no(s, 0, PlaceCubes(NAM, 1)) == "one-area"
    assert not no(s, 0, PlaceCubes(IND, 1))


def test_r25_cubes_come_from_the_pool() -> None:
    s = with_tile("e8", turn=1, cube=2)
    act(s, 0, PlaceCubes(SWE, 2))
    assert no(s, 0, PlaceCubes(NWA, 1)) and s.players[0].stock == 28
    s = at_turn(3)
    own(s, 0, "colonists")
    put(s, 0, swe=1)
    purse(s, 0, cube=0)
    assert no(s, 0, Settle(progress("colonists"), SWE))
    assert go(s) == [] and not listed(s, 0, Fight)
