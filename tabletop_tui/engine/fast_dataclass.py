"""``dataclass`` as in the standard library, for the hundreds of actions and events of a game: they
are all made before a table opens.

A frozen one with slots comes into being in little more than half the time, because how it is
compared, hashed and printed is written only when that is wanted first; and an instance is made in
two thirds of the time, because ``__init__`` fills the slots itself. All others are the standard
library's.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # a type checker knows only that one
    from dataclasses import dataclass as dataclass
else:

    def dataclass(cls=None, /, **how):
        """The decorator, with or without arguments."""
        if cls is None:
            return lambda cls: dataclass(cls, **how)
        if how != {"slots": True, "frozen": True} or hasattr(cls, "__post_init__"):
            return dataclasses.dataclass(**how)(cls)
        made = dataclasses.dataclass(slots=True, frozen=True, init=False, repr=False, eq=False)(cls)
        return _completed(made)


UNSET = object()


def _completed(cls: type[Any]) -> type[Any]:
    """The same class with all that the standard library would have written into it."""
    found = dataclasses.fields(cls)
    for field in found:
        if not (field.init and field.repr and field.compare) or field.kw_only:
            raise TypeError(f"{cls.__name__}.{field.name}")  # these the standard library makes
    cls.__init__ = _init(cls, found)
    for name, write in LATER.items():
        # with an __eq__ of its own and no __hash__ a class has None there
        if cls.__dict__.get(name) is None:
            setattr(cls, name, _later(name, write))
    params = cls.__dataclass_params__
    params.init = params.repr = params.eq = True
    return cls


def _init(cls: type[Any], found: tuple[dataclasses.Field[Any], ...]) -> Callable[..., None]:
    """Fills the slots past the lock that keeps everybody else out of them."""
    names: dict[str, Any] = {}
    head, body = ["self"], []
    for n, field in enumerate(found):
        names[f"put{n}"] = getattr(cls, field.name).__set__
        body.append(f" put{n}(self, {field.name})")
        if field.default is not dataclasses.MISSING:
            names[f"usual{n}"] = field.default
            head.append(f"{field.name}=usual{n}")
        elif field.default_factory is not dataclasses.MISSING:
            names[f"make{n}"], names["UNSET"] = field.default_factory, UNSET
            head.append(f"{field.name}=UNSET")
            body[-1] = f" put{n}(self, make{n}() if {field.name} is UNSET else {field.name})"
        else:
            head.append(field.name)
    return _written(
        cls, "__init__", f"({', '.join(head)}):\n" + ("\n".join(body) or " pass"), names
    )


def _written(cls: type[Any], name: str, text: str, names: dict[str, Any]) -> Callable[..., Any]:
    exec(f"def {name}{text}", names)
    made: Callable[..., Any] = names[name]
    made.__qualname__, made.__module__ = f"{cls.__qualname__}.{name}", cls.__module__
    return made


def _eq(cls: type[Any], names: list[str]) -> str:
    own, other = (_tuple(who, names) for who in ("self", "other"))
    return (
        "(self, other):\n"
        f" return {own} == {other} if other.__class__ is self.__class__ else NotImplemented"
    )


def _hash(cls: type[Any], names: list[str]) -> str:
    return f"(self):\n return hash({_tuple('self', names)})"


def _repr(cls: type[Any], names: list[str]) -> str:
    shown = ", ".join(f"{name}={{self.{name}!r}}" for name in names)
    return f"(self):\n return f'{{self.__class__.__qualname__}}({shown})'"


def _tuple(who: str, names: list[str]) -> str:
    return "(" + "".join(f"{who}.{name}, " for name in names) + ")"


LATER = {"__eq__": _eq, "__hash__": _hash, "__repr__": _repr}


def _later(name: str, write: Callable[[type[Any], list[str]], str]) -> Callable[..., Any]:
    """Writes the method of a class when an instance is asked for it first, and takes its place."""

    def first(self: Any, *args: Any) -> Any:
        cls = type(self)
        text = write(cls, [field.name for field in dataclasses.fields(cls)])
        setattr(cls, name, _written(cls, name, text, {}))
        return getattr(self, name)(*args)

    first.__name__ = name
    return first
