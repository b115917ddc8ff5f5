"""Offers: a kind of action that a seat may take now, and what is left to choose about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import gt
from typing import Any, Union

from .fast_dataclass import dataclass

Draw = Callable[[int], int]
"""``draw(n)`` returns a uniform random number in ``range(n)``."""

Counts = tuple[int, ...]


def kind_of(tagged: type[Any]) -> str:
    """Return the tag of a class of actions, events or frames."""
    kind: str = tagged.__dataclass_fields__["kind"].default
    return kind


def take(purse: Sequence[int], count: int, draw: Draw) -> Counts:
    """Draw *count* items from *purse* (the number of items of each kind) without replacement."""
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


def fullest(purse: Sequence[int], count: int) -> Counts:
    """Take *count* items from *purse* one by one, each of the kind of which most are left.

    >>> fullest((1, 4, 2), 3)
    (0, 3, 0)
    >>> fullest((1, 4, 2), 4)
    (0, 3, 1)
    """
    left = list(purse)
    for _ in range(count):
        left[left.index(max(left))] -= 1
    return tuple(had - n for had, n in zip(purse, left, strict=True))


def holds(purse: Sequence[int], taken: Counts) -> bool:
    """Return whether a purse contains so many items of each kind."""
    return len(taken) == len(purse) and min(taken) >= 0 and True not in map(gt, taken, purse)


@dataclass(slots=True, frozen=True)
class OneOf:
    """A choice of one ready-made action, where all legal ones can be listed."""

    actions: Sequence[Any]

    def sample(self, draw: Draw) -> Any:
        return self.actions[draw(len(self.actions))]

    def only(self) -> Any | None:
        """Return the action if there is just one."""
        return self.actions[0] if len(self.actions) == 1 else None


@dataclass(slots=True, frozen=True)
class Swaps(OneOf):
    """Ready-made actions that are shown as two columns: each gives cards of one kind, its ``give``,
    for one of another, its ``get``.

    *kinds* are the text keys of the kinds. For each of them *prices* is how many cards are given
    for one, and *left* how many are available.
    """

    kinds: tuple[str, ...] = ()
    prices: Counts = ()
    left: Counts = ()


@dataclass(slots=True, frozen=True)
class Dice(OneOf):
    """Ready-made actions that set dice, one for each result. *names* are the fields of an action
    with the numbers; the text ``die-<name>`` names the die.
    """

    names: tuple[str, ...] = ()


@dataclass(slots=True, frozen=True)
class Hand:
    """A choice of *least* to *most* items from *purse*, in any mix: too many to list, easy to draw.

    *purse* is the number of items of each kind, *kinds* the text keys of the kinds in the same
    order, and *make* turns the chosen counts into the action. With *fewest* a random choice takes
    only *least*. *sparing* are the items that players can spare most easily, if the game knows
    them; a form begins with them if they are *begun*, else a key fills them in.
    """

    make: Callable[[Counts], Any]
    purse: Counts
    least: int
    most: int
    kinds: tuple[str, ...]
    fewest: bool = False
    sparing: Counts = ()
    begun: bool = True

    def sample(self, draw: Draw) -> Any:
        free = 0 if self.fewest else self.most - self.least
        return self.make(take(self.purse, self.least + draw(free + 1), draw))

    def only(self) -> Any | None:
        """Return the action if the number is fixed and everything is taken, or all items are of one
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
    """A trade to compose: what to give from *purse*, what to ask for, and with whom.

    ``make(give, get, seats)`` builds the action. No kind may be on both sides and neither side may
    be empty. *wanted* is the maximum of each kind that can be asked for. *partners* may be empty if
    the other side is fixed. A form starts with the two sides of *begun*, if any. ``aloud(partner)``
    returns the answers of the partner and then of the proposer to a deal agreed by word of mouth.
    ``first_yes(action)`` returns the action with the wish that the first who agrees gets the deal.
    """

    make: Callable[[Counts, Counts, tuple[int, ...]], Any]
    purse: Counts
    wanted: Counts
    kinds: tuple[str, ...]
    partners: tuple[int, ...] = ()
    begun: tuple[Counts, Counts] | None = None
    agreed_answers: Callable[[int], tuple[Any, Any]] | None = None
    first_yes: Callable[[Any], Any] | None = None

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
    """A shot: one of *pieces* in one of *angles* directions with a power from 1 to *powers*.

    ``make(piece, angle, power)`` builds the action, optionally followed by the errors ``(steps,
    percent)`` of an imprecise shot. A direction is counted in whole steps from the east,
    anticlockwise. The error is up to *spread* steps of angle and *slip* steps of power, each the
    sum of *draws* uniform draws; both are 0 for a precise shot. ``read(action)`` returns the piece,
    the angle and the power of an action.

    Given the first error alone, ``make`` builds the action that fixes it: a player who has seen the
    error of direction cannot aim again. The remaining choice is another Aim, with *stopped*: the
    angle, the power and the error that are fixed.
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


Choices = Union[OneOf, Swaps, Dice, Hand, Deal, Aim]


@dataclass(slots=True, frozen=True)
class Offer:
    """A kind of action and what is left to choose about it."""

    action: type[Any]
    choices: Choices
