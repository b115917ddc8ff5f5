"""Toy actions, of which the choices of these tests are made, and how they are worded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from tabletop_tui.engine import Action, Closed, Hand, Illegal, Offer, OneOf, Place
from tabletop_tui.tui.table.choice_tree import Labels


@dataclass(slots=True, frozen=True)
class Build(Action):
    node: int
    kind: Literal["build"] = "build"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("node", self.node),)


@dataclass(slots=True, frozen=True)
class Move(Action):
    start: int
    end: int
    kind: Literal["move"] = "move"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("node", self.start), ("node", self.end))


@dataclass(slots=True, frozen=True)
class Card(Action):
    name: str
    kind: Literal["card"] = "card"


@dataclass(slots=True, frozen=True)
class Lend(Card):
    kind: Literal["lend"] = "lend"  # type: ignore[assignment]


@dataclass(slots=True, frozen=True)
class Rest(Action):
    kind: Literal["rest"] = "rest"


@dataclass(slots=True, frozen=True)
class Swim(Action):
    kind: Literal["swim"] = "swim"


def listed(*actions: Any) -> Offer:
    return Offer(type(actions[0]), OneOf(actions))


def dry(action: type[Any] = Swim, rule: str = "") -> Closed:
    return Closed(action, Illegal("no-water", rule))


def worded(**more: Any) -> Labels:
    """How lines are worded here, with no letter kept from before."""
    said: dict[str, Any] = {
        "action": lambda action: f"play {action.kind}",
        "kind": lambda kind: f"Do {kind.title()}",
        "why": lambda shut: shut.why.reason,
    }
    return Labels(**said | more)


HAND = Offer(Swim, Hand(lambda counts: counts, (1, 1), 1, 1, ("a", "b")))
