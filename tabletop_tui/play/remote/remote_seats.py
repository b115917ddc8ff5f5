"""A table whose people sit at several terminals: its free seats and open questions, and what can
come between a player and an action there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from types import MappingProxyType
from typing import Any

from ...engine import Event
from ...engine.fast_dataclass import dataclass

QuestionId = tuple[int, Any]
"""Which question is put to a seat: the number of actions before it, and the last of them. Only
the session that was told it by its saver can name it again.
"""


PATIENCE = {"live": 10 * 60, "slow": 3 * 24 * 3600}
"""How long a table waits for somebody who is not there, in seconds: where all play at the same
time, and where they play over days.
"""


@dataclass(slots=True, frozen=True)
class Vote:
    """What seat *by* has put to the others when there were *at* actions: to go back to the first
    *n* actions (*undo*), or that a computer player of *level* plays seat *n* (""; that it is free).
    *agreed* are the seats that have said yes; with *owner* seat *n* is asked as well.
    """

    by: int
    n: int
    at: int
    undo: bool = False
    level: str = ""
    owner: bool = False
    agreed: frozenset[int] = frozenset()


@dataclass(slots=True, frozen=True)
class RemoteSeats:
    """One value, which the save holds. ``free`` are the seats that nobody has taken yet; while
    there are any, nobody plays. ``since[n]`` is when the open question was put to seat n, in
    seconds of the host's clock. ``patience`` is after how many seconds others may let a computer
    player answer for somebody who is not there. ``held`` are the seats that a computer player holds
    until their owners, by whose names they are called, sit down again. ``vote`` is what has been
    put to all of them, ``following`` the file beside the save that has their next game, once one
    has begun it.
    """

    free: frozenset[int] = frozenset()
    since: Mapping[int, float] = field(default_factory=dict)
    patience: int = PATIENCE["live"]
    held: frozenset[int] = frozenset()
    vote: Vote | None = None
    following: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "since", MappingProxyType(dict(self.since)))

    def with_seat_taken(self, seat: int) -> RemoteSeats:
        """The same when somebody sits down at *seat*."""
        return replace(self, free=self.free - {seat}, held=self.held - {seat})

    def with_seat_held(self, seat: int) -> RemoteSeats:
        """The same when a computer player holds *seat* for its owner."""
        return replace(self.with_seat_taken(seat), held=self.held | {seat})


@dataclass(slots=True, frozen=True)
class News:
    """What was done elsewhere: *seat* played *action*, which brought about *told*.

    Without a seat (-1), actions were taken back, or seats and manners changed.
    """

    seat: int = -1
    action: Any = None
    events: Sequence[Event] = ()


class Unplayed(Exception):
    """Nothing was played, and nothing is lost: the sentence says why."""


class StaleQuestion(Unplayed):
    """The question that was answered is no longer put."""
