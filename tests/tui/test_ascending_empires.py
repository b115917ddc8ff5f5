"""The screens of Ascending Empires: what is drawn where, what is said about it, and the preview of a flick."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from tabletop_tui.engine import Aim, kind_of, offers
from tabletop_tui.games.ascending_empires.actions import SPOTS, AnyAction, Flick, Launch
from tabletop_tui.games.ascending_empires.galaxy import galaxy
from tabletop_tui.games.ascending_empires.state import ORANGE, UNKNOWN, Arriving, Frame, Moving
from tabletop_tui.games.ascending_empires.tui import UI
from tabletop_tui.games.ascending_empires.tui.aiming import preview
from tabletop_tui.games.ascending_empires.tui.drawing import disc_sign
from tabletop_tui.games.ascending_empires.tui.naming import about, named
from tabletop_tui.games.ascending_empires.tui.space import Space
from tabletop_tui.play import Table, Words
from tabletop_tui.tui.choosing import TAKEN
from tabletop_tui.tui.component_sheet import sheet_rows
from tabletop_tui.tui.forms import AimForm
from tabletop_tui.tui.ink import ink_of
from tabletop_tui.tui.look import Look
from tabletop_tui.tui.palette import theme
from tests.games.ascending_empires.scenario import Scene, hole
from tests.playing import new_table, play_on

SILENT = {"setting-up", "acclaiming", "ending-turn"}  # frames that ask nobody


def opening() -> Table:
    """A new game in which seat 0 has the first turn."""
    return new_table("ascending_empires", 4, 3, options={"first": 1})


def look_at(table: Table, seat: int = 0, glyphs: Any = "unicode") -> Look:
    words = Words(table.game, [s.name for s in table.seats])
    view = table.game.view(table.state, seat)
    return Look(table, view, seat, words, ink_of(theme("table"), "256", glyphs))


def board_of(look: Look, width: int = 51, height: int = 20) -> Space:
    board = Space()
    board.look = look
    board.sized = board.fit(width, height)
    board.redraw()
    return board


def drawn(board: Space) -> str:
    assert board.canvas is not None
    return "\n".join(board.canvas.strip(y, board.sized[0]).text for y in range(board.sized[1]))


def aim_form(look: Look) -> AimForm:
    found = [o for o in offers(look.table.game, look.table.state, 0) if isinstance(o.choices, Aim)]
    return AimForm(found[0], look.words)


def test_every_action_and_every_question_has_its_words() -> None:
    words = look_at(new_table("ascending_empires", 3)).words
    kinds = [kind_of(action) for action in get_args(AnyAction)]
    frames = [kind_of(frame) for frame in get_args(Frame)]
    wanted = [f"offer-{kind}" for kind in kinds] + [f"ask-{kind}" for kind in frames if kind not in SILENT]
    assert [key for key in wanted if not words.has(key)] == []


def test_keys_are_free_and_differ_within_a_turn() -> None:
    turn = [key for kind, key in UI.keys.items() if kind not in ("done", "stop")]
    assert not TAKEN & set(UI.keys.values()) and len(set(turn)) == len(turn)


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
    assert board.sized == (40, 20)
    picture = drawn(board)
    assert all(picture.count(look.glyph(seat)) == 3 for seat in range(3))  # two ships and a homeworld
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
    assert named(look, "2.1") == ("ship", 9) and named(look, "2.8") is None and named(look, "zz") is None


def test_the_aim_turns_anticlockwise_and_the_preview_with_it() -> None:
    look = look_at(opening())
    form = aim_form(look)
    form.angle, form.power = form.aim.angles // 4, 20
    shot = preview(look, form)
    assert shot.leg.end[1] < shot.start[1] and abs(shot.leg.end[0] - shot.start[0]) < 1000
    form.aim = Aim(form.aim.make, form.aim.pieces, form.aim.angles, form.aim.powers)
    form.shoot(0.0)
    assert form.done == Flick(form.piece, 3 * form.aim.angles // 4, 20)


def test_the_aimed_ship_is_bracketed_and_the_forecast_told() -> None:
    look = look_at(opening())
    board, form = board_of(look), aim_form(look)
    board.aim(form)
    picture = drawn(board)
    assert f"[{look.glyph(0)}]" in picture and look.sign("space.aim") in picture
    rows = [row.plain for row in form.rows(37)]
    assert look.words.say(f"shot-{preview(look, form).leg.kind}").split()[0] in rows[4]


def test_a_flight_begins_and_ends_where_the_ship_rests() -> None:
    table = opening()
    look = look_at(table)
    board = board_of(look)
    start = look.view.ships[0]
    told = table.play(0, Flick(0, 128, 30, (0, 0)))
    flew = next(event for event in told if event.kind == "flew")
    length = board.plays(flew)
    assert 0 < length <= 2.5
    board.frame(flew, 0.0)
    assert board.moving[0] == start
    board.frame(flew, length)
    assert board.moving[0] == table.state.ships[0] != start


def test_an_arriving_ship_sees_its_orbit_from_near() -> None:
    table = new_table("ascending_empires", 3, 5)
    home = table.state.homes[0]
    table.state.players[0].starships += 1
    table.state.players[0].box_starships -= 1
    table.state.planets[home].troops += 1
    table.state.stack.append(Moving(0, 1))
    table.state.stack.append(Arriving(0, 2, home, False))
    board = board_of(look_at(table))
    cells = {board.spot(("spot", home * SPOTS + spot)) for spot in range(128)}
    assert len(cells) > 60 and all(c and 0 <= c[0] < 40 and 0 <= c[1] < 20 for c in cells)


def test_a_zoom_shows_the_cursor_larger_and_goes_back() -> None:
    board = board_of(look_at(new_table("ascending_empires", 3)))
    board.cursor = ("planet", 14)
    whole = board.window
    board.zoom()
    assert board.window.side < whole.side and board.window.shows(board.point_of(("planet", 14)) or (0, 0))
    board.zoom()
    assert board.window == whole


def test_panel_legend_and_sheet_leave_no_key_unsaid() -> None:
    look = look_at(play_on(new_table("ascending_empires", 4, 3), 60))
    rows = [UI.headline(look), *UI.panel(look, 38, 36), *UI.legend(look), *sheet_rows(UI.sheet(look.view, look.words))]
    text = " ".join(row.plain for row in rows)
    for prefix in ("panel-", "head-", "legend-", "sheet-", "about-", "colour-"):
        assert prefix not in text
    assert "reconstructed" in text and all(row.cell_len <= 38 for row in UI.panel(look, 38, 36))
    assert all(row.cell_len <= 27 for row in UI.panel(look, 27, 24)[:5])


def scene_table(scene: Scene) -> Table:
    """A table in the position of a scene."""
    table = new_table("ascending_empires", len(scene.s.players), options={"first": 1})
    table.state = scene.s
    return table


def test_the_form_names_the_ship_by_where_it_is_and_the_direction_in_words() -> None:
    scene = Scene(2)
    scene.disc("delta C", ORANGE)
    scene.orbit(0, "delta C")
    scene.ship(0, 112, 330)
    look = look_at(scene_table(scene))
    board, form = board_of(look), aim_form(look)
    board.aim(form)
    assert [row.plain for row in form.rows(60)][1:3] == [
        "Starship 1, in orbit of Delta C (orange) (1 of 2: Tab)", "Direction 0.0° to the east",
    ]  # fmt: skip
    form.key("tab")
    form.angle = form.aim.angles // 4
    board.aim(form)
    ship, bearing = (row.plain for row in form.rows(60)[1:3])
    assert ship.startswith("Starship 2, in space to the south of Alpha E") and bearing == "Direction 90.0° to the north"


def test_the_forecast_of_a_shot_tells_what_it_could_destroy_and_blockade() -> None:
    scene = Scene(2)
    scene.disc("delta C", ORANGE)
    scene.put(1, "delta C", facilities=1)
    scene.ship(0, 554, 300)
    look = look_at(scene_table(scene))
    form = aim_form(look)
    form.angle, form.power = 3 * form.aim.angles // 4, 20
    board_of(look).aim(form)
    assert "Could then destroy Delta C (orange) (1 against 1)" in form.outlook
    assert "Would blockade Delta C (orange)" in form.outlook


def test_the_panel_tells_what_a_move_that_ends_now_attacks() -> None:
    scene = Scene(2)
    scene.ship(0, 300, 200)
    scene.ship(1, 340, 200)
    rows = [row.plain for row in UI.panel(look_at(scene_table(scene)), 60, 36)]
    assert not any("A Move that ends now" in row for row in rows)
    scene.ship(0, 320, 240)
    rows = [row.plain.strip() for row in UI.panel(look_at(scene_table(scene)), 70, 36)]
    assert "A Move that ends now attacks Ben’s starship 1 (2 against 2)" in rows


def test_a_launch_place_tells_what_the_ship_could_attack_from_there() -> None:
    scene = Scene(2)
    scene.put(0, "alpha H", troops=1)
    scene.supply(0, starships=1)
    enemy = scene.ship(1, 140, 90)
    home = scene.s.homes[0]
    scene.do(Launch(home))
    look = look_at(scene_table(scene))
    near, far = (about(look, ("spot", home * SPOTS + spot)) for spot in (0, 32))
    assert "In position against Ben’s starship 1 (1 of 2)" in near and "position" not in far
    assert enemy in scene.s.ships


def test_ascii_shows_orbits_and_the_path_without_colour() -> None:
    look = look_at(opening(), glyphs="ascii")
    board = board_of(look)
    assert drawn(board).count("...") >= 40
    form = aim_form(look)
    form.angle = 7 * form.aim.angles // 8
    board.aim(form)
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
