"""Plans of the next discs: followed entry by entry, and stopped by whatever was not foreseen."""

from __future__ import annotations

import io
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from tabletop_tui import games
from tabletop_tui.engine import Illegal, Luck, random_action
from tabletop_tui.engine.orders import ASK, Ordered, Stopped
from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.rules.actions import (
    DoNothing,
    PlaceDisc,
    RemoveDisc,
    TakeTerritory,
)
from tabletop_tui.games.rise_of_empires.rules.pieces import TERRITORY
from tabletop_tui.games.rise_of_empires.view.plan import entries
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.private_seat import change_orders
from tabletop_tui.play import Words
from tabletop_tui.play.perspective import HotSeat
from tabletop_tui.play.private.orders import (
    follow,
    give_order,
    plan_changes,
    planned,
    private_of,
    value_in_words,
)
from tabletop_tui.play.seats import Seat
from tabletop_tui.play.session import Session
from tabletop_tui.play.table import Table
from tests.play.private.test_standing_orders import GAMES, ORDERS, Printer

ROW = TERRITORY


def opened() -> tuple[Table, int]:
    """Return a table of Rise of Empires and the seat that chooses first."""
    seats = [Seat(name) for name in ("Anna", "Ben", "Cleo")]
    table = Table.open(games.find("rise_of_empires"), seats, 1)
    return table, table.deciding()[0]


def territory(table: Table) -> list[str]:
    """Return the keys of the open territory tiles."""
    s = table.state
    tiles = sorted({*s.fresh[ROW], *s.older[ROW]} - {-1})
    return [box(s.parts).territory[tile].key for tile in tiles]


def mirrored(left: int) -> tuple[Table, int]:
    """Return a table in a B turn, where the seat that chooses has *left* discs left of its own."""
    table, seat = opened()
    s = table.state
    s.turn, other = 2, (seat + 1) % 3
    assert s.mirror
    s.display[ROW][:] = [seat, *[other] * left]
    s.players[seat].goods[:] = [3] * len(s.players[seat].goods)
    return table, seat


def test_a_plan_places_its_discs_and_takes_its_tiles_in_their_order() -> None:
    table, seat = opened()
    tile = territory(table)[0]
    give_order(table, seat, "disc", f"territory:{tile} progress")
    follow(table)
    number = [one.key for one in box(table.state.parts).territory].index(tile)
    assert [action for _, action in table.log] == [PlaceDisc(ROW), TakeTerritory(number)]
    assert private_of(table, seat).orders == {"disc": "progress"}
    while table.deciding() != (seat,):
        random = random_action(table.game, table.state, table.deciding()[0], Luck(1))
        table.play(table.deciding()[0], random)
    follow(table)
    assert table.log[-1] == (seat, PlaceDisc(0)) and table.deciding() == (seat,)
    assert not private_of(table, seat).orders, "who is asked has nothing planned any more"


def test_a_plan_given_while_its_seat_chooses_waits_for_the_next_disc() -> None:
    table, seat = opened()
    tiles = territory(table)
    session = Session(table, None)
    give_order(table, seat, "disc", f"territory:{tiles[0]}")
    session.play(seat, PlaceDisc(ROW))
    assert table.deciding() == (seat,) and len(table.log) == 1, "that disc was its own"


@pytest.mark.parametrize(
    ("plan", "why"),
    [
        ("territory:{gone}", "tile"),
        ("city:rome", "tile"),
        ("territory:{there}@2", "turn"),
        ("trade", "row"),
        (">territory:{there}", "tile"),
    ],
)
def test_a_plan_stops_where_it_does_not_fit(plan: str, why: str) -> None:
    table, seat = opened()
    s, there = table.state, territory(table)
    gone = next(one.key for one in box(s.parts).territory if one.key not in there)
    s.display[4][:] = [(seat + 1) % 3] * 9
    give_order(table, seat, "disc", plan.format(gone=gone, there=there[0]))
    assert follow(table) == [] and not table.log
    assert private_of(table, seat).stopped == {"disc": f"order-stop-{why}"}


