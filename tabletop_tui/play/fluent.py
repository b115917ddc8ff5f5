"""A small reader and formatter of Project Fluent messages (https://projectfluent.org). Each message
is parsed when it is first used.

Like Fluent's own runtime parser for browsers, this one assumes valid files: it reports no syntax
errors, and a message that it cannot parse counts as missing. The tests parse all files with the
Python parser of Fluent and compare every sentence with its runtime. Both take too long to import at
start-up. Runs of blanks are shown as one space, so indentation is not preserved.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

THOUSANDS = {"en": ",", "es": ".", "nl": "."}
"""The thousands separator of each language."""

NAME, INTEGER, STRING = r"[a-zA-Z][\w-]*", r"-?\d+", r'"((?:[^"\\\n]|\\.)*)"'
ENTRY = re.compile(rf"^(-?{NAME}) *=", re.ASCII | re.MULTILINE)
TEXT = re.compile(r"(?:[^{}\n]+|\n(?=[ \n])(?! *(?:\*?\[|\.)))+")
"""Text continues on a line that is indented and starts neither a variant nor an attribute."""

ATTRIBUTE = re.compile(rf"\s*\n +\.({NAME}) *=", re.ASCII)
END = re.compile(r"\s*(?:#|\Z)")
ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{6})|(.))")


def token(pattern: str) -> re.Pattern[str]:
    """Return the pattern of a token inside braces, with leading blanks."""
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
    """A variable: ``$name``."""

    name: str


class MessageReference(NamedTuple):
    """A reference to a message or its attribute, formatted with the same facts, or to a ``-term``,
    formatted with these *facts*.
    """

    key: str
    facts: Facts


class SelectExpression(NamedTuple):
    """A choice between patterns by the value of *selector*."""

    selector: Expression
    variants: list[tuple[str | int, Pattern]]
    default: Pattern


class Message(NamedTuple):
    """A parsed message. *value* is empty if it only has attributes."""

    value: Pattern
    attributes: dict[str, Pattern]


class MessageParser:
    """A parser of the text behind the equals sign of a message. Raises ValueError on a syntax
    error.
    """

    def __init__(self, source: str) -> None:
        self.source, self.at = source, 0

    def accept(self, what: re.Pattern[str]) -> re.Match[str] | None:
        """Consume the next token if it matches."""
        found = what.match(self.source, self.at)
        self.at = found.end() if found else self.at
        return found

    def expect(self, what: re.Pattern[str]) -> re.Match[str]:
        """Consume the next token, which must match."""
        if found := self.accept(what):
            return found
        raise ValueError(what.pattern, self.source, self.at)

    def message(self) -> Message:
        """Parse the whole message."""
        value, attributes = self.pattern(), {}
        while found := self.accept(ATTRIBUTE):
            attributes[found[1]] = self.pattern()
        self.expect(END)
        return Message(value, attributes)

    def pattern(self) -> Pattern:
        """Parse text and placeables, without surrounding blanks."""
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
        """Parse a placeable behind its left brace, including the right brace."""
        found = self.placeable() if self.accept(LEFT_BRACE) else self.expression()
        if self.accept(ARROW):
            found = self.choice(found)
        self.expect(RIGHT_BRACE)
        return found

    def expression(self) -> Expression:
        """Parse a string, a number, a variable or a reference."""
        text, number, fact, key = self.expect(EXPRESSION).groups()
        if key == "NUMBER":  # the only function used; all numbers are formatted as it does
            self.expect(LEFT_PAREN)
            found = self.expression()
            self.expect(RIGHT_PAREN)
            return found
        if key:
            return MessageReference(key, self.arguments())
        return VariableReference(fact) if fact else literal(text, number)

    def arguments(self) -> Facts:
        """Parse the arguments of a term."""
        facts = {}
        if self.accept(LEFT_PAREN):
            while found := self.accept(ARGUMENT):
                facts[found[1]] = literal(found[2], found[3])
            self.expect(RIGHT_PAREN)
        return facts

    def choice(self, selector: Expression) -> SelectExpression:
        """Parse the variants of a select expression."""
        variants: list[tuple[str | int, Pattern]] = []
        default = None
        while found := self.accept(VARIANT):
            variants.append((found[2] or int(found[3]), self.pattern()))
            default = variants[-1][1] if found[1] else default
        if default is None:
            raise ValueError("default", self.source, self.at)
        return SelectExpression(selector, variants, default)


def literal(text: str | None, number: str) -> str | int:
    r"""Return the value of a string literal, or of a number literal if *text* is None.

    >>> literal(r"a \" and \u0041", ""), literal(None, "-2")
    ('a " and A', -2)
    """
    if text is None:
        return int(number)
    return ESCAPE.sub(lambda found: found[3] or chr(int(found[1] or found[2], 16)), text)


def plural_category(number: int) -> str:
    """Return the plural category of an integer. It is the same in all languages of the program,
    except for millions in Spanish.
    """
    return "one" if abs(number) == 1 else "other"


class Messages:
    """The messages of one package (the program or a game) in one language."""

    def __init__(self, text: str, language: str) -> None:
        self.language = language
        self.sources: dict[str, str] = {}
        self.read: dict[str, Message | None] = {}
        entries = [*ENTRY.finditer(text)]
        ends = [entry.start() for entry in entries[1:]] + [len(text)]
        for entry, end in zip(entries, ends, strict=True):
            self.sources.setdefault(entry[1], text[entry.end() : end])

    def has_message(self, key: str) -> bool:
        """Return whether the message exists and can be parsed."""
        return self.message(key) is not None

    def message(self, key: str) -> Message | None:
        """Return the message *key*, or None if it is missing or cannot be parsed."""
        if key in self.sources and key not in self.read:
            try:
                self.read[key] = MessageParser(self.sources[key]).message()
            except ValueError:
                self.read[key] = None
        return self.read.get(key)

    def format(self, key: str, facts: Facts) -> str | None:
        """Format a message, or its attribute (``key.attribute``), with its facts. Return None if it
        is missing or refers to itself.
        """
        try:
            return self._resolve(key, facts)
        except RecursionError:
            return None

    def _resolve(self, key: str, facts: Facts) -> str | None:
        """Format a message that another one may refer to."""
        key, _, attribute = key.partition(".")
        message = self.message(key)
        if message is None:
            return None
        pattern = message.attributes.get(attribute) if attribute else message.value
        return self._format_pattern(pattern, facts) if pattern else None

    def _format_pattern(self, pattern: Pattern, facts: Facts) -> str:
        """Format a pattern with its facts."""
        return "".join([self._format_part(part, facts) for part in pattern])

    def _format_part(self, part: Expression, facts: Facts) -> str:
        """Format one part of a pattern. A missing variable is shown by its name."""
        match part:
            case str():
                return part
            case int():
                return f"{part:,}".replace(",", THOUSANDS.get(self.language, ","))
            case VariableReference(name):
                return self._format_part(facts.get(name, name), facts)
            case MessageReference(key, arguments):
                text = self._resolve(key, arguments if key.startswith("-") else facts)
                return f"{{{key}}}" if text is None else text
            case SelectExpression():
                return self._format_pattern(self._select_variant(part, facts), facts)

    def _select_variant(self, choice: SelectExpression, facts: Facts) -> Pattern:
        """Return the first variant that matches the text, the number or the plural category of the
        selector.
        """
        of = choice.selector
        value = (
            facts.get(of.name)
            if isinstance(of, VariableReference)
            else self._format_part(of, facts)
        )
        wanted = {value, plural_category(value)} if isinstance(value, int) else {value}
        return next((pattern for key, pattern in choice.variants if key in wanted), choice.default)
