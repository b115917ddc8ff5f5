"""A table at the keyboard: it plays actions, has them saved before anything is shown, and knows the
words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from ..engine import Event, Illegal, kind_of, offers
from .perspective import NOBODY, HotSeat, Perspective
from .remote.chat import ChatLine, with_chat
from .remote.remote_seats import News, QuestionId, Unplayed
from .replay import ALL, viewing_seat
from .seats import Seat
from .storage import NullStorage, Storage
from .story.narration import Line, StoryCache
from .table import Table
from .table_settings import TableSettings
from .text import Words

T = TypeVar("T")
Answers = Sequence[tuple[int | None, Any]]
"""Actions that follow at once, with the seats that they belong to; None is the seat that began."""


class Session:
    """The open game. ``perspective`` knows who looks; ``notice`` is what the storage said last.

    It is saved as it begins, so that the list of saves has it first and a disk that cannot be
    written to is told; without *at_once* the caller does that when the table is on the screen.
    """

    def __init__(
        self,
        table: Table,
        storage: Storage | None,
        language: str | None = None,
        perspective: Perspective | None = None,
        *,
        at_once: bool = True,
    ) -> None:
        self.table: Table = table
        self.storage: Storage = storage or NullStorage()
        self.perspective: Perspective = perspective or HotSeat(table)
        self.words = Words(table.game, [seat.name for seat in table.seats], language)
        self.closed = False
        self.story_cache = StoryCache()
        self.chat: Sequence[ChatLine] = ()  # what people said to all, while it is to be shown
        self.aloud: set[int] = set()  # actions agreed on aloud, whose seats have not looked
        # agreed aloud and not to be kept: after how many actions, and who could not
        self.broken_deal = -1, NOBODY
        self.notice = self.save() if at_once else ""

    @property
    def problem(self) -> str:
        """Why the game is only in memory, as a sentence; "" while it is on the disk."""
        return self.storage.problem

    def save(self) -> str:
        """Put the table on disk."""
        return self.storage.save()

    # -- what others do ----------------------------------------------------------------------------

    @property
    def remote(self) -> bool:
        """Whether the people of this table sit at several terminals."""
        return self.table.remote is not None

    def news(self) -> list[News]:
        """What was done at other terminals since the last look; nothing can be played again after
        it.
        """
        found = self.storage.poll()
        if found:
            self.table.undone = []
            self.refresh_names()
        return found

    def open_question(self, seat: int) -> QuestionId | None:
        """Which question is put to *seat* now; None where questions need no names."""
        return self.storage.open_question(seat)

    def refresh_names(self) -> None:
        """Others may have other names now."""
        self.words.names = [one.name for one in self.table.seats]

    # -- acting ------------------------------------------------------------------------------------

    def change(
        self, do: Callable[[], T], seat: int = NOBODY, question: QuestionId | None = None
    ) -> T:
        """Let *do* change the table, and save it: whatever is not an action changes it so. Raises
        what *do* raises, or Unplayed, and then nothing has changed.
        """
        done, self.notice = self.storage.change(do, seat, question)
        self.refresh_names()
        return done

    def play(
        self, seat: int, action: Any, then: Answers = (), question: QuestionId | None = None
    ) -> list[Event]:
        """Play an action and what was agreed on with it, as far as the rules allow that, and save.
        Raises Illegal when the action itself is not allowed, or Unplayed when the *question* that
        it answers is no longer put; then nothing has changed.
        """
        if self.closed:  # a key that was on its way when the table was left
            raise Illegal("not-now")

        def do() -> list[Event]:
            table = self.table
            self.aloud = {n for n in self.aloud if n < len(table.log)}  # the others were undone
            told = [*table.play(seat, action)]  # the table keeps its own list
            for other, answer in then:
                try:
                    told += table.play(seat if other is None else other, answer)
                except Illegal:  # they spoke too soon: who is asked answers for themselves
                    self.broken_deal = (len(table.log), seat if other is None else other)
                    break
                if other is not None:
                    self.aloud.add(len(table.log) - 1)
            return told

        told, self.notice = self.storage.change(do, seat, question or self.open_question(seat))
        self.refresh_names()
        return told

    def undo_count(self) -> int:
        """How many actions undo takes back now; 0 when it may not.

        Among several terminals it is an own last action, as long as nobody else has acted or was
        asked anything because of it: people have seen it then.
        """
        table = self.table
        if not self.remote:
            return table.undo_count()
        n = len(table.log)
        if n <= table.undo_limit or not self.perspective.mine(seat := table.log[-1][0]):
            return 0
        for other in table.deciding():
            asked = self.open_question(other)
            if self.perspective.mine(other):  # the keyboard is passed on as at a single one
                if seat != other and table.views_differ(seat, other):
                    return 0
            elif asked is not None and asked[0] >= n:
                return 0
        return 1

    def undo(self) -> bool:
        """Take the last action of a person back, with what computer players did since; False when
        it may not be. Raises Unplayed.
        """

        def do() -> bool:
            count = self.undo_count()
            for _ in range(count):
                self.table.undo()
            return count > 0

        return not self.closed and self.undo_count() > 0 and self.change(do)

    def redo(self) -> list[Event]:
        """Play what was taken back, up to the next decision of a person. Raises Unplayed."""
        table = self.table

        def do() -> list[Event]:
            told = table.redo() if table.undone else []
            while table.undone and all(table.seats[seat].is_bot for seat in table.deciding()):
                told += table.redo()
            return told

        seat = table.undone[-1][0]
        return self.change(do, seat, self.open_question(seat))

    def reseat(self, n: int, seat: Seat) -> None:
        """Somebody else plays seat *n* from now on. Raises ValueError for a name that another
        player has, or Unplayed.
        """
        self.change(lambda: self.table.reseat(n, seat))
        if seat.is_bot and self.perspective.viewer == n:
            self.perspective.sit(NOBODY)

    def change_settings(self, how: Callable[[TableSettings], TableSettings]) -> str:
        """The players agree on other manners; gives a sentence to tell, or ""."""

        def do() -> None:
            self.table.settings = how(self.table.settings)

        try:
            self.change(do)
        except Unplayed as no:
            return str(no)
        return self.notice

    def prompt(self, seat: int) -> str:
        """What is asked of *seat*, as a short sentence."""
        if self.table.over:
            return self.words.say("ask-over")
        frame = self.table.state.stack[-1]
        kinds = {kind_of(offer.action) for offer in offers(self.table.game, self.table.state, seat)}
        keys = [f"ask-{frame.kind}"]
        if len(kinds) == 1:
            keys.insert(0, f"ask-{frame.kind}-{kinds.pop()}")
        for key in filter(self.words.has, keys):
            return self.words.say(key, **self.table.game.describe(self.table.state, frame))
        return ""

    @property
    def viewing_seat(self) -> int:
        """The seat for which views, events and points are asked."""
        return viewing_seat(self.table, self.perspective.viewer)

    def view(self) -> Any:
        """The position as whoever looks may know it."""
        table, viewing_seat = self.table, self.viewing_seat
        return table.state if viewing_seat == ALL else table.game.view(table.state, viewing_seat)

    def story(self, seat: int, since: int = 0) -> list[Line]:
        """The story as *seat* may hear it; NOBODY hears what everybody knows until the game is
        over.
        """
        told = self.story_cache.story(self.table, self.words, viewing_seat(self.table, seat), since)
        return with_chat(told, self.chat, self.words, since) if self.chat else told

    def same_keyboard(self, seat: int) -> list[int]:
        """The other people at the same keyboard, with whom *seat* may agree on something aloud;
        whoever has a PIN answers with it.
        """
        others = [n for n in self.table.people() if n not in (seat, *self.table.settings.pins)]
        return [n for n in others if self.perspective.mine(n)]

    def runs_bots(self) -> bool:
        """Whether the computer players of the table think here."""
        return self.storage.runs_bots()

    def close(self) -> None:
        """Let the save go; nothing is played any more."""
        self.closed = True
        self.storage.close()
