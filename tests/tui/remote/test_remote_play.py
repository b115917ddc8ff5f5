"""What people at several terminals vote on, and what happens to a player who keeps the table
waiting, on real screens.
"""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tabletop_tui.engine import Luck, random_action
from tabletop_tui.play import Seat, Table, permissions
from tabletop_tui.play.permissions import GUEST
from tabletop_tui.play.perspective import OwnSeat
from tabletop_tui.play.pins import hash_pin
from tabletop_tui.play.remote.remote_seats import PATIENCE, RemoteSeats, Vote
from tabletop_tui.play.remote.votes import call_vote, cast_vote
from tabletop_tui.play.results.deals import deal_of
from tabletop_tui.play.session import Session
from tabletop_tui.store.atomic_files import SaveError
from tabletop_tui.store.load import load, parse
from tabletop_tui.store.rematch import next_game
from tabletop_tui.store.save import dump
from tabletop_tui.store.save_folder import folder
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs.ask import Ask
from tabletop_tui.tui.forms import HandForm
from tabletop_tui.tui.home.new_game import NewGame
from tabletop_tui.tui.home.new_game_rows import OptionsRow, RemoteRow, SeatRow
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.table.remote import remote_players, vote_questions
from tests.playing import new_table, play_on
from tests.tui.playing import XTERM
from tests.tui.remote.test_remote_seats import (
    ANNA,
    BEN,
    CLEO,
    act,
    discarding,
    saved,
    sitting,
    table_of,
    until,
    words,
)

LUCK = 7  # comes after something was taken back


def remote(path: Path) -> RemoteSeats:
    """What the save says of its terminals."""
    found = load(path).table.remote
    assert found is not None
    return found


def asked(pilot: Pilot[int]) -> str:
    """The question that lies over a screen, "" for none."""
    return pilot.app.screen.question if isinstance(pilot.app.screen, Ask) else ""


def late(path: Path, seat: int) -> None:
    """The question of *seat* was put an hour ago."""
    one = SharedSaveFile(path)

    def do() -> None:
        assert one.table.remote is not None
        since = {**one.table.remote.since, seat: time.time() - 3600}
        one.table.remote = replace(one.table.remote, since=since)

    one.change(do)


def since(screen: GameScreen, seat: int) -> float:
    """Since when *seat* is asked, as far as a screen knows."""
    assert screen.table.remote is not None
    return screen.table.remote.since[seat]


async def test_an_action_behind_the_undo_barrier_is_taken_back_when_all_agree_at_their_terminals(
    tmp_path: Path,
) -> None:
    table = play_on(new_table("cities_and_knights", 3), 12)
    path, seat = saved(tmp_path, table), table.deciding()[0]
    names = [one.name for one in table.seats]
    one = SharedSaveFile(path)
    act(one.table, one, seat)
    assert one.table.undo_barrier == 13 and one.table.reveal_barrier == 13
    remote_players = [names[n] for n in range(3) if n != seat]
    async with (
        sitting(path, names[seat]) as mine,
        sitting(path, remote_players[0]) as first,
        sitting(path, remote_players[1]) as second,
    ):
        for pilot in (mine, first, second):
            await table_of(pilot)
        await mine.press("u")
        await until(lambda: "if everyone agrees" in asked(mine), mine)
        await mine.press("a")
        for pilot in (first, second):
            await until(lambda pilot=pilot: isinstance(pilot.app.screen, Ask), pilot)  # type: ignore[misc]
            assert f"{names[seat]} asks to undo the last action" in asked(pilot)
        await first.press("y")
        await until(lambda: remote(path).vote.agreed, first)  # type: ignore[union-attr]
        assert len(load(path).table.log) == 13, "one has not answered yet"
        await second.press("y")
        await until(lambda: len(load(path).table.log) == 12, second)
        for pilot in (mine, first, second):
            screen = await table_of(pilot)
            await until(lambda screen=screen: len(screen.table.log) == 12, pilot)  # type: ignore[misc]
            await until(lambda pilot=pilot: "has undone an action" in words(pilot), pilot)  # type: ignore[misc]
            assert screen.table.state.rng != table.state.rng, "what comes now is new to all"
        assert remote(path).vote is None


