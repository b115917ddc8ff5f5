"""What is new since a player's last turn is marked on the board, and nothing else is."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.engine import Luck, random_action
from tabletop_tui.play import Table, Words
from tabletop_tui.play.story.fresh import between_turns, fresh_places
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.terminal.probe import Glyphs
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.game_ui import ui_of
from tabletop_tui.tui.look import Look
from tabletop_tui.tui.paint.ink import ink_of
from tabletop_tui.tui.paint.palette import theme
from tabletop_tui.tui.widgets.board import Board
from tests.playing import few, new_table, play_on
from tests.tui.boards.test_pictures import SAVES, example
from tests.tui.playing import at_table

GAMES = ("ascending_empires", "cities_and_knights", "rise_of_empires")


def marked(table: Table, seat: int) -> frozenset[Any]:
    view = table.game.view(table.state, seat)
    return fresh_places(table, view, seat, seat, ui_of(table.game.id).pieces)


def positions(game: str, seed: int, actions: int = 250) -> Iterator[Table]:
    """A game by luck, action by action, from its first round."""
    table, luck = new_table(game, few(game), seed), Luck(seed)
    while not table.game.current_turn(table.state)[0]:
        play_on(table, 1, luck(1 << 16))
    for _ in range(actions):
        if table.over:
            return
        who = table.deciding()
        seat = who[luck(len(who))]
        table.play(seat, random_action(table.game, table.state, seat, luck))
        yield table


@pytest.mark.parametrize("game", GAMES)
def test_what_is_marked_came_after_the_last_turn_and_not_in_the_own_one(game: str) -> None:
    """Kept apart from the log: what stood on the board as the turn of a seat ended and began."""
    pieces, seat, seen = ui_of(game).pieces, 1, 0
    assert pieces is not None
    ended: Any = None
    began: Any = None
    mine = False
    for table in positions(game, 3):
        now = pieces(table.game.view(table.state, seat))
        turn = not table.over and table.game.current_turn(table.state)[1] == seat
        if turn and not mine:
            began = now
        if ended is not None and (turn or not mine):
            came = began if turn else now
            new = {
                place
                for place, things in now.items()
                if any(x in came.get(place, ()) and x not in ended.get(place, ()) for x in things)
            }
            assert marked(table, seat) == (new if not table.over else set())
            seen += len(new)
        if mine and not turn:
            ended = now
        mine = turn
    assert seen > 9


@pytest.mark.parametrize("game", GAMES)
def test_the_marks_go_as_the_own_turn_ends(game: str) -> None:
    before, ends = False, 0
    for table in positions(game, 5):
        mine = table.game.current_turn(table.state)[1] == 0
        if before and not mine and not table.over:
            ends += 1
            assert not marked(table, 0)
        before = mine
    assert ends > 2


def boards(game: str, glyphs: Glyphs, size: tuple[int, int]) -> Iterator[tuple[Board, Look]]:
    """The boards of a late position without any mark, and a look that marks every place."""
    table = example(game, "late")
    seat, ui = table.deciding()[0], ui_of(table.game.id)
    assert ui.pieces is not None
    words = Words(table.game, [one.name for one in table.seats])
    view = table.game.view(table.state, seat)
    bare = Look(table, view, seat, words, ink_of(theme("table"), "grey", glyphs))
    there = frozenset(place for place, things in ui.pieces(view).items() if things)
    for make in ui.boards:
        board = make()
        board.look = bare
        board.sized = board.fit(*size)
        board.show(bare, {})
        yield board, replace(bare, fresh=there)


def letters(board: Board) -> dict[tuple[int, int], str]:
    canvas = board.canvas
    assert canvas is not None
    cells = ((x, y) for y in range(canvas.height) for x in range(canvas.width))
    return {at: sign for at in cells if (sign := canvas.letter(*at))}


@pytest.mark.parametrize("size", [(51, 20), (83, 36)])
@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
@pytest.mark.parametrize("game", [name.replace("_", "-") for name in GAMES])
def test_a_mark_stands_beside_what_is_new_and_hides_no_letter(
    game: str, glyphs: Glyphs, size: tuple[int, int]
) -> None:
    found = 0
    for board, look in boards(game, glyphs, size):
        before = letters(board)
        board.show(look, {})
        after = letters(board)
        assert {at: after.get(at) for at in before} == before
        new = {at for at in after if at not in before}
        assert {after[at] for at in new} <= {look.sign("ui.fresh")}
        found += len(new)
    assert found > 5


def test_a_game_that_tells_no_pieces_has_the_places_of_its_actions_marked() -> None:
    seen = 0
    for table in positions("cities_and_knights", 3):
        found = fresh_places(table, table.game.view(table.state, 0), 0, 0, None)
        since, until = between_turns(table, 0)
        assert found <= {place for _, action in table.log[since:until] for place in action.places}
        roads = [a for _, a in table.log[since:until] if a.kind == "build-road"]
        assert {place for action in roads for place in action.places} <= found or table.over
        seen += len(roads)
    assert seen > 3


async def test_the_line_about_a_place_says_that_it_is_new(tmp_path: Path) -> None:
    copy = Path(shutil.copy(SAVES / "example-cities-and-knights-late.json", tmp_path))
    app = TabletopApp(save_file=SaveFile.open(copy), fps=0)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        assert screen.view.look is not None
        new, board = min(screen.view.look.fresh), screen.view.middle.board
        told = screen.view.news_rows
        board.point(new)
        screen.view.draw_about(pointed=True)
        assert told.rows[0].plain.strip().startswith("new · ")


@pytest.mark.parametrize("game", GAMES)
def test_while_the_hand_lies_face_down_only_what_everybody_sees_is_marked(game: str) -> None:
    pieces, seen = ui_of(game).pieces, 0
    for table in positions(game, 3):
        nobody = len(table.seats)
        public = fresh_places(table, table.game.view(table.state, nobody), 0, nobody, pieces)
        assert public <= marked(table, 0)
        seen += len(public)
    assert seen > 9
