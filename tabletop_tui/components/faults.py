"""The faults of a file that players wrote: line, place and fault, as facts for a sentence."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from functools import reduce
from operator import getitem
from typing import Any

from ..engine import Complaint, Word
from .located_json import LocatedJson, Path

Json = dict[str, Any]
KNOWN = frozenset(
    (
        "extra_forbidden",
        "missing",
        "int_type",
        "list_type",
        "dict_type",
        "bool_type",
        "string_type",
        "model_type",
        "greater_than_equal",
        "less_than_equal",
        "literal_error",
        "string_too_short",
        "string_pattern_mismatch",
        "too_short",
        "too_long",
        "tuple_type",
    )
)
"""The pydantic error types that the text files have a message for: ``fault-...``."""
SILENT = ("extra_forbidden", "missing")  # faults without a value to quote


class Faults(ValueError):
    """Several complaints about one entry of a file."""

    def __init__(self, faults: Sequence[Complaint]) -> None:
        super().__init__(faults)
        self.faults = faults


def place(section: str, row: str = "", field: str = "") -> Word:
    """Return the place of a fault: a section, a row of it, a field."""
    kind = "-".join(["file-place", *(["row"] if row else []), *(["field"] if field else [])])
    return Word(kind, (("section", section), ("row", row), ("field", field)))


def place_of(
    rows: Any, path: Path, ids: Sequence[str] = (), named: Collection[str] = ()
) -> Word | None:
    """Return the place of a fault, such as ``cities, row "ur", field price``, from its path. None
    for the whole file.

    Rows of a list are named by their *ids*, else by their number. In an object whose section is
    *named*, rows have their keys as names.
    """
    if not path:
        return None
    name, rest = "", path[1:]
    if rest and isinstance(rest[0], int):
        name, rest = row_label(value_at(rows, path[:2]), rest[0], ids), rest[1:]
    elif rest and path[0] in named:
        name, rest = str(rest[0]), rest[1:]
    return place(str(path[0]), name, ".".join(map(str, rest)))


def value_at(thing: Any, path: Path) -> Any:
    """Return the value at a path in parsed JSON, or None."""
    try:
        return reduce(getitem, path, thing)
    except (KeyError, IndexError, TypeError):
        return None


def row_label(row: Any, n: int, ids: Sequence[str]) -> str:
    """Return the name of a row of a list: its *ids*, else its number."""
    known = row if isinstance(row, dict) else {}
    return " - ".join(str(known[id]) for id in ids if id in known) or str(n + 1)


def fault(first: Mapping[str, Any]) -> Word | Complaint:
    """Return the fault of a field from the first error of a validation."""
    kind, given = first["type"], first.get("ctx", {})
    if kind == "value_error" and isinstance(given.get("error"), Complaint):
        return given["error"]  # type: ignore[no-any-return]
    if kind not in KNOWN:
        return Word("fault-other")
    numbers = {"ge": "least", "le": "most", "min_length": "least", "max_length": "most"}
    known = {numbers[name]: str(value) for name, value in given.items() if name in numbers}
    if "expected" in given:
        known["expected"] = str(given["expected"]).replace(" or ", ", ")
    return Word("fault-" + kind.replace("_", "-"), tuple(known.items()))


def quoted(first: Mapping[str, Any]) -> str:
    """Return the value in the file, as it is written. "" if there is nothing to quote."""
    if first["type"] in (*SILENT, "value_error"):
        return ""
    return json.dumps(first["input"], default=str)


def complaint_about(
    kind: type[Complaint], where: Word | None, first: Mapping[str, Any]
) -> Complaint:
    """Return a complaint about a validation error: where, what, and what was found.

    A fault that names its own field (a fact ``field``) continues the place of its row.
    """
    wrong, there = fault(first), quoted(first)
    if where is None:
        return kind("file-fault", fault=wrong)
    inside = isinstance(wrong, Complaint) and "field" in wrong.facts
    key = "file-fault-found" if there else "file-fault-in" if inside else "file-fault-at"
    return kind(key, where=where, fault=wrong, found=there)


def validation_errors(model: Any, rows: Json) -> list[Json]:
    """Return the errors of a validation, one for each place; several of one entry separately."""
    from pydantic import ValidationError  # imported only for a file

    try:
        model.model_validate(rows)
        return []
    except ValidationError as no:
        errors: Any = no.errors(include_url=False)
    found: dict[tuple[Path, str], Json] = {}
    for error in errors:
        path, why = path_of(rows, error), error.get("ctx", {}).get("error")
        for one in why.faults if isinstance(why, Faults) else (why,):
            inside = {**error.get("ctx", {}), "error": one}
            found.setdefault((path, str(one)), {**error, "loc": path, "ctx": inside})
    return [*found.values()]


def path_of(rows: Json, error: Mapping[str, Any]) -> Path:
    """Return the path of an error as far as it exists in the rows. Pydantic adds what it tried."""
    path: Path = error["loc"]
    here: Any = rows
    for n, part in enumerate(path if error["type"] not in SILENT else ()):
        try:
            here = here[part]
        except (KeyError, IndexError, TypeError):
            return path[:n]
    return path


def validated(model: Any, lined: LocatedJson, kind: type[Complaint], example: str) -> Json:
    """Return the parsed JSON of a file that players wrote, checked by a pydantic model. *example*
    is one of its sections. Raises the complaint about the first fault, with its line.
    """
    for complaint in syntax_faults(lined, kind, example):
        raise complaint
    for error in validation_errors(model, lined.value):
        raise at_line(
            lined.line(error["loc"]),
            complaint_about(kind, place_of(lined.value, error["loc"]), error),
        )
    found: Json = lined.value
    return found


def syntax_faults(
    lined: LocatedJson,
    kind: type[Complaint],
    example: str,
    ids: Sequence[str] = (),
    named: Collection[str] = (),
) -> list[Complaint]:
    """Return the faults of a text that is not JSON, or not an object. *ids* and *named* are those
    of :func:`place_of`.
    """
    found = []
    for at, path, what in lined.faults:
        where = place_of(lined.value, path, ids, named) if lined.whole else None
        key = "file-fault-at" if where else "file-fault"
        found.append(at_line(lined.line_at(at), kind(key, where=where or "", fault=what)))
    if lined.whole and not isinstance(lined.value, dict):
        found.append(at_line(lined.line_at(0), kind("file-no-object", section=example)))
    return found


def at_line(line: int, what: Complaint) -> Complaint:
    """Return a complaint with its line; unchanged for line 0."""
    return type(what)("file-line", line=str(line), fault=what) if line else what
