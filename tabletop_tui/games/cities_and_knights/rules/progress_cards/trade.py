"""The trade deck: each card with its choices, its effect and its events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Literal

from .....engine import Action, FixedPart, Menu, Part, Say, SingleStep
from .....engine.fast_dataclass import dataclass
from ..actions import AtHex
from ..card_counter import CardCounter, one
from ..constants import HIDDEN, KINDS, RESOURCES, TRADE, Counts
from ..constants import Card as CardKind
from ..events import CardEvent, NoCardEvent, Taken
from ..frames import Acting, Bargaining, Conceding, Picking
from ..network import touched
from ..parts import ActionCache, ChooseCardsStep, others
from ..payments import counted, transfer, transfer_one
from ..rates import refresh
from ..state import State
from .card import Card, CardPlayed, PlainCard


@dataclass(slots=True, frozen=True)
class PlayCommercialHarbor(Action):
    """Start visiting the other players."""

    rule: ClassVar[str] = "card.commercial-harbor"
    kind: Literal["play-commercial-harbor"] = "play-commercial-harbor"


@dataclass(slots=True, frozen=True)
class OfferCard(Action):
    """Offer a player a resource face down."""

    partner: int
    card: CardKind
    rule: ClassVar[str] = "card.commercial-harbor"
    kind: Literal["offer-card"] = "offer-card"


@dataclass(slots=True, frozen=True)
class StopOffering(Action):
    """Finish early."""

    rule: ClassVar[str] = "card.commercial-harbor"
    kind: Literal["stop-offering"] = "stop-offering"


@dataclass(slots=True, frozen=True)
class GiveCommodity(Action):
    """Give this commodity for the card offered."""

    card: CardKind
    rule: ClassVar[str] = "card.commercial-harbor"
    kind: Literal["give-commodity"] = "give-commodity"


@dataclass(slots=True, frozen=True)
class CardOffered(NoCardEvent):
    """A resource was offered face down. Only *seat* knows it."""

    seat: int
    partner: int
    card: CardKind
    rule: ClassVar[str] = "card.commercial-harbor"
    reveals: ClassVar[bool] = True
    kind: Literal["card-offered"] = "card-offered"

    def seen_by(self, seat: int) -> CardOffered:
        return self if seat == self.seat else replace(self, card=HIDDEN)


@dataclass(slots=True, frozen=True)
class HarborTraded(CardEvent):
    """A resource was exchanged for a commodity."""

    seat: int
    partner: int
    give: CardKind
    get: CardKind
    rule: ClassVar[str] = "card.commercial-harbor"
    reveals: ClassVar[bool] = True
    kind: Literal["harbor-traded"] = "harbor-traded"

    def count(self, hands: CardCounter) -> None:
        hands.handed(self.seat, self.partner, one(self.give))
        hands.handed(self.partner, self.seat, one(self.get))


@dataclass(slots=True, frozen=True)
class HarborReturned(CardEvent):
    """The partner has no commodity, so the resource is returned."""

    seat: int
    partner: int
    rule: ClassVar[str] = "card.commercial-harbor"
    reveals: ClassVar[bool] = True
    kind: Literal["harbor-returned"] = "harbor-returned"

    def count(self, hands: CardCounter) -> None:
        hands.lacks(self.partner, range(RESOURCES, len(KINDS)))


class CommercialHarbor(PlainCard[Acting]):
    """Exchange one resource for a commodity of each other player's choice (CK-197)."""

    key, deck, copies, worth = "commercial-harbor", TRADE, 2, 0.15
    action, tells = PlayCommercialHarbor, True

    def reason_beside_cost(self, s: State, f: Acting, seat: int) -> str:
        if not any(s.players[seat].hand[:RESOURCES]):
            return "no-resource"
        return "" if any(s.players[x].cards for x in others(s, seat)) else "hands-empty"

    def play(self, s: State, f: Acting, seat: int, a: PlayCommercialHarbor, say: Say) -> None:
        s.stack.append(Bargaining(seat, list(others(s, seat))))


