"""Plain mode at one of several terminals: actions of others are printed while a question waits, and
an answer never goes to another question.
"""

from __future__ import annotations

import io
import json
import os
import re
import time
import tty
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from tabletop_tui.engine import Luck, random_action
from tabletop_tui.games.cities_and_knights.rules.actions import (
    CounterTrade,
    EndTurn,
    MoveRobber,
    Propose,
    WithdrawTrade,
)
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.home import PlainHome
from tabletop_tui.plain.joining import join_table
from tabletop_tui.play import Seat, Table, permissions
from tabletop_tui.play.permissions import GUEST
from tabletop_tui.play.pins import hash_pin
from tabletop_tui.play.remote.seating import all_free
from tabletop_tui.play.session import Session
from tabletop_tui.store.chat import ChatLog
from tabletop_tui.store.load import load
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.store.save_folder import folder
from tabletop_tui.store.session_lock import Held
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tabletop_tui.store.turn_hook import run_turn_hook
from tests.games.cities_and_knights import tables
from tests.games.cities_and_knights.positions import Position
from tests.playing import new_table, play_on
from tests.tui.table.market import counts, market

from .playing import Typist, heard

ANNA, BEN, CLEO = 0, 1, 2


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "home"))


def saved(tmp_path: Path, table: Table, free: frozenset[int] = frozenset()) -> Path:
    """Save a table with several terminals."""
    path = tmp_path / "friday.json"
    SharedSaveFile.create(table, path, free).close()
    return path


class Terminal(io.TextIOWrapper):
    """A line terminal whose other end belongs to the test."""

    def __init__(self) -> None:
        self.master, slave = os.openpty()
        tty.setraw(slave)
        super().__init__(open(slave, "rb", buffering=0), encoding="utf-8")  # noqa: SIM115
        self.out = io.StringIO()

    @property
    def text(self) -> str:
        """Return everything that was printed, with one blank between words."""
        return " ".join(self.out.getvalue().split())

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self.master, line.encode() + b"\n")


@contextmanager
def sitting(path: Path, *names: str, on_turn: str = "", onlooker: str = "") -> Iterator[Terminal]:
    """Sit at a terminal within the context, then hang up."""
    terminal = Terminal()
    failed: list[BaseException] = []

    def play() -> None:
        try:
            console = Console(terminal, terminal.out)
            join_table(console, path, names, on_turn=on_turn, onlooker=onlooker)
        except BaseException as no:
            failed.append(no)

    thread = Thread(target=play, daemon=True)
    thread.start()
    try:
        yield terminal
    finally:
        os.close(terminal.master)
        thread.join(20)
        with suppress(OSError):
            terminal.close()
    assert not thread.is_alive() and not failed, failed


def until(true: Callable[[], object], *terminals: Terminal) -> None:
    """Wait until a condition is true."""
    end = time.monotonic() + 30
    while not true():
        assert time.monotonic() < end, [terminal.text[-600:] for terminal in terminals]
        time.sleep(0.01)


def act(path: Path, seat: int, action: Any = None) -> SharedSaveFile:
    """Let *seat* act, at random if no action is given, from a session without a screen."""
    one = SharedSaveFile(path)
    table = one.table
    if action is None:
        action = random_action(table.game, table.state, seat, Luck(len(table.log)))
    one.change(lambda: table.play(seat, action), seat, one.open_question(seat))
    return one


def asked(text: str, name: str = r"\w+") -> int:
    """Return how often *name*, or anybody, was asked."""
    return len(re.findall(rf"{name}'s turn\.(?! \w+ decides)|\b{name} decides\.", text))


def discarding(tmp_path: Path) -> Path:
    """Cleo has rolled a seven: she and Anna must discard at the same time, Ben need not."""
    return saved(tmp_path, tables.discarding(CLEO, ANNA, turn=CLEO))


def test_what_others_do_is_told_amid_a_question_and_the_question_stays(tmp_path: Path) -> None:
    path = discarding(tmp_path)
    with sitting(path, "Cleo") as cleo:
        until(lambda: asked(cleo.text, "Cleo") and cleo.text.endswith("):"), cleo)
        before = asked(cleo.text, "Cleo")
        act(path, ANNA)
        until(lambda: "Anna discards" in cleo.text.partition("Cleo's turn.")[2], cleo)
        until(lambda: cleo.text.endswith("):"), cleo)  # the prompt is repeated
        assert asked(cleo.text, "Cleo") == before, "nothing is asked anew"
        act(path, CLEO)  # at another terminal of hers
        until(lambda: "Somebody was faster" in cleo.text or "Waiting:" in cleo.text, cleo)


