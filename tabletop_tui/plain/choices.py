"""The legal actions as numbered lines, grouped by kind of action and by place where there are
many.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ..cells import cell_len
from ..engine import Dice, Offer, OneOf, Place, kind_of
from ..play.text import Words

FEW = 24  # most actions of one kind that are listed at once
FIRST = 5  # most actions of all kinds that are listed at once
ROW = 9  # the same, if they share a row
SHORT = 52  # cells of a label that shares a row with others


@dataclass(slots=True, frozen=True)
class ChoiceLine:
    """A numbered line. Exactly one of *action* (plays it), *offer* (asks for its parts), *inside*
    (opens a further list) and *hand* (picks up the hand) is set.
    """

    label: str
    """What is printed first, without what is told on request."""
    rule: str
    action: Any = None
    offer: Offer | None = None
    inside: tuple[Any, ...] = ()
    hand: bool = False
    depth: int = 0
    """With *inside*: the number of places that are settled there."""
    die: str = ""
    """With *inside*: the field of its actions whose numbers are asked for next."""
    code: str = ""
    """The coordinate that may be typed instead of the number, which is not printed; "" for none."""
    english: str = ""
    """The coordinate in English, accepted in every language."""


@dataclass(slots=True, frozen=True)
class Namer:
    """Names actions and places. *code* returns the coordinate of a place that may be typed, ""
    for none; *english* the same in English; *area* the part of the table where a place lies; *spot*
    the name of a place, "" where the sentence says it; *grouped* what a group of actions at a place
    holds, "" for how many there are; *worth* what the screen shows beside an action that is pointed
    at; *effect* what it changes later, which is told on request.
    """

    words: Words
    view: Any
    code: Callable[[Place], str]
    area: Callable[[Place], str] = lambda place: ""
    english: Callable[[Place], str] = lambda place: ""
    spot: Callable[[Place], str] = lambda place: ""
    grouped: Callable[[Place, Sequence[Any]], str] = lambda place, actions: ""
    worth: Callable[[Any], str] = lambda action: ""
    effect: Callable[[Any], str] = lambda action: ""

    def action(self, action: Any) -> str:
        """Return the sentence of an action, with its worth."""
        text, worth = self.words.of(self.view, action), self.worth(action)
        return f"{text}, {worth}" if worth else text

    def full(self, line: ChoiceLine) -> str:
        """Return all that can be told of a line."""
        if line.action is None:
            return line.label
        text, effect = self.action(line.action), self.effect(line.action)
        return f"{text}, {effect}" if effect else text

    def brief(self, action: Any) -> str:
        """Return the sentence of an action without what is told on request."""
        brief, text = self.words.briefly().of(self.view, action), self.words.of(self.view, action)
        return self.action(action) if brief == text else brief[:1].upper() + brief[1:]

    def kind(self, action: type[Any]) -> str:
        """Return the name of a kind of action."""
        return self.words.say(f"offer-{kind_of(action)}")

    def group(self, place: Place, actions: Sequence[Any]) -> str:
        """Return what the actions at a place hold, or else its name, or the sentence of the first
        of them, and how many there are.
        """
        what = self.spot(place) or self.words.of(self.view, actions[0])
        label = self.grouped(place, actions) or self.words.say(
            "plain-several", what=what, count=len(actions)
        )
        return label[:1].upper() + label[1:]


def lines(offers: Sequence[Offer], namer: Namer) -> list[ChoiceLine]:
    """Return the first list: every action if these are few, else one line for each kind."""
    total = sum(len(o.choices.actions) if isinstance(o.choices, OneOf) else 1 for o in offers)
    if total <= ROW or len(offers) == 1:
        found = [line for offer in offers for line in every(offer, namer)]
        if total <= FIRST or len(offers) == 1 or share_row([line.label for line in found]):
            return found
    result: list[ChoiceLine] = []
    for offer in offers:
        if not isinstance(offer.choices, OneOf) or len(offer.choices.actions) == 1:
            result += every(offer, namer)
        else:
            label = namer.words.say(
                "plain-several", what=namer.kind(offer.action), count=len(offer.choices.actions)
            )
            rule = getattr(offer.action, "rule", "")
            die = offer.choices.names[0] if isinstance(offer.choices, Dice) else ""
            result.append(ChoiceLine(label, rule, inside=tuple(offer.choices.actions), die=die))
    return result


def every(offer: Offer, namer: Namer) -> list[ChoiceLine]:
    """Return the lines of an offer: its form, or its actions."""
    if isinstance(offer.choices, OneOf):
        return listed(offer.choices.actions, namer, 0)
    rule = getattr(offer.action, "rule", "")
    return [ChoiceLine(namer.kind(offer.action), rule, offer=offer)]


def inside(line: ChoiceLine, namer: Namer) -> list[ChoiceLine]:
    """Return the list behind a line: of the numbers of a die, or of its actions."""
    if not line.die:
        return listed(line.inside, namer, line.depth)
    groups: dict[int, list[Any]] = {}
    for action in line.inside:
        groups.setdefault(getattr(action, line.die), []).append(action)
    return [
        ChoiceLine(namer.group(("die", n), some), some[0].rule, inside=tuple(some))
        for n, some in groups.items()
    ]


def share_row(labels: Sequence[str]) -> bool:
    """Return whether several labels are short enough to be told in a row."""
    return len(labels) > 2 and all(cell_len(label) <= SHORT for label in labels)


def listed(actions: Sequence[Any], namer: Namer, depth: int) -> list[ChoiceLine]:
    """Return a list of actions of which *depth* places are settled. Too many are grouped by their
    next place, or by the part of the table where it lies.
    """
    if len(actions) > FEW:
        groups = list(by_place(actions, depth))
        if 1 < len(groups) < len(actions):
            return [
                ChoiceLine(
                    namer.group(place, some),
                    some[0].rule,
                    inside=tuple(some),
                    depth=depth + 1,
                    code=namer.code(place),
                    english=namer.english(place),
                )
                if len(some) > 1
                else ready(some[0], namer)
                for place, some in groups
            ]
        areas: dict[str, list[Any]] = {}
        for action in actions:
            areas.setdefault(
                namer.area(action.places[depth]) if len(action.places) > depth else "", []
            ).append(action)
        if len(areas) > 1 and "" not in areas:
            return [
                ChoiceLine(
                    namer.words.say(
                        "plain-in-area", what=area, count=len({x.places[depth] for x in some})
                    ),
                    some[0].rule,
                    inside=tuple(some),
                    depth=depth,
                )
                for area, some in areas.items()
            ]
    return [ready(action, namer) for action in actions]


def ready(action: Any, namer: Namer) -> ChoiceLine:
    """Return the line of an action that can be played at once."""
    return ChoiceLine(
        namer.brief(action),
        action.rule,
        action=action,
        code=joined(action.places, namer.code),
        english=joined(action.places, namer.english),
    )


def joined(places: Sequence[Place], code: Callable[[Place], str]) -> str:
    """Return the coordinates of an action's places."""
    return " > ".join(name for place in places if (name := code(place)))


def by_place(actions: Sequence[Any], depth: int) -> Iterator[tuple[Place, list[Any]]]:
    """Yield actions grouped by their next place; nothing if some of them have no further place."""
    groups: dict[Place, list[Any]] = {}
    for action in actions:
        places = action.places
        if len(places) <= depth:
            return
        groups.setdefault(places[depth], []).append(action)
    yield from groups.items()