async def test_a_question_goes_from_the_screen_once_another_has_said_no(tmp_path: Path) -> None:
    path = saved(tmp_path, discarding())
    log = len(load(path).table.log)
    async with sitting(path, "Anna") as anna:
        screen = await table_of(anna)
        one = SharedSaveFile(path)
        what = Vote(BEN, log - 1, log, undo=True)
        call_vote(Session(one.table, one, perspective=OwnSeat(one.table, BEN)), what, LUCK)
        await until(lambda: isinstance(anna.app.screen, Ask), anna)
        cast_vote(
            Session(one.table, one, perspective=OwnSeat(one.table, CLEO)),
            CLEO,
            what,
            LUCK,
            agrees=False,
        )
        await until(lambda: anna.app.screen is screen, anna)
        await until(lambda: "Not everyone agrees" in words(anna), anna)


async def test_what_was_left_unanswered_is_answered_from_the_menu(tmp_path: Path) -> None:
    path = saved(tmp_path, discarding())
    log = len(load(path).table.log)
    async with sitting(path, "Anna") as anna:
        screen = await table_of(anna)
        one = SharedSaveFile(path)
        session = Session(one.table, one, perspective=OwnSeat(one.table, BEN))
        call_vote(session, Vote(BEN, log - 1, log, undo=True), LUCK)
        await until(lambda: "Ben asks to undo" in asked(anna), anna)
        await anna.press("escape")
        await until(lambda: "You can still vote" in words(anna), anna)
        await anna.press("escape", "y")
        await until(lambda: "Ben asks to undo" in asked(anna), anna)
        await anna.press("n")
        await until(lambda: remote(path).vote is None, anna)
        assert not screen.remote_players.vote_questions.waits


async def test_keys_on_their_way_to_the_table_answer_nothing_that_is_put_to_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(vote_questions, "READING_TIME", 3600.0)
    path = saved(tmp_path, discarding())
    log = len(load(path).table.log)
    async with sitting(path, "Anna") as anna:
        await table_of(anna)
        one = SharedSaveFile(path)
        session = Session(one.table, one, perspective=OwnSeat(one.table, BEN))
        call_vote(session, Vote(BEN, log - 1, log, undo=True), LUCK)
        await until(lambda: isinstance(anna.app.screen, Ask), anna)
        await anna.press("n", "enter", "y")
        assert isinstance(anna.app.screen, Ask) and remote(path).vote is not None


async def test_a_form_stays_under_what_is_put_to_all_and_one_no_is_enough(tmp_path: Path) -> None:
    path = saved(tmp_path, discarding())
    log = len(load(path).table.log)
    async with sitting(path, "Anna") as anna:
        screen = await table_of(anna)
        form = screen.choice.form
        assert isinstance(form, HandForm)
        await anna.press("right")
        total = form.counts.total()
        one = SharedSaveFile(path)
        session = Session(one.table, one, perspective=OwnSeat(one.table, BEN))
        call_vote(session, Vote(BEN, log - 1, log, undo=True), LUCK)
        await until(lambda: isinstance(anna.app.screen, Ask), anna)
        await anna.press("n")
        await until(lambda: remote(path).vote is None, anna)
        assert screen.choice.form is form and form.counts.total() == total > 0
        assert len(load(path).table.log) == log


