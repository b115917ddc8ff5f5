"""Production, gold and the Aqueduct; on a seven, discards and the robber instead."""

from __future__ import annotations

from collections.abc import Sequence
from operator import gt

from ....engine import FixedPart, Menu, Part, Say, Step
from .actions import DeclineResource, TakeGold, TakeResource
from .constants import (
    CITY,
    DESERT,
    GOLD,
    KINDS,
    RESOURCES,
    SCIENCE,
    SECOND,
    TIPPED,
    Counts,
)
from .events import (
    GoldTaken,
    Produced,
    RanShort,
    ResourceDeclined,
    ResourceTaken,
    RobberStayed,
)
from .frames import Discarding, Producing, Prospecting, Robbing, Tapping
from .parts import ActionCache, ChooseCardsStep
from .payments import receive, receive_all
from .state import State, turn_order

RESOURCE = ActionCache(TakeResource)


class ProduceStep(Step[State, Producing]):
    """Resolve the number rolled, after the event die (CK-027)."""

    frame, rule = Producing, "production"

    def who(self, s: State, f: Producing) -> tuple[int, ...]:
        return ()

    def run(self, s: State, f: Producing, say: Say) -> None:
        s.stack.pop()
        if f.total == 7:
            self.strike(s, say)
        else:
            self.pay_out(s, f.total, say)

    def strike(self, s: State, say: Say) -> None:
        """Make hands over the limit discard half (CK-115), then move the robber unless it is locked
        (CK-121).
        """
        owed = [player.cards // 2 if player.cards > player.limit else 0 for player in s.players]
        if s.robber_free:
            s.stack.append(Robbing(s.turn))
        else:
            say(RobberStayed())
        if any(owed):
            s.stack.append(Discarding(owed))

    def pay_out(self, s: State, total: int, say: Say) -> None:
        claims, gold = self.claims(s, total)
        if claims:
            self.ration(s, claims, say)
        order, dry = turn_order(s), []
        for seat in order:
            player, got = s.players[seat], claims.get(seat)
            if got is not None and any(got):
                receive_all(s, player, got)
                say(Produced(seat, tuple(got)))
            elif player.tracks[SCIENCE] >= 3 and seat not in gold:
                dry.append(seat)
        if dry:
            s.stack.append(Tapping(dry))
        if gold:
            s.stack.append(Prospecting([(seat, gold[seat]) for seat in order if seat in gold]))

    def ration(self, s: State, claims: dict[int, list[int]], say: Say) -> None:
        """Reduce claims that the bank cannot pay: a single claimant gets the rest, several get
        nothing (CK-039, CK-040).
        """
        wanted = [*map(sum, zip(*claims.values(), strict=True))]
        if True not in map(gt, wanted, s.bank):
            return
        for kind, left in enumerate(s.bank):
            if wanted[kind] > left:
                claimants = [claim for claim in claims.values() if claim[kind]]
                paid = left if len(claimants) == 1 else 0
                say(RanShort(kind, paid))
                for claim in claimants:
                    claim[kind] = paid

    def claims(self, s: State, total: int) -> tuple[dict[int, list[int]], dict[int, int]]:
        """Return, by seat, the cards of each kind the number produces and the number of cards for
        gold.
        """
        claims: dict[int, list[int]] = {}
        gold: dict[int, int] = {}
        board, owner, piece = s.island.board, s.owner, s.piece
        hex = -1
        for _ in range(s.tokens.count(total)):  # only a few hexes match
            hex = s.tokens.index(total, hex + 1)
            if hex == s.robber:
                continue
            terrain = s.island.terrain[hex]
            for n in board.hex_nodes[hex]:
                seat = owner[n]
                if seat < 0:
                    continue
                here = piece[n]
                if here > TIPPED:
                    continue
                if terrain == GOLD:
                    gold[seat] = gold.get(seat, 0) + (2 if here == CITY else 1)
                elif terrain < DESERT:
                    claim = claims.get(seat)
                    if claim is None:
                        claim = claims[seat] = [0] * len(KINDS)
                    claim[terrain] += 1
                    if here == CITY:
                        claim[SECOND[terrain]] += 1
        return claims, gold


def in_bank(s: State) -> Counts:
    """Return the resources in the bank, with 0 for commodities."""
    return (*s.bank[:RESOURCES], 0, 0, 0)


class ProspectStep(ChooseCardsStep[Prospecting]):
    """Players choose resources for gold, never commodities, in turn order (CK-049, H32)."""

    frame, rule, forced, action = Prospecting, "production.gold", True, TakeGold

    def who(self, s: State, f: Prospecting) -> tuple[int, ...]:
        return (f.todo[0][0],) if f.todo and any(in_bank(s)) else ()

    def run(self, s: State, f: Prospecting, say: Say) -> None:
        s.stack.pop()

    def available(self, s: State, f: Prospecting, seat: int) -> Counts:
        return in_bank(s)

    def owed(self, s: State, f: Prospecting, seat: int) -> int:
        return min(f.todo[0][1], sum(in_bank(s)))

    def why(self, s: State, f: Prospecting, seat: int, a: TakeGold) -> str:
        return "gold-resources-only" if any(a.cards[RESOURCES:]) else super().why(s, f, seat, a)

    def apply(self, s: State, f: Prospecting, seat: int, a: TakeGold, say: Say) -> None:
        for kind, n in enumerate(a.cards):
            receive(s, s.players[seat], kind, n)
        say(GoldTaken(seat, a.cards))
        f.todo.pop(0)


class Tap(Part[State, Tapping]):
    """Take a resource the bank has."""

    action = TakeResource

    def candidates(self, s: State, f: Tapping, seat: int) -> Sequence[TakeResource]:
        return [RESOURCE[kind] for kind in range(RESOURCES)]

    def why(self, s: State, f: Tapping, seat: int, a: TakeResource) -> str:
        if not 0 <= a.card < RESOURCES:
            return "aqueduct-resources-only"
        return "" if s.bank[a.card] else "bank-empty"

    def apply(self, s: State, f: Tapping, seat: int, a: TakeResource, say: Say) -> None:
        f.todo.pop(0)
        receive(s, s.players[seat], a.card, 1)
        say(ResourceTaken(seat, a.card))


class Decline(FixedPart[State, Tapping]):
    """Take none."""

    action = DeclineResource

    def apply(self, s: State, f: Tapping, seat: int, a: DeclineResource, say: Say) -> None:
        f.todo.pop(0)
        say(ResourceDeclined(seat))


class TapStep(Menu[State, Tapping]):
    """Players who received nothing may take a resource with the Aqueduct, in turn order (CK-042,
    CK-048).
    """

    frame, rule = Tapping, "production.aqueduct"
    parts = (Tap(), Decline())

    def who(self, s: State, f: Tapping) -> tuple[int, ...]:
        return (f.todo[0],) if f.todo and any(in_bank(s)) else ()

    def run(self, s: State, f: Tapping, say: Say) -> None:
        s.stack.pop()
