"""The computer player of Ascending Empires: what a position is worth to it, what it aims at, and
the errors of its hand.
"""

from __future__ import annotations

from statistics import pstdev
from typing import Any

import pytest

from tabletop_tui.bots import valuation_of
from tabletop_tui.bots.evaluator import Evaluator
from tabletop_tui.engine import Luck, apply, check, offers, start
from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.bot.aiming import carry_out, good_spots
from tabletop_tui.games.ascending_empires.bot.evaluation import terms
from tabletop_tui.games.ascending_empires.bot.features import WEIGHTS, Features
from tabletop_tui.games.ascending_empires.bot.forecast import (
    EFFECTS,
    flick_chance,
    moves_again,
    tech_path_value,
    turns_left,
)
from tabletop_tui.games.ascending_empires.bot.strikes import launches, strikes
from tabletop_tui.games.ascending_empires.flight.aims import shots
from tabletop_tui.games.ascending_empires.flight.flick import flick, run_out
from tabletop_tui.games.ascending_empires.rules.actions import (
    Arrive,
    BuildCity,
    BuildFacility,
    Develop,
    Flick,
    Mine,
    Stop,
)
from tabletop_tui.games.ascending_empires.rules.galaxy import galaxy
from tabletop_tui.games.ascending_empires.rules.powers import printed
from tabletop_tui.games.ascending_empires.rules.state import State
from tabletop_tui.play import Words
from tests.games.ascending_empires.scenario import BROWN, GREY, HOLES, ORANGE, Scene, hole

WORTH = valuation_of(GAME)
BOARD = galaxy()


def worth(s: State, seat: int = 0) -> float:
    """Return the worth of a position to a seat."""
    return sum(terms(s, seat).values())


def after(s: State, a: Any) -> State:
    """Return the position after an action of seat 0."""
    t: State = GAME.clone(s)
    apply(GAME, t, 0, a)
    return t


def proposed(s: State) -> list[Flick]:
    """Return the flicks that the player of seat 0 considers."""
    offer = next(o for o in offers(GAME, s, 0) if o.action is Flick)
    assert WORTH.samples is not None
    return WORTH.samples(s, 0, offer, Luck(1))


def test_every_term_is_named_and_told_in_words() -> None:
    s, _ = start(GAME, 4, 3)
    names = set(terms(s, 0))
    words = Words(GAME)
    assert names == {name for name in names if words.has(f"term-{name}")}
    assert all(f"``{name}``" in (terms.__doc__ or "") for name in names)


def test_a_finished_game_is_worth_its_points_alone() -> None:
    scene = Scene()
    scene.s.stack.clear()
    assert terms(scene.s, 0) == {"points": 0.0}


def test_ae_171_a_city_in_a_third_quadrant_beats_one_more_where_there_is_one() -> None:
    scene = Scene()
    for name in ("alpha A", "beta A"):
        scene.put(0, name, cities=1)
    scene.put(0, "alpha B", troops=1, colonies=1)
    scene.put(0, "gamma A", troops=1, colonies=1)
    third, again = (worth(after(scene.s, BuildCity(hole(name)))) for name in ("gamma A", "alpha B"))
    assert third > again + 0.3
    evaluator = Evaluator(GAME, 0, 2, Luck(1), WORTH)
    ranked = evaluator.ranked(scene.s, 0, evaluator.options(scene.s, 0, 60))
    assert [a for _, a in ranked if isinstance(a, BuildCity)] == [
        BuildCity(hole("gamma A")),
        BuildCity(hole("alpha B")),
    ]


def test_r47_a_level_that_can_be_developed_is_developed() -> None:
    scene = Scene()
    scene.disc("alpha A", BROWN)
    scene.put(0, "alpha A", facilities=2, troops=1)
    scene.put(0, "alpha B", colonies=1, troops=2)
    scene.levels(0, brown=1)
    evaluator = Evaluator(GAME, 0, 2, Luck(1), WORTH)
    assert evaluator.ranked(scene.s, 0, evaluator.options(scene.s, 0, 60))[0][1] == Develop(BROWN)


