"""The politics deck: each card with its choices, its effect and its events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, Literal

from .....engine import Action, FixedPart, Menu, Part, Place, Say, SingleStep
from .....engine.fast_dataclass import dataclass
from ..actions import AtEdge, AtHex, AtNode
from ..build import lay_road, why_no_road
from ..card_counter import CardCounter
from ..constants import BASIC, EACH_KNIGHT, HIDDEN, KNIGHTS, POLITICS, Counts, Progress
from ..events import CardEvent, Loss, NoCardEvent, RobberMoved
from ..frames import Acting, Deserting, Enlisting, Gifting, Rebuilding, Sabotaging, Spying
from ..knights import activate, displace, place_knight, relocate, remove_knight, why_no_knight
from ..longest_road import award, measure
from ..network import knight_spots, knights, others_beside, road_spots, roadside
from ..parts import ActionCache, ChooseCardsStep, others
from ..payments import return_cards, transfer
from ..robber import steal, victims, why_not_there
from ..state import State, owing
from ..victory import check_victory
from .card import Card, PlainCard, PointCard


@dataclass(slots=True, frozen=True)
class PlayBishop(AtHex):
    """Move the robber and steal from every opponent there."""

    rule: ClassVar[str] = "card.bishop"
    kind: Literal["play-bishop"] = "play-bishop"


class Bishop(Card[Acting]):
    """Move the robber; each opponent at its new hex loses a random card (CK-209, CK-210)."""

    key, deck, copies, worth = "bishop", POLITICS, 2, 0.2
    action, nothing, made = PlayBishop, "robber-stays", ActionCache(PlayBishop)

    def reason_beside_cost(self, s: State, f: Acting, seat: int) -> str:
        return "" if s.robber_free else "robber-locked"

    def candidates(self, s: State, f: Acting, seat: int) -> Sequence[PlayBishop]:
        return [self.made[h] for h in range(len(s.tokens))]

    def why(self, s: State, f: Acting, seat: int, a: PlayBishop) -> str:
        if not 0 <= a.hex < len(s.tokens):
            return "no-place"
        return why_not_there(s, a.hex, numbered=False)

    def play(self, s: State, f: Acting, seat: int, a: PlayBishop, say: Say) -> None:
        s.robber = a.hex
        say(RobberMoved(seat, a.hex, others_beside(s, seat, a.hex)))
        for victim in victims(s, seat):
            steal(s, seat, victim, say)


class Constitution(PointCard):
    """A point, shown when drawn (CK-169)."""

    key, deck, copies = "constitution", POLITICS, 1


@dataclass(slots=True, frozen=True)
class PlayDeserter(Action):
    """Make a player remove a knight."""

    victim: int
    rule: ClassVar[str] = "card.deserter"
    kind: Literal["play-deserter"] = "play-deserter"


@dataclass(slots=True, frozen=True)
class RemoveKnight(AtNode):
    """Remove one of the player's knights."""

    rule: ClassVar[str] = "card.deserter"
    kind: Literal["remove-knight"] = "remove-knight"


@dataclass(slots=True, frozen=True)
class EnlistKnight(Action):
    """Place a knight of a level for free."""

    node: int
    level: int
    rule: ClassVar[str] = "card.deserter"
    kind: Literal["enlist-knight"] = "enlist-knight"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("node", self.node),)


@dataclass(slots=True, frozen=True)
class DeclineKnight(Action):
    """Place no knight."""

    rule: ClassVar[str] = "card.deserter"
    kind: Literal["decline-knight"] = "decline-knight"


@dataclass(slots=True, frozen=True)
class KnightRemoved(NoCardEvent):
    """A knight deserts."""

    seat: int
    node: int
    level: int
    rule: ClassVar[str] = "card.deserter"
    kind: Literal["knight-removed"] = "knight-removed"


