"""A player of Cities & Knights who goes by rules of thumb, as a person does who has played it
often, and looks at nothing that comes after: a fixed opponent of another kind than all levels.

What it does was written down from how people play: buy what is nearest to paying off, keep as many
knights awake as a landing asks for, trade what is spare for what the next purchase lacks.
"""

from __future__ import annotations

from typing import Any

from tabletop_tui.bots.simple import legal
from tabletop_tui.engine import Draw, Game, OneOf, offers
from tabletop_tui.games.cities_and_knights.rules import actions
from tabletop_tui.games.cities_and_knights.rules.network import far_enough

from . import answers, cards
from .aims import Aims
from .table import Table

WORTH_PLAYING = 0.45  # from this on a card is played before anything is bought
WORTH_BUYING, WORTH_TRADING = 0.2, 0.7
BLOCKED = 0.65  # of the aim's worth is lost with each card that something else takes from it
ENDS = ("end-turn", "end-building")
SPENT = ("build-wall", "promote", "recruit", "activate", "build-road")  # before a seven halves it


def choose(game: Game, view: Any, seat: int, luck: Draw) -> Any:
    """The action of *seat*, which sees *view*."""
    t = Table(game, view, seat, luck)
    listed: list[Any] = []
    shaped = {}
    for offer in offers(game, t.world, seat):
        if isinstance(offer.choices, OneOf):
            listed += offer.choices.actions
        else:
            sample = offer.choices.sample(luck)
            shaped[sample.kind] = sample
    if len(listed) == 1 and not shaped:
        return listed[0]
    aims = Aims(t)
    for sample in shaped.values():
        if sample.kind in answers.COUNTED:
            return answers.counted(aims, sample)
    if any(a.kind in ENDS for a in listed):
        return turn(aims, listed, "propose" in shaped)
    if not listed:
        return next(iter(shaped.values()))
    return max(listed, key=lambda a: (answers.worth(aims, a), luck(1000)))


def turn(aims: Aims, listed: list[Any], may_propose: bool) -> Any:
    """What the own turn goes on with: a card, a purchase, a trade, or its end."""
    t = aims.t
    by: dict[str, list[Any]] = {}
    for a in listed:
        by.setdefault(a.kind, []).append(a)
    played = [(cards.worth(aims, a), n) for n, a in enumerate(listed) if a.kind.startswith("play-")]
    if played and max(played)[0] > WORTH_PLAYING:
        return listed[max(played)[1]]
    if "chase" in by and t.beside(t.s.robber) and t.s.ship <= 3:
        return by["chase"][0]
    found = bought(aims, by) or traded(aims, by.get("trade-bank", []))
    if found is None and may_propose:
        found = proposed(aims)
    if found is None and sum(t.hand) > t.me.limit:
        found = next((picked(t, kind, -1, by[kind]) for kind in SPENT if kind in by), None)
    return found or next(by[kind][0] for kind in ENDS if kind in by)


def bought(aims: Aims, by: dict[str, list[Any]]) -> Any | None:
    """The best purchase that the hand pays; one that takes cards from the aim counts less."""
    t, aim = aims.t, aims.nearest
    best, most = None, WORTH_BUYING
    for row in aims.rows:
        if row.kind not in by or aims.lacking(row.cost):
            continue
        choice = picked(t, row.kind, row.place, by[row.kind])
        value = row.worth
        if aim is not None and aim.worth > row.worth and sum(t.hand) <= t.me.limit:
            left = [has - cost for has, cost in zip(t.hand, row.cost, strict=True)]
            gone = sum(max(0, x - y) for x, y in zip(aim.cost, left, strict=True))
            value -= BLOCKED * aim.worth * max(0, gone - aims.lacking(aim.cost))
        if choice is not None and value > most:
            best, most = choice, value
    return best


def picked(t: Table, kind: str, place: int, listed: list[Any]) -> Any | None:
    """Which of the actions of a kind is meant: at a *place*, or where it is best."""
    if kind == "improve":
        return next((a for a in listed if a.track == place), None)
    if kind == "build-road":
        if place < 0:
            return max(listed, key=lambda a: t.lengthens(a.edge))
        return next((a for a in listed if a.edge == place), None)
    if place >= 0:
        return next((a for a in listed if a.node == place), None)
    if kind == "recruit":  # not where a settlement could stand
        return min(listed, key=lambda a: (far_enough(t.s, a.node), t.site(a.node)))
    return max(listed, key=lambda a: t.s.active[a.node]) if kind == "promote" else listed[0]


def traded(aims: Aims, listed: list[Any]) -> Any | None:
    """A trade with the bank for something that such trades complete at once; or any on the way to
    it, where a seven would halve the hand.
    """
    t = aims.t
    full = sum(t.hand) - t.me.limit
    for row in aims.rows:
        missing = aims.lacking(row.cost)
        if not missing or (row.worth < WORTH_TRADING and full <= 0):
            continue
        spare = [max(0, has - cost) for has, cost in zip(t.hand, row.cost, strict=True)]
        can = sum(n // rate for n, rate in zip(spare, t.me.rates, strict=True))
        if can >= missing or (full > 1 and can and row.worth > WORTH_TRADING):
            found = [
                a
                for a in listed
                if row.cost[a.get] > t.hand[a.get] and spare[a.give] >= t.me.rates[a.give]
            ]
            if found:
                return min(found, key=lambda a: (t.me.rates[a.give], -spare[a.give]))
    return None


def proposed(aims: Aims) -> Any | None:
    """A trade to propose for what the aim lacks: one for one, at the second try two for one."""
    t, aim = aims.t, aims.nearest
    tries = getattr(t.s.stack[0], "proposals", 2)
    seats = tuple(
        x for x in t.rivals if t.s.players[x].cards and t.s.players[x].points < t.goal - 2
    )
    if aim is None or tries >= 2 or not seats or aims.lacking(aim.cost) > 4:
        return None
    best, most = None, 0.1
    for get in (kind for kind in range(8) if aim.cost[kind] > t.hand[kind]):
        for give in range(8):
            if give == get or t.hand[give] <= tries:
                continue
            out = tuple((tries + 1) * (kind == give) for kind in range(8))
            into = tuple(int(kind == get) for kind in range(8))
            value = aims.gain(out, into) + 0.3 * t.income[give]
            deal = actions.Propose(out, into, seats)
            if value > most and legal(t.game, t.world, t.seat, deal):
                best, most = deal, value
    return best
