"""The boards as pictures: what is written on them can be read, whatever is painted below."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich._palettes import EIGHT_BIT_PALETTE
from rich.color import Color, ColorSystem
from rich.console import Console

from tabletop_tui.engine import Place
from tabletop_tui.games.cities_and_knights.tui.map import LOW, Map
from tabletop_tui.games.rise_of_empires.components.box import box, find
from tabletop_tui.games.rise_of_empires.components.check import printed
from tabletop_tui.games.rise_of_empires.tui import world_picture
from tabletop_tui.play import Table, Words
from tabletop_tui.store.load import load
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.game_ui import ui_of
from tabletop_tui.tui.look import Look
from tabletop_tui.tui.paint.blocks import BLOCKS, BRAILLE
from tabletop_tui.tui.paint.emblem import TALL, WIDE, emblems
from tabletop_tui.tui.paint.game_ink import ink_for_game
from tabletop_tui.tui.paint.ink import Ink, ink_for, ink_of
from tabletop_tui.tui.paint.palette import THEMES, Rgb, contrast, theme
from tabletop_tui.tui.widgets.board import Board
from tabletop_tui.tui.widgets.canvas import Canvas

SAVES = Path(__file__).parents[3] / "saves"
GAMES = ("ascending-empires", "cities-and-knights", "rise-of-empires")
ROOMS = ((51, 20), (83, 36), (51, 29), (160, 56))
"""Columns and lines of the boards at 80x24, 120x40 (Rise of Empires has others beside its map there)
and 200x60."""
VIEWS = [("early", ROOMS[0]), *(("late", room) for room in ROOMS)]
"""What is looked at in every theme: most is written late, and least room is left on a small
board.
"""
KINDS = {
    "calm": {"TERM": "xterm-256color"},
    "rich": {"TERM": "xterm-256color", "COLORTERM": "truecolor"},
}
DRAWN = [name for name in THEMES if name != "terminal"]
PARTS = set("".join(BLOCKS.values()))


def ink(name: str, kind: str, **more: str) -> Ink:
    terminal = probe(KINDS[kind] | more, interactive=True, size=(120, 40), encoding="utf-8")
    return ink_for(theme(name), terminal)


@cache
def example(game: str, when: str) -> Table:
    """Return an example that no test here plays on with."""
    return load(SAVES / f"example-{game}-{when}.json").table


def boards(game: str, when: str, ink: Ink, room: tuple[int, int]) -> Iterator[Board]:
    """Return the boards of an example, as the seat that must act sees them."""
    table = example(game, when)
    words = Words(table.game, [one.name for one in table.seats])
    seat = next(iter(table.deciding()), 0)
    look = Look(
        table, table.game.view(table.state, seat), seat, words, ink_for_game(ink, table.game.id)
    )
    for make in ui_of(table.game.id).boards:
        board = make()
        board.look = look
        board.sized = board.fit(*room)
        board.show(look, {})
        yield board


def shown(board: Board, y: int) -> list[tuple[str, Rgb, Rgb]]:
    """The characters of a line, each with its colour and what is painted behind it."""
    assert board.canvas is not None and board.look is not None
    cells = []
    for segment in board.canvas.strip(y, board.canvas.width):
        style = segment.style
        assert style is not None and style.bgcolor is not None
        paper = seen(style.bgcolor, board.look.ink)
        letters = paper if style.color is None else seen(style.color, board.look.ink)
        cells += [(character, letters, paper) for character in segment.text]
    return cells


def seen(colour: Color, ink: Ink) -> Rgb:
    """A colour as the terminal shows it."""
    return in_depth(colour, ink.depth)


@cache
def in_depth(colour: Color, depth: str) -> Rgb:
    """A colour as a terminal of that depth shows it."""
    if depth == "256":
        number = colour.downgrade(ColorSystem.EIGHT_BIT).number
        assert number is not None
        return tuple(EIGHT_BIT_PALETTE[number])
    assert colour.triplet is not None
    return tuple(colour.triplet)


def is_letter(character: str) -> bool:
    return character not in PARTS and not BRAILLE <= ord(character) < BRAILLE + 256


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("when", "room"), VIEWS, ids=str)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", DRAWN)
def test_what_is_written_or_marked_has_contrast_to_what_is_painted_below_and_beside_it(
    game: str, when: str, kind: str, name: str, room: tuple[int, int]
) -> None:
    signs = 0
    for board in boards(game, when, ink(name, kind), room):
        assert board.canvas is not None
        if board.canvas.picture is None:  # a table of tiles or rows is no picture
            continue
        signs += letters_in_contrast(board, board.canvas)
        assert marks_that_stand_out(board, board.canvas) >= 8
    assert signs > 40


def letters_in_contrast(board: Board, canvas: Canvas) -> int:
    """How many letters and signs there are, each in contrast to what is below it."""
    signs = 0
    for y in range(canvas.height):
        for x, (character, letters, paper) in enumerate(shown(board, y)):
            if is_letter(character):
                signs += 1
                assert contrast(letters, paper) >= 4.5, (character, x, y, letters, paper)
    return signs


def marks_that_stand_out(board: Board, canvas: Canvas) -> int:
    """Mark all places as legal and the first as under the cursor; how many marks there are, each in
    contrast to what is beside it.
    """
    look = board.looking()
    edges = [("edge", n) for n in range(72) if board.spot(("edge", n))]
    places: list[Place] = [*board.places(), *edges]
    board.cursor = places[0]
    board.show(look, dict.fromkeys(places, 0))
    paints = [look.ink.packed(paper) for paper in ("legal", "cursor")]
    signs, marked = {*"()[]", look.sign("ui.legal")}, 0
    for y in range(canvas.height):
        row = shown(board, y)
        for x, (character, letters, paper) in enumerate(row):
            if character in signs and paper[0] << 16 | paper[1] << 8 | paper[2] in paints:
                marked += 1
                for _, _, beside in row[max(0, x - 1) : x + 2]:
                    assert max(contrast(letters, beside), contrast(paper, beside)) >= 3
    return marked


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("when", ["early", "late"])
@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_no_label_lies_under_another(
    game: str, when: str, room: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    written: dict[tuple[int, int], tuple[int, str]] = {}
    over: list[tuple[str, str]] = []
    calls = [0]
    write = Canvas.text

    def text(canvas: Canvas, x: int, y: int, text: str, *ways: Any, **more: Any) -> None:
        calls[0] += 1
        for column, character in enumerate(text, x):
            old = written.get((column, y))
            if old and old[1].isalnum() and character != " " and old[1] != character:
                over.append((old[1], text))
            written[column, y] = calls[0], character
        write(canvas, x, y, text, *ways, **more)

    for board in boards(game, when, ink("table", "calm"), room):
        assert board.canvas is not None
        if board.canvas.picture is None:
            continue
        with monkeypatch.context() as patch:
            patch.setattr(Canvas, "text", text)
            written.clear()
            board.cursor, board.ground = None, None  # type: ignore[attr-defined]
            board.redraw()
        assert written
    assert not over


def letters_of(board: Board) -> list[list[str]]:
    """The letters and signs of a board, "" in all other cells."""
    assert board.canvas is not None
    canvas = board.canvas
    rows = ["".join(s.text for s in canvas.strip(y, canvas.width)) for y in range(canvas.height)]
    return [[one if is_letter(one) else "" for one in row] for row in rows]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("room", ROOMS, ids=str)
@pytest.mark.parametrize("pointed", [True, False], ids=["cursor", "legal"])
def test_brackets_cover_no_letter(game: str, room: tuple[int, int], pointed: bool) -> None:
    """Late in a game, when most is written; at every third place, each drawn by itself."""
    seen = 0
    for board in boards(game, "late", ink("table", "calm"), room):
        if board.canvas is None or board.canvas.picture is None:
            continue
        more: list[Place] = [("edge", n) for n in range(72) if board.spot(("edge", n))]
        board.cursor, board.lit = None, {}
        board.redraw()
        before = letters_of(board)
        for place in (*board.places(), *more)[::3]:
            board.cursor, board.lit = (place, {}) if pointed else (None, {place: 0})
            board.redraw()
            for y, (old, new) in enumerate(zip(before, letters_of(board), strict=True)):
                for x, (was, now) in enumerate(zip(old, new, strict=True)):
                    if was != now and now and now in "()[]":
                        seen += 1
                        assert not was.strip(), (place, was, x, y)
    assert seen > 8


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("when", ["early", "late"])
@pytest.mark.parametrize("term", ["linux", "xterm"])
@pytest.mark.parametrize("name", THEMES)
def test_no_bold_black_stands_on_a_board_in_sixteen_colours(
    game: str, when: str, term: str, name: str
) -> None:
    terminal = probe({"TERM": term}, interactive=True, size=(80, 24), encoding="utf-8")
    assert terminal.depth == "16"
    signs = 0
    for board in boards(game, when, ink_for(theme(name), terminal), ROOMS[0]):
        places = list(board.places())
        board.cursor = next(iter(places), None)
        board.show(board.looking(), dict.fromkeys(places[:9], 0))
        assert board.canvas is not None
        for y in range(board.canvas.height):
            for text, style, _ in board.canvas.strip(y, board.canvas.width):
                assert style is not None
                if style.bold and text.strip() and style.color is not None:
                    signs += 1
                    colour = style.color
                    black = colour.number == 0 or colour.triplet == (0, 0, 0)
                    assert not black, (text, y)
    assert signs


def test_a_region_without_coasts_of_its_own_is_an_island_where_the_box_puts_it() -> None:
    parts = printed('{"regions":{"saf":{"key":"atl","name":"Atlantis","at":[20,30]}},"borders":[]}')
    index = find(box(parts).regions, "atl")
    land = world_picture.owners(parts, world_picture.WIDTH, world_picture.HEIGHT)
    x, y = world_picture.labels(parts)[index]
    assert land[2 * y][x] == index
    assert sum(row.count(index) for row in land) > 40
    assert not world_picture.lanes(parts)


def test_every_region_lies_where_its_label_is() -> None:
    for columns, lines in ((51, 19), (76, 28), (102, 47)):
        land = world_picture.owners("", columns, lines)
        for region, (x, y) in zip(box("").regions, world_picture.labels(""), strict=True):
            at, line = x * columns // world_picture.WIDTH, 2 * (y * lines // world_picture.HEIGHT)
            near = [row[max(0, at - 5) : at + 6] for row in land[line - 2 : line + 4]]
            assert any(region.index in row for row in near), region.key


def test_the_map_is_the_one_that_the_mouse_hits() -> None:
    land = world_picture.owners("", 51, 19)
    assert {n for row in land for n in row} == {-1, *range(len(box("").regions))}


@pytest.mark.parametrize("when", ["early", "late"])
@pytest.mark.parametrize("room", ROOMS, ids=str)
@pytest.mark.parametrize("kind", KINDS)
def test_every_token_is_a_disc_with_as_many_pips_as_its_number_has_ways(
    when: str, room: tuple[int, int], kind: str
) -> None:
    board = next(boards("cities-and-knights", when, ink("table", kind), room))
    assert isinstance(board, Map) and board.canvas is not None and board.canvas.picture is not None
    board.cursor, board.lit = None, {}
    board.redraw()
    look, canvas, picture = board.looking(), board.canvas, board.canvas.picture
    chip, seen = look.ink.packed("chip"), 0
    high = board.raster().h
    for n, token in enumerate(board.state.tokens):
        if not token:
            continue
        x, y = board.spot(("hex", n)) or (0, 0)
        if n == board.state.robber:
            assert picture.sample(x + 0.5, 2 * y + 1) != chip, "a robbed number is on no disc"
            seen += 1
            continue
        assert "".join(canvas.letter(x + d, y) for d in (-1, 0, 1)) == str(token)
        line = y - 1 if high == LOW else y + 1
        row = [one for one, _, _ in shown(board, line)][x - 3 : x + 4]
        dots = sum((ord(one) - BRAILLE).bit_count() for one in row if one >= chr(BRAILLE))
        assert dots + row.count(".") == 6 - abs(7 - token), row
        assert picture.sample(x + 0.5, 2 * y + 1) == chip
        above = canvas.letter(x, y - 1), picture.sample(x + 0.5, 2 * y - 0.25)
        if high > LOW:
            assert above == ("", chip), "the disc is round, and nothing lies over its upper rim"
        seen += 1
    assert seen == 18


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", DRAWN)
def test_an_emblem_is_a_planet_with_a_sign_that_can_be_read(name: str, kind: str) -> None:
    paint = ink(name, kind)
    rows = emblems(paint, tuple(range(6)))
    assert len(rows) == TALL and {row.cell_len for row in rows} == {6 * WIDE}
    for seat in range(6):
        sign, at = paint.glyph(f"seat.{seat + 1}"), WIDE * seat + WIDE // 2
        middle = rows[TALL // 2]
        assert middle.plain[at] == sign
        style = middle.get_style_at_offset(Console(), at)
        assert style.color is not None and style.bgcolor is not None
        ground = seen(style.bgcolor, paint)
        assert contrast(seen(style.color, paint), ground) >= 4.5
        edge = rows[0].get_style_at_offset(Console(), WIDE * seat)
        assert edge.bgcolor is not None
        assert seen(edge.bgcolor, paint) != ground, "a planet on a ground of another colour"


def test_plain_pictures_have_no_emblem() -> None:
    assert emblems(ink_of(theme("table"), "16", "unicode"), (0, 1)) == []
