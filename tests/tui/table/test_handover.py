"""A player who must act out of turn is asked at the keyboard, and no other player's cards are
visible on the way.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

from tabletop_tui.engine import Luck, random_action
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.rules import frames as f
from tabletop_tui.games.cities_and_knights.rules.constants import BASIC
from tabletop_tui.terminal.signs import GLYPHS
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.paint.blocks import BLOCKS
from tabletop_tui.tui.paint.ink import BOLD
from tabletop_tui.tui.table import cover
from tabletop_tui.tui.table.cover import CoverScreen
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.table.moment_panel import MomentPanel
from tabletop_tui.tui.widgets.line_widgets import Lines
from tests.games.cities_and_knights.scenario import Scenario, counts, kind
from tests.playing import play_on
from tests.tui.playing import open_app

DRAWN = {*"".join(BLOCKS.values()), "\N{BULLET}", *(GLYPHS[f"seat.{n}"][0] for n in range(1, 7))}
"""Parts of a picture, and the title of the window."""

ANNA, BEN = 0, 1
OWED: dict[str, Callable[[Scenario], Any]] = {
    "discarding": lambda game: f.Discarding([0, 4, 0]),
    "trimming": lambda game: f.Trimming([0, 1, 0]),
    "losing": lambda game: f.Losing([0, 1, 0]),
    "rewarding": lambda game: f.Rewarding([BEN]),
    "tapping": lambda game: f.Tapping([BEN]),
    "relocating": lambda game: f.Relocating(
        BEN, game.node("forest 8 NE"), BASIC, True, False, False
    ),
    "deserting": lambda game: f.Deserting(BEN, ANNA),
    "sabotaging": lambda game: f.Sabotaging([0, 4, 0]),
    "gifting": lambda game: f.Gifting(ANNA, [0, 2, 0]),
    "conceding": lambda game: f.Conceding(BEN, ANNA, kind("ore")),
    "trading": lambda game: f.Trading(ANNA, counts(ore=1), counts(brick=1), [BEN]),
}


def position() -> Scenario:
    """Anna is on turn; Ben has cards, cities, knights and progress cards to lose."""
    game = Scenario().city(BEN, "forest 8 N", "hills 11 S").settlement(ANNA, "mountains 9 N")
    game.roads(BEN, "forest 8 N", "NE", "SE", "S").knight(BEN, "mountains 6 S", 2).knight(
        BEN, "hills 5 N"
    )
    game.hand(ANNA, ore=2, cloth=1).hand(BEN, brick=4, lumber=3, coin=2, paper=1).hand(2, wool=3)
    game.card(BEN, "spy", "smith", "wedding").card(ANNA, "warlord").level(BEN, science=3)
    game.now()
    return game


def words_on(app: TabletopApp) -> list[str]:
    """Return the words on the whole screen, read from a picture of it, without the emblem of the
    next player.
    """
    texts = re.findall(r"<text[^>]*>([^<]*)</text>", app.export_screenshot(title="\N{BULLET}"))
    words = [word for text in texts for word in html.unescape(text).split()]
    return [word for word in words if not set(word) <= DRAWN]


@pytest.mark.parametrize("what", OWED)
async def test_an_answer_out_of_turn_is_asked_for_behind_a_cover(what: str, tmp_path: Path) -> None:
    app, game = open_app(tmp_path, "cities_and_knights", "Anna,Ben,Cleo"), position()
    assert app.save_file is not None
    table = app.save_file.table
    table.state = game.s
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        screen = app.screen
        assert (
            isinstance(screen, GameScreen)
            and screen.session.perspective.viewer == screen.choice.seat == ANNA
        )
        assert "Warlord" in " ".join(words_on(app)), "Anna sees her own card"

        table.state.stack.append(OWED[what](game))
        screen.turn()
        await pilot.pause()
        assert isinstance(app.screen, CoverScreen) and screen.session.perspective.viewer == ANNA
        words = screen.session.words
        question = words.say(f"ask-{what}", **GAME.describe(table.state, table.state.stack[-1]))
        said = f"{words.say('cover-pass')} Ben {question} Enter {words.say('hint-cover-ready')}"
        assert words_on(app) == said.split(), "the cover says who is asked what, and nothing else"

        await pilot.press("enter")
        await pilot.pause()
        assert (
            app.screen is screen and screen.session.perspective.viewer == screen.choice.seat == BEN
        )
        assert table.deciding() == (BEN,) and table.state.stack[-1].kind == what
        assert screen.choice.choice_tree is not None and screen.choice.choice_tree.offers
        shown = " ".join(words_on(app))
        assert "Warlord" not in shown and "Anna" in shown

        screen.play(BEN, random_action(GAME, table.state, BEN, Luck(1)))
        assert table.log[-1][0] == BEN and table.deciding() != (BEN,)
        await pilot.pause()
        if isinstance(app.screen, MomentPanel):  # which city fell is worth a stop
            await pilot.press("enter")
            await pilot.pause()
        assert isinstance(app.screen, CoverScreen) and "Anna" in words_on(app), (
            "and back to the turn"
        )


async def test_all_that_happened_since_a_turn_can_be_read_on_the_cover(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    app: Any = open_app(tmp_path, "cities_and_knights", "Anna,Ben,Cleo", seed=3)
    play_on(app.save_file.table, 220)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        news = app.screen_stack[-2].cover.news(ANNA) * 4  # as of a long absence
        assert len(news) > 24
        done: list[bool | None] = []
        app.push_screen(CoverScreen([Text("Anna")], None, 0.0, news), done.append)
        await pilot.pause()
        read: list[str] = []
        for n in range(len(news)):
            rows = app.screen.query_one("#rows", Lines).rows
            assert len(rows) <= 24 and "Enter" in rows[1].plain
            read += [row.plain.rstrip(" ▲▼") for row in rows]
            await pilot.press("down" if n % 2 else "j")
        assert {row.plain.rstrip() for row in news} <= set(read)
        last = app.screen.at
        await pilot.press("up", "enter")
        assert last == len(news) - (24 - 2) and done == [True]


async def test_news_need_the_room_of_the_cover_more_than_air_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    news = [Text(f"news {n}") for n in range(19)]
    monkeypatch.setattr(cover, "since_rows", lambda *_: news)
    app: Any = open_app(tmp_path, "cities_and_knights", "Anna,Ben,Cleo")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        rows = app.screen.query_one("#rows", Lines).rows
        assert [row.plain for row in rows[-19:]] == [row.plain for row in news]
        assert rows[1].plain.strip() in ("Anna", "Ben", "Cleo") and len(rows) <= 24


async def test_an_only_person_is_never_covered(tmp_path: Path) -> None:
    app, game = open_app(tmp_path, "cities_and_knights", "bot:easy,Ben,bot:easy"), position()
    assert app.save_file is not None
    app.save_file.table.state = game.s
    game.s.stack.append(OWED["discarding"](game))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, GameScreen) and app.screen.choice.seat == BEN


async def test_a_cover_asks_nobody_while_a_computer_player_decides(tmp_path: Path) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,Ben,bot:easy", seed=2)
    assert app.save_file is not None
    table = app.save_file.table
    table.state.stack[-1].todo[:] = [2, *table.state.stack[-1].todo]  # Bot 3 settles first
    assert table.deciding() == (2,)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, CoverScreen)
        said = " ".join(words_on(app))
        assert "Waiting for Bot 3." in said and "Where do you settle?" not in said


@pytest.mark.parametrize("seat", [0, 1, 2])
async def test_a_name_on_the_cover_has_the_colours_of_its_seat(tmp_path: Path, seat: int) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,Ben,Cleo")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)
        name = app.screen.cover.rows(seat)[2]
        assert name.style == app.ink.style(f"seat.{seat + 1}.text", f"seat.{seat + 1}", BOLD)
