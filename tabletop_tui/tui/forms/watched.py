"""The aim of a player at another terminal, as the form that this player fills in."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ...engine import Aim, offers
from ...play import Words
from ...play.table import Table
from .aim import AimForm

Shared = tuple[int, ...]
"""What a session shares of an aim: the seat, the number of actions before it, the piece, its angle
and its power.
"""


def current_aim(
    table: Table, aims: Iterable[Shared], wanted: Callable[[int], bool] = lambda seat: True
) -> Shared:
    """Return the aim of a *wanted* seat that must act now, or ()."""
    asked = [seat for seat in table.deciding() if wanted(seat)]
    found = (aim for aim in aims if len(aim) == 5)
    return next((aim for aim in found if aim[0] in asked and aim[1] == len(table.log)), ())


def watched_form(table: Table, words: Words, aim: Shared) -> AimForm | None:
    """Return an aim as a form that nobody fills in here, or None if the rules have no such aim."""
    if not aim:
        return None
    seat, _, piece, angle, power = aim
    for offer in offers(table.game, table.state, seat):
        choices = offer.choices
        if isinstance(choices, Aim) and piece in choices.pieces:
            form = AimForm(offer, words)
            form.watched, form.sweep = True, None
            form.index = choices.pieces.index(piece)
            form.angle = angle % choices.angles
            form.power = max(1, min(choices.powers, power))
            return form
    return None
