"""Choices: random ones are legal, and an only choice is recognized."""

from dataclasses import dataclass

import pytest

from tabletop_tui.engine import Aim, Deal, Hand, Luck, OneOf, take


@dataclass(slots=True, frozen=True)
class Made:
    """Whatever a shape made."""

    parts: tuple


def made(*parts: object) -> Made:
    return Made(parts)


KINDS = ("a", "b", "c")


def test_taking_never_takes_more_than_there_is() -> None:
    luck = Luck(1)
    for _ in range(300):
        purse = [luck(4) for _ in range(5)]
        count = luck(sum(purse) + 1)
        got = take(purse, count, luck)
        assert sum(got) == count and all(0 <= g <= p for g, p in zip(got, purse, strict=True))


def test_one_of_gives_each_of_its_actions() -> None:
    shape, luck = OneOf(["x", "y", "z"]), Luck(1)
    assert {shape.sample(luck) for _ in range(60)} == {"x", "y", "z"}
    assert shape.only() is None and OneOf(["x"]).only() == "x"


def test_a_hand_keeps_its_limits() -> None:
    shape, luck = Hand(made, (3, 0, 2), 1, 4, KINDS), Luck(1)
    sizes = set()
    for _ in range(300):
        (counts,) = shape.sample(luck).parts
        sizes.add(sum(counts))
        assert all(0 <= n <= held for n, held in zip(counts, (3, 0, 2), strict=True))
    assert sizes == {1, 2, 3, 4}


def test_a_hand_that_must_be_given_whole_is_no_choice() -> None:
    assert Hand(made, (1, 0, 2), 3, 3, KINDS).only() == made((1, 0, 2))
    assert Hand(made, (1, 0, 2), 2, 3, KINDS).only() is None
    assert Hand(made, (1, 0, 2), 2, 2, KINDS).only() is None


def test_a_deal_has_two_sides_without_a_kind_on_both() -> None:
    shape, luck = Deal(made, (2, 0, 1), (1, 3, 1), KINDS, (1, 3)), Luck(1)
    for _ in range(300):
        give, get, seats = shape.sample(luck).parts
        assert sum(give) and sum(get) and not any(g and w for g, w in zip(give, get, strict=True))
        assert all(g <= held for g, held in zip(give, (2, 0, 1), strict=True))
        assert all(w <= most for w, most in zip(get, (1, 3, 1), strict=True))
        assert seats and set(seats) <= {1, 3}
    assert shape.only() is None


def test_a_deal_never_offers_the_only_kind_that_can_be_asked_for() -> None:
    shape, luck = Deal(made, (1, 1, 0), (0, 2, 0), KINDS), Luck(1)
    assert {shape.sample(luck).parts[0] for _ in range(40)} == {(1, 0, 0)}


def test_an_aim_stays_in_its_circle_and_shoots_at_least_once() -> None:
    shape, luck = Aim(made, (4, 9), 16, 3), Luck(1)
    shots = [shape.sample(luck).parts for _ in range(600)]
    assert {piece for piece, _, _ in shots} == {4, 9}
    assert {angle for _, angle, _ in shots} == set(range(16))
    assert {power for _, _, power in shots} == {1, 2, 3}
    assert shape.only() is None


def test_an_aim_that_is_settled_keeps_the_angle_and_the_power_that_stand() -> None:
    shape, luck = Aim(made, (4, 9), 16, 3, stopped=(7, 2, -1)), Luck(1)
    shots = {shape.sample(luck).parts for _ in range(20)}
    assert shots == {(4, 7, 2), (9, 7, 2)} and shape.only() is None


@pytest.mark.parametrize("shape", [OneOf(["x"]), Hand(made, (1,), 1, 1, ("a",))])
def test_an_only_answer_is_what_luck_gives(shape: OneOf | Hand) -> None:
    assert shape.sample(Luck(1)) == shape.only()


def test_a_hand_of_one_kind_is_no_choice_when_the_number_is_given() -> None:
    assert Hand(tuple, (0, 8), 4, 4, ("a", "b")).only() == (0, 4)
    assert Hand(tuple, (1, 7), 4, 4, ("a", "b")).only() is None
    assert Hand(tuple, (0, 8), 3, 4, ("a", "b")).only() is None
    assert Hand(tuple, (1, 3), 4, 4, ("a", "b")).only() == (1, 3)


def test_a_deal_by_luck_goes_to_some_or_all_of_the_partners_and_never_to_none() -> None:
    shape, luck = Deal(made, (4, 0, 1), (1, 3, 1), KINDS, (1, 3)), Luck(1)
    found = [shape.sample(luck).parts for _ in range(60)]
    assert {seats for _, _, seats in found} == {(1,), (3,), (1, 3)}
    for give, get, _ in found:
        assert 1 <= sum(give) <= 2 and 1 <= sum(get) <= 2, "one or two cards on each side"


def test_a_hand_is_steady_unless_its_game_says_how_it_slips() -> None:
    aim = Aim(made, (4,), 16, 3)
    assert (aim.spread, aim.slip, aim.draws, aim.stopped) == (0, 0, 1, None)


def test_a_hand_takes_no_more_than_it_must_only_where_that_is_wished() -> None:
    few, luck = Hand(made, (3, 0, 2), 2, 5, KINDS, fewest=True), Luck(1)
    assert {sum(few.sample(luck).parts[0]) for _ in range(40)} == {2}