def test_who_is_not_asked_reads_and_talks_and_is_asked_as_soon_as_it_is_their_turn(
    tmp_path: Path,
) -> None:
    path = discarding(tmp_path)
    with sitting(path, "Ben") as ben, sitting(path, "Anna") as anna:
        until(lambda: "Cleo (away" in ben.text, ben)
        until(lambda: asked(anna.text, "Anna"), anna)
        anna.type("say good luck")
        until(lambda: "good luck" in ben.text, ben)
        ben.type("points")
        until(lambda: "Ben:" in ben.text, ben)
        ben.type("hint")
        until(lambda: "While you wait you can read" in ben.text, ben)
        ben.type("1")
        until(lambda: ben.text.count("While you wait you can read") == 2, ben)
        act(path, ANNA)
        act(path, CLEO)
        act(path, CLEO, MoveRobber(Position().hex("pasture 12")))  # a home without saves
        act(path, CLEO, EndTurn())
        until(lambda: asked(anna.text, "Anna") == 2, anna)
        until(lambda: "Cleo discards" in ben.text and "Waiting: Anna" in ben.text, ben)
        assert not asked(ben.text, "Anna")


def test_two_sit_down_when_seats_are_free_and_the_game_begins(tmp_path: Path) -> None:
    table = new_table("skeleton", 2, 2)
    path = tmp_path / "friday.json"
    SharedSaveFile.create(table, path, all_free(table), open_to_all=frozenset({BEN})).close()
    with sitting(path, "anna") as anna:
        until(lambda: "gives a free seat" in anna.text, anna)
        with sitting(path, "Zoe") as zoe:
            until(lambda: "1. Ben (for anyone)" in zoe.text, zoe)
            zoe.type("1")
            until(lambda: asked(anna.text + zoe.text.partition("anyone)")[2]), anna, zoe)
            assert [seat.name for seat in load(path).table.seats] == ["Anna", "Zoe"]
            first = anna if asked(anna.text, "Anna") else zoe
            first.type("1")
            until(lambda: load(path).table.log, anna, zoe)
            other = zoe if first is anna else anna
            until(lambda: asked(other.text), other)


def test_a_computer_player_thinks_at_one_of_the_terminals(tmp_path: Path) -> None:
    table = new_table("skeleton", 2, 2)
    table.seats[BEN] = Seat("Bot 2", "random")
    path = saved(tmp_path, table)
    with sitting(path, "Anna") as anna, sitting(path) as onlooker:
        until(lambda: [seat for seat, _ in load(path).table.log] == [BEN], anna)
        until(lambda: asked(anna.text, "Anna"), anna)
        until(lambda: "Waiting: Anna" in onlooker.text, onlooker)


def test_what_lies_behind_the_barrier_is_taken_back_when_all_agree_and_stays_when_one_does_not(
    tmp_path: Path,
) -> None:
    path = saved(tmp_path, play_on(new_table("cities_and_knights", 2), 12))
    seat = load(path).table.deciding()[0]
    names = [one.name for one in load(path).table.seats]
    with sitting(path, names[1 - seat]) as other, sitting(path, names[seat]) as one:
        until(lambda: asked(one.text), one)
        one.type("1")
        until(lambda: len(load(path).table.log) == 13 and one.text.endswith("):"), one)
        assert load(path).table.undo_barrier == 13
        for nth, answer in enumerate(("refuse", "agree"), 1):
            one.type("undo")
            until(lambda: one.text.endswith("yes Your choice (1-2):"), one)
            one.type("2")
            until(lambda: "happens if everyone agrees" in one.text, one)
            wanted = ["dice and hidden cards included"] * nth
            until(lambda wanted=wanted: other.text.count(wanted[0]) == len(wanted), other)  # type: ignore[misc]
            other.type(answer)
            until(lambda: load(path).table.remote.vote is None, one, other)  # type: ignore[union-attr]
            assert len(load(path).table.log) == 14 - nth
            until(lambda: "Not everyone agrees" in one.text, one)
        until(lambda: "undone an action" in one.text, one)
        until(lambda: "undone an action" in other.text, other)
        assert one.text.count("Not everyone agrees") == 1


