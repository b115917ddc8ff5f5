"""The state: table and players. A field is public unless its comment says who sees it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, ClassVar

from ....components.kinds import ByKind, Each, Heap
from ....engine import Pile, Shared, Value, handicap_of
from .board import Island
from .constants import (
    CITIES,
    EACH_KNIGHT,
    LIMIT,
    PER_WALL,
    ROADS,
    SETTLEMENTS,
    TRACKS,
    WALLS,
    Hand,
    Progress,
)
from .frames import Acting, Frame


@dataclass(slots=True)
class Player:
    """What one player holds. Counts of pieces are those in supply."""

    hand: Hand  # cards by kind; known to this player alone, [] in the view of others
    progress: list[
        Progress
    ]  # cards in hand; known to this player alone, HIDDEN (-1) in the view of others
    cards: int = 0  # the size of the hand
    points: int = 0
    roads: int = ROADS
    settlements: int = SETTLEMENTS
    cities: int = CITIES
    walls: int = WALLS
    knights: list[int] = field(default_factory=lambda: [EACH_KNIGHT] * 3)  # basic, strong, mighty
    tracks: list[int] = field(
        default_factory=lambda: [0, 0, 0]
    )  # level in science, trade, politics
    rates: Annotated[list[int], ByKind("card", 4)] = field(
        default_factory=lambda: [4] * 8
    )  # the bank's rate by kind given
    longest: int = 0  # roads in the longest trail
    defender: int = 0  # Defender of Catan awards
    shown: list[Progress] = field(default_factory=list)  # Printer and Constitution
    trades: bool = True  # whether others may make offers to this player

    @property
    def limit(self) -> int:
        """Return the number of cards that a seven does not touch."""
        return LIMIT + PER_WALL * (WALLS - self.walls)


@dataclass(frozen=True)
class HouseRules:
    """The house rules chosen before the game."""

    points: int = 13
    deck: bool = False  # dice as a shuffled deck of the 36 pairs
    trades: bool = True  # players may trade with each other
    crane_per_turn: bool = True  # D2: one Crane per turn; if not, one for each improvement
    chase_needs_number: bool = False  # D14: a chased robber must go to a numbered hex
    spy_may_decline: bool = False  # D17: the Spy may take no card

    @classmethod
    def from_options(cls, options: Mapping[str, Value]) -> "HouseRules":
        """Return the house rules of these options."""
        return cls(
            points=int(options["points"]),
            deck=options["dice"] == "deck",
            trades=bool(options["trades"]),
            crane_per_turn=bool(options["crane_per_turn"]),
            chase_needs_number=bool(options["chase_needs_number"]),
            spy_may_decline=bool(options["spy_may_decline"]),
        )


def handicaps_from(options: Mapping[str, Value], seats: int) -> tuple[int, ...]:
    """Return the points with which each seat begins, () if none has any."""
    found = tuple(int(handicap_of(options, seat, 0)) for seat in range(seats))
    return found if any(found) else ()


@dataclass(slots=True)
class State:
    """The whole position.

    Lists run over kinds, tracks, hexes, nodes, edges or seats; -1 stands for none.
    """

    rng: int  # secret
    stack: list[Frame]
    players: list[Player]
    island: Annotated[Island, Shared]
    house: Annotated[HouseRules, Shared]
    bank: Hand
    # by track; hidden cards are secret: a view holds one number, their count
    decks: Annotated[list[Pile], Each(*map(Heap, TRACKS))]
    tokens: list[int]  # by hex, 0 for none
    robber: int  # hex
    owner: list[int]  # by node: the seat of the building or knight
    piece: list[int]  # by node: SETTLEMENT … MIGHTY, or NOTHING
    wall: list[bool]  # by node
    active: list[bool]  # by node: the knight there is active
    tired: list[bool]  # by node: the knight there acted or was activated this turn
    promoted: list[bool]  # by node: the knight there was promoted this turn
    road: list[int]  # by edge: the seat of the road
    turn: int  # the current seat; the start player during set-up
    first: int  # the start player
    round: int = 0  # 0 during set-up
    metropolis: list[int] = field(default_factory=lambda: [-1, -1, -1])  # by track: the node
    merchant: int = -1  # hex
    merchant_owner: int = -1
    ship: int = 0  # steps of the barbarian ship
    robber_free: bool = False  # the barbarians have attacked once
    longest_road: int = -1  # the seat with the award
    dice: list[int] = field(
        default_factory=list
    )  # pairs left in the dice deck: 6 * (red - 1) + yellow - 1
    rolls: list[int] = field(default_factory=lambda: [0] * 13)  # how often each total was rolled
    winner: int = -1
    # by seat: points from the start; () for none
    handicaps: Annotated[tuple[int, ...], Shared] = ()

    grown: ClassVar[tuple[str, ...]] = ("handicaps",)


ORDERS = {
    n: tuple(tuple((seat + i) % n for i in range(n)) for seat in range(n)) for n in range(1, 7)
}
OTHERS = {n: tuple(order[1:] for order in orders) for n, orders in ORDERS.items()}


def turn_order(s: State) -> tuple[int, ...]:
    """Return all seats clockwise, the current player first."""
    return ORDERS[len(s.players)][s.turn]


def owing(s: State, owed: list[int]) -> tuple[int, ...]:
    """Return the seats that still owe something, in turn order."""
    return tuple([seat for seat in turn_order(s) if owed[seat]])


def acting(s: State) -> Acting:
    """Return the frame of the current regular turn."""
    f = s.stack[0]
    assert isinstance(f, Acting)
    return f
