"""New tiles: RE-018 to RE-034."""

from __future__ import annotations

import pytest

from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.rules.actions import (
    Ally,
    PlaceDisc,
    Strike,
    TakeCity,
    TakeProgress,
    TakeTerritory,
    Trade,
)
from tabletop_tui.games.rise_of_empires.rules.events import NothingDone
from tabletop_tui.games.rise_of_empires.rules.phases.tiles import open_tiles
from tabletop_tui.games.rise_of_empires.rules.pieces import (
    CITY,
    DISC,
    EMPIRE,
    PROGRESS,
    TERRITORY,
    TRADE,
)
from tabletop_tui.games.rise_of_empires.rules.state import State, TurningUp
from tests.games.rise_of_empires.scenario import (
    act,
    at_turn,
    choose,
    city,
    go,
    happened,
    lie_open,
    listed,
    no,
    own,
    progress,
    purse,
    put,
    region,
    territory,
    trade,
)


def next_turn(s: State) -> None:
    """Go straight to the next New Tiles phase, as if everything between had happened."""
    s.stack = [TurningUp()]
    s.display = [[0, 1], [0, 1], [0, 1], [0, 1], [0, 1]]
    go(s)


def test_re_018_turn_1_opens_8_10_and_5_tiles() -> None:
    s = at_turn(1)
    assert [len(s.fresh[row]) for row in (PROGRESS, TERRITORY, CITY)] == [8, 10, 5]
    assert s.older == [[], [], []]


@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_re_019_five_city_tiles_in_turns_1_to_4(turn: int) -> None:
    s = at_turn(turn)
    assert len(s.fresh[CITY]) == 5
    assert {box().cities[tile].turn for tile in s.fresh[CITY]} == {turn}


@pytest.mark.parametrize("turn", [5, 6])
def test_re_020_eight_city_tiles_in_turns_5_and_6(turn: int) -> None:
    s = at_turn(turn)
    assert len(s.fresh[CITY]) == 8
    assert {box().cities[tile].turn for tile in s.fresh[CITY]} == {turn}


