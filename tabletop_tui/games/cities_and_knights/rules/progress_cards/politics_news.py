"""What the game tells about progress cards of politics."""

from dataclasses import replace
from typing import ClassVar, Literal

from .....engine import Event
from .....engine.quick import dataclass
from ..things import HIDDEN, Counts, Progress


@dataclass(slots=True, frozen=True)
class KnightRemoved(Event):
    """A knight deserts."""

    seat: int
    node: int
    level: int
    rule: ClassVar[str] = "card.deserter"
    kind: Literal["knight-removed"] = "knight-removed"


@dataclass(slots=True, frozen=True)
class KnightEnlisted(Event):
    """A free knight is placed."""

    seat: int
    node: int
    level: int
    active: bool = False
    rule: ClassVar[str] = "card.deserter"
    kind: Literal["knight-enlisted"] = "knight-enlisted"


@dataclass(slots=True, frozen=True)
class RoadRemoved(Event):
    """An open road is removed."""

    seat: int
    owner: int
    edge: int
    rule: ClassVar[str] = "card.diplomat"
    kind: Literal["road-removed"] = "road-removed"


@dataclass(slots=True, frozen=True)
class KnightIntrigued(Event):
    """A knight is driven away by intrigue."""

    seat: int
    victim: int
    node: int
    rule: ClassVar[str] = "card.intrigue"
    kind: Literal["knight-intrigued"] = "knight-intrigued"


@dataclass(slots=True, frozen=True)
class Forfeited(Event):
    """Cards given back for Saboteur."""

    seat: int
    cards: Counts
    rule: ClassVar[str] = "card.saboteur"
    kind: Literal["forfeited"] = "forfeited"


@dataclass(slots=True, frozen=True)
class ProgressSeen(Event):
    """*seat* has seen the progress cards of *victim*."""

    seat: int
    victim: int
    rule: ClassVar[str] = "card.spy"
    reveals: ClassVar[bool] = True
    kind: Literal["progress-seen"] = "progress-seen"


@dataclass(slots=True, frozen=True)
class ProgressTaken(Event):
    """A progress card taken; known to the two players only."""

    seat: int
    victim: int
    card: Progress
    rule: ClassVar[str] = "card.spy"
    kind: Literal["progress-taken"] = "progress-taken"

    def seen_by(self, seat: int) -> "ProgressTaken":
        return self if seat in (self.seat, self.victim) else replace(self, card=HIDDEN)


@dataclass(slots=True, frozen=True)
class Gifted(Event):
    """Cards given for Wedding; known to the two players only."""

    seat: int
    to: int
    cards: Counts
    rule: ClassVar[str] = "card.wedding"
    reveals: ClassVar[bool] = True
    kind: Literal["gifted"] = "gifted"

    def seen_by(self, seat: int) -> "Gifted":
        return (
            self
            if seat in (self.seat, self.to)
            else replace(self, cards=(HIDDEN,) * sum(self.cards))
        )
