"""A step is one section of the rulebook: who decides there, what they may do, and what then
happens. Most steps are written as parts (part.py), which say each condition once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Generic, TypeVar

from .event import Event
from .offer import Draw, Offer

S = TypeVar("S")
F = TypeVar("F")
Say = Callable[[Event], None]


class Illegal(Exception):
    """Why an action is refused: a reason that the text files explain, the rule it comes from, and
    its facts.
    """

    def __init__(self, reason: str, rule: str = "", **facts: Any) -> None:
        super().__init__(reason)
        self.reason, self.rule, self.facts = reason, rule, facts


class Closed:
    """A kind of action that a step knows but that is not possible now, and why."""

    __slots__ = ("action", "why")

    def __init__(self, action: type[Any], why: Illegal) -> None:
        self.action, self.why = action, why


def need(ok: object, reason: str, **facts: Any) -> None:
    """Refuse the action for *reason* unless *ok*. The kernel adds the rule it comes from."""
    if not ok:
        raise Illegal(reason, **facts)


class Step(Generic[S, F]):
    """A section of the rulebook, bound to the frame that says the game has reached it.

    A step keeps nothing: what must be remembered is in the state or in its frame.
    """

    frame: ClassVar[type[Any]]
    rule: ClassVar[str] = ""  # the heading of rules.md that explains it
    forced: ClassVar[bool] = False  # an only possible answer is carried out without asking
    waits: ClassVar[bool] = True  # always for the seat of its frame: then nobody is looked for

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.waits = cls.who is Step.who and not cls.forced

    def who(self, s: S, f: F) -> tuple[int, ...]:
        """Seats that owe an answer, in turn order; several may answer in any order; none means
        :meth:`run`.
        """
        seat: int = f.seat  # type: ignore[attr-defined]
        return (seat,)

    def offers(self, s: S, f: F, seat: int) -> Iterable[Offer]:
        """What *seat* may do: one offer for each kind of action, none of them empty."""
        return ()

    def sample(self, s: S, f: F, seat: int, draw: Draw) -> Any:
        """A legal action of *seat*: first the kind, then the rest, both by luck.

        Where much is offered, a step may override it so that only what luck chose is worked out;
        it must draw as often, and the same.
        """
        of = list(self.offers(s, f, seat))
        return of[draw(len(of))].choices.sample(draw)

    def only(self, s: S, f: F, seat: int) -> Any | None:
        """The one action that is left to *seat*, or None where it has a choice."""
        of = list(self.offers(s, f, seat))
        return of[0].choices.only() if len(of) == 1 else None

    def closed(self, s: S, f: F, seat: int) -> Iterable[Closed]:
        """Kinds of action that belong here but are not possible now, each with the reason."""
        return ()

    def check(self, s: S, f: F, seat: int, a: Any) -> None:
        """Raise :class:`Illegal` unless *seat* may do *a* now."""
        raise Illegal("not-now")

    def apply(self, s: S, f: F, seat: int, a: Any, say: Say) -> None:
        """Carry out a checked action: change *s*, push and pop frames, say what happened."""

    def run(self, s: S, f: F, say: Say) -> None:
        """Carry out a frame that nobody answers; it must leave the stack or change who decides."""


def then(s: Any, *frames: Any) -> None:
    """Push *frames* so that they happen in reading order."""
    s.stack.extend(reversed(frames))
