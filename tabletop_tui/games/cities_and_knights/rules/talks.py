"""Trade among players: somebody proposes, the others answer, and only the player on turn closes."""

from __future__ import annotations

from collections.abc import Iterator
from operator import mul, sub
from typing import Any

from ....engine import Closed, Deal, Draw, Hand, Illegal, Offer, OneOf, Say, Step, need
from .actions import (
    AcceptTrade,
    AskForOffers,
    CloseTrade,
    CloseTrades,
    CounterTrade,
    OpenTrades,
    Propose,
    RefuseTrade,
    WithdrawTrade,
)
from .dealings import (
    Agreed,
    Countered,
    OffersAsked,
    Proposed,
    Refused,
    Traded,
    TradesClosed,
    TradesOpened,
    TradeWithdrawn,
)
from .frames import Acting, Trading
from .parts import Means, Ready, Single, TurnPart, others
from .purse import fits, hand_over, holds
from .state import State, turn_order
from .things import KIND_WORDS, KINDS, NONE, Counts, stock

MOST = 30  # proposals in one turn, so that every turn ends
ACCEPT, REFUSE, QUIET, HEAR = (
    OneOf((make(),)) for make in (AcceptTrade, RefuseTrade, CloseTrades, OpenTrades)
)
WITHDRAW = OneOf((WithdrawTrade(),))
PARTNERS = Ready(CloseTrade)
ANYTHING = AskForOffers(NONE)


def elsewhere(s: State, seat: int) -> Counts:
    """The most of each kind that the other players together can hold, as far as *seat* can know."""
    unseen = map(sub, stock(len(s.players)), s.bank)
    return tuple(map(sub, unseen, s.players[seat].hand))


def may_trade(s: State, seat: int, partner: int = -1) -> bool:
    """Whether :func:`tradable` finds anything, which is nearly always known from a kind or two."""
    player = s.players[seat]
    if not player.cards or (partner >= 0 and not s.players[partner].cards):
        return False
    hand = player.hand
    if hand.count(0) >= len(KINDS) - 1:
        return tradable(s, seat, partner) is not None
    for all_, left, held in zip(stock(len(s.players)), s.bank, hand, strict=True):
        if all_ - left != held:
            return True
    return False


def tradable(s: State, seat: int, partner: int = -1) -> tuple[Counts, Counts] | None:
    """What *seat* holds and what the others, or one *partner*, may hold, or None while it has
    nothing to give for anything else.
    """
    player = s.players[seat]
    if not player.cards:
        return None
    purse, wanted = tuple(player.hand), elsewhere(s, seat)
    if partner >= 0:
        most = s.players[partner].cards
        wanted = tuple([n if n < most else most for n in wanted])
    asked = len(KINDS) - wanted.count(0)
    if not asked:
        return None
    if (
        asked == 1
        and purse.count(0) == len(KINDS) - 1
        and [*map(bool, purse)] == [*map(bool, wanted)]
    ):
        return None
    return purse, wanted


def aloud(partner: int) -> tuple[AcceptTrade, CloseTrade]:
    """What a partner and then the proposer answer when they have agreed by word of mouth."""
    return ACCEPT.actions[0], PARTNERS[partner]


def first_answer(f: Trading, purse: Counts) -> tuple[Counts, Counts]:
    """How an answer begins: as far as the cards go it gives what the proposer wants, and it gets
    what the proposer gives.
    """
    most = zip(f.get, purse, strict=True)
    return tuple([asked if asked < held else held for asked, held in most]), f.give


def counter(give: Counts, get: Counts, seats: tuple[int, ...]) -> CounterTrade:
    """An answer with other terms; the other side is given."""
    return CounterTrade(give, get)


def need_terms(s: State, seat: int, give: Counts, get: Counts) -> None:
    """Both sides hold something, no kind stands on both, and *seat* holds what it gives (CK-242,
    CK-243).
    """
    for side in (give, get):
        need(len(side) == len(KINDS) and min(side) >= 0, "no-such-cards")
        need(any(side), "no-gifts")
    need(not any(map(mul, give, get)), "both-sides")
    need(fits(give, s.players[seat].hand), "not-yours")


def open_seats(s: State, seat: int) -> tuple[int, ...]:
    """The others who hear proposals."""
    players = s.players
    return tuple([x for x in others(s, seat) if players[x].trades]) if s.house.trades else ()


def reason_for_silence(s: State, f: Acting, seat: int) -> str:
    """Why nothing is proposed or asked for in this turn; "" when it may be."""
    if not s.house.trades:
        return "trades-off"
    if f.proposals >= MOST:
        return "talked-enough"
    for x, player in enumerate(s.players):
        if player.trades and x != seat:
            return ""
    return "nobody-trades"


