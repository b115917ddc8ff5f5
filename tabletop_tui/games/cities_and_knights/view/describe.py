"""Facts of actions, events and refusals, before a language makes sentences of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any

from ....engine import Event, Fact, Illegal, Place, Who, Word, facts
from ..rules.board import ANY, NO_HARBOR, Island
from ..rules.constants import HIDDEN, KINDS, PAPER, SHIP, TERRAINS, TRACKS
from ..rules.frames import Trading
from ..rules.progress_cards.catalogue import CARDS
from ..rules.state import State
from .coordinates import hex_names, points_apart

PROGRESS = {  # where the field "card" is a progress card and not a kind
    "discard-progress",
    "take-progress",
    "progress-drawn",
    "point-shown",
    "progress-discarded",
    "card-played",
    "progress-taken",
}


def describe(view: State, thing: Any) -> dict[str, Any]:
    """Return what the sentence of *thing* may mention."""
    known = dict(thing.facts) if isinstance(thing, Illegal) else facts(thing)
    name = getattr(thing, "kind", "")
    skipped = {"card"} if name in PROGRESS else {"to"} if name == "gifted" else set()
    past = isinstance(thing, Event)
    values = {
        x: (PAST[x] if past and x in PAST else FACTS[x])(view, value)
        if x in FACTS and x not in skipped
        else value
        for x, value in known.items()
    }
    if name in PROGRESS:
        values["card"] = progress(known["card"])
        if known.get("named", -1) >= 0:
            values["named"] = kind(view, known["named"])
    elif name == "gifted":
        values["to"] = Who(known["to"])
    elif name == "built":
        values["piece"] = Word(f"piece-{known['piece']}")
        values["place"] = PAST["edge" if known["piece"] == "road" else "node"](view, known["place"])
    elif name == "rolled":
        values["total"] = known["red"] + known["yellow"]
        values["event"] = (
            Word("face-ship") if known["event"] == SHIP else Word(f"face-{TRACKS[known['event']]}")
        )
    elif name == "tokens-swapped":
        values["tokens"], values["others"] = known["tokens"] or (
            view.tokens[thing.hex],
            view.tokens[thing.other],
        )
        values["hits"] = len(known["seats"])
    elif name == "robber-moved":
        values["hits"] = len(known["seats"])
    elif name == "steal":
        values["cards"] = view.players[known["victim"]].cards if view.players else 0
    elif name == "longest-road-taken" or name == "merchant-moved":
        robbed = known["former"] >= 0 and known["former"] != known["seat"]
        values |= {"former": Who(known["former"]) if robbed else "", "lost": robbed}
    elif name == "improved":
        values["name"] = Word(f"level-{TRACKS[known['track']]}-{known['level']}")
    elif name == "trading":
        offered = any(known["give"])
        values["wants"] = sought(view, known["get"])
        values["stage"] = (
            ("offers" if offered else "seeks" if any(known["get"]) else "asks")
            if known["waiting"]
            else "heard"
            if not offered
            else "answered"
            if known["accepted"]
            else "countered"
        )
    elif name in ("ask-for-offers", "offers-asked"):
        values["wanted"] = "yes" if any(known["wants"]) else "no"
    elif name == "close-trade":
        values |= terms(view, known["partner"])
    elif name == "trade-bank" and view.stack and view.players:
        top, card = view.stack[-1], known["give"]
        rate = view.players[getattr(top, "seat", view.turn)].rates[card]
        values["give"] = amount(card, 2 if card in getattr(top, "fleet", ()) else rate)
        values["left"] = view.bank[known["get"]]
    elif name == "improve" and view.players:
        seat = view.stack[-1].seat if view.stack and hasattr(view.stack[-1], "seat") else view.turn
        level = view.players[seat].tracks[known["track"]] + 1
        values |= {"level": level, "name": Word(f"level-{TRACKS[known['track']]}-{level}")}
        cheaper = bool(view.stack) and getattr(view.stack[-1], "crane", False)
        values["cost"] = amount(PAPER + known["track"], level - cheaper)
    return values


def terms(view: State, partner: int) -> dict[str, Fact]:
    """Return what a partner would get and give: as proposed, or in their counter-offer."""
    top = view.stack[-1] if view.stack else None
    if not isinstance(top, Trading):
        return {"known": "no"}
    give, get = next(
        ((give, get) for seat, give, get in top.counters if seat == partner), (top.give, top.get)
    )
    return {"known": "yes", "give": kind(view, give), "get": kind(view, get)}


def terrain(view: State, n: int) -> Word:
    """Return the terrain of a hex."""
    return Word(f"terrain-{TERRAINS[view.island.terrain[n]]}")


def hexagon(view: State, n: int, *, sought: bool = True) -> Fact:
    """Return a hex by terrain and token, and by coordinate if another has both. A voice says the
    coordinate only of a hex that is *sought*.
    """
    same = [h for h in range(len(view.tokens)) if likeness(view, h) == likeness(view, n)]
    facts = (("hex", produce(view, n)), ("at", coordinate(view, n)), ("sought", int(sought)))
    return Word("hex-among", facts) if len(same) > 1 else produce(view, n)


def produce(view: State, n: int) -> Fact:
    """Return a hex by terrain and token."""
    return Word("hex", (("terrain", terrain(view, n)), ("number", view.tokens[n])))


def likeness(view: State, n: int) -> tuple[int, int]:
    """Return what the name of a hex reveals about it."""
    return view.island.terrain[n], view.tokens[n]


def coordinate(view: State, n: int) -> str:
    """Return the row and number of a hex."""
    return hex_names(view.island)[n].upper()


def ground(view: State, n: int, *, sought: bool = True) -> Fact:
    """Return a hex of the story by terrain and coordinate, as tokens may move later. A voice says
    it like a hex of today.
    """
    facts = (("terrain", terrain(view, n)), ("at", coordinate(view, n)))
    return Word("ground", (*facts, ("now", hexagon(view, n, sought=sought))))


def node(view: State, n: int, name: Callable[..., Fact] = hexagon) -> Fact:
    """Return a node by its hexes and its harbour."""
    board = view.island.board
    sought = ("node", n) in alike(view.island, tuple(view.tokens))
    hexes = tuple(name(view, h, sought=sought) for h in board.node_hexes[n])
    around = beside(view, ("node", n), hexes)
    harbor = board.node_harbor[n]
    if harbor != NO_HARBOR:
        return (*around, Word("harbor", (("kind", harbor_kind(harbor)),)))
    return around if len(around) > 2 else (*around, Word("shore"))


@lru_cache(maxsize=8)
def alike(island: Island, tokens: tuple[int, ...]) -> frozenset[Place]:
    """Return the nodes and edges that share terrains, tokens and harbour with another."""
    graph = island.board
    points, found = points_apart(island), dict[Place, Any]()

    def hexes(around: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
        return tuple(sorted((island.terrain[h], tokens[h]) for h in around))

    for n, around in enumerate(graph.node_hexes):
        found["node", n] = hexes(around), graph.node_harbor[n], points.get(("node", n))
    for e, around in enumerate(graph.edge_hexes):
        found["edge", e] = hexes(around), "edge", points.get(("edge", e))
    times = Counter(found.values())
    return frozenset(place for place, what in found.items() if times[what] > 1)


def beside(view: State, place: Place, around: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """Return the hexes around a place, with its side of the first if they are ambiguous."""
    point = points_apart(view.island).get(place)
    if point is None:
        return around
    facts = (
        ("hex", around[0]),
        ("point", Word(f"compass-{point}")),
        ("side", Word(f"side-{point}")),
    )
    first = Word("beside", facts)
    return (first, *around[1:])


def harbor_kind(harbor: int) -> Fact:
    """Return what a harbour trades."""
    return Word("any-kind" if harbor == ANY else f"kind-{KINDS[harbor]}")


def edge(view: State, e: int, name: Callable[..., Fact] = hexagon) -> Fact:
    """Return an edge by its hexes."""
    sought = ("edge", e) in alike(view.island, tuple(view.tokens))
    hexes = tuple(name(view, h, sought=sought) for h in view.island.board.edge_hexes[e])
    around = beside(view, ("edge", e), hexes)
    return around if len(around) > 1 else (*around, Word("sea"))


def place_named(view: State, place: Place) -> Fact:
    """Return a hex, a node or an edge."""
    what, n = place
    return hexagon(view, n) if what == "hex" else (node if what == "node" else edge)(view, n)


def kind(view: State, what: int | tuple[int, ...]) -> Fact:
    """Return a kind of card, or counted cards."""
    if isinstance(what, tuple):
        return counted(view, what)
    return Word("one-hidden") if what == HIDDEN else Word(f"kind-{KINDS[what]}")


def counted(view: State, cards: tuple[int, ...]) -> Fact:
    """Return cards by kind, or only their number if they are hidden."""
    if HIDDEN in cards:
        return Word("some-hidden", (("n", len(cards)),))
    return tuple(amount(k, n) for k, n in enumerate(cards) if n) or Word("no-cards")


def sought(view: State, kinds: tuple[int, ...]) -> Fact:
    """Return the kinds looked for, without numbers."""
    return tuple(kind(view, k) for k, n in enumerate(kinds) if n)


def amount(kind: int, n: int) -> Word:
    """Return *n* cards of a kind."""
    return Word("amount", (("n", n), ("kind", Word(f"kind-{KINDS[kind]}"))))


def bill(view: State, cost: tuple[tuple[int, int], ...]) -> Fact:
    """Return a cost."""
    return tuple(amount(k, n) for k, n in cost)


def progress(card: int) -> Fact:
    """Return a progress card, if it may be known."""
    return Word("one-hidden-progress") if card == HIDDEN else Word(f"card-{CARDS[card]}")


def who(view: State, seat: int) -> Fact:
    """Return a player."""
    return Who(seat)


def everybody(view: State, seats: tuple[int, ...]) -> Fact:
    """Return several players."""
    return tuple(Who(seat) for seat in seats)


def track(view: State, n: int) -> Fact:
    """Return a track, or the deck of its colour."""
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
    "lacks": bill,
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
"""Places in the story, which is about the past: named by what never changes."""
