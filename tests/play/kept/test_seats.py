"""Perspectives, seat dialogues and table setups, compared with snapshots: one case a line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path

import pytest

from tabletop_tui import games
from tabletop_tui.play import Seat
from tabletop_tui.play.perspective import NOBODY, HotSeat, OwnSeat, Perspective
from tabletop_tui.play.pins import hash_pin
from tabletop_tui.play.remote.attendance import Attendance, overdue
from tabletop_tui.play.remote.remote_seats import RemoteSeats, Vote
from tabletop_tui.play.remote.seating import (
    confirm_pins,
    free_seats,
    seat_for,
    seats_for,
    sit_down,
)
from tabletop_tui.play.remote.votes import (
    open_vote,
    pending_voter_here,
    pending_voters,
    resolve,
    seated_people,
    undo_target,
    vote_question,
)
from tabletop_tui.play.seat_dialogues import (
    ConsentQuestion,
    Dialogue,
    PinQuestion,
    Reply,
    any_remote,
    call_seat_vote,
    confirm_reseat,
    get_consent_of_others,
    is_present,
    run_with_callbacks,
    unlock_seat,
)
from tabletop_tui.play.seats import read_seats
from tabletop_tui.play.session import Session
from tabletop_tui.play.storage import NullStorage
from tabletop_tui.play.table_setup import QUESTIONS, SeatSetup, TableSetup, seat_setup_of
from tabletop_tui.play.text import sentence
from tests.playing import agree, new_table, play_on
from tests.snapshots.kept import compare

HERE = Path(__file__).parent / "seats"
NAMES = ("perspectives", "dialogues", "setups", "votes", "sitting-down")
GAMES = ("skeleton", "cities_and_knights", "rise_of_empires", "ascending_empires")
ANNA, BEN, CLEO, DORA = range(4)


def keep(name: str, rows: Iterator[str] | list[str]) -> None:
    """Compare rows with a snapshot."""
    assert name in NAMES
    compare(HERE / f"{name}.txt", "\n".join(rows) + "\n")


def seen(perspective: Perspective) -> str:
    """Everything a perspective returns."""
    each = [(perspective.mine(n), perspective.owns(n)) for n in range(3)]
    told = f"eyes {perspective.viewer} next {perspective.next()} cover {perspective.must_cover()} voice {perspective.speaker}"
    return f"{told} mine {[int(mine) for mine, _ in each]} owns {[int(own) for _, own in each]}"


def test_who_looks_at_a_screen() -> None:
    rows = []
    for actions, bots in product((0, 2, 400), ((), (ANNA,), (0, 1, 2))):
        table = play_on(new_table("skeleton", 3, 3), actions)
        for n in bots:
            table.seats[n] = Seat(f"Bot {n + 1}", "easy")
        rows.append(f"== {table.deciding()} decide, {table.people()} are people ==")
        rows += [f"hot {seen(HotSeat(table, viewer))}" for viewer in (NOBODY, 0, 1, 2)]
        for seats in ((), (0,), (0, 2), (1, 2)):
            perspective = OwnSeat(table, *seats)
            rows.append(f"own {seats} {seen(perspective)}")
            for n in (2, 1, NOBODY):
                perspective.set_viewer(n)
                rows.append(f"   then {n} {seen(perspective)}")
    keep("perspectives", rows)


@dataclass
class Sits:
    """A live session at a table, with some seconds since its last key."""

    seats: tuple[int, ...]
    seconds: float = 0.0
    name = ""

    def idle(self, now: float) -> float:
        return self.seconds


class Elsewhere(NullStorage):
    """A storage with sessions at other terminals."""

    def __init__(self, *there: Sits) -> None:
        self.there = there

    def present(self) -> tuple[Sits, ...]:
        return self.there


def asked_all(dialogue: Dialogue, *replies: Reply) -> str:
    """The questions of a dialogue with these replies, YES at the end, and its result."""
    told: list[str] = []
    given = [*replies]

    def ask(question: object, go_on: object) -> None:
        match question:
            case PinQuestion(seat, _, may_forget):
                told.append(f"PIN of {seat}{' or forgotten' * may_forget}")
            case ConsentQuestion(key, voter, seat):
                told.append(f"{key} {voter} on {seat}")
            case _:
                told.append(str(question))
        go_on(given.pop(0) if given else Reply.YES)  # type: ignore[operator]

    run_with_callbacks(dialogue, ask, lambda outcome: told.append(str(outcome)))
    return ", ".join(told)


def sessions() -> Iterator[tuple[str, Session]]:
    """Tables of every kind."""
    for pins, remote, viewer in product(((), (BEN,), (ANNA, CLEO)), (False, True), (NOBODY, ANNA)):
        table = play_on(new_table("skeleton", 4, 3), 2)
        table.seats[DORA] = Seat("Bot 4", "easy")
        agree(table, pins={seat: hash_pin("123", "00ff") for seat in pins})
        perspective: Perspective = HotSeat(table, viewer)
        if remote:
            table.remote = RemoteSeats(free=frozenset({CLEO}) if pins else frozenset())
            perspective = OwnSeat(table, *([viewer] if viewer >= 0 else []))
        there = Elsewhere(Sits((ANNA,)), Sits((BEN,)))
        name = f"== PINs {pins} {'apart' if remote else 'at one keyboard'}, {viewer} looks =="
        yield name, Session(table, there, perspective=perspective)


def test_what_is_asked_before_a_seat_opens_or_changes_hands() -> None:
    yes, no, forgotten = Reply.YES, Reply.NO, Reply.FORGOTTEN
    rows: list[str] = []
    for name, session in sessions():
        rows.append(name)
        pins = session.table.settings.pins
        for n in range(4):
            ways: dict[str, tuple[Reply, ...]] = {"yes": (), "no": (no,), "at last": (yes, no)}
            ways |= {"forgotten": (forgotten,), "not so": (forgotten, no)} if n in pins else {}
            for way, replies in ways.items():
                for level in ("hard", ""):
                    told = asked_all(confirm_reseat(session, n, level), *replies)
                    put = session.table.remote and session.table.remote.vote
                    told += f" {put}" if put else ""
                    rows.append(f"{n} to {level or 'a person'}, {way}: {told}")
                    agree(session.table, pins=dict(pins))
                    if session.table.remote is not None:
                        session.table.remote = replace(session.table.remote, vote=None)
                told = asked_all(unlock_seat(session, n), *replies)
                left = sorted(session.table.settings.pins)
                rows.append(f"{n} opens, {way}: {told} {left}")
                agree(session.table, pins=dict(pins))
        rows.append(str([is_present(session, n) for n in range(4)]))
        rows.append(str([any_remote(session, [n]) for n in range(4)] + [any_remote(session, [])]))
        rows.append(asked_all(get_consent_of_others(session, "pin-vote", BEN)))
        if session.remote:
            rows.append(asked_all(call_seat_vote(session, BEN, "easy")))
    keep("dialogues", rows)


def test_what_is_put_to_all() -> None:
    rows: list[str] = []
    votes = [
        Vote(ANNA, 3, 7, undo=True), Vote(BEN, 6, 7, undo=True), Vote(BEN, 6, 6, undo=True),
        Vote(ANNA, BEN, 7, level="hard"), Vote(CLEO, BEN, 7), Vote(CLEO, BEN, 7, owner=True),
        Vote(ANNA, CLEO, 7, level="easy", owner=True, agreed=frozenset({BEN})),
        Vote(ANNA, 5, 7, undo=True, agreed=frozenset({BEN, CLEO})),
        Vote(ANNA, BEN, 6, level="hard"), Vote(BEN, BEN, 7, level="easy"),
        Vote(ANNA, BEN, 7, level="easy", agreed=frozenset({BEN})),
    ]  # fmt: skip
    for put, free in product(votes, (frozenset[int](), frozenset({CLEO}))):
        table = play_on(new_table("skeleton", 4, 3, options={"cards": 6}), 7)
        table.seats[DORA] = Seat("Bot 4", "easy")
        table.remote = RemoteSeats(free=free, vote=put)
        rows.append(f"== {put} free {sorted(free)} ==")
        session = Session(table, Elsewhere(Sits((ANNA,))), perspective=OwnSeat(table, ANNA))
        rows.append(vote_question(session.table, session.words, put))
        rows.append(
            f"put {open_vote(table) == put}, asked {pending_voters(table)}, seated {seated_people(table)}"
        )
        here = []
        for seats in ((), (ANNA,), (BEN,), (CLEO,), (BEN, CLEO)):
            session.perspective = OwnSeat(table, *seats)
            here.append((pending_voter_here(session), undo_target(session)))
        rows.append(f"asked here and could ask back: {here}")
        resolve(table, 77)
        sits = [(seat.name, seat.level) for seat in table.seats]
        luck = table.state.rng == 77
        rows.append(f"then {len(table.log)} {luck} {table.undo_barrier} {sits} {table.remote}")
    begun = new_table("skeleton", 4, 3)
    begun.remote = RemoteSeats()
    rows.append(str(undo_target(Session(begun, None, perspective=OwnSeat(begun, ANNA)))))
    alone = play_on(new_table("skeleton", 4, 3), 7)
    alone.remote = RemoteSeats()
    for n in (BEN, CLEO, DORA):
        alone.seats[n] = Seat(f"Bot {n + 1}", "easy")
        session = Session(alone, None, perspective=OwnSeat(alone, ANNA))
        rows.append(f"{undo_target(session)} {alone.reveal_barrier} {session.undo_count()}")
    alone.seats[ANNA] = Seat("Anna", "easy")
    over = play_on(new_table("skeleton", 4, 3), 200)
    over.remote = RemoteSeats()
    for table in (alone, over):
        session = Session(table, None, perspective=OwnSeat(table, ANNA))
        rows.append(f"{undo_target(session)}")
    keep("votes", rows)


def test_who_sits_down_and_who_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 10_000.0
    monkeypatch.setattr("time.time", lambda: now)
    rows: list[str] = []
    for free, late in product(((), (BEN,), (ANNA, CLEO)), (59.5, 600.0, 600.5)):
        table = play_on(new_table("skeleton", 3, 3), 1)
        since = {ANNA: now - 599, BEN: now - 700, CLEO: now - late}
        if late == 600 and not free:
            del since[ANNA]
        held = frozenset[int]()
        if free and late == 600:
            table.seats[CLEO], held = Seat("Cleo", "normal"), frozenset({CLEO})
        opened = frozenset({CLEO}) & {*free}  # Anna and Ben are waited for by name
        table.remote = RemoteSeats(frozenset(free), since, held=held, open_to_all=opened)
        rows.append(f"== free {free} held {[*held]} since {late}: {free_seats(table)} ==")
        here = [(), (Sits((BEN,), 300.0),), (Sits((BEN,), 301.0), Sits((BEN, ANNA)))]
        here += [(Sits((CLEO,), idle),) for idle in (600.0, 601.0) if not free]
        for there in here:
            session = Session(table, Elsewhere(*there), perspective=OwnSeat(table, ANNA))
            for who in (Attendance(session), Attendance(session, "seats"))[bool(there) :]:
                changed = who.refresh(), who.refresh()
                at = [f"{who.of(n).value} {who._describe(n)}" for n in range(3)]
                rows.append(f"{there}: {changed} {at} {who.waiting()} {overdue(session)}")
        for names in (("anna",), ("Zoe",), ("Cleo", "Ben"), ("Zoe", "Yan"), ("", "Zoe")):
            try:
                seats = seats_for(table, names)
                rows.append(f"{names}: {seats} {seat_for(table, names[0], [0])}")
            except ValueError as no:
                rows.append(f"{names}: {sentence(no)}")
                continue
            copy = table.snapshot()
            sit_down(copy, seats)
            rows.append(f"   {copy.seats} {copy.remote}")
    table.settings = table.settings.with_pin(BEN, hash_pin("123", "00ff"))
    for seats_ in ((), (ANNA,), (BEN,), (ANNA, BEN, CLEO)):
        for reply in (Reply.YES, Reply.NO):
            rows.append(f"{seats_}: {asked_all(confirm_pins(table, seats_), reply)}")
    keep("sitting-down", rows)


def shown(table_setup: TableSetup) -> str:
    """The choices of a table setup."""
    try:
        sits = ", ".join(f"{seat.name} {seat.player}".strip() for seat in table_setup.seats())
    except ValueError as no:
        sits = sentence(no)
    says = "".join("ny"[table_setup.answer(one)] for one in QUESTIONS)
    people = f"people {table_setup.people()} sealed {table_setup.with_pins()} taken {table_setup.taken()}"
    pins = sorted(table_setup.settings().pins)
    return f"{sits}; {people} {says} {table_setup.remote or '-'} {table_setup.chosen} {pins} {table_setup.to_dict()}"


def test_what_a_form_settles() -> None:
    rows: list[str] = []
    for game in GAMES:
        table_setup = TableSetup(games.find(game), 2)
        rows += [f"== {game}, room {table_setup.capacity} ==", shown(table_setup)]
        for option in table_setup.game.options:
            values = [table_setup.value(option)]
            for by in (1, 1, -1, -1, -1, 100, 1, -1000, -1):
                table_setup.change(option, by)
                values.append(table_setup.value(option))
            rows.append(f"{option.key}: {values}")
            table_setup.change(option)
        rows.append(shown(table_setup))
        table_setup.change_game(games.find("skeleton"))
        rows.append(shown(table_setup))
    table_setup = TableSetup(games.find("cities_and_knights"))
    rows.append(shown(table_setup))
    for who in ("Anna", "Anna, Ben", "Anna, bot:hard:trader, Ben, bot", "a, b, c, d, e, f"):
        table_setup.set_seats(read_seats(who))
        rows.append(shown(table_setup))
    with pytest.raises(ValueError, match="7"):
        table_setup.set_seats([Seat(str(n)) for n in range(7)])
    table_setup.places[0].pin = table_setup.places[4].pin = "x"
    for n in (1, 3):
        table_setup.places[n] = SeatSetup()
    rows += [shown(table_setup)]
    for one in QUESTIONS:
        table_setup.toggle(one)
        rows.append(shown(table_setup))
    for by in (1, 1, 1, -1):
        table_setup.cycle_remote(by)
        rows.append(table_setup.remote or "-")
    table_setup.cycle_remote()
    place = SeatSetup("Bot", "hard")
    for by in (1, 1, 1, 1, -1, -1):
        place.cycle_style(by)
        rows.append(f"{place.style} {place.to_tuple()} {place.is_person}")
    person = SeatSetup("Anna", "")
    person.cycle_style()
    rows.append(f"{person.style} {person.to_tuple()} {person.is_person}")
    settled = table_setup.to_dict()
    kept: tuple[dict[str, object], ...] = (
        {}, {"seats": []}, {"seats": [["A" * 30, ""], ["Bot 2", "hard"]]}, {"apart": "never"},
        {"seats": [["", "hard", "trader"], ["", "", "trader"], ["", "hard", "x"], ["Ben", "x"]]},
        {"seats": [["", "random"], ["", "easy"]]}, {"manners": {"timed": 1, "no_hints": True}},
        {"options": {"points": 9, "map": "moon", "spread": False, "mapfile": "x.json"}},
        {"options": {"points": 7, "trades": "no", "mapfile": "", "dice": "deck"}, "manners": 3},
    )  # fmt: skip
    for changed in kept:
        again = TableSetup(games.find("cities_and_knights"), 1)
        rows.append(f"{again.restore({**settled, **changed})}: {shown(again)}")
    rows += [
        str(seat_setup_of(seat)) for seat in (None, ["Anna"], ["", "easy", "builder"], [1, ""])
    ]
    keep("setups", rows)


def test_the_files_are_those_of_the_tests() -> None:
    assert {path.stem for path in HERE.iterdir()} == {*NAMES}
