"""Random games: nothing is lost, no seat sees too much, and offers match what is allowed."""

from typing import Any

import pytest
from pydantic import TypeAdapter

from tabletop_tui.engine import (
    Illegal,
    Luck,
    Offer,
    OneOf,
    apply,
    check,
    offers,
    over,
    random_action,
    to_act,
)
from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.rules.actions import (
    Arrive,
    AttackPlanet,
    AttackShip,
    BuildCity,
    BuildColony,
    BuildFacility,
    Develop,
    Done,
    Flick,
    Jump,
    Land,
    Launch,
    Mine,
    Pass,
    Recruit,
    Reinforce,
    Retire,
    Stop,
    TakeBack,
)
from tabletop_tui.games.ascending_empires.rules.galaxy import galaxy
from tabletop_tui.games.ascending_empires.rules.state import State

from .lively import choose, crowded, talented

STATES = TypeAdapter(GAME.State)
ACTIONS = TypeAdapter(GAME.Action)
EVENTS = TypeAdapter(GAME.Event)
KEYS = GAME.kinds({})


def any_action(s: State, luck: Luck) -> Any:
    """Return an action of any kind with random fields, more often wrong than right."""
    hole, ship = luck(30) - 1, luck(38) - 1
    ships = tuple(sorted({luck(36) for _ in range(1 + luck(3))}))
    spots = len(galaxy(s.parts).launch[0])
    return (
        Recruit(hole),
        TakeBack(hole, luck(4)),
        Done(),
        Launch(hole, luck(4) == 0),
        Land(hole, ship),
        Jump(ship, hole),
        Arrive(hole, luck(spots + 2) - 1),
        Stop(),
        AttackShip(ship, ships),
        AttackPlanet(hole, ships),
        Mine(hole, 1 + luck(4)),
        BuildFacility(hole),
        BuildColony(hole),
        BuildCity(hole),
        Develop(luck(6) - 1),
        Retire(ship),
        Reinforce(luck(4), luck(4)),
        Pass(),
        Flick(ship, 0, 0),
    )[luck(19)]


def allowed(s: State, seat: int, a: Any) -> bool:
    try:
        check(GAME, s, seat, a)
    except Illegal as no:
        assert no.reason and no.rule
        return False
    return True


def listed(found: list[Offer]) -> set[Any]:
    return {a for offer in found if isinstance(offer.choices, OneOf) for a in offer.choices.actions}


@pytest.mark.parametrize(("seats", "seed"), [(2, 0), (3, 1), (4, 2), (2, 3)])
def test_ae_171_nothing_is_lost_over_whole_games(seats: int, seed: int) -> None:
    s = crowded(seats, seed) if seed % 2 else talented(seats, seed)
    luck, kinds, n = Luck(seed + 100), set(), 0
    while not over(s) and n < 4000:
        seat = to_act(GAME, s)[0]
        a = choose(s, seat, luck) if seed else random_action(GAME, s, seat, luck)
        for event in apply(GAME, s, seat, a):
            assert (
                EVENTS.validate_json(EVENTS.dump_json(event, context=KEYS), context=KEYS) == event
            )
        kinds.add(a.kind)
        GAME.audit(s)
        assert ACTIONS.validate_json(ACTIONS.dump_json(a, context=KEYS), context=KEYS) == a
        if n % 10 == 0:
            assert (
                GAME.clone(s)
                == s
                == STATES.validate_json(STATES.dump_json(s, context=KEYS), context=KEYS)
            )
        n += 1
    assert over(s) and GAME.winners(s)
    assert len(kinds) > 8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ae_016_views_and_determinized_states_agree_on_everything_a_seat_may_do(seats: int) -> None:
    s, luck, n = crowded(seats, 5), Luck(3), 0
    while not over(s) and n < 250:
        for x in range(seats):
            view = GAME.view(s, x)
            determinized = GAME.determinize(view, x, luck)
            GAME.audit(determinized)
            assert GAME.view(determinized, x) == view
            assert offers(GAME, determinized, x) == offers(GAME, s, x) == offers(GAME, view, x)
        seat = to_act(GAME, s)[0]
        apply(GAME, s, seat, choose(s, seat, luck))
        n += 1


@pytest.mark.parametrize(("seats", "seed"), [(2, 0), (3, 1), (4, 2)])
def test_ae_020_what_is_offered_is_exactly_what_is_allowed(seats: int, seed: int) -> None:
    s, luck, n = crowded(seats, seed) if seed else talented(seats, seed), Luck(seed), 0
    while not over(s) and n < 200:
        seat = to_act(GAME, s)[0]
        found = offers(GAME, s, seat)
        right = listed(found)
        assert found and all(
            offer.choices.actions for offer in found if isinstance(offer.choices, OneOf)
        )
        assert all(allowed(s, seat, a) for a in right)
        assert all(allowed(s, seat, offer.choices.sample(luck)) for offer in found)
        for _ in range(60):
            a = any_action(s, luck)
            assert allowed(s, seat, a) == (a in right), a
        for x in range(seats):
            assert x == seat or (not offers(GAME, s, x) and not allowed(s, x, next(iter(right))))
        apply(GAME, s, seat, choose(s, seat, luck))
        n += 1


def test_ae_193_a_replayed_log_gives_the_same_position() -> None:
    for seed in range(3):
        s, luck = crowded(3, seed), Luck(seed)
        again, log = GAME.clone(s), []
        for _ in range(120):
            if not over(s):
                seat = to_act(GAME, s)[0]
                log.append((seat, choose(s, seat, luck)))
                apply(GAME, s, *log[-1])
        for seat, a in log:
            apply(GAME, again, seat, a)
        assert again == s
