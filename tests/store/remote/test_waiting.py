"""Tables that wait for people, and the computer player that answers for an absent one."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tabletop_tui.bots.worker import Failed
from tabletop_tui.play import Seat, Table, permissions
from tabletop_tui.play.permissions import GUEST, OWNER, Permissions
from tabletop_tui.play.perspective import OwnSeat
from tabletop_tui.play.remote.remote_seats import RemoteSeats, Unplayed
from tabletop_tui.play.session import Session
from tabletop_tui.store import absent_player
from tabletop_tui.store.absent_player import answer_for
from tabletop_tui.store.atomic_files import BACKUP
from tabletop_tui.store.chat import ChatLog
from tabletop_tui.store.load import load
from tabletop_tui.store.save import dump
from tabletop_tui.store.shared_save_file import SharedSaveFile, SpectatorSaveFile
from tabletop_tui.store.waiting import waiting
from tests.playing import new_table, play_on

KNOWN = "2026-01-02T03:04:05+00:00"


def put(path: Path, table: Table, remote: RemoteSeats | None = None) -> Path:
    table.remote = remote
    path.write_bytes(dump(table, KNOWN))
    return path


def told(where: Path, name: str = "") -> dict[str, tuple[list[tuple[int, str, float]], int]]:
    """The people that each save waits for, and its number of free seats."""
    return {
        one.entry.name: ([(x.seat, x.name, x.since) for x in one.asked], one.free)
        for one in waiting(name, where)
    }


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Tables of all kinds."""
    bidding = new_table(count=3)
    put(tmp_path / "one-keyboard.json", bidding)
    put(tmp_path / "all.json", bidding, RemoteSeats(since={0: 7.0, 1: 8.0, 2: 9.5}))
    put(tmp_path / "example-early.json", bidding, RemoteSeats())
    bidding.seats[1] = Seat("Bot 2", "easy")
    put(tmp_path / "bot.json", bidding, RemoteSeats())
    put(tmp_path / "free.json", new_table(count=3), RemoteSeats(frozenset({1, 2})))
    put(tmp_path / "over.json", play_on(new_table(count=3), 1000), RemoteSeats(frozenset({1})))
    put(tmp_path / "answered.json", play_on(new_table(), 1, 3), RemoteSeats())
    put(tmp_path / "bot-asked.json", new_table(count=3), RemoteSeats(since={1: 7.0}))
    text = (tmp_path / "bot-asked.json").read_bytes()
    text = text.replace(b'"Ben", "level": ""', b'"Ben", "level": "easy"')
    (tmp_path / "bot-asked.json").write_bytes(text)
    (tmp_path / "broken.json").write_bytes(b"{}")
    damaged = (tmp_path / "answered.json").read_bytes().replace(b'"stack":', b'"stock":')
    (tmp_path / "damaged.json").write_bytes(damaged)
    (tmp_path / f"all.json{BACKUP}").write_bytes((tmp_path / "all.json").read_bytes())
    return tmp_path


def test_tables_wait_for_people_who_owe_an_answer_and_for_free_seats(folder: Path) -> None:
    (left,) = load(folder / "answered.json").table.deciding()
    assert told(folder) == {
        "all": ([(0, "Anna", 7.0), (1, "Ben", 8.0), (2, "Cleo", 9.5)], 0),
        "bot": ([(0, "Anna", 0.0), (2, "Cleo", 0.0)], 0),
        "free": ([], 2),
        "answered": ([(left, ("Anna", "Ben")[left], 0.0)], 0),
    }


def test_a_table_whose_head_says_who_is_asked_is_not_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = SharedSaveFile.create(new_table("skeleton", 3), tmp_path / "x.json")
    (seat, *_) = shared.table.deciding()
    shared.change(lambda: play_on(shared.table, 1), seat, shared.open_question(seat))
    shared.close()
    put(tmp_path / "free.json", new_table(count=3), RemoteSeats(frozenset({1, 2})))
    put(tmp_path / "one-keyboard.json", new_table(count=3))
    monkeypatch.setattr("tabletop_tui.store.waiting.load", lambda path: pytest.fail(str(path)))
    asked = [(x.seat, x.name) for one in waiting(where=tmp_path) for x in one.asked]
    table = load(tmp_path / "x.json").table
    assert asked == [(x, table.seats[x].name) for x in table.deciding()] != []
    assert {one.entry.name for one in waiting(where=tmp_path)} == {"x", "free"}


