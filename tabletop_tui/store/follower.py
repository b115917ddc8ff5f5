"""Follow a save that other sessions write: a new version is applied by its new log lines alone.

Loading a save replays its whole game, which takes a tenth of a second for a long one. Applying one
line of the log takes less than a millisecond, so a session can follow live.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from pydantic_core import from_json, to_json

from ..play.perspective import NOBODY
from ..play.remote.remote_seats import News, QuestionId
from ..play.table_settings import FLAGS
from ..play.text import say
from .atomic_files import SaveError, read_bytes, real_path
from .load import load, with_head
from .reading.text import LARGEST, check_header, parse_text, read_file
from .save import Head, SaveWriter

RECHECK = 5.0  # seconds after which the file is read even if its stamp is unchanged
HEAD = ("seats", *FLAGS, "apart")  # change between actions
ALWAYS_NEW = ("app", "saved", "turn")  # always change, and are redundant
RESEEDS = "reseeds"  # changes with the log
Stamp = tuple[int, int, int]


class NotIncremental(Exception):
    """A version of the save cannot be applied by its new lines and must be loaded as a whole."""


class SplitSave:
    """The text of a save as :class:`SaveWriter` writes it, split into the head fields (one for each
    line), the start position, the log lines and the position. Raises ValueError for any other text.
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

    def constant_fields(self) -> dict[str, str]:
        """Return the head fields that stay the same for the whole game."""
        return {k: v for k, v in self.head.items() if k not in (*HEAD, *ALWAYS_NEW, RESEEDS)}

    def variable_fields(self) -> dict[str, str]:
        """Return the head fields that can change without an action."""
        return {key: value for key, value in self.head.items() if key in HEAD}


