"""Who may win in their next turn: the chance that a seat reaches the goal, by the cards it holds,
those that the dice will bring, and the next landing of the barbarians.

Its progress cards count where they pay for a purchase: in a sampled world a seat holds such as it
may hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from operator import add

from ..rules.constants import (
    CITY,
    CITY_COST,
    KINDS,
    MEDICINE_COST,
    NONE,
    PAPER,
    PIPS,
    RESOURCES,
    ROAD,
    ROAD_AWARD,
    SCIENCE,
    SECOND,
    SETTLEMENT_COST,
    SETTLEMENTS,
    TIPPED,
    TOP_LEVEL,
)
from ..rules.frames import Acting
from ..rules.longest_road import trail
from ..rules.network import (
    cached_on,
    far_enough,
    plain_cities,
    positions_of,
    road_spots,
    touched,
)
from ..rules.progress_cards.science import (
    Crane,
    Irrigation,
    Medicine,
    Mining,
    RoadBuilding,
)
from ..rules.progress_cards.trade import Merchant
from ..rules.state import State
from .board import room
from .knights import armies, landing_chance, rolls

REACH = 4
"""Points short of the goal from which nobody wins in one turn."""
TOGETHER = 3
"""Purchases in one turn that are thought of together."""
FREE = 4
"""The level that brings a metropolis."""
AQUEDUCT = 3
"""The level of science from which a roll that brings nothing brings a resource of choice."""
HARVESTS = (Irrigation, Mining)
EACH = 2  # cards that these bring for a hex
SEVEN, ALL = 7, 36
NOTHING = (0,) * (len(KINDS) + 1)
CHOSEN = (*NOTHING[1:], 1)

Ints = tuple[int, ...]
Gain = tuple[int, Ints]
"""The points of a purchase, and what it costs by kind of card."""
Harvest = tuple[int, Ints]
"""The ways to roll it, and the cards it brings by kind; those of choice come last."""


def winning(s: State, seat: int) -> float:
    """Return the chance that a seat wins in its next turn, or in the rest of its present one, if
    nobody holds it back.
    """
    player = s.players[seat]
    short = s.house.points - player.points
    if short > REACH or not s.stack:
        return 0.0
    if Merchant.number in player.progress and s.merchant_owner != seat:
        short -= 1
    if short <= 0:
        return 1.0
    acting = isinstance(s.stack[0], Acting) and s.turn == seat
    left = 0 if acting else rolls(s, seat)
    hand, rates, brings = with_harvests(s, seat), tuple(player.rates), harvests(s, seat)
    crane = has_crane(s, seat)

    def chance(purchases: tuple[Gain, ...]) -> float:
        costs, exposed = ways_to(short, purchases, crane), player.cards > player.limit
        return _chance(hand, rates, costs, brings, exposed, left)

    paid = chance(sure := gains(s, seat))
    if paid < 1.0 and (road := road_gains(s, seat)):
        more = chance(sure + road)
        if more > paid and extends(s, seat):  # asked last, as it takes longest
            paid = more
    if short == 1 and left and paid < 1.0 and defends(s, seat):
        paid = 1.0 - (1.0 - paid) * (1.0 - landing_chance(s.ship, left))
    return paid


def can_win(s: State, seat: int) -> bool:
    """Return whether a seat can win in the rest of its present turn with its cards and the bank,
    which is taken to have all that is needed. While an action is under way it may always.
    """
    f = s.stack[0]
    if not isinstance(f, Acting) or s.turn != seat:
        return False
    if s.players[seat].points < s.house.points - REACH:
        return False
    return s.stack[-1] is not f or winning(s, seat) == 1.0


def can_win_with(s: State, seat: int, hand: Sequence[int], rates: Sequence[int]) -> bool:
    """Return whether a hand pays, at some rates of the bank, for purchases that win at once."""
    short = s.house.points - s.players[seat].points
    if short > REACH:
        return False
    costs = ways_to(short, gains(s, seat) + road_gains(s, seat), has_crane(s, seat))
    return any(payable(hand, rates, cost) for cost in costs)


def defends(s: State, seat: int) -> bool:
    """Return whether a landing now would be repelled, and by nobody as well as by a seat."""
    awake = [army[0] for army in armies(s)]
    best = max([n for x, n in enumerate(awake) if x != seat], default=0)
    return awake[seat] > best and sum(awake) >= s.piece.count(CITY)


def with_harvests(s: State, seat: int) -> Ints:
    """Return the hand of a seat with what its Irrigation and its Mining would bring."""
    player, hand = s.players[seat], list(s.players[seat].hand)
    for card in HARVESTS:
        if card.number in player.progress:
            hand[card.kind] += EACH * terrains(s, seat).count(card.terrain)
    return tuple(hand)


@cached_on("owner", "piece")
def terrains(s: State, seat: int) -> tuple[int, ...]:
    """Return the terrain of every hex that the buildings of a seat touch."""
    return tuple([s.island.terrain[h] for h in touched(s, seat)])


@cached_on("tokens", "robber", "owner", "piece")
def yields(s: State, seat: int) -> tuple[Harvest, ...]:
    """Return what a roll may bring a seat, with the ways to roll it; gold is a card of choice."""
    board, terrain, found = s.island.board, s.island.terrain, dict[int, list[int]]()
    for n in positions_of(s.owner, seat):
        if (kind := s.piece[n]) > TIPPED:
            continue
        for h in board.node_hexes[n]:
            if h == s.robber or not s.tokens[h]:
                continue
            cards = found.setdefault(s.tokens[h], [0] * (len(KINDS) + 1))
            land, more = terrain[h], kind == CITY
            if land < len(SECOND):
                cards[land] += 1
                cards[SECOND[land]] += more
            else:
                cards[-1] += 1 + more
    rows = dict[Ints, int]()
    for total in range(2, 13):
        if total != SEVEN:
            row = tuple(found.get(total, NOTHING))
            rows[row] = rows.get(row, 0) + PIPS[total]
    return tuple((ways, row) for row, ways in rows.items())


def harvests(s: State, seat: int) -> tuple[Harvest, ...]:
    """Return what a roll may bring a seat. With the Aqueduct, one that brings nothing else brings a
    card of choice.
    """
    rows = yields(s, seat)
    if s.players[seat].tracks[SCIENCE] < AQUEDUCT:
        return rows
    return tuple((ways, row if any(row) else CHOSEN) for ways, row in rows)


def gains(s: State, seat: int) -> tuple[Gain, ...]:
    """Return the purchases that bring a seat points at once, without the Longest Road."""
    player, found = s.players[seat], list[Gain]()
    if player.cities and player.settlements < SETTLEMENTS:
        found.append((1, MEDICINE_COST if Medicine.number in player.progress else CITY_COST))
    if player.settlements and room(s, seat)[1]:
        found.append((1, SETTLEMENT_COST))
    elif player.settlements and player.roads and opens(s, seat):
        paid = RoadBuilding.number not in player.progress
        found.append((1, tuple([n + paid * m for n, m in zip(SETTLEMENT_COST, ROAD, strict=True)])))
    for track in range(len(s.metropolis)):
        if cards := sum(range(player.tracks[track] + 1, aim(s, seat, track) + 1)):
            found.append((2, (*NONE[: PAPER + track], cards, *NONE[PAPER + track + 1 :])))
    return tuple(found)


def has_crane(s: State, seat: int) -> bool:
    """Return whether a seat holds a Crane, or has played it for its next improvement."""
    f = s.stack[0] if s.stack else None
    played = isinstance(f, Acting) and f.seat == seat and f.crane
    return played or Crane.number in s.players[seat].progress


def road_gains(s: State, seat: int) -> tuple[Gain, ...]:
    """Return the Longest Road as a purchase, if two roads are enough. Whether they can make the
    trail longer, `extends` says.
    """
    player = s.players[seat]
    if s.longest_road == seat or not player.roads:
        return ()
    best = max([p.longest for x, p in enumerate(s.players) if x != seat], default=0)
    roads = max(ROAD_AWARD, best + 1) - player.longest
    if roads > 2:
        return ()
    paid = 0 if RoadBuilding.number in player.progress else roads
    return ((2, tuple([paid * n for n in ROAD])),)


@cached_on("road", "owner", "piece")
def opens(s: State, seat: int) -> bool:
    """Return whether a further road reaches a place for a settlement."""
    edge_nodes, owner = s.island.board.edge_nodes, s.owner
    ends = {n for edge in road_spots(s, seat) for n in edge_nodes[edge]}
    return any(owner[n] < 0 and far_enough(s, n) for n in ends)


@cached_on("road", "owner", "piece")
def extends(s: State, seat: int) -> bool:
    """Return whether a further road makes the longest trail of a seat longer: nobody has cut it
    off.
    """
    longest, roads = s.players[seat].longest, s.road
    for edge in road_spots(s, seat):
        roads[edge] = seat
        longer = trail(s, seat) > longest
        roads[edge] = -1
        if longer:
            return True
    return False


def aim(s: State, seat: int, track: int) -> int:
    """Return the level with which a seat would take a metropolis that it does not have, or 0 if it
    cannot.
    """
    node = s.metropolis[track]
    if (node >= 0 and s.owner[node] == seat) or not plain_cities(s, seat):
        return 0
    if node < 0:
        return FREE
    return TOP_LEVEL if s.players[s.owner[node]].tracks[track] < TOP_LEVEL else 0


def feeds(s: State, seat: int, cards: Sequence[int]) -> bool:
    """Return whether a metropolis of a seat hangs on one of these cards."""
    tracks = s.players[seat].tracks
    return any(
        cards[PAPER + track] and level + 1 == aim(s, seat, track)
        for track, level in enumerate(tracks)
    )


@lru_cache(1 << 12)
def ways_to(short: int, gains: tuple[Gain, ...], crane: bool) -> tuple[Ints, ...]:
    """Return what the purchases cost that together bring so many points, and none too many. Only
    cities and settlements bring theirs twice. A Crane saves a commodity of one improvement.
    """
    found = list[Ints]()
    for number in range(1, TOGETHER + 1):
        for chosen in combinations_with_replacement(gains, number):
            points = [points for points, _ in chosen]
            once = [gain for gain in chosen if gain[0] > 1]
            if len(set(once)) == len(once) and short <= sum(points) < short + min(points):
                cost = tuple(map(sum, zip(*[cost for _, cost in chosen], strict=True)))
                kinds = [kind for kind in range(PAPER, len(cost)) if cost[kind]] if crane else []
                less = [(*cost[:kind], cost[kind] - 1, *cost[kind + 1 :]) for kind in kinds]
                found += less or [cost]
    return tuple(found)


@lru_cache(1 << 14)
def _chance(
    hand: Ints,
    rates: Ints,
    costs: tuple[Ints, ...],
    harvests: tuple[Harvest, ...],
    exposed: bool,
    rolls: int,
) -> float:
    """Return the chance to pay one of some costs. *exposed*: a seven takes half of the hand."""
    if any(payable(hand, rates, cost) for cost in costs):
        return (1 - PIPS[SEVEN] / ALL) ** rolls if exposed else 1.0
    if not rolls:
        return 0.0
    rows = [(ways / ALL, row) for ways, row in harvests]
    once = sum([part for part, row in rows if after(hand, row, rates, costs)])
    if rolls == 1:
        return once
    twice = 0.0
    for part, row in rows:
        for other, more in rows:
            if after(hand, tuple(map(add, row, more)), rates, costs):
                twice += part * other
    return float(1 - (1 - max(once, twice)) ** (rolls / 2))


def after(hand: Ints, harvest: Ints, rates: Ints, costs: tuple[Ints, ...]) -> bool:
    """Return whether a hand and a harvest pay one of some costs."""
    held = list(map(add, hand, harvest))
    return any(payable(held, rates, cost, harvest[-1]) for cost in costs)


def payable(
    hand: Sequence[int], rates: Sequence[int], cost: Sequence[int], chosen: int = 0
) -> bool:
    """Return whether a hand pays a cost with the help of the bank, and with so many resources of
    choice.
    """
    lots = missing = 0
    for kind, (have, rate, n) in enumerate(zip(hand, rates, cost, strict=True)):
        if have >= n:
            lots += (have - n) // rate
        else:
            taken = min(chosen, n - have) if kind < RESOURCES else 0
            chosen -= taken
            missing += n - have - taken
    return missing <= lots