@pytest.mark.parametrize(("turn", "era"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_re_021_progress_tiles_of_the_present_era(turn: int, era: int) -> None:
    s = at_turn(turn)
    assert len(s.fresh[PROGRESS]) == 8
    assert {box().progress[tile].era for tile in s.fresh[PROGRESS]} == {era}


def test_re_022_territory_runs_out_after_turn_4() -> None:
    assert [len(at_turn(turn).fresh[TERRITORY]) for turn in range(1, 7)] == [10, 10, 10, 10, 0, 0]


@pytest.mark.parametrize("players", [3, 4])
def test_re_023_untaken_tiles_are_cleared_away_first(players: int) -> None:
    s = at_turn(1, players)
    lie_open(s, CITY, city("ur"), city("rome"))
    next_turn(s)
    assert city("ur") not in s.fresh[CITY] and len(s.fresh[CITY]) == 5


@pytest.mark.parametrize("players", [4, 5])
def test_re_024_with_4_or_5_players_untaken_tiles_stay(players: int) -> None:
    s = at_turn(1, players)
    lie_open(s, PROGRESS, progress("coinage"))
    lie_open(s, TERRITORY, territory("forest"))
    lie_open(s, CITY, city("ur"))
    for _ in range(4):
        next_turn(s)  # turn 5: the tiles are four turns old
    for row, action in (
        (PROGRESS, TakeProgress(progress("coinage"))),
        (TERRITORY, TakeTerritory(territory("forest"))),
        (CITY, TakeCity(city("ur"))),
    ):
        seat = s.stack[-1].seat
        purse(s, seat, gold=5)
        choose(s, seat, row)
        act(s, seat, action)
        assert action not in listed(s, seat)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("turn", [1, 2])
def test_re_025_with_2_or_3_players_untaken_tiles_leave(players: int, turn: int) -> None:
    s = at_turn(turn, players)
    lie_open(s, PROGRESS, progress("coinage"))
    lie_open(s, TERRITORY, territory("forest"))
    lie_open(s, CITY, city("ur"))
    next_turn(s)
    assert s.older == [[], [], []]
    assert progress("coinage") in s.gone[PROGRESS]
    assert territory("forest") in s.gone[TERRITORY]
    assert city("ur") in s.gone[CITY]


@pytest.mark.parametrize("players", [2, 3])
def test_re_026_with_2_or_3_players_red_bottoms_stay_until_taken(players: int) -> None:
    s = at_turn(1, players)
    lie_open(s, PROGRESS, progress("agriculture"), progress("coinage"))
    for _ in range(4):
        next_turn(s)
        s.fresh[PROGRESS] = []
        assert open_tiles(s, PROGRESS) == {progress("agriculture")}
    seat = s.stack[-1].seat
    purse(s, seat, gold=2)
    choose(s, seat, PROGRESS)
    act(s, seat, TakeProgress(progress("agriculture")))
    assert not open_tiles(s, PROGRESS)


def test_re_027_the_four_red_bottoms() -> None:
    red = [tile.key for tile in box().progress if tile.red]
    assert red == ["agriculture", "navigation", "crop-rotation", "fertilizers"]
    s = at_turn(3, 2)
    lie_open(s, TERRITORY, *range(8))
    s.fresh[PROGRESS] = []
    next_turn(s)
    assert s.older[TERRITORY] == [] and s.older[CITY] == []


@pytest.mark.parametrize("players", [4, 5])
def test_re_028_red_bottoms_mean_nothing_with_4_or_5_players(players: int) -> None:
    s = at_turn(1, players)
    lie_open(s, PROGRESS, progress("agriculture"), progress("coinage"))
    next_turn(s)
    assert sorted(s.older[PROGRESS]) == sorted([progress("agriculture"), progress("coinage")])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_re_029_untaken_wonders_leave(players: int) -> None:
    s = at_turn(2, players)
    assert city("pyramids") in s.fresh[CITY]
    next_turn(s)
    assert city("pyramids") not in open_tiles(s, CITY)
    assert city("pyramids") in s.gone[CITY]


def test_re_030_all_empire_tiles_come_back() -> None:
    s = at_turn(1)
    for tile in range(8):
        s.empire[tile] = tile % 3
    next_turn(s)
    assert s.empire == [-1] * 8


def test_re_031_the_other_side_from_turn_3_on() -> None:
    e1 = box().empire[0]
    assert e1.early != e1.late
    sides = [box().empire[0].side(at_turn(turn).era) for turn in range(1, 7)]
    assert sides == [e1.early] * 2 + [e1.late] * 4


def test_re_032_the_trade_track_is_cleared_into_the_bank() -> None:
    s = at_turn(1)
    act(s, 0, PlaceDisc(TRADE), Trade(trade("2-4-gold")))
    bank = s.bank[DISC]
    assert s.trade[trade("2-4-gold")] == 0
    next_turn(s)
    assert s.trade == [-1] * 10
    assert s.bank[DISC] == bank + 2


def test_re_033_used_tiles_and_alliance_pieces_come_back() -> None:
    s = at_turn(1)
    put(s, 0, swe=2)
    put(s, 1, swe=1)
    own(s, 0, "alliance", "iron-weapons")
    act(
        s,
        0,
        Ally(progress("alliance"), region("swe")),
        Strike(progress("iron-weapons"), region("swe"), 1),
    )
    assert len(s.players[0].flipped) == 2 and s.players[0].ally == region("swe")
    next_turn(s)
    assert s.players[0].flipped == [] and s.players[0].ally == -1


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("turn", [5, 6])
def test_re_034_no_territory_in_era_iii_with_2_or_3_players(players: int, turn: int) -> None:
    s = at_turn(turn, players)
    assert open_tiles(s, TERRITORY) == set()
    if turn == 5:
        assert no(s, 0, PlaceDisc(TERRITORY)) == "no-territory"
        assert not no(s, 0, PlaceDisc(EMPIRE))
    else:
        assert happened(choose(s, 0, TERRITORY), NothingDone) == [NothingDone(0, TERRITORY)]
        assert sum(s.players[0].territory) == 0
