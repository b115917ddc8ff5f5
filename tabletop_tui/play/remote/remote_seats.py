"""The state of a table with several terminals: free seats and open questions, and the exceptions of
a rejected change.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from types import MappingProxyType
from typing import Any

from ...engine import Event
from ...engine.fast_dataclass import dataclass

QuestionId = tuple[int, Any]
"""Identifies the question that a seat must answer: the number of actions before it, and the last of
them. Only the session that got it from its storage can name it again.
"""


PATIENCE = {"live": 10 * 60, "slow": 3 * 24 * 3600}
"""How long a table waits for an absent person, in seconds: where all play at the same time, and
where they play over days.
"""


@dataclass(slots=True, frozen=True)
class Vote:
    """What seat *by* proposed when there were *at* actions: to go back to the first *n* actions
    (*undo*), or that a computer player of *level* plays seat *n* ("": that it becomes free).
    *agreed* are the seats that have agreed. With *owner*, seat *n* votes as well.
    """

    by: int
    n: int
    at: int
    undo: bool = False
    level: str = ""
    owner: bool = False
    agreed: frozenset[int] = frozenset()


@dataclass(slots=True, frozen=True)
class TurnLimit:
    """How many *seconds* a question may be open before a computer player of *level* acts for the
    rest of that turn. *off* are days that do not count, the first and the last of each stretch as
    ISO dates. *more* is time given to open questions: the seat, the moment of the question, and the
    seconds. *acting* is for whom a computer player acts: the seat, and the round and seat of the
    turn.
    """

    seconds: int
    level: str
    off: tuple[tuple[str, str], ...] = ()
    more: tuple[tuple[int, float, int], ...] = ()
    acting: tuple[tuple[int, int, int], ...] = ()


@dataclass(slots=True, frozen=True)
class RemoteSeats:
    """The part of a save that only tables with several terminals have.

    ``free`` are the seats that no person has taken yet; while there are any, no action is played.
    Each waits for the person of its name, but those of ``open_to_all`` for anyone.
    ``since[n]`` is when the open question of seat n was asked, in seconds of the host's clock.
    ``patience`` is the time in seconds after which others may let a computer player answer for an
    absent person. ``held`` are the seats that a computer player holds, under the owner's name,
    until the owner sits down again. ``vote`` is the open vote. ``following`` is the file name,
    beside the save, of the rematch once it has begun. ``stood_in`` are the stretches of the log in
    which a computer player acted for a person: the seat, the first action, and the one after the
    last, -1 while it still plays. ``undone`` are the newest undos: the actions that were left, the
    seat that undid, and how many actions. ``limit`` is the turn limit, if there is one.
    """

    free: frozenset[int] = frozenset()
    since: Mapping[int, float] = field(default_factory=dict)
    patience: int = PATIENCE["live"]
    held: frozenset[int] = frozenset()
    vote: Vote | None = None
    following: str = ""
    open_to_all: frozenset[int] = frozenset()
    stood_in: tuple[tuple[int, int, int], ...] = ()
    undone: tuple[tuple[int, int, int], ...] = ()
    limit: TurnLimit | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "since", MappingProxyType(dict(self.since)))

    def with_seat_taken(self, seat: int) -> RemoteSeats:
        """Return a copy in which a player has taken *seat*."""
        free, open_to_all = self.free - {seat}, self.open_to_all - {seat}
        return replace(self, free=free, open_to_all=open_to_all, held=self.held - {seat})

    def with_seat_opened(self, seat: int) -> RemoteSeats:
        """Return a copy in which *seat* is free for anyone."""
        free, open_to_all = self.free | {seat}, self.open_to_all | {seat}
        return replace(self, free=free, open_to_all=open_to_all)

    def with_seat_held(self, seat: int, actions: int) -> RemoteSeats:
        """Return a copy in which a computer player holds *seat* for its owner from now on, after
        that many *actions*.
        """
        begun = any(x == seat and until < 0 for x, _, until in self.stood_in)
        spans = self.stood_in if begun else (*self.stood_in, (seat, actions, -1))
        return replace(self.with_seat_taken(seat), held=self.held | {seat}, stood_in=spans)

    def with_owner_back(self, seat: int, actions: int) -> RemoteSeats:
        """Return a copy in which no computer player acts for *seat* from now on."""
        spans = (
            (x, first, actions if x == seat and until < 0 else until)
            for x, first, until in self.stood_in
        )
        kept = tuple(span for span in spans if span[1] != span[2])
        return replace(self, stood_in=kept)

    def cut(self, actions: int) -> RemoteSeats:
        """Return a copy for a log that was taken back to its first *actions*."""
        kept = tuple(
            (x, min(first, actions) if until < 0 else first, min(until, actions))
            for x, first, until in self.stood_in
            if until < 0 or first < actions
        )
        traces = tuple((min(after, actions), seat, count) for after, seat, count in self.undone)
        if (kept, traces) == (self.stood_in, self.undone):
            return self
        return replace(self, stood_in=kept, undone=traces)


@dataclass(slots=True, frozen=True)
class News:
    """What another session did: *seat* played *action*, which caused *events*.

    Without a seat (-1), actions were undone, or seats or settings changed.
    """

    seat: int = -1
    action: Any = None
    events: Sequence[Event] = ()


class Unplayed(Exception):
    """The change was rejected and nothing is lost. The text is a sentence for the players."""


class SeatTaken(Unplayed):
    """Another person was quicker to take the seat."""


class StaleQuestion(Unplayed):
    """The question that was answered is no longer open."""
