"""What the game can be waiting for: each frame is a moment of the rulebook, with all that must be
remembered there.
"""

from dataclasses import dataclass, field
from typing import Literal, Union

from .things import Card, Counts


@dataclass(slots=True)
class Settling:
    """Set-up: the first of *todo* places a building, then (at *node*) its road."""

    todo: list[int]
    node: int = -1
    kind: Literal["settling"] = "settling"


@dataclass(slots=True)
class Opening:
    """A turn begins: the player may already have won."""

    seat: int
    kind: Literal["opening"] = "opening"


@dataclass(slots=True)
class Rolling:
    """Before the roll."""

    seat: int
    kind: Literal["rolling"] = "rolling"


@dataclass(slots=True)
class Acting:
    """After the roll: trade, build and play cards. It stays below everything else until the turn
    ends.
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
    """Special building phase of *seat*, after the turn of *ended*."""

    seat: int
    ended: int
    kind: Literal["building"] = "building"


@dataclass(slots=True)
class Producing:
    """The dice pay out, or a seven strikes."""

    total: int
    kind: Literal["producing"] = "producing"


@dataclass(slots=True)
class Prospecting:
    """The first of *todo*, (seat, cards), takes resources for gold."""

    todo: list[tuple[int, int]]
    kind: Literal["prospecting"] = "prospecting"


@dataclass(slots=True)
class Tapping:
    """The first of *todo* may take a resource by the Aqueduct."""

    todo: list[int]
    kind: Literal["tapping"] = "tapping"


@dataclass(slots=True)
class Attacking:
    """The barbarians have landed."""

    kind: Literal["attacking"] = "attacking"


@dataclass(slots=True)
class Losing:
    """Each seat in *owed* (1 or 0 by seat) loses a city of its choice."""

    owed: list[int]
    kind: Literal["losing"] = "losing"


@dataclass(slots=True)
class Rewarding:
    """The first of *todo*, all tied best defenders, draws a progress card from a deck of choice."""

    todo: list[int]
    kind: Literal["rewarding"] = "rewarding"


@dataclass(slots=True)
class Retreating:
    """The attack is over: the ship goes home and the knights rest."""

    kind: Literal["retreating"] = "retreating"


@dataclass(slots=True)
class Trimming:
    """Each seat in *owed* (1 or 0 by seat) discards a progress card."""

    owed: list[int]
    kind: Literal["trimming"] = "trimming"


@dataclass(slots=True)
class Discarding:
    """Seven: each seat discards so many cards as *owed* says."""

    owed: list[int]
    kind: Literal["discarding"] = "discarding"


@dataclass(slots=True)
class Robbing:
    """*seat* moves the robber; *numbered* if only to a hex with a number."""

    seat: int
    numbered: bool = False
    kind: Literal["robbing"] = "robbing"


@dataclass(slots=True)
class Stealing:
    """*seat* picks one of several *victims*."""

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
    """*seat* finds a new place for its displaced knight, which stood on *node*."""

    seat: int
    node: int
    piece: int
    active: bool
    tired: bool
    promoted: bool
    kind: Literal["relocating"] = "relocating"


@dataclass(slots=True)
class Trading:
    """*seat* proposes a trade (or, with nothing in *give*, asks for offers, and *get* holds 1 for
    each kind that is looked for); then it closes one or none.

    *counters* holds (partner, what *seat* would give, what it would get).
    """

    seat: int
    give: Counts
    get: Counts
    waiting: list[int]
    accepted: list[int] = field(default_factory=list)
    counters: list[tuple[int, Counts, Counts]] = field(default_factory=list)
    kind: Literal["trading"] = "trading"


@dataclass(slots=True)
class Paving:
    """Road Building: *left* free roads."""

    seat: int
    left: int
    kind: Literal["paving"] = "paving"


@dataclass(slots=True)
class Smithing:
    """Smith: knights promoted so far by this card, at most two."""

    seat: int
    done: int = 0
    kind: Literal["smithing"] = "smithing"


@dataclass(slots=True)
class Bargaining:
    """Commercial Harbor: *seat* has still to visit the players in *todo*."""

    seat: int
    todo: list[int]
    kind: Literal["bargaining"] = "bargaining"


@dataclass(slots=True)
class Conceding:
    """Commercial Harbor: *seat* gives *by* a commodity for the face-down *card* (known to *by*
    alone).
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
    """Deserter: *seat* removes one of its knights, to the profit of *by*."""

    seat: int
    by: int
    kind: Literal["deserting"] = "deserting"


@dataclass(slots=True)
class Enlisting:
    """Deserter: *seat* may place a knight up to *piece*, as active as the one that left."""

    seat: int
    piece: int
    active: bool
    kind: Literal["enlisting"] = "enlisting"


@dataclass(slots=True)
class Rebuilding:
    """Diplomat: *seat* may build the road it took from *edge* elsewhere."""

    seat: int
    edge: int
    kind: Literal["rebuilding"] = "rebuilding"


@dataclass(slots=True)
class Sabotaging:
    """Saboteur: each seat discards so many cards as *owed* says."""

    owed: list[int]
    kind: Literal["sabotaging"] = "sabotaging"


@dataclass(slots=True)
class Gifting:
    """Wedding: each seat gives *to* so many cards as *owed* says."""

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
Phase = Union[Acting, Building]  # where pieces may be bought
