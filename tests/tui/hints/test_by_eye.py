"""A hint for a seat that aims by eye: it names the ship, and leaves the aim alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.games.ascending_empires.rules.actions import Flick
from tabletop_tui.tui.forms import AimForm
from tests.playing import new_table
from tests.tui.playing import open_app

FLICK = Flick(0, 123, 45)


@pytest.mark.parametrize("unaided", [False, True])
async def test_a_hint_fills_in_an_aim_for_aided_eyes_alone(tmp_path: Path, unaided: bool) -> None:
    app = open_app(tmp_path, "ascending_empires", "Anna,Ben")
    assert app.save_file is not None
    app.save_file.table = new_table(
        "ascending_empires", 2, options={"first": 1, "unaided": unaided}
    )
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen: Any = app.screen
        screen.hints.show(0, [(FLICK, [])])
        await pilot.pause()
        box: Any = app.screen
        told = " ".join(row.label for row in box.list.choices.rows)
        assert ("45" in told) is not unaided
        screen.hints.cursor.unlight()
        app.pop_screen()
        await pilot.pause()
        screen.hints.follow(FLICK)
        form = screen.choice.form
        assert isinstance(form, AimForm) and form.piece == 0
        assert (form.power == 45) is not unaided
        assert ("45" in screen.view.message) is not unaided
