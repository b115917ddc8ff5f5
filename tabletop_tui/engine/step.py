"""Steps: one section of the rulebook each, with who decides, what they may do, and what happens
then. Most steps are written as parts (part.py), which state each condition once.
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
    """An action is refused. Holds a reason that the text files explain, the rule it comes from, and
    its facts.
    """

    def __init__(self, reason: str, rule: str = "", **facts: Any) -> None:
        super().__init__(reason)
        self.reason, self.rule, self.facts = reason, rule, facts


class Closed:
    """A kind of action that belongs to a step but is not possible now, and why."""

    __slots__ = ("action", "why")

    def __init__(self, action: type[Any], why: Illegal) -> None:
        self.action, self.why = action, why


def need(ok: object, reason: str, **facts: Any) -> None:
    """Raise :class:`Illegal` with *reason* unless *ok*. The kernel adds the rule."""
    if not ok:
        raise Illegal(reason, **facts)


class Step(Generic[S, F]):
    """A section of the rulebook, bound to the class of its frame.

    A step has no state: everything is in the game state or in its frame.
    """

    frame: ClassVar[type[Any]]
    rule: ClassVar[str] = ""  # the heading of rules.md that explains it
    forced: ClassVar[bool] = False  # a single legal action is carried out without asking
    waits: ClassVar[bool] = True  # always waits for the seat of its frame, so who() is not called

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.waits = cls.who is Step.who and not cls.forced

    def who(self, s: S, f: F) -> tuple[int, ...]:
        """Return the seats that must act, in turn order. Several may act in any order. If there are
        none, :meth:`run` is called.
        """
        seat: int = f.seat  # type: ignore[attr-defined]
        return (seat,)

    def meanwhile(self, s: S, f: F) -> tuple[int, ...]:
        """Return the seats that may act although nobody waits for them, such as one that takes an
        offer back. They are never asked, and never played at random.
        """
        return ()

    def offers(self, s: S, f: F, seat: int) -> Iterable[Offer]:
        """Return what *seat* may do: a non-empty offer for each kind of action."""
        return ()

    def sample(self, s: S, f: F, seat: int, draw: Draw) -> Any:
        """Return a random legal action of *seat*: first the kind, then the rest.

        With many offers, a step may override it to work out only what is chosen. It must draw the
        same numbers.
        """
        of = list(self.offers(s, f, seat))
        return of[draw(len(of))].choices.sample(draw)

    def only(self, s: S, f: F, seat: int) -> Any | None:
        """Return the only legal action of *seat*, or None if there is a choice."""
        of = list(self.offers(s, f, seat))
        return of[0].choices.only() if len(of) == 1 else None

    def closed(self, s: S, f: F, seat: int) -> Iterable[Closed]:
        """Return the kinds of action that belong here but are not possible now, each with the
        reason.
        """
        return ()

    def check(self, s: S, f: F, seat: int, a: Any) -> None:
        """Raise :class:`Illegal` unless *seat* may do *a* now."""
        raise Illegal("not-now")

    def apply(self, s: S, f: F, seat: int, a: Any, say: Say) -> None:
        """Carry out a checked action: change *s*, push and pop frames, emit events."""

    def run(self, s: S, f: F, say: Say) -> None:
        """Carry out a frame that no player answers. It must pop itself or change who decides."""


def then(s: Any, *frames: Any) -> None:
    """Push *frames* so that they are carried out in the order given."""
    s.stack.extend(reversed(frames))
