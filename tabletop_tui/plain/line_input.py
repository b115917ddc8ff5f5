"""Lines that are typed, and whether one is there yet."""

from __future__ import annotations

import codecs
import os
import select
import time
from typing import TextIO
from weakref import WeakKeyDictionary

CHUNK = 4_096  # bytes at a time: as much as a terminal hands over of one line
_ears: WeakKeyDictionary[TextIO, Ear] = WeakKeyDictionary()


def ear_of(source: TextIO) -> Ear:
    """The one ear of a source: what it has read ahead belongs to whoever asks next."""
    return _ears.setdefault(source, Ear(source))


class Ear:
    """Reads the lines of *source*. A file or a terminal is read here and nowhere else, for what
    lies in the buffer of a stream cannot be waited for.
    """

    def __init__(self, source: TextIO) -> None:
        self.source = source
        try:
            self.fd = source.fileno()
        except (OSError, ValueError):  # no file: lines are there when they are asked for
            self.fd = -1
        encoding = getattr(source, "encoding", None) or "utf-8"
        self.decoder = codecs.getincrementaldecoder(encoding)("replace")
        self.typed, self.ended = "", False

    def hears(self, seconds: float) -> bool:
        """Whether something is to be read, or comes within that time."""
        if self.fd < 0 or "\n" in self.typed or self.ended:
            return True
        return bool(select.select([self.fd], [], [], seconds)[0])

    def readline(self) -> str:
        """The next line; "" at the end. Raises OSError when the terminal is gone."""
        if self.fd < 0:
            return self.source.readline()
        while "\n" not in self.typed and not self.ended:
            self.read()
        line, end, self.typed = self.typed.partition("\n")
        # the end of what is typed at a terminal (ctrl+d) is not the end of all that will be
        self.ended = self.ended and not (line or end)
        return line + end

    def read(self) -> None:
        """Take what is there, or wait for it. Raises OSError."""
        data = os.read(self.fd, CHUNK)
        self.typed += self.decoder.decode(data, final=not data)
        self.ended = not data

    def at_end(self, seconds: float) -> bool:
        """Whether there is nothing more to be read; waits so long for it to be known. Raises
        OSError.
        """
        if self.fd < 0:
            return False
        if "\n" in self.typed:
            time.sleep(seconds)
        elif self.hears(seconds) and not self.ended:
            self.read()
        return self.ended and not self.typed
