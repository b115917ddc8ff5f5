"""Aims by eye: what a table that plays without aids keeps from a seat that must aim."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..engine import Aim, Offer, offers
from .advice import Reasons, advice
from .text import Words

if TYPE_CHECKING:
    from .table import Table


def offer_by_eye(table: Table, seat: int, action: Any) -> Offer | None:
    """Return the offer by which *seat* makes *action* if that is an aim by eye, else None."""
    if table.game.aided(table.options, seat):
        return None
    found = (o for o in offers(table.game, table.state, seat) if o.action is type(action))
    return next((offer for offer in found if isinstance(offer.choices, Aim)), None)


def hint_in_words(words: Words, table: Table, seat: int, action: Any, why: Reasons) -> str:
    """Return the sentence of a hint for *seat*. Of an aim by eye it says no more than that one
    should be made.
    """
    if offer_by_eye(table, seat, action) is not None:
        return words.say("ui-hint-by-eye", action=words.say(f"offer-{action.kind}"))
    return advice(words, table.game.view(table.state, seat), action, why)
