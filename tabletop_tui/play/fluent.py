"""Messages of Project Fluent (https://projectfluent.org), each read when it is first said.

Like Fluent's own reader for browsers, this one is for files that are known to be sound: it explains
no mistake, and a message that it cannot read counts as missing. The tests read all files with
Fluent's parser for Python and compare every sentence with its runtime, which take longer to load
than a start may. Sentences are shown with one space for all blanks, so no indent is kept here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

THOUSANDS = {"en": ",", "es": ".", "nl": "."}
"""By language: what stands between the thousands of a number."""

NAME, INTEGER, STRING = r"[a-zA-Z][\w-]*", r"-?\d+", r'"((?:[^"\\\n]|\\.)*)"'
ENTRY = re.compile(rf"^(-?{NAME}) *=", re.ASCII | re.MULTILINE)
TEXT = re.compile(r"(?:[^{}\n]+|\n(?=[ \n])(?! *(?:\*?\[|\.)))+")
"""Text goes on in a line that is indented and begins neither a variant nor an attribute."""

ATTRIBUTE = re.compile(rf"\s*\n +\.({NAME}) *=", re.ASCII)
END = re.compile(r"\s*(?:#|\Z)")
ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{6})|(.))")


def token(pattern: str) -> re.Pattern[str]:
    """What stands in braces, with the blanks before it."""
    return re.compile(rf"\s*(?:{pattern})", re.ASCII)


LEFT_BRACE, RIGHT_BRACE, ARROW = token(r"\{"), token(r"\}"), token("->")
LEFT_PAREN, RIGHT_PAREN = token(r"\("), token(r"\)")
EXPRESSION = token(rf"{STRING}|({INTEGER})|\$({NAME})|(-?{NAME}(?:\.{NAME})?)")
ARGUMENT = token(rf"({NAME})\s*:\s*(?:{STRING}|({INTEGER}))\s*,?")
VARIANT = token(rf"(\*?)\[\s*(?:({NAME})|({INTEGER}))\s*\]")

Facts: TypeAlias = Mapping[str, str | int]
Expression: TypeAlias = "str | int | VariableReference | MessageReference | SelectExpression"
Pattern: TypeAlias = "tuple[Expression, ...]"


class VariableReference(NamedTuple):
    """A fact where it stands: ``$name``."""

    name: str


class MessageReference(NamedTuple):
    """Another message or its attribute, told the same facts, or a ``-term``, told these."""

    key: str
    facts: Facts


class SelectExpression(NamedTuple):
    """One of several patterns, by a fact."""

    selector: Expression
    variants: list[tuple[str | int, Pattern]]
    default: Pattern


class Message(NamedTuple):
    """What a key stands for; the value is empty where there are only attributes."""

    value: Pattern
    attributes: dict[str, Pattern]


class Reader:
    """Reads a message from the text behind its equals sign. Raises ValueError where it cannot."""

    def __init__(self, source: str) -> None:
        self.source, self.at = source, 0

    def accept(self, what: re.Pattern[str]) -> re.Match[str] | None:
        """What comes next, if it is that."""
        found = what.match(self.source, self.at)
        self.at = found.end() if found else self.at
        return found

    def expect(self, what: re.Pattern[str]) -> re.Match[str]:
        """What comes next, which has to be that."""
        if found := self.accept(what):
            return found
        raise ValueError(what.pattern, self.source, self.at)

    def message(self) -> Message:
        """The whole of it."""
        value, attributes = self.pattern(), {}
        while found := self.accept(ATTRIBUTE):
            attributes[found[1]] = self.pattern()
        self.expect(END)
        return Message(value, attributes)

    def pattern(self) -> Pattern:
        """Text, and what stands in braces within it; no blanks around it."""
        parts: list[Expression] = []
        while True:
            if found := self.accept(TEXT):
                text = found[0] if parts else found[0].lstrip(" \n")
                if not self.source.startswith("{", self.at):
                    text = text.rstrip(" \n")
                parts += [text] if text else []
            elif self.accept(LEFT_BRACE):
                parts.append(self.placeable())
            else:
                return tuple(parts)

    def placeable(self) -> Expression:
        """What stands behind a left brace, with the right one."""
        found = self.placeable() if self.accept(LEFT_BRACE) else self.expression()
        if self.accept(ARROW):
            found = self.choice(found)
        self.expect(RIGHT_BRACE)
        return found

    def expression(self) -> Expression:
        """A text, a number, a fact or a reference."""
        text, number, fact, key = self.expect(EXPRESSION).groups()
        if key == "NUMBER":  # the only function; every number is said as it says them
            self.expect(LEFT_PAREN)
            found = self.expression()
            self.expect(RIGHT_PAREN)
            return found
        if key:
            return MessageReference(key, self.arguments())
        return VariableReference(fact) if fact else literal(text, number)

    def arguments(self) -> Facts:
        """The facts that a term is told."""
        facts = {}
        if self.accept(LEFT_PAREN):
            while found := self.accept(ARGUMENT):
                facts[found[1]] = literal(found[2], found[3])
            self.expect(RIGHT_PAREN)
        return facts

    def choice(self, selector: Expression) -> SelectExpression:
        """The variants behind an arrow."""
        variants: list[tuple[str | int, Pattern]] = []
        default = None
        while found := self.accept(VARIANT):
            variants.append((found[2] or int(found[3]), self.pattern()))
            default = variants[-1][1] if found[1] else default
        if default is None:
            raise ValueError("default", self.source, self.at)
        return SelectExpression(selector, variants, default)


def literal(text: str | None, number: str) -> str | int:
    r"""A text between quotation marks, or a number.

    >>> literal(r"a \" and \u0041", ""), literal(None, "-2")
    ('a " and A', -2)
    """
    if text is None:
        return int(number)
    return ESCAPE.sub(lambda found: found[3] or chr(int(found[1] or found[2], 16)), text)


def plural_category(number: int) -> str:
    """The plural form of a whole number, alike in all languages of the program (but for the
    millions of Spanish).
    """
    return "one" if abs(number) == 1 else "other"


class Messages:
    """The messages of a package (the program or a game) in a language."""

    def __init__(self, text: str, language: str) -> None:
        self.language = language
        self.sources: dict[str, str] = {}
        self.read: dict[str, Message | None] = {}
        entries = [*ENTRY.finditer(text)]
        ends = [entry.start() for entry in entries[1:]] + [len(text)]
        for entry, end in zip(entries, ends, strict=True):
            self.sources.setdefault(entry[1], text[entry.end() : end])

    def has_message(self, key: str) -> bool:
        """Whether there is a message of that key that can be read."""
        return self.message(key) is not None

    def message(self, key: str) -> Message | None:
        """The message of that key; None when there is none that can be read."""
        if key in self.sources and key not in self.read:
            try:
                self.read[key] = Reader(self.sources[key]).message()
            except ValueError:
                self.read[key] = None
        return self.read.get(key)

    def format(self, key: str, facts: Facts) -> str | None:
        """A message or its attribute (``key.attribute``) with its facts; None if it is missing, or
        made of itself.
        """
        try:
            return self._resolve(key, facts)
        except RecursionError:
            return None

    def _resolve(self, key: str, facts: Facts) -> str | None:
        """The same within another message."""
        key, _, attribute = key.partition(".")
        message = self.message(key)
        if message is None:
            return None
        pattern = message.attributes.get(attribute) if attribute else message.value
        return self._format_pattern(pattern, facts) if pattern else None

    def _format_pattern(self, pattern: Pattern, facts: Facts) -> str:
        """A pattern with its facts."""
        return "".join([self._format_part(part, facts) for part in pattern])

    def _format_part(self, part: Expression, facts: Facts) -> str:
        """A part of a pattern; a fact that is missing is told by its name."""
        match part:
            case str():
                return part
            case int():
                return f"{part:,}".replace(",", THOUSANDS.get(self.language, ","))
            case VariableReference(name):
                return self._format_part(facts.get(name, name), facts)
            case MessageReference(key, told):
                said = self._resolve(key, told if key.startswith("-") else facts)
                return f"{{{key}}}" if said is None else said
            case SelectExpression():
                return self._format_pattern(self._select_variant(part, facts), facts)

    def _select_variant(self, choice: SelectExpression, facts: Facts) -> Pattern:
        """The first variant for the text, the number or the plural form of the selector."""
        of = choice.selector
        value = (
            facts.get(of.name)
            if isinstance(of, VariableReference)
            else self._format_part(of, facts)
        )
        wanted = {value, plural_category(value)} if isinstance(value, int) else {value}
        return next((pattern for key, pattern in choice.variants if key in wanted), choice.default)
