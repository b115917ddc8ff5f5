"""A map that is larger than the room for it: five and six players, and islands of their own."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from textual.geometry import Region

from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.rules.constants import PIECES
from tabletop_tui.games.cities_and_knights.rules.events import Built, RobberMoved
from tabletop_tui.games.cities_and_knights.tui.map import Map
from tabletop_tui.games.cities_and_knights.tui.motion.lane import lane
from tabletop_tui.play import Table, Words
from tabletop_tui.terminal.signs import GLYPHS
from tabletop_tui.tui.look import Look
from tabletop_tui.tui.paint.game_ink import ink_for_game
from tabletop_tui.tui.paint.palette import contrast
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.table.jump_letters import JumpLetters
from tabletop_tui.tui.widgets.board import STEPS
from tests.playing import new_table, play_on
from tests.tui.playing import open_app

from .test_pictures import DRAWN, KINDS, ink, is_letter, letters_of, shown

GOLDEN = Path(__file__).parents[3] / "docs" / "maps" / "golden-isle.json"
SMALL = (51, 20)
"""The room for boards at 80x24."""
ARROWS = {GLYPHS[f"ui.{side}"][0] for side in ("left", "right", "up", "down")}


def wide() -> str:
    """A map file of three long islands."""
    lands = ("hills", "forest", "pasture", "fields", "mountains", "gold")
    hexes = [
        {"q": q, "r": r, "terrain": lands[(q + r) % 6], "number": 3 + (q + r) % 4}
        for q in range(9)
        for r in (0, 1, 3, 4, 6, 7)
    ]
    return json.dumps({"hexes": hexes})


@cache
def table(kind: str) -> Table:
    """Six players, or a map of their own, in the middle of a game."""
    maps = {"own map": wide(), "golden isle": GOLDEN.read_text("utf-8")}
    options = {"map": "custom", "mapfile": maps[kind]} if kind in maps else None
    return play_on(new_table("cities_and_knights", 6 if kind == "six" else 4, options=options), 400)


def island(
    kind: str, room: tuple[int, int] = SMALL, name: str = "table", paints: str = "calm"
) -> Map:
    """The map in some room, with nothing lit or pointed at."""
    found = table(kind)
    words, board = Words(found.game, [seat.name for seat in found.seats]), Map()
    view = found.game.view(found.state, 0)
    board.look = Look(found, view, 0, words, ink_for_game(ink(name, paints), found.game.id))
    board.sized = board.fit(*room)
    board.show(board.look, {})
    return board


def seen(board: Map) -> list[str]:
    """The characters in the window."""
    window, canvas = board.window, board.canvas
    assert canvas is not None
    lines = range(window.y, window.bottom)
    return [canvas.strip(y, canvas.width).crop(window.x, window.right).text for y in lines]


def build(board: Map) -> None:
    """Every sort of piece stands somewhere, with one road beside it: two would cover both of its
    brackets, which are then told by their colour alone.
    """
    s, graph = GAME.clone(board.state), board.island.board
    for cells in (s.owner, s.road, s.metropolis):
        cells[:] = [-1] * len(cells)
    for cells in (s.piece, s.active, s.wall):
        cells[:] = [0] * len(cells)
    for n in range(0, len(s.owner), 5):
        if all(s.owner[near] < 0 for near in graph.node_nodes[n]):
            s.owner[n], s.piece[n] = n % 4, 1 + n // 5 % (len(PIECES) - 1)
            s.active[n] = n % 2 > 0
            near = graph.node_edges[n][0]
            if all(s.owner[m] in (-1, n % 4) for m in graph.edge_nodes[near]):
                s.road[near] = n % 4
    look = board.look
    assert look is not None
    board.look = replace(look, view=s)
    board.show(board.look, {})


@pytest.mark.parametrize("kind", ["six", "own map"])
def test_the_place_under_the_cursor_is_seen_with_its_brackets(kind: str) -> None:
    board = island(kind)
    build(board)
    whole = Region(0, 0, *board.canvas_size)
    assert board.canvas_size > board.sized and whole.contains_region(board.window)
    windows = set()
    for place in board.places():
        board.point(place)
        spot = board.spot(place)
        assert spot is not None and board.window.contains(*spot) and board.in_view(place)
        assert whole.contains_region(board.window)
        x, y = spot[0] - board.window.x, spot[1] - board.window.y
        around = seen(board)[y][max(0, x - 6) : x + 7]
        assert "[" in around or "]" in around, (place, around)
        windows.add(board.window)
    assert len(windows) >= 2


def test_a_small_way_of_the_cursor_leaves_the_window() -> None:
    board, moved = island("six"), 0
    board.point(("hex", 0))
    for way in [*["down"] * 12, *["up"] * 12]:
        before = board.window
        board.steer(way)
        moved += board.window != before
    assert 1 <= moved <= 4


@pytest.mark.parametrize("way", STEPS)
def test_an_arrow_leads_its_own_way_from_everywhere(way: str) -> None:
    board, (right, down), stuck = island("six"), STEPS[way], 0
    for place in board.places():
        board.point(place)
        before = board.spot(place)
        board.steer(way)
        after = board.spot(board.cursor) if board.cursor is not None else None
        assert before is not None and after is not None
        if board.cursor == place:
            stuck += 1
            continue
        across, along = after[0] - before[0], after[1] - before[1]
        assert across * right + along * down > 0, (place, board.cursor)
    assert stuck < len(list(board.places())) / 4, "only at the shore there is no way on"


@pytest.mark.parametrize("kind", ["six", "own map"])
def test_a_sign_stands_at_every_side_where_the_map_goes_on(kind: str) -> None:
    board = island(kind)
    (width, height), found = board.canvas_size, board.looking()
    right, low = width - board.window.width, height - board.window.height
    assert board.canvas is not None
    for corner in ((0, 0), (right, 0), (right, low), (0, low)):
        board.corner = corner
        board.send_anew(board.canvas)
        window, lines = board.window, seen(board)
        assert window.offset == corner
        assert (found.sign("ui.left") in {line[0] for line in lines}) == (window.x > 0)
        assert (found.sign("ui.right") in {line[-1] for line in lines}) == (window.right < width)
        assert (found.sign("ui.up") in lines[0]) == (window.y > 0)
        assert (found.sign("ui.down") in lines[-1]) == (window.bottom < height)


def test_z_shows_a_large_map_whole_and_then_as_before() -> None:
    board = island("six")
    before, size = seen(board), board.canvas_size
    assert board.canvas_size != board.sized
    board.zoom()
    assert board.canvas_size == board.sized and not ARROWS & set("".join(seen(board)))
    s, lines = board.state, seen(board)
    for n, token in enumerate(s.tokens):
        x, y = board.spot(("hex", n)) or (0, 0)
        assert not token or str(token) in lines[y][x - 1 : x + 2], "every number can be read"
    for node, owner in enumerate(s.owner):
        x, y = board.spot(("node", node)) or (0, 0)
        assert owner < 0 or lines[y][x - 1 : x + 1].strip("█▀▄ "), "and every piece is there"
    board.zoom()
    assert board.canvas_size == size and seen(board) == before


@pytest.mark.parametrize(("kind", "room"), [("four", SMALL), ("six", (83, 36))])
def test_a_map_with_room_enough_is_seen_whole_and_without_signs(
    kind: str, room: tuple[int, int]
) -> None:
    board = island(kind, room)
    before = seen(board)
    assert board.window == Region(0, 0, *board.sized) and board.canvas_size == board.sized
    assert not ARROWS & set("".join(before))
    board.zoom()
    assert seen(board) == before


def test_what_others_do_out_of_view_is_brought_into_it() -> None:
    board = island("six")
    places = [place for place in board.places() if place[0] == "node"]
    for what, at in ((places[0][1], places[0]), (places[-1][1], places[-1])):
        assert not board.in_view(at)
        board.animations([Built(1, "settlement", what)])
        board.redraw()
        assert board.in_view(at) and board.cursor is None
    board.animations([RobberMoved(1, 0, ())])
    assert board.in_view(("hex", 0))


def test_letters_to_jump_by_stand_on_what_is_in_view() -> None:
    board = island("six")
    letters = JumpLetters()
    assert letters.show(board)
    assert 40 < len(letters.left) < len(list(board.places()))
    assert all(board.in_view(place) for place in letters.left.values())


@pytest.mark.parametrize("kind", ["six", "own map", "golden isle"])
@pytest.mark.parametrize("room", [SMALL, (83, 36)], ids=str)
@pytest.mark.parametrize("paints", KINDS)
@pytest.mark.parametrize("name", DRAWN)
def test_large_maps_and_own_ones_can_be_read_in_every_theme(
    kind: str, room: tuple[int, int], paints: str, name: str
) -> None:
    board = island(kind, room, name, paints)
    for y in range(board.canvas_size[1]):
        for x, (character, letters, paper) in enumerate(shown(board, y)):
            if is_letter(character):
                assert contrast(letters, paper) >= 4.5, (character, x, y, letters, paper)
    tokens = [(n, token) for n, token in enumerate(board.state.tokens) if token]
    assert len(tokens) > 15 and board.canvas is not None
    for n, token in tokens:
        x, y = board.spot(("hex", n)) or (0, 0)
        if lane(board).place.y == y:  # below the sea lane until the map is moved
            continue
        assert "".join(board.canvas.letter(x + d, y) for d in (-1, 0, 1)) == str(token)


@pytest.mark.parametrize("kind", ["six", "own map", "golden isle"])
def test_brackets_cover_no_letter_of_large_maps_and_own_ones(kind: str) -> None:
    board, seen = island(kind), 0
    before = letters_of(board)
    before[lane(board).place.y] = [""] * board.canvas_size[0]  # it moves with the window
    for place in list(board.places())[::2]:
        board.cursor = place
        board.redraw()
        for old, new in zip(before, letters_of(board), strict=True):
            for was, now in zip(old, new, strict=True):
                if was != now and now and now in "[]":
                    seen += 1
                    assert not was.strip() or was in ARROWS, (place, was)
    assert seen > 8


async def test_a_click_means_the_place_that_is_seen_there(tmp_path: Path) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,Ben,Cleo,Dora,Emil,Fay")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        screen: Any = app.screen
        assert isinstance(screen, GameScreen)
        board = screen.view.middle.board
        assert isinstance(board, Map)
        board.zoom()
        board.zoom()
        await pilot.pause()
        window = board.window
        node = next(
            place
            for place in board.lit
            if place != board.cursor and board.in_view(place) and window.x > 0
        )
        x, y = board.spot(node) or (0, 0)
        await pilot.hover(board, offset=(x - window.x, y - window.y))
        await pilot.pause()
        assert board.cursor == node
        text = board.render_line(y - board.window.y).text
        assert "◌" in text or "[" in text
        for place in board.places():
            board.point(place)
            if board.window.x and board.window.y:
                break
        window = board.window
        assert window.x and window.y, "the window has moved both ways"
        assert [board.render_line(n).text for n in range(window.height)] == seen(board)
