"""The small parts of a table: clocks, computer players that think, jump letters, hints, what is put
to all, and the rows of the choice.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from rich.text import Text

from tabletop_tui.play import Seat, Words
from tabletop_tui.play.perspective import NOBODY
from tabletop_tui.play.remote.remote_seats import Vote
from tabletop_tui.play.session import Session
from tabletop_tui.play.stopwatch import Stopwatch
from tabletop_tui.tui.dialogs.hint_wait import HintWait
from tabletop_tui.tui.forms import HandForm
from tabletop_tui.tui.table.computer_players import PACES, TOLD_AFTER, ComputerPlayers
from tabletop_tui.tui.table.hints import Hints
from tabletop_tui.tui.table.jump_letters import ALPHABET, JumpLetters, marks
from tabletop_tui.tui.table.moment_panel import Sentence, in_pages
from tabletop_tui.tui.table.player_clock import PlayerClock
from tabletop_tui.tui.table.remote import vote_questions
from tabletop_tui.tui.table.remote.vote_questions import VoteQuestions
from tabletop_tui.tui.table.rows.choice import ChoiceRows
from tests.playing import agree, new_table, play_on
from tests.tui.parts.test_open_choice import a_choice
from tests.tui.parts.toys import HAND, Build, Move, Rest, dry, listed

ANNA, BEN = 0, 1


def test_a_clock_tells_another_second_once_and_whose_it_is() -> None:
    session = Session(new_table("cities_and_knights", 3), None)
    table, now = session.table, [0.0]
    seat = table.deciding()[0]
    clock = PlayerClock(session)
    clock.stopwatch = Stopwatch(table, lambda: now[0])
    assert clock.text() is None and not clock.ticked()
    agree(table, timed=True)
    assert clock.text() is None and not clock.ticked(), "nobody is at the keyboard"
    clock.stopwatch.run(seat)
    assert clock.ticked() and not clock.ticked()
    now[0] = 61.5
    assert clock.ticked() and not clock.ticked()
    told = clock.text()
    assert told is not None and told.plain == "1:01 "
    clock.stopwatch.run((seat + 1) % 3)
    told = clock.text()
    assert told is not None and told.plain == f"{session.words.name((seat + 1) % 3)} 0:00 "
    clock.rest()
    assert clock.stopwatch.seat == NOBODY and not clock.ticked() and clock.text() is None
    session.perspective.set_viewer(seat)
    told = clock.text()
    assert told is not None and told.plain == "1:01 ", "who is at the keyboard sees their own"
    assert clock.turn_on_or_off() == session.words.say("clock-off") and clock.text() is None
    assert clock.turn_on_or_off() == session.words.say("clock-on") and clock.text() is not None
    agree(table, timed=True)
    session.perspective.set_viewer(0)
    assert clock.text() is not None


class Thinkers:
    """Computer players, of whom one thinks."""

    def __init__(self, seat: int) -> None:
        self.seat, self.pause, self.woken, self.failed = seat, 0.0, 0, None
        self.done: list[str] = []

    def thinking(self, longer_than: float = 0.0) -> int:
        return self.seat if longer_than <= TOLD_AFTER else -1

    def start_thinking(self) -> None:
        self.woken += 1

    def poll(self) -> Any:
        return "decided"

    def hurry(self) -> None:
        self.done.append("hurry")

    def stop_thinking(self) -> None:
        self.done.append("sleep")

    def close(self) -> None:
        self.done.append("close")


def test_that_a_computer_player_thinks_is_told_when_it_changes_and_not_of_what() -> None:
    session = Session(new_table("cities_and_knights", 3), None)
    session.table.seats[1] = Seat("Bot 2", "hard")
    thinkers = Thinkers(1)
    players = ComputerPlayers(session, thinkers)  # type: ignore[arg-type]
    assert players.thought_on() and not players.thought_on()
    assert players.thinking() == "Ben (hard) is thinking …"
    thinkers.seat = -1
    assert players.thought_on() and players.thinking() == "" and players.trouble(1) == ""
    players.start_thinking(0.4)
    assert (thinkers.pause, thinkers.woken) == (0.4, 1)
    players.hurry(), players.stop_thinking(), players.close()
    assert thinkers.done == ["hurry", "sleep", "close"] and players.decided() == "decided"
    nobody = ComputerPlayers(Session(new_table("cities_and_knights", 3), None))
    nobody.start_thinking(0.4), nobody.hurry(), nobody.stop_thinking(), nobody.close()
    assert nobody.opponents is None and nobody.thinking() == "" and nobody.decided() is None
    assert not nobody.thought_on() and nobody.trouble(0) == ""
    slow, normal, fast = PACES.values()
    assert slow[0] > normal[0] > fast[0] == 0.0 and slow[1] < normal[1] == 1.0 < fast[1]


def test_letters_suffice_for_all_places_and_the_home_row_is_first() -> None:
    places = [("node", n) for n in range(700)]
    assert marks(places[:26]) == dict(zip(ALPHABET, places, strict=False)) and len(ALPHABET) == 26
    two = marks(places[:27])
    assert [*two][:3] == ["aa", "as", "ad"] and [*two][26] == "sa" and len(two) == 27
    assert len(marks(places)) == 26 * 26 and marks([]) == {}


class Marked:
    """A board with places in two rows, one of them out of view."""

    def __init__(self) -> None:
        self.spots = {("node", 1): (9, 4), ("node", 2): (3, 4), ("node", 3): (8, 2)}
        self.marks: dict[Any, str] = {}
        self.cursor: Any = None

    def reachable(self) -> list[Any]:
        return [*self.spots, ("node", 4)]

    def in_view(self, place: Any) -> bool:
        return place != ("node", 4)

    def spot(self, place: Any) -> Any:
        return self.spots.get(place)

    def redraw(self) -> None:
        pass

    def point(self, place: Any) -> None:
        self.cursor = place


def test_letters_run_as_one_reads_and_lead_to_their_place() -> None:
    board, letters = Marked(), JumpLetters()
    assert not letters.drop()
    assert letters.show(board)  # type: ignore[arg-type]
    assert board.marks == {("node", 3): "a", ("node", 2): "s", ("node", 1): "d"}
    assert letters.typed(board, "s") == (False, True)  # type: ignore[arg-type]
    assert board.cursor == ("node", 2) and board.marks == {} and not letters.drop()
    letters.mark(board, {"aa": ("node", 1), "as": ("node", 2), "sa": ("node", 3)})  # type: ignore[arg-type]
    assert letters.typed(board, "a") == (True, False)  # type: ignore[arg-type]
    assert letters.left == {"a": ("node", 1), "s": ("node", 2)} and board.cursor == ("node", 2)
    assert letters.typed(board, "") == (False, False) and not letters.left  # type: ignore[arg-type]
    letters.mark(board, {"a": ("node", 1)})  # type: ignore[arg-type]
    assert letters.drop() and not letters.drop()


def test_pages_hold_whole_sentences() -> None:
    rows = [Sentence(Text(text)) for text in ("one", "two", "a long one", "four", "five")]
    told = [[row.label for row in page] for page in in_pages(rows, 8, 2)]
    assert told == [["one", "two"], ["a long one"], ["four", "five"]]
    assert [len(page) for page in in_pages(rows, 8, 1)] == [1, 1, 1, 1, 1]
    assert [len(page) for page in in_pages(rows, 8, 3)] == [2, 2, 1]
    assert in_pages([], 8, 2) == [[]]


def drawn(rows: list[Text]) -> list[str]:
    return [row.plain for row in rows]


def test_the_menu_stands_under_its_question_and_a_click_finds_its_line() -> None:
    choice = a_choice([listed(Build(1), Build(2)), listed(Rest())], [dry(Move)])
    choice.session.prompt = lambda seat: "What do you do now?"  # type: ignore[method-assign]
    rows = ChoiceRows(choice)
    told = drawn(rows.rows(Text("waits"), 12, 9, Text("Anna")))
    assert told[:3] == ["─ Anna ─────", "What do you", "do now?"] and rows.menu_top == 3
    assert [rows.menu_line(n) for n in range(7)] == [-1, -1, -1, 0, 1, 2, 2]
    assert told[3].split() == ["b", "Do", "Build"] and rows.menu_line(-1) == -1
    assert drawn(rows.rows(Text("waits"), 12, 9, Text("Anna Maria")))[0] == "─" * 12, "no room"
    assert drawn(rows.rows(Text("waits"), 13, 9, Text("Anna Maria")))[0] == "─ Anna Maria "
    assert drawn(rows.rows(Text("waits"), 12, 9))[0] == "─" * 12
    assert len(rows.rows(Text("waits"), 12, 0)) == 3 + 3, "three lines at least"
    choice.choice_tree = None
    choice.list_lines(Words)  # type: ignore[arg-type]
    session: Any = choice.session
    session.remote, session.table = False, SimpleNamespace(over=False)
    for waits in ("It waits.", "", "It waits for Anna."):
        assert len(drawn(rows.rows(Text(waits), 12, 9))) == 3, "what stands below does not jump"
    session.table.over = True
    assert drawn(rows.rows(Text("It waits."), 12, 9)) == ["─" * 12, "It waits."]
    assert rows.rows(Text(), 12, 9) == [] and rows.menu_top == 0


def test_a_form_is_seen_around_its_cursor_and_a_click_finds_its_row() -> None:
    choice = a_choice([HAND, listed(Rest())])
    choice.form = form = HandForm(HAND, Words())
    rows = ChoiceRows(choice)
    whole = rows.rows(Text(), 30, 99)
    assert whole[0].plain == "─" * 30 and rows.menu_top == 1
    assert len(rows.form_row_of) == len(whole) - 1
    here = 1 + rows.form_row_of.index(form.pointed())
    for height in range(1, len(whole) + 2):
        part = rows.window(whole, height)
        assert len(part) == min(height, len(whole)) and whole[here] in part
        top = max(0, min(here - height // 2, len(whole) - height))
        assert part[0] is whole[top] and rows.form_top == top
    rows.window(whole, len(whole))
    last = len(whole) - 1
    assert [rows.form_row(n) for n in (0, 1, last, last + 1)] == [-1, 0, rows.form_row_of[-1], -1]
    rows.form_top = 1
    assert rows.form_row(0) == rows.form_row_of[0]


class Over:
    """A screen, what lies over it, and what was told there."""

    def __init__(self) -> None:
        self.boxes: list[tuple[Any, Any]] = []
        self.told: list[str] = []
        self.app = SimpleNamespace(screen=self, push_screen=self.push)

    def push(self, box: Any, then: Any = None) -> None:
        self.boxes.append((box, then))


def test_what_is_put_to_all_is_asked_once_and_again_from_the_menu(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    over: Any = Over()
    now: list[Vote | None] = [None]
    here, comes = [ANNA], [False]
    answered: list[tuple[int, bool]] = []
    monkeypatch.setattr(vote_questions, "open_vote", lambda table: now[0])
    monkeypatch.setattr(
        vote_questions, "pending_voter_here", lambda session: here[0] if now[0] else -1
    )
    monkeypatch.setattr(vote_questions, "is_fulfilled", lambda table, what: comes[0])
    monkeypatch.setattr(vote_questions, "vote_question", lambda table, words, what: "Well?")
    monkeypatch.setattr(
        vote_questions,
        "cast_vote",
        lambda session, seat, what, luck, *, agrees: answered.append((seat, agrees)),
    )
    session: Any = SimpleNamespace(table=None, words=Words())
    taken: list[Any] = []
    part = VoteQuestions(over, session, over.told.append, taken.append)
    part.poll()
    assert not over.boxes and not over.told and not part.waits
    here[0] = -1
    now[0] = Vote(BEN, 3, 4, undo=True)
    part.poll()
    assert not over.boxes, "nobody here is asked"
    here[0] = ANNA
    over.app.screen = None
    part.poll()
    assert not over.boxes, "something lies over the table"
    over.app.screen = over
    part.poll()
    part.poll()
    assert len(over.boxes) == 1 and not part.waits
    now[0] = Vote(BEN, 3, 4, undo=True, agreed=frozenset([2]))
    part.poll()
    assert len(over.boxes) == 1, "another has agreed meanwhile"
    over.boxes[0][1]("")
    assert part.waits and over.told == [session.words.say("vote-later")]
    part.poll()
    assert len(over.boxes) == 1
    part.ask_again()
    assert len(over.boxes) == 2 and not part.waits
    comes[0] = True
    over.boxes[1][1]("yes")
    assert answered == [(ANNA, True)] and len(taken) == 1
    part.ask_again()
    over.boxes[2][1]("no")
    assert answered[1:] == [(ANNA, False)] and len(taken) == 1, "nothing came of it"
    now[0], over.told[:] = None, []
    part.poll()
    assert over.told == [] and part.asked is None, "it came about"
    now[0] = Vote(BEN, 5, 6, undo=True)
    part.poll()
    count, now[0] = len(over.boxes), Vote(BEN, 4, 6, undo=True)
    part.poll()
    assert len(over.boxes) == count + 1, "another question is asked in its place"
    now[0], comes[0] = None, False
    part.poll()
    assert over.told == [session.words.say("vote-refused")]
    part.poll()
    assert len(over.told) == 1, "told once"


def test_a_question_that_is_no_longer_put_goes_once_nothing_lies_over_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    over: Any = Over()
    table, perspective = SimpleNamespace(log=[1, 2]), SimpleNamespace(viewer=ANNA)
    session: Any = SimpleNamespace(table=table, perspective=perspective, words=Words())
    part = VoteQuestions(over, session, over.told.append, lambda news: None)
    gone: list[str] = []
    box: Any = SimpleNamespace(dismiss=gone.append)
    part.take_away()
    part.box = box
    part.take_away()
    assert gone == []
    over.app.screen = box
    part.take_away()
    assert gone == [""]
    monkeypatch.setattr(vote_questions, "undo_target", lambda session: -1)
    assert not part.ask_back() and not over.boxes
    monkeypatch.setattr(vote_questions, "undo_target", lambda session: 0)
    put: list[Vote] = []
    monkeypatch.setattr(part, "put", put.append)
    assert part.ask_back() and session.words.say("vote-ask", count=2) == over.boxes[0][0].question
    over.boxes[0][1]("no")
    over.boxes[0][1]("yes")
    assert put == [Vote(ANNA, 0, 2, undo=True)]


def test_hints_are_refused_where_nobody_decides_or_the_players_want_none() -> None:
    told: list[str] = []
    session = Session(play_on(new_table("cities_and_knights", 3), 20), None)
    over: Any = Over()
    cursor: Any = SimpleNamespace(view=SimpleNamespace(message=""))
    hints = Hints(over, session, told.append, cursor)
    say, asked = session.words.say, list[int]()
    adviser: Any = SimpleNamespace(ask=asked.append, failed=None, poll=list)
    hints.adviser = adviser
    hints.ask(-1)
    hints.ask(ANNA)
    assert told == [say("ui-no-hint")] and asked == [ANNA]
    assert isinstance(over.boxes[0][0], HintWait)
    hints.wait = None
    hints.poll(-1)
    assert len(told) == 1, "nobody is asked any more"
    hints.poll(ANNA)
    assert told[1:] == [say("ui-hint-even")]
    agree(session.table, no_hints=True)
    hints.ask(ANNA)
    assert told[2:] == [say("ui-hints-off")] and asked == [ANNA]
