"""A table at the keyboard: it plays actions, has them saved before anything is shown, and knows the words."""

from __future__ import annotations

from typing import Any, Protocol

from ..engine import Event, Illegal, kind_of, offers
from .narrate import Line
from .retelling import Retelling
from .seats import Seat
from .table import Table
from .text import Words


class Saver(Protocol):
    """What the session asks of the store: to keep its table safe. Gives a sentence when it cannot, else ""."""

    def save(self) -> str: ...

    def close(self) -> None: ...


class Session:
    """The open game. ``notice`` is the last thing the store had to say."""

    def __init__(self, table: Table, saver: Saver | None, language: str | None = None) -> None:
        self.table, self.saver = table, saver
        self.words = Words(table.game, [seat.name for seat in table.seats], language)
        self.closed = False
        self.retelling = Retelling()
        self.notice = self.save()

    @property
    def problem(self) -> str:
        """Why the game is only in memory, as a sentence; "" while it is on the disk."""
        return getattr(self.saver, "problem", "")

    def save(self) -> str:
        """Put the table on disk."""
        return self.saver.save() if self.saver is not None else ""

    def play(self, seat: int, action: Any) -> list[Event]:
        """Play an action and save it. Raises Illegal, and then nothing has changed."""
        if self.closed:  # a key that was on its way when the table was left
            raise Illegal("not-now")
        told = self.table.play(seat, action)
        self.notice = self.save()
        return told

    def undo(self) -> bool:
        """Take the last action of a person back, with what computer players did since; False when it may not be."""
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
        while self.table.undone and all(self.table.seats[seat].is_bot for seat in self.table.deciding()):
            told += self.table.redo()
        self.notice = self.save()
        return told

    def reseat(self, n: int, seat: Seat) -> None:
        """Somebody else plays seat *n* from now on. Raises ValueError for a name that another player has."""
        self.table.reseat(n, seat)
        self.words.names = [one.name for one in self.table.seats]
        self.notice = self.save()

    def question(self, seat: int) -> str:
        """What is asked of *seat*, as a short sentence."""
        if self.table.over:
            return self.words.say("ask-over")
        frame = self.table.state.stack[-1]
        kinds = {kind_of(offer.action) for offer in offers(self.table.game, self.table.state, seat)}
        keys = [f"ask-{frame.kind}-{kind}" for kind in kinds if len(kinds) == 1] + [f"ask-{frame.kind}"]
        key = next((key for key in keys if self.words.has(key)), "")
        return self.words.say(key, **self.table.game.describe(self.table.state, frame)) if key else ""

    def story(self, seat: int, since: int = 0) -> list[Line]:
        """The story as *seat* may hear it."""
        return self.retelling.story(self.table, self.words, seat, since)

    def close(self) -> None:
        """Let the save go; nothing is played any more."""
        self.closed = True
        if self.saver is not None:
            self.saver.close()
