"""A save that several sessions write. There is no server; the file is the only truth.

An action is one critical section: lock, apply new lines, check that its question is still open,
play, write, unlock. A session killed in it has either written or not. Its lock is released with its
process, so no other session waits.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from ..play.perspective import NOBODY
from ..play.remote.remote_seats import (
    PATIENCE,
    QuestionId,
    RemoteSeats,
    StaleQuestion,
    TurnLimit,
    Unplayed,
)
from ..play.remote.seating import sit_down
from ..play.table import Table
from ..play.text import say
from . import wall_clock
from .atomic_files import (
    SHARED,
    SaveError,
    describe_error,
    file_mode,
    real_path,
    write_atomic,
)
from .follower import Follower, SplitSave
from .presence import AIM, REPLAY, Presence, SharedNumbers, present
from .reading.text import check_header, parse_text
from .save_file import SaveFile, is_example_or_backup, owner_of
from .session_lock import Held, Holder, SessionLock, holder_of
from .upgrades import FORMAT

T = TypeVar("T")


class SharedSaveFile(Follower):
    """One session's access to a shared save; a :class:`~..play.storage.Storage`."""

    due = False
    """Every change is written at once."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.lock, self.presence = SessionLock(self.path), Presence(self.path)
        token = self.presence.me.token
        self.aim = SharedNumbers(self.path, token, AIM)
        self.replay = SharedNumbers(self.path, token, REPLAY)
        self.names: dict[int, str] = {}  # the names at the seats of this terminal

    @classmethod
    def create(
        cls,
        table: Table,
        path: Path,
        free: frozenset[int] = frozenset(),
        patience: int = PATIENCE["live"],
        open_to_all: frozenset[int] = frozenset(),
        *,
        permitted: bool = False,
        limit: TurnLimit | None = None,
    ) -> SharedSaveFile:
        """Save a new game for several terminals, with its *free* seats, of which some may be
        *open_to_all*, its *patience* in seconds and its turn *limit*. Raises as
        :meth:`SaveFile.create` does.
        """
        table.remote = RemoteSeats(free, patience=patience, open_to_all=open_to_all, limit=limit)
        save_file = SaveFile.create(table, path, permitted=permitted)
        save_file.close()
        return cls(save_file.path)

    @classmethod
    def open(cls, path: Path, *, take_over: bool = False) -> SharedSaveFile:
        """Open a table for several terminals; a save of one keyboard becomes one. Raises SaveError
        (also for an example, a backup or an unshared save of another account), Held while one
        keyboard plays it or Unplayed while others play it with an older program (unless
        *take_over*), or OSError.
        """
        if not is_joinable(real_path(path)):
            raise SaveError("remote-no-original", path.name)
        shared = cls(path)
        with shared.lock.locked():
            held = holder_of(shared.path)
            if held is not None and not take_over:
                raise Held(shared.path, held)
            shared.lock.note.path.unlink(missing_ok=True)
            shared.update_to(shared.text_on_disk())
            if not take_over and shared.others_are_older():
                raise Unplayed(say("remote-older"))
            if shared.lost:
                raise Unplayed(shared.lost)
            if shared.table.remote is None:
                shared.table.remote = RemoteSeats()
                shared.renew_questions(NOBODY)
                shared.write({})
        return shared

    def others_are_older(self) -> bool:
        """Return whether sessions with an older program are at the table, which could not read what
        this one writes.
        """
        found = check_header(parse_text(self.data))
        ours = FORMAT, self.table.game.rules
        return (found["format"], found["rules"]) < ours and bool(present(self.path))

    # -- acting ------------------------------------------------------------------------------------

    def change(
        self, do: Callable[[], T], seat: int = NOBODY, question: QuestionId | None = None
    ) -> tuple[T, str]:
        """Let *do* change the table, and write it. Return its result and a message.

        An answer of *seat* names its *question*. Raises StaleQuestion if it is no longer open,
        Unplayed if the disk fails or the save is lost, or what *do* raises; then nothing has
        changed.
        """
        try:
            with self.lock.locked():
                self.update_to(self.text_on_disk())  # always read, whatever the stamp
                self.check_ownership()
                if seat != NOBODY and (question is None or self.questions.get(seat) != question):
                    raise StaleQuestion(say("remote-stale"))
                asked, actions = dict(self.questions), len(self.table.log)
                try:
                    done = do()
                except BaseException:
                    if len(self.table.log) != actions:  # do() failed after playing some actions
                        self.reload(self.data)
                    raise
                if len(self.table.log) < actions:
                    self.drop_questions(len(self.table.log))
                self.renew_questions(seat)
                self.write(asked)
                self.names = {n: self.table.seats[n].name for n in self.names}
        except OSError as no:
            raise Unplayed(say("remote-unwritten", why=describe_error(no))) from None
        return done, ""

    def write(self, asked: dict[int, QuestionId]) -> None:
        """Write the table. *asked* are the questions before the change. Raises OSError after
        resetting the table to what is on disk.
        """
        try:
            self.update_clocks(asked)
            text = self.writer.text(wall_clock.timestamp())
            write_atomic(self.path, text)
        except BaseException:
            self.reload(self.on_disk())
            raise
        self.adopt(text)

    def adopt(self, text: bytes) -> None:
        """Make the text that was written the current version."""
        self.data, self.head = text, SplitSave(text)

    def on_disk(self) -> bytes:
        """Return what is on disk, or the last known version if that cannot be read."""
        with contextlib.suppress(OSError):
            return self.text_on_disk()
        return self.data

    def check_ownership(self) -> None:
        """Raise Unplayed if the save is no longer one of several terminals."""
        held = holder_of(self.path)
        if held is not None:
            self.lost = say("save-file-taken", holder=str(held))
        elif not self.lost and self.table.remote is None:
            self.lost = say("save-file-gone-on")
        if self.lost:
            raise Unplayed(self.lost)

    def update_clocks(self, asked: dict[int, QuestionId]) -> None:
        """Stop the clocks of answered questions and start those of new ones. *asked* are the
        questions before.
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
        put = {x: kept.get(x, moment) for x in self.questions if x in self.waited_for}
        table.remote = replace(table.remote, since=put)

    # -- the rest of Storage -----------------------------------------------------------------------

    def save(self) -> str:
        """Return "": every change is written at once."""
        return ""

    def check_lost(self) -> str:
        """Return why nothing is written any more, or ""."""
        if not self.lost and self.table.remote is None:
            self.lost = say("save-file-gone-on")
        return self.lost

    def heartbeat(self) -> None:
        """Update the session file, and check whether another terminal has taken a seat of this one.
        Call it about once a second.
        """
        self.presence.heartbeat()
        if not self.lost and (other := self.presence.taken_over()) is not None:
            names = tuple(
                self.table.seats[n].name for n in other.seats if n in self.presence.me.seats
            )
            self.lost = say("remote-seat-taken", names=names, holder=str(other))
        elif not self.lost and (gone := self.given_away()):
            self.lost = say("remote-seat-given", name=gone)

    def given_away(self) -> str:
        """Return the name of a seat of this terminal that the others gave to someone else, or
        "".
        """
        seats, free = self.table.seats, self.free()
        changed = (name for n, name in self.names.items() if n in free or seats[n].name != name)
        return next(changed, "")

    def runs_bots(self) -> bool:
        """Return whether this session thinks for the computer players. Also sends a heartbeat. It
        only saves work: two sessions that think do no harm.
        """
        self.heartbeat()
        return not self.lost and self.presence.is_leader()

    def present(self) -> list[Holder]:
        """Return the live sessions at the table, including this one."""
        return present(self.path)

    def key_pressed(self) -> None:
        """Note that a key was pressed here."""
        self.presence.key_pressed()

    def sit(self, seats: dict[int, str]) -> None:
        """Let these people take those seats from this terminal. Raises ValueError with one
        sentence, SeatTaken if another person was quicker, or Unplayed.
        """
        self.change(lambda: sit_down(self.table, seats))
        self.presence.sit(seats)
        self.names = {n: self.table.seats[n].name for n in seats}

    def share_aim(self, aim: Sequence[int]) -> None:
        """Let the others see an aim; none to end that."""
        self.aim.share(aim)

    def aims(self) -> list[tuple[int, ...]]:
        """Return what others aim at now."""
        return self.aim.seen()

    def share_replay(self, moment: Sequence[int]) -> None:
        """Let the others see the moment of the replay that this session leads; none to end that."""
        self.replay.share(moment)

    def replays(self) -> list[tuple[int, ...]]:
        """Return the moments of the replays that others lead now."""
        return self.replay.seen()

    def close(self) -> None:
        """Leave the table. Others go on."""
        self.aim.share(())
        self.replay.share(())
        self.presence.close()


def is_joinable(path: Path) -> bool:
    """Return whether people may sit down at a save: an own original, or in a shared folder that of
    any account. A save that is only watched must not be written.
    """
    return not is_example_or_backup(path) and (
        owner_of(path) == "" or file_mode(path.parent) == SHARED
    )


class SpectatorSaveFile(SharedSaveFile):
    """A spectator's access to a shared save. It never changes the table."""

    def change(
        self, do: Callable[[], T], seat: int = NOBODY, question: QuestionId | None = None
    ) -> tuple[T, str]:
        """Raise Unplayed: a spectator has no seat."""
        raise Unplayed(say("remote-looks-on"))

    def check_lost(self) -> str:
        """Return why the save cannot be followed, or "".

        The game may now be open at a single keyboard.
        """
        return self.lost

    def runs_bots(self) -> bool:
        """Send a heartbeat and return False."""
        self.heartbeat()
        return False
