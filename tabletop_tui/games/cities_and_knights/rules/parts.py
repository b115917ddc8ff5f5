"""The shapes of the parts of a turn: what costs cards, what stands on a place, what gives cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, NamedTuple, TypeVar

from ....engine import (
    Counts,
    Draw,
    FixedPart,
    Hand,
    HandPart,
    Offer,
    Part,
    SingleStep,
)
from .purse import Bill, can_pay, lacking
from .state import OTHERS, State
from .things import KIND_WORDS

F = TypeVar("F")


class Ready(dict[Any, Any]):
    """Actions made once and kept, by place (an int, or a tuple of ints for several fields)."""

    def __init__(self, make: Callable[..., Any]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, key: Any) -> Any:
        self[key] = action = self.make(*key) if isinstance(key, tuple) else self.make(key)
        return action


class Means(NamedTuple):
    """What a seat has, seen at a glance: it rules out most kinds of action without asking further,
    so that a turn is quick to list.
    """

    payable: frozenset[Bill]  # the prices of the turn that its hand covers
    cities: bool  # some, apart from tipped ones
    knights: int  # 0 for none, 1 for knights none of which is ready, 2 with a ready one
    commodities: bool  # enough for a track, or the Crane instead
    swaps: bool  # the bank takes a kind that it holds, or a fleet may bring that about
    heard: bool  # it has cards, and somebody hears what it proposes
    hears: bool | None  # what others propose; None where nobody trades


class TurnPart(Part[State, F]):
    """A part of a turn. Whether it is :meth:`possible` is asked only where it is
    :meth:`plausible`: the hand pays for it, and the card that it takes is held. One that is `sure`
    is always possible then.
    """

    cost: ClassVar[Bill] = ()
    urban: ClassVar[bool] = False  # it takes a city
    given: ClassVar[Offer | None] = None  # what is offered, where that is always the same
    conditional: ClassVar[bool] = False  # there is a reason beside the cost

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.conditional = cls.reason_beside_cost is not TurnPart.reason_beside_cost

    def plausible(self, means: Means) -> bool:
        """Whether these means do not rule it out; it may still be impossible."""
        if self.urban and not means.cities:
            return False
        return not self.cost or self.cost in means.payable

    def reason(self, s: State, f: F, seat: int) -> str:
        reason = self.reason_beside_cost(s, f, seat)
        if reason or not self.cost or can_pay(s.players[seat], self.cost):
            return reason
        return "cannot-pay"

    def reason_beside_cost(self, s: State, f: F, seat: int) -> str:
        """Why the action is not possible even for those who can pay for it, whatever is chosen."""
        return ""

    def facts(self, s: State, f: F, seat: int, reason: str, a: Any | None) -> dict[str, Any]:
        if reason != "cannot-pay":
            return {**super().facts(s, f, seat, reason, a)}
        return {"cost": self.cost, "lacks": lacking(s.players[seat], self.cost)}

    def possible(self, s: State, f: F, seat: int) -> bool:
        if self.conditional and self.reason_beside_cost(s, f, seat):
            return False
        for a in self.candidates(s, f, seat):  # noqa: SIM110  (asked for in every turn)
            if not self.why(s, f, seat, a):
                return True
        return False

    def sample(self, s: State, f: F, seat: int, draw: Draw) -> Any:
        found = self.legal(s, f, seat)
        return found[draw(len(found))]


class Single(FixedPart[State, F], TurnPart[F]):
    """An action without anything to choose about it, possible or hidden."""

    hidden = True

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.sure = True  # where it is plausible
        if "action" in cls.__dict__:
            cls.given = Offer(cls.action, cls.choices)

    def sample(self, s: State, f: F, seat: int, draw: Draw) -> Any:
        return self.choices.actions[draw(1)]


class OnOwnPiece(TurnPart[F]):
    """Something that is done with a piece of one's own."""

    made: ClassVar[Ready]  # the actions, by node
    not_own: ClassVar[str]  # the reason against a node without such a piece

    def own(self, s: State, seat: int) -> Sequence[int]:
        """Where these pieces stand."""
        raise NotImplementedError(type(self).__name__)

    def why_piece(self, s: State, seat: int, node: int) -> str:
        """Why it is not possible with the piece of *seat* on a node."""
        raise NotImplementedError(type(self).__name__)

    def candidates(self, s: State, f: F, seat: int) -> Sequence[Any]:
        made = self.made
        return [made[node] for node in self.own(s, seat)]

    def legal(self, s: State, f: F, seat: int) -> Sequence[Any]:
        made, why = self.made, self.why_piece
        return [made[node] for node in self.own(s, seat) if not why(s, seat, node)]

    def why(self, s: State, f: F, seat: int, a: Any) -> str:
        if a.node not in self.own(s, seat):
            return self.not_own
        return self.why_piece(s, seat, a.node)

    def possible(self, s: State, f: F, seat: int) -> bool:
        if self.conditional and self.reason_beside_cost(s, f, seat):
            return False
        for node in self.own(s, seat):  # noqa: SIM110  (asked for in every turn)
            if not self.why_piece(s, seat, node):
                return True
        return False


class Placing(TurnPart[F]):
    """Something that comes to a place of the board.

    Where it may stand is found along the roads and pieces that lie there, and not by asking about
    every place, for that is asked for in every turn.
    """

    made: ClassVar[Ready]  # the actions, by place: a node, an edge, or a pair of nodes

    def places(self, s: State, f: F, seat: int) -> Sequence[Any]:
        """Where it is legal, when there is no reason against it."""
        raise NotImplementedError(type(self).__name__)

    def everywhere(self, s: State) -> Sequence[Any]:
        """Every place of the board."""
        return range(len(s.owner))

    def candidates(self, s: State, f: F, seat: int) -> Sequence[Any]:
        made = self.made
        return [made[place] for place in self.everywhere(s)]

    def legal(self, s: State, f: F, seat: int) -> Sequence[Any]:
        made = self.made
        return [made[place] for place in self.places(s, f, seat)]

    def possible(self, s: State, f: F, seat: int) -> bool:
        return not self.reason_beside_cost(s, f, seat) and bool(self.places(s, f, seat))

    def sample(self, s: State, f: F, seat: int, draw: Draw) -> Any:
        places = self.places(s, f, seat)
        return self.made[places[draw(len(places))]]


class GivingStep(HandPart[State, F], SingleStep[State, F]):
    """A step in which so many cards are taken out of a hand, or out of the bank."""

    not_there, wrong_number = "not-yours", "wrong-count"

    def purse(self, s: State, f: F, seat: int) -> Sequence[int]:
        """The cards to choose among: those in the player's hand."""
        return s.players[seat].hand

    def owed(self, s: State, f: F, seat: int) -> int:
        """How many are taken."""
        raise NotImplementedError(type(self).__name__)

    def hand(self, s: State, f: F, seat: int) -> Hand:
        owed = self.owed(s, f, seat)
        return Hand(self.action, tuple(self.purse(s, f, seat)), owed, owed, KIND_WORDS)

    def counts(self, a: Any) -> Counts:
        cards: Counts = a.cards
        return cards

    def facts(self, s: State, f: F, seat: int, reason: str, a: Any | None) -> dict[str, Any]:
        return {"owed": self.owed(s, f, seat)}


def others(s: State, seat: int) -> tuple[int, ...]:
    """The other seats, clockwise."""
    return OTHERS[len(s.players)][seat]
