"""The page of keys lists what does something in this game, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.engine import Hand, Luck, offers, over, to_act
from tabletop_tui.games import find
from tabletop_tui.games.ascending_empires.tui.practice import Practice
from tabletop_tui.play import Words
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.forms import FORMS
from tabletop_tui.tui.game_ui import ui_of
from tabletop_tui.tui.reading.page import Page
from tests.playing import few, new_table, random_action
from tests.tui.playing import at_table, open_app

GAMES = ("cities_and_knights", "rise_of_empires", "ascending_empires", "skeleton")
FORMS_OF = {table for form in FORMS.values() if (table := form.keys.id) != "list"}


def key(id_: str) -> str:
    return Words().say(f"key-{id_}")


async def told(name: str, folder: Path) -> list[str]:
    """The page of keys at the beginning of a game."""
    app = open_app(folder, name, "Anna,Ben" if name != "cities_and_knights" else "Anna,Ben,Cleo")
    async with app.run_test(size=(80, 24)) as pilot:
        await at_table(pilot)
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, Page)
        return [row.plain for row in app.screen.source]  # type: ignore[union-attr]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_names_the_forms_that_it_uses(name: str) -> None:
    game, luck, met = find(name), Luck(5), set[str]()
    spared = False
    for seed in (3, 4):
        table = new_table(name, few(name), seed)
        for _ in range(500):
            if over(table.state):
                break
            seat = to_act(game, table.state)[0]
            for offer in offers(game, table.state, seat):
                met.add(FORMS[type(offer.choices)].keys.id)
                spared |= isinstance(offer.choices, Hand) and bool(offer.choices.sparing)
            table.play(seat, random_action(game, table.state, seat, luck))
    ui = ui_of(name)
    assert met & FORMS_OF <= ui.forms, "every form that came up"
    assert spared <= ("form-sparing" not in ui.unused_keys)


async def test_the_island_lists_no_zoom(tmp_path: Path) -> None:
    rows = await told("cities_and_knights", tmp_path)
    for id_ in ("zoom", "board", "talk", "aim-next"):
        assert not any(row.endswith(key(id_)) for row in rows), id_
    for id_ in ("form-sparing", "swap-side", "deal-side", "dice-set", "pictures", "theme"):
        assert any(row.endswith(key(id_)) for row in rows), id_


async def test_the_galaxy_lists_its_zoom_and_how_one_aims(tmp_path: Path) -> None:
    rows = await told("ascending_empires", tmp_path)
    assert all(any(row.endswith(key(id_)) for row in rows) for id_ in ("zoom", "aim-next"))
    assert not any(row.endswith(key("deal-side")) for row in rows)


async def test_the_order_of_the_discs_has_its_own_words(tmp_path: Path) -> None:
    rows = await told("rise_of_empires", tmp_path)
    assert any(row.strip().startswith("C ") and "order" in row for row in rows)


async def test_the_practice_table_lists_its_own_h_and_u(tmp_path: Path) -> None:
    app = TabletopApp(fps=0)
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(Practice())
        await pilot.pause()
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, Page)
        rows = [row.plain.split(maxsplit=1) for row in app.screen.source if row.plain]  # type: ignore[union-attr]
        for pressed in ("h", "u"):
            assert len([row for row in rows if row[0] == pressed]) == 1, pressed


async def test_a_zoom_that_shows_no_more_says_so(tmp_path: Path) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,Ben,Cleo")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        await pilot.press("Z")
        assert screen.view.message == screen.session.words.say("ui-no-zoom")
