"""What the game tells of the turn, the dice, the barbarians and building (see dealings.py and
news.py).
"""

from dataclasses import replace
from typing import ClassVar, Literal

from ....engine import Event
from ....engine.quick import dataclass
from .things import HIDDEN, Card, Counts


@dataclass(slots=True, frozen=True)
class TurnStarted(Event):
    """A regular turn begins."""

    seat: int
    rule: ClassVar[str] = "turn"
    kind: Literal["turn-started"] = "turn-started"


@dataclass(slots=True, frozen=True)
class Built(Event):
    """A road (on an edge) or a settlement, city or wall (on a node), bought, in set-up, or *free*
    by a card.
    """

    seat: int
    piece: str
    place: int
    free: bool = False
    rule: ClassVar[str] = "build"
    kind: Literal["built"] = "built"


@dataclass(slots=True, frozen=True)
class Paid(Event):
    """Resources for the set-up city."""

    seat: int
    cards: Counts
    rule: ClassVar[str] = "setup"
    kind: Literal["paid"] = "paid"


@dataclass(slots=True, frozen=True)
class Rolled(Event):
    """The dice: *event* is the track of a gate, or SHIP."""

    seat: int
    red: int
    yellow: int
    event: int
    rule: ClassVar[str] = "roll"
    kind: Literal["rolled"] = "rolled"


@dataclass(slots=True, frozen=True)
class DiceShuffled(Event):
    """All 36 pairs of the dice deck have come; they are shuffled again."""

    rule: ClassVar[str] = "roll"
    kind: Literal["dice-shuffled"] = "dice-shuffled"


@dataclass(slots=True, frozen=True)
class Produced(Event):
    """What a player gets for the roll."""

    seat: int
    cards: Counts
    rule: ClassVar[str] = "production"
    kind: Literal["produced"] = "produced"


@dataclass(slots=True, frozen=True)
class RanShort(Event):
    """The bank cannot pay a kind to everybody."""

    card: Card
    paid: int
    rule: ClassVar[str] = "production.shortage"
    kind: Literal["ran-short"] = "ran-short"


@dataclass(slots=True, frozen=True)
class GoldTaken(Event):
    """Resources of choice from a gold hex."""

    seat: int
    cards: Counts
    rule: ClassVar[str] = "production.gold"
    kind: Literal["gold-taken"] = "gold-taken"


@dataclass(slots=True, frozen=True)
class ResourceTaken(Event):
    """A resource by the Aqueduct."""

    seat: int
    card: Card
    rule: ClassVar[str] = "production.aqueduct"
    kind: Literal["resource-taken"] = "resource-taken"


@dataclass(slots=True, frozen=True)
class ResourceDeclined(Event):
    """The Aqueduct is not used."""

    seat: int
    rule: ClassVar[str] = "production.aqueduct"
    kind: Literal["resource-declined"] = "resource-declined"


@dataclass(slots=True, frozen=True)
class ShipMoved(Event):
    """The barbarian ship has come closer."""

    step: int
    rule: ClassVar[str] = "barbarians"
    kind: Literal["ship-moved"] = "ship-moved"


@dataclass(slots=True, frozen=True)
class Attacked(Event):
    """The barbarians land: *shares* are the active levels by seat."""

    strength: int
    defence: int
    shares: tuple[int, ...]
    rule: ClassVar[str] = "barbarians"
    kind: Literal["attacked"] = "attacked"


@dataclass(slots=True, frozen=True)
class DefenderNamed(Event):
    """The best defender gets a point."""

    seat: int
    rule: ClassVar[str] = "barbarians.reward"
    kind: Literal["defender-named"] = "defender-named"


@dataclass(slots=True, frozen=True)
class DefendersTied(Event):
    """Several best defenders draw a card each."""

    seats: tuple[int, ...]
    rule: ClassVar[str] = "barbarians.reward"
    kind: Literal["defenders-tied"] = "defenders-tied"


@dataclass(slots=True, frozen=True)
class Repelled(Event):
    """Nobody had to defend the island."""

    rule: ClassVar[str] = "barbarians.reward"
    kind: Literal["repelled"] = "repelled"