def test_ae_116_deep_mines_make_troops_on_planets_worth_more() -> None:
    scene, deep = Scene(), Scene()
    for each in (scene, deep):
        each.put(0, "alpha A", troops=2, colonies=1)
    deep.levels(0, brown=2)
    assert terms(deep.s, 0)["troops"] > terms(scene.s, 0)["troops"]
    assert terms(deep.s, 0)["technology"] > 5 > terms(scene.s, 0)["technology"]


def test_ae_086_a_blockade_costs_and_a_ram_is_thought_of() -> None:
    scene = Scene()
    scene.disc("alpha A", BROWN)
    scene.put(0, "alpha A", troops=1, facilities=2)
    free = worth(scene.s)
    blocker = scene.orbit(1, "alpha A", 32)
    scene.orbit(0, "alpha H", 0)
    assert worth(scene.s) < free
    s, found = scene.s, proposed(scene.s)
    rammed = [
        flick(BOARD, s.ships, a.ship, a.angle, run_out(BOARD, a.power), seats=2).rammed
        for a in found
    ]
    assert (0, blocker) in rammed


def test_ae_102_a_planet_that_a_ship_in_orbit_can_destroy_is_in_danger() -> None:
    scene = Scene()
    scene.put(0, "alpha C", facilities=1)
    scene.put(0, "beta C", troops=1)
    assert terms(scene.s, 0)["danger"] == 0
    scene.orbit(1, "alpha C")
    assert terms(scene.s, 0)["danger"] < -0.5 < 0.5 < terms(scene.s, 1)["strike"]
    here = Features(scene.s, 1, WEIGHTS)
    rows = strikes(scene.s, 1, here.fleet_map, here.foes)
    assert [(row.victim, row.planet, row.vp) for row in rows] == [(0, hole("alpha C"), 1)]


def outpost(troops: int = 0) -> tuple[Scene, int]:
    """Two troops on a planet beside the homeworld of a rival, who has troops there."""
    scene = Scene(hand="normal")
    home = scene.s.homes[1]
    ways = launches(scene.s.parts, scene.s.hand, home)
    near = max((x for x in ways if x not in scene.s.homes), key=lambda x: ways[x])
    spot, base = (BOARD.holes[x].key.replace("-", " ") for x in (near, home))
    scene.disc(spot, BROWN)
    scene.put(0, spot, troops=2)
    far = min((x for x in HOLES if HOLES[x] not in ways), key=HOLES.__getitem__)
    scene.put(0, far.replace("-", " "), troops=2)
    if troops:
        scene.put(1, base, troops=troops)
    return scene, near


def built(scene: Scene, near: int) -> tuple[float, bool]:
    """Return the danger that a facility there brings, and whether building one looks best at
    once.
    """
    s, evaluator = scene.s, Evaluator(GAME, 0, 2, Luck(1), valuation_of(GAME))
    build, rows = (
        BuildFacility(near),
        evaluator.ranked(s, 0, evaluator.options(s, 0, 200), others=True),
    )
    then = evaluator.after(s, 0, build)
    return terms(then, 0)["danger"] - terms(s, 0)["danger"], rows[0][1] == build


def test_ae_102_a_ship_is_launched_for_what_it_can_destroy() -> None:
    """Once this was seen only with the ship on the board, so no player launched one for it."""
    scene, near = outpost(troops=1)
    then = after(scene.s, BuildFacility(near))
    assert terms(then, 1)["strike"] > 0.3
    scene.supply(1, starships=0)
    assert terms(after(scene.s, BuildFacility(near)), 1)["strike"] == 0.0


