"""Placing cubes: RE-127 to RE-141, and the progress tiles that help with it, RE-165 to RE-169."""

from __future__ import annotations

import pytest

from tabletop_tui.engine import to_act
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.rules.actions import (
    PlaceCubes,
    PlaceDisc,
    StopPlacing,
    TakeEmpire,
    TakeProgress,
    Withdraw,
)
from tabletop_tui.games.rise_of_empires.rules.pieces import CUBE, EMPIRE, PROGRESS
from tests.games.rise_of_empires.scenario import (
    act,
    at_turn,
    choose,
    empire,
    lie_open,
    listed,
    no,
    own,
    progress,
    purse,
    put,
    region,
    sit_out,
    spots,
    stop,
    with_tile,
)

SWE, SEE, NWA, NEA, NER, MED = (region(key) for key in ("swe", "see", "nwa", "nea", "ner", "med"))
NOE, EAE, NAM, SAM, CHI, IND = (region(key) for key in ("noe", "eae", "nam", "sam", "chi", "ind"))
SAF, RUS, CAS = (region(key) for key in ("saf", "rus", "cas"))
MERCENARIES, RAILWAYS, FLIGHT = progress("mercenaries"), progress("railways"), progress("flight")


def test_re_127_any_tile_on_the_track_even_without_cubes() -> None:
    s = at_turn(1)
    s.empire[empire("e1")] = 2
    purse(s, 0, cube=0)
    act(s, 0, PlaceDisc(EMPIRE))
    assert {a.tile for a in listed(s, 0, TakeEmpire)} == {empire(f"e{n}") for n in range(2, 9)}
    assert no(s, 0, TakeEmpire(empire("e1"))) == "not-open"
    act(s, 0, TakeEmpire(empire("e8")))
    assert s.empire[empire("e8")] == 0


def test_re_128_any_number_of_pool_cubes_into_one_region() -> None:
    s = with_tile("e1", turn=1, cube=5)
    assert sorted(a.cubes for a in listed(s, 0, PlaceCubes) if a.region == SWE) == [1, 2, 3, 4, 5]
    assert no(s, 0, PlaceCubes(SWE, 6)) == "too-few-cubes"
    act(s, 0, PlaceCubes(SWE, 5))
    p = s.players[0]
    assert (p.goods[CUBE], p.cubes[SWE], p.stock) == (0, 5, 25)


def test_re_129_an_empire_tile_works_only_once() -> None:
    s = with_tile("e7", turn=1)
    act(s, 0, PlaceCubes(SWE, 1), StopPlacing())
    sit_out(s, 1, 2)
    assert to_act(GAME, s) == (0,) and s.empire[empire("e7")] == 0
    assert no(s, 0, PlaceCubes(SWE, 1)) and no(s, 0, TakeEmpire(empire("e7")))


@pytest.mark.parametrize(
    ("tile", "turn", "number"), [("e1", 1, 1), ("e4", 1, 2), ("e7", 1, 3), ("e7", 3, 4)]
)
def test_re_130_the_number_limits_the_regions(tile: str, turn: int, number: int) -> None:
    s = with_tile(tile, turn=turn, cube=9, swe=1, see=1, nwa=1, nea=1, ner=1)
    for region_ in (SWE, SEE, NWA, NEA)[:number]:
        assert not no(s, 0, StopPlacing())
        act(s, 0, PlaceCubes(region_, 1))
    assert no(s, 0, PlaceCubes(NER, 1))
    assert sum(s.players[0].cubes) == 5 + number


def test_re_131_michaels_first_placement() -> None:
    s = with_tile("e3", turn=1, cube=5)
    act(s, 0, PlaceCubes(NWA, 2), PlaceCubes(NEA, 2))
    p = s.players[0]
    assert (p.cubes[NWA], p.cubes[NEA], p.goods[CUBE]) == (2, 2, 1)


