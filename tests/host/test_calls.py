"""Calls: a command of the owner's, once a question, for somebody who is not here."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.host import calls
from tabletop_tui.host.calls import Calls, stamps
from tabletop_tui.host.fork_client import ForkServerClient
from tabletop_tui.store.here import Here

from .conftest import Open, until


@pytest.fixture
def table(tmp_path: Path) -> dict[str, Any]:
    """What is told of a table that waits for Ben."""
    path = tmp_path / "saves" / "evening.json"
    path.parent.mkdir()
    path.touch()
    ben = {"seat": 1, "name": "Ben; rm -rf ~", "since": 5.0}
    return {"save": "evening", "path": str(path), "game": "skeleton", "waits_for": [ben]}


def caller(tmp_path: Path, path: Path | None = None) -> Calls:
    """Calls that go into a file."""
    return Calls(ForkServerClient(), f"cat >> {tmp_path / 'called'}", path)


def called(tmp_path: Path) -> list[dict[str, Any]]:
    """What the command was told so far."""
    file = tmp_path / "called"
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


async def test_a_new_question_is_called_once_and_an_old_one_never(
    table: dict[str, Any], tmp_path: Path
) -> None:
    watch = caller(tmp_path)
    watch.take([table])
    later = {**table, "waits_for": [{"seat": 0, "name": "Anna", "since": 9.0}]}
    for _ in range(3):
        watch.take([later])
    await until(lambda: called(tmp_path))
    watch.take([table])
    await until(lambda: len(called(tmp_path)) == 2)
    one, other = called(tmp_path)
    assert one == {
        "seat": 0,
        "name": "Anna",
        "since": 9.0,
        "save": "evening",
        "path": table["path"],
        "game": "skeleton",
    }
    assert other["name"] == "Ben; rm -rf ~", "a name is told, and never run"
    await watch.close()


async def test_nobody_is_called_who_is_here_or_sits_at_another_table(
    table: dict[str, Any], tmp_path: Path
) -> None:
    here = Here(Path(table["path"]), [1])
    here.beat()
    watch, elsewhere = caller(tmp_path), caller(tmp_path, tmp_path / "other.json")
    for one in (watch, elsewhere):
        one.take([])
        one.take([table])
        assert not one.running
    here.close()
    elsewhere.take([])
    elsewhere.take([table])
    assert not elsewhere.running


async def test_a_command_that_hangs_is_ended(
    table: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calls, "PATIENCE", 0.05)
    watch = Calls(ForkServerClient(), "exec sleep 60")
    await asyncio.wait_for(watch.call(table), 10)


async def test_no_command_outlives_the_house(
    table: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calls, "PARTING", 0.05)
    pid = tmp_path / "pid"
    watch = Calls(ForkServerClient(), f"echo $$ > {pid}; exec sleep 600")
    watch.take([])
    watch.take([table])
    await until(lambda: pid.exists() and pid.read_text().endswith("\n"))
    await watch.close()
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid.read_text()), 0)
    assert not watch.running


async def test_a_command_that_is_nearly_done_may_end_when_the_house_closes(
    table: dict[str, Any], tmp_path: Path
) -> None:
    watch = caller(tmp_path)
    watch.take([])
    watch.take([table])
    await watch.close()
    assert called(tmp_path)[0]["seat"] == 1


async def test_a_house_looks_when_a_save_has_changed(
    open_house: Open, table: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calls, "LOOK", 0.02)
    told: list[list[dict[str, Any]]] = [[], [table]]

    async def ask(self: Calls) -> list[dict[str, Any]]:
        return told.pop(0) if told else [table]

    monkeypatch.setattr(Calls, "ask", ask)
    path = Path(table["path"])
    house = await open_house(table=path, on_turn=f"cat >> {tmp_path / 'called'}")
    await until(lambda: house.calls.known is not None)
    path.write_text("{}")
    await until(lambda: called(tmp_path))
    assert called(tmp_path)[0]["seat"] == 1 and stamps(path.parent) == house.calls.seen
