"""What a seat may say with its progress cards of science and trade, and the union of all
actions.
"""

from typing import ClassVar, Literal, Union

from .....engine import Action, Place
from .....engine.quick import dataclass
from .. import actions as a
from ..actions import AtEdge, AtHex, AtNode
from ..things import Card, Counts
from .politics_cards import (
    DeclineKnight,
    EnlistKnight,
    Forfeit,
    GiveGift,
    KeepRoad,
    LeaveProgress,
    PlayBishop,
    PlayDeserter,
    PlayDiplomat,
    PlayIntrigue,
    PlaySaboteur,
    PlaySpy,
    PlayWarlord,
    PlayWedding,
    RebuildRoad,
    RemoveKnight,
    TakeProgress,
)


@dataclass(slots=True, frozen=True)
class PlayAlchemist(Action):
    """Set the red and the yellow die, and roll."""

    red: int
    yellow: int
    rule: ClassVar[str] = "card.alchemist"
    kind: Literal["play-alchemist"] = "play-alchemist"


@dataclass(slots=True, frozen=True)
class PlayCrane(Action):
    """Make the next improvement of this turn cheaper."""

    rule: ClassVar[str] = "card.crane"
    kind: Literal["play-crane"] = "play-crane"


@dataclass(slots=True, frozen=True)
class PlayEngineer(AtNode):
    """Put a free wall under a city."""

    rule: ClassVar[str] = "card.engineer"
    kind: Literal["play-engineer"] = "play-engineer"


@dataclass(slots=True, frozen=True)
class PlayInventor(Action):
    """Swap the tokens of two hexes."""

    hex: int
    other: int
    rule: ClassVar[str] = "card.inventor"
    kind: Literal["play-inventor"] = "play-inventor"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("hex", self.hex), ("hex", self.other))


@dataclass(slots=True, frozen=True)
class PlayIrrigation(Action):
    """Harvest grain."""

    rule: ClassVar[str] = "card.irrigation"
    kind: Literal["play-irrigation"] = "play-irrigation"


@dataclass(slots=True, frozen=True)
class PlayMedicine(AtNode):
    """Upgrade a settlement for less."""

    rule: ClassVar[str] = "card.medicine"
    kind: Literal["play-medicine"] = "play-medicine"


@dataclass(slots=True, frozen=True)
class PlayMining(Action):
    """Mine ore."""

    rule: ClassVar[str] = "card.mining"
    kind: Literal["play-mining"] = "play-mining"


@dataclass(slots=True, frozen=True)
class PlayRoadBuilding(Action):
    """Begin two free roads."""

    rule: ClassVar[str] = "card.road-building"
    kind: Literal["play-road-building"] = "play-road-building"


@dataclass(slots=True, frozen=True)
class FreeRoad(AtEdge):
    """Build a free road."""

    rule: ClassVar[str] = "card.road-building"
    kind: Literal["free-road"] = "free-road"


@dataclass(slots=True, frozen=True)
class PlaySmith(Action):
    """Begin promoting up to two knights."""

    rule: ClassVar[str] = "card.smith"
    kind: Literal["play-smith"] = "play-smith"


@dataclass(slots=True, frozen=True)
class PromoteFree(AtNode):
    """Promote a knight for free."""

    rule: ClassVar[str] = "card.smith"
    kind: Literal["promote-free"] = "promote-free"


@dataclass(slots=True, frozen=True)
class StopPromoting(Action):
    """Leave it at one knight."""

    rule: ClassVar[str] = "card.smith"
    kind: Literal["stop-promoting"] = "stop-promoting"


@dataclass(slots=True, frozen=True)
class PlayCommercialHarbor(Action):
    """Begin the round of the other players."""

    rule: ClassVar[str] = "card.commercial-harbor"
    kind: Literal["play-commercial-harbor"] = "play-commercial-harbor"


@dataclass(slots=True, frozen=True)
class OfferCard(Action):
    """Put a resource face down before a player."""

    partner: int
    card: Card
    rule: ClassVar[str] = "card.commercial-harbor"
    kind: Literal["offer-card"] = "offer-card"


