"""Offers: who must act, what is offered and what is refused, in every game and kind of position."""

from collections.abc import Sequence
from typing import Any

import pytest

from tabletop_tui.engine import (
    Event,
    Illegal,
    Luck,
    Menu,
    OneOf,
    Part,
    apply,
    check,
    closed,
    may_act_meanwhile,
    offers,
    over,
    random_action,
    to_act,
)
from tests.contract.reasons import reasons
from tests.contract.walk import TABLES, Walk, walk


@pytest.fixture(params=TABLES, ids=lambda table: "-".join(map(str, table)))
def w(request: pytest.FixtureRequest) -> Walk:
    return walk(*request.param)


def allowed(w: Walk, s: Any, seat: int, action: Any) -> bool:
    """Return whether the check accepts an action; anything but a refusal fails the test."""
    try:
        check(w.game, s, seat, action)
    except Illegal as no:
        assert no.reason in reasons(w.game.id), f"{no.reason}: a reason that nobody says"
        return False
    return True


def test_somebody_decides_until_the_game_is_over(w: Walk) -> None:
    for position in w.positions:
        who = to_act(w.game, position.state)
        assert bool(who) != over(position.state)
        assert len(set(who)) == len(who) and set(who) <= set(w.seats())


def test_only_who_decides_is_offered_anything(w: Walk) -> None:
    for position in w.positions:
        s, who = position.state, to_act(w.game, position.state)
        aside = may_act_meanwhile(w.game, s)
        assert not {*who} & {*aside}, "who must act needs no leave"
        for seat in w.seats():
            if seat not in (*who, *aside):
                assert w.offers(position, seat) == [] == closed(w.game, s, seat)
            else:
                assert w.offers(position, seat), f"nothing to do after {position.n} actions"


def test_each_kind_of_action_is_offered_once_and_each_closed_one_has_its_reason(w: Walk) -> None:
    for position in w.positions:
        s = position.state
        for seat in to_act(w.game, s):
            kinds = [offer.action for offer in w.offers(position, seat)]
            shut = closed(w.game, s, seat)
            assert len(set(kinds)) == len(kinds)
            assert all(no.why.reason and no.why.rule for no in shut)
            told = [(no.action, no.why.reason, str(no.why.facts)) for no in shut]
            assert len(set(told)) == len(told)


def test_every_listed_action_is_legal_and_unique(w: Walk) -> None:
    for position in w.positions:
        s = position.state
        for seat in to_act(w.game, s):
            for offer in w.offers(position, seat):
                if isinstance(offer.choices, OneOf):
                    listed = offer.choices.actions
                    assert listed and len(set(listed)) == len(listed)
                    assert all(type(a) is offer.action and allowed(w, s, seat, a) for a in listed)


def parts_of(step: Any, s: Any, f: Any) -> Sequence[Part[Any, Any]]:
    """Return the kinds of action of a step with parts."""
    if isinstance(step, Menu):
        return step.open_parts(s, f)
    return (step,) if isinstance(step, Part) else ()


def test_what_nothing_speaks_against_is_what_is_listed(w: Walk) -> None:
    """A part with a faster list returns exactly the candidates without a reason."""
    for position in w.positions:
        s = position.state
        for seat in to_act(w.game, s):
            f = s.stack[-1]
            listed = {offer.action: offer.choices for offer in w.offers(position, seat)}
            for part in parts_of(w.game.by_frame[type(f)], s, f):
                choices = listed.get(part.action)
                if part.reason(s, f, seat):
                    assert choices is None, part
                elif choices is None or isinstance(choices, OneOf):
                    if type(part).candidates is Part.candidates:
                        continue
                    found = [a for a in part.candidates(s, f, seat) if not part.why(s, f, seat, a)]
                    assert found == list(choices.actions if choices else ()), part


def test_what_is_not_offered_is_closed_or_hidden(w: Walk) -> None:
    for position in w.positions:
        s = position.state
        for seat in to_act(w.game, s):
            f = s.stack[-1]
            offered = {offer.action for offer in w.offers(position, seat)}
            shut = {no.action for no in closed(w.game, s, seat)}
            for part in parts_of(w.game.by_frame[type(f)], s, f):
                if part.action not in offered and type(part).closed is Part.closed:
                    told = part.reason(s, f, seat) or part.reason_nothing(s, f, seat)
                    assert (part.action in shut) == (bool(told) and not part.hidden), part


