"""A save that several sessions write: there is no server, the file is the one truth.

An action is one short stroke: guard, take in what is new, see whether its question is still put,
play, write, let go. Whoever is killed in it has either written or not; the guard goes with its
process, and nobody waits.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from ..play.perspective import NOBODY
from ..play.remote.remote_seats import PATIENCE, QuestionId, RemoteSeats, StaleQuestion, Unplayed
from ..play.remote.seating import sit_down
from ..play.table import Table
from ..play.text import say
from . import wall_clock
from .atomic_files import SHARED, SaveError, describe_error, file_mode, real_path, write_atomic
from .follower import Follower, SplitSave
from .load import header
from .presence import Presence, present
from .save_file import SaveFile, is_example_or_backup, owner_of
from .session_lock import Held, Holder, SessionLock, holder_of
from .upgrades import FORMAT

T = TypeVar("T")


class SharedSaveFile(Follower):
    """One session's end of a shared save; a :class:`~..play.session.Storage`."""

    due = False
    """There is never anything left to write."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.lock, self.presence = SessionLock(self.path), Presence(self.path)
        self.names: dict[int, str] = {}  # who sits at the seats of this terminal

    @classmethod
    def create(
        cls,
        table: Table,
        path: Path,
        free: frozenset[int] = frozenset(),
        patience: int = PATIENCE["live"],
    ) -> SharedSaveFile:
        """Save a new game for several terminals; *free* seats wait for whoever comes, and the table
        so many seconds for somebody who is not there. Raises as :meth:`SaveFile.create` does.
        """
        table.remote = RemoteSeats(free, patience=patience)
        save_file = SaveFile.create(table, path)
        save_file.close()
        return cls(save_file.path)

    @classmethod
    def open(cls, path: Path, *, take_over: bool = False) -> SharedSaveFile:
        """Come to a table; one of one keyboard becomes one of several terminals. Raises SaveError
        (for an example, a backup or what is another account's as well), Held while one keyboard
        plays it or Unplayed while others are at it with an older program (unless *take_over*), or
        OSError.
        """
        if not is_joinable(real_path(path)):
            raise SaveError("apart-no-original", path.name)
        shared = cls(path)
        with shared.lock.locked():
            held = holder_of(shared.path)
            if held is not None and not take_over:
                raise Held(shared.path, held)
            shared.lock.note.path.unlink(missing_ok=True)
            shared.update_to(shared.path.read_bytes())
            if not take_over and shared.others_are_older():
                raise Unplayed(say("apart-older"))
            if shared.lost:
                raise Unplayed(shared.lost)
            if shared.table.remote is None:
                shared.table.remote = RemoteSeats()
                shared.renew_questions(NOBODY)
                shared.write({})
        return shared

    def others_are_older(self) -> bool:
        """Whether people are at the table with an older program: what this one writes they could
        not read.
        """
        found = header(self.data)
        ours = FORMAT, self.table.game.rules
        return (found["format"], found["rules"]) < ours and bool(present(self.path))

    # -- acting ------------------------------------------------------------------------------------

    def change(
        self, do: Callable[[], T], seat: int = NOBODY, question: QuestionId | None = None
    ) -> tuple[T, str]:
        """Let *do* change the table, and write it; gives what it gave, and a sentence to tell.

        An answer of *seat* names its *question*. Raises Stale when that is no longer put, Unplayed
        when the disk refuses or the save is lost, or what *do* raises: nothing is done then.
        """
        try:
            with self.lock.locked():
                self.update_to(self.path.read_bytes())  # a stamp is not trusted here
                self.check_ownership()
                if seat != NOBODY and (question is None or self.questions.get(seat) != question):
                    raise StaleQuestion(say("apart-stale"))
                asked, actions = dict(self.questions), len(self.table.log)
                try:
                    done = do()
                except BaseException:
                    if len(self.table.log) != actions:  # something was done before it broke off
                        self.reload(self.data)
                    raise
                if len(self.table.log) < actions:
                    self.drop_questions(len(self.table.log))
                self.renew_questions(seat)
                self.write(asked)
                self.names = {n: self.table.seats[n].name for n in self.names}
        except OSError as no:
            raise Unplayed(say("apart-unwritten", why=describe_error(no))) from None
        return done, ""

    def write(self, asked: dict[int, QuestionId]) -> None:
        """Write the table; *asked* were the questions before it changed. Raises OSError, and then
        the table is again what the disk has.
        """
        try:
            self.update_clocks(asked)
            text = self.writer.text(wall_clock.written())
            write_atomic(self.path, text)
        except BaseException:
            self.reload(self.on_disk())
            raise
        self.adopt(text)

    def adopt(self, text: bytes) -> None:
        """What was written is what is known."""
        self.data, self.head = text, SplitSave(text)

    def on_disk(self) -> bytes:
        """What the disk made of it, as far as that can be read."""
        with contextlib.suppress(OSError):
            return self.path.read_bytes()
        return self.data

    def check_ownership(self) -> None:
        """Raises Unplayed when the save is no longer one of several terminals."""
        held = holder_of(self.path)
        if held is not None:
            self.lost = say("keeper-taken", holder=str(held))
        elif not self.lost and self.table.remote is None:
            self.lost = say("keeper-gone-on")
        if self.lost:
            raise Unplayed(self.lost)

    def update_clocks(self, asked: dict[int, QuestionId]) -> None:
        """Stop the clocks of questions that are answered, and start those of the ones that are put
        now; *asked* were the questions before.
        """
        table, moment = self.table, time.time()
        if table.remote is None:
            return
        since = dict(table.remote.since)
        for x in asked:
            if self.questions.get(x) == asked[x] or x not in since or table.seats[x].is_bot:
                continue
            if table.settings.timed:
                tenths = int(max(0.0, moment - since[x]) * 10)
                table.used[x] = table.used.get(x, 0) + tenths
        kept = {x: since.get(x, moment) for x, q in self.questions.items() if asked.get(x) == q}
        put = {x: kept.get(x, moment) for x in self.questions}
        table.remote = replace(table.remote, since=put)

    # -- as any saver ------------------------------------------------------------------------------

    def save(self) -> str:
        """Every change is written as it is made."""
        return ""

    def check_lost(self) -> str:
        """Why nothing is written any more, or ""."""
        if not self.lost and self.table.remote is None:
            self.lost = say("keeper-gone-on")
        return self.lost

    def heartbeat(self) -> None:
        """Say that this session does not stand still, and see whether a seat of it is taken at
        another terminal; call it about once a second.
        """
        self.presence.heartbeat()
        if not self.lost and (other := self.presence.taken_over()) is not None:
            names = ", ".join(
                self.table.seats[n].name for n in other.seats if n in self.presence.me.seats
            )
            self.lost = say("apart-seat-taken", names=names, holder=str(other))
        elif not self.lost and (gone := self.given_away()):
            self.lost = say("apart-seat-given", name=gone)

    def given_away(self) -> str:
        """Whose seat of this terminal the others have given to somebody else, ""."""
        seats, free = self.table.seats, self.free()
        changed = (name for n, name in self.names.items() if n in free or seats[n].name != name)
        return next(changed, "")

    def runs_bots(self) -> bool:
        """Whether this session thinks for the computer players; whoever asks says that it does not
        stand still. It only saves work, for two who think harm nobody.
        """
        self.heartbeat()
        return not self.lost and self.presence.is_leader()

    def present(self) -> list[Holder]:
        """The living sessions at the table, this one among them."""
        return present(self.path)

    def key_pressed(self) -> None:
        """Somebody has pressed a key here."""
        self.presence.key_pressed()

    def sit(self, seats: dict[int, str]) -> None:
        """These people sit down at those seats here. Raises ValueError with one sentence, or
        Unplayed.
        """
        self.change(lambda: sit_down(self.table, seats))
        self.presence.sit(seats)
        self.names = {n: self.table.seats[n].name for n in seats}

    def close(self) -> None:
        """Leave the table: others go on."""
        self.presence.close()


def is_joinable(path: Path) -> bool:
    """Whether people may sit down at a save: at one of their own, and in a folder that accounts
    share at any of them. What is only looked at must not be written.
    """
    return not is_example_or_backup(path) and (
        owner_of(path) == "" or file_mode(path.parent) == SHARED
    )


class SpectatorSaveFile(SharedSaveFile):
    """The end of somebody who looks on: it takes in what others do, and changes nothing."""

    def change(
        self, do: Callable[[], T], seat: int = NOBODY, question: QuestionId | None = None
    ) -> tuple[T, str]:
        """Nothing is played by whoever has no seat."""
        raise Unplayed(say("apart-looks-on"))

    def check_lost(self) -> str:
        """One looks on as well while one keyboard plays."""
        return self.lost

    def runs_bots(self) -> bool:
        """Others think."""
        self.heartbeat()
        return False
