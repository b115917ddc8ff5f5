"""The rematch: one key at the end of a game, and the same people sit at a new one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.engine import Luck, over, random_action, to_act
from tabletop_tui.games import find
from tabletop_tui.play import Table
from tabletop_tui.play.players import bots_in_words
from tabletop_tui.play.rematch import rematch
from tabletop_tui.play.results.deals import deal_of
from tabletop_tui.play.seats import Seat, read_seats
from tabletop_tui.tui.dialogs.ask import Ask
from tabletop_tui.tui.reading.page import FinalPage
from tabletop_tui.tui.table import game_screen
from tabletop_tui.tui.widgets.line_widgets import Lines
from tests.tui.playing import open_app


def played_out(app: Any) -> Table:
    """The table of the app, after a game of luck to its end."""
    table: Table = app.save_file.table
    luck = Luck(3)
    while not over(table.state):
        seat = to_act(table.game, table.state)[0]
        table.play(seat, random_action(table.game, table.state, seat, luck))
    return table


@pytest.mark.parametrize(("key", "names"), [("r", ["Ben", "Anna"]), ("a", ["Anna", "Ben"])])
async def test_one_key_at_the_end_begins_the_next_game_of_the_same_people(
    key: str, names: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    app: Any = open_app(tmp_path, "skeleton", "Anna,Ben")
    table = played_out(app)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        await pilot.press(key)
        await pilot.pause()
        fresh = app.save_file.table
        assert fresh is not table and not fresh.over and fresh.log == []
        assert [seat.name for seat in fresh.seats] == names
        assert key == "r" or deal_of(fresh) == deal_of(table)


def test_who_gave_a_seat_away_sits_there_again_in_the_rematch() -> None:
    table = Table.open(find("skeleton"), read_seats("Anna,Ben,bot:hard"), 1)
    table.seats[1] = Seat("Ben", "normal")
    assert bots_in_words(table)[:2] == [
        "Ben: computer, normal, standing in for a person",
        "Bot 3: computer, hard",
    ]
    fresh = rematch(table, 2)
    assert [(one.name, one.level) for one in fresh.seats] == [
        ("Ben", ""),
        ("Bot 2", "hard"),
        ("Anna", ""),
    ]


async def test_on_the_board_of_a_game_that_is_over_no_key_is_told_that_does_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    app: Any = open_app(tmp_path, "cities_and_knights", "Anna,Ben")
    played_out(app)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()
        keys = app.screen.query_one("#hint", Lines).rows[0].plain
        assert "pick" not in keys and "menu" not in keys and "undo" not in keys
        assert "points" in keys and "quit" in keys
        await pilot.press("escape")
        await pilot.pause()
        menu = app.screen
        assert isinstance(menu, Ask) and menu.answers[0][2] == "Go back to the board"
        assert "Go on playing" not in [label for _, _, label in menu.answers]
        await pilot.press("enter")
        await pilot.pause()
        head = app.screen.query_one("#head", Lines).rows[0].plain
        assert "at risk" not in head and "Round" in head


async def test_a_key_pressed_in_haste_does_not_close_the_end_nor_begin_a_rematch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    monkeypatch.setattr(game_screen, "READING_TIME", 3600.0)
    app: Any = open_app(tmp_path, "skeleton", "Anna,Ben")
    table = played_out(app)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        page = app.screen
        assert isinstance(page, FinalPage)
        await pilot.press("enter", "r", "escape", "q")
        await pilot.pause()
        assert app.screen is page and app.save_file.table is table
        page.ignore_keys_until = 0.0
        await pilot.press("enter")
        await pilot.pause()
        assert app.screen is not page
        await pilot.press("P")  # asked for, it listens at once
        await pilot.pause()
        assert isinstance(app.screen, FinalPage)
        await pilot.press("enter")
        await pilot.pause()
        assert not isinstance(app.screen, FinalPage)
