"""Transcripts at one of several terminals, while others act at theirs."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tabletop_tui.plain import remote_table
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.home import PlainHome
from tabletop_tui.plain.joining import join_table
from tabletop_tui.play import Seat
from tabletop_tui.play.perspective import OwnSeat
from tabletop_tui.play.pins import hash_pin
from tabletop_tui.play.remote.remote_seats import Vote
from tabletop_tui.play.remote.votes import call_vote, cast_vote, open_vote
from tabletop_tui.play.session import Session
from tabletop_tui.store.chat import ChatLog
from tabletop_tui.store.load import load
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tests.playing import new_table, play_on

from .scripted import Order, Scripted, keep
from .scripted import still as still
from .test_remote_table import ANNA, BEN, CLEO, act, late, saved

NOW = 1_767_323_045.0


@pytest.fixture(autouse=True)
def seconds(still: Path, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that moves only when it is told to; the table is polled before every line."""
    now = [NOW]
    monkeypatch.setattr(time, "time", lambda: now[0])
    monkeypatch.setattr(remote_table, "SECOND", 0.0)
    return now


def come(path: Path, names: tuple[str, ...], *orders: Order, width: int = 80) -> Scripted:
    """Join a table, and type."""
    player = Scripted(*orders)
    join_table(Console(player, player, width=width), path, names, picture=False)
    return player


def at(path: Path, seat: int) -> Session:
    """Open the session of a player at another terminal."""
    shared = SharedSaveFile(path)
    return Session(shared.table, shared, perspective=OwnSeat(shared.table, seat), at_once=False)


def done(path: Path, seat: int) -> Callable[[], None]:
    """Let a seat act at another terminal."""
    return lambda: act(path, seat).close()


def discarding(tmp_path: Path) -> Path:
    """A random game with a story, in which Anna and Cleo must discard at the same time."""
    table = play_on(new_table("cities_and_knights", 3), 55)
    assert set(table.deciding()) == {ANNA, CLEO}
    return saved(tmp_path, table)


def said(path: Path, name: str, text: str, seat: int) -> Callable[[], None]:
    """Send a chat line from elsewhere."""

    def do() -> None:
        ChatLog(path).say(name, text, seat)

    return do


def test_who_waits_reads_talks_and_lets_a_computer_player_answer(
    tmp_path: Path, seconds: list[float]
) -> None:
    path = discarding(tmp_path)

    def later() -> None:
        seconds[0] += 125

    def turns() -> None:
        for _ in range(40):
            deciding = act(path, at(path, BEN).table.deciding()[0]).table.deciding()
            if BEN in deciding:
                return

    orders: list[Order] = [
        "", "points", "hint", "say hello", "say", "redo", "1", "seats", "0",
        said(path, "Cleo", "where are you?", CLEO), "log 2", later, "", done(path, ANNA), "",
        "seats", "3", "0", lambda: late(path, CLEO), "", "seats", "3", "9", "0", "seats", "3",
        "3", "0", "seats", "3", "1", "log 2", turns, "", "", "undo", "1", "help", "quit",
    ]  # fmt: skip
    keep("remote", come(path, ("ben",), *orders), (tmp_path, "HOME"))
    with pytest.raises(Exception, match="Zoe"):
        come(path, ("Zoe",))


def test_who_looks_on(tmp_path: Path) -> None:
    path = discarding(tmp_path)
    orders: list[Order] = [
        "hand", "undo", "say hello", "look c3", "log 2", "points", "help", done(path, CLEO), "",
        "board", lambda: at(path, ANNA).reseat(BEN, Seat("Zoe")), "", "quit",
    ]  # fmt: skip
    keep("looking-on", come(path, (), *orders, width=66))


def test_what_is_put_to_all(tmp_path: Path) -> None:
    path = saved(tmp_path, play_on(new_table("skeleton", 3, 3, options={"cards": 5}), 6))

    def puts(seat: int, n: int = 0, **more: object) -> Callable[[], None]:
        def do() -> None:
            one = at(path, seat)
            call_vote(one, Vote(seat, n, len(one.table.log), **more), 7)  # type: ignore[arg-type]

        return do

    def says(seat: int, *, agrees: bool) -> Callable[[], None]:
        def do() -> None:
            one = at(path, seat)
            what = open_vote(one.table)
            assert what is not None
            cast_vote(one, seat, what, 7, agrees=agrees)

        return do

    orders: list[Order] = [
        "agree", puts(ANNA, 5, undo=True), "", "refuse", "agree", puts(CLEO, 4, undo=True), "",
        "agree", says(ANNA, agrees=True), "", "log 3", puts(ANNA, CLEO, level="easy"), "", "refuse",
        puts(ANNA, CLEO), "", "refuse", "undo", "1", "undo", "2", says(CLEO, agrees=False), "",
        "undo", "2", says(CLEO, agrees=True), says(ANNA, agrees=True), "", "seats", "1", "3", "",
        says(CLEO, agrees=False), "", done(path, ANNA), "", "1", done(path, CLEO), "", "quit",
    ]  # fmt: skip
    keep("remote-votes", come(path, ("Ben",), *orders, width=72))


def test_who_comes_to_a_table_is_asked(tmp_path: Path) -> None:
    table = new_table("skeleton", 3, 3, options={"cards": 5})
    table.settings = table.settings.with_pin(CLEO, hash_pin("123", "00ff"))
    path = saved(tmp_path, table, frozenset({BEN}))
    whole = Scripted()
    for orders in (
        ("9", "back"), ("0",), ("4", "seats", "points", "quit"), ("3", "1", "2", "3"),
        ("3", "123", "", "quit"), ("2", "1", "pin", "123", "1234", "1234", "quit"), ("2", "1234", "quit"),
        ("1", "7", "3", "quit"), ("5", "0"),
    ):  # fmt: skip
        player = Scripted(*orders)
        PlainHome(Console(player, player, width=70), picture=False).sit(path)
        assert not player.steps
        whole.said += [*player.said, f"==> {[seat.name for seat in load(path).table.seats]}\n\n"]
    keep("coming", whole)


def test_the_last_of_a_game_is_told_at_every_terminal_and_again_leads_on(tmp_path: Path) -> None:
    table = play_on(new_table("skeleton", 2, 3, options={"cards": 3}), 3)
    last = table.deciding()[0]
    table.settings = table.settings.with_pin(1 - last, hash_pin("123", "00ff"))
    path = saved(tmp_path, table)
    orders: list[Order] = [
        "123", "", done(path, last), "help", "undo", "say well played", "log 2", "again", "", "quit",
    ]  # fmt: skip
    keep("remote-to-the-end", come(path, (table.seats[1 - last].name,), *orders, width=90))
    follows = load(path).table.remote
    assert follows is not None and follows.following


def test_whoever_types_is_here_and_who_does_not_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pressed: list[int] = []
    session = at(discarding(tmp_path), BEN)
    monkeypatch.setattr(session.storage, "key_pressed", lambda: pressed.append(1))
    player = Scripted()
    terminal = remote_table.RemotePlainTable(session, Console(player, player))
    for typed, heard in ((0, 0), (1, 1), (0, 1), (2, 2), (0, 2)):
        terminal.console.lines += typed
        terminal.every_second()
        assert len(pressed) == heard
    session.close()
