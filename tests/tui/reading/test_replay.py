"""The replay on screen: walking and jumping, who may view it, and playing on from a moment."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tabletop_tui.engine import Luck
from tabletop_tui.play import Seat, Table
from tabletop_tui.play.pins import hash_pin
from tabletop_tui.play.replay import ALL_HANDS, EVERYBODY, event_kind
from tabletop_tui.store.load import load
from tabletop_tui.store.session_lock import holder_of
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs.ask import Ask
from tabletop_tui.tui.dialogs.pick import Pick
from tabletop_tui.tui.dialogs.pin import PinPad
from tabletop_tui.tui.replay.replay_screen import PACES, ReplayScreen
from tabletop_tui.tui.table.cover import CoverScreen
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.widgets.line_widgets import Lines
from tests.playing import agree, new_table, play_on
from tests.tui.playing import XTERM
from tests.tui.table.test_secrets import rows

GAME = "cities_and_knights"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    return tmp_path / "saves"


def watching(table: Table, viewer: int = EVERYBODY, fps: int = 0) -> TabletopApp:
    """An app that replays *table*."""
    terminal = probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    return TabletopApp(replay=table, viewer=viewer, fps=fps, terminal=terminal)


async def screen_of(pilot: Pilot[int]) -> ReplayScreen:
    """The replay, once it is drawn."""
    await pilot.pause()
    return next(s for s in pilot.app.screen_stack if isinstance(s, ReplayScreen))


def shown(screen: Any) -> str:
    """All rows of the widgets of a screen."""
    return "\n".join(row.plain for lines in screen.query(Lines) for row in lines.rows)


async def test_keys_walk_by_actions_turns_and_to_both_ends() -> None:
    table = play_on(new_table(GAME, 3), 120)
    async with watching(table).run_test(size=(80, 24)) as pilot:
        screen = await screen_of(pilot)
        replay = screen.replay
        await pilot.press("right", "right", "right", "left")
        assert replay.n == 2 and "Action 2 of 120" in shown(screen)
        await pilot.press("end")
        assert replay.n == 120
        await pilot.press("home", "down")
        first = replay.n
        await pilot.press("down")
        assert replay.turn_at(replay.n) != replay.turn_at(replay.n - 1) and replay.n > first > 0
        await pilot.press("up")
        assert replay.n == first


async def test_letters_jump_to_a_decision_an_event_a_round_and_an_action_and_n_and_p_repeat() -> (
    None
):
    table = play_on(new_table(GAME, 3), 200)
    async with watching(table).run_test(size=(80, 24)) as pilot:
        screen = await screen_of(pilot)
        replay = screen.replay
        await pilot.press("d", "3")
        found = [n for n in range(1, 201) if 2 in replay.situations[n].deciding]
        assert replay.n == found[0]
        await pilot.press("n", "n", "p")
        assert replay.n == found[1]

        await pilot.press("home", "e")
        assert isinstance(pilot.app.screen, Pick) and "Round" in shown(pilot.app.screen)
        kinds = [kind for kind, _ in pilot.app.screen.answers]
        await pilot.press(*["down"] * kinds.index("rolled"), "enter")
        rolls = [n + 1 for n, told in enumerate(table.events) if "rolled" in map(event_kind, told)]
        assert replay.n == rolls[0]
        await pilot.press("n")
        assert replay.n == rolls[1]

        await pilot.press("g", "2", "enter")
        assert replay.situation.round == 2 and replay.situations[replay.n - 1].round < 2
        await pilot.press("g", "#", "1", "7", "enter")
        assert replay.n == 17
        await pilot.press("g", "x", "enter")
        assert replay.n == 17 and "x is not a number" in shown(screen)


async def test_it_runs_at_the_chosen_speed_and_stops_at_the_end() -> None:
    table = play_on(new_table(count=3), 60)
    async with watching(table).run_test(size=(80, 24)) as pilot:
        screen = await screen_of(pilot)
        await pilot.press("plus", "plus", "plus", "plus", "plus")
        assert screen.running and PACES[screen.pace] == min(PACES) and "playing" in shown(screen)
        for _ in range(2000):
            screen.tick()
        assert screen.replay.n == screen.replay.end > 6 and not screen.running
        await pilot.press("home", "space", "minus")
        assert screen.running and PACES[screen.pace] > min(PACES)
        await pilot.press("space")
        assert not screen.running


async def test_a_flight_is_shown_before_its_action_unless_a_key_skips_it() -> None:
    table = play_on(new_table("ascending_empires", 2), 60)
    flights = [n for n, told in enumerate(table.events) if "flew" in map(event_kind, told)]
    async with watching(table, fps=1).run_test(size=(80, 24)) as pilot:
        screen = await screen_of(pilot)
        screen.replay.go(flights[0])
        await pilot.press("right")
        assert screen.film.running and screen.replay.n == flights[0]
        await pilot.press("right")
        assert not screen.film.running and screen.replay.n == flights[0] + 1


@pytest.mark.parametrize("viewer", [EVERYBODY, 0, 2])
async def test_the_replay_of_a_running_game_looks_the_same_in_every_world_its_onlooker_may_think_of(
    viewer: int,
) -> None:
    table, luck = play_on(new_table(GAME, 3), 320), Luck(5)
    async with watching(table, viewer).run_test(size=(80, 24)) as pilot:
        screen = await screen_of(pilot)
        if viewer >= 0:
            assert (
                isinstance(pilot.app.screen, CoverScreen) and screen.replay.viewer == EVERYBODY
            ), "covered at first"
            await pilot.press("enter")
        await pilot.press("end")
        assert screen.replay.viewer == viewer and screen.replay.n == 320
        state, truth = table.state, rows(screen)
        differed = 0
        for seat in range(3) if viewer < 0 else (viewer,):
            table.state = table.game.determinize(table.game.view(state, seat), seat, luck)
            differed += table.state != state
            screen.draw()
            assert rows(screen) == truth
        assert differed, "nothing was hidden, so nothing was shown"
        table.state = state
        screen.replay.viewer = ALL_HANDS
        screen.draw()
        assert rows(screen) != truth, "a screen that showed all hands would be noticed"


async def test_other_perspectives_are_behind_a_cover_and_a_pin_while_the_game_goes_on() -> None:
    table = play_on(new_table(GAME, 3), 100)
    agree(table, pins={1: hash_pin("2580", "00ff")})
    async with watching(table).run_test(size=(80, 24)) as pilot:
        screen = await screen_of(pilot)
        await pilot.press("v")
        assert isinstance(pilot.app.screen, CoverScreen) and screen.replay.viewer == EVERYBODY
        await pilot.press("enter")
        assert (
            pilot.app.screen is screen
            and screen.replay.viewer == 0
            and "· as Anna saw it" in shown(screen)
        )
        await pilot.press("v", "enter")
        assert isinstance(pilot.app.screen, PinPad) and screen.replay.viewer == EVERYBODY
        await pilot.press("escape")
        assert pilot.app.screen is screen and screen.replay.viewer == EVERYBODY, (
            "without the PIN nothing is shown"
        )
        await pilot.press("v", "enter", "v", "enter", *"2580", "enter")
        assert pilot.app.screen is screen and screen.replay.viewer == 1


async def test_after_the_game_all_hands_are_open_without_a_cover() -> None:
    table = play_on(new_table(GAME, 2), 150)
    agree(table, open_replay=True)
    async with watching(table, ALL_HANDS).run_test(size=(80, 24)) as pilot:
        screen = await screen_of(pilot)
        assert screen.replay.viewer == ALL_HANDS and "· all hands open" in shown(screen)
        await pilot.press("g", "#", "9", "0", "enter")
        look = screen.look()
        assert look.seat == screen.replay.situation.deciding[0], (
            "the hand of whoever decides is shown"
        )
        await pilot.press("v", "v")
        assert pilot.app.screen is screen and screen.replay.viewer == 0


async def test_playing_on_makes_a_new_save_and_leaves_the_old_one_alone(
    home: Path, tmp_path: Path
) -> None:
    from tests.tui.playing import open_app

    app = open_app(tmp_path, GAME, "Anna,Ben,Cleo")
    assert app.save_file is not None
    old = app.save_file
    play_on(old.table, 60)
    old.save()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        game = app.screen
        assert isinstance(game, GameScreen)
        game.action_replay()
        screen = await screen_of(pilot)
        assert screen.replay.viewer == game.session.perspective.viewer, (
            "with the eyes of whoever is at the keyboard, uncovered"
        )
        await pilot.press("g", "#", "2", "5", "enter", "o")
        assert isinstance(app.screen, Ask)
        await pilot.press("enter")
        await pilot.pause()
        assert app.save_file is not None and app.save_file.path.parent == home
        table = load(app.save_file.path).table
        assert table.log == old.table.log[:25] and len(app.save_file.table.log) == 25
        kept = load(old.path).table
        assert (kept.log, kept.state) == (old.table.log, old.table.state) and len(kept.log) == 60
        assert holder_of(old.path) is None, "the old game is closed"
        assert any(
            isinstance(s, GameScreen) and s.table is app.save_file.table for s in app.screen_stack
        )


async def test_a_game_that_is_over_here_cannot_be_played_on(home: Path) -> None:
    table = play_on(new_table(count=2), 1000)
    async with watching(table, ALL_HANDS).run_test(size=(80, 24)) as pilot:
        screen = await screen_of(pilot)
        await pilot.press("end", "o")
        assert (
            pilot.app.screen is screen
            and "the end of the game" in shown(screen)
            and not home.exists()
        )


async def test_computer_players_hands_stay_closed_in_the_replay_of_a_running_game() -> None:
    table = play_on(new_table(GAME, 3), 80)
    table.seats[1:] = [Seat("Bot 1", "easy"), Seat("Bot 2", "easy")]
    async with watching(table, 0).run_test(size=(80, 24)) as pilot:
        screen = await screen_of(pilot)
        assert pilot.app.screen is screen and screen.replay.viewer == 0, (
            "an only person needs no cover"
        )
        seen = set()
        for _ in range(4):
            await pilot.press("v")
            seen.add(screen.replay.viewer)
        assert seen == {EVERYBODY, 0}


async def test_the_board_comes_forward_on_which_an_action_is_seen_unless_one_was_chosen() -> None:
    saves = Path(__file__).parents[3] / "saves"
    table = load(saves / "example-rise-of-empires-late.json").table
    async with watching(table, ALL_HANDS).run_test(size=(80, 24)) as pilot:
        screen = await screen_of(pilot)
        seen = set[int]()
        for n in range(1, 60):
            screen.replay.go(n)
            screen.draw()
            event_board = screen.ui.event_board(screen.replay.events_at(n - 1))
            if event_board >= 0:
                assert screen.middle.front == event_board, n
                pictures = [x for x, one in enumerate(screen.middle.boards) if one.canvas]
                assert pictures == [event_board], "what is not in view keeps none"
                seen.add(event_board)
        assert len(seen) == 2, "discs on the display, cubes on the map"
        screen.chosen = 2
        screen.draw()
        assert screen.middle.front == 2


async def test_one_board_at_a_time_is_shown_however_large_the_screen_is() -> None:
    table = play_on(new_table("rise_of_empires", 3), 40)
    async with watching(table, ALL_HANDS).run_test(size=(200, 60)) as pilot:
        screen = await screen_of(pilot)
        assert [n for n, board in enumerate(screen.middle.boards) if board.display] == [
            screen.middle.front
        ]
