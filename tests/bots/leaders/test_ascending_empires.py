"""Computer players of Ascending Empires keep their promises: they explore, and hold a leader back."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.bots import choose, valuation_of
from tabletop_tui.engine import Luck, start
from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.bot.evaluation import terms
from tabletop_tui.games.ascending_empires.bot.features import (
    EARLY,
    LATE,
    WEIGHTS,
    Features,
    beside_home,
)
from tabletop_tui.games.ascending_empires.bot.opportunities import seeing
from tabletop_tui.games.ascending_empires.rules.actions import Launch
from tabletop_tui.games.ascending_empires.rules.galaxy import galaxy
from tabletop_tui.games.ascending_empires.rules.state import FLEET, State
from tabletop_tui.play import Table
from tabletop_tui.store.load import load

GAME_901 = Path(__file__).with_name("games") / "ascending_empires.json"


@pytest.fixture(scope="module")
def recorded() -> Table:
    return load(GAME_901).table


@pytest.mark.parametrize("n", [63, 89, 120])
def test_who_has_ships_in_supply_and_discs_beside_home_goes_there(recorded: Table, n: int) -> None:
    """The seat recruited for 17 rounds: launching was worth 0.15 points less in every one."""
    s, seat = recorded.at(n), recorded.log[n][0]
    assert isinstance(choose(GAME, GAME.view(s, seat), seat, "hard", Luck(n)), Launch)


def test_the_discs_beside_a_homeworld_are_two_that_no_other_homeworld_is_nearer_to() -> None:
    s, _ = start(GAME, 4, 3)
    near = [beside_home(s.parts, home, tuple(s.homes)) for home in s.homes]
    assert all(len(two) == 2 for two in near)
    assert len({hole for two in near for hole in two}) == 8


def test_a_disc_beside_home_promises_less_the_more_is_still_to_be_done() -> None:
    here = Features(start(GAME, 4, 3)[0], 0, WEIGHTS)
    (hole, *_) = here.unseen
    promised = [seeing(here, hole, points) for points in (3, 2, 1)]
    assert promised == sorted(promised) and WEIGHTS.look > promised[-1] > 2 * promised[0] > 0
    far = next(h for h, planet in enumerate(here.s.planets) if h not in here.near)
    assert seeing(here, far, 1) == 0.0


@pytest.mark.parametrize(("round", "part"), [(1, 1.0), (EARLY, 1.0), (LATE, 0.0), (LATE + 9, 0.0)])
def test_the_promise_of_an_early_look_fades_in_rounds(round: int, part: float) -> None:
    s, _ = start(GAME, 4, 3)
    s.round = round
    here = Features(s, 0, WEIGHTS)
    assert here.look == pytest.approx(part * WEIGHTS.look)
    before = terms(s, 0)["planets"]
    for hole in here.near:
        s.planets[hole].up = True
    gained = terms(s, 0)["planets"] - before
    assert gained == pytest.approx(2 * part * WEIGHTS.look * here.phase)
    s.planets[here.near[0]].owner = 1
    taken = terms(s, 0)["planets"] - before
    assert taken == pytest.approx(gained / 2), "what another one has taken brings nothing"


def blockading(s: State, seat: int, hole: int) -> State:
    """Return the position after a ship of a seat has come from supply into an orbit."""
    then: State = GAME.clone(s)
    ship = next(n for n in range(seat * FLEET, (seat + 1) * FLEET) if n not in then.ships)
    board = galaxy(then.parts)
    free = [at for at in board.launch[hole] if board.free(ship, at, then.ships, board.least_gap)]
    then.players[seat].starships -= 1
    then.ships[ship] = free[0]
    return then


@pytest.mark.parametrize(("n", "seat"), [(200, 0), (213, 0), (213, 2), (240, 1)])
def test_a_blockade_of_the_leaders_mine_is_worth_a_ship(recorded: Table, n: int, seat: int) -> None:
    """Two planets brought 18 of 24 points, and nobody blockaded them in 43 rounds."""
    s, worth = recorded.at(n), valuation_of(GAME)
    points = [sum(GAME.score(s, x).values()) for x in range(4)]
    leader = points.index(max(points))
    mine = max(range(len(s.planets)), key=lambda h: mined(s, h, leader))
    then = blockading(s, seat, mine)
    assert worth.lead(then, seat, 4) > worth.lead(s, seat, 4)
    assert sum(terms(then, leader).values()) < sum(terms(s, leader).values()) - 2.0


def mined(s: State, hole: int, seat: int) -> int:
    """Return the troops that a seat can mine with on a disc, more if a facility stands there."""
    planet = s.planets[hole]
    away = hole not in s.homes and planet.owner == seat
    return 2 * planet.troops + planet.facilities if away else -1
