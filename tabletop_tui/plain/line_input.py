"""Line input that can be polled."""

from __future__ import annotations

import codecs
import os
import select
import time
from typing import TextIO
from weakref import WeakKeyDictionary

CHUNK = 4_096  # bytes read at once: the most that a terminal returns of one line
_inputs: WeakKeyDictionary[TextIO, LineInput] = WeakKeyDictionary()


def line_input(source: TextIO) -> LineInput:
    """Return the only LineInput of a source, which owns what was read ahead."""
    return _inputs.setdefault(source, LineInput(source))


class LineInput:
    """Reads the lines of *source*. A file or a terminal must be read here alone, as the buffer of a
    stream cannot be polled.
    """

    def __init__(self, source: TextIO) -> None:
        self.source = source
        try:
            self.fd = source.fileno()
        except (OSError, ValueError):  # not a file: lines are always ready
            self.fd = -1
        encoding = getattr(source, "encoding", None) or "utf-8"
        self.decoder = codecs.getincrementaldecoder(encoding)("replace")
        self.typed, self.ended = "", False

    def poll(self, seconds: float) -> bool:
        """Return whether there is something to read within *seconds*."""
        if self.fd < 0 or "\n" in self.typed or self.ended:
            return True
        return bool(select.select([self.fd], [], [], seconds)[0])

    def readline(self) -> str:
        """Return the next line, "" at the end. Raises OSError when the terminal is gone."""
        if self.fd < 0:
            return self.source.readline()
        while "\n" not in self.typed and not self.ended:
            self.read()
        line, end, self.typed = self.typed.partition("\n")
        # after ctrl+d a terminal can be read further
        self.ended = self.ended and not (line or end)
        return line + end

    def read(self) -> None:
        """Read what is there, or wait for it. Raises OSError."""
        data = os.read(self.fd, CHUNK)
        self.typed += self.decoder.decode(data, final=not data)
        self.ended = not data

    def at_end(self, seconds: float) -> bool:
        """Return whether the input has ended, waiting up to *seconds* to find out. Raises
        OSError.
        """
        if self.fd < 0:
            return False
        if "\n" in self.typed:
            time.sleep(seconds)
        elif self.poll(seconds) and not self.ended:
            self.read()
        return self.ended and not self.typed
