"""Cities & Knights on a line terminal: the island as ASCII art, and everything else in
sentences.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....engine import Place
from ....engine.words import Speech, as_sentences
from ..rules.actions import (
    BuildRoad,
    BuildSettlement,
    PlaceCity,
    PlaceRoad,
    PlaceSettlement,
    Roll,
)
from ..rules.board import ANY, NO_HARBOR, Axial
from ..rules.constants import (
    CITY,
    KINDS,
    KNIGHTS,
    PIECES,
    PIPS,
    SETTLEMENT,
    STEPS,
    TERRAINS,
    TIPPED,
    TRACKS,
)
from ..rules.progress_cards.catalogue import CARDS
from ..rules.progress_cards.science import FreeRoad, PlayAlchemist
from .coordinates import hex_names, name_of, places_named, said
from .describe import place_named
from .dice import chances, totals
from .outcomes import brings, draws, ways_to_cards
from .roads import road_brings
from .sheet import counted
from .sheet import sheet as sheet

ACROSS, DOWN = 5, 3  # half the width of a hex in cells, and lines from one row of hexes to the next
CORNER_CELLS = (
    (0, -2),
    (5, -1),
    (5, 1),
    (0, 2),
    (-5, 1),
    (-5, -1),
)  # from the centre of a hex, clockwise from the top
SIDE_CELLS = (
    ((2, -2), (3, -1)),
    ((5, 0),),
    ((3, 1), (2, 2)),
    ((-3, 1), (-2, 2)),
    ((-5, 0),),
    ((-2, -2), (-3, -1)),
)
SIGNS = (
    "settlement",
    "city",
    "metropolis",
    "tipped-city",
    "wall",
    "active-knight",
    "resting-knight",
    "robber",
    "merchant",
    "road",
)
PLACES = ("hex", "node", "edge")
SLOPES = "\\|/\\|/"  # the sides without a road, from the north-east clockwise


class Picture:
    """A grid of characters to draw on."""

    def __init__(self, columns: int, lines: int) -> None:
        self.cells = [[" "] * columns for _ in range(lines)]

    def put(self, x: int, y: int, text: str) -> None:
        """Write *text* centred on (x, y), clipped to the grid."""
        row = self.cells[y]
        for column, character in enumerate(text, x - (len(text) - 1) // 2):
            if 0 <= column < len(row):
                row[column] = character

    def rows(self) -> list[str]:
        """Return the rows without trailing blanks."""
        return ["".join(row).rstrip() for row in self.cells]


def centre(at: Axial) -> tuple[int, int]:
    """Return the centre of a hex in cells, relative to hex (0, 0)."""
    return (2 * at[0] + at[1]) * ACROSS, at[1] * DOWN


def piece(s: Any, node: int) -> str:
    """Return the piece on a corner with its player's number: 1s, 2C, [2C] with a wall, 3M, 1K2
    ready, 1k2 resting.
    """
    if s.owner[node] < 0:
        return "."
    kind = s.piece[node]
    if kind > KNIGHTS:
        return f"{s.owner[node] + 1}{'K' if s.active[node] else 'k'}{kind - KNIGHTS}"
    letter = (
        "M" if node in s.metropolis else "C" if kind == CITY else "s" if kind == SETTLEMENT else "t"
    )
    text = f"{s.owner[node] + 1}{letter}"
    return f"[{text}]" if s.wall[node] else text


def island(s: Any, words: Speech) -> list[str]:
    """Return the picture: coordinates and terrains in hexes, pieces on corners, players' numbers on
    roads.
    """
    graph, spots = s.island.board, [centre(at) for at in s.island.hexes]
    left, top = min(x for x, _ in spots) - ACROSS - 1, min(y for _, y in spots) - 2
    picture = Picture(
        max(x for x, _ in spots) - left + ACROSS + 3, max(y for _, y in spots) - top + 3
    )
    for n, (cx, cy) in enumerate(spots):
        x, y = cx - left, cy - top
        for side, cells in enumerate(SIDE_CELLS):
            road = s.road[graph.hex_edges[n][side]]
            for dx, dy in cells:
                picture.put(x + dx, y + dy, str(road + 1) if road >= 0 else SLOPES[side])
        signs = ("R" if s.robber == n else "") + ("$" if s.merchant == n else "")
        picture.put(x, y - 1, f"{hex_names(s.island)[n].upper()} {signs}".strip())
        picture.put(x, y, words.say(f"terrain-{TERRAINS[s.island.terrain[n]]}")[:9])
        picture.put(x, y + 1, str(s.tokens[n] or ""))
    for n, (cx, cy) in enumerate(spots):
        for corner, (dx, dy) in enumerate(CORNER_CELLS):
            picture.put(cx - left + dx, cy - top + dy, piece(s, graph.hex_nodes[n][corner]))
    return picture.rows()


def harbors(s: Any, words: Speech) -> str:
    """Return each harbour with its coordinate and what it trades."""
    found = []
    for edge, kind in s.island.harbors:
        what = words.say("about-any" if kind == ANY else f"kind-{KINDS[kind]}")
        place = said(s.island, ("edge", edge), words)
        found.append(
            words.say("plain-harbor", place=place, rate=3 if kind == ANY else 2, what=what)
        )
    return f"{', '.join(found)}."


def player(s: Any, seat: int, words: Speech) -> str:
    """Return what is public about one player."""
    player = s.players[seat]
    knights = [n for n, owner in enumerate(s.owner) if owner == seat and s.piece[n] > KNIGHTS]
    ready = sum(s.piece[n] - KNIGHTS for n in knights if s.active[n])
    levels = ", ".join(
        f"{words.say(f'track-{name}')} {player.tracks[track]}" for track, name in enumerate(TRACKS)
    )
    return words.say(
        "plain-player", number=seat + 1, name=words.name(seat), points=player.points,
        cards=player.cards, progress=len(player.progress),
        ready=ready, knights=sum(s.piece[n] - KNIGHTS for n in knights), road=player.longest,
        award=int(s.longest_road == seat), levels=levels,
    )  # fmt: skip


def land(s: Any, n: int, words: Speech) -> str:
    """Return a hex: coordinate, terrain, number, robber and merchant."""
    terrain = words.say(f"terrain-{TERRAINS[s.island.terrain[n]]}")
    parts = [f"{said(s.island, ('hex', n), words)} {terrain}"]
    parts += [str(s.tokens[n])] if s.tokens[n] else []
    parts += [f"({words.say('about-robber')})"] if s.robber == n else []
    parts += (
        [f"({words.say('about-merchant', name=words.name(s.merchant_owner))})"]
        if s.merchant == n
        else []
    )
    return " ".join(parts)


def standing(s: Any, node: int, words: Speech) -> str:
    """Return what is on a corner."""
    name = words.say(f"piece-{PIECES[s.piece[node]]}")
    if node in s.metropolis:
        name = words.say(
            "about-metropolis", track=words.say(f"track-{TRACKS[s.metropolis.index(node)]}")
        )
    if s.wall[node]:
        name = words.say("about-walled", piece=name)
    if s.piece[node] > KNIGHTS:
        name = words.say(
            "about-knight", piece=name, state=words.say("active" if s.active[node] else "inactive")
        )
    return name


def sentences(s: Any, words: Speech) -> list[str]:
    """Return the island without a picture: its rows from the north, and each player's pieces."""
    lands: dict[int, list[str]] = {}
    for n, (_, row) in enumerate(s.island.hexes):
        lands.setdefault(row, []).append(land(s, n, words))
    lines = [words.say("plain-land", lands=tuple(row)) for row in lands.values()]
    for seat in range(len(s.players)):
        pieces = [f"{standing(s, node, words)} {said(s.island, ('node', node), words)}"
                  for node, owner in enumerate(s.owner) if owner == seat]  # fmt: skip
        roads = [
            said(s.island, ("edge", edge), words)
            for edge, owner in enumerate(s.road)
            if owner == seat
        ]
        if pieces:
            lines.append(words.say("plain-pieces", name=words.name(seat), pieces=tuple(pieces)))
        if roads:
            lines.append(words.say("plain-roads", name=words.name(seat), roads=tuple(roads)))
    return lines