@dataclass(slots=True, frozen=True)
class StopOffering(Action):
    """Finish early."""

    rule: ClassVar[str] = "card.commercial-harbor"
    kind: Literal["stop-offering"] = "stop-offering"


@dataclass(slots=True, frozen=True)
class GiveCommodity(Action):
    """Give this commodity for the card on the table."""

    card: Card
    rule: ClassVar[str] = "card.commercial-harbor"
    kind: Literal["give-commodity"] = "give-commodity"


@dataclass(slots=True, frozen=True)
class PlayMasterMerchant(Action):
    """Look at the hand of a player with more points."""

    victim: int
    rule: ClassVar[str] = "card.master-merchant"
    kind: Literal["play-master-merchant"] = "play-master-merchant"


@dataclass(slots=True, frozen=True)
class TakeCards(Action):
    """Take these cards from the hand."""

    cards: Counts
    rule: ClassVar[str] = "card.master-merchant"
    kind: Literal["take-cards"] = "take-cards"


@dataclass(slots=True, frozen=True)
class PlayMerchant(AtHex):
    """Put the merchant on a hex."""

    rule: ClassVar[str] = "card.merchant"
    kind: Literal["play-merchant"] = "play-merchant"


@dataclass(slots=True, frozen=True)
class PlayMerchantFleet(Action):
    """Trade a kind 2:1 with the bank this turn."""

    card: Card
    rule: ClassVar[str] = "card.merchant-fleet"
    kind: Literal["play-merchant-fleet"] = "play-merchant-fleet"


@dataclass(slots=True, frozen=True)
class PlayResourceMonopoly(Action):
    """Take up to two of a resource from everybody."""

    card: Card
    rule: ClassVar[str] = "card.resource-monopoly"
    kind: Literal["play-resource-monopoly"] = "play-resource-monopoly"


@dataclass(slots=True, frozen=True)
class PlayTradeMonopoly(Action):
    """Take one of a commodity from everybody."""

    card: Card
    rule: ClassVar[str] = "card.trade-monopoly"
    kind: Literal["play-trade-monopoly"] = "play-trade-monopoly"


AnyAction = Union[
    a.PlaceSettlement,
    a.PlaceCity,
    a.PlaceRoad,
    a.Roll,
    a.EndTurn,
    a.BuildRoad,
    a.BuildSettlement,
    a.BuildCity,
    a.BuildWall,
    a.Improve,
    a.RaiseMetropolis,
    a.EndBuilding,
    a.Recruit,
    a.Activate,
    a.Promote,
    a.MoveKnight,
    a.Displace,
    a.Relocate,
    a.Chase,
    a.Discard,
    a.MoveRobber,
    a.Steal,
    a.TakeGold,
    a.TakeResource,
    a.DeclineResource,
    a.LoseCity,
    a.ChooseDeck,
    a.DiscardProgress,
    a.TradeBank,
    a.Propose,
    a.AskForOffers,
    a.AcceptTrade,
    a.RefuseTrade,
    a.CounterTrade,
    a.CloseTrade,
    a.WithdrawTrade,
    a.OpenTrades,
    a.CloseTrades,
    PlayAlchemist,
    PlayCrane,
    PlayEngineer,
    PlayInventor,
    PlayIrrigation,
    PlayMedicine,
    PlayMining,
    PlayRoadBuilding,
    FreeRoad,
    PlaySmith,
    PromoteFree,
    StopPromoting,
    PlayCommercialHarbor,
    OfferCard,
    StopOffering,
    GiveCommodity,
    PlayMasterMerchant,
    TakeCards,
    PlayMerchant,
    PlayMerchantFleet,
    PlayResourceMonopoly,
    PlayTradeMonopoly,
    PlayBishop,
    PlayDeserter,
    RemoveKnight,
    EnlistKnight,
    DeclineKnight,
    PlayDiplomat,
    RebuildRoad,
    KeepRoad,
    PlayIntrigue,
    PlaySaboteur,
    Forfeit,
    PlaySpy,
    TakeProgress,
    LeaveProgress,
    PlayWarlord,
    PlayWedding,
    GiveGift,
]
