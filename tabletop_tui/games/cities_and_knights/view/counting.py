"""Card counting: what a seat that forgets nothing knows of every hand.

Cards that come and go in the open are counted; a card that moves unseen widens ranges. The true
hands always lie within them, and only what the seat has heard is counted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from ....engine import Draw, Event
from ..rules.frames import Bargaining, Conceding
from ..rules.state import State
from ..rules.things import (
    ACTIVATION,
    CITY_COST,
    CRANE,
    HIDDEN,
    KINDS,
    KNIGHT_COST,
    MEDICINE,
    MEDICINE_COST,
    NONE,
    PAPER,
    RESOURCE_MONOPOLY,
    RESOURCES,
    ROAD,
    SETTLEMENT_COST,
    TRADE_MONOPOLY,
    WALL_COST,
    stock,
)
from .dealing import dealt
from .secrets import clone, deal_progress, guess

BUILDINGS = {"road": ROAD, "settlement": SETTLEMENT_COST, "city": CITY_COST, "wall": WALL_COST}
MOST = {RESOURCE_MONOPOLY: 2, TRADE_MONOPOLY: 1}  # cards that each gives of the kind named
TRIES = 8  # deals until one fits what a card of the Harbor asks for


def none() -> list[int]:
    """No card of any kind."""
    return [0] * len(KINDS)


@dataclass(slots=True)
class Memory:
    """What *seat* at a table of so many *seats* knows of the hands (the number of *seats* itself is
    who only looks on, and knows what all do): by seat at least *low* and at most *high* cards of
    each kind, and *size* cards in all; *total* are those in all hands.
    """

    seats: int
    seat: int
    low: list[list[int]] = field(init=False)
    high: list[list[int]] = field(init=False)
    size: list[int] = field(init=False)
    total: list[int] = field(default_factory=none)
    begun: bool = False  # pieces of the set-up are free
    crane: bool = False  # the next level is a card cheaper
    asked: tuple[int, ...] = NONE  # what the proposal on the table asks for

    def __post_init__(self) -> None:
        self.low = [none() for _ in range(self.seats)]
        self.high = [none() for _ in range(self.seats)]
        self.size = [0] * self.seats

    def hear(self, told: Iterable[Event]) -> None:
        """What one action brought about; of what is hidden from the seat nothing is heard."""
        heard: list[Any] = [seen for event in told if (seen := event.seen_by(self.seat))]
        played = {event.card: event for event in heard if event.kind == "card-played"}
        self.crane = self.crane or CRANE in played
        for event in heard:
            if event.kind == "built" and event.piece == "city" and MEDICINE in played:
                self.lose(event.seat, MEDICINE_COST)
            elif (part := HEARING.get(event.kind)) is not None:
                part(self, event)
        for card, most in MOST.items():
            if card in played:
                self.emptied(played[card], most, heard)

    def gain(self, seat: int, cards: Sequence[int]) -> None:
        """Cards that all saw come."""
        low, high = self.low[seat], self.high[seat]
        for kind, n in enumerate(cards):
            if n:
                low[kind] += n
                high[kind] += n
                self.total[kind] += n
                self.size[seat] += n

    def lose(self, seat: int, cards: Sequence[int]) -> None:
        """Cards that all saw go, and so were held."""
        self.shows(seat, cards)
        self.gain(seat, [-n for n in cards])

    def shows(self, seat: int, cards: Sequence[int]) -> None:
        """Cards that the seat must hold."""
        low = self.low[seat]
        if any(n > held for n, held in zip(cards, low, strict=True)):
            self.low[seat] = [max(n, held) for n, held in zip(cards, low, strict=True)]
            self.narrow()

    def lacks(self, seat: int, kinds: Iterable[int]) -> None:
        """Kinds of which the seat holds none."""
        for kind in kinds:
            self.high[seat][kind] = 0
        self.narrow()

    def handed(self, giver: int, taker: int, cards: Sequence[int]) -> None:
        """Cards that change hands; they are HIDDEN, one by one, where they are not seen."""
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

    def emptied(self, event: Any, most: int, heard: Iterable[Any]) -> None:
        """Who gave less than a Monopoly takes has none of the kind left."""
        given = {e.victim: sum(e.cards) for e in heard if e.kind.endswith("-given")}
        for other in range(self.seats):
            if other != event.seat and given.get(other, 0) < most:
                self.lacks(other, (event.named,))

    def narrow(self) -> None:
        """Draw from the sizes of the hands, and from how many there are of a kind, what follows for
        the ranges.
        """
        changed = True
        while changed and self.sound():
            hands = [self.narrowed(seat) for seat in range(self.seats)]
            changed = any([*hands, *[self.shared(kind) for kind in range(len(KINDS))]])

    def sound(self) -> bool:
        """Whether nothing that was heard contradicts the rest, as it does where something was
        missed.
        """
        return all(
            0 <= least <= most
            for low, high in zip(self.low, self.high, strict=True)
            for least, most in zip(low, high, strict=True)
        )

    def narrowed(self, seat: int) -> bool:
        """A range of a hand became narrower by those of its other kinds."""
        low, high = self.low[seat], self.high[seat]
        spare, short = self.size[seat] - sum(low), sum(high) - self.size[seat]
        rows = [
            (max(least, most - short), min(most, least + spare))
            for least, most in zip(low, high, strict=True)
        ]
        self.low[seat], self.high[seat] = [row[0] for row in rows], [row[1] for row in rows]
        return self.low[seat] != low or self.high[seat] != high

    def shared(self, kind: int) -> bool:
        """A range of a kind became narrower by those of the other hands."""
        spare = self.total[kind] - sum(low[kind] for low in self.low)
        short = sum(high[kind] for high in self.high) - self.total[kind]
        changed = False
        for low, high in zip(self.low, self.high, strict=True):
            least, most = low[kind], high[kind]
            low[kind], high[kind] = max(least, most - short), min(most, least + spare)
            changed |= (least, most) != (low[kind], high[kind])
        return changed

    def fits(self, view: State) -> bool:
        """Whether all was heard that led to this position."""
        out = [n - bank for n, bank in zip(stock(self.seats), view.bank, strict=True)]
        mine, looks_on = self.seat, self.seat >= self.seats
        return (
            self.sound()
            and self.total == out
            and self.size == [player.cards for player in view.players]
            and (looks_on or self.low[mine] == self.high[mine] == view.players[mine].hand)
        )

    def guess(self, view: State, draw: Draw) -> State:
        """A full position that looks like *view*, in which every hand is within its ranges."""
        if not self.fits(view):
            return guess(view, self.seat, draw)
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
            if held(s, draw):
                deal_progress(s, draw)
                return s
        return guess(view, self.seat, draw)


def held(s: State, draw: Draw) -> bool:
    """Whether everybody can do what the Harbor card waits for; the card that lies face down for it
    is one of the hand it came from.
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


