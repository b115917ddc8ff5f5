"""A table at a terminal: plays actions, has them saved before they are shown, and puts them into
words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from ..engine import Event, Illegal, Who, kind_of, offers
from .perspective import NOBODY, HotSeat, Perspective
from .private.kept import followed
from .private.orders import follow
from .remote.chat import ChatLine, with_chat
from .remote.remote_seats import News, QuestionId, Unplayed
from .remote.stand_ins import marked, stood_in
from .remote.undone import note_undo, with_undone
from .replay import ALL_HANDS, viewing_seat
from .seats import Seat
from .storage import NullStorage, Storage
from .story.narration import StoryCache, StoryLine
from .table import Table
from .table_settings import TableSettings
from .text import Words

T = TypeVar("T")
Answers = Sequence[tuple[int | None, Any]]
"""Actions that follow at once, with their seats. None is the seat of the first action."""


class Session:
    """An open game. ``perspective`` knows the viewer, ``notice`` is the last message of the
    storage.

    The table is saved at once, so that it tops the list of saves and a read-only disk is reported.
    Without *at_once* the caller saves once the table is on the screen.
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
        self.chat: Sequence[ChatLine] = ()  # chat lines, while they are shown
        self.remarks = True
        """Whether the story has the remarks of the characters."""
        self.onlooker = ""
        """The name of a person without a seat who looks on from here, and may talk."""
        self.last_seen: dict[int, float] = {}
        """When people at other terminals were last seen at the table, by seat."""
        self.hinted: tuple[int, Sequence[Any]] = -1, ()
        """The length of the log at the last hint, and the actions that it named."""
        # actions agreed aloud or decided beforehand, whose seats have not seen the screen
        self.agreed_aloud: set[int] = set()
        # a failed deal agreed aloud: the actions before it, and the seat that could not answer
        self.broken_deal = -1, NOBODY
        self.notice = self.save() if at_once else ""

    @property
    def problem(self) -> str:
        """Why the game is only in memory, as a sentence. "" while it is on disk."""
        return self.storage.problem

    def save(self) -> str:
        """Save the table. Return a message for the players, or ""."""
        return self.storage.save()

    # -- what others do ----------------------------------------------------------------------------

    @property
    def remote(self) -> bool:
        """True if the people of this table sit at several terminals."""
        return self.table.remote is not None

    def news(self) -> list[News]:
        """Return what other terminals did since the last call. Any news clears the redo list."""
        found = self.storage.poll()
        if found:
            self.table.undone = []
            self.refresh_names()
        return found

    def open_question(self, seat: int) -> QuestionId | None:
        """Return the id of the question that *seat* must answer. None where questions need no
        id.
        """
        return self.storage.open_question(seat)

    def refresh_names(self) -> None:
        """Update the names, which other terminals may have changed."""
        self.words.names = [one.name for one in self.table.seats]

    # -- acting ------------------------------------------------------------------------------------

    def change(
        self, do: Callable[[], T], seat: int = NOBODY, question: QuestionId | None = None
    ) -> T:
        """Let *do* change the table, and save it. Every change other than an action goes through
        here. Raises what *do* raises, or Unplayed; then nothing has changed.
        """
        done, self.notice = self.storage.change(do, seat, question)
        self.refresh_names()
        return done

    def play(
        self, seat: int, action: Any, then: Answers = (), question: QuestionId | None = None
    ) -> list[Event]:
        """Play an action and the answers agreed on with it, as far as the rules allow, and save.
        Raises Illegal if the action itself is not allowed, or Unplayed if its *question* is no
        longer open; then nothing has changed.
        """
        if self.closed:  # a key pressed just before the table was left
            raise Illegal("not-now")
        action, told = self.without_vain(seat, action)

        def do() -> list[Event]:
            table = self.table
            self.agreed_aloud = {
                n for n in self.agreed_aloud if n < len(table.log)
            }  # the others were undone
            events = [*table.play(seat, action)]  # a copy: the table keeps its list
            certain = True
            for other, answer in then:
                if other is not None and certain:
                    certain = self.is_sure(seat, other, answer)
                try:
                    events += table.play(seat if other is None else other, answer)
                except Illegal:  # the asked seat has to answer for itself
                    self.broken_deal = (len(table.log), seat if other is None else other)
                    break
                if other is not None:
                    self.agreed_aloud.add(len(table.log) - 1)
            else:
                if not certain:  # that the others could answer was a secret
                    table.seal()
            while (known := table.game.decided_before(table.state)) is not None:
                events += table.play(*known)
                self.agreed_aloud.add(len(table.log) - 1)
            return events + follow(table)

        events, notice = self.storage.change(do, seat, question or self.open_question(seat))
        self.notice = notice or told
        self.refresh_names()
        return events

    def without_vain(self, seat: int, action: Any) -> tuple[Any, str]:
        """Return the action of *seat* without the people it asks in vain, as everybody knows that
        they cannot agree, and a sentence about them. Raises Illegal if nobody else is asked.
        """
        table, asked = self.table, getattr(action, "asks", "")
        memory = table.remembered(len(table.seats)) if asked else None
        may_agree = getattr(memory, "may_agree", None)  # a game from outside need not have it
        if may_agree is None:
            return action, ""
        view, named = table.game.view(table.state, len(table.seats)), getattr(action, asked)
        people = [x for x in named if x in table.people()]
        vain = [x for x in people if not may_agree(view, x, action)]
        left = tuple(x for x in named if x not in vain)
        if not vain or (table.seats[seat].is_bot and not left):
            return action, ""
        names = tuple(map(Who, vain))
        if not left:
            raise Illegal("asked-in-vain", names=names)
        told = "" if table.seats[seat].is_bot else self.words.say("offer-not-asked", names=names)
        return replace(action, **{asked: left}), told

    def is_sure(self, seat: int, other: int, answer: Any) -> bool:
        """Return whether *seat* knows, by what it has seen, that *other* may play *answer*."""
        memory, view = self.table.remembered(seat), self.table.game.view(self.table.state, seat)
        is_sure = getattr(memory, "is_sure", None)  # a game from outside need not have it
        return is_sure is not None and bool(is_sure(view, other, answer))

    def undo_count(self) -> int:
        """Return how many actions undo takes back now, or 0 if it may not.

        With several terminals it is one action of this terminal, as long as no other person has
        acted since or was asked because of it, as they have seen it then.
        """
        table = self.table
        if not self.remote:
            return table.undo_count()
        n = len(table.log)
        if n <= table.undo_limit or not self.perspective.mine(seat := table.log[-1][0]):
            return 0
        for other in table.deciding():
            asked = self.open_question(other)
            if self.perspective.mine(other):  # the keyboard changes hands as with a hot seat
                if seat != other and table.views_differ(seat, other):
                    return 0
            elif asked is not None and asked[0] >= n:
                return 0
        return 1

    def undo(self) -> bool:
        """Take back the last action of a person and what computer players did since. Return False
        if it may not be. Raises Unplayed.
        """

        def do() -> bool:
            count = self.undo_count()
            seat = self.table.log[-1][0] if count else NOBODY
            for _ in range(count):
                self.table.undo()
            if count:
                note_undo(self.table, seat, count)
            return count > 0

        return not self.closed and self.undo_count() > 0 and self.change(do)

    def redo(self) -> list[Event]:
        """Play the undone actions again, up to the next decision of a person. Raises Unplayed."""
        table = self.table

        def do() -> list[Event]:
            events = table.redo() if table.undone else []
            while table.undone and all(table.seats[seat].is_bot for seat in table.deciding()):
                events += table.redo()
            return events

        seat = table.undone[-1][0]
        return self.change(do, seat, self.open_question(seat))

    def reseat(self, n: int, seat: Seat) -> None:
        """Let *seat* play seat *n* from now on. Raises ValueError for a name that another player
        has, or Unplayed.
        """
        self.change(lambda: self.table.reseat(n, seat))
        if seat.is_bot and self.perspective.viewer == n:
            self.perspective.set_viewer(NOBODY)

    def change_settings(self, how: Callable[[TableSettings], TableSettings]) -> str:
        """Change the table settings. Return a message, or ""."""

        def do() -> None:
            self.table.settings = how(self.table.settings)

        try:
            self.change(do)
        except Unplayed as no:
            return str(no)
        return self.notice

    def prompt(self, seat: int) -> str:
        """Return what is asked of *seat*, as a short sentence."""
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
        """The seat to ask views, events and points for."""
        return viewing_seat(self.table, self.perspective.viewer)

    def view(self) -> Any:
        """Return the position as the viewer may see it."""
        table, viewing_seat = self.table, self.viewing_seat
        return (
            table.state if viewing_seat == ALL_HANDS else table.game.view(table.state, viewing_seat)
        )

    def story(self, seat: int, since: int = 0) -> list[StoryLine]:
        """Return the story as *seat* may see it. NOBODY sees what everybody may see, until the game
        is over.
        """
        viewer = viewing_seat(self.table, seat)
        lines = self.story_cache.story(self.table, self.words, viewer, since, remarked=self.remarks)
        lines = marked(self.table, self.words, lines)
        lines = with_undone(lines, self.table, self.words, since)
        return with_chat(lines, self.chat, self.words, since) if self.chat else lines

    def unseen(self) -> frozenset[int]:
        """Return the actions whose seats have not seen the screen: agreed aloud, decided
        beforehand, ordered in advance, or done by a computer player for a person who was away.
        """
        return stood_in(self.table) | followed(self.table.private) | self.agreed_aloud

    def same_keyboard(self, seat: int) -> list[int]:
        """Return the other people at the keyboard of *seat*, with whom it may agree aloud. Without
        those who have a PIN.
        """
        others = [n for n in self.table.people() if n not in (seat, *self.table.settings.pins)]
        return [n for n in others if self.perspective.mine(n)]

    def runs_bots(self) -> bool:
        """Return whether the computer players of the table think in this session."""
        return self.storage.runs_bots()

    def close(self) -> None:
        """Close the save. No action can be played afterwards."""
        self.closed = True
        self.storage.close()
