"""Parts: what is offered, checked and closed follows from one predicate."""

from collections.abc import Iterator
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, Literal

import pytest

from tabletop_tui.engine import (
    Action,
    FixedPart,
    Hand,
    HandPart,
    Illegal,
    Luck,
    Menu,
    Offer,
    OneOf,
    Part,
    SingleStep,
    Step,
    check,
    closed,
    need,
    offers,
    random_action,
)


@dataclass(slots=True)
class Eating:
    seat: int = 0


@dataclass(slots=True, frozen=True)
class Pick(Action):
    apple: int
    kind: Literal["pick"] = "pick"


@dataclass(slots=True, frozen=True)
class Rest(Action):
    kind: Literal["rest"] = "rest"


@dataclass(slots=True, frozen=True)
class Give(Action):
    fruit: tuple[int, ...]
    kind: Literal["give"] = "give"


class Picking(Part[Any, Eating]):
    """Apples that are ripe, by day."""

    action, nothing = Pick, "none-ripe"

    def reason(self, s: Any, f: Eating, seat: int) -> str:
        return "night" if s.night else ""

    def why(self, s: Any, f: Eating, seat: int, a: Pick) -> str:
        return "" if a.apple in s.ripe else "unripe"

    def candidates(self, s: Any, f: Eating, seat: int) -> list[Pick]:
        return [Pick(n) for n in range(4)]


class Resting(FixedPart[Any, Eating]):
    """At night alone."""

    action = Rest

    def reason(self, s: Any, f: Eating, seat: int) -> str:
        return "" if s.night else "daylight"


class Giving(HandPart[Any, Eating]):
    """Two or three pieces of fruit."""

    action, not_there, wrong_number = Give, "not-there", "two-or-three"

    def hand(self, s: Any, f: Eating, seat: int) -> Hand:
        return Hand(Give, s.basket, 2, 3, ("apple", "pear"))

    def counts(self, a: Give) -> tuple[int, ...]:
        return a.fruit


class Day(Menu[Any, Eating]):
    frame, rule = Eating, "day"
    parts = (Picking(), Resting(), Giving())


class PickStep(Picking, SingleStep[Any, Eating]):
    frame, rule, wrong_kind = Eating, "pick", "pick-first"


def garden(step: Any, **more: Any) -> tuple[Any, Any]:
    """A game of one step, and a position in it."""
    s = {"stack": [Eating()], "night": False, "ripe": (1, 3), "basket": (2, 1), **more}
    return SimpleNamespace(by_frame={Eating: step}), SimpleNamespace(**s)


def refused(game: Any, s: Any, a: Any) -> tuple[str, dict[str, Any]]:
    """The reason and the facts of a refusal."""
    with pytest.raises(Illegal) as no:
        check(game, s, 0, a)
    return no.value.reason, no.value.facts


def shut(game: Any, s: Any) -> list[tuple[type[Any], str, str]]:
    return [(one.action, one.why.reason, one.why.rule) for one in closed(game, s, 0)]


def test_what_nothing_speaks_against_is_offered_and_allowed() -> None:
    game, s = garden(Day())
    first = offers(game, s, 0)[0]
    assert first.action is Pick and first.choices == OneOf([Pick(1), Pick(3)])
    check(game, s, 0, Pick(3))
    assert refused(game, s, Pick(0)) == ("unripe", {"apple": 0})
    assert refused(game, s, Pick(-7)) == ("unripe", {"apple": -7})


def test_a_reason_against_the_kind_closes_it_and_stands_before_that_against_a_choice() -> None:
    game, s = garden(Day(), night=True)
    assert [o.action for o in offers(game, s, 0)] == [Rest, Give]
    assert refused(game, s, Pick(0))[0] == "night"
    assert shut(game, s) == [(Pick, "night", "day")]


def test_without_a_candidate_it_is_closed_for_nothing() -> None:
    game, s = garden(Day(), ripe=())
    assert (Pick, "none-ripe", "day") in shut(game, s)


class Dozing(Resting):
    """At night alone as well, and by the same condition."""


class Breathing(FixedPart[Any, Eating]):
    """Always."""

    action = Rest


class Diving(Breathing):
    """Not always."""

    def reason(self, s: Any, f: Eating, seat: int) -> str:
        return "under-water"


def test_a_fixed_action_against_which_nothing_can_speak_is_sure() -> None:
    assert Breathing.sure and not (Resting.sure or Dozing.sure or Diving.sure or Picking.sure)


def test_a_fixed_action_is_its_own_only_choice() -> None:
    game, s = garden(Day(), night=True)
    assert offers(game, s, 0)[0].choices == OneOf((Rest(),))
    check(game, s, 0, Rest())
    game, s = garden(Day())
    assert refused(game, s, Rest()) == ("daylight", {}) and (Rest, "daylight", "day") in shut(
        game, s
    )


@pytest.mark.parametrize(
    ("fruit", "reason"),
    [
        ((2, 0), ""),
        ((2, 1), ""),
        ((1, 0), "two-or-three"),
        ((0, 2), "not-there"),
        ((3, -1), "not-there"),
        ((2,), "not-there"),
        ((1, 1, 0), "not-there"),
    ],
)
def test_what_is_taken_is_in_the_purse_and_as_much_as_asked(
    fruit: tuple[int, ...], reason: str
) -> None:
    game, s = garden(Day())
    if reason:
        assert refused(game, s, Give(fruit)) == (reason, {"fruit": fruit})
    else:
        check(game, s, 0, Give(fruit))


def test_four_pieces_are_too_many() -> None:
    game, s = garden(Day(), basket=(4, 4))
    assert refused(game, s, Give((2, 2)))[0] == "two-or-three"


def test_a_step_with_a_single_kind_of_action_is_a_part_itself() -> None:
    game, s = garden(PickStep())
    assert [o.choices for o in offers(game, s, 0)] == [OneOf([Pick(1), Pick(3)])]
    assert refused(game, s, Rest())[0] == "pick-first"
    assert refused(game, s, Pick(2))[0] == "unripe"
    check(game, s, 0, Pick(1))
    listed, drawn = Luck(5), Luck(5)
    of = offers(game, s, 0)
    expected = of[listed(len(of))].choices.sample(listed)
    assert random_action(game, s, 0, drawn) == expected and drawn.rng == listed.rng
    game, s = garden(PickStep(), ripe=())
    assert offers(game, s, 0) == [] and shut(game, s) == [(Pick, "none-ripe", "pick")]


def test_a_part_that_says_nothing_is_hidden() -> None:
    part: Part[None, None] = Part()
    assert part.offer(None, None, 0) is None and [*part.closed(None, None, 0)] == []
    assert not part.possible(None, None, 0)


class Plain(Step[Any, Eating]):
    """A step that lists and checks by itself, as one of another distribution may."""

    frame, rule = Eating, "plain"

    def offers(self, s: Any, f: Eating, seat: int) -> Iterator[Offer]:
        yield Offer(Pick, OneOf([Pick(n) for n in s.ripe]))

    def check(self, s: Any, f: Eating, seat: int, a: Pick) -> None:
        need(a.apple in s.ripe, "unripe", apple=a.apple)


def test_a_plain_step_says_itself_what_it_offers_and_what_it_refuses() -> None:
    game, s = garden(Plain())
    assert [o.choices for o in offers(game, s, 0)] == [OneOf([Pick(1), Pick(3)])]
    check(game, s, 0, Pick(1))
    assert refused(game, s, Pick(2)) == ("unripe", {"apple": 2}) and shut(game, s) == []