@dataclass(slots=True, frozen=True)
class KnightEnlisted(NoCardEvent):
    """A free knight is placed."""

    seat: int
    node: int
    level: int
    active: bool = False
    rule: ClassVar[str] = "card.deserter"
    kind: Literal["knight-enlisted"] = "knight-enlisted"


class Deserter(Card[Acting]):
    """An opponent removes a knight of their choice, and the player may place one
    (CK-211, CK-213).
    """

    key, deck, copies, worth = "deserter", POLITICS, 2, 0.25
    action, nothing, made = PlayDeserter, "no-opposing-knight", ActionCache(PlayDeserter)

    def candidates(self, s: State, f: Acting, seat: int) -> Sequence[PlayDeserter]:
        return [self.made[x] for x in others(s, seat)]

    def why(self, s: State, f: Acting, seat: int, a: PlayDeserter) -> str:
        if a.victim not in others(s, seat):
            return "no-opposing-knight"
        all_ = sum(s.players[a.victim].knights) == 3 * EACH_KNIGHT  # in supply
        return "no-opposing-knight" if all_ else ""

    def play(self, s: State, f: Acting, seat: int, a: PlayDeserter, say: Say) -> None:
        s.stack.append(Deserting(a.victim, seat))


class DesertStep(SingleStep[State, Deserting]):
    """The victim chooses which knight leaves."""

    frame, rule, forced = Deserting, "card.deserter", True
    action, wrong_kind, made = RemoveKnight, "remove-first", ActionCache(RemoveKnight)

    def candidates(self, s: State, f: Deserting, seat: int) -> Sequence[RemoveKnight]:
        return [self.made[n] for n in knights(s, seat)]

    def why(self, s: State, f: Deserting, seat: int, a: RemoveKnight) -> str:
        return "" if a.node in knights(s, seat) else "no-own-knight"

    def apply(self, s: State, f: Deserting, seat: int, a: RemoveKnight, say: Say) -> None:
        piece, active = s.piece[a.node], s.active[a.node]
        s.players[seat].knights[piece - BASIC] += 1
        remove_knight(s, a.node)
        s.stack[-1] = Enlisting(f.by, piece, active)
        say(KnightRemoved(seat, a.node, piece - KNIGHTS))


class Enlist(Part[State, Enlisting]):
    """Place a knight of up to the removed level."""

    action, made = EnlistKnight, ActionCache(EnlistKnight)

    def candidates(self, s: State, f: Enlisting, seat: int) -> Sequence[EnlistKnight]:
        levels = range(f.piece - KNIGHTS, 0, -1)
        return [self.made[n, level] for n in knight_spots(s, seat) for level in levels]

    def why(self, s: State, f: Enlisting, seat: int, a: EnlistKnight) -> str:
        if not 1 <= a.level <= f.piece - KNIGHTS:
            return "level-too-high"
        if not s.players[seat].knights[a.level - 1]:
            return "no-piece-of-level"
        return why_no_knight(s, seat, a.node)

    def apply(self, s: State, f: Enlisting, seat: int, a: EnlistKnight, say: Say) -> None:
        s.stack.pop()
        s.players[seat].knights[a.level - 1] -= 1
        place_knight(s, seat, a.node, KNIGHTS + a.level, active=f.active)
        say(KnightEnlisted(seat, a.node, a.level, f.active))
        settle(s, say)


class Decline(FixedPart[State, Enlisting]):
    """Place no knight."""

    action = DeclineKnight

    def apply(self, s: State, f: Enlisting, seat: int, a: DeclineKnight, say: Say) -> None:
        s.stack.pop()
        settle(s, say)


class EnlistStep(Menu[State, Enlisting]):
    """The player may place a knight of up to the removed level.

    It is active if the removed one was (CK-213, CK-214, H60). Longest Road is settled only
    afterwards (H79).
    """

    frame, rule = Enlisting, "card.deserter"
    parts, wrong_kind = (Enlist(), Decline()), "enlist-first"

    def who(self, s: State, f: Enlisting) -> tuple[int, ...]:
        return (f.seat,) if self.parts[0].possible(s, f, f.seat) else ()

    def run(self, s: State, f: Enlisting, say: Say) -> None:
        s.stack.pop()
        settle(s, say)


