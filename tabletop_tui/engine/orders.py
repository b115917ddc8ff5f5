"""Standing orders: answers that a seat gives in advance. An order either answers the open question,
or leaves it to the seat, or stops for good: it never guesses.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Union

from .fast_dataclass import dataclass
from .option import Option

ASK = "ask"
"""The value of every order that is not given."""


def order(key: str, *choices: str) -> Option:
    """Return an order with these choices, beside that the seat is asked."""
    return Option(key=key, shape="choice", default=ASK, choices=(ASK, *choices))


def plan(key: str, most: int, validate: Callable[[str], object]) -> Option:
    """Return an order that is a list: what the seat does next, one entry after the other.
    *validate* raises ValueError for an entry that cannot be one.
    """
    return Option(key=key, shape="list", default=ASK, most=most, validate=validate)


@dataclass(slots=True, frozen=True)
class Ordered:
    """The answer of the order *key*: an action of the seat. *left* is the order from then on, ASK
    once it is done, "" if it stays as it is.
    """

    key: str
    action: Any
    left: str = ""


@dataclass(slots=True, frozen=True)
class Stopped:
    """The order *key* ends, as something has changed: *why* is a text key."""

    key: str
    why: str


@dataclass(slots=True, frozen=True)
class Entry:
    """An entry of a plan as it is told: an action that says *where*, and the *action* that follows,
    None if the seat is asked, for at most *most* goods (-1: as told by the action).
    """

    where: Any
    action: Any = None
    most: int = -1


Answer = Union[Ordered, Stopped, None]
"""None leaves the question to the seat."""
