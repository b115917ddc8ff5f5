"""A player is told at once what is done to them: a lead lost to cubes alone, a weapon used, a
famine.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tabletop_tui.engine import Moment
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.rules import events as e
from tabletop_tui.games.rise_of_empires.rules.actions import PlaceCubes, Settle, SettleFood, Strike
from tabletop_tui.games.rise_of_empires.rules.state import Eating, State
from tabletop_tui.games.rise_of_empires.view.moments import moments
from tabletop_tui.play.story.moments import ALL, moments_for
from tabletop_tui.play.story.narration import lines
from tabletop_tui.play.story.recap import split_for
from tabletop_tui.play.text import Words
from tests.games.rise_of_empires.scenario import (
    act,
    happened,
    own,
    phase,
    progress,
    purse,
    put,
    region,
    war,
    with_tile,
)
from tests.playing import NAMES, new_table

ANNA, BEN, CLEO = range(3)


def placed(mine: int, more: int, **theirs: int) -> tuple[State, list[Any]]:
    """Return a position after Anna, with *mine* cubes in SW Europe, places more there beside
    others.
    """
    s = with_tile("e1", swe=mine)
    for name, cubes in theirs.items():
        put(s, NAMES.index(name.title()), swe=cubes)
    return s, act(s, ANNA, PlaceCubes(region("swe"), more))


@pytest.mark.parametrize(
    ("mine", "theirs", "told"),
    [
        (1, {"ben": 2}, ["Anna takes control of SW Europe from Ben."]),
        (1, {"ben": 3}, ["Anna now shares control of SW Europe with Ben."]),
        (2, {"ben": 2}, ["Anna takes control of SW Europe from Ben."]),
        (3, {"ben": 2}, []),
        (1, {"ben": 4}, []),
        (1, {"ben": 2, "cleo": 2}, ["Ben.", "Cleo."]),
    ],
)
def test_who_loses_the_lead_to_mere_cubes_hears_it_among_what_was_done_to_him(
    mine: int, theirs: dict[str, int], told: list[str]
) -> None:
    s, events = placed(mine, 2, **theirs)
    found = lines(events, s, Words(GAME, NAMES, "en"), -1, 1, ANNA)
    leads = [line for line in found if line.kind == "lead-taken"]
    assert len(leads) == len(told) and all(
        x.text.endswith(y) for x, y in zip(leads, told, strict=True)
    )
    assert bool(split_for(found, BEN).own) == bool(told)


def test_colonists_can_take_a_lead_too() -> None:
    s = war("colonists")
    purse(s, ANNA, cube=3)
    told = act(s, ANNA, Settle(progress("colonists"), region("swe")))
    assert [x.victim for x in happened(told, e.LeadTaken)] == [BEN, CLEO]


def stops(s: State, told: list[Any]) -> dict[str, Moment]:
    """Return the moments of one action's events."""
    return {one.title.key: one for one in moments(s, [told])}


@pytest.mark.parametrize("tile", ["iron-weapons", "machine-guns"])
def test_a_weapon_that_is_used_stops_the_game_for_both(tile: str) -> None:
    s = war(tile)
    told = act(s, ANNA, Strike(progress(tile), region("swe"), BEN))
    assert stops(s, told)["moment-strike"].seats == (ANNA, BEN)


def test_a_famine_is_told_when_it_happens_and_not_at_the_end_of_the_turn() -> None:
    s = phase(Eating())
    purse(s, ANNA, food=0, vp=9)
    purse(s, BEN, food=0, vp=0)
    own(s, ANNA, "babylon")
    own(s, BEN, "memphis", "babylon")
    told = act(s, ANNA, SettleFood(0))
    famine = stops(s, told)["moment-famine"]
    assert famine.seats == (ANNA,) and "moment-turn" not in stops(s, told)
    text = Words(GAME, NAMES, "en").of(s, famine.rows[0])
    assert text == "Anna's food stays at 0; 3 short, so hunger costs 3 VP."


@pytest.mark.parametrize(("beside", "stopped"), [([], []), ([BEN], [ANNA])])
def test_a_battle_of_ones_own_stops_only_who_shares_the_keyboard(
    beside: list[int], stopped: list[int]
) -> None:
    table: Any = new_table("rise_of_empires", 3)
    table.state = war("machine-guns")
    table.play(ANNA, Strike(progress("machine-guns"), region("swe"), BEN))
    session: Any = SimpleNamespace(table=table, same_keyboard=lambda seat: beside)
    found = {seat: moments_for(session, ALL, seat) for seat in (ANNA, BEN, CLEO)}
    assert [seat for seat in found if found[seat]] == [*stopped, BEN, CLEO]


@pytest.mark.parametrize(
    ("turn", "food", "vp", "told"),
    [
        (1, 3, 9, "Settle the food (-3 food)"),
        (1, 1, 9, "Settle the food (-3 food; 2 short: -2 VP)"),
        (1, 0, 1, "Settle the food (-3 food; 3 short: -1 VP)"),
        (6, 9, 9, "Settle the food (-6 food, as the last turn counts double)"),
    ],
)
def test_what_hunger_would_cost_stands_in_the_line_that_settles_the_food(
    turn: int, food: int, vp: int, told: str
) -> None:
    s = phase(Eating(), turn)
    purse(s, ANNA, food=food, vp=vp)
    own(s, ANNA, "babylon")
    assert Words(GAME, NAMES, "en").of(s, SettleFood(0)) == told


@pytest.mark.parametrize(
    ("code", "told"),
    [("nl", "(-3 voedsel; 2 te weinig: -2 OP)"), ("es", "(-3 de comida; faltan 2: -2 PV)")],
)
def test_hunger_stands_there_in_every_language(code: str, told: str) -> None:
    s = phase(Eating())
    purse(s, ANNA, food=1, vp=9)
    own(s, ANNA, "babylon")
    assert Words(GAME, NAMES, code).of(s, SettleFood(0)).endswith(told)
