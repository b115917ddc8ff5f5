"""No key acts unannounced: what Enter does stands below the board before it happens, an offer is
never agreed to by a key that was meant for something else, and who decides is named.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.games.cities_and_knights.rules import frames as f
from tabletop_tui.games.rise_of_empires.rules.actions import PlaceDisc
from tabletop_tui.games.rise_of_empires.rules.pieces import TRADE
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.table.game_screen import GameScreen
from tests.games.cities_and_knights.scenario import Scenario, counts
from tests.tui.playing import XTERM, face_down, open_app

LATE = Path(__file__).parents[3] / "saves" / "example-cities-and-knights-late.json"
ANNA, BEN = 0, 1


def is_stale(tmp_path: Path) -> TabletopApp:
    """A game in which everything may be done: roads, knights, progress cards on the board."""
    copy = tmp_path / "late.json"
    copy.write_bytes(LATE.read_bytes())
    terminal = probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    return TabletopApp(save_file=SaveFile.open(copy), fps=0, terminal=terminal)


def told(screen: GameScreen) -> str:
    """The rows below the board."""
    return " ".join(row.plain for row in screen.view.news_rows.rows)


async def seated(app: TabletopApp, pilot: Any) -> GameScreen:
    """Return the table, with the next person at the keyboard."""
    await pilot.pause()
    if face_down(app):
        await pilot.press("enter")
        await pilot.pause()
    assert isinstance(app.screen, GameScreen)
    return app.screen


async def test_enter_on_the_board_plays_nothing_before_it_is_said_what(tmp_path: Path) -> None:
    app = is_stale(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await seated(app, pilot)
        done, words = len(screen.table.log), screen.session.words
        if not screen.choice.on_board:
            await pilot.press("tab")
        for _ in range(12):
            await pilot.press("n")
            choosing, place = screen.choice.choice_tree, screen.view.middle.board.cursor
            assert choosing is not None and place in choosing.lit()
            kinds = [a.kind for a in choosing.actions() if a.places[:1] == (place,)]
            assert words.say(f"offer-{kinds[0]}") in told(screen), "Enter is said before it acts"
            about = screen.view.middle.board.about(place)
            assert told(screen).strip().startswith(about[:20]), "what lies there is never cut off"
            await pilot.press("enter")
            assert len(screen.table.log) == done, "a look at the board costs nothing"
            assert screen.choice.choice_tree is choosing and choosing.picked == (place,)
            assert {e.kind for e in screen.choice.menu.entries} == set(kinds)
            assert not screen.choice.on_board and not screen.view.middle.board.steered
            await pilot.press("escape")
            assert not choosing.picked


async def test_what_cannot_be_taken_back_says_so(tmp_path: Path) -> None:
    app = is_stale(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await seated(app, pilot)
        choosing = screen.choice.choice_tree
        assert choosing is not None
        seat, table, choosing.group = screen.choice.seat, screen.table, "play-card"
        final = [a for a in choosing.actions() if a.places and table.is_final(seat, a)]
        assert final, "nothing to be lost in this position"
        before = table.game.clone(table.state)
        choosing.narrow(final[0].kind)
        screen.choice.on_board = True
        screen.renew()
        screen.view.middle.board.point(final[0].places[0])
        await pilot.pause()
        assert table.state == before, "to see what would happen changes nothing"
        assert "cannot be undone" in told(screen)


def answering(tmp_path: Path, seats: str) -> TabletopApp:
    """Ben is asked for an answer to an offer in Anna's turn."""
    app = open_app(tmp_path, "cities_and_knights", seats)
    game = Scenario().city(BEN, "forest 8 N").settlement(ANNA, "mountains 9 N")
    game.hand(ANNA, ore=2).hand(BEN, brick=4)
    game.now()
    game.s.stack.append(f.Trading(ANNA, counts(ore=1), counts(brick=1), [BEN]))
    assert app.save_file is not None
    app.save_file.table.state = game.s
    return app


async def test_an_offer_lights_no_and_names_who_answers_in_the_headline(tmp_path: Path) -> None:
    app = answering(tmp_path, "bot:easy,Ben,bot:easy")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await seated(app, pilot)
        assert screen.choice.seat == BEN and screen.off_turn()
        screen.choice.seat = -1
        assert not screen.off_turn(), "whoever only looks owes nobody an answer"
        screen.choice.seat = BEN
        here = screen.choice.menu.here()
        assert here is not None and here.kind == "refuse-trade"
        head = screen.view.head.rows[0]
        assert head.plain.strip().startswith("Ben answers")
        look = screen.view.look
        assert look is not None and str(look.chip_style(BEN)) in [str(s.style) for s in head.spans]


async def test_a_key_that_comes_with_the_offer_is_not_its_answer(tmp_path: Path) -> None:
    app = answering(tmp_path, "bot:easy,Ben,bot:easy")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await seated(app, pilot)
        done = len(screen.table.log)
        screen.ignore_keys_until = time.monotonic() + 3600
        await pilot.press("enter", "o", "tab", "enter")
        assert len(screen.table.log) == done, "nobody can have read it yet"
        screen.ignore_keys_until = 0.0
        await pilot.press("enter")
        assert [
            kind for seat, a in screen.table.log[done:] if seat == BEN for kind in [a.kind]
        ] == ["refuse-trade"]


@pytest.mark.parametrize("at_menu", [True, False])
async def test_the_line_of_keys_tells_of_what_has_the_arrows(at_menu: bool, tmp_path: Path) -> None:
    app = is_stale(tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        screen = await seated(app, pilot)
        if screen.choice.on_board == at_menu:
            await pilot.press("tab")
        keys = screen.view.keys.rows[0].plain
        assert ("place" not in keys) == at_menu and ("line" in keys) == at_menu, keys
        assert screen.view.middle.board.steered != at_menu


async def test_a_place_for_the_only_kind_of_action_needs_one_enter_which_is_announced(
    tmp_path: Path,
) -> None:
    app = open_app(tmp_path, "rise_of_empires", "Anna,Ben")
    assert app.save_file is not None
    table = app.save_file.table
    table.play(table.deciding()[0], PlaceDisc(TRADE))
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await seated(app, pilot)
        done, board = len(table.log), screen.view.middle.board
        assert board.cursor in screen.choice.lit() and screen.choice.is_open()
        assert "Enter: Trade" in told(screen)
        await pilot.press("enter")
        await pilot.pause()
        assert len(table.log) == done + 1 and table.log[done][1].kind == "trade"
        assert table.can_undo()
