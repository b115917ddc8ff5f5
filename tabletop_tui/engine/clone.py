"""Copy functions generated once for each state class from its annotations."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Any

ATOMS = (int, float, str, bool, bytes, type(None))
_MADE: dict[Any, Callable[[Any], Any]] = {}


class Shared:
    """``Annotated[T, Shared]`` marks a field that never changes during a game, so copies share
    it.
    """


class _Writer:
    """Builds the expression that copies a value, and collects the functions it calls."""

    def __init__(self, owner: type[Any]) -> None:
        self.owner = owner
        self.names: dict[str, Any] = {"Owner": owner}

    def expression(self, tp: Any, value: str, depth: int = 0) -> str:
        origin, args = typing.get_origin(tp), typing.get_args(tp)
        if origin is typing.Annotated:
            return value if Shared in args[1:] else self.expression(args[0], value, depth)
        if tp in ATOMS or origin in (tuple, frozenset, typing.Literal) or self.frozen(tp):
            return value
        if origin in (typing.Union, types.UnionType):
            return self.union(args, value)
        item = f"x{depth}"
        if origin is list:
            inner = self.expression(args[0], item, depth + 1)
            return f"{value}[:]" if inner == item else f"[{inner} for {item} in {value}]"
        if origin is dict:
            inner = self.expression(args[1], item, depth + 1)
            return (
                f"{value}.copy()"
                if inner == item
                else f"{{k: {inner} for k, {item} in {value}.items()}}"
            )
        if origin is set:
            return f"{value}.copy()"
        if is_dataclass(tp):
            return f"{self.name(cloner(tp))}({value})"
        raise TypeError(f"{self.owner.__name__}: no copy for a field of type {tp!r}")

    def union(self, members: tuple[Any, ...], value: str) -> str:
        changing = [member for member in members if self.expression(member, "x") != "x"]
        if not changing:
            return value
        if not all(is_dataclass(member) for member in changing):
            raise TypeError(f"{self.owner.__name__}: no copy for a union with {changing!r}")
        copies: dict[Any, Callable[[Any], Any]] = {member: cloner(member) for member in changing}
        for member in members:
            copies.setdefault(typing.get_origin(member) or member, lambda x: x)
        return f"{self.name(copies)}[type({value})]({value})"

    @staticmethod
    def frozen(tp: Any) -> bool:
        params = getattr(tp, "__dataclass_params__", None)
        return params is not None and bool(params.frozen)

    def name(self, thing: Any) -> str:
        name = f"F{len(self.names)}"
        self.names[name] = thing
        return name


def cloner(cls: Any) -> Callable[[Any], Any]:
    """Return a function that copies an instance of the dataclass *cls* as deeply as its annotations
    say.

    Raises TypeError for an annotation without a copy, so that a new field is never shared by
    mistake.
    """
    if cls not in _MADE:
        hints = typing.get_type_hints(cls, include_extras=True)
        writer = _Writer(cls)
        args = ", ".join(writer.expression(hints[f.name], f"s.{f.name}") for f in fields(cls))
        exec(f"def clone(s): return Owner({args})", writer.names)
        _MADE[cls] = writer.names["clone"]
    return _MADE[cls]
