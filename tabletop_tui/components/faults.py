"""What is wrong with a file that players wrote: the place and the fault, as facts for a
sentence.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from ..engine import Complaint, Word

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
"""The faults of a single field that the text files have a message for: ``fault-...``."""
SILENT = ("extra_forbidden", "missing")  # faults of which nothing was found


def place(section: str, row: str = "", field: str = "") -> Word:
    """Where a fault lies: a section, a row of it, a field."""
    kind = "-".join(["file-place", *(["row"] if row else []), *(["field"] if field else [])])
    return Word(kind, (("section", section), ("row", row), ("field", field)))


def spot(rows: Mapping[str, Any], loc: Sequence[int | str], ids: Sequence[str] = ()) -> Word | None:
    """Where a fault lies, such as ``cities, row "ur", field price``, out of the path of an error
    of validation; rows are named by their *ids*, else by their number. None for the whole file.
    """
    if not loc:
        return None
    name, rest = "", loc[1:]
    if rest and isinstance(rest[0], int):
        row = rows[str(loc[0])][rest[0]]
        known = row if isinstance(row, dict) else {}
        name = " - ".join(str(known[id]) for id in ids if id in known) or str(rest[0] + 1)
        rest = rest[1:]
    return place(str(loc[0]), name, ".".join(map(str, rest)))


def fault(first: Mapping[str, Any]) -> Word | Complaint:
    """The fault of a field, out of the first error of a validation."""
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


def found(first: Mapping[str, Any]) -> str:
    """What the file has there instead, as it is written; "" where that says nothing."""
    if first["type"] in (*SILENT, "value_error"):
        return ""
    return json.dumps(first["input"], default=str)


def complain(kind: type[Complaint], where: Word | None, first: Mapping[str, Any]) -> Complaint:
    """A complaint about the first error of a validation: where, what, and what was found.

    A fault that names its own field (a fact called so) goes on from the place of its row.
    """
    wrong, there = fault(first), found(first)
    if where is None:
        return kind("file-fault", fault=wrong)
    inside = isinstance(wrong, Complaint) and "field" in wrong.facts
    key = "file-fault-found" if there else "file-fault-in" if inside else "file-fault-at"
    return kind(key, where=where, fault=wrong, found=there)
