"""A guest can play and do nothing else: every key, menu, command and word of a table is tried. No
file is named or written, no setting of the account changes, and no other table is visible.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tabletop_tui import __main__ as program
from tabletop_tui.__main__ import main
from tabletop_tui.cli import sit as sit_command
from tabletop_tui.plain import joining
from tabletop_tui.plain.commands import COMMANDS
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.joining import join_table
from tabletop_tui.play import Table, permissions
from tabletop_tui.play.permissions import (
    GUEST,
    NAMED_GUEST,
    OWNER,
    REQUIRED,
    Permissions,
    is_allowed,
    restrict_to,
)
from tabletop_tui.play.perspective import OwnSeat
from tabletop_tui.play.remote.seating import Arrival
from tabletop_tui.play.session import Session
from tabletop_tui.store import settings
from tabletop_tui.store.atomic_files import backup_path
from tabletop_tui.store.exports import export
from tabletop_tui.store.save import dump
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.store.save_folder import folder
from tabletop_tui.store.session_lock import this_session
from tabletop_tui.store.settings import (
    Settings,
    keep_settings,
    load_settings,
    save_settings,
    settings_file,
    use_settings_of,
)
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs.ask import Ask
from tabletop_tui.tui.home.guest_home import GuestHome
from tabletop_tui.tui.home.home_screen import Home
from tabletop_tui.tui.keys.commands import AT_TABLE, TableCommands
from tabletop_tui.tui.keys.key_tables import GAME, TABLES
from tabletop_tui.tui.replay.replay_screen import ReplayScreen
from tabletop_tui.tui.sandbox.sandbox_screen import SandboxScreen
from tabletop_tui.tui.settings.preferences import preferences
from tabletop_tui.tui.table.game_screen import GameScreen
from tests.plain.playing import Typist, sit
from tests.playing import new_table, play_on
from tests.tui.playing import XTERM

from .test_plain import orders
from .test_screens import Shown, keys_of, look, walk

SIZE = (100, 44)
OTHER = "another-evening"  # a game without a seat for the guest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the home of the account, with another game in it."""
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "account"))
    monkeypatch.setattr(settings, "_guest", [""])
    SaveFile.create(new_table("skeleton", 2, 2), folder() / f"{OTHER}.json").close()
    return tmp_path / "account"


@pytest.fixture
def guest(home: Path, monkeypatch: pytest.MonkeyPatch) -> Table:
    """Return a table with a seat for a guest, and be that guest from now on."""
    monkeypatch.setattr(permissions, "_current", [GUEST])
    return play_on(new_table("skeleton", 3, 3), 9)


def files(home: Path) -> dict[str, bytes]:
    """Return all files of the account."""
    return {
        str(path.relative_to(home)): path.read_bytes() for path in home.rglob("*") if path.is_file()
    }


def opened(table: Table) -> tuple[TabletopApp, GameScreen]:
    """Yield the program at a guest's seat."""
    terminal = probe(XTERM, interactive=True, size=SIZE, encoding="utf-8")
    app = TabletopApp(fps=0, terminal=terminal, preferences=preferences())
    return app, GameScreen(Session(table, None, perspective=OwnSeat(table, 0)))


async def at_the_table(table: Table) -> Shown:
    """Return all that a guest sees after every key, every line of the menu and every command."""
    app, screen = opened(table)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await app.push_screen(screen)
        await pilot.pause()
        seen = [look(app, "in"), *await walk(pilot, keys_of(GAME), GameScreen)]
        seen += await menu(pilot)
        seen += await palette(pilot, screen)
        for where in app.screen_stack[1:]:
            assert not isinstance(where, Home)
        return seen


async def menu(pilot: Pilot[int]) -> Shown:
    """Return what every line of the game menu shows, and in the replay what leads away from it."""
    app, seen = pilot.app, Shown()
    assert isinstance(app, TabletopApp)
    await pilot.press("escape")
    await pilot.pause()
    assert isinstance(app.screen, Ask)
    letters = [row.key for row in app.screen.list.choices.rows if row.key != "E"]  # to try out
    seen.append(look(app, "menu"))
    await pilot.press("escape")
    for letter in letters:
        await pilot.press("escape", letter)
        await pilot.pause()
        seen.append(look(app, f"menu {letter}"))
        if isinstance(app.screen, ReplayScreen):
            seen += await walk(pilot, ["v", "o", "L", "question_mark"], ReplayScreen)
        await back(pilot)
    return seen


async def back(pilot: Pilot[int]) -> None:
    """Return to the table."""
    for _ in range(4):
        screen = pilot.app.screen
        if not isinstance(screen, GameScreen) or isinstance(screen, SandboxScreen):
            await pilot.press("escape")
            await pilot.pause()


