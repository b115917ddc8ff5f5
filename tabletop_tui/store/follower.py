"""Going along with a save that others write: a new version is taken in by its new lines alone.

Loading a save replays its whole game, which takes a tenth of a second for a long one; taking in one
line of the log takes less than a thousandth, so that a session can follow live.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from pydantic_core import from_json, to_json

from ..play.perspective import NOBODY
from ..play.remote.remote_seats import News, QuestionId
from ..play.text import say
from .atomic_files import SaveError, real_path
from .load import header, load, read_file, with_head
from .save import Head, SaveWriter

RECHECK = 5.0  # seconds after which the bytes are read although the file looks the same
HEAD = ("seats", "free_undo", "open_replay", "timed", "no_hints", "apart")  # may change
ALWAYS_NEW = ("app", "saved", "turn")  # do change, and say nothing that is not elsewhere
RESEEDS = "reseeds"  # change as the log does
Stamp = tuple[int, int, int]


class NotIncremental(Exception):
    """The short way does not lead to a version of the save: it must be loaded whole."""


class SplitSave:
    """A save as its writer put it: the fields of its head a line each, the position at the start,
    the lines of the log, and the position. Raises ValueError for anything else.
    """

    def __init__(self, data: bytes) -> None:
        head, begun, rest = data.partition(b',\n"start":')
        start, logged, rest = rest.partition(b',\n"log":[')
        log, stood, state = rest.rpartition(b'],\n"state":')
        if not (begun and logged and stood and state.endswith(b"\n}\n")):
            raise ValueError("save")
        self.head: dict[str, str] = {}
        for line in head.decode().removeprefix("{\n").split(",\n"):
            key, _, value = line.partition(":")
            self.head[key.strip('"')] = value
        self.start = start.decode()
        self.lines = log.decode().strip("\n").split(",\n") if log else []
        self.state = state.decode()[: -len("\n}\n")]
        lucks = from_json(self.head.get(RESEEDS, "[]"))
        self.reseeds: dict[int, int] = {each["at"]: each["rng"] for each in lucks}

    def lasting(self) -> dict[str, str]:
        """The fields of the head that stay as they are for the whole game."""
        return {k: v for k, v in self.head.items() if k not in (*HEAD, *ALWAYS_NEW, RESEEDS)}

    def changing(self) -> dict[str, str]:
        """The fields of the head that change although nobody plays."""
        return {key: value for key, value in self.head.items() if key in HEAD}


class Follower:
    """One session's sight of a save. ``table`` stays the same object for life. ``asked`` holds, by
    seat, the open question: where in the log it was put.

    ``lost`` is what is wrong once the save cannot be followed any more, ``problem`` a sentence
    while the disk does not give it. Raises SaveError for a save that cannot be read at the
    beginning.
    """

    data: bytes
    head: SplitSave
    writer: SaveWriter

    def __init__(self, path: Path) -> None:
        self.path = real_path(path)
        self.problem = self.lost = ""
        self.stamp: Stamp | None = None
        self.read = 0.0  # when the bytes were read last
        self.pending_news: list[News] = []
        data = read_file(self.path)
        loaded = load(self.path, data)
        self.table, self.note, self.saved = loaded.table, loaded.note, loaded.saved
        self.reset_to(data)

    # -- what is new -------------------------------------------------------------------------------

    def poll(self) -> list[News]:
        """What others did since the last look; when nothing is new it costs one look at the file's
        stamp.
        """
        if not self.lost:
            try:
                found = os.stat(self.path)
                before, self.stamp = self.stamp, (found.st_ino, found.st_mtime_ns, found.st_size)
                if self.stamp != before or time.monotonic() - self.read > RECHECK:
                    self.update_to(self.path.read_bytes())
                self.problem = ""
            except OSError:
                self.stamp, self.problem = None, say("apart-gone")
        news, self.pending_news = self.pending_news, []
        return news

    def update_to(self, data: bytes) -> None:
        """Go over to the version *data*: by its new lines, else whole."""
        self.read = time.monotonic()
        if data == self.data:
            return
        try:
            self.apply_new_lines(data)
        except (
            Exception
        ):  # written by other rules, or by another program: the position is the truth
            try:
                self.reload(data)
            except SaveError as no:
                self.lost = str(no)
                return
            self.pending_news.append(News())
        self.data = data

    def apply_new_lines(self, data: bytes) -> None:
        """Go back to where the two logs part, and on by the new lines. Raises whatever shows that
        this does not lead to the position.
        """
        new, table, writer = SplitSave(data), self.table, self.writer
        if new.lasting() != self.head.lasting() or new.start != self.head.start:
            raise NotIncremental
        writer.log()
        pairs = enumerate(zip(writer.lines, new.lines, strict=False))
        same = next((n for n, (a, b) in pairs if a != b), min(len(writer.lines), len(new.lines)))
        if same < len(table.log):
            self.rewind(same)
            self.pending_news.append(News())
        self.reseed(new)
        for line in new.lines[same:]:
            seat, action = self.action(line)
            self.pending_news.append(News(seat, action, tuple(table.play(seat, action))))
            self.renew_questions(seat)
            self.reseed(new)
        if writer.schema.state(table.state, writer.kinds) != new.state:
            raise NotIncremental
        if new.changing() != self.head.changing():
            self.take_head(new)
        self.head = new

    def reseed(self, new: SplitSave) -> None:
        """Give the table the luck that it was given here in the version *new*."""
        n = len(self.table.log)
        if n in new.reseeds and self.table.reseeds.get(n) != new.reseeds[n]:
            self.table.reseed(new.reseeds[n])

    def action(self, line: str) -> tuple[int, Any]:
        """The seat and the action of one line of the log."""
        seat, kind, *fields = from_json(line)
        whole = to_json({"kind": kind, **(fields[0] if fields else {})})
        return int(seat), self.writer.schema.action.validate_json(whole, context=self.writer.kinds)

    def take_head(self, new: SplitSave) -> None:
        """Seats, PINs, clocks or manners are others now."""
        table, fields = self.table, (f'"{k}":{v}' for k, v in new.changing().items())
        seats, table_settings, free = list(table.seats), table.settings, self.free()
        with_head(table, Head.model_validate_json("{" + ",".join(fields) + "}"))
        if (seats, table_settings, free) != (list(table.seats), table.settings, self.free()):
            self.pending_news.append(News())
        self.renew_questions(NOBODY)

    def reload(self, data: bytes) -> None:
        """Take a version whole, when the short way does not lead to its position. Raises
        SaveError.
        """
        if header(data)["game"] != self.table.game.id:
            raise SaveError("apart-other-game", self.path.name)
        loaded = load(self.path, data)
        self.table.replace_with(loaded.table)
        self.note, self.saved = loaded.note, loaded.saved
        self.reset_to(data)

    def reset_to(self, data: bytes) -> None:
        """The table is what *data* says: begin to compare with it, and put all questions anew."""
        self.data, self.read = data, time.monotonic()
        self.writer = SaveWriter(self.table)
        try:
            self.head = SplitSave(data)
        except ValueError:  # written by hand, or in an older format
            self.head = SplitSave(self.writer.text(self.saved))
        self.questions: dict[int, QuestionId] = {}
        self.top: list[tuple[int, type]] = []
        self.renew_questions(NOBODY)

    # -- questions ---------------------------------------------------------------------------------

    def open_question(self, seat: int) -> QuestionId | None:
        """The question that is put to *seat* now, None for none."""
        return self.questions.get(seat)

    def free(self) -> frozenset[int]:
        """The seats that nobody has taken yet."""
        return self.table.remote.free if self.table.remote is not None else frozenset()

    def renew_questions(self, acted: int) -> None:
        """Renew the open questions after *acted* has (NOBODY: after anything else): one stays as
        long as its seat owes the answer and the same frame asks. Nobody is asked anything before
        all seats are taken.
        """
        table, log = self.table, self.table.log
        top = [(len(table.state.stack), type(frame)) for frame in table.state.stack[-1:]]
        fresh: QuestionId = (len(log), log[-1] if log else None)
        stands = {x: asked for x, asked in self.questions.items() if x != acted and top == self.top}
        deciding = () if self.free() else table.deciding()
        self.questions, self.top = {x: stands.get(x, fresh) for x in deciding}, top

    def rewind(self, n: int) -> None:
        """Go back to the first *n* actions."""
        self.table.rewind(n)
        self.drop_questions(n)
        self.renew_questions(NOBODY)

    def drop_questions(self, n: int) -> None:
        """All after *n* actions is gone, and so are the questions that were put since. Those of
        before have stood all the while: the same frame asks.
        """
        self.questions = {x: asked for x, asked in self.questions.items() if asked[0] <= n}
