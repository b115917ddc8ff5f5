"""A page over a table of several terminals says whose turn it is, and what was said meanwhile."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.play.session import Session
from tabletop_tui.store.chat import ChatLog
from tabletop_tui.store.presence import Presence
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.reading.story import Story
from tabletop_tui.tui.table.game_screen import GameScreen
from tests.playing import new_table, play_on
from tests.tui.playing import XTERM
from tests.tui.remote.test_remote_seats import (
    ANNA,
    BEN,
    CLEO,
    act,
    discarding,
    saved,
    shown,
    sitting,
    table_of,
    until,
)


def foot(pilot: object) -> str:
    """The row of a page that follows the table."""
    return pilot.app.screen.query_one("#foot").rows[0].plain  # type: ignore[attr-defined, no-any-return]


@pytest.mark.parametrize("action", ["log", "points", "charts", "rule", "legend", "menu", "talk"])
async def test_every_page_says_what_others_do_and_that_it_is_my_turn(
    tmp_path: Path, action: str
) -> None:
    path = saved(tmp_path, new_table("skeleton", 3, 3))
    one = SharedSaveFile(path)
    act(one.table, one, BEN)
    async with sitting(path, "Ben") as ben:
        screen = await table_of(ben)
        getattr(screen, f"action_{action}")()
        await until(lambda: ben.app.screen is not screen and ben.app.screen.query("#foot"), ben)
        await until(lambda: "Anna (away" in foot(ben) and "choose a card" in foot(ben), ben)
        await until(lambda: foot(ben).strip() in shown(ben), ben)  # nothing covers it
        act(one.table, one, ANNA)
        await until(lambda: "Anna" not in foot(ben), ben)
        act(one.table, one, CLEO)
        await until(lambda: "● Your turn" in foot(ben), ben)
        await until(lambda: "● Your turn" in shown(ben), ben)


async def test_talk_stands_at_the_foot_and_the_story_follows(tmp_path: Path) -> None:
    path = saved(tmp_path, play_on(new_table("skeleton", 3, 3), 6))
    one = SharedSaveFile(path)
    async with sitting(path, "Ben") as ben:
        screen = await table_of(ben)
        screen.action_log()
        await until(lambda: ben.app.screen.query("#foot") and ben.app.screen.lines.rows, ben)  # type: ignore[attr-defined]
        story = ben.app.screen
        assert isinstance(story, Story)
        before, newest = len(story.blocks), story.cursor == len(story.blocks) - 1
        assert newest
        for seat in (ANNA, BEN, CLEO):
            act(one.table, one, seat)
        await until(lambda: len(story.blocks) > before, ben)
        assert story.cursor == len(story.blocks) - 1, "at the end it follows"
        await ben.press("up", "up")
        here = story.cursor
        ChatLog(path).say("Anna", "it is you", ANNA, len(one.table.log))
        await until(lambda: "it is you" in foot(ben), ben)
        await until(lambda: any("it is you" in block.text.plain for block in story.blocks), ben)
        assert story.cursor == here, "whoever reads is left alone"


async def test_whoever_looks_back_is_told_too(tmp_path: Path) -> None:
    path = saved(tmp_path, play_on(new_table("skeleton", 3, 3), 6))
    one = SharedSaveFile(path)
    async with sitting(path, "Ben") as ben:
        screen = await table_of(ben)
        act(one.table, one, BEN)
        screen.action_replay()
        await until(lambda: "Anna (away" in shown(ben) and "choose a card" in shown(ben), ben)
        for seat in (ANNA, CLEO):
            act(one.table, one, seat)
        await until(lambda: "● Your turn" in shown(ben), ben)


async def test_at_one_keyboard_nothing_stands_there(tmp_path: Path) -> None:
    app = TabletopApp(
        fps=0, terminal=probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    )
    async with app.run_test(size=(80, 24)) as pilot:
        screen = GameScreen(Session(discarding(), None))
        await app.push_screen(screen)
        await pilot.pause()
        screen.action_legend()
        await pilot.pause()
        assert app.screen is not screen and not app.screen.query("#foot")


async def test_who_has_left_or_lost_the_line_is_told_once(tmp_path: Path) -> None:
    path = saved(tmp_path, new_table("skeleton", 3, 3))
    async with sitting(path, "Ben") as ben:
        screen = await table_of(ben)
        screen.remote_players.every_second()
        assert "left" not in screen.view.message, "who was never here has not gone"
        here = Presence(path, [ANNA])
        here.heartbeat()
        screen.remote_players.every_second()
        assert screen.remote_players.there >= {ANNA} and not screen.view.message
        here.close()
        screen.remote_players.every_second()
        assert screen.view.message == "Anna: left, or the line broke."
        screen.view.message = ""
        screen.remote_players.every_second()
        assert not screen.view.message
