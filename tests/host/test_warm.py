"""What is read in and drawn before the first guest comes is done once, and shared by all of them."""

from __future__ import annotations

import pytest

from tabletop_tui.games import find
from tabletop_tui.play.fluent import Messages, Reader
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui import warming
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.widgets.board import Board


@pytest.mark.parametrize("game", ["cities_and_knights", "rise_of_empires", "ascending_empires"])
async def test_every_board_of_a_table_is_drawn_where_nobody_sees_it(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = set[type[Board]]()
    paint = Board.redraw

    def noted(board: Board) -> None:
        if board.display:
            drawn.add(type(board))
        paint(board)

    monkeypatch.setattr(Board, "redraw", noted)
    terminal = probe(
        {"TERM": "xterm-256color"}, interactive=True, size=warming.SIZE, encoding="utf-8"
    )
    app, players = TabletopApp(fps=0, terminal=terminal), find(game).seats[warming.MOST]
    boards = 0
    async with app.run_test(size=warming.SIZE) as pilot:
        await pilot.pause()
        push = app.push_screen

        async def pushed(screen: warming.GameScreen) -> None:
            nonlocal boards
            await push(screen)
            boards = len(screen.view.middle.boards)
            assert len(screen.table.seats) == players

        monkeypatch.setattr(app, "push_screen", pushed)
        await warming.table(app, pilot, game, 40, players)
    assert len(drawn) == boards


def test_all_messages_are_read_at_once_where_they_are_to_be_shared(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    messages = Messages("-box = box\nplain = Two { $things } in a { -box }\nbroken = {\n", "en")
    messages.read_all()
    monkeypatch.delattr(Reader, "message")
    assert messages.say("plain", {"things": "cities"}) == "Two cities in a box"
    assert not messages.has_message("broken")


def test_cells_that_are_known_are_shared_when_all_has_been_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done = list[str]()

    async def draw(*_: object) -> None:
        done.append("drawn")

    monkeypatch.setattr(warming, "draw", draw)
    monkeypatch.setattr(warming.fitting, "share", lambda: done.append("shared"))
    monkeypatch.setattr(warming.threading, "enumerate", list)
    monkeypatch.setattr(warming.threading, "active_count", lambda: 1)
    warming.warm()
    assert done == ["drawn"] * len(warming.DEPTHS) + ["shared"]
