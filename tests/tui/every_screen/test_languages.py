"""The screens in Dutch and Spanish: they change at once, fit a small terminal, and take names in
either language.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tabletop_tui.engine import Luck
from tabletop_tui.games import find
from tabletop_tui.games.ascending_empires.tui.naming import named
from tabletop_tui.games.cities_and_knights.rules.constants import COIN, KINDS, RESOURCES, TERRAINS
from tabletop_tui.games.cities_and_knights.tui.marks import harbor_text, letter, prices
from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.view.sheet import letters
from tabletop_tui.play import Words
from tabletop_tui.play.fluent import Messages
from tabletop_tui.play.text import FALLBACK, current_language, languages, set_language
from tabletop_tui.store.reading.head import SaveHead
from tabletop_tui.store.save_folder import SaveEntry
from tabletop_tui.store.settings import VALUES, load_settings
from tabletop_tui.tui.game_ui import ui_of
from tabletop_tui.tui.home.saved_rows import line_of
from tabletop_tui.tui.keys.key_tables import KEYS
from tabletop_tui.tui.look import Look
from tabletop_tui.tui.paint.ink import ink_of
from tabletop_tui.tui.paint.palette import theme
from tabletop_tui.tui.reading.component_sheet import sheet_rows
from tabletop_tui.tui.reading.rules import Rules
from tabletop_tui.tui.settings.settings_screen import SettingsScreen
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.widgets.line_widgets import Bar
from tests.playing import few, new_table, play_on, seats
from tests.tui.playing import open_app, step
from tests.tui.reading.test_legend import GAMES, looks

OTHERS = tuple(code for code in languages() if code != FALLBACK)
SMALL, PANEL, LARGE = (
    80,
    27,
    37,
)  # columns of a small terminal, of the panel in it, and of the panel at 120 columns


def look_at(game: str, actions: int = 0) -> Look:
    """Return a table as its first player sees it."""
    table = play_on(new_table(game, few(game), 3), actions)
    words = Words(table.game, [one.name for one in table.seats])
    return Look(
        table, table.game.view(table.state, 0), 0, words, ink_of(theme("table"), "256", "unicode")
    )


def test_the_settings_know_every_language() -> None:
    assert set(VALUES["language"]) == {"auto", *languages()} and VALUES["language"][0] == "auto"
    assert all(Words().has(f"settings-language-{code}") for code in VALUES["language"])


async def settings(pilot: Pilot[int]) -> SettingsScreen:
    """Open the settings, with the cursor on the language."""
    await pilot.pause()
    screen = pilot.app.screen
    assert isinstance(screen, SettingsScreen)
    screen.list.choices.at = list(VALUES).index("language")
    return screen


async def test_the_language_changes_at_once_and_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    app = open_app(tmp_path, "skeleton", "Anna,Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        while not isinstance(app.screen, GameScreen):
            await step(pilot, Luck(1))
            await pilot.pause()
        game = app.screen
        app.open_settings()
        screen = await settings(pilot)
        while screen.settings.language != "nl":
            await pilot.press("right")
        assert (
            screen.query_one("#head", Bar).rows[0].plain.strip() == "Instellingen"
            and current_language() == "nl"
        )
        assert load_settings(tmp_path / "settings.toml")[0].language == "nl"
        await pilot.press("escape")
        await pilot.pause()
        assert app.screen is game and "terug" in game.view.hint_row().plain
        assert "terug" in game.query_one("#hint", Bar).rows[0].plain
        app.open_settings()
        screen = await settings(pilot)
        while screen.settings.language != "auto":
            await pilot.press("left")
        assert current_language() == "en"


@pytest.mark.parametrize("code", languages())
def test_every_row_of_the_settings_fits_into_a_small_window(code: str) -> None:
    say = Words(language=code).say
    values = [say(f"settings-{name}") for name in VALUES]
    values += [say(f"key-{id_}") for id_ in KEYS]
    assert max(map(len, values)) <= SMALL - 26 and len(say("settings-theme-high-contrast")) < 24


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_the_panel_fits_into_its_window(game: str, code: str) -> None:
    set_language(code)
    ui, wide = ui_of(game), {}
    for look in looks(game, every=10, actions=200):
        for width, height in ((PANEL, 14), (PANEL, 18), (LARGE, 30)):
            wide |= {
                row.plain: row.cell_len
                for row in ui.panel(look, width, height)
                if row.cell_len > width
            }
    assert wide == {}


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_no_page_of_a_game_falls_back_to_english(
    game: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_language(code)
    said: set[tuple[str, str]] = set()
    plain = Messages.has_message

    def noted(self: Messages, key: str) -> bool:
        found = plain(self, key)
        said.update([(self.language, key)] if found else [])
        return found

    monkeypatch.setattr(Messages, "has_message", noted)
    ui = ui_of(game)
    for actions in (0, 30, 200):
        look = look_at(game, actions)
        sheet = sheet_rows(ui.sheet(look.view, look.words))
        shown = [ui.headline(look), *ui.panel(look, 40, 40), *ui.legend(look), *sheet]
        assert any(row.plain.strip() for row in shown)
    assert said and {key for language, key in said if language != code} == set()


@pytest.mark.parametrize("code", OTHERS)
def test_regions_and_tiles_can_be_typed_in_either_language(code: str) -> None:
    set_language(code)
    look = look_at("rise_of_empires")
    boards = [make() for make in ui_of("rise_of_empires").boards]
    for board in boards:
        board.refresh = lambda *a, board=board, **k: board
        board.look = look
    by_name = {type(board).__name__: board for board in boards}
    display, world, tiles = (by_name[name] for name in ("Display", "World", "Tiles"))
    parts = box(look.view.parts)
    for region in parts.regions:
        assert (
            world.named(region.name)
            == world.named(look.read(region.name))
            == ("region", region.index)
        )
        assert (
            world.named(region.key)
            == world.named(letters(region, look.words).lower())
            == ("region", region.index)
        )
    for row in parts.rows:
        assert display.named(row.name) == display.named(look.read(row.name)) == ("row", row.index)
    tile = next(
        line
        for line in tiles.lines()
        if line.place and line.packaged and line.name != line.packaged
    )
    assert tiles.named(tile.packaged) == tiles.named(tile.name) is not None


@pytest.mark.parametrize("code", languages())
def test_the_letters_of_cards_and_terrain_are_letters_of_their_words(code: str) -> None:
    set_language(code)
    look = look_at("cities_and_knights")
    signs = [letter(look.words, kind) for kind in range(len(KINDS))]
    assert len(set(signs)) == len(signs)
    assert all(
        sign.lower() in look.say(f"kind-{KINDS[kind]}")
        for kind, sign in enumerate(signs)
        if kind != COIN
    )
    lands = [look.sign(f"hex.{land}") for land in TERRAINS]
    assert lands[:RESOURCES] == signs[:RESOURCES] and len(set(lands)) == len(lands)
    assert [harbor_text(look.words, kind) for kind in range(RESOURCES)] == [
        f"2:{sign}" for sign in signs[:RESOURCES]
    ]
    assert prices(look.words)["build-road"] == f"{signs[0]}1 {signs[1]}1"


@pytest.mark.parametrize("code", languages())
def test_the_letters_of_planets_are_letters_of_their_colours(code: str) -> None:
    set_language(code)
    look = look_at("ascending_empires")
    signs = [look.sign(f"space.{colour}") for colour in ("orange", "grey", "brown", "purple")]
    assert signs == [
        look.say(f"colour-{colour}")[0] for colour in ("orange", "grey", "brown", "purple")
    ]
    assert (
        look.say("panel-heads").split()[-1]
        == look.say("panel-heads-narrow").split()[-1]
        == "".join(signs)
    )


def test_planets_can_be_typed_in_either_language() -> None:
    set_language("es")
    look = look_at("ascending_empires")
    assert named(look, "Alpha C") == named(look, "Alfa C") == named(look, "alf c") is not None


def test_a_rulebook_without_a_translation_says_so() -> None:
    assert Rules("skeleton", "Goofspiel", Words(language="xx")).heading == "Goofspiel (in English)"
    assert (
        Rules("skeleton", "Goofspiel", Words(find("skeleton"), language="nl")).heading
        == "Goofspiel"
    )


def test_a_save_is_listed_with_its_day_as_the_language_writes_it() -> None:
    head = SaveHead("skeleton", tuple(seats(2)), 2, 0, 3, False, "", 0.0)
    for code, month in (("en", "Mar"), ("nl", "mrt"), ("es", "mar")):
        set_language(code)
        entry = SaveEntry(Path("x.json"), head, datetime(2026, 3, 31, 20, 15).timestamp())
        assert line_of(entry).endswith(f" · 31 {month} 20:15")
        last_year = replace(entry, played=datetime(2025, 3, 1, 8, 5).timestamp())
        assert line_of(last_year).endswith(f" · 1 {month} 2025 08:05")
