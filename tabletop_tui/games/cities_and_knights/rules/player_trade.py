"""Trade among players: one proposes, the others answer, and only the current player
closes a trade.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import mul, sub
from typing import Any

from ....engine import (
    Closed,
    Deal,
    Draw,
    FixedPart,
    Hand,
    Illegal,
    Menu,
    Offer,
    Part,
    Say,
    holds,
)
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
from .constants import KIND_WORDS, KINDS, NONE, Counts, stock
from .events import (
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
from .parts import ActionCache, SeatAssets, Single, TurnPart, others
from .payments import transfer
from .state import State, turn_order

MAX_PROPOSALS = 30  # proposals per turn, so that turns end
PARTNERS = ActionCache(CloseTrade)
ANYTHING = AskForOffers(NONE)


def held_elsewhere(s: State, seat: int) -> Counts:
    """Return the most of each kind that the other players together can hold, as far as *seat* can
    know.
    """
    unseen = map(sub, stock(len(s.players)), s.bank)
    return tuple(map(sub, unseen, s.players[seat].hand))


def may_trade(s: State, seat: int, partner: int = -1) -> bool:
    """Return whether *seat* can give something for another kind that the others, or one *partner*,
    may hold.
    """
    player = s.players[seat]
    if not player.cards or (partner >= 0 and not s.players[partner].cards):
        return False
    hand = player.hand
    single = hand.count(0) == len(KINDS) - 1  # it would give the only kind it holds, for another
    for all_, left, held in zip(stock(len(s.players)), s.bank, hand, strict=True):
        if all_ - left != held and not (single and held):
            return True
    return False


def sides(s: State, seat: int, partner: int = -1) -> tuple[Counts, Counts]:
    """Return what *seat* holds, and what the others, or one *partner*, may hold."""
    wanted = held_elsewhere(s, seat)
    if partner >= 0:
        most = s.players[partner].cards
        wanted = tuple([n if n < most else most for n in wanted])
    return tuple(s.players[seat].hand), wanted


def agreed_aloud(partner: int) -> tuple[AcceptTrade, CloseTrade]:
    """Return the answers of a partner and then the proposer who have agreed by word of mouth."""
    return AcceptTrade(), PARTNERS[partner]


def first_yes(a: Propose) -> Propose:
    """Return a proposal that the first who accepts closes."""
    return Propose(a.give, a.get, a.seats, True)


def first_answer(f: Trading, purse: Counts) -> tuple[Counts, Counts]:
    """Return an initial answer: give what the proposer wants, as far as possible, and get what they
    give.
    """
    most = zip(f.get, purse, strict=True)
    return tuple([asked if asked < held else held for asked, held in most]), f.give


def counter(give: Counts, get: Counts, seats: tuple[int, ...]) -> CounterTrade:
    """Return an answer with other terms; the other side is given."""
    return CounterTrade(give, get)


def why_no_terms(s: State, seat: int, give: Counts, get: Counts) -> str:
    """Return why *seat* may not propose these terms.

    Both sides hold something, no kind is on both, and *seat* holds what it gives (CK-242, CK-243).
    """
    for side in (give, get):
        if len(side) != len(KINDS) or min(side) < 0:
            return "no-such-cards"
        if not any(side):
            return "no-gifts"
    if any(map(mul, give, get)):
        return "both-sides"
    return "" if holds(s.players[seat].hand, give) else "not-yours"


def open_seats(s: State, seat: int) -> tuple[int, ...]:
    """Return the other seats that receive proposals."""
    players = s.players
    return tuple([x for x in others(s, seat) if players[x].trades]) if s.house.trades else ()


def why_no_proposals(s: State, f: Acting, seat: int) -> str:
    """Return why nothing can be proposed or asked for in this turn."""
    if not s.house.trades:
        return "trades-off"
    if f.proposals >= MAX_PROPOSALS:
        return "talked-enough"
    for x, player in enumerate(s.players):
        if player.trades and x != seat:
            return ""
    return "nobody-trades"


class Proposing(TurnPart[Acting]):
    """Propose a trade to some or all (CK-241)."""

    action = Propose

    def plausible(self, means: SeatAssets) -> bool:
        return means.can_propose

    def reason(self, s: State, f: Acting, seat: int) -> str:
        reason = why_no_proposals(s, f, seat)
        return reason or ("" if may_trade(s, seat) else "nothing-to-trade")

    def possible(self, s: State, f: Acting, seat: int) -> bool:
        return may_trade(s, seat)

    def offer(self, s: State, f: Acting, seat: int) -> Deal | None:
        if self.reason(s, f, seat):
            return None
        return self.deal(s, seat)

    def deal(self, s: State, seat: int) -> Deal:
        partners = open_seats(s, seat)
        return Deal(Propose, *sides(s, seat), KIND_WORDS, partners, None, agreed_aloud, first_yes)

    def sample(self, s: State, f: Acting, seat: int, draw: Draw) -> Any:
        return self.deal(s, seat).sample(draw)

    def why(self, s: State, f: Acting, seat: int, a: Propose) -> str:
        if reason := why_no_terms(s, seat, a.give, a.get):
            return reason
        asked = set(a.seats)
        if not asked or len(asked) != len(a.seats) or not asked.issubset(others(s, seat)):
            return "nobody-asked"
        return "" if asked.issubset(open_seats(s, seat)) else "no-trades-please"

    def apply(self, s: State, f: Acting, seat: int, a: Propose, say: Say) -> None:
        f.proposals += 1
        say(Proposed(seat, a.give, a.get, a.seats))
        receivers = [x for x in turn_order(s) if x in a.seats]
        s.stack.append(Trading(seat, a.give, a.get, receivers, first=a.first))


class Asking(TurnPart[Acting]):
    """Ask the others for proposals, optionally naming kinds the player looks for (H28)."""

    action, sure = AskForOffers, True

    def plausible(self, means: SeatAssets) -> bool:
        return means.can_propose

    def reason(self, s: State, f: Acting, seat: int) -> str:
        reason = why_no_proposals(s, f, seat)
        return reason or ("" if s.players[seat].cards else "nothing-to-trade")

    def offer(self, s: State, f: Acting, seat: int) -> Hand | None:
        if self.reason(s, f, seat):
            return None
        found = tuple([n if n < 1 else 1 for n in held_elsewhere(s, seat)])
        return Hand(AskForOffers, found, 0, sum(found), KIND_WORDS, True)

    def possible(self, s: State, f: Acting, seat: int) -> bool:
        return not self.reason(s, f, seat)

    def sample(self, s: State, f: Acting, seat: int, draw: Draw) -> AskForOffers:
        draw(1)  # as few kinds as a random player may name: none
        return ANYTHING

    def why(self, s: State, f: Acting, seat: int, a: AskForOffers) -> str:
        named = len(a.wants) == len(KINDS) and set(a.wants) <= {0, 1}
        return "" if named else "no-such-cards"

    def apply(self, s: State, f: Acting, seat: int, a: AskForOffers, say: Say) -> None:
        f.proposals += 1
        say(OffersAsked(seat, a.wants))
        s.stack.append(Trading(seat, NONE, a.wants, list(open_seats(s, seat))))


class ClosingTrades(Single[Acting]):
    """Receive no proposals."""

    action = CloseTrades

    def plausible(self, means: SeatAssets) -> bool:
        return means.receives is True

    def reason(self, s: State, f: Acting, seat: int) -> str:
        return "" if s.house.trades and s.players[seat].trades else "trades-off"

    def apply(self, s: State, f: Acting, seat: int, a: CloseTrades, say: Say) -> None:
        s.players[seat].trades = False
        say(TradesClosed(seat))


class OpeningTrades(Single[Acting]):
    """Receive proposals again."""

    action = OpenTrades

    def plausible(self, means: SeatAssets) -> bool:
        return means.receives is False

    def reason(self, s: State, f: Acting, seat: int) -> str:
        if not s.house.trades:
            return "trades-off"
        return "trades-on" if s.players[seat].trades else ""

    def apply(self, s: State, f: Acting, seat: int, a: OpenTrades, say: Say) -> None:
        s.players[seat].trades = True
        say(TradesOpened(seat))


class Accepting(FixedPart[State, Trading]):
    """Accept the terms."""

    action = AcceptTrade

    def reason(self, s: State, f: Trading, seat: int) -> str:
        if not any(f.give):
            return "no-proposal"
        return "" if holds(s.players[seat].hand, f.get) else "not-yours"

    def closed(self, s: State, f: Trading, seat: int) -> Iterator[Closed]:
        if self.reason(s, f, seat) == "not-yours":
            cost = tuple((kind, n) for kind, n in enumerate(f.get) if n)
            yield Closed(AcceptTrade, Illegal("cannot-pay", TradeStep.rule, cost=cost))

    def apply(self, s: State, f: Trading, seat: int, a: AcceptTrade, say: Say) -> None:
        f.waiting.remove(seat)
        f.accepted.append(seat)
        say(Agreed(seat))


class Refusing(FixedPart[State, Trading]):
    """Refuse the terms."""

    action = RefuseTrade

    def apply(self, s: State, f: Trading, seat: int, a: RefuseTrade, say: Say) -> None:
        f.waiting.remove(seat)
        say(Refused(seat))


class Countering(Part[State, Trading]):
    """Answer with other terms."""

    action, hidden = CounterTrade, True

    def reason(self, s: State, f: Trading, seat: int) -> str:
        return "" if may_trade(s, seat, f.seat) else "nothing-to-trade"

    def possible(self, s: State, f: Trading, seat: int) -> bool:
        return may_trade(s, seat, f.seat)

    def offer(self, s: State, f: Trading, seat: int) -> Deal | None:
        if self.reason(s, f, seat):
            return None
        purse, wanted = sides(s, seat, f.seat)
        return Deal(counter, purse, wanted, KIND_WORDS, begun=first_answer(f, purse))

    def sample(self, s: State, f: Trading, seat: int, draw: Draw) -> Any:
        return Deal(counter, *sides(s, seat, f.seat), KIND_WORDS).sample(draw)

    def why(self, s: State, f: Trading, seat: int, a: CounterTrade) -> str:
        return why_no_terms(s, seat, a.give, a.get)

    def apply(self, s: State, f: Trading, seat: int, a: CounterTrade, say: Say) -> None:
        f.waiting.remove(seat)
        f.counters.append((seat, a.get, a.give))
        say(Countered(seat, a.give, a.get))


class RefusingAll(FixedPart[State, Trading]):
    """Refuse, and receive no more proposals."""

    action = CloseTrades

    def apply(self, s: State, f: Trading, seat: int, a: CloseTrades, say: Say) -> None:
        f.waiting.remove(seat)
        s.players[seat].trades = False
        say(TradesClosed(seat))


class Closing(Part[State, Trading]):
    """Trade with a player who agreed, or on the terms that a player proposed."""

    action = CloseTrade

    def candidates(self, s: State, f: Trading, seat: int) -> Sequence[CloseTrade]:
        answered = {*f.accepted, *[x for x, _, _ in f.counters]}
        return [PARTNERS[x] for x in turn_order(s) if x in answered]

    def why(self, s: State, f: Trading, seat: int, a: CloseTrade) -> str:
        terms = terms_with(f, a.partner)
        if terms is None:
            return "no-partner"
        return "" if holds(s.players[f.seat].hand, terms[0]) else "not-yours"

    def apply(self, s: State, f: Trading, seat: int, a: CloseTrade, say: Say) -> None:
        terms = terms_with(f, a.partner)
        assert terms is not None
        s.stack.pop()
        transfer(s.players[seat], s.players[a.partner], terms[0])
        transfer(s.players[a.partner], s.players[seat], terms[1])
        say(Traded(seat, a.partner, *terms))


class Withdrawing(FixedPart[State, Trading]):
    """Make no trade."""

    action = WithdrawTrade

    def apply(self, s: State, f: Trading, seat: int, a: WithdrawTrade, say: Say) -> None:
        s.stack.pop()
        say(TradeWithdrawn(seat))


def terms_with(f: Trading, partner: int) -> tuple[Counts, Counts] | None:
    """Return what the proposer would give to and get from a partner, or None."""
    if partner in f.accepted:
        return f.give, f.get
    return next(((give, get) for x, give, get in f.counters if x == partner), None)


def asked(f: Trading) -> list[int]:
    """Return who has yet to answer: nobody once the first has accepted, if that is enough."""
    return [] if f.first and f.accepted else f.waiting


def decided_before(s: State) -> tuple[int, CloseTrade] | None:
    """Return the proposer's closing of a trade that the first who accepts gets."""
    f = s.stack[-1] if s.stack else None
    if isinstance(f, Trading) and f.first and f.accepted:
        return f.seat, PARTNERS[f.accepted[0]]
    return None