@pytest.mark.parametrize(
    ("entry", "left", "log"),
    [
        ("territory:{there}@0", 0, 2),
        ("territory:{there}@2", 2, 3),
        ("territory:{there}@1", 2, "dear"),
        ("territory:-@0", 0, 2),
        ("territory@1", 1, 1),
        ("territory:{there}", 0, "turn"),
        ("territory", 0, 0),
        ("city:-@0", 0, "row"),
    ],
)
def test_in_a_b_turn_a_disc_comes_off_for_no_more_than_planned(
    entry: str, left: int, log: Any
) -> None:
    table, seat = mirrored(left)
    give_order(table, seat, "disc", entry.format(there=territory(table)[0]))
    follow(table)
    stopped = private_of(table, seat).stopped
    if isinstance(log, str):
        assert stopped == {"disc": f"order-stop-{log}"} and not table.log
        return
    kinds = [action for who, action in table.log if who == seat]
    assert len(kinds) == log and not stopped
    assert not kinds or kinds[0] == RemoveDisc(ROW, 0)
    assert (kinds[-1:] == [DoNothing()]) == (":-" in entry)


def test_a_plan_stops_when_what_it_did_is_undone() -> None:
    table, seat = opened()
    tiles = territory(table)
    give_order(table, seat, "disc", f"territory:{tiles[0]} territory:{tiles[1]}")
    follow(table)
    table.rewind(0)
    assert private_of(table, seat).stopped == {"disc": "order-stop-undone"}
    assert follow(table) == []


def test_only_what_lies_open_can_be_planned_and_each_tile_once() -> None:
    table, seat = opened()
    view = table.game.view(table.state, seat)
    first = entries(view, seat, ())
    assert {f"territory:{key}" for key in territory(table)} < {*first} and "territory" in first
    again = entries(view, seat, ["territory", f"territory:{territory(table)[0]}"])
    assert f"territory:{territory(table)[0]}" not in again and "territory" in again
    assert entries(view, seat, ["territory"] * 6) == []
    table, seat = mirrored(2)
    view = table.game.view(table.state, seat)
    assert "territory:-@2" in entries(view, seat, ())
    assert not entries(view, seat, ["territory@2"]), "one disc lies there"


@pytest.mark.parametrize(
    "value", ["", "territory:", "nowhere", "city:rome@", " city", "city  city"]
)
def test_what_is_no_plan_is_refused(value: str) -> None:
    option = next(one for one in games.find("rise_of_empires").orders if one.key == "disc")
    assert option.accepts("city:rome >territory:plains@2") and not option.accepts(value)
    assert not option.accepts(" ".join(["city"] * 7))


def test_a_plan_in_plain_mode_is_made_and_told() -> None:
    table, seat = opened()
    said: list[str] = []
    session = Session(table, None, perspective=HotSeat(table, seat))
    change_orders(session, Console(io.StringIO("1\n2\n2\n1\n0\n"), Printer(said)))
    value = private_of(table, seat).orders["disc"]
    assert len(planned(value)) == 1 and "1. " in "".join(said)
    words = Words(table.game, [one.name for one in table.seats])
    view = table.game.view(table.state, seat)
    option = table.game.orders[0]
    told = value_in_words(words, option, f"territory:{territory(table)[0]} city@2", view)
    assert told.startswith("Territory: ") and told.endswith("City: ask me then")
    assert (ASK, "1. Territory: ask me then – take it out") in plan_changes(
        words, table.game, view, seat, "territory"
    )


@pytest.mark.parametrize("game", GAMES)
def test_no_order_acts_after_one_of_its_stops(game: str) -> None:
    """Whatever stops it: people who play at random give orders again and again."""
    known, stopped = games.find(game), set[tuple[int, str]]()
    acted, stops = [], 0

    def watched(view: Any, seat: int, orders: Any) -> Any:
        answer = known.follow(view, seat, orders)
        nonlocal stops
        if isinstance(answer, Stopped):
            stopped.add((seat, answer.key))
            stops += 1
        if isinstance(answer, Ordered):
            assert (seat, answer.key) not in stopped
            acted.append(answer.key)
        return answer

    seats = [Seat(name) for name in ("Anna", "Ben", "Cleo")]
    table = Table.open(replace(known, follow=watched), seats, 4)
    session, luck = Session(table, None), Luck(4)
    asked = 0
    while len(table.log) < 120 and not table.over:
        seat = table.deciding()[luck(len(table.deciding()))]
        asked += 1
        for option in known.orders if asked % 3 == 0 else ():
            value = ORDERS[game].get(option.key, "")
            if option.shape == "list":
                found = known.entries(known.view(table.state, seat), seat, ())
                value = " ".join(found[luck(len(found))] for _ in range(3)) if found else ""
            if value:
                give_order(table, seat, option.key, value)
                stopped.discard((seat, option.key))
        with suppress(Illegal):  # it asks people who cannot answer
            session.play(seat, random_action(known, table.state, seat, luck))
    assert acted and (stops or game == "cities_and_knights")