class Offering(Part[State, Bargaining]):
    """Offer a resource face down to a player not yet visited."""

    action, made = OfferCard, ActionCache(OfferCard)

    def candidates(self, s: State, f: Bargaining, seat: int) -> Sequence[OfferCard]:
        return [self.made[x, kind] for x in f.todo for kind in range(RESOURCES)]

    def why(self, s: State, f: Bargaining, seat: int, a: OfferCard) -> str:
        if a.partner not in f.todo:
            return "visited-already"
        if not s.players[a.partner].cards:
            return "hands-empty"
        if not 0 <= a.card < RESOURCES:
            return "resources-only"
        return "" if s.players[seat].hand[a.card] else "not-yours"

    def apply(self, s: State, f: Bargaining, seat: int, a: OfferCard, say: Say) -> None:
        f.todo.remove(a.partner)
        say(CardOffered(seat, a.partner, a.card))
        s.stack.append(Conceding(a.partner, seat, a.card))


class Stopping(FixedPart[State, Bargaining]):
    """Finish early."""

    action = StopOffering

    def apply(self, s: State, f: Bargaining, seat: int, a: StopOffering, say: Say) -> None:
        s.stack.pop()


class BargainStep(Menu[State, Bargaining]):
    """Each opponent is visited at most once, in any order, until the player stops (CK-199, H53)."""

    frame, rule = Bargaining, "card.commercial-harbor"
    parts, wrong_kind = (Offering(), Stopping()), "offer-first"

    def who(self, s: State, f: Bargaining) -> tuple[int, ...]:
        return (f.seat,) if self.parts[0].possible(s, f, f.seat) else ()

    def run(self, s: State, f: Bargaining, say: Say) -> None:
        s.stack.pop()


class ConcedeStep(SingleStep[State, Conceding]):
    """A player with a commodity must give one; otherwise the resource is returned (CK-198)."""

    frame, rule, forced = Conceding, "card.commercial-harbor", True
    action, wrong_kind, made = GiveCommodity, "commodity-first", ActionCache(GiveCommodity)

    def who(self, s: State, f: Conceding) -> tuple[int, ...]:
        return (f.seat,) if any(s.players[f.seat].hand[RESOURCES:]) else ()

    def run(self, s: State, f: Conceding, say: Say) -> None:
        s.stack.pop()
        say(HarborReturned(f.by, f.seat))

    def candidates(self, s: State, f: Conceding, seat: int) -> Sequence[GiveCommodity]:
        return [self.made[kind] for kind in range(RESOURCES, len(KINDS))]

    def why(self, s: State, f: Conceding, seat: int, a: GiveCommodity) -> str:
        if not RESOURCES <= a.card < len(KINDS):
            return "commodities-only"
        return "" if s.players[seat].hand[a.card] else "not-yours"

    def apply(self, s: State, f: Conceding, seat: int, a: GiveCommodity, say: Say) -> None:
        s.stack.pop()
        transfer_one(s.players[f.by], s.players[seat], f.card)
        transfer_one(s.players[seat], s.players[f.by], a.card)
        say(HarborTraded(f.by, seat, f.card, a.card))


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
class HandShown(NoCardEvent):
    """*seat* saw the hand of *victim*."""

    seat: int
    victim: int
    rule: ClassVar[str] = "card.master-merchant"
    reveals: ClassVar[bool] = True
    kind: Literal["hand-shown"] = "hand-shown"


@dataclass(slots=True, frozen=True)
class CardsTaken(Taken):
    """Chosen cards were taken. Only the two players know which."""

    rule: ClassVar[str] = "card.master-merchant"
    kind: Literal["cards-taken"] = "cards-taken"

    def seen_by(self, seat: int) -> CardsTaken:
        return (
            self
            if seat in (self.seat, self.victim)
            else replace(self, cards=(HIDDEN,) * sum(self.cards))
        )