class Follower:
    """One session's view of a save that others write. ``table`` stays the same object.
    ``questions`` holds the id of the open question of each seat.

    ``lost`` says why the save can no longer be followed, ``problem`` why it cannot be read at the
    moment. Raises SaveError if the save cannot be read at first.
    """

    data: bytes
    head: SplitSave
    writer: SaveWriter

    def __init__(self, path: Path) -> None:
        self.path = real_path(path)
        self.problem = self.lost = ""
        self.stamp: Stamp | None = None
        self.read = 0.0  # when the file was last read
        self.pending_news: list[News] = []
        data = read_file(self.path)
        loaded = load(self.path, data)
        self.table, self.note, self.saved = loaded.table, loaded.note, loaded.saved
        self.reset_to(data)

    # -- news --------------------------------------------------------------------------------------

    def poll(self) -> list[News]:
        """Return what others did since the last call. Without news it costs one stat of the
        file.
        """
        if not self.lost:
            try:
                found = os.stat(self.path)
                before, self.stamp = self.stamp, (found.st_ino, found.st_mtime_ns, found.st_size)
                if self.stamp != before or time.monotonic() - self.read > RECHECK:
                    self.update_to(self.text_on_disk())
                self.problem = ""
            except OSError:
                self.stamp, self.problem = None, say("remote-gone")
        news, self.pending_news = self.pending_news, []
        return news

    def text_on_disk(self) -> bytes:
        """Return the current text of the save. Raises OSError."""
        return read_bytes(self.path, LARGEST + 1)

    def update_to(self, data: bytes) -> None:
        """Apply the version *data*: by its new lines if possible, else as a whole."""
        self.read = time.monotonic()
        if data == self.data:
            return
        try:
            self.apply_new_lines(data)
        except Exception:  # other rules or another program: the position is authoritative
            try:
                self.reload(data)
            except SaveError as no:
                self.lost = str(no)
                return
            self.pending_news.append(News())
        self.data = data

    def apply_new_lines(self, data: bytes) -> None:
        """Rewind to where the two logs differ and play the new lines. Raises an exception if this
        does not lead to the position.
        """
        new, table, writer = SplitSave(data), self.table, self.writer
        if new.constant_fields() != self.head.constant_fields() or new.start != self.head.start:
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
        if new.variable_fields() != self.head.variable_fields():
            self.apply_head(new)
        self.head = new

    def reseed(self, new: SplitSave) -> None:
        """Apply the reseed of the version *new* after the current number of actions."""
        n = len(self.table.log)
        if n in new.reseeds and self.table.reseeds.get(n) != new.reseeds[n]:
            self.table.reseed(new.reseeds[n])

    def action(self, line: str) -> tuple[int, Any]:
        """Parse the seat and the action of one log line."""
        seat, kind, *fields = from_json(line)
        whole = to_json({"kind": kind, **(fields[0] if fields else {})})
        return int(seat), self.writer.schema.action.validate_json(whole, context=self.writer.kinds)

    def apply_head(self, new: SplitSave) -> None:
        """Apply changed seats, PINs, clocks or settings."""
        table, fields = self.table, (f'"{k}":{v}' for k, v in new.variable_fields().items())
        seats, settings, free = list(table.seats), table.settings, self.free()
        with_head(table, Head.model_validate_json("{" + ",".join(fields) + "}"))
        if (seats, settings, free) != (list(table.seats), table.settings, self.free()):
            self.pending_news.append(News())
        self.renew_questions(NOBODY)

    def reload(self, data: bytes) -> None:
        """Load a version as a whole. Raises SaveError."""
        if check_header(parse_text(data))["game"] != self.table.game.id:
            raise SaveError("remote-other-game", self.path.name)
        loaded = load(self.path, data)
        self.table.replace_with(loaded.table)
        self.note, self.saved = loaded.note, loaded.saved
        self.reset_to(data)

    def reset_to(self, data: bytes) -> None:
        """Start to follow from *data*, which the table now matches, and ask all questions again."""
        self.data, self.read = data, time.monotonic()
        self.writer = SaveWriter(self.table)
        try:
            self.head = SplitSave(data)
        except ValueError:  # edited by hand, or in an older format
            self.head = SplitSave(self.writer.text(self.saved))
        self.questions: dict[int, QuestionId] = {}
        self.waited_for: tuple[int, ...] = ()  # those of them who must answer
        self.top: list[tuple[int, type]] = []
        self.renew_questions(NOBODY)

    # -- questions ---------------------------------------------------------------------------------

    def open_question(self, seat: int) -> QuestionId | None:
        """Return the id of the open question of *seat*, or None."""
        return self.questions.get(seat)

    def free(self) -> frozenset[int]:
        """Return the seats that no person has taken yet."""
        return self.table.remote.free if self.table.remote is not None else frozenset()

    def renew_questions(self, acted: int) -> None:
        """Update the open questions after an action of *acted* (NOBODY: after any other change). A
        question stays open while its seat must act and the same frame asks. No questions are asked
        until all seats are taken. A seat that may act meanwhile has one as well.
        """
        table, log = self.table, self.table.log
        top = [(len(table.state.stack), type(frame)) for frame in table.state.stack[-1:]]
        fresh: QuestionId = (len(log), log[-1] if log else None)
        stands = {
            x: asked
            for x, asked in self.questions.items()
            if x in self.waited_for and x != acted and top == self.top
        }
        self.waited_for, self.top = () if self.free() else table.deciding(), top
        # those who may act meanwhile are asked anew after each answer
        self.questions = dict.fromkeys(table.meanwhile(), fresh)
        self.questions |= {x: stands.get(x, fresh) for x in self.waited_for}

    def rewind(self, n: int) -> None:
        """Go back to the first *n* actions."""
        self.table.rewind(n)
        self.drop_questions(n)
        self.renew_questions(NOBODY)

    def drop_questions(self, n: int) -> None:
        """Drop the questions asked after action *n*. Earlier ones stay open: the same frame
        asks.
        """
        self.questions = {x: asked for x, asked in self.questions.items() if asked[0] <= n}
