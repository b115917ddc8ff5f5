"""Taking progress tiles, and the waiting rule: RE-073 to RE-079, RE-088 to RE-091, RE-101 and
RE-102.
"""

from __future__ import annotations

import pytest

from tabletop_tui.engine import to_act
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.rules.actions import (
    DoNothing,
    DropProgress,
    PlaceDisc,
    Strike,
    TakeProgress,
)
from tabletop_tui.games.rise_of_empires.rules.events import ProgressTaken, Struck
from tabletop_tui.games.rise_of_empires.rules.pieces import FOOD, GOLD, PROGRESS, TERRITORY
from tabletop_tui.games.rise_of_empires.rules.state import (
    Collecting,
    Eating,
    Finishing,
    Keeping,
    TakingTurns,
    TurningUp,
)
from tests.games.rise_of_empires.scenario import (
    act,
    at_turn,
    choose,
    go,
    happened,
    lie_open,
    listed,
    no,
    own,
    phase,
    progress,
    purse,
    region,
    sit_out,
    take,
    war,
)

WEAPONS = progress("iron-weapons")


def test_re_073_a_new_or_an_older_tile_is_taken() -> None:
    s = at_turn(1, 4)
    lie_open(s, PROGRESS, progress("coinage"))
    s.older[PROGRESS] = [progress("religion")]
    act(s, 0, PlaceDisc(PROGRESS))
    assert {a.tile for a in listed(s, 0, TakeProgress)} == {
        progress("coinage"),
        progress("religion"),
    }
    assert no(s, 0, TakeProgress(progress("shipping"))) == "not-open"
    act(s, 0, TakeProgress(progress("religion")))
    assert s.players[0].progress == [progress("religion")] and s.older[PROGRESS] == []


def test_re_074_a_tile_of_the_current_era_is_free() -> None:
    s = at_turn(2, 4)
    lie_open(s, PROGRESS)
    s.older[PROGRESS] = [progress("coinage")]  # left from the A turn
    purse(s, 0, gold=0)
    events = take(s, 0, "coinage")
    assert happened(events, ProgressTaken) == [ProgressTaken(0, progress("coinage"), 0)]


@pytest.mark.parametrize(
    ("turn", "key"), [(3, "coinage"), (4, "coinage"), (5, "banking"), (6, "banking")]
)
def test_re_075_a_tile_of_the_era_before_costs_one_gold(turn: int, key: str) -> None:
    s = at_turn(turn, 4)
    s.older[PROGRESS] = [progress(key)]
    bank = s.bank[GOLD]
    take(s, 0, key)
    assert (s.players[0].goods[GOLD], s.bank[GOLD]) == (4, bank + 1)


@pytest.mark.parametrize("turn", [5, 6])
def test_re_076_an_era_i_tile_costs_two_gold_in_era_iii(turn: int) -> None:
    s = at_turn(turn, 4)
    s.older[PROGRESS] = [progress("coinage")]
    take(s, 0, "coinage")
    assert s.players[0].goods[GOLD] == 3


def test_re_077_without_the_gold_the_older_tile_is_refused() -> None:
    s = at_turn(5, 4)
    s.older[PROGRESS] = [progress("coinage"), progress("banking")]
    purse(s, 0, gold=1)
    act(s, 0, PlaceDisc(PROGRESS))
    assert no(s, 0, TakeProgress(progress("coinage"))) == "too-dear"
    assert not no(s, 0, TakeProgress(progress("banking")))


def test_re_078_no_second_iron_axe() -> None:
    s = at_turn(1)
    lie_open(s, PROGRESS, progress("iron-axe"), progress("coinage"))
    own(s, 0, "iron-axe")
    act(s, 0, PlaceDisc(PROGRESS))
    assert no(s, 0, TakeProgress(progress("iron-axe"))) == "duplicate"


def test_re_079_after_losing_a_copy_another_may_be_taken() -> None:
    s = phase(Keeping(), turn=2, players=4)
    own(s, 0, "iron-axe")
    s.older[PROGRESS] = [progress("iron-axe")]
    go(s)
    act(s, 0, DropProgress(progress("iron-axe")))
    s.stack = [TurningUp()]
    go(s)
    act(s, 0, PlaceDisc(PROGRESS), TakeProgress(progress("iron-axe")))
    assert s.players[0].progress == [progress("iron-axe")]


