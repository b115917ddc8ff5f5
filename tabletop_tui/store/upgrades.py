"""Saves of older formats, brought up to date one version at a time; every older format is known here and only here.

Version policy
--------------
* ``format`` is the shape of the file. It rises by one when a field is renamed, moved or given another meaning, and the
  same change adds one function to ``UPGRADES``: number n turns the parsed JSON of format n into format n + 1.
* A new field with a default needs no new format: older saves simply lack it.
* ``rules`` is the version of one game's rules, apart from the format. It rises when a recorded game no longer replays
  to the same position. A save of older rules keeps its position; if its log does not lead there any more, only the way
  back is dropped, and the player is told.
* A save of a newer format is refused with a sentence. A newer program reads every older format, for ever.
* ``tests/saves/vN/`` keeps example saves of every format. They are never deleted and never rewritten.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Raw = dict[str, Any]

FORMAT = 1  # what this program writes

UPGRADES: dict[int, Callable[[Raw], Raw]] = {}


def upgrade(raw: Raw, upgrades: dict[int, Callable[[Raw], Raw]] = UPGRADES, newest: int = FORMAT) -> Raw:
    """*raw* in the *newest* format. Raises KeyError for a format that never was."""
    while raw["format"] != newest:
        number = raw["format"]
        raw = {**upgrades[number](raw), "format": number + 1}
    return raw
