"""Tiles as cards: the price and the gain in signs, and how many are left as pips."""

from __future__ import annotations

from collections import Counter
from typing import Any

from .....engine import Place
from .....tui.look import Look
from ...components.box import box
from ...rules.pieces import ONCE, PROGRESS, TERRITORY
from ...rules.turns.progress import surcharge
from ..marks import brief

MOST = 6
"""Pips that are drawn one by one; more are a number."""

OPEN, HIDDEN = "empire.open", "empire.hidden"
"""The signs of a tile that lies open, and of one that may still turn up."""


def goods(look: Look, place: Place) -> str:
    """Return what a tile costs and what it gives each turn, in signs; "" for a tile that needs
    words.
    """
    what, n = place
    printed, s = box(look.view.parts), look.view
    if what == "progress":
        tile = printed.progress[n]
        if tile.per != ONCE or tile.choice or not any(tile.yields):
            return ""
        dear = surcharge(s, n)
        price = [dear, 0, 0, 0, 0]
        return priced(look, price, brief(look, tile.yields, plus=True))
    if what == "territory":
        return brief(look, printed.territory[n].yields, plus=True)
    if what == "city":
        city = printed.cities[n]
        gain = [have - eats for have, eats in zip(city.yields, city.upkeep, strict=True)]
        if city.wonder:
            gain[-1] = city.points
        text = brief(look, gain, plus=True)
        return priced(look, city.price, f"{text}!" if city.wonder else text)
    return ""


def priced(look: Look, price: Any, gain: str) -> str:
    """Return a price and what it buys; a tile without a price gives its gain alone."""
    return f"{brief(look, price)} → {gain}" if any(price) else gain


def copies(s: Any, place: Place) -> tuple[int, int]:
    """Return how many tiles of a sort lie open, and how many may still turn up in this era; none of
    a sort of which there is only one.
    """
    what, n = place
    if what not in ("progress", "territory") or not s.turn:
        return 0, 0
    row = PROGRESS if what == "progress" else TERRITORY
    pile = s.piles[s.era - 1] if row == PROGRESS else s.piles[3]
    return Counter((*s.fresh[row], *s.older[row]))[n], pile.bag[n]


def pips(look: Look, place: Place) -> str:
    """Return the copies of a tile as pips: those that lie open, then those to come."""
    open_now, left = copies(look.view, place)
    if open_now + left > MOST:
        return f"{open_now}{look.sign(OPEN)}{left}{look.sign(HIDDEN)}"
    return look.sign(OPEN) * open_now + look.sign(HIDDEN) * left
