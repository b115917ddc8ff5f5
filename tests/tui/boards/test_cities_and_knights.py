"""The map and the panel of Cities & Knights: every piece told apart without colour, and the facts
players look for.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from tabletop_tui.games.cities_and_knights.rules import player_trade
from tabletop_tui.games.cities_and_knights.rules.constants import KINDS
from tabletop_tui.games.cities_and_knights.rules.events import Rolled
from tabletop_tui.games.cities_and_knights.tui import UI
from tabletop_tui.games.cities_and_knights.tui.map import Map
from tabletop_tui.games.cities_and_knights.tui.marks import letter, prices
from tabletop_tui.games.cities_and_knights.tui.naming import about
from tabletop_tui.games.cities_and_knights.tui.panel import (
    headline,
    held_rows,
    marked,
    panel,
)
from tabletop_tui.games.cities_and_knights.tui.signs import SIGNS
from tabletop_tui.games.cities_and_knights.view.coordinates import hex_names
from tabletop_tui.play import Words
from tabletop_tui.play.perspective import NOBODY
from tabletop_tui.play.session import Session
from tabletop_tui.play.text import languages
from tabletop_tui.tui.game_ui import headline as told_in
from tabletop_tui.tui.look import Look
from tabletop_tui.tui.paint.ink import ink_of
from tabletop_tui.tui.paint.palette import theme
from tabletop_tui.tui.table.choice_tree import choice_tree_of
from tests.games.cities_and_knights.positions import Position
from tests.playing import new_table, play_on

SMALL, LARGE = (51, 20), (81, 39)


def position() -> Position:
    """A piece of every kind: seat 0 in the north, seat 1 in the south."""
    p = Position(3)
    p.city(0, "mountains 9 N").wall("mountains 9 N").settlement(0, "mountains 2 N")
    p.knight(0, "forest 3 N", 2, active=False)
    p.roads(0, "mountains 9 N", "mountains 9 NE").city(1, "pasture 12 S").settlement(
        1, "pasture 12 NW"
    )
    p.knight(1, "forest 11 S", 1, active=True).merchant(1, "pasture 12").robber("fields 4")
    p.level(1, science=4).metropolis("science", "pasture 12 S")
    return p


def look_at(
    p: Position,
    seat: int = 0,
    glyphs: Any = "unicode",
    language: str = "en",
    depth: Any = "256",
) -> Look:
    """The position as a seat sees it."""
    table = new_table("cities_and_knights", len(p.players))
    table.state = p.settle()
    words = Words(table.game, [s.name for s in table.seats], language)
    return Look(
        table,
        table.game.view(table.state, seat),
        seat,
        words,
        ink_of(theme("table"), depth, glyphs),
    )


def map_of(look: Look, size: tuple[int, int] = SMALL) -> Map:
    """The map, drawn outside any screen."""
    board = Map()
    board.look = look
    board.sized = board.fit(*size)
    board.redraw()
    return board


def at(board: Map, what: str, n: int, left: int = 3, right: int = 3) -> str:
    """What is written around a place."""
    x, y = board.spot((what, n)) or (0, 0)
    assert board.canvas is not None
    return board.canvas.strip(y, board.sized[0]).text[x - left : x + right]


@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_every_piece_is_told_apart_without_colour(size: tuple[int, int], glyphs: str) -> None:
    p = position()
    look = look_at(p, glyphs=glyphs, depth="grey")
    board = map_of(look, size)
    places = {
        "walled city": ("mountains 9 N", 0),
        "settlement": ("mountains 2 N", 0),
        "resting knight": ("forest 3 N", 0),
        "metropolis": ("pasture 12 S", 1),
        "fresh knight": ("forest 11 S", 1),
        "nobody": ("fields 8 N", -1),
    }
    drawn = {name: at(board, "node", p.node(place), 2, 3) for name, (place, _) in places.items()}
    for name, (_, seat) in places.items():
        assert seat < 0 or look.glyph(seat) in drawn[name], (name, drawn)
    assert (
        len({text.replace(look.glyph(0), "").replace(look.glyph(1), "") for text in drawn.values()})
        == 6
    ), drawn
    assert look.sign("hex.city").join("||") in drawn["walled city"]
    assert look.sign("hex.metropolis") in drawn["metropolis"]
    assert look.sign("hex.robber") in at(board, "hex", p.hex("fields 4"), 3, 4)
    assert look.sign("hex.merchant") in at(board, "hex", p.hex("pasture 12"), 3, 5)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_every_hex_shows_its_letter_and_its_number(size: tuple[int, int]) -> None:
    p = position()
    board = map_of(look_at(p), size)
    letters = {
        "hills": "B",
        "forest": "L",
        "pasture": "W",
        "fields": "G",
        "mountains": "O",
        "desert": "D",
    }
    for n, (land, token) in enumerate(p.lands):
        text = at(board, "hex", n, 4)
        assert letters[land] in text and (not token or str(token) in text), (land, token, text)


def test_what_is_under_the_cursor_is_said_in_words() -> None:
    p = position()
    board = map_of(look_at(p))
    said = board.about(("node", p.node("mountains 9 N")))
    assert "Anna: city" in said and "wall" in said and "mountains 9" in said
    knight = board.about(("node", p.node("forest 3 N")))
    assert "Anna: strong knight, inactive" in knight
    robbed = board.about(("hex", p.hex("fields 4")))
    assert "robber" in robbed and "3 of 36" in robbed


def test_a_free_corner_beside_a_building_is_said_to_be_too_near() -> None:
    p = Position(2).settlement(1, "hills 11 N")
    look = look_at(p)
    near = about(look, ("node", p.node("hills 11 NE")))
    assert "too near Ben's settlement" in near and "of 36" not in near
    assert "of 36" in about(look, ("node", p.node("hills 11 SE")))


def test_a_typed_coordinate_means_the_place_that_it_names() -> None:
    board = map_of(look_at(position()))
    for place in board.places():
        assert board.named(board.about(place).split()[0]) == place
    assert board.named("z9") is None


def test_the_panel_shows_the_hand_of_the_viewer_alone() -> None:
    p = position().hand(0, ore=3).hand(1, wool=2, cloth=4).card(1, "spy")
    mine = "\n".join(row.plain for row in panel(look_at(p, 0), 50, 14))
    theirs = "\n".join(row.plain for row in panel(look_at(p, 1), 50, 14))
    assert "O3 ore" in mine and "Spy" not in mine and "W0 wool" in mine
    assert "W2 wool" in theirs and "c4 cloth" in theirs and "Spy" in theirs and "O0 ore" in theirs


@pytest.mark.parametrize("language", languages())
def test_a_hand_looks_the_same_however_many_kinds_are_in_it(language: str) -> None:
    for held in range(len(KINDS) + 1):
        hand = dict(zip(KINDS, range(1, held + 1), strict=False))
        look = look_at(position().hand(0, **hand), language=language)
        letters = [letter(look.words, kind) for kind in range(len(KINDS))]
        (narrow,) = held_rows(look, 27, worded=False)
        assert narrow.plain.split() == [
            f"{sign}{hand.get(kind, 0)}" for sign, kind in zip(letters, KINDS, strict=True)
        ], "a form over the panel leaves all of it or nothing"
        assert narrow in panel(look, 27, 16), "as on a screen of 80x24"
        roomy = "\n".join(row.plain for row in panel(look, 36, 36))
        for sign, kind in zip(letters, KINDS, strict=True):
            assert f"{sign}{hand.get(kind, 0)} {look.say(f'kind-{kind}')}" in roomy
    wall = prices(look.words)["build-wall"]
    assert wall == f"{letters[0]}2", "a price is written as the hand is"
    empty = look_at(position(), language=language)
    assert all(row in panel(empty, 28, 16) for row in held_rows(empty, 28, worded=False))
    empty.view.round = 0
    held = held_rows(empty, 28, worded=False)
    assert not any(row in panel(empty, 28, 16) for row in held), (
        "in set-up nobody has any cards yet"
    )


def test_the_headline_tells_the_dice_of_this_turn_and_who_would_lose_a_city() -> None:
    p = position()
    look = look_at(p)
    told = look.table.events
    told.append([Rolled(0, 3, 5, 3)])
    said = headline(look).plain
    assert "3+5=8 ship" in said and "at risk: Anna" in said
    assert "Ben" not in said, "a metropolis cannot be lost"
    look.table.events.clear()
    assert "=" not in headline(look).plain, "not rolled yet"


@pytest.mark.parametrize("language", languages())
def test_a_headline_without_room_tells_by_marks_who_is_at_risk(language: str) -> None:
    p = Position(4)
    for seat, place in enumerate(("mountains 9 N", "pasture 12 S", "fields 8 N", "hills 5 N")):
        p.city(seat, place)
    look = look_at(p, language=language)
    look.words.names[:] = ["Wilhelmina-Charlotte", "Ben", "Maximiliaan-Alexander", "Bartholomew"]
    look.table.events.append([Rolled(0, 6, 6, 2)])
    whole = told_in(UI, look, 200).plain
    assert all(name in whole for name in look.words.names)
    small = told_in(UI, look, 80).plain
    assert len(small) <= 80 and "…" not in small and "Bartholomew" not in small
    assert all(small.count(look.glyph(seat)) == (2 if seat == 0 else 1) for seat in range(4)), small
    assert "6+6=12" in small


@pytest.mark.parametrize(
    ("room", "preset"), [((51, 20), "S"), ((71, 26), "M"), ((83, 36), "L+"), ((163, 56), "XL+")]
)
def test_the_map_takes_the_room_there_is_and_sea_fills_the_rest(
    room: tuple[int, int], preset: str
) -> None:
    p = position()
    board = map_of(look_at(p), room)
    assert board.preset == preset and board.sized[1] == room[1] and board.sized[0] <= room[0]
    centre = [board.spot(("hex", n)) or (0, 0) for n in range(19)]
    left, right = min(x for x, _ in centre), board.sized[0] - 1 - max(x for x, _ in centre)
    top, bottom = min(y for _, y in centre), room[1] - 1 - max(y for _, y in centre)
    assert abs(left - right) <= 1 and 0 <= bottom - top <= 1
    assert room[0] - board.sized[0] <= 36, "no more than a panel needs is left beside it"


def test_a_wide_panel_tells_what_everybody_has_left() -> None:
    p = position()
    look = look_at(p)
    p.players[1].roads, p.players[1].tracks[2] = 3, 1
    rows = [row.plain for row in panel(look_at(p), 72, 40)]
    assert all(len(row) <= 72 for row in rows[:4])
    ben = next(row for row in rows if "Ben" in row)
    full, empty = look.sign("ui.full"), look.sign("ui.empty")
    assert full * 4 + empty + look.sign("hex.metropolis") in ben and full + empty * 4 in ben
    assert ben.split()[-1] == "3", "roads in supply"


def test_questions_name_what_is_placed() -> None:
    table = new_table("cities_and_knights", 3)
    session = Session(table, None)
    said = []
    for n in range(8):
        said.append(session.prompt(table.deciding()[0]))
        play_on(table, 1, seed=n)
    assert said[:2] == ["Where do you build your settlement?", "Where does the road go from there?"]
    assert said[6].startswith("Your second place is a city") and said[7] == said[1]


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("depth", ["256", "grey"])
def test_brackets_stand_around_a_piece_and_hide_nothing_of_it(
    size: tuple[int, int], depth: str
) -> None:
    p = position()
    look = look_at(p, depth=depth)
    board = map_of(look, size)
    places = ("mountains 9 N", "mountains 2 N", "forest 3 N", "pasture 12 S")
    assert not set("".join(SIGNS.values())) & set("[](){}"), "brackets are no part of a piece"
    before = {place: at(board, "node", p.node(place), 9, 9) for place in places}
    board.show(look, {("node", p.node(place)): 1 for place in places})
    board.point(("node", p.node(places[0])))
    for place, pair in zip(places, ("[]", "()", "()", "()"), strict=True):
        now = at(board, "node", p.node(place), 9, 9)
        left, right = now.rindex(pair[0], 0, 9), now.index(pair[1], 9)
        assert now[left + 1 : right] == before[place][left + 1 : right], "the piece itself"
        around = before[place][left], before[place][right]
        assert not any(sign.isalnum() or sign in "|♜♞♘♛⌂" for sign in around), (place, around)


def test_a_hex_names_whom_a_robber_would_hurt_and_their_cards() -> None:
    p = Position().settlement(0, "hills 5 N").city(1, "hills 5 S").hand(1, wool=2, ore=1)
    look = look_at(p)
    line = about(look, ("hex", p.hex("hills 5")))
    assert "Anna: settlement (0 cards)" in line and "Ben: city (3 cards)" in line
    free = about(look, ("hex", p.hex("mountains 9")))
    assert "Ben" not in free and "settlement" not in free, "what it yields is nobody's building"
    for place in ("hills 5 N", "hills 5 S"):  # a settlement that may become a city tells it too
        assert "of 36" in about(look, ("node", p.node(place)))


def test_an_edge_tells_what_a_road_there_would_bring() -> None:
    p = Position(2).roads(0, "hills 11 N", "NE")
    look = look_at(p)
    look.view.round = 1
    line = about(look, ("edge", p.edge("hills 11 NE - SE")))
    opened = next(part for part in line.split(" · ") if part.startswith("opens "))
    assert "hills 11" in opened and "of 36" in line and "Longest" not in line
    assert "opens" not in about(look_at(p, 1), ("edge", p.edge("hills 11 NE - SE")))
    p = Position(2).roads(0, "hills 11 N", "NE", "SE", "S", "SW")
    look = look_at(p)
    look.view.round = 1
    assert "takes Longest Road: +2 points" in about(look, ("edge", p.edge("hills 11 SW - NW")))
    assert look.view.longest_road == -1, "nothing is built by looking"


@pytest.mark.parametrize("language", ["en", "nl", "es"])
def test_the_headline_tells_the_points_to_win_and_the_panel_whose_hand_it_is(language: str) -> None:
    p = position()
    look = look_at(p, 1, language=language)
    v = look.view
    goal = f"{v.players[v.turn].points}/{v.house.points}"
    for make in (headline, marked):
        assert goal in make(look).plain
    for width in (29, 36, 70):
        rows = [row.plain for row in panel(look, width, 30)]
        (mine,) = [row for row in rows if f"{look.name(1)}: {v.players[1].cards}/" in row]
        assert f"/{v.players[1].limit}" in mine and len(mine) <= width


def test_the_cursor_begins_in_set_up_on_a_corner_that_yields_most() -> None:
    table = new_table("cities_and_knights", 3, 5)
    choosing = choice_tree_of(table, table.deciding()[0])
    assert choosing is not None
    look = replace(look_at(position()), table=table, view=table.state)
    board = map_of(look)
    board.show(look, choosing.lit())
    graph, s = table.state.island.board, table.state
    ways = {
        ("node", n): sum(6 - abs(7 - s.tokens[h]) for h in graph.node_hexes[n] if s.tokens[h])
        for n in range(len(graph.node_hexes))
    }
    assert board.cursor is not None
    assert ways[board.cursor] == max(ways.values()) > ways[min(choosing.lit())]
    board.point(min(choosing.lit()))
    board.show(look, choosing.lit())
    assert board.cursor == min(choosing.lit()), "a cursor that was moved stays where it is"


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_rows_of_hexes_that_the_story_names_have_their_letters_at_the_edge(
    size: tuple[int, int],
) -> None:
    look = look_at(position())
    board = map_of(look, size)
    assert board.canvas is not None
    for n, name in enumerate(hex_names(look.view.island)):
        _, y = board.spot(("hex", n)) or (0, 0)
        assert board.canvas.letter(0, y) == name[0].upper(), name


@pytest.mark.parametrize("language", languages())
def test_the_legend_says_what_the_letters_at_the_edge_are(language: str) -> None:
    look = look_at(position(), language=language)
    rows = [row.plain for row in UI.legend(look)]
    assert look.say("legend-rows") in rows and "C3" in look.say("legend-rows")


@pytest.mark.parametrize("language", languages())
def test_the_legend_says_how_many_proposals_a_turn_has_room_for(language: str) -> None:
    look = look_at(position(), language=language)
    told = look.say("legend-talks", most=player_trade.MAX_PROPOSALS)
    assert told in [row.plain for row in UI.legend(look)]
    assert re.findall(r"\d+", told) == [str(player_trade.MAX_PROPOSALS)]
    quiet = look_at(Position(3, trades=False), language=language)
    assert told not in [row.plain for row in UI.legend(quiet)], "nobody trades there"


@pytest.mark.parametrize("code", languages())
def test_the_codes_of_the_panel_are_told_in_set_up_and_wherever_there_is_room(code: str) -> None:
    look = look_at(position(), language=code)
    look.view.round = 0
    shown = " ".join(" ".join(row.plain.split()) for row in panel(look, 28, 20))
    for head in look.say("panel-heads").split()[1:]:
        assert f"{head} " in look.say("panel-codes"), head
    for told in ("panel-codes", "track-science", "track-trade", "track-politics", "kind-coin"):
        assert look.say(told) in shown, told
    for number, seat, size, coded in (
        (9, 0, (36, 36), True),
        (2, NOBODY, (28, 20), True),
        (3, NOBODY, (28, 20), False),
        (2, 0, (28, 20), False),
    ):
        look.view.round = number
        rows = [" ".join(row.plain.split()) for row in panel(replace(look, seat=seat), *size)]
        assert (look.say("panel-codes") in " ".join(rows)) is coded, (number, seat)


def test_the_tracks_are_named_as_long_as_there_is_room_in_one_row() -> None:
    few, many = Position(3), Position(5)
    assert any("Sci/Tra/Pol" in row.plain for row in panel(look_at(few), 28, 20))
    rows = [row.plain for row in panel(look_at(many), 28, 20)]
    assert not any("Sci/" in row for row in rows) and any("STP" in row for row in rows)
