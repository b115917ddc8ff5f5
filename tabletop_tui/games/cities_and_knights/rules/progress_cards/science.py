"""The science deck: each card with its choices, its effect and its events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Literal

from .....engine import Action, Dice, FixedPart, Menu, Part, Place, Say, SingleStep
from .....engine.fast_dataclass import dataclass
from ..actions import AtEdge, AtNode
from ..build import (
    lay_road,
    raise_city,
    raise_wall,
    reason_no_city,
    reason_no_wall,
    why_no_city,
    why_no_road,
    why_no_wall,
)
from ..card_counter import CardCounter
from ..constants import FIELDS, GRAIN, MEDICINE_COST, MOUNTAINS, ORE, SCIENCE, TOP_LEVEL
from ..dice import resolve_roll
from ..events import Gain, NoCardEvent
from ..frames import Acting, Paving, Rolling, Smithing
from ..knights import promotable, promote, why_no_promotion
from ..longest_road import award
from ..network import others_beside, pieces, road_spots, touched, upgradable
from ..parts import ActionCache, OnOwnPiece
from ..payments import bill, counted, pay, receive
from ..state import State
from ..victory import check_victory
from .card import Card, CardPlayed, PlainCard, PointCard

LOOSE = (3, 4, 5, 9, 10, 11)  # tokens that the Inventor may move


@dataclass(slots=True, frozen=True)
class PlayAlchemist(Action):
    """Set the red and the yellow die, and roll."""

    red: int
    yellow: int
    rule: ClassVar[str] = "card.alchemist"
    kind: Literal["play-alchemist"] = "play-alchemist"


class Alchemist(Card[Rolling]):
    """Set the red and the yellow die; the event die is rolled (CK-174)."""

    key, deck, copies, worth = "alchemist", SCIENCE, 2, 0.16
    phase, action = Rolling, PlayAlchemist

    def candidates(self, s: State, f: Rolling, seat: int) -> Sequence[PlayAlchemist]:
        return ALCHEMY

    def offer(self, s: State, f: Rolling, seat: int) -> Dice | None:
        return None if self.reason(s, f, seat) else Dice(ALCHEMY, ("red", "yellow"))

    def why(self, s: State, f: Rolling, seat: int, a: PlayAlchemist) -> str:
        return "" if 1 <= a.red <= 6 and 1 <= a.yellow <= 6 else "no-such-dice"

    def play(self, s: State, f: Rolling, seat: int, a: PlayAlchemist, say: Say) -> None:
        resolve_roll(s, seat, a.red, a.yellow, say)


ALCHEMY = tuple(PlayAlchemist(red, yellow) for red in range(1, 7) for yellow in range(1, 7))


@dataclass(slots=True, frozen=True)
class PlayCrane(Action):
    """Make the next improvement of this turn cheaper."""

    rule: ClassVar[str] = "card.crane"
    kind: Literal["play-crane"] = "play-crane"


class Crane(PlainCard[Acting]):
    """The next improvement of this turn costs one commodity less (CK-178)."""

    key, deck, copies, worth = "crane", SCIENCE, 2, 0.14
    action, urban = PlayCrane, True

    def reason_beside_cost(self, s: State, f: Acting, seat: int) -> str:
        if f.crane or (f.cranes and s.house.crane_per_turn):
            return "crane-already"
        if min(s.players[seat].tracks) >= TOP_LEVEL:
            return "top-level"
        return "" if pieces(s, seat).cities else "no-city"

    def play(self, s: State, f: Acting, seat: int, a: PlayCrane, say: Say) -> None:
        f.crane = True
        f.cranes += 1

    def begins(self, hands: CardCounter, event: CardPlayed) -> None:
        hands.crane = True


@dataclass(slots=True, frozen=True)
class PlayEngineer(AtNode):
    rule: ClassVar[str] = "card.engineer"
    kind: Literal["play-engineer"] = "play-engineer"


class Engineer(OnOwnPiece[Acting], Card[Acting]):
    """Build a free wall under one of the player's cities (CK-181)."""

    key, deck, copies, worth = "engineer", SCIENCE, 1, 0.12
    action, nothing, urban, made = PlayEngineer, "no-wall-place", True, ActionCache(PlayEngineer)
    not_own = "no-wall-place"

    def reason_beside_cost(self, s: State, f: Acting, seat: int) -> str:
        return reason_no_wall(s, seat)

    def own(self, s: State, seat: int) -> Sequence[int]:
        return pieces(s, seat).cities

    def why_piece(self, s: State, seat: int, node: int) -> str:
        return why_no_wall(s, node)

    def play(self, s: State, f: Acting, seat: int, a: PlayEngineer, say: Say) -> None:
        raise_wall(s, seat, a.node, say, free=True)


