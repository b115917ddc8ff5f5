"""What the scripted player answers when it is asked: the robber, a seven, a trade, a landing."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tabletop_tui.bots.simple import legal
from tabletop_tui.games.cities_and_knights.rules.network import far_enough
from tabletop_tui.games.cities_and_knights.rules.things import NOTHING, RESOURCES

from . import cards
from .aims import Aims
from .table import PRICE, Table

COUNTED = ("discard", "give-gift", "take-gold", "take-cards")
"""Answers of so many cards."""
DECKS = (0.2, 0.3, 0.1)  # of which deck the best defenders draw


def counted(aims: Aims, sample: Any) -> Any:
    """As many cards as in a sample: those to give that are needed least, those to take most."""
    t, giving = aims.t, sample.kind in ("discard", "give-gift")
    there, chosen = list(t.hand), [0] * 8
    if sample.kind == "take-gold":
        there = [*t.s.bank[:RESOURCES], 0, 0, 0]
    elif sample.kind == "take-cards":
        there = t.s.players[t.s.stack[-1].victim].hand  # which is shown to whoever takes
    for _ in range(sum(sample.cards)):
        kind = max(
            (k for k in range(8) if there[k] > chosen[k]),
            key=lambda k: (
                (t.hand[k] - chosen[k] - aims.needed[k], -PRICE[k])
                if giving
                else (aims.needed[k] - t.hand[k] - chosen[k], PRICE[k] - t.income[k])
            ),
        )
        chosen[kind] += 1
    found = replace(sample, cards=tuple(chosen))
    return found if legal(t.game, t.world, t.seat, found) else sample


def worth(aims: Aims, a: Any) -> float:
    """How good an answer is beside the others of its question."""
    t, answer = aims.t, ANSWERS.get(a.kind)
    if answer is not None:
        return answer(aims, a)
    return cards.dice(t, a) if a.kind == "play-alchemist" else 0.0


def place_road(aims: Aims, a: Any) -> float:
    """Set-up: towards the best place beyond."""
    t = aims.t
    beyond = [m for n in t.board.edge_nodes[a.edge] for m in t.board.node_nodes[n]]
    return max(
        (t.site(m) for m in beyond if t.s.piece[m] == NOTHING and far_enough(t.s, m)), default=0.0
    )


def accept(aims: Aims, a: Any) -> float:
    """A trade with nobody who is about to win, if it helps."""
    t, f = aims.t, aims.t.s.stack[-1]
    if t.s.players[f.seat].points >= t.goal - 3:
        return -1.0
    return 1.0 if aims.gain(f.get, f.give) > 0.1 else -1.0


def victim(t: Table, seat: int) -> float:
    """Whom to steal from."""
    return float(t.s.players[seat].points + 0.2 * t.s.players[seat].cards)


NEVER = -10.0
ANSWERS = {
    "place-settlement": lambda aims, a: aims.t.site(a.node),
    "place-city": lambda aims, a: aims.t.site(a.node, True),
    "place-road": place_road,
    "roll": lambda aims, a: 0.3,
    "move-robber": lambda aims, a: aims.t.harm(a.hex),
    "steal": lambda aims, a: victim(aims.t, a.victim),
    "take-resource": lambda aims, a: aims.value(a.card, aims.t.hand[a.card] + 1),
    "decline-resource": lambda aims, a: NEVER,
    "lose-city": lambda aims, a: -aims.t.site(a.node, True),
    "choose-deck": lambda aims, a: DECKS[a.deck],
    "discard-progress": lambda aims, a: -cards.KEPT.get(a.card, 0.5),
    "take-progress": lambda aims, a: cards.KEPT.get(a.card, 0.5),
    "leave-progress": lambda aims, a: NEVER,
    "raise-metropolis": lambda aims, a: aims.t.site(a.node, True),
    "free-road": lambda aims, a: 2.0 if a.edge == aims.t.way() else aims.t.lengthens(a.edge),
    "promote-free": lambda aims, a: 1.0 + aims.t.s.active[a.node],
    "accept-trade": accept,
    "counter-trade": lambda aims, a: NEVER,
    "close-trade": lambda aims, a: 1.0 - 0.1 * aims.t.s.players[a.partner].points,
    "withdraw-trade": lambda aims, a: -5.0,
    "close-trades": lambda aims, a: NEVER,
    "open-trades": lambda aims, a: NEVER,
    "ask-for-offers": lambda aims, a: NEVER,
    "offer-card": lambda aims, a: 1.0 if aims.t.hand[a.card] > aims.needed[a.card] else -0.5,
    "give-commodity": lambda aims, a: aims.t.hand[a.card] - aims.needed[a.card],
    "enlist-knight": lambda aims, a: 1.0,
    "remove-knight": lambda aims, a: -aims.t.s.piece[a.node] - aims.t.s.active[a.node],
}
