"""The end at several terminals: the board first, then the page, where people talk on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.store.chat import ChatLog
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tabletop_tui.tui.reading.page import FinalPage
from tabletop_tui.tui.table import game_screen
from tests.tui.remote.test_remote_play import ended
from tests.tui.remote.test_remote_seats import act, saved, shown, sitting, table_of, until, words


async def test_the_board_and_the_winner_are_seen_before_the_page_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_screen, "END_PAUSE", 3600.0)
    table = ended()
    path, last = saved(tmp_path, table), table.deciding()[0]
    async with sitting(path, "Anna", fps=30) as anna:
        screen = await table_of(anna)
        one = SharedSaveFile(path)
        act(one.table, one, last)
        await until(lambda: "won! Enter shows the points" in words(anna), anna)
        assert anna.app.screen is screen
        await anna.press("enter")
        await until(lambda: isinstance(anna.app.screen, FinalPage), anna)
        await anna.press("escape")
        screen.page_due = 0.1  # long ago
        await until(lambda: isinstance(anna.app.screen, FinalPage), anna)


async def test_people_talk_on_the_page_of_the_end(tmp_path: Path) -> None:
    table = ended()
    path, last = saved(tmp_path, table), table.deciding()[0]
    talk = ChatLog(path)
    async with sitting(path, "Anna") as anna, sitting(path, "Ben") as ben:
        await table_of(anna)
        await table_of(ben)
        one = SharedSaveFile(path)
        act(one.table, one, last)
        for pilot in (anna, ben):
            await until(lambda pilot=pilot: isinstance(pilot.app.screen, FinalPage), pilot)  # type: ignore[misc]
            pilot.app.screen.ignore_keys_until = 0.0  # type: ignore[attr-defined]
        await anna.press("quotation_mark")
        await until(lambda: not isinstance(anna.app.screen, FinalPage), anna)
        await anna.press(*"again", "enter")
        await until(lambda: any(line.text == "again" for line in talk.poll()), anna)
        for pilot in (anna, ben):
            await until(lambda pilot=pilot: "Anna: again" in shown(pilot), pilot)  # type: ignore[misc]
            assert isinstance(pilot.app.screen, FinalPage)