def about(view: Any, seat: int, typed: str, words: Speech) -> list[str]:
    """Return the hex, corner and side of a coordinate, each with its surroundings."""
    return [
        about_place(view, place, words, seat) for place in places_named(view.island, typed, words)
    ]


def about_place(s: Any, place: Place, words: Speech, seat: int) -> str:
    """Return a hex, a corner or a side, and what a road of *seat* would gain there."""
    graph, (what, n) = s.island.board, place
    name = said(s.island, place, words)
    if what == "hex":
        corners = [
            f"{said(s.island, ('node', node), words)} {words.name(s.owner[node])} "
            f"{standing(s, node, words)}"
            for node in graph.hex_nodes[n]
            if s.owner[node] >= 0
        ]
        chance = [words.say("about-chance", ways=PIPS[s.tokens[n]])] if s.tokens[n] else []
        return as_sentences([land(s, n, words), *chance, *corners])
    around = graph.node_hexes[n] if what == "node" else graph.edge_hexes[n]
    beside = words.say("about-beside", hexes=tuple(land(s, h, words) for h in around))
    owner = s.owner[n] if what == "node" else s.road[n]
    piece = standing(s, n, words) if what == "node" and owner >= 0 else words.say("piece-road")
    empty = "plain-empty" if what == "node" else "about-free"
    here = (
        words.say("about-owned", name=words.name(owner), piece=piece)
        if owner >= 0
        else words.say(empty)
    )
    parts = [words.say(f"plain-{what}", name=name, here=here), beside]
    if what == "node" and (kind := graph.node_harbor[n]) != NO_HARBOR:
        goods = words.say("about-any" if kind == ANY else f"kind-{KINDS[kind]}")
        parts.append(words.say("about-harbor", rate=3 if kind == ANY else 2, what=goods))
    if what == "node" and s.piece[n] <= TIPPED:
        parts.append(words.say("about-chance", ways=chances(s, n)))
    if what == "edge":
        parts += road_brings(s, seat, n, words, lambda node: corner(s, node, words))
    return as_sentences(parts)


