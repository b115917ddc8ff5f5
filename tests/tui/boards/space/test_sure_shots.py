"""A shot that cannot fail takes one Enter, the landing after it another; Esc leads to the board."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.games.ascending_empires.rules.events import Flew, Landed
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.tui.forms import AimForm
from tests.tui.table.test_stopped import at, table, uncovered


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game in which Anna aims her first flick: at a planet nearby, which she cannot miss."""
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    path = tmp_path / "flick.json"
    SaveFile.create(table(), path).close()
    return path


async def test_one_enter_shoots_and_one_lands(file: Path) -> None:
    app = at(file)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await uncovered(pilot)
        assert app.save_file is not None
        events = app.save_file.table.events
        await pilot.press("f")
        await pilot.pause()
        form = screen.choice.form
        assert isinstance(form, AimForm) and form.certain is not None and form.certain()
        form.tick(0.0)
        await pilot.press("enter")
        await pilot.pause()
        assert [type(e) for e in events[-1]] == [Flew]
        below = " ".join(row.plain for row in screen.view.news_rows.rows)
        assert "Enter: Move: land a ship" in below, below
        screen.choice.expected_from = 0.0  # it has been read
        await pilot.press("enter")
        await pilot.pause()
        assert Landed in [type(e) for e in events[-1]]


async def test_an_enter_too_many_after_the_shot_lands_nothing(file: Path) -> None:
    app = at(file)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await uncovered(pilot)
        assert app.save_file is not None
        await pilot.press("f", "enter", "enter")
        await pilot.pause()
        assert [type(e) for e in app.save_file.table.events[-1]] == [Flew]
        assert screen.choice.choice_tree is not None, "it asks what to do there"


async def test_after_an_aim_that_was_left_the_arrows_move_on_the_board(file: Path) -> None:
    app = at(file)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await uncovered(pilot)
        await pilot.press("tab")
        await pilot.pause()
        assert not screen.choice.on_board
        await pilot.press("f", "escape")
        await pilot.pause()
        assert screen.choice.form is None and screen.choice.on_board
        assert screen.view.middle.board.steered
