"""A player who looks elsewhere is alerted in turn, as the settings say; others are not."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.engine import Luck, random_action
from tabletop_tui.play import Table
from tabletop_tui.play.perspective import OwnSeat
from tabletop_tui.play.session import Session
from tabletop_tui.terminal.probe import Terminal, probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.table.remote import turn_alert
from tabletop_tui.tui.table.remote.turn_alert import BELL, RESTORE_TITLE, SAVE_TITLE, alert_codes
from tabletop_tui.tui.terminal.driver import HARMLESS
from tests.playing import new_table

SIZE = (80, 24)


def terminal(**env: str) -> Terminal:
    return probe(env, interactive=True, size=SIZE, encoding="utf-8")


def test_each_terminal_gets_what_it_knows() -> None:
    def codes(how: str = "all", **env: str) -> str:
        told = alert_codes(how, terminal(**env), "Your turn", "The table waits.")
        assert not told or HARMLESS.fullmatch(told), "no cell is touched"
        return told

    assert codes("none", TERM="xterm-256color") == "" and codes("bell", TERM="kitty") == BELL
    assert codes(TERM="linux") == BELL and codes(TERM="vt100") == BELL
    for term in ("xterm-kitty", "iterm2"):
        assert "\x1b]9;Your turn\x07" in codes(TERM=term)
    assert "\x1b]777;notify;Your turn;The table waits.\x07" in codes(TERM="foot")
    assert "\x1b]9;" not in codes(TERM="foot")
    inside = codes(TERM="screen-256color", TMUX="/tmp/x")
    assert "\x1b]2;Your turn\x07" in inside and "\x1b]777" not in inside and "\x1b]9" not in inside
    assert HARMLESS.fullmatch(RESTORE_TITLE)


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is sent to the terminal."""
    told: list[str] = []
    monkeypatch.setattr(turn_alert, "send", lambda _app, codes: told.append(codes))
    return told


def go_on(table: Table, until: int, *, asked: bool) -> None:
    """Play by luck until that seat is asked, or is not."""
    luck = Luck(5)
    while (until in table.deciding()) != asked:
        seat = table.deciding()[0]
        table.play(seat, random_action(table.game, table.state, seat, luck))


@pytest.mark.parametrize("how", ["all", "none"])
async def test_a_person_who_looks_elsewhere_is_called_once_a_question(
    how: str, sent: list[str], tmp_path: Path
) -> None:
    table, seat = new_table("cities_and_knights", 3, 3), 2
    go_on(table, seat, asked=False)
    app: Any = TabletopApp(fps=0, terminal=terminal(TERM="xterm-256color"))
    screen = GameScreen(Session(table, None, perspective=OwnSeat(table, seat)))
    async with app.run_test(size=SIZE) as pilot:
        settings = replace(app.preferences.settings, call=how)
        app.preferences = replace(app.preferences, settings=settings)
        await app.push_screen(screen)
        await pilot.pause()
        screen.turn_alert.poll()
        go_on(table, seat, asked=True)
        screen.turn_alert.poll()
        assert sent == [], "who looks at the window needs no call"
        go_on(table, seat, asked=False)
        screen.turn_alert.poll()
        app.app_focus = False
        go_on(table, seat, asked=True)
        screen.turn_alert.poll()
        screen.turn_alert.poll()
        if how == "none":
            assert "".join(sent) == ""
            return
        assert len(sent) == 1 and SAVE_TITLE in sent[0] and sent[0].endswith(BELL)
        go_on(table, seat, asked=False)
        screen.turn_alert.poll()
        assert sent[1:] == [RESTORE_TITLE]
