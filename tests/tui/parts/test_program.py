"""The program around its screens: the line of a save, what a crash file tells of a table, the
colours and pictures that come next, and that a rehearsal leaves nothing running.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from textual.fuzzy import Matcher

from tabletop_tui.play import permissions
from tabletop_tui.play.permissions import GUEST
from tabletop_tui.store import crash_reports
from tabletop_tui.store.reading.head import SaveHead
from tabletop_tui.store.save_folder import SaveEntry
from tabletop_tui.store.settings import VALUES
from tabletop_tui.tui import app as program
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.home.saved_rows import line_of
from tabletop_tui.tui.keys.commands import TableCommands
from tabletop_tui.tui.mistakes import LAST_ACTIONS, facts, tell_mistake
from tests.playing import new_table, play_on, seats


def test_a_save_is_listed_with_its_day_and_its_hour() -> None:
    head = SaveHead("cities_and_knights", tuple(seats(2)), 3, 1, 9, False, "", 0.0)
    one = SaveEntry(Path("x.json"), head, datetime(2026, 1, 2, 3, 4).timestamp())
    assert line_of(one) == "Cities & Knights · Anna, Ben · round 3: Ben · 2 Jan 03:04"
    assert line_of(replace(one, played=0.0)) == "Cities & Knights · Anna, Ben · round 3: Ben"
    unknown = replace(one, head=replace(head, seat=-1), played=0.0)
    assert line_of(unknown) == "Cities & Knights · Anna, Ben · round 3"
    assert line_of(SaveEntry(Path("x.json"), trouble="It is broken.")) == "It is broken."


def test_a_crash_file_tells_the_last_turn_of_everybody_and_no_secret() -> None:
    table = play_on(new_table("cities_and_knights", 3), LAST_ACTIONS + 5)
    app: Any = SimpleNamespace(
        save_file=SimpleNamespace(table=table), replay=None, screen_stack=[1]
    )
    told = facts(app)
    kinds = [type(action).__name__ for _, action in table.log]
    assert told["last"] == ", ".join(kinds[-20:]) and told["actions"] == 25
    assert (told["screens"], told["game"]) == ("int", "cities_and_knights")
    app.save_file, app.replay = None, table
    assert facts(app) == told
    app.replay = None
    assert facts(app) == {"screens": "int"}


def test_a_mistake_is_written_down_and_told_where(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    app: Any = SimpleNamespace(save_file=None, replay=None, screen_stack=[])
    monkeypatch.delenv("TABLETOP_TRACEBACK", raising=False)
    monkeypatch.setattr(crash_reports, "write", lambda told, no: tmp_path / "crash.txt")
    tell_mistake(app, ValueError("odd"))
    assert str(tmp_path / "crash.txt") in capsys.readouterr().err
    monkeypatch.setenv("TABLETOP_TRACEBACK", "1")
    tell_mistake(app, ValueError("odd"))
    assert "ValueError: odd" in capsys.readouterr().err
    monkeypatch.setattr(permissions, "_current", [GUEST])
    tell_mistake(app, ValueError("odd"))
    told = capsys.readouterr().err
    assert told.strip() and "crash.txt" not in told and "ValueError" not in told


def test_pictures_follow_one_another_and_begin_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    app = TabletopApp(fps=0)
    first, told = app.terminal.pictures, []
    for _ in VALUES["pictures"][1:]:  # all but those in pixels, which this terminal has not
        told.append(app.next_pictures())
    assert app.terminal.pictures == first and len({*told}) == len(VALUES["pictures"]) - 1
    app.terminal = replace(app.terminal, cell=(8, 16))
    assert app.next_pictures().startswith("Drawing of boards: true pixels")
    assert app.take_back_setting()
    seen = [app.theme]
    for _ in program.THEMES:
        assert app.next_theme().startswith("Colours: ")
        seen.append(app.theme)
    assert seen[-1] == seen[0] and {*seen} == {*program.THEMES}


def test_a_terminal_that_goes_away_lets_the_save_go() -> None:
    app, closed = TabletopApp(fps=0), list[bool]()
    app.release_save()
    app.save_file = SimpleNamespace(close=lambda: closed.append(True))  # type: ignore[assignment]
    app.release_save()
    assert closed == [True]


@pytest.mark.parametrize(
    ("code", "mistake", "exits"), [(None, None, 0), (0, None, 0), (3, None, 3), (0, KeyError(), 1)]
)
def test_the_program_ends_with_a_code_that_scripts_can_read(
    code: int | None,
    mistake: Exception | None,
    exits: int,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    done: list[str] = []
    one = SimpleNamespace(
        run=lambda mouse: done.append("run"),
        note_mistake=lambda no: None,
        check_told_to_end=lambda: None,
        has_left_terminal=lambda: True,
        mistake=mistake,
        guard=SimpleNamespace(watch=lambda: None, stop=lambda: done.append("stop"), alarmed=False),
        return_code=code,
        release_save=lambda: done.append("rescue"),
        save_file=None,
        screen_stack=[],
    )
    terminal = SimpleNamespace(full_screen=True, apply=lambda: None, mouse=True)
    monkeypatch.setattr(program, "TabletopApp", lambda **_: one)
    monkeypatch.setattr(program, "terminal_for", lambda *_, **__: terminal)
    monkeypatch.setattr(program, "tell_mistake", lambda app, no: done.append(type(no).__name__))
    assert program.run() == exits
    assert done == ["run", "stop", *(["rescue", "KeyError"] if mistake else [])]


async def test_letters_find_the_commands_that_have_them_and_no_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app: Any = SimpleNamespace(screen=SimpleNamespace(query_one=None))
    commands = TableCommands(app.screen)
    lines = [("Undo", "u", lambda: None), ("Save once more", "", lambda: None)]
    monkeypatch.setattr(commands, "commands", lambda: iter(lines))
    monkeypatch.setattr(commands, "matcher", lambda query: Matcher(query))

    async def found(typed: str) -> list[str]:
        return [str(hit.prompt) async for hit in commands.search(typed)]

    assert await found("sav") == ["Save once more"] and await found("und") == ["Undo  u"]
    assert await found("xyz") == []
    assert [str(hit.prompt) async for hit in commands.discover()] == ["Undo  u", "Save once more"]  # type: ignore[attr-defined]
