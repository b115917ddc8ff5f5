"""Being called at one's own terminal: by webhook, and what is said if that fails."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from types import SimpleNamespace

import pytest

from tabletop_tui.play import permissions
from tabletop_tui.play.permissions import GUEST
from tabletop_tui.play.perspective import OwnSeat
from tabletop_tui.play.session import Session
from tabletop_tui.store import turn_hook
from tabletop_tui.store.calls.pacing import Pacing
from tabletop_tui.store.settings import Settings, load_settings, save_settings
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tabletop_tui.store.turn_hook import call_held, failure, run_turn_hook
from tests.playing import new_table
from tests.store.calls.loopback import wait_until, web

NOON = datetime(2026, 1, 2, 12).timestamp()


@pytest.fixture
def session(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Session:
    """Ben's terminal, at which nobody was called yet."""
    monkeypatch.setattr(turn_hook, "_pacing", Pacing())
    monkeypatch.setattr(turn_hook, "_failed", set())
    monkeypatch.setattr(turn_hook, "_held", set())
    path = tmp_path / "friday.json"
    SharedSaveFile.create(new_table("skeleton", 2, 2), path).close()
    one = SharedSaveFile(path)
    return Session(one.table, one, "en", OwnSeat(one.table, 1))


def test_whoever_is_asked_is_told_in_a_sentence_once_an_hour(session: Session) -> None:
    with web() as server:
        for _ in range(3):
            run_turn_hook(server.url(), session, 1)
        wait_until(lambda: server.posts)
        told = server.json["content"]
    assert told == "Ben: Goofspiel, table friday, is waiting for you. Ben chooses a card to bid."
    assert len(server.posts) == 1 and failure() == ""


def test_a_call_that_fails_is_told_once_at_the_terminal(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    with web(404) as server:
        for n in range(2):
            monkeypatch.setattr(turn_hook, "_pacing", Pacing())
            run_turn_hook(server.url("/secret"), session, 1)
            wait_until(lambda n=n: len(server.posts) == n + 1)  # type: ignore[misc]
        found = list[str]()
        wait_until(lambda: found.append(failure()) or any(found))  # type: ignore[func-returns-value]
        found = [one for one in found if one]
        assert len(found) == 1 and "it answers 404" in found[0] and "secret" not in found[0]
        assert failure() == ""


def test_in_quiet_hours_a_terminal_calls_later_if_it_is_still_needed(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    quiet = ["00:00-23:59"]
    monkeypatch.setattr(
        turn_hook, "load_settings", lambda: (SimpleNamespace(quiet_hours=quiet[0]), [])
    )
    monkeypatch.setattr(turn_hook, "time", SimpleNamespace(time=lambda: NOON))
    with web() as server:
        run_turn_hook(server.url(), session, 1)
        call_held(server.url(), session, (1,))
        assert not server.posts and turn_hook._held
        call_held(server.url(), session, ())  # Ben has answered
        quiet[0] = ""
        call_held(server.url(), session, (1,))
        assert not server.posts
        quiet[0] = "11:00-13:00"
        run_turn_hook(server.url(), session, 1)
        quiet[0] = "22:00-08:00"
        call_held(server.url(), session, (1,))
        wait_until(lambda: server.posts)
    assert len(server.posts) == 1 and not turn_hook._held


def test_a_guest_calls_nobody(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(permissions, "_current", [GUEST])
    with web() as server, pytest.raises(PermissionError):
        run_turn_hook(server.url(), session, 1)
    assert not server.posts


def test_addresses_stand_in_the_settings_by_name_and_are_never_written(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    text = 'quiet_hours = "22:00-08:00"  # nights\n\n[on_turn]\nAnna = "https://ntfy.sh/x"\n"*" = "cat"\n'
    file.write_text(text)
    settings, wrong = load_settings(file)
    assert not wrong and settings.quiet_hours == "22:00-08:00"
    assert settings.on_turn == {"Anna": "https://ntfy.sh/x", "*": "cat"}
    save_settings(Settings(theme="light", on_turn={}, quiet_hours=""), file)
    kept = file.read_text()
    assert all(line in kept for line in text.splitlines()), "the program writes none of it"
    assert load_settings(file)[0].theme == "light"
    file.write_text('quiet_hours = "at night"\n[on_turn]\nAnna = 7\n')
    settings, wrong = load_settings(file)
    assert len(wrong) == 2 and settings.quiet_hours == "" and settings.on_turn == {}
    assert any('"22:00-08:00"' in one for one in wrong)
