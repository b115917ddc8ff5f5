"""W asks a computer player why it did what it did."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tabletop_tui.play import Seat
from tabletop_tui.tui.table.cover import CoverScreen
from tabletop_tui.tui.table.game_screen import GameScreen
from tests.playing import play_on
from tests.tui.playing import open_app

from .test_computer_players import until


async def test_a_computer_player_says_why_and_what_was_before(tmp_path: Path) -> None:
    app: Any = open_app(tmp_path, "rise_of_empires", "Anna,Ben,Cleo")
    table = play_on(app.save_file.table, 40)
    seat = table.deciding()[0]
    for n, one in enumerate(table.seats):
        if n != seat:
            table.seats[n] = Seat(one.name, "easy")
    async with app.run_test(size=(80, 24)) as pilot:
        await until(
            pilot, lambda: isinstance(app.screen, GameScreen) and app.screen.choice.seat == seat
        )
        await pilot.press("W")
        await until(pilot, lambda: " Why: " in app.screen.view.message)
        first, asked = app.screen.view.message, app.screen.hints.asked
        story = app.screen.session.story(seat, asked[1])
        actor = table.log[asked[1]][0]
        told = [line for line in story if line.after == asked[1] + 1]
        deed = [line.text for line in told if not line.names or actor in line.names]
        assert deed and first.startswith(f"{' '.join(deed)} Why: "), "what it did stands first"
        await pilot.press("W")
        await until(pilot, lambda: app.screen.view.message != first)
        assert " Why: " in app.screen.view.message and app.screen.hints.asked[1] < asked[1]


async def test_people_are_not_asked(tmp_path: Path) -> None:
    app: Any = open_app(tmp_path, "rise_of_empires", "Anna,Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, (GameScreen, CoverScreen)))
        await pilot.press("enter")
        await until(
            pilot, lambda: isinstance(app.screen, GameScreen) and app.screen.choice.seat >= 0
        )
        await pilot.press("W")
        await until(pilot, lambda: app.screen.view.message.startswith("Nothing to explain"))
