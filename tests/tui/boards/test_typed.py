"""What is typed while aiming is cut into degrees, a power and a name."""

import pytest

from tabletop_tui.tui.forms.typed import Typed

from .space_board import aim_form, board_of, look_at, opening

CODES = ("ac", "ad", "be")


def typed(keys: str) -> Typed:
    """The text after these keys, each of which goes on with it."""
    made = Typed()
    for key in keys:
        assert made.key({".": "full_stop", " ": "space"}.get(key, key), CODES), (keys, key)
    return made


@pytest.mark.parametrize(
    ("keys", "text", "degrees", "power"),
    [
        ("33", "33", 33.0, None),
        ("330", "330", 330.0, None),
        ("3308", "330 8", 330.0, 8),
        ("33012", "330 12", 330.0, 12),
        ("368", "36 8", 36.0, 8),  # no direction has 368 degrees
        ("359", "359", 359.0, None),
        ("45.5", "45.5", 45.5, None),
        ("45.512", "45.5 12", 45.5, 12),
        ("45 12", "45 12", 45.0, 12),
        ("45 100", "45 100", 45.0, 100),
        ("178 45210", "210", 210.0, None),  # another direction
    ],
)
def test_degrees_end_where_no_digit_can_follow(
    keys: str, text: str, degrees: float, power: int | None
) -> None:
    made = typed(keys)
    assert made.text == text
    assert made.read()[:2] == (degrees, power)


def test_letters_are_those_of_a_name() -> None:
    made = typed("ac")
    assert made.read()[2] == "ac"
    assert not Typed().key("z", CODES)


def test_what_may_come_next_is_told() -> None:
    assert Typed().wanted(CODES) == ("", "")
    assert typed("a").wanted(CODES) == ("planet", "c d")
    assert typed("33").wanted(CODES) == ("degrees", "")
    assert typed("33 ").wanted(CODES) == ("power", "")


def test_a_number_behind_a_letter_begins_anew() -> None:
    made = typed("a3.1")
    assert made.text == "3.1" and made.read() == (3.1, None, "")


def test_an_aim_is_kept_for_the_place_it_was_made_at() -> None:
    table = opening()
    look = look_at(table)
    board, form = board_of(look), aim_form(look)
    board.aim(form)
    nearest = form.angle, form.power
    for key in "100":
        form.key(key)
    assert form.target is None, "what is typed aims at nothing by name"
    board.aim(form)
    again = aim_form(look)
    board.aim(again)
    assert (again.angle, again.power) == (form.angle, form.power) != nearest
    x, y = table.state.ships[form.piece]
    table.state.ships[form.piece] = x + 20_000, y
    moved = look_at(table)
    board.show(moved, {})
    new = aim_form(moved)
    board.aim(new)
    assert new.angle != form.angle and new.target is not None
