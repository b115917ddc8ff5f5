"""The screens of Ascending Empires: what is drawn where, what is said about it, and the preview of
a flick.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from tabletop_tui.engine import kind_of
from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.rules.actions import SPOTS, Launch
from tabletop_tui.games.ascending_empires.rules.galaxy import galaxy
from tabletop_tui.games.ascending_empires.rules.powers import printed
from tabletop_tui.games.ascending_empires.rules.state import (
    UNKNOWN,
    Frame,
    Moving,
)
from tabletop_tui.games.ascending_empires.tui import UI
from tabletop_tui.games.ascending_empires.tui.drawing import disc_sign
from tabletop_tui.games.ascending_empires.tui.naming import about, named
from tabletop_tui.games.ascending_empires.view.names import hole_name
from tabletop_tui.games.ascending_empires.view.plain import forecast
from tabletop_tui.play.text import set_language
from tabletop_tui.tui.game_ui import headline as told_in
from tabletop_tui.tui.reading.component_sheet import sheet_rows
from tests.games.ascending_empires.scenario import Scene, hole
from tests.playing import new_table, play_on
from tests.tui.playing import at_table, open_app

from .space_board import aim_form, board_of, drawn, look_at, opening, scene_table

SILENT = {"setting-up", "acclaiming", "ending-turn"}  # frames in which no seat must act


def test_every_action_and_every_question_has_its_words() -> None:
    words = look_at(new_table("ascending_empires", 3)).words
    kinds = [kind_of(action) for action in get_args(GAME.Action)]
    frames = [kind_of(frame) for frame in get_args(Frame)]
    wanted = [f"offer-{kind}" for kind in kinds] + [
        f"ask-{kind}" for kind in frames if kind not in SILENT
    ]
    assert [key for key in wanted if not words.has(key)] == []


@pytest.mark.parametrize("size", [(51, 20), (83, 36)])
def test_ships_never_share_a_cell(size: tuple[int, int]) -> None:
    for actions in (0, 60, 120):
        table = play_on(new_table("ascending_empires", 4, 3), actions)
        table.state.ships |= {ship: (300_000, 356_000 + 17_000 * ship) for ship in range(2, 7)}
        board = board_of(look_at(table), *size)
        cells = [board.spot(("ship", ship)) for ship in board.state.ships]
        assert None not in cells and len(set(cells)) == len(cells)


def test_the_board_fits_80_by_24_and_shows_every_mark() -> None:
    look = look_at(new_table("ascending_empires", 3))
    board = board_of(look)
    assert board.sized == (46, 20)
    picture = drawn(board)
    assert all(
        picture.count(look.glyph(seat)) == 3 for seat in range(3)
    )  # two ships and a homeworld
    assert picture.count("?") == sum(planet.disc == UNKNOWN for planet in look.view.planets)


def test_ascii_draws_nothing_else() -> None:
    board = board_of(look_at(play_on(new_table("ascending_empires", 4, 3), 60), glyphs="ascii"))
    assert drawn(board).isascii()


def test_a_face_down_planet_keeps_its_secret() -> None:
    look = look_at(new_table("ascending_empires", 4, 3), seat=1)
    hidden = [n for n, planet in enumerate(look.view.planets) if planet.disc == UNKNOWN]
    assert hidden
    for n in hidden:
        assert disc_sign(look.view.planets[n]) == "space.hidden"
        assert "face down" in about(look, ("planet", n))


def test_names_can_be_typed() -> None:
    look = look_at(new_table("ascending_empires", 3))
    s = look.view
    keys = [hole.key for hole in galaxy(s.parts).holes]
    assert named(look, "Alpha C") == ("planet", keys.index("alpha-C")) == named(look, "ac")
    assert (
        named(look, "2.1") == ("ship", 9)
        and named(look, "2.8") is None
        and named(look, "zz") is None
    )


def test_a_zoom_shows_the_cursor_larger_and_goes_back() -> None:
    board = board_of(look_at(new_table("ascending_empires", 3)))
    board.cursor = ("planet", 14)
    whole = board.window
    board.zoom()
    assert board.window.side < whole.side and board.window.shows(
        board.point_of(("planet", 14)) or (0, 0)
    )
    board.zoom()
    assert board.window == whole


def test_panel_legend_and_sheet_leave_no_key_unsaid() -> None:
    look = look_at(play_on(new_table("ascending_empires", 4, 3), 60))
    rows = [
        UI.headline(look),
        *UI.panel(look, 38, 36),
        *UI.legend(look),
        *sheet_rows(UI.sheet(look.view, look.words)),
    ]
    text = " ".join(row.plain for row in rows)
    for prefix in ("panel-", "head-", "legend-", "sheet-", "about-", "colour-"):
        assert prefix not in text
    assert "reconstructed" in text and all(row.cell_len <= 38 for row in UI.panel(look, 38, 36))
    assert all(row.cell_len <= 27 for row in UI.panel(look, 27, 24)[:5])


def test_the_panel_tells_what_can_be_attacked_and_what_a_move_that_ends_now_attacks() -> None:
    attack = "attack Ben's starship 1 (strength 2, needs 2)"

    def told() -> str:
        look = look_at(scene_table(scene))
        plain = forecast(look.view, 0, look.words)
        rows = [row.plain.strip() for row in UI.panel(look, 70, 36) if attack in row.plain]
        assert rows == [row for row in plain if attack in row]
        return " ".join(rows)

    scene = Scene(2)
    scene.ship(0, 300, 200)
    scene.ship(1, 340, 200)
    assert not told()
    scene.ship(0, 320, 240)
    assert told() == f"You can {attack}"
    scene.s.stack.append(Moving(0, 1))
    assert told() == f"End the Move to {attack}"


def test_a_name_and_points_of_two_digits_are_kept_apart() -> None:
    table = new_table("ascending_empires", 3)
    table.state.players[0].vp, table.state.players[0].troops = 15, 10
    for width in (32, 27):  # with the box, and without
        rows = [row.plain for row in UI.panel(look_at(table), width, 24)]
        assert any(re.search(r"\w 15/15 10\b", row) for row in rows), rows


def test_a_launch_place_tells_what_the_ship_could_attack_from_there() -> None:
    scene = Scene(2)
    scene.put(0, "alpha H", troops=1)
    scene.supply(0, starships=1)
    enemy = scene.ship(1, 140, 90)
    home = scene.s.homes[0]
    scene.do(Launch(home))
    look = look_at(scene_table(scene))
    near, far = (about(look, ("spot", home * SPOTS + spot)) for spot in (0, 32))
    assert (
        "In position against Ben's starship 1 (strength 1, needs 2)" in near
        and "position" not in far
    )
    assert enemy in scene.s.ships


def test_a_launch_place_names_the_planet_that_lies_that_way() -> None:
    look, board = look_at(new_table("ascending_empires", 2), 0), galaxy()
    here = board.holes[hole("alpha C")]
    names = {
        look.say("about-planet", planet=hole_name(look.view, one.index)): one
        for one in board.holes
        if one is not here
    }
    found = set[str]()
    for spot, (x, y) in enumerate(board.launch[here.index]):
        _, _, name = about(look, ("spot", here.index * SPOTS + spot)).partition("towards ")
        if name:
            other = names[name]
            ahead = (other.x - here.x) * (x - here.x) + (other.y - here.y) * (y - here.y)
            assert ahead > 0, "it is on that side"
            found.add(name)
    assert len(found) >= 4


def test_ascii_shows_orbits_and_the_path_without_colour() -> None:
    look = look_at(opening(), glyphs="ascii")
    board = board_of(look)
    assert drawn(board).count("...") >= 40
    form = aim_form(look)
    form.angle = 7 * form.aim.angles // 8
    board.aim(form)
    assert all(ord(c) < 128 for row in form.tracks for c in row.plain)
    assert drawn(board).isascii() and "~" in drawn(board) and f"[{look.glyph(0)}]" in drawn(board)


def test_brackets_of_a_planet_never_cover_a_ship() -> None:
    scene = Scene(2)
    scene.put(0, "alpha A", troops=1)
    for spot in (0, 16, 32, 48):
        scene.orbit(0, "alpha A", spot)
    look = look_at(scene_table(scene))
    board = board_of(look)
    plain = drawn(board).count(look.glyph(0))
    board.show(look, {("planet", hole("alpha A")): 1})
    assert drawn(board).count(look.glyph(0)) == plain


@pytest.mark.parametrize(
    ("language", "towards", "ending"),
    [
        ("en", ": north (90°)", "5 of 20 rounds without a VP"),
        ("nl", ": noorden (90°)", "5 van 20 ronden zonder OP"),
        ("es", ": norte (90°)", "5 de 20 rondas sin PV"),
    ],
)
def test_a_launch_place_has_a_direction_and_quiet_rounds_an_end(
    language: str, towards: str, ending: str
) -> None:
    set_language(language)
    scene = Scene(2)
    home = scene.s.homes[0]
    ways = len(galaxy(scene.s.parts).launch[home]) // 2
    scene.s.quiet = 5
    look = look_at(scene_table(scene))
    assert towards in about(look, ("spot", home * SPOTS + 3 * ways // 4))
    row = UI.headline(look)
    assert ending in row.plain
    assert all(headline(look).cell_len <= 80 for headline in UI.shorter)
    look.view.quiet, look.view.round = 15, 28
    look.view.stack.append(Moving(0, 1))
    row = told_in(UI, look, 80)
    assert "…" not in row.plain and look.say("head-moves", points=1) in row.plain
    assert look.say("head-pile", tokens=look.view.pile) in row.plain


@pytest.mark.parametrize("language", ["en", "nl", "es"])
def test_no_name_of_a_technology_is_cut_beside_a_small_board(language: str) -> None:
    set_language(language)
    for level in range(4):
        scene = Scene(2)
        scene.levels(0, orange=level, grey=level, brown=level, purple=level)
        look = look_at(scene_table(scene))
        rows = [row.plain for row in UI.panel(look, 32, 20)]
        for track in printed(scene.s.parts).technologies:
            name = look.read(track[level].name)
            assert any(f" {level + 1} {name} " in row for row in rows), (name, rows)
        assert all(len(row) <= 32 for row in rows)


@pytest.mark.parametrize("language", ["en", "nl", "es"])
async def test_a_homeworld_says_in_two_rows_that_it_is_not_mined(
    language: str, tmp_path: Path
) -> None:
    set_language(language)
    app = open_app(tmp_path, "ascending_empires", "Anna,Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        home = screen.table.state.homes[screen.choice.seat]
        screen.table.state.planets[home].troops = 2
        screen.turn()
        board = screen.view.middle.board
        board.point(("planet", home))
        screen.view.draw_about(pointed=True)
        assert board.cursor in screen.choice.lit()
        about, base = board.about(("planet", home)), screen.session.words.say("about-base")
        assert base in about
        rows = [" ".join(row.plain.split()) for row in screen.view.news_rows.rows]
        assert about.split()[-1] in " ".join(rows[:2]), rows
        await pilot.press("tab")
        whole = board.about(("planet", home))
        assert base in whole and re.search(r"1 (and|en|y) 2", whole), (
            "with ships and stock while the menu is read"
        )
