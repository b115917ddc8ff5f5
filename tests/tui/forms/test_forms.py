"""The forms: what keys do to them and which action comes out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import permutations
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from rich.console import Console
from rich.text import Text

from tabletop_tui.engine import Action, Aim, Deal, Hand, Offer, Swaps
from tabletop_tui.games import find
from tabletop_tui.games.skeleton.view.describe import Bid
from tabletop_tui.play import Words
from tabletop_tui.tui.forms import FORMS, AimForm, DealForm, HandForm, OneOfForm, SwapForm
from tabletop_tui.tui.forms.sweep import Sweep
from tabletop_tui.tui.keys.hint_line import hint_line
from tabletop_tui.tui.keys.key_tables import DEAL, PARTNERS
from tabletop_tui.tui.table.choice_tree import MenuEntry
from tabletop_tui.tui.table.rows.choice import ChoiceRows

WORDS = Words(None, ["Anna", "Ben", "Cleo"])
KINDS = ("wool", "ore", "grain")
CARDS = ("kind-brick", "kind-lumber", "kind-wool", "kind-grain", "kind-ore")
"""Of a game whose kinds have letters: b l w g o."""


class Swapped(NamedTuple):
    """One kind for another."""

    give: int
    get: int


def press(form: HandForm | DealForm | AimForm, *keys: str) -> None:
    for key in keys:
        form.key(key)


def test_a_hand_is_counted_up_and_down_and_never_over() -> None:
    form = HandForm(Offer(Bid, Hand(lambda c: c, (3, 0, 2), 3, 3, KINDS)), WORDS)
    press(form, "right", "right", "right", "right", "left", "down", "right", "right", "enter")
    assert form.action == (2, 0, 1)


def test_a_hand_with_too_few_says_how_many_are_missing() -> None:
    form = HandForm(Offer(Bid, Hand(lambda c: c, (3, 0, 2), 3, 3, KINDS)), WORDS)
    press(form, "2", "enter")
    assert form.action is None and "1" in form.refusal


def test_x_starts_the_hand_again() -> None:
    form = HandForm(Offer(Bid, Hand(lambda c: c, (3, 0, 2), 0, 3, KINDS)), WORDS)
    press(form, "3", "x", "enter")
    assert form.action == (0, 0, 0)


def test_the_cursor_begins_at_what_is_proposed() -> None:
    hand = Hand(lambda c: c, (3, 1, 2), 1, 1, KINDS, sparing=(0, 0, 1))
    form = HandForm(Offer(Bid, hand), WORDS)
    assert form.counts.cursor == 2
    press(form, "up", "tab")
    assert form.counts.cursor == 1, "then it stays where the player put it"


def test_the_first_kind_that_is_taken_replaces_what_was_proposed() -> None:
    hand = Hand(lambda c: c, (3, 1, 2), 3, 3, KINDS, sparing=(1, 0, 2))
    form = HandForm(Offer(Bid, hand), WORDS)
    press(form, "enter")
    assert form.action == (1, 0, 2), "Enter at once"
    press(form, "down", "right", "left", "right")
    assert form.counts.taken == [0, 1, 0]
    press(form, "tab", "left")
    assert form.counts.taken == [1, 0, 2], "fewer of what is proposed: there is none of this kind"


def test_what_would_be_lost_is_filled_in_by_a_key_of_its_own() -> None:
    hand = Hand(lambda c: c, (3, 1, 2), 3, 3, KINDS, sparing=(1, 0, 2), begun=False)
    form = HandForm(Offer(Bid, hand), WORDS)
    fill = WORDS.say("hint-form-fill")
    assert form.relabelled_keys()["form-sparing"] == fill
    press(form, "enter", "enter")
    assert form.action is None and form.counts.total() == 0, "an Enter too many loses nothing"
    press(form, "tab")
    assert form.counts.taken == [1, 0, 2] and fill not in form.relabelled_keys().values()
    press(form, "tab", "tab", "enter")
    assert form.action is not None and sum(form.action) == 3 and form.action != (1, 0, 2)


SWAPS = Swaps(
    [Swapped(0, 1), Swapped(2, 1), Swapped(2, 4)], kinds=CARDS, prices=(3,) * 5, left=(5,) * 5
)
REFUSING = {
    "a hand": (lambda: Hand(tuple, (1, 0, 2, 3, 1), 1, 3, CARDS), "w", "l"),
    "the bank": (lambda: SWAPS, "w tab o", "b"),
    "an offer": (
        lambda: Deal(lambda *a: a, (1, 0, 2, 0, 0), (0, 2, 0, 0, 0), CARDS), "w tab l", "g"
    ),
    "no more of it": (lambda: Hand(tuple, (1, 0, 2, 3, 1), 1, 3, CARDS), "b", "b"),
    "a full hand": (lambda: Hand(tuple, (1, 0, 2, 3, 1), 1, 2, CARDS), "b w", "g"),
}  # fmt: skip


@pytest.mark.parametrize("case", REFUSING)
def test_enter_does_nothing_after_a_letter_that_was_refused(case: str) -> None:
    shape, keys, refused = REFUSING[case]
    form: Any = FORMS[type(made := shape())](Offer(Bid, made), Words(find("cities_and_knights")))
    press(form, *keys.split(), refused)
    assert form.refusal and form.action is None
    why = form.refusal
    press(form, "enter", "enter")
    assert form.refusal == WORDS.say("form-disarmed", why=why) and form.action is None
    press(form, "up", "down", "enter")
    assert form.action is not None, "after another key it does"


ABSENT = {
    "a hand": (lambda: Hand(tuple, (1, 0, 2, 3, 1), 1, 3, CARDS), "w", "l"),
    "what nobody has": REFUSING["an offer"],
    "the other side": (
        lambda: Deal(lambda *a: a, (1, 0, 2, 0, 0), (0, 2, 2, 0, 0), CARDS), "w tab l", "w"
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", ABSENT)
def test_a_number_after_a_letter_that_was_refused_is_not_for_another_kind(case: str) -> None:
    shape, keys, refused = ABSENT[case]
    form: Any = FORMS[type(made := shape())](Offer(Bid, made), Words(find("cities_and_knights")))
    press(form, *keys.split())
    before = [row.plain for row in form.rows(40)]
    press(form, refused, "2", "enter")
    assert form.action is None and form.rows(40)[-1].plain == form.refusal != ""
    assert [row.plain for row in form.rows(40)[:-1]] == before
    press(form, *keys.split()[-1], "enter")
    assert form.action is not None


@pytest.mark.parametrize("keys", ["b tab l", "l", "tab b l", "b l", "b tab b tab l", "l tab b"])
def test_the_bank_takes_the_same_keys_with_one_kind_to_give_as_with_several(keys: str) -> None:
    swaps = Swaps([Swapped(0, 1), Swapped(0, 4)], kinds=CARDS, prices=(3,) * 5, left=(5,) * 5)
    form: Any = SwapForm(Offer(Bid, swaps), Words(find("cities_and_knights")))
    press(form, *keys.split(), "enter")
    assert form.action == Swapped(0, 1)


def test_a_letter_of_the_bank_opens_the_side_that_has_its_kind() -> None:
    form: Any = SwapForm(Offer(Bid, SWAPS), Words(find("cities_and_knights")))
    press(form, "w", "o", "enter")
    assert form.action == Swapped(2, 4)
    form = SwapForm(Offer(Bid, SWAPS), Words(find("cities_and_knights")))
    press(form, "w", "tab", "l", "b", "enter")
    assert form.action is None, "what is given is not exchanged behind one's back"


def test_the_bank_says_which_of_the_two_is_missing() -> None:
    words = Words(find("cities_and_knights"))
    form: Any = FORMS[type(SWAPS)](Offer(Bid, SWAPS), words)
    press(form, "enter")
    assert form.refusal == words.say("form-swap-give-what")
    press(form, "w", "enter")
    assert form.refusal == words.say("form-swap-get-what") and form.action is None
    press(form, "tab", "o", "enter")
    assert form.action == Swapped(2, 4)


def test_the_bank_and_an_offer_have_the_same_keys_and_name_them() -> None:
    words = Words(find("cities_and_knights"))
    deal = Deal(lambda *a: a, (1, 0, 2, 0, 0), (0, 2, 0, 0, 2), CARDS)
    forms: list[Any] = [FORMS[type(shape)](Offer(Bid, shape), words) for shape in (SWAPS, deal)]
    for form in forms:
        told = hint_line(form.keys, {}, called=form.relabelled_keys()).plain
        assert "↑↓ or letter: kind" in told and "Tab other side" in told
        press(form, "w", "tab", "o", "enter")
    assert forms[0].action == Swapped(2, 4) and forms[1].action[:2] == (
        (0, 0, 1, 0, 0), (0, 0, 0, 0, 1),
    )  # fmt: skip


def test_a_deal_has_two_sides_and_partners() -> None:
    deal = Deal(lambda give, get, seats: (give, get, seats), (2, 1, 0), (5, 5, 5), KINDS, (1, 2))
    form = DealForm(Offer(Bid, deal), WORDS)
    press(form, "2", "tab", "right", "tab", "space", "enter")
    assert form.action == ((2, 0, 0), (0, 1, 0), (2,))


def test_a_side_of_a_deal_without_anything_says_how_to_get_there() -> None:
    deal = Deal(lambda give, get, seats: (give, get, seats), (2, 1, 0), (5, 5, 5), KINDS, (1, 2))
    form = DealForm(Offer(Bid, deal), WORDS)
    nothing = WORDS.say("form-nothing", key="Tab")
    told = [row.plain.strip() for row in form.rows(28)]
    assert WORDS.say("form-get-shut", cards=nothing) in told
    press(form, "tab", "right")
    told = [row.plain.strip() for row in form.rows(28)]
    assert WORDS.say("form-give-shut", cards=nothing) in told
    assert sum(nothing in row for row in told) == 1, "the open side lists its kinds"
    press(form, "tab")
    assert WORDS.say("form-get-shut", cards=f"1 {KINDS[0]}") in [row.plain for row in form.rows(28)]


def test_a_kind_cannot_stand_on_both_sides() -> None:
    deal = Deal(lambda give, get, seats: (give, get, seats), (2, 1, 0), (5, 5, 5), KINDS, (1,))
    form = DealForm(Offer(Bid, deal), WORDS)
    press(form, "2", "tab")
    assert form.get.shown() == [1, 2], "wool is given, so it is not offered for itself"
    press(form, "1", "enter")
    assert form.give.taken == [2, 0, 0] and form.get.taken == [0, 1, 0]
    assert form.action == ((2, 0, 0), (0, 1, 0), (1,)), "nothing that is given was taken back"


def test_a_click_opens_a_page_of_a_deal_with_its_keys() -> None:
    deal = Deal(lambda give, get, seats: (give, get, seats), (2, 1, 0), (5, 5, 5), KINDS, (1, 2))
    form = DealForm(Offer(Bid, deal), WORDS)
    rows = [row.plain.strip() for row in form.rows(28)]
    assert form.click(rows.index(WORDS.say("form-with"))) and form.keys is PARTNERS
    assert form.click(next(n for n, row in enumerate(form.rows(28)) if "You get" in row.plain))
    assert form.keys is DEAL
    assert form.click(next(n for n, row in enumerate(form.rows(28)) if "Cleo" in row.plain))
    assert form.keys is PARTNERS


def test_a_steady_shot_is_exactly_as_aimed() -> None:
    form = AimForm(Offer(Bid, Aim(lambda p, a, s: (p, a, s), (7, 9), 360, 100)), WORDS)
    press(form, "s", "left", "comma", "up", "minus", "enter")
    assert form.action == (9, 6, 54)


def timed(draws: int = 1) -> AimForm:
    """A form whose two markers err by up to 20 and 8, with luck that is always the same."""
    aim = Aim(lambda *made: made, (7,), 360, 100, spread=20, slip=8, draws=draws)
    form = AimForm(Offer(Bid, aim), WORDS)
    form.luck = Random(1).random
    return form


def power_of(form: AimForm) -> AimForm:
    """The form that comes once the direction of this one has been stopped: that of the power."""
    assert form.action is not None and not form.sweeping
    _, angle, power, (turned,) = form.action
    left = replace(form.aim, stopped=(angle, power, turned))
    luck = {"luck": staticmethod(form.luck)}
    return type("Power", (AimForm,), luck)(Offer(Bid, left), WORDS)


def stop_at(form: AimForm, share: float) -> None:
    """Stop the marker there, long after it has started."""
    assert form.sweep is not None
    form.sweep.phase, form.sweep.age = share / 2, 9.0
    press(form, "enter")


def test_two_markers_stopped_one_after_the_other_give_direction_and_power_their_own_errors() -> (
    None
):
    form = timed()
    press(form, "left", "enter")
    assert form.sweeping and form.turned is None
    stop_at(form, 0.0)
    assert form.action == (7, 5, 50, (20,))
    last = power_of(form)
    assert last.sweeping and last.action is None and last.turned == 20
    stop_at(last, 1.0)
    assert last.action == (7, 5, 50, (20, 8)) and not last.sweeping
    press(form, "enter")
    stop_at(form, 1.0)
    last = power_of(form)
    stop_at(last, 0.5)
    assert last.action == (7, 5, 50, (-20, 0))


def test_a_shot_can_be_called_off_until_the_direction_has_been_stopped() -> None:
    form = timed()
    press(form, "enter", "escape")
    assert not form.sweeping and not form.cancelled
    press(form, "enter")
    stop_at(form, 0.0)
    last = power_of(form)
    press(last, "x", "left", "s", "9", "tab", "escape")
    assert last.sweeping and last.turned == 20 and (last.angle, last.power) == (0, 50)
    assert last.cancelled, "Esc leads away from the table, not back to aiming"


@pytest.mark.parametrize("draws", (1, 4))
def test_the_first_marker_stands_where_it_was_stopped_when_the_second_starts(draws: int) -> None:
    for turned in range(-20, 21):
        form = timed(draws)
        form.aim = replace(form.aim, stopped=(9, 60, turned))
        again = AimForm(Offer(Bid, form.aim), WORDS)
        assert (again.angle, again.power, again.turned) == (9, 60, turned)
        assert again.sweeping and not again.untouched


WAITS = {
    "a double tap": lambda luck: 0,
    "the eye not yet there": lambda luck: 6,
    "always after as long": lambda luck: 24,
    "after a sweep and a half": lambda luck: 29,
    "at any moment": lambda luck: 8 + luck.randrange(90),
}


@pytest.mark.parametrize("wait", WAITS.values(), ids=list(WAITS))
def test_who_does_not_look_is_neither_better_nor_worse_off_than_luck(
    wait: Callable[[Random], int],
) -> None:
    form, luck = timed(draws=4), Random(7)
    form.luck = Random(3).random
    errors: list[tuple[int, int]] = []
    for _ in range(1000):
        press(form, "enter")
        for _ in range(wait(luck)):
            form.tick(1 / 30)
        press(form, "enter")
        last = power_of(form)
        for _ in range(wait(luck)):
            last.tick(1 / 30)
        press(last, "enter")
        assert last.action is not None
        errors.append(last.action[3])
    for side, most in ((0, 5), (1, 2)):
        drawn = [error[side] for error in errors]
        assert sum(drawn) / 1000 == pytest.approx(0, abs=0.15 * most)
        spread = (sum(error * error for error in drawn) / 1000) ** 0.5
        assert spread == pytest.approx((4 * most * (most + 1) / 3) ** 0.5, rel=0.09)
    together = sum(one * two for one, two in errors) / 1000
    assert abs(together) < 2.5, "the two errors have nothing to do with each other"


def test_a_marker_starts_anywhere_at_a_speed_that_nobody_knows_beforehand() -> None:
    luck = Random(11).random
    sweeps = [Sweep(luck) for _ in range(400)]
    for tenth in range(10):
        assert sum(tenth <= 10 * sweep.share < tenth + 1 for sweep in sweeps) > 15
    seconds = [0.5 / sweep.rate for sweep in sweeps]
    assert min(seconds) < 0.52 and max(seconds) > 0.78
    assert sum(second < 0.65 for second in seconds) == pytest.approx(200, abs=50)


def test_a_stop_before_the_eye_can_follow_is_luck_even_where_the_marker_starts_in_the_middle() -> (
    None
):
    form, errors = timed(draws=4), []
    form.luck = Random(5).random
    for _ in range(300):
        press(form, "enter")
        assert form.sweep is not None
        form.sweep.phase = 0.25  # the middle of the track
        for _ in range(6):
            form.tick(1 / 30)
        form.sweep.phase = 0.25
        press(form, "enter")
        assert form.action is not None
        errors.append(form.action[3][0])
    spread = (sum(error * error for error in errors) / 300) ** 0.5
    assert spread == pytest.approx((4 * 5 * 6 / 3) ** 0.5, rel=0.12)


def test_who_looks_does_better_than_luck() -> None:
    form, errors = timed(draws=4), []
    for _ in range(200):
        press(form, "enter")
        assert form.sweep is not None
        while form.sweep.age < 0.3 or abs(form.sweep.share - 0.5) > 0.06:
            form.tick(1 / 30)
        press(form, "enter")
        assert form.action is not None
        errors.append(abs(form.action[3][0]))
    assert sum(errors) / len(errors) < 1.5


def test_degrees_and_power_are_typed_one_after_the_other() -> None:
    form = AimForm(Offer(Bid, Aim(lambda *made: made, (7,), 360, 100)), WORDS)
    for typed, aimed in (
        ("330 8", (330, 8)),
        ("3308", (330, 8)),
        ("45 12", (45, 12)),
        ("36512", (2, 51)),  # a digit too many begins another direction
        ("7", (7, 51)),
    ):
        press(form, "escape", *(("space" if key == " " else key) for key in typed))
        assert (form.angle, form.power) == aimed, typed
    press(form, "backspace", "comma", "enter")
    assert form.action == (7, 8, 51)


def test_every_shape_has_a_form() -> None:
    from typing import get_args

    from tabletop_tui.engine import Choices

    assert set(get_args(Choices)) == set(FORMS)


def test_actions_without_a_board_have_no_places() -> None:
    assert Action().places == ()


def test_a_long_menu_shows_the_cursor_and_a_sign_where_there_is_more() -> None:
    menu = OneOfForm(
        [
            MenuEntry(str(n % 10), f"A long line about choice number {n}", "bid", "")
            for n in range(36)
        ]
    )
    for _ in range(20):
        menu.key("down")
    rows = menu.menu(26, 7, active=True)
    drawn = ["".join(s.text for s in row.render(Console(width=26))) for row in rows]
    assert drawn[0].rstrip().endswith("▲") and drawn[-1].rstrip().endswith("▼")
    assert any("number 20" in line for line in drawn) and all(
        len(line.rstrip()) <= 26 for line in drawn
    )


@pytest.mark.parametrize("height", [4, 6, 9])
def test_of_a_form_that_is_too_long_the_rows_around_the_cursor_are_shown(height: int) -> None:
    kinds = [f"kind {n}" for n in range(9)]
    hand = HandForm(Offer(Bid, Hand(lambda c: c, (2,) * 9, 0, 9, tuple(kinds))), WORDS)
    deal = Deal(lambda *made: made, (2,) * 9, (3,) * 9, tuple(kinds), (1, 2))
    pairs = [Swapped(give, get) for give, get in permutations(range(9), 2)]
    swaps = Swaps(pairs, kinds=tuple(kinds), prices=(3,) * 9, left=(5,) * 9)
    for form, keys in (
        (hand, ["down"] * 8),
        (DealForm(Offer(Bid, deal), WORDS), [*["down"] * 8, "right", "tab", *["down"] * 7]),
        (SwapForm(Offer(Bid, swaps), WORDS), ["down", "tab", *["down"] * 8]),
    ):
        for key in ["", *keys]:
            form.key(key)
            choice: Any = SimpleNamespace(form=form, sole_form=lambda: None)
            made = ChoiceRows(choice)
            shown = made.window(made.rows(Text(), 30, height), height)
            here = [row for row in shown if any("reverse" in str(s.style) for s in row.spans)]
            assert len(shown) == height and len(here) == 1, (type(form), key)
            assert made.form_row(shown.index(here[0])) == form.pointed()