@dataclass(slots=True, frozen=True)
class PlayInventor(Action):
    """Swap the number tokens of two hexes."""

    hex: int
    other: int
    rule: ClassVar[str] = "card.inventor"
    kind: Literal["play-inventor"] = "play-inventor"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("hex", self.hex), ("hex", self.other))


@dataclass(slots=True, frozen=True)
class TokensSwapped(NoCardEvent):
    """Two number tokens were swapped.

    *tokens* are those now on the two hexes, *seats* the other players with buildings there.
    """

    seat: int
    hex: int
    other: int
    tokens: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()
    rule: ClassVar[str] = "card.inventor"
    kind: Literal["tokens-swapped"] = "tokens-swapped"


class Inventor(Card[Acting]):
    """Swap two different tokens, none of them 2, 6, 8 or 12 (CK-183, CK-184)."""

    key, deck, copies, worth = "inventor", SCIENCE, 2, 0.2
    action, nothing, made = PlayInventor, "no-swap", ActionCache(PlayInventor)

    def candidates(self, s: State, f: Acting, seat: int) -> Sequence[PlayInventor]:
        hexes = range(len(s.tokens))
        return [self.made[h, x] for h in hexes for x in hexes]

    def why(self, s: State, f: Acting, seat: int, a: PlayInventor) -> str:
        if not (0 <= a.hex < len(s.tokens) and 0 <= a.other < len(s.tokens)):
            return "no-swap"
        one, other = s.tokens[a.hex], s.tokens[a.other]
        if one not in LOOSE or other not in LOOSE:
            return "fixed-token"
        return "equal-tokens" if one == other else ""

    def legal(self, s: State, f: Acting, seat: int) -> Sequence[PlayInventor]:
        loose = [(h, token) for h, token in enumerate(s.tokens) if token in LOOSE]
        return [self.made[h, x] for h, token in loose for x, other in loose if token != other]

    def possible(self, s: State, f: Acting, seat: int) -> bool:
        return len({token for token in s.tokens if token in LOOSE}) > 1

    def play(self, s: State, f: Acting, seat: int, a: PlayInventor, say: Say) -> None:
        s.tokens[a.hex], s.tokens[a.other] = s.tokens[a.other], s.tokens[a.hex]
        now = s.tokens[a.hex], s.tokens[a.other]
        say(TokensSwapped(seat, a.hex, a.other, now, others_beside(s, seat, a.hex, a.other)))


class Harvest(PlainCard[Acting]):
    """Take 2 cards per hex of the terrain that the player's buildings touch, while the bank has any
    (CK-186, CK-188).
    """

    terrain: ClassVar[int]
    kind: ClassVar[int]
    told: ClassVar[type[Gain]]

    def hexes(self, s: State, seat: int) -> int:
        terrain = s.island.terrain
        return [terrain[h] for h in touched(s, seat)].count(self.terrain)

    def reason_beside_cost(self, s: State, f: Acting, seat: int) -> str:
        if not s.bank[self.kind]:
            return "bank-empty"
        return "" if self.hexes(s, seat) else self.nothing

    def play(self, s: State, f: Acting, seat: int, a: Any, say: Say) -> None:
        n = receive(s, s.players[seat], self.kind, 2 * self.hexes(s, seat))
        say(self.told(seat, counted(self.kind, n)))