def test_re_088_a_new_free_tile_is_shut_in_its_own_turn() -> None:
    s = war()
    lie_open(s, PROGRESS, WEAPONS)
    take(s, 0, "iron-weapons")
    assert to_act(GAME, s) == (1,)  # nothing was left to do after the action
    s = war()
    lie_open(s, PROGRESS, WEAPONS)
    own(s, 0, "gunpowder")  # something else keeps the turn open
    take(s, 0, "iron-weapons")
    assert isinstance(s.stack[-1], Finishing)
    assert no(s, 0, Strike(WEAPONS, region("swe"), 1)) == "not-ready"
    assert not no(s, 0, Strike(progress("gunpowder"), region("swe"), 1))


def test_re_089_in_the_same_game_turn_it_works_from_the_next_own_turn_on() -> None:
    s = war()
    lie_open(s, PROGRESS, WEAPONS)
    take(s, 0, "iron-weapons")
    sit_out(s, 1, 2)
    assert to_act(GAME, s) == (0,)
    act(s, 0, Strike(WEAPONS, region("swe"), 1))
    assert s.players[1].cubes[region("swe")] == 2


def test_re_090_taken_last_and_first_next_turn_it_is_still_shut() -> None:
    s = war()
    lie_open(s, PROGRESS, WEAPONS)
    s.stack[:] = [TakingTurns(done=17)]
    go(s)
    take(s, 2, "iron-weapons")  # the sixth action of the last of three
    s.order = [2, 0, 1]
    s.display = [[], [1, 0, 2], [], [], []]
    s.stack = [TurningUp()]
    go(s)
    assert to_act(GAME, s) == (2,) and s.turn == 2
    assert no(s, 2, Strike(WEAPONS, region("swe"), 0)) == "not-ready"
    for seat in (2, 0, 1):
        choose(s, seat, TERRITORY)
        act(s, seat, DoNothing())
    assert to_act(GAME, s) == (2,)
    assert not no(s, 2, Strike(WEAPONS, region("swe"), 0))


def test_re_091_dan_takes_agriculture_and_flips_weapons() -> None:
    s = war()
    lie_open(s, PROGRESS, WEAPONS)
    lie_open(s, PROGRESS, progress("agriculture"))
    own(s, 0, "iron-weapons")
    take(s, 0, "agriculture")
    act(s, 0, Strike(WEAPONS, region("swe"), 1))
    assert s.players[0].progress == [WEAPONS, progress("agriculture")]
    assert s.players[1].cubes[region("swe")] == 2 and s.players[0].flipped == [WEAPONS]


def test_re_101_an_income_tile_taken_last_pays_at_once() -> None:
    s = at_turn(1, 2)
    lie_open(s, PROGRESS, progress("agriculture"), progress("coinage"))
    s.stack[:] = [Collecting(), Eating(), TakingTurns(done=10)]
    own(s, 1, "town-food")
    go(s)
    purse(s, 0, gold=0, food=3)
    purse(s, 1, gold=0, food=3)
    take(s, 0, "agriculture")
    take(s, 1, "coinage")
    assert s.players[0].goods[FOOD] == 5
    assert s.players[1].goods[GOLD] == 1


def test_re_102_no_progress_tile_is_given_up_during_an_era() -> None:
    s = at_turn(1)
    own(s, 0, "iron-axe")
    assert no(s, 0, DropProgress(progress("iron-axe")))
    act(s, 0, PlaceDisc(TERRITORY))
    assert no(s, 0, DropProgress(progress("iron-axe")))
    for frame in (Eating(), Collecting()):
        s = phase(frame)
        own(s, 0, "iron-axe", "shipping", "island", "amsterdam")
        go(s)
        assert to_act(GAME, s) == (0,)
        assert no(s, 0, DropProgress(progress("iron-axe")))


def test_x4_dans_progress_and_free_action() -> None:
    s = war()
    lie_open(s, PROGRESS, WEAPONS)
    lie_open(s, PROGRESS, progress("agriculture"))
    own(s, 0, "iron-weapons")
    events = [*take(s, 0, "agriculture"), *act(s, 0, Strike(WEAPONS, region("swe"), 2))]
    assert happened(events, Struck) == [Struck(0, WEAPONS, 2, region("swe"), 1)]
    assert s.display[PROGRESS] == [0] and sum(s.players[2].cubes) == 2
