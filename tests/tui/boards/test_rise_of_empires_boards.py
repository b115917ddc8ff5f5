"""The boards of Rise of Empires: where they stand, what a map shows at every size, and why things
are closed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.engine import offers
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.components.box import box, find
from tabletop_tui.games.rise_of_empires.components.check import printed
from tabletop_tui.games.rise_of_empires.rules.actions import PlaceCubes, TakeEmpire
from tabletop_tui.games.rise_of_empires.rules.events import CubesPlaced, DiscPlaced
from tabletop_tui.games.rise_of_empires.tui import DISPLAY, TILES, UI, WORLD, arrange
from tabletop_tui.games.rise_of_empires.tui.display import Display
from tabletop_tui.games.rise_of_empires.tui.layout import STANDINGS
from tabletop_tui.games.rise_of_empires.tui.reasons import refusals
from tabletop_tui.games.rise_of_empires.tui.world_cells import crossings, lands, picture
from tabletop_tui.games.rise_of_empires.view.forecast import turn_end
from tabletop_tui.games.rise_of_empires.view.sheet import letters
from tabletop_tui.play import Words
from tabletop_tui.tui.look import Look
from tabletop_tui.tui.table.game_screen import GameScreen
from tests.games.rise_of_empires.scenario import (
    act,
    at_turn,
    choose,
    empire,
    own,
    purse,
    put,
)
from tests.playing import new_table
from tests.tui.boards.test_rise_of_empires import board, decisions, look_at, written
from tests.tui.playing import at_table, open_app

SCALES = ((2, 2), (2, 3), (3, 3), (4, 4), (4, 5))
ROOMS = {
    "80x24": (51, 20),
    "100x30": (71, 26),
    "120x40": (83, 36),
    "160x50": (123, 46),
    "200x60": (163, 56),
}


def table_at(state: Any, players: int = 3) -> Any:
    """A table with a position of a scenario."""
    table = new_table("rise_of_empires", players)
    table.state = state
    return table


@pytest.mark.parametrize(("across", "down"), SCALES)
def test_the_map_joins_the_same_regions_at_every_size(across: int, down: int) -> None:
    land, touching = picture("", across, down), set[tuple[int, int]]()
    for y, line in enumerate(land):
        for x, one in enumerate(line):
            for other in (*line[x + 1 : x + 2], *(row[x] for row in land[y + 1 : y + 2])):
                if 0 <= one != other >= 0:
                    touching.add((min(one, other), max(one, other)))
    small = lands()
    lines = {tuple(sorted((small[y1][x1], small[y2][x2]))) for (x1, y1), (x2, y2) in crossings()}
    assert touching | lines == {(border.a, border.b) for border in box().borders}


def test_a_region_that_the_picture_lacks_gets_an_island() -> None:
    parts = printed('{"regions":{"saf":{"key":"atl","name":"Atlantis","at":[20,30]}},"borders":[]}')
    index = find(box(parts).regions, "atl")
    assert sum(line.count(index) for line in lands(parts)) >= 9


@pytest.mark.parametrize("size", ROOMS)
def test_boards_stand_beside_each_other_as_far_as_there_is_room(size: str) -> None:
    room = ROOMS[size]
    for front in (DISPLAY, WORLD, TILES, STANDINGS):
        spots = arrange(*room, front)
        shown = [spot for spot in spots if spot is not None]
        assert spots[front] is not None
        assert len(shown) == {"80x24": 1, "100x30": 1, "120x40": 3}.get(size, 4)
        cells = [(x + i, y + j) for x, y, w, h in shown for i in range(w) for j in range(h)]
        assert len(set(cells)) == len(cells), "two boards in one cell"
        assert all(x < room[0] and y < room[1] for x, y in cells)


@pytest.mark.asyncio
@pytest.mark.parametrize(("size", "count"), [((80, 24), 1), ((120, 40), 3), ((200, 60), 4)])
async def test_the_screen_shows_so_many_boards(
    tmp_path: Path, size: tuple[int, int], count: int
) -> None:
    app = open_app(tmp_path, "rise_of_empires", "Anna,Ben,Cleo")
    async with app.run_test(size=size) as pilot:
        screen = await at_table(pilot)
        shown = [b for b in screen.view.middle.boards if b.display]
        assert len(shown) == count and screen.view.middle.boards[screen.view.middle.front] in shown
        side = screen.query_one("#side").region
        for one in shown:
            assert one.region.size == one.sized and one.region.right <= side.x
            assert not any(one.region.overlaps(other.region) for other in shown if other is not one)


async def test_a_typed_coordinate_brings_the_board_to_the_front_that_it_is_on(
    tmp_path: Path,
) -> None:
    app = open_app(tmp_path, "rise_of_empires", "Anna,Ben,Cleo")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        for typed, front in (("swe", WORLD), ("city", DISPLAY), ("ur", TILES)):
            await pilot.press("g", *typed, "enter")
            await pilot.pause()
            assert screen.view.middle.front == front and screen.view.middle.boards[front].display, (
                typed
            )
            assert screen.view.middle.boards[front].cursor == screen.view.middle.boards[
                front
            ].named(typed)
        await pilot.press("g", *"zz9", "enter")
        await pilot.pause()
        assert "zz9" in screen.view.message and screen.view.middle.front == TILES


async def test_the_board_in_front_stays_whatever_it_is_drawn_with(tmp_path: Path) -> None:
    app = open_app(tmp_path, "rise_of_empires", "Anna,Ben,Cleo")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("enter", "B")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, GameScreen)
        assert screen.view.middle.front == WORLD
        for key in ("T", "V"):
            await pilot.press(key)
            await pilot.pause()
            assert screen.view.middle.front == WORLD, key
        await pilot.resize_terminal(90, 26)
        await pilot.pause()
        assert screen.view.middle.front == WORLD and screen.view.middle.board.display


async def test_what_is_in_view_is_drawn_and_nothing_else_keeps_a_picture(tmp_path: Path) -> None:
    app = open_app(tmp_path, "rise_of_empires", "Anna,Ben,Cleo")
    async with app.run_test(size=(80, 24)) as pilot:
        boards = (await at_table(pilot)).view.middle.boards

        async def drawn(*keys: str) -> list[int]:
            await pilot.press(*keys)
            await pilot.pause()
            shown = [n for n, one in enumerate(boards) if one.display]
            assert [n for n, one in enumerate(boards) if one.canvas is not None] == shown, keys
            return shown

        seen = [await drawn("B") for _ in boards]
        assert sorted(seen) == [[n] for n in range(len(boards))]
        for size, count in (((200, 60), 4), ((80, 24), 1), ((120, 40), 3), ((80, 24), 1)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert len(await drawn()) == count, size
        await drawn("enter", "u")


def test_the_cursor_repaints_only_the_regions_it_leaves_and_enters() -> None:
    made = board(WORLD, look_at(new_table("rise_of_empires", 3), 0))
    sent: list[Any] = []
    made.refresh = lambda *regions, **_: sent.extend(regions)  # type: ignore[method-assign,assignment]
    made.point(("region", find(box().regions, "swe")))
    sent.clear()
    kept = made.ground  # type: ignore[attr-defined]
    made.point(("region", find(box().regions, "see")))
    assert made.ground is kept, "land and sea are drawn once"  # type: ignore[attr-defined]
    assert sent and sum(region.area for region in sent) <= 40


def placing(turn: int = 1, tile: str = "e3") -> Any:
    """Seat 0 holds SW Europe and places with a land tile."""
    s = at_turn(turn)
    put(s, 0, swe=2)
    choose(s, 0, 3)
    act(s, 0, TakeEmpire(empire(tile)))
    return s


def test_every_region_is_lit_or_says_why_it_is_closed() -> None:
    s = placing()
    look = look_at(table_at(s), 0)
    lit = {
        ("region", a.region)
        for o in offers(GAME, s, 0)
        if o.action is PlaceCubes
        for a in o.choices.actions
    }
    closed = refusals(look)
    assert lit | set(closed) == {("region", n) for n in range(15)} and not lit & set(closed)
    made = board(WORLD, look, lit)
    text = written(made)
    assert "too far" in text and "no water" in text
    assert made.about(("region", find(box().regions, "nea"))).count("or next to it") == 1
    assert "needs a" not in made.about(("region", find(box().regions, "swe")))
    dim = [place for place in closed if made.fill(box().regions[place[1]]).endswith(".dim")]  # type: ignore[attr-defined]
    assert set(dim) == set(closed)


@pytest.mark.parametrize("count", [2, 3, 5])
def test_every_refusal_has_a_place_and_a_short_word(count: int) -> None:
    table, words = (
        new_table("rise_of_empires", count),
        Words(GAME, ["A", "B", "C", "D", "E"][:count], "en"),
    )
    seen = set()
    for state, seat, kind in decisions(count):
        table.state = state
        look = look_at(table, seat)
        boards = [board(number, look) for number in (DISPLAY, WORLD, TILES)]
        for place, why in refusals(look).items():
            assert words.has(f"shut-{why.reason}"), why.reason
            assert any(made.spot(place) is not None for made in boards), (kind, place)
            seen.add(why.reason)
    assert len(seen) >= 5


@pytest.mark.parametrize("count", [2, 3, 5])
@pytest.mark.parametrize("size", [(83, 7), (102, 8), (51, 20), (31, 16)], ids=str)
def test_the_standings_have_every_empire_and_the_forecast(
    count: int, size: tuple[int, int]
) -> None:
    s = at_turn(3)
    own(s, 0, "plains", "religion", "babylon")
    put(s, 0, swe=3, nea=2)
    look = (
        look_at(table_at(s, count), count - 1)
        if count == 3
        else look_at(new_table("rise_of_empires", count), 0)
    )
    made = board(STANDINGS, look, size=size)
    rows = written(made).split("\n")
    for seat in look.view.order:
        x, y = made.spot(("empire-of", seat)) or (0, 0)
        assert look.glyph(seat) in rows[y] and look.name(seat) in rows[y] and x < size[0]
        assert made.hit(20, y) == ("empire-of", seat) == made.named(look.name(seat))
    if count == 3:
        mine = rows[(made.spot(("empire-of", 0)) or (0, 0))[1]]
        assert mine.split()[2:6] == (
            ["1", "1", "1", "5"] if size[0] > 80 else ["1✎", "1◫", "1⌂", "5◧"]
        )
        assert made.about(("empire-of", 0)).endswith("Religion, Babylon, 1× Plains")
        end = turn_end(look.view, 0)
        assert f"+{end.scored - end.hunger}" in " ".join(rows)


def test_a_typed_name_finds_its_place() -> None:
    look = look_at(new_table("rise_of_empires", 3), 0)
    assert board(WORLD, look).named("Near East") == board(WORLD, look).named("ner") == ("region", 4)
    assert board(DISPLAY, look).named("city") == ("row", 2)
    assert board(DISPLAY, look).named("2-4") == ("box", 1)
    assert board(TILES, look).named("e5") == ("empire", 4)
    assert board(TILES, look).named("nowhere") is None
    assert board(TILES, look).named("") is None, "a place that nobody has typed"


def test_when_the_game_is_over_nobody_is_on_turn() -> None:
    s = at_turn(6)
    look = look_at(table_at(s), 0)
    assert "Anna" in UI.headline(look).plain and look.sign("ui.turn") in panel_of(look)
    s.stack.clear()
    look = look_at(table_at(s), 0)
    assert UI.headline(look).plain == " Turn III-B" == UI.shorter[0](look).plain
    assert look.sign("ui.turn") not in panel_of(look)


def panel_of(look: Look) -> str:
    """Return the rows of the panel."""
    return "\n".join(row.plain for row in UI.panel(look, 60, 40))


def test_the_panel_tells_forecast_warnings_and_plan() -> None:
    s = at_turn(2)
    own(s, 0, "plains", "religion", "babylon", "amsterdam")
    purse(s, 0, gold=0, food=1, disc=0, vp=1, cube=4)
    put(s, 0, swe=3)
    for row in range(5):
        s.display[row] = [1, 0, 2] if row == 4 else [1]
    text = "\n".join(row.plain for row in UI.panel(look_at(table_at(s), 0), 60, 40))
    end = turn_end(s, 0)
    assert (end.gold, end.cubes, end.food, end.hunger, end.scored) == (2, 1, -2, 1, 3 + 3 + 1)
    assert "Turn end +2⛁ +1◧ -2✿ +6✦" in text
    told = " ".join(text.split())
    assert "hunger: -1" in told and "too few resources for Amsterdam" in told
    assert "keeping all costs 1⛁ 1◧, halving -2◧" in text
    assert "Disc costs: ⇄1" in text
    assert "Religion, Babylon, Amsterdam, 1× Plains" in text


def test_the_question_says_how_much_is_left_to_place() -> None:
    s = placing()
    words = Words(GAME, ["A", "B", "C"], "en")
    said = words.say("ask-placing", **GAME.describe(s, s.stack[-1]))
    assert said == "Land tile: up to 2 regions. Where do you place cubes?"
    act(s, 0, PlaceCubes(find(box().regions, "nwa"), 1))
    said = words.say("ask-placing", **GAME.describe(s, s.stack[-1]))
    assert said == "Land tile: 1 more region. Where do you place cubes?"


def test_the_three_letters_of_the_regions_are_all_different_in_every_language() -> None:
    for code in ("en", "nl", "es"):
        words = Words(GAME, ["A", "B"], code)
        told = [letters(region, words) for region in box().regions]
        assert len(set(told)) == len(told) and all(len(one) == 3 for one in told)


@pytest.mark.parametrize("front", [DISPLAY, WORLD, TILES, STANDINGS])
def test_the_map_is_never_hidden_at_120x40(front: int) -> None:
    assert (arrange(*ROOMS["120x40"], front)[WORLD] is not None) or front == STANDINGS


def test_the_map_comes_forward_when_something_happens_on_it() -> None:
    assert UI.event_board([CubesPlaced(0, 0, 1)]) == WORLD
    assert UI.event_board([CubesPlaced(0, 0, 1), DiscPlaced(1, 0, 0)]) == DISPLAY
    assert UI.event_board([]) == -1


@pytest.mark.asyncio
async def test_the_hidden_map_is_shown_when_cubes_are_placed(tmp_path: Path) -> None:
    app = open_app(tmp_path, "rise_of_empires", "Anna,Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        boards, seen = screen.view.middle.boards, []
        assert not boards[WORLD].display
        screen.animate_events([CubesPlaced(0, 0, 1)], lambda: seen.append(screen.view.middle.front))
        await pilot.pause()
        assert boards[WORLD].display and seen == [WORLD]


async def test_the_tiles_of_a_row_are_shown_when_the_cursor_rests_there(tmp_path: Path) -> None:
    app = open_app(tmp_path, "rise_of_empires", "Anna,Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        display = screen.view.middle.boards[DISPLAY]
        assert isinstance(display, Display)
        display.rest = 3600.0  # type: ignore[misc]
        display.point(("row", 0))
        display.redraw()
        assert display.row == 0
        display.point(("row", 2))
        assert display.cursor == ("row", 2) and display.row == 0, "the cursor moves alone"
        display.rest = 0.01  # type: ignore[misc]
        display.point(("row", 1))
        for _ in range(200):
            if display.row == 1:
                break
            await pilot.pause(0.01)
        assert display.row == 1


@pytest.mark.parametrize("width", (32, 36, 40, 51, 61))
def test_price_and_brackets_of_every_circle_lie_on_the_display(width: int) -> None:
    display = board(DISPLAY, look_at(new_table("rise_of_empires", 3), 0))
    assert isinstance(display, Display)
    display.sized = display.fit(width, 20)
    for row in range(5):
        x, _ = display.circle(row, 0)
        assert x + 2 < display.sized[0]
        x, _ = display.circle(row, display.columns.most - 1)
        assert x - 1 >= display.label - 1
