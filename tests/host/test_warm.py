"""Tables are drawn before the first guest comes, so that theirs come quickly."""

from __future__ import annotations

import threading

import pytest

from tabletop_tui.tui import warming
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.widgets.board import Board


def test_a_new_table_and_one_in_its_middle_are_drawn_and_no_thread_is_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn, apps = set[tuple[int, int]](), list[TabletopApp]()
    paint = Board.redraw

    def noted(board: Board) -> None:
        assert isinstance(board.screen, warming.GameScreen) and isinstance(board.app, TabletopApp)
        table = board.screen.table
        drawn.add((len(table.seats), len(table.log)))
        apps.append(board.app)
        paint(board)

    monkeypatch.setattr(Board, "redraw", noted)
    monkeypatch.setattr(warming, "listed", lambda: ["rise_of_empires"])
    monkeypatch.setattr(warming, "MIDDLE", 20)
    before = threading.active_count()
    warming.warm()
    assert drawn == {(2, 0), (5, 20)}
    assert len({*apps}) == 1 and threading.active_count() == before