@dataclass(slots=True, frozen=True)
class PlayIrrigation(Action):
    rule: ClassVar[str] = "card.irrigation"
    kind: Literal["play-irrigation"] = "play-irrigation"


@dataclass(slots=True, frozen=True)
class Harvested(Gain):
    """Grain received for Irrigation."""

    rule: ClassVar[str] = "card.irrigation"
    kind: Literal["harvested"] = "harvested"


class Irrigation(Harvest):
    """Grain for fields."""

    key, deck, copies, worth = "irrigation", SCIENCE, 2, 0.2
    action, nothing = PlayIrrigation, "no-fields"
    terrain, kind, told = FIELDS, GRAIN, Harvested


@dataclass(slots=True, frozen=True)
class PlayMedicine(AtNode):
    rule: ClassVar[str] = "card.medicine"
    kind: Literal["play-medicine"] = "play-medicine"


class Medicine(OnOwnPiece[Acting], Card[Acting]):
    """Upgrade a settlement to a city for 2 ore and 1 grain (CK-189)."""

    key, deck, copies, worth = "medicine", SCIENCE, 2, 0.25
    action, cost, nothing = PlayMedicine, bill(MEDICINE_COST), "no-settlement"
    made, not_own = ActionCache(PlayMedicine), "no-settlement"

    def reason_beside_cost(self, s: State, f: Acting, seat: int) -> str:
        return reason_no_city(s, seat)

    def own(self, s: State, seat: int) -> Sequence[int]:
        return upgradable(s, seat)

    def why_piece(self, s: State, seat: int, node: int) -> str:
        return why_no_city(s, seat, node)

    def play(self, s: State, f: Acting, seat: int, a: PlayMedicine, say: Say) -> None:
        pay(s, s.players[seat], self.cost)
        raise_city(s, seat, a.node, say)

    def begins(self, hands: CardCounter, event: CardPlayed) -> None:
        hands.city = MEDICINE_COST


@dataclass(slots=True, frozen=True)
class PlayMining(Action):
    rule: ClassVar[str] = "card.mining"
    kind: Literal["play-mining"] = "play-mining"


@dataclass(slots=True, frozen=True)
class Mined(Gain):
    """Ore received for Mining."""

    rule: ClassVar[str] = "card.mining"
    kind: Literal["mined"] = "mined"


class Mining(Harvest):
    """Ore for mountains."""

    key, deck, copies, worth = "mining", SCIENCE, 2, 0.22
    action, nothing = PlayMining, "no-mountains"
    terrain, kind, told = MOUNTAINS, ORE, Mined


class Printer(PointCard):
    """A point, shown when drawn (CK-169)."""

    key, deck, copies = "printer", SCIENCE, 1


@dataclass(slots=True, frozen=True)
class PlayRoadBuilding(Action):
    """Start building two free roads."""

    rule: ClassVar[str] = "card.road-building"
    kind: Literal["play-road-building"] = "play-road-building"


@dataclass(slots=True, frozen=True)
class FreeRoad(AtEdge):
    """Build a free road."""

    rule: ClassVar[str] = "card.road-building"
    kind: Literal["free-road"] = "free-road"


class RoadBuilding(PlainCard[Acting]):
    """Build two free roads (CK-191)."""

    key, deck, copies, worth = "road-building", SCIENCE, 2, 0.25
    action = PlayRoadBuilding

    def reason_beside_cost(self, s: State, f: Acting, seat: int) -> str:
        if not s.players[seat].roads:
            return "no-roads-left"
        return "" if road_spots(s, seat) else "no-road-place"

    def play(self, s: State, f: Acting, seat: int, a: PlayRoadBuilding, say: Say) -> None:
        s.stack.append(Paving(seat, 2))


