"""The component sheet: every row of the components with how sure it is and where it comes from."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ....tui.look import Look
from ..galaxy import merged

OF_ROW = frozenset(("id", "status", "source", "note"))
FEW = 6  # rows of a section from which on equal statuses are told together
STATUS = {"KNOWN": "", "DERIVED": "", "PART": "italic", "RECONSTRUCTED": "italic"}


def value_text(value: Any) -> str:
    """A value as the sheet writes it."""
    if isinstance(value, dict):
        return ", ".join(f"{key.replace('_', ' ')} {value_text(one)}" for key, one in value.items())
    if isinstance(value, list):
        return "; ".join(value_text(one) for one in value)
    if value is None:
        return "-"
    return str(value).lower() if isinstance(value, bool) else str(value).replace("_", " ")


def row_text(row: dict[str, Any]) -> str:
    """The fields of a row."""
    fields = [(key, value) for key, value in row.items() if key not in OF_ROW and value not in ("", [], {})]
    if [key for key, _ in fields] == ["value", "unit"]:
        return f"{row['value']:,} {row['unit']}"
    return ", ".join(f"{key.replace('_', ' ')} {value_text(value)}" for key, value in fields)


def sheet(look: Look) -> list[Text]:
    """The sections one after the other; each row says plainly whether it is known or made up."""
    say, data = look.say, merged(look.view.parts)
    rows = [Text(say("sheet-note")), Text()]
    for status in STATUS:
        rows.append(Text(f"  {say(f'sheet-{status.lower()}')}: ", "bold").append(data["status_meaning"][status]))
    for section, found in data.items():
        if not isinstance(found, list):
            continue
        rows += [Text(), Text(section.replace("_", " ").capitalize(), "bold")]
        for row in found:
            status = row["status"]
            line = Text(f"  {row['id'].replace('_', ' ')}: {row_text(row)}  ")
            line.append(f"[{say(f'sheet-{status.lower()}')}; {row.get('source', '')}]", STATUS[status] or "dim")
            rows.append(line)
            if row.get("note"):
                rows.append(Text(f"      {row['note']}", "dim"))
    return rows
