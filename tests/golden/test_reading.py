"""A story contains everything on the table: a reader reconstructs every golden game from its
sentences alone, and is compared with the position after each action.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any
from weakref import WeakKeyDictionary

import pytest

from tabletop_tui.engine import Event, Luck, Word, apply
from tabletop_tui.games.ascending_empires import GAME as GALAXY
from tabletop_tui.games.ascending_empires.rules.position import orbits
from tabletop_tui.games.ascending_empires.rules.state import DISCS, HOMEWORLD
from tabletop_tui.games.ascending_empires.view.names import hole_name, ship_name
from tabletop_tui.games.cities_and_knights.rules import events as ck
from tabletop_tui.games.cities_and_knights.rules.constants import (
    CITY,
    KINDS,
    KNIGHTS,
    SETTLEMENT,
    TIPPED,
    TRACKS,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.catalogue import CARDS
from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.rules.pieces import GOODS
from tabletop_tui.play import Table, Words
from tabletop_tui.play.story.narration import lines
from tabletop_tui.play.story.transcript import EVERYTHING
from tabletop_tui.store.load import load
from tests.games.ascending_empires.lively import choose
from tests.playing import new_table

from .make import HERE
from .reading.ascending_empires import SPACE, AscendingEmpires
from .reading.cities_and_knights import CitiesAndKnights
from .reading.reader import Reader
from .reading.rise_of_empires import RiseOfEmpires

PIECES = {SETTLEMENT: "settlement", CITY: "city", TIPPED: "tipped city"}
Books = dict[str, Any]
NAMES = WeakKeyDictionary[Words, dict[tuple[str, int], str]]()


def words_of(table: Table) -> Words:
    return Words(table.game, [seat.name for seat in table.seats])


def held(counts: Any) -> dict[str, int]:
    """Return counts without zeros."""
    return {name: n for name, n in dict(counts).items() if n}


# -- Cities & Knights ------------------------------------------------------------------------------


def place(words: Words, s: Any, piece: str, n: int) -> str:
    """Return the name of a place in the story, cached."""
    known = NAMES.setdefault(words, {})
    if (piece, n) not in known:
        told = re.search(r"\((.*)\)", words.of(s, ck.Built(0, piece, n)))
        assert told is not None
        known[piece, n] = told[1]
    return known[piece, n]


def ground(words: Words, s: Any, n: int) -> str:
    """Return the name of a hex in the story."""
    return words.of(s, ck.RobberMoved(0, n)).partition(" to ")[2].rstrip(".")


def table_of_cities(s: Any, words: Words) -> Books:
    """Return everything on the table, in the words of the story."""
    nodes = {n: place(words, s, "city", n) for n, owner in enumerate(s.owner) if owner >= 0}
    return {
        "hands": [held(zip(KINDS, player.hand, strict=True)) for player in s.players],
        "cards": [player.cards for player in s.players],
        "progress": [
            held(Counter(words.say(f"card-{CARDS[card]}") for card in player.progress))
            for player in s.players
        ],
        "tracks": [dict(zip(TRACKS, player.tracks, strict=True)) for player in s.players],
        "points": [player.points for player in s.players],
        "roads": {place(words, s, "road", n): x for n, x in enumerate(s.road) if x >= 0},
        "buildings": {
            name: (s.owner[n], PIECES[s.piece[n]])
            for n, name in nodes.items()
            if s.piece[n] <= KNIGHTS
        },
        "walls": {name for n, name in nodes.items() if s.wall[n]},
        "knights": {
            name: (s.owner[n], s.piece[n] - KNIGHTS, s.active[n])
            for n, name in nodes.items()
            if s.piece[n] > KNIGHTS
        },
        "metropolis": {
            track: nodes[n] for track, n in zip(TRACKS, s.metropolis, strict=True) if n >= 0
        },
        "merchant": (s.merchant_owner, ground(words, s, s.merchant) if s.merchant >= 0 else ""),
        "robber": ground(words, s, s.robber),
        "awards": (s.longest_road, [player.defender for player in s.players]),
        "ship": s.ship,
    }


def books_of_cities(reader: CitiesAndKnights, start: Any, words: Words) -> Books:
    """Return the same from the reader; before the first sentence about the robber, it is where it
    starts.
    """
    return {
        "hands": [held(hand) for hand in reader.hands],
        "cards": [sum(hand.values()) for hand in reader.hands],
        "progress": [held(hand) for hand in reader.progress],
        "tracks": reader.tracks,
        "points": reader.points(),
        "roads": reader.roads,
        "buildings": reader.buildings,
        "walls": reader.walls,
        "knights": {at: (k.seat, k.level, k.active) for at, k in reader.knights.items()},
        "metropolis": reader.metropolis,
        "merchant": (reader.merchant_owner, reader.merchant),
        "robber": reader.robber or ground(words, start, start.robber),
        "awards": (reader.longest_road, reader.defender),
        "ship": reader.ship,
    }


# -- Rise of Empires -------------------------------------------------------------------------------

TRACKS_OF_TILES = ("Progress", "Territory", "City")


def table_of_empires(s: Any, words: Words) -> Books:
    """Return everything on the table, in the words of the story."""
    printed = box(s.parts)
    sorts = (printed.progress, printed.territory, printed.cities)

    def name(row: int, tile: int) -> str:
        return str(sorts[row][tile].name)

    discs = [
        held(
            Counter(
                printed.rows[row].name
                for row, circles in enumerate(s.display)
                for owner in circles
                if owner == seat
            )
        )
        for seat in range(len(s.players))
    ]
    return {
        "goods": [held(zip(GOODS, player.goods, strict=True)) for player in s.players],
        "stock": [player.stock for player in s.players],
        "map": [
            held((printed.regions[r].name, n) for r, n in enumerate(player.cubes))
            for player in s.players
        ],
        "ally": [
            printed.regions[player.ally].name if player.ally >= 0 else "" for player in s.players
        ],
        "progress": [held(Counter(name(0, t) for t in player.progress)) for player in s.players],
        "flipped": [{name(0, t) for t in player.flipped} for player in s.players],
        "territory": [
            held((name(1, t), n) for t, n in enumerate(player.territory)) for player in s.players
        ],
        "cities": [held(Counter(name(2, t) for t in player.cities)) for player in s.players],
        "discs": discs,
        "open": {
            track: held(Counter(name(row, t) for t in s.fresh[row] + s.older[row] if t >= 0))
            for row, track in enumerate(TRACKS_OF_TILES)
        },
        "empire": {printed.empire[t].name: seat for t, seat in enumerate(s.empire) if seat >= 0},
    }


def books_of_empires(reader: RiseOfEmpires, start: Any, words: Words) -> Books:
    """Return the same from the reader."""
    return {
        "goods": [held(goods) for goods in reader.goods],
        "stock": [reader.stock(seat) for seat in range(len(reader.names))],
        "map": [held(cubes) for cubes in reader.map],
        "ally": reader.ally,
        "progress": [held(tiles) for tiles in reader.progress],
        "flipped": reader.flipped,
        "territory": [held(tiles) for tiles in reader.territory],
        "cities": [held(tiles) for tiles in reader.cities],
        "discs": [held(discs) for discs in reader.display],
        "open": {track: held(tiles) for track, tiles in reader.open.items()},
        "empire": reader.empire,
    }


# -- Ascending Empires -----------------------------------------------------------------------------


def table_of_ascending(s: Any, words: Words) -> Books:
    """Return everything on the table, in the words of the story."""
    names = {hole: called(words, hole_name(s, hole)) for hole in range(len(s.planets))}
    count = range(len(s.players))

    def orbit(ship: int) -> str:
        return next((names[hole] for hole in orbits(s, ship)), SPACE)

    return {
        "planets": {
            names[hole]: (
                planet.owner,
                held(
                    {
                        "troop": planet.troops,
                        "research_facility": planet.facilities,
                        "colony": planet.colonies,
                        "city": planet.cities,
                    }
                ),
            )
            for hole, planet in enumerate(s.planets)
            if planet.owner >= 0
        },
        "discs": {
            names[hole]: DISCS[planet.disc]
            for hole, planet in enumerate(s.planets)
            if planet.up and planet.disc != HOMEWORLD
        },
        "supply": [
            held(
                {
                    "troop": player.troops,
                    "starship": player.starships,
                    "battleship": player.battleship,
                    "research_facility": player.facilities,
                    "colony": player.colonies,
                    "city": player.cities,
                }
            )
            for player in s.players
        ],
        "box": [
            held(
                {
                    "troop": player.box_troops,
                    "starship": player.box_starships,
                    "battleship": player.box_battleship,
                }
            )
            for player in s.players
        ],
        "ships": {called(words, ship_name(ship)): orbit(ship) for ship in s.ships},
        "vp": [player.vp for player in s.players],
        "levels": [[*player.levels] for player in s.players],
        "points": [sum(GALAXY.score(s, seat).values()) for seat in count],
    }


def called(words: Words, name: Word) -> str:
    """Return the name of a planet or a ship in the story."""
    return str(words.fact(name))


def books_of_ascending(reader: AscendingEmpires, start: Any, words: Words) -> Books:
    """Return the same from the reader; the discs that are open at the start are known."""
    seen = table_of_ascending(start, words)["discs"]
    return {
        "planets": {
            name: (planet.owner, held(planet.items))
            for name, planet in reader.planets.items()
            if planet.owner >= 0
        },
        "discs": seen | reader.discs,
        "supply": [held(pieces) for pieces in reader.supply],
        "box": [held(pieces) for pieces in reader.box],
        "ships": reader.ships,
        "vp": reader.vp,
        "levels": [[*levels.values()] for levels in reader.levels],
        "points": reader.points(),
    }


# -- all games -------------------------------------------------------------------------------------

GAMES: dict[str, tuple[Any, Any, Any]] = {
    "cities_and_knights": (CitiesAndKnights, table_of_cities, books_of_cities),
    "rise_of_empires": (RiseOfEmpires, table_of_empires, books_of_empires),
    "ascending_empires": (AscendingEmpires, table_of_ascending, books_of_ascending),
}
GOLDEN = [path.stem for path in sorted(HERE.glob("*.json")) if not path.stem.startswith("skel")]


@pytest.mark.parametrize("name", GOLDEN)
def test_a_reader_of_the_story_knows_the_table_after_each_action(name: str) -> None:
    compare(load(HERE / f"{name}.json").table)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 5)])
def test_a_reader_knows_a_table_with_fights_and_technologies(seats: int, seed: int) -> None:
    table, luck = new_table("ascending_empires", seats, seed), Luck(seed)
    while not table.over:
        (seat,) = table.deciding()
        table.play(seat, choose(table.state, seat, luck))
    compare(table)


def compare(table: Table) -> None:
    """Read the story of a table action by action, and compare the reader with the position."""
    make, truth, books = GAMES[table.game.id]
    words, s = words_of(table), table.game.clone(table.checkpoints[0])
    start = table.game.clone(s)
    reader = make(words.names)
    read(reader, table, words, table.opening)
    for n, ((seat, action), told) in enumerate(zip(table.log, table.events, strict=True)):
        apply(table.game, s, seat, action)
        read(reader, table, words, told)
        if s.stack and s.stack[-1].kind == "arriving":
            continue  # a launch is narrated when the ship has its place
        known, true = books(reader, start, words), truth(s, words)
        assert known == true, f"after action {n + 1}: {[*told_lines(table, words, told)]}"


def told_lines(table: Table, words: Words, told: list[Event]) -> Iterator[str]:
    """Return the lines of a transcript about these events."""
    yield from (line.text for line in lines(told, table.state, words, EVERYTHING, 0))


def read(reader: Reader, table: Table, words: Words, told: list[Event]) -> None:
    """Let a reader read what happened."""
    for line in lines(told, table.state, words, EVERYTHING, 0):
        (reader.head if line.heads else reader.read)(line.text)


@pytest.mark.parametrize("name", GOLDEN)
def test_a_reader_of_a_whole_transcript_knows_its_last_position_and_its_points(name: str) -> None:
    table = load(HERE / f"{name}.json").table
    make, truth, books = GAMES[table.game.id]
    words = words_of(table)
    reader = make(words.names)
    points = reader.read_all((HERE / f"{name}.txt").read_text(encoding="utf-8"))
    assert books(reader, table.checkpoints[0], words) == truth(table.state, words)
    told = [points[name] for name in words.names]
    assert (
        told
        == reader.points()
        == [sum(table.game.score(table.state, seat).values()) for seat in range(len(words.names))]
    )


@pytest.mark.parametrize(
    ("name", "line", "instead"),
    [
        (
            "cities-and-knights-3",
            "gets 1 brick, 1 lumber and 1 ore",
            "gets 1 brick, 1 lumber and 2 ore",
        ),
        ("cities-and-knights-5", " moves a knight (", " activates a knight ("),
        ("rise-of-empires-2", "places 3 cubes in", "places 2 cubes in"),
        ("rise-of-empires-4", "collects 1 gold", "collects 2 gold"),
        ("ascending-empires-2", "stops in the orbit of", "stops 2 mm outside the orbit of"),
        ("ascending-empires-4", "takes back 5 troops", "takes back 4 troops"),
    ],
)
def test_a_story_with_one_untrue_line_is_found_out(name: str, line: str, instead: str) -> None:
    table = load(HERE / f"{name}.json").table
    make, truth, books = GAMES[table.game.id]
    words, text = words_of(table), (HERE / f"{name}.txt").read_text(encoding="utf-8")
    assert line in text
    before, _, after = text.rpartition(line)
    reader = make(words.names)
    try:
        reader.read_all(before + instead + after)
    except (AssertionError, KeyError):
        return
    assert books(reader, table.checkpoints[0], words) != truth(table.state, words)
