"""An offer is a kind of action that a seat may take now, with the shape of what is left to
choose.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import gt
from typing import Any, Union

from .fast_dataclass import dataclass

Draw = Callable[[int], int]
"""``draw(n)`` gives a fair number in ``range(n)``."""

Counts = tuple[int, ...]


def kind_of(tagged: type[Any]) -> str:
    """The tag of a class of actions, events or frames."""
    kind: str = tagged.__dataclass_fields__["kind"].default
    return kind


def take(purse: Sequence[int], count: int, draw: Draw) -> Counts:
    """Draw *count* single items out of *purse* (items of each kind) without putting any back."""
    left, taken = list(purse), [0] * len(purse)
    held = sum(left)
    for more in range(count):
        place, kind = draw(held - more), 0
        while place >= left[kind]:
            place -= left[kind]
            kind += 1
        left[kind] -= 1
        taken[kind] += 1
    return tuple(taken)


def holds(purse: Sequence[int], taken: Counts) -> bool:
    """Whether so many items of each kind are in a purse."""
    return len(taken) == len(purse) and min(taken) >= 0 and True not in map(gt, taken, purse)


@dataclass(slots=True, frozen=True)
class OneOf:
    """Few enough to list: every legal action, ready made."""

    actions: Sequence[Any]

    def sample(self, draw: Draw) -> Any:
        return self.actions[draw(len(self.actions))]

    def only(self) -> Any | None:
        """The action, when there is no real choice."""
        return self.actions[0] if len(self.actions) == 1 else None


@dataclass(slots=True, frozen=True)
class Swaps(OneOf):
    """Ready made as well, but seen as two columns: every action gives cards of one kind, its
    ``give``, for one of another, its ``get``.

    *kinds* are the text keys of the kinds; for each of them *prices* says how many cards are given
    for one, and *left* how many can be had.
    """

    kinds: tuple[str, ...] = ()
    prices: Counts = ()
    left: Counts = ()


@dataclass(slots=True, frozen=True)
class Hand:
    """Take from *least* to *most* items out of *purse*, in any mix: too many to list, easy to draw.

    *purse* holds the number of items of each kind, *kinds* the text keys of the kinds in the same
    order, and *make* turns the counts taken into the action. With *fewest* luck takes no more than
    it must. *sparing* is what players can spare best, where the game knows that.
    """

    make: Callable[[Counts], Any]
    purse: Counts
    least: int
    most: int
    kinds: tuple[str, ...]
    fewest: bool = False
    sparing: Counts = ()

    def sample(self, draw: Draw) -> Any:
        free = 0 if self.fewest else self.most - self.least
        return self.make(take(self.purse, self.least + draw(free + 1), draw))

    def only(self) -> Any | None:
        """The action, when the number is given and everything goes, or everything is of one
        kind.
        """
        if self.least != self.most:
            return None
        if sum(self.purse) == self.least:
            return self.make(self.purse)
        held = len(self.purse) - self.purse.count(0)
        return self.make(tuple(min(n, self.least) for n in self.purse)) if held == 1 else None


@dataclass(slots=True, frozen=True)
class Deal:
    """Compose an exchange: what to give out of *purse*, what to ask for, and with whom.

    ``make(give, get, seats)`` builds the action. No kind may stand on both sides and neither side
    may be empty; *wanted* is the most of each kind that can be asked for. *partners* may be empty
    when the other side is given. A form begins with the two sides that *begun* holds, if any.
    ``aloud(partner)`` gives what the partner and then the proposer answer to a deal that they have
    agreed on by word of mouth.
    """

    make: Callable[[Counts, Counts, tuple[int, ...]], Any]
    purse: Counts
    wanted: Counts
    kinds: tuple[str, ...]
    partners: tuple[int, ...] = ()
    begun: tuple[Counts, Counts] | None = None
    aloud: Callable[[int], tuple[Any, Any]] | None = None

    def sample(self, draw: Draw) -> Any:
        purse, wanted = self.purse, self.wanted
        asked = [k for k, n in enumerate(wanted) if n]
        held = [k for k, n in enumerate(purse) if n]
        if len(asked) == 1 and asked[0] in held:
            held.remove(asked[0])
        mine = held[draw(len(held))]
        if mine in asked:
            asked.remove(mine)
        theirs = asked[draw(len(asked))]
        give, get = [0] * len(purse), [0] * len(purse)
        give[mine] = 1 + draw(1 if purse[mine] < 2 else 2)
        get[theirs] = 1 + draw(1 if wanted[theirs] < 2 else 2)
        chosen = tuple([partner for partner in self.partners if draw(2)]) or self.partners
        return self.make(tuple(give), tuple(get), chosen)

    def only(self) -> Any | None:
        return None


@dataclass(slots=True, frozen=True)
class Aim:
    """Point one of *pieces* in one of *angles* directions and shoot with a power from 1 to
    *powers*.

    ``make(piece, angle, power)`` builds the action, and takes the errors ``(steps, percent)`` of a
    hand that slipped behind them; a direction is counted in whole steps from the east,
    anticlockwise. A hand that slips errs by up to *spread* steps of angle and *slip* steps of
    power, each the sum of *draws* even draws; both are 0 for a steady hand. ``read(action)`` gives
    the piece, the angle and the power that an action was made of.

    Given the first error alone, ``make`` builds the action that settles it: whoever has seen how
    the hand errs in direction does not aim anew. What is left is another Aim, with *stopped*: the
    angle, the power and the error that stand.
    """

    make: Callable[..., Any]
    pieces: tuple[int, ...]
    angles: int
    powers: int
    spread: int = 0
    slip: int = 0
    draws: int = 1
    read: Callable[[Any], tuple[int, int, int]] | None = None
    stopped: tuple[int, int, int] | None = None

    def sample(self, draw: Draw) -> Any:
        if self.stopped is not None:
            return self.make(self.pieces[draw(len(self.pieces))], *self.stopped[:2])
        return self.make(
            self.pieces[draw(len(self.pieces))], draw(self.angles), 1 + draw(self.powers)
        )

    def only(self) -> Any | None:
        return None


Choices = Union[OneOf, Swaps, Hand, Deal, Aim]


@dataclass(slots=True, frozen=True)
class Offer:
    """A kind of action and what is left to choose about it."""

    action: type[Any]
    choices: Choices
