"""Transcripts: reading, long lists, forms, hints, handovers, clocks, changing seats, and the end of
a game.
"""

from __future__ import annotations

import errno

import pytest

from tabletop_tui.plain import pages
from tabletop_tui.play import Seat
from tabletop_tui.play.pins import hash_pin
from tests.playing import agree, new_table, play_on

from .scripted import Nowhere, keep, sat
from .scripted import still as still

pytestmark = pytest.mark.usefixtures("still")
ANNA, BEN, CLEO = range(3)


def test_rulebook_and_components_are_read_by_number_and_word(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def full(*given: object) -> None:
        raise OSError(errno.ENOSPC, "disk-full")

    monkeypatch.setattr(pages, "export", full)
    orders = (
        "rules 5", "rules 81", "rules 82", "rules 0", "rules aqueduct", "rules the",
        "rules xyzzy", "sheet 1", "sheet 7", "sheet 8", "sheet 0", "sheet wall", "sheet e",
        "sheet xyzzy", "log 2", "log 0", "rule x", "hint 1", "export x", "0", "export M", "quit",
    )  # fmt: skip
    table = new_table("cities_and_knights", 3, 3)
    keep("reading", sat(table, *orders, viewer=BEN, width=120))


def test_a_long_list_is_gone_into_and_back() -> None:
    orders = (
        "3", "0", "2", "back", "4", "", "rule 2", "999", "x9 n", "c3", "1", "undo", "undo", "redo",
        "1", "C3 s", "2", "log", "undo", "quit",
    )  # fmt: skip
    table = new_table("cities_and_knights", 3, 3)
    keep("a-long-list", sat(table, *orders, width=44, picture=False, ascii=True, viewer=BEN))


def test_a_trade_is_asked_for_card_by_card() -> None:
    orders = (
        "3", "9", "dance", "undo", "points", "", "2", "5", "2.5", "2", "1", "1", "1", "0", "1", "3",
        "1", "0", "1", "3", "quit",
    )  # fmt: skip
    table = play_on(new_table("cities_and_knights", 3, 3), 230, 5)
    keep("a-trade", sat(table, "3", "back", "4", "0", "1", "BACK", *orders, viewer=BEN, width=70))


def test_a_shot_is_aimed_at_what_it_reaches_or_freely() -> None:
    orders = (
        "2", "2", "1", "2", "1", "0", "360", "359,9", "0", "101", "37", "2", "2", "0", "-1", "x",
        "45.55", "45.5", "100", "1", "undo", "quit",
    )  # fmt: skip
    table = new_table("ascending_empires", 2)
    keep("a-shot", sat(table, *orders, viewer=table.deciding()[0], picture=False))


def test_handovers_pins_and_clocks() -> None:
    table = new_table("skeleton", 3, 3)
    agree(table, timed=True, pins={BEN: hash_pin("2580", "00ff")})
    orders = (
        "undo", "", "clock", "pin", "12", "123", "124", "123", "123", "pin", "99", "123", "clock x",
        "5", "?", "", "1", "25801", "", "forgotten", "1", "", "forgotten", "2", "1", "", "2580",
        "clock off", "clock", "clock on", "6", "", "clock", "7", "quit",
    )  # fmt: skip
    storage = Nowhere("This save was upgraded.", "The disk is full.")
    keep("handovers-and-clocks", sat(table, *orders, storage=storage, width=64))


@pytest.mark.parametrize(("pace", "told"), [(4.9, False), (5.0, True), (5.9, True)])
def test_how_long_somebody_had_the_keyboard_is_told_from_five_seconds_on(
    pace: float, told: bool
) -> None:
    player = sat(new_table("skeleton", 2, 3), "", "5", "quit", pace=pace)
    assert ("Anna had the keyboard for 5 seconds." in player.text) == told


def test_seats_change_hands() -> None:
    table = new_table("skeleton", 3, 3, options={"cards": 13})
    table.seats[CLEO] = Seat("Bot 3", "easy", "trader")
    orders = (
        "", "seats", "0", "seats", "9", "3", "0", "seats", "3", "1", "Anna", "seats", "3", "2",
        "3", "motive", "motive", "seats", "2", "2", "1", "seats", "2", "2", "2", "log 3", "seats",
        "1", "1", "help", "undo", "log 2", "seats", "0", "seats", "1", "1", "Zoë", "", "quit",
    )  # fmt: skip
    keep("seats", sat(table, *orders, width=72))


def test_where_only_computer_players_are_left_somebody_may_sit_down_again() -> None:
    table = new_table("skeleton", 2, 3, options={"cards": 9})
    table.seats[BEN] = Seat("Bot 2", "easy")
    orders = (
        "1", "seats", "1", "2", "help", "undo", "xyzzy", "log 3", "points", "", "seats", "0",
        "seats", "1", "1", "Zoë", "1", "seats", "1", "1", "", "quit",
    )  # fmt: skip
    keep("alone", sat(table, *orders))


@pytest.mark.parametrize(("actions", "rounds"), [(1, 0), (2, 2), (4, 3)])
def test_charts_begin_with_the_second_round(actions: int, rounds: int) -> None:
    told = sat(play_on(new_table("skeleton", 2, 3), actions), "", "charts", "quit").text
    charts = told.partition("charts\n")[2]
    assert charts.count("  Round ") == rounds
    assert charts.startswith("Nothing here yet.") == ("Nothing here yet." in charts) == (not rounds)


def test_the_first_seat_is_told_why_as_any_other() -> None:
    table = play_on(new_table("cities_and_knights", 3, 3), 230, 8)
    assert table.deciding() == (ANNA,)
    told = sat(table, "why", "quit", viewer=ANNA).text.partition("why\n")[2]
    assert told.count("\n- ") > 3 and told.startswith("- ")


def test_hints_are_told_and_followed_by_their_number() -> None:
    table = play_on(new_table("skeleton", 2, 3, options={"cards": 5}), 2)
    orders = (
        "hint 1", "hint", "hint 0", "hint 4", "h 2", "", "hint", "hint x", "why", "hint 1",
        "hint 1", "quit",
    )  # fmt: skip
    keep("hints", sat(table, *orders, viewer=ANNA))


def test_a_game_is_played_to_its_end_and_looked_back_on() -> None:
    table = play_on(new_table("skeleton", 2, 3, options={"cards": 6}), 6)
    table.seats[BEN] = Seat("Bot 2", "easy", "fighter")
    orders = (
        "motive", "1", "motive", "motive", "2", "help", "review", "review 1", "review 9", "log 3", "undo", "say well",
        "points", "charts", "board", "hand", "xyzzy", "again",
    )  # fmt: skip
    keep("to-the-end", sat(table, *orders, width=50))
