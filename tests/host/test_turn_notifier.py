"""Turn notifications: a command runs once a question, for a player who is not here."""

from __future__ import annotations

import asyncio
import json
import os
import time
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.cli.waiting import asked_at
from tabletop_tui.host import turn_notifier
from tabletop_tui.host.fork_client import ForkServerClient
from tabletop_tui.host.turn_notifier import TurnNotifier, scan_saves
from tabletop_tui.store.calls.pacing import HOUR, read_quiet_hours
from tabletop_tui.store.presence import Presence
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tests.playing import new_table
from tests.store.calls.loopback import web

from .conftest import StartServer, wait_until


@pytest.fixture
def table(tmp_path: Path) -> dict[str, Any]:
    """The answer to a query, for a table that waits for Ben."""
    path = tmp_path / "saves" / "evening.json"
    path.parent.mkdir()
    path.touch()
    ben = {"seat": 1, "name": "Ben; rm -rf ~", "since": 5.0}
    return {"save": "evening", "path": str(path), "game": "skeleton", "waits_for": [ben]}


def notifier(tmp_path: Path, path: Path | None = None) -> TurnNotifier:
    """A notifier whose command appends to a file."""
    return TurnNotifier(ForkServerClient(), f"cat >> {tmp_path / 'called'}", path)


def notifications(tmp_path: Path) -> list[dict[str, Any]]:
    """What the command has read on its standard input so far."""
    file = tmp_path / "called"
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


async def test_a_new_question_is_notified_once_and_an_old_one_never(
    table: dict[str, Any], tmp_path: Path
) -> None:
    watcher = notifier(tmp_path)
    watcher.notify([table])
    later = {**table, "waits_for": [{"seat": 0, "name": "Anna", "since": 9.0}]}
    for _ in range(3):
        watcher.notify([later])
    await wait_until(lambda: notifications(tmp_path))
    watcher.notify([table])
    await wait_until(lambda: len(notifications(tmp_path)) == 2)
    one, other = notifications(tmp_path)
    assert one == {
        "seat": 0,
        "name": "Anna",
        "since": 9.0,
        "save": "evening",
        "path": table["path"],
        "game": "skeleton",
    }
    assert other["name"] == "Ben; rm -rf ~", "a name is data, and never run"
    await watcher.close()


async def test_nobody_is_notified_who_is_here_or_sits_at_another_table(
    table: dict[str, Any], tmp_path: Path
) -> None:
    here = Presence(Path(table["path"]), [1])
    here.heartbeat()
    watcher, elsewhere = notifier(tmp_path), notifier(tmp_path, tmp_path / "other.json")
    for each in (watcher, elsewhere):
        each.notify([])
        each.notify([table])
        assert not each.tasks
    here.close()
    elsewhere.notify([])
    elsewhere.notify([table])
    assert not elsewhere.tasks


def calling(
    monkeypatch: pytest.MonkeyPatch, line: str, **more: Any
) -> tuple[TurnNotifier, list[str]]:
    """A notifier that calls by webhook, and what it logs."""
    logged: list[str] = []

    async def ask_child(self: TurnNotifier, argv: Any, env: Any) -> Any:
        assert argv[:3] == ("tabletop-tui", "waiting", "--asked") and Path(argv[3]).exists()
        return {"title": "Goofspiel", "asked": {"1": "Ben chooses a card to bid."}}

    monkeypatch.setattr(TurnNotifier, "ask_child", ask_child)
    return TurnNotifier(ForkServerClient(), line, log=logged.append, **more), logged


