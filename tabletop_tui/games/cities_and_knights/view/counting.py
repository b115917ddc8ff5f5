"""Card counting: what a seat with perfect memory knows about each hand.

Public gains and losses are counted; a card moved unseen widens ranges. The true hands are always
within them, and only events the seat has seen count.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from ....engine import Draw, Event, holds
from ..rules.actions import AcceptTrade, Propose
from ..rules.constants import CITY_COST, HIDDEN, KINDS, NONE, RESOURCES, Counts, stock
from ..rules.events import Proposed, Refused, TurnStarted
from ..rules.frames import Bargaining, Conceding, Trading
from ..rules.progress_cards.card import CATALOGUE, CardPlayed
from ..rules.state import State
from .dealing import dealt
from .secrets import clone, deal_progress, determinize

TRIES = 8  # attempts to deal what a Commercial Harbor needs


def none() -> list[int]:
    """Return counts of no cards."""
    return [0] * len(KINDS)


@dataclass(slots=True)
class CardMemory:
    """What *seat* at a table of *seats* players knows about the hands.

    By seat: at least *low* and at most *high* cards of each kind, and *size* cards in all; *total*
    is the cards in all hands. A spectator is the seat *seats*, and knows what all players know.
    """

    seats: int
    seat: int
    low: list[list[int]] = field(init=False)
    high: list[list[int]] = field(init=False)
    size: list[int] = field(init=False)
    total: list[int] = field(default_factory=none)
    begun: bool = False
    crane: bool = False
    city: Counts = CITY_COST
    asked: Counts = NONE
    asked_now: frozenset[int] = frozenset()
    """The seats that this seat has asked in its present turn."""
    offer: Proposed | None = None
    refusals: list[tuple[int, int, Counts, Counts]] = field(default_factory=list)
    """What this seat has offered in vain: the turn, who refused, what they would have got and
    given.
    """
    turns: int = 0
    """The turns that have begun."""

    def __post_init__(self) -> None:
        self.low = [none() for _ in range(self.seats)]
        self.high = [none() for _ in range(self.seats)]
        self.size = [0] * self.seats

    def observe(self, told: Iterable[Event]) -> None:
        """Process the events of one action, as far as the seat sees them."""
        events: list[Any] = [seen for event in told if (seen := event.seen_by(self.seat))]
        self.city = CITY_COST
        for event in events:
            event.count(self)
            self.recall(event)
        for event in events:
            if isinstance(event, CardPlayed):
                CATALOGUE[event.card].ends(self, event, events)

    def recall(self, event: Any) -> None:
        """Record who was asked and refused."""
        if isinstance(event, TurnStarted):
            self.turns += 1
            self.asked_now, self.offer = frozenset(), None
        elif isinstance(event, Proposed):
            self.offer = event if event.seat == self.seat else None
            if self.offer is not None:
                self.asked_now |= {*event.seats}
        elif isinstance(event, Refused) and self.offer is not None:
            self.refusals = [row for row in self.refusals if self.turns - row[0] < self.seats]
            self.refusals.append((self.turns, event.seat, self.offer.give, self.offer.get))

    def refuses(self, seat: int, give: Counts, get: Counts) -> bool:
        """Return whether a seat has refused, in the last round, to give this or less for this or
        more.
        """
        return any(
            who == seat
            and self.turns - turn < self.seats
            and all(map(int.__le__, give, given))
            and all(map(int.__ge__, get, got))
            for turn, who, given, got in self.refusals
        )

    def gain(self, seat: int, cards: Sequence[int]) -> None:
        """Record cards that a seat received in public."""
        low, high = self.low[seat], self.high[seat]
        for kind, n in enumerate(cards):
            if n:
                low[kind] += n
                high[kind] += n
                self.total[kind] += n
                self.size[seat] += n

    def lose(self, seat: int, cards: Sequence[int]) -> None:
        """Record cards that a seat gave up in public, which it therefore held."""
        self.shows(seat, cards)
        self.gain(seat, [-n for n in cards])

    def shows(self, seat: int, cards: Sequence[int]) -> None:
        """Record cards that a seat must hold."""
        low = self.low[seat]
        if any(n > held for n, held in zip(cards, low, strict=True)):
            self.low[seat] = [max(n, held) for n, held in zip(cards, low, strict=True)]
            self.narrow()

    def lacks(self, seat: int, kinds: Iterable[int]) -> None:
        """Record kinds of which a seat holds no card."""
        for kind in kinds:
            self.high[seat][kind] = 0
        self.narrow()

    def handed(self, giver: int, taker: int, cards: Sequence[int]) -> None:
        """Record cards that change hands; unseen ones are HIDDEN, one at a time."""
        if HIDDEN not in cards:
            self.lose(giver, cards)
            self.gain(taker, cards)
            return
        n = len(cards)
        for kind, most in enumerate(self.high[giver]):
            self.low[giver][kind] = max(0, self.low[giver][kind] - n)
            self.high[taker][kind] += min(n, most)
        self.size[giver] -= n
        self.size[taker] += n
        self.narrow()

    def narrow(self) -> None:
        """Narrow the ranges by the sizes of the hands and the total of each kind."""
        changed = True
        while changed and self.sound():
            hands = [self.narrowed(seat) for seat in range(self.seats)]
            changed = any([*hands, *[self.shared(kind) for kind in range(len(KINDS))]])

    def sound(self) -> bool:
        """Return whether the ranges are consistent; they are not if an event was missed."""
        return all(
            0 <= least <= most
            for low, high in zip(self.low, self.high, strict=True)
            for least, most in zip(low, high, strict=True)
        )

    def narrowed(self, seat: int) -> bool:
        """Narrow the ranges of a hand by those of its other kinds. Return whether any changed."""
        low, high = self.low[seat], self.high[seat]
        spare, short = self.size[seat] - sum(low), sum(high) - self.size[seat]
        rows = [
            (max(least, most - short), min(most, least + spare))
            for least, most in zip(low, high, strict=True)
        ]
        self.low[seat], self.high[seat] = [row[0] for row in rows], [row[1] for row in rows]
        return self.low[seat] != low or self.high[seat] != high

    def shared(self, kind: int) -> bool:
        """Narrow the ranges of a kind by those of the other hands. Return whether any changed."""
        spare = self.total[kind] - sum(low[kind] for low in self.low)
        short = sum(high[kind] for high in self.high) - self.total[kind]
        changed = False
        for low, high in zip(self.low, self.high, strict=True):
            least, most = low[kind], high[kind]
            low[kind], high[kind] = max(least, most - short), min(most, least + spare)
            changed |= (least, most) != (low[kind], high[kind])
        return changed

    def fits(self, view: State) -> bool:
        """Return whether all events that led to this position were recorded."""
        out = [n - bank for n, bank in zip(stock(self.seats), view.bank, strict=True)]
        mine, looks_on = self.seat, self.seat >= self.seats
        return (
            self.sound()
            and self.total == out
            and self.size == [player.cards for player in view.players]
            and (looks_on or self.low[mine] == self.high[mine] == view.players[mine].hand)
        )

    def is_sure(self, view: State, seat: int, action: Any) -> bool:
        """Return whether a seat is known to hold what it gives by accepting the trade that is
        proposed.
        """
        f = view.stack[-1] if view.stack else None
        if not isinstance(action, AcceptTrade) or not isinstance(f, Trading):
            return False
        return self.fits(view) and seat in f.waiting and holds(self.low[seat], f.get)

    def may_agree(self, view: State, seat: int, action: Any) -> bool:
        """Return whether a seat may hold what a proposal asks of it."""
        if not isinstance(action, Propose):
            return True
        most = self.high[seat] if self.fits(view) else [view.players[seat].cards] * len(KINDS)
        return holds(most, action.get) and sum(action.get) <= view.players[seat].cards

    def determinize(self, view: State, draw: Draw) -> State:
        """Return a full position that looks like *view*, with each hand within its ranges."""
        if not self.fits(view):
            return determinize(view, self.seat, draw)
        hidden = [x for x, player in enumerate(view.players) if not player.hand]
        low = [self.low[x] if x in hidden else p.hand for x, p in enumerate(view.players)]
        high = [self.high[x] if x in hidden else p.hand for x, p in enumerate(view.players)]
        for _ in range(TRIES):
            hands = dealt(low, high, self.total, self.size, draw)
            if hands is None:
                break
            s = clone(view)
            s.rng = draw(1 << 32)
            for player, hand in zip(s.players, hands, strict=True):
                player.hand = hand
            if all_can_concede(s, draw):
                deal_progress(s, draw)
                return s
        return determinize(view, self.seat, draw)


def all_can_concede(s: State, draw: Draw) -> bool:
    """Return whether all players can do what a Commercial Harbor waits for.

    The face-down card counts as part of the hand it came from.
    """
    f = s.stack[-1] if s.stack else None
    if isinstance(f, Bargaining):
        return any(s.players[f.seat].hand[:RESOURCES])
    if not isinstance(f, Conceding):
        return True
    own = [kind for kind in range(RESOURCES) for _ in range(s.players[f.by].hand[kind])]
    if f.card == HIDDEN and own:
        f.card = own[draw(len(own))]
    return f.card in own and any(s.players[f.seat].hand[RESOURCES:])
