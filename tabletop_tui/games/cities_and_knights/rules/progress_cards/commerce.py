"""The trade cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from .....engine import Hand, Offer, OneOf, Say, Step, need
from ..frames import Acting, Bargaining, Conceding, Picking
from ..network import touched
from ..news import (
    CardOffered,
    CardsTaken,
    CommodityGiven,
    FleetNamed,
    HandShown,
    HarborReturned,
    HarborTraded,
    MerchantMoved,
    ResourceGiven,
)
from ..parts import Card, Ready, others
from ..purse import counted, hand_over, hand_over_one, need_cards
from ..rates import refresh
from ..state import State
from ..things import (
    COMMERCIAL_HARBOR,
    KIND_WORDS,
    KINDS,
    MASTER_MERCHANT,
    MERCHANT,
    MERCHANT_FLEET,
    RESOURCE_MONOPOLY,
    RESOURCES,
    TRADE_MONOPOLY,
)
from .cards import (
    GiveCommodity,
    OfferCard,
    PlayCommercialHarbor,
    PlayMasterMerchant,
    PlayMerchant,
    PlayMerchantFleet,
    PlayResourceMonopoly,
    PlayTradeMonopoly,
    StopOffering,
    TakeCards,
)

OFFERS, GIFTS, HANDS = Ready(OfferCard), Ready(GiveCommodity), Ready(PlayMasterMerchant)
HEXES = Ready(PlayMerchant)
FLEET = tuple(PlayMerchantFleet(kind) for kind in range(len(KINDS)))
RESOURCE = tuple(PlayResourceMonopoly(kind) for kind in range(RESOURCES))
COMMODITY = tuple(PlayTradeMonopoly(kind) for kind in range(RESOURCES, len(KINDS)))
STOP = OneOf((StopOffering(),))


class CommercialHarbor(Card[Acting]):
    """One resource for one commodity of each other player's choice (CK-197)."""

    action, card, nothing = PlayCommercialHarbor, COMMERCIAL_HARBOR, "hands-empty"
    only = (PlayCommercialHarbor(),)

    def reason(self, s: State, f: Acting, seat: int) -> str:
        return "" if any(s.players[seat].hand[:RESOURCES]) else "no-resource"

    def actions(self, s: State, f: Acting, seat: int) -> Sequence[PlayCommercialHarbor]:
        return self.only if any(s.players[x].cards for x in others(s, seat)) else ()

    def play(self, s: State, f: Acting, seat: int, a: PlayCommercialHarbor, say: Say) -> None:
        s.stack.append(Bargaining(seat, list(others(s, seat))))


class BargainStep(Step[State, Bargaining]):
    """Each opponent once, in any order, as long as the player likes (CK-199, H53)."""

    frame, rule = Bargaining, "card.commercial-harbor"

    def who(self, s: State, f: Bargaining) -> tuple[int, ...]:
        able = any(s.players[f.seat].hand[:RESOURCES])
        return (f.seat,) if able and any(s.players[x].cards for x in f.todo) else ()

    def run(self, s: State, f: Bargaining, say: Say) -> None:
        s.stack.pop()

    def offers(self, s: State, f: Bargaining, seat: int) -> Iterator[Offer]:
        kinds = [kind for kind in range(RESOURCES) if s.players[seat].hand[kind]]
        partners = [x for x in f.todo if s.players[x].cards]
        yield Offer(OfferCard, OneOf([OFFERS[x, kind] for x in partners for kind in kinds]))
        yield Offer(StopOffering, STOP)

    def check(self, s: State, f: Bargaining, seat: int, a: Any) -> None:
        need(isinstance(a, (OfferCard, StopOffering)), "offer-first")
        if isinstance(a, OfferCard):
            need(a.partner in f.todo, "visited-already")
            need(s.players[a.partner].cards, "hands-empty")
            need(0 <= a.card < RESOURCES, "resources-only")
            need(s.players[seat].hand[a.card], "not-yours")

    def apply(self, s: State, f: Bargaining, seat: int, a: Any, say: Say) -> None:
        if isinstance(a, StopOffering):
            s.stack.pop()
            return
        f.todo.remove(a.partner)
        say(CardOffered(seat, a.partner, a.card))
        s.stack.append(Conceding(a.partner, seat, a.card))


class ConcedeStep(Step[State, Conceding]):
    """Who holds a commodity must give one; otherwise the resource returns (CK-198)."""

    frame, rule, forced = Conceding, "card.commercial-harbor", True

    def who(self, s: State, f: Conceding) -> tuple[int, ...]:
        return (f.seat,) if any(s.players[f.seat].hand[RESOURCES:]) else ()

    def run(self, s: State, f: Conceding, say: Say) -> None:
        s.stack.pop()
        say(HarborReturned(f.by, f.seat))

    def offers(self, s: State, f: Conceding, seat: int) -> Iterator[Offer]:
        hand = s.players[seat].hand
        yield Offer(
            GiveCommodity,
            OneOf([GIFTS[kind] for kind in range(RESOURCES, len(KINDS)) if hand[kind]]),
        )

    def check(self, s: State, f: Conceding, seat: int, a: Any) -> None:
        need(isinstance(a, GiveCommodity), "commodity-first")
        need(RESOURCES <= a.card < len(KINDS), "commodities-only")
        need(s.players[seat].hand[a.card], "not-yours")

    def apply(self, s: State, f: Conceding, seat: int, a: GiveCommodity, say: Say) -> None:
        s.stack.pop()
        hand_over_one(s.players[f.by], s.players[seat], f.card)
        hand_over_one(s.players[seat], s.players[f.by], a.card)
        say(HarborTraded(f.by, seat, f.card, a.card))