def test_ae_102_what_a_ship_can_be_launched_at_is_in_danger() -> None:
    assert built(*outpost()) == (0.0, True)
    harm, best = built(*outpost(troops=1))
    assert harm < -0.5 and not best
    scene, near = outpost(troops=1)
    scene.supply(1, starships=0)
    assert built(scene, near) == (0.0, True)


def test_r38_a_defended_planet_is_hardly_in_danger() -> None:
    scene = Scene()
    scene.put(0, "alpha C", facilities=1)
    scene.orbit(1, "alpha C", 0)
    before = terms(scene.s, 0)["danger"]
    scene.orbit(0, "alpha C", 32)
    assert terms(scene.s, 0)["danger"] > before / 2


def test_r26_flicks_lead_to_free_planets_and_are_legal() -> None:
    scene = Scene(hand="normal")
    scene.orbit(0, "alpha H", 8)
    found = proposed(scene.s)
    assert 2 <= len(found) <= 12
    reached = set()
    for a in found:
        check(GAME, scene.s, 0, a)
        flown = flick(BOARD, scene.s.ships, a.ship, a.angle, run_out(BOARD, a.power), seats=2)
        reached |= set(BOARD.orbits(a.ship, flown.ships[a.ship]))
    assert {hole("alpha A"), hole("alpha B"), hole("alpha C")} & reached


def test_s3_where_no_straight_shot_leads_a_bank_shot_is_thought_of() -> None:
    scene = Scene()
    ship = scene.ship(0, 110, 108)
    straight = {shot.hole for shot in shots(BOARD, scene.s.ships, ship, seats=2)}
    banked = []
    for a in proposed(scene.s):
        flown = flick(BOARD, scene.s.ships, a.ship, a.angle, run_out(BOARD, a.power), seats=2)
        there = BOARD.orbits(ship, flown.ships[ship])
        banked += [
            c
            for c in flown.contacts
            if c.kind == "planet" and there and there[0] not in (c.other, *straight)
        ]
    assert banked


def test_r17_ships_are_put_where_a_way_leads_on() -> None:
    spots = good_spots("", hole("alpha C"), 0)
    assert 2 <= len(spots) <= 40
    assert WORTH.prunes is not None
    scene = Scene()
    scene.put(0, "alpha C", troops=1)
    scene.supply(0, starships=1)
    scene.launch("alpha C")
    assert not WORTH.prunes(scene.s, 0, Stop())


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_r34_a_hand_slips_within_the_bounds_of_the_table(level: str) -> None:
    scene = Scene(hand="normal", timing=True)
    ship, luck = scene.orbit(0, "alpha H"), Luck(5)
    for _ in range(200):
        a = carry_out(scene.s, 0, Flick(ship, 10, 20), level, luck)
        check(GAME, scene.s, 0, a)
        assert len(a.errors) == 2


def test_r34_an_easy_player_errs_more_than_a_hard_one() -> None:
    scene = Scene(hand="normal", timing=True)
    ship, luck = scene.orbit(0, "alpha H"), Luck(5)
    spread = [
        pstdev(
            carry_out(scene.s, 0, Flick(ship, 10, 20), level, luck).errors[0] for _ in range(400)
        )
        for level in ("easy", "normal", "hard")
    ]
    assert spread[0] > 1.3 * spread[1] > 2 * spread[2] > 0
    assert spread[1] == pytest.approx((4 * 5 * 6 / 3) ** 0.5, rel=0.15)


@pytest.mark.parametrize(
    "options", [{"hand": "steady", "timing": True}, {"hand": "normal", "timing": False}]
)
def test_r34_without_a_sweep_or_an_error_the_table_decides(options: dict[str, Any]) -> None:
    scene = Scene(**options)
    a = Flick(scene.orbit(0, "alpha H"), 10, 20)
    assert carry_out(scene.s, 0, a, "easy", Luck(1)) == a
    assert carry_out(scene.s, 0, Mine(3, 2), "easy", Luck(1)) == Mine(3, 2)