class MasterMerchant(Card[Acting]):
    """See the hand of a player with more points and take two cards of choice (CK-201, CK-202)."""

    key, deck, copies, worth = "master-merchant", TRADE, 2, 0.2
    action, nothing, tells = PlayMasterMerchant, "nobody-ahead", True
    made = ActionCache(PlayMasterMerchant)

    def candidates(self, s: State, f: Acting, seat: int) -> Sequence[PlayMasterMerchant]:
        return [self.made[x] for x in others(s, seat)]

    def why(self, s: State, f: Acting, seat: int, a: PlayMasterMerchant) -> str:
        if a.victim not in others(s, seat):
            return "not-ahead"
        victim = s.players[a.victim]
        if victim.points <= s.players[seat].points:
            return "not-ahead"
        return "" if victim.cards else "hands-empty"

    def play(self, s: State, f: Acting, seat: int, a: PlayMasterMerchant, say: Say) -> None:
        say(HandShown(seat, a.victim))
        s.stack.append(Picking(seat, a.victim))


class PickStep(ChooseCardsStep[Picking]):
    """The player takes exactly two cards, or the only one (CK-203)."""

    frame, rule, forced = Picking, "card.master-merchant", True
    action, wrong_kind = TakeCards, "take-first"

    def available(self, s: State, f: Picking, seat: int) -> Sequence[int]:
        return s.players[f.victim].hand

    def owed(self, s: State, f: Picking, seat: int) -> int:
        return min(2, s.players[f.victim].cards)

    def apply(self, s: State, f: Picking, seat: int, a: TakeCards, say: Say) -> None:
        s.stack.pop()
        transfer(s.players[f.victim], s.players[seat], a.cards)
        say(CardsTaken(seat, f.victim, a.cards))


@dataclass(slots=True, frozen=True)
class PlayMerchant(AtHex):
    """Put the merchant on a hex."""

    rule: ClassVar[str] = "card.merchant"
    kind: Literal["play-merchant"] = "play-merchant"


@dataclass(slots=True, frozen=True)
class MerchantMoved(NoCardEvent):
    """The merchant has a new hex and owner; *former* is the previous one, -1 for none."""

    seat: int
    hex: int
    former: int = -1
    rule: ClassVar[str] = "card.merchant"
    kind: Literal["merchant-moved"] = "merchant-moved"


class Merchant(Card[Acting]):
    """Put the merchant on a hex beside one of the player's buildings (CK-257) for a point and a
    rate (CK-258, CK-260).
    """

    key, deck, copies, worth = "merchant", TRADE, 6, 0.7
    action, nothing, made = PlayMerchant, "merchant-far", ActionCache(PlayMerchant)

    def candidates(self, s: State, f: Acting, seat: int) -> Sequence[PlayMerchant]:
        return [self.made[h] for h in touched(s, seat)]

    def why(self, s: State, f: Acting, seat: int, a: PlayMerchant) -> str:
        if a.hex == s.merchant and s.merchant_owner == seat:
            return "merchant-there"
        return "" if a.hex in touched(s, seat) else "merchant-far"

    def play(self, s: State, f: Acting, seat: int, a: PlayMerchant, say: Say) -> None:
        former, s.merchant, s.merchant_owner = s.merchant_owner, a.hex, seat
        if former >= 0:
            s.players[former].points -= 1
            refresh(s, former)
        s.players[seat].points += 1
        refresh(s, seat)
        say(MerchantMoved(seat, a.hex, former))


@dataclass(slots=True, frozen=True)
class PlayMerchantFleet(Action):
    """Trade a kind 2:1 with the bank this turn."""

    card: CardKind
    rule: ClassVar[str] = "card.merchant-fleet"
    kind: Literal["play-merchant-fleet"] = "play-merchant-fleet"


@dataclass(slots=True, frozen=True)
class FleetNamed(NoCardEvent):
    """A kind trades 2:1 until the turn ends."""

    seat: int
    card: CardKind
    rule: ClassVar[str] = "card.merchant-fleet"
    kind: Literal["fleet-named"] = "fleet-named"


