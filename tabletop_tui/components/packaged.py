"""The components that come with a game, and the file of an owner that is laid over them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from ..engine import Complaint
from .faults import complain, spot
from .printed import Printed, label

Json = dict[str, Any]


@dataclass(frozen=True, kw_only=True)
class Packaged:
    """``components.json`` of a game: sections, most of them lists of rows.

    *ids* are the fields that tell the rows of a section apart; an owner's file names rows by the
    first. *source* is the field in which a row says where it comes from, and *owned* what stands
    there once an owner has changed it. *example* is a section, for complaints.
    """

    package: str
    complaint: type[Complaint]
    ids: tuple[str, ...]
    source: str
    owned: Printed
    example: str

    def rows(self, text: str = "") -> Json:
        """All sections, with those of an owner's file put over them.

        A section given as a list replaces the whole section. A section given as an object changes
        rows: it maps what names a row to the fields that differ, and such a row counts as KNOWN
        unless it says otherwise. Raises the complaint of the game for a text that is no such file.
        """
        kept = files(self.package).joinpath("components.json").read_text("utf-8")
        rows: Json = json.loads(kept)
        for section, given in (read(text, self.complaint, self.example) if text else {}).items():
            here = rows.get(section)
            if isinstance(given, dict) and isinstance(here, list):
                self.change(section, here, given)
            elif isinstance(given, dict) and isinstance(here, dict):
                here.update(given)
            else:
                rows[section] = given
        return rows

    def change(self, section: str, rows: list[Json], given: Json) -> None:
        """Change the rows of a section that an owner names."""
        by_id = {row.get(self.ids[0]): row for row in rows}
        for name, change in given.items():
            if name not in by_id or not isinstance(change, dict):
                raise self.complaint("file-no-row", row=f"{section}.{name}")
            row = by_id[name]
            if "status" in row:
                row.update({"status": "KNOWN", self.source: self.owned})
            row.update(change)

    def labelled(self, text: str = "") -> Json:
        """As :meth:`rows`, with the key of its text in other languages on every packaged text."""
        rows = self.rows(text)
        label(rows, self.rows(), *self.ids)
        return rows

    def checked(self, text: str, model: Any) -> str:
        """An owner's file, checked by a pydantic model together with all it leaves alone, in the
        short form a game remembers. Raises the complaint of the game: one sentence that names the
        row and the field.
        """
        fits(model, self.rows(text), self.complaint, self.ids)
        if not text:
            return ""
        return json.dumps(json.loads(text), separators=(",", ":"), ensure_ascii=False)


def read(text: str, complaint: type[Complaint], example: str) -> Json:
    """The sections of a file that players wrote; *example* is one. Raises the complaint."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as no:  # no JSON, too long a number, too deep
        raise complaint("file-not-json", line=str(getattr(no, "lineno", 1))) from None
    if not isinstance(found, dict):
        raise complaint("file-no-object", section=example)
    return found


def fits(model: Any, rows: Json, complaint: type[Complaint], ids: tuple[str, ...] = ()) -> None:
    """Check parsed sections by a pydantic model. Raises the complaint about the first fault."""
    from pydantic import ValidationError  # only a file needs it

    try:
        model.model_validate(rows)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        raise complain(complaint, spot(rows, first["loc"], ids), first) from None
