"""The input gate: what a terminal sends, cut into whole sequences of known forms.

Nothing else reaches Textual's parser. A terminal can send anything: answers to questions that an
earlier program asked, sizes of zero pixels, keys with sub-fields, half of a sequence. The gate
passes text, the keys of xterm, rxvt, the Linux console and the kitty protocol, the mouse in cells,
focus, bracketed paste, and the answers to what a screen asks at its start. It drops all else.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass

ESC = "\x1b"
PASTE, PASTE_END = f"{ESC}[200~", f"{ESC}[201~"

LONGEST = 64
"""Characters of a control sequence; a longer one is no key."""

LONGEST_PASTE = 65_536
"""Characters of a paste; what follows is dropped."""

HALF_WAIT = 1.0
"""Seconds without a character after which a sequence, an answer or a paste that was begun is given
up. Only ESC alone is decided sooner, since it is a key as well.
"""

LONGEST_ANSWER = 3.0
"""Seconds that an answer may take in all, so that half of one does not swallow what is typed."""

EXPECTED = 10.0
"""Seconds for which answers are expected after a question. As long as they have not all come, ESC
alone waits like every other half of a sequence: it may be half of one of them.
"""

MOST_CELLS = 10_000
"""Columns or rows; no screen has more, and a mouse outside of it is none."""

SUSPECTED = 20
"""Characters of one piece of text with a line break between letters, above which it is taken for a
paste without brackets.
"""

PRESS, REPEAT, RELEASE = 1, 2, 3
HELD = {"13": "enter", "32": "space"}
"""The keys whose release is told, by code: a shot is drawn while one is held. Held, they do not
repeat.
"""
EVENT = re.compile(r"(\d+)(?::\d*)*;\d*:([123])(?:;[\d:]*)?")
LOCKS = 64 | 128
"""The bits of Caps Lock and Num Lock among the modifiers of the kitty protocol."""

CSI = re.compile(r"\x1b\[([ -?]*)([@-~])")
CSI_BEGUN = re.compile(r"\x1b\[[ -?]*")
PARTS = re.compile(r"([0-?]*)([ -/]*)")
"""What stands before the final letter of a control sequence; anything else is swallowed with it."""
POSITION = re.compile(r"(\d{1,5});(\d{1,5})")
STRINGS = "]PX^_"
"""What follows ESC where an answer begins that is a string: OSC, DCS, SOS, PM, APC."""
WANTED = "P_"
"""Those among which answers to the questions are."""
SIZES = re.compile(r"6;\d{1,4};\d{1,4}")
LAST = "c"
"""The final letter of the last answer."""

STRING_END = re.compile(r"\x1b(?:\\|(?=[^\\]))|[\x00-\x1a\x1c-\x1f]")
"""ESC \\ ends a string. So does any control character, as Enter and ctrl+c are, and the beginning
of another sequence.
"""

CURSOR = "ABCDEFHPQS"
"""Final letters of cursor and function keys. R is left out: as a position it answers a question,
and only one in the first row looks like a key.
"""

NUMBERED = frozenset(
    {*range(1, 9), *range(11, 16), *range(17, 22), *range(23, 27), 28, 29, *range(31, 35)}
)
"""Numbers of keys that end with ~, from Home and Insert to F20."""

WORD_KEYS = (f"{ESC}b", f"{ESC}f", f"{ESC}\x7f")
"""Back, forward and delete by words. With any other key ESC is the Esc key before it: the program
has no keys with Alt.
"""

LETTERS = re.compile(r"\w[^\n\r]*[\r\n]+[^\n\r]*\w")


@dataclass(frozen=True, slots=True)
class Text:
    """Input for the parser: text, or one whole sequence."""

    text: str


@dataclass(frozen=True, slots=True)
class Escape:
    """The Esc key alone."""


@dataclass(frozen=True, slots=True)
class Pasted:
    """Text that was pasted. *sure* is false where the terminal did not say so."""

    text: str
    sure: bool = True


@dataclass(frozen=True, slots=True)
class Answer:
    """A whole answer to one of the questions in `terminal.capabilities`, never a key."""

    text: str


@dataclass(frozen=True, slots=True)
class Released:
    """One of the keys in :data:`HELD` was let go."""

    key: str


Piece = Text | Escape | Pasted | Answer | Released


class InputGate:
    """Takes input as it comes and returns what is whole.

    *known* are the sequences of keys that the parser names by a table. *wait* is how many seconds a
    sequence that was cut in two may take to arrive; after it, an ESC alone is the Esc key.
    """

    def __init__(self, known: Collection[str], wait: float) -> None:
        self.known, self.wait = known, wait
        self.pending = ""  # the beginning of a sequence
        self.skipping = False  # a string is
        self.string = ""  # the beginning of the one that may be an answer; "" if it is none
        self.begun = 0.0  # when that string began
        self.expected = 0.0  # until when answers are
        self.paste: list[str] | None = None
        self.last = 0.0  # when the last character came

    def expect(self, now: float) -> None:
        """Expect answers to questions that were just asked. Called in any thread."""
        self.expected = now + EXPECTED

    def feed(self, data: str, now: float) -> Iterator[Piece]:
        """Take *data*, which came at *now* (seconds of a monotonic clock)."""
        yield from self.tick(now)
        self.last = now
        rest = self.pending + data
        self.pending = ""
        while rest:
            if self.skipping:
                rest, answer = self._skip(rest)
                if answer is not None:
                    yield answer
            elif self.paste is not None:
                rest, pasted = self._collect(rest)
                if pasted is not None:
                    yield pasted
            else:
                plain, esc, rest = rest.partition(ESC)
                if plain := printable(plain):
                    yield suspected(plain)
                if esc:
                    piece, rest = self._sequence(ESC + rest)
                    if piece is not None:
                        yield piece
                    if self.pending:
                        return

    def tick(self, now: float) -> Iterator[Piece]:
        """Give up what was begun and has not come for too long; call it while nothing comes."""
        silent = now - self.last
        if self._is_escape() and silent >= self._escape_wait(now):
            self.pending = ""
            yield Escape()
        if self.skipping and now - self.begun >= LONGEST_ANSWER:
            self.pending, self.skipping = "", False
        if silent >= HALF_WAIT:
            self.pending, self.skipping = "", False
            if self.paste is not None:
                collected, self.paste = "".join(self.paste), None
                yield Pasted(printable(collected))

    def due(self, now: float) -> float | None:
        """In how many seconds :meth:`tick` has something to do; None for never."""
        if self._is_escape():
            return max(0.0, self.last + self._escape_wait(now) - now)
        if self.pending or self.skipping or self.paste is not None:
            return max(0.0, self.last + HALF_WAIT - now)
        return None

    def _is_escape(self) -> bool:
        """Return whether what came last may have been the Esc key."""
        return self.pending == ESC and not self.skipping and self.paste is None

    def _escape_wait(self, now: float) -> float:
        return HALF_WAIT if now < self.expected else self.wait

    def _sequence(self, text: str) -> tuple[Piece | None, str]:
        """The sequence that *text* begins with, None if it is dropped or not whole; the rest."""
        if len(text) == 1:
            self.pending = text
            return None, ""
        follows = text[1]
        if follows == ESC:
            return Escape(), text[1:]
        if follows in STRINGS:
            self.skipping, self.begun = True, self.last
            self.string = text[:2] if follows in WANTED else ""
            return None, text[2:]
        if follows == "O":  # a key of the application keypad, such as ESC O A
            return self._fixed(text, 3)
        if follows != "[":
            if text[:2] in WORD_KEYS:
                return Text(text[:2]), text[2:]
            return Escape(), text[1:]  # a key that was typed while the line stood still
        if text.startswith(PASTE):
            self.paste = []
            return None, text[len(PASTE) :]
        if text.startswith(f"{ESC}[["):
            return self._fixed(text, 4)
        if text.startswith(f"{ESC}[M"):  # a click in the oldest way: three characters
            return self._fixed(text, 6)
        if found := CSI.match(text):
            whole = found[0]
            parts = PARTS.fullmatch(found[1])
            if parts is None or len(whole) > LONGEST:
                return None, text[len(whole) :]
            return self._control(whole, parts[1], parts[2], found[2]), text[len(whole) :]
        begun = CSI_BEGUN.match(text)
        assert begun is not None
        if begun.end() == len(text) and len(text) <= LONGEST:
            self.pending = text
            return None, ""
        return None, text[begun.end() :]  # a control character or a letter beyond ASCII inside

    def _fixed(self, text: str, size: int) -> tuple[Piece | None, str]:
        """A sequence of so many characters, None if it is dropped or not whole; the rest. A control
        character inside ends it.
        """
        whole = text[:size]
        if end := next((n for n, c in enumerate(whole) if n and c < " "), 0):
            return None, text[end:]
        if len(whole) < size:
            self.pending = whole
            return None, ""
        return self._passed(whole), text[size:]

    def _passed(self, whole: str) -> Piece | None:
        return Text(whole) if whole in self.known else None

    def _control(self, whole: str, parameters: str, between: str, final: str) -> Piece | None:
        """A control sequence as the parser may have it, or None."""
        if between or parameters[:1] in ("?", ">", "=", "<"):
            return self._answer(whole, parameters, between, final)
        if final == "R" and (found := POSITION.fullmatch(parameters)) and int(found[1]) > 1:
            return Answer(whole)
        if final == "t" and SIZES.fullmatch(parameters):
            return Answer(whole)
        if final in "IO" and not parameters:
            return Text(whole)  # the terminal has the focus, or has it no more
        if final == "u" and (found := EVENT.fullmatch(parameters)) and found[1] in HELD:
            if int(found[2]) == RELEASE:
                return Released(HELD[found[1]])
            if int(found[2]) == REPEAT:
                return None
        if final == "u" or final == "~" or final in CURSOR:
            key = keyboard(parameters, final)
            if key == "":
                return self._passed(whole)
            return Text(key) if key is not None else None
        return self._passed(whole)

    def _answer(self, whole: str, parameters: str, between: str, final: str) -> Piece | None:
        """The mouse, or an answer that is wanted; that frames can be sent in one piece goes to the
        parser.
        """
        if final in "mM" and not between and parameters.startswith("<"):
            return Text(whole) if is_click(parameters[1:]) else None
        if final == "y" and between == "$" and re.fullmatch(r"\?2026;[0-4]", parameters):
            return Text(whole)
        if final in "cS" and not between and parameters.startswith("?"):
            if final == LAST:
                self.expected = 0.0
            return Answer(whole)
        return self._passed(whole)

    def _skip(self, text: str) -> tuple[str, Answer | None]:
        """Take a string up to its end; returns what follows it, and the answer that it is."""
        if found := STRING_END.search(text):
            self.skipping = False
            whole = self.string + text[: found.end()] if self.string else ""
            if found[0].endswith("\\"):
                answer = Answer(whole) if 0 < len(whole) <= LONGEST else None
                return text[found.end() :], answer
            return text[found.start() if found[0] != "\x07" else found.end() :], None
        if text.endswith(ESC):
            self.pending = ESC
            text = text[:-1]
        if self.string:
            self.string = (self.string + text)[: LONGEST + 1]
        return "", None

    def _collect(self, text: str) -> tuple[str, Pasted | None]:
        """Add to the paste; returns the rest of *text*, and the paste once it is whole."""
        assert self.paste is not None
        inside, end, rest = text.partition(PASTE_END)
        if not end:  # the end may have been cut in two
            cut = next(
                (n for n in range(len(PASTE_END) - 1, 0, -1) if inside.endswith(PASTE_END[:n])), 0
            )
            self.pending, inside = inside[len(inside) - cut :], inside[: len(inside) - cut]
        if sum(map(len, self.paste)) < LONGEST_PASTE:
            self.paste.append(inside)
        if not end:
            return "", None
        collected, self.paste = "".join(self.paste), None
        return rest, Pasted(printable(collected)[:LONGEST_PASTE])


def printable(text: str) -> str:
    """The text without the control characters of eight bits, which no key sends."""
    return "".join(c for c in text if not "\x80" <= c <= "\x9f")


def suspected(text: str) -> Piece:
    """The text, as a paste if it is too long to have been typed with lines in it."""
    if len(text) > SUSPECTED and LETTERS.search(text):
        return Pasted(text, sure=False)
    return Text(text)


def is_click(parameters: str) -> bool:
    """Return whether these are a button and a cell: ``0;21;13``, counted from 1."""
    found = re.fullmatch(r"(\d{1,3});(\d{1,5});(\d{1,5})", parameters)
    if found is None:
        return False
    button, x, y = map(int, found.groups())
    return button < 256 and 1 <= x <= MOST_CELLS and 1 <= y <= MOST_CELLS


def keyboard(parameters: str, final: str) -> str | None:
    """A key of the kitty protocol in its plainest form, with one code, no lock keys and no kind of
    event; "" for one without sub-fields that the protocol did not add, None for no key.

    >>> keyboard("97:65;66:1;65", "u"), keyboard("1;129:1", "D"), keyboard("97;1:3", "u")
    ('\\x1b[97;2;65u', '\\x1b[1;1D', None)
    """
    if not parameters:
        return "" if final != "u" else None
    fields = [field.split(":") for field in parameters.split(";")]
    if len(fields) > 3 or any(not part.isdecimal() for field in fields for part in field if part):
        return None
    numbers = [[int(part) if part else None for part in field] for field in fields]
    if any(number is not None and number > 0x10FFFF for field in numbers for number in field):
        return None
    code = numbers[0][0] if numbers[0][0] is not None else 0 if final == "u" else 1
    modifiers, event = 1, PRESS
    if len(numbers) > 1:
        modifiers = numbers[1][0] or 1
        event = (numbers[1][1] or PRESS) if len(numbers[1]) > 1 else PRESS
        if len(numbers[1]) > 2:
            return None
    if event not in (PRESS, REPEAT) or not 1 <= modifiers <= 256:
        return None
    if len(numbers) == 1 and len(numbers[0]) == 1:
        return "" if final != "u" else (f"{ESC}[{code}u" if is_letter(code) else None)
    modifiers = ((modifiers - 1) & ~LOCKS) + 1
    if final != "u":
        sane = len(numbers) < 3 and (code == 1 if final in CURSOR else code in NUMBERED)
        return f"{ESC}[{code};{modifiers}{final}" if sane else None
    letters = [number for number in numbers[2] if number is not None] if len(numbers) > 2 else []
    if not is_letter(code) or not all(is_letter(n) and n >= 32 for n in letters):
        return None
    text = ":".join(map(str, letters))
    return f"{ESC}[{code};{modifiers}{';' if text else ''}{text}u"


def is_letter(code: int) -> bool:
    """Return whether a code point may stand for a key: Enter, Tab, Esc and Backspace are the only
    control characters, and half of a surrogate pair is none.
    """
    if code < 0x20 or 0x7F <= code <= 0x9F:
        return code in (0x08, 0x09, 0x0D, 0x1B, 0x7F)
    return code <= 0x10FFFF and not 0xD800 <= code <= 0xDFFF
