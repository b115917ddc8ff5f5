"""What the game tells, in the order of the rulebook; what progress cards tell stands with them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar, Literal

from ....engine import Event
from ....engine.fast_dataclass import dataclass
from .hands import Hands, one
from .things import (
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
class Telling(Event):
    """An event that tells something of the cards in the hands of the players."""

    def count(self, hands: Hands) -> None:
        """Take down what it tells to those who count cards."""
        raise NotImplementedError(type(self).__name__)


def telling(kinds: tuple[type[Any], ...]) -> tuple[type[Any], ...]:
    """The same kinds of events. Raises NotImplementedError for one that does not say what it tells
    of hands, if only that it is :class:`Quiet`: who counts cards would pass it over.
    """
    for kind in kinds:
        if getattr(kind, "count", Telling.count) is Telling.count:
            raise NotImplementedError(f"{kind.__name__}.count")
    return kinds


@dataclass(slots=True, frozen=True)
class Quiet(Telling):
    """An event that tells nothing of the cards in hands."""

    def count(self, hands: Hands) -> None:
        pass


@dataclass(slots=True, frozen=True)
class Gain(Telling):
    """Cards come from the bank, and all see them."""

    seat: int
    cards: Counts

    def count(self, hands: Hands) -> None:
        hands.gain(self.seat, self.cards)


@dataclass(slots=True, frozen=True)
class Loss(Telling):
    """Cards go to the bank, and all see them."""

    seat: int
    cards: Counts

    def count(self, hands: Hands) -> None:
        hands.lose(self.seat, self.cards)


@dataclass(slots=True, frozen=True)
class Taken(Telling):
    """Cards come to a seat from another, *victim*."""

    seat: int
    victim: int
    cards: Counts

    def count(self, hands: Hands) -> None:
        hands.handed(self.victim, self.seat, self.cards)


@dataclass(slots=True, frozen=True)
class TurnStarted(Telling):
    """A regular turn begins."""

    seat: int
    rule: ClassVar[str] = "turn"
    kind: Literal["turn-started"] = "turn-started"

    def count(self, hands: Hands) -> None:
        hands.begun, hands.crane = True, False


@dataclass(slots=True, frozen=True)
class Built(Telling):
    """A road (on an edge) or a settlement, city or wall (on a node), bought, in set-up, or *free*
    by a card.
    """

    seat: int
    piece: str
    place: int
    free: bool = False
    rule: ClassVar[str] = "build"
    kind: Literal["built"] = "built"

    def count(self, hands: Hands) -> None:
        if hands.begun and not self.free:
            hands.lose(self.seat, hands.city if self.piece == "city" else COSTS[self.piece])


@dataclass(slots=True, frozen=True)
class Paid(Gain):
    """Resources for the set-up city."""

    rule: ClassVar[str] = "setup"
    kind: Literal["paid"] = "paid"


@dataclass(slots=True, frozen=True)
class Rolled(Quiet):
    """The dice: *event* is the track of a gate, or SHIP."""

    seat: int
    red: int
    yellow: int
    event: int
    rule: ClassVar[str] = "roll"
    kind: Literal["rolled"] = "rolled"


@dataclass(slots=True, frozen=True)
class DiceShuffled(Quiet):
    """All 36 pairs of the dice deck have come; they are shuffled again."""

    rule: ClassVar[str] = "roll"
    kind: Literal["dice-shuffled"] = "dice-shuffled"


@dataclass(slots=True, frozen=True)
class Produced(Gain):
    """What a player gets for the roll."""

    rule: ClassVar[str] = "production"
    kind: Literal["produced"] = "produced"


@dataclass(slots=True, frozen=True)
class RanShort(Quiet):
    """The bank cannot pay a kind to everybody."""

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
class ResourceTaken(Telling):
    """A resource by the Aqueduct."""

    seat: int
    card: Card
    rule: ClassVar[str] = "production.aqueduct"
    kind: Literal["resource-taken"] = "resource-taken"

    def count(self, hands: Hands) -> None:
        hands.gain(self.seat, one(self.card))


@dataclass(slots=True, frozen=True)
class ResourceDeclined(Quiet):
    """The Aqueduct is not used."""

    seat: int
    rule: ClassVar[str] = "production.aqueduct"
    kind: Literal["resource-declined"] = "resource-declined"


@dataclass(slots=True, frozen=True)
class ShipMoved(Quiet):
    """The barbarian ship has come closer."""

    step: int
    rule: ClassVar[str] = "barbarians"
    kind: Literal["ship-moved"] = "ship-moved"


@dataclass(slots=True, frozen=True)
class Attacked(Quiet):
    """The barbarians land: *shares* are the active levels by seat."""

    strength: int
    defence: int
    shares: tuple[int, ...]
    rule: ClassVar[str] = "barbarians"
    kind: Literal["attacked"] = "attacked"


@dataclass(slots=True, frozen=True)
class DefenderNamed(Quiet):
    """The best defender gets a point."""

    seat: int
    rule: ClassVar[str] = "barbarians.reward"
    kind: Literal["defender-named"] = "defender-named"


@dataclass(slots=True, frozen=True)
class DefendersTied(Quiet):
    """Several best defenders draw a card each."""

    seats: tuple[int, ...]
    rule: ClassVar[str] = "barbarians.reward"
    kind: Literal["defenders-tied"] = "defenders-tied"


@dataclass(slots=True, frozen=True)
class Repelled(Quiet):
    """Nobody had to defend the island."""

    rule: ClassVar[str] = "barbarians.reward"
    kind: Literal["repelled"] = "repelled"


@dataclass(slots=True, frozen=True)
class Unharmed(Quiet):
    """The barbarians found no city to pillage."""

    rule: ClassVar[str] = "barbarians.loss"
    kind: Literal["unharmed"] = "unharmed"


@dataclass(slots=True, frozen=True)
class CityLost(Quiet):
    """A city was pillaged; *tipped* when no settlement piece was left, *wall* when its wall fell
    with it.
    """

    seat: int
    node: int
    tipped: bool
    wall: bool = False
    rule: ClassVar[str] = "barbarians.loss"
    kind: Literal["city-lost"] = "city-lost"


@dataclass(slots=True, frozen=True)
class BarbariansLeft(Quiet):
    """The ship goes home and all knights rest; *freed* when the robber may move from now on."""

    freed: bool
    rule: ClassVar[str] = "barbarians"
    kind: Literal["barbarians-left"] = "barbarians-left"


@dataclass(slots=True, frozen=True)
class Discarded(Loss):
    """Cards given back on a seven."""

    rule: ClassVar[str] = "seven.discard"
    kind: Literal["discarded"] = "discarded"


@dataclass(slots=True, frozen=True)
class RobberMoved(Quiet):
    """The robber stands on another hex; *seats* are those of others who have buildings there."""

    seat: int
    hex: int
    seats: tuple[int, ...] = ()
    rule: ClassVar[str] = "robber"
    kind: Literal["robber-moved"] = "robber-moved"


@dataclass(slots=True, frozen=True)
class Stole(Telling):
    """A random card taken; its kind is known to the two players only."""

    seat: int
    victim: int
    card: Card
    rule: ClassVar[str] = "robber"
    kind: Literal["stole"] = "stole"

    def seen_by(self, seat: int) -> Stole:
        return self if seat in (self.seat, self.victim) else replace(self, card=HIDDEN)

    def count(self, hands: Hands) -> None:
        hands.handed(self.victim, self.seat, one(self.card))


@dataclass(slots=True, frozen=True)
class Improved(Telling):
    """A track has reached a level."""

    seat: int
    track: int
    level: int
    rule: ClassVar[str] = "improvements"
    kind: Literal["improved"] = "improved"

    def count(self, hands: Hands) -> None:
        hands.lose(self.seat, one(PAPER + self.track, self.level - hands.crane))
        hands.crane = False


@dataclass(slots=True, frozen=True)
class MetropolisRaised(Quiet):
    """A metropolis stands on a city."""

    seat: int
    track: int
    node: int
    rule: ClassVar[str] = "metropolis"
    kind: Literal["metropolis-raised"] = "metropolis-raised"


@dataclass(slots=True, frozen=True)
class MetropolisLost(Quiet):
    """A metropolis was taken from its owner."""

    seat: int
    track: int
    node: int
    rule: ClassVar[str] = "metropolis"
    kind: Literal["metropolis-lost"] = "metropolis-lost"


@dataclass(slots=True, frozen=True)
class LongestRoadTaken(Quiet):
    """The award has a new holder; *former* is the seat that lost it, -1 for nobody."""

    seat: int
    length: int
    former: int = -1
    rule: ClassVar[str] = "longest-road"
    kind: Literal["longest-road-taken"] = "longest-road-taken"


@dataclass(slots=True, frozen=True)
class LongestRoadLost(Quiet):
    """The award is set aside."""

    seat: int
    rule: ClassVar[str] = "longest-road"
    kind: Literal["longest-road-lost"] = "longest-road-lost"


@dataclass(slots=True, frozen=True)
class Won(Quiet):
    """The game is over."""

    seat: int
    points: int
    rule: ClassVar[str] = "victory"
    kind: Literal["won"] = "won"


@dataclass(slots=True, frozen=True)
class BuildingBegan(Telling):
    """The special building phase after a turn begins."""

    rule: ClassVar[str] = "special-building"
    kind: Literal["building-began"] = "building-began"

    def count(self, hands: Hands) -> None:
        hands.begun, hands.crane = True, False


@dataclass(slots=True, frozen=True)
class BuildingEnded(Quiet):
    """A seat is done in the special building phase. Nobody is told, but who comes next tells
    whether the seats between have anything to build with, so there is no way back behind it.
    """

    seat: int
    rule: ClassVar[str] = "special-building"
    reveals: ClassVar[bool] = True
    kind: Literal["building-ended"] = "building-ended"


@dataclass(slots=True, frozen=True)
class Recruited(Telling):
    """A basic knight is placed."""

    seat: int
    node: int
    rule: ClassVar[str] = "knights.recruit"
    kind: Literal["recruited"] = "recruited"

    def count(self, hands: Hands) -> None:
        hands.lose(self.seat, KNIGHT_COST)


@dataclass(slots=True, frozen=True)
class Activated(Telling):
    """A knight is active."""

    seat: int
    node: int
    free: bool = False
    rule: ClassVar[str] = "knights.activate"
    kind: Literal["activated"] = "activated"

    def count(self, hands: Hands) -> None:
        if not self.free:
            hands.lose(self.seat, ACTIVATION)


@dataclass(slots=True, frozen=True)
class Promoted(Telling):
    """A knight has a new level."""

    seat: int
    node: int
    level: int
    free: bool = False
    rule: ClassVar[str] = "knights.promote"
    kind: Literal["promoted"] = "promoted"

    def count(self, hands: Hands) -> None:
        if not self.free:
            hands.lose(self.seat, KNIGHT_COST)


@dataclass(slots=True, frozen=True)
class KnightMoved(Quiet):
    """A knight walks."""

    seat: int
    node: int
    to: int
    rule: ClassVar[str] = "knights.move"
    kind: Literal["knight-moved"] = "knight-moved"


@dataclass(slots=True, frozen=True)
class KnightDisplaced(Quiet):
    """A knight drives another away."""

    seat: int
    node: int
    to: int
    victim: int
    rule: ClassVar[str] = "knights.displace"
    kind: Literal["knight-displaced"] = "knight-displaced"


@dataclass(slots=True, frozen=True)
class KnightRelocated(Quiet):
    """A displaced knight has a new place."""

    seat: int
    node: int
    to: int
    rule: ClassVar[str] = "knights.displace"
    kind: Literal["knight-relocated"] = "knight-relocated"


@dataclass(slots=True, frozen=True)
class KnightLeft(Quiet):
    """A displaced knight found no place."""

    seat: int
    node: int
    rule: ClassVar[str] = "knights.displace"
    kind: Literal["knight-left"] = "knight-left"


@dataclass(slots=True, frozen=True)
class RobberChased(Quiet):
    """A knight chases the robber."""

    seat: int
    node: int
    rule: ClassVar[str] = "knights.chase"
    kind: Literal["robber-chased"] = "robber-chased"


@dataclass(slots=True, frozen=True)
class TradedBank(Telling):
    """Cards exchanged with the bank."""

    seat: int
    give: Card
    rate: int
    get: Card
    rule: ClassVar[str] = "trade.bank"
    kind: Literal["traded-bank"] = "traded-bank"

    def count(self, hands: Hands) -> None:
        hands.lose(self.seat, one(self.give, self.rate))
        hands.gain(self.seat, one(self.get))


@dataclass(slots=True, frozen=True)
class Proposed(Telling):
    """A trade is proposed."""

    seat: int
    give: Counts
    get: Counts
    seats: tuple[int, ...]
    rule: ClassVar[str] = "trade.players"
    kind: Literal["proposed"] = "proposed"

    def count(self, hands: Hands) -> None:
        hands.shows(self.seat, self.give)
        hands.asked = self.get


@dataclass(slots=True, frozen=True)
class OffersAsked(Quiet):
    """The others may propose trades; *wants* holds 1 for each kind that is looked for."""

    seat: int
    wants: Counts = NONE
    rule: ClassVar[str] = "trade.players"
    kind: Literal["offers-asked"] = "offers-asked"


@dataclass(slots=True, frozen=True)
class Agreed(Telling):
    """A player would trade."""

    seat: int
    rule: ClassVar[str] = "trade.players"
    reveals: ClassVar[bool] = True
    kind: Literal["agreed"] = "agreed"

    def count(self, hands: Hands) -> None:
        hands.shows(self.seat, hands.asked)


@dataclass(slots=True, frozen=True)
class Refused(Quiet):
    """A player would not trade."""

    seat: int
    rule: ClassVar[str] = "trade.players"
    reveals: ClassVar[bool] = True
    kind: Literal["refused"] = "refused"


@dataclass(slots=True, frozen=True)
class Countered(Telling):
    """A player proposes other terms."""

    seat: int
    give: Counts
    get: Counts
    rule: ClassVar[str] = "trade.players"
    reveals: ClassVar[bool] = True
    kind: Literal["countered"] = "countered"

    def count(self, hands: Hands) -> None:
        hands.shows(self.seat, self.give)


@dataclass(slots=True, frozen=True)
class Traded(Telling):
    """*give* goes from *seat* to *partner*, *get* the other way."""

    seat: int
    partner: int
    give: Counts
    get: Counts
    rule: ClassVar[str] = "trade.players"
    kind: Literal["traded"] = "traded"

    def count(self, hands: Hands) -> None:
        hands.handed(self.seat, self.partner, self.give)
        hands.handed(self.partner, self.seat, self.get)


@dataclass(slots=True, frozen=True)
class TradeWithdrawn(Quiet):
    """No trade was made."""

    seat: int
    rule: ClassVar[str] = "trade.players"
    reveals: ClassVar[bool] = True
    kind: Literal["trade-withdrawn"] = "trade-withdrawn"


@dataclass(slots=True, frozen=True)
class TradesOpened(Quiet):
    """A player hears proposals again."""

    seat: int
    rule: ClassVar[str] = "trade.players"
    kind: Literal["trades-opened"] = "trades-opened"


@dataclass(slots=True, frozen=True)
class TradesClosed(Quiet):
    """A player wants no proposals."""

    seat: int
    rule: ClassVar[str] = "trade.players"
    kind: Literal["trades-closed"] = "trades-closed"
