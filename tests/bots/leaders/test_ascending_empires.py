"""Computer players of Ascending Empires keep their promises: they explore, and hold a leader back."""

from __future__ import annotations

from collections import Counter
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
from tabletop_tui.games.ascending_empires.bot.winning import winning
from tabletop_tui.games.ascending_empires.rules.actions import Launch
from tabletop_tui.games.ascending_empires.rules.galaxy import galaxy
from tabletop_tui.games.ascending_empires.rules.state import FLEET, State
from tabletop_tui.play import Table
from tabletop_tui.store.load import load
from tests.games.ascending_empires.scenario import Scene, hole
from tools import wasted_deeds

GAME_901 = Path(__file__).with_name("games") / "ascending_empires.json"


@pytest.fixture(scope="module")
def recorded() -> Table:
    return load(GAME_901).table


@pytest.mark.parametrize("n", [63, 89, 120])
def test_who_has_ships_in_supply_and_discs_beside_home_goes_there(recorded: Table, n: int) -> None:
    """The seat recruited for 17 rounds: launching was worth 0.15 points less in every one."""
    s, seat = recorded.at(n), recorded.log[n][0]
    assert isinstance(choose(GAME, GAME.view(s, seat), seat, "hard", Luck(n)), Launch)


def test_what_was_wasted_in_a_recorded_game_is_found(recorded: Table) -> None:
    found = Counter(wasted_deeds.COUNTED[GAME.id](recorded))
    looked, recruited = (
        "a disc beside a homeworld not looked at by round 8",
        "a turn of recruiting with a ship in supply beside an unexplored disc",
    )
    assert sum(n for (_, deed), n in found.items() if deed == looked) == 4
    assert found[1, recruited] == 12, "the seat that recruited for 17 rounds"


def test_the_discs_beside_a_homeworld_are_two_that_no_other_homeworld_is_nearer_to() -> None:
    s, _ = start(GAME, 4, 3)
    near = [beside_home(s.parts, home, tuple(s.homes)) for home in s.homes]
    assert all(len(two) == 2 for two in near)
    assert len({hole for two in near for hole in two}) == 8


def test_a_disc_beside_home_promises_less_the_more_is_still_to_be_done() -> None:
    here = Features(start(GAME, 4, 3)[0], 0, WEIGHTS)
    (hole, *_) = here.unseen
    promised = [seeing(here, hole, points) for points in (2, 1, 0)]
    assert promised == sorted(promised) and WEIGHTS.look >= promised[-1] > 2 * promised[0] > 0
    far = next(h for h, planet in enumerate(here.s.planets) if h not in here.near)
    assert seeing(here, far, 1) == 0.0


@pytest.mark.parametrize(("round", "part"), [(1, 1.0), (EARLY, 1.0), (LATE, 0.0), (LATE + 9, 0.0)])
def test_the_promise_of_an_early_look_fades_in_rounds(round: int, part: float) -> None:
    s, _ = start(GAME, 4, 3)
    s.round = round
    here = Features(s, 0, WEIGHTS)
    assert here.look == pytest.approx(part * WEIGHTS.look)
    before = terms(s, 0)["planets"]
    s.planets[here.near[0]].up = True
    s.planets[here.near[1]].scanned = 0b0001  # from the orbit, by this seat alone
    assert not Features(s, 0, WEIGHTS).unseen and len(Features(s, 1, WEIGHTS).near) == 2
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


def last_tokens(pile: int = 2, troops: int = 3) -> Scene:
    """Return a position in which the second seat, which leads, may mine the last tokens."""
    scene = Scene(4)
    scene.s.pile = pile
    scene.put(1, "delta C", troops=troops, colonies=1)
    scene.put(0, "alpha C", troops=1)
    return scene


def test_who_leads_and_can_mine_the_last_tokens_is_likely_to_win_next() -> None:
    assert winning(last_tokens().s, 1) > 0.5 > winning(last_tokens().s, 0)
    assert winning(last_tokens(pile=3).s, 1) == 0.0, "a token is left"
    assert winning(last_tokens(troops=2).s, 1) == 0.0, "too few troops"


def test_who_is_behind_wins_nothing_by_the_last_tokens() -> None:
    scene = last_tokens()
    scene.s.players[2].vp = 9
    assert winning(scene.s, 1) == 0.0


def test_a_blockade_keeps_the_last_tokens_from_who_would_win_by_them() -> None:
    s = last_tokens().s
    held = blockading(s, 0, hole("delta C"))
    assert winning(held, 1) == 0.0
    worth = valuation_of(GAME)
    assert worth.lost(s, 0) > 0.5 and worth.lost(held, 0) == 0.0


def test_players_of_the_game_weigh_who_may_win_next() -> None:
    assert valuation_of(GAME).winning is winning


def mined(s: State, hole: int, seat: int) -> int:
    """Return the troops that a seat can mine with on a disc, more if a facility stands there."""
    planet = s.planets[hole]
    away = hole not in s.homes and planet.owner == seat
    return 2 * planet.troops + planet.facilities if away else -1
