"""The facts of an action, an event or a refusal, before a language makes a sentence of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from ....engine import Event, Fact, Who, Word, facts
from ..rules.board import ANY, NO_HARBOR
from ..rules.frames import Trading
from ..rules.state import State
from ..rules.things import CARDS, HIDDEN, KINDS, PAPER, SHIP, TERRAINS, TRACKS
from .coordinates import hex_names

PROGRESS = {  # where the field "card" is a progress card and not a kind
    "discard-progress",
    "take-progress",
    "progress-drawn",
    "point-shown",
    "progress-discarded",
    "card-played",
    "progress-taken",
}

Naming = Callable[[State, int], Fact]  # how a hex is called


def describe(v: State, thing: Any) -> dict[str, Any]:
    """What the sentence of *thing* may mention."""
    known = dict(thing.facts) if isinstance(thing, Exception) else facts(thing)  # type: ignore[attr-defined]
    name = getattr(thing, "kind", "")
    skipped = {"card"} if name in PROGRESS else {"to"} if name == "gifted" else set()
    past = isinstance(thing, Event)
    told = {
        x: (PAST[x] if past and x in PAST else FACTS[x])(v, value)
        if x in FACTS and x not in skipped
        else value
        for x, value in known.items()
    }
    if name in PROGRESS:
        told["card"] = progress(known["card"])
        told["which"] = "" if known["card"] == HIDDEN else CARDS[known["card"]]
        if known.get("named", -1) >= 0:
            told["named"] = kind(v, known["named"])
    elif name == "gifted":
        told["to"] = Who(known["to"])
    elif name == "built":
        told["piece"] = Word(f"piece-{known['piece']}")
        told["place"] = PAST["edge" if known["piece"] == "road" else "node"](v, known["place"])
    elif name == "rolled":
        told["total"] = known["red"] + known["yellow"]
        told["event"] = (
            Word("face-ship") if known["event"] == SHIP else Word(f"face-{TRACKS[known['event']]}")
        )
    elif name == "tokens-swapped":
        told["tokens"], told["others"] = known["tokens"] or (
            v.tokens[thing.hex],
            v.tokens[thing.other],
        )
        told["hits"] = len(known["seats"])
    elif name == "robber-moved":
        told["hits"] = len(known["seats"])
    elif name == "steal":
        told["cards"] = v.players[known["victim"]].cards if v.players else 0
    elif name == "longest-road-taken" or name == "merchant-moved":
        robbed = known["former"] >= 0 and known["former"] != known["seat"]
        told |= {"former": Who(known["former"]) if robbed else "", "lost": robbed}
    elif name == "improved":
        told["name"] = Word(f"level-{TRACKS[known['track']]}-{known['level']}")
    elif name == "trading":
        offered = any(known["give"])
        told["wants"] = sought(v, known["get"])
        told["stage"] = (
            ("offers" if offered else "seeks" if any(known["get"]) else "asks")
            if known["waiting"]
            else "answered"
            if offered
            else "heard"
        )
    elif name in ("ask-for-offers", "offers-asked"):
        told["wanted"] = "yes" if any(known["wants"]) else "no"
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
    """What would be given to a partner and come from them: as it was proposed, or as they offer
    instead.
    """
    top = v.stack[-1] if v.stack else None
    if not isinstance(top, Trading):
        return {"known": "no"}
    give, get = next(
        ((give, get) for seat, give, get in top.counters if seat == partner), (top.give, top.get)
    )
    return {"known": "yes", "give": kind(v, give), "get": kind(v, get)}


def terrain(v: State, n: int) -> Word:
    """The terrain of a hex."""
    return Word(f"terrain-{TERRAINS[v.island.terrain[n]]}")


def hexagon(v: State, n: int) -> Fact:
    """A hex by its terrain and token, and by its coordinate too where another has both."""
    same = [h for h in range(len(v.tokens)) if likeness(v, h) == likeness(v, n)]
    found = Word("hex", (("terrain", terrain(v, n)), ("number", v.tokens[n])))
    return Word("hex-among", (("hex", found), ("at", coordinate(v, n)))) if len(same) > 1 else found


def likeness(v: State, n: int) -> tuple[int, int]:
    """What the name of a hex tells of it."""
    return v.island.terrain[n], v.tokens[n]


def coordinate(v: State, n: int) -> str:
    """The row and number of a hex."""
    return hex_names(v.island)[n].upper()


def ground(v: State, n: int) -> Fact:
    """A hex of the story, by its terrain and coordinate: tokens change places later on."""
    return Word("ground", (("terrain", terrain(v, n)), ("at", coordinate(v, n))))


def node(v: State, n: int, name: Naming = hexagon) -> Fact:
    """A node by the hexes around it, and its harbour."""
    board = v.island.board
    around = tuple(name(v, h) for h in board.node_hexes[n])
    harbor = board.node_harbor[n]
    return (
        around
        if harbor == NO_HARBOR
        else (*around, Word("harbor", (("kind", harbor_kind(harbor)),)))
    )


def harbor_kind(harbor: int) -> Fact:
    """What a harbour trades."""
    return Word("any-kind" if harbor == ANY else f"kind-{KINDS[harbor]}")


def edge(v: State, e: int, name: Naming = hexagon) -> Fact:
    """An edge by the hexes on its sides."""
    around = tuple(name(v, h) for h in v.island.board.edge_hexes[e])
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


def sought(v: State, kinds: tuple[int, ...]) -> Fact:
    """The kinds that are looked for, without a number."""
    return tuple(kind(v, k) for k, n in enumerate(kinds) if n)


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
    "seat": who,
    "victim": who,
    "partner": who,
    "owner": who,
    "seats": everybody,
    "hex": hexagon,
    "other": hexagon,
    "node": node,
    "to": node,
    "edge": edge,
    "card": kind,
    "cards": counted,
    "give": kind,
    "get": kind,
    "wants": sought,
    "cost": bill,
    "track": track,
    "deck": track,
}

PAST: dict[str, Callable[[State, Any], Fact]] = {
    "hex": ground,
    "other": ground,
    "node": partial(node, name=ground),
    "to": partial(node, name=ground),
    "edge": partial(edge, name=ground),
}
"""Places of the story, which is told of the past: by what never changes."""
