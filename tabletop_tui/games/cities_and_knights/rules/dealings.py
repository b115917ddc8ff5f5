"""What the game tells of knights and trade."""

from typing import ClassVar, Literal

from ....engine import Event
from ....engine.quick import dataclass
from .things import NONE, Card, Counts


@dataclass(slots=True, frozen=True)
class Recruited(Event):
    """A basic knight is placed."""

    seat: int
    node: int
    rule: ClassVar[str] = "knights.recruit"
    kind: Literal["recruited"] = "recruited"


@dataclass(slots=True, frozen=True)
class Activated(Event):
    """A knight is active."""

    seat: int
    node: int
    free: bool = False
    rule: ClassVar[str] = "knights.activate"
    kind: Literal["activated"] = "activated"


@dataclass(slots=True, frozen=True)
class Promoted(Event):
    """A knight has a new level."""

    seat: int
    node: int
    level: int
    free: bool = False
    rule: ClassVar[str] = "knights.promote"
    kind: Literal["promoted"] = "promoted"


@dataclass(slots=True, frozen=True)
class KnightMoved(Event):
    """A knight walks."""

    seat: int
    node: int
    to: int
    rule: ClassVar[str] = "knights.move"
    kind: Literal["knight-moved"] = "knight-moved"


@dataclass(slots=True, frozen=True)
class KnightDisplaced(Event):
    """A knight drives another away."""

    seat: int
    node: int
    to: int
    victim: int
    rule: ClassVar[str] = "knights.displace"
    kind: Literal["knight-displaced"] = "knight-displaced"


@dataclass(slots=True, frozen=True)
class KnightRelocated(Event):
    """A displaced knight has a new place."""

    seat: int
    node: int
    to: int
    rule: ClassVar[str] = "knights.displace"
    kind: Literal["knight-relocated"] = "knight-relocated"


@dataclass(slots=True, frozen=True)
class KnightLeft(Event):
    """A displaced knight found no place."""

    seat: int
    node: int
    rule: ClassVar[str] = "knights.displace"
    kind: Literal["knight-left"] = "knight-left"


@dataclass(slots=True, frozen=True)
class RobberChased(Event):
    """A knight chases the robber."""

    seat: int
    node: int
    rule: ClassVar[str] = "knights.chase"
    kind: Literal["robber-chased"] = "robber-chased"


@dataclass(slots=True, frozen=True)
class TradedBank(Event):
    """Cards exchanged with the bank."""

    seat: int
    give: Card
    rate: int
    get: Card
    rule: ClassVar[str] = "trade.bank"
    kind: Literal["traded-bank"] = "traded-bank"


@dataclass(slots=True, frozen=True)
class Proposed(Event):
    """A trade is proposed."""

    seat: int
    give: Counts
    get: Counts
    seats: tuple[int, ...]
    rule: ClassVar[str] = "trade.players"
    kind: Literal["proposed"] = "proposed"


@dataclass(slots=True, frozen=True)
class OffersAsked(Event):
    """The others may propose trades; *wants* holds 1 for each kind that is looked for."""

    seat: int
    wants: Counts = NONE
    rule: ClassVar[str] = "trade.players"
    kind: Literal["offers-asked"] = "offers-asked"


@dataclass(slots=True, frozen=True)
class Agreed(Event):
    """A player would trade."""

    seat: int
    rule: ClassVar[str] = "trade.players"
    reveals: ClassVar[bool] = True
    kind: Literal["agreed"] = "agreed"


@dataclass(slots=True, frozen=True)
class Refused(Event):
    """A player would not trade."""

    seat: int
    rule: ClassVar[str] = "trade.players"
    reveals: ClassVar[bool] = True
    kind: Literal["refused"] = "refused"


@dataclass(slots=True, frozen=True)
class Countered(Event):
    """A player proposes other terms."""

    seat: int
    give: Counts
    get: Counts
    rule: ClassVar[str] = "trade.players"
    reveals: ClassVar[bool] = True
    kind: Literal["countered"] = "countered"


@dataclass(slots=True, frozen=True)
class Traded(Event):
    """*give* goes from *seat* to *partner*, *get* the other way."""

    seat: int
    partner: int
    give: Counts
    get: Counts
    rule: ClassVar[str] = "trade.players"
    kind: Literal["traded"] = "traded"


@dataclass(slots=True, frozen=True)
class TradeWithdrawn(Event):
    """No trade was made."""

    seat: int
    rule: ClassVar[str] = "trade.players"
    reveals: ClassVar[bool] = True
    kind: Literal["trade-withdrawn"] = "trade-withdrawn"


@dataclass(slots=True, frozen=True)
class TradesOpened(Event):
    """A player hears proposals again."""

    seat: int
    rule: ClassVar[str] = "trade.players"
    kind: Literal["trades-opened"] = "trades-opened"


@dataclass(slots=True, frozen=True)
class TradesClosed(Event):
    """A player wants no proposals."""

    seat: int
    rule: ClassVar[str] = "trade.players"
    kind: Literal["trades-closed"] = "trades-closed"
