"""A shot by one gesture, where the terminal tells releases: a key is held, and let go."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from tabletop_tui.games.ascending_empires.rules.events import Flew, Steered
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.forms import AimForm
from tabletop_tui.tui.forms.sweep import GLANCE
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.terminal.releases import KeyReleased
from tests.tui.table.test_stopped import at, table, uncovered


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game in which Anna aims her first flick."""
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    path = tmp_path / "flick.json"
    SaveFile.create(table(), path).close()
    return path


def last(app: TabletopApp) -> list[type]:
    """The kinds of events of the last action."""
    assert app.save_file is not None
    return [type(event) for event in app.save_file.table.events[-1]]


async def drawing(pilot: Pilot[int]) -> tuple[GameScreen, AimForm]:
    """Aim at nothing in particular, start the swing and press the space bar."""
    screen = await uncovered(pilot)
    await pilot.press("f", *"90", "space", *"100", "enter", "space")
    await pilot.pause()
    form = screen.choice.form
    assert isinstance(form, AimForm) and form.sweep is not None and len(form.shares) == 1
    return screen, form


async def let_go(pilot: Pilot[int], key: str = "space") -> None:
    """Let a key go."""
    pilot.app.post_message(KeyReleased(key))
    await pilot.pause()


async def test_a_key_that_is_held_lets_the_shot_go(file: Path) -> None:
    app = at(file)
    async with app.run_test(size=(80, 24)) as pilot:
        _, form = await drawing(pilot)
        assert Steered in last(app), "the direction is a decision, on the disk by now"
        assert form.sweep is not None
        form.sweep.age = GLANCE
        await let_go(pilot)
        assert Flew in last(app)


@pytest.mark.parametrize("why", ["a tap", "another key", "a second release", "a screen between"])
async def test_only_the_key_that_was_held_lets_it_go(file: Path, why: str) -> None:
    app = at(file)
    async with app.run_test(size=(80, 24)) as pilot:
        _, form = await drawing(pilot)
        assert form.sweep is not None
        if why == "a tap":
            form.sweep.age = 0.0
            await let_go(pilot)
        form.sweep.age = GLANCE
        if why == "another key":
            await let_go(pilot, "enter")
        if why == "a second release":
            form.sweep.age = 0.0
            await let_go(pilot)
            form.sweep.age = GLANCE
            await let_go(pilot)
        if why == "a screen between":
            await pilot.press("x")
            await let_go(pilot)
        assert Flew not in last(app) and form.sweep is not None
        await pilot.press("space")
        await pilot.pause()
        assert Flew in last(app), "two presses do as well"