async def test_who_is_away_is_called_by_a_webhook_once_an_hour_about_a_table(
    table: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    with web() as server:
        watcher, _ = calling(monkeypatch, server.url("/hook"))
        watcher.notify([])
        watcher.notify([table])
        await wait_until(lambda: server.posts)
        told = server.json["content"]
        assert told == (
            "Ben; rm -rf ~: Goofspiel, table evening, is waiting for you. Ben chooses a card to bid."
        )
        again = {**table, "waits_for": [{**table["waits_for"][0], "since": 70.0}]}
        watcher.notify([])
        watcher.notify([again])
        assert len(watcher.pending) == 1, "within the hour it waits"
        watcher.call_due(time.time() + HOUR)
        await wait_until(lambda: len(server.posts) == 2)
        watcher.notify([table])
        watcher.notify([])
        assert not watcher.pending, "what is answered is told to nobody"
        await watcher.close()


async def test_nobody_is_called_in_quiet_hours_and_each_by_their_own_address(
    table: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    day = datetime(2026, 3, 4, 12).timestamp()
    monkeypatch.setattr(turn_notifier.time, "time", lambda: day - 12 * 3600)
    with web() as server, web() as others:
        watcher, _ = calling(
            monkeypatch,
            "",
            by_name={"ben; RM -rf ~": server.url(), "*": others.url()},
            quiet=read_quiet_hours("22:00-08:00"),
        )
        watcher.notify([])
        watcher.notify([table])
        watcher.call_due(day - 12 * 3600)
        assert len(watcher.pending) == 1 and not watcher.tasks
        watcher.call_due(day)
        await wait_until(lambda: server.posts)
        assert not others.posts
        await watcher.close()


async def test_a_call_that_fails_is_told_once_and_who_has_come_needs_none(
    table: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    with web(500) as server:
        watcher, logged = calling(monkeypatch, server.url("/secret"))
        for n in range(3):
            watcher.pacing.last.clear()
            put = {**table, "waits_for": [{**table["waits_for"][0], "since": float(n)}]}
            watcher.notify([])
            watcher.notify([put])
            await wait_until(lambda n=n: len(server.posts) == n + 1 and not watcher.tasks)  # type: ignore[misc]
        assert len(logged) == 1 and "it answers 500" in logged[0] and "secret" not in logged[0]
        here = Presence(Path(table["path"]), [1])
        here.heartbeat()
        watcher.pacing.last.clear()
        watcher.notify([])
        watcher.notify([table])
        here.close()
        assert not watcher.pending and not watcher.tasks
        await watcher.close()


async def test_a_child_says_what_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "friday.json"
    SharedSaveFile.create(new_table("skeleton", 2, 2), path).close()
    assert asked_at(path) == {
        "title": "Goofspiel",
        "asked": {0: "Anna chooses a card to bid.", 1: "Ben chooses a card to bid."},
    }


async def test_a_command_that_hangs_is_killed(
    table: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turn_notifier, "TIMEOUT", 0.05)
    watcher = TurnNotifier(ForkServerClient(), "")
    await asyncio.wait_for(watcher.run_command("exec sleep 60", table), 10)


async def test_no_command_outlives_the_server(
    table: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turn_notifier, "SHUTDOWN_TIMEOUT", 0.05)
    pid = tmp_path / "pid"
    watcher = TurnNotifier(ForkServerClient(), f"echo $$ > {pid}; exec sleep 600")
    watcher.notify([])
    watcher.notify([table])
    await wait_until(lambda: pid.exists() and pid.read_text().endswith("\n"))
    await watcher.close()
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid.read_text()), 0)
    assert not watcher.tasks


async def test_a_command_that_is_nearly_done_may_end_when_the_server_closes(
    table: dict[str, Any], tmp_path: Path
) -> None:
    watcher = notifier(tmp_path)
    watcher.notify([])
    watcher.notify([table])
    await watcher.close()
    assert notifications(tmp_path)[0]["seat"] == 1


async def test_a_server_queries_when_a_save_has_changed(
    start_server: StartServer,
    table: dict[str, Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(turn_notifier, "POLL_INTERVAL", 0.02)
    answers: list[list[dict[str, Any]]] = [[], [table]]

    async def query(self: TurnNotifier) -> list[dict[str, Any]]:
        return answers.pop(0) if answers else [table]

    monkeypatch.setattr(TurnNotifier, "query", query)
    path = Path(table["path"])
    server = await start_server(save_path=path, on_turn=f"cat >> {tmp_path / 'called'}")
    await wait_until(lambda: server.turn_notifier.known is not None)
    path.write_text("{}")
    await wait_until(lambda: notifications(tmp_path))
    assert (
        notifications(tmp_path)[0]["seat"] == 1
        and scan_saves(path.parent) == server.turn_notifier.last_scan
    )
