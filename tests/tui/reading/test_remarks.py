"""What characters say, on screens and in plain mode, and the setting that turns it off."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.play import Seat, Table
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.store.settings import keep_settings
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.settings.apply import apply_changes
from tabletop_tui.tui.widgets.line_widgets import Lines
from tests.plain.playing import Typist, sit
from tests.playing import won
from tests.tui.playing import XTERM, at_table

SAID = "Hanna: “Thank you all for your custom!”"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    return tmp_path


def victory() -> Table:
    """A game that Hanna has won against Ben."""
    table = won()
    table.seats[0] = Seat("Hanna", "normal", "trader", character="hanna")
    return table


def shown(screen: Any) -> str:
    """All rows of the widgets of a screen, with one blank between words."""
    rows = (row.plain for lines in screen.query(Lines) for row in lines.rows)
    return " ".join(" ".join(rows).split())


async def test_the_table_shows_a_remark_until_the_setting_hides_it(home: Path) -> None:
    save_file = SaveFile.create(victory(), home / "game.json")
    terminal = probe(XTERM, interactive=True, size=(120, 40), encoding="utf-8")
    app = TabletopApp(save_file=save_file, fps=0, terminal=terminal)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("escape")  # the scores
        screen = await at_table(pilot)
        assert SAID in shown(screen)
        apply_changes(app, replace(app.preferences.settings, remarks=False))
        await pilot.pause()
        assert SAID not in shown(screen) and "Hanna" in shown(screen)


async def test_a_replay_has_the_same_remarks() -> None:
    terminal = probe(XTERM, interactive=True, size=(120, 40), encoding="utf-8")
    app = TabletopApp(replay=victory(), viewer=-1, fps=0, terminal=terminal)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("end")
        await pilot.pause()
        assert SAID in shown(app.screen)
        await pilot.press("left")
        await pilot.pause()
        assert SAID not in shown(app.screen), "it was said after the last action"


def test_plain_mode_tells_remarks_and_follows_the_setting() -> None:
    assert SAID in " ".join(sit(victory(), Typist("log", "quit")).split())
    keep_settings(remarks=False)
    assert SAID not in " ".join(sit(victory(), Typist("log", "quit")).split())
