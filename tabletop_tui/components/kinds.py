"""Kinds of cards and tiles: numbers in memory, keys in files.

Rules count kinds from 0, because lists by kind are fast. Files name them, so that a kind that is
added, removed or moved later does not change older saves. The type of a field says so::

    Card = Annotated[int, Kind("progress")]
    hand: Annotated[list[int], ByKind("goods")]

The names ("progress", "goods") are those of ``Game.kinds``, which returns the keys in the order of
the numbers. They are passed as the pydantic context when a file is read or written.
"""

from __future__ import annotations

import typing
from collections.abc import Mapping
from typing import Any

from ..engine import Pile

Keys = Mapping[str, tuple[str, ...]]
NONE = -1  # no kind, or an unknown one; null in a file


class KindFormat:
    """The file format of a field that holds kinds. Pydantic reads it from the annotation."""

    def write(self, value: Any, keys: Keys) -> Any:
        """Return the value as it is written in a file."""
        raise NotImplementedError

    def read(self, given: Any, keys: Keys) -> Any:
        """Return the value from a file. Raises ValueError if it is invalid."""
        raise NotImplementedError

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        # imported only for a file, as rules must not need pydantic
        from pydantic_core import core_schema as made

        def read(given: Any, info: Any) -> Any:
            value = self.read(given, info.context or {})
            in_tuple = isinstance(value, list) and typing.get_origin(source) is tuple
            return tuple(value) if in_tuple else value

        def write(value: Any, info: Any) -> Any:
            return self.write(value, info.context or {})

        writing = made.plain_serializer_function_ser_schema(write, info_arg=True)
        return made.with_info_plain_validator_function(read, serialization=writing)


class Kind(KindFormat):
    """A kind: its key, null for none."""

    def __init__(self, name: str) -> None:
        self.name = name

    def write(self, value: int, keys: Keys) -> str | None:
        return None if value == NONE else keys[self.name][value]

    def read(self, given: Any, keys: Keys) -> int:
        if given is None:
            return NONE
        known = keys.get(self.name, ())
        if type(given) is not str or given not in known:
            raise ValueError("kind")
        return known.index(given)


class Kinds(KindFormat):
    """Kinds in order, possibly repeated: a list of keys."""

    def __init__(self, name: str) -> None:
        self.one = Kind(name)

    def write(self, value: Any, keys: Keys) -> list[str | None]:
        return [self.one.write(kind, keys) for kind in value]

    def read(self, given: Any, keys: Keys) -> list[int]:
        return [self.one.read(kind, keys) for kind in listed(given)]


class ByKind(KindFormat):
    """A number for each kind: {key: number}. Numbers equal to *usual* are left out."""

    def __init__(self, name: str, usual: int = 0) -> None:
        self.name, self.usual = name, usual

    def write(self, value: Any, keys: Keys) -> dict[str, int]:
        pairs = zip(keys[self.name], value, strict=True)
        return {key: number for key, number in pairs if number != self.usual}

    def read(self, given: Any, keys: Keys) -> list[int]:
        known = keys.get(self.name, ())
        if type(given) is not dict or not given.keys() <= {*known}:
            raise ValueError("kinds")
        if any(type(number) is not int for number in given.values()):
            raise ValueError("number")
        return [given.get(key, self.usual) for key in known]


class Bits(KindFormat):
    """A bit set of kinds: a list of keys."""

    def __init__(self, name: str) -> None:
        self.name, self.some = name, Kinds(name)

    def write(self, value: int, keys: Keys) -> list[str | None]:
        number = range(max(value.bit_length(), len(keys[self.name])))
        return self.some.write([n for n in number if value >> n & 1], keys)

    def read(self, given: Any, keys: Keys) -> int:
        return sum(1 << n for n in {*self.some.read(given, keys)} - {NONE})


class Heap(KindFormat):
    """A pile: {"bag": {key: number}, "under": [key, ...]}."""

    def __init__(self, name: str) -> None:
        self.bag, self.under = ByKind(name), Kinds(name)

    def write(self, value: Pile, keys: Keys) -> dict[str, Any]:
        return {
            "bag": self.bag.write(value.bag, keys),
            "under": self.under.write(value.under, keys),
        }

    def read(self, given: Any, keys: Keys) -> Pile:
        if type(given) is not dict or given.keys() != {"bag", "under"}:
            raise ValueError("pile")
        return Pile(self.bag.read(given["bag"], keys), self.under.read(given["under"], keys))


class Each(KindFormat):
    """A list whose entries have different types: one mark for each entry."""

    def __init__(self, *marks: KindFormat) -> None:
        self.marks = marks

    def write(self, value: Any, keys: Keys) -> list[Any]:
        pairs = zip(self.marks, value, strict=True)
        return [mark.write(part, keys) for mark, part in pairs]

    def read(self, given: Any, keys: Keys) -> list[Any]:
        pairs = zip(self.marks, listed(given), strict=True)
        return [mark.read(part, keys) for mark, part in pairs]


def listed(given: Any) -> list[Any]:
    """Return a list from a file. Raises ValueError for any other type."""
    if type(given) is not list:
        raise ValueError("list")
    return given
