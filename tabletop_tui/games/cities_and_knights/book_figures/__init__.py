"""The positions of the rulebook's pictures and examples, made from figures.json.

Hexes, corners and sides are written as players type them, in English: "C2", "C2NE". Roads are paths
from corner to corner. The island is the beginners' one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from ....engine import Place, Value, settle
from ....engine.figure import Figure, figures_of
from .. import GAME, new
from ..rules import frames
from ..rules.constants import KINDS, KNIGHTS, PIECES, TRACKS
from ..rules.longest_road import measure
from ..rules.progress_cards.card import CATALOGUE
from ..rules.progress_cards.catalogue import CARDS, FIRST
from ..rules.rates import refresh
from ..rules.state import State
from ..rules.victory import score
from ..view.coordinates import names

OPTIONS: Mapping[str, Value] = settle(GAME.options, {"map": "beginner"})
PEOPLE = ("Anna", "Ben", "Cleo")
FIGURES = figures_of(__name__)


def figure(name: str) -> Figure:
    """Return a figure by its name. Raises KeyError."""
    made = FIGURES[name]
    state = position(name)
    return Figure(
        state,
        PEOPLE[: len(state.players)],
        OPTIONS,
        tuple(p for text in made.get("around", ()) for p in with_corners(state, text)),
        tuple((place(state, *where), mark) for mark, where in made.get("marks", {}).items()),
        size=tuple(made.get("size", (76, 22))),
        room=tuple(made.get("room", (5, 1))),
    )


def place(s: State, kind: str, text: str) -> Place:
    """Return the hex, node or edge of a coordinate."""
    return next(p for p in names(s.island)[text.lower()] if p[0] == kind)


def with_corners(s: State, text: str) -> list[Place]:
    """Return a hex and its corners."""
    kind, n = place(s, "hex", text)
    return [(kind, n), *(("node", corner) for corner in s.island.board.hex_nodes[n])]


def node(s: State, text: str) -> int:
    """Return the number of a corner."""
    return place(s, "node", text)[1]


def edge(s: State, one: str, other: str) -> int:
    """Return the number of the side between two neighbouring corners."""
    ends = {node(s, one), node(s, other)}
    return next(n for n, pair in enumerate(s.island.board.edge_nodes) if {*pair} == ends)


def position(name: str) -> State:
    """Return the position of a figure, complete with what follows from it."""
    made = FIGURES[name]
    s = new(made.get("seats", 3), 1, OPTIONS)
    s.first = s.turn = made.get("turn", 0)
    s.round, s.robber_free = 2, True
    s.stack = [getattr(frames, made.get("frame", "Acting"))(s.turn)]
    for seat, pieces in enumerate(made.get("pieces", ())):
        put(s, seat, pieces)
    for track, text in made.get("metropolis", {}).items():
        s.metropolis[TRACKS.index(track)] = node(s, text)
    if "robber" in made:
        s.robber = place(s, "hex", made["robber"])[1]
    if "merchant" in made:
        s.merchant, s.merchant_owner = place(s, "hex", made["merchant"])[1], s.turn
    s.ship = made.get("ship", 0)
    for kind, count in made.get("bank", {}).items():
        s.bank[KINDS.index(kind)] = count
    follow(s)
    return s


def put(s: State, seat: int, pieces: Mapping[str, Any]) -> None:
    """Put what a seat has on the board and in its hand."""
    player = s.players[seat]
    for piece in ("settlement", "city"):
        for text in pieces.get(piece, ()):
            at = node(s, text)
            s.owner[at], s.piece[at] = seat, PIECES.index(piece)
            if piece == "city":
                player.cities -= 1
            else:
                player.settlements -= 1
    for text in pieces.get("wall", ()):
        s.wall[node(s, text)] = True
        player.walls -= 1
    for text, level, active in pieces.get("knight", ()):
        at = node(s, text)
        s.owner[at], s.piece[at], s.active[at] = seat, KNIGHTS + level, active
        player.knights[level - 1] -= 1
    for path in pieces.get("road", ()):
        for one, other in pairwise(path.split()):
            s.road[edge(s, one, other)] = seat
            player.roads -= 1
    for kind, count in pieces.get("hand", {}).items():
        player.hand[KINDS.index(kind)] = count
        s.bank[KINDS.index(kind)] -= count
    for track, level in pieces.get("level", {}).items():
        player.tracks[TRACKS.index(track)] = level
    for name in pieces.get("card", ()):
        take_card(s, seat, name)


def take_card(s: State, seat: int, name: str) -> None:
    """Give a seat a progress card out of its deck."""
    card = CARDS.index(name)
    s.players[seat].progress.append(card)
    deck = CATALOGUE[card].deck
    s.decks[deck].bag[card - FIRST[deck]] -= 1


def follow(s: State) -> None:
    """Work out what follows from the pieces: roads, rates, cards and points."""
    for seat, player in enumerate(s.players):
        measure(s, seat)
        refresh(s, seat)
        player.cards = sum(player.hand)
    lengths: Sequence[int] = [player.longest for player in s.players]
    best = max(lengths)
    if best >= 5 and lengths.count(best) == 1:
        s.longest_road = lengths.index(best)
    for seat, player in enumerate(s.players):
        player.points = sum(score(s, seat).values())
