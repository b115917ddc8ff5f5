"""What entering a row of the display brings: the best tile, trade box or empire tile there."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ....engine import Action, OneOf, apply, cloner
from ..components.box import box
from ..rules.actions import BuildWonder, TakeCity, TakeEmpire, TakeProgress, TakeTerritory, Trade
from ..rules.pieces import CUBE, DISC, GOLD, VP
from ..rules.state import (
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
from ..rules.turns.progress import surcharge
from ..rules.turns.reach import regions_held
from . import prices
from .calendar import Calendar
from .campaign import best_battle, conquest
from .candidates import payments
from .economy import power
from .player_terms import Terms, player_terms
from .regions import Stage

Entered = TakingProgress | TakingTerritory | TakingCity | TakingEmpire | Trading | Paying
"""Frames in which a row has been entered and nothing taken yet."""

BEST = {
    TakingProgress: "best-progress",
    TakingTerritory: "best-territory",
    TakingCity: "best-city",
    TakingEmpire: "best-empire",
    Trading: "best-trade",
}
"""The term for what the best choice in a row adds."""

copied: Callable[[Player], Player] = cloner(Player)


def row_terms(s: State, f: Entered, calendar: Calendar, stage: Stage) -> Terms:
    """Return what the best choice adds in the row that has been entered."""
    if isinstance(f, Paying):
        return paid(s, f, calendar, stage)
    best = 0.0 if s.mirror else -1e9
    for gain, _ in choices(s, f, calendar, stage):
        best = max(best, gain)
    return {BEST[type(f)]: best}


def choices(
    s: State, f: Entered, calendar: Calendar, stage: Stage
) -> Iterator[tuple[float, Action]]:
    """Yield what may be chosen in the row that has been entered, with what it adds."""
    from .. import GAME

    seat, player = f.seat, s.players[f.seat]
    now = sum(player_terms(s, seat, player, calendar).values())
    for offer in GAME.by_frame[type(f)].offers(s, f, seat):
        if isinstance(offer.choices, OneOf):
            for a in offer.choices.actions:
                if isinstance(a, TakeEmpire):
                    gain = empire_gain(s, seat, a, calendar, stage)
                else:
                    gain = sum(player_terms(s, seat, taken(s, player, a), calendar).values()) - now
                yield gain, a


def paid(s: State, f: Paying, calendar: Calendar, stage: Stage) -> Terms:
    """Return what the cheapest payment and the action it is made for add."""
    from .. import GAME

    after, now = GAME.clone(s), player_terms(s, f.seat, s.players[f.seat], calendar)
    apply(GAME, after, f.seat, payments(s, f.seat, f.cost)[0], checked=False)
    top, then = after.stack[-1], player_terms(after, f.seat, after.players[f.seat], calendar)
    terms = (
        row_terms(after, top, calendar, stage)
        if isinstance(top, Entered) and top.seat == f.seat
        else {}
    )
    return terms | {"payment": sum(then.values()) - sum(now.values())}


def taken(s: State, player: Player, a: object) -> Player:
    """Return the player after an action, as far as the valuation needs it."""
    things, after = box(s.parts), copied(player)
    if isinstance(a, TakeTerritory):
        after.territory[a.tile] += 1
    elif isinstance(a, TakeProgress):
        after.progress.append(a.tile)
        after.goods[GOLD] -= surcharge(s, a.tile)
    elif isinstance(a, TakeCity | BuildWonder):
        tile = things.cities[a.city]
        after.goods = [have - price for have, price in zip(player.goods, tile.price, strict=True)]
        after.stock += tile.price[CUBE]
        if tile.wonder:
            after.goods[VP] += tile.points
        else:
            after.cities.append(a.city)
    elif isinstance(a, Trade):
        deal = things.trade[a.box]
        after.goods[DISC] -= deal.discs
        after.goods[deal.gives] += deal.amount
    return after


def empire_gain(s: State, seat: int, a: TakeEmpire, calendar: Calendar, stage: Stage) -> float:
    """Return what an empire tile would add: cubes placed and a battle, less the use of the tiles
    named with it.
    """
    things = box(s.parts)
    side, helpers = things.empire[a.tile].side(s.era), [things.progress[tile] for tile in a.named]
    f = Placing(
        seat,
        number=side.regions + sum(tile.extra for tile in helpers),
        water=side.water or any(tile.water for tile in helpers),
        far=sum(tile.far for tile in helpers),
        held=regions_held(s, seat),
    )
    fight = Fighting(seat, a.tile, list(range(min(len(side.battles), 2 if s.era == 3 else 1))))
    return prices.CAMPAIGN * (
        conquest(s, f, calendar, stage)
        + best_battle(s, fight, stage)
        - sum(power(tile) for tile in helpers)
    )