class MerchantFleet(Card[Acting]):
    """One kind trades 2:1 with the bank until the turn ends (CK-204)."""

    key, deck, copies, worth = "merchant-fleet", TRADE, 2, 0.12
    action, named = PlayMerchantFleet, tuple(PlayMerchantFleet(kind) for kind in range(len(KINDS)))

    def candidates(self, s: State, f: Acting, seat: int) -> Sequence[PlayMerchantFleet]:
        return self.named

    def why(self, s: State, f: Acting, seat: int, a: PlayMerchantFleet) -> str:
        return "" if a in self.named else "no-place"

    def play(self, s: State, f: Acting, seat: int, a: PlayMerchantFleet, say: Say) -> None:
        f.fleet.append(a.card)
        say(FleetNamed(seat, a.card))


class Monopoly(Card[Acting]):
    """Each opponent gives the cards they have of one kind, up to a limit (H55)."""

    named: ClassVar[tuple[Any, ...]]
    most: ClassVar[int]
    told: ClassVar[type[Taken]]
    tells = True

    def reason_beside_cost(self, s: State, f: Acting, seat: int) -> str:
        return "" if any(s.players[x].cards for x in others(s, seat)) else "hands-empty"

    def candidates(self, s: State, f: Acting, seat: int) -> Sequence[Any]:
        return self.named

    def why(self, s: State, f: Acting, seat: int, a: Any) -> str:
        return "" if a in self.named else "no-such-kind"

    def named_by(self, a: Any) -> int:
        return int(a.card)

    def play(self, s: State, f: Acting, seat: int, a: Any, say: Say) -> None:
        for x in others(s, seat):
            n = min(self.most, s.players[x].hand[a.card])
            if n:
                transfer_one(s.players[x], s.players[seat], a.card, n)
                say(self.told(seat, x, counted(a.card, n)))

    def ends(self, hands: CardCounter, event: CardPlayed, told: Iterable[Any]) -> None:
        """Record that a player who gave less than the limit has none of the kind left."""
        given = {e.victim: sum(e.cards) for e in told if isinstance(e, self.told)}
        for other in range(hands.seats):
            if other != event.seat and given.get(other, 0) < self.most:
                hands.lacks(other, (event.named,))


@dataclass(slots=True, frozen=True)
class PlayResourceMonopoly(Action):
    """Take up to two of a resource from each opponent."""

    card: CardKind
    rule: ClassVar[str] = "card.resource-monopoly"
    kind: Literal["play-resource-monopoly"] = "play-resource-monopoly"


@dataclass(slots=True, frozen=True)
class ResourceGiven(Taken):
    """Cards given for Resource Monopoly."""

    rule: ClassVar[str] = "card.resource-monopoly"
    reveals: ClassVar[bool] = True
    kind: Literal["resource-given"] = "resource-given"


class ResourceMonopoly(Monopoly):
    """Take up to 2 of a resource from each opponent (CK-206)."""

    key, deck, copies, worth = "resource-monopoly", TRADE, 4, 0.25
    action, most, told = PlayResourceMonopoly, 2, ResourceGiven
    named = tuple(PlayResourceMonopoly(kind) for kind in range(RESOURCES))


@dataclass(slots=True, frozen=True)
class PlayTradeMonopoly(Action):
    """Take one of a commodity from each opponent."""

    card: CardKind
    rule: ClassVar[str] = "card.trade-monopoly"
    kind: Literal["play-trade-monopoly"] = "play-trade-monopoly"


@dataclass(slots=True, frozen=True)
class CommodityGiven(Taken):
    """Cards given for Trade Monopoly."""

    rule: ClassVar[str] = "card.trade-monopoly"
    reveals: ClassVar[bool] = True
    kind: Literal["commodity-given"] = "commodity-given"


class TradeMonopoly(Monopoly):
    """Take up to 1 of a commodity from each opponent (CK-207)."""

    key, deck, copies, worth = "trade-monopoly", TRADE, 2, 0.2
    action, most, told = PlayTradeMonopoly, 1, CommodityGiven
    named = tuple(PlayTradeMonopoly(kind) for kind in range(RESOURCES, len(KINDS)))
