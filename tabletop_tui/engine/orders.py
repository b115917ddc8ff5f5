"""Standing orders: answers that a seat gives in advance. An order either answers the open question,
or leaves it to the seat, or stops for good: it never guesses.
"""

from __future__ import annotations

from typing import Any, Union

from .fast_dataclass import dataclass
from .option import Option

ASK = "ask"
"""The value of every order that is not given."""


def order(key: str, *choices: str) -> Option:
    """Return an order with these choices, beside that the seat is asked."""
    return Option(key=key, shape="choice", default=ASK, choices=(ASK, *choices))


@dataclass(slots=True, frozen=True)
class Ordered:
    """The answer of the order *key*: an action of the seat. With *once* the order is done."""

    key: str
    action: Any
    once: bool = False


@dataclass(slots=True, frozen=True)
class Stopped:
    """The order *key* ends, as something has changed: *why* is a text key."""

    key: str
    why: str


Answer = Union[Ordered, Stopped, None]
"""None leaves the question to the seat."""
