"""While others play a game, no hand in it can be seen from outside: not through the save, a link to
it or its backup, whether it is played at one keyboard or at several terminals.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tabletop_tui.plain.console import Console
from tabletop_tui.plain.joining import join_table
from tabletop_tui.play import Table
from tabletop_tui.play.remote.remote_seats import RemoteSeats
from tabletop_tui.store import save_file
from tabletop_tui.store.atomic_files import SaveError, backup_path
from tabletop_tui.store.load import load
from tabletop_tui.store.presence import in_play
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.store.session_lock import HeldRemotely
from tabletop_tui.store.shared_save_file import SharedSaveFile, SpectatorSaveFile
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs.ask import Ask
from tabletop_tui.tui.replay.replay_screen import ReplayScreen
from tabletop_tui.tui.replay.spectator_screen import SpectatorScreen
from tests.plain.playing import Typist
from tests.playing import play_on
from tests.tui.playing import XTERM
from tests.tui.table.test_computer_players import until

from .test_command_line import Run, run
from .worlds import flat, hidden_sentences, hold, middle, put

__all__ = ["run"]  # a fixture

WAYS = ("itself", "link", "backup")
PLAYED = ("one keyboard", "several terminals")


def evening(folder: Path, how: str, way: str) -> Path:
    """Return the file by which a player joins a game without PINs that others play."""
    table = middle("cities_and_knights", pins=False)
    if how == "several terminals":
        table.remote = RemoteSeats()
    path = put(table, folder / "home" / "saves" / "game.json")
    put(table, backup_path(path))
    if how == "one keyboard":
        hold(path)
    if way == "link":
        os.symlink(path, path.with_name("other.json"))
    return {"itself": path, "link": path.with_name("other.json"), "backup": backup_path(path)}[way]


@pytest.mark.parametrize("how", PLAYED)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", ["replay", "transcript"])
def test_no_command_tells_a_hand(name: str, way: str, how: str, run: Run, tmp_path: Path) -> None:
    path = evening(tmp_path, how, way)
    said = run(name, str(path), "--seat", "Ben")
    assert said.startswith("Others are playing that game,") and len(said) < 500
    hidden = hidden_sentences(load(path).table)
    told = flat(run(name, str(path)))
    assert hidden and not [sentence for sentence in hidden if flat(sentence) in told]


@pytest.mark.parametrize("how", PLAYED)
@pytest.mark.parametrize("way", WAYS)
async def test_the_replay_is_that_of_an_onlooker(
    way: str, how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "home"))
    path = evening(tmp_path, how, way)
    app = TabletopApp(fps=0, terminal=probe(XTERM, interactive=True, size=(100, 44)))
    async with app.run_test(size=(100, 44)) as pilot:
        await pilot.pause()
        app.launcher.open_replay(path)
        await pilot.pause()
        assert isinstance(app.screen, SpectatorScreen)
        await pilot.press("v", "enter", "o", "enter")
        await pilot.pause()
        assert isinstance(app.screen, SpectatorScreen) and app.save_file is None
        assert app.screen.replay.viewing_seat == 3, "a seat that nobody has"


def picture(app: TabletopApp) -> str:
    """Return what fits on the terminal."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in line) for line in strips)


async def test_at_eighty_columns_an_onlooker_reads_why_there_are_no_hands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "home"))
    path = evening(tmp_path, "several terminals", "itself")
    app = TabletopApp(fps=0, terminal=probe(XTERM, interactive=True, size=(80, 24)))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.launcher.open_replay(path)
        await pilot.pause()
        await pilot.press("v")
        await pilot.pause()
        await until(pilot, lambda: "Spectators see no hands and cannot play." in picture(app))
        await pilot.press("left")
        await until(pilot, lambda: "as a spectator sees it" in picture(app))


async def test_the_replay_of_a_game_that_nobody_plays_is_open_to_those_who_pass_the_keyboard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "home"))
    table = middle("cities_and_knights", pins=False)
    path = put(table, tmp_path / "home" / "saves" / "game.json")
    app = TabletopApp(fps=0, terminal=probe(XTERM, interactive=True, size=(100, 44)))
    async with app.run_test(size=(100, 44)) as pilot:
        await pilot.pause()
        app.launcher.open_replay(path)
        await pilot.pause()
        assert type(app.screen) is ReplayScreen


@pytest.mark.parametrize("how", PLAYED)
def test_a_backup_is_neither_copied_nor_sat_down_at(how: str, run: Run, tmp_path: Path) -> None:
    backup = evening(tmp_path, how, "backup")
    before = sorted(backup.parent.iterdir())
    with pytest.raises(SaveError) as no:
        SaveFile.resume(backup)
    assert no.value.what == "backup-in-play"
    with pytest.raises(SaveError) as no:
        SharedSaveFile.open(backup)
    assert no.value.what == "remote-no-original"
    typist = Typist()
    with pytest.raises(SaveError):
        join_table(Console(typist, typist), backup, ["Ben"])
    assert sorted(backup.parent.iterdir()) == before
    assert "is being played, or is the backup" in flat(run("resume", str(backup), "--plain"))


def test_the_game_that_another_account_plays_is_not_copied(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = evening(tmp_path, "one keyboard", "itself")
    monkeypatch.setattr(save_file, "owner_of", lambda path: "anna")
    with pytest.raises(SaveError):
        SaveFile.resume(path)
    path.with_name("game.json.holder").unlink()
    copy = SaveFile.resume(path)
    copy.close()
    assert copy.path != path and "anna" in copy.note


def test_the_backup_of_a_broken_game_of_several_terminals_becomes_one_with_luck_of_its_own(
    run: Run, tmp_path: Path
) -> None:
    backup = evening(tmp_path, "several terminals", "backup")
    backup.with_name("game.json").write_text("{")
    before = load(backup).table
    with pytest.raises(HeldRemotely) as held:
        SaveFile.resume(backup)
    copy = held.value.path
    table = load(copy).table
    assert copy.name == "game-backup.json" and table.remote == RemoteSeats()
    assert table.log == before.log and table.state.rng != before.state.rng
    shared = SharedSaveFile.open(copy)
    shared.sit({1: "Ben"})
    shared.close()


def test_an_example_becomes_nobodys_table_before_it_is_copied(tmp_path: Path) -> None:
    path = put(middle("skeleton", pins=False), tmp_path / "example-skeleton.json")
    with pytest.raises(SaveError):
        SharedSaveFile.open(path)
    assert SpectatorSaveFile(path).table.log, "it may be looked at"


def test_a_game_that_is_over_is_in_play_nowhere(tmp_path: Path) -> None:
    table: Table = play_on(middle("skeleton", pins=False), 10_000)
    table.remote = RemoteSeats()
    path = put(table, tmp_path / "game.json")
    hold(path)
    assert table.over and in_play(path, table) is None


async def test_who_came_to_the_backup_is_asked_to_sit_down_at_the_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "home"))
    backup = evening(tmp_path, "several terminals", "backup")
    backup.with_name("game.json").write_text("{")
    app = TabletopApp(fps=0, terminal=probe(XTERM, interactive=True, size=(100, 44)))
    sat: list[Path] = []
    ask_seat: Callable[[Path], None] = sat.append
    monkeypatch.setattr(app.launcher, "ask_seat", ask_seat)
    async with app.run_test(size=(100, 44)) as pilot:
        await pilot.pause()
        app.launcher.resume(backup)
        await pilot.pause()
        assert isinstance(app.screen, Ask)
        await pilot.press("enter")
        await pilot.pause()
    assert [path.name for path in sat] == ["game-backup.json"]
