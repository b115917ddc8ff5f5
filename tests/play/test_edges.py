"""Edge cases of tables: checkpoints, undo, settings, visible events, reseating."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeVar

import pytest

from tabletop_tui.engine import Illegal, Luck, Moment, OneOf, Word, random_action
from tabletop_tui.engine.kernel import offers
from tabletop_tui.play import Seat, Table, Words
from tabletop_tui.play.perspective import NOBODY, HotSeat, OwnSeat
from tabletop_tui.play.pins import hash_pin
from tabletop_tui.play.rematch import rematch
from tabletop_tui.play.remote.attendance import JUST_LEFT
from tabletop_tui.play.remote.remote_seats import QuestionId, RemoteSeats
from tabletop_tui.play.replay import ALL_HANDS, viewing_seat
from tabletop_tui.play.seat_dialogues import (
    PinQuestion,
    Refusal,
    Reply,
    confirm_reseat,
    run_blocking,
)
from tabletop_tui.play.seats import bot_name
from tabletop_tui.play.session import Session
from tabletop_tui.play.storage import NullStorage
from tabletop_tui.play.story import review, standings
from tabletop_tui.play.story.moments import moments_for
from tabletop_tui.play.story.narration import StoryLine, story, visible_events
from tabletop_tui.play.table_settings import TableSettings
from tests.playing import agree, new_table, play_on

ANNA, BEN, CLEO = range(3)
T = TypeVar("T")


def test_marks_of_the_newest_actions_and_of_every_sixteenth_are_kept() -> None:
    table = new_table("cities_and_knights", 3, 3)
    luck, kept = Luck(5), {}
    for _ in range(60):
        seat = table.deciding()[0]
        table.play(seat, random_action(table.game, table.state, seat, luck))
        kept[len(table.log)] = sorted(table.checkpoints)
    assert kept[8] == [*range(8)] and kept[9] == [*range(9)] and kept[10] == [0, *range(2, 10)]
    assert kept[60] == [0, 16, 32, 48, *range(52, 60)] and kept[24] == [0, *range(16, 24)]


def test_what_luck_brought_cannot_be_taken_back_and_is_final() -> None:
    table, luck = new_table("cities_and_knights", 3, 3), Luck(5)
    for _ in range(90):
        seat = table.deciding()[0]
        action = random_action(table.game, table.state, seat, luck)
        final, before = table.is_final(seat, action), table.game.clone(table.state)
        told = table.play(seat, action)
        drew = before.rng != table.state.rng or any(event.reveals for event in told)
        assert final == drew == (table.reveal_barrier == len(table.log))


def test_undo_among_computer_players_takes_their_actions_along() -> None:
    table = play_on(new_table("skeleton", 3, 3, options={"cards": 9}), 7)
    assert (table.undo_barrier, table.reveal_barrier) == (7, 6) and table.undo_count() == 0
    agree(table, free_undo=True)
    assert table.undo_count() == 1
    last = table.log[-1][0]
    table.seats[last] = Seat(bot_name(last), "easy")
    assert table.undo_count() == 2
    for n in range(3):
        table.seats[n] = Seat(bot_name(n), "easy")
    assert table.undo_count() == 1, "without people it is the last action"
    table.rewind(2)
    assert (len(table.log), table.undo_barrier, table.reveal_barrier) == (2, 2, 2) and max(
        table.checkpoints
    ) <= 2


def test_what_may_be_taken_back_at_several_terminals() -> None:
    table = play_on(new_table("skeleton", 3, 3), 1)
    first = table.log[0][0]
    table.remote = RemoteSeats()

    class Asks(Session):
        """A session that knows when each seat was asked."""

        since = 0

        def open_question(self, seat: int) -> tuple[int, object]:
            return (self.since, None)

    session = Asks(table, None, perspective=OwnSeat(table, first))
    assert session.undo_count() == 1, "the others were asked before it"
    session.since = 1
    assert session.undo_count() == 0, "somebody was asked because of it"
    session.since = 0
    session.perspective = OwnSeat(table, (first + 1) % 3)
    assert session.undo_count() == 0, "it is another's"
    session.perspective = OwnSeat(table, first, (first + 1) % 3)
    assert session.undo_count() == 0, "whom the keyboard is passed to knows other things"
    open_ = play_on(new_table("ascending_empires", 2, 3), 2)
    open_.remote, seat = RemoteSeats(), open_.log[-1][0]
    both = Asks(open_, None, perspective=OwnSeat(open_, seat, 1 - seat))
    assert both.undo_count() == (open_.reveal_barrier < 2), (
        "where nothing is hidden it may be passed on"
    )
    table.reveal_barrier = 1
    session.perspective = OwnSeat(table, first)
    assert session.undo_count() == 0
    assert Asks(new := new_table("skeleton", 2), None).undo_count() == new.undo_count() == 0


def test_what_was_agreed_on_follows_at_once_until_the_rules_forbid_it() -> None:
    table = new_table("skeleton", 3, 3)
    session = Session(table, None, perspective=HotSeat(table, ANNA))
    bids = []
    for n in range(3):
        choices = offers(table.game, table.state, n)[0].choices
        assert isinstance(choices, OneOf)
        bids.append(choices.actions[n])
    assert session.broken_deal == (-1, NOBODY) and not session.agreed_aloud
    session.play(ANNA, bids[0], [(BEN, bids[1]), (BEN, bids[2]), (CLEO, bids[2])])
    assert [seat for seat, _ in table.log] == [ANNA, BEN]
    assert session.agreed_aloud == {1} and session.broken_deal == (2, BEN)
    session.play(CLEO, bids[2], [(None, bids[2])])
    assert session.broken_deal == (3, CLEO) and len(table.log) == 3 and session.agreed_aloud == {1}
    session.close()
    with pytest.raises(Illegal):
        session.play(ANNA, bids[1])
    assert not session.undo()


def test_who_hears_what_of_the_story() -> None:
    table = play_on(new_table("cities_and_knights", 3), 300)
    words = Words(table.game, ["Anna", "Ben", "Cleo"])
    whole = [line.text for line in story(table, words, -1)]
    for seat in range(4):
        assert [line.text for line in story(table, words, seat)] != whole
    since = story(table, words, ANNA, 200)
    assert [line for line in story(table, words, ANNA) if line.after > 200] == since
    events = [event for told in table.events for event in told]
    assert [*visible_events(events, -1)] == events != [*visible_events(events, 0)]
    assert [viewing_seat(table, seat) for seat in (-1, 0, 2)] == [3, 0, 2]
    over = play_on(new_table("skeleton", 2), 100)
    assert [viewing_seat(over, seat) for seat in (-1, 0, 1)] == [ALL_HANDS, 0, 1]


def test_pins_are_given_and_taken_from_one_seat_alone() -> None:
    settings = TableSettings(timed=True).with_pin(0, "a").with_pin(2, "b")
    assert dict(settings.pins) == {0: "a", 2: "b"} and settings.timed
    assert dict(settings.without_pin(2).pins) == {0: "a"} == dict(settings.without_pin(2).pins)
    assert dict(settings.without_pin(1).pins) == {0: "a", 2: "b"}


def test_a_rematch_moves_every_seat_and_its_pin_by_one() -> None:
    table = new_table("skeleton", 3, pins={0: "a", 1: "b"})
    table.seats[1:] = [Seat("Ben", "easy"), Seat("Bot 3", "hard", "trader")]
    again = rematch(table, 5)
    assert again.seats == [
        Seat("Ben", colour=1),
        Seat("Bot 2", "hard", "trader", 2),
        Seat("Anna", colour=0),
    ]
    assert dict(again.settings.pins) == {2: "a", 0: "b"}


def test_a_seat_changes_hands_at_several_terminals() -> None:
    table = new_table("skeleton", 3)
    table.remote = RemoteSeats(free=frozenset({BEN}), held=frozenset({CLEO}))
    table.seats[CLEO] = Seat("Cleo", "easy")
    table.reseat(CLEO, Seat("Cleo", "hard"))
    assert table.remote.held == {CLEO}, "it is still held for her"
    table.reseat(CLEO, Seat("Zoe"))
    assert table.remote.held == frozenset() and table.remote.free == {BEN}
    table.reseat(BEN, Seat("Ben", "easy"))
    assert table.remote.held == {BEN} and table.remote.free == frozenset()
    table.remote = RemoteSeats()
    table.reseat(BEN, Seat("Bot 2", "hard"))
    assert table.remote.held == frozenset()


def test_who_was_ahead_and_since_when(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play_on(new_table("skeleton", 2, 4, options={"cards": 3}), 9, 4)
    (winner,) = table.game.winners(table.state)
    words = Words(table.game, ["Anna", "Ben"])
    for ahead, after in (("11111", 0), ("01111", 1), ("11011", 3), ("00001", 4)):
        course = [(2, 2), *((1, 0) if winner == 0 else (0, 1) for _ in range(1))]
        left = [course[int(sign)] for sign in ahead]
        monkeypatch.setattr(standings, "points", lambda *given, left=left: left.pop(0))
        found = standings.decision(table)
        assert found is not None and (found.seat, found.after) == (winner, after)
    monkeypatch.setattr(standings, "points", lambda *given: (1, 0) if winner == 0 else (0, 1))
    assert standings.decisive_moment(table, words) == words.say(
        "ending-always", seat=words.name(winner)
    )
    monkeypatch.setattr(standings, "points", lambda *given: (2, 2))
    assert standings.decision(table) is None and standings.decisive_moment(table, words) == ""
    monkeypatch.undo()
    five = [StoryLine(4, 0, f"line {n}.", "", "x") for n in range(5)]
    monkeypatch.setattr(standings, "decisive_lines", lambda *given: five)
    assert standings.decisive_moment(table, words).endswith(" line 2. line 3. line 4.")
    assert " line 1." not in standings.decisive_moment(table, words)
    alone = Table(table.game, table.state, table.seats, table.options)
    assert standings.decision(alone) is None, "nobody knows the way to the end"
    table.game = replace(table.game, winners=lambda s: (1, 0))
    monkeypatch.setattr(standings, "points", lambda *given: (5, 3, 4, 4))
    assert standings.ranking(table) == [(1, 0, 5), (1, 1, 3), (3, 2, 4), (3, 3, 4)]


def test_a_decision_that_ended_the_game_or_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play_on(new_table("skeleton", 2, 4, options={"cards": 3}), 9, 4)
    words = Words(table.game, ["Anna", "Ben"])
    monkeypatch.setattr(Table, "at", lambda self, n: n)
    table.log = [(0, None), (1, None), (0, None), (0, None), (0, None)]
    table.game = replace(table.game, current_turn=lambda s: (int(s) // 3, 0))
    told = [review.ending_notes(words, table, n) for n in range(6)]
    turn, all_ = [words.say("review-ended-turn")], [words.say("review-ended-it")]
    assert told == [[], [], [], turn, all_, []]


def test_whom_a_moment_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play_on(new_table("skeleton", 3, 3), 2)
    acted = table.log[-1][0]
    other, third = (n for n in range(3) if n != acted)
    found = [
        Moment(Word("all")), Moment(Word("two"), seats=(acted, other)),
        Moment(Word("alone"), seats=(acted, other), alone=True),
    ]  # fmt: skip
    told: list[int] = []

    def moments(view: object, events: Sequence[object]) -> list[Moment]:
        told.append(len(events))
        return found

    table.game = replace(table.game, moments=moments)
    session = Session(table, None)
    stopped = {
        (viewer, wish): [one.title.key for one in moments_for(session, wish, viewer)]
        for viewer in (NOBODY, acted, other, third)
        for wish in ("all", "mine")
    }
    assert stopped == {
        (NOBODY, "all"): ["all", "two"], (NOBODY, "mine"): ["all"],
        (acted, "all"): ["all", "two"], (acted, "mine"): ["all", "two"],
        (other, "all"): ["all", "two", "alone"], (other, "mine"): ["all", "two", "alone"],
        (third, "all"): ["all", "two"], (third, "mine"): ["all"],
    }  # fmt: skip
    assert moments_for(session, "none", other) == [] and set(told) == {2}
    longer = play_on(new_table("cities_and_knights", 2, 3), 80, 5)
    longer.game = replace(longer.game, moments=moments)
    moments_for(Session(longer, None), "all", 0)
    assert told[-1] == 60
    assert moments_for(Session(new_table("skeleton", 2), None), "all", 0) == []


def test_undo_and_redo_with_computer_players() -> None:
    table = play_on(new_table("skeleton", 3, 3), 6)
    agree(table, free_undo=True)
    table.seats[BEN] = Seat("Bot 2", "easy")
    session = Session(table, None, perspective=HotSeat(table, ANNA))
    one = play_on(new_table("skeleton", 2, free_undo=True), 1)
    assert one.undo_count() == 1 and one.can_undo()
    order = [seat for seat, _ in table.log]
    counts = [session.undo_count()]
    while session.undo():
        counts.append(session.undo_count())
    assert counts == [1, 1, 2, 1, 0] and len(table.log) == 1, "the computer player has begun"
    while table.undone:
        session.redo()
        assert not table.undone or table.undone[-1][0] != BEN or table.deciding() != (BEN,)
    assert [seat for seat, _ in table.log] == order


class Counting(NullStorage):
    """A storage that counts its saves and records the questions."""

    def __init__(self) -> None:
        self.saves = 0
        self.asked: list[QuestionId | None] = []

    def save(self) -> str:
        self.saves += 1
        return "saved"

    def change(
        self, do: Callable[[], T], seat: int = NOBODY, question: QuestionId | None = None
    ) -> tuple[T, str]:
        self.asked.append(question)
        return super().change(do, seat, question)

    def open_question(self, seat: int) -> QuestionId | None:
        return (40 + seat, None)


def test_a_session_saves_as_it_begins_and_names_the_question_that_is_answered() -> None:
    table, storage = new_table("skeleton", 3, 3), Counting()
    assert Session(table, storage, at_once=False).notice == "" and storage.saves == 0
    session = Session(table, storage, perspective=HotSeat(table, ANNA))
    assert (session.notice, storage.saves) == ("saved", 1)
    action = random_action(table.game, table.state, ANNA, Luck(1))
    session.play(ANNA, action)
    other = random_action(table.game, table.state, BEN, Luck(1))
    session.play(BEN, other, question=(7, None))
    assert storage.asked == [(40, None), (7, None)] and storage.saves == 3
    agree(table, free_undo=False)
    table.undo_barrier = len(table.log)
    assert not session.undo() and storage.saves == 3, "there is nothing to save"
    agree(table, free_undo=True)
    session.agreed_aloud = {0, 1, 2}
    assert session.undo() and storage.asked[-1] is None
    session.redo()
    assert storage.asked[-1] == (40 + BEN, None) and session.runs_bots()
    session.undo()
    session.play(BEN, other)
    assert session.agreed_aloud == {0}, "what was taken back was not agreed on any more"


def test_three_wrong_pins_are_too_many() -> None:
    asked = PinQuestion(ANNA, hash_pin("123", "00ff"))
    assert [(asked.over, asked.try_pin("1")) for _ in range(3)] == [(False, False)] * 3
    assert asked.over and asked.tries_left == 0 and not asked.may_forget
    right = PinQuestion(ANNA, hash_pin("123", "00ff"))
    assert right.try_pin("123") and not right.over and "00ff" not in repr(right)


def test_who_lets_the_table_wait_too_long_is_played_for_without_a_question() -> None:
    table = new_table("skeleton", 3, pins={BEN: hash_pin("123", "00ff")})
    table.remote = RemoteSeats(since={BEN: 0.0})
    session = Session(table, None, perspective=OwnSeat(table, ANNA))
    assert run_blocking(confirm_reseat(session, BEN, "easy"), lambda question: Reply.NO)
    assert not run_blocking(confirm_reseat(session, BEN, ""), lambda question: Reply.NO)


def test_who_looks_when_a_seat_changes_hands_and_who_is_near() -> None:
    table = new_table("skeleton", 4, 3, pins={BEN: "x"})
    session = Session(table, None, perspective=HotSeat(table, ANNA))
    assert session.same_keyboard(ANNA) == [CLEO, 3] and session.same_keyboard(CLEO) == [ANNA, 3]
    session.reseat(CLEO, Seat("Bot 3", "easy"))
    assert session.perspective.viewer == ANNA and session.same_keyboard(ANNA) == [3]
    session.reseat(ANNA, Seat("Zoe"))
    assert session.perspective.viewer == ANNA and session.words.name(ANNA) == "Zoe"
    session.reseat(ANNA, Seat("Zoe", "easy"))
    assert session.perspective.viewer == NOBODY
    assert [table.needs_cover(n) for n in range(4)] == [True] * 4, "two people are left"
    session.reseat(3, Seat("Bot 4", "easy"))
    assert [table.needs_cover(n) for n in range(4)] == [False, True, False, False]


def test_the_view_is_that_of_whoever_looks_and_all_is_open_at_the_end() -> None:
    table = play_on(new_table("skeleton", 3, 3, options={"cards": 4}), 4)
    session = Session(table, None, perspective=HotSeat(table, BEN))
    assert session.view() == table.game.view(table.state, BEN) != table.state
    session.perspective.set_viewer(NOBODY)
    assert session.view() == table.game.view(table.state, 3)
    play_on(table, 50)
    assert table.over and session.view() is table.state
    assert session.prompt(ANNA) == session.words.say("ask-over")
    session.perspective.set_viewer(BEN)
    assert session.view() == table.game.view(table.state, BEN)


def test_an_action_that_is_in_the_middle_of_nothing() -> None:
    table = new_table("skeleton", 2)
    assert not table.changing
    with pytest.raises(Illegal):
        table.play(ANNA, None)
    assert not table.changing and not table.log
    play_on(table, 3)
    assert not table.changing
    table.rewind(1)
    assert not table.changing and len(table.events) == len(table.turns) == len(table.log) == 1


def test_going_back_leaves_the_luck_that_was_given_before() -> None:
    table = play_on(new_table("cities_and_knights", 3, 3), 4, 5)
    table.reseed(77)
    play_on(table, 3, 6)
    table.reseed(78)
    play_on(table, 2, 6)
    assert table.reseeds == {4: 77, 7: 78}
    now = table.game.clone(table.state)
    assert table.at(9) == now and table.at(4).rng == 77 and table.at(7).rng == 78
    table.rewind(7)
    assert table.reseeds == {4: 77, 7: 78} and table.state.rng == 78
    table.rewind(6)
    assert table.reseeds == {4: 77} and max(table.checkpoints) <= 6
    table.rewind(4)
    assert table.reseeds == {4: 77} and table.state.rng == 77
    table.rewind(0)
    assert not table.reseeds and [*table.checkpoints] == [0]


def test_the_seat_of_a_line_that_has_just_broken_is_not_given_away() -> None:
    table = new_table("skeleton", 3)
    table.remote = RemoteSeats()
    session = Session(table, None, perspective=OwnSeat(table, ANNA))
    session.last_seen[BEN] = time.time()
    refused = next(confirm_reseat(session, BEN, "easy"))
    assert refused == Refusal("absence-just-left", BEN) and table.remote.vote is None
    session.last_seen[BEN] -= JUST_LEFT
    assert next(confirm_reseat(session, BEN, "easy")) != refused
    session.last_seen[ANNA] = time.time()
    assert run_blocking(confirm_reseat(session, ANNA, "easy"), lambda question: Reply.NO)
