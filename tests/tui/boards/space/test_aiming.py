"""Aiming and its forecast on the boards of Ascending Empires."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random
from statistics import median

import pytest

from tabletop_tui.engine import Aim, Event, Place, slip_at
from tabletop_tui.games.ascending_empires.flight.flick import run_out
from tabletop_tui.games.ascending_empires.rules.actions import SPOTS, Flick
from tabletop_tui.games.ascending_empires.rules.state import (
    ORANGE,
    Arriving,
    Moving,
)
from tabletop_tui.games.ascending_empires.tui import UI
from tabletop_tui.games.ascending_empires.tui.aiming import preview
from tabletop_tui.games.ascending_empires.tui.space import Space
from tabletop_tui.play import Table, Words
from tabletop_tui.play.text import languages
from tabletop_tui.tui.forms import AimForm
from tabletop_tui.tui.look import Look
from tabletop_tui.tui.widgets.line_widgets import wrapped
from tests.games.ascending_empires.scenario import Scene, hole
from tests.playing import new_table
from tests.tui.boards import aiming_keys
from tests.tui.boards.space_board import aim_form, board_of, drawn, look_at, opening, scene_table


def test_the_aim_turns_anticlockwise_and_the_preview_with_it() -> None:
    look = look_at(opening())
    form = aim_form(look)
    form.angle, form.power = form.aim.angles // 4, 20
    shot = preview(look, form)
    corners = dict(shot.outlook.sure.flights)[form.piece]
    assert corners[1][2] < corners[0][2] and abs(corners[1][1] - corners[0][1]) < 1000
    form.aim = Aim(form.aim.make, form.aim.pieces, form.aim.angles, form.aim.powers)
    form.begin()
    assert form.action == Flick(form.piece, 3 * form.aim.angles // 4, 20)


def test_the_aimed_ship_is_bracketed_and_the_forecast_told() -> None:
    look = look_at(opening())
    board, form = board_of(look), aim_form(look)
    board.aim(form)
    picture = drawn(board)
    assert f"[{look.glyph(0)}]" in picture and look.sign("space.aim") in picture
    rows = [row.plain for row in form.rows(37)]
    assert rows[6] == "If you stop at random:"
    assert form.told.plain.startswith("A perfect shot ")


def test_a_flight_begins_and_ends_where_the_ship_rests() -> None:
    table = opening()
    look = look_at(table)
    board = board_of(look)
    start = look.view.ships[0]
    told = table.play(0, Flick(0, 128, 30, (0, 0)))
    flew = next(event for event in told if event.kind == "flew")
    length = board.plays(flew)
    assert 0 < length <= 2.5
    board.show_event(flew, 0.0)
    assert board.moving[0] == start
    board.show_event(flew, length)
    assert board.moving[0] == table.state.ships[0] != start


def test_the_end_of_a_flight_is_marked_on_the_board_until_something_else_is_shown() -> None:
    scene = Scene(2)
    scene.ship(0, 60, 356)
    table = scene_table(scene)
    board = board_of(look_at(table))
    told = table.play(0, Flick(0, 858, 8))
    flew = next(event for event in told if event.kind == "flew")
    board.show_event(flew, board.plays(flew))
    look = look_at(table)
    board.show(look, {})
    assert "{" + look.glyph(0) + "}" in drawn(board)
    board.show(look, {})
    assert "{" not in drawn(board)
    told = table.play(table.deciding()[0], Flick(0, 512, 50))
    flew = next(event for event in told if event.kind == "flew")
    board.show_event(flew, board.plays(flew))
    board.show(look_at(table), {})
    assert look.sign("space.blockade") in drawn(board)


def test_an_arriving_ship_sees_its_orbit_from_near() -> None:
    table = new_table("ascending_empires", 3, 5)
    home = table.state.homes[0]
    table.state.players[0].starships += 1
    table.state.players[0].box_starships -= 1
    table.state.planets[home].troops += 1
    table.state.stack.append(Moving(0, 1))
    table.state.stack.append(Arriving(0, 2, home, False))
    board = board_of(look_at(table))
    spots = [("spot", home * SPOTS + spot) for spot in range(128)]
    assert len({board.spot(spot) for spot in spots}) < 20, "who only watches sees all of space"
    board.lit = dict.fromkeys(spots, 1)
    cells = {board.spot(spot) for spot in spots}
    assert len(cells) > 60 and all(c and 0 <= c[0] < 46 and 0 <= c[1] < 20 for c in cells)


def test_the_form_names_the_ship_by_where_it_is_and_the_direction_in_words() -> None:
    scene = Scene(2)
    scene.disc("delta C", ORANGE)
    scene.orbit(0, "delta C")
    scene.ship(0, 112, 330)
    look = look_at(scene_table(scene))
    board, form = board_of(look), aim_form(look)
    form.turn(1)
    board.aim(form)
    assert [row.plain for row in form.rows(60)][1:3] == [
        "Starship 1, in orbit of Delta C (1 of 2: s)", "Direction 0.4° east",
    ]  # fmt: skip
    form.key("s")
    board.aim(form)
    form.angle = form.aim.angles // 4
    board.aim(form)
    ship, bearing = (row.plain for row in form.rows(60)[1:3])
    assert (
        ship.startswith("Starship 2, in space south of Alpha E")
        and bearing == "Direction 90.0° north"
    )


def test_the_forecast_of_a_shot_tells_what_it_could_destroy_and_blockade() -> None:
    scene = Scene(2)
    scene.disc("delta C", ORANGE)
    scene.put(1, "delta C", facilities=1)
    scene.ship(0, 554, 300)
    look = look_at(scene_table(scene))
    form = aim_form(look)
    form.angle, form.power = 3 * form.aim.angles // 4, 20
    board_of(look).aim(form)
    told = [row.plain for row in form.outlook]
    assert "Can then destroy Delta C (strength 1, needs 1)" in told
    assert "Would blockade Delta C" in told


def reaching() -> tuple[Look, Space, AimForm]:
    """A ship of seat 0 among planets, one behind another, and an enemy in sight."""
    scene = Scene(2)
    scene.ship(0, 84, 84)
    scene.ship(0, 300, 356)
    scene.ship(1, 356, 300)
    scene.s.hand, scene.s.timing = "normal", True
    look = look_at(scene_table(scene))
    board, form = board_of(look), aim_form(look)
    board.aim(form)
    return look, board, form


def press(board: Space, form: AimForm, *keys: str) -> None:
    """Keys, and what the table screen does after each."""
    for key in keys:
        assert form.key(key), key
        board.aim(form)


def test_an_aim_opens_at_what_is_nearest_and_goes_on_from_there() -> None:
    look, board, form = reaching()
    assert form.target is not None
    seen = []
    for _ in range(4):
        shot = preview(look, form)
        assert shot.outlook.goal.kind == "orbit" and form.target.name in form.rows(60)[0].plain
        seen.append(form.target.code)
        press(board, form, "tab")
    assert len(set(seen)) == 4
    press(board, form, "p")
    assert form.target.code == seen[-1]


def test_enemies_in_reach_can_be_aimed_at_to_ram_them() -> None:
    look, board, form = reaching()
    press(board, form, "s", "p")
    assert form.target is not None and form.target.name == "Ben's starship 1"
    assert preview(look, form).outlook.goal == ("ram", 9, None)


def test_two_letters_name_a_planet_and_brackets_go_through_the_bounces_that_lead_there() -> None:
    look, board, form = reaching()
    press(board, form, "a", "f")
    target = hole("alpha F")
    assert form.target is not None and form.target.code == "af"
    found = set()
    for _ in range(3):
        press(board, form, "right_square_bracket")
        shot = preview(look, form)
        assert shot.outlook.goal.sort == ("orbit", target) and shot.outlook.sure.contacts
        found.add((form.angle, form.power))
    last = form.angle, form.power
    press(board, form, "left_square_bracket", "right_square_bracket")
    assert (form.angle, form.power) == last
    press(board, form, "d", "h")
    assert form.target.code == "dh", "what is out of reach is aimed at all the same"


def test_the_chance_of_what_is_aimed_at_is_told_first() -> None:
    look, board, form = reaching()
    press(board, form, "a", "f", "right_square_bracket", "right_square_bracket")
    orbits = [row.plain for row in form.outlook if "orbit of" in row.plain and "%" in row.plain]
    assert len(orbits) > 1 and orbits[0].startswith(look.sign("ui.full"))
    assert orbits[0].partition("orbit of ")[2].startswith("Alpha F")


def test_every_ship_keeps_its_aim_from_one_form_to_the_next() -> None:
    look, board, form = reaching()
    press(board, form, "1", "2", "3", "4", "5", "s", "7", "0", "space", "9", "escape")
    again = aim_form(look)
    board.aim(again)
    assert (again.piece, again.angle, again.power) == (1, form.angle, 9)
    press(board, again, "s")
    assert (again.piece, again.power) == (0, 45) and round(again.angle * 360 / 1024) == 123


def test_a_flick_takes_eight_keys_at_most_for_half_of_all_shots() -> None:
    assert median(aiming_keys.measure(25)) <= 8


def test_an_aim_follows_a_hint() -> None:
    _, board, form = reaching()
    form.follow(Flick(1, 1000, 33))
    board.aim(form)
    assert (form.piece, form.angle, form.power) == (1, 24, 33)
    form.begin()
    form.stop()
    shot = form.action
    assert shot is not None and (shot.ship, shot.angle, shot.power) == (1, 1000, 33)


def test_the_path_is_drawn_to_its_end_beyond_every_bounce() -> None:
    look, board, form = reaching()
    press(board, form, "a", "f", "right_square_bracket")
    shot = preview(look, form)
    corners = dict(shot.outlook.sure.flights)[form.piece]
    assert len(corners) > 2 and board.canvas is not None
    for one, two in pairwise(corners):
        middle = (one[1] + two[1]) // 2, (one[2] + two[2]) // 2
        x, y = (int(n) for n in board.window.at(middle))
        near = [board.canvas.pixel(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        assert "accent" in near


def test_the_tracks_show_what_really_comes_of_a_stop_there() -> None:
    look, board, form = reaching()
    form.luck = Random(4).random
    press(board, form, "a", "f", "right_square_bracket")
    while not preview(look, form).outlook.done:
        board.ponder()
    goal = preview(look, form).outlook.goal.sort
    start = preview(look, form).start
    press(board, form, "enter")
    assert form.sweep is not None
    form.sweep.phase, form.sweep.age = 0.22, 9.0
    press(board, form, "enter")
    look.table.play(0, form.action)
    look = look_at(look.table)
    board, form = board_of(look), aim_form(look)
    board.aim(form)
    assert form.sweeping
    pushes = form.tracks[1].plain
    assert len(set(pushes)) > 1
    for part, sign in enumerate(pushes):
        push = slip_at(4, 7, (part + 0.5) / len(pushes))
        run = run_out(start.galaxy, form.power, push)
        assert form.turned is not None
        ended = start.outcome(start.fly(-form.angle - form.turned, run)).sort
        assert (ended == goal) == (sign == look.sign("ui.full")), part


@pytest.mark.parametrize("language", languages())
def test_what_a_shot_comes_to_is_read_whole_beside_a_small_board(language: str) -> None:
    scene = Scene(3)
    scene.disc("delta C", ORANGE)
    scene.put(1, "delta C", facilities=1)
    scene.ship(0, 554, 300)
    scene.ship(0, 84, 84)
    strike = scene_table(scene)
    for table, way in ((opening(), 1), (strike, 0)):
        table.state.hand = "normal"
        shown = look_at(table)
        words = Words(table.game, [s.name for s in table.seats], language)
        look = Look(table, shown.view, 0, words, shown.ink)
        board, form = board_of(look), aim_form(look)
        board.aim(form)
        if not way:
            form.angle, form.power = 3 * form.aim.angles // 4, 20
            board.aim(form)
        told = form.rows(32)
        told = told if way else told[:-1]  # how it flies may give way to what it could do
        rows = [line for row in told for line in wrapped(row, 32)]
        assert len(rows) < 20 - UI.kept(look) and UI.kept(look) <= 5


def test_an_aimed_ram_tells_its_price_before_it_happens() -> None:
    scene = Scene(2)
    scene.ship(0, 60, 356)
    scene.ship(1, 100, 356)
    look = look_at(scene_table(scene))
    board, form = board_of(look), aim_form(look)
    form.angle, form.power = 0, 20
    board.aim(form)
    told = [row.plain for row in form.outlook]
    assert told[-1] == "A ram destroys both ships: no VP"
    assert "rams Ben's starship 1" in form.told.plain
    form.angle = form.aim.angles // 2
    board.aim(form)
    assert not any("A ram" in row.plain for row in form.outlook)


def test_chances_share_rows_and_name_the_planet_alone() -> None:
    table = opening()
    table.state.hand = "normal"
    look = look_at(table)
    board, form = board_of(look), aim_form(look)
    board.aim(form)
    rows = [row.plain for row in form.outlook]
    assert not any("(" in row for row in rows if "orbit of" in row and "%" in row)
    assert all(len(row) <= 32 for row in rows if "%" in row)


def test_a_single_bounce_into_the_orbit_of_the_same_planet_is_told_in_few_words() -> None:
    look = look_at(opening())
    board, form = board_of(look), aim_form(look)
    board.aim(form)
    assert form.sights is not None
    told = []
    for sight in form.sights.straight(form.piece):
        form.aim_at(sight)
        board.aim(form)
        told.append(form.told.plain)
    assert any(way.endswith(", then stops in its orbit.") for way in told)
    assert not any(
        re.search(r"bounces off ([^,]+), then stops in the orbit of \1\.", w) for w in told
    )


def flicked() -> tuple[Table, Space, Place, Event]:
    """A ship was flicked while the cursor stood on the homeworld."""
    scene = Scene(2)
    scene.ship(0, 60, 356)
    table = scene_table(scene)
    board = board_of(look_at(table))
    home: Place = ("planet", table.state.homes[0])
    board.cursor = home
    told = table.play(0, Flick(0, 858, 8))
    return table, board, home, next(event for event in told if event.kind == "flew")


def test_after_a_flick_the_cursor_stands_where_the_ship_rests() -> None:
    table, board, home, flew = flicked()
    board.plays(flew)
    holes = board.galaxy.orbits(0, table.state.ships[0])
    rests: Place = ("planet", holes[0]) if holes else ("ship", 0)
    board.show(look_at(table), {home: 1, rests: 1})
    assert board.cursor == rests
    board.cursor = home
    board.show(look_at(table), {home: 1, rests: 1})
    assert board.cursor == home  # nothing has flown since then


def test_the_cursor_leaves_its_place_for_no_flick_of_another_and_for_nothing_that_is_closed() -> (
    None
):
    table, board, home, flew = flicked()
    board.plays(flew)
    board.show(look_at(table), {home: 1})
    assert board.cursor == home
    board.plays(flew)
    board.show(look_at(table, 1), {})
    assert board.cursor == home


def test_what_is_typed_stands_in_a_row_with_what_may_follow() -> None:
    look = look_at(opening())
    board, form = board_of(look), aim_form(look)
    board.aim(form)
    rows = len(form.rows(32))
    for keys, row in (("a", "A▏ then A B C D E F H"), ("33", "33▏ degrees; Space: the power")):
        form.typed.text = ""
        for key in keys:
            form.key(key)
        assert row in [one.plain for one in form.rows(32)] and len(form.rows(32)) == rows + 1
    form.key("left")
    assert len(form.rows(32)) == rows
