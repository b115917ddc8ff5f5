"""The turns of a computer player of Ascending Empires: flicks that may fail, turns that undo
themselves, an end by quiet rounds, and passing.
"""

from __future__ import annotations

from typing import Any

from tabletop_tui.bots import choose, valuation_of
from tabletop_tui.bots.evaluator import Evaluator
from tabletop_tui.engine import Luck, apply, offers
from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.flight.preview import Outlook
from tabletop_tui.games.ascending_empires.rules.actions import (
    BuildCity,
    Flick,
    Land,
    Mine,
    Pass,
    Recruit,
)
from tabletop_tui.games.ascending_empires.rules.galaxy import galaxy
from tabletop_tui.games.ascending_empires.rules.position import orbits
from tabletop_tui.games.ascending_empires.view.starts import start_of
from tests.games.ascending_empires.scenario import ASTEROID, Scene, hole

WORTH = valuation_of(GAME)
BOARD = galaxy()


def test_r34_a_few_tries_of_a_flick_show_how_often_it_gets_there() -> None:
    """Drawn at random, so few tries are off by 6 of 100 on average, and by up to 27."""
    scene = Scene(hand="normal")
    scene.put(0, "alpha C", troops=1)
    scene.orbit(0, "alpha C")
    s = scene.s
    assert WORTH.outcome is not None and WORTH.samples is not None
    offer = next(o for o in offers(GAME, s, 0) if o.action is Flick)
    misses = []
    for a in WORTH.samples(s, 0, offer, Luck(1)):
        outlook = Outlook(start_of(s, a.ship), a.angle, a.power, BOARD.hands[s.hand])
        outlook.refine(outlook.size * outlook.size)
        for at, chance in outlook.odds().orbits:
            for first in (0, 16, 32):
                ends = []
                for n in range(first, first + 16):
                    then = GAME.clone(s)
                    apply(GAME, then, 0, WORTH.outcome(s, a, n), checked=False)
                    ends.append(a.ship in then.ships and at in orbits(then, a.ship))
                misses.append(abs(100 * sum(ends) / 16 - chance))
    assert len(misses) > 12
    assert max(misses) <= 14 and sum(misses) / len(misses) < 5


def test_r34_every_try_is_one_that_the_hand_may_do_and_nothing_else_is_changed() -> None:
    scene = Scene(hand="normal")
    scene.put(0, "alpha C", troops=2)
    ship = scene.orbit(0, "alpha C")
    assert WORTH.outcome is not None
    of, tries = BOARD.hands["normal"], set()
    for n in range(100):
        a = WORTH.outcome(scene.s, Flick(ship, 10, 20), n)
        assert abs(a.errors[0]) <= of.draws * of.angle and abs(a.errors[1]) <= of.draws * of.power
        tries.add(a.errors)
    assert len(tries) > 40
    for other in (Mine(hole("alpha C"), 2), Flick(ship, 10, 20, (1, 1))):
        assert WORTH.outcome(scene.s, other, 5) == other


def best(scene: Scene, *, seed: int = 1) -> list[Any]:
    """Return the actions of seat 0, the one that looks best at once first."""
    evaluator = Evaluator(GAME, 0, 2, Luck(seed), WORTH)
    return [
        a for _, a in evaluator.ranked(scene.s, 0, evaluator.options(scene.s, 0, 60), others=True)
    ]


def test_ae_044_a_ship_that_was_just_launched_does_not_land_where_it_came_from() -> None:
    scene = Scene()
    scene.put(0, "alpha C", troops=2)
    scene.supply(0, starships=2)
    scene.launch("alpha C")
    (ship,) = scene.s.ships
    back = Land(hole("alpha C"), ship)
    assert scene.may(back) and WORTH.prunes is not None and WORTH.prunes(scene.s, 0, back)
    assert back not in best(scene)


def test_ae_055_a_ship_of_an_earlier_turn_may_land_where_it_came_from() -> None:
    scene = Scene()
    scene.put(0, "alpha C", troops=1)
    ship = scene.orbit(0, "alpha C")
    assert WORTH.prunes is not None
    assert not WORTH.prunes(scene.s, 0, Land(hole("alpha C"), ship))


def test_r56_a_player_behind_takes_a_token_before_the_quiet_rounds_end_the_game() -> None:
    scene = Scene()
    scene.put(0, "alpha A", troops=2, colonies=1)
    scene.put(1, "beta A", colonies=1, troops=1)
    scene.put(1, "beta B", colonies=1, troops=1)
    scene.s.quiet, scene.s.first, scene.s.round = 19, 1, 30
    a = choose(GAME, GAME.view(scene.s, 0), 0, "hard", Luck(3))
    assert isinstance(a, Mine)


def test_r56_a_player_behind_keeps_room_for_the_troops_that_prevent_the_end() -> None:
    """Seed 503 of two players: the last room was built over, and the loser could not prevent the
    end.
    """
    scene = Scene()
    scene.put(0, "alpha A", troops=1, colonies=1, cities=1)
    scene.put(0, "alpha C", troops=1, colonies=1)
    for name in ("beta A", "beta B", "gamma A"):
        scene.put(1, name, colonies=1, cities=1, troops=1)
    scene.supply(0, troops=8, starships=0)
    scene.s.first, scene.s.round = 1, 30

    def loses(quiet: int) -> float:
        scene.s.quiet = quiet
        worths = []
        for a in (Recruit(hole("alpha C")), BuildCity(hole("alpha C"))):
            s = GAME.clone(scene.s)
            apply(GAME, s, 0, a)
            worths.append(WORTH.total(s, 0))
        return worths[0] - worths[1]

    scene.put(0, "alpha A", troops=0, colonies=2, cities=1)
    assert loses(0) < 0.0 < loses(18)


def test_r56_the_cost_of_quiet_rounds_grows_for_a_loser() -> None:
    def fear(quiet: int, troops: int, colonies: int) -> float:
        scene = Scene()
        scene.put(0, "alpha A", troops=troops, colonies=colonies)
        scene.put(1, "beta A", colonies=2, cities=1)
        scene.s.quiet, scene.s.first, scene.s.round = quiet, 1, 30
        return -WORTH.terms(scene.s, 0)["asleep"]

    assert 0.0 == fear(0, 1, 1) < fear(17, 1, 1) < fear(18, 1, 1) < fear(19, 1, 1)
    assert fear(18, 2, 1) < fear(18, 1, 1) < fear(18, 0, 3)  # ready, room, no room


def test_r56_the_lead_counts_for_more_only_in_the_last_quiet_rounds() -> None:
    """When it did so from the ninth on, a player behind built for the next point alone."""
    scene = Scene()
    scene.put(1, "beta A", colonies=1)
    for quiet, counts in ((9, False), (18, False), (19, True)):
        scene.s.quiet = quiet
        assert (WORTH.terms(scene.s, 0)["lead"] < 0.0) is counts


def test_r57_to_pass_is_considered_and_beaten_by_what_does_no_harm() -> None:
    scene = Scene()
    scene.disc("alpha A", ASTEROID)
    scene.put(0, "alpha A", troops=3)
    scene.supply(0, troops=0, starships=0)
    ranked = best(scene)
    assert Pass() in ranked
    assert ranked.index(Pass()) > min(n for n, a in enumerate(ranked) if isinstance(a, Mine))


def test_r57_to_pass_is_better_than_to_give_up_the_last_planet() -> None:
    scene = Scene()
    scene.put(0, "alpha A", troops=2)
    scene.supply(0, troops=0, starships=0)
    ranked = best(scene)
    assert ranked.index(Pass()) < ranked.index(Mine(hole("alpha A"), 2))