def settle(s: State, say: Say) -> None:
    """Settle Longest Road, which may decide the game."""
    award(s, say)
    check_victory(s, say)


@dataclass(slots=True, frozen=True)
class PlayDiplomat(AtEdge):
    rule: ClassVar[str] = "card.diplomat"
    kind: Literal["play-diplomat"] = "play-diplomat"


@dataclass(slots=True, frozen=True)
class RebuildRoad(AtEdge):
    """Rebuild the removed road here."""

    rule: ClassVar[str] = "card.diplomat"
    kind: Literal["rebuild-road"] = "rebuild-road"


@dataclass(slots=True, frozen=True)
class KeepRoad(Action):
    """Return the removed road to supply."""

    rule: ClassVar[str] = "card.diplomat"
    kind: Literal["keep-road"] = "keep-road"


@dataclass(slots=True, frozen=True)
class RoadRemoved(NoCardEvent):
    """An open road was removed."""

    seat: int
    owner: int
    edge: int
    rule: ClassVar[str] = "card.diplomat"
    kind: Literal["road-removed"] = "road-removed"


def why_not_open(s: State, edge: int) -> str:
    """Return why this road may not be removed.

    One of its ends must touch nothing else of its owner's (CK-218), and no knight may be stranded
    (CK-221).
    """
    if not 0 <= edge < len(s.road) or s.road[edge] < 0:
        return "no-road-there"
    board, seat = s.island.board, s.road[edge]
    free = strands = False
    for n in board.edge_nodes[edge]:
        alone = not any(s.road[e] == seat for e in board.node_edges[n] if e != edge)
        if alone and s.owner[n] != seat:
            free = True
        elif alone and s.piece[n] > KNIGHTS:
            strands = True
    return "road-not-open" if not free else "strands-knight" if strands else ""


class Diplomat(Card[Acting]):
    """Remove an open road of any player (CK-217)."""

    key, deck, copies, worth = "diplomat", POLITICS, 2, 0.15
    action, nothing, made = PlayDiplomat, "no-open-road", ActionCache(PlayDiplomat)

    def candidates(self, s: State, f: Acting, seat: int) -> Sequence[PlayDiplomat]:
        return [self.made[e] for e, owner in enumerate(s.road) if owner >= 0]

    def why(self, s: State, f: Acting, seat: int, a: PlayDiplomat) -> str:
        return why_not_open(s, a.edge)

    def play(self, s: State, f: Acting, seat: int, a: PlayDiplomat, say: Say) -> None:
        owner = s.road[a.edge]
        s.road[a.edge] = -1
        s.players[owner].roads += 1
        measure(s, owner)
        say(RoadRemoved(seat, owner, a.edge))
        if owner == seat:
            s.stack.append(Rebuilding(seat, a.edge))
        else:
            award(s, say)


class Rebuild(Part[State, Rebuilding]):
    """Rebuild the road on any other edge that is legal now."""

    action, hidden, made = RebuildRoad, True, ActionCache(RebuildRoad)

    def candidates(self, s: State, f: Rebuilding, seat: int) -> Sequence[RebuildRoad]:
        return [self.made[e] for e in road_spots(s, seat)]

    def why(self, s: State, f: Rebuilding, seat: int, a: RebuildRoad) -> str:
        return "same-edge" if a.edge == f.edge else why_no_road(s, seat, a.edge)

    def apply(self, s: State, f: Rebuilding, seat: int, a: RebuildRoad, say: Say) -> None:
        s.stack.pop()
        lay_road(s, seat, a.edge, say, free=True)
        settle(s, say)


