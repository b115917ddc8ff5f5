"""A great moment stops the game with a small panel until one key, as the settings wish."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tabletop_tui.engine import Moment, SeatTable, Word
from tabletop_tui.games import find
from tabletop_tui.games.ascending_empires.rules.actions import Pass
from tabletop_tui.games.ascending_empires.rules.events import Rammed
from tabletop_tui.play import Words
from tabletop_tui.play.text import languages
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.keys import type_ahead
from tabletop_tui.tui.paint.ink import ink_of
from tabletop_tui.tui.paint.palette import theme
from tabletop_tui.tui.table import moment_panel
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.table.moment_panel import MomentPanel
from tabletop_tui.tui.widgets.line_widgets import Lines
from tabletop_tui.tui.widgets.seat_table import table_rows
from tests.tui.playing import open_app


def wish(app: TabletopApp, moments: str) -> None:
    """The players want to be stopped for these moments."""
    settings = replace(app.preferences.settings, moments=moments)
    app.preferences = replace(app.preferences, settings=settings)


def ram(screen: GameScreen) -> None:
    """Tell of a ram that never was."""
    table = screen.table
    table.log.append((0, None))
    table.turns.append((0, 0))
    table.events.append([Rammed(0, 0, 3, False)])


def forget(screen: GameScreen) -> None:
    """Let it be untold again."""
    for told in (screen.table.log, screen.table.turns, screen.table.events):
        told.pop()


@pytest.mark.parametrize(("wanted", "stops"), [("all", True), ("none", False)])
async def test_a_ram_stops_the_game_for_one_key(
    wanted: str, stops: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type_ahead, "READING_TIME", 3_600.0)
    app = open_app(tmp_path, "ascending_empires", "Anna,bot:easy")
    wish(app, wanted)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen, gone_on = app.screen, []
        assert isinstance(screen, GameScreen)
        ram(screen)
        screen.moments.show(lambda: gone_on.append(True))
        await pilot.pause()
        assert isinstance(app.screen, MomentPanel) == stops and bool(gone_on) != stops
        if stops:
            words = [row.plain for row in app.screen.list.rows]
            assert "ram" in words[0].lower() and "Anna" in " ".join(words)
            assert app.screen.styles.background.a == 0, "the table stays in sight"
            await pilot.press("enter")
            await pilot.pause()
        assert app.screen is screen and gone_on == [True]
        assert screen.type_ahead.is_unread() == stops, "one key too many chooses nothing behind it"
        forget(screen)


@pytest.mark.parametrize(
    ("seats", "pace", "closes"),
    [
        ("bot:easy,bot:easy", "normal", True),
        ("bot:easy,bot:easy", "slow", True),
        ("Anna,bot:easy", "normal", False),
    ],
)
async def test_computer_players_alone_wait_for_no_key(
    seats: str, pace: str, closes: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seconds in ("CLOSE_AFTER", "CLOSE_ALONE"):
        soon = dict.fromkeys(getattr(moment_panel, seconds), 0.05)
        monkeypatch.setattr(moment_panel, seconds, soon)
    app = open_app(tmp_path, "ascending_empires", seats)
    wish(app, "all")
    settings = replace(app.preferences.settings, pace=pace)
    app.preferences = replace(app.preferences, settings=settings)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen, gone_on = app.screen, list[bool]()
        assert isinstance(screen, GameScreen)
        monkeypatch.setattr(screen, "poll_players", lambda: None)  # nobody plays on meanwhile
        ram(screen)
        screen.moments.show(lambda: gone_on.append(True))
        await pilot.pause()
        if closes:
            while not gone_on:
                await pilot.pause(0.02)
        else:
            assert isinstance(app.screen, MomentPanel) and app.screen.timer is None
        forget(screen)


async def test_a_key_on_its_way_to_the_table_takes_no_moment_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moment_panel, "READING_TIME", 3600.0)
    app = open_app(tmp_path, "ascending_empires", "Anna,bot:easy")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen, gone_on = app.screen, []
        assert isinstance(screen, GameScreen)
        ram(screen)
        screen.moments.show(lambda: gone_on.append(True))
        await pilot.pause()
        await pilot.press("enter", "o", "escape", "space")
        panel = app.screen
        assert isinstance(panel, MomentPanel) and not gone_on
        panel.ignore_keys_until = 0.0
        await pilot.press("enter")
        await pilot.pause()
        assert app.screen is screen and gone_on == [True]
        forget(screen)


async def test_behind_a_moment_the_table_stands_as_it_is_now(tmp_path: Path) -> None:
    app = open_app(tmp_path, "ascending_empires", "Anna,bot:easy")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, GameScreen) and screen.view.look is not None
        before = screen.view.look
        ram(screen)
        screen.choice.close()
        screen.moments.show(lambda: None)
        await pilot.pause()
        assert isinstance(app.screen, MomentPanel) and screen.view.look is not before
        keys = screen.query_one("#hint", Lines).rows[0].plain
        assert "pick" not in keys and "menu" not in keys, "nothing is chosen on the table now"
        forget(screen)


async def test_behind_a_moment_nobody_answers_and_only_its_own_key_is_named(tmp_path: Path) -> None:
    app = open_app(tmp_path, "ascending_empires", "Anna,Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("enter")  # Anna sits down
        await pilot.pause()
        screen, gone_on = app.screen, []
        assert isinstance(screen, GameScreen)
        head = screen.query_one("#head", Lines)
        screen.play(0, Pass())  # the turn is Ben's now
        ram(screen)
        screen.choice.close()
        screen.choice.seat = 0
        screen.moments.show(lambda: gone_on.append(True))
        await pilot.pause()
        assert isinstance(app.screen, MomentPanel)
        keys = app.screen.query_one("#below", Lines).rows[0].plain.split()
        assert keys == ["Enter", "Go", "on", "F1", "rule", "?", "keys"]
        assert "answers" not in head.rows[0].plain and "Ben" in head.rows[0].plain
        rule, waited = (row.plain for row in screen.query_one("#form", Lines).rows[:2])
        assert set(rule) == {"─"} and waited == "Ben chooses an action.", "nobody chooses yet"
        await pilot.press("enter")
        await pilot.pause()
        assert gone_on
        forget(screen)


async def test_a_moment_that_is_longer_than_the_screen_is_read_page_by_page(tmp_path: Path) -> None:
    app = open_app(tmp_path, "rise_of_empires", "Anna,bot:easy")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, GameScreen)
        letters = "abcdefghijklmnopqrstuvwxyz"
        moment = Moment(Word("moment-turn"), tuple(Word(f"x-{letter}") for letter in letters))
        await app.push_screen(panel := MomentPanel(screen.session, moment, app.ink, 0.0))
        panel.ignore_keys_until = 0.0
        await pilot.pause()
        told = [row.plain.strip() for row in panel.list.rows]
        seen = told[1:-2]
        keys = panel.query_one("#below", Lines)
        assert keys.rows[0].plain.startswith(" ↑↓ page  Enter Go on"), "what turns the pages"
        assert len(told) == 21 and told[0] == "The end of the turn" and told[-1].endswith("(1/2)")
        await pilot.press("enter")
        told = [row.plain.strip() for row in panel.list.rows]
        seen += told[1:-2]
        assert told[0] == "The end of the turn" and told[-1].endswith("Go on (2/2)")
        assert len(seen) == len(letters) == len(set(seen)), "every row once, none passed over"
        await pilot.press("up")
        assert panel.page == 0 and app.screen is panel
        await pilot.resize_terminal(80, 40)
        await pilot.pause()
        assert len(panel.list.rows) == len(letters) + 3, "all on one page where they have room"
        assert panel.list.rows[-1].plain.strip().endswith("Go on")
        assert keys.rows[0].plain.startswith(" Enter Go on"), "there is no other page"
        await pilot.press("enter")
        await pilot.pause()
        assert app.screen is screen
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        await app.push_screen(quick := MomentPanel(screen.session, moment, app.ink, 0.05))
        while app.screen is quick:
            await pilot.pause(0.01)
        assert quick.page == quick.last == 1, "at a fast pace every page comes by itself"


@pytest.mark.parametrize("bell", [True, False])
@pytest.mark.parametrize("wanted", ["all", "none"])
async def test_the_bell_rings_for_a_moment_that_stops_the_game_if_players_wish_it(
    wanted: str, bell: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, rung = open_app(tmp_path, "ascending_empires", "Anna,bot:easy"), list[bool]()
    settings = replace(app.preferences.settings, moments=wanted, bell=bell)
    app.preferences = replace(app.preferences, settings=settings)
    monkeypatch.setattr(app, "bell", lambda: rung.append(True))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)
        ram(app.screen)
        app.screen.moments.show(lambda: None)
        assert rung == [True] * (bell and wanted == "all")


@pytest.mark.parametrize("code", languages())
def test_the_end_of_a_turn_is_a_table_with_a_column_for_each_player(code: str) -> None:
    words = Words(find("rise_of_empires"), ["Wilhelmina", "Ben", "Cleo", "Dora", "Emil"], code)
    keys = ("food", "discs", "regions", "points")
    numbers = ("20", "+1", "·", "-3", "+12")
    table = SeatTable((0, 1, 2, 3, 4), tuple((Word(f"ledger-{key}"), numbers) for key in keys), 6)
    head, *rows, blank = table_rows(table, words, ink_of(theme("table"), "256", "unicode"), 52)
    assert not blank.plain and len(rows) == len(keys)
    assert len({row.cell_len for row in (head, *rows)}) == 1 and head.cell_len <= 52
    for key, row in zip(keys, rows, strict=True):
        assert row.plain.startswith(words.say(f"ledger-{key}"))
        assert row.plain.removeprefix(words.say(f"ledger-{key}")).split() == [*numbers]
    for n, name in enumerate(("Ben", "Cleo", "Dora", "Emil"), 1):
        end = head.plain.index(name) + len(name)
        assert rows[0].plain[:end].endswith(numbers[n])
