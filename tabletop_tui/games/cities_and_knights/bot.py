"""What a position is worth to a player of Cities & Knights, in victory points."""

from __future__ import annotations

from typing import Any

from ...bots.valuation import Valuation
from ...engine import Draw, Offer
from .actions import Propose
from .barbarians import shares, strength
from .frames import Acting, Trading
from .network import far_enough, knight_spots, plain_cities, settlement_spots
from .state import State
from .things import (
    CITY,
    CITY_COST,
    KNIGHT_COST,
    KNIGHTS,
    PAPER,
    RESOURCES,
    ROAD,
    SECOND,
    SETTLEMENT_COST,
    STEPS,
    TIPPED,
    TOP_LEVEL,
    WALLS,
    Counts,
)

PIPS = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)  # ways of 36 to roll a number
WEIGHT = (0.9, 0.9, 0.9, 1.1, 1.15, 1.15, 1.1, 1.1)  # of the kinds of cards
TRACK = (0.0, 0.25, 0.55, 0.95, 1.5, 2.0)  # a level, besides its metropolis
PIP = 0.07


def terms(s: State, seat: int) -> dict[str, float]:
    """The worth by what it comes from.

    ``points`` are those on the table, ``production`` the cards that the dice will bring and their variety, ``room``
    the best places to settle, ``roads`` the longest trail, ``hand`` the cards, ``plan`` how near the next purchase is,
    ``excess`` what a seven would take, ``knights`` the own strength, ``barbarians`` their next landing, ``tracks`` the
    levels, ``cards`` the progress cards, ``bargain`` a trade agreed to, ``turn`` the wish to get on.
    """
    p = s.players[seat]
    income = yields(s, seat)
    cards = p.cards
    return {
        "points": float(p.points),
        "production": production(s, seat, income),
        "room": room(s, seat),
        "roads": 0.04 * p.longest,
        "hand": holding(p.hand),
        "plan": plan(s, seat, p.hand),
        "excess": -0.045 * max(0, cards - p.limit) + 0.12 * (WALLS - p.walls),
        "knights": knights(s, seat),
        "barbarians": barbarians(s, seat),
        "tracks": sum(TRACK[level] for level in p.tracks),
        "cards": 0.22 * len(p.progress),
        "bargain": bargain(s, seat),
        "turn": turn(s, seat),
    }


def yields(s: State, seat: int) -> list[float]:
    """Pips by kind of card; a hex with the robber counts a little, for the robber will leave."""
    found = [0.0] * 8
    terrain, hexes = s.island.terrain, s.island.board.node_hexes
    for n, o in enumerate(s.owner):
        if o != seat or s.piece[n] > TIPPED:
            continue
        city = s.piece[n] == CITY
        for h in hexes[n]:
            pips = PIPS[s.tokens[h]] * (0.35 if h == s.robber else 1.0)
            land = terrain[h]
            if not pips:
                continue
            if land < len(SECOND):
                found[land] += pips
                if city:
                    found[SECOND[land]] += pips
            else:
                for kind in range(RESOURCES):
                    found[kind] += pips * (2 if city else 1) / RESOURCES
    return found


def production(s: State, seat: int, income: list[float]) -> float:
    """What the income is worth: every pip, a first few of a kind more, and good rates for what there is plenty of."""
    rates = s.players[seat].rates
    total = 0.0
    for kind, pips in enumerate(income):
        total += WEIGHT[kind] * (PIP * pips + 0.05 * min(pips, 4.0)) + 0.012 * pips * (4 - rates[kind])
    return total


def site(s: State, node: int) -> float:
    """The worth of a place to build on."""
    return sum(PIPS[s.tokens[h]] for h in s.island.board.node_hexes[node]) / 10


def room(s: State, seat: int) -> float:
    """The best free place on the own roads, and the best one a road further."""
    if not s.players[seat].settlements:
        return 0.0
    near = {n: site(s, n) for n in settlement_spots(s, seat)}
    best = sorted(near.values(), reverse=True)[:2]
    total = sum(part * (0.25 + value) for part, value in zip((0.35, 0.1), best, strict=False))
    steps, further = s.island.board.node_steps, 0.0
    for n in knight_spots(s, seat):
        for e, m in steps[n]:
            if s.road[e] < 0 and s.owner[m] < 0 and m not in near and far_enough(s, m):
                further = max(further, site(s, m))
    return total + 0.12 * further