class Keep(FixedPart[State, Rebuilding]):
    """Return the road to supply."""

    action = KeepRoad

    def apply(self, s: State, f: Rebuilding, seat: int, a: KeepRoad, say: Say) -> None:
        s.stack.pop()
        settle(s, say)


class RebuildStep(Menu[State, Rebuilding]):
    """A player who removed a road of their own may rebuild it (CK-220); then the award
    is settled.
    """

    frame, rule, forced = Rebuilding, "card.diplomat", True
    parts, wrong_kind = (Rebuild(), Keep()), "rebuild-first"


@dataclass(slots=True, frozen=True)
class PlayIntrigue(AtNode):
    """Displace an opposing knight beside one of the player's roads."""

    rule: ClassVar[str] = "card.intrigue"
    kind: Literal["play-intrigue"] = "play-intrigue"


@dataclass(slots=True, frozen=True)
class KnightIntrigued(NoCardEvent):
    """A knight was displaced by intrigue."""

    seat: int
    victim: int
    node: int
    rule: ClassVar[str] = "card.intrigue"
    kind: Literal["knight-intrigued"] = "knight-intrigued"


class Intrigue(Card[Acting]):
    """Displace an opposing knight beside one of the player's roads (CK-223)."""

    key, deck, copies, worth = "intrigue", POLITICS, 2, 0.08
    action, nothing, made = PlayIntrigue, "no-knight-beside", ActionCache(PlayIntrigue)

    def candidates(self, s: State, f: Acting, seat: int) -> Sequence[PlayIntrigue]:
        return [self.made[n] for n in roadside(s, seat)]

    def why(self, s: State, f: Acting, seat: int, a: PlayIntrigue) -> str:
        if not 0 <= a.node < len(s.owner) or s.owner[a.node] in (-1, seat):
            return "no-knight-beside"
        beside = s.piece[a.node] > KNIGHTS and a.node in roadside(s, seat)
        return "" if beside else "no-knight-beside"

    def play(self, s: State, f: Acting, seat: int, a: PlayIntrigue, say: Say) -> None:
        say(KnightIntrigued(seat, s.owner[a.node], a.node))
        relocate(s, displace(s, a.node), say)


@dataclass(slots=True, frozen=True)
class PlaySaboteur(Action):
    """Make the leaders discard half of their cards."""

    rule: ClassVar[str] = "card.saboteur"
    kind: Literal["play-saboteur"] = "play-saboteur"


@dataclass(slots=True, frozen=True)
class Forfeit(Action):
    """Discard these cards to the bank."""

    cards: Counts
    rule: ClassVar[str] = "card.saboteur"
    kind: Literal["forfeit"] = "forfeit"


@dataclass(slots=True, frozen=True)
class Forfeited(Loss):
    """Cards discarded for Saboteur."""

    rule: ClassVar[str] = "card.saboteur"
    kind: Literal["forfeited"] = "forfeited"


def sabotaged(s: State, seat: int) -> list[int]:
    """Return by seat half the cards of each opponent with at least as many points
    (CK-225, CK-227).
    """
    own = s.players[seat].points
    return [
        player.cards // 2 if x != seat and player.points >= own else 0
        for x, player in enumerate(s.players)
    ]


class Saboteur(PlainCard[Acting]):
    """The leaders discard half of their cards, regardless of walls (CK-225, CK-226)."""

    key, deck, copies, worth = "saboteur", POLITICS, 2, 0.18
    action = PlaySaboteur

    def reason_beside_cost(self, s: State, f: Acting, seat: int) -> str:
        return "" if any(sabotaged(s, seat)) else "nobody-loses"

    def play(self, s: State, f: Acting, seat: int, a: PlaySaboteur, say: Say) -> None:
        s.stack.append(Sabotaging(sabotaged(s, seat)))


