"""Offers match exactly what is allowed, for every action with any numbers and for every seat."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any, get_args

import pytest

from tabletop_tui.engine import Illegal, OneOf, check, kind_of, offers, to_act
from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.rules import actions as do
from tabletop_tui.games.ascending_empires.rules.galaxy import galaxy
from tabletop_tui.games.ascending_empires.rules.state import (
    ASTEROID,
    FLEET,
    GREY,
    NOBODY,
    ORANGE,
    Acting,
    Arriving,
    Attacking,
    EndingTurn,
    Moving,
    Recruiting,
    Reinforcing,
    Retiring,
    State,
    TakingBack,
)

from .lively import crowded

HOLES = range(-1, len(galaxy().holes) + 1)
SHIPS = range(-1, 4 * FLEET + 1)


def every(s: State, seat: int) -> Iterator[Any]:
    """Yield every action with every number, including some out of range.

    With groups of up to two own ships, and those that include another player's ship.
    """
    own = range(seat * FLEET, seat * FLEET + FLEET)
    groups = [group for n in range(3) for group in combinations(own, n)]
    groups += [tuple(sorted((own[0], ship))) for ship in SHIPS]
    for hole in HOLES:
        yield from (do.Recruit(hole), do.Launch(hole), do.Launch(hole, True))
        yield from (do.BuildFacility(hole), do.BuildColony(hole), do.BuildCity(hole))
        yield from (do.TakeBack(hole, troops) for troops in range(-1, 6))
        yield from (do.Mine(hole, troops) for troops in range(-1, 6))
        yield from (do.Arrive(hole, spot) for spot in range(-1, 130, 1 + 9 * (hole != 3)))
    for hole, ship in product(HOLES, SHIPS):
        yield from (do.Land(hole, ship), do.Jump(ship, hole))
    for ship in SHIPS:
        yield do.Retire(ship)
        yield from (do.AttackShip(ship, group) for group in groups)
    for hole in HOLES:
        yield from (do.AttackPlanet(hole, group) for group in groups)
    yield from map(do.Develop, range(-1, 6))
    yield from (do.Reinforce(*pair) for pair in product(range(-1, 5), repeat=2))
    yield from (do.Done(), do.Stop(), do.Pass())


def allowed(s: State, seat: int, action: Any) -> bool:
    try:
        check(GAME, s, seat, action)
    except Illegal as no:
        assert no.reason and no.rule
        return False
    return True


def compare(s: State) -> set[str]:
    """Check that lists hold exactly what is allowed. Return the kinds of action that are listed."""
    (seat,), found = to_act(GAME, s), set[Any]()
    for offer in offers(GAME, s, seat):
        if isinstance(offer.choices, OneOf):
            assert len(offer.choices.actions) == len(set(offer.choices.actions))
            found.update(offer.choices.actions)
    right = {action for action in every(s, seat) if allowed(s, seat, action)}
    ordered = {
        a for a in found if not isinstance(a, do.Arrive) and len(getattr(a, "ships", ())) < 3
    }
    assert ordered == {a for a in right if not isinstance(a, do.Arrive)}
    assert {a for a in right if isinstance(a, do.Arrive)} <= found
    return {action.kind for action in found}


def settled(seat: int, seed: int, orange: int) -> State:
    """Return the middle of a war in which each seat has planets of all kinds, some of them
    blockaded.

    *seat* has all technologies, of the colour orange only those up to level *orange*.
    """
    s = crowded(3, seed)
    free = [n for n, planet in enumerate(s.planets) if planet.owner == NOBODY][:15]
    kinds = ((2, 1, 0, 0), (2, 1, 0, 0), (2, 1, 0, 0), (3, 0, 0, 0))  # as printed() counts them
    for n, hole in enumerate(free[:-3]):
        planet = s.planets[hole]
        planet.up, planet.owner, planet.disc = (
            True,
            n % 3,
            (ORANGE, GREY, ASTEROID)[(n + n // 3) % 3],
        )
        planet.troops, planet.facilities, planet.colonies, planet.cities = kinds[n // 3]
        planet.facilities *= planet.disc != ASTEROID
    at_hand(s, seat, *free[-3:])
    player = s.players[seat]
    player.levels, player.battleship, player.box_battleship = (orange, 4, 4, 4), 1, 0
    player.troops, player.box_troops = 2, 3
    return s


def at_hand(s: State, seat: int, own: int, prey: int, front: int) -> None:
    """Let a colony of *seat* be upgradable, and two of its ships each be close to another's colony
    and ship.
    """
    board, other = galaxy(s.parts), (seat + 1) % 3
    s.players[other].levels = (0, 0, 0, 0)  # no technology defends it
    for hole, owner, troops in (own, seat, 2), (prey, other, 0):
        planet = s.planets[hole]
        planet.up, planet.owner, planet.troops, planet.colonies = True, owner, troops, 1
    for ship, place in list(s.ships.items()):
        if any(hole in board.orbits(ship, place) for hole in (own, prey, front)):
            del s.ships[ship]
    mine = range(seat * FLEET + 2, seat * FLEET + 6)
    for ship, hole in (
        *zip(mine, (prey, prey, front, front), strict=True),
        (other * FLEET + 2, front),
    ):
        s.ships.pop(ship, None)
        s.ships[ship] = next(
            place
            for place in board.launch[hole]
            if board.orbits(ship, place) == (hole,)
            and board.free(ship, place, s.ships, board.least_gap)
        )


@pytest.mark.parametrize(("seat", "seeds"), [(0, (1, 5)), (1, (7, 13)), (2, (5, 6))])
def test_ae_020_what_is_offered_is_exactly_what_is_allowed_to_every_seat(
    seat: int, seeds: tuple[int, int]
) -> None:
    kinds = set[str]()
    s = settled(seat, seeds[0], orange=0)
    for frame in (
        Acting(seat),
        Moving(seat, 1, jumps=1),
        Attacking(seat, [seat * FLEET + 1]),
        Recruiting(seat, 1),
        TakingBack(seat),
        Retiring(seat, 1),
        Reinforcing(seat, 2, 0),
        Arriving(seat, seat * FLEET + 7, 3, False),
    ):
        s.stack = [EndingTurn(seat), frame]
        if to_act(GAME, s):
            kinds |= compare(s)
    s = settled(seat, seeds[1], orange=4)
    s.stack = [EndingTurn(seat), Acting(seat)]
    kinds |= compare(s)
    assert kinds == {kind_of(action) for action in get_args(GAME.Action)} - {"flick"}