def test_who_lets_the_table_wait_is_answered_for_and_has_the_seat_again_by_sitting_down(
    tmp_path: Path,
) -> None:
    path = discarding(tmp_path)
    with sitting(path, "Ben") as ben:
        until(lambda: "Cleo (away" in ben.text, ben)
        ben.type("seats")
        ben.type("3")
        until(lambda: "Who plays for Cleo" in ben.text, ben)
        assert "this once" not in ben.text, "the table has patience"
        ben.type("0")
        late(path, CLEO)
        until(lambda: "Away too long" in ben.text, ben)
        for order in ("seats", "3", "1"):
            ben.type(order)
        until(lambda: "Cleo discards" in ben.text, ben)
        until(lambda: "answered for Cleo" in ben.text, ben)
        said = [(one.name, one.text) for one in ChatLog(path).lines]
        assert said == [("Ben", "The computer answered for Cleo.")], "Cleo hears it, too"
        assert CLEO not in load(path).table.deciding()
        assert not load(path).table.seats[CLEO].is_bot
        late(path, ANNA)
        until(lambda: ben.text.count("Away too long") == 2, ben)
        for order in ("seats", "1", "2"):
            ben.type(order)
        until(lambda: load(path).table.seats[ANNA] == Seat("Anna", "normal"), ben)
        until(lambda: ANNA in {seat for seat, _ in load(path).table.log[-2:]}, ben)
        with sitting(path, "anna") as anna:
            until(lambda: load(path).table.seats[ANNA] == Seat("Anna"), anna)
            until(lambda: "Anna plays now" in ben.text, ben)
            remote = load(path).table.remote
            assert remote is not None and remote.held == frozenset()


def late(path: Path, seat: int) -> None:
    """Set the question of *seat* back by an hour."""
    one = SharedSaveFile(path)

    def do() -> None:
        remote = one.table.remote
        assert remote is not None
        one.table.remote = replace(remote, since={**remote.since, seat: time.time() - 3600})

    one.change(do)


def test_somebody_who_is_there_is_not_answered_for_however_long_it_takes(tmp_path: Path) -> None:
    path = discarding(tmp_path)
    with sitting(path, "Cleo") as cleo, sitting(path, "Ben") as ben:
        until(lambda: asked(cleo.text, "Cleo"), cleo)
        late(path, CLEO)
        for order in ("seats", "3"):
            ben.type(order)
        until(lambda: "Who plays for Cleo" in ben.text, ben)
        assert "Away too long" not in ben.text and "this once" not in ben.text
        ben.type("1")  # a computer player takes over: she is asked at her own terminal
        until(lambda: "Ben asks for a computer player" in cleo.text, cleo)
        assert not load(path).table.seats[CLEO].is_bot
        cleo.type("refuse")
        until(lambda: "Not everyone agrees" in ben.text, ben)


def test_whoever_looks_on_hears_the_story_sees_no_hand_and_changes_nothing(tmp_path: Path) -> None:
    path = discarding(tmp_path)
    before = path.read_bytes()
    player = Typist("hand", "seats", "undo", "say hello", "log", "board", "help", "quit")
    join_table(Console(player, player), path, ())
    told = heard(player)
    assert "You hold" not in told and "Your hand" not in told
    assert told.count("While you wait you can read") == 4, "hand, seats, undo and say lead nowhere"
    assert "Waiting: Cleo (away" in told and "Anna (away" in told
    assert path.read_bytes() == before


def test_a_pin_is_asked_for_before_anything_is_told(tmp_path: Path) -> None:
    table = play_on(new_table("skeleton", 2, 2), 3)
    table.settings = table.settings.with_pin(ANNA, hash_pin("4711", "00ff"))
    path = saved(tmp_path, table)
    stranger = Typist("1", "2", "3", "quit")
    assert join_table(Console(stranger, stranger), path, ("Anna",)) is None
    assert "decides" not in stranger.text and "Waiting" not in stranger.text
    anna = Typist("4711", "quit", "quit")
    assert join_table(Console(anna, anna), path, ("Anna",)) is not None
    assert asked(anna.text, "Anna") or "Waiting:" in anna.text


def test_a_keyboard_that_plays_is_not_taken_away_without_asking(tmp_path: Path) -> None:
    save_file = SaveFile.create(new_table("skeleton", 2, 2), tmp_path / "friday.json")
    player = Typist("quit")
    try:
        with pytest.raises(Held):
            join_table(Console(player, player), save_file.path, ("Anna",))
    finally:
        save_file.close()


@pytest.mark.parametrize(("answer", "taken"), [("0", False), ("1", True)])
def test_sitting_down_asks_before_it_takes_a_table_from_one_keyboard(
    tmp_path: Path, answer: str, taken: bool
) -> None:
    save_file = SaveFile.create(new_table("skeleton", 2, 2), tmp_path / "friday.json")
    player = Typist(answer, "quit", "quit")
    PlainHome(Console(player, player)).sit(save_file.path, ("Anna",))
    assert "Take it over" in player.text
    assert bool(save_file.check_lost()) == taken
    save_file.close()


