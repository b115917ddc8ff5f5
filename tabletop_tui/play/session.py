"""A table at the keyboard: it plays actions, has them saved before anything is shown, and knows the
words.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from ..engine import Event, Illegal, kind_of, offers
from .chair import NOBODY, Chair, HotSeat
from .narrate import Line
from .replay import ALL, ears
from .retelling import Retelling
from .seats import Seat
from .table import Table
from .talk import Said, woven
from .text import Words


class Saver(Protocol):
    """What the session asks of the store: to keep its table safe.

    ``path`` is the file, None where nothing is kept. ``note`` is what the players must know of the
    save that was opened, ``problem`` why the game is only in memory, and ``lost`` why nothing is
    written any more: a sentence each, or "".
    """

    @property
    def path(self) -> Path | None: ...

    @property
    def note(self) -> str: ...

    @property
    def problem(self) -> str: ...

    @property
    def lost(self) -> str: ...

    def save(self) -> str:
        """Put the table on disk; gives a sentence when something has changed for the players."""
        ...

    def close(self) -> None:
        """Let the save go."""
        ...


class Unsaved:
    """The saver of a table that is kept nowhere: a lesson, a practice table."""

    path: Path | None = None
    note = problem = lost = ""

    def save(self) -> str:
        return ""

    def close(self) -> None:
        pass


Answers = Sequence[tuple[int | None, Any]]
"""Actions that follow at once, with the seats that they belong to; None is the seat that began."""


class Session:
    """The open game. ``chair`` knows who looks; ``notice`` is the last thing the store had to
    say.
    """

    def __init__(
        self,
        table: Table,
        saver: Saver | None,
        language: str | None = None,
        chair: Chair | None = None,
    ) -> None:
        self.table: Table = table
        self.saver: Saver = saver or Unsaved()
        self.chair: Chair = chair or HotSeat(table)
        self.words = Words(table.game, [seat.name for seat in table.seats], language)
        self.closed = False
        self.retelling = Retelling()
        self.said: Sequence[Said] = ()  # what people said to all, while it is to be shown
        self.notice = self.save()

    @property
    def problem(self) -> str:
        """Why the game is only in memory, as a sentence; "" while it is on the disk."""
        return self.saver.problem

    def save(self) -> str:
        """Put the table on disk."""
        return self.saver.save()

    def play(self, seat: int, action: Any, then: Answers = ()) -> list[Event]:
        """Play an action and what was agreed on with it, as far as the rules allow that, and save.
        Raises Illegal when the action itself is not allowed, and then nothing has changed.
        """
        if self.closed:  # a key that was on its way when the table was left
            raise Illegal("not-now")
        told = self.table.play(seat, action)
        for other, answer in then:
            try:
                told += self.table.play(seat if other is None else other, answer)
            except Illegal:  # they spoke too soon: who is asked answers for themselves
                break
        self.notice = self.save()
        return told

    def undo(self) -> bool:
        """Take the last action of a person back, with what computer players did since; False when
        it may not be.
        """
        table = self.table
        done = not self.closed and table.to_take_back() > 0
        if done:
            for _ in range(table.to_take_back()):
                table.undo()
            self.notice = self.save()
        return done

    def redo(self) -> list[Event]:
        """Play what was taken back, up to the next decision of a person."""
        told = self.table.redo()
        while self.table.undone and all(
            self.table.seats[seat].is_bot for seat in self.table.deciding()
        ):
            told += self.table.redo()
        self.notice = self.save()
        return told

    def reseat(self, n: int, seat: Seat) -> None:
        """Somebody else plays seat *n* from now on. Raises ValueError for a name that another
        player has.
        """
        self.table.reseat(n, seat)
        self.words.names = [one.name for one in self.table.seats]
        if seat.is_bot and self.chair.eyes == n:
            self.chair.sit(NOBODY)
        self.notice = self.save()

    def question(self, seat: int) -> str:
        """What is asked of *seat*, as a short sentence."""
        if self.table.over:
            return self.words.say("ask-over")
        frame = self.table.state.stack[-1]
        kinds = {kind_of(offer.action) for offer in offers(self.table.game, self.table.state, seat)}
        keys = [f"ask-{frame.kind}-{kind}" for kind in kinds if len(kinds) == 1] + [
            f"ask-{frame.kind}"
        ]
        key = next((key for key in keys if self.words.has(key)), "")
        return (
            self.words.say(key, **self.table.game.describe(self.table.state, frame)) if key else ""
        )

    @property
    def ears(self) -> int:
        """The seat that views, events and points are asked for (see :func:`.replay.ears`)."""
        return ears(self.table, self.chair.eyes)

    def view(self) -> Any:
        """The position as whoever looks may know it."""
        table, ears = self.table, self.ears
        return table.state if ears == ALL else table.game.view(table.state, ears)

    def story(self, seat: int, since: int = 0) -> list[Line]:
        """The story as *seat* may hear it; NOBODY hears what everybody knows until the game is
        over.
        """
        told = self.retelling.story(self.table, self.words, ears(self.table, seat), since)
        return woven(told, self.said, self.words, since) if self.said else told

    def near(self, seat: int) -> list[int]:
        """The other people at the same keyboard, with whom *seat* may agree on something aloud;
        whoever has a PIN answers with it.
        """
        if not isinstance(self.chair, HotSeat):
            return []
        pins, seats = self.table.manners.pins, self.table.seats
        return [n for n, one in enumerate(seats) if n not in (seat, *pins) and not one.is_bot]

    def close(self) -> None:
        """Let the save go; nothing is played any more."""
        self.closed = True
        self.saver.close()
