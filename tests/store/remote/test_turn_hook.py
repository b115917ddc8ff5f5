"""The turn hook: a command that runs when it is the turn of a player."""

from __future__ import annotations

import json
import os
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tabletop_tui.play import permissions
from tabletop_tui.play.permissions import GUEST
from tabletop_tui.play.remote.remote_seats import RemoteSeats
from tabletop_tui.store import turn_hook
from tests.playing import new_table


@pytest.fixture(autouse=True)
def running(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The commands of one test only."""
    running: list[Any] = []
    monkeypatch.setattr(turn_hook, "_running", running)
    return running


def session(path: Path | None = None, since: float | None = None) -> Any:
    table = new_table(count=3)
    if since is not None:
        table.remote = RemoteSeats(since={1: since})
    return SimpleNamespace(table=table, storage=SimpleNamespace(path=path))


def test_a_command_is_told_who_is_asked_what_and_since_when() -> None:
    path = Path("/home/anna/saves/friday.json")
    told = {
        "seat": 1,
        "name": "Ben",
        "since": 12.5,
        "save": "friday",
        "path": str(path),
        "game": "skeleton",
    }
    assert turn_hook.payload(session(path, 12.5), 1) == told
    assert turn_hook.payload(session(path), 1) == {**told, "since": None}
    assert turn_hook.payload(session(), 1) == {**told, "since": None, "save": "", "path": ""}
    assert turn_hook.payload(session(path, 12.5), 0) == {
        **told,
        "seat": 0,
        "name": "Anna",
        "since": None,
    }


def test_a_command_runs_by_itself_and_is_forgotten_when_it_is_done(
    tmp_path: Path, running: list[Any]
) -> None:
    gate, heard = tmp_path / "gate", tmp_path / "heard"
    os.mkfifo(gate)
    one = session(tmp_path / "Grüße.json", 1.0)
    turn_hook.run_turn_hook(f"cat > {heard}; read line < {gate}", one, 1)
    turn_hook.run_turn_hook("exit 3", one, 1)
    waits, quick = running
    assert os.getsid(waits.pid) == waits.pid, "a key that ends the game does not end the command"
    assert quick.wait() == 3
    turn_hook.run_turn_hook("true", one, 1)
    assert running[0] is waits and len(running) == 2
    gate.write_text("\n")
    assert waits.wait() == 0 and running[1].wait() == 0
    text = heard.read_text(encoding="utf-8")
    assert json.loads(text) == turn_hook.payload(one, 1)
    assert text.endswith("\n") and "Grüße" in text


def test_a_command_that_cannot_be_run_disturbs_nobody(
    running: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(12, "no memory")

    monkeypatch.setattr(turn_hook.subprocess, "Popen", refuse)
    turn_hook.run_turn_hook("true", session(), 0)
    assert running == []


def test_a_guest_runs_no_command_of_the_owners(
    tmp_path: Path, running: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[object] = []
    monkeypatch.setattr(turn_hook.subprocess, "Popen", lambda *words, **_: started.append(words))
    monkeypatch.setattr(permissions, "_current", [GUEST])
    with pytest.raises(PermissionError):
        turn_hook.run_turn_hook("true", session(tmp_path / "friday.json"), 0)
    assert started == running == []