class TradeStep(Menu[State, Trading]):
    """Players asked accept, refuse or counter in any order, all of them or until the first accepts;
    then the proposer closes one trade or none (H29, CK-244). Meanwhile the proposer may take the
    offer back, or trade with one who has answered.
    """

    frame, rule, forced = Trading, "trade.players", True
    answers = (Accepting(), Refusing(), Countering(), RefusingAll())
    endings = (Closing(), Withdrawing())
    parts = (*answers, *endings)

    def who(self, s: State, f: Trading) -> tuple[int, ...]:
        return tuple(asked(f)) or ((f.seat,) if f.accepted or f.counters else ())

    def run(self, s: State, f: Trading, say: Say) -> None:
        s.stack.pop()
        say(TradeWithdrawn(f.seat))

    def meanwhile(self, s: State, f: Trading) -> tuple[int, ...]:
        return (f.seat,) if asked(f) else ()

    def open_parts(self, s: State, f: Trading) -> Sequence[Part[State, Trading]]:
        return self.answers if asked(f) else self.endings

    def parts_of(self, f: Trading, seat: int) -> Sequence[Part[State, Trading]]:
        """Return the parts of one seat: only the proposer ends a trade."""
        return self.endings if seat == f.seat else self.answers

    def offers(self, s: State, f: Trading, seat: int) -> Iterator[Offer]:
        for part in self.parts_of(f, seat):
            choices = part.offer(s, f, seat)
            if choices is not None:
                yield Offer(part.action, choices)

    def closed(self, s: State, f: Trading, seat: int) -> Iterator[Closed]:
        for part in self.parts_of(f, seat):
            yield from part.closed(s, f, seat)

    def check(self, s: State, f: Trading, seat: int, a: Any) -> None:
        part = self.by_action.get(type(a))
        if part is None or part not in self.parts_of(f, seat):
            raise Illegal(self.why_wrong_kind(s, f, seat, a))
        part.check(s, f, seat, a)

    def sample(self, s: State, f: Trading, seat: int, draw: Draw) -> Any:
        open_ = self.open_parts(s, f)
        found = [part for part in open_ if part.sure or part.possible(s, f, seat)]
        return found[draw(len(found))].sample(s, f, seat, draw)

    def only(self, s: State, f: Trading, seat: int) -> Any | None:
        if asked(f) or self.endings[0].possible(s, f, seat):
            return None  # there are two ways to say no, or to end it
        return WithdrawTrade()

    def why_wrong_kind(self, s: State, f: Trading, seat: int, a: Any) -> str:
        return "trade-first" if seat == f.seat else "answer-first"
