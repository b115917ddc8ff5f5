"""Everything that keys do can be done with the mouse: places, lines, forms, questions, lists and the keys below."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.events import MouseScrollDown, MouseScrollUp
from textual.pilot import Pilot

from tabletop_tui.engine import Aim, Deal, Hand, Offer
from tabletop_tui.games.ascending_empires.tui.practice import Practice
from tabletop_tui.games.skeleton.words import Bid
from tabletop_tui.play import Words
from tabletop_tui.play.text import languages
from tabletop_tui.store.keeper import Keeper
from tabletop_tui.store.shelf import copy
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.forms import AimForm, DealForm, HandForm
from tabletop_tui.tui.ink import ink_of
from tabletop_tui.tui.keys import GAME_KEYS, HINTS
from tabletop_tui.tui.kit import Bar, Lines, hint, keys_row
from tabletop_tui.tui.pressing import key_at
from tabletop_tui.tui.screens.ask import Ask
from tabletop_tui.tui.screens.game import GameScreen
from tabletop_tui.tui.screens.handover import Handover
from tabletop_tui.tui.screens.home import Home
from tabletop_tui.tui.screens.page import Page
from tabletop_tui.tui.screens.replay import HINTS as REPLAY_HINTS
from tabletop_tui.tui.screens.replay_keys import KEYS
from tabletop_tui.tui.screens.settings import SettingsScreen

from .playing import open_app

WORDS = Words(None, ["Anna", "Ben", "Cleo"])
KINDS = ("wool", "ore", "grain")


def row_with(lines: Lines, text: str) -> int:
    """The number of the row that holds *text*, as it lies on the screen."""
    return next(n for n, row in enumerate(lines.rows) if text in row.plain) - lines.top


async def click(pilot: Pilot[Any], id_: str, text: str) -> None:
    """Click on a row of a widget."""
    lines = pilot.app.screen.query_one(id_, Lines)
    y = row_with(lines, text)
    await pilot.click(lines, offset=(lines.rows[y + lines.top].plain.index(text), y))
    await pilot.pause()


def test_a_hint_line_tells_which_key_a_cell_names() -> None:
    line = " ←↑↓→ place  Enter pick  F1 rule  ? keys · Esc close  u undo  ctrl+p all"
    found = {word: key_at(line, line.index(word)) for word in ("Enter", "pick", "F1", "keys", "Esc", "undo", "all")}
    assert found == {
        "Enter": "enter", "pick": "enter", "F1": "f1", "keys": "question_mark", "Esc": "escape", "undo": "u",
        "all": "ctrl+p",
    }  # fmt: skip
    assert [key_at(line, x) for x in (1, 2, 3, 4)] == ["left", "up", "down", "right"]
    fine = [key_at("  ,. fine  -+ fine", x) for x in (2, 3, 6, 11, 12)]
    assert fine == ["comma", "full_stop", "full_stop", "minus", "plus"]
    assert key_at(line, 0) == "" and key_at(line, len(line)) == "" and key_at(" Page Up here", 3) == ""


@pytest.mark.parametrize("language", languages())
def test_no_hint_line_is_wider_than_the_smallest_full_screen(language: str) -> None:
    words = Words(None, [], language)
    lines = [hint(words.say(f"keys-{name}")).plain for name in ("menu", "hand", "deal", "aim")]
    lines += [hint(words.say(name)).plain for name in ("home-keys", "new-hint", "settings-hint")]
    lines += [f" {words.say(name)}" for name in ("rules-hint", "log-hint", "reader-hint", "page-hint-final")]
    assert {line: len(line) for line in lines if len(line) > 80} == {}


@pytest.mark.parametrize("language", languages())
def test_on_a_narrow_screen_a_hint_line_keeps_the_keys_that_nobody_guesses(language: str) -> None:
    words = Words(None, [], language)
    for name in ("keys-hand", "keys-deal", "keys-aim", "new-hint", "settings-hint"):
        whole, narrow = hint(words.say(name)).plain, hint(words.say(name), 60).plain
        assert len(narrow) <= 60 and "Enter " in narrow and f"Esc {whole.rpartition('Esc ')[2]}" in narrow
        words_left = [part for part in whole.split("  ") if part.strip()[0] not in "←→↑↓"]
        assert set("←→↑↓").isdisjoint(narrow) or all(part in narrow for part in words_left), "arrows go first"
        assert hint(words.say(name), len(whole)).plain == whole != hint(words.say(name), len(whole) - 1).plain


def test_a_hand_is_filled_and_emptied_by_clicks() -> None:
    form = HandForm(Offer(Bid, Hand(lambda c: c, (2, 0, 2), 3, 3, KINDS)), WORDS)  # type: ignore[arg-type]
    rows = [row.plain for row in form.rows(60)]
    wool, grain = (next(n for n, row in enumerate(rows) if kind in row) for kind in ("wool", "grain"))
    for row in (wool, wool, grain):
        assert form.click(row)
    assert form.counts.taken == [2, 0, 1]
    assert form.click(grain) and form.counts.taken == [2, 0, 0], "with no room left a click takes the kind away"
    assert not form.click(0) and not form.click(99)


def test_a_deal_is_composed_by_clicks() -> None:
    form = DealForm(Offer(Bid, Deal(lambda *made: made, (2, 1, 0), (5, 5, 5), KINDS, (1, 2))), WORDS)  # type: ignore[arg-type]

    def on(text: str) -> None:
        assert form.click(next(n for n, row in enumerate(form.rows(60)) if text in row.plain))

    on("ore")
    on("You get")
    on("grain")
    on("Offer it to")
    on("Ben")
    assert form.give.taken == [0, 1, 0] and form.get.taken == [0, 0, 1]
    assert form.partners == {1: False, 2: True} and form.page == 2


def test_a_click_goes_to_the_next_ship_and_stops_the_marker() -> None:
    form = AimForm(Offer(Bid, Aim(lambda *made: made, (7, 9), 360, 100, 5)), WORDS)  # type: ignore[arg-type]
    assert not form.click(0) and form.click(1) and form.piece == 9
    form.key("enter")
    assert form.sweeping and form.click(3) and form.done[0] == 9


@pytest.mark.parametrize("game", ["ascending_empires", "cities_and_knights", "rise_of_empires"])
async def test_a_place_of_each_board_is_picked_by_a_click(game: str, tmp_path: Path) -> None:
    app = open_app(tmp_path, game, "Anna,bot:easy")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot, app)
        if game == "ascending_empires":
            await pilot.press("r")
        board = screen.boards[screen.front]
        place = next(p for p in screen.lit() if board.spot(p) is not None)
        spot = board.spot(place)
        before = len(screen.table.log), screen.choosing.picked if screen.choosing else ()
        await pilot.click(type(board), offset=spot)
        await pilot.pause()
        assert (len(screen.table.log), screen.choosing.picked if screen.choosing else ()) != before


async def at_table(pilot: Pilot[Any], app: TabletopApp) -> GameScreen:
    """The game screen when it is the person's turn."""
    await pilot.pause()
    for _ in range(200):
        screen = app.screen
        if isinstance(screen, Handover):
            await pilot.press("enter")
        elif isinstance(screen, GameScreen) and screen.seat == 0 and screen.look is not None:
            return screen
        await pilot.pause(0.05)
    raise AssertionError("it never came to Anna")


