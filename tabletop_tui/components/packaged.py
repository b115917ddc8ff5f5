"""The components packaged with a game, and an owner's file that overrides them."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from ..engine import Complaint
from .printed import Printed, label, row_name

Json = dict[str, Any]
STATUS, NOTE = "status", "note"
OLDER = re.compile(r"components-(\d+)\.json")
"""The packaged components up to rules of that number, with which older saves go on."""


@dataclass(frozen=True, kw_only=True)
class Packaged:
    """``components.json`` of a game: sections, most of them lists of rows.

    *ids* are the fields that identify the rows of a section; an owner's file names rows by the
    first. *source* is the field in which a row says where it comes from, and *owned* its value
    after an owner has changed the row. *example* is a section, for complaints.
    """

    package: str
    complaint: type[Complaint]
    ids: tuple[str, ...]
    source: str
    owned: Printed
    example: str

    def rows(self, text: str = "") -> Json:
        """Return all sections, overridden by those of an owner's file, whose text must be valid."""
        return self.with_overrides(json.loads(text) if text else {})

    def sections(self) -> dict[str, Any]:
        """Return the sections that hold rows: lists of them, or a single one."""
        return {
            name: rows
            for name, rows in self.labelled().items()
            if isinstance(rows, list) or (isinstance(rows, dict) and STATUS in rows)
        }

    def with_overrides(self, given: Json, file: str = "components.json") -> Json:
        """Return all sections, overridden by those given. *file* has the packaged ones.

        A section given as a list replaces the whole section. A row in it without a status is the
        packaged row that it repeats, or else counts as KNOWN. A section given as an object changes
        rows: it maps the name of a row to the fields that differ, and such a row counts as KNOWN
        unless it has a status.
        """
        kept = files(self.package).joinpath(file).read_text("utf-8")
        rows: Json = json.loads(kept)
        for section, value in given.items():
            here = rows.get(section)
            if isinstance(value, list) and isinstance(here, list):
                rows[section] = self.listed_rows(here, value)
            elif isinstance(value, dict) and isinstance(here, list):
                self.change(here, value)
            elif isinstance(value, dict) and isinstance(here, dict):
                here.update(value)
            else:
                rows[section] = value
        return rows

    def change(self, rows: list[Json], given: Json) -> None:
        """Change the rows of a section that an owner names."""
        by_id = {row.get(self.ids[0]): row for row in rows}
        for name, change in given.items():
            if name in by_id and isinstance(change, dict):
                row = by_id[name]
                if STATUS in row:
                    row.update({STATUS: "KNOWN", self.source: self.owned})
                row.update(change)

    def listed_rows(self, rows: list[Json], given: list[Any]) -> list[Any]:
        """Return the rows of a section that an owner lists."""
        by_name = {row_name(row, self.ids): row for row in rows}
        graded = any(STATUS in row for row in rows)

        def whole(row: Any) -> Any:
            if not isinstance(row, dict) or not graded:
                return row
            before = by_name.get(row_name(row, self.ids), {})
            repeated = self.without_status(before) | {
                name: before[name] for name in row if name in before
            }
            if STATUS not in row and same_json(row, repeated):
                return before
            made = {STATUS: "KNOWN", **row}
            if made[STATUS] == "KNOWN" and made.get(self.source, self.owned) == self.owned:
                made[self.source] = self.owned
            return made

        return [whole(row) for row in given]

    def without_status(self, row: Json) -> Json:
        """Return a row without its status, note and source."""
        return {name: row[name] for name in row if name not in (STATUS, NOTE, self.source)}

    def labelled(self, text: str = "") -> Json:
        """Return :meth:`rows` with its translation key on every text that is or was packaged."""
        rows = self.rows(text)
        label(rows, self.rows(), *self.ids)
        if text:
            for rules, older in self.older():
                label(rows, older, *self.ids, rules=rules)
        return rows

    def older(self) -> Iterator[tuple[int, Json]]:
        """Yield the components of older rules with the number of those rules, the newest first."""
        found = {
            int(match[1]): path
            for path in files(self.package).iterdir()
            if (match := OLDER.fullmatch(path.name))
        }
        for rules in sorted(found, reverse=True):
            yield rules, json.loads(found[rules].read_text("utf-8"))

    def changed_sections(self, given: Json, rows: Json) -> str:
        """Return what a game keeps of an owner's sections, which result in these *rows*: those that
        differ from the packaged ones, "" if none does.
        """
        kept = self.rows()
        own = {
            section: rows[section] if isinstance(value, list) else value
            for section, value in given.items()
            if not same_json(rows[section], kept.get(section))
        }
        return json.dumps(own, separators=(",", ":"), ensure_ascii=False) if own else ""

    def rows_by_name(self, rows: Json) -> dict[tuple[str, str], Json]:
        """Return every row without status, note and source, by its section and its name."""
        return {
            (section, row_name(row, self.ids) or str(n)): self.without_status(row)
            for section, some in rows.items()
            if isinstance(some, (list, dict))
            for n, row in enumerate(some if isinstance(some, list) else [some])
        }

    def count_changed(self, rows: Json) -> int:
        """Return how many rows differ from the packaged ones, or are not among them."""
        ours, theirs = self.rows_by_name(self.rows()), self.rows_by_name(rows)
        return sum(ours.get(name) != theirs.get(name) for name in ours | theirs)


def status_counts(rows: Json) -> Counter[str]:
    """Return how many rows have each status."""
    return Counter(
        row[STATUS]
        for some in rows.values()
        if isinstance(some, list)
        for row in some
        if STATUS in row
    )


def same_json(one: Any, other: Any) -> bool:
    """Return whether two pieces of JSON are equal, regardless of key order. 1 is not true."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
