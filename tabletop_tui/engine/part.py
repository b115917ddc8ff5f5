"""Parts: one kind of action each. A part states why its action is not possible; offers,
checks and the explanation of closed actions are derived from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar, Union

from .offer import Choices, Counts, Draw, Hand, Offer, OneOf, holds
from .step import Closed, Illegal, Say, Step
from .words import facts

S = TypeVar("S")
F = TypeVar("F")


class Part(Generic[S, F]):
    """One kind of action: what there is to choose, and what rules it out.

    Each condition is stated once: in :meth:`reason` if it rules out the action whatever is chosen,
    in :meth:`why` if it rules out a choice. Both return the key of a reason, whose message is
    ``no-<reason>``, or "" if nothing rules it out.
    """

    action: ClassVar[type[Any]]
    nothing: ClassVar[str] = ""
    """The result of :meth:`reason_nothing`. With "" the action is not shown in that case."""
    hidden: ClassVar[bool] = False  # not shown among the closed actions
    sure: ClassVar[bool] = False  # always possible, so it need not be checked

    def reason(self, s: S, f: F, seat: int) -> str:
        """Return why the action is not possible, whatever is chosen."""
        return ""

    def why(self, s: S, f: F, seat: int, a: Any) -> str:
        """Return why *a* is not possible, if :meth:`reason` does not rule out the action.

        It is called with any action of this kind, including numbers out of range.
        """
        return ""

    def candidates(self, s: S, f: F, seat: int) -> Iterable[Any]:
        """Return every action that may be possible, in the order of the list."""
        return ()

    def legal(self, s: S, f: F, seat: int) -> Sequence[Any]:
        """Return the candidates that nothing rules out.

        Parts override it if that is too slow. The contract suite compares the result with
        :meth:`candidates` and :meth:`why`.
        """
        why = self.why
        return [a for a in self.candidates(s, f, seat) if not why(s, f, seat, a)]

    def offer(self, s: S, f: F, seat: int) -> Choices | None:
        """Return what is left to choose, or None if the action is not possible now."""
        if self.reason(s, f, seat):
            return None
        found = self.legal(s, f, seat)
        return OneOf(found) if found else None

    def possible(self, s: S, f: F, seat: int) -> bool:
        """Return whether any choice is possible. Overridden where no search is needed."""
        if self.reason(s, f, seat):
            return False
        for a in self.candidates(s, f, seat):  # noqa: SIM110  (called in every turn)
            if not self.why(s, f, seat, a):
                return True
        return False

    def sample(self, s: S, f: F, seat: int, draw: Draw) -> Any:
        """Return a random choice of the offer, if the action is possible."""
        choices = self.offer(s, f, seat)
        assert choices is not None
        return choices.sample(draw)

    def facts(self, s: S, f: F, seat: int, reason: str, a: Any | None) -> Mapping[str, Any]:
        """Return the facts for the sentence of a reason: those of the action that was tried, if
        any.
        """
        return {} if a is None else facts(a)

    def refusal(self, s: S, f: F, seat: int, reason: str, a: Any | None = None) -> Illegal:
        """Return a reason with its facts. The kernel adds the rule."""
        return Illegal(reason, **self.facts(s, f, seat, reason, a))

    def closed(self, s: S, f: F, seat: int) -> Iterable[Closed]:
        """Yield what to show as not possible now: here the action as a whole, with its reason."""
        if self.hidden:
            return
        reason = self.reason(s, f, seat)
        if not reason and self.offer(s, f, seat) is None:
            reason = self.reason_nothing(s, f, seat)
        if reason:
            yield Closed(self.action, self.refusal(s, f, seat, reason))

    def reason_nothing(self, s: S, f: F, seat: int) -> str:
        """Return the reason if no candidate is left although :meth:`reason` allows the action."""
        return self.nothing

    def check(self, s: S, f: F, seat: int, a: Any) -> None:
        """Raise :class:`Illegal` unless *seat* may do *a* now."""
        if reason := self.reason(s, f, seat) or self.why(s, f, seat, a):
            raise self.refusal(s, f, seat, reason, a)

    def apply(self, s: S, f: F, seat: int, a: Any, say: Say) -> None:
        """Carry out a checked action."""


class FixedPart(Part[S, F]):
    """An action without any choice."""

    choices: ClassVar[OneOf]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "action" in cls.__dict__:
            cls.choices = OneOf((cls.action(),))
        cls.sure = cls.reason is Part.reason

    def candidates(self, s: S, f: F, seat: int) -> Sequence[Any]:
        return self.choices.actions

    def legal(self, s: S, f: F, seat: int) -> Sequence[Any]:
        return self.choices.actions

    def offer(self, s: S, f: F, seat: int) -> OneOf | None:
        return None if self.reason(s, f, seat) else self.choices

    def possible(self, s: S, f: F, seat: int) -> bool:
        return not self.reason(s, f, seat)


class HandPart(Part[S, F]):
    """An action that takes items from a purse, in any mix."""

    not_there: ClassVar[str]  # the reason against items that are not in the purse
    wrong_number: ClassVar[str]  # and against too few or too many of them

    def hand(self, s: S, f: F, seat: int) -> Hand:
        """Return what can be taken, and how much."""
        raise NotImplementedError(type(self).__name__)

    def counts(self, a: Any) -> Counts:
        """Return how many items of each kind the action takes."""
        raise NotImplementedError(type(self).__name__)

    def offer(self, s: S, f: F, seat: int) -> Hand | None:
        return None if self.reason(s, f, seat) else self.hand(s, f, seat)

    def possible(self, s: S, f: F, seat: int) -> bool:
        return not self.reason(s, f, seat)

    def why(self, s: S, f: F, seat: int, a: Any) -> str:
        hand, taken = self.hand(s, f, seat), self.counts(a)
        if not holds(hand.purse, taken):
            return self.not_there
        return "" if hand.least <= sum(taken) <= hand.most else self.wrong_number


class SingleStep(Part[S, F], Step[S, F]):
    """A step with a single kind of action."""

    wrong_kind: ClassVar[str] = "not-now"  # the reason against every other kind of action

    def offers(self, s: S, f: F, seat: int) -> Iterator[Offer]:
        choices = self.offer(s, f, seat)
        if choices is not None:
            yield Offer(self.action, choices)

    def sample(self, s: S, f: F, seat: int, draw: Draw) -> Any:
        draw(1)  # of the kinds of action, since there is no other
        return super().sample(s, f, seat, draw)

    def check(self, s: S, f: F, seat: int, a: Any) -> None:
        if type(a) is not self.action:
            raise Illegal(self.wrong_kind)
        super().check(s, f, seat, a)


class Menu(Step[S, F]):
    """A step in which a seat chooses among several kinds of action, each a :class:`Part` with its
    own section of the rulebook.
    """

    parts: ClassVar[tuple[Part[Any, Any], ...]]
    by_action: ClassVar[dict[type[Any], Part[Any, Any]]]
    wrong_kind: ClassVar[str] = "not-now"  # the reason against every other kind of action

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "parts" in cls.__dict__:
            cls.by_action = {part.action: part for part in cls.parts}

    def open_parts(self, s: S, f: F) -> Sequence[Part[Any, Any]]:
        """Return the parts that are available now. Overridden by steps with several stages."""
        return self.parts

    def offers(self, s: S, f: F, seat: int) -> Iterable[Offer]:
        for part in self.open_parts(s, f):
            choices = part.offer(s, f, seat)
            if choices is not None:
                yield Offer(part.action, choices)

    def closed(self, s: S, f: F, seat: int) -> Iterator[Closed]:
        for part in self.open_parts(s, f):
            yield from part.closed(s, f, seat)

    def why_wrong_kind(self, s: S, f: F, seat: int, a: Any) -> str:
        """Return the reason against an action whose kind none of the open parts has."""
        return self.wrong_kind

    def check(self, s: S, f: F, seat: int, a: Any) -> None:
        part = self.by_action.get(type(a))
        if part is None or part not in self.open_parts(s, f):
            raise Illegal(self.why_wrong_kind(s, f, seat, a))
        part.check(s, f, seat, a)

    def apply(self, s: S, f: F, seat: int, a: Any, say: Say) -> None:
        self.by_action[type(a)].apply(s, f, seat, a, say)


def actions_of(steps: Iterable[Step[Any, Any]]) -> Any:
    """Return the union of the action kinds of all parts of *steps*."""
    parts: list[Part[Any, Any]] = []
    for step in steps:
        parts += step.parts if isinstance(step, Menu) else [step] if isinstance(step, Part) else []
    return Union[tuple(dict.fromkeys(part.action for part in parts))]