async def test_lines_of_the_menu_and_keys_of_the_hint_line_are_clicked(tmp_path: Path) -> None:
    app = open_app(tmp_path, "ascending_empires", "Anna,Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.click("#rows", offset=(30, 0))  # the handover
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, GameScreen) and screen.choosing is not None
        shut = next(entry for entry in screen.menu.entries if entry.why)
        await click(pilot, "#form", shut.label[:12])
        assert screen.message == shut.why and screen.menu.here().label == shut.label  # type: ignore[union-attr]
        open_ = next(entry for entry in screen.menu.entries if entry.narrow)
        await click(pilot, "#form", open_.label)
        assert screen.choosing.kind == open_.kind
        await click(pilot, "#hint", "Esc")
        assert screen.choosing.kind is None
        await click(pilot, "#hint", "keys")
        page = app.screen
        assert isinstance(page, Page)
        await pilot._post_mouse_events([MouseScrollDown], page.query_one("#rows"), button=0)
        assert page.query_one("#rows", Lines).top == 3
        await click(pilot, "#title", "Esc")
        assert app.screen is screen
        await click(pilot, "#hint", "quit")
        ask = app.screen
        assert isinstance(ask, Ask)
        await click(pilot, "#rows", "Leave the table")
        assert app.screen is ask, "the question itself is no answer"
        await click(pilot, "#rows", "To the home screen")
        assert isinstance(app.screen, Home)