class PaveStep(SingleStep[State, Paving]):
    """Roads are built one at a time.

    The second may continue the first, and must be built if possible (CK-192, CK-193).
    """

    frame, rule, forced = Paving, "card.road-building", True
    action, wrong_kind, made = FreeRoad, "free-road-first", ActionCache(FreeRoad)

    def who(self, s: State, f: Paving) -> tuple[int, ...]:
        return (f.seat,) if f.left and s.players[f.seat].roads and road_spots(s, f.seat) else ()

    def run(self, s: State, f: Paving, say: Say) -> None:
        s.stack.pop()

    def candidates(self, s: State, f: Paving, seat: int) -> Sequence[FreeRoad]:
        return [self.made[e] for e in range(len(s.road))]

    def why(self, s: State, f: Paving, seat: int, a: FreeRoad) -> str:
        return why_no_road(s, seat, a.edge)

    def legal(self, s: State, f: Paving, seat: int) -> Sequence[FreeRoad]:
        return [self.made[e] for e in road_spots(s, seat)]

    def apply(self, s: State, f: Paving, seat: int, a: FreeRoad, say: Say) -> None:
        f.left -= 1
        lay_road(s, seat, a.edge, say, free=True)
        award(s, say)
        check_victory(s, say)


@dataclass(slots=True, frozen=True)
class PlaySmith(Action):
    """Start promoting up to two knights."""

    rule: ClassVar[str] = "card.smith"
    kind: Literal["play-smith"] = "play-smith"


@dataclass(slots=True, frozen=True)
class PromoteFree(AtNode):
    """Promote a knight for free."""

    rule: ClassVar[str] = "card.smith"
    kind: Literal["promote-free"] = "promote-free"


@dataclass(slots=True, frozen=True)
class StopPromoting(Action):
    """Stop after one knight."""

    rule: ClassVar[str] = "card.smith"
    kind: Literal["stop-promoting"] = "stop-promoting"


class Smith(PlainCard[Acting]):
    """Promote one or two knights for free (CK-194)."""

    key, deck, copies, worth = "smith", SCIENCE, 2, 0.15
    action = PlaySmith

    def reason_beside_cost(self, s: State, f: Acting, seat: int) -> str:
        return "" if promotable(s, seat) else "no-promotion"

    def play(self, s: State, f: Acting, seat: int, a: PlaySmith, say: Say) -> None:
        s.stack.append(Smithing(seat))


class Promoting(Part[State, Smithing]):
    """Promote a knight; each promotion must be legal when made."""

    action, made = PromoteFree, ActionCache(PromoteFree)

    def candidates(self, s: State, f: Smithing, seat: int) -> Sequence[PromoteFree]:
        return [self.made[n] for n in pieces(s, seat).knights]

    def why(self, s: State, f: Smithing, seat: int, a: PromoteFree) -> str:
        if a.node not in pieces(s, seat).knights:
            return "no-own-knight"
        return why_no_promotion(s, seat, a.node)

    def apply(self, s: State, f: Smithing, seat: int, a: PromoteFree, say: Say) -> None:
        f.done += 1
        promote(s, seat, a.node, say, free=True)


class NoMore(FixedPart[State, Smithing]):
    """Stop after one knight."""

    action, hidden = StopPromoting, True

    def reason(self, s: State, f: Smithing, seat: int) -> str:
        return "" if f.done else "promote-first"

    def apply(self, s: State, f: Smithing, seat: int, a: StopPromoting, say: Say) -> None:
        s.stack.pop()


class SmithStep(Menu[State, Smithing]):
    """One or two promotions, each legal when made (H46)."""

    frame, rule, forced = Smithing, "card.smith", True
    parts, wrong_kind = (Promoting(), NoMore()), "promote-first"

    def who(self, s: State, f: Smithing) -> tuple[int, ...]:
        return (f.seat,) if f.done < 2 and promotable(s, f.seat) else ()

    def run(self, s: State, f: Smithing, say: Say) -> None:
        s.stack.pop()