def corner(s: Any, node: int, words: Speech) -> str:
    """Return the hexes around a corner, and how often they produce."""
    around = [land(s, hex_, words) for hex_ in s.island.board.node_hexes[node]]
    return f"{', '.join(around)}, {words.say('about-chance', ways=chances(s, node))}"


def board(view: Any, seat: int, words: Speech, *, picture: bool = True) -> list[str]:
    """Return the island, the harbours, the players, the barbarians and the bank."""
    s = view
    attack = sum(kind == CITY for kind in s.piece)
    defence = sum(
        kind - KNIGHTS for n, kind in enumerate(s.piece) if kind > KNIGHTS and s.active[n]
    )
    return [
        *(
            ["\n".join(island(s, words)), words.say("plain-signs")]
            if picture
            else sentences(s, words)
        ),
        f"{words.say('plain-harbors')} {harbors(s, words)}",
        *(player(s, x, words) for x in range(len(s.players))),
        words.say("plain-barbarians", steps=s.ship, of=STEPS, attack=attack, defence=defence),
        f"{words.say('panel-bank')}: {counted(s.bank, words)}",
    ]


def own(view: Any, seat: int, words: Speech) -> list[str]:
    """Return the viewer's cards and pieces in supply."""
    player = view.players[seat]
    rows = [
        words.say(
            "plain-hand",
            cards=counted(player.hand, words) or words.say("no-cards"),
            limit=player.limit,
        )
    ]
    if player.progress:
        held = ", ".join(words.say(f"card-{CARDS[card]}") for card in sorted(player.progress))
        rows.append(words.say("plain-progress", cards=held))
    left = {
        "roads": player.roads,
        "settlements": player.settlements,
        "cities": player.cities,
        "walls": player.walls,
    }
    rows.append(words.say("plain-supply", knights=sum(player.knights), **left))
    return rows


def forecast(view: Any, seat: int, words: Speech) -> list[str]:
    """Return what each total of the dice brings, and how often it comes up."""
    rows = []
    for total, ways in enumerate(PIPS):
        if ways:
            told = as_sentences(brings(view, seat, total, words))
            rows.append(words.say("plain-total", total=total, ways=ways, told=told))
    return rows


def grouped(view: Any, place: Place, actions: Sequence[Any], words: Speech) -> str:
    """Return what a red die of the Alchemist brings, "" for other actions."""
    if place[0] != "die" or not isinstance(actions[0], PlayAlchemist):
        return ""
    seat = getattr(view.stack[-1], "seat", view.turn)
    return draws(view, seat, actions[0].red, words)


def effect(view: Any, seat: int, action: Any, words: Speech) -> str:
    """Return what a road opens."""
    if isinstance(action, (BuildRoad, PlaceRoad, FreeRoad)):
        return ", ".join(
            road_brings(view, seat, action.edge, words, lambda n: corner(view, n, words))
        )
    return ""


def legend(view: Any, words: Speech) -> list[str]:
    """Return the signs of the picture, one per line, and how places are named."""
    return [*(words.say(f"plain-sign-{sign}") for sign in SIGNS), words.say("plain-places")]


def charts(view: Any, words: Speech) -> list[str]:
    """Return how often each total was rolled, and how often it was to be expected."""
    rows = [words.say("plain-rolled", total=total, seen=seen, expected=words.decimal(expected))
            for total, seen, expected in totals(view.rolls)]  # fmt: skip
    return [f"{words.say('chart-dice', rolls=sum(view.rolls))}:", *rows] if rows else []


def code(view: Any, place: Place, words: Speech) -> str:
    """Return the coordinate of a hex, a corner or a side."""
    return name_of(view.island, place, words) if place[0] in PLACES else ""


def spot(view: Any, place: Place, words: Speech) -> str:
    """Return a hex, a corner or a side by what lies around it."""
    return str(words.fact(place_named(view, place))) if place[0] in PLACES else ""


def worth(view: Any, action: Any, words: Speech) -> str:
    """Return how often the place of a new settlement or city produces, or a roll brings cards,
    and what the dice of the Alchemist bring; "" for other actions.
    """
    if isinstance(action, (PlaceSettlement, PlaceCity, BuildSettlement)):
        return words.say("about-chance", ways=chances(view, action.node))
    if isinstance(action, Roll):
        return words.say("plain-roll", ways=ways_to_cards(view, view.turn))
    if isinstance(action, PlayAlchemist):
        return ", ".join(brings(view, view.turn, action.red + action.yellow, words))
    return ""


def area(view: Any, place: Place, words: Speech) -> str:
    """Return the row of hexes in which a coordinate starts."""
    name = code(view, place, words)
    return words.say("plain-row", row=name[0]) if name else ""
