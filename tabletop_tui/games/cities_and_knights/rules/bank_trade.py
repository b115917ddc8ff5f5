"""Trade with the bank."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine import Say, Swaps
from .actions import TradeBank
from .constants import KIND_WORDS, KINDS, Counts
from .events import TradedBank
from .frames import Acting
from .parts import ActionCache, SeatAssets, TurnPart
from .payments import receive
from .state import State

TRADES = ActionCache(TradeBank)
EVERY = [
    [TRADES[give, get] for get in range(len(KINDS)) if get != give] for give in range(len(KINDS))
]


def rate(s: State, f: Acting, seat: int, kind: int) -> int:
    """Return the bank's rate for a kind: the best that applies (CK-240)."""
    return 2 if kind in f.fleet else s.players[seat].rates[kind]


def prices(s: State, f: Acting, seat: int) -> Counts:
    """Return :func:`rate` by kind."""
    if f.fleet:
        return tuple([rate(s, f, seat, kind) for kind in range(len(KINDS))])
    return tuple(s.players[seat].rates)


class BankTrade(TurnPart[Acting]):
    """Trade a set of equal cards for one card of another kind that the bank holds
    (CK-235, CK-239).
    """

    action, nothing = TradeBank, "no-bank-trade"

    def plausible(self, means: SeatAssets) -> bool:
        return means.swaps

    def candidates(self, s: State, f: Acting, seat: int) -> Sequence[TradeBank]:
        return [a for trades in EVERY for a in trades]

    def why(self, s: State, f: Acting, seat: int, a: TradeBank) -> str:
        if not (0 <= a.give < len(KINDS) and 0 <= a.get < len(KINDS)):
            return "no-bank-trade"
        if a.give == a.get:
            return "same-kind"
        if not s.bank[a.get]:
            return "bank-empty"
        return "" if s.players[seat].hand[a.give] >= rate(s, f, seat, a.give) else "no-bank-trade"

    def legal(self, s: State, f: Acting, seat: int) -> Sequence[TradeBank]:
        found: list[TradeBank] = []
        hand, bank = s.players[seat].hand, s.bank
        full = 0 not in bank
        for give, price in enumerate(prices(s, f, seat)):
            if hand[give] >= price:
                found += EVERY[give] if full else [a for a in EVERY[give] if bank[a.get]]
        return found

    def possible(self, s: State, f: Acting, seat: int) -> bool:
        if f.fleet or 0 in s.bank:
            return bool(self.legal(s, f, seat))
        return True  # it takes a kind, and has all others

    def offer(self, s: State, f: Acting, seat: int) -> Swaps | None:
        found = self.legal(s, f, seat)
        return Swaps(found, KIND_WORDS, prices(s, f, seat), tuple(s.bank)) if found else None

    def apply(self, s: State, f: Acting, seat: int, a: TradeBank, say: Say) -> None:
        player, n = s.players[seat], rate(s, f, seat, a.give)
        player.hand[a.give] -= n
        player.cards -= n
        s.bank[a.give] += n
        receive(s, player, a.get, 1)
        say(TradedBank(seat, a.give, n, a.get))
