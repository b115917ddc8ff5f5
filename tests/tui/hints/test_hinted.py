"""A hint sets what it speaks of: forms are filled in, shots aimed, lines of the menu pointed at."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop_tui.engine import Aim, Luck, OneOf, Swaps, apply, offers, over, random_action, to_act
from tabletop_tui.games import find
from tabletop_tui.play.session import Session
from tabletop_tui.tui.forms import FORMS, AimForm, DealForm
from tabletop_tui.tui.table.open_choice import OpenChoice
from tests.playing import few, new_table

GAMES = ("cities_and_knights", "rise_of_empires", "ascending_empires", "skeleton")


@pytest.mark.parametrize("name", GAMES)
def test_every_form_can_be_filled_in_as_an_action_says(name: str) -> None:
    game, luck, met = find(name), Luck(11), set[type[Any]]()
    table = new_table(name, few(name), 11)
    words = Session(table, None).words
    for _ in range(260):
        if over(table.state):
            break
        seat = to_act(game, table.state)[0]
        for offer in offers(game, table.state, seat):
            if FORMS[type(offer.choices)] is FORMS[OneOf]:
                continue
            action = offer.choices.sample(luck)
            form = FORMS[type(offer.choices)](offer, words)
            assert form.fill(action)
            met.add(type(offer.choices))
            if isinstance(form, AimForm):
                assert offer.choices.make(form.piece, form.angle, form.power) == action
            else:
                if isinstance(form, DealForm):
                    form.first_yes = False  # a wish of the player
                form.take("enter")
                assert form.action == action
        apply(game, table.state, seat, random_action(game, table.state, seat, luck))
    wanted = {"cities_and_knights": Swaps, "ascending_empires": Aim}
    assert name not in wanted or wanted[name] in met


def test_the_line_of_a_hint_is_pointed_at() -> None:
    table = new_table("rise_of_empires", 2, 3)
    choice = OpenChoice(Session(table, None))
    choice.open(table.deciding()[0])
    action = next(iter(choice.choice_tree.actions()))  # type: ignore[union-attr]
    assert not choice.fill(action)  # listed, so no form makes it
    assert not choice.point_at(action)  # no menu is drawn yet
