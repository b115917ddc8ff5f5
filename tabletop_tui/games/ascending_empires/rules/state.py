"""The state: planets and their items, ships and their positions, placards, and the frames of a
turn.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Literal, Union

from ....components.kinds import ByKind, Kind
from ....engine import Shared, Value

ORANGE, GREY, BROWN, PURPLE, ASTEROID, HOMEWORLD = range(6)
COLOURS = ("orange", "grey", "brown", "purple")
DISCS = (*COLOURS, "asteroid", "homeworld")
Disc = Annotated[int, Kind("disc")]
Colour = Annotated[int, Kind("colour")]
"""A number in the rules, a key in a save."""
UNKNOWN = -1  # a face-down disc that this seat has not scanned
NOBODY = -1

STARSHIPS = 8
FLEET = STARSHIPS + 1
"""Ship numbers: seat * FLEET + 0 to 7 are a seat's starships, seat * FLEET + 8 is its
battleship.
"""
FROM_SUPPLY = -1  # in place of a ship number: a ship in supply

Point = tuple[int, int]  # micrometres from the north-west corner, y downwards


def kinds(options: Mapping[str, Value]) -> Mapping[str, tuple[str, ...]]:
    """Return the keys by which saves name discs and the colours of technology."""
    return {"disc": DISCS, "colour": COLOURS}


def owner(ship: int) -> int:
    """Return the seat a ship belongs to."""
    return ship // FLEET


def is_battleship(ship: int) -> bool:
    """Return whether a ship number is a battleship's."""
    return ship % FLEET == STARSHIPS


@dataclass(slots=True)
class Planet:
    """A disc in its hole (planet, asteroid or homeworld) and the items on it.

    *owner* is the seat that occupies it (or whose homeworld it is), NOBODY without items.
    """

    disc: Disc
    up: bool
    owner: int = NOBODY
    troops: int = 0
    facilities: int = 0
    colonies: int = 0
    cities: int = 0
    scanned: int = 0  # one bit for each seat that has scanned it

    @property
    def items(self) -> int:
        """Return the number of troops and structures."""
        return self.troops + self.facilities + self.colonies + self.cities


@dataclass(slots=True)
class Player:
    """A placard: supply, what the box still holds, stock of buildings, technology levels, and VP
    tokens.
    """

    troops: int
    starships: int
    battleship: int
    box_troops: int
    box_starships: int
    box_battleship: int
    facilities: int
    colonies: int
    cities: int
    # in the order of COLOURS
    levels: Annotated[tuple[int, int, int, int], ByKind("colour")] = (0, 0, 0, 0)
    vp: int = 0


@dataclass(slots=True)
class SettingUp:
    """The discs are mixed and laid out, and the first player is determined."""

    kind: Literal["setting-up"] = "setting-up"


@dataclass(slots=True)
class Acting:
    """The active player takes one action or passes."""

    seat: int
    kind: Literal["acting"] = "acting"


@dataclass(slots=True)
class Recruiting:
    """More troops may be placed in this Recruit, or as a garrison after another action."""

    seat: int
    left: int
    free: bool = False  # a garrison
    kind: Literal["recruiting"] = "recruiting"


@dataclass(slots=True)
class TakingBack:
    """More troops may be taken back in this Recruit."""

    seat: int
    kind: Literal["taking-back"] = "taking-back"


@dataclass(slots=True)
class Moving:
    """A Move continues while points are left."""

    seat: int
    left: int
    jumps: int = 0  # uses of the jump drive in this Move
    recalls: int = 0  # uses of the recall beacon in this Move
    kind: Literal["moving"] = "moving"


@dataclass(slots=True)
class FinishingFlick:
    """A flick whose direction has been stopped with the error *turn*; its power is open."""

    seat: int
    ship: int
    angle: int
    power: int
    turn: int
    kind: Literal["loosing"] = "loosing"


@dataclass(slots=True)
class Arriving:
    """A launched or jumping ship is placed in the orbit of a planet."""

    seat: int
    ship: int
    hole: int
    jump: bool
    kind: Literal["arriving"] = "arriving"


@dataclass(slots=True)
class Attacking:
    """Ships in position must attack; *used* are those that already have."""

    seat: int
    used: list[int] = field(default_factory=list)
    kind: Literal["attacking"] = "attacking"


@dataclass(slots=True)
class Retiring:
    """Starships are returned to the box for the battleship."""

    seat: int
    left: int
    kind: Literal["retiring"] = "retiring"


@dataclass(slots=True)
class Acclaiming:
    """A new level is rewarded: VP for the first to reach it, then the bonus of a finished row."""

    seat: int
    colour: Colour
    level: int
    kind: Literal["acclaiming"] = "acclaiming"


@dataclass(slots=True)
class Reinforcing:
    """Pieces may come from the box to supply: the bonus of a city, or of a row of technologies."""

    seat: int
    most: int
    row: int  # 0 for a city
    kind: Literal["reinforcing"] = "reinforcing"


@dataclass(slots=True)
class Garrisoning:
    """After an action, a technology may place troops for free."""

    seat: int
    kind: Literal["garrisoning"] = "garrisoning"


@dataclass(slots=True)
class EndingTurn:
    """The active player scans; then the game ends or the next player follows."""

    seat: int
    kind: Literal["ending-turn"] = "ending-turn"


Frame = Union[
    SettingUp,
    Acting,
    Recruiting,
    TakingBack,
    Moving,
    FinishingFlick,
    Arriving,
    Attacking,
    Retiring,
    Acclaiming,
    Reinforcing,
    Garrisoning,
    EndingTurn,
]


@dataclass(slots=True)
class State:
    """The whole position.

    Secret are ``rng`` and the ``disc`` of face-down planets a seat has not scanned.
    """

    rng: int
    stack: list[Frame]
    parts: Annotated[str, Shared]  # the text of a components file, "" for the packaged one
    hand: Annotated[str, Shared]  # steady, normal or wild
    timing: Annotated[bool, Shared]  # whether a timed sweep may set the errors of a flick
    seams: Annotated[bool, Shared]
    first: int  # the first player; NOBODY until drawn
    homes: Annotated[tuple[int, ...], Shared]  # the hole of each seat's homeworld
    players: list[Player]
    planets: list[Planet]  # by hole
    ships: dict[int, Point]  # the ships on the board and where they rest
    tokens: Annotated[int, Shared]  # in the pile at the start
    pile: int  # VP tokens left
    round: int = 0
    quiet: int = 0  # consecutive full rounds without VP; -1 once a seat took some in this round
    passes: int = 0  # consecutive
    ending: int = NOBODY  # the seat that took the last token
    # by seat, as `hand`; () if all have that one
    hands: Annotated[tuple[str, ...], Shared] = ()
