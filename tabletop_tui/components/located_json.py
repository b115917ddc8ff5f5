"""A JSON reader that allows ``//`` comments and trailing commas, and records the line of every
value.

``json`` only reports the line of what it cannot parse. It silently takes the last of two equal
keys, and accepts NaN.
"""

from __future__ import annotations

import json
import re
from bisect import bisect
from math import isinf
from typing import Any

from ..engine import Word

Path = tuple[str | int, ...]
"""The path to a value: keys of objects, indices of lists."""
DEEPEST = 20  # nesting depth: four times what a file of components needs
LONGEST = 30  # characters of a number, and of a quoted word
SPACE = re.compile(r"(?:[ \t\n]|//[^\n]*)*")
TEXT = re.compile(r'"[^"\\\x00-\x1f]*(?:\\.[^"\\\x00-\x1f]*)*"')
PLAIN = re.compile(r'[^\s,:{}\[\]"/]+')  # a number, a word
NUMBER = re.compile(r"-?(?:0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?", re.ASCII)
WORDS = {"true": True, "false": False, "null": None}


class JsonSyntaxError(Exception):
    """The rest of the text cannot be parsed."""


class LocatedJson:
    """A parsed text: its *value*, *whole* unless parsing had to stop, and its *faults*, each with
    its offset, its path and what is wrong. In a text *stored* in a save the last of two equal keys
    counts, as when it was first read.

    >>> read = LocatedJson('{"cities":  // all of them\\n {"ur": 2}}')
    >>> read.value, read.line(("cities", "ur")), read.faults
    ({'cities': {'ur': 2}}, 2, [])
    """

    def __init__(self, text: str, *, stored: bool = False) -> None:
        self.stored = stored
        self.text = text.replace("\r\n", "\n").replace("\r", "\n")
        self.at = 0
        self.open: list[int] = []  # offsets of the open objects and lists
        self.starts: dict[Path, int] = {}
        self.faults: list[tuple[int, Path, Word]] = []
        self.ends = [at for at, sign in enumerate(self.text) if sign == "\n"]
        self.value: Any = None
        self.whole = False
        try:
            self.value = self.read(())
            self.whole = True
            if self.next():
                self.fault(self.at, (), "json-more", found=self.word())
        except JsonSyntaxError:
            pass

    def line(self, path: Path) -> int:
        """Return the line of a value, or of its nearest container. 0 for a section that the text
        does not have.
        """
        if path[:1] not in self.starts:
            return 0
        while path not in self.starts:
            path = path[:-1]
        return self.line_at(self.starts[path])

    def line_at(self, at: int) -> int:
        """Return the line of an offset."""
        return bisect(self.ends, at - 1) + 1

    def fault(self, at: int, path: Path, what: str, **facts: str) -> None:
        """Record a fault at an offset."""
        self.faults.append((at, path, Word(what, tuple(facts.items()))))

    def stop(self, at: int, path: Path, what: str, **facts: str) -> JsonSyntaxError:
        """Record a fault after which parsing cannot continue, and return the exception to raise."""
        self.fault(at, path, what, **facts)
        return JsonSyntaxError()

    def next(self) -> str:
        """Skip blanks and comments. Return the next character, "" at the end."""
        found = SPACE.match(self.text, self.at)
        assert found is not None
        self.at = found.end()
        return self.text[self.at : self.at + 1]

    def word(self) -> str:
        """Return the text at the current offset, as a sentence quotes it."""
        word = PLAIN.match(self.text, self.at)
        return (word[0] if word else self.text[self.at : self.at + 1])[:LONGEST]

    def read(self, path: Path) -> Any:
        """Parse the next value."""
        sign = self.next()
        self.starts[path] = self.at
        if sign == '"':
            return self.string(path)
        if sign not in ("{", "["):
            return self.scalar(path)
        if len(path) == DEEPEST:
            raise self.stop(self.at, path, "json-deep")
        self.open.append(self.at)
        self.at += 1
        found = self.fields(path) if sign == "{" else self.entries(path)
        self.open.pop()
        self.at += 1
        return found

    def fields(self, path: Path) -> dict[str, Any]:
        """Parse the rest of an object."""
        found: dict[str, Any] = {}
        while self.next() != "}":
            at = self.at
            if self.word() != '"':
                raise self.unexpected(path)
            key = self.string(path)
            inside = (*path, key)
            if key in found and not self.stored:
                self.fault(at, inside, "json-twice")
            self.starts[inside] = at
            if self.next() != ":":
                raise self.unexpected(inside)
            self.at += 1
            found[key] = self.read(inside)
            self.starts[inside] = at
            self.separator(path, "}")
        return found

    def entries(self, path: Path) -> list[Any]:
        """Parse the rest of a list."""
        found: list[Any] = []
        while self.next() != "]":
            found.append(self.read((*path, len(found))))
            self.separator(path, "]")
        return found

    def separator(self, path: Path, close: str) -> None:
        """Parse what follows a value in an object or a list: a comma, or its end."""
        end = self.at
        sign = self.next()
        if sign == ",":
            self.at += 1
        elif sign in ("}", "]", ":") and sign != close:
            raise self.unexpected(path)
        elif sign and sign != close:
            self.fault(end, path, "json-comma")

    def unexpected(self, path: Path) -> JsonSyntaxError:
        """Return the exception for an unexpected word, or for the end of a text with something
        open.
        """
        if self.at < len(self.text):
            return self.stop(self.at, path, "json-word", found=self.word())
        if self.open:
            return self.stop(self.open[-1], path, "json-open", found=self.text[self.open[-1]])
        return self.stop(0, path, "json-empty")

    def string(self, path: Path) -> str:
        """Parse a string."""
        found = TEXT.match(self.text, self.at)
        if found is None:
            raise self.stop(self.at, path, "json-quote")
        at, self.at = self.at, found.end()
        try:
            return str(json.loads(found[0]))
        except ValueError:
            self.fault(at, path, "json-escape")
            return ""

    def scalar(self, path: Path) -> Any:
        """Parse a number, true, false or null. Anything else is a fault and counts as null."""
        at, found = self.at, PLAIN.match(self.text, self.at)
        if found is None and self.text[at : at + 1] not in (",", "}", "]"):
            raise self.unexpected(path)
        word = found[0] if found else ""
        self.at += len(word)
        if word in WORDS:
            return WORDS[word]
        number = NUMBER.fullmatch(word)
        if number is not None and len(word) <= LONGEST and not isinf(float(word)):
            return float(word) if number[1] or number[2] else int(word)
        what = "json-number" if number else "json-value" if word else "json-nothing"
        self.fault(at, path, what, found=word[:LONGEST])
        return None
