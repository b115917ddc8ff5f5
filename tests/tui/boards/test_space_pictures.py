"""Space as a picture: names where nothing else is, orbits of dots, aims that cover no label."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

import pytest

from tabletop_tui.engine import Aim, offers
from tabletop_tui.games.ascending_empires.rules.galaxy import galaxy
from tabletop_tui.games.ascending_empires.rules.position import in_orbit
from tabletop_tui.games.ascending_empires.rules.state import ASTEROID, DISCS
from tabletop_tui.games.ascending_empires.tui.planets import label_span
from tabletop_tui.games.ascending_empires.tui.sky import paints_of, quadrant_names, size, slot_cell
from tabletop_tui.games.ascending_empires.tui.space import Space
from tabletop_tui.tui.forms import AimForm
from tabletop_tui.tui.paint.blocks import BLOCKS, BRAILLE
from tabletop_tui.tui.paint.painter import Painter

from .test_pictures import DRAWN, boards, ink, is_letter, letters_of, shown

WHEN = ("early", "late")
ROOMS = ((51, 20), (83, 36), (160, 56))
LARGE = ROOMS[1:]


def space(when: str, room: tuple[int, int], kind: str = "calm") -> Space:
    """The board of an example, with nothing lit or pointed at."""
    board = next(iter(boards("ascending-empires", when, ink("table", kind), room)))
    assert isinstance(board, Space)
    board.cursor, board.lit = None, {}
    board.redraw()
    return board


def rows(board: Space) -> list[str]:
    """What is written on a board, blank where nothing is."""
    return ["".join(one or " " for one in row) for row in letters_of(board)]


@pytest.mark.parametrize("when", WHEN)
@pytest.mark.parametrize("room", LARGE, ids=str)
def test_the_names_of_the_quadrants_stand_in_the_corners_of_the_board(
    when: str, room: tuple[int, int]
) -> None:
    written = rows(space(when, room))
    top, bottom = written[0], written[-1]
    assert top.lstrip().startswith("Alpha") and top.index("Alpha") <= 1
    assert top.rstrip().endswith("Beta") and len(top.rstrip()) >= len(top) - 1
    assert bottom.lstrip().startswith("Gamma") and bottom.index("Gamma") <= 1
    assert bottom.rstrip().endswith("Delta") and len(bottom.rstrip()) >= len(bottom) - 1


@pytest.mark.parametrize("when", WHEN)
@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_no_name_touches_an_orbit_or_the_label_of_a_planet(
    when: str, room: tuple[int, int]
) -> None:
    board = space(when, room)
    look, window = board.looking(), board.window
    words = {(x + n, y): word for x, y, word in quadrant_names(look, window)
             for n in range(len(word))}  # fmt: skip
    for hole in board.galaxy.holes:
        x, y = window.cell((hole.x, hole.y))
        assert all(hypot(x - at, 2 * (y - line)) > size(window)[0] for at, line in words)
        left, right = label_span(look, board.state.planets[hole.index], window)
        assert not any((x + n, y + down) in words for n in range(left, right) for down in (1, 2))
        assert hole.homeworld or slot_cell(window, hole) not in words
    written = rows(board)
    assert all(word in written[y] for (_, y), word in words.items())


def test_no_letter_stands_in_a_name_on_the_small_board_beside_a_lesson() -> None:
    """Gamma became GEmma."""
    board = space("early", (37, 17))
    window = board.window
    found = quadrant_names(board.looking(), window)
    words = {(x + n, y) for x, y, word in found for n in range(len(word))}
    assert not words & {slot_cell(window, one) for one in board.galaxy.holes if not one.homeworld}


@pytest.mark.parametrize("when", WHEN)
@pytest.mark.parametrize("room", ROOMS, ids=str)
@pytest.mark.parametrize("kind", ["calm", "rich"])
def test_every_planet_has_its_letter_and_every_item_its_sign(
    when: str, room: tuple[int, int], kind: str
) -> None:
    board = space(when, room, kind)
    look, window, written = board.looking(), board.window, rows(board)
    for hole in board.galaxy.holes:
        planet = board.state.planets[hole.index]
        x, y = window.cell((hole.x, hole.y))
        if not hole.homeworld:
            at, line = slot_cell(window, hole)
            assert written[line][at] == hole.slot
        if planet.owner < 0:
            continue
        label = "".join(row[max(0, x - 4) : x + 5] for row in written[y + 1 : y + 3])
        for field, name in (("troops", "troop"), ("facilities", "facility"),
                            ("colonies", "colony"), ("cities", "city")):  # fmt: skip
            count, sign = getattr(planet, field), look.sign(f"space.{name}")
            if count:
                assert sign * count in label or f"{count}{sign}" in label, (label, hole.index)


@pytest.mark.parametrize("when", WHEN)
@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_stars_keep_away_from_planets_orbits_letters_and_lines(
    when: str, room: tuple[int, int]
) -> None:
    board = space(when, room)
    assert board.canvas is not None
    window, star = board.window, board.looking().ink.packed("star")
    middle = window.cell((board.galaxy.side // 2,) * 2)
    holes = [window.centre((hole.x, hole.y)) for hole in board.galaxy.holes]
    stars = 0
    for y in range(board.canvas.height):
        line = shown(board, y)
        for x, (sign, (red, green, blue), _) in enumerate(line):
            dots = BRAILLE <= ord(sign) < BRAILLE + 256
            if not dots or red << 16 | green << 8 | blue != star:
                continue
            stars += 1
            assert x != middle[0] and y != middle[1], "the lines between the quadrants are whole"
            assert all(hypot(x + 0.5 - ax, 2 * y + 1 - ay) > size(window)[1] for ax, ay in holes)
            near = line[x - 1 : x + 2]
            assert not any(is_letter(one) and one.strip() for one, _, _ in near)
    assert stars > 0


@pytest.mark.parametrize("when", WHEN)
@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_an_orbit_shines_in_the_colour_of_whose_ship_is_in_it(
    when: str, room: tuple[int, int]
) -> None:
    board = space(when, room)
    look, window, picture = board.looking(), board.window, board.canvas and board.canvas.picture
    assert picture is not None
    held = 0
    for hole in board.galaxy.holes:
        seats = {ship // 9 for ship in in_orbit(board.state, hole.index)}
        if hole.homeworld:
            continue
        x, y = window.centre((hole.x, hole.y))
        far = int(size(window)[1]) + 1
        around = {
            picture.sample(px, py)
            for px in range(max(0, int(x) - far), min(picture.width, int(x) + far + 1))
            for py in range(max(0, int(y) - far), min(2 * picture.height, int(y) + far + 1))
        }
        for seat in range(len(board.state.players)):
            shines = look.ink.packed(f"seat.{seat + 1}.line") in around
            if seat in seats:
                held += 1
                assert shines, (hole.index, seat)
    assert held or when == "late"


@pytest.mark.parametrize("room", ROOMS, ids=str)
@pytest.mark.parametrize("angle", [0, 155, 277, 512, 700, 990])
def test_an_aim_covers_nothing_that_is_written(room: tuple[int, int], angle: int) -> None:
    board = space("late", room)
    board.far = True  # all of the board, on a small screen too
    look, before = board.looking(), rows(board)
    table, seat = look.table, look.seat
    found = next(o for o in offers(table.game, table.state, seat) if isinstance(o.choices, Aim))
    form = AimForm(found, look.words)
    board.aim(form)
    form.angle, form.power = angle % form.aim.angles, 60
    board.aim(form)
    after, marked = rows(board), 0
    for y, (old, new) in enumerate(zip(before, after, strict=True)):
        for x, (was, now) in enumerate(zip(old, new, strict=True)):
            marked += was != now
            assert was in (" ", now), (was, now, x, y)
    assert marked >= 2
    assert board.canvas is not None
    dots = sum(
        BRAILLE <= ord(one) < BRAILLE + 256
        for y in range(board.canvas.height)
        for one, ink_, _ in shown(board, y)
        if ink_ == (255, 175, 0)
    )
    assert dots >= 2, "the path is of fine dots"


def test_galaxies_have_four_quadrants_with_six_letters_each() -> None:
    letters = [hole.slot for hole in galaxy("").holes if not hole.homeworld]
    assert sorted(letters) == sorted("ABCDEF" * 4)


@pytest.mark.parametrize("name", DRAWN)
@pytest.mark.parametrize("room", ROOMS[:2], ids=str)
def test_planets_of_few_colours_are_round(name: str, room: tuple[int, int]) -> None:
    """None has a stem or horns where a cell would need three colours."""
    board = next(iter(boards("ascending-empires", "late", ink(name, "calm"), room)))
    assert isinstance(board, Space) and board.canvas is not None
    board.cursor, board.lit = None, {}
    board.redraw()
    picture, window, seen = board.canvas.picture, board.window, 0
    assert picture is not None
    paints, radius = paints_of(board.looking().ink), size(window)[0]
    middles = [window.centre((hole.x, hole.y)) for hole in board.galaxy.holes]
    for hole, (px, py) in zip(board.galaxy.holes, middles, strict=True):
        planet = board.state.planets[hole.index]
        if not planet.up or planet.disc not in range(ASTEROID):
            continue
        own = {paints[DISCS[planet.disc] + light] for light in ("", ".lit", ".dark")}
        others = [middle for middle in middles if middle != (px, py)]
        for x, y, colour in parts_around(picture, int(px), int(py // 2)):
            if colour in own and min(hypot(x - ax, y - ay) for ax, ay in others) > 4:
                assert hypot(x - px, y - py) <= radius, (hole.index, x - px, y - py)
                seen += 1
    assert seen > 100


def parts_around(picture: Painter, column: int, line: int) -> Iterator[tuple[float, float, int]]:
    """The middles of the quarters of the cells around one, and what each is painted in."""
    for y in range(max(0, line - 2), min(line + 3, picture.height)):
        for x in range(max(0, column - 3), min(column + 4, picture.width)):
            cell = picture.line(y)[x]
            bits = BLOCKS["quadrants"].index(cell.sign)
            for part in range(4):
                colour = cell.ink if bits >> part & 1 else cell.paper
                yield x + 0.25 + part % 2 / 2, 2 * y + 0.5 + part // 2, colour
