"""Standing orders and notes at the table: given by keys, seen by their owner alone, told when they
stop.
"""

from __future__ import annotations

from pathlib import Path

from tabletop_tui.play.perspective import NOBODY
from tabletop_tui.play.private.orders import private_of
from tabletop_tui.store.load import load
from tabletop_tui.tui.dialogs.ask import Ask
from tabletop_tui.tui.dialogs.pick import Pick
from tests.tui.playing import at_table, open_app

SIZE = (80, 24)


async def test_an_order_is_given_by_keys_and_saved(tmp_path: Path) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,bot:easy,bot:easy")
    async with app.run_test(size=SIZE) as pilot:
        screen = await at_table(pilot)
        seat = screen.session.perspective.viewer
        await pilot.press("escape", "O")
        await pilot.pause()
        page = app.screen
        assert isinstance(page, Pick) and page.heading == "Standing orders of Anna"
        assert page.answers[0] == ("trades", "Trades: ask me")
        assert page.answers[1] == ("wanted", "What I want: nothing yet")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, Ask) and "two points from winning" in app.screen.question
        await pilot.press("2")
        await pilot.pause()
        page = app.screen
        assert isinstance(page, Pick) and page.answers[0] == (
            "trades",
            "Trades: refuse every offer",
        )
        await pilot.press("escape")
        await pilot.pause()
        assert app.screen is screen
        assert load(tmp_path / "cities_and_knights.json").table.private[seat].orders == {
            "trades": "refuse"
        }


async def test_notes_are_written_changed_and_removed(tmp_path: Path) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,bot:easy,bot:easy")
    async with app.run_test(size=SIZE) as pilot:
        screen = await at_table(pilot)
        seat = screen.session.perspective.viewer
        await pilot.press("escape", "W", "enter", *"ore [b]", "enter")
        await pilot.pause()
        assert private_of(screen.table, seat).notes == "ore [b]"
        page = app.screen
        assert isinstance(page, Pick) and page.answers[0] == ("0", "ore [b]")
        await pilot.press("up", "enter", "c", *"!", "enter")
        await pilot.pause()
        assert private_of(screen.table, seat).notes == "ore [b]!"
        await pilot.press("up", "enter", "r")
        await pilot.pause()
        assert seat not in screen.table.private


async def test_orders_and_notes_of_a_hand_that_lies_face_down_are_not_shown(tmp_path: Path) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,Ben,Cleo")
    async with app.run_test(size=SIZE) as pilot:
        screen = await at_table(pilot)
        screen.session.perspective.set_viewer(NOBODY)
        for key in ("O", "W"):
            await pilot.press("escape", key)
            await pilot.pause()
            assert app.screen is screen and "yours alone" in screen.view.message


async def test_a_plan_is_made_by_keys_and_its_entries_go_again(tmp_path: Path) -> None:
    app = open_app(tmp_path, "rise_of_empires", "Anna,bot:easy,bot:easy")
    async with app.run_test(size=SIZE) as pilot:
        screen = await at_table(pilot)
        seat = screen.session.perspective.viewer
        await pilot.press("escape", "O", "enter")
        await pilot.pause()
        page = app.screen
        assert isinstance(page, Pick) and page.heading == "Next discs"
        assert "The plan stops when" in page.above[0].label
        await pilot.press("enter", "enter")
        await pilot.pause()
        assert private_of(screen.table, seat).orders == {"disc": "progress progress"}
        await pilot.press("up", "enter")
        await pilot.pause()
        assert private_of(screen.table, seat).orders == {"disc": "progress"}
        await pilot.press("escape")
        await pilot.pause()
        page = app.screen
        assert isinstance(page, Pick)
        assert page.answers[0] == ("disc", "Next discs: Progress: ask me then")
