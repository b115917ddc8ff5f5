"""Composite signs of the map: pieces and harbours."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ....engine import Place
from ....engine.words import Speech
from ....tui.look import Look
from ..rules.board import ANY
from ..rules.constants import CITY, KINDS, KNIGHTS, PAPER, SETTLEMENT, TOP_LEVEL, TRACKS
from ..rules.improve import price as improving
from ..view.sheet import COSTS

TRADES = frozenset({"propose", "counter-trade", "ask-for-offers", "trade-bank"})
"""Kinds of action that exchange cards."""
WANTED = ("build-road", "build-settlement", "build-city", "recruit", "build-wall")
"""What players save cards for; promoting costs the same as recruiting."""


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
"""Kinds of action whose ``card`` names a kind of card."""


def kind_of_card(action: Any) -> str:
    """Return the text key of the kind of card an action is about, "" for other actions."""
    return f"kind-{KINDS[action.card]}" if action.kind in ABOUT_A_KIND else ""


def letter(words: Speech, kind: int) -> str:
    """Return the letter of a kind of card: upper case for resources, lower case for commodities."""
    return words.say(f"letter-{KINDS[kind]}")


def price(words: Speech, cost: Iterable[int]) -> str:
    """Return counted cards by letter, in the notation of the hand: ``B1 L1``."""
    return " ".join(f"{letter(words, kind)}{n}" for kind, n in enumerate(cost) if n)


def harbor_text(words: Speech, kind: int) -> str:
    """Return what a harbour trades, in three cells."""
    return "3:1" if kind == ANY else f"2:{letter(words, kind)}"


def prices(words: Speech) -> dict[str, str]:
    """Return the cost of each kind of action."""
    return {kind: price(words, cost) for kind, cost in COSTS.items()}


def costs(look: Look, kind: str) -> str:
    """Return the costs of building and of each track's next level, shown beside the form of a
    trade.
    """
    if kind not in TRADES or look.seat < 0:
        return ""
    lines = [f"{look.say(f'brief-{one}')} {price(look.words, COSTS[one])}" for one in WANTED]
    view, seat = look.view, look.seat
    for track, level in enumerate(view.players[seat].tracks):
        if level < TOP_LEVEL:
            needed = (
                f"{letter(look.words, PAPER + track)}{improving(view, view.stack[-1], seat, track)}"
            )
            lines.append(f"{look.say(f'short-{TRACKS[track]}')} {needed}")
    return look.say("about-costs", costs=" · ".join(lines))


def pieces(s: Any) -> dict[Place, frozenset[Any]]:
    """Return what stands on the island: buildings, walls and knights, roads, robber, merchant and
    numbers. A knight that wakes is something new.
    """
    found: dict[Place, frozenset[Any]] = {}
    for n, owner in enumerate(s.owner):
        built = owner, s.piece[n], n in s.metropolis
        found["node", n] = frozenset(
            thing
            for thing, there in (
                (built, owner >= 0),
                ("wall", s.wall[n]),
                ((owner, "active"), s.active[n]),
            )
            if there
        )
    for n, owner in enumerate(s.road):
        found["edge", n] = frozenset((owner,) if owner >= 0 else ())
    for n, token in enumerate(s.tokens):
        robber, merchant = s.robber == n, s.merchant == n
        found["hex", n] = frozenset(
            (("number", token), *["robber"] * robber, *[("merchant", s.merchant_owner)] * merchant)
        )
    return found


def piece_text(look: Look, s: Any, node: int) -> str:
    """Return a building (with its wall) or a knight (with its level).

    A filled horse is active, an outlined one is not.
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