class MasterMerchant(Card[Acting]):
    """See the hand of a player with more points and take two cards of choice (CK-201, CK-202)."""

    action, card, nothing = PlayMasterMerchant, MASTER_MERCHANT, "nobody-ahead"

    def actions(self, s: State, f: Acting, seat: int) -> Sequence[PlayMasterMerchant]:
        own = s.players[seat].points
        return [
            HANDS[x] for x in others(s, seat) if s.players[x].points > own and s.players[x].cards
        ]

    def why(self, s: State, f: Acting, seat: int, a: PlayMasterMerchant) -> str:
        ahead = [x for x in others(s, seat) if s.players[x].points > s.players[seat].points]
        return "hands-empty" if a.victim in ahead else "not-ahead"

    def play(self, s: State, f: Acting, seat: int, a: PlayMasterMerchant, say: Say) -> None:
        say(HandShown(seat, a.victim))
        s.stack.append(Picking(seat, a.victim))


class PickStep(Step[State, Picking]):
    """Exactly two cards, or the only one (CK-203)."""

    frame, rule, forced = Picking, "card.master-merchant", True

    def offers(self, s: State, f: Picking, seat: int) -> Iterator[Offer]:
        victim = s.players[f.victim]
        owed = min(2, victim.cards)
        yield Offer(TakeCards, Hand(TakeCards, tuple(victim.hand), owed, owed, KIND_WORDS))

    def check(self, s: State, f: Picking, seat: int, a: Any) -> None:
        need(isinstance(a, TakeCards), "take-first")
        victim = s.players[f.victim]
        need_cards(a.cards, victim.hand, min(2, victim.cards))

    def apply(self, s: State, f: Picking, seat: int, a: TakeCards, say: Say) -> None:
        s.stack.pop()
        hand_over(s.players[f.victim], s.players[seat], a.cards)
        say(CardsTaken(seat, f.victim, a.cards))


class Merchant(Card[Acting]):
    """The merchant goes to a hex beside an own building (CK-257): a point and a rate (CK-258,
    CK-260).
    """

    action, card, nothing = PlayMerchant, MERCHANT, "merchant-far"

    def actions(self, s: State, f: Acting, seat: int) -> Sequence[PlayMerchant]:
        kept = s.merchant if s.merchant_owner == seat else -1
        return [HEXES[h] for h in touched(s, seat) if h != kept]

    def why(self, s: State, f: Acting, seat: int, a: PlayMerchant) -> str:
        return (
            "merchant-there" if a.hex == s.merchant and s.merchant_owner == seat else "merchant-far"
        )

    def play(self, s: State, f: Acting, seat: int, a: PlayMerchant, say: Say) -> None:
        former, s.merchant, s.merchant_owner = s.merchant_owner, a.hex, seat
        if former >= 0:
            s.players[former].points -= 1
            refresh(s, former)
        s.players[seat].points += 1
        refresh(s, seat)
        say(MerchantMoved(seat, a.hex, former))


class MerchantFleet(Card[Acting]):
    """One kind trades 2:1 with the bank until the turn ends (CK-204)."""

    action, card = PlayMerchantFleet, MERCHANT_FLEET

    def actions(self, s: State, f: Acting, seat: int) -> Sequence[PlayMerchantFleet]:
        return FLEET

    def play(self, s: State, f: Acting, seat: int, a: PlayMerchantFleet, say: Say) -> None:
        f.fleet.append(a.card)
        say(FleetNamed(seat, a.card))


class Monopoly(Card[Acting]):
    """Every opponent gives what it has of one kind, up to a limit (H55)."""

    nothing = "no-such-kind"
    named: ClassVar[tuple[Any, ...]]
    most: ClassVar[int]
    told: ClassVar[type[ResourceGiven | CommodityGiven]]

    def reason(self, s: State, f: Acting, seat: int) -> str:
        return "" if any(s.players[x].cards for x in others(s, seat)) else "hands-empty"

    def actions(self, s: State, f: Acting, seat: int) -> Sequence[Any]:
        return self.named

    def named_by(self, a: Any) -> int:
        return int(a.card)

    def play(self, s: State, f: Acting, seat: int, a: Any, say: Say) -> None:
        for x in others(s, seat):
            n = min(self.most, s.players[x].hand[a.card])
            if n:
                hand_over_one(s.players[x], s.players[seat], a.card, n)
                say(self.told(seat, x, counted(a.card, n)))


class ResourceMonopoly(Monopoly):
    """Up to 2 of a resource from each (CK-206)."""

    action, card = PlayResourceMonopoly, RESOURCE_MONOPOLY
    named, most, told = RESOURCE, 2, ResourceGiven


class TradeMonopoly(Monopoly):
    """Up to 1 of a commodity from each (CK-207)."""

    action, card = PlayTradeMonopoly, TRADE_MONOPOLY
    named, most, told = COMMODITY, 1, CommodityGiven
