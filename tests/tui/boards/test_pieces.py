"""Roads and pieces of Cities & Knights late in a game: in their owner's full colour, whole, and each
kind unlike the others at a glance, in every way of drawing and at every size.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from tabletop_tui.games.cities_and_knights.rules.constants import CITY, KNIGHTS
from tabletop_tui.games.cities_and_knights.tui.map import LOW, Map
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.paint.blocks import BLOCKS
from tabletop_tui.tui.paint.ink import Ink, ink_for
from tabletop_tui.tui.paint.palette import theme
from tabletop_tui.tui.paint.stencil import Stencil
from tabletop_tui.tui.pixels.pixel_painter import PixelPainter
from tests.tui.boards.test_pictures import KINDS, ROOMS, boards, ink

WAYS = ("plain", *KINDS)


def ink_of_way(way: str) -> Ink:
    """Return the ink of a small screen, which this game draws plainly, or of a large one."""
    if way != "plain":
        return ink("table", way)
    terminal = probe(KINDS["rich"], interactive=True, size=(80, 24), encoding="utf-8")
    return ink_for(theme("table"), terminal)


CELL = (10, 20)


def fine_ink() -> Ink:
    """Return the ink of a terminal with pictures."""
    terminal = probe(KINDS["rich"], interactive=True, size=(120, 40), encoding="utf-8")
    return ink_for(theme("table"), replace(terminal, cell=CELL))


def late(way: str, room: tuple[int, int]) -> Map:
    board = next(boards("cities-and-knights", "late", ink_of_way(way), room))
    assert isinstance(board, Map) and board.canvas is not None
    board.cursor, board.lit = None, {}
    board.redraw()
    return board


def marks(board: Map, node: int, reach: int = 4) -> list[tuple[str, str, str | None]]:
    """Return character, ink and paper of the cells around a node that have any."""
    assert board.canvas is not None
    x, y = board.spot(("node", node)) or (0, 0)
    row = board.canvas._marks[y]
    return [row[c][:3] for c in range(x - reach, x + reach + 1) if c in row]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_every_road_is_in_full_colour_on_a_dark_rim_and_under_no_mark(
    room: tuple[int, int], way: str
) -> None:
    board = late(way, room)
    assert board.canvas is not None
    signs = set(BLOCKS[board.looking().ink.blocks])
    roads = [(edge, owner) for edge, owner in enumerate(board.state.road) if owner >= 0]
    for edge, owner in roads:
        x, y = board.spot(("edge", edge)) or (0, 0)
        ends = board.ends(edge)
        inside = {
            (c, row)
            for row in range(min(b for _, b in ends), max(b for _, b in ends) + 1)
            for c in range(min(a for a, _ in ends) - 1, max(a for a, _ in ends) + 2)
        }
        own = [
            board.canvas._marks[row][c]
            for c, row in inside
            if c in board.canvas._marks[row]
            and board.canvas._marks[row][c].ink == f"seat.{owner + 1}.line"
        ]
        assert own or board.raster().h < LOW, (edge, "is seen between two pieces")
        assert all(one.paper == "rim" and one.character in signs for one in own)
        assert board.looking().glyph(owner) not in {
            board.canvas.letter(x + dx, y) for dx in (-1, 0, 1)
            if (x + dx, y) in inside and board.state.owner[board.island.board.edge_nodes[edge][0]] < 0
        }  # fmt: skip
    assert len(roads) > 12


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_kinds_of_pieces_are_unlike_each_other(room: tuple[int, int], way: str) -> None:
    board = late(way, room)
    s = board.state
    looks: dict[str, set[tuple[str, bool, bool]]] = {}
    for node, owner in enumerate(s.owner):
        if owner < 0:
            continue
        seat = f"seat.{owner + 1}"
        near = marks(board, node, 1)
        solid = any(paper == seat for _, _, paper in near)
        dark = any(ink == f"seat.{owner + 1}.knight" and paper == "rim" for _, ink, paper in near)
        if s.piece[node] > KNIGHTS:
            kind = "awake" if s.active[node] else "asleep"
        else:
            kind = (
                "metropolis" if node in s.metropolis
                else "walled" if s.wall[node]
                else "city" if s.piece[node] == CITY
                else "settlement"
            )  # fmt: skip
        wide = "".join(sign for sign, _, _ in marks(board, node, 2) if not sign.isalnum())
        looks.setdefault(kind, set()).add((wide if board.drawn else "", solid, dark))
    assert {solid for _, solid, dark in looks["awake"] if not dark} == {True}
    assert all(dark for _, _, dark in looks["asleep"]), "a knight that sleeps is dark inside"
    assert not any(dark for _, _, dark in looks["settlement"] | looks["city"])


def pixels(board: Map, node: int, wide: int = 2) -> bytes:
    """Return the pixels around a node."""
    assert board.canvas is not None and isinstance(board.canvas.picture, PixelPainter)
    (x, y), (across, down) = board.spot(("node", node)) or (0, 0), CELL
    box = (x - wide) * across, (y - 1) * down, (x + wide + 1) * across, (y + 2) * down
    return board.canvas.picture.image.crop(box).convert("L").tobytes()


def test_kinds_of_pieces_are_unlike_each_other_in_grey_pixels() -> None:
    board = next(boards("cities-and-knights", "early", fine_ink(), ROOMS[1]))
    assert isinstance(board, Map)
    s, node = board.state, 20
    s.owner[node], looks = 0, {}
    for kind, piece, awake, wall, metropolis in (
        ("settlement", 1, False, False, False), ("city", CITY, False, False, False),
        ("walled", CITY, False, True, False), ("metropolis", CITY, False, False, True),
        ("awake", KNIGHTS + 1, True, False, False), ("asleep", KNIGHTS + 1, False, False, False),
        ("strong", KNIGHTS + 2, True, False, False),
    ):  # fmt: skip
        s.piece[node], s.active[node], s.wall[node] = piece, awake, wall
        s.metropolis[0] = node if metropolis else -1
        board.redraw()
        letters = board.canvas.letter(*(board.spot(("node", node)) or (0, 0)))  # type: ignore[union-attr]
        looks[kind] = pixels(board, node), letters
    for one, other in combinations(looks, 2):
        if {one, other} == {"awake", "strong"}:
            assert looks[one][1] == "1" and looks[other][1] == "2"
            continue
        unlike = sum(abs(a - b) > 40 for a, b in zip(looks[one][0], looks[other][0], strict=True))
        assert unlike > len(looks[one][0]) / 40, (one, other)


def test_a_road_in_pixels_has_its_full_colour_and_a_dark_rim() -> None:
    board = next(boards("cities-and-knights", "late", fine_ink(), ROOMS[1]))
    assert isinstance(board, Map) and board.canvas is not None and board.canvas.picture is not None
    board.cursor, board.lit = None, {}
    board.redraw()
    picture, ink, seen = board.canvas.picture, board.looking().ink, 0
    for edge, owner in enumerate(board.state.road):
        if owner < 0:
            continue
        (x1, y1), (x2, y2) = board.ends(edge)
        x, y = (x1 + x2) / 2 + 0.5, y1 + y2 + 1.0
        assert picture.sample(x, y) == ink.packed(f"seat.{owner + 1}.line"), edge
        seen += 1
        if x1 == x2:
            assert picture.sample(x - 0.7, y) == ink.packed("rim")
    assert seen > 12


def test_a_robbed_hex_is_darkened_whole() -> None:
    board = next(boards("cities-and-knights", "late", fine_ink(), ROOMS[1]))
    assert isinstance(board, Map) and board.canvas is not None and board.canvas.picture is not None
    picture, robbed = board.canvas.picture, board.state.robber
    x, y = board.spot(("hex", robbed)) or (0, 0)
    around = [(x + dx, 2 * y + 1 + dy) for dx, dy in ((-4, -2), (4, -2), (-4, 3), (4, 3), (0, -6))]
    dark = [picture.sample(*at) for at in around]
    board.state.robber = -1
    board.redraw()
    bright = [board.canvas.picture.sample(*at) for at in around]
    for one, other in zip(dark, bright, strict=True):
        assert (one >> 8 & 255) < 0.7 * (other >> 8 & 255)


def test_pieces_grow_with_the_map() -> None:
    sizes = []
    for room in (ROOMS[0], ROOMS[1], ROOMS[3]):
        board = late("rich", room)
        assert board.canvas is not None
        cells = sum(
            mark.ink.startswith("seat.") and not mark.ink.endswith((".line", ".text"))
            for row in board.canvas._marks
            for mark in row.values()
        )
        sizes.append(cells)
    assert sizes[0] < sizes[1] < sizes[2]


def test_a_stencil_fills_the_parts_that_a_shape_covers_half() -> None:
    stencil = Stencil(4, 2, "quadrants")
    square = stencil.shapes.block(0, 0, 1.5, 2)
    assert stencil.bits(square) == {(0, 0): 0b1111, (1, 0): 0b0101}
    assert stencil.bits(stencil.shapes.block(0, 0, 0.1, 2)) == {}
    assert stencil.bits(stencil.shapes.block(1, 0, 1, 1)) == {(1, 0): 0b0011}