def test_only_those_tables_are_told_that_wait_for_a_name(folder: Path) -> None:
    found = told(folder, "cLEO")
    assert found == {
        "all": ([(2, "Cleo", 9.5)], 0),
        "bot": ([(2, "Cleo", 0.0)], 0),
        "free": ([], 2),
    }
    assert set(told(folder, "Ben")) - {"answered"} == {"all", "free"}
    assert set(told(folder, "Anna")) - {"answered"} == {"all", "bot"}, "her seat is taken"
    assert told(folder, "Dora") == {}


# -- somebody who lets a table wait ----------------------------------------------------------------


@pytest.fixture
def late(tmp_path: Path) -> Callable[..., Session]:
    """A session of Anna at a table that has waited for others for a minute."""

    def sits(save_file: type[SharedSaveFile] = SharedSaveFile, looks_on: bool = False) -> Session:
        path = tmp_path / "evening.json"
        since = dict.fromkeys(range(3), time.time() - 60)
        put(path, new_table("cities_and_knights", 3), RemoteSeats(since=since, patience=30))
        storage = save_file(path)
        others = [n for n in range(3) if n not in storage.table.deciding()]
        perspective = OwnSeat(storage.table, *(() if looks_on else others[:1]))
        return Session(storage.table, storage, perspective=perspective)

    return sits


def test_a_computer_player_answers_one_question_and_all_are_told(
    late: Callable[..., Session],
) -> None:
    session = late()
    (seat,) = session.table.deciding()
    viewer = session.perspective.viewer
    news, told = answer_for(session, seat)
    assert session.storage.path is not None
    log = load(session.storage.path).table.log
    assert (news.seat, news.action) == (seat, log[0][1]) and news.events and len(log) == 1
    (said,) = ChatLog(session.storage.path).lines
    names = [one.name for one in session.table.seats]
    assert said.text == told == f"The computer answered for {names[seat]}."
    assert (said.name, said.seat, said.after) == (names[viewer], viewer, 1)
    assert not session.table.seats[seat].is_bot


@pytest.mark.parametrize("held", [OWNER, GUEST])
def test_one_who_cannot_think_for_somebody_has_moved_by_luck_and_the_person_has_not(
    held: Permissions, late: Callable[..., Session], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    monkeypatch.setattr(permissions, "_current", [held])
    monkeypatch.setattr(absent_player, "decide", lambda *asked: Failed(None, f"a fault of {held}"))
    session = late()
    (seat,) = session.table.deciding()
    news, told = answer_for(session, seat)
    assert session.table.log == [(seat, news.action)] and session.storage.path is not None
    (said,) = ChatLog(session.storage.path).lines
    name = session.table.seats[seat].name
    assert said.text.startswith(f"The computer player in {name}'s place could not think")
    assert str(tmp_path) not in said.text and told.startswith(said.text)
    assert (str(tmp_path) in told) is held.files


def test_the_same_question_is_answered_in_the_same_way_wherever_it_is_asked(
    late: Callable[..., Session],
) -> None:
    answers = []
    for _ in range(2):
        session = late()
        (seat,) = session.table.deciding()
        answers.append(answer_for(session, seat)[0].action)
    assert answers[0] == answers[1]


def test_nothing_is_answered_for_somebody_who_is_back(late: Callable[..., Session]) -> None:
    session = late()
    (seat,) = session.table.deciding()
    assert session.table.remote is not None
    session.table.remote = replace(session.table.remote, since={seat: time.time()})
    with pytest.raises(Unplayed):
        answer_for(session, seat)
    with pytest.raises(Unplayed):
        answer_for(session, (seat + 1) % 3)
    assert session.table.log == []


def test_whoever_looks_on_says_nothing_in_the_name_of_a_player(
    late: Callable[..., Session],
) -> None:
    session = late(looks_on=True)
    assert session.perspective.viewer < 0
    answer_for(session, session.table.deciding()[0])
    assert session.storage.path is not None and ChatLog(session.storage.path).lines == []
    watching = late(SpectatorSaveFile, looks_on=True)
    with pytest.raises(Unplayed):
        answer_for(watching, watching.table.deciding()[0])
