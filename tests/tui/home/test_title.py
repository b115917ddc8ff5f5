"""The title of the home screen is as wide as the room that it is given where it fits."""

from __future__ import annotations

import pytest

from tabletop_tui.tui.home.picture import TITLE, TITLE_WIDTH, title
from tabletop_tui.tui.paint.ink import Ink
from tabletop_tui.tui.paint.palette import THEMES, theme


@pytest.mark.parametrize("name", THEMES)
def test_all_rows_of_the_title_are_of_the_width_that_is_asked_for(name: str) -> None:
    rows = title(Ink(theme(name)))
    assert [row.cell_len for row in rows] == [TITLE_WIDTH] * 5
    assert rows[0].plain.replace("█", "#").startswith("#" * 10 + "   "), f"the T of {TITLE}"
