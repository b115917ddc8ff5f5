"""Refusals: numbers that do not exist, and what is shown as closed, with its reason."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from tabletop_tui.engine import (
    Illegal,
    Luck,
    advance,
    apply,
    check,
    closed,
    offers,
    random_action,
    to_act,
)
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.rules.actions import (
    Ally,
    Fight,
    PlaceDisc,
    Settle,
    StopPlacing,
    Strike,
    TakeEmpire,
)
from tabletop_tui.games.rise_of_empires.rules.pieces import CITY, EMPIRE, PROGRESS, TERRITORY, TRADE
from tabletop_tui.games.rise_of_empires.rules.state import Eating
from tests.games.rise_of_empires.scenario import (
    act,
    at_turn,
    b_turn,
    choose,
    city,
    empire,
    go,
    lay,
    lie_open,
    no,
    own,
    pass_on,
    phase,
    progress,
    purse,
    put,
    region,
    trade,
    with_tile,
)


def reasons(s: Any, seat: int = 0) -> list[tuple[str, str, dict[str, Any]]]:
    """Return everything that is closed for a seat: kind of action, reason, facts."""
    return [
        (shut.action.__name__, shut.why.reason, shut.why.facts) for shut in closed(GAME, s, seat)
    ]


@pytest.mark.parametrize("players", [2, 4])
def test_numbers_that_do_not_exist_are_refused(players: int) -> None:
    s, luck, tried = GAME.new(players, 1, {}), Luck(players), set[tuple[str, str]]()
    advance(GAME, s, lambda event: None)
    while s.stack:
        seat = to_act(GAME, s)[0]
        for offer in offers(GAME, s, seat):
            for action in getattr(offer.choices, "actions", ())[:1]:
                for field in fields(action):
                    if type(getattr(action, field.name)) is not int:
                        continue
                    beyond = [len(box().regions)] if field.name == "region" else []
                    for wrong in (-1, -2, 99, *beyond):
                        with pytest.raises(Illegal):
                            check(GAME, s, seat, replace(action, **{field.name: wrong}))
                    tried.add((type(action).__name__, field.name))
        apply(GAME, s, seat, random_action(GAME, s, seat, luck))
    assert len(tried) >= 15


def test_r36_the_rows_that_are_shut_are_told_with_their_reason() -> None:
    s = at_turn(1)
    purse(s, 0, gold=0, disc=0)
    lie_open(s, TERRITORY)
    lie_open(s, CITY, city("rome"))
    lay(s, EMPIRE, 1, 2, 1, 2, 1, 2)
    told = {known["row"]: reason for kind, reason, known in reasons(s) if kind == "PlaceDisc"}
    assert told == {
        TERRITORY: "no-territory",
        CITY: "no-city",
        EMPIRE: "row-full",
        TRADE: "no-trade",
    }
    assert no(s, 0, PlaceDisc(EMPIRE)) == "row-full"


def test_r44_the_discs_that_are_too_dear_are_told() -> None:
    s = b_turn(TERRITORY, 0, 1, 2)
    lay(s, EMPIRE, 0, 1)
    purse(s, 0, gold=1, disc=0, cube=0, food=0, vp=0)
    told = [
        known
        for kind, reason, known in reasons(s)
        if (kind, reason) == ("RemoveDisc", "cannot-pay-left")
    ]
    assert told == [{"row": TERRITORY, "circle": 0, "cost": 2}]


def test_r39_tiles_that_cannot_be_had_are_told_with_their_reason() -> None:
    s = at_turn(5)
    own(s, 0, "oil")
    purse(s, 0, gold=1)
    lie_open(s, PROGRESS, progress("oil"), progress("coinage"), progress("banking"))
    choose(s, 0, PROGRESS)
    assert {(reason, known["tile"], known.get("gold")) for _, reason, known in reasons(s)} == {
        ("duplicate", progress("oil"), None),
        ("too-dear", progress("coinage"), 2),
    }


def test_r34_a_wonder_and_a_city_too_dear_are_told() -> None:
    s = at_turn(1)
    purse(s, 0, gold=3)
    lie_open(s, CITY, city("ur"), city("babylon"), city("pyramids"))
    choose(s, 0, CITY)
    told = {(kind, reason, known["city"], known.get("gold")) for kind, reason, known in reasons(s)}
    assert told == {
        ("TakeCity", "too-dear", city("babylon"), 4),
        ("BuildWonder", "wonder-in-a", city("pyramids"), None),
    }
    b = b_turn(CITY, 0)
    purse(b, 0, gold=3, disc=0)
    lie_open(b, CITY, city("ur"), city("pyramids"))
    choose(b, 0, CITY)
    assert [(kind, reason) for kind, reason, _ in reasons(b)] == [
        ("BuildWonder", "wonder-too-dear")
    ]


def test_r71_boxes_are_told_with_their_reason() -> None:
    s = at_turn(1)
    purse(s, 0, disc=2)
    s.trade[0] = 1
    choose(s, 0, TRADE)
    told = {known["box"]: reason for _, reason, known in reasons(s)}
    assert (
        told[0] == "box-used"
        and told[trade("7-6-vp")] == "box-of-other-era"
        and told[2] == "too-few-discs"
    )
    assert 1 not in told and len(told) == 8


def test_r66_regions_are_told_with_their_reason_and_an_empty_pool() -> None:
    s = with_tile("e3", swe=1)
    told = {known["region"]: reason for _, reason, known in reasons(s)}
    assert told[region("nea")] == "not-adjacent" and told[region("med")] == "needs-water"
    assert told[region("noe")] == "later-era" and region("nwa") not in told
    empty = with_tile("e3", cube=0, swe=1)
    assert [(reason, known) for _, reason, known in reasons(empty)] == [
        ("too-few-cubes", {"cubes": 0})
    ]


def test_r66_a_region_is_refused_by_the_rule_that_keeps_it_shut() -> None:
    s = with_tile("e3", swe=1)
    rules = {shut.why.facts["region"]: shut.why.rule for shut in closed(GAME, s, 0)}
    assert rules[region("nea")] == "empire.grow" and rules[region("noe")] == "regions"


@pytest.mark.parametrize(
    ("used", "waits", "rule"),
    [(True, False, "progress.free"), (False, True, "progress.wait")],
)
def test_r45_a_tile_is_refused_by_the_rule_that_keeps_it(
    used: bool, waits: bool, rule: str
) -> None:
    s = at_turn(5)
    own(s, 0, "alliance", "mercenaries")
    put(s, 0, swe=1)
    alliance, mercenaries = progress("alliance"), progress("mercenaries")
    if used:
        s.players[0].flipped = [alliance, mercenaries]
    if waits:
        s.players[0].waits = {alliance: 2, mercenaries: 2}
    (shut,) = [shut.why for shut in closed(GAME, s, 0) if shut.action is Ally]
    assert (shut.rule, shut.facts) == (rule, {"tile": alliance})
    choose(s, 0, EMPIRE)
    with pytest.raises(Illegal) as refusal:
        check(GAME, s, 0, TakeEmpire(empire("e3"), (mercenaries,)))
    assert (refusal.value.rule, refusal.value.facts) == (rule, {"tile": mercenaries})


def test_r53_what_is_missing_is_told_when_a_city_must_go() -> None:
    s = phase(Eating())
    purse(s, 0, food=1, vp=1)
    own(s, 0, "memphis", "babylon")
    go(s)
    assert [(reason, known) for _, reason, known in reasons(s)] == [("must-drop-city", {"food": 3})]


def test_r92_only_own_empire_tiles_that_are_ready_can_be_named() -> None:
    s = at_turn(5)
    own(s, 0, "mercenaries", "coinage", "alliance")
    own(s, 1, "railways")
    choose(s, 0, EMPIRE)
    for key in ("railways", "coinage", "alliance"):
        assert no(s, 0, TakeEmpire(empire("e3"), (progress(key),))) == "not-yours"
    mercenaries = progress("mercenaries")
    assert no(s, 0, TakeEmpire(empire("e3"), (mercenaries, mercenaries))) == "named-twice"
    assert not no(s, 0, TakeEmpire(empire("e3"), (mercenaries,)))


def test_r47_a_turn_ends_by_itself_when_no_free_tile_could_do_anything() -> None:
    s = at_turn(1)
    own(s, 0, "alliance", "iron-weapons")
    choose(s, 0, EMPIRE)
    act(s, 0, TakeEmpire(empire("e1")))
    pool = s.players[0].goods[2]
    assert pool and to_act(GAME, s) == (0,)
    act(s, 0, StopPlacing())
    assert to_act(GAME, s) == (1,), "no cubes on the map: nothing to shield, nothing to hit"
    assert pass_on(s, 0) == []


def test_r90_each_free_tile_does_its_own_work_only() -> None:
    s = at_turn(3)
    own(s, 0, "alliance", "colonists", "iron-weapons")
    put(s, 0, swe=2)
    put(s, 1, swe=1)
    swe = region("swe")
    assert (
        no(s, 0, Settle(progress("alliance"), swe))
        == no(s, 0, Ally(progress("colonists"), swe))
        == "not-now"
    )
    assert no(s, 0, Strike(progress("colonists"), swe, 1)) == "not-now"
    assert no(s, 0, Ally(progress("iron-weapons"), swe)) == "not-now"


def test_r69_a_battle_row_of_another_tile_is_refused() -> None:
    s = with_tile("e3", turn=5, cube=0, swe=3)
    put(s, 1, swe=2)
    act(s, 0, StopPlacing())
    assert no(s, 0, Fight(region("swe"), 1, 2)) == "no-such-row"
    assert no(s, 0, Fight(region("swe"), 2, 0)) == "no-such-rival"
    assert not no(s, 0, Fight(region("swe"), 1, 1))
