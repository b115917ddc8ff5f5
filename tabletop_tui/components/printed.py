"""Texts printed on components: English in the rows of a box, with a key for their translations."""

from __future__ import annotations

from typing import Any


class Printed(str):
    """A text printed on a component, in English, with the key of its translations."""

    __slots__ = ("key",)
    key: str

    def __new__(cls, text: str, key: str) -> Printed:
        made = super().__new__(cls, text)
        made.key = key
        return made

    def __reduce__(self) -> tuple[type[Printed], tuple[str, str]]:
        return Printed, (str(self), self.key)


TEXTS = ("name", "text", "known", "note")
"""The fields of a row that are texts: what is printed, and how certain it is."""


def label(data: dict[str, Any], packaged: dict[str, Any], *ids: str) -> None:
    """Attach a key to every text of the rows of *data*. One that *packaged* also has, in the row of
    the same name or, as components move between boxes, in another one, gets the key of that row.

    Any other gets a key made of its own words: the texts of older boxes have translations under
    such keys, an owner's own texts have none and are shown as written.

    *ids* are the fields that identify the rows of a section.
    """
    for section, rows in data.items():
        here = packaged.get(section)
        if isinstance(rows, list) and isinstance(here, list):
            known = {row_name(row, ids): row for row in here}
            elsewhere = {}
            for name, row in known.items():
                for field in TEXTS if name else ():
                    if row.get(field):
                        elsewhere[field, row[field]] = name
            for row in rows:
                name = row_name(row, ids)
                for field in TEXTS if name else ():
                    if not row.get(field):
                        continue
                    same = known.get(name, {}).get(field) == row[field]
                    owner = name if same else elsewhere.get((field, row[field]))
                    key = (
                        text_key(field, section, owner)
                        if owner
                        else text_key(f"old-{field}", section, row[field])
                    )
                    row[field] = Printed(row[field], key)


def row_name(row: dict[str, Any], ids: tuple[str, ...]) -> str:
    """Return the name of a row in its section, or ""."""
    return "-".join(str(row[id]) for id in ids if id in row)


def text_key(field: str, section: str, row: str) -> str:
    """Return the key of a field of a row in the text files.

    >>> text_key("name", "cities", "ur")
    'name-cities-ur'
    """
    words = "".join(c if c.isascii() and c.isalnum() else " " for c in row).split()
    return "-".join(part for part in (field, section, *words) if part)