class Proposing(TurnPart[Acting]):
    """The player on turn proposes a trade to some or all (CK-241)."""

    action = Propose

    def within(self, means: Means) -> bool:
        return means.heard

    def offer(self, s: State, f: Acting, seat: int) -> Deal | None:
        seats = open_seats(s, seat) if f.proposals < MOST else ()
        cards = tradable(s, seat) if seats else None
        return cards and Deal(Propose, *cards, KIND_WORDS, seats, None, aloud)

    def possible(self, s: State, f: Acting, seat: int) -> bool:
        return may_trade(s, seat)

    def why_not(self, s: State, f: Acting, seat: int) -> Illegal | None:
        return Illegal(reason_for_silence(s, f, seat) or "nothing-to-trade")

    def check(self, s: State, f: Acting, seat: int, a: Propose) -> None:
        reason = reason_for_silence(s, f, seat)
        need(not reason, reason)
        need_terms(s, seat, a.give, a.get)
        asked = set(a.seats)
        once = asked and len(asked) == len(a.seats)
        need(once and asked.issubset(others(s, seat)), "nobody-asked")
        need(asked.issubset(open_seats(s, seat)), "no-trades-please")

    def apply(self, s: State, f: Acting, seat: int, a: Propose, say: Say) -> None:
        f.proposals += 1
        say(Proposed(seat, a.give, a.get, a.seats))
        s.stack.append(Trading(seat, a.give, a.get, [x for x in turn_order(s) if x in a.seats]))


class Asking(TurnPart[Acting]):
    """The player on turn asks the others for their proposals, and may say what it looks for
    (H28).
    """

    action, sure = AskForOffers, True

    def within(self, means: Means) -> bool:
        return means.heard

    def reason(self, s: State, f: Acting, seat: int) -> str:
        if not s.players[seat].cards:
            return reason_for_silence(s, f, seat) or "nothing-to-trade"
        return reason_for_silence(s, f, seat)

    def offer(self, s: State, f: Acting, seat: int) -> Hand | None:
        if self.reason(s, f, seat):
            return None
        found = tuple([n if n < 1 else 1 for n in elsewhere(s, seat)])
        return Hand(AskForOffers, found, 0, sum(found), KIND_WORDS, True)

    def possible(self, s: State, f: Acting, seat: int) -> bool:
        return not self.reason(s, f, seat)

    def sample(self, s: State, f: Acting, seat: int, draw: Draw) -> AskForOffers:
        draw(1)  # of the numbers of kinds, since luck names as few as it may: none
        return ANYTHING

    def why_not(self, s: State, f: Acting, seat: int) -> Illegal | None:
        return Illegal(self.reason(s, f, seat) or "nothing-to-trade")

    def check(self, s: State, f: Acting, seat: int, a: AskForOffers) -> None:
        reason = self.reason(s, f, seat)
        need(not reason, reason)
        need(len(a.wants) == len(KINDS) and set(a.wants) <= {0, 1}, "no-such-cards")

    def apply(self, s: State, f: Acting, seat: int, a: AskForOffers, say: Say) -> None:
        f.proposals += 1
        say(OffersAsked(seat, a.wants))
        s.stack.append(Trading(seat, NONE, a.wants, list(open_seats(s, seat))))


class Quieting(Single[Acting]):
    """No trades, please."""

    action, only = CloseTrades, QUIET

    def within(self, means: Means) -> bool:
        return means.hears is True

    def possible(self, s: State, f: Acting, seat: int) -> bool:
        return s.house.trades and s.players[seat].trades

    def check(self, s: State, f: Acting, seat: int, a: CloseTrades) -> None:
        need(s.house.trades and s.players[seat].trades, "trades-off")

    def apply(self, s: State, f: Acting, seat: int, a: CloseTrades, say: Say) -> None:
        s.players[seat].trades = False
        say(TradesClosed(seat))


class Hearing(Single[Acting]):
    """Proposals are welcome again."""

    action, only = OpenTrades, HEAR

    def within(self, means: Means) -> bool:
        return means.hears is False

    def possible(self, s: State, f: Acting, seat: int) -> bool:
        return s.house.trades and not s.players[seat].trades

    def check(self, s: State, f: Acting, seat: int, a: OpenTrades) -> None:
        need(s.house.trades, "trades-off")
        need(not s.players[seat].trades, "trades-on")

    def apply(self, s: State, f: Acting, seat: int, a: OpenTrades, say: Say) -> None:
        s.players[seat].trades = True
        say(TradesOpened(seat))


