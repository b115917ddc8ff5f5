"""Which regions can get cubes: RE-142 to RE-164, and rulings on placing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop_tui.engine import Luck, apply, over, random_action, to_act
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.rules.actions import (
    PlaceCubes,
    PlaceDisc,
    StopPlacing,
    TakeEmpire,
    TakeProgress,
)
from tabletop_tui.games.rise_of_empires.rules.pieces import EMPIRE, PROGRESS
from tabletop_tui.games.rise_of_empires.rules.state import Placing
from tabletop_tui.games.rise_of_empires.rules.turns.reach import (
    BY_WATER,
    HELD,
    RULES,
    START,
    WAYS,
    reachable,
    way,
)
from tests.games.rise_of_empires.scenario import (
    act,
    at_turn,
    choose,
    empire,
    lie_open,
    no,
    own,
    progress,
    put,
    region,
    spots,
    take,
    with_tile,
)
from tests.playing import new_table

SWE, SEE, NWA, NEA, NER, MED = (region(key) for key in ("swe", "see", "nwa", "nea", "ner", "med"))
NOE, EAE, NAM, SAM, CHI, IND = (region(key) for key in ("noe", "eae", "nam", "sam", "chi", "ind"))
SAF, RUS, CAS = (region(key) for key in ("saf", "rus", "cas"))
ERA_I, OVERSEAS = {SWE, SEE, NWA, NEA, NER, MED}, {NAM, SAM, CHI, IND}


@pytest.mark.parametrize(
    ("turn", "found"),
    [
        (1, ERA_I),
        (2, ERA_I),
        (4, ERA_I | {NOE, EAE} | OVERSEAS),
        (5, ERA_I | {NOE, EAE, SAF, RUS, CAS} | OVERSEAS),
        (6, ERA_I | {NOE, EAE, SAF, RUS, CAS} | OVERSEAS),
    ],
)
def test_re_142_regions_by_era(turn: int, found: set[int]) -> None:
    assert spots(with_tile("e8", turn=turn)) == found  # a water tile, no cubes on the map
    s = with_tile("e8", turn=4, nea=1, eae=1)
    for shut in (SAF, RUS, CAS):
        assert no(s, 0, PlaceCubes(shut, 1)) == "later-era"


def test_re_143_the_mediterranean_needs_a_water_tile() -> None:
    assert no(with_tile("e4", turn=1), 0, PlaceCubes(MED, 1)) == "needs-water"
    assert no(with_tile("e4", turn=1, swe=1), 0, PlaceCubes(MED, 1)) == "needs-water"
    assert not no(with_tile("e5", turn=1, swe=1), 0, PlaceCubes(MED, 1))


def test_re_144_a_land_tile_cannot_add_to_a_held_sea() -> None:
    s = with_tile("e4", turn=1, med=2)
    assert no(s, 0, PlaceCubes(MED, 1)) == "needs-water"
    assert not no(with_tile("e5", turn=1, med=2), 0, PlaceCubes(MED, 1))


def test_re_145_a_water_tile_reaches_the_sea_from_its_shores() -> None:
    assert not no(with_tile("e5", turn=1, ner=1), 0, PlaceCubes(MED, 1))
    assert not no(with_tile("e5", turn=1), 0, PlaceCubes(MED, 1))
    s = with_tile("e4", turn=4, noe=1)  # Northern Europe has no shore there
    assert no(s, 0, PlaceCubes(MED, 1)) == "not-adjacent"


def test_re_146_a_land_tile_steps_ashore() -> None:
    s = with_tile("e4", turn=1, med=1)
    assert spots(s) == {SWE, SEE, NWA, NEA, NER}


@pytest.mark.parametrize("turn", [4, 5, 6])
def test_re_147_a_water_tile_enters_overseas_without_touching_it(turn: int) -> None:
    s = with_tile("e2", turn=turn, swe=1)
    assert spots(s) >= OVERSEAS
    act(s, 0, PlaceCubes(NAM, 2))
    assert s.players[0].cubes[NAM] == 2
    assert not OVERSEAS & spots(with_tile("e3", turn=turn, swe=1))


def test_re_148_overseas_joins_the_old_world_up_to_the_number() -> None:
    s = with_tile("e2", turn=4, swe=1)
    act(s, 0, PlaceCubes(NOE, 1), PlaceCubes(IND, 1))
    assert no(s, 0, PlaceCubes(CHI, 1))


def test_re_149_sw_europe_and_both_americas() -> None:
    s = with_tile("e6", turn=4, swe=1)
    act(s, 0, PlaceCubes(SWE, 1), PlaceCubes(NAM, 1), PlaceCubes(SAM, 1))
    assert [s.players[0].cubes[r] for r in (SWE, NAM, SAM)] == [2, 1, 1]


def test_re_150_not_both_areas() -> None:
    for first, second in ((NAM, CHI), (IND, SAM)):
        s = with_tile("e6", turn=4, swe=1)
        act(s, 0, PlaceCubes(first, 1))
        assert no(s, 0, PlaceCubes(second, 1)) == "one-area"


def test_re_151_navigation_enters_both_areas() -> None:
    s = at_turn(4)
    own(s, 0, "navigation")
    put(s, 0, swe=1)
    with_tile("e2", s=s)
    act(s, 0, PlaceCubes(NAM, 1), PlaceCubes(CHI, 1))
    assert s.players[0].cubes[NAM] == s.players[0].cubes[CHI] == 1
    s = at_turn(4)
    own(s, 1, "navigation")  # a rival's does not help
    with_tile("e2", s=s)
    act(s, 0, PlaceCubes(NAM, 1))
    assert no(s, 0, PlaceCubes(CHI, 1)) == "one-area"


def test_re_152_overseas_is_shut_in_ii_a_without_navigation() -> None:
    s = with_tile("e8", turn=3, swe=1)
    for place in OVERSEAS:
        assert no(s, 0, PlaceCubes(place, 1)) == "needs-navigation"
    assert not OVERSEAS & spots(with_tile("e8", turn=3))
    s = at_turn(3)
    lie_open(s, PROGRESS, progress("gunpowder"))
    take(s, 0, "gunpowder")  # another tile of the era opens nothing
    act(s, 1, PlaceDisc(EMPIRE), TakeEmpire(empire("e2")))
    assert not OVERSEAS & spots(s, 1) and not s.overseas


def test_re_153_once_taken_all_may_enter() -> None:
    s = at_turn(3)
    lie_open(s, PROGRESS, progress("navigation"))
    choose(s, 0, PROGRESS)
    act(s, 0, TakeProgress(progress("navigation")))
    act(s, 1, PlaceDisc(EMPIRE), TakeEmpire(empire("e2")))
    assert spots(s, 1) >= OVERSEAS
    act(s, 1, PlaceCubes(SAM, 1), StopPlacing())
    act(s, 2, PlaceDisc(EMPIRE), TakeEmpire(empire("e3")))
    assert not OVERSEAS & spots(s, 2)  # still with a water tile only


def test_re_154_overseas_is_open_in_ii_b() -> None:
    s = with_tile("e2", turn=4, swe=1)
    assert not s.overseas and spots(s) >= OVERSEAS


def test_re_155_from_overseas_a_water_tile_starts_in_the_old_world() -> None:
    s = at_turn(4)
    put(s, 1, nea=3)
    put(s, 0, nam=2)
    with_tile("e8", s=s)
    assert {SWE, SEE, NWA, NEA, NER, NOE, EAE} <= spots(s)
    assert no(s, 0, PlaceCubes(SAF, 1)) == "later-era"
    act(s, 0, PlaceCubes(NEA, 1))


def test_re_156_from_overseas_a_land_tile_does_not() -> None:
    s = with_tile("e3", turn=4, nam=2)
    assert spots(s) == {NAM}
    assert no(s, 0, PlaceCubes(SWE, 1)) == "needs-water"


def test_re_157_further_old_world_regions_touch_the_first() -> None:
    s = with_tile("e8", turn=4, nam=2)
    act(s, 0, PlaceCubes(SWE, 1), PlaceCubes(NOE, 1))
    assert no(s, 0, PlaceCubes(EAE, 1)) == "not-at-first"
    assert not no(s, 0, PlaceCubes(NWA, 1))


def test_re_158_the_mediterranean_counts_as_old_world() -> None:
    s = with_tile("e8", turn=4, nam=2, med=1)
    assert no(s, 0, PlaceCubes(NOE, 1)) == "not-adjacent"
    assert {SWE, SEE, NWA, NEA, NER} <= spots(s)


def test_re_159_no_fresh_start_by_land_overseas_or_at_sea() -> None:
    s = with_tile("e3", turn=4)
    assert spots(s) == {SWE, SEE, NWA, NEA, NER, NOE, EAE}
    for place in (MED, NAM, SAM, CHI, IND):
        assert no(s, 0, PlaceCubes(place, 1)) == "needs-water"


@pytest.mark.parametrize(
    "order", [(SWE, NOE, CHI, IND), (CHI, SWE, IND, NOE), (IND, CHI, SWE, NOE)]
)
def test_re_160_a_fresh_start_in_the_old_world_and_overseas_together(
    order: tuple[int, ...],
) -> None:
    s = with_tile("e8", turn=4)
    for place in order:
        act(s, 0, PlaceCubes(place, 1))
    assert sum(s.players[0].cubes) == 4


def test_re_161_a_land_tile_adds_overseas_and_goes_between_china_and_india() -> None:
    s = with_tile("e3", turn=4, sam=1, chi=1)
    assert spots(s) == {SAM, CHI, IND}


def test_re_162_a_land_tile_does_not_go_between_the_americas() -> None:
    s = with_tile("e3", turn=4, nam=1)
    assert no(s, 0, PlaceCubes(SAM, 1)) == "needs-water"
    assert SAM not in box().regions[NAM].neighbours


@pytest.mark.parametrize("tile", ["e2", "e3"])
def test_re_163_held_regions_in_both_areas(tile: str) -> None:
    s = with_tile(tile, turn=4, nam=1, ind=1)
    act(s, 0, PlaceCubes(NAM, 1), PlaceCubes(IND, 1))
    assert s.players[0].cubes[NAM] == s.players[0].cubes[IND] == 2


def test_re_164_sw_europe_nw_africa_ne_africa() -> None:
    regions_ = box().regions
    assert NEA not in regions_[SWE].neighbours
    assert {SWE, NEA} <= set(regions_[NWA].neighbours)


def test_what_can_be_placed_is_what_no_reason_keeps_out() -> None:
    luck, events = Luck(5), set[str]()
    for seed in range(6):
        s = new_table(GAME, 3, seed).state
        while not over(s):
            f, seat = s.stack[-1], to_act(GAME, s)[0]
            if isinstance(f, Placing):
                reasons = [way(s, f, spot.index) for spot in box(s.parts).regions]
                assert reachable(s, f) == [i for i, no in enumerate(reasons) if no in WAYS]
                events.update(reasons)
                spent = replace(f, number=len(f.filled))
                assert reachable(s, spent) == []
                left = {way(s, spent, spot.index) for spot in box(s.parts).regions}
                assert left - {"filled"} == {"no-more-regions"}
            apply(GAME, s, seat, random_action(GAME, s, seat, luck))
    assert events >= {HELD, BY_WATER, START, "filled", *RULES} - {"one-area"}
