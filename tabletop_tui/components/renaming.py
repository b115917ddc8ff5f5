"""Upgrades of saves in which kinds were numbers. They replace the numbers by keys and leave damaged
parts unchanged, for the model to report.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

Change = Callable[[Any], Any]


def at(thing: Any, path: str, change: Change) -> Any:
    """Return a copy of parsed JSON with *change* applied at a path such as ``players.*.hand``;
    ``*`` is every entry of a list. A path that does not exist changes nothing.

    >>> at({"players": [{"hand": 1}, {"hand": 2}]}, "players.*.hand", lambda n: n + 1)
    {'players': [{'hand': 2}, {'hand': 3}]}
    """
    if not path:
        return change(thing)
    step, _, rest = path.partition(".")
    if step == "*":
        return [at(part, rest, change) for part in thing] if isinstance(thing, list) else thing
    if isinstance(thing, list) and step.isdigit() and int(step) < len(thing):
        number = int(step)
        return [*thing[:number], at(thing[number], rest, change), *thing[number + 1 :]]
    if isinstance(thing, dict) and step in thing:
        return {**thing, step: at(thing[step], rest, change)}
    return thing


def changed(thing: Any, changes: Mapping[str, Change]) -> Any:
    """Return a copy of parsed JSON with a change at each of several paths."""
    for path, change in changes.items():
        thing = at(thing, path, change)
    return thing


def tagged(thing: Any, changes: Mapping[str, Mapping[str, Change]]) -> Any:
    """Return a copy of parsed JSON that has a ``kind``, with the changes for its kind."""
    kind = thing.get("kind") if isinstance(thing, dict) else None
    return changed(thing, changes.get(kind, {})) if isinstance(kind, str) else thing


def logged(log: Any, changes: Mapping[str, Mapping[str, Change]]) -> Any:
    """Return a copy of a log, whose lines are ``[seat, kind, fields]``, with the changes for each
    kind.
    """

    def line(entry: Any) -> Any:
        match entry:
            case [seat, str(kind), dict(fields)]:
                return [seat, kind, changed(fields, changes.get(kind, {}))]
            case _:
                return entry

    return [line(entry) for entry in log] if isinstance(log, list) else log


def key(keys: Sequence[str]) -> Change:
    """Return a change from a number to its key; -1 becomes null.

    >>> key(["wool", "ore"])(1)
    'ore'
    """

    def change(number: Any) -> Any:
        if type(number) is not int or not -1 <= number < len(keys):
            return number
        return None if number == -1 else keys[number]

    return change


def by_key(keys: Sequence[str], usual: int = 0) -> Change:
    """Return a change from a list by number to {key: value}, without values equal to *usual*.

    >>> by_key(["wool", "ore"])([0, 3])
    {'ore': 3}
    """

    def change(values: Any) -> Any:
        if not isinstance(values, list) or len(values) != len(keys):
            return values
        return {key: value for key, value in zip(keys, values, strict=True) if value != usual}

    return change


def bits(keys: Sequence[str]) -> Change:
    """Return a change from a bit set to a list of keys.

    >>> bits(["wool", "ore", "wood"])(0b101)
    ['wool', 'wood']
    """

    def change(number: Any) -> Any:
        if type(number) is not int or not 0 <= number < 1 << len(keys):
            return number
        return [key for bit, key in enumerate(keys) if number >> bit & 1]

    return change


def pile(keys: Sequence[str]) -> Change:
    """Return a change of the bag and the cards under it of a pile."""
    return lambda thing: changed(thing, {"bag": by_key(keys), "under.*": key(keys)})
