"""Talk at a table with several terminals: what one says stands on the other screens."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tabletop_tui.play.perspective import OwnSeat
from tabletop_tui.play.session import Session
from tabletop_tui.store.chat import ChatLog
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.table.game_screen import GameScreen
from tests.playing import new_table, play_on
from tests.tui.playing import XTERM


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """A table of three with a terminal each."""
    path = tmp_path / "evening.json"
    SharedSaveFile.create(play_on(new_table("skeleton", 3, 3), 5), path).close()
    return path


def screen_at(save: Path, seat: int) -> GameScreen:
    """That seat's own terminal."""
    shared = SharedSaveFile(save)
    return GameScreen(Session(shared.table, shared, perspective=OwnSeat(shared.table, seat)))


def new_app() -> TabletopApp:
    return TabletopApp(
        fps=0, terminal=probe(XTERM, interactive=True, size=(100, 30), encoding="utf-8")
    )


async def test_after_the_game_people_talk_on(tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    SharedSaveFile.create(play_on(new_table("skeleton", 3, 3), 100_000), path).close()
    app, screen, other = new_app(), screen_at(path, 2), ChatLog(path)
    async with app.run_test(size=(100, 30)) as pilot:
        await app.push_screen(screen)
        await pilot.pause()
        assert screen.table.over
        await pilot.press("escape")
        await type_line(pilot, "well played")
    (heard,) = other.poll()
    assert (heard.seat, heard.text) == (2, "well played")


async def type_line(pilot: Pilot[int], text: str) -> None:
    """The key, a line, Enter."""
    await pilot.press("quotation_mark")
    await pilot.pause()
    await pilot.press(*("space" if c == " " else c for c in text), "enter")
    await pilot.pause()


async def test_what_one_says_all_others_are_told_and_have_in_the_story(save: Path) -> None:
    app, screen = new_app(), screen_at(save, 0)
    other = ChatLog(save)
    async with app.run_test(size=(100, 30)) as pilot:
        await app.push_screen(screen)
        await pilot.pause()
        await type_line(pilot, "hello all")
        (heard,) = other.poll()
        assert (heard.name, heard.text, heard.seat) == (screen.table.seats[0].name, "hello all", 0)
        other.say("Ben", "well \x1b[31mplayed", 1, 5)
        screen.chat.hear()
        await pilot.pause()
        assert "Ben: well [31mplayed" in screen.view.message
        lines = [line.text for line in screen.session.story(0)]
        assert "hello all" in lines[-2] and "Ben" in lines[-1]
        settings = replace(app.preferences.settings, talk=False)
        app.preferences = replace(app.preferences, settings=settings)
        other.say("Ben", "still there?", 1, 5)
        screen.chat.hear()
        assert not any("still" in line.text for line in screen.session.story(0))
        assert "still" not in screen.view.message


async def test_at_one_keyboard_people_say_it_aloud(tmp_path: Path) -> None:
    save_file = SaveFile.create(new_table("skeleton", 3, 3), tmp_path / "game.json")
    app = TabletopApp(
        save_file=save_file,
        fps=0,
        terminal=probe(XTERM, interactive=True, size=(100, 30), encoding="utf-8"),
    )
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        await pilot.press("enter", "quotation_mark")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, GameScreen) and "aloud" in screen.view.message
    save_file.close()
    assert not save_file.path.with_name("game.json.talk").exists()
