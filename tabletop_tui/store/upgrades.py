"""Upgrades of saves from older formats and rules, one version at a time: formats here, the fields
of a game in the game itself.

Version policy
--------------
* ``format`` is the version of the file format. It increases by one when a field is renamed, moved
  or changes its meaning, and the same change adds one function to ``UPGRADES``: number n turns the
  parsed JSON of format n into format n + 1.
* A new field with a default needs no new format: older saves simply lack it.
* ``rules`` is the version of one game's rules, independent of the format. It increases when a
  recorded game no longer replays to the same position, and when the game's own fields or its
  components change. A save of older rules keeps its position; if its log does not lead there any
  more, only undo and replay are lost, and the player is told.
* A game upgrades its own older saves: ``upgrades`` of :class:`~..engine.Game`, from
  ``games/<id>/upgrades.py``, by the version of the rules. They run after those of the format. A
  game whose packaged components have changed continues with the ones it started with in the same
  way (:mod:`..components.boxes`).
* Cards and tiles are in a save by key, never by number (:mod:`..components.kinds`), so that a new
  one shifts no others.
* A save of a newer format or newer rules is refused with a sentence. A newer program reads every
  older one.
* ``tests/saves/vN/`` keeps example saves of every format. They are never deleted and never
  rewritten.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..engine import Game, Raw

FORMAT = 4  # what this program writes


def kind_first(raw: Raw) -> Raw:
    """Upgrade to format 2, which has the kind of an action before its fields: ``[0, "build-road",
    {"edge": 61}]``, ``[0, "roll"]``.
    """

    def renewed(entry: Any) -> Any:
        match entry:
            case [seat, {"kind": kind, **fields}]:
                return [seat, kind, fields] if fields else [seat, kind]
            case _:
                return [entry]  # damaged, and refused by the model

    log = raw["log"]
    return {**raw, "log": [renewed(entry) for entry in log] if isinstance(log, list) else log}


def kinds_by_key(raw: Raw) -> Raw:
    """Upgrade to format 3, which names cards and tiles by key instead of number. The upgrades of
    each game change their fields; the number keeps older programs from reading the file.
    """
    return raw


def several_terminals(raw: Raw) -> Raw:
    """Upgrade to format 4, which may have several terminals. An older program would take such a
    table for one of one keyboard. Older saves need no change.
    """
    return raw


UPGRADES: dict[int, Callable[[Raw], Raw]] = {1: kind_first, 2: kinds_by_key, 3: several_terminals}


def upgrade(
    raw: Raw, upgrades: dict[int, Callable[[Raw], Raw]] = UPGRADES, newest: int = FORMAT
) -> Raw:
    """Return *raw* in the *newest* format. Raises KeyError for an unknown format."""
    while raw["format"] != newest:
        number = raw["format"]
        raw = {**upgrades[number](raw), "format": number + 1}
    return raw


def upgrade_rules(raw: Raw, game: Game) -> Raw:
    """Return *raw*, of the newest format, with the fields of the game's current rules. ``rules``
    keeps the old version.
    """
    rules = raw.get("rules")
    if type(rules) is int:  # anything else is damaged, which the model reports
        for version in sorted(game.upgrades):
            if rules <= version < game.rules:
                raw = game.upgrades[version](raw)
    return raw
