"""The warm-up draws tables before the fork server forks its first guest."""

from __future__ import annotations

import time
from threading import Thread

import pytest

from tabletop_tui.tui import warm_up
from tabletop_tui.tui.widgets.board import Board


def test_a_new_table_and_one_in_its_middle_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = set[tuple[int, int]]()
    paint = Board.redraw

    def noted(board: Board) -> None:
        assert isinstance(board.screen, warm_up.GameScreen)
        table = board.screen.table
        drawn.add((len(table.seats), len(table.log)))
        paint(board)

    monkeypatch.setattr(Board, "redraw", noted)
    monkeypatch.setattr(warm_up, "listed", lambda: ["rise_of_empires"])
    monkeypatch.setattr(warm_up, "MIDDLE", 20)
    warm_up.warm()
    assert drawn == {(2, 0), (5, 20)}


def test_no_thread_is_left_for_the_fork(monkeypatch: pytest.MonkeyPatch) -> None:
    thread = Thread(target=time.sleep, args=(0.1,))

    async def draw(_: object) -> None:
        thread.start()

    monkeypatch.setattr(warm_up, "draw_tables", draw)
    warm_up.warm()
    assert not thread.is_alive()
