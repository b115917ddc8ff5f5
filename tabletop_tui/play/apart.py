"""A table whose people sit at several terminals: its free seats and open questions, and what can
come between a player and an action there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from ..engine import Event

Asked = tuple[int, Any]
"""Which question is put to a seat: the number of actions before it, and the last of them. Only
the session that was told it by its saver can name it again.
"""


@dataclass(slots=True, frozen=True)
class Apart:
    """One value, which the save holds. ``free`` are the seats that nobody has taken yet; while
    there are any, nobody plays. ``since[n]`` is when the open question was put to seat n, in
    seconds of the host's clock.
    """

    free: frozenset[int] = frozenset()
    since: Mapping[int, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "since", MappingProxyType(dict(self.since)))

    def taken(self, seat: int) -> Apart:
        """The same when somebody sits down at *seat*."""
        return replace(self, free=self.free - {seat})


@dataclass(slots=True, frozen=True)
class News:
    """What was done elsewhere: *seat* played *action*, which brought about *told*.

    Without a seat (-1), actions were taken back, or seats and manners changed.
    """

    seat: int = -1
    action: Any = None
    told: Sequence[Event] = ()


class Unplayed(Exception):
    """Nothing was played, and nothing is lost: the sentence says why."""


class Stale(Unplayed):
    """The question that was answered is no longer put."""
