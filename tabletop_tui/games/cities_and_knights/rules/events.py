"""Events in the order of the rulebook; those of progress cards are defined beside the cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar, Literal

from ....engine import Event
from ....engine.fast_dataclass import dataclass
from .card_counter import CardCounter, one
from .constants import (
    ACTIVATION,
    HIDDEN,
    KNIGHT_COST,
    NONE,
    PAPER,
    ROAD,
    SETTLEMENT_COST,
    WALL_COST,
    Card,
    Counts,
)

COSTS = {"road": ROAD, "settlement": SETTLEMENT_COST, "wall": WALL_COST}


@dataclass(slots=True, frozen=True)
class CardEvent(Event):
    """An event that may reveal information about the cards in hands."""

    def count(self, hands: CardCounter) -> None:
        """Record in *hands* what the event reveals to players who count cards."""
        raise NotImplementedError(type(self).__name__)


def check_counted(kinds: tuple[type[Any], ...]) -> tuple[type[Any], ...]:
    """Return the event classes unchanged, once checked.

    Raises NotImplementedError for one that does not define `count` (:class:`NoCardEvent` does), as
    card counting would miss it.
    """
    for kind in kinds:
        if getattr(kind, "count", CardEvent.count) is CardEvent.count:
            raise NotImplementedError(f"{kind.__name__}.count")
    return kinds


@dataclass(slots=True, frozen=True)
class NoCardEvent(CardEvent):
    """An event that reveals nothing about the cards in hands."""

    def count(self, hands: CardCounter) -> None:
        pass


@dataclass(slots=True, frozen=True)
class Gain(CardEvent):
    """Cards received from the bank in public."""

    seat: int
    cards: Counts

    def count(self, hands: CardCounter) -> None:
        hands.gain(self.seat, self.cards)


@dataclass(slots=True, frozen=True)
class Loss(CardEvent):
    """Cards paid to the bank in public."""

    seat: int
    cards: Counts

    def count(self, hands: CardCounter) -> None:
        hands.lose(self.seat, self.cards)


@dataclass(slots=True, frozen=True)
class Taken(CardEvent):
    """Cards taken by a seat from another, *victim*."""

    seat: int
    victim: int
    cards: Counts

    def count(self, hands: CardCounter) -> None:
        hands.handed(self.victim, self.seat, self.cards)


@dataclass(slots=True, frozen=True)
class TurnStarted(CardEvent):
    seat: int
    rule: ClassVar[str] = "turn"
    kind: Literal["turn-started"] = "turn-started"

    def count(self, hands: CardCounter) -> None:
        hands.begun, hands.crane = True, False


@dataclass(slots=True, frozen=True)
class Built(CardEvent):
    """A piece was built: bought, in set-up, or *free* by a card.

    *place* is an edge for a road, else the node of a settlement, city or wall.
    """

    seat: int
    piece: str
    place: int
    free: bool = False
    rule: ClassVar[str] = "build"
    kind: Literal["built"] = "built"

    def count(self, hands: CardCounter) -> None:
        if hands.begun and not self.free:
            hands.lose(self.seat, hands.city if self.piece == "city" else COSTS[self.piece])


@dataclass(slots=True, frozen=True)
class Paid(Gain):
    """Resources for the set-up city."""

    rule: ClassVar[str] = "setup"
    kind: Literal["paid"] = "paid"


@dataclass(slots=True, frozen=True)
class Rolled(NoCardEvent):
    """The dice were rolled; *event* is the track of a gate, or SHIP."""

    seat: int
    red: int
    yellow: int
    event: int
    rule: ClassVar[str] = "roll"
    kind: Literal["rolled"] = "rolled"


@dataclass(slots=True, frozen=True)
class DiceShuffled(NoCardEvent):
    """All 36 pairs of the dice deck were dealt; the deck is shuffled again."""

    rule: ClassVar[str] = "roll"
    kind: Literal["dice-shuffled"] = "dice-shuffled"


@dataclass(slots=True, frozen=True)
class Produced(Gain):
    """Cards a player receives for the roll."""

    rule: ClassVar[str] = "production"
    kind: Literal["produced"] = "produced"


@dataclass(slots=True, frozen=True)
class RanShort(NoCardEvent):
    """The bank cannot pay a kind to all players."""

    card: Card
    paid: int
    rule: ClassVar[str] = "production.shortage"
    kind: Literal["ran-short"] = "ran-short"


@dataclass(slots=True, frozen=True)
class GoldTaken(Gain):
    """Resources of choice from a gold hex."""

    rule: ClassVar[str] = "production.gold"
    kind: Literal["gold-taken"] = "gold-taken"


@dataclass(slots=True, frozen=True)
class ResourceTaken(CardEvent):
    """A resource taken with the Aqueduct."""

    seat: int
    card: Card
    rule: ClassVar[str] = "production.aqueduct"
    kind: Literal["resource-taken"] = "resource-taken"

    def count(self, hands: CardCounter) -> None:
        hands.gain(self.seat, one(self.card))


@dataclass(slots=True, frozen=True)
class ResourceDeclined(NoCardEvent):
    """The Aqueduct was not used."""

    seat: int
    rule: ClassVar[str] = "production.aqueduct"
    kind: Literal["resource-declined"] = "resource-declined"


@dataclass(slots=True, frozen=True)
class ShipMoved(NoCardEvent):
    """The barbarian ship moved closer."""

    step: int
    rule: ClassVar[str] = "barbarians"
    kind: Literal["ship-moved"] = "ship-moved"


@dataclass(slots=True, frozen=True)
class Attacked(NoCardEvent):
    """The barbarians land; *shares* are the active knight levels by seat."""

    strength: int
    defence: int
    shares: tuple[int, ...]
    rule: ClassVar[str] = "barbarians"
    kind: Literal["attacked"] = "attacked"


@dataclass(slots=True, frozen=True)
class DefenderNamed(NoCardEvent):
    """The best defender receives a point."""

    seat: int
    rule: ClassVar[str] = "barbarians.reward"
    kind: Literal["defender-named"] = "defender-named"


@dataclass(slots=True, frozen=True)
class DefendersTied(NoCardEvent):
    """Several best defenders draw a card each."""

    seats: tuple[int, ...]
    rule: ClassVar[str] = "barbarians.reward"
    kind: Literal["defenders-tied"] = "defenders-tied"


@dataclass(slots=True, frozen=True)
class Repelled(NoCardEvent):
    """The island needed no defence."""

    rule: ClassVar[str] = "barbarians.reward"
    kind: Literal["repelled"] = "repelled"


@dataclass(slots=True, frozen=True)
class Unharmed(NoCardEvent):
    """The barbarians found no city to pillage."""

    rule: ClassVar[str] = "barbarians.loss"
    kind: Literal["unharmed"] = "unharmed"


@dataclass(slots=True, frozen=True)
class CityLost(NoCardEvent):
    """A city was pillaged: *tipped* if no settlement was in supply, *wall* if its wall was lost
    too.
    """

    seat: int
    node: int
    tipped: bool
    wall: bool = False
    rule: ClassVar[str] = "barbarians.loss"
    kind: Literal["city-lost"] = "city-lost"


@dataclass(slots=True, frozen=True)
class BarbariansLeft(NoCardEvent):
    """The ship returns and all knights become inactive; *freed* if the robber may move
    from now on.
    """

    freed: bool
    rule: ClassVar[str] = "barbarians"
    kind: Literal["barbarians-left"] = "barbarians-left"


@dataclass(slots=True, frozen=True)
class RobberStayed(NoCardEvent):
    """A seven before the first attack: the robber does not move."""

    rule: ClassVar[str] = "robber"
    kind: Literal["robber-stayed"] = "robber-stayed"


@dataclass(slots=True, frozen=True)
class Discarded(Loss):
    """Cards discarded after a seven."""

    rule: ClassVar[str] = "seven.discard"
    kind: Literal["discarded"] = "discarded"


@dataclass(slots=True, frozen=True)
class RobberMoved(NoCardEvent):
    """The robber moved; *seats* are the other players with buildings at the new hex."""

    seat: int
    hex: int
    seats: tuple[int, ...] = ()
    rule: ClassVar[str] = "robber"
    kind: Literal["robber-moved"] = "robber-moved"


@dataclass(slots=True, frozen=True)
class Stole(CardEvent):
    """A random card was stolen. Only the two players know its kind."""

    seat: int
    victim: int
    card: Card
    rule: ClassVar[str] = "robber"
    kind: Literal["stole"] = "stole"

    def seen_by(self, seat: int) -> Stole:
        return self if seat in (self.seat, self.victim) else replace(self, card=HIDDEN)

    def count(self, hands: CardCounter) -> None:
        hands.handed(self.victim, self.seat, one(self.card))


@dataclass(slots=True, frozen=True)
class Improved(CardEvent):
    """A track reached a level."""

    seat: int
    track: int
    level: int
    rule: ClassVar[str] = "improvements"
    kind: Literal["improved"] = "improved"

    def count(self, hands: CardCounter) -> None:
        hands.lose(self.seat, one(PAPER + self.track, self.level - hands.crane))
        hands.crane = False


@dataclass(slots=True, frozen=True)
class MetropolisRaised(NoCardEvent):
    """A metropolis was put on a city."""

    seat: int
    track: int
    node: int
    rule: ClassVar[str] = "metropolis"
    kind: Literal["metropolis-raised"] = "metropolis-raised"


@dataclass(slots=True, frozen=True)
class MetropolisLost(NoCardEvent):
    """A metropolis was taken from its owner."""

    seat: int
    track: int
    node: int
    rule: ClassVar[str] = "metropolis"
    kind: Literal["metropolis-lost"] = "metropolis-lost"


@dataclass(slots=True, frozen=True)
class LongestRoadTaken(NoCardEvent):
    """The award has a new holder; *former* is the seat that lost it, -1 for none."""

    seat: int
    length: int
    former: int = -1
    rule: ClassVar[str] = "longest-road"
    kind: Literal["longest-road-taken"] = "longest-road-taken"


@dataclass(slots=True, frozen=True)
class LongestRoadLost(NoCardEvent):
    """The award has no holder any more."""

    seat: int
    rule: ClassVar[str] = "longest-road"
    kind: Literal["longest-road-lost"] = "longest-road-lost"


@dataclass(slots=True, frozen=True)
class Won(NoCardEvent):
    """The game is over."""

    seat: int
    points: int
    rule: ClassVar[str] = "victory"
    kind: Literal["won"] = "won"


@dataclass(slots=True, frozen=True)
class BuildingBegan(CardEvent):
    rule: ClassVar[str] = "special-building"
    kind: Literal["building-began"] = "building-began"

    def count(self, hands: CardCounter) -> None:
        hands.begun, hands.crane = True, False


@dataclass(slots=True, frozen=True)
class BuildingEnded(NoCardEvent):
    """A seat finished its special building phase.

    The event is not shown, but the next seat to act reveals whether the seats between could build,
    so it cannot be undone.
    """

    seat: int
    rule: ClassVar[str] = "special-building"
    reveals: ClassVar[bool] = True
    kind: Literal["building-ended"] = "building-ended"


@dataclass(slots=True, frozen=True)
class Recruited(CardEvent):
    """A basic knight was placed."""

    seat: int
    node: int
    rule: ClassVar[str] = "knights.recruit"
    kind: Literal["recruited"] = "recruited"

    def count(self, hands: CardCounter) -> None:
        hands.lose(self.seat, KNIGHT_COST)


@dataclass(slots=True, frozen=True)
class Activated(CardEvent):
    """A knight was activated."""

    seat: int
    node: int
    free: bool = False
    rule: ClassVar[str] = "knights.activate"
    kind: Literal["activated"] = "activated"

    def count(self, hands: CardCounter) -> None:
        if not self.free:
            hands.lose(self.seat, ACTIVATION)


@dataclass(slots=True, frozen=True)
class Promoted(CardEvent):
    """A knight was promoted."""

    seat: int
    node: int
    level: int
    free: bool = False
    rule: ClassVar[str] = "knights.promote"
    kind: Literal["promoted"] = "promoted"

    def count(self, hands: CardCounter) -> None:
        if not self.free:
            hands.lose(self.seat, KNIGHT_COST)


@dataclass(slots=True, frozen=True)
class KnightMoved(NoCardEvent):
    """A knight moved."""

    seat: int
    node: int
    to: int
    rule: ClassVar[str] = "knights.move"
    kind: Literal["knight-moved"] = "knight-moved"


@dataclass(slots=True, frozen=True)
class KnightDisplaced(NoCardEvent):
    """A knight displaced another."""

    seat: int
    node: int
    to: int
    victim: int
    rule: ClassVar[str] = "knights.displace"
    kind: Literal["knight-displaced"] = "knight-displaced"


@dataclass(slots=True, frozen=True)
class KnightRelocated(NoCardEvent):
    """A displaced knight has a new place."""

    seat: int
    node: int
    to: int
    rule: ClassVar[str] = "knights.displace"
    kind: Literal["knight-relocated"] = "knight-relocated"


@dataclass(slots=True, frozen=True)
class KnightLeft(NoCardEvent):
    """A displaced knight had no place to go and returned to supply."""

    seat: int
    node: int
    rule: ClassVar[str] = "knights.displace"
    kind: Literal["knight-left"] = "knight-left"


@dataclass(slots=True, frozen=True)
class RobberChased(NoCardEvent):
    """A knight chases the robber."""

    seat: int
    node: int
    rule: ClassVar[str] = "knights.chase"
    kind: Literal["robber-chased"] = "robber-chased"


@dataclass(slots=True, frozen=True)
class TradedBank(CardEvent):
    """Cards were traded with the bank."""

    seat: int
    give: Card
    rate: int
    get: Card
    rule: ClassVar[str] = "trade.bank"
    kind: Literal["traded-bank"] = "traded-bank"

    def count(self, hands: CardCounter) -> None:
        hands.lose(self.seat, one(self.give, self.rate))
        hands.gain(self.seat, one(self.get))


@dataclass(slots=True, frozen=True)
class Proposed(CardEvent):
    """A trade was proposed."""

    seat: int
    give: Counts
    get: Counts
    seats: tuple[int, ...]
    rule: ClassVar[str] = "trade.players"
    kind: Literal["proposed"] = "proposed"

    def count(self, hands: CardCounter) -> None:
        hands.shows(self.seat, self.give)
        hands.asked = self.get


@dataclass(slots=True, frozen=True)
class OffersAsked(NoCardEvent):
    """The others may propose trades; *wants* holds 1 for each kind looked for."""

    seat: int
    wants: Counts = NONE
    rule: ClassVar[str] = "trade.players"
    kind: Literal["offers-asked"] = "offers-asked"


@dataclass(slots=True, frozen=True)
class Agreed(CardEvent):
    """A player accepts the trade."""

    seat: int
    rule: ClassVar[str] = "trade.players"
    reveals: ClassVar[bool] = True
    kind: Literal["agreed"] = "agreed"

    def count(self, hands: CardCounter) -> None:
        hands.shows(self.seat, hands.asked)


@dataclass(slots=True, frozen=True)
class Refused(NoCardEvent):
    """A player refuses the trade."""

    seat: int
    rule: ClassVar[str] = "trade.players"
    reveals: ClassVar[bool] = True
    kind: Literal["refused"] = "refused"


@dataclass(slots=True, frozen=True)
class Countered(CardEvent):
    """A player proposes other terms."""

    seat: int
    give: Counts
    get: Counts
    rule: ClassVar[str] = "trade.players"
    reveals: ClassVar[bool] = True
    kind: Literal["countered"] = "countered"

    def count(self, hands: CardCounter) -> None:
        hands.shows(self.seat, self.give)


@dataclass(slots=True, frozen=True)
class Traded(CardEvent):
    """A trade was made: *give* goes from *seat* to *partner*, *get* the other way."""

    seat: int
    partner: int
    give: Counts
    get: Counts
    rule: ClassVar[str] = "trade.players"
    kind: Literal["traded"] = "traded"

    def count(self, hands: CardCounter) -> None:
        hands.handed(self.seat, self.partner, self.give)
        hands.handed(self.partner, self.seat, self.get)


@dataclass(slots=True, frozen=True)
class TradeWithdrawn(NoCardEvent):
    """No trade was made."""

    seat: int
    rule: ClassVar[str] = "trade.players"
    reveals: ClassVar[bool] = True
    kind: Literal["trade-withdrawn"] = "trade-withdrawn"


@dataclass(slots=True, frozen=True)
class TradesOpened(NoCardEvent):
    """A player receives proposals again."""

    seat: int
    rule: ClassVar[str] = "trade.players"
    kind: Literal["trades-opened"] = "trades-opened"


@dataclass(slots=True, frozen=True)
class TradesClosed(NoCardEvent):
    """A player receives no proposals."""

    seat: int
    rule: ClassVar[str] = "trade.players"
    kind: Literal["trades-closed"] = "trades-closed"
