"""The vocabulary: state, frames, actions and events."""

from typing import ClassVar, Literal, Union

from ....engine import Action, Event, Pile
from ....engine.fast_dataclass import dataclass

HIDDEN = -1  # a bid that this seat may not see; 0 is no bid yet


@dataclass(slots=True)
class Player:
    hand: list[int]  # per card 1 to n: 1 while held
    won: int = 0


@dataclass(slots=True)
class Turning:
    """The next prize is turned up, or the game ends."""

    kind: Literal["turning"] = "turning"


@dataclass(slots=True)
class Bidding:
    """All players bid a card in secret."""

    prize: int
    bids: list[int]
    kind: Literal["bidding"] = "bidding"


Frame = Union[Turning, Bidding]


@dataclass(slots=True)
class State:
    rng: int
    stack: list[Frame]
    players: list[Player]
    prizes: Pile
    cards: int
    burnt: int = 0  # prizes that no player won


@dataclass(slots=True, frozen=True)
class Bid(Action):
    card: int
    rule: ClassVar[str] = "bid"
    kind: Literal["bid"] = "bid"


@dataclass(slots=True, frozen=True)
class Turned(Event):
    prize: int
    rule: ClassVar[str] = "prize"
    kind: Literal["turned"] = "turned"


@dataclass(slots=True, frozen=True)
class Won(Event):
    seat: int
    prize: int
    bids: tuple[int, ...]
    rule: ClassVar[str] = "bid"
    reveals: ClassVar[bool] = True
    kind: Literal["won"] = "won"


@dataclass(slots=True, frozen=True)
class Burnt(Event):
    prize: int
    bids: tuple[int, ...]
    rule: ClassVar[str] = "bid"
    reveals: ClassVar[bool] = True
    kind: Literal["burnt"] = "burnt"


AnyAction = Bid
AnyEvent = Union[Turned, Won, Burnt]
