"""Actions (what a seat decides) and events (what happens): frozen dataclasses, tagged by kind."""

from __future__ import annotations

from dataclasses import fields
from types import ModuleType
from typing import Any, ClassVar

from .fast_dataclass import dataclass

Place = tuple[str, int]  # somewhere on a board, such as ("edge", 17)


@dataclass(slots=True, frozen=True)
class Action:
    """A decision of a seat. Its fields are ints, strings and tuples of them.

    Subclasses add ``kind: Literal["..."] = "..."``, the tag used in saves and text files.
    """

    rule: ClassVar[str] = ""  # the heading of rules.md that explains it
    grown: ClassVar[bool] = False
    """True if fields were added in a later version. Saves then leave out fields with their
    default.
    """
    asks: ClassVar[str] = ""
    """The field that names the seats which the action asks to agree, if any."""
    takes: ClassVar[str] = ""
    """The field that names the tile or card which the seat takes for itself, if any. It is counted
    when values are estimated.
    """

    @property
    def places(self) -> tuple[Place, ...]:
        """The places on the board, in the order in which a player points at them. Empty for a menu
        line.
        """
        return ()


@dataclass(slots=True, frozen=True)
class Event:
    """Something that happened. Screens narrate and animate events; the rules never read them."""

    rule: ClassVar[str] = ""
    reveals: ClassVar[bool] = False  # it reveals a secret, so it cannot be undone
    heads: ClassVar[str] = ""
    """Whether a transcript shows the event as a heading, because a part of the game begins: "turns"
    if the turns of the players follow under their own headings, "all" if everything that follows
    stands under it.
    """

    def seen_by(self, seat: int) -> Event | None:
        """Return the event as *seat* may see it. Override it to hide a card, or return None to hide
        the event.
        """
        return self


def kinds_in(family: type[Any], *modules: ModuleType) -> tuple[type[Any], ...]:
    """Return the kinds of action or event that modules define: tagged subclasses of *family*."""
    return tuple(
        thing
        for module in modules
        for thing in vars(module).values()
        if isinstance(thing, type)
        and issubclass(thing, family)
        and thing.__module__ == module.__name__
        and any(field.name == "kind" for field in fields(thing))
    )
