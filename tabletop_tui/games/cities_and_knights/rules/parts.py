"""Base classes for the parts of a turn: those that cost cards, act on a place, or choose cards."""

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
    fullest,
)
from .constants import KIND_WORDS
from .payments import Bill, can_pay, lacking
from .state import OTHERS, State

F = TypeVar("F")


class ActionCache(dict[Any, Any]):
    """A cache of actions by place: an int, or a tuple of ints for several fields."""

    def __init__(self, make: Callable[..., Any]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, key: Any) -> Any:
        self[key] = action = self.make(*key) if isinstance(key, tuple) else self.make(key)
        return action


class SeatAssets(NamedTuple):
    """A summary of what a seat has.

    It rules out most kinds of action early, so listing a turn is fast.
    """

    payable: frozenset[Bill]  # the prices of the turn that the hand covers
    cities: bool  # it has some, tipped ones aside
    knights: int  # 0 for none, 1 for knights of which none is ready, 2 with a ready one
    commodities: bool  # enough for a track, or the Crane is in effect
    swaps: bool  # the bank takes a kind it holds, or a fleet may make it so
    can_propose: bool  # it has cards, and another player receives its proposals
    receives: bool | None  # whether it receives proposals; None if trade is off


class TurnPart(Part[State, F]):
    """A part of a turn.

    :meth:`possible` is asked only if the part is :meth:`plausible`: the hand covers its cost, and
    its card is held. A part that is `sure` is then always possible.
    """

    cost: ClassVar[Bill] = ()
    urban: ClassVar[bool] = False  # requires a city
    given: ClassVar[Offer | None] = None  # the offer, if it is always the same
    conditional: ClassVar[bool] = False  # there may be reasons beside the cost

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.conditional = cls.reason_beside_cost is not TurnPart.reason_beside_cost

    def plausible(self, means: SeatAssets) -> bool:
        """Return whether *means* do not rule the part out; it may still be impossible."""
        if self.urban and not means.cities:
            return False
        return not self.cost or self.cost in means.payable

    def reason(self, s: State, f: F, seat: int) -> str:
        reason = self.reason_beside_cost(s, f, seat)
        if reason or not self.cost or can_pay(s.players[seat], self.cost):
            return reason
        return "cannot-pay"

    def reason_beside_cost(self, s: State, f: F, seat: int) -> str:
        """Return why the action is impossible for any choice, cost aside."""
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
    """An action without choices, possible or hidden."""

    hidden = True

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.sure = True  # if plausible
        if "action" in cls.__dict__:
            cls.given = Offer(cls.action, cls.choices)

    def sample(self, s: State, f: F, seat: int, draw: Draw) -> Any:
        return self.choices.actions[draw(1)]


class OnOwnPiece(TurnPart[F]):
    """An action on one of the player's pieces."""

    made: ClassVar[ActionCache]  # the actions, by node
    not_own: ClassVar[str]  # the reason against a node without such a piece

    def own(self, s: State, seat: int) -> Sequence[int]:
        """Return where these pieces stand."""
        raise NotImplementedError(type(self).__name__)

    def why_piece(self, s: State, seat: int, node: int) -> str:
        """Return why the action is impossible on the piece of *seat* on a node."""
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
    """An action on a place of the board.

    Legal places are found from the player's roads and pieces instead of checking every place, as
    this runs in every turn.
    """

    made: ClassVar[ActionCache]  # the actions, by place: a node, an edge, or a pair of nodes

    def places(self, s: State, f: F, seat: int) -> Sequence[Any]:
        """Return the legal places, if there is no reason against the action."""
        raise NotImplementedError(type(self).__name__)

    def everywhere(self, s: State) -> Sequence[Any]:
        """Return every place of the board."""
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


class ChooseCardsStep(HandPart[State, F], SingleStep[State, F]):
    """A step in which a number of cards is chosen from a hand or from the bank. They are *lost* if
    the player gets nothing for them.
    """

    lost: ClassVar[bool] = False
    not_there, wrong_number = "not-yours", "wrong-count"

    def available(self, s: State, f: F, seat: int) -> Sequence[int]:
        """Return the cards to choose among; by default the player's hand."""
        return s.players[seat].hand

    def owed(self, s: State, f: F, seat: int) -> int:
        """Return how many cards are chosen."""
        raise NotImplementedError(type(self).__name__)

    def hand(self, s: State, f: F, seat: int) -> Hand:
        owed, cards = self.owed(s, f, seat), tuple(self.available(s, f, seat))
        sparing = fullest(cards, owed) if self.lost else ()
        return Hand(self.action, cards, owed, owed, KIND_WORDS, sparing=sparing, begun=False)

    def counts(self, a: Any) -> Counts:
        cards: Counts = a.cards
        return cards

    def facts(self, s: State, f: F, seat: int, reason: str, a: Any | None) -> dict[str, Any]:
        return {"owed": self.owed(s, f, seat)}


def others(s: State, seat: int) -> tuple[int, ...]:
    """Return the other seats, clockwise."""
    return OTHERS[len(s.players)][seat]
