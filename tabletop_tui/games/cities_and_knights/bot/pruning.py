"""What a player of Cities & Knights never considers: idle talk, trades with a seat about to win,
pointless marches, cards played at bad moments.
"""

from __future__ import annotations

from typing import Any

from ..rules.actions import (
    AcceptTrade,
    AskForOffers,
    CloseTrades,
    CounterTrade,
    DeclineResource,
    MoveKnight,
    OpenTrades,
    Roll,
    TradeBank,
)
from ..rules.constants import CITY, DESERT, PIPS, TIPPED, TOP_LEVEL
from ..rules.frames import Trading
from ..rules.network import far_enough
from ..rules.production import ProduceStep
from ..rules.progress_cards.science import Alchemist, PlayAlchemist, PlayInventor
from ..rules.state import State
from .trades import near_winning

HOARDED = (3, 3, 3, 3, 3, TOP_LEVEL, TOP_LEVEL, TOP_LEVEL)
"""The number of cards of a kind with which no more are fetched from the bank: the most that a
purchase costs.
"""
HARVEST = 3  # cards that the Alchemist must bring
SWAP = 3  # pips that the Inventor must bring

IDLE = (AskForOffers, CloseTrades, DeclineResource, OpenTrades)
"""Actions that are never of use: talk, and leaving a free card in the bank. Even with more cards
than a seven spares, a card is a card.
"""


def prunes(s: State, seat: int, a: Any) -> bool:
    """Return whether no player would consider *a* here."""
    if isinstance(a, IDLE):
        return True
    if isinstance(a, TradeBank):
        return s.players[seat].hand[a.get] >= HOARDED[a.get]
    if isinstance(a, (AcceptTrade, CounterTrade)):
        f = s.stack[-1]
        return isinstance(f, Trading) and near_winning(s, f.seat)
    if isinstance(a, MoveKnight):
        return not far_enough(s, a.node)
    if isinstance(a, (Roll, PlayAlchemist)):
        dice = alchemist_dice(s, seat)
        return (a.red, a.yellow) != dice if isinstance(a, PlayAlchemist) else dice is not None
    if isinstance(a, PlayInventor):
        return inventor_gain(s, seat, a) < SWAP
    return False


def alchemist_dice(s: State, seat: int) -> tuple[int, int] | None:
    """Return the dice that the Alchemist should set for a rich harvest, with the red die low, or
    None to roll.
    """
    if Alchemist.number not in s.players[seat].progress:
        return None
    top, dice = HARVEST - 1, None
    for total in range(2, 13):
        claims, gold = ProduceStep().claims(s, total)
        cards = sum(claims.get(seat, ())) + gold.get(seat, 0)
        if cards > top and total != 7:
            red = max(1, total - 6)
            top, dice = cards, (red, total - red)
    return dice


def inventor_gain(s: State, seat: int, a: PlayInventor) -> int:
    """Return the pips that swapping two tokens brings to the player's buildings."""
    more = PIPS[s.tokens[a.other]] - PIPS[s.tokens[a.hex]]
    return more * (cards_per_roll(s, seat, a.hex) - cards_per_roll(s, seat, a.other))


def cards_per_roll(s: State, seat: int, hex: int) -> int:
    """Return the number of cards that a roll of its number brings a seat on a hex."""
    if s.island.terrain[hex] == DESERT:
        return 0
    here = [
        s.piece[n]
        for n in s.island.board.hex_nodes[hex]
        if s.owner[n] == seat and s.piece[n] <= TIPPED
    ]
    return len(here) + here.count(CITY)
