"""The component sheet: every row of the components in words, with how sure it is and where it comes from."""

from __future__ import annotations

from typing import Any

from ...engine import Printed, Row, Section, label, text_key
from ...engine.words import Speech
from .galaxy import merged

STATUSES = ("KNOWN", "DERIVED", "PART", "RECONSTRUCTED")
NONE = "-"
OF_ROW = frozenset(("id", "status", "source", "note"))


def value_text(value: Any) -> str:
    """A value as the sheet writes it."""
    if isinstance(value, dict):
        return ", ".join(f"{key.replace('_', ' ')} {value_text(one)}" for key, one in value.items())
    if isinstance(value, list):
        return "; ".join(value_text(one) for one in value)
    if value is None:
        return NONE
    return str(value).lower() if isinstance(value, bool) else str(value).replace("_", " ")


def row_text(row: dict[str, Any], words: Speech) -> str:
    """The fields of a row; they are called what the file calls them, for owners who want to change them."""
    row = {key: words.read(value) if isinstance(value, Printed) else value for key, value in row.items()}
    fields = [(key, value) for key, value in row.items() if key not in OF_ROW and value not in ("", [], {})]
    if [key for key, _ in fields] == ["value", "unit"]:
        return f"{row['value']:,} {row['unit']}"
    return ", ".join(f"{key.replace('_', ' ')} {value_text(value)}" for key, value in fields)


def labelled(parts: str) -> dict[str, Any]:
    """The components with the keys of other languages on their words."""
    data, packaged = merged(parts), merged()
    label(data, packaged, "id")
    for status, meaning in data["status_meaning"].items():
        if packaged["status_meaning"].get(status) == meaning:
            data["status_meaning"][status] = Printed(meaning, f"meaning-{status.lower()}")
    return data


def origin(row: dict[str, Any], words: Speech) -> str:
    """Where a row comes from."""
    source = row.get("source", "")
    return words.read(source if isinstance(source, Printed) else Printed(source, text_key("source", "", source)))


def told(row: dict[str, Any], words: Speech) -> Row:
    """A row with how sure it is, where it comes from, and its note."""
    sure = f"{words.say('sheet-' + row['status'].lower())}; {origin(row, words)}"
    parts = (row["id"].replace("_", " "), row_text(row, words))
    return Row(": ".join(part for part in parts if part), sure, words.read(row.get("note", "")))


def sheet(view: Any, words: Speech) -> list[Section]:
    """All components section by section, after a section about how sure their values are."""
    data = labelled(view.parts)
    meant = [Row(f"{words.say(f'sheet-{status.lower()}')}: {words.read(data['status_meaning'][status])}")
             for status in STATUSES]  # fmt: skip
    about = words.say("sheet-title"), [Row(words.say("sheet-note")), *meant]
    found = {section: rows for section, rows in data.items() if isinstance(rows, list)}
    return [about, *((section.replace("_", " ").capitalize(), [told(row, words) for row in rows])
                     for section, rows in found.items())]  # fmt: skip
