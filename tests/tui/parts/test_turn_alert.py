"""The alert of a player who looks elsewhere: what each kind of terminal is sent, and when."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tabletop_tui.play.perspective import OwnSeat
from tabletop_tui.play.session import Session
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.table.remote import turn_alert
from tabletop_tui.tui.table.remote.turn_alert import (
    AWAY_AFTER,
    BELL,
    RESTORE_TITLE,
    SAVE_TITLE,
    TurnAlert,
    alert_codes,
)
from tests.playing import new_table, play_on

TITLE, OSC_9, OSC_777 = "title", "9", "777"


@pytest.mark.parametrize(
    ("env", "parts"),
    [
        ({"TERM": "xterm-kitty"}, [TITLE, OSC_777, OSC_9]),
        ({"TERM": "kitty"}, [TITLE, OSC_9]),
        ({"TERM": "iterm2"}, [TITLE, OSC_9]),
        ({"TERM": "foot"}, [TITLE, OSC_777]),
        ({"TERM": "rxvt-unicode"}, [TITLE, OSC_777]),
        ({"TERM": "wezterm"}, [TITLE, OSC_777]),
        ({"TERM": "xterm-256color"}, [TITLE, OSC_777, OSC_9]),
        ({"TERM": "alacritty"}, [TITLE, OSC_777, OSC_9]),
        ({"TERM": "tmux-256color", "TMUX": "/tmp/x"}, [TITLE]),
        ({"TERM": "linux"}, []),
    ],
)
def test_a_terminal_is_sent_what_it_may_know(env: dict[str, str], parts: list[str]) -> None:
    terminal = probe(env, interactive=True, size=(80, 24), encoding="utf-8")
    codes = alert_codes("all", terminal, "Your turn", "The table waits.")
    found = {
        TITLE: f"{SAVE_TITLE}\x1b]2;Your turn{BELL}" in codes,
        OSC_777: f"\x1b]777;notify;Your turn;The table waits.{BELL}" in codes,
        OSC_9: f"\x1b]9;Your turn{BELL}" in codes,
    }
    assert [part for part, there in found.items() if there] == parts
    assert codes.endswith(BELL) and codes.count(BELL) == len(parts) + 1


class Table:
    """A player's terminal, and what was sent there."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, how: str = "all") -> None:
        self.sent: list[str] = []
        self.now, self.ran = 0.0, 0
        table = play_on(new_table("cities_and_knights", 3), 30)
        seat = table.deciding()[0]
        self.app = SimpleNamespace(
            app_focus=True,
            on_turn="run this",
            preferences=SimpleNamespace(settings=SimpleNamespace(call=how)),
            terminal=probe({"TERM": "xterm"}, interactive=True, size=(80, 24), encoding="utf-8"),
        )
        monkeypatch.setattr(turn_alert, "send", lambda _app, codes: self.sent.append(codes))
        monkeypatch.setattr(turn_alert, "run_turn_hook", self.run)
        monkeypatch.setattr(turn_alert, "time", SimpleNamespace(monotonic=lambda: self.now))
        session = Session(table, None, perspective=OwnSeat(table, seat))
        screen: Any = SimpleNamespace(app=self.app)
        self.turn_alert = TurnAlert(screen, session)
        self.asked: tuple[int, ...] = ()
        self.seat, self.table = seat, table
        monkeypatch.setattr(type(table), "deciding", lambda _: self.asked)

    def run(self, command: str, session: Session, seat: int) -> None:
        assert (command, seat) == ("run this", self.seat)
        self.ran += 1

    def poll(self, *, asked: bool) -> None:
        self.asked = (self.seat,) if asked else ()
        self.turn_alert.poll()


def test_nobody_is_called_who_was_asked_when_the_table_opened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one = Table(monkeypatch)
    one.app.app_focus = False
    one.poll(asked=True)
    one.poll(asked=True)
    assert one.sent == [] and one.ran == 0


def test_who_looks_at_the_window_is_called_after_a_long_time_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one = Table(monkeypatch)
    one.poll(asked=True)
    one.now = AWAY_AFTER
    one.poll(asked=False)
    one.now = 2 * AWAY_AFTER
    one.poll(asked=True)
    assert one.sent == [] and one.ran == 1, "the others have played for no longer than that"
    one.poll(asked=False)
    one.now = 3 * AWAY_AFTER + 0.1
    one.poll(asked=False)
    one.poll(asked=True)
    assert len(one.sent) == 1 and SAVE_TITLE in one.sent[0] and one.ran == 2
    one.poll(asked=True)
    assert len(one.sent) == 1 and one.ran == 2
    one.poll(asked=False)
    one.poll(asked=False)
    assert one.sent[1:] == [RESTORE_TITLE], "the window has its own title again, once"


def test_a_bell_changes_no_title(monkeypatch: pytest.MonkeyPatch) -> None:
    one = Table(monkeypatch, "bell")
    one.app.app_focus, one.app.on_turn = False, ""
    one.poll(asked=False)
    one.poll(asked=True)
    one.poll(asked=False)
    assert one.sent == [BELL] and one.ran == 0
