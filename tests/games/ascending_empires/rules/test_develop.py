"""Develop: facilities, the first at a level, rows, and the battleship."""

import pytest

from tabletop_tui.games.ascending_empires.rules.actions import Develop, Reinforce, Retire
from tabletop_tui.games.ascending_empires.rules.events import (  # fmt: skip
    Developed,
    FirstDeveloped,
    GotBattleship,
    Reinforced,
    Retired,
    RowFinished,
)
from tabletop_tui.games.ascending_empires.rules.state import FROM_SUPPLY, Retiring
from tests.games.ascending_empires.scenario import ASTEROID, BROWN, GREY, ORANGE, PURPLE, Scene, of

SLOTS = ("alpha A", "beta A", "gamma A", "delta A")


def labs(colour: int, *facilities: int, seats: int = 2, seat: int = 0) -> Scene:
    """Return a scene with facilities of *seat* on planets of a colour, one planet per quadrant."""
    scene = Scene(seats)
    scene.turn(seat)
    for name, count in zip(SLOTS, facilities, strict=False):
        scene.disc(name, colour)
        scene.put(seat, name, facilities=count)
    return scene


def test_ae_134_one_level_at_a_time() -> None:
    scene = labs(ORANGE, 1, 1, 1)
    scene.do(Develop(ORANGE))
    assert scene.player().levels == (1, 0, 0, 0) and scene.seat == 1


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_ae_135_level_n_needs_n_facilities_of_that_colour(level: int) -> None:
    few = labs(GREY, *[1] * (level - 1))
    few.levels(0, grey=level - 1)
    assert few.refused(Develop(GREY)) == "too-few-facilities" and not few.may(Develop(GREY))
    enough = labs(GREY, *[1] * level)
    enough.levels(0, grey=level - 1)
    assert enough.may(Develop(GREY)) and enough.refused(Develop(BROWN)) == "too-few-facilities"


def test_ae_136_more_than_needed_is_fine_and_two_on_a_planet_are_two() -> None:
    scene = labs(PURPLE, 1, 1, 1, 1)
    assert scene.may(Develop(PURPLE))
    scene = labs(PURPLE, 2)
    scene.levels(0, purple=1)
    assert scene.may(Develop(PURPLE))


def test_ae_137_facilities_under_blockade_do_not_count() -> None:
    scene = labs(BROWN, 1, 1)
    scene.levels(0, brown=1)
    assert scene.may(Develop(BROWN))
    scene.orbit(1, "alpha A")
    assert scene.refused(Develop(BROWN)) == "too-few-facilities"


def test_ae_138_a_level_outlives_its_facilities() -> None:
    scene = labs(ORANGE, 1)
    scene.do(Develop(ORANGE))
    scene.orbit(1, "alpha A")
    scene.move()
    assert scene.planet("alpha A").facilities == 0 and scene.player().levels == (1, 0, 0, 0)


@pytest.mark.parametrize("level", [1, 2, 4])
def test_ae_139_the_first_takes_the_level_in_vp_a_later_player_nothing(level: int) -> None:
    scene = labs(GREY, 1, 1, 1, 1)
    scene.levels(0, grey=level - 1)
    events = scene.do(Develop(GREY))
    assert scene.player().vp == level and of(events, FirstDeveloped)[0].vp == level
    later = labs(GREY, 1, 1, 1, 1)
    later.levels(0, grey=level - 1)
    later.levels(1, grey=level)
    events = later.do(Develop(GREY))
    assert later.player().vp == 0 and of(events, FirstDeveloped) == []


@pytest.mark.parametrize("ahead", [(0, 1), (1, 0), (1, 1), (0, 0)])
def test_ae_139_one_player_who_got_there_before_is_enough(ahead: tuple[int, int]) -> None:
    scene = labs(GREY, 1, seats=3, seat=1)
    for seat, level in zip((0, 2), ahead, strict=True):
        scene.levels(seat, grey=level, orange=2)  # of another colour it does not matter
    events = scene.do(Develop(GREY))
    assert bool(of(events, FirstDeveloped)) is (ahead == (0, 0)) is bool(scene.player(1).vp)


def test_ae_144_only_the_level_of_the_battleship_brings_it() -> None:
    for colour, level in ((ORANGE, 2), (GREY, 3), (ORANGE, 4)):
        scene = labs(colour, *[1] * level)
        levels = [3, 3, 3, 3]
        levels[colour] = level - 1
        scene.player().levels = (levels[0], levels[1], levels[2], levels[3])
        assert of(scene.do(Develop(colour)), GotBattleship) == []
        assert (scene.player().battleship, scene.player().box_battleship) == (0, 1)


def test_ae_140_the_fourth_colour_finishes_the_row() -> None:
    scene = labs(PURPLE, 1)
    scene.levels(0, orange=1, grey=2, brown=1)
    events = scene.do(Develop(PURPLE))
    assert of(events, RowFinished) == [RowFinished(0, 1, 0)] and scene.kinds() == {"reinforce"}
    scene = labs(PURPLE, 1)
    scene.levels(0, orange=1, grey=2)
    assert of(scene.do(Develop(PURPLE)), RowFinished) == []


def test_ae_141_every_player_gets_the_bonus_of_a_row() -> None:
    scene = labs(PURPLE, 1)
    scene.levels(0, 1, 1, 1, 0)
    scene.levels(1, 1, 1, 1, 1)
    events = scene.do(Develop(PURPLE), Reinforce(1, 0))
    assert of(events, RowFinished) and of(events, Reinforced) and scene.player().vp == 0


