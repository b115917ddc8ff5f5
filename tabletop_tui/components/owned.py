"""An owner's file of printed values: its faults, and the components that it results in."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext, suppress
from dataclasses import dataclass
from typing import Any, cast

from pydantic import BaseModel, TypeAdapter

from ..engine import Complaint, Word
from .faults import (
    at_line,
    complaint_about,
    place,
    place_of,
    row_label,
    syntax_faults,
    validation_errors,
)
from .located_json import LocatedJson, Path
from .packaged import Json, Packaged

GAME = "game"
"""The section that names the game of the file."""
UNREAD = ("json-value", "json-number", "json-nothing", "json-escape")
"""Faults after which the parsed value is not the intended one."""
Check = Callable[[Any], Iterator[Complaint]]


@dataclass(frozen=True, kw_only=True)
class OwnersFile:
    """What an owner's file may contain: the sections and fields of *model*, validated by *checks*.

    A check goes over the whole box and yields complaints, each with its place as the fact
    ``where``. A section with a fault from one of the *basics* is not checked further. *hints* say
    what may be entered in a section.
    """

    packaged: Packaged
    model: type[BaseModel]
    checks: Sequence[Check]
    hints: Callable[[str], Sequence[Word]]
    basics: Sequence[Check] = ()

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.packaged.complaint.game

    def read(self, text: str) -> str:
        """Return what a game keeps of the text of a file. Raises the complaint of the game: one
        sentence about the first fault.
        """
        found = Reading(self, text)
        found.complain()
        return self.packaged.changed_sections(found.given, found.rows)

    def check(self, text: str) -> None:
        """Check what a game keeps of a file. Raises the complaint of the game."""
        Reading(self, text, stored=True).complain()


class Reading:
    """A file being read: what is *given* in it, and the *rows* of the resulting box."""

    def __init__(self, file: OwnersFile, text: str, *, stored: bool = False) -> None:
        self.file, self.packaged, self.kind = file, file.packaged, file.packaged.complaint
        self.lined = LocatedJson(text, stored=stored)
        value = self.lined.value
        self.given: Json = dict(value) if isinstance(value, dict) else {}
        self.name = self.given.pop(GAME, file.game)
        self.kept, self.rows = self.packaged.rows(), self.packaged.with_overrides(self.given)

    def faults(self) -> list[Complaint]:
        """Return all faults of the file, by line."""
        named = {section for section, rows in self.kept.items() if isinstance(rows, list)}
        example, ids = self.packaged.example, self.packaged.ids
        found = syntax_faults(self.lined, self.kind, example, ids, named)
        if self.name != self.file.game:
            facts = {"ours": self.file.game, "found": str(self.name)}
            found.append(self.complaint((GAME,), "file-other-game", where=place(GAME), **facts))
        elif isinstance(self.lined.value, dict):
            found += [*self.unknown_rows(), *self.row_faults()]
        return sorted(found, key=lambda no: int(no.facts.get("line", 1 << 30)))

    def complain(self) -> None:
        """Raise the complaint about the first fault, if any."""
        if faults := self.faults():
            first, more = faults[0], len(faults) - 1
            raise self.kind("file-more", fault=first, more=str(more)) if more else first

    def unknown_rows(self) -> Iterator[Complaint]:
        """Yield faults of changed rows that the box does not have, and of changes that are not
        objects.
        """
        for section, value in self.given.items():
            rows = self.kept.get(section)
            if not (isinstance(value, dict) and isinstance(rows, list)):
                continue
            known = {row.get(self.packaged.ids[0]) for row in rows}
            for name, change in value.items():
                facts = {"where": place(section, name), "found": json.dumps(change)}
                path = (section, name)
                if name not in known:
                    yield self.complaint(path, "file-fault-at", fault=Word("fault-no-row"), **facts)
                elif not isinstance(change, dict):
                    fault = Word("fault-model-type")
                    yield self.complaint(path, "file-fault-found", fault=fault, **facts)

    def row_faults(self) -> Iterator[Complaint]:
        """Yield the faults of the fields of rows, then of rows in combination where their fields
        are valid.
        """
        unread = {path for _, path, what in self.lined.faults if what.key in UNREAD}
        unsound = set()
        for error in validation_errors(self.file.model, self.rows):
            unsound.add(str(error["loc"][0]))
            path = self.path_in_file(error["loc"])
            if not any(path[: len(other)] == other for other in unread):
                where = place_of(self.rows, error["loc"], self.packaged.ids)
                yield at_line(self.lined.line(path), complaint_about(self.kind, where, error))
        sections = self.valid_sections(unsound)
        for check in self.file.basics:
            for path, no in self.run_check(check, sections, unsound):
                unsound.add(str(path[0]))
                yield no
        for check in self.file.checks:
            for _, no in self.run_check(check, sections, unsound):
                yield no

    def valid_sections(self, unsound: set[str]) -> Json:
        """Return the sections without a fault, as validated by the model."""
        fields = self.file.model.model_fields
        if not unsound:
            box = self.file.model.model_validate(self.rows)
            return {name: getattr(box, name) for name in fields}
        return {
            name: TypeAdapter(cast(Any, field.annotation)).validate_python(self.rows[name])
            for name, field in fields.items()
            if name not in unsound
        }

    def run_check(
        self, check: Check, sections: Json, unsound: set[str]
    ) -> list[tuple[Path, Complaint]]:
        """Return the faults that a check finds, with their paths in the file. The check stops at a
        section that has faults already.
        """
        left = {name: rows for name, rows in sections.items() if name not in unsound}
        found = []
        with suppress(AttributeError) if unsound else nullcontext():
            for no in check(self.file.model.model_construct(**left)):
                path = self.path_of_place(no.facts["where"])
                found.append((path, self.complaint(path, "file-fault", fault=no)))
        return found

    def complaint(self, path: Path, key: str, **facts: Any) -> Complaint:
        """Return a complaint with the line of a path."""
        return at_line(self.lined.line(path), self.kind(key, **facts))

    def path_in_file(self, path: Path) -> Path:
        """Return the path in the file to a value of the rows."""
        section, *rest = path
        if rest and isinstance(rest[0], int) and isinstance(self.given.get(str(section)), dict):
            rest[0] = self.kept[str(section)][rest[0]][self.packaged.ids[0]]
        return (section, *rest)

    def path_of_place(self, where: Word) -> Path:
        """Return the path in the file to what a place names. Of rows with the same name, the last
        one.
        """
        facts = {name: str(fact) for name, fact in where.facts}
        section = facts["section"]
        if section not in self.given and "beside" in facts:
            section = facts["beside"]
        path: list[str | int] = [section]
        here = self.rows.get(section)
        if facts.get("row") and isinstance(here, list):
            names = [row_label(row, n, self.packaged.ids) for n, row in enumerate(here)]
            if facts["row"] not in names:
                return (*path,)
            path.append(len(names) - 1 - names[::-1].index(facts["row"]))
        return self.path_in_file((*path, *filter(None, facts.get("field", "").split("."))))
