"""The screens of Rise of Empires: every choice has its words and its place, and the boards tell the
rules.
"""

from functools import cache
from typing import Any

import pytest

from tabletop_tui.engine import Luck, closed, kind_of, offers, random_action
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.components.box import box, find
from tabletop_tui.games.rise_of_empires.rules.actions import CIRCLES, RemoveDisc
from tabletop_tui.games.rise_of_empires.tui import DISPLAY, TILES, UI, WORLD
from tabletop_tui.games.rise_of_empires.tui.world_cells import crossings, lands
from tabletop_tui.play import Words
from tabletop_tui.tui.look import Look
from tabletop_tui.tui.paint.ink import ink_of
from tabletop_tui.tui.paint.palette import theme
from tabletop_tui.tui.reading.component_sheet import sheet_rows
from tabletop_tui.tui.table.choice_tree import ChoiceTree
from tabletop_tui.tui.widgets.board import Board
from tests.playing import new_table

SIZE = (51, 20)


def look_at(table: Any, seat: int) -> Look:
    """The table as a seat sees it."""
    words = Words(table.game, [perspective.name for perspective in table.seats], "en")
    view = table.state if seat < 0 else table.game.view(table.state, seat)
    return Look(table, view, seat, words, ink_of(theme("table"), "256", "unicode"))


def board(number: int, look: Look, lit: Any = (), size: tuple[int, int] = SIZE) -> Board:
    """A board of the game, drawn outside any screen."""
    made = UI.boards[number]()
    made.refresh = lambda *a, **k: made  # type: ignore[method-assign]
    made.look = look
    made.sized = made.fit(*size)
    made.show(look, dict.fromkeys(lit, 1))
    return made


def written(made: Board) -> str:
    """The characters on a board."""
    assert made.canvas is not None
    lines = (made.canvas.strip(y, made.sized[0]) for y in range(made.sized[1]))
    return "\n".join("".join(segment.text for segment in line) for line in lines)


@cache
def decisions(count: int) -> list[tuple[Any, int, Any]]:
    """Positions of a game played by luck, each with the seat that decides: the first ones of every
    frame kind.
    """
    table, luck, found, times = (
        new_table("rise_of_empires", count, seed=count),
        Luck(3),
        [],
        dict[str, int](),
    )
    while not table.over:
        who = table.deciding()
        seat = who[luck(len(who))]
        kind = table.state.stack[-1].kind + ("-b" if table.state.mirror else "-a")
        times[kind] = times.get(kind, 0) + 1
        if times[kind] <= 2:
            found.append((table.game.clone(table.state), seat, kind))
        table.play(seat, random_action(table.game, table.state, seat, luck))
    return found


@pytest.mark.parametrize("count", [2, 3, 5])
def test_every_place_of_a_choice_is_on_a_board(count: int) -> None:
    table = new_table("rise_of_empires", count)
    for state, seat, kind in decisions(count):
        table.state = state
        look = look_at(table, seat)
        boards = [board(number, look) for number in range(len(UI.boards))]
        for offer in offers(GAME, state, seat):
            for action in getattr(offer.choices, "actions", ()):
                for place in action.places:
                    seen = [b for b in boards if b.spot(place) is not None]
                    assert seen, (kind, place)
                    assert seen[0].about(place), (kind, place)


def test_every_kind_of_action_and_every_frame_has_its_words() -> None:
    words = Words(GAME, ["Anna", "Ben"], "en")
    for action in GAME.Action.__args__:  # type: ignore[attr-defined]
        assert words.has(f"offer-{kind_of(action)}"), action
    for state, _, kind in decisions(3):
        key = f"ask-{state.stack[-1].kind}"
        assert words.has(key), kind
        assert words.say(key, **GAME.describe(state, state.stack[-1])).endswith(("?", "."))


def test_the_pane_of_the_decision_comes_to_the_front() -> None:
    table = new_table("rise_of_empires", 3)
    fronts = {}
    for state, seat, _ in decisions(3):
        table.state = state
        fronts[state.stack[-1].kind] = UI.front(look_at(table, seat))
    assert fronts["choosing"] == fronts["ordering"] == DISPLAY
    assert fronts["placing"] == WORLD
    assert fronts["taking-progress"] == fronts["taking-empire"] == DISPLAY
    assert {fronts.get(kind, TILES) for kind in ("eating", "collecting", "keeping")} == {TILES}


def test_the_display_shows_what_each_removal_costs_now() -> None:
    table = new_table("rise_of_empires", 3)
    state, seat = next((s, seat) for s, seat, kind in decisions(3) if kind == "choosing-b")
    table.state = state
    made = board(DISPLAY, look_at(table, seat))
    rows = written(made).split("\n")
    picks = [a for o in offers(GAME, state, seat) for a in getattr(o.choices, "actions", ())]
    removals = [a for a in picks if isinstance(a, RemoveDisc)]
    assert removals
    for action in removals:
        x, y = made.spot(("disc", action.row * CIRCLES + action.circle)) or (0, 0)
        left = sum(one >= 0 for one in state.display[action.row][action.circle + 1 :])
        assert rows[y][x + 1] == str(left)


def test_the_map_shows_every_border_by_touch_or_by_a_line() -> None:
    b = box()
    picture, touching = lands(), set[tuple[int, int]]()
    for y, line in enumerate(picture):
        for x, one in enumerate(line):
            for other in (*line[x + 1 : x + 2], *(row[x] for row in picture[y + 1 : y + 2])):
                if 0 <= one != other >= 0:
                    touching.add((min(one, other), max(one, other)))
    borders = {(border.a, border.b) for border in b.borders}
    assert touching <= borders
    assert len(crossings()) == len(borders - touching)


def test_a_shut_region_says_why() -> None:
    table = new_table("rise_of_empires", 3)
    made = board(WORLD, look_at(table, 0))
    assert "opens in Era III" in made.about(("region", find(box().regions, "rus")))
    assert "opens in" not in made.about(("region", find(box().regions, "swe")))


def test_the_map_follows_the_cursor_on_a_small_screen() -> None:
    made = board(WORLD, look_at(new_table("rise_of_empires", 3), 0), size=(31, 16))
    for key in ("chi", "nam", "saf"):
        made.point(("region", find(box().regions, key)))
        x, y = made.spot(made.cursor) or (-1, -1)
        assert 3 <= x < 28 and 1 <= y < 14
        assert key.upper() in written(made)


def test_the_tiles_scroll_to_the_cursor() -> None:
    made = board(TILES, look_at(new_table("rise_of_empires", 3), 0))
    made.point(("empire", 7))
    assert "E8" in written(made)
    made.point(("progress", min(made.look.view.fresh[0])))  # type: ignore[union-attr]
    assert "Progress tiles" in written(made)


def test_panel_and_sheet_fit_and_say_how_sure_the_values_are() -> None:
    table = new_table("rise_of_empires", 5)
    for state, seat, _ in decisions(5):
        table.state = state
        assert all(row.cell_len <= 27 for row in UI.panel(look_at(table, seat), 27, 20))
    look = look_at(table, 0)
    sheet = "\n".join(row.plain for row in sheet_rows(UI.sheet(look.view, look.words)))
    assert "[reconstructed]" in sheet and "[partly known]" in sheet
    assert all(tile.name in sheet for tile in box().progress)
    assert len(UI.legend(look)) > 20
    assert closed(GAME, table.state, 0) is not None
    assert ChoiceTree(offers(GAME, table.state, 0)).lit() is not None
