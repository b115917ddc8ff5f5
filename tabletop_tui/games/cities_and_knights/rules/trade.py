"""Trade with the bank."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine import Illegal, Say, Swaps
from .actions import TradeBank
from .dealings import TradedBank
from .frames import Acting
from .parts import Choice, Means, Ready
from .purse import receive
from .state import State
from .things import KIND_WORDS, KINDS

TRADES = Ready(TradeBank)
EVERY = [
    [TRADES[give, get] for get in range(len(KINDS)) if get != give] for give in range(len(KINDS))
]


def rate(s: State, f: Acting, seat: int, kind: int) -> int:
    """How many cards of a kind the bank wants for one: the best rate that applies (CK-240)."""
    return 2 if kind in f.fleet else s.players[seat].rates[kind]


class BankTrade(Choice[Acting]):
    """A set of equal cards for one card of another kind that the bank holds (CK-235, CK-239)."""

    action, nothing = TradeBank, "no-bank-trade"

    def actions(self, s: State, f: Acting, seat: int) -> Sequence[TradeBank]:
        found: list[TradeBank] = []
        player, bank, fleet = s.players[seat], s.bank, f.fleet
        rates, full = player.rates, all(bank)
        for give, n in enumerate(player.hand):
            if n >= 2 and (n >= rates[give] or give in fleet):  # two are the best rate
                found += EVERY[give] if full else [a for a in EVERY[give] if bank[a.get]]
        return found

    def within(self, means: Means) -> bool:
        return means.swaps

    def possible(self, s: State, f: Acting, seat: int) -> bool:
        if f.fleet or 0 in s.bank:
            return bool(self.actions(s, f, seat))
        return True  # it takes a kind, and has all others

    def offer(self, s: State, f: Acting, seat: int) -> Swaps | None:
        found = self.actions(s, f, seat)
        if not found:
            return None
        if f.fleet:
            prices = tuple([rate(s, f, seat, kind) for kind in range(len(KINDS))])
        else:
            prices = tuple(s.players[seat].rates)
        return Swaps(found, KIND_WORDS, prices, tuple(s.bank))

    def check(self, s: State, f: Acting, seat: int, a: TradeBank) -> None:
        why = self.why(s, f, seat, a)
        if why:
            raise Illegal(why)

    def why(self, s: State, f: Acting, seat: int, a: TradeBank) -> str:
        if not (0 <= a.give < len(KINDS) and 0 <= a.get < len(KINDS)):
            return "no-bank-trade"
        if a.give == a.get:
            return "same-kind"
        if not s.bank[a.get]:
            return "bank-empty"
        return "" if s.players[seat].hand[a.give] >= rate(s, f, seat, a.give) else "no-bank-trade"

    def apply(self, s: State, f: Acting, seat: int, a: TradeBank, say: Say) -> None:
        player, n = s.players[seat], rate(s, f, seat, a.give)
        player.hand[a.give] -= n
        player.cards -= n
        s.bank[a.give] += n
        receive(s, player, a.get, 1)
        say(TradedBank(seat, a.give, n, a.get))
