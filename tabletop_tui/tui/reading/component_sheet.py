"""The text of a component sheet: headings bold, how sure a row is in italics, remarks dim."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from ...components.sheet import Section


def sheet_rows(sections: Iterable[Section]) -> list[Text]:
    """Return the sections one below the other. A remark stands below a row that says how sure it
    is, else behind it.
    """
    rows: list[Text] = []
    for title, found in sections:
        rows += [Text(), Text(title, "bold")] if rows else [Text(title, "bold")]
        for row in found:
            line = Text(f"  {row.text}")
            if row.status:
                line.append(f" [{row.status}]", "italic dim")
            if row.remark and not row.status:
                line.append(f" {row.remark}", "dim")
            rows.append(line)
            if row.remark and row.status:
                rows.append(Text(f"      {row.remark}", "dim"))
    return rows
