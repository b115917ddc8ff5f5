"""What a player of Cities & Knights never considers: idle talk, trades with who is about to win,
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
from .deals import near_winning

OPEN_KINDS = frozenset(
    (
        "place-settlement",
        "place-city",
        "place-road",
        "roll",
        "end-turn",
        "move-robber",
        "steal",
        "lose-city",
    )
)
HOARDED = (3, 3, 3, 3, 3, TOP_LEVEL, TOP_LEVEL, TOP_LEVEL)
"""Cards of a kind that one has without fetching more from the bank: as many as a purchase costs at
most.
"""
HARVEST = 3  # cards for which the Alchemist is worth playing
SWAP = 3  # pips that the Inventor must bring

IDLE = (AskForOffers, CloseTrades, DeclineResource, OpenTrades)
"""What is never of use: talk, and leaving a free card in the bank. More cards than a seven spares
are still more cards.
"""


def shuns(s: State, seat: int, a: Any) -> bool:
    """Whether no player would consider *a* here."""
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
        dice = alchemy(s, seat)
        return (a.red, a.yellow) != dice if isinstance(a, PlayAlchemist) else dice is not None
    if isinstance(a, PlayInventor):
        return swapped(s, seat, a) < SWAP
    return False


def alchemy(s: State, seat: int) -> tuple[int, int] | None:
    """The dice that the Alchemist should set: for a rich harvest, with the red die low; None to
    roll.
    """
    if Alchemist.number not in s.players[seat].progress:
        return None
    top, found = HARVEST - 1, None
    for total in range(2, 13):
        claims, gold = ProduceStep().claims(s, total)
        cards = sum(claims.get(seat, ())) + gold.get(seat, 0)
        if cards > top and total != 7:
            red = max(1, total - 6)
            top, found = cards, (red, total - red)
    return found


def swapped(s: State, seat: int, a: PlayInventor) -> int:
    """The pips that swapping two tokens brings to the own buildings."""
    more = PIPS[s.tokens[a.other]] - PIPS[s.tokens[a.hex]]
    return more * (built(s, seat, a.hex) - built(s, seat, a.other))


def built(s: State, seat: int, hex: int) -> int:
    """Cards that a number brings on a hex."""
    if s.island.terrain[hex] == DESERT:
        return 0
    here = [
        s.piece[n]
        for n in s.island.board.hex_nodes[hex]
        if s.owner[n] == seat and s.piece[n] <= TIPPED
    ]
    return len(here) + here.count(CITY)