class SabotageStep(ChooseCardsStep[Sabotaging]):
    """Each affected player chooses what to discard, in any order."""

    frame, rule, forced, lost = Sabotaging, "card.saboteur", True, True
    action, wrong_kind = Forfeit, "discard-first"

    def who(self, s: State, f: Sabotaging) -> tuple[int, ...]:
        return owing(s, f.owed)

    def owed(self, s: State, f: Sabotaging, seat: int) -> int:
        return f.owed[seat]

    def apply(self, s: State, f: Sabotaging, seat: int, a: Forfeit, say: Say) -> None:
        return_cards(s, s.players[seat], a.cards)
        say(Forfeited(seat, a.cards))
        f.owed[seat] = 0
        if not any(f.owed):
            s.stack.pop()


@dataclass(slots=True, frozen=True)
class PlaySpy(Action):
    """Look at the progress cards of a player."""

    victim: int
    rule: ClassVar[str] = "card.spy"
    kind: Literal["play-spy"] = "play-spy"


@dataclass(slots=True, frozen=True)
class TakeProgress(Action):
    """Take this progress card."""

    card: Progress
    rule: ClassVar[str] = "card.spy"
    kind: Literal["take-progress"] = "take-progress"


@dataclass(slots=True, frozen=True)
class LeaveProgress(Action):
    """Take no card."""

    rule: ClassVar[str] = "card.spy"
    kind: Literal["leave-progress"] = "leave-progress"


@dataclass(slots=True, frozen=True)
class ProgressSeen(NoCardEvent):
    """*seat* has seen the progress cards of *victim*."""

    seat: int
    victim: int
    rule: ClassVar[str] = "card.spy"
    reveals: ClassVar[bool] = True
    kind: Literal["progress-seen"] = "progress-seen"


@dataclass(slots=True, frozen=True)
class ProgressTaken(NoCardEvent):
    """A progress card was taken. Only the two players know which."""

    seat: int
    victim: int
    card: Progress
    rule: ClassVar[str] = "card.spy"
    kind: Literal["progress-taken"] = "progress-taken"

    def seen_by(self, seat: int) -> ProgressTaken:
        return self if seat in (self.seat, self.victim) else replace(self, card=HIDDEN)


class Spy(Card[Acting]):
    """See a player's progress cards and take one (CK-228)."""

    key, deck, copies, worth = "spy", POLITICS, 3, 0.15
    action, nothing, made, tells = PlaySpy, "no-progress-to-see", ActionCache(PlaySpy), True

    def candidates(self, s: State, f: Acting, seat: int) -> Sequence[PlaySpy]:
        return [self.made[x] for x in others(s, seat)]

    def why(self, s: State, f: Acting, seat: int, a: PlaySpy) -> str:
        held = a.victim in others(s, seat) and s.players[a.victim].progress
        return "" if held else "no-progress-to-see"

    def play(self, s: State, f: Acting, seat: int, a: PlaySpy, say: Say) -> None:
        say(ProgressSeen(seat, a.victim))
        s.stack.append(Spying(seat, a.victim))


class TakeOne(Part[State, Spying]):
    """Take one of the cards seen."""

    action, made = TakeProgress, ActionCache(TakeProgress)

    def candidates(self, s: State, f: Spying, seat: int) -> Sequence[TakeProgress]:
        return [self.made[card] for card in sorted(set(s.players[f.victim].progress))]

    def why(self, s: State, f: Spying, seat: int, a: TakeProgress) -> str:
        return "" if a.card in s.players[f.victim].progress else "card-not-there"

    def apply(self, s: State, f: Spying, seat: int, a: TakeProgress, say: Say) -> None:
        s.stack.pop()
        s.players[f.victim].progress.remove(a.card)
        s.players[seat].progress.append(a.card)
        say(ProgressTaken(seat, f.victim, a.card))


class LeaveAll(FixedPart[State, Spying]):
    """Take none, if the table's options allow it."""

    action, hidden = LeaveProgress, True

    def reason(self, s: State, f: Spying, seat: int) -> str:
        return "" if s.house.spy_may_decline else "spy-first"

    def apply(self, s: State, f: Spying, seat: int, a: LeaveProgress, say: Say) -> None:
        s.stack.pop()


