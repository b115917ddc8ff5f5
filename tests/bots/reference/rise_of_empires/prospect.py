"""What entering a row of the display will bring: the best tile, box or empire tile there."""

from __future__ import annotations

from dataclasses import replace

from tabletop_tui.engine import OneOf, apply
from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.rules.actions import (
    BuildWonder,
    TakeCity,
    TakeEmpire,
    TakeProgress,
    TakeTerritory,
    Trade,
)
from tabletop_tui.games.rise_of_empires.rules.pieces import CUBE, DISC, GOLD, VP
from tabletop_tui.games.rise_of_empires.rules.state import (
    Fighting,
    Paying,
    Placing,
    Player,
    State,
    TakingCity,
    TakingEmpire,
    TakingProgress,
    TakingTerritory,
    Trading,
)
from tabletop_tui.games.rise_of_empires.rules.turns.progress import surcharge
from tabletop_tui.games.rise_of_empires.rules.turns.reach import held

from .calendar import Calendar
from .campaign import best_battle, conquest
from .choices import payments
from .estate import power
from .holding import Terms, holding
from .realm import Moment

Entered = TakingProgress | TakingTerritory | TakingCity | TakingEmpire | Trading | Paying
"""Frames in which a row has been entered and nothing taken yet."""

BEST = {
    TakingProgress: "best-progress",
    TakingTerritory: "best-territory",
    TakingCity: "best-city",
    TakingEmpire: "best-empire",
    Trading: "best-trade",
}
"""The term that says what the best choice in a row adds."""


def prospect(s: State, f: Entered, c: Calendar, moment: Moment) -> Terms:
    """What the best choice in the row that has been entered adds for the player who entered it."""
    from tabletop_tui.games.rise_of_empires import GAME

    if isinstance(f, Paying):
        return paid(s, f, c, moment)
    seat, p = f.seat, s.players[f.seat]
    best, now = 0.0 if s.mirror else -1e9, sum(holding(s, seat, p, c).values())
    for offer in GAME.by_frame[type(f)].offers(s, f, seat):
        if isinstance(offer.choices, OneOf):
            for a in offer.choices.actions:
                if isinstance(a, TakeEmpire):
                    gain = expedition(s, seat, a, c, moment)
                else:
                    gain = sum(holding(s, seat, taken(s, p, a), c).values()) - now
                best = max(best, gain)
    return {BEST[type(f)]: best}


def paid(s: State, f: Paying, c: Calendar, moment: Moment) -> Terms:
    """What the cheapest payment and the action it is made for add."""
    from tabletop_tui.games.rise_of_empires import GAME

    t, now = GAME.clone(s), holding(s, f.seat, s.players[f.seat], c)
    apply(GAME, t, f.seat, payments(s, f.seat, f.cost)[0], checked=False)
    top, then = t.stack[-1], holding(t, f.seat, t.players[f.seat], c)
    found = prospect(t, top, c, moment) if isinstance(top, Entered) and top.seat == f.seat else {}
    return found | {"payment": sum(then.values()) - sum(now.values())}


def taken(s: State, p: Player, a: object) -> Player:
    """The player with what an action takes, as far as the valuation looks at it."""
    b, q = box(s.parts), replace(p, goods=p.goods[:])
    if isinstance(a, TakeTerritory):
        q.territory = p.territory[:]
        q.territory[a.tile] += 1
    elif isinstance(a, TakeProgress):
        q.progress = [*p.progress, a.tile]
        q.goods[GOLD] -= surcharge(s, a.tile)
    elif isinstance(a, TakeCity | BuildWonder):
        tile = b.cities[a.city]
        q.goods = [have - price for have, price in zip(p.goods, tile.price, strict=True)]
        q.stock += tile.price[CUBE]
        if tile.wonder:
            q.goods[VP] += tile.points
        else:
            q.cities = [*p.cities, a.city]
    elif isinstance(a, Trade):
        x = b.trade[a.box]
        q.goods[DISC] -= x.discs
        q.goods[x.gives] += x.amount
    return q


def expedition(s: State, seat: int, a: TakeEmpire, c: Calendar, moment: Moment) -> float:
    """What an empire tile would add: cubes placed and a battle, less the use of the tiles that are
    named with it.
    """
    b = box(s.parts)
    side, helpers = b.empire[a.tile].side(s.era), [b.progress[tile] for tile in a.named]
    f = Placing(
        seat,
        number=side.regions + sum(tile.extra for tile in helpers),
        water=side.water or any(tile.water for tile in helpers),
        far=sum(tile.far for tile in helpers),
        held=held(s, seat),
    )
    fight = Fighting(seat, a.tile, list(range(min(len(side.battles), 2 if s.era == 3 else 1))))
    return (
        conquest(s, f, c, moment)
        + best_battle(s, fight, moment)
        - sum(power(tile) for tile in helpers)
    )
