"""The bank's rates for each player, by the kind given."""

from __future__ import annotations

from .board import ANY
from .constants import DESERT, PAPER, RESOURCES, TIPPED, TRADE
from .network import positions_of
from .state import State


def rates(s: State, seat: int) -> list[int]:
    """Return 4, or 3 with a 3:1 harbour, or 2 by harbour, merchant or Trade level 3; the best
    applies (H25).
    """
    found = [4] * 8
    harbor = s.island.board.node_harbor
    for n in positions_of(s.owner, seat):
        if s.piece[n] <= TIPPED:
            if harbor[n] == ANY:
                found = [min(rate, 3) for rate in found]
            elif harbor[n] >= 0:
                found[harbor[n]] = 2
    if s.players[seat].tracks[TRADE] >= 3:
        found[PAPER:] = [2] * (len(found) - RESOURCES)
    if s.merchant_owner == seat and s.island.terrain[s.merchant] < DESERT:
        found[s.island.terrain[s.merchant]] = 2
    return found


def refresh(s: State, seat: int) -> None:
    """Update the rates, whenever a harbour, a level or the merchant comes or goes (H26)."""
    s.players[seat].rates = rates(s, seat)
