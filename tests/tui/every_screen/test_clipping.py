"""No line of any screen is cut before its noun at 80 columns: the menus of all actions, and a walk
through the screens of the example games in every language.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from rich.text import Text
from textual.pilot import Pilot

from tabletop_tui.games import find, ids
from tabletop_tui.play import Words
from tabletop_tui.play.text import languages, set_language
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.home.home_screen import Home
from tabletop_tui.tui.home.new_game import NewGame
from tabletop_tui.tui.home.new_game_rows import GameRow, OptionsRow, RemoteRow
from tabletop_tui.tui.settings.settings_screen import KeyRow, SettingsScreen
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.widgets.choice_list import Choices, Heading, signed
from tabletop_tui.tui.widgets.line_widgets import Lines, headed
from tests.tui.playing import XTERM, face_down
from tests.tui.table.market import begin, market, open_table

MENU = 27  # columns of the menu at 80
PRICE = " · 9 of everything and some more"
BEFORE_A_NOUN = {  # words that must not end a line
    "en": "a an the your of to from for at in on with by and or one more another",
    "nl": "een de het je van naar uit voor op in met aan te en of nog geen",
    "es": "un una el la los las tu tus de del a al por para con en y o otra otro más",
}


def names(game: str, code: str) -> Iterator[str]:
    """Return the lines of the menus of a game, without what only some of them say."""
    words = Words(find(game), language=code)
    for action in get_args(find(game).Action):
        key = f"offer-{action.kind}"
        if words.has(key):
            yield words.say(key)


def kept(name: str) -> str:
    """Return what remains of a line in one row with a price behind it."""
    row = signed(Text(f" k  {name}{PRICE} "), "▸", MENU)
    assert row.cell_len <= MENU
    return row.plain.removeprefix(" k  ").partition(" ⋯")[0]


def test_a_blank_at_its_end_costs_a_row_no_word_where_the_list_goes_on() -> None:
    text = " w  Wall B2  k Knight W1 O1 "
    assert signed(Text(text), "▼", len(text) + 1).plain == f"{text.rstrip()} ▼"


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("game", ids())
def test_no_line_of_a_menu_is_cut_before_its_noun(game: str, code: str) -> None:
    cut = {}
    for name in names(game, code):
        shown = kept(name)
        whole = shown.startswith(name)
        if not whole and (" " not in shown or shown.split()[-1] in BEFORE_A_NOUN[code].split()):
            cut[name] = shown
    assert cut == {}


def test_a_line_that_is_cut_before_its_noun_would_be_found() -> None:
    assert kept("Reclutar o contratar a un caballero").split()[-1] in BEFORE_A_NOUN["es"].split()
    assert kept("Reclutar caballero").startswith("Reclutar caballero")


# -- a walk over the screens ---------------------------------------------------------------------

SIZE = (80, 24)
EXAMPLES = sorted((Path(__file__).parents[3] / "saves").glob("example-*-late.json"))
PAGES = ("P", "C", "L", "I", "M", "W", "question_mark", "f1", "escape", "ctrl+p")
SIGNS = "⋯…"
CUT = {
    "form": "the reason behind a line of the menu; it is whole under the cursor",
    "news-rows": "what the cursor is on, or what was told before: the story has it whole",
    "rows": "a page that says of its own rows that they go on, and where",
}
"""The widgets in which a text may be cut, and why nothing is lost."""


def shown(pilot: Pilot[int]) -> Iterator[tuple[str, int, str]]:
    """Yield the visible rows with their widget and its width."""
    for widget in pilot.app.screen.query(Lines):
        if widget.display and widget.region.area:
            for row in widget.rows[widget.top : widget.top + widget.size.height]:
                yield widget.id or type(widget).__name__, widget.size.width, row.plain.rstrip()


def look_over(pilot: Pilot[int], code: str, cut: list[str]) -> None:
    """Check every row: none exceeds its widget, and a shortened one does not end before a noun."""
    for widget, width, row in shown(pilot):
        assert Text(row).cell_len <= width, (widget, row)
        if not row.endswith(tuple(SIGNS)) and not row.rstrip(" ▲▼").endswith(tuple(SIGNS)):
            continue
        assert widget in CUT, (widget, row)
        words = row.rstrip(" ▲▼" + SIGNS).split()
        assert words and words[-1].lower() not in BEFORE_A_NOUN[code].split(), (widget, row)
        cut.append(row)


async def walk(pilot: Pilot[int], code: str) -> list[str]:
    """Walk through menu, pages and forms of a table, and yield the rows that were cut."""
    cut: list[str] = []
    await pilot.pause()
    if face_down(pilot.app):
        look_over(pilot, code, cut)
        await pilot.press("enter")
    table = pilot.app.screen
    assert isinstance(table, GameScreen)

    async def press(*keys: str) -> None:
        for key in keys:
            await pilot.press(key)
            await pilot.pause()
            look_over(pilot, code, cut)

    async def back() -> None:
        for _ in range(3):
            if pilot.app.screen is not table:
                await press("escape")

    await press("right", "tab", *["down"] * 9, "tab")
    for page in PAGES:
        await press(page)
        if pilot.app.screen is not table:
            await press("pagedown")
        await back()
    for entry in [entry for entry in table.choice.menu.entries if entry.key and not entry.why]:
        before = len(table.table.log)
        await press(entry.key, "right")
        await back()
        if table.choice.aiming() is not None or pilot.app.screen is not table:
            await press("escape")
        if len(table.table.log) != before:
            break
    return cut


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("save", EXAMPLES, ids=lambda path: path.stem)
async def test_no_line_of_any_screen_is_cut_before_its_noun(
    save: Path, code: str, tmp_path: Path
) -> None:
    set_language(code)
    copy = tmp_path / "x.json"
    shutil.copy(save, copy)
    terminal = probe(XTERM, interactive=True, size=SIZE, encoding="utf-8")
    app = TabletopApp(save_file=SaveFile.open(copy), fps=0, terminal=terminal)
    async with app.run_test(size=SIZE) as pilot:
        cut = await walk(pilot, code)
    assert cut or "cities" not in save.stem, "the walk has come by lines that are cut"


@pytest.mark.parametrize("code", languages())
async def test_no_line_before_a_game_is_cut_before_its_noun(code: str, tmp_path: Path) -> None:
    set_language(code)
    terminal = probe(XTERM, interactive=True, size=SIZE, encoding="utf-8")
    app = TabletopApp(fps=0, terminal=terminal)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, Home)
        look_over(pilot, code, [])
        words = app.screen.words
        for screen in (NewGame(words, bots=True), SettingsScreen(words)):
            app.push_screen(screen)
            for key in ("down", *["right", "down"] * 14):
                await pilot.press(key)
                look_over(pilot, code, [])
            await pilot.press("escape")


def cut_short(choices: Choices, n: int) -> str:
    """Return a row of a form or of the settings if something of it is missing, else ""."""
    row, (line,) = choices.rows[n], choices.body(n, SIZE[0] - 2)
    texts = (row.label, "" if isinstance(row, KeyRow) else row.value or "")
    said = " ".join(line.plain.split())
    return "" if all(" ".join(text.split()) in said for text in texts) else said


@pytest.mark.parametrize("code", languages())
async def test_every_value_of_a_new_game_and_of_the_settings_is_shown_whole(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))  # the settings that are turned are kept
    set_language(code)
    terminal = probe(XTERM, interactive=True, size=SIZE, encoding="utf-8")
    app, cut = TabletopApp(fps=0, terminal=terminal), set[str]()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        form, settings = NewGame(app.screen.words, bots=True), SettingsScreen(app.screen.words)
        for screen in (form, settings):
            app.push_screen(screen)
            await pilot.pause()
        next(row for row in form.list.choices.rows if isinstance(row, OptionsRow)).press()
        for _ in ids():
            assert any(isinstance(row, RemoteRow) for row in form.list.choices.rows)
            for choices in (form.list.choices, settings.list.choices):
                for n, row in enumerate(choices.rows):
                    if not isinstance(row, Heading | OptionsRow | GameRow):
                        for _ in range(7):
                            cut.add(cut_short(choices, n))
                            if getattr(row, "name", "") != "language":
                                row.turn(1)
            form.list.choices.rows[0].turn(1)  # another game, with other options
        await pilot.pause()
    assert cut == {""}


@pytest.mark.parametrize("code", languages())
async def test_what_is_agreed_aloud_is_told_whole_in_an_offer(code: str, tmp_path: Path) -> None:
    set_language(code)
    app = open_table(market({"wool": 2}, {"lumber": 2}, {"lumber": 1}), tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        screen = await begin(pilot)
        await pilot.press(screen.session.words.letter("offer-propose"))
        await pilot.pause()
        rows = [" ".join(row.plain.split()) for row in screen.query_one("#form", Lines).rows]
    said = " ".join(" ".join(rows).split())
    for name in ("Ben", "Cleo"):
        assert Words(language=code).say("form-aloud", seat=name) in said, rows


@pytest.mark.parametrize(
    ("code", "whole", "head"),
    [
        ("en", "Attack a planet · No planet of", "Attack a planet · No planet ⋯"),
        ("nl", "Delf · Je hebt nergens een", "Delf ⋯"),
        ("es", "B2E  sin carretera · junto a", "B2E  sin carretera · junto ⋯"),
        ("es", "sembrados C5 SE, puerto de", "sembrados C5 SE, puerto ⋯"),
        ("en", "the", "the ⋯"),
    ],
)
def test_the_head_of_a_line_does_not_end_with_a_little_word(
    code: str, whole: str, head: str
) -> None:
    set_language(code)
    assert headed(Text(whole)).plain == head


def test_the_little_words_of_a_language_are_those_that_no_line_may_end_with() -> None:
    for code in languages():
        told = Words(language=code).say("little-words").split()
        assert set(BEFORE_A_NOUN[code].split()) <= set(told)


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("game", ids())
def test_what_an_option_settles_is_told_in_one_row(game: str, code: str) -> None:
    words = Words(find(game), language=code)
    for option in find(game).options:
        assert len(words.say(f"option-{option.name}")) <= Choices.labels, option.key
        key = f"option-{option.name}-help"
        if words.has(key):
            assert Text(f" {words.say(key)}").cell_len <= SIZE[0], key
    assert Text(f" {words.say('new-remote-help')}").cell_len <= SIZE[0]