def test_re_132_the_first_region_may_be_any_of_the_era() -> None:
    s = at_turn(1)
    put(s, 1, swe=4)
    s = with_tile("e4", s=s)
    assert spots(s) == {SWE, SEE, NWA, NEA, NER}
    act(s, 0, PlaceCubes(SWE, 1))
    assert s.players[0].cubes[SWE] == 1


def test_re_133_further_regions_touch_the_first() -> None:
    s = with_tile("e7", turn=1)
    act(s, 0, PlaceCubes(SWE, 1))
    assert spots(s) == {SEE, NWA}
    assert no(s, 0, PlaceCubes(NER, 1)) == "not-at-first"


def test_re_134_a_chain_is_refused() -> None:
    s = with_tile("e7", turn=1)
    act(s, 0, PlaceCubes(SWE, 1), PlaceCubes(NWA, 1))
    assert no(s, 0, PlaceCubes(NEA, 1)) == "not-at-first"
    act(s, 0, PlaceCubes(SEE, 1))


def test_re_135_after_losing_all_cubes_a_fresh_start() -> None:
    s = at_turn(2)
    s.players[0].cubes = [0] * 15  # all lost in battles
    purse(s, 0, cube=4)
    s = with_tile("e7", s=s)
    assert spots(s) == {SWE, SEE, NWA, NEA, NER}
    act(s, 0, PlaceCubes(NEA, 1))
    assert spots(s) == {NWA, NER}


def test_re_136_later_regions_were_held_or_touched_before() -> None:
    s = with_tile("e7", turn=1, nwa=1)
    assert spots(s) == {NWA, SWE, NEA}
    act(s, 0, PlaceCubes(NEA, 1))
    assert spots(s) == {NWA, SWE}
    assert no(s, 0, PlaceCubes(NER, 1)) == "not-adjacent"  # touches NE Africa, which is new


def test_re_137_the_chosen_regions_need_not_touch_each_other() -> None:
    s = with_tile("e4", turn=1, nwa=1)
    act(s, 0, PlaceCubes(SWE, 1), PlaceCubes(NEA, 1))
    assert s.players[0].cubes[SWE] == s.players[0].cubes[NEA] == 1


def test_re_138_peter_cannot_fill_nw_and_ne_africa() -> None:
    s = with_tile("e4", turn=1, cube=4, swe=3)
    act(s, 0, PlaceCubes(NWA, 1))
    assert no(s, 0, PlaceCubes(NEA, 1)) == "not-adjacent"


def test_re_139_withdrawing_all_cubes() -> None:
    s = with_tile("e4", turn=1, cube=2, swe=3, nwa=2)
    act(s, 0, Withdraw())
    p = s.players[0]
    assert (sum(p.cubes), p.goods[CUBE], p.stock) == (0, 7, 23)
    act(s, 0, PlaceCubes(NER, 1))
    assert no(s, 0, Withdraw()) == "already-placed"


def test_re_140_withdrawing_is_all_or_nothing() -> None:
    s = with_tile("e4", turn=1, cube=0, swe=3, nwa=2, ner=1)
    assert listed(s, 0, Withdraw) == [Withdraw()]  # there is one way to do it
    act(s, 0, Withdraw())
    assert s.players[0].cubes == [0] * 15
    assert no(s, 0, Withdraw()) == "nothing-on-map"


def test_re_141_withdrawn_cubes_start_afresh_in_the_same_action() -> None:
    s = with_tile("e7", turn=1, cube=0, swe=3)
    act(s, 0, Withdraw())
    assert spots(s) == {SWE, SEE, NWA, NEA, NER}
    act(s, 0, PlaceCubes(NER, 1))
    assert spots(s) == {SEE, NEA}
    act(s, 0, PlaceCubes(NEA, 2))
    assert s.players[0].goods[CUBE] == 0


def test_re_165_mercenaries_reach_one_far_region() -> None:
    s = with_tile("e7", "mercenaries", turn=1, swe=1)
    assert spots(s) == {SWE, SEE, NWA, NEA, NER}
    act(s, 0, PlaceCubes(NER, 1))
    assert spots(s) == {SWE, SEE, NWA}
    assert no(s, 0, PlaceCubes(NEA, 1)) == "not-adjacent"


