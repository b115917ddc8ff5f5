"""What the game can wait for. Each frame is a moment of the rulebook with the data it needs."""

from dataclasses import dataclass, field
from typing import Literal, Union

from .constants import Card, Counts


@dataclass(slots=True)
class Settling:
    """Set-up: the first seat of *todo* places a building, then a road at *node*."""

    todo: list[int]
    node: int = -1
    kind: Literal["settling"] = "settling"


@dataclass(slots=True)
class Opening:
    """A turn begins; the player may already have won."""

    seat: int
    kind: Literal["opening"] = "opening"


@dataclass(slots=True)
class Rolling:
    """Before the roll."""

    seat: int
    kind: Literal["rolling"] = "rolling"


@dataclass(slots=True)
class Acting:
    """After the roll: trade, build and play cards.

    Stays at the bottom of the stack until the turn ends.
    """

    seat: int
    crane: bool = False  # the next improvement costs one less
    cranes: int = 0  # played this turn
    fleet: list[Card] = field(default_factory=list)  # kinds named with Merchant Fleet
    proposals: int = 0  # trade proposals made this turn
    kind: Literal["acting"] = "acting"


@dataclass(slots=True)
class Ending:
    """The turn is over; the next player follows."""

    seat: int
    kind: Literal["ending"] = "ending"


@dataclass(slots=True)
class Building:
    """The special building phase of *seat*, after the turn of *ended*."""

    seat: int
    ended: int
    kind: Literal["building"] = "building"


@dataclass(slots=True)
class Producing:
    """The dice pay out, or a seven takes effect."""

    total: int
    kind: Literal["producing"] = "producing"


@dataclass(slots=True)
class Prospecting:
    """The first of *todo*, (seat, number of cards), takes resources for gold."""

    todo: list[tuple[int, int]]
    kind: Literal["prospecting"] = "prospecting"


@dataclass(slots=True)
class Tapping:
    """The first seat of *todo* may take a resource with the Aqueduct."""

    todo: list[int]
    kind: Literal["tapping"] = "tapping"


@dataclass(slots=True)
class Attacking:
    """The barbarians have landed."""

    kind: Literal["attacking"] = "attacking"


@dataclass(slots=True)
class Losing:
    """Each seat with 1 in *owed* (by seat) loses a city of its choice."""

    owed: list[int]
    kind: Literal["losing"] = "losing"


@dataclass(slots=True)
class Rewarding:
    """The first seat of *todo*, all tied best defenders, draws a progress card from a deck of its
    choice.
    """

    todo: list[int]
    kind: Literal["rewarding"] = "rewarding"


@dataclass(slots=True)
class Retreating:
    """After the attack: the ship returns and the knights become inactive."""

    kind: Literal["retreating"] = "retreating"


@dataclass(slots=True)
class Trimming:
    """Each seat with 1 in *owed* (by seat) discards a progress card."""

    owed: list[int]
    kind: Literal["trimming"] = "trimming"


@dataclass(slots=True)
class Discarding:
    """After a seven, each seat discards as many cards as *owed* says (by seat)."""

    owed: list[int]
    kind: Literal["discarding"] = "discarding"


@dataclass(slots=True)
class Robbing:
    """*seat* moves the robber, only to a hex with a number if *numbered*."""

    seat: int
    numbered: bool = False
    kind: Literal["robbing"] = "robbing"


@dataclass(slots=True)
class Stealing:
    """*seat* chooses one of several *victims*."""

    seat: int
    victims: list[int]
    kind: Literal["stealing"] = "stealing"


@dataclass(slots=True)
class Crowning:
    """*seat* puts the metropolis of *track* on a city."""

    seat: int
    track: int
    kind: Literal["crowning"] = "crowning"


@dataclass(slots=True)
class Relocating:
    """*seat* chooses a new place for its displaced knight, which stood on *node*."""

    seat: int
    node: int
    piece: int
    active: bool
    tired: bool
    promoted: bool
    kind: Literal["relocating"] = "relocating"


@dataclass(slots=True)
class Trading:
    """*seat* proposes a trade, then closes one or none.

    With nothing in *give* it asks for offers instead, and *get* holds 1 for each kind looked for.
    *counters* holds (partner, what *seat* would give, what it would get). *first*: the first who
    accepts closes the trade.
    """

    seat: int
    give: Counts
    get: Counts
    waiting: list[int]
    accepted: list[int] = field(default_factory=list)
    counters: list[tuple[int, Counts, Counts]] = field(default_factory=list)
    first: bool = False
    kind: Literal["trading"] = "trading"


@dataclass(slots=True)
class Paving:
    """Road Building: *seat* has *left* free roads."""

    seat: int
    left: int
    kind: Literal["paving"] = "paving"


@dataclass(slots=True)
class Smithing:
    """Smith: *seat* has promoted *done* knights with this card, at most two."""

    seat: int
    done: int = 0
    kind: Literal["smithing"] = "smithing"


@dataclass(slots=True)
class Bargaining:
    """Commercial Harbor: *seat* may still visit the players in *todo*."""

    seat: int
    todo: list[int]
    kind: Literal["bargaining"] = "bargaining"


@dataclass(slots=True)
class Conceding:
    """Commercial Harbor: *seat* gives *by* a commodity for the face-down *card*, known to *by*
    only.
    """

    seat: int
    by: int
    card: Card
    kind: Literal["conceding"] = "conceding"


@dataclass(slots=True)
class Picking:
    """Master Merchant: *seat* sees the hand of *victim* and takes cards."""

    seat: int
    victim: int
    kind: Literal["picking"] = "picking"


@dataclass(slots=True)
class Spying:
    """Spy: *seat* sees the progress cards of *victim* and takes one."""

    seat: int
    victim: int
    kind: Literal["spying"] = "spying"


@dataclass(slots=True)
class Deserting:
    """Deserter: *seat* removes one of its knights, to the benefit of *by*."""

    seat: int
    by: int
    kind: Literal["deserting"] = "deserting"


@dataclass(slots=True)
class Enlisting:
    """Deserter: *seat* may place a knight of up to *piece*, active if the removed one was."""

    seat: int
    piece: int
    active: bool
    kind: Literal["enlisting"] = "enlisting"


@dataclass(slots=True)
class Rebuilding:
    """Diplomat: *seat* may rebuild elsewhere the road it removed from *edge*."""

    seat: int
    edge: int
    kind: Literal["rebuilding"] = "rebuilding"


@dataclass(slots=True)
class Sabotaging:
    """Saboteur: each seat discards as many cards as *owed* says (by seat)."""

    owed: list[int]
    kind: Literal["sabotaging"] = "sabotaging"


@dataclass(slots=True)
class Gifting:
    """Wedding: each seat gives *to* as many cards as *owed* says (by seat)."""

    to: int
    owed: list[int]
    kind: Literal["gifting"] = "gifting"


Frame = Union[
    Settling,
    Opening,
    Rolling,
    Acting,
    Ending,
    Building,
    Producing,
    Prospecting,
    Tapping,
    Attacking,
    Losing,
    Rewarding,
    Retreating,
    Trimming,
    Discarding,
    Robbing,
    Stealing,
    Crowning,
    Relocating,
    Trading,
    Paving,
    Smithing,
    Bargaining,
    Conceding,
    Picking,
    Spying,
    Deserting,
    Enlisting,
    Rebuilding,
    Sabotaging,
    Gifting,
]
Phase = Union[Acting, Building]  # the frames in which pieces may be bought
