"""Actions of a seat, except for progress cards (see progress_cards)."""

from typing import ClassVar, Literal

from ....engine import Action, Place
from ....engine.fast_dataclass import dataclass
from .constants import NONE, Card, Counts, Progress


@dataclass(slots=True, frozen=True)
class AtNode(Action):
    """An action on a node."""

    node: int

    @property
    def places(self) -> tuple[Place, ...]:
        return (("node", self.node),)


@dataclass(slots=True, frozen=True)
class AtEdge(Action):
    """An action on an edge."""

    edge: int

    @property
    def places(self) -> tuple[Place, ...]:
        return (("edge", self.edge),)


@dataclass(slots=True, frozen=True)
class AtHex(Action):
    """An action on a hex."""

    hex: int

    @property
    def places(self) -> tuple[Place, ...]:
        return (("hex", self.hex),)


@dataclass(slots=True, frozen=True)
class PlaceSettlement(AtNode):
    """Place the first building, during set-up."""

    rule: ClassVar[str] = "setup"
    kind: Literal["place-settlement"] = "place-settlement"


@dataclass(slots=True, frozen=True)
class PlaceCity(AtNode):
    """Place the second building, during set-up."""

    rule: ClassVar[str] = "setup"
    kind: Literal["place-city"] = "place-city"


@dataclass(slots=True, frozen=True)
class PlaceRoad(AtEdge):
    """Place the road beside the building just placed, during set-up."""

    rule: ClassVar[str] = "setup"
    kind: Literal["place-road"] = "place-road"


@dataclass(slots=True, frozen=True)
class Roll(Action):
    """Roll the three dice."""

    rule: ClassVar[str] = "roll"
    kind: Literal["roll"] = "roll"


@dataclass(slots=True, frozen=True)
class EndTurn(Action):
    """End the turn and pass the dice."""

    rule: ClassVar[str] = "turn"
    kind: Literal["end-turn"] = "end-turn"


@dataclass(slots=True, frozen=True)
class BuildRoad(AtEdge):
    rule: ClassVar[str] = "build.road"
    kind: Literal["build-road"] = "build-road"


@dataclass(slots=True, frozen=True)
class BuildSettlement(AtNode):
    rule: ClassVar[str] = "build.settlement"
    kind: Literal["build-settlement"] = "build-settlement"


@dataclass(slots=True, frozen=True)
class BuildCity(AtNode):
    """Upgrade a settlement, or restore a tipped city."""

    rule: ClassVar[str] = "build.city"
    kind: Literal["build-city"] = "build-city"


@dataclass(slots=True, frozen=True)
class BuildWall(AtNode):
    """Put a wall under a city."""

    rule: ClassVar[str] = "build.wall"
    kind: Literal["build-wall"] = "build-wall"


@dataclass(slots=True, frozen=True)
class Improve(Action):
    """Buy the next level of an improvement track."""

    track: int
    rule: ClassVar[str] = "improvements"
    kind: Literal["improve"] = "improve"


@dataclass(slots=True, frozen=True)
class RaiseMetropolis(AtNode):
    """Put a metropolis just won on a city."""

    rule: ClassVar[str] = "metropolis"
    kind: Literal["raise-metropolis"] = "raise-metropolis"


@dataclass(slots=True, frozen=True)
class EndBuilding(Action):
    """Finish the special building phase."""

    rule: ClassVar[str] = "special-building"
    kind: Literal["end-building"] = "end-building"


@dataclass(slots=True, frozen=True)
class Recruit(AtNode):
    """Place an inactive basic knight."""

    rule: ClassVar[str] = "knights.recruit"
    kind: Literal["recruit"] = "recruit"


@dataclass(slots=True, frozen=True)
class Activate(AtNode):
    """Activate a knight."""

    rule: ClassVar[str] = "knights.activate"
    kind: Literal["activate"] = "activate"


@dataclass(slots=True, frozen=True)
class Promote(AtNode):
    """Raise a knight by one level."""

    rule: ClassVar[str] = "knights.promote"
    kind: Literal["promote"] = "promote"


@dataclass(slots=True, frozen=True)
class MoveKnight(Action):
    """Move a ready knight along roads to an empty node."""

    node: int
    to: int
    rule: ClassVar[str] = "knights.move"
    kind: Literal["move-knight"] = "move-knight"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("node", self.node), ("node", self.to))


@dataclass(slots=True, frozen=True)
class Displace(Action):
    """Displace a weaker knight with the one on *node*."""

    node: int
    to: int
    rule: ClassVar[str] = "knights.displace"
    kind: Literal["displace"] = "displace"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("node", self.node), ("node", self.to))


@dataclass(slots=True, frozen=True)
class Relocate(AtNode):
    """Choose a new place for a displaced knight."""

    rule: ClassVar[str] = "knights.displace"
    kind: Literal["relocate"] = "relocate"


