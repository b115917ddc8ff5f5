"""The vocabulary of the game: the position, the actions and the events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, Union

from tabletop_tui.engine import Action, Event, Place

EMPTY = -1


@dataclass(slots=True)
class Player:
    """The state of one seat."""

    stones: int = 0


@dataclass(slots=True)
class Placing:
    """A seat puts a stone on the board, or takes over the first one."""

    seat: int
    kind: Literal["placing"] = "placing"


@dataclass(slots=True)
class State:
    """The whole position. A cell holds a seat or EMPTY."""

    rng: int
    stack: list[Placing]
    players: list[Player]
    size: int
    cells: list[int]
    pie: bool
    swapped: bool = False
    newest: int = -1  # the cell of the last stone
    on_turn: int = 0
    winner: int = -1


@dataclass(slots=True, frozen=True)
class Put(Action):
    """Put a stone on an empty cell."""

    cell: int
    rule: ClassVar[str] = "put"
    kind: Literal["put"] = "put"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("cell", self.cell),)


@dataclass(slots=True, frozen=True)
class Swap(Action):
    """Take over the first stone."""

    rule: ClassVar[str] = "swap"
    kind: Literal["swap"] = "swap"


@dataclass(slots=True, frozen=True)
class Stood(Event):
    """A stone was put on a cell."""

    seat: int
    cell: int
    rule: ClassVar[str] = "put"
    kind: Literal["stood"] = "stood"


@dataclass(slots=True, frozen=True)
class Swapped(Event):
    """The first stone was taken over and moved to another cell."""

    seat: int
    cell: int
    to: int
    rule: ClassVar[str] = "swap"
    kind: Literal["swapped"] = "swapped"


@dataclass(slots=True, frozen=True)
class Joined(Event):
    """A seat has joined its edges."""

    seat: int
    rule: ClassVar[str] = "end"
    kind: Literal["joined"] = "joined"


AnyAction = Union[Put, Swap]
AnyEvent = Union[Stood, Swapped, Joined]
