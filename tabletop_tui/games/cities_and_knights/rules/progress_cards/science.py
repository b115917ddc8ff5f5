"""The science cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from .....engine import Offer, OneOf, Say, Step, need
from ..build import (
    lay_road,
    may_wall,
    raise_city,
    raise_wall,
    wall_spots,
    why_no_city,
    why_no_road,
    why_no_wall,
)
from ..frames import Acting, Paving, Smithing
from ..knights import promotable, promote, why_no_promotion
from ..longest_road import award
from ..network import others_beside, pieces, road_fits, road_spots, touched, upgradable
from ..news import Harvested, Mined, TokensSwapped
from ..parts import Card, Ready
from ..purse import bill, can_pay, counted, pay, receive
from ..state import State
from ..things import (
    CRANE,
    ENGINEER,
    FIELDS,
    GRAIN,
    INVENTOR,
    IRRIGATION,
    MEDICINE,
    MEDICINE_COST,
    MINING,
    MOUNTAINS,
    ORE,
    ROAD_BUILDING,
    SMITH,
    TOP_LEVEL,
)
from ..victory import crown
from .cards import (
    FreeRoad,
    PlayCrane,
    PlayEngineer,
    PlayInventor,
    PlayIrrigation,
    PlayMedicine,
    PlayMining,
    PlayRoadBuilding,
    PlaySmith,
    PromoteFree,
    StopPromoting,
)

WALLS, CITIES, SWAPS = Ready(PlayEngineer), Ready(PlayMedicine), Ready(PlayInventor)
ROADS, PROMOTIONS = Ready(FreeRoad), Ready(PromoteFree)
FIXED = (2, 6, 8, 12)  # tokens that the Inventor leaves alone


class Crane(Card[Acting]):
    """The next improvement of this turn costs one commodity less (CK-178)."""

    action, card, urban = PlayCrane, CRANE, True
    only = (PlayCrane(),)

    def reason(self, s: State, f: Acting, seat: int) -> str:
        if f.crane or (f.cranes and s.house.crane_per_turn):
            return "crane-already"
        if min(s.players[seat].tracks) >= TOP_LEVEL:
            return "top-level"
        return "" if pieces(s, seat).cities else "no-city"

    def actions(self, s: State, f: Acting, seat: int) -> Sequence[PlayCrane]:
        return self.only

    def play(self, s: State, f: Acting, seat: int, a: PlayCrane, say: Say) -> None:
        f.crane = True
        f.cranes += 1


class Engineer(Card[Acting]):
    """A free wall under an own city (CK-181)."""

    action, card, nothing, urban = PlayEngineer, ENGINEER, "no-wall-place", True

    def reason(self, s: State, f: Acting, seat: int) -> str:
        return "" if s.players[seat].walls else "no-walls-left"

    def actions(self, s: State, f: Acting, seat: int) -> Sequence[PlayEngineer]:
        return [WALLS[n] for n in wall_spots(s, seat)]

    def possible(self, s: State, f: Acting, seat: int) -> bool:
        return may_wall(s, seat)

    def why(self, s: State, f: Acting, seat: int, a: PlayEngineer) -> str:
        return why_no_wall(s, seat, a.node)

    def play(self, s: State, f: Acting, seat: int, a: PlayEngineer, say: Say) -> None:
        raise_wall(s, seat, a.node, say, free=True)


class Inventor(Card[Acting]):
    """Two different tokens, none of them 2, 6, 8 or 12, change places (CK-183, CK-184)."""

    action, card, nothing = PlayInventor, INVENTOR, "no-swap"

    def actions(self, s: State, f: Acting, seat: int) -> Sequence[PlayInventor]:
        loose = [(h, token) for h, token in enumerate(s.tokens) if token and token not in FIXED]
        return [SWAPS[h, x] for h, token in loose for x, other in loose if token != other]

    def possible(self, s: State, f: Acting, seat: int) -> bool:
        return len({0, *FIXED, *s.tokens}) > 2 + len(FIXED)  # two loose ones that differ

    def why(self, s: State, f: Acting, seat: int, a: PlayInventor) -> str:
        if not (0 <= a.hex < len(s.tokens) and 0 <= a.other < len(s.tokens)):
            return "no-swap"
        pair = s.tokens[a.hex], s.tokens[a.other]
        return (
            "fixed-token" if any(not token or token in FIXED for token in pair) else "equal-tokens"
        )

    def play(self, s: State, f: Acting, seat: int, a: PlayInventor, say: Say) -> None:
        s.tokens[a.hex], s.tokens[a.other] = s.tokens[a.other], s.tokens[a.hex]
        now = s.tokens[a.hex], s.tokens[a.other]
        say(TokensSwapped(seat, a.hex, a.other, now, others_beside(s, seat, a.hex, a.other)))


class Harvest(Card[Acting]):
    """2 cards for each such hex that an own building touches, as far as the bank has them (CK-186,
    CK-188).
    """

    terrain: ClassVar[int]
    kind: ClassVar[int]
    told: ClassVar[type[Harvested | Mined]]
    only: ClassVar[tuple[Any, ...]]

    def hexes(self, s: State, seat: int) -> int:
        terrain = s.island.terrain
        return [terrain[h] for h in touched(s, seat)].count(self.terrain)

    def reason(self, s: State, f: Acting, seat: int) -> str:
        return "" if s.bank[self.kind] else "bank-empty"

    def actions(self, s: State, f: Acting, seat: int) -> Sequence[Any]:
        return self.only if self.hexes(s, seat) else ()

    def play(self, s: State, f: Acting, seat: int, a: Any, say: Say) -> None:
        n = receive(s, s.players[seat], self.kind, 2 * self.hexes(s, seat))
        say(self.told(seat, counted(self.kind, n)))


class Irrigation(Harvest):
    """Grain for fields."""

    action, card, nothing = PlayIrrigation, IRRIGATION, "no-fields"
    terrain, kind, told, only = FIELDS, GRAIN, Harvested, (PlayIrrigation(),)


class Mining(Harvest):
    """Ore for mountains."""

    action, card, nothing = PlayMining, MINING, "no-mountains"
    terrain, kind, told, only = MOUNTAINS, ORE, Mined, (PlayMining(),)


class Medicine(Card[Acting]):
    """A city for 2 ore and 1 grain (CK-189)."""

    action, card, cost, nothing = PlayMedicine, MEDICINE, bill(MEDICINE_COST), "no-settlement"

    def reason(self, s: State, f: Acting, seat: int) -> str:
        player = s.players[seat]
        if not can_pay(player, self.cost):
            return "cannot-pay"
        return "no-cities-left" if not player.cities and not upgradable(s, seat) else ""

    def actions(self, s: State, f: Acting, seat: int) -> Sequence[PlayMedicine]:
        return [CITIES[n] for n in upgradable(s, seat)]

    def why(self, s: State, f: Acting, seat: int, a: PlayMedicine) -> str:
        return why_no_city(s, seat, a.node)

    def play(self, s: State, f: Acting, seat: int, a: PlayMedicine, say: Say) -> None:
        pay(s, s.players[seat], self.cost)
        raise_city(s, seat, a.node, say)


class RoadBuilding(Card[Acting]):
    """Two free roads (CK-191)."""

    action, card, nothing = PlayRoadBuilding, ROAD_BUILDING, "no-road-place"
    only = (PlayRoadBuilding(),)

    def reason(self, s: State, f: Acting, seat: int) -> str:
        return "" if s.players[seat].roads else "no-roads-left"

    def actions(self, s: State, f: Acting, seat: int) -> Sequence[PlayRoadBuilding]:
        return self.only if road_spots(s, seat) else ()

    def play(self, s: State, f: Acting, seat: int, a: PlayRoadBuilding, say: Say) -> None:
        s.stack.append(Paving(seat, 2))


class PaveStep(Step[State, Paving]):
    """One road after the other; the second may continue the first, and must be built if it can
    (CK-192, CK-193).
    """

    frame, rule, forced = Paving, "card.road-building", True

    def who(self, s: State, f: Paving) -> tuple[int, ...]:
        return (f.seat,) if f.left and s.players[f.seat].roads and road_spots(s, f.seat) else ()

    def run(self, s: State, f: Paving, say: Say) -> None:
        s.stack.pop()

    def offers(self, s: State, f: Paving, seat: int) -> Iterator[Offer]:
        yield Offer(FreeRoad, OneOf([ROADS[e] for e in road_spots(s, seat)]))

    def check(self, s: State, f: Paving, seat: int, a: Any) -> None:
        need(isinstance(a, FreeRoad), "free-road-first")
        need(road_fits(s, seat, a.edge), why_no_road(s, seat, a.edge))

    def apply(self, s: State, f: Paving, seat: int, a: FreeRoad, say: Say) -> None:
        f.left -= 1
        lay_road(s, seat, a.edge, say, free=True)
        award(s, say)
        crown(s, say)


class Smith(Card[Acting]):
    """One or two knights rise a level for free (CK-194)."""

    action, card, nothing = PlaySmith, SMITH, "no-promotion"
    only = (PlaySmith(),)

    def actions(self, s: State, f: Acting, seat: int) -> Sequence[PlaySmith]:
        return self.only if promotable(s, seat) else ()

    def play(self, s: State, f: Acting, seat: int, a: PlaySmith, say: Say) -> None:
        s.stack.append(Smithing(seat))


class SmithStep(Step[State, Smithing]):
    """At least one promotion, at most two, each legal when it is made (H46)."""

    frame, rule, forced = Smithing, "card.smith", True

    def who(self, s: State, f: Smithing) -> tuple[int, ...]:
        return (f.seat,) if f.done < 2 and promotable(s, f.seat) else ()

    def run(self, s: State, f: Smithing, say: Say) -> None:
        s.stack.pop()

    def offers(self, s: State, f: Smithing, seat: int) -> Iterator[Offer]:
        yield Offer(PromoteFree, OneOf([PROMOTIONS[n] for n in promotable(s, seat)]))
        if f.done:
            yield Offer(StopPromoting, OneOf((StopPromoting(),)))

    def check(self, s: State, f: Smithing, seat: int, a: Any) -> None:
        need(isinstance(a, (PromoteFree, StopPromoting)), "promote-first")
        if isinstance(a, StopPromoting):
            need(f.done, "promote-first")
        else:
            reason = why_no_promotion(s, seat, a.node)
            need(not reason, reason)

    def apply(self, s: State, f: Smithing, seat: int, a: Any, say: Say) -> None:
        if isinstance(a, StopPromoting):
            s.stack.pop()
            return
        f.done += 1
        promote(s, seat, a.node, say, free=True)
