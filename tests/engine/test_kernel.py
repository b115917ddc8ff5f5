"""The kernel: the top frame decides, refusals name their rule, and forced frames run by
themselves.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any, ClassVar, Literal

import pytest

from tabletop_tui.engine import (
    Action,
    Illegal,
    Luck,
    Menu,
    Offer,
    OneOf,
    Part,
    Step,
    advance,
    apply,
    check,
    closed,
    offers,
    over,
    random_action,
    start,
    then,
    to_act,
)  # fmt: skip
from tabletop_tui.games import builtin, find, listed
from tabletop_tui.games.skeleton.view.describe import Bid
from tests.complaining import refused


@dataclass(slots=True)
class Asking:
    seat: int


@dataclass(slots=True)
class Counting:
    left: int


@dataclass(slots=True, frozen=True)
class Buy(Action):
    n: int = 0
    rule: ClassVar[str] = "shop"
    kind: Literal["buy"] = "buy"


@dataclass(slots=True, frozen=True)
class Sleep(Action):
    kind: Literal["sleep"] = "sleep"


class Buying(Part[Any, Asking]):
    """For sale while there is money."""

    action = Buy

    def reason(self, s: Any, f: Asking, seat: int) -> str:
        return "" if s.money else "no-money"

    def facts(self, s: Any, f: Asking, seat: int, reason: str, a: Buy | None) -> dict[str, Any]:
        return {"money": s.money}

    def candidates(self, s: Any, f: Asking, seat: int) -> list[Buy]:
        return [Buy(1)]

    def apply(self, s: Any, f: Asking, seat: int, a: Buy, say: Any) -> None:
        s.money -= 1
        s.stack.pop()
        then(s, Counting(2), Asking(1 - seat))


class Sleeping(Part[Any, Asking]):
    """Always possible, and hidden from the list of closed actions."""

    action = Sleep

    def candidates(self, s: Any, f: Asking, seat: int) -> list[Sleep]:
        return [Sleep()] if s.tired else []

    def apply(self, s: Any, f: Asking, seat: int, a: Sleep, say: Any) -> None:
        s.stack.pop()


class Turn(Menu[Any, Asking]):
    """Buy or sleep."""

    frame, rule = Asking, "turn"
    parts = (Buying(), Sleeping())


class Count(Step[Any, Counting]):
    """Counts down by itself."""

    frame, rule = Counting, "count"

    def who(self, s: Any, f: Counting) -> tuple[int, ...]:
        return ()

    def run(self, s: Any, f: Counting, say: Any) -> None:
        say(f.left)
        f.left -= 1
        if not f.left:
            s.stack.pop()


class Forced(Step[Any, Asking]):
    """One answer only."""

    frame, rule, forced = Asking, "forced", True

    def offers(self, s: Any, f: Asking, seat: int) -> Iterator[Offer]:
        yield Offer(Sleep, OneOf([Sleep()] * s.answers))

    def apply(self, s: Any, f: Asking, seat: int, a: Sleep, say: Any) -> None:
        s.stack.pop()
        say("slept")


def small(*steps: Step[Any, Any]) -> Any:
    """As much of a game as the kernel needs."""
    return SimpleNamespace(by_frame={step.frame: step for step in steps})


GAME = small(Turn(), Count())


def shop(**more: Any) -> Any:
    return SimpleNamespace(stack=[Asking(0)], **{"money": 2, "tired": True, **more})


def test_the_top_frame_says_who_decides() -> None:
    s = shop()
    assert to_act(GAME, s) == (0,)
    s.stack.append(Asking(1))
    assert to_act(GAME, s) == (1,)
    assert offers(GAME, s, 0) == [] and closed(GAME, s, 0) == []
    with pytest.raises(Illegal) as no:
        check(GAME, s, 0, Buy())
    assert (no.value.reason, no.value.rule) == ("not-your-turn", "turn")


def test_a_menu_offers_its_possible_parts_and_tells_why_others_are_closed() -> None:
    assert [o.action for o in offers(GAME, shop(), 0)] == [Buy, Sleep]
    poor = shop(money=0, tired=False)
    assert offers(GAME, poor, 0) == []
    (shut,) = closed(GAME, poor, 0)
    assert (shut.action, shut.why.reason, shut.why.rule, shut.why.facts) == (
        Buy,
        "no-money",
        "shop",
        {"money": 0},
    )


def test_a_refusal_carries_the_rule_of_its_action_or_step() -> None:
    with pytest.raises(Illegal) as no:
        check(GAME, shop(money=0), 0, Buy())
    assert (no.value.reason, no.value.rule) == ("no-money", "shop")
    with pytest.raises(Illegal) as no:
        check(GAME, shop(), 0, "juggle")
    assert (no.value.reason, no.value.rule) == ("not-now", "turn")


def test_frames_happen_in_reading_order_and_automatic_ones_by_themselves() -> None:
    s = shop()
    assert apply(GAME, s, 0, Buy()) == [2, 1]
    assert s.stack == [Asking(1)] and s.money == 1


def test_a_refused_action_changes_nothing() -> None:
    s = shop(money=0)
    with pytest.raises(Illegal):
        apply(GAME, s, 0, Buy())
    assert s == shop(money=0)


def test_an_only_answer_of_a_forced_step_is_given_without_asking() -> None:
    game = small(Forced(), Count())
    for answers, told, left in ((1, [1, "slept"], []), (2, [1], [Asking(0)])):
        s = SimpleNamespace(stack=[Asking(0), Counting(1)], answers=answers)
        heard: list[Any] = []
        advance(game, s, heard.append)
        assert heard == told and s.stack == left


def test_a_game_is_over_when_the_stack_is_empty() -> None:
    s = shop(stack_was=1)
    s.stack.clear()
    assert (
        over(s) and to_act(GAME, s) == () and offers(GAME, s, 0) == [] and closed(GAME, s, 0) == []
    )
    with pytest.raises(Illegal, match="game-over"):
        check(GAME, s, 0, Buy())


def test_a_wrong_number_of_seats_is_a_sentence() -> None:
    with refused(r"Goofspiel is for 2 to 5 players, not 6\."):
        start(find("skeleton"), 6, 1)
    with refused(r"Goofspiel is for 3 players, not 2\."):
        start(replace(find("skeleton"), seats=(3,)), 2, 1)


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    game, told = find("skeleton"), []
    for _ in range(2):
        s, opening = start(game, 3, 11)
        luck, heard = Luck(4), [*opening]
        while not over(s):
            seat = to_act(game, s)[-1]
            heard += apply(game, s, seat, random_action(game, s, seat, luck))
        told.append((heard, s))
    assert told[0] == told[1]


def test_random_play_takes_every_kind_of_offer() -> None:
    s, luck = shop(), Luck(1)
    assert {random_action(GAME, s, 0, luck).kind for _ in range(40)} == {"buy", "sleep"}


def test_in_a_simultaneous_choice_the_order_does_not_matter() -> None:
    game = find("skeleton")
    ends = []
    for order in ((0, 1, 2), (2, 0, 1)):
        s, _ = start(game, 3, 5)
        for seat in order:
            apply(game, s, seat, Bid(seat + 3))
        ends.append(s)
    assert ends[0] == ends[1]


def test_players_choose_any_game_from_lists_that_is_no_sample() -> None:
    assert set(builtin()) - set(listed()) == {"skeleton"}
