"""The aim on the board while its markers move, and the hand without aids."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tabletop_tui.engine import Aim, apply, offers
from tabletop_tui.games import find
from tabletop_tui.games.ascending_empires.flight.path import duration
from tabletop_tui.games.ascending_empires.rules.actions import Flick
from tabletop_tui.games.ascending_empires.rules.events import Flew
from tabletop_tui.games.ascending_empires.tui.aiming import preview
from tabletop_tui.games.ascending_empires.tui.space import Space
from tabletop_tui.games.ascending_empires.tui.swing import flown_now, swing_of
from tabletop_tui.play import Table
from tabletop_tui.tui.forms import AimForm
from tests.playing import new_table
from tests.tui.boards.space_board import aim_form, board_of, drawn, look_at, opening

FAR = 870, 60  # an angle and a power that are not sure to end in an orbit


def swinging(table: Table, glyphs: Any = "unicode") -> tuple[Space, AimForm]:
    """A board and a form whose first marker moves."""
    look = look_at(table, glyphs=glyphs)
    board, form = board_of(look), aim_form(look)
    form.angle, form.power = FAR
    board.aim(form)
    form.begin()
    assert form.sweep is not None
    board.aim(form)
    return board, form


def seen_on(board: Space) -> str:
    """What is drawn, with its colours."""
    assert board.canvas is not None
    return repr([list(board.canvas.strip(y, board.sized[0])) for y in range(board.sized[1])])


def at(form: AimForm, share: float) -> None:
    """Put the marker there, and let a moment pass."""
    assert form.sweep is not None
    form.sweep.phase = share / 2
    form.tick(0.0)


def test_the_line_swings_with_the_marker_and_the_power_runs_with_it() -> None:
    board, form = swinging(opening())
    seen = []
    for share in (0.05, 0.5, 0.95):
        at(form, share)
        seen.append(seen_on(board))
    assert len(set(seen)) == 3
    form.shares = [0.05]
    for share in (0.05, 0.5, 0.95):
        at(form, share)
        seen.append(seen_on(board))
    assert len(set(seen)) == 6


def test_the_cone_of_the_hand_is_away_while_the_line_swings() -> None:
    board, form = swinging(opening())

    def colours() -> set[str]:
        assert board.canvas is not None
        width, height = board.sized
        return {board.canvas.pixel(x, y) for x in range(width) for y in range(2 * height)}

    assert "range.short" not in colours() and "accent" in colours()
    form.sweep = None
    board.aim(form)
    assert "range.short" in colours()


@pytest.mark.parametrize("shares", [(0.1, 0.9), (0.5, 0.5), (0.93, 0.04)])
def test_a_stop_is_what_the_board_showed(shares: tuple[float, float]) -> None:
    """The tip of the line before the last stop is where the ship then rests."""
    table = opening()
    board, form = swinging(table)
    assert form.sweep is not None
    form.sweep.age = 1.0
    at(form, shares[0])
    form.stop()
    table.play(0, form.action)
    look = look_at(table)
    board.show(look, {})
    form = aim_form(look)
    board.aim(form)
    assert form.sweep is not None and form.turned is not None
    form.sweep.age = 1.0
    at(form, shares[1])
    swing = swing_of(form)
    assert swing is not None
    shown = flown_now(preview(look, form).outlook, swing)
    form.stop()
    flew = next(e for e in table.play(0, form.action) if isinstance(e, Flew))
    assert flew.flights == shown.flights and duration(flew.flights)


def test_in_plain_characters_the_marker_moves_beside_the_board_alone() -> None:
    board, form = swinging(opening(), "ascii")
    seen = set()
    for share in (0.05, 0.5, 0.95):
        at(form, share)
        seen.add(seen_on(board))
    assert len(seen) == 1


def unaided(**options: Any) -> Table:
    """A new game in which seat 0 aims by eye."""
    return new_table("ascending_empires", 2, 3, options={"first": 1, "unaided": True, **options})


def test_a_hand_without_aids_sees_the_first_of_the_line_and_no_more() -> None:
    look = look_at(unaided())
    board, form = board_of(look), aim_form(look)
    form.angle, form.power = FAR
    board.aim(form)
    picture = drawn(board)
    assert "%" not in picture and look.sign("space.aim") not in picture
    assert f"[{look.glyph(0)}]" in picture
    assert not form.outlook and not form.told.plain and set(form.tracks[0].plain) == {"·"}
    for key in ("tab", "n", "p", "right_square_bracket"):
        form.key(key)
    assert (form.angle, form.power) == FAR
    assert {"aim-next", "aim-bank"} <= set(form.unavailable_keys())
    form.begin()
    assert form.sweeping, "nothing is sure"
    seen = set()
    form.shares = [0.5]
    for share in (0.05, 0.95):
        at(form, share)
        seen.add(seen_on(board))
    assert len(seen) == 2 and "%" not in drawn(board)


@pytest.mark.parametrize(
    ("options", "percent", "errs"),
    [
        ({}, False, True),
        ({"handicap1": "aids"}, True, True),
        ({"handicap1": "steady"}, True, False),
        ({"unaided": False, "handicap1": "bare"}, False, True),
        ({"handicap2": "steady"}, False, True),
    ],
)
def test_a_seat_may_have_other_aids_or_a_steady_hand(
    options: dict[str, Any], percent: bool, errs: bool
) -> None:
    table = unaided(**options)
    look = look_at(table)
    board, form = board_of(look), aim_form(look)
    board.aim(form)
    assert ("%" in drawn(board)) is percent
    assert bool(form.aim.spread) is errs
    flown = set()
    for seed in range(4):
        state = table.game.clone(table.state)
        state.rng = seed
        told = apply(table.game, state, 0, Flick(0, 128, 40))
        flown.add(next((e.angle_error, e.power_error) for e in told if isinstance(e, Flew)))
    assert (flown == {(0, 0)}) is not errs


def test_a_position_from_before_handicaps_has_one_hand_for_all() -> None:
    game = find("ascending_empires")
    table = new_table("ascending_empires", 2, 3, options={"first": 1})
    assert table.state.hands == () and game.options
    found = [o for o in offers(game, table.state, 0) if isinstance(o.choices, Aim)]
    assert isinstance(found[0].choices, Aim) and found[0].choices.spread
    assert all(one != two for one, two in pairwise(option.key for option in game.options))
