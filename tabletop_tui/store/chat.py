"""The chat of a table, in an append-only file beside its save."""

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
from .atomic_files import apply_mode, open_file

ENDING = ".talk"  # appended to the name of the save
LARGEST = 1_000_000  # bytes, after which no more lines are written
NEWEST = 65_536  # bytes at the end that are read when a session opens the table
IN_A_ROW, WITHIN = 5, 10.0  # rate limit: lines of one session in so many seconds


class ChatLog:
    """The chat of a table for one session. A file that cannot be read does not stop the game."""

    def __init__(self, path: Path) -> None:
        self.file = path.with_name(path.name + ENDING)
        self.lines: list[ChatLine] = []
        self.read = max(0, self.size() - NEWEST)
        self.rest = b""
        self.sent: deque[float] = deque(maxlen=IN_A_ROW)
        self.poll()

    def size(self) -> int:
        """Return the size of the file, 0 without one."""
        try:
            return self.file.stat().st_size
        except OSError:
            return 0

    def poll(self) -> list[ChatLine]:
        """Return the new lines since the last call. Without any it costs one stat of the file."""
        size = self.size()
        if size < self.read:  # another file of that name
            self.read, self.rest, self.lines = 0, b"", []
        if size == self.read:
            return []
        with contextlib.suppress(OSError), open(open_file(self.file), "rb") as file:
            file.seek(self.read)
            data = file.read(size - self.read)
            self.read += len(data)
            *lines, self.rest = (self.rest + data).split(b"\n")
            new = [*parse_lines(lines)]
            self.lines += new
            return new
        return []

    def say(self, name: str, text: str, seat: int = -1, after: int = 0) -> bool:
        """Append a line. Return False if it is empty. Raises OSError, or Complaint above the rate
        limit.
        """
        words = sanitize(text)
        if not words:
            return False
        now = time.monotonic()
        if (len(self.sent) == IN_A_ROW and now - self.sent[0] < WITHIN) or self.size() > LARGEST:
            raise Complaint("chat-too-much")
        fields = {"name": name, "text": words, "seat": seat, "after": after, "when": time.time()}
        line = json.dumps(fields, ensure_ascii=False).encode() + b"\n"
        flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC | os.O_NOFOLLOW
        fd = os.open(self.file, flags, 0o600)
        try:
            apply_mode(fd, self.file.parent)
            os.write(fd, line)  # in one write, so that lines of other sessions do not mix with it
        finally:
            os.close(fd)
        self.sent.append(now)
        return True


def parse_lines(lines: list[bytes]) -> Iterator[ChatLine]:
    """Yield the valid lines."""
    for line in lines:
        try:
            note = json.loads(line)
            chat_line = ChatLine(
                sanitize(str(note["name"]), 24),
                sanitize(str(note["text"])),
                int(note["seat"]),
                int(note["after"]),
                float(note["when"]),
            )
            if chat_line.name and chat_line.text and chat_line.time:
                yield chat_line
        except (ValueError, KeyError, TypeError, OverflowError, OSError, RecursionError):
            continue
