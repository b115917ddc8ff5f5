"""The hall in plain mode."""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

from tabletop_tui.plain.chat import PlainChat
from tabletop_tui.plain.console import Console, Quit
from tabletop_tui.plain.hall import choose_table
from tabletop_tui.play.perspective import OwnSeat
from tabletop_tui.play.session import Session
from tabletop_tui.store.chat import ChatLog
from tabletop_tui.store.load import load
from tabletop_tui.store.presence import present
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tests.plain.test_remote_table import Terminal, sitting, until

from .test_hall import home as home
from .test_hall import laid


@contextmanager
def choosing(*names: str) -> Iterator[tuple[Terminal, list[tuple[Path, bool] | None]]]:
    """Yield the terminal of a guest in the hall, and what they choose."""
    terminal, found = Terminal(), list[tuple[Path, bool] | None]()

    def choose() -> None:
        try:
            found.append(choose_table(Console(terminal, terminal.out), names))
        except Quit:
            found.append(None)

    thread = Thread(target=choose, daemon=True)
    thread.start()
    yield terminal, found
    thread.join(20)
    assert not thread.is_alive()
    terminal.close()


def test_an_early_guest_waits_and_is_brought_to_the_table() -> None:
    with choosing("Ben") as (ben, found):
        until(lambda: "no table with a seat for Ben yet" in ben.text, ben)
        path = laid("one", "Anna", "Ben", "Cleo", free=True)
        until(lambda: found, ben)
    assert found == [(path, True)]


def test_who_has_two_seats_chooses_and_who_has_none_watches() -> None:
    one, two = laid("one", "Anna", "Ben", "Cleo"), laid("two", "Anna", "Ben", "Dora")
    with choosing("Anna") as (anna, found):
        until(lambda: "(0-2)" in anna.text, anna)
        anna.type("2" if anna.text.index("Cleo") > anna.text.index("Dora") else "1")
    assert found == [(one, True)]
    with choosing("Zed") as (zed, found):
        until(lambda: "(0-2)" in zed.text, zed)
        zed.type("0")
        until(lambda: zed.text.count("(0-2)") == 2, zed)
        zed.type("quit")
    assert found == [None]
    with choosing("Emil") as (emil, found):
        until(lambda: "(0-2)" in emil.text, emil)
        emil.type("1")
    assert found in ([(one, False)], [(two, False)])


def test_who_watches_in_lines_talks_and_is_seen_by_the_players() -> None:
    path = laid("one", "Anna", "Ben", "Cleo")
    with sitting(path, onlooker="Zed") as zed:
        until(lambda: [one.name for one in present(path)] == ["Zed"], zed)
        until(lambda: "Waiting for" in zed.text, zed)
        zed.type("say well played")
        until(lambda: [(one.name, one.seat) for one in ChatLog(path).lines] == [("Zed", -1)], zed)
        assert "hand" not in zed.text.lower()
    with sitting(path) as nobody:
        until(lambda: "Waiting for" in nobody.text, nobody)
        nobody.type("say hello")
        until(lambda: "say" in nobody.text, nobody)
    assert len(ChatLog(path).lines) == 1


def test_an_onlooker_is_told_politely_where_the_players_want_silence() -> None:
    path = laid("one", "Anna", "Ben", "Cleo")
    shared = SharedSaveFile(path)
    said = io.StringIO()
    anna, zed = (
        Session(shared.table, shared, perspective=OwnSeat(shared.table, *x)) for x in ((0,), ())
    )
    zed.onlooker = "Zed"
    players, onlooker = (PlainChat(one, Console(io.StringIO(), said)) for one in (anna, zed))
    onlooker.say("hello")
    players.let_spectators("")
    players.let_spectators("off")
    assert load(path).table.settings.quiet_spectators
    onlooker.say("hello again")
    onlooker.let_spectators("on")
    players.say("peace")
    told = said.getvalue()
    assert "Spectators may talk." in told and "Spectators are asked to watch in silence." in told
    assert "You are welcome to stay." in told and load(path).table.settings.quiet_spectators
    assert [line.text for line in ChatLog(path).lines] == ["hello", "peace"]
    players.let_spectators("on")
    assert not load(path).table.settings.quiet_spectators
