"""Opening a save that another session holds, or that is broken, and a disk that fails, on screen."""

from __future__ import annotations

import errno
import os
import shutil
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tabletop_tui.play.replay import EVERYBODY
from tabletop_tui.play.session import Session
from tabletop_tui.store.atomic_files import backup_path
from tabletop_tui.store.load import load
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.store.session_lock import holder_of
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs.ask import Ask
from tabletop_tui.tui.home.home_screen import Home
from tabletop_tui.tui.keys.key_tables import GAME as GAME_KEYS
from tabletop_tui.tui.replay.replay_screen import ReplayScreen
from tabletop_tui.tui.replay.spectator_screen import SpectatorScreen
from tabletop_tui.tui.table.game_screen import GameScreen
from tests.playing import new_table, play_on
from tests.store.sessions import session_process
from tests.tui.playing import XTERM, face_down
from tests.tui.reading.test_replay import shown
from tests.tui.table.test_secrets import rows

GAME = "cities_and_knights"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    return tmp_path / "saves"


@pytest.fixture
def other(home: Path, monkeypatch: pytest.MonkeyPatch) -> SaveFile:
    """A game that another session has open, 200 actions old."""
    save_file = SaveFile.create(play_on(new_table(GAME, 3), 200), home / "friday.json")
    monkeypatch.setattr("tabletop_tui.store.session_lock.Held.is_own", property(lambda _: False))
    return save_file


def app_at(save: Path | None = None) -> TabletopApp:
    """The program, started at a save or at home."""
    terminal = probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    return TabletopApp(save=save, fps=0, terminal=terminal)


async def asked(pilot: Pilot[int]) -> str:
    """The question on the screen, in one line."""
    await pilot.pause()
    assert isinstance(pilot.app.screen, Ask), pilot.app.screen
    return " ".join(shown(pilot.app.screen).split())


async def test_a_save_that_is_open_elsewhere_can_be_left_alone(other: SaveFile) -> None:
    async with app_at(other.path).run_test(size=(80, 24)) as pilot:
        said = await asked(pilot)
        assert (
            f"friday.json is open in another session: {other.lock.me.user} on" in said
            and str(os.getpid()) in said
        )
        assert all(word in said for word in ("Go back", "Watch", "Take it over"))
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, Home) and other.check_lost() == ""


async def test_a_session_that_stands_still_has_its_save_and_one_that_was_killed_has_none(
    other: SaveFile, home: Path
) -> None:
    other.close()
    SharedSaveFile.create(new_table(count=2), home / "shared.json").close()
    with session_process(other.path, home / "shared.json") as first:
        first.stop()
        async with app_at(other.path).run_test(size=(80, 24)) as pilot:
            assert f"(process {first.pid})" in await asked(pilot)
        first.kill()
        async with app_at(other.path).run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert face_down(pilot.app), "nobody is asked"


async def test_an_onlooker_follows_the_game_without_a_hand_or_a_lock(other: SaveFile) -> None:
    async with app_at(other.path).run_test(size=(80, 24)) as pilot:
        await asked(pilot)
        await pilot.press("w")
        await pilot.pause()
        screen = pilot.app.screen
        assert (
            isinstance(screen, SpectatorScreen)
            and screen.replay.n == 200
            and "Watching" in shown(screen)
        )
        assert other.check_lost() == "" and other.save() == ""

        play_on(other.table, 3)
        other.save()
        screen.look_again()
        assert screen.replay.n == 203 and screen.replay.table.state == other.table.state
        await pilot.press("left")
        play_on(other.table, 1)
        other.save()
        screen.look_again()
        assert screen.replay.n == 202 and screen.replay.end == 204, (
            "who looks back is not torn away"
        )

        for key in "vo":
            await pilot.press(key)
            assert pilot.app.screen is screen and screen.replay.viewer == EVERYBODY
        other.close()
        screen.look_again()
        assert "Nobody is playing it now" in shown(screen)
        other.path.unlink()
        screen.look_again()
        assert "does not exist" in shown(screen), "and a save that is gone is told, not a traceback"
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, Home)


async def test_an_onlooker_sees_nobodys_secrets(other: SaveFile) -> None:
    from tabletop_tui.engine import Luck

    async with app_at(other.path).run_test(size=(80, 24)) as pilot:
        await asked(pilot)
        await pilot.press("w")
        await pilot.pause()
        screen = pilot.app.screen
        assert isinstance(screen, SpectatorScreen)
        table = screen.replay.table
        state, truth = table.state, rows(screen)
        for seat in range(3):
            table.state = table.game.determinize(table.game.view(state, seat), seat, Luck(seat))
            assert table.state != state
            screen.draw()
            assert rows(screen) == truth