def test_re_166_mercenaries_open_nothing_that_is_shut() -> None:
    s = with_tile("e7", "mercenaries", turn=1, swe=1)
    for shut in (NOE, EAE, SAF):
        assert no(s, 0, PlaceCubes(shut, 1)) == "later-era"
    assert no(s, 0, PlaceCubes(MED, 1)) == "needs-water"
    s = with_tile("e7", "mercenaries", turn=5, swe=1)
    for overseas in (NAM, CHI):
        assert no(s, 0, PlaceCubes(overseas, 1)) == "needs-water"
    s = with_tile("e6", "mercenaries", turn=5, swe=1)
    act(s, 0, PlaceCubes(NAM, 1))
    assert no(s, 0, PlaceCubes(CHI, 1)) == "one-area"


def test_re_167_railways_raise_the_number() -> None:
    s = with_tile("e7", "railways", turn=5, cube=9, swe=1, see=1, nea=1)
    for place in (SWE, SEE, NWA, NEA, NOE):
        act(s, 0, PlaceCubes(place, 1))
    assert no(s, 0, PlaceCubes(EAE, 1))


def test_re_168_flight_makes_a_land_tile_a_water_tile() -> None:
    s = with_tile("e7", "flight", turn=5, swe=1)
    assert {MED, NAM, SAM, CHI, IND} <= spots(s)
    s = at_turn(5)
    own(s, 0, "flight")
    act(s, 0, PlaceDisc(EMPIRE))
    assert no(s, 0, TakeEmpire(empire("e8"), (FLIGHT,))) == "water-already"
    assert TakeEmpire(empire("e7"), (FLIGHT,)) in listed(s, 0, TakeEmpire)


def test_re_169_helpers_wait_are_named_first_and_work_once() -> None:
    s = at_turn(5, 2)
    lie_open(s, PROGRESS, RAILWAYS)
    own(s, 0, "mercenaries", "flight")
    choose(s, 0, PROGRESS)
    act(s, 0, TakeProgress(RAILWAYS))
    assert s.players[0].waits == {RAILWAYS: 0b10}  # until the other has acted (R45)
    sit_out(s, 1)
    assert s.players[0].waits == {}
    s.players[0].waits = {RAILWAYS: 2}
    act(s, 0, PlaceDisc(EMPIRE))
    assert no(s, 0, TakeEmpire(empire("e7"), (RAILWAYS,))) == "not-ready"
    s.players[0].waits = {}
    act(s, 0, TakeEmpire(empire("e7"), (MERCENARIES, RAILWAYS)))  # two at once
    assert sorted(s.players[0].flipped) == sorted([MERCENARIES, RAILWAYS])
    assert no(s, 0, TakeEmpire(empire("e7"), (FLIGHT,)))  # too late
    stop(s, 0)
    sit_out(s, 1)
    act(s, 0, PlaceDisc(EMPIRE))
    assert no(s, 0, TakeEmpire(empire("e5"), (RAILWAYS,)))
    assert not no(s, 0, TakeEmpire(empire("e5"), (FLIGHT,)))


def test_x5_the_first_placement_of_the_game() -> None:
    s = with_tile("e3", turn=1, cube=5)
    act(s, 0, PlaceCubes(NWA, 2), PlaceCubes(NEA, 2))
    assert s.players[0].goods[CUBE] == 1 and to_act(GAME, s) == (1,)


def test_x6_ne_africa_did_not_touch_sw_europe_before() -> None:
    for first, second in ((NWA, NEA), (NEA, NWA)):
        s = with_tile("e4", turn=1, cube=4, swe=3)
        assert no(s, 0, PlaceCubes(NEA, 1)) == "not-adjacent"
        if first == NWA:
            act(s, 0, PlaceCubes(first, 1))
            assert no(s, 0, PlaceCubes(second, 1)) == "not-adjacent"
