"""The board on the screen, the words and the computer player of Hex."""

from __future__ import annotations

import pytest
from tabletop_hex import GAME
from tabletop_hex.rules.grid import cell_named, name
from tabletop_hex.rules.position import Put
from tabletop_hex.tui.board import SIZES, HexBoard
from tabletop_hex.view import plain

from tabletop_tui.bots.arena import play_game
from tabletop_tui.bots.brain import choose
from tabletop_tui.engine import Luck
from tabletop_tui.play import Seat, Table, Words
from tabletop_tui.terminal.probe import Glyphs
from tabletop_tui.tui.look import Look
from tabletop_tui.tui.paint.ink import ink_of
from tabletop_tui.tui.paint.palette import theme


def table(*names: str, size: int = 11) -> Table:
    """Return a table after some stones in turn."""
    made = Table.open(GAME, [Seat("Anna"), Seat("Ben")], 1, {"size": size})
    for word in names:
        cell = cell_named(size, word)
        assert cell is not None
        made.play(made.deciding()[0], Put(cell))
    return made


def shown(
    made: Table, width: int, height: int, glyphs: Glyphs = "unicode"
) -> tuple[HexBoard, list[str]]:
    """Return the board in so many cells, and its rows of characters."""
    board = HexBoard()
    board.refresh = lambda *a, **k: board  # type: ignore[method-assign]
    words = Words(GAME, ["Anna", "Ben"], "en")
    ink = ink_of(theme("table"), "256", glyphs)
    board.look = Look(made, made.game.view(made.state, 0), 0, words, ink)
    board.sized = board.fit(width, height)
    board.show(board.look, {})
    assert board.canvas is not None
    strips = [board.canvas.strip(y, board.canvas.width) for y in range(board.canvas.height)]
    return board, ["".join(segment.text for segment in strip) for strip in strips]


@pytest.mark.parametrize("room", [(50, 20), (80, 24), (120, 40), (160, 50)])
def test_a_click_on_the_spot_of_a_cell_means_that_cell(room: tuple[int, int]) -> None:
    board, _ = shown(table(), *room)
    for place in board.places():
        spot = board.spot(place)
        assert spot is not None and board.hit(*spot) == place


def test_the_board_is_as_large_as_there_is_room_for() -> None:
    rooms = ((50, 20), (80, 26), (120, 40), (140, 50))
    assert [shown(table(), *room)[0].cell for room in rooms] == [*SIZES]


@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
def test_stones_show_without_colours_and_the_newest_stands_out(glyphs: Glyphs) -> None:
    _, rows = shown(table("c2", "d3"), 120, 40, glyphs)
    text = "\n".join(rows)
    one, other = ("◉", "◊") if glyphs == "unicode" else ("!", "%")
    assert one in text and f"({other})" in text and f"({one})" not in text
    assert glyphs == "unicode" or text.isascii()


def test_a_typed_coordinate_means_its_cell() -> None:
    board, _ = shown(table(), 80, 24)
    for typed, cell in (("c4", "C4"), ("C 4", "C4"), ("k11", "K11"), ("a-1", "A1")):
        place = board.named(typed)
        assert place is not None and name(11, place[1]) == cell
    assert board.named("l1") is None is board.named("a12")


def test_plain_mode_tells_the_same_board() -> None:
    made = table("c2", "d3", size=5)
    words = Words(GAME, ["Anna", "Ben"], "en")
    picture = plain.board(made.state, 0, words)[0].splitlines()
    assert picture[2] == "   2 . . 1 . ." and picture[3] == "    3 . . . 2 ."
    told = " ".join(plain.board(made.state, 0, words, picture=False))
    assert "1 Anna has stones on C2." in told and "2 Ben has stones on D3." in told
    assert plain.about(made.state, 0, "c2", words) == ["C2: Anna's stone"]


def test_a_computer_player_ends_a_game_that_it_can_end() -> None:
    made = table("c1", "a1", "c2", "a2", "c3", "a3", "c4", "e5", size=5)
    found = choose(GAME, GAME.view(made.state, 0), 0, "hard", Luck(1))
    assert name(5, found.cell) in ("B5", "C5")


def test_a_stronger_player_wins() -> None:
    won = [play_game(GAME, ["easy", "random"], seed, {"size": 7}).ahead(0, 1) for seed in range(6)]
    assert sum(won) >= 5


def test_a_stone_is_seen_as_it_comes() -> None:
    made = table("a1")
    board, _ = shown(made, 80, 26)
    cell = cell_named(11, "c3")
    assert cell is not None
    (laying,) = board.animations(made.play(1, Put(cell)))
    x, y = board.corner(cell)
    seen = []
    for at in (0.0, laying.seconds):
        board.frame(laying, at)
        assert board.canvas is not None
        seen.append(board.canvas.pixel(x, 2 * y))
    assert seen == ["accent", "seat.2"]