@dataclass(slots=True, frozen=True)
class Unharmed(Event):
    """The barbarians found no city to pillage."""

    rule: ClassVar[str] = "barbarians.loss"
    kind: Literal["unharmed"] = "unharmed"


@dataclass(slots=True, frozen=True)
class CityLost(Event):
    """A city was pillaged; *tipped* when no settlement piece was left, *wall* when its wall fell
    with it.
    """

    seat: int
    node: int
    tipped: bool
    wall: bool = False
    rule: ClassVar[str] = "barbarians.loss"
    kind: Literal["city-lost"] = "city-lost"


@dataclass(slots=True, frozen=True)
class BarbariansLeft(Event):
    """The ship goes home and all knights rest; *freed* when the robber may move from now on."""

    freed: bool
    rule: ClassVar[str] = "barbarians"
    kind: Literal["barbarians-left"] = "barbarians-left"


@dataclass(slots=True, frozen=True)
class Discarded(Event):
    """Cards given back on a seven."""

    seat: int
    cards: Counts
    rule: ClassVar[str] = "seven.discard"
    kind: Literal["discarded"] = "discarded"


@dataclass(slots=True, frozen=True)
class RobberMoved(Event):
    """The robber stands on another hex; *seats* are those of others who have buildings there."""

    seat: int
    hex: int
    seats: tuple[int, ...] = ()
    rule: ClassVar[str] = "robber"
    kind: Literal["robber-moved"] = "robber-moved"


@dataclass(slots=True, frozen=True)
class Stole(Event):
    """A random card taken; its kind is known to the two players only."""

    seat: int
    victim: int
    card: Card
    rule: ClassVar[str] = "robber"
    kind: Literal["stole"] = "stole"

    def seen_by(self, seat: int) -> "Stole":
        return self if seat in (self.seat, self.victim) else replace(self, card=HIDDEN)


@dataclass(slots=True, frozen=True)
class Improved(Event):
    """A track has reached a level."""

    seat: int
    track: int
    level: int
    rule: ClassVar[str] = "improvements"
    kind: Literal["improved"] = "improved"


@dataclass(slots=True, frozen=True)
class MetropolisRaised(Event):
    """A metropolis stands on a city."""

    seat: int
    track: int
    node: int
    rule: ClassVar[str] = "metropolis"
    kind: Literal["metropolis-raised"] = "metropolis-raised"


@dataclass(slots=True, frozen=True)
class MetropolisLost(Event):
    """A metropolis was taken from its owner."""

    seat: int
    track: int
    node: int
    rule: ClassVar[str] = "metropolis"
    kind: Literal["metropolis-lost"] = "metropolis-lost"


@dataclass(slots=True, frozen=True)
class LongestRoadTaken(Event):
    """The award has a new holder; *former* is the seat that lost it, -1 for nobody."""

    seat: int
    length: int
    former: int = -1
    rule: ClassVar[str] = "longest-road"
    kind: Literal["longest-road-taken"] = "longest-road-taken"


@dataclass(slots=True, frozen=True)
class LongestRoadLost(Event):
    """The award is set aside."""

    seat: int
    rule: ClassVar[str] = "longest-road"
    kind: Literal["longest-road-lost"] = "longest-road-lost"


@dataclass(slots=True, frozen=True)
class Won(Event):
    """The game is over."""

    seat: int
    points: int
    rule: ClassVar[str] = "victory"
    kind: Literal["won"] = "won"


@dataclass(slots=True, frozen=True)
class BuildingBegan(Event):
    """The special building phase after a turn begins."""

    rule: ClassVar[str] = "special-building"
    kind: Literal["building-began"] = "building-began"


@dataclass(slots=True, frozen=True)
class BuildingEnded(Event):
    """A seat is done in the special building phase. Nobody is told, but who comes next tells
    whether the seats between have anything to build with, so there is no way back behind it.
    """

    seat: int
    rule: ClassVar[str] = "special-building"
    reveals: ClassVar[bool] = True
    kind: Literal["building-ended"] = "building-ended"
