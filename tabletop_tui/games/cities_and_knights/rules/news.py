"""What the game tells about progress cards, and the union of all events."""

from dataclasses import replace
from typing import ClassVar, Literal, Union

from ....engine import Event
from ....engine.quick import dataclass
from . import dealings as d
from . import events as e
from .progress_cards.politics_news import (
    Forfeited,
    Gifted,
    KnightEnlisted,
    KnightIntrigued,
    KnightRemoved,
    ProgressSeen,
    ProgressTaken,
    RoadRemoved,
)
from .things import (
    CARDS,
    COMMERCIAL_HARBOR,
    HIDDEN,
    MASTER_MERCHANT,
    RESOURCE_MONOPOLY,
    SPY,
    TRADE_MONOPOLY,
    WEDDING,
    Card,
    Counts,
    Progress,
)  # fmt: skip

# cards that tell something about other hands, even where nothing is given
ASKING = (COMMERCIAL_HARBOR, MASTER_MERCHANT, RESOURCE_MONOPOLY, SPY, TRADE_MONOPOLY, WEDDING)


@dataclass(slots=True, frozen=True)
class ProgressDrawn(Event):
    """A progress card drawn; only its owner knows which."""

    seat: int
    deck: int
    card: Progress
    rule: ClassVar[str] = "progress.draw"
    kind: Literal["progress-drawn"] = "progress-drawn"

    def seen_by(self, seat: int) -> "ProgressDrawn":
        return self if seat == self.seat else replace(self, card=HIDDEN)


@dataclass(slots=True, frozen=True)
class PointShown(Event):
    """Printer or Constitution, shown at once."""

    seat: int
    card: Progress
    rule: ClassVar[str] = "progress.draw"
    kind: Literal["point-shown"] = "point-shown"


@dataclass(slots=True, frozen=True)
class DeckEmpty(Event):
    """There was no card to draw."""

    seat: int
    deck: int
    rule: ClassVar[str] = "progress.draw"
    kind: Literal["deck-empty"] = "deck-empty"


@dataclass(slots=True, frozen=True)
class ProgressDiscarded(Event):
    """A progress card put back under its deck."""

    seat: int
    card: Progress
    rule: ClassVar[str] = "progress.hand"
    kind: Literal["progress-discarded"] = "progress-discarded"


@dataclass(slots=True, frozen=True)
class CardPlayed(Event):
    """A progress card is played; its own rule explains it. *named* is the kind that a Monopoly
    names, or -1.
    """

    seat: int
    card: Progress
    named: int = -1
    kind: Literal["card-played"] = "card-played"

    @property
    def rule(self) -> str:  # type: ignore[override]
        return f"card.{CARDS[self.card]}"

    @property
    def reveals(self) -> bool:  # type: ignore[override]
        return self.card in ASKING


@dataclass(slots=True, frozen=True)
class TokensSwapped(Event):
    """Two number tokens change places; *tokens* are those that now lie on the two hexes, *seats*
    those of others who have buildings there.
    """

    seat: int
    hex: int
    other: int
    tokens: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()
    rule: ClassVar[str] = "card.inventor"
    kind: Literal["tokens-swapped"] = "tokens-swapped"


@dataclass(slots=True, frozen=True)
class Harvested(Event):
    """Grain by Irrigation."""

    seat: int
    cards: Counts
    rule: ClassVar[str] = "card.irrigation"
    kind: Literal["harvested"] = "harvested"


@dataclass(slots=True, frozen=True)
class Mined(Event):
    """Ore by Mining."""

    seat: int
    cards: Counts
    rule: ClassVar[str] = "card.mining"
    kind: Literal["mined"] = "mined"


@dataclass(slots=True, frozen=True)
class CardOffered(Event):
    """A resource lies face down; only *seat* knows it."""

    seat: int
    partner: int
    card: Card
    rule: ClassVar[str] = "card.commercial-harbor"
    reveals: ClassVar[bool] = True
    kind: Literal["card-offered"] = "card-offered"

    def seen_by(self, seat: int) -> "CardOffered":
        return self if seat == self.seat else replace(self, card=HIDDEN)


@dataclass(slots=True, frozen=True)
class HarborTraded(Event):
    """A resource exchanged for a commodity."""

    seat: int
    partner: int
    give: Card
    get: Card
    rule: ClassVar[str] = "card.commercial-harbor"
    reveals: ClassVar[bool] = True
    kind: Literal["harbor-traded"] = "harbor-traded"


