"""The rules: turn up a prize and bid for it, until no prize is left."""

from collections.abc import Sequence

from ...engine import Say, SingleStep, Step
from .view.describe import Bid, Bidding, Burnt, State, Turned, Turning, Won

BIDS = tuple(Bid(card) for card in range(1, 21))


class PrizeStep(Step[State, Turning]):
    """Turn up the next prize (SK-1); without prizes the game is over (SK-2)."""

    frame, rule = Turning, "prize"

    def who(self, s: State, f: Turning) -> tuple[int, ...]:
        return ()

    def run(self, s: State, f: Turning, say: Say) -> None:
        s.stack.pop()
        prize = s.prizes.draw(s)
        if prize is not None:
            s.stack.append(Bidding(prize + 1, [0] * len(s.players)))
            say(Turned(prize + 1))


class BidStep(SingleStep[State, Bidding]):
    """All bid one card in secret; the single highest bid takes the prize (SK-3), a tie burns it
    (SK-4).
    """

    frame, rule, forced, action = Bidding, "bid", True, Bid

    def who(self, s: State, f: Bidding) -> tuple[int, ...]:
        return tuple(seat for seat, bid in enumerate(f.bids) if not bid)

    def candidates(self, s: State, f: Bidding, seat: int) -> Sequence[Bid]:
        return BIDS[: s.cards]

    def why(self, s: State, f: Bidding, seat: int, a: Bid) -> str:
        return "" if 0 < a.card <= s.cards and s.players[seat].hand[a.card - 1] else "not-yours"

    def apply(self, s: State, f: Bidding, seat: int, a: Bid, say: Say) -> None:
        s.players[seat].hand[a.card - 1] = 0
        f.bids[seat] = a.card
        if all(f.bids):
            s.stack[-1] = Turning()
            self.award(s, f, say)

    def award(self, s: State, f: Bidding, say: Say) -> None:
        best = max(f.bids)
        if f.bids.count(best) == 1:
            seat = f.bids.index(best)
            s.players[seat].won += f.prize
            say(Won(seat, f.prize, tuple(f.bids)))
        else:
            s.burnt += f.prize
            say(Burnt(f.prize, tuple(f.bids)))
