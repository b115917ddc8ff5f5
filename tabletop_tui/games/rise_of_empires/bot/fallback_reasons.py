"""What an action changes, with a number, for actions without a reason of more weight."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from ....engine import Reason, Who, Word, apply, to_act
from ..components.box import box
from ..rules.actions import (
    Ally,
    BuildWonder,
    DoNothing,
    Fight,
    PlaceCubes,
    PlaceDisc,
    RemoveDisc,
    Settle,
    Strike,
    TakeCity,
    TakeEmpire,
    TakeProgress,
    TakeTerritory,
    Trade,
)
from ..rules.control import leaders
from ..rules.display import circles, discs, exempt
from ..rules.phases.yields import counted
from ..rules.pieces import INCOME, TRADE, VP
from ..rules.state import LAST_TURN, Paying, Placing, State
from ..view.describe import region_name
from . import prices
from .calendar import calendar_of
from .campaign import WORTH_IT, rows
from .candidates import payments
from .economy import economy_of
from .player_terms import mirror
from .reasons import DRAWBACKS, alone, amounts, reasons, supplies
from .reasons_of import REASONS_OF
from .regions import stage_of
from .row_choices import Entered, choices

GAINS = "why-goods"
HINT_ONLY = frozenset(("why-to-come",))
"""Reasons that describe the position and not the purpose of an action."""


def fallback_reasons(before: State, after: State, seat: int, a: Any) -> list[Reason]:
    """Return a reason with a number for an action without any other, and what is given up for it;
    none if the action changes nothing.
    """
    after = alone(before, seat, a)
    if isinstance(a, (PlaceDisc, RemoveDisc)) and (rows := entered(before, after, seat, a)):
        return rows
    first = [*islice(changes(before, after, seat, a), 1)]
    if isinstance(a, RemoveDisc):
        return [*first, *passed_by(after, seat, "why-off-only")]
    if isinstance(a, DoNothing):
        return [*passed_by(before, seat, "why-dear"), *first]
    return [*first, *(row for row in supplies(before, after, seat, a) if row[0] in DRAWBACKS)]


def changes(before: State, after: State, seat: int, a: Any) -> Iterator[Reason]:
    """Yield what is different afterwards, the most important first."""
    printed, mine = box(before.parts), after.players[seat]
    if isinstance(a, TakeEmpire):
        yield from campaigning(after, seat)
    elif isinstance(a, TakeProgress):
        yield from worked(before, after, seat, a)
    elif isinstance(a, (Fight, Strike)):
        yield from struck(before, after, seat, a)
    elif isinstance(a, Ally):
        facts = {"n": mine.cubes[a.region], "region": region_name(printed.regions[a.region])}
        yield "why-shielded", facts
    elif isinstance(a, (PlaceCubes, Settle)):
        there = against(after, seat, a.region)
        if there["mine"] >= there["best"]:
            yield "why-against", there
    elif isinstance(a, RemoveDisc):
        rest = to_come(before, after, seat)
        if not rest["cost"]:
            yield "why-to-come", rest


def entered(before: State, after: State, seat: int, a: PlaceDisc | RemoveDisc) -> list[Reason]:
    """Return what the best choice brings in the row that a disc opens, and that a disc placed now
    acts once more, the more valuable first.
    """
    rows = [best_there(after, seat)]
    if isinstance(a, PlaceDisc):
        then, now = (
            mirror(s, seat, s.players[seat], calendar_of(s, seat), economy_of(s, s.players[seat]))
            for s in (before, after)
        )
        left = circles(before, a.row) - len(after.display[a.row])
        most = 0 if exempt(after, seat) else left
        rows.append((now - then, ("why-again", {"most": most})))
    rows.sort(key=lambda row: -row[0])
    return [reason for gain, reason in rows if reason and gain > 0.0]


def best_there(s: State, seat: int) -> tuple[float, Reason | None]:
    """Return the worth of the best choice in the row that has been entered, and what it brings."""
    s = paid(s, seat)
    best = best_choice(s, seat)
    if best is None:
        return 0.0, None
    gain, a = best
    brings = brought(s, seat, a)
    if not brings:
        return gain, None
    if isinstance(a, Trade):
        return gain, ("why-trade", {"brings": brings})
    return gain, ("why-there", {"thing": taken_there(s, a), "brings": brings})


def paid(s: State, seat: int) -> State:
    """Return the position after the discs to the left have been paid for."""
    f = s.stack[-1]
    return alone(s, seat, payments(s, seat, f.cost)[0]) if isinstance(f, Paying) else s


def takings(s: State, seat: int) -> list[tuple[float, Any]]:
    """Return what can be taken in the row that has been entered, each with its worth."""
    f = s.stack[-1]
    if not isinstance(f, Entered):
        return []
    calendar = calendar_of(s, seat)
    rows = choices(s, f, calendar, stage_of(s, seat, calendar))
    return [row for row in rows if not isinstance(row[1], DoNothing)]


def best_choice(s: State, seat: int) -> tuple[float, Any] | None:
    """Return the most valuable choice in the row that has been entered, other than doing
    nothing.
    """
    return max(takings(s, seat), key=lambda row: row[0], default=None)


def plan(s: State, seat: int, a: Any) -> list[Any]:
    """Return what follows a disc as its hint means it: the payment and what is taken there."""
    from .. import GAME

    steps, then = [a], GAME.clone(s)
    apply(GAME, then, seat, a, checked=False)
    if isinstance(f := then.stack[-1] if then.stack else None, Paying) and f.seat == seat:
        steps.append(payments(then, seat, f.cost)[0])
        apply(GAME, then, seat, steps[-1], checked=False)
    if isinstance(a, (PlaceDisc, RemoveDisc)) and to_act(GAME, then) == (seat,):
        best = best_choice(then, seat)
        steps += [best[1]] if best is not None and best[0] > 0.0 else []
    return steps[1:]


def brought(s: State, seat: int, a: Any) -> tuple[Word, ...]:
    """Return in short what an action brings, or nothing if it only leaves things as they are."""
    own = REASONS_OF[a.kind] | {GAINS}  # a disc does not say what is traded
    rows = [row for row in reasons(s, s, seat, a) if row[0] in own]
    rows = rows or [row for row in fallback_reasons(s, s, seat, a) if row[0] in own]
    main = next((row for row in rows if row[0] not in DRAWBACKS), None)
    if main is None or main[0] in HINT_ONLY:
        return ()
    shown = [main, *(row for row in rows if row[0] in DRAWBACKS)]
    return tuple(Word(key, tuple(x.items())) for key, x in shown)


def to_come(before: State, after: State, seat: int) -> dict[str, int]:
    """Return what removing a disc costs, how many discs follow, and what those would cost then."""
    f, own = after.stack[-1], discs(after, seat)
    had, has = (sum(s.players[seat].goods) for s in (before, after))
    due = 0 if exempt(after, seat) else sum(left for _, _, left in own)
    facts = {"cost": f.cost if isinstance(f, Paying) else had - has, "n": len(own), "due": due}
    return facts | {"there": len(takings(paid(after, seat), seat))}


def passed_by(s: State, seat: int, key: str) -> Iterator[Reason]:
    """Yield with *key* the best choice in the row that has been entered, its cost and what it
    brings, if it is not worth that.
    """
    s = paid(s, seat)
    best = best_choice(s, seat)
    if best is None:
        return
    gain, a = best
    brings = brought(s, seat, a)
    if gain > 0.0 or not brings:
        return
    goods = [x.players[seat].goods[:VP] for x in (s, alone(s, seat, a))]
    price = amounts([*(max(0, then - now) for then, now in zip(*goods, strict=True)), 0])
    if price:
        yield key, {"thing": taken_there(s, a), "brings": brings, "price": price}


def taken_there(s: State, a: Any) -> str:
    """Return the printed name of what an action takes."""
    printed = box(s.parts)
    if isinstance(a, TakeProgress):
        return printed.progress[a.tile].name
    if isinstance(a, TakeTerritory):
        return printed.territory[a.tile].name
    if isinstance(a, (TakeCity, BuildWonder)):
        return printed.cities[a.city].name
    return printed.empire[a.tile].name if isinstance(a, TakeEmpire) else printed.rows[TRADE].name


def campaigning(s: State, seat: int) -> Iterator[Reason]:
    """Yield what the best cubes of an empire tile achieve, with as few of them as possible."""
    f = s.stack[-1]
    if not isinstance(f, Placing):
        return
    calendar, printed = calendar_of(s, seat), box(s.parts)
    cost = calendar.price(prices.CUBE_AT)
    options = [
        (gain, -n, region)
        for region, gains in rows(s, f, stage_of(s, seat, calendar), cost)
        for n, gain in enumerate(gains, 1)
    ]
    gain, n, region = max(options, default=(0.0, 0, -1))
    if gain > WORTH_IT:
        then = alone(s, seat, PlaceCubes(region, -n))
        spot, first = printed.regions[region], leaders(then, region)[0]
        facts = {"cubes": -n, "region": region_name(spot)}
        if first == (seat,):
            yield "why-can-lead", facts | {"n": spot.first}
        elif seat in first:
            share = (spot.first + spot.second) // len(first)
            yield "why-can-share", facts | {"n": share, "players": len(first)}
        else:
            yield "why-can-place", facts | against(then, seat, region)


def worked(before: State, after: State, seat: int, a: TakeProgress) -> Iterator[Reason]:
    """Yield how often a tile with another effect than income can be used, or what one pays that
    pays nothing yet.
    """
    tile, turns = box(before.parts).progress[a.tile], LAST_TURN - before.turn
    if turns and tile.no_disc_cost and (due := sum(left for _, _, left in discs(before, seat))):
        yield "why-exempt", {"n": due}
    if turns and tile.kind != INCOME:
        yield "why-works", {"n": turns}
    if turns and tile.kind == INCOME and not counted(box(before.parts), after.players[seat], tile):
        yield "why-counts", {"n": sum(tile.yields) + tile.choice}


def struck(before: State, after: State, seat: int, a: Fight | Strike) -> Iterator[Reason]:
    """Yield how many cubes a fight removes, what it costs, and the cubes in the region
    afterwards.
    """
    then, now = ([p.cubes[a.region] for p in s.players] for s in (before, after))
    facts = {"seat": Who(a.victim), "n": then[a.victim] - now[a.victim]}
    yield "why-hits", facts | {"lost": then[seat] - now[seat]} | against(after, seat, a.region)


def against(s: State, seat: int, region: int) -> dict[str, Any]:
    """Return the player's cubes in a region and those of the strongest rival there."""
    best = max(p.cubes[region] for other, p in enumerate(s.players) if other != seat)
    mine = s.players[seat].cubes[region]
    return {"region": region_name(box(s.parts).regions[region]), "mine": mine, "best": best}