class SpyStep(Menu[State, Spying]):
    """One card must be taken (D17), unless the table's options allow taking none."""

    frame, rule, forced = Spying, "card.spy", True
    parts, wrong_kind = (TakeOne(), LeaveAll()), "spy-first"


@dataclass(slots=True, frozen=True)
class PlayWarlord(Action):
    """Activate all knights."""

    rule: ClassVar[str] = "card.warlord"
    kind: Literal["play-warlord"] = "play-warlord"


class Warlord(PlainCard[Acting]):
    """All knights of the player become active, but cannot act this turn (CK-231, CK-232)."""

    key, deck, copies, worth = "warlord", POLITICS, 2, 0.2
    action = PlayWarlord

    def reason_beside_cost(self, s: State, f: Acting, seat: int) -> str:
        return "no-idle-knight" if all(s.active[n] for n in knights(s, seat)) else ""

    def play(self, s: State, f: Acting, seat: int, a: PlayWarlord, say: Say) -> None:
        for n in knights(s, seat):
            if not s.active[n]:
                activate(s, seat, n, say, free=True)


@dataclass(slots=True, frozen=True)
class PlayWedding(Action):
    """Make players with more points give two cards."""

    rule: ClassVar[str] = "card.wedding"
    kind: Literal["play-wedding"] = "play-wedding"


@dataclass(slots=True, frozen=True)
class GiveGift(Action):
    """Give these cards."""

    cards: Counts
    rule: ClassVar[str] = "card.wedding"
    kind: Literal["give-gift"] = "give-gift"


@dataclass(slots=True, frozen=True)
class Gifted(CardEvent):
    """Cards were given for Wedding. Only the two players know which."""

    seat: int
    to: int
    cards: Counts
    rule: ClassVar[str] = "card.wedding"
    reveals: ClassVar[bool] = True
    kind: Literal["gifted"] = "gifted"

    def seen_by(self, seat: int) -> Gifted:
        return (
            self
            if seat in (self.seat, self.to)
            else replace(self, cards=(HIDDEN,) * sum(self.cards))
        )

    def count(self, hands: CardCounter) -> None:
        hands.handed(self.seat, self.to, self.cards)


def invited(s: State, seat: int) -> list[int]:
    """Return by seat the gift of each opponent with more points: two cards, or all they have
    (CK-227, CK-234).
    """
    own = s.players[seat].points
    return [min(2, player.cards) if player.points > own else 0 for player in s.players]


class Wedding(PlainCard[Acting]):
    """Players with more points give two cards of their choice (CK-233)."""

    key, deck, copies, worth = "wedding", POLITICS, 2, 0.2
    action, tells = PlayWedding, True

    def reason_beside_cost(self, s: State, f: Acting, seat: int) -> str:
        return "" if any(invited(s, seat)) else "nobody-loses"

    def play(self, s: State, f: Acting, seat: int, a: PlayWedding, say: Say) -> None:
        s.stack.append(Gifting(seat, invited(s, seat)))


class GiftStep(ChooseCardsStep[Gifting]):
    """Each affected player chooses the gift, in any order."""

    frame, rule, forced, lost = Gifting, "card.wedding", True, True
    action, wrong_kind = GiveGift, "gift-first"

    def who(self, s: State, f: Gifting) -> tuple[int, ...]:
        return owing(s, f.owed)

    def owed(self, s: State, f: Gifting, seat: int) -> int:
        return f.owed[seat]

    def apply(self, s: State, f: Gifting, seat: int, a: GiveGift, say: Say) -> None:
        transfer(s.players[seat], s.players[f.to], a.cards)
        say(Gifted(seat, f.to, a.cards))
        f.owed[seat] = 0
        if not any(f.owed):
            s.stack.pop()
