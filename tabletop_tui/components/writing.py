"""The packaged components as a file for an owner to edit: every row, with its status in a comment
above.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from textwrap import wrap
from typing import Any

from ..engine import Word
from ..engine.words import Speech
from .packaged import NOTE, STATUS, Json, Packaged
from .printed import Printed, text_key

WIDTH = 96  # characters of a comment


def editable_file(
    packaged: Packaged,
    hints: Callable[[str], Sequence[Word]],
    head: Iterable[str],
    words: Speech,
) -> str:
    """Return the file: the paragraphs of its *head*, then *hints* and rows section by section."""
    lines = [line for paragraph in head for line in comment(paragraph)]
    lines += ["{", f' "game": {json.dumps(packaged.complaint.game)}']
    for section, rows in packaged.sections().items():
        texts = [words.say(hint.key, **dict(hint.facts)) for hint in hints(section)]
        above = [line for one in texts for line in comment(one)]
        lines[-1] += ","
        lines += [
            "",
            *(f" {line}" for line in (*above, *section_lines(packaged, section, rows, words))),
        ]
    return "\n".join((*lines, "}", ""))


def section_lines(packaged: Packaged, section: str, rows: Any, words: Speech) -> Iterator[str]:
    """Yield the lines of a section: one for each row of a list, or one for each field of a single
    row.
    """
    entries: list[tuple[list[str], str]]
    if isinstance(rows, dict):
        yield from status_comment(packaged, rows, words)
        entries = [
            ([], f'"{name}": {as_json(value)}')
            for name, value in packaged.without_status(rows).items()
        ]
    else:
        entries = [
            (status_comment(packaged, row, words), as_json(packaged.without_status(row)))
            for row in rows
        ]
    opens, closes = "[]" if isinstance(rows, list) else "{}"
    yield f'"{section}": {opens}'
    for n, (above, entry) in enumerate(entries, 1):
        yield from (f" {line}" for line in above)
        yield f" {entry}{',' if n < len(entries) else ''}"
    yield closes


def status_comment(packaged: Packaged, row: Json, words: Speech) -> list[str]:
    """Return the status of a row and its reason, as comments."""
    if STATUS not in row:
        return []
    source = row.get(packaged.source, "")
    if not isinstance(source, Printed):
        source = Printed(source, text_key(packaged.source, "", source))
    why = [words.read(text) for text in (source, row.get(NOTE, "")) if text]
    return comment(": ".join((row[STATUS], *filter(None, ["; ".join(why)]))))


def as_json(value: Any) -> str:
    """Return a value as it is written in the file."""
    return json.dumps(value, ensure_ascii=False)


def comment(text: str) -> list[str]:
    """Return a paragraph as comment lines."""
    lines = wrap(text, WIDTH, break_long_words=False, break_on_hyphens=False)
    return [f"// {line}".rstrip() for line in lines or [""]]