async def test_after_its_patience_those_who_are_there_let_a_computer_player_hold_a_seat(
    tmp_path: Path,
) -> None:
    path = saved(tmp_path, discarding())
    async with sitting(path, "Anna") as anna:
        screen = await table_of(anna)
        form = screen.choice.form
        assert isinstance(form, HandForm)
        await anna.press("right")
        late(path, CLEO)
        await until(lambda: since(screen, CLEO) < time.time() - 3000, anna)
        screen.action_seats()
        await until(lambda: "Who should be replaced" in asked(anna), anna)
        await anna.press("3")
        await until(lambda: "Who plays for Cleo" in asked(anna), anna)
        told: list[str] = []  # the computer player may act before it is read on the screen
        screen.seat_changes.tell = told.append
        await anna.press("h")
        await until(lambda: load(path).table.seats[CLEO] == Seat("Cleo", "normal"), anna)
        assert remote(path).held == {CLEO}
        assert told == ["The computer plays until Cleo is back."]
        await until(lambda: CLEO not in load(path).table.deciding(), anna)
        assert screen.choice.form is form and form.counts.total() == 1
        async with sitting(path, "cleo") as cleo:
            back = await table_of(cleo)
            assert back.session.perspective.viewer == CLEO
            assert load(path).table.seats[CLEO] == Seat("Cleo") and not remote(path).held
            await until(lambda: "Cleo plays now" in words(anna), anna)


async def test_a_seat_that_a_computer_player_holds_cannot_be_played_by_hand_until_it_is_taken_back(
    tmp_path: Path,
) -> None:
    path = saved(tmp_path, discarding())
    async with sitting(path, "Cleo") as cleo:
        screen = await table_of(cleo)
        assert screen.choice.seat == CLEO
        one = SharedSaveFile(path)
        one.change(lambda: one.table.reseat(CLEO, Seat("Cleo", "random")))
        await until(lambda: screen.choice.seat < 0, cleo)
        assert not screen.session.perspective.mine(CLEO) and screen.session.perspective.owns(CLEO)
        await until(lambda: CLEO not in load(path).table.deciding(), cleo)
        screen.action_seats()
        await cleo.press("3")
        await until(lambda: "Who plays for Cleo" in asked(cleo), cleo)
        await cleo.press("1", "enter")
        await until(lambda: load(path).table.seats[CLEO] == Seat("Cleo"), cleo)
        assert screen.session.perspective.mine(CLEO) and not remote(path).held


async def test_who_has_forgotten_the_pin_gets_the_seat_by_the_vote_of_the_others(
    tmp_path: Path,
) -> None:
    table = discarding()
    table.settings = table.settings.with_pin(CLEO, hash_pin("4711", "00ff"))
    path = saved(tmp_path, table)
    async with sitting(path, "Anna") as anna, sitting(path, "Ben") as ben:
        await table_of(anna)
        (await table_of(ben)).action_seats()
        await ben.press("3")
        await until(lambda: "Who plays for Cleo" in asked(ben), ben)
        await ben.press("1")
        await until(lambda: "PIN" in words(ben), ben)
        await ben.press("f")
        await until(lambda: "at their terminals" in asked(ben), ben)
        await ben.press("enter")
        await until(lambda: "Ben asks" in asked(anna), anna)
        await anna.press("y")
        await until(lambda: remote(path).vote is None, anna)
        seats = load(path).table
        assert seats.seats[CLEO].is_bot or CLEO in remote(path).free


async def test_a_seat_that_is_given_to_another_is_left_at_its_terminal(tmp_path: Path) -> None:
    path = saved(tmp_path, discarding())
    async with sitting(path, "Cleo") as cleo:
        await table_of(cleo)
        one = SharedSaveFile(path)
        one.change(lambda: one.table.reseat(CLEO, Seat("Zoe")))
        await until(lambda: "gave Cleo's seat" in words(cleo), cleo)