class TradeStep(Step[State, Trading]):
    """Those asked accept, refuse or counter in any order; then the proposer closes one trade or
    none (H29, CK-244).
    """

    frame, rule, forced = Trading, "trade.players", True

    def who(self, s: State, f: Trading) -> tuple[int, ...]:
        return tuple(f.waiting) or ((f.seat,) if f.accepted or f.counters else ())

    def run(self, s: State, f: Trading, say: Say) -> None:
        s.stack.pop()
        say(TradeWithdrawn(f.seat))

    def terms(self, f: Trading, partner: int) -> tuple[Counts, Counts] | None:
        """What the proposer would give to and get from a partner."""
        if partner in f.accepted:
            return f.give, f.get
        return next(((give, get) for x, give, get in f.counters if x == partner), None)

    def partners(self, s: State, f: Trading) -> list[int]:
        """Those with whom the proposer can trade now."""
        willing = f.accepted + [x for x, give, _ in f.counters if holds(s.players[f.seat], give)]
        return [x for x in turn_order(s) if x in willing]

    def offers(self, s: State, f: Trading, seat: int) -> Iterator[Offer]:
        if not f.waiting:
            found = self.partners(s, f)
            if found:
                yield Offer(CloseTrade, OneOf([PARTNERS[x] for x in found]))
            yield Offer(WithdrawTrade, WITHDRAW)
            return
        if any(f.give) and fits(f.get, s.players[seat].hand):
            yield Offer(AcceptTrade, ACCEPT)
        yield Offer(RefuseTrade, REFUSE)
        cards = tradable(s, seat, f.seat)
        if cards is not None:
            begun = first_answer(f, cards[0])
            yield Offer(CounterTrade, Deal(counter, *cards, KIND_WORDS, begun=begun))
        yield Offer(CloseTrades, QUIET)

    def sample(self, s: State, f: Trading, seat: int, draw: Draw) -> Any:
        if not f.waiting:
            found = self.partners(s, f)
            if found and draw(2) == 0:
                return PARTNERS[found[draw(len(found))]]
            if not found:
                draw(1)
            return WITHDRAW.sample(draw)
        willing = any(f.give) and fits(f.get, s.players[seat].hand)
        able = may_trade(s, seat, f.seat)
        kind = draw(2 + willing + able) + (not willing)
        if kind == 2 and able:
            cards = tradable(s, seat, f.seat)
            assert cards is not None
            return Deal(counter, *cards, KIND_WORDS).sample(draw)
        return (ACCEPT if kind == 0 else REFUSE if kind == 1 else QUIET).sample(draw)

    def only(self, s: State, f: Trading, seat: int) -> WithdrawTrade | None:
        return None if f.waiting or self.partners(s, f) else WITHDRAW.actions[0]

    def closed(self, s: State, f: Trading, seat: int) -> Iterator[Closed]:
        if f.waiting and any(f.give) and not holds(s.players[seat], f.get):
            cost = tuple((kind, n) for kind, n in enumerate(f.get) if n)
            yield Closed(AcceptTrade, Illegal("cannot-pay", self.rule, cost=cost))

    def check(self, s: State, f: Trading, seat: int, a: Any) -> None:
        if not f.waiting:
            need(isinstance(a, (CloseTrade, WithdrawTrade)), "trade-first")
            if isinstance(a, CloseTrade):
                need(self.terms(f, a.partner), "no-partner")
                need(a.partner in self.partners(s, f), "not-yours")
            return
        need(isinstance(a, (AcceptTrade, RefuseTrade, CounterTrade, CloseTrades)), "answer-first")
        if isinstance(a, AcceptTrade):
            need(any(f.give), "no-proposal")
            need(holds(s.players[seat], f.get), "not-yours")
        elif isinstance(a, CounterTrade):
            need_terms(s, seat, a.give, a.get)

    def apply(self, s: State, f: Trading, seat: int, a: Any, say: Say) -> None:
        if isinstance(a, CloseTrade):
            terms = self.terms(f, a.partner)
            assert terms is not None
            s.stack.pop()
            hand_over(s.players[seat], s.players[a.partner], terms[0])
            hand_over(s.players[a.partner], s.players[seat], terms[1])
            say(Traded(seat, a.partner, *terms))
        elif isinstance(a, WithdrawTrade):
            s.stack.pop()
            say(TradeWithdrawn(seat))
        else:
            f.waiting.remove(seat)
            self.answer(s, f, seat, a, say)

    def answer(self, s: State, f: Trading, seat: int, a: Any, say: Say) -> None:
        if isinstance(a, AcceptTrade):
            f.accepted.append(seat)
            say(Agreed(seat))
        elif isinstance(a, CounterTrade):
            f.counters.append((seat, a.get, a.give))
            say(Countered(seat, a.give, a.get))
        elif isinstance(a, CloseTrades):
            s.players[seat].trades = False
            say(TradesClosed(seat))
        else:
            say(Refused(seat))
