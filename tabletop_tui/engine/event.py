"""What a seat says (actions) and what the game tells (events): frozen dataclasses, tagged by their
kind.
"""

from __future__ import annotations

from dataclasses import fields
from types import ModuleType
from typing import Any, ClassVar

from .fast_dataclass import dataclass

Place = tuple[str, int]  # somewhere on a board, such as ("edge", 17)


@dataclass(slots=True, frozen=True)
class Action:
    """Something a seat decides; its fields are ints, strings and tuples of them.

    Subclasses add ``kind: Literal["..."] = "..."``, the tag that saves and text files know it by.
    """

    rule: ClassVar[str] = ""  # the heading of rules.md that explains it
    grown: ClassVar[bool] = False
    """Whether its fields came later, so that a save writes only those that are not as they were."""
    takes: ClassVar[str] = ""
    """The field that names the tile or card which the seat takes for itself, if there is one; it is
    counted when values are judged.
    """

    @property
    def places(self) -> tuple[Place, ...]:
        """Where on the board it happens, in the order in which a player points at it; empty for a
        menu line.
        """
        return ()


@dataclass(slots=True, frozen=True)
class Event:
    """Something that happened. Screens narrate and animate events; the rules never read them
    back.
    """

    rule: ClassVar[str] = ""
    reveals: ClassVar[bool] = False  # it shows a secret, so undo must not go back behind it
    heads: ClassVar[str] = ""
    """A heading of a transcript, since a part of the game begins with it: "turns" when the turns of
    the players follow under their own headings, "all" when everything that follows stands under it.
    """

    def seen_by(self, seat: int) -> Event | None:
        """The event as *seat* may know it; override to hide a card, or return None to hide all of
        it.
        """
        return self


def kinds_in(family: type[Any], *modules: ModuleType) -> tuple[type[Any], ...]:
    """The kinds of action or event that modules define: what belongs to *family* and has a tag."""
    return tuple(
        thing
        for module in modules
        for thing in vars(module).values()
        if isinstance(thing, type)
        and issubclass(thing, family)
        and thing.__module__ == module.__name__
        and any(field.name == "kind" for field in fields(thing))
    )
