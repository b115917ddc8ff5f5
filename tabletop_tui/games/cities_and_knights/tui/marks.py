"""The signs of the map that are put together of several: pieces and harbours."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ....engine.words import Speech
from ....tui.look import Look
from ..rules.board import ANY
from ..rules.improve import price as improving
from ..rules.things import CITY, KINDS, KNIGHTS, PAPER, SETTLEMENT, TOP_LEVEL, TRACKS
from ..view.sheet import COSTS

TRADES = frozenset({"propose", "counter-trade", "ask-for-offers", "trade-bank"})
"""Kinds of action by which cards are exchanged for others."""
WANTED = ("build-road", "build-settlement", "build-city", "recruit", "build-wall")
"""What cards are collected for; promoting costs what recruiting does."""


ABOUT_A_KIND = frozenset(
    {
        "give-commodity",
        "offer-card",
        "play-merchant-fleet",
        "play-resource-monopoly",
        "play-trade-monopoly",
        "take-resource",
    }
)
"""Kinds of action that name a kind of card, their ``card``."""


def kind_of_card(action: Any) -> str:
    """The message that names the kind of card an action is about; "" for other actions."""
    return f"kind-{KINDS[action.card]}" if action.kind in ABOUT_A_KIND else ""


def letter(words: Speech, kind: int) -> str:
    """The letter of a kind of card: resources large, commodities small."""
    return words.say(f"letter-{KINDS[kind]}")


def price(words: Speech, cost: Iterable[int]) -> str:
    """Counted cards by their letters, as the hand is written: ``B1 L1``."""
    return " ".join(f"{letter(words, kind)}{n}" for kind, n in enumerate(cost) if n)


def harbor_text(words: Speech, kind: int) -> str:
    """What a harbour trades, in three cells."""
    return "3:1" if kind == ANY else f"2:{letter(words, kind)}"


def prices(words: Speech) -> dict[str, str]:
    """What each kind of action costs."""
    return {kind: price(words, cost) for kind, cost in COSTS.items()}


def costs(look: Look, kind: str) -> str:
    """Beside the form of a trade: what building costs, and the next level of each track, which is
    what cards are wanted for.
    """
    if kind not in TRADES or look.seat < 0:
        return ""
    told = [f"{look.say(f'brief-{one}')} {price(look.words, COSTS[one])}" for one in WANTED]
    view, seat = look.view, look.seat
    for track, level in enumerate(view.players[seat].tracks):
        if level < TOP_LEVEL:
            needed = (
                f"{letter(look.words, PAPER + track)}{improving(view, view.stack[-1], seat, track)}"
            )
            told.append(f"{look.say(f'short-{TRACKS[track]}')} {needed}")
    return look.say("about-costs", costs=" · ".join(told))


def piece_text(look: Look, s: Any, node: int) -> str:
    """A building (with its wall) or a knight (its level; a filled horse is active, an outlined one
    is not).
    """
    piece = s.piece[node]
    if piece > KNIGHTS:
        return look.sign("hex.knight.ready" if s.active[node] else "hex.knight.resting") + str(
            piece - KNIGHTS
        )
    if node in s.metropolis:
        sign = look.sign("hex.metropolis")
    elif piece == CITY:
        sign = look.sign("hex.city")
    else:
        sign = look.sign("hex.settlement") if piece == SETTLEMENT else "t"
    return sign.join(look.sign("hex.wall") * 2) if s.wall[node] else sign
