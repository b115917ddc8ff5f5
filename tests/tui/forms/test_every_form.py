"""What every form does: it points at one of its rows from the beginning, and takes up an action
that is one of its own, which Enter then plays.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import pytest

from tabletop_tui.engine import Aim, Deal, Hand, Luck, Offer, Swaps
from tabletop_tui.games.skeleton.view.describe import Bid
from tabletop_tui.play import Words
from tabletop_tui.tui.forms import FORMS

WORDS = Words(None, ["Anna", "Ben", "Cleo"])
KINDS = ("wool", "ore", "grain")


class Swapped(NamedTuple):
    """One kind for another."""

    give: int
    get: int


@dataclass(frozen=True)
class Held:
    """A hand that was taken."""

    counts: tuple[int, ...]


@dataclass(frozen=True)
class Dealt:
    """What goes to whom."""

    give: tuple[int, ...]
    get: tuple[int, ...]
    seats: tuple[int, ...]


def shot(*parts: int) -> tuple[int, ...]:
    return parts


PAIRS = [Swapped(give, get) for give in range(3) for get in range(3) if give != get]
SHAPES = {
    "swaps": Swaps(PAIRS, kinds=KINDS, prices=(3, 3, 2), left=(5, 5, 5)),
    "one swap": Swaps(PAIRS[:2], kinds=KINDS, prices=(3, 3, 2), left=(5, 5, 5)),
    "hand": Hand(Held, (3, 1, 2), 1, 4, KINDS),
    "deal": Deal(Dealt, (2, 1, 0), (5, 5, 5), KINDS, (1, 2)),
    "aim": Aim(shot, (4, 9), 16, 3, read=lambda action: action[:3]),
}
every_shape = pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)


def made(shape: Any) -> Any:
    return FORMS[type(shape)](Offer(Bid, shape), WORDS)


def points(form: Any) -> bool:
    """Return whether the cursor is on one of the rows drawn."""
    rows = form.rows(40)
    return 0 <= form.pointed() < len(rows)


@every_shape
def test_it_points_at_one_of_its_rows_from_the_beginning(shape: Any) -> None:
    assert points(made(shape))


@every_shape
def test_it_takes_up_its_own_actions_and_plays_them(shape: Any) -> None:
    luck = Luck(3)
    for _ in range(20):
        action, form = shape.sample(luck), made(shape)
        assert form.fill(action), action
        assert points(form)
        form.key("enter")
        assert form.action == action


@every_shape
def test_it_leaves_the_actions_of_others_alone(shape: Any) -> None:
    if not isinstance(shape, Aim):  # what it reads is checked by the game that made the offer
        assert not made(shape).fill(Bid(1))


def test_an_aim_that_cannot_be_read_is_not_taken_up() -> None:
    assert not made(Aim(shot, (4, 9), 16, 3)).fill((4, 1, 1))
