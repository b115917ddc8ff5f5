"""The action display of Rise of Empires: rows by digits, tiles by letters, and why either is shut."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

from tabletop_tui.engine import Illegal, closed, kind_of, offers, to_act
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.rules.actions import CIRCLES, TakeTerritory
from tabletop_tui.games.rise_of_empires.rules.pieces import CITY, EMPIRE, PROGRESS, TERRITORY
from tabletop_tui.games.rise_of_empires.rules.state import Ordering
from tabletop_tui.games.rise_of_empires.tui import DISPLAY, TILES, UI, WORLD
from tabletop_tui.games.rise_of_empires.tui.display import Display
from tabletop_tui.games.rise_of_empires.tui.letters import BESIDE, lettered
from tabletop_tui.games.rise_of_empires.tui.plan.discs import GHOSTS
from tabletop_tui.games.rise_of_empires.tui.tile_list import KINDS, listed, stacked
from tabletop_tui.games.rise_of_empires.view.forecast import removal_costs
from tabletop_tui.games.rise_of_empires.view.planner import numbered, without_disc
from tabletop_tui.play import Words
from tabletop_tui.store.load import load
from tabletop_tui.tui.look import Look
from tabletop_tui.tui.table.choice_tree import TAKEN
from tests.games.rise_of_empires.scenario import (
    at_turn,
    choose,
    go,
    lie_open,
    own,
    phase,
    progress,
    purse,
)
from tests.golden.examples import SAVES
from tests.tui.boards.test_rise_of_empires import board, decisions, look_at, written
from tests.tui.boards.test_rise_of_empires_boards import table_at
from tests.tui.playing import at_table, open_app


def at_home(state: Any, seat: int, size: tuple[int, int] = (51, 20)) -> Any:
    """The action display for a seat that chooses, with the places of its choice lit."""
    table = table_at(state, len(state.players))
    picks = [a for o in offers(GAME, state, seat) for a in getattr(o.choices, "actions", ())]
    lit = [a.places[0] for a in picks if a.places]
    return board(DISPLAY, look_at(table, seat), lit, size)


def test_tiles_are_listed_anew_for_another_row_cursor_room_or_look() -> None:
    made = at_home(at_turn(1), 0)
    asked = []
    for look in (made.look, look_at(table_at(at_turn(2)), 0)):
        for row, cursor, room in (
            (PROGRESS, None, (51, 9)),
            (CITY, None, (51, 9)),
            (CITY, ("city", 0), (51, 9)),
            (CITY, ("city", 0), (40, 4)),
        ):
            found = made.kept.tiles(look, row, made.shut, cursor, room)
            assert found == stacked(look, listed(look, row), made.shut, cursor, room)
            assert found is made.kept.tiles(look, row, made.shut, cursor, room), "kept meanwhile"
            asked.append(found)
    assert asked[0] != asked[1] != asked[3] != asked[7]
    open_ = made.kept.tiles(made.looking(), CITY, {}, None, (80, 20))
    shut = {tile.place: Illegal("no-city", "R1") for tile in open_}
    assert made.kept.tiles(made.looking(), CITY, shut, None, (80, 20)) != open_


def test_the_rows_are_measured_once_for_a_position(monkeypatch: pytest.MonkeyPatch) -> None:
    made, named, asked = at_home(at_turn(1), 0), Display.row_name, list[int]()

    def noted(self: Display, row: int) -> str:
        asked.append(row)
        return named(self, row)

    monkeypatch.setattr(Display, "row_name", noted)
    for _ in range(3):
        made.redraw()
    assert len(asked) == 3 * 5, "their names are only written"
    assert isinstance(made, Display)
    narrow = made.label
    made.resize(61, 27)
    assert made.label > narrow or made.each > 2, "in another size they are measured again"


def test_a_row_that_is_shut_says_why() -> None:
    s = at_turn(1)
    purse(s, 0, disc=0)
    made = board(DISPLAY, look_at(table_at(s), 0))
    assert "not enough" in written(made)
    assert "for any free trade box of this era" in made.about(("row", 4))
    assert "not enough" not in written(board(DISPLAY, look_at(table_at(s), 1))), (
        "it is another player's decision"
    )


def test_a_tile_that_cannot_be_had_says_why() -> None:
    s = at_turn(1)
    purse(s, 0, gold=0)
    lie_open(s, PROGRESS, progress("coinage"), progress("religion"))
    own(s, 0, "religion")
    choose(s, 0, PROGRESS)
    made = board(TILES, look_at(table_at(s), 0), [("progress", progress("coinage"))])
    assert "you have it" in written(made)
    assert "You already have Religion." in made.about(("progress", progress("religion")))


@pytest.mark.parametrize("size", [(51, 20), (32, 29), (102, 46)])
def test_no_tile_of_the_list_is_cut(size: tuple[int, int]) -> None:
    s = at_turn(2)
    lie_open(s, PROGRESS, *range(len(box().progress)))
    lie_open(s, CITY, *range(len(box().cities)))
    made = board(TILES, look_at(table_at(s), 0), size=size)
    for place in made.places():
        made.point(place)
        line = made.lines()[made.number(place)]  # type: ignore[attr-defined]
        laid = made.laid()[made.number(place)]  # type: ignore[attr-defined]
        text = " ".join(" ".join(laid.rows).split())
        assert text == " ".join(f"{line.name} {line.text}".split()), place
        shown = written(made).split("\n")[laid.top - made.top :][: len(laid.rows)]  # type: ignore[attr-defined]
        for row, cells in zip(laid.rows, shown, strict=True):
            assert row.strip() in cells, place


def test_digits_and_letters_pick_in_the_list_of_tiles_too() -> None:
    s = at_turn(1)
    table = table_at(s)
    lit = [("row", 0), ("row", 3)]
    for number in (DISPLAY, WORLD, TILES):
        made = board(number, look_at(table, 0), lit)
        assert [made.keyed(digit) for digit in "24"] == [("row", 1), ("row", 3)]
    choose(s, 0, EMPIRE)
    look, tiles = look_at(table, 0), [("empire", n) for n in range(8)]
    display, listed = board(DISPLAY, look, tiles), board(TILES, look, tiles)
    for place, letter in display.keys.items():  # type: ignore[attr-defined]
        if place in tiles:
            assert display.keyed(letter) == listed.keyed(letter) == place
            assert f"{letter} " in written(listed)


def test_a_tile_keeps_its_letter_while_others_come_and_go() -> None:
    s = at_turn(1)
    table = table_at(s)
    first = lettered(look_at(table, 0), {})
    cities = sorted(s.fresh[CITY])
    s.fresh[CITY] = [n for n in cities if n != cities[1]]
    second = lettered(look_at(table, 0), first)
    for n in s.fresh[CITY]:
        assert second["city", n] == first["city", n]
    new = max(cities) + 1
    s.fresh[CITY].append(new)
    third = lettered(look_at(table, 0), second)
    assert third["city", new] == first["city", cities[1]], "a free letter is taken first"
    assert all(third[place] == letter for place, letter in second.items())


@pytest.mark.parametrize("code", ["en", "nl", "es"])
def test_what_a_battle_costs_stands_above_the_empire_tiles(code: str) -> None:
    s = at_turn(1)
    purse(s, 0, cube=5)
    choose(s, 0, EMPIRE)
    look = look_at(table_at(s), 0)
    look = Look(look.table, look.view, 0, Words(GAME, ["A", "B", "C"], code), look.ink)
    note = look.say("note-battle")
    tiles = [("empire", 0)]
    assert "1:3" in note and note in written(board(DISPLAY, look, tiles))
    made = board(TILES, look, tiles)
    made.point(("empire", 0))
    assert note in written(made)


def test_a_land_that_needs_food_eats_it() -> None:
    s = at_turn(1)
    forest = next(one.index for one in box().territory if one.name == "Forest")
    lie_open(s, TERRITORY, forest)
    assert "2 cubes, eats 2 food" in written(board(TILES, look_at(table_at(s), 0)))
    told = Words(GAME, ["A", "B", "C"], "en").of(s, TakeTerritory(forest))
    assert told == "Take Forest (2 cubes, eats 2 food)"


@pytest.mark.parametrize("count", [2, 3, 4, 5])
@pytest.mark.parametrize("size", [(51, 20), (32, 29)])
def test_every_open_tile_of_a_row_stands_below_the_display_with_a_letter(
    count: int, size: tuple[int, int]
) -> None:
    seen = 0
    for state, seat, _ in decisions(count):
        kind = state.stack[-1].kind
        if not kind.startswith("taking-"):
            continue
        made = at_home(state, seat, size)
        tiles = [place for place in made.lit if place[0] in KINDS]
        assert tiles and set(tiles) <= {tile.place for tile in made.tiles()}
        letters = [made.keys[place] for place in tiles]
        assert len(set(letters)) == len(letters) == len(tiles), "one letter, one tile"
        assert not TAKEN & set(letters)
        for place in tiles:
            assert made.keyed(made.keys[place]) == place
        here = next(tile for tile in made.tiles() if tile.place == made.cursor)
        text = " ".join(written(made).split())
        assert " ".join(" ".join(here.rows).split())[:40] in text
        assert made.look.sign("ui.more") not in "".join(here.rows), "never cut under the cursor"
        seen += 1
    assert seen >= 4


@pytest.mark.parametrize("code", ["en", "nl", "es"])
def test_the_letters_of_tiles_are_none_of_the_menu(code: str) -> None:
    for state, seat, _ in decisions(3):
        what = state.stack[-1].kind.removeprefix("taking-")
        if what not in BESIDE and state.stack[-1].kind != "trading":
            continue
        look = look_at(table_at(state), seat)
        look = Look(look.table, look.view, seat, Words(GAME, ["A", "B", "C"], code), look.ink)
        mine = "box" if state.stack[-1].kind == "trading" else what
        keys = [letter for place, letter in lettered(look, {}).items() if place[0] == mine]
        kinds = {kind_of(offer.action) for offer in offers(GAME, state, seat)}
        kinds |= {kind_of(shut.action) for shut in closed(GAME, state, seat)}
        menu = {look.words.letter(f"offer-{kind}") for kind in kinds}
        assert keys and not menu & set(keys) and not TAKEN & set(keys)
        assert len(set(keys)) == len(keys)


def test_a_digit_picks_a_row_the_cheapest_own_disc_in_it_or_a_place_in_the_order() -> None:
    made = at_home(at_turn(1), 0)
    assert [made.keyed(digit) for digit in "12345"] == [("row", n) for n in range(5)]
    assert made.keyed("6") is None and made.keyed("") is None, "a key without a sign"
    for state, seat, kind in decisions(3):
        if kind == "ordering":
            made = at_home(state, seat)
            free = {n for what, n in made.lit if what == "place"}
            assert free and {made.keyed(str(n)) for n in free} == set(made.lit)
        if kind != "choosing-b":
            continue
        made = at_home(state, seat)
        for row, discs in enumerate(state.display):
            own = [n for n, one in enumerate(discs) if one == seat]
            lit = [n for n in own if ("disc", row * CIRCLES + n) in made.lit]
            wanted = ("disc", row * CIRCLES + max(lit)) if lit else ("row", row)
            assert made.keyed(str(row + 1)) == wanted
            said = made.about(("row", row))
            assert said.endswith(f"{len(own) or 'no disc'} of yours"), said


@pytest.mark.asyncio
async def test_rows_by_digits_and_tiles_by_letters_on_the_screen(tmp_path: Path) -> None:
    app = open_app(tmp_path, "rise_of_empires", "Anna,Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        await pilot.press("2")
        await pilot.pause()
        state = screen.table.state
        assert state.stack[-1].kind == "taking-territory"
        made = screen.view.middle.board
        assert isinstance(made, Display) and made.keys
        place, letter = next((p, letter) for p, letter in made.keys.items() if p in made.lit)
        await pilot.press(letter)
        await pilot.pause()
        assert sum(sum(p.territory) for p in screen.table.state.players) >= 1
        assert place[0] == "territory"


def test_the_cursor_tells_what_a_tile_changes() -> None:
    for state, seat, _ in decisions(3):
        if state.stack[-1].kind != "taking-territory":
            continue
        made = at_home(state, seat)
        assert made.cursor is not None
        assert "turn end" in made.about(made.cursor) or "Era" in made.about(made.cursor)


def test_the_page_of_charts_lists_the_own_discs_in_the_cheapest_order() -> None:
    s = at_turn(2)
    s.display = [[], [], [], [], [0, 1, 0, 1]]
    rows = [row.plain for row in UI.charts(look_at(table_at(s), 0), 76)]
    assert rows[0] == "Your discs in the cheapest order"
    assert "1. Trade, circle 3: 1 now, 1 in this order" in rows[1]


def test_while_discs_to_the_left_are_paid_for_the_tiles_of_that_row_are_shown() -> None:
    seen = 0
    for state, seat, _ in decisions(3):
        if state.stack[-1].kind != "paying" or state.stack[-2].kind == "trading":
            continue
        made = at_home(state, seat)
        assert isinstance(made, Display)
        assert KINDS[made.row] == state.stack[-2].kind.removeprefix("taking-")
        seen += 1
    assert seen


@pytest.mark.parametrize(("cubes", "told"), [(0, True), (3, False)])
def test_who_has_no_cubes_is_told_so_before_the_row_and_the_tile(cubes: int, told: bool) -> None:
    s = at_turn(1)
    purse(s, 0, cube=cubes)
    lacks = "no cubes in your pool"
    made = at_home(s, 0)
    assert (lacks in made.about(("row", EMPIRE))) is told
    assert lacks not in made.about(("row", CITY))
    choose(s, 0, EMPIRE)
    made = at_home(s, 0)
    tile = next(place for place in made.lit if place[0] == "empire")
    assert (lacks in made.about(tile)) is told


async def test_long_news_hide_no_tile_that_could_be_taken(tmp_path: Path) -> None:
    app = open_app(tmp_path, "rise_of_empires", "Anna,Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        display, news = screen.view.middle.board, "Much has happened. " * 30
        assert isinstance(display, Display)
        for row in range(3):
            display.point(("row", row))
            display.redraw()
            screen.view.news = lambda: [Text(news)]
            screen.view.message = ""
            screen.view.draw_about()
            assert display.tiles() and not screen.view.news_rows.covered


def test_a_turn_begins_at_the_row_whose_tiles_are_shown() -> None:
    s = at_turn(1)
    made: Any = at_home(s, 0)
    made.point(("row", TERRITORY))
    made.redraw()
    choose(s, 0, TERRITORY)
    made.show(look_at(table_at(s), 0), {("territory", 0): 1})
    assert made.cursor == ("territory", 0)
    s.stack.pop()
    made.show(look_at(table_at(s), 1), {("row", row): 1 for row in range(5)})
    assert made.cursor == ("row", TERRITORY), "the trade row is nearer"


def test_letters_are_in_their_order_again_when_other_tiles_lie_there() -> None:
    s = at_turn(1)
    made: Any = board(DISPLAY, look_at(table_at(s), 0))
    first = sorted(s.fresh[CITY])
    s.turn, s.fresh[CITY] = 2, [n + 2 for n in first]
    made.show(look_at(table_at(s), 0), {})
    letters = [made.keys["city", n + 2] for n in first]
    assert letters == sorted(letters)


@pytest.mark.parametrize("turn", [1, 2])
def test_the_tiles_below_are_those_of_the_row_under_the_cursor(turn: int) -> None:
    look = look_at(table_at(at_turn(turn)), 0)
    made = board(DISPLAY, look)
    assert isinstance(made, Display)
    for row in (0, 4, 2, 4, 3, 1):
        places = [("row", row)]
        places += [("disc", row * CIRCLES + n) for n, _ in enumerate(look.view.display[row])]
        for place in places:
            made.cursor = place
            made.redraw()
            kinds = {tile.place[0] for tile in made.tiles()}
            assert kinds <= {*KINDS[row : row + 1]}, (place, kinds)
            head = written(made).split("\n")[made.tiles_top]
            assert look.read(box().rows[row].name) in head
    made.cursor = ("place", 1)
    made.redraw()
    assert not made.tiles(), "the turn order has none"


def test_no_tiles_lie_below_while_a_place_of_the_turn_order_is_chosen() -> None:
    s = phase(Ordering(), players=3)
    lie_open(s, TERRITORY, *range(2))
    go(s)
    (seat,) = to_act(GAME, s)
    made = at_home(s, seat)
    made.point(("row", TERRITORY))
    assert made.tiles() and "─ Territory ─" in written(made)
    made.point(("place", 2))
    assert not made.tiles() and "─ Territory" not in written(made)
    made.point(("row", TERRITORY))
    assert made.tiles() and "─ Territory ─" in written(made)


def test_price_and_plan_stand_on_the_discs_and_follow_the_cursor() -> None:
    s = load(SAVES / "example-rise-of-empires-late.json").table.state
    seat = s.stack[-1].seat
    shown = at_home(s, seat)
    mine = {
        (row, n)
        for row, discs in enumerate(s.display)
        for n, who in enumerate(discs)
        if who == seat
    }
    for first in (None, *sorted(mine)):
        shown.cursor = None if first is None else ("disc", first[0] * CIRCLES + first[1])
        shown.redraw()
        order = numbered(s, seat, first)
        assert set(order) == mine and sorted(order.values()) == list(range(1, len(mine) + 1))
        then = removal_costs(s if first is None else without_disc(s, *first))
        for row, discs in enumerate(s.display):
            for n, who in enumerate(discs):
                x, y = shown.circle(row, n)
                if who >= 0:
                    cost = removal_costs(s)[row][n] if (row, n) == first else then[row][n]
                    assert shown.canvas.letter(x + 1, y) == str(cost)
                if (row, n) in mine:
                    assert shown.canvas.letter(x - 1, y) == GHOSTS[order[row, n]]
