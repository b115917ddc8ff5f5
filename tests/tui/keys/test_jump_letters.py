"""The letters to jump by on the boards: all of them are seen whole, beside what stands there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.engine import Place
from tabletop_tui.games.cities_and_knights.tui.map import Map
from tabletop_tui.tui.dialogs.prompt import Prompt
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.table.jump_letters import JumpLetters
from tabletop_tui.tui.widgets.board import Board
from tabletop_tui.tui.widgets.canvas import Canvas
from tests.tui.boards.test_pictures import GAMES, ROOMS, boards, ink
from tests.tui.playing import open_app


def lettered(game: str, room: tuple[int, int], kind: str) -> list[Board]:
    """The boards that are pictures, late in a game, with much lit on them."""
    found = []
    for board in boards(game, "late", ink("table", kind), room):
        if board.canvas is None or board.canvas.picture is None:
            continue
        board.lit = {place: 0 for place in board.places() if board.spot(place)}
        if isinstance(board, Map):
            free = [n for n, owner in enumerate(board.state.road) if owner < 0]
            board.lit |= {("edge", n): 0 for n in free}
        found.append(board)
    return found


def marked(board: Board) -> list[tuple[int, int, str]]:
    """The cells and characters on the colours of the letters."""
    assert board.canvas is not None
    rows = enumerate(board.canvas._marks)
    return [
        (x, y, mark.character)
        for y, row in rows
        for x, mark in row.items()
        if mark.paper in ("accent", "cursor") and mark.character not in "[]{}"
    ]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_all_letters_are_seen_and_are_gone_after_the_jump(game: str, room: tuple[int, int]) -> None:
    for board in lettered(game, room, "calm"):
        assert board.canvas is not None
        board.cursor = None
        board.redraw()
        before, there = [dict(row) for row in board.canvas._marks], len(marked(board))
        letters = JumpLetters()
        assert letters.show(board)
        seen = sorted(one for _, _, one in marked(board))
        assert len(seen) == there + sum(map(len, letters.left)), "none lies on another"
        if not there:
            assert seen == sorted("".join(letters.left))
        letters.mark(board, {})
        assert [dict(row) for row in board.canvas._marks] == before


@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_the_number_of_a_hex_is_read_beside_its_letters(room: tuple[int, int]) -> None:
    (board,) = lettered("cities-and-knights", room, "rich")
    assert isinstance(board, Map) and board.canvas is not None
    JumpLetters().show(board)
    for n, token in enumerate(board.state.tokens):
        x, y = board.spot(("hex", n)) or (0, 0)
        assert "".join(board.canvas.letter(x + d, y) for d in (-1, 0, 1)) == (
            str(token) * bool(token)
        )


@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_the_kind_of_a_planet_is_read_beside_its_letter(room: tuple[int, int]) -> None:
    (board,) = lettered("ascending-empires", room, "rich")
    planets: list[Place] = [place for place in board.lit if place[0] != "ship"][:26]
    board.lit = dict.fromkeys(planets, 0)
    board.redraw()
    assert board.canvas is not None
    cells = [board.spot(place) or (0, 0) for place in planets]
    before = [board.canvas.letter(*cell) for cell in cells]
    JumpLetters().show(board)
    assert len(cells) > 20 and [board.canvas.letter(*cell) for cell in cells] == before


@pytest.mark.parametrize("game", GAMES)
def test_letters_that_touch_have_two_colours(game: str) -> None:
    for board in lettered(game, ROOMS[0], "calm"):
        JumpLetters().show(board)
        assert board.canvas is not None
        cells = {(x, y): one for x, y, one in marked(board)}
        papers = {
            (x, y): mark.paper
            for y, row in enumerate(board.canvas._marks)
            for x, mark in row.items()
        }
        touching = 0
        for x, y in cells:
            run = 0
            while (x + run, y) in cells and papers[x + run, y] == papers[x, y]:
                run += 1
            touching = max(touching, run)
        assert touching <= max(len(mark) for mark in board.marks.values())


@pytest.mark.parametrize("game", ["ascending_empires", "cities_and_knights", "rise_of_empires"])
async def test_what_can_be_typed_is_told_where_a_place_is_asked_for(
    game: str, tmp_path: Path
) -> None:
    app = open_app(tmp_path, game, "Anna,bot:easy,bot:easy")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, GameScreen)
        screen.action_goto()
        await pilot.pause()
        assert isinstance(app.screen, Prompt)
        assert screen.session.words.say("goto-what") in app.screen.label
        assert len(app.screen.label) < 65, "there is room to type"


class Row(Board):
    """Places side by side in the second line."""

    def spot(self, place: Place) -> tuple[int, int] | None:
        return place[1], 1


def test_letters_that_touch_have_two_colours_in_turn_and_all_others_one() -> None:
    board, canvas = Row(), Canvas(20, 3, ink("table", "calm"))
    board.marks = {("spot", x): "a" for x in (0, 3, 4, 5, 9)}
    board.paint_marks(canvas)
    papers = {x: canvas._marks[1][x].paper for x in (0, 3, 4, 5, 9)}
    assert papers == {0: "accent", 3: "accent", 4: "cursor", 5: "accent", 9: "accent"}