def test_ae_142_exchange_then_vp_then_row() -> None:
    scene = labs(ORANGE, 1, 1, 1)
    scene.levels(0, 2, 3, 3, 3)
    scene.supply(0, starships=8)
    events = scene.do(Develop(ORANGE))
    order = [event.kind for event in events]
    assert order == [
        "developed",
        "got-battleship",
        "retired",
        "retired",
        "first-developed",
        "row-finished",
    ]
    assert scene.player().box_starships == 2  # so the row can bring the two back
    scene.do(Reinforce(1, 2))
    assert scene.player().starships == 8


def test_ae_143_with_an_empty_pile_the_vp_come_from_the_box() -> None:
    scene = labs(GREY, 1, 1, 1)
    scene.levels(0, grey=2)
    scene.pile(0)
    scene.s.ending = 1
    scene.do(Develop(GREY))
    assert scene.player().vp == 3 and scene.s.pile == 0


def test_ae_144_the_battleship_costs_two_starships_of_the_owners_choice() -> None:
    scene = labs(ORANGE, 1, 1, 1)
    scene.levels(0, orange=2)
    scene.levels(1, orange=4)
    aboard = scene.ship(0, 300, 200)
    scene.supply(0, starships=2)
    events = scene.do(Develop(ORANGE))
    assert of(events, Developed) and of(events, GotBattleship) and scene.player().battleship == 1
    assert scene.offered(Retire) == [Retire(FROM_SUPPLY), Retire(aboard)]
    events = scene.do(Retire(aboard))  # the second one can only come from supply
    assert [event.ship for event in of(events, Retired)] == [aboard, FROM_SUPPLY]
    assert scene.s.ships == {} and scene.player().starships == 1
    assert [player.vp for player in scene.s.players] == [0, 0]


def test_ae_160_what_the_rows_bring() -> None:
    for row, most in ((1, 1), (2, 2), (3, 3)):
        scene = labs(GREY, 1, 1, 1)
        scene.levels(0, row, row - 1, row, row)
        scene.levels(1, grey=row)
        scene.do(Develop(GREY))
        sums = {a.troops + a.starships for a in scene.offered(Reinforce)}
        assert sums == set(range(most + 1)) and scene.may(Reinforce(most - 1, 1))
        assert scene.refused(Reinforce(most, 1)) == "bonus-too-large"
        before = scene.player().troops, scene.player().starships
        scene.do(Reinforce(most - 1, 1))
        assert (scene.player().troops, scene.player().starships) == (
            before[0] + most - 1,
            before[1] + 1,
        )
    scene = labs(GREY, 1, 1, 1, 1)
    scene.levels(0, 4, 3, 4, 4)
    scene.levels(1, grey=4)
    scene.do(Develop(GREY))
    assert scene.player().vp == 5 and scene.s.pile == 27


def test_ae_161_the_box_limits_a_row() -> None:
    scene = labs(GREY, 1, 1)
    scene.levels(0, 2, 1, 2, 2)
    scene.supply(0, troops=14, starships=7)
    scene.do(Develop(GREY))
    assert scene.offered(Reinforce) == [Reinforce(0, 1), Reinforce(0, 0)]
    assert scene.refused(Reinforce(0, 2)) == "box-has-no-starship"


def test_r47_asteroids_and_homeworlds_have_no_colour() -> None:
    scene = Scene(2)
    scene.disc("alpha A", ASTEROID)
    scene.put(0, "alpha A", cities=1)
    scene.put(0, "alpha H", troops=3)
    assert (
        scene.offered(Develop) == [] and scene.why_closed(Develop) == "too-few-facilities-anywhere"
    )


def test_r48_the_effect_holds_from_this_moment_on() -> None:
    scene = labs(BROWN, 1, 1, 1, 1)
    scene.levels(0, brown=3)
    scene.do(Develop(BROWN))
    assert scene.kinds() == {"recruit", "done"}  # the garrison of the same turn


def test_r49_the_fourth_level_is_the_last() -> None:
    scene = labs(ORANGE, 1, 1, 1, 1)
    scene.levels(0, orange=4)
    assert (
        scene.refused(Develop(ORANGE)) == "top-level"
        and scene.refused(Develop(4)) == "no-such-colour"
    )


def test_r48_with_nothing_on_the_board_the_exchange_takes_from_supply_unasked() -> None:
    scene = labs(ORANGE, 1, 1, 1)
    scene.levels(0, orange=2)
    scene.supply(0, starships=2)
    scene.do(Develop(ORANGE))
    assert scene.player().starships == 0 and scene.player().box_starships == 8 and scene.seat == 1


def test_r46_the_battleship_itself_cannot_be_retired() -> None:
    scene = Scene(2)
    big, small = scene.ship(0, 300, 200, big=True), scene.ship(0, 330, 200)
    scene.s.stack.append(Retiring(0, 2))
    assert scene.refused(Retire(big)) == "not-the-battleship"
    assert (
        scene.offered(Retire) == [Retire(FROM_SUPPLY), Retire(small)]
        and scene.refused(Retire(9)) == "not-your-ship"
    )


def test_r46_without_a_starship_in_supply_only_those_on_the_board_can_be_retired() -> None:
    scene = Scene(2)
    small = [scene.ship(0, 300, 200), scene.ship(0, 330, 200)]
    scene.s.stack.append(Retiring(0, 2))
    scene.supply(0, starships=1)
    assert scene.may(Retire(FROM_SUPPLY)) and scene.refused(Retire(FROM_SUPPLY - 1))
    scene.supply(0, starships=0)
    assert scene.refused(Retire(FROM_SUPPLY)) == "no-ship"
    assert scene.offered(Retire) == [Retire(ship) for ship in small]