def test_r34_a_far_shot_with_a_wild_hand_seldom_succeeds() -> None:
    assert flick_chance("", "steady", 60) == 1.0
    assert (
        flick_chance("", "normal", 10)
        > 0.97
        > flick_chance("", "normal", 25)
        > flick_chance("", "normal", 40)
        > 0.3
    )
    assert flick_chance("", "wild", 25) < flick_chance("", "normal", 25)


def test_r53_after_the_last_token_each_other_seat_has_one_turn() -> None:
    scene = Scene(seats=4)
    scene.s.pile, scene.s.ending = 0, 1
    scene.turn(1)
    assert [moves_again(scene.s, seat) for seat in range(4)] == [True] * 4
    scene.turn(3)
    assert [moves_again(scene.s, seat) for seat in range(4)] == [True, False, False, True]
    scene.s.ending = -1
    assert moves_again(scene.s, 1)


def test_r53_ending_a_turn_costs_no_investment() -> None:
    scene = Scene(seats=2)
    scene.s.round, scene.s.first = 7, 0
    for seat in (0, 1):
        scene.turn(seat)
        mine = turns_left(scene.s, seat)
        scene.turn(1 - seat)
        scene.s.round += seat
        assert turns_left(scene.s, seat) == mine


def test_ae_135_the_way_up_a_colour_is_longer_without_facilities_and_sites() -> None:
    way = [
        tech_path_value("", BROWN, 0, built, sites, -2, 20, 2, 0)
        for built, sites in ((0, 0), (0, 2), (1, 1), (2, 0))
    ]
    assert 0 < way[0] < way[1] < way[2] < way[3]
    assert tech_path_value("", BROWN, 0, 0, 2, -2, 20, 2, 2) > way[1]
    assert tech_path_value("", GREY, 4, 4, 2, -2, 20, 2, 0) == 0


def test_every_kind_of_technology_is_valued() -> None:
    """A box may print other levels, so the kind of effect is what counts."""
    kinds = {technology.kind for track in printed("").technologies for technology in track}
    assert kinds <= set(EFFECTS) and set(EFFECTS) - kinds <= {"facility_cost"}


def test_ae_055_the_ship_in_orbit_of_a_free_planet_lands() -> None:
    """It lands there, or with a hand without errors on a better planet that the same Move
    reaches.
    """
    scene = Scene()
    scene.orbit(0, "alpha A")
    evaluator = Evaluator(GAME, 0, 2, Luck(1), WORTH)
    best = evaluator.ranked(scene.s, 0, evaluator.options(scene.s, 0, 60))[0][1]
    settled = evaluator.resolved(scene.s, 0, best)
    homes = set(scene.s.homes)
    assert any(p.owner == 0 for hole, p in enumerate(settled.planets) if hole not in homes)


def test_r5_a_planet_that_is_not_known_is_worth_the_mean_of_its_quadrant() -> None:
    """The player sees a view, so two galaxies that look alike are worth the same."""
    s, _ = start(GAME, 2, 4)
    view = GAME.view(s, 0)
    here = Features(view, 0, WEIGHTS)
    hidden = [
        h
        for h, planet in enumerate(view.planets)
        if planet.disc < 0 and BOARD.holes[h].quadrant == 0
    ]
    assert len({round(here.goals[h], 9) for h in hidden}) == 1 and here.goals[hidden[0]] > 1


def test_r20_an_orange_site_counts_for_orange() -> None:
    scene = Scene()
    scene.disc("alpha A", ORANGE)
    scene.put(0, "alpha A", troops=2)
    here = Features(scene.s, 0, WEIGHTS)
    assert here.free[ORANGE] == 2 and here.ready[ORANGE] == 2 and sum(here.free) == 2


def test_r17_every_launch_place_looks_at_one_of_128() -> None:
    assert all(0 <= spot < 128 for spot in good_spots("", hole("beta A"), 8))
    assert Arrive(0, 5).places