def one(kind: int, n: int = 1) -> Sequence[int]:
    """*n* cards of a kind, as counts; a hidden one stays hidden."""
    return (HIDDEN,) if kind == HIDDEN else tuple(n * (k == kind) for k in range(len(KINDS)))


def began(m: Memory, e: Any) -> None:
    """A turn begins, and what was played in the last one has no effect any more."""
    m.begun, m.crane = True, False


def built(m: Memory, e: Any) -> None:
    """A piece is paid for."""
    if m.begun and not e.free:
        m.lose(e.seat, BUILDINGS[e.piece])


def improved(m: Memory, e: Any) -> None:
    """A level costs its number."""
    m.lose(e.seat, one(PAPER + e.track, e.level - m.crane))
    m.crane = False


def proposed(m: Memory, e: Any) -> None:
    """Who proposes holds what it would give."""
    m.shows(e.seat, e.give)
    m.asked = e.get


def swapped(m: Memory, e: Any) -> None:
    """A trade with the bank."""
    m.lose(e.seat, one(e.give, e.rate))
    m.gain(e.seat, one(e.get))


def traded(m: Memory, e: Any) -> None:
    """A trade between players."""
    m.handed(e.seat, e.partner, e.give)
    m.handed(e.partner, e.seat, e.get)


def bartered(m: Memory, e: Any) -> None:
    """A trade by the Harbor card."""
    m.handed(e.seat, e.partner, one(e.give))
    m.handed(e.partner, e.seat, one(e.get))


def gained(m: Memory, e: Any) -> None:
    """Cards come from the bank."""
    m.gain(e.seat, e.cards)


def lost(m: Memory, e: Any) -> None:
    """Cards go to the bank."""
    m.lose(e.seat, e.cards)


def taken(m: Memory, e: Any) -> None:
    """Cards come from another."""
    m.handed(e.victim, e.seat, e.cards)


HEARING: dict[str, Callable[[Memory, Any], None]] = {
    "turn-started": began,
    "building-began": began,
    "built": built,
    "recruited": lambda m, e: m.lose(e.seat, KNIGHT_COST),
    "activated": lambda m, e: None if e.free else m.lose(e.seat, ACTIVATION),
    "promoted": lambda m, e: None if e.free else m.lose(e.seat, KNIGHT_COST),
    "improved": improved,
    "traded-bank": swapped,
    "proposed": proposed,
    "agreed": lambda m, e: m.shows(e.seat, m.asked),
    "countered": lambda m, e: m.shows(e.seat, e.give),
    "traded": traded,
    "harbor-traded": bartered,
    "harbor-returned": lambda m, e: m.lacks(e.partner, range(RESOURCES, len(KINDS))),
    "paid": gained,
    "produced": gained,
    "gold-taken": gained,
    "harvested": gained,
    "mined": gained,
    "resource-taken": lambda m, e: m.gain(e.seat, one(e.card)),
    "discarded": lost,
    "forfeited": lost,
    "stole": lambda m, e: m.handed(e.victim, e.seat, one(e.card)),
    "cards-taken": taken,
    "resource-given": taken,
    "commodity-given": taken,
    "gifted": lambda m, e: m.handed(e.seat, e.to, e.cards),
}
"""By kind of event: what it tells of hands."""