def test_from_the_home_menu_a_table_is_opened_and_one_sits_down_again(tmp_path: Path) -> None:
    player = Typist("1", "1", "Anna, Ben")
    home_menu = PlainHome(Console(player, player))
    with suppress(Exception):
        home_menu.run()
    rows = player.text.splitlines()
    (line,) = [row.strip() for row in rows if "Everyone at their own terminal" in row][:1]
    number, start = line.partition(".")[0], "1"
    opened = Typist("1", "1", "Anna, Ben", number, start, "2", "quit", "6")
    PlainHome(Console(opened, opened)).run()
    (path,) = folder().glob("*.json")
    remote = load(path).table.remote
    assert remote is not None and remote.free == {ANNA}, "Ben sits, Anna is waited for"
    assert "tabletop-tui sit" in heard(opened) and "Waiting for Anna" in heard(opened)
    again = Typist("1", "1", "1", "quit", "7")
    PlainHome(Console(again, again)).run()
    remote = load(path).table.remote
    assert remote is not None and remote.free == frozenset()
    assert asked(again.text) or "Waiting: Ben" in heard(again)


def test_a_command_of_the_owner_is_run_when_it_is_ones_turn_and_no_guest_has_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved(tmp_path, tables.discarding(ANNA, CLEO, turn=ANNA))
    told = tmp_path / "told"
    with sitting(path, "Ben", on_turn=f"cat >> {told}") as ben:
        until(lambda: "Waiting:" in ben.text, ben)
        robbed = MoveRobber(Position().hex("pasture 12"))
        for seat, action in (CLEO, None), (ANNA, None), (ANNA, robbed), (ANNA, EndTurn()):
            assert not told.exists()
            act(path, seat, action)
        until(lambda: told.exists() and told.read_text().endswith("\n"), ben)
        about = json.loads(told.read_text())
        assert (about["name"], about["seat"], about["save"]) == ("Ben", BEN, "friday")
        assert about["game"] == "cities_and_knights" and about["since"] > 0
    one = SharedSaveFile(path)
    monkeypatch.setattr(permissions, "_current", [GUEST])
    with pytest.raises(PermissionError):
        run_turn_hook("true", Session(one.table, one), BEN)


def test_after_the_end_again_leads_all_to_the_same_next_table(tmp_path: Path) -> None:
    table, luck = new_table("skeleton", 2, 2), Luck(3)
    while True:
        seat = table.deciding()[0]
        action, trial = random_action(table.game, table.state, seat, luck), table.snapshot()
        trial.play(seat, action)
        if trial.over:
            break
        table.play(seat, action)
    path = saved(tmp_path, table)
    with sitting(path, "Anna") as anna, sitting(path, "Ben") as ben:
        until(lambda: asked(anna.text + ben.text), anna, ben)
        act(path, seat)
        until(lambda: "Press Enter to leave" in anna.text, anna)
        until(lambda: "Press Enter to leave" in ben.text, ben)
        anna.type("again")
        until(lambda: "The same players have started their next game" in ben.text, ben)
        ben.type("again")
        until(lambda: asked(anna.text.rpartition("Press Enter")[2], "Anna"), anna)
        until(lambda: asked(ben.text.rpartition("Press Enter")[2], "Ben"), ben)
    remote = load(path).table.remote
    assert remote is not None and len([*tmp_path.glob("*.json")]) == 2
    again = load(tmp_path / remote.following).table
    assert [one.name for one in again.seats] == ["Ben", "Anna"]


def test_an_offer_is_called_off_by_its_number_while_the_others_are_silent(tmp_path: Path) -> None:
    table = market({"wool": 3}, {"ore": 2}, {"ore": 1})
    table.play(ANNA, Propose(counts(wool=1), counts(ore=1), (BEN, CLEO)))
    path = tmp_path / "friday.json"
    SharedSaveFile.create(table, path).close()
    with sitting(path, "Anna") as anna:
        until(lambda: "1. Call off the trade" in anna.text, anna)
        one = SharedSaveFile(path)
        act(path, BEN, CounterTrade(counts(ore=1), counts(wool=2)))
        until(lambda: "2. Call off the trade" in anna.text, anna)  # Ben's terms stand above it
        anna.type("nonsense")
        until(lambda: "While you wait you can read" in anna.text, anna)
        assert len(load(path).table.log) == 2, "only a number plays"
        anna.type("2")
        until(lambda: len(load(path).table.log) == 3, anna)
        one.poll()
        assert one.table.log[-1][1] == WithdrawTrade()
        until(lambda: asked(anna.text, "Anna"), anna)
