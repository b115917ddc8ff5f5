"""What the scripted player makes of its progress cards."""

from __future__ import annotations

from typing import Any

from tabletop_tui.games.cities_and_knights.rules import things as c
from tabletop_tui.games.cities_and_knights.rules.frames import Acting
from tabletop_tui.games.cities_and_knights.rules.network import settlement_spots

from .aims import Aims
from .table import HOUSES, Table, pips

KEPT = {
    c.MEDICINE: 1.5, c.MERCHANT: 1.3, c.WEDDING: 1.0, c.MASTER_MERCHANT: 1.0, c.WARLORD: 1.0,
    c.BISHOP: 0.9, c.RESOURCE_MONOPOLY: 0.9, c.TRADE_MONOPOLY: 0.9, c.DESERTER: 0.9, c.MINING: 0.9,
    c.IRRIGATION: 0.9, c.CRANE: 0.9, c.ROAD_BUILDING: 0.8, c.SMITH: 0.8, c.ALCHEMIST: 0.8,
    c.SPY: 0.6, c.MERCHANT_FLEET: 0.6, c.COMMERCIAL_HARBOR: 0.5, c.SABOTEUR: 0.5, c.ENGINEER: 0.5,
    c.INVENTOR: 0.5, c.INTRIGUE: 0.3, c.DIPLOMAT: 0.3,
}  # fmt: skip
"""How much a card is worth to keep."""
NOT_NOW = -1.0


def worth(aims: Aims, a: Any) -> float:
    """What playing a card is worth now; a full hand of them makes room."""
    t = aims.t
    full = 0.5 * (len(t.me.progress) >= c.HELD)
    found = CARDS.get(a.kind)
    return full if found is None else float(found(aims, a, full))


def merchant(aims: Aims, a: Any, full: float) -> float:
    """On an own hex, as long as it stands with another."""
    t = aims.t
    terrain = t.s.island.terrain[a.hex]
    if t.s.merchant_owner == t.seat:
        return 0.1
    return 1.3 + 0.2 * t.income[terrain] if terrain < c.DESERT else 0.0


def harvest(terrain: int) -> Any:
    """By the hexes with an own building that bring cards, as long as a seven does not take them."""

    def found(aims: Aims, a: Any, full: float) -> float:
        t = aims.t
        count = sum(
            t.s.island.terrain[h] == terrain and t.beside(h) for h in range(len(t.s.tokens))
        )
        if not count:
            return NOT_NOW
        return 0.3 + 0.4 * count if sum(t.hand) + 2 * count <= t.me.limit + 3 else 0.5

    return found


def crane(aims: Aims, a: Any, full: float) -> float:
    """Where it pays the next level at once."""
    t, f = aims.t, aims.t.s.stack[0]
    pays = any(
        t.hand[c.PAPER + track] >= level and 0 < level < c.TOP_LEVEL and (level != 3 or aims.plain)
        for track, level in enumerate(t.me.tracks)
    )
    return 1.0 if pays and isinstance(f, Acting) and not f.crane else full - 0.3


def roads(aims: Aims, a: Any, full: float) -> float:
    """Where a road leads somewhere."""
    t = aims.t
    return 0.9 if t.way() >= 0 and not settlement_spots(t.s, t.seat) else 0.2 + full


def warlord(aims: Aims, a: Any, full: float) -> float:
    """By the knights that sleep, when the ship is near."""
    t = aims.t
    idle = sum(not t.s.active[n] for n in aims.knights)
    return (0.3 + 0.4 * idle) * (0.5 + t.landing()) if idle else NOT_NOW


def monopoly(aims: Aims, a: Any, full: float) -> float:
    """What the others have most of, or what is needed."""
    t = aims.t
    most = sum(t.income_of(rival)[a.card] for rival in t.rivals)
    return 0.4 + 1.2 * min(0.6, most) + 0.3 * (aims.needed[a.card] > t.hand[a.card])


def inventor(aims: Aims, a: Any, full: float) -> float:
    """What the swap brings, less what it brings others."""
    t, gain = aims.t, 0.0
    for h, other in ((a.hex, a.other), (a.other, a.hex)):
        more = pips(t.s.tokens[other]) - pips(t.s.tokens[h])
        for n in t.board.hex_nodes[h]:
            if t.s.piece[n] in HOUSES:
                times = 1 + (t.s.piece[n] == c.CITY)
                gain += more * times * (1.0 if t.s.owner[n] == t.seat else -0.25)
    return 0.15 * gain


def fleet(aims: Aims, a: Any, full: float) -> float:
    """Where the aim lacks one card and a kind is there in plenty."""
    t, aim = aims.t, aims.nearest
    short = aim is not None and aims.lacking(aim.cost) == 1
    return 0.6 if short and t.hand[a.card] >= 4 and t.me.rates[a.card] > 2 else NOT_NOW


def saboteur(aims: Aims, a: Any, full: float) -> float:
    """Where the others hold many cards."""
    t = aims.t
    return 0.6 if sum(t.s.players[x].cards for x in t.rivals) > 10 else 0.2


def dice(t: Table, a: Any) -> float:
    """What a chosen roll brings."""
    total = a.red + a.yellow
    found = sum(
        1 + (t.s.piece[n] == c.CITY)
        for h, token in enumerate(t.s.tokens)
        if token == total and h != t.s.robber
        for n in t.board.hex_nodes[h]
        if t.s.owner[n] == t.seat and t.s.piece[n] in HOUSES
    )
    return 0.0 if total == 7 else 0.2 * found - 0.25


CARDS = {
    "play-merchant": merchant,
    "play-medicine": lambda aims, a, full: 2.5 + 0.1 * aims.t.site(a.node, True),
    "play-mining": harvest(c.MOUNTAINS),
    "play-irrigation": harvest(c.FIELDS),
    "play-crane": crane,
    "play-engineer": lambda aims, a, full: 0.6 + 0.02 * aims.t.site(a.node, True),
    "play-road-building": roads,
    "play-smith": lambda aims, a, full: 0.4 + 0.3 * min(2, len(aims.knights)),
    "play-warlord": warlord,
    "play-bishop": lambda aims, a, full: 0.9 + 0.03 * aims.t.harm(a.hex),
    "play-wedding": lambda aims, a, full: 1.0,
    "play-master-merchant": lambda aims, a, full: (
        0.9 if aims.t.s.players[a.victim].cards >= 2 else NOT_NOW
    ),
    "play-resource-monopoly": monopoly,
    "play-trade-monopoly": monopoly,
    "play-commercial-harbor": lambda aims, a, full: (
        0.5 if any(n >= 2 for n in aims.t.hand[:5]) else full
    ),
    "play-spy": lambda aims, a, full: 0.6 if aims.t.s.players[a.victim].progress else NOT_NOW,
    "play-saboteur": saboteur,
    "play-deserter": lambda aims, a, full: 0.9,
    "play-intrigue": lambda aims, a, full: 0.3 + full,
    "play-inventor": inventor,
    "play-merchant-fleet": fleet,
    "play-diplomat": lambda aims, a, full: (
        -0.1 if aims.t.s.road[a.edge] == aims.t.seat else 0.2 + full
    ),
}