def test_whatever_a_shape_gives_by_luck_is_legal(w: Walk) -> None:
    luck = Luck(3)
    for position in w.positions:
        s = position.state
        for seat in to_act(w.game, s):
            for offer in w.offers(position, seat):
                for _ in range(1 if isinstance(offer.choices, OneOf) else 6):
                    action = offer.choices.sample(luck)
                    assert type(action) is offer.action and allowed(w, s, seat, action), action


def test_luck_draws_from_what_is_offered(w: Walk) -> None:
    """A step that samples directly draws as if everything had been listed."""
    for position in w.positions:
        for seat in to_act(w.game, position.state):
            of = w.offers(position, seat)
            for seed in range(8):
                listed, drawn = Luck(seed), Luck(seed)
                action = of[listed(len(of))].choices.sample(listed)
                assert random_action(w.game, position.state, seat, drawn) == action
                assert drawn.rng == listed.rng


def test_what_is_forced_is_the_only_offer(w: Walk) -> None:
    for position in w.positions:
        s = position.state
        for seat in to_act(w.game, s):
            of = w.offers(position, seat)
            step = w.game.by_frame[type(s.stack[-1])]
            left = of[0].choices.only() if len(of) == 1 else None
            assert step.only(s, s.stack[-1], seat) == left


def test_what_is_not_offered_is_refused(w: Walk) -> None:
    for position in w.positions:
        s = position.state
        for seat in w.seats():
            by_kind = {offer.action: offer.choices for offer in w.offers(position, seat)}
            for action in (
                w.pool if by_kind else [*w.pool][::8]
            ):  # a seat that is not asked may do nothing
                choices = by_kind.get(type(action))
                if choices is None:
                    assert not allowed(w, s, seat, action), (
                        f"{action} by {seat} after {position.n} actions"
                    )
                elif isinstance(choices, OneOf):
                    assert allowed(w, s, seat, action) == (action in choices.actions), (
                        f"{action} after {position.n}"
                    )


def test_a_finished_game_refuses_everything(w: Walk) -> None:
    if not w.table.over:
        assert w.game.winners(w.table.state) == ()
        return
    assert set(w.game.winners(w.table.state)) <= set(w.seats()) and w.game.winners(w.table.state)
    assert not any(allowed(w, w.table.state, seat, a) for seat in w.seats() for a in w.pool)


def test_asking_changes_nothing(w: Walk) -> None:
    for position in w.positions:
        s, before = position.state, w.game.clone(position.state)
        for seat in w.seats():
            offers(w.game, s, seat)
            closed(w.game, s, seat)
            w.game.view(s, seat)
            w.game.score(s, seat)
            for action in [*w.pool][:40]:
                allowed(w, s, seat, action)
        w.game.winners(s)
        w.game.current_turn(s)
        w.game.audit(s)
        assert s == before


def test_every_action_points_at_places_of_the_board(w: Walk) -> None:
    for action in w.pool:
        assert all(
            isinstance(kind, str) and type(number) is int for kind, number in action.places
        ), action


def test_what_is_told_are_events(w: Walk) -> None:
    for told in [w.table.opening, *w.table.events]:
        for event in told:
            assert isinstance(event, Event)
            for seat in w.seats():
                heard = event.seen_by(seat)
                assert heard is None or isinstance(heard, Event)


def test_points_and_clock_belong_to_the_table(w: Walk) -> None:
    for position in w.positions:
        number, seat = w.game.current_turn(position.state)
        assert number >= 0 and seat in w.seats()
        for x in w.seats():
            assert all(isinstance(n, int) for n in w.game.score(position.state, x).values())
    rounds = [w.game.current_turn(position.state)[0] for position in w.positions]
    assert rounds == sorted(rounds)


def test_a_refused_action_of_another_seat_changes_nothing(w: Walk) -> None:
    for position in w.positions[::4]:
        s, before = position.state, w.game.clone(position.state)
        for seat in {*w.seats()} - {*to_act(w.game, s), *may_act_meanwhile(w.game, s)}:
            for action in [*w.pool][:10]:
                with pytest.raises(Illegal):
                    apply(w.game, s, seat, action)
        assert s == before
