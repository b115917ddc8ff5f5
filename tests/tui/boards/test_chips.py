"""Cubes on the map of Rise of Empires: chips read as counts, benefits stay, losses are told."""

from __future__ import annotations

import pytest

from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.rules.pieces import CUBE
from tabletop_tui.games.rise_of_empires.tui.marks import SIGNS, brief
from tabletop_tui.games.rise_of_empires.tui.world import World
from tabletop_tui.play import Words
from tabletop_tui.play.text import set_language
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.look import Look
from tabletop_tui.tui.paint.ink import ink_for
from tabletop_tui.tui.paint.palette import theme
from tests.playing import new_table

KINDS = {
    "rich": ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, "utf-8"),
    "calm": ({"TERM": "xterm-256color"}, "utf-8"),
    "ascii": ({"TERM": "xterm-256color"}, "ascii"),
}


def world(cubes: dict[int, tuple[int, ...]], kind: str = "calm", seats: int = 5) -> World:
    """The map at 80x24 with the cubes of each seat in some regions, and no others."""
    table = new_table("rise_of_empires", seats)
    for seat, player in enumerate(table.state.players):
        for region in range(len(player.cubes)):
            player.cubes[region] = cubes.get(region, (0,) * seats)[seat]
    env, encoding = KINDS[kind]
    terminal = probe(env, interactive=True, size=(80, 24), encoding=encoding)
    words = Words(table.game, [seat.name for seat in table.seats])
    board = World()
    view = table.game.view(table.state, 0)
    board.look = Look(table, view, 0, words, ink_for(theme("table"), terminal))
    board.sized = board.fit(51, 20)
    board.redraw()
    return board


def rows(board: World, region: int) -> list[str]:
    """What is written around a region."""
    assert board.canvas is not None
    x, y = board.spot(("region", region)) or (0, 0)
    lines = [board.canvas.strip(n, board.sized[0]).text for n in range(y - 1, y + 2)]
    return [line[max(0, x - 7) : x + 8] for line in lines]


@pytest.mark.parametrize("seats", [2, 5])
def test_a_blank_parts_mark_and_number_however_many_share_a_region(seats: int) -> None:
    board = world({3: tuple(range(2, 2 + seats))}, seats=seats)
    look, shown = board.looking(), "\n".join(rows(board, 3))
    assert all(f"{look.glyph(seat)} {seat + 2}" in shown for seat in range(seats)), shown
    assert "+" not in shown


@pytest.mark.parametrize("kind", KINDS)
def test_the_benefit_of_a_region_is_shown_beside_two_rows_of_chips(kind: str) -> None:
    regions = [n for n, region in enumerate(box("").regions) if any(region.benefit)]
    for region in regions:
        board = world({region: (1, 2, 3, 4, 5)}, kind)
        gives = brief(board.looking(), box("").regions[region].benefit)
        assert gives in "\n".join(rows(board, region)), rows(board, region)


@pytest.mark.parametrize("cubes", [(12, 11, 10, 9, 8), (15, 14, 13, 12, 11), (1, 1, 1, 1, 1)])
def test_the_cubes_of_all_five_are_shown_however_many_they_are(cubes: tuple[int, ...]) -> None:
    board = world(dict.fromkeys(range(15), cubes))
    for player in board.looking().view.players:
        player.ally = 3
    board.redraw()
    look = board.looking()
    for region in (3, 5):
        ally = look.sign("empire.alliance") if region == 3 else ""
        x, y = board.spot(("region", region)) or (0, 0)
        assert board.canvas is not None
        written = "\n".join(
            "".join(board.canvas.letter(c, line) or " " for c in range(x - 10, x + 11))
            for line in range(y - 1, y + 2)
        )
        for seat, number in enumerate(cubes):
            assert f"{look.glyph(seat)} {number}{ally}" in written, written


@pytest.mark.parametrize("language", ["en", "nl", "es"])
@pytest.mark.parametrize("room", [(51, 29), (76, 29), (102, 48)], ids=str)
def test_all_regions_have_their_whole_names_at_120x40(room: tuple[int, int], language: str) -> None:
    set_language(language)
    board = world(dict.fromkeys(range(15), (1, 2, 3, 4, 5)))
    board.sized = board.fit(*room)
    board.canvas = None
    board.redraw()
    canvas, look = board.canvas, board.looking()
    assert canvas is not None
    lines = [
        "".join(canvas.letter(x, y) or " " for x in range(canvas.width))
        for y in range(canvas.height)
    ]
    names = {look.read(region.name) for region in box("").regions}
    missing = {name for name in names if not any(name in line for line in lines)}
    assert not missing


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("room", [(51, 20), (51, 29), (76, 29)], ids=str)
def test_the_row_below_the_map_tells_the_cubes_of_all_players(
    kind: str, room: tuple[int, int]
) -> None:
    board = world({3: (4, 3, 0, 1, 0), 5: (1, 2, 0, 0, 7)}, kind)
    board.sized = board.fit(*room)
    board.canvas = None
    board.redraw()
    assert board.canvas is not None
    row, look = board.canvas.strip(board.sized[1] - 1, board.sized[0]).text, board.looking()
    for seat, cubes in enumerate((5, 5, 0, 1, 7)):
        assert look.glyph(seat) in row and f" {cubes}{look.sign(SIGNS[CUBE])}" in row, row


@pytest.mark.parametrize("room", [(51, 20), (51, 29), (76, 29)], ids=str)
@pytest.mark.parametrize("lit", [True, False], ids=["legal", "cursor"])
def test_brackets_stand_around_the_chips_of_all_five_in_every_region(
    room: tuple[int, int], lit: bool
) -> None:
    board = world(dict.fromkeys(range(15), (8, 7, 12, 11, 9)))
    board.sized = board.fit(*room)
    board.canvas = None
    board.redraw()
    assert board.canvas is not None
    before = [dict(row) for row in board.canvas._marks]
    paper = "legal" if lit else "cursor"
    for region in range(15):
        board.cursor, board.lit = (
            (None, {("region", region): 0}) if lit else (("region", region), {})
        )
        board.redraw()
        rows = [dict(row) for row in board.canvas._marks]
        marks = [(x, y) for y, row in enumerate(rows) for x in row if row[x].paper == paper]
        assert len(marks) == 2, (region, marks)
        (left, y), (right, below) = sorted(marks)
        spot = board.spot(("region", region)) or (0, 0)
        assert y == below == spot[1] and left < spot[0] < right
        for x, line in marks:
            was = before[line].get(x)
            if was is not None and was.character.strip():
                assert was.character == rows[line][x].character, "letters stay"
            elif was is not None:
                assert not str(was.paper).startswith("seat."), "in the middle of no chip"


@pytest.mark.parametrize("kind", list(KINDS))
@pytest.mark.parametrize("seats", [2, 5])
def test_the_players_stand_in_a_rule_below_the_map(seats: int, kind: str) -> None:
    board = world({3: (4,) * seats}, kind, seats)
    look = board.looking()
    assert board.canvas is not None
    line = board.canvas.strip(board.sized[1] - 1, board.sized[0]).text
    for seat in range(seats):
        x, _ = board.spot(("player", seat)) or (0, 0)
        assert line[x - 2 : x + 3] == f"  {look.glyph(seat)}  ", "room for brackets"
    assert line.count(f" 4{look.sign(SIGNS[CUBE])} ") == seats, line
    assert set(line.split(f"{look.sign(SIGNS[CUBE])} ")[-1]) in ({"─"}, {"-"}), line
