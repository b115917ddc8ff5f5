"""Actions from a broken file or another program: what is not on offer is refused with a reason,
never a crash.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from typing import Any

import pytest

from tabletop_tui.engine import Illegal, OneOf, kernel
from tabletop_tui.games.cities_and_knights import GAME
from tests.games.cities_and_knights.scenario import Scenario
from tests.games.cities_and_knights.turns.test_interrupts import MOMENTS

OUTSIDE = (
    -2,
    -1,
    0,
    5,
    6,
    18,
    19,
    53,
    54,
    71,
    72,
    1000,
)  # beside the numbers of kinds, hexes, corners and sides


def busy() -> Scenario:
    """Return a turn in which almost everything is possible."""
    s = (
        Scenario()
        .city(0, "forest 8 N", "pasture 4 S")
        .settlement(0, "hills 6 N")
        .roads(0, "forest 8 N", "NE", "SE")
    )
    s.roads(0, "hills 11 N", "NE").knight(0, "hills 11 N", 3).knight(0, "forest 8 NE", active=False)
    s.knight(1, "hills 11 NE").roads(1, "hills 11 NE", "SE").robber("hills 11").points(1, 9)
    s.hand(0, brick=4, lumber=4, wool=5, grain=5, ore=5, paper=4, cloth=4, coin=4).hand(
        1, ore=3, coin=1
    ).hand(2, wool=2)
    s.card(1, "crane", "smith").level(0, politics=3)
    return s.card(0, "engineer", "inventor", "medicine", "merchant", "diplomat")


def busy_with_others() -> Scenario:
    """Return the same with other cards in hand."""
    s = busy()
    s.players[0].progress.clear()
    return s.card(0, "master-merchant", "bishop", "deserter", "intrigue", "spy")


def rolling() -> Scenario:
    """Return a position before the roll, with the Alchemist."""
    return Scenario().card(0, "alchemist").start()


def building() -> Scenario:
    """Return a special building phase."""
    s = (
        Scenario(5)
        .settlement(2, "hills 10 N")
        .roads(2, "hills 10 N", "NE", "SE", "S")
        .city(2, "hills 8 S")
    )
    s.hand(2, brick=4, lumber=2, wool=3, grain=3, ore=4, paper=1).knight(
        2, "hills 10 S", active=False
    )
    return s.special(2)


PLACES: dict[str, Callable[[], Scenario]] = {
    "acting": busy,
    "acting, other cards": busy_with_others,
    "rolling": rolling,
    "building": building,
} | {moment: make for moment, (make, _) in MOMENTS.items()}


def near_misses(action: Any) -> Iterator[Any]:
    """Yield the action with one of its numbers changed, or with too few, too many or negative
    cards.
    """
    for f in fields(action):
        value = getattr(action, f.name)
        if type(value) is int:
            yield from (replace(action, **{f.name: n}) for n in OUTSIDE if n != value)
        elif isinstance(value, tuple):
            for wrong in ((), (*value, 0), (-1, *value[1:]), tuple(n + 1 for n in value)):
                yield replace(action, **{f.name: wrong})


@pytest.mark.parametrize("moment", PLACES)
def test_ck_130_an_answer_that_no_offer_lists_is_refused_and_changes_nothing(moment):
    s = PLACES[moment]()
    state, tried = s.now(), 0
    before = repr(state)
    for seat in s.who:
        for offer in kernel.offers(GAME, state, seat):
            listed = offer.choices.actions if isinstance(offer.choices, OneOf) else ()
            sample = listed[0] if listed else offer.choices.sample(lambda n: 0)
            for wrong in near_misses(sample):
                try:
                    kernel.check(GAME, state, seat, wrong)
                except Illegal as no:
                    assert no.reason and no.rule
                    tried += 1
                else:
                    assert not listed or wrong in listed, wrong
    assert repr(state) == before and tried >= 2 * (moment not in ("trading", "trading, closing"))
