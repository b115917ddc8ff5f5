"""Saves of older formats, brought up to date one version at a time; every older format is known here and only here.

Version policy
--------------
* ``format`` is the shape of the file. It rises by one when a field is renamed, moved or given another meaning, and the
  same change adds one function to ``UPGRADES``: number n turns the parsed JSON of format n into format n + 1.
* A new field with a default needs no new format: older saves simply lack it.
* ``rules`` is the version of one game's rules, apart from the format. It rises when a recorded game no longer replays
  to the same position. A save of older rules keeps its position; if its log does not lead there any more, only the way
  back is dropped, and the player is told.
* A game whose packaged components have changed since goes on with the box that it began with (:mod:`.boxes`).
* A save of a newer format is refused with a sentence. A newer program reads every older format, for ever.
* ``tests/saves/vN/`` keeps example saves of every format. They are never deleted and never rewritten.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Raw = dict[str, Any]

FORMAT = 2  # what this program writes


def kind_first(raw: Raw) -> Raw:
    """Format 2 names the kind of an action before its fields: ``[0, "build-road", {"edge": 61}]``, ``[0, "roll"]``."""

    def renewed(entry: Any) -> Any:
        match entry:
            case [seat, {"kind": kind, **fields}]:
                return [seat, kind, fields] if fields else [seat, kind]
            case _:
                return [entry]  # damaged: nothing reads it

    log = raw["log"]
    return {**raw, "log": [renewed(entry) for entry in log] if isinstance(log, list) else log}


UPGRADES: dict[int, Callable[[Raw], Raw]] = {1: kind_first}


def upgrade(raw: Raw, upgrades: dict[int, Callable[[Raw], Raw]] = UPGRADES, newest: int = FORMAT) -> Raw:
    """*raw* in the *newest* format. Raises KeyError for a format that never was."""
    while raw["format"] != newest:
        number = raw["format"]
        raw = {**upgrades[number](raw), "format": number + 1}
    return raw