def holding(hand: list[int]) -> float:
    """Cards in hand: the first three of a kind are worth more."""
    return sum(WEIGHT[k] * (0.065 * min(n, 3) + 0.03 * max(0, n - 3)) for k, n in enumerate(hand))


def plan(s: State, seat: int, hand: list[int]) -> float:
    """How near the hand is to the best purchases."""
    p = s.players[seat]
    best: list[float] = []
    if p.cities and p.settlements < 5:
        best.append(nearness(hand, CITY_COST, 0.9))
    if p.settlements:
        best.append(nearness(hand, SETTLEMENT_COST, 0.8 if settlement_spots(s, seat) else 0.2))
    if p.roads:
        best.append(nearness(hand, ROAD, 0.1))
    best.append(nearness(hand, KNIGHT_COST, 0.15))
    if p.cities < 4:
        for track, level in enumerate(p.tracks):
            if level < TOP_LEVEL:
                lacking = max(0, level + 1 - hand[PAPER + track]) / (level + 1)
                worth = TRACK[level + 1] - TRACK[level] + (1.2 if level == 3 and s.metropolis[track] < 0 else 0.0)
                best.append(0.8 * worth * (1 - lacking) ** 2)
    best.sort(reverse=True)
    return best[0] + (0.4 * best[1] if len(best) > 1 else 0.0)


def nearness(hand: list[int], cost: Counts, worth: float) -> float:
    """The worth of a purchase by how much of it is in hand."""
    missing = sum(max(0, n - hand[k]) for k, n in enumerate(cost))
    return worth * (1 - missing / sum(cost)) ** 2


def knights(s: State, seat: int) -> float:
    """The strength of the own knights, active ones more."""
    total = 0.0
    for n, piece in enumerate(s.piece):
        if piece > KNIGHTS and s.owner[n] == seat:
            total += (piece - KNIGHTS) * (0.2 if s.active[n] else 0.12)
    return total


def barbarians(s: State, seat: int) -> float:
    """What the next landing is likely to bring: the loss of a city, or the defender's point."""
    near = 0.25 + 0.75 * s.ship / STEPS
    given, attackers = shares(s), strength(s)
    if not attackers:
        return 0.0
    mine = given[seat]
    others = [x for other, x in enumerate(given) if other != seat]
    if sum(given) < attackers:
        if not plain_cities(s, seat):
            return 0.0
        exposed = [given[other] for other in range(len(given)) if plain_cities(s, other)]
        return -1.6 * near if mine <= min(exposed) else -0.2 * near
    if mine > max(others, default=0):
        return 0.8 * near
    return 0.2 * near if mine and mine == max(others) else 0.0


def bargain(s: State, seat: int) -> float:
    """A trade that waits for its end: what the seat gets against what it gives, and less for helping a rival."""
    f = s.stack[-1] if s.stack else None
    if not isinstance(f, Trading) or seat == f.seat:
        return 0.0
    trades = [(give, get) for partner, give, get in f.counters if partner == seat]
    if seat in f.accepted:
        trades.append((f.give, f.get))
    hand, total = s.players[seat].hand, 0.0
    for give, get in trades:
        after = [n + gets - gives for n, gets, gives in zip(hand, give, get, strict=True)]
        total += holding(after) + plan(s, seat, after) - holding(hand) - plan(s, seat, hand) - 0.12
    return total


def turn(s: State, seat: int) -> float:
    """A turn that goes on without getting better is over, and so is talk that leads nowhere."""
    f = s.stack[0] if s.stack else None
    return -0.02 - 0.02 * f.proposals if isinstance(f, Acting) and f.seat == seat else 0.0


def shots(s: State, seat: int, offer: Any, luck: Draw) -> list[Any]:
    """Samples of a choice that cannot be listed: of a trade, one card that is plentiful for one that is missing."""
    choices = offer.choices
    if not isinstance(offer, Offer) or offer.action is not Propose:
        return [choices.sample(luck) for _ in range(10)]
    give = max(range(8), key=lambda k: choices.purse[k])
    asked = [k for k, n in enumerate(choices.wanted) if n and k != give and not choices.purse[k]]
    if not asked or not choices.purse[give]:
        return []
    get = asked[luck(len(asked))]
    one = tuple(tuple(int(k == kind) for k in range(8)) for kind in (give, get))
    return [choices.make(one[0], one[1], choices.partners)]


VALUATION = Valuation(terms=terms, shots=shots)
