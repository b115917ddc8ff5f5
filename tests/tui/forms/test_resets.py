"""Every form that takes several steps starts again with one key."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabletop_tui.engine import Aim, Deal, Hand, Offer
from tabletop_tui.games.skeleton.view.describe import Bid
from tabletop_tui.play import Words
from tabletop_tui.tui.forms import FORMS, Form
from tabletop_tui.tui.keys.hint_line import hint_line

WORDS = Words(None, ["Anna", "Ben", "Cleo"])
KINDS = ("wool", "ore", "grain")
FILLED: dict[type, tuple[Callable[[], object], str]] = {
    Hand: (lambda: Hand(lambda c: c, (3, 2, 2), 3, 3, KINDS), "right down 2"),
    Deal: (
        lambda: Deal(lambda *made: made, (2, 1, 0), (5, 5, 5), KINDS, (1, 2)),
        "2 tab down 1 tab space tab",
    ),
    Aim: (lambda: Aim(lambda *made: made, (7, 9), 360, 100), "left comma up minus tab"),
}


def rows(form: Form) -> list[str]:
    """The form without its cursor."""
    return [row.plain.replace("▸", " ") for row in form.rows(60)]


@pytest.mark.parametrize("shape", [shape for shape in FORMS if shape in FILLED])
def test_x_starts_a_form_again(shape: type) -> None:
    make, keys = FILLED[shape]
    form = FORMS[shape](Offer(Bid, make()), WORDS)  # type: ignore[arg-type]
    before = rows(form)
    for key in keys.split():
        form.key(key)
    assert rows(form) != before
    assert form.key("x") and rows(form) == before
    assert form.action is None and not form.cancelled


@pytest.mark.parametrize("shape", FILLED)
def test_the_hint_of_a_form_names_the_key_that_starts_again(shape: type) -> None:
    line = hint_line(FORMS[shape].keys, {}).plain
    assert any(part.startswith("x ") for part in line.split("  ")), line


def test_x_empties_a_counter_offer_and_then_begins_with_the_offer_again() -> None:
    deal = Deal(lambda *made: made, (2, 1, 0), (5, 5, 5), KINDS, begun=((0, 1, 0), (2, 0, 0)))
    form = FORMS[Deal](Offer(Bid, deal), WORDS)
    before = rows(form)
    form.key("x")
    assert form.give.total() == form.get.total() == 0  # type: ignore[attr-defined]
    assert not form.give.barred and not form.get.barred  # type: ignore[attr-defined]
    form.key("x")
    assert rows(form) == before
