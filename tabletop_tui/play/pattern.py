"""Messages that only name their facts, or choose by them word for word: they are said with the
parser of Project Fluent alone. The whole of it, which knows the numbers and plurals of every
language, takes half as long to load as a game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

PLAIN = 999  # up to here a number is written alike in all languages

FACT = re.compile(r"\{ *\$([a-zA-Z][a-zA-Z0-9_-]*) *\}")
LINE = re.compile(
    r"[a-zA-Z][a-zA-Z0-9_-]* *= *([^ \n][^\n]*)"
    r"(?:\n +\.[a-zA-Z][a-zA-Z0-9_-]* *= *[^ \n{}][^\n{}]*)*"  # attributes
    r"(?:\n *|\n#[^\n]*)*"  # blank lines and comments
)
"""A message in one line, with whatever stands between it and the next."""

Facts = Mapping[str, str | int]


class Fact(NamedTuple):
    """A fact where it stands in a message."""

    name: str


class Chosen(NamedTuple):
    """One of several texts, by a fact: by its text, or by its number."""

    name: str
    by: dict[str | int, Pattern]
    other: Pattern


Pattern = tuple["str | Fact | Chosen", ...]


class Richer(Exception):
    """There is more to a message."""


def read(source: str) -> Pattern | None:
    """The pattern of a message as it stands in its file; None when there is more to it."""
    return in_one_line(source) or parsed(source)


def in_one_line(source: str) -> Pattern | None:
    """The pattern of a message in one line that only names its facts, as most are: they are read
    thirty times as fast as by the parser. None when there is more to it.
    """
    found = LINE.fullmatch(source)
    if found is None:
        return None
    parts = FACT.split(found[1].rstrip(" "))
    if any("{" in text or "}" in text for text in parts[::2]):
        return None
    return tuple(Fact(part) if n % 2 else part for n, part in enumerate(parts) if part)


def parsed(source: str) -> Pattern | None:
    """The pattern of any message, by the parser."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Message

    entry = FluentParser(with_spans=False).parse_entry(source)
    if not isinstance(entry, Message) or entry.value is None:
        return None
    try:
        return _pattern(entry.value)
    except Richer:
        return None


def _pattern(value: Any) -> Pattern:
    from fluent.syntax import ast

    parts: list[str | Fact | Chosen] = []
    for part in value.elements:
        match part:
            case ast.TextElement():
                parts.append(part.value)
            case ast.Placeable(expression=ast.StringLiteral() as text):
                parts.append(text.parse()["value"])
            case ast.Placeable(expression=ast.VariableReference() as fact):
                parts.append(Fact(fact.id.name))
            case ast.Placeable(
                expression=ast.SelectExpression(selector=ast.VariableReference() as fact) as choice
            ):
                parts.append(_chosen(fact.id.name, choice.variants))
            case _:
                raise Richer
    return tuple(parts)


def _chosen(name: str, variants: list[Any]) -> Chosen:
    from fluent.syntax import ast

    by: dict[str | int, Pattern] = {}
    other: Pattern = ()
    for variant in variants:
        pattern, key = _pattern(variant.value), variant.key
        if isinstance(key, ast.Identifier):
            by.setdefault(key.name, pattern)
        elif key.value.lstrip("-").isdecimal():
            by.setdefault(int(key.value), pattern)
        else:
            raise Richer
        if variant.default:
            other = pattern
            if isinstance(key, ast.Identifier):  # reached by whatever nothing else is for
                del by[key.name]
    return Chosen(name, by, other)


def said(pattern: Pattern, facts: Facts) -> str | None:
    """The message with its facts; None when a fact is missing, for a number that each language
    writes in its own way, and where a language has plurals.
    """
    texts = []
    for part in pattern:
        if isinstance(part, str):
            text: str | int | None = part
        elif isinstance(part, Fact):
            text = facts.get(part.name)
            if isinstance(text, int) and abs(text) > PLAIN:
                return None
        else:
            text = _said(part, facts.get(part.name), facts)
        if text is None:
            return None
        texts.append(str(text))
    return "".join(texts)


def _said(choice: Chosen, fact: str | int | None, facts: Facts) -> str | None:
    if fact is None:
        return None
    # numbers and words among the keys, or the other way round: a plural may be meant
    if any(isinstance(key, int) != isinstance(fact, int) for key in choice.by):
        return None
    return said(choice.by.get(fact, choice.other), facts)