@dataclass(slots=True, frozen=True)
class Chase(AtNode):
    """Chase the robber away with the knight on *node*."""

    rule: ClassVar[str] = "knights.chase"
    kind: Literal["chase"] = "chase"


@dataclass(slots=True, frozen=True)
class Discard(Action):
    """Discard these cards to the bank after a seven."""

    cards: Counts
    rule: ClassVar[str] = "seven.discard"
    kind: Literal["discard"] = "discard"


@dataclass(slots=True, frozen=True)
class MoveRobber(AtHex):
    """Move the robber to another hex."""

    rule: ClassVar[str] = "robber"
    kind: Literal["move-robber"] = "move-robber"


@dataclass(slots=True, frozen=True)
class Steal(Action):
    """Steal a random card from one of the players beside the robber."""

    victim: int
    rule: ClassVar[str] = "robber"
    kind: Literal["steal"] = "steal"


@dataclass(slots=True, frozen=True)
class TakeGold(Action):
    """Choose resources for a gold hex."""

    cards: Counts
    rule: ClassVar[str] = "production.gold"
    kind: Literal["take-gold"] = "take-gold"


@dataclass(slots=True, frozen=True)
class TakeResource(Action):
    """Take a resource with the Aqueduct."""

    card: Card
    rule: ClassVar[str] = "production.aqueduct"
    kind: Literal["take-resource"] = "take-resource"


@dataclass(slots=True, frozen=True)
class DeclineResource(Action):
    """Take no resource with the Aqueduct."""

    rule: ClassVar[str] = "production.aqueduct"
    kind: Literal["decline-resource"] = "decline-resource"


@dataclass(slots=True, frozen=True)
class LoseCity(AtNode):
    """Choose the city that the barbarians pillage."""

    rule: ClassVar[str] = "barbarians.loss"
    kind: Literal["lose-city"] = "lose-city"


@dataclass(slots=True, frozen=True)
class ChooseDeck(Action):
    """Draw from this deck, as a tied best defender."""

    deck: int
    rule: ClassVar[str] = "barbarians.reward"
    kind: Literal["choose-deck"] = "choose-deck"


@dataclass(slots=True, frozen=True)
class DiscardProgress(Action):
    """Return a progress card to the bottom of its deck."""

    card: Progress
    rule: ClassVar[str] = "progress.hand"
    kind: Literal["discard-progress"] = "discard-progress"


@dataclass(slots=True, frozen=True)
class TradeBank(Action):
    """Trade a set of equal cards with the bank for one card of another kind."""

    give: Card
    get: Card
    rule: ClassVar[str] = "trade.bank"
    kind: Literal["trade-bank"] = "trade-bank"


@dataclass(slots=True, frozen=True)
class Propose(Action):
    """Propose a trade to some or all other players; *first*: with the first who accepts."""

    give: Counts
    get: Counts
    seats: tuple[int, ...]
    first: bool = False
    rule: ClassVar[str] = "trade.players"
    grown: ClassVar[bool] = True
    asks: ClassVar[str] = "seats"
    kind: Literal["propose"] = "propose"


@dataclass(slots=True, frozen=True)
class AskForOffers(Action):
    """Invite the others to propose trades; *wants* holds 1 for each kind looked for."""

    wants: Counts = NONE
    rule: ClassVar[str] = "trade.players"
    grown: ClassVar[bool] = True
    kind: Literal["ask-for-offers"] = "ask-for-offers"


@dataclass(slots=True, frozen=True)
class AcceptTrade(Action):
    """Accept a proposal."""

    rule: ClassVar[str] = "trade.players"
    kind: Literal["accept-trade"] = "accept-trade"


@dataclass(slots=True, frozen=True)
class RefuseTrade(Action):
    """Refuse a proposal."""

    rule: ClassVar[str] = "trade.players"
    kind: Literal["refuse-trade"] = "refuse-trade"


@dataclass(slots=True, frozen=True)
class CounterTrade(Action):
    """Propose other terms; *give* is what this seat would give."""

    give: Counts
    get: Counts
    rule: ClassVar[str] = "trade.players"
    kind: Literal["counter-trade"] = "counter-trade"


@dataclass(slots=True, frozen=True)
class CloseTrade(Action):
    """Trade with one of the players who agreed or made an offer."""

    partner: int
    rule: ClassVar[str] = "trade.players"
    kind: Literal["close-trade"] = "close-trade"


@dataclass(slots=True, frozen=True)
class WithdrawTrade(Action):
    """Make no trade after all."""

    rule: ClassVar[str] = "trade.players"
    kind: Literal["withdraw-trade"] = "withdraw-trade"


@dataclass(slots=True, frozen=True)
class OpenTrades(Action):
    """Receive trade proposals again."""

    rule: ClassVar[str] = "trade.players"
    kind: Literal["open-trades"] = "open-trades"


@dataclass(slots=True, frozen=True)
class CloseTrades(Action):
    """Receive no trade proposals."""

    rule: ClassVar[str] = "trade.players"
    kind: Literal["close-trades"] = "close-trades"