async def test_the_first_session_is_told_that_it_was_taken_over_and_leaves(other: SaveFile) -> None:
    other.close()
    async with app_at(other.path).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app = pilot.app
        assert isinstance(app, TabletopApp) and face_down(app)
        app.launcher.check_save()
        assert face_down(app), "nothing has happened yet"
        second = SaveFile.open(other.path, take_over=True)
        app.launcher.check_save()
        said = await asked(pilot)
        assert (
            "was taken over by" in said
            and str(second.lock.me.pid) in said
            and "has left the game" in said
        )
        assert app.save_file is None and not any(
            isinstance(s, GameScreen) for s in app.screen_stack
        )
        assert second.check_lost() == "" and second.save() == ""
        await pilot.press("w")
        await pilot.pause()
        assert isinstance(app.screen, SpectatorScreen)
        app.launcher.check_save()


async def test_taking_over_opens_the_game_here(other: SaveFile) -> None:
    async with app_at(other.path).run_test(size=(80, 24)) as pilot:
        await asked(pilot)
        await pilot.press("t")
        await pilot.pause()
        assert pilot.app.save_file is not None and other.check_lost().startswith(
            "The game was taken over"
        )  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("broken", "word"),
    [
        (b"", "is empty"),
        (b"{", "is cut short"),
        (b"x" * 99, "is damaged"),
        (None, "does not exist"),
    ],
)
async def test_the_backup_of_a_broken_save_is_offered_and_opened(
    other: SaveFile, broken: bytes, word: str
) -> None:
    other.save()
    other.close()
    if broken is None:
        other.path.unlink()
    else:
        other.path.write_bytes(broken)
    async with app_at(other.path).run_test(size=(80, 24)) as pilot:
        said = await asked(pilot)
        assert f"friday.json {word}" in said and "Use its backup" in said and "Go back" in said
        await pilot.press("u")
        await pilot.pause()
        save_file = pilot.app.save_file  # type: ignore[attr-defined]
        assert save_file.path.name == "friday-backup.json" and len(save_file.table.log) == 200
        assert not other.path.exists() or other.path.read_bytes() == broken, (
            "the broken file is left as it is"
        )


async def test_a_broken_save_without_a_good_backup_is_one_sentence(other: SaveFile) -> None:
    other.close()
    other.path.write_bytes(b"[]")
    backup_path(other.path).write_bytes(b"")
    async with app_at(other.path).run_test(size=(80, 24)) as pilot:
        assert "is not a save of this program" in await asked(pilot)
        await pilot.press("u")
        assert "friday.json.bak is empty" in await asked(pilot)
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, Home)


async def test_a_full_disk_is_told_at_the_table_and_the_game_is_saved_as_soon_as_there_is_room(
    other: SaveFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, "no")

    other.close()
    async with app_at(other.path).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        app, screen = pilot.app, pilot.app.screen
        assert isinstance(app, TabletopApp) and isinstance(screen, GameScreen)
        before = other.path.read_bytes()
        with monkeypatch.context() as full:
            full.setattr("tabletop_tui.store.atomic_files.os.write", refuse)
            play_on(screen.table, 1)
            screen.view.message = screen.session.save()
            screen.view.draw()
            assert "cannot be saved: the disk is full. It continues in memory" in shown(screen)
            app.launcher.check_save()
            screen.view.message = ""
            screen.view.draw()
            assert "NOT SAVED" in shown(screen) and other.path.read_bytes() == before, (
                "it stays on the screen"
            )
            screen.action_leave()
            assert "The game is NOT saved" in await asked(pilot)
            await pilot.press("escape")
        app.launcher.check_save()
        assert "The game is being saved again" in shown(screen) and "NOT SAVED" not in shown(screen)
        assert len(load(other.path).table.log) == 201


async def test_keys_that_come_before_the_first_picture_do_no_harm(other: SaveFile) -> None:
    other.close()
    table = load(other.path).table
    table.seats[1:] = [type(table.seats[0])(f"Bot {n}", "easy") for n in (1, 2)]
    async with app_at().run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        game = GameScreen(Session(table, None))
        await pilot.app.push_screen(game)
        assert (
            game.view.look is None
            and not game.check_action("cycle", (1,))
            and game.check_action("leave", ())
        )
        for key in ("n", "left", "enter", "u", "y", "B", "L", "P", "h", "tab", "g"):
            await game.run_action(next(k.action for k in GAME_KEYS if key in k.keys.split(",")))
        await pilot.pause()
        assert game.view.look is not None and game.check_action("cycle", (1,))


async def test_a_replay_is_one_key_from_the_home_screen(home: Path, other: SaveFile) -> None:
    other.close()
    async with app_at().run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("w", "1")
        await pilot.pause()
        screen = pilot.app.screen
        assert (
            isinstance(screen, ReplayScreen)
            and screen.replay.end == 200
            and screen.replay.viewer == EVERYBODY
        )
        assert holder_of(other.path) is None, "watching takes no lock"
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, Home)
        shutil.rmtree(home)
        await pilot.press("w", "1")
        assert "does not exist" in await asked(pilot)
