"""Computer players of Ascending Empires blockade the planets on which who leads mines."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.bots import choose
from tabletop_tui.engine import Luck, Who, apply, to_act
from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.bot.blockades import (
    blockade_cost,
    standings,
    to_hold_back,
)
from tabletop_tui.games.ascending_empires.bot.evaluation import terms
from tabletop_tui.games.ascending_empires.bot.features import WEIGHTS, Features
from tabletop_tui.games.ascending_empires.bot.opportunities import denied
from tabletop_tui.games.ascending_empires.bot.reasons import reasons
from tabletop_tui.games.ascending_empires.rules.actions import Recruit
from tabletop_tui.games.ascending_empires.rules.position import blockaded
from tabletop_tui.games.ascending_empires.rules.powers import powers
from tabletop_tui.games.ascending_empires.rules.state import State
from tabletop_tui.play import Table
from tabletop_tui.store.load import load
from tests.games.ascending_empires.scenario import Scene, hole

MINE = "delta C"
RECORDED = Path(__file__).with_name("games") / "ascending_empires.json"


@pytest.fixture(scope="module")
def recorded() -> Table:
    return load(RECORDED).table


def mining(seats: int = 4, *, brown: int = 2, vp: int = 12) -> Scene:
    """Return a position in which the second seat mines where the first one has a ship to send. It
    leads with two levels of brown.
    """
    scene = Scene(seats)
    scene.s.round, scene.s.pile = 14, 24
    scene.put(1, MINE, troops=3)
    scene.levels(1, brown=brown)
    scene.player(1).vp = vp
    scene.put(0, "delta D", troops=1, colonies=2)
    scene.put(0, "alpha C", troops=1, colonies=1)
    for seat, name in ((2, "gamma A"), (3, "beta A"))[: seats - 2]:
        scene.put(seat, name, troops=1, colonies=1)
    return scene


def after_the_turn(s: State, seat: int, level: str = "hard") -> tuple[State, list[str]]:
    """Return the position after a whole turn of a seat, and the kinds of its actions."""
    s, kinds, luck = GAME.clone(s), list[str](), Luck(3)
    turn = GAME.current_turn(s)
    while s.stack and GAME.current_turn(s) == turn:
        (who,) = to_act(GAME, s)
        a = choose(GAME, GAME.view(s, who), who, level, luck)
        kinds.append(a.kind)
        apply(GAME, s, who, a)
    return s, kinds


def test_a_whole_turn_blockades_the_mine_of_who_leads() -> None:
    """It built a city instead."""
    then, kinds = after_the_turn(mining().s, 0)
    assert blockaded(then, hole(MINE)), kinds


@pytest.mark.parametrize(("brown", "vp"), [(0, 3), (1, 5)])
def test_who_hardly_leads_is_left_alone(brown: int, vp: int) -> None:
    then, kinds = after_the_turn(mining(brown=brown, vp=vp).s, 0)
    assert not blockaded(then, hole(MINE)), kinds


def test_who_mines_more_is_ahead_before_the_tokens_show_it() -> None:
    plain, deep = (standings(mining(brown=brown, vp=9).s, 20.0) for brown in (0, 2))
    assert deep[1] > plain[1] + 4.0
    assert to_hold_back(deep, 1) > 0.5 > 0.2 > to_hold_back(plain, 1)
    assert all(to_hold_back(deep, x) < 0.01 for x in (0, 2, 3))


def test_a_blockade_costs_more_the_more_is_mined_and_nothing_where_nothing_can_be() -> None:
    scene = mining()
    planet, of = scene.planet(MINE), powers(scene.s, 1)
    full = blockade_cost(planet, of, 3)
    assert full > blockade_cost(planet, powers(scene.s, 0), 3) > 0.0
    planet.troops = 0
    assert full > blockade_cost(planet, of, 3) > 0.0
    planet.colonies = 2
    assert blockade_cost(planet, of, 3) == 0.0
    assert Features(scene.s, 0, WEIGHTS).mines == {}


def test_a_blockade_is_worth_its_price_to_all_but_its_victim_and_more_than_the_promise() -> None:
    scene = mining()
    before = [terms(scene.s, x) for x in range(4)]
    assert Features(scene.s, 0, WEIGHTS).mines[hole(MINE)] > 1.0
    scene.orbit(0, MINE)
    after = [terms(scene.s, x) for x in range(4)]
    assert after[0]["siege"] == after[2]["siege"] > 1.0 and after[1]["siege"] == 0.0
    assert hole(MINE) not in Features(scene.s, 0, WEIGHTS).mines, "one ship is enough"
    own = [now[0]["siege"] + now[0]["course"] for now in (before, after)]
    assert own[1] > own[0] + 0.5, "a promise that is worth as much as what it promises is put off"


def test_an_only_rival_is_held_back_by_its_own_worth_alone() -> None:
    s = mining(seats=2).s
    assert Features(s, 0, WEIGHTS).mines == {}


def test_a_loss_of_who_leads_counts_more_than_one_of_who_does_not() -> None:
    here = Features(mining().s, 0, WEIGHTS)
    assert denied(here, 1) > 1.4 * WEIGHTS.deny and denied(here, 2) < 1.01 * WEIGHTS.deny
    two = Features(mining(seats=2).s, 0, WEIGHTS)
    assert denied(two, 1) == WEIGHTS.deny


def test_a_flick_to_the_mine_says_that_nothing_is_mined_there() -> None:
    scene = mining()
    told = reasons_of_arriving(scene)
    assert (told["why-blockades"]["seat"], told["why-blockades"]["n"]) == (Who(1), 3)
    scene.s.ships.clear()
    scene.planet(MINE).troops = 0
    scene.planet(MINE).colonies = 2
    assert "why-blockades" not in reasons_of_arriving(scene), "nothing could be mined anyway"
    scene.s.ships.clear()
    scene.planet(MINE).colonies = 1
    scene.orbit(2, MINE, 20)
    assert "why-blockades" not in reasons_of_arriving(scene), "another ship is there already"


def reasons_of_arriving(scene: Scene) -> dict[str, Any]:
    """Return the reasons for a ship of the first seat in the orbit of the mine."""
    before = GAME.clone(scene.s)
    scene.orbit(0, MINE)
    return dict(reasons(before, scene.s, 0, Recruit(0)))


@pytest.mark.parametrize(("n", "mines"), [(208, {15}), (232, {15})])
def test_the_leader_of_a_recorded_game_is_blockaded_in_a_whole_turn(
    recorded: Table, n: int, mines: set[int]
) -> None:
    """Its mines brought 18 of 24 points, and nobody blockaded them in 43 rounds."""
    s, leader = recorded.at(n), 3
    s.hand = "steady"
    then, kinds = after_the_turn(s, recorded.log[n][0])
    shut = {h for h, planet in enumerate(then.planets) if planet.owner == leader}
    assert {h for h in shut if blockaded(then, h)} == mines, kinds
