"""What was said at a table, in a file beside its save: everybody adds lines, nobody changes any."""

from __future__ import annotations

import contextlib
import json
import os
import time
from collections import deque
from collections.abc import Iterator
from pathlib import Path

from ..engine import Complaint
from ..play.remote.chat import ChatLine, sanitize
from .atomic_files import apply_mode

ENDING = ".talk"  # behind the name of the save
LARGEST = 1_000_000  # bytes, after which nothing more is taken down
NEWEST = 65_536  # bytes that are read when somebody sits down
IN_A_ROW, WITHIN = 5, 10.0  # lines of one session, and the seconds in which no more are taken


class Talk:
    """One session's ear and mouth at the table of a save. A file that cannot be read is no reason
    not to play.
    """

    def __init__(self, path: Path) -> None:
        self.file = path.with_name(path.name + ENDING)
        self.lines: list[ChatLine] = []
        self.read = max(0, self.size() - NEWEST)
        self.rest = b""
        self.sent: deque[float] = deque(maxlen=IN_A_ROW)
        self.poll()

    def size(self) -> int:
        """How long the file is."""
        try:
            return self.file.stat().st_size
        except OSError:
            return 0

    def poll(self) -> list[ChatLine]:
        """What is new since the last time; when nothing is, it costs one look at the file."""
        size = self.size()
        if size < self.read:  # another file of that name
            self.read, self.rest, self.lines = 0, b"", []
        if size == self.read:
            return []
        with contextlib.suppress(OSError), open(self.file, "rb") as file:
            file.seek(self.read)
            data = file.read(size - self.read)
            self.read += len(data)
            *lines, self.rest = (self.rest + data).split(b"\n")
            new = [*parsed(lines)]
            self.lines += new
            return new
        return []

    def say(self, name: str, text: str, seat: int = -1, after: int = 0) -> bool:
        """Say a line to all; whether there was anything to say. Raises OSError, or Complaint for
        whoever says too much.
        """
        words = sanitize(text)
        if not words:
            return False
        now = time.monotonic()
        if (len(self.sent) == IN_A_ROW and now - self.sent[0] < WITHIN) or self.size() > LARGEST:
            raise Complaint("talk-too-much")
        said = {"name": name, "text": words, "seat": seat, "after": after, "when": time.time()}
        line = json.dumps(said, ensure_ascii=False).encode() + b"\n"
        flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC | os.O_NOFOLLOW
        fd = os.open(self.file, flags, 0o600)
        try:
            apply_mode(fd, self.file.parent)
            os.write(fd, line)  # in one piece: lines of others come before it or behind it
        finally:
            os.close(fd)
        self.sent.append(now)
        return True


def parsed(lines: list[bytes]) -> Iterator[ChatLine]:
    """The lines that say something; nonsense in the file says nothing."""
    for line in lines:
        try:
            note = json.loads(line)
            said = ChatLine(
                sanitize(str(note["name"]), 24),
                sanitize(str(note["text"])),
                int(note["seat"]),
                int(note["after"]),
                float(note["when"]),
            )
            if said.name and said.text and said.time:
                yield said
        except (ValueError, KeyError, TypeError, OverflowError, OSError, RecursionError):
            continue
