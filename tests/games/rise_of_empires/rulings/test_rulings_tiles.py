"""Rulings on set-up and new tiles."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from tabletop_tui.engine import start
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.rules.actions import Ally, PlaceDisc, Strike, TakeProgress
from tabletop_tui.games.rise_of_empires.rules.phases.tiles import open_tiles
from tabletop_tui.games.rise_of_empires.rules.pieces import CITY, GOLD, PROGRESS, TERRITORY
from tabletop_tui.games.rise_of_empires.rules.state import State, TurningUp
from tests.games.rise_of_empires.scenario import (
    act,
    at_turn,
    choose,
    city,
    go,
    lie_open,
    listed,
    no,
    play,
    progress,
    region,
    war,
)

SWE = region("swe")


def new_tiles(s: State, times: int = 1) -> State:
    """Go straight to the next New Tiles phase, *times* times."""
    for _ in range(times):
        s.stack = [TurningUp()]
        s.display = [[0, 1] for _ in s.display]
        go(s)
    return s


@pytest.mark.parametrize(("players", "stay"), [(2, 0), (3, 0), (4, 3), (5, 3)])
def test_r16_untaken_tiles_by_number_of_players(players: int, stay: int) -> None:
    s = at_turn(2, players)
    lie_open(s, PROGRESS, progress("coinage"))
    lie_open(s, TERRITORY, 0)
    lie_open(s, CITY, city("rome"), city("pyramids"))
    new_tiles(s)
    assert sum(len(tiles) for tiles in s.older) == stay
    assert sum(len(tiles) for tiles in s.gone) >= 4 - stay
    assert city("pyramids") in s.gone[CITY]


@pytest.mark.parametrize("players", [2, 3])
def test_r17_tiles_run_out_in_era_iii(players: int) -> None:
    s = at_turn(5, players)
    assert open_tiles(s, TERRITORY) == set()
    assert len(s.piles[3]) == 0


def test_r19_stacks_and_seating() -> None:
    up = [at_turn(turn, 5).fresh for turn in range(1, 7)]
    eras = [{box().progress[tile].era for tile in fresh[PROGRESS]} for fresh in up]
    assert eras == [{1}, {1}, {2}, {2}, {3}, {3}]
    assert [len(fresh[CITY]) for fresh in up] == [5, 5, 5, 5, 8, 8]
    for seed in range(20):
        order = start(GAME, 5, seed)[0].order
        assert order == [(order[0] + n) % 5 for n in range(5)]


def test_r20_only_face_down_tiles_are_hidden() -> None:
    s = at_turn(1, 3)
    seen, all_of_it = asdict(GAME.view(s, 1)), asdict(s)
    hidden = {name for name in all_of_it if seen[name] != all_of_it[name]}
    assert hidden <= {"rng", "piles"}


@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5, 6])
def test_r28_each_stack_gives_one_tile_a_turn(turn: int) -> None:
    s = at_turn(turn)
    assert len(s.fresh[PROGRESS]) == 8 and sum(map(len, s.piles[:3])) == 8 * (6 - turn)
    assert len(s.fresh[CITY]) == (5 if turn < 5 else 8)
    assert len(s.fresh[TERRITORY]) == (10 if turn < 5 else 0)
    assert len(s.piles[3]) == 10 * max(4 - turn, 0)


@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5])
def test_r29_tiles_leave_after_a_and_b_turns(turn: int) -> None:
    s = at_turn(turn, 3)
    left = s.fresh[CITY][0]
    new_tiles(s)
    assert left in s.gone[CITY] and s.older[CITY] == []


def test_r30_a_red_tile_stays_at_the_usual_surcharge() -> None:
    s = at_turn(1, 2)
    lie_open(s, PROGRESS, progress("agriculture"))
    new_tiles(s, 4)
    assert s.turn == 5
    s.fresh[PROGRESS] = []
    seat = s.stack[-1].seat
    choose(s, seat, PROGRESS)
    act(s, seat, TakeProgress(progress("agriculture")))
    assert s.players[seat].goods[GOLD] == 3


@pytest.mark.parametrize("players", [2, 3])
def test_r31_no_territory_row_in_era_iii(players: int) -> None:
    s = at_turn(5, players)
    assert no(s, 0, PlaceDisc(TERRITORY)) == "no-territory"
    assert TERRITORY not in {a.row for a in listed(s, 0, PlaceDisc)}


def test_r32_older_tiles_are_listed_by_era() -> None:
    s = at_turn(1, 4)
    lie_open(s, PROGRESS, progress("shipping"), progress("agriculture"))
    new_tiles(s, 2)
    era_ii = set(s.fresh[PROGRESS])
    new_tiles(s)
    eras = [box().progress[tile].era for tile in s.older[PROGRESS]]
    assert eras == sorted(eras) and set(eras) == {1, 2}
    assert era_ii <= set(s.older[PROGRESS])
    assert (
        progress("shipping") in s.older[PROGRESS] and progress("shipping") not in s.fresh[PROGRESS]
    )


def test_r33_used_tiles_turn_up_again_with_the_new_tiles() -> None:
    s = war("iron-weapons", "alliance")
    act(s, 0, Strike(progress("iron-weapons"), SWE, 1), Ally(progress("alliance"), SWE))
    assert s.players[0].flipped and s.players[0].ally == SWE
    play(s, 3, until=lambda s: s.turn == 2)
    assert s.players[0].flipped == [] and s.players[0].ally == -1
