"""Turn order: RE-226 to RE-232."""

from __future__ import annotations

import pytest

from tabletop_tui.engine import Illegal, check, over, to_act
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.rules.actions import ChoosePlace, KeepTiles
from tabletop_tui.games.rise_of_empires.rules.phases.phase_events import PlaceChosen
from tabletop_tui.games.rise_of_empires.rules.state import Keeping, Ordering, State
from tests.games.rise_of_empires.scenario import (
    act,
    at_turn,
    go,
    happened,
    listed,
    no,
    own,
    phase,
    play,
    purse,
    put,
)


def ordering(*points: int, order: tuple[int, ...] = ()) -> State:
    """Return a position before turn order, in which the seats have these VP, and the
    same tokens.
    """
    s = phase(Ordering(), players=len(points), order=order)
    for seat, vp in enumerate(points):
        purse(s, seat, vp=vp)
    go(s)
    return s


def choosers(s: State) -> list[int]:
    """Return the seats in the order in which they choose, each the last free place."""
    found = []
    while to_act(GAME, s):
        (seat,) = to_act(GAME, s)
        found.append(seat)
        events = act(s, seat, listed(s, seat, ChoosePlace)[-1])
        found += [
            e.seat for e in happened(events, PlaceChosen)[1:]
        ]  # the last place is taken by itself
    return found


def test_re_226_fewest_points_choose_first_any_place() -> None:
    s = ordering(5, 2, 9)
    assert to_act(GAME, s) == (1,)
    assert [a.place for a in listed(s, 1, ChoosePlace)] == [1, 2, 3]
    assert no(s, 1, ChoosePlace(4)) == no(s, 1, ChoosePlace(0)) == "no-such-place"
    assert no(s, 1, KeepTiles()) == "not-now"


def test_re_227_the_others_follow_and_take_free_places() -> None:
    s = ordering(5, 2, 9, 7)
    act(s, 1, ChoosePlace(4))
    assert to_act(GAME, s) == (0,)
    assert no(s, 0, ChoosePlace(4)) == "place-taken"
    with pytest.raises(Illegal) as refusal:
        check(GAME, s, 0, ChoosePlace(4))
    assert refusal.value.facts == {"seat": 1}
    act(s, 0, ChoosePlace(1))
    assert no(s, 3, ChoosePlace(1)) == "place-taken"
    act(s, 3, ChoosePlace(3))
    assert s.order == [0, 2, 3, 1]


def test_re_228_of_equal_points_fewer_tokens_choose_first() -> None:
    s = ordering(3, 3, 3)
    s.stack = [Ordering()]
    purse(s, 0, gold=6)
    purse(s, 2, gold=4)
    go(s)
    assert choosers(s) == [2, 1, 0]


def test_re_229_tokens_are_gold_discs_and_pool_cubes() -> None:
    s = ordering(3, 3, 3)
    s.stack = [Ordering()]
    purse(s, 0, gold=1, disc=1, cube=4)  # 6 tokens
    purse(s, 1, gold=2, disc=3, cube=0)  # 5 tokens, though 9 cubes are on the map
    purse(s, 2, gold=7, disc=0, cube=0)  # 7 tokens
    put(s, 1, swe=9)
    go(s)
    assert choosers(s) == [1, 0, 2]


def test_re_230_then_who_was_further_back() -> None:
    s = ordering(4, 4, 4, order=(1, 2, 0))
    assert choosers(s) == [0, 2, 1]


def test_re_231_tokens_count_after_the_payments_for_the_era() -> None:
    s = phase(Keeping(), turn=2, players=2)
    own(s, 0, "coinage", "religion")
    purse(s, 0, gold=6, vp=1)
    purse(s, 1, gold=5, vp=1)
    s.stack = [Ordering(), Keeping()]
    go(s)
    act(s, 0, KeepTiles())
    assert to_act(GAME, s) == (0,)  # 4 gold are left, fewer than 5


def test_re_232_no_turn_order_after_turn_6() -> None:
    s = at_turn(5, 2)
    assert happened(play(s, 3, until=lambda s: s.turn == 6), PlaceChosen)
    events = play(s, 3, until=over)
    assert over(s) and not happened(events, PlaceChosen)


def test_r14_points_then_tokens_then_place() -> None:
    s = ordering(2, 1, 2, 2, order=(3, 2, 1, 0))
    s.stack = [Ordering()]
    purse(s, 2, disc=0)
    go(s)
    assert choosers(s) == [1, 2, 0, 3]


def test_r27_as_many_places_as_players() -> None:
    for players in (2, 3, 4, 5):
        s = ordering(*range(players))
        assert [a.place for a in listed(s, 0, ChoosePlace)] == list(range(1, players + 1))


def test_r77_gold_by_value_discs_and_pool_cubes() -> None:
    s = ordering(0, 0)
    s.stack = [Ordering()]
    purse(s, 0, gold=0, disc=0, cube=13)
    purse(s, 1, gold=12, disc=0, cube=0)
    go(s)
    assert to_act(GAME, s) == (1,)


def test_r78_the_game_ends_before_a_seventh_order() -> None:
    s = at_turn(6, 3)
    order = list(s.order)
    play(s, 8, until=over)
    assert s.order == order and s.turn == 6