async def palette(pilot: Pilot[int], screen: GameScreen) -> Shown:
    """Return what every command of the palette shows."""
    app, seen = pilot.app, Shown()
    assert isinstance(app, TabletopApp)
    for _label, _key, do in [*TableCommands(screen).commands()]:
        do()
        await pilot.pause()
        seen.append(look(app, _label))
        await back(pilot)
    return seen


async def test_behind_no_key_menu_or_command_is_there_more_than_the_table(
    guest: Table, home: Path
) -> None:
    settings_file().mkdir(parents=True)  # unreadable, which its owner is told
    assert str(home) in load_settings()[1][0]
    before = files(home)
    seen = await at_the_table(guest)
    assert len(seen) > 50
    shown = "\n".join(line for _key, _screen, lines in seen for line in lines)
    assert str(home) not in shown.replace("\n", "") and OTHER not in shown
    assert {"SettingsScreen", "Home", "NewGame"} & {
        screen for _key, screen, _lines in seen
    } == set()
    assert files(home) == before, "nothing was written"


async def test_the_owner_with_the_same_commands_writes_and_is_told(
    home: Path, guest: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(permissions, "_current", [OWNER])
    app, screen = opened(guest)
    async with app.run_test(size=SIZE) as pilot:
        await app.push_screen(screen)
        await pilot.pause()
        seen = await palette(pilot, screen)
    assert "SettingsScreen" in {screen for _key, screen, _lines in seen}, (
        "the walk meets a command that needs a permission"
    )


async def test_a_guest_who_leaves_the_table_leaves_the_program(guest: Table) -> None:
    app, screen = opened(guest)
    async with app.run_test(size=SIZE) as pilot:
        await app.push_screen(screen)
        await pilot.pause()
        app.go_home()
        await pilot.pause()
    assert app.return_code == 0 and not app.is_running


@pytest.mark.parametrize("word", [order for name in COMMANDS for order in orders(name)])
def test_no_word_of_plain_mode_writes_or_tells_of_files(
    word: str, guest: Table, home: Path
) -> None:
    before = files(home)
    told = sit(guest, Typist(word, "1", "quit", "quit"))
    assert str(home) not in told and OTHER not in told and files(home) == before


@pytest.mark.parametrize("names", [("Anna",), ()])
def test_no_word_at_a_terminal_of_ones_own_writes_or_tells_of_files(
    names: tuple[str, ...], guest: Table, home: Path, tmp_path: Path
) -> None:
    path = tmp_path / "evening.json"
    path.write_bytes(dump(guest, "2026-01-02T03:04:05+00:00"))
    shared = SharedSaveFile.open(path)
    shared.close()
    before, save = files(home), path.read_bytes()
    for word in [order for name in COMMANDS for order in orders(name)]:
        player = Typist(word, "1", "quit", "quit")
        join_table(Console(player, player), path, names)
        assert str(home) not in player.text and OTHER not in player.text
        assert str(tmp_path) not in player.text and files(home) == before
        path.write_bytes(save)


def missing(path: Path) -> None:
    """A save that does not exist."""


def broken(path: Path) -> None:
    """A damaged save with a good backup."""
    backup_path(path).write_bytes(dump(new_table("skeleton", 2, 2), "2026-01-02T03:04:05+00:00"))
    path.write_text("{")


def mistaken(path: Path) -> None:
    """A mistake of the program, whatever the save is."""
    broken(path)
    backup_path(path).replace(path)


@pytest.mark.parametrize("save", [missing, broken, mistaken])
@pytest.mark.parametrize("held", [OWNER, GUEST])
def test_whoever_cannot_sit_down_reads_why_and_a_guest_no_path(
    save: Callable[[Path], None],
    held: Permissions,
    tmp_path: Path,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(permissions, "_current", [OWNER])
    path = tmp_path / "e.json"
    save(path)

    def makes_a_mistake(*_: object, **__: object) -> None:
        raise FileNotFoundError(2, "gone", str(path))

    if save is mistaken:
        monkeypatch.setattr(joining, "join_table", makes_a_mistake)
    # as short as the sentences that quote it are cut
    monkeypatch.chdir(tmp_path.parent)
    word = str(path.relative_to(tmp_path.parent))
    guest = [] if held == OWNER else ["--guest"]
    monkeypatch.setattr(
        sys, "argv", ["tabletop-tui", "sit", word, "--as", "Anna", "--plain", *guest]
    )
    with pytest.raises(SystemExit) as end:
        main()
    told = "".join(capsys.readouterr())
    assert end.value.code == 1 and told.strip() and "Traceback" not in told
    assert (tmp_path.name in told) is held.files
    assert bool([*(home / "crashes").glob("*")]) is (save is mistaken)


def test_a_guest_reads_no_path_of_a_mistake_before_the_command_is_reached(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(permissions, "_current", [OWNER])
    monkeypatch.setattr(program, "run", lambda: 1 / 0)
    monkeypatch.setattr(sys, "argv", ["tabletop-tui", "sit", "--guest"])
    with pytest.raises(SystemExit) as end:
        main()
    told = "".join(capsys.readouterr())
    assert end.value.code == 1 and told.count("\n") == 1 and "/" not in told
    assert len([*(home / "crashes").iterdir()]) == 1


def test_a_guest_is_not_told_at_which_terminal_another_session_sits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    other = replace(this_session(), tty="/dev/pts/9", user="anna")
    assert "anna" in str(other) and "/dev/pts/9" in str(other)
    monkeypatch.setattr(permissions, "_current", [GUEST])
    assert "anna" in str(other) and "/" not in str(other)


def test_every_command_that_requires_a_permission_is_listed_under_its_own_name() -> None:
    names = {key.id for table in TABLES for key in table} | {*COMMANDS, *AT_TABLE}
    words = {key.action.partition("(")[0] for table in TABLES for key in table}
    used = {"home", "rematch", "new", "practice", "learn"}
    assert set(REQUIRED) <= names | words | used
    for command in ("export", "final-export", "replay-play-on", "save", "settings"):
        assert command in names


def test_behind_the_commands_the_store_checks_permissions_once_more(
    guest: Table, home: Path
) -> None:
    before = files(home)
    with pytest.raises(PermissionError):
        export("a story", "txt", None, "story")
    with pytest.raises(PermissionError):
        save_settings(Settings(theme="light"))
    with pytest.raises(PermissionError):
        keep_settings(theme="light")
    with pytest.raises(PermissionError):
        SaveFile.create(new_table("skeleton", 2, 2), folder() / "mine.json")
    assert files(home) == before


def test_permissions_are_given_up_and_never_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(permissions, "_current", [OWNER])
    assert all(map(is_allowed, REQUIRED))
    restrict_to(Permissions(settings=False))
    assert is_allowed("export") and not is_allowed("settings")
    restrict_to(GUEST)
    assert not any(map(is_allowed, REQUIRED)) and is_allowed("log")
    with pytest.raises(ValueError):
        restrict_to(OWNER)
    assert permissions.permissions() == GUEST


async def test_a_guest_who_comes_back_from_the_table_leaves_and_never_sees_the_home_screen(
    guest: Table,
) -> None:
    app, screen = opened(guest)
    async with app.run_test(size=SIZE) as pilot:
        await app.push_screen(screen)
        await pilot.pause()
        assert isinstance(app.screen_stack[0], GuestHome)
        await app.pop_screen()
        threshold = app.screen
        assert isinstance(threshold, GuestHome)
        threshold.leave()
        await pilot.pause()
    assert not app.is_running


def test_sit_as_a_guest_gives_all_permissions_up_and_takes_nothing_over(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(permissions, "_current", [OWNER])
    shown: list[object] = []
    monkeypatch.setattr(sit_command, "require_screen", lambda: None)
    monkeypatch.setattr(sit_command, "show", lambda sit, hall: shown.append(sit) or 0)
    SharedSaveFile.create(new_table("skeleton", 3, 3), folder() / "evening.json").close()
    SharedSaveFile.create(new_table("skeleton", 2, 4), folder() / "newer.json").close()
    context = sit_command.sit.make_context("sit", ["--guest", "--take-over", "--as", "cleo"])
    assert sit_command.sit.invoke(context) == 0
    wanted = Arrival(folder() / "evening.json", ("cleo",))
    assert shown == [wanted], "the table with a seat of Cleo"
    assert permissions.permissions() == NAMED_GUEST


def test_the_settings_of_a_guest_are_kept_with_the_name_and_touch_no_others(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(permissions, "_current", [OWNER])
    save_settings(Settings(theme="light", language="nl"))
    before = files(home)
    restrict_to(NAMED_GUEST)
    settings_of = {}
    for name in ("Zoë", "../../evil", ".", "Ж" * 24, "\ufdfa" * 24):
        use_settings_of(name)
        assert load_settings() == (Settings(), []), "those of the account are not the guest's"
        keep_settings(theme="high-contrast", language="es")
        settings_of[name] = settings_file()
    assert all(path.parent == home / "guests" for path in settings_of.values())
    assert len({*settings_of.values()}) == 5 and settings_of["Zoë"].name == "zoe.toml"
    use_settings_of("ZOE")
    assert load_settings()[0].language == "es", "the same name, however it is written"
    assert {name: data for name, data in files(home).items() if "guests" not in name} == before
