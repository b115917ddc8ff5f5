"""The forms: what keys do to them and which action comes out."""

from rich.console import Console

from tabletop_tui.engine import Action, Aim, Deal, Hand, Offer
from tabletop_tui.games.skeleton.words import Bid
from tabletop_tui.play import Words
from tabletop_tui.tui.choosing import Entry
from tabletop_tui.tui.forms import FORMS, AimForm, DealForm, HandForm, OneOfForm

WORDS = Words(None, ["Anna", "Ben", "Cleo"])
KINDS = ("wool", "ore", "grain")


def press(form: HandForm | DealForm | AimForm, *keys: str) -> None:
    for key in keys:
        form.key(key)


def test_a_hand_is_counted_up_and_down_and_never_over() -> None:
    form = HandForm(Offer(Bid, Hand(lambda c: c, (3, 0, 2), 3, 3, KINDS)), WORDS)
    press(form, "right", "right", "right", "right", "left", "down", "right", "right", "enter")
    assert form.done == (2, 0, 1)


def test_a_hand_with_too_few_says_how_many_are_missing() -> None:
    form = HandForm(Offer(Bid, Hand(lambda c: c, (3, 0, 2), 3, 3, KINDS)), WORDS)
    press(form, "2", "enter")
    assert form.done is None and "1" in form.refusal


def test_x_starts_the_hand_again() -> None:
    form = HandForm(Offer(Bid, Hand(lambda c: c, (3, 0, 2), 0, 3, KINDS)), WORDS)
    press(form, "3", "x", "enter")
    assert form.done == (0, 0, 0)


def test_a_deal_has_two_sides_and_partners() -> None:
    deal = Deal(lambda give, get, seats: (give, get, seats), (2, 1, 0), (5, 5, 5), KINDS, (1, 2))
    form = DealForm(Offer(Bid, deal), WORDS)
    press(form, "2", "tab", "down", "right", "tab", "space", "enter")
    assert form.done == ((2, 0, 0), (0, 1, 0), (2,))


def test_a_kind_cannot_stand_on_both_sides() -> None:
    deal = Deal(lambda give, get, seats: (give, get, seats), (2, 1, 0), (5, 5, 5), KINDS, (1,))
    form = DealForm(Offer(Bid, deal), WORDS)
    press(form, "2", "tab", "1", "enter")
    assert form.done is None and form.give.taken == [0, 0, 0]


def test_a_steady_shot_is_exactly_as_aimed() -> None:
    form = AimForm(Offer(Bid, Aim(lambda p, a, s: (p, a, s), (7, 9), 360, 100)), WORDS)
    press(form, "tab", "left", "comma", "up", "minus", "enter")
    assert form.done == (9, 6, 54)


def test_a_stopped_marker_errs_by_its_distance_from_the_middle() -> None:
    form = AimForm(Offer(Bid, Aim(lambda *made: made, (7,), 360, 100, spread=10, slip=4)), WORDS)
    press(form, "left", "enter")
    assert form.sweeping and form.offset() == 1
    press(form, "enter")
    assert form.done == (7, 5, 50, (10, 4))
    press(form, "escape", "enter")
    form.phase = 0.25
    press(form, "enter")
    assert form.done == (7, 5, 50, (0, 0))


def test_every_shape_has_a_form() -> None:
    from typing import get_args

    from tabletop_tui.engine import Choices

    assert set(get_args(Choices)) == set(FORMS)


def test_actions_without_a_board_have_no_places() -> None:
    assert Action().places == ()


def test_a_long_menu_shows_the_cursor_and_a_sign_where_there_is_more() -> None:
    menu = OneOfForm([Entry(str(n % 10), f"A long line about choice number {n}", "bid", "") for n in range(36)])
    for _ in range(20):
        menu.key("down")
    rows = menu.menu(26, 7, active=True)
    drawn = ["".join(s.text for s in row.render(Console(width=26))) for row in rows]
    assert drawn[0].rstrip().endswith("▲") and drawn[-1].rstrip().endswith("▼")
    assert any("number 20" in line for line in drawn) and all(len(line.rstrip()) <= 26 for line in drawn)
