"""The shape of most parts of a turn: a list of ready-made actions behind one reason why there may
be none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, ClassVar, NamedTuple, TypeVar

from ....engine import Draw, Illegal, Offer, OneOf, Part, Say
from .news import CardPlayed
from .purse import Bill, lacking
from .state import OTHERS, State
from .things import DECK, FIRST

F = TypeVar("F")


NODE, EDGE, STEP = attrgetter("node"), attrgetter("edge"), attrgetter("node", "to")


class Ready(dict[Any, Any]):
    """Actions made once and kept, by place (an int, or a tuple of ints for several fields)."""

    def __init__(self, make: Callable[..., Any]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, key: Any) -> Any:
        self[key] = action = self.make(*key) if isinstance(key, tuple) else self.make(key)
        return action


class Means(NamedTuple):
    """What is seen of a seat at a glance, so that it is not asked for what is out of question."""

    payable: frozenset[Bill]  # the prices of the turn that its hand covers
    cities: bool  # some, apart from tipped ones
    knights: int  # 0 for none, 1 for knights none of which is ready, 2 with a ready one
    commodities: bool  # enough for a track, or the Crane instead
    swaps: bool  # the bank takes a kind that it holds, or a fleet may bring that about
    heard: bool  # it has cards, and somebody hears what it proposes
    hears: bool | None  # what others propose; None where nobody trades


class TurnPart(Part[State, F]):
    """A part of a turn. Whether it is possible is asked only where it is within the means: the hand
    pays for it, and the card that it takes is held.
    """

    urban: ClassVar[bool] = False  # it takes a city
    sure: ClassVar[bool] = False  # it is possible wherever it is not out of question
    given: ClassVar[Offer | None] = None  # and always the same

    def within(self, means: Means) -> bool:
        """Whether it is worth asking for."""
        return means.cities or not self.urban


class Single(TurnPart[F]):
    """An action without anything to choose about it, possible or hidden."""

    only: ClassVar[OneOf]
    sure = True

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "only" in cls.__dict__:
            cls.given = Offer(cls.action, cls.only)

    def possible(self, s: State, f: F, seat: int) -> bool:
        return True

    def offer(self, s: State, f: F, seat: int) -> OneOf | None:
        return self.only if self.possible(s, f, seat) else None

    def sample(self, s: State, f: F, seat: int, draw: Draw) -> Any:
        return self.only.actions[draw(1)]


class Choice(TurnPart[F]):
    """One kind of action: possible unless there is a *reason* against it or nothing to choose
    from.
    """

    nothing: ClassVar[str] = "no-place"  # the reason when :meth:`actions` finds none
    cost: ClassVar[Bill] = ()

    def reason(self, s: State, f: F, seat: int) -> str:
        """Why the action is not possible, whatever is chosen; "" when it may be."""
        return ""

    def actions(self, s: State, f: F, seat: int) -> Sequence[Any]:
        """All legal actions, when there is no reason against them."""
        raise TypeError(f"{type(self).__name__} lists nothing")

    def why(self, s: State, f: F, seat: int, a: Any) -> str:
        """Why *a* is not among the legal actions."""
        return self.nothing

    def facts(self, s: State, f: F, seat: int, reason: str, a: Any | None) -> dict[str, Any]:
        if reason != "cannot-pay":
            return {}
        return {"cost": self.cost, "lacks": lacking(s.players[seat], self.cost)}

    def offer(self, s: State, f: F, seat: int) -> OneOf | None:
        if self.reason(s, f, seat):
            return None
        found = self.actions(s, f, seat)
        return OneOf(found) if found else None

    def within(self, means: Means) -> bool:
        return super().within(means) and (not self.cost or self.cost in means.payable)

    def possible(self, s: State, f: F, seat: int) -> bool:
        return not self.reason(s, f, seat) and bool(self.actions(s, f, seat))

    def sample(self, s: State, f: F, seat: int, draw: Draw) -> Any:
        found = self.actions(s, f, seat)
        return found[draw(len(found))]

    def why_not(self, s: State, f: F, seat: int) -> Illegal | None:
        return self.refusal(s, f, seat, self.reason(s, f, seat) or self.nothing)

    def check(self, s: State, f: F, seat: int, a: Any) -> None:
        reason = self.reason(s, f, seat)
        if not reason and a not in self.actions(s, f, seat):
            reason = self.why(s, f, seat, a)
        if reason:
            raise self.refusal(s, f, seat, reason)


class Placing(Choice[F]):
    """Something for which a place, or a pair of them, is all that there is to choose."""

    made: ClassVar[Ready]  # the actions, by place
    place: ClassVar[attrgetter[Any]]  # of an action

    def places(self, s: State, f: F, seat: int) -> Sequence[Any]:
        """Where it is legal, when there is no reason against it."""
        raise TypeError(f"{type(self).__name__} has no place")

    def actions(self, s: State, f: F, seat: int) -> Sequence[Any]:
        made = self.made
        return [made[place] for place in self.places(s, f, seat)]

    def possible(self, s: State, f: F, seat: int) -> bool:
        return not self.reason(s, f, seat) and bool(self.places(s, f, seat))

    def sample(self, s: State, f: F, seat: int, draw: Draw) -> Any:
        places = self.places(s, f, seat)
        return self.made[places[draw(len(places))]]

    def check(self, s: State, f: F, seat: int, a: Any) -> None:
        reason = self.reason(s, f, seat)
        if not reason and self.place(a) not in self.places(s, f, seat):
            reason = self.why(s, f, seat, a)
        if reason:
            raise self.refusal(s, f, seat, reason)


class Card(Choice[F]):
    """Playing a progress card; hidden from those who do not hold it."""

    card: ClassVar[int]

    def offer(self, s: State, f: F, seat: int) -> OneOf | None:
        return super().offer(s, f, seat) if self.card in s.players[seat].progress else None

    def why_not(self, s: State, f: F, seat: int) -> Illegal | None:
        return super().why_not(s, f, seat) if self.card in s.players[seat].progress else None

    def check(self, s: State, f: F, seat: int, a: Any) -> None:
        if self.card not in s.players[seat].progress:
            raise Illegal("card-not-held")
        super().check(s, f, seat, a)

    def apply(self, s: State, f: F, seat: int, a: Any, say: Say) -> None:
        """The card goes under its deck before it takes effect (H15)."""
        say(CardPlayed(seat, self.card, self.named_by(a)))
        discard(s, seat, self.card)
        self.play(s, f, seat, a, say)

    def named_by(self, a: Any) -> int:
        """The kind that is named aloud with the card, or -1."""
        return -1

    def play(self, s: State, f: F, seat: int, a: Any, say: Say) -> None:
        """The effect of the card."""


def discard(s: State, seat: int, card: int) -> None:
    """Put a progress card from the hand under its deck."""
    s.players[seat].progress.remove(card)
    deck = DECK[card]
    s.decks[deck].put_under(card - FIRST[deck])


def others(s: State, seat: int) -> tuple[int, ...]:
    """The other seats, clockwise."""
    return OTHERS[len(s.players)][seat]
