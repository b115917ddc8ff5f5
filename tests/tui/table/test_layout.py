"""The room for boards: the one in front has its room first, others what is left beside it."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from textual.widget import Widget

from tabletop_tui.games.cities_and_knights.tui.map import Map
from tabletop_tui.tui.widgets.canvas import Canvas
from tabletop_tui.tui.widgets.layout import TableLayout
from tests.tui.playing import at_table, open_app

WIDTH, SIDE = 151, 30  # 120 columns for boards


class Plain(Widget):
    """A board that wants so many columns, and takes fewer where there are fewer."""

    wants = 50
    sized = (0, 0)

    def fit(self, room: int, height: int) -> tuple[int, int]:
        return self.wants, height

    def set_size(self, room: int, height: int) -> None:
        self.sized = (min(self.wants, room), height)


class Wide(Plain):
    wants = 90


def laid_out(boards: tuple[Any, ...], front: int, **more: bool) -> list[int]:
    """The columns that each of some boards has, 0 for none."""
    layout = TableLayout(SimpleNamespace(boards=boards, arrange=None), **more)  # type: ignore[arg-type]
    layout.front = front
    layout.lay_out(WIDTH, 40, SIDE)
    shown = [board.sized[0] if board.display else 0 for board in layout.boards]
    assert layout.taken == sum(shown) and layout.side_width(WIDTH) == WIDTH - layout.taken - 2
    return shown


@pytest.mark.parametrize(
    ("boards", "front", "columns"),
    [
        ((Plain, Wide), 0, [50, 0]),
        ((Plain, Wide), 1, [0, 90]),
        ((Plain, Plain, Wide), 1, [50, 50, 0]),
        ((Plain, Plain, Plain), 2, [50, 0, 50]),
    ],
)
def test_the_board_in_front_has_its_room_first(
    boards: tuple[Any, ...], front: int, columns: list[int]
) -> None:
    assert laid_out(boards, front) == columns


def test_where_boards_are_looked_at_alone_none_stands_beside_the_front_one() -> None:
    assert laid_out((Plain, Plain), 1, alone=True) == [0, 50]


async def test_a_table_is_drawn_once_as_it_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted, paint = list[Map](), Map.paint

    def noted(self: Map, canvas: Canvas) -> None:
        painted.append(self)
        paint(self, canvas)

    monkeypatch.setattr(Map, "paint", noted)
    app = open_app(tmp_path, "cities_and_knights", "Anna,bot:easy")
    async with app.run_test(size=(120, 40)) as pilot:
        await at_table(pilot)
        assert len(painted) == 1