async def test_a_table_for_everybody_is_begun_in_the_form(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    terminal = probe(XTERM, interactive=True, size=(100, 40), encoding="utf-8")
    app = TabletopApp(fps=0, terminal=terminal)
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.press("n")
        await until(lambda: isinstance(app.screen, NewGame), pilot)
        form = app.screen
        assert isinstance(form, NewGame)
        rows = form.list.choices.rows
        for n, name in enumerate(("Anna", "Ben", "Cleo")):
            row = next(one for one in rows if isinstance(one, SeatRow) and one.n == n)
            row.place.name = name
        form.list.choices.at = next(n for n, one in enumerate(rows) if isinstance(one, OptionsRow))
        await pilot.press("enter")
        rows = form.list.choices.rows
        form.list.choices.at = next(n for n, one in enumerate(rows) if isinstance(one, RemoteRow))
        await pilot.press("left", "enter")
        await until(lambda: "Who are you?" in words(pilot), pilot)
        await pilot.press("2")
        screen = await table_of(pilot)
        (path,) = folder().glob("*.json")
        assert screen.session.perspective.viewer == BEN and remote(path).free == {ANNA, CLEO}
        assert remote(path).patience == PATIENCE["slow"]


def test_the_save_keeps_patience_held_seats_and_what_is_put_to_all() -> None:
    table = play_on(new_table("cities_and_knights", 3), 20)
    put_now = Vote(ANNA, 18, 20, undo=True, agreed=frozenset({CLEO}))
    table.remote = RemoteSeats(patience=PATIENCE["slow"], held=frozenset({BEN}), vote=put_now)
    again = parse(dump(table)).table
    assert again.remote == table.remote
    table.remote = RemoteSeats()
    assert b"patience" not in dump(table) and b"held" not in dump(table)
    for odd in (Vote(ANNA, 7, 20), Vote(ANNA, 20, 20, undo=True)):
        text = dump(replace_apart(table, odd))
        with pytest.raises(SaveError):
            parse(text)


def replace_apart(table, vote):  # type: ignore[no-untyped-def]
    """The same table where that is put to all."""
    table.remote = RemoteSeats(vote=vote)
    return table


def ended() -> Table:
    """A game but for its last action."""
    table = new_table("skeleton", 2, 2)
    luck = Luck(3)
    while True:
        seat = table.deciding()[0]
        trial = table.snapshot()
        action = random_action(table.game, table.state, seat, luck)
        trial.play(seat, action)
        if trial.over:
            return table
        table.play(seat, action)


@pytest.mark.parametrize(("guest", "key"), [(False, "r"), (True, "a")])
async def test_the_next_game_begun_at_one_terminal_is_offered_at_the_others(
    guest: bool, key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ended()
    path, last = saved(tmp_path, table), table.deciding()[0]
    async with sitting(path, "Anna") as anna, sitting(path, "Ben") as ben:
        await table_of(anna)
        await table_of(ben)
        one = SharedSaveFile(path)
        act(one.table, one, last)
        await until(lambda: "rematch" in words(anna) and "rematch" in words(ben), anna, ben)
        if guest:  # also where nobody but guests sits
            monkeypatch.setattr(permissions, "_current", [GUEST])
        await anna.press(key)
        await until(lambda: remote(path).following, anna)
        after = path.with_name(remote(path).following)
        await until(lambda: "next game" in asked(ben), ben)
        await ben.press("y")
        await until(lambda: not remote(after).free, ben, anna)
        again = load(after).table
        names = ["Ben", "Anna"] if key == "r" else ["Anna", "Ben"]
        assert [seat.name for seat in again.seats] == names and not again.log
        assert key == "r" or deal_of(again) == deal_of(load(path).table)
        for pilot, seat in ((anna, names.index("Anna")), (ben, names.index("Ben"))):
            screen = await table_of(pilot)
            await until(lambda pilot=pilot: not pilot.app.screen.table.over, pilot)  # type: ignore[misc]
            screen = await table_of(pilot)
            assert screen.session.perspective.viewer == seat
    assert len([*path.parent.glob("*.json")]) == 2


async def test_keys_on_their_way_to_the_table_take_nobody_to_the_next_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remote_players, "READING_TIME", 3600.0)
    table = ended()
    path, last = saved(tmp_path, table), table.deciding()[0]
    async with sitting(path, "Ben") as ben:
        await table_of(ben)
        one = SharedSaveFile(path)
        act(one.table, one, last)
        after = next_game(one)
        await until(lambda: "next game" in asked(ben), ben)
        await ben.press("enter", "y", "n", "escape")
        assert "next game" in asked(ben) and remote(after).free == {0, 1}, "nobody has sat down"