async def test_a_shot_is_aimed_by_the_mouse_and_the_practice_table_set_up_by_it() -> None:
    app = TabletopApp(practice="ascending_empires", fps=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, Practice) and isinstance(screen.form, AimForm)
        board, form = screen.boards[0], screen.form
        x, y = board.spot(("ship", form.piece)) or (0, 0)
        aimed = []
        for dx, dy in ((8, 0), (0, -4), (-2, 0), (0, 4)):
            await pilot.click(type(board), offset=(x + dx, y + dy))
            await pilot.pause()
            aimed.append(form.angle * 360 / form.aim.angles)
        off = [abs((angle - want + 180) % 360 - 180) for angle, want in zip(aimed, (0, 90, 180, 270), strict=True)]
        assert max(off) < 35, aimed
        power = form.power
        await pilot._post_mouse_events([MouseScrollUp], type(board), button=0)
        assert form.power > power
        await click(pilot, "#panel", "Ram")
        assert screen.layout_name == "ram"
        await click(pilot, "#panel", "0 shots")
        assert screen.layout_name == "ram"


async def test_a_double_click_picks_one_line_or_one_place(tmp_path: Path) -> None:
    save = Path(__file__).parents[2] / "saves" / "example-cities-and-knights-late.json"
    app = TabletopApp(keeper=Keeper.open(copy(save, tmp_path)), fps=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, GameScreen) and screen.choosing is not None
        before = len(screen.table.log)
        lines = screen.query_one("#form", Lines)
        await pilot.click(lines, offset=(5, row_with(lines, "Trade with the bank")), times=2)
        await pilot.pause()
        assert screen.choosing.kind == "trade-bank" and len(screen.table.log) == before
        await pilot.press("escape")
        board = screen.boards[0]
        roads = [action.places[0] for action in screen.choosing.actions() if action.kind == "build-road"]
        await pilot.click(type(board), offset=board.spot(roads[0]), times=2)
        await pilot.pause()
        assert len(screen.table.log) == before + 1


async def test_a_plain_terminal_writes_keys_longer_and_they_are_clicked_where_they_stand(tmp_path: Path) -> None:
    app = open_app(tmp_path, "ascending_empires", "Anna,Ben", env={"TERM": "xterm", "LC_ALL": "C"})
    app.ink = ink_of(app.ink.theme, "16", "ascii")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot, app)
        bar = screen.query_one("#hint", Bar)
        plain = app.ink.text(bar.rows[0].plain)
        assert "<-" in plain
        await pilot.click(bar, offset=(plain.index("? keys") + 5, 0))
        await pilot.pause()
        assert isinstance(app.screen, Page)


async def test_home_and_settings_are_clicked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    app = TabletopApp(fps=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await click(pilot, "#home", "heavy board games")
        assert isinstance(app.screen, Home)
        await click(pilot, "#home", "Settings")
        screen = app.screen
        assert isinstance(screen, SettingsScreen)
        await click(pilot, "#rows", "Pace")
        pace = screen.settings.pace
        await click(pilot, "#rows", "Pace")
        assert screen.settings.pace != pace
        await click(pilot, "#hint", "Esc")
        assert isinstance(app.screen, Home)


@pytest.mark.parametrize("language", languages())
def test_where_keys_do_not_fit_those_that_everybody_finds_go_first(language: str) -> None:
    words = Words(None, [], language)
    game = [(key.show, words.say(f"hint-{key.id}"), key.id) for key in GAME_KEYS if key.id in HINTS]
    row = keys_row(game, 79, ("steer", "take", "swap")).plain.rstrip()
    assert len(row) < 80 and all(f"{key} " in row for key in ("Esc", "?", "F1", "Q"))
    replay = [(key.show, words.say(f"hint-{key.id}"), key.id[7:]) for key in KEYS if key.id[7:] in REPLAY_HINTS]
    row = keys_row(replay, 79, ("eyes", "goto", "event", "end", "turn", "step")).plain.rstrip()
    assert len(row) < 80 and all(f"{key} " in row for key in ("Space", "?", "Esc"))
    assert keys_row(game, 200, ("steer",)).plain.count("  ") >= len(game) - 1
