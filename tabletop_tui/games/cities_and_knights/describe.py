"""The facts of an action, an event or a refusal, before a language makes a sentence of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...engine import Fact, Who, Word, facts
from .board import ANY, NO_HARBOR
from .frames import Trading
from .state import State
from .things import CARDS, HIDDEN, KINDS, PAPER, SHIP, TERRAINS, TRACKS

PROGRESS = {  # where the field "card" is a progress card and not a kind
    "discard-progress", "take-progress", "progress-drawn", "point-shown", "progress-discarded", "card-played",
    "progress-taken",
}  # fmt: skip


def describe(v: State, thing: Any) -> dict[str, Any]:
    """What the sentence of *thing* may mention."""
    known = dict(thing.facts) if isinstance(thing, Exception) else facts(thing)  # type: ignore[attr-defined]
    name = getattr(thing, "kind", "")
    skipped = {"card"} if name in PROGRESS else {"to"} if name == "gifted" else set()
    told = {x: FACTS[x](v, value) if x in FACTS and x not in skipped else value for x, value in known.items()}
    if name in PROGRESS:
        told["card"] = progress(known["card"])
    elif name == "gifted":
        told["to"] = Who(known["to"])
    elif name == "built":
        told["piece"] = Word(f"piece-{known['piece']}")
        told["place"] = (edge if known["piece"] == "road" else node)(v, known["place"])
    elif name == "rolled":
        told["total"] = known["red"] + known["yellow"]
        told["event"] = Word("face-ship") if known["event"] == SHIP else Word(f"face-{TRACKS[known['event']]}")
    elif name == "improved":
        told["name"] = Word(f"level-{TRACKS[known['track']]}-{known['level']}")
    elif name == "trading":
        offered = any(known["give"])
        told["stage"] = ("offers" if offered else "asks") if known["waiting"] else "answered" if offered else "heard"
    elif name == "close-trade":
        told |= terms(v, known["partner"])
    elif name == "trade-bank" and v.stack and v.players:
        top, card = v.stack[-1], known["give"]
        rate = v.players[getattr(top, "seat", v.turn)].rates[card]
        told["give"] = amount(card, 2 if card in getattr(top, "fleet", ()) else rate)
        told["left"] = v.bank[known["get"]]
    elif name == "improve" and v.players:
        seat = v.stack[-1].seat if v.stack and hasattr(v.stack[-1], "seat") else v.turn
        level = v.players[seat].tracks[known["track"]] + 1
        told |= {"level": level, "name": Word(f"level-{TRACKS[known['track']]}-{level}")}
        cheaper = bool(v.stack) and getattr(v.stack[-1], "crane", False)
        told["cost"] = amount(PAPER + known["track"], level - cheaper)
    return told


def terms(v: State, partner: int) -> dict[str, Fact]:
    """What would be given to a partner and come from them: as it was proposed, or as they offer instead."""
    top = v.stack[-1] if v.stack else None
    if not isinstance(top, Trading):
        return {"known": "no"}
    give, get = next(((give, get) for seat, give, get in top.counters if seat == partner), (top.give, top.get))
    return {"known": "yes", "give": kind(v, give), "get": kind(v, get)}


def hexagon(v: State, n: int) -> Fact:
    """A hex by its terrain and token."""
    return Word("hex", (("terrain", Word(f"terrain-{TERRAINS[v.island.terrain[n]]}")), ("number", v.tokens[n])))


def node(v: State, n: int) -> Fact:
    """A node by the hexes around it, and its harbour."""
    board = v.island.board
    around = tuple(hexagon(v, h) for h in board.node_hexes[n])
    harbor = board.node_harbor[n]
    return around if harbor == NO_HARBOR else (*around, Word("harbor", (("kind", harbor_kind(harbor)),)))


def harbor_kind(harbor: int) -> Fact:
    """What a harbour trades."""
    return Word("any-kind" if harbor == ANY else f"kind-{KINDS[harbor]}")


def edge(v: State, e: int) -> Fact:
    """An edge by the hexes on its sides."""
    around = tuple(hexagon(v, h) for h in v.island.board.edge_hexes[e])
    return around if len(around) > 1 else (*around, Word("sea"))


def kind(v: State, k: int | tuple[int, ...]) -> Fact:
    """A kind of card, or counted cards."""
    if isinstance(k, tuple):
        return counted(v, k)
    return Word("one-hidden") if k == HIDDEN else Word(f"kind-{KINDS[k]}")


def counted(v: State, cards: tuple[int, ...]) -> Fact:
    """Cards by kind, or only how many they are when they are hidden."""
    if HIDDEN in cards:
        return Word("some-hidden", (("n", len(cards)),))
    return tuple(amount(k, n) for k, n in enumerate(cards) if n) or Word("no-cards")


def amount(k: int, n: int) -> Word:
    """So many cards of a kind."""
    return Word("amount", (("n", n), ("kind", Word(f"kind-{KINDS[k]}"))))


def bill(v: State, cost: tuple[tuple[int, int], ...]) -> Fact:
    """What something costs."""
    return tuple(amount(k, n) for k, n in cost)


def progress(card: int) -> Fact:
    """A progress card, if it may be known."""
    return Word("one-hidden-progress") if card == HIDDEN else Word(f"card-{CARDS[card]}")


def who(v: State, seat: int) -> Fact:
    """A player."""
    return Who(seat)


def everybody(v: State, seats: tuple[int, ...]) -> Fact:
    """Several players."""
    return tuple(Who(seat) for seat in seats)


def track(v: State, n: int) -> Fact:
    """A track, or the deck of its colour."""
    return Word(f"track-{TRACKS[n]}")


FACTS: dict[str, Callable[[State, Any], Fact]] = {
    "seat": who, "victim": who, "partner": who, "owner": who, "seats": everybody,
    "hex": hexagon, "other": hexagon, "node": node, "to": node, "edge": edge,
    "card": kind, "cards": counted, "give": kind, "get": kind, "cost": bill, "track": track, "deck": track,
}  # fmt: skip