@dataclass(slots=True, frozen=True)
class HarborReturned(Event):
    """The partner has no commodity: the resource returns."""

    seat: int
    partner: int
    rule: ClassVar[str] = "card.commercial-harbor"
    reveals: ClassVar[bool] = True
    kind: Literal["harbor-returned"] = "harbor-returned"


@dataclass(slots=True, frozen=True)
class HandShown(Event):
    """*seat* has seen the hand of *victim*."""

    seat: int
    victim: int
    rule: ClassVar[str] = "card.master-merchant"
    reveals: ClassVar[bool] = True
    kind: Literal["hand-shown"] = "hand-shown"


@dataclass(slots=True, frozen=True)
class CardsTaken(Event):
    """Chosen cards taken; known to the two players only."""

    seat: int
    victim: int
    cards: Counts
    rule: ClassVar[str] = "card.master-merchant"
    kind: Literal["cards-taken"] = "cards-taken"

    def seen_by(self, seat: int) -> "CardsTaken":
        return (
            self
            if seat in (self.seat, self.victim)
            else replace(self, cards=(HIDDEN,) * sum(self.cards))
        )


@dataclass(slots=True, frozen=True)
class MerchantMoved(Event):
    """The merchant has a new hex and owner; *former* is who had it, -1 for nobody."""

    seat: int
    hex: int
    former: int = -1
    rule: ClassVar[str] = "card.merchant"
    kind: Literal["merchant-moved"] = "merchant-moved"


@dataclass(slots=True, frozen=True)
class FleetNamed(Event):
    """A kind trades 2:1 until the turn ends."""

    seat: int
    card: Card
    rule: ClassVar[str] = "card.merchant-fleet"
    kind: Literal["fleet-named"] = "fleet-named"


@dataclass(slots=True, frozen=True)
class ResourceGiven(Event):
    """Cards given for Resource Monopoly."""

    seat: int
    victim: int
    cards: Counts
    rule: ClassVar[str] = "card.resource-monopoly"
    reveals: ClassVar[bool] = True
    kind: Literal["resource-given"] = "resource-given"


@dataclass(slots=True, frozen=True)
class CommodityGiven(Event):
    """Cards given for Trade Monopoly."""

    seat: int
    victim: int
    cards: Counts
    rule: ClassVar[str] = "card.trade-monopoly"
    reveals: ClassVar[bool] = True
    kind: Literal["commodity-given"] = "commodity-given"


AnyEvent = Union[
    e.TurnStarted | e.BuildingBegan | e.BuildingEnded | e.Built | e.Paid,
    e.Rolled | e.DiceShuffled | e.Produced,
    e.RanShort,
    e.GoldTaken,
    e.ResourceTaken,
    e.ResourceDeclined,
    e.ShipMoved,
    e.Attacked,
    e.DefenderNamed,
    e.DefendersTied,
    e.Repelled,
    e.Unharmed,
    e.CityLost,
    e.BarbariansLeft,
    e.Discarded,
    e.RobberMoved,
    e.Stole,
    e.Improved,
    e.MetropolisRaised,
    e.MetropolisLost,
    e.LongestRoadTaken,
    e.LongestRoadLost,
    e.Won,
    d.Recruited,
    d.Activated,
    d.Promoted,
    d.KnightMoved,
    d.KnightDisplaced,
    d.KnightRelocated,
    d.KnightLeft,
    d.RobberChased,
    d.TradedBank,
    d.Proposed,
    d.OffersAsked,
    d.Agreed,
    d.Refused,
    d.Countered,
    d.Traded,
    d.TradeWithdrawn,
    d.TradesOpened,
    d.TradesClosed,
    ProgressDrawn,
    PointShown,
    DeckEmpty,
    ProgressDiscarded,
    CardPlayed,
    TokensSwapped,
    Harvested,
    Mined,
    CardOffered,
    HarborTraded,
    HarborReturned,
    HandShown,
    CardsTaken,
    MerchantMoved,
    FleetNamed,
    ResourceGiven,
    CommodityGiven,
    KnightRemoved,
    KnightEnlisted,
    RoadRemoved,
    KnightIntrigued,
    Forfeited,
    ProgressSeen,
    ProgressTaken,
    Gifted,
]
