"""The reasons of hints: every number in them agrees with the rules."""

import inspect
import re
from importlib import import_module
from typing import Any

import pytest

from tabletop_tui.bots.brain import hint, why
from tabletop_tui.bots.evaluator import Evaluator
from tabletop_tui.bots.valuation import valuation_of
from tabletop_tui.engine import Game, Luck, Reason, Who, Word, apply
from tabletop_tui.games import package
from tabletop_tui.games.ascending_empires import GAME as EMPIRES
from tabletop_tui.games.ascending_empires.rules.actions import Flick, Land, Mine, Recruit
from tabletop_tui.games.ascending_empires.rules.battle import planet_need
from tabletop_tui.games.ascending_empires.rules.scoring import score
from tabletop_tui.games.cities_and_knights import GAME as ISLAND
from tabletop_tui.games.cities_and_knights.bot.fallback_reasons import fallback_reasons
from tabletop_tui.games.cities_and_knights.rules import actions as a
from tabletop_tui.games.cities_and_knights.rules.barbarians import shares, strength
from tabletop_tui.games.cities_and_knights.rules.production import ProduceStep
from tabletop_tui.games.rise_of_empires import GAME as RISE
from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.rules import actions as do
from tabletop_tui.games.rise_of_empires.rules.control import leaders
from tabletop_tui.games.rise_of_empires.rules.phases.yields import food_change, income, points
from tabletop_tui.games.rise_of_empires.rules.pieces import CITY, TERRITORY
from tabletop_tui.games.rise_of_empires.rules.state import Placing
from tabletop_tui.games.rise_of_empires.view.describe import region_name
from tabletop_tui.play import Words
from tabletop_tui.play.text import languages
from tests.games.ascending_empires.scenario import ORANGE, Scene, hole
from tests.games.cities_and_knights.scenario import Scenario, counts, kind
from tests.games.rise_of_empires.scenario import at_turn, listed, purse, put, region
from tests.playing import new_table, random_action


def reasons(game: Game, before: Any, action: Any, seat: int = 0) -> dict[str, dict[str, Any]]:
    """Return the reasons for an action by message: the first three, which are shown, and the
    rest.
    """
    evaluator = Evaluator(game, seat, len(before.players), Luck(1), valuation_of(game))
    after = evaluator.resolved(before, seat, action)
    told = why(evaluator, before, after, action)
    found = valuation_of(game).reasons
    assert found is not None and len(told) <= 3
    rows: list[Reason] = found(before, after, seat, action)
    return dict(reversed([*told, *rows]))


@pytest.mark.parametrize("game", [EMPIRES, ISLAND, RISE], ids=lambda game: str(game.id))
@pytest.mark.parametrize("language", languages())
def test_every_reason_has_its_line_in_every_language(game: Game, language: str) -> None:
    module = import_module(f"{package(game.id)}.bot.reasons")
    keys = set(re.findall(r'"(why-[a-z-]+)"', inspect.getsource(module)))
    if valuation_of(game).fallback_reasons is not None:
        plain = import_module(f"{package(game.id)}.bot.fallback_reasons")
        keys |= set(re.findall(r'"(why-[a-z-]+)"', inspect.getsource(plain)))
    words = Words(game, (), language)
    assert len(keys) > 8 and [key for key in sorted(keys) if not words.has(key)] == []


def table(seats: int = 3) -> Scenario:
    s = Scenario(seats).city(0, "forest 8 N").city(1, "hills 5 N").city(2, "mountains 9 N")
    return s.roads(0, "forest 8 N", "NE")


def test_ck_077_the_longest_road_is_explained_by_its_points() -> None:
    s = Scenario(3).settlement(0, "forest 8 N").hand(0, brick=1, lumber=1)
    s.roads(0, "forest 8 N", "NE", "SE", "S", "SW")
    state = s.now()
    (edge,) = (
        e.edge
        for e in s.choices(0, a.BuildRoad)
        if e.edge == s.between("forest 8 SW", "forest 8 NW")
    )
    t = ISLAND.clone(state)
    apply(ISLAND, t, 0, a.BuildRoad(edge))
    gained = t.players[0].points - state.players[0].points
    assert gained == 2
    assert reasons(ISLAND, state, a.BuildRoad(edge))["why-longest-road"] == {"n": gained}


def test_a_road_that_is_too_short_names_the_missing_roads() -> None:
    s = Scenario(3).settlement(0, "forest 8 N").hand(0, brick=1, lumber=1)
    s.roads(0, "forest 8 N", "NE", "SE")
    state = s.now()
    action = a.BuildRoad(s.between("forest 8 SE", "forest 8 S"))
    assert reasons(ISLAND, state, action)["why-trail"] == {"n": 3, "missing": 2}


def test_the_points_of_a_metropolis_come_first() -> None:
    s = table().city(0, "pasture 4 N").level(0, trade=3).hand(0, cloth=4).now()
    evaluator = Evaluator(ISLAND, 0, 3, Luck(1), valuation_of(ISLAND))
    first = why(evaluator, s, evaluator.resolved(s, 0, a.Improve(1)), a.Improve(1))[0]
    assert first == ("why-metropolis", {"n": 2})


def test_ck_266_a_winning_action_has_its_points_as_only_reason() -> None:
    def place() -> Scenario:
        return table().settlement(0, "pasture 4 N").hand(0, ore=3, grain=2)

    city = a.BuildCity(place().node("pasture 4 N"))
    assert "why-dice" in reasons(ISLAND, place().now(), city)
    state = place().points(0, 12).now()
    wins, points = ("ui-hint-wins", {}), ("why-points", {"n": 1})
    assert hint(ISLAND, ISLAND.view(state, 0), 0, Luck(1))[0] == (city, [wins, points])


def test_ck_269_a_roll_that_may_win_is_not_told_to_win() -> None:
    s = Scenario(3).with_(ship=6).city(1, "forest 8 N").knight(0, "hills 11 N").points(0, 12)
    state, wins = s.start().now(), 0
    for seed in range(8):
        evaluator = Evaluator(ISLAND, 0, 3, Luck(seed), valuation_of(ISLAND))
        world = evaluator.determinize(ISLAND.view(state, 0))
        wins += 0 in ISLAND.winners(evaluator.resolved(world, 0, a.Roll()))
        ((action, told),) = hint(ISLAND, ISLAND.view(state, 0), 0, Luck(seed))
        assert action == a.Roll() and told == [], "nothing but the dice decides"
    assert 0 < wins < 8


def test_the_dice_are_told_in_ways_of_36_as_the_rules_pay() -> None:
    s = table().settlement(0, "pasture 4 N").hand(0, ore=3, grain=2)
    state, node = s.now(), s.node("pasture 4 N")
    told = reasons(ISLAND, state, a.BuildCity(node))["why-dice"]
    after = ISLAND.clone(state)
    apply(ISLAND, after, 0, a.BuildCity(node))
    ways = 0
    for red in range(1, 7):
        for yellow in range(1, 7):
            paid = [ProduceStep().claims(x, red + yellow)[0].get(0, [0]) for x in (state, after)]
            ways += sum(paid[1]) > sum(paid[0])
    assert told["ways"] == ways > 0 and Word("kind-cloth") in told["kinds"]


def test_knights_are_told_with_the_steps_to_the_landing() -> None:
    s = table().knight(0, "forest 8 NE", active=False).hand(0, grain=1).with_(ship=6)
    told = reasons(ISLAND, s.now(), a.Activate(s.node("forest 8 NE")))
    assert told["why-ready"] == {"n": 1, "steps": 1}
    t = table().knight(0, "forest 8 NE", active=False).knight(1, "hills 5 NE", level=2)
    t.hand(0, grain=1).with_(ship=4)
    action = a.Activate(t.node("forest 8 NE"))
    after = ISLAND.clone(t.now())
    apply(ISLAND, after, 0, action)
    assert reasons(ISLAND, t.now(), action)["why-held"] == {
        "n": sum(shares(after)),
        "barbarians": strength(after),
        "steps": 3,
    }


def test_the_reason_of_a_trade_is_the_cards_still_missing() -> None:
    s = table().settlement(0, "pasture 4 N").hand(0, ore=1, grain=2, wool=4)
    trade = a.TradeBank(kind("wool"), kind("ore"))
    assert reasons(ISLAND, s.now(), trade)["why-short"] == {
        "missing": 1,
        "thing": Word("why-thing-city"),
    }
    s = table().settlement(0, "pasture 4 N").hand(0, ore=2, grain=2, wool=4)
    assert reasons(ISLAND, s.now(), trade)["why-short"]["missing"] == 0
    words = Words(ISLAND, ["Anna", "Ben", "Cleo"], "en")
    assert words.say("why-short", missing=1, thing=Word("why-thing-city")) == (
        "1 card short of a city"
    )


def test_the_reason_of_an_answer_is_what_the_hand_could_buy_then() -> None:
    """Accepting does not trade yet: the proposer chooses among those who accept."""
    s = table().hand(0, ore=2).hand(1, wool=2).settlement(1, "pasture 4 S").start()
    s.roll(1, 1)
    s.play(0, a.Propose(counts(ore=1), counts(wool=1), (1,)))
    pays = {"missing": 0, "thing": Word("why-thing-knight")}
    assert reasons(ISLAND, s.now(), a.AcceptTrade(), seat=1)["why-short"] == pays
    offer = a.CounterTrade(counts(wool=2), counts(ore=1))
    assert "why-short" not in reasons(ISLAND, s.now(), offer, seat=1), "no wool is left for it"
    s.play(1, a.AcceptTrade())
    assert reasons(ISLAND, s.now(), a.CloseTrade(1))["why-short"] == pays


def test_a_refusal_tells_what_the_hand_can_buy_already() -> None:
    s = table().hand(0, wool=1).hand(1, ore=1, wool=1).settlement(1, "pasture 4 S").start()
    s.roll(1, 1)
    s.play(0, a.Propose(counts(wool=1), counts(ore=1), (1,)))
    kept = {"missing": 0, "thing": Word("why-thing-knight")}
    assert reasons(ISLAND, s.now(), a.RefuseTrade(), seat=1)["why-saves"] == kept
    assert "why-saves" not in reasons(ISLAND, s.now(), a.AcceptTrade(), seat=1), "the ore is gone"
    words = Words(ISLAND, ["Anna", "Ben", "Cleo"], "en")
    assert words.say("why-saves", **kept) == "keeps the cards for a knight"


@pytest.mark.parametrize(("asked", "kept"), [("grain", False), ("wool", True)])
def test_a_trade_is_refused_for_the_cards_that_it_would_cost(asked: str, kept: bool) -> None:
    s = (
        table()
        .hand(0, lumber=1)
        .hand(1, ore=1, wool=1, grain=1)
        .settlement(1, "pasture 4 S")
        .start()
    )
    s.roll(1, 1)
    s.play(0, a.Propose(counts(lumber=1), counts(**{asked: 1}), (1,)))
    told = {"missing": 0, "thing": Word("why-thing-knight")}
    refused = reasons(ISLAND, s.now(), a.RefuseTrade(), seat=1)
    assert refused.get("why-saves") == (told if kept else None)
    assert "why-saves" not in reasons(ISLAND, s.now(), a.AcceptTrade(), seat=1)


def test_the_reason_of_the_robber_is_what_it_blocks_for_whom() -> None:
    s = table().hand(1, ore=2).robber("desert 0").with_(robber_free=True).start()
    s.roll(3, 4)
    action = a.MoveRobber(s.hex("mountains 9"))
    told = reasons(ISLAND, s.now(), action)["why-blocks"]
    assert told == {"seat": Who(2), "ways": 4, "kinds": (Word("kind-ore"), Word("kind-coin"))}


def test_a_discard_tells_what_it_saves_for() -> None:
    s = table().settlement(0, "pasture 4 N").hand(0, ore=3, grain=2, wool=4).with_(turn=1).start()
    s.roll(3, 4)
    told = reasons(ISLAND, s.now(), a.Discard(counts(wool=4)))
    assert told["why-saves"] == {"missing": 0, "thing": Word("why-thing-city")}
    assert "why-short" not in told, "it comes no nearer by that"


@pytest.mark.parametrize("row", [TERRITORY, CITY])
def test_tiles_are_told_by_what_the_rules_pay_each_turn(row: int) -> None:
    s = at_turn(1)
    purse(s, 0, gold=12, cube=12)
    apply(RISE, s, 0, do.PlaceDisc(row))
    for action in listed(s, 0):
        if not isinstance(action, (do.TakeTerritory, do.TakeCity)):
            continue
        told = reasons(RISE, s, action)
        t = RISE.clone(s)
        apply(RISE, t, 0, action)
        more = sum(points(t, 0)) - sum(points(s, 0))
        assert told.get("why-each-turn", {"n": 0})["n"] == max(0, more)
        change = food_change(t, 0, turn=1) - food_change(s, 0, turn=1)
        rates = [n - m for n, m in zip(income(t, 0), income(s, 0), strict=True)]
        named = ("food", "gold", "disc", "cube")
        for key, sign in (("why-income", 1), ("why-upkeep", -1)):
            due = tuple(
                Word(f"amount-{name}", (("n", sign * n),))
                for name, n in zip(named, (change, *rates), strict=True)
                if sign * n > 0
            )
            assert told.get(key, {"goods": ()})["goods"] == due


def test_the_reason_of_cubes_is_who_leads_the_region() -> None:
    s = at_turn(1)
    put(s, 1, swe=1)
    purse(s, 0, cube=5)
    s.stack.append(Placing(0, 1, False, 0, 0))
    lead, tie = do.PlaceCubes(region("swe"), 2), do.PlaceCubes(region("swe"), 1)
    spot = box(s.parts).regions[region("swe")]
    t = RISE.clone(s)
    apply(RISE, t, 0, lead)
    assert leaders(t, spot.index)[0] == (0,)
    assert reasons(RISE, s, lead)["why-leads"] == {"region": region_name(spot), "n": spot.first}
    assert reasons(RISE, s, tie)["why-shares"]["region"] == region_name(spot)


def test_the_reason_of_mining_is_in_tokens() -> None:
    scene = Scene()
    scene.put(0, "alpha A", troops=2, colonies=1)
    action = Mine(hole("alpha A"), 2)
    t = EMPIRES.clone(scene.s)
    apply(EMPIRES, t, 0, action)
    told = reasons(EMPIRES, scene.s, action)
    assert told["why-tokens"] == {"n": t.players[0].vp - scene.s.players[0].vp}


def test_the_reason_of_landing_is_points_and_the_planet() -> None:
    scene = Scene()
    scene.disc("alpha A", ORANGE)
    ship = scene.orbit(0, "alpha A")
    action = Land(hole("alpha A"), ship)
    t = EMPIRES.clone(scene.s)
    apply(EMPIRES, t, 0, action)
    told = reasons(EMPIRES, scene.s, action)
    gained = sum(score(t, 0).values()) - sum(score(scene.s, 0).values())
    assert told["why-points"] == {"n": gained} and "why-settles" in told


def test_the_reason_of_a_ship_is_what_it_can_attack() -> None:
    scene = Scene()
    scene.put(1, "alpha C", facilities=1)
    scene.put(0, "alpha B", troops=1)
    before = EMPIRES.clone(scene.s)
    scene.orbit(0, "alpha C")
    found = valuation_of(EMPIRES).reasons
    assert found is not None
    told = dict(found(before, scene.s, 0, Recruit(0)))
    need = planet_need(scene.s, 0, hole("alpha C"))
    facts = told["why-can-attack"] if need <= 1 else told["why-nears"]
    assert facts["seat"] == Who(1)


def test_the_reason_of_recruiting_is_what_the_troops_are_enough_for() -> None:
    scene = Scene()
    scene.put(0, "alpha A", troops=1, colonies=1)
    told = reasons(EMPIRES, scene.s, Recruit(hole("alpha A")))
    assert told["why-garrison"]["tokens"] > 0 and told["why-garrison"]["n"] == 2
    scene.put(0, "alpha A", troops=3)
    assert "why-can-build" not in reasons(EMPIRES, scene.s, Recruit(hole("alpha A")))


def test_a_player_behind_learns_of_the_quiet_rounds() -> None:
    scene = Scene()
    scene.put(0, "alpha A", troops=2, colonies=1)
    scene.put(1, "beta A", colonies=2, troops=1)
    scene.put(1, "beta B", colonies=1, troops=1)
    scene.s.quiet, scene.s.first = 18, 1
    assert reasons(EMPIRES, scene.s, Mine(hole("alpha A"), 2))["why-rouses"] == {"rounds": 2}


def test_no_reason_reveals_a_face_down_disc() -> None:
    scene = Scene()
    ship = scene.orbit(0, "alpha A")
    scene.face_down("alpha A")
    scene.planet("alpha A").scanned = 0
    told = reasons(EMPIRES, scene.s, Land(hole("alpha A"), ship))
    assert told["why-settles"]["planet"].key == "hole" and "why-points" not in told
    scene.planet("alpha A").scanned = 1
    told = reasons(EMPIRES, scene.s, Land(hole("alpha A"), ship))
    assert told["why-settles"]["planet"].key == "planet" and "why-points" in told


def test_the_reason_of_a_flick_is_its_target_as_it_may_fail() -> None:
    scene = Scene(hand="normal")
    scene.orbit(0, "alpha H", 8)
    evaluator = Evaluator(EMPIRES, 0, 2, Luck(1), valuation_of(EMPIRES))
    flicks = [x for x in evaluator.options(scene.s, 0, 60) if isinstance(x, Flick)]
    told = [reasons(EMPIRES, scene.s, x) for x in flicks]
    promises = {"why-can-settle", "why-can-attack", "why-nears", "why-chance"}
    assert flicks and set().union(*told) <= promises and "why-can-settle" in set().union(*told)


@pytest.mark.parametrize(
    ("held", "action", "told"),
    [
        ({"coin": 1}, a.Improve(2), {"why-draws": {"ways": 2, "track": Word("track-politics")}}),
        ({"brick": 2}, "wall", {"why-limit": {"n": 9, "before": 7}}),
        ({"lumber": 4}, a.TradeBank(1, 4), {}),
        ({"ore": 8}, a.EndTurn(), {}),
    ],
)
def test_an_action_without_a_reason_says_what_it_changes_and_else_nothing(
    held: dict[str, int], action: Any, told: dict[str, dict[str, Any]]
) -> None:
    s = table().hand(0, **held)
    before = s.now()
    if action == "wall":
        (action,) = s.choices(0, a.BuildWall)
    after = Evaluator(ISLAND, 0, 3, Luck(1), valuation_of(ISLAND)).resolved(before, 0, action)
    assert dict(fallback_reasons(before, after, 0, action)) == told


def test_no_hint_of_the_island_is_good_for_something_without_a_number() -> None:
    game, luck = new_table("cities_and_knights", 3, 4), Luck(4)
    told, worth = 0, valuation_of(ISLAND)
    for turn in range(240):
        seat = game.deciding()[0]
        if not turn % 8:
            evaluator = Evaluator(ISLAND, seat, 3, Luck(turn), worth)
            world = evaluator.determinize(ISLAND.view(game.state, seat))
            for action in evaluator.options(world, seat, 6)[:3]:
                for key, facts in why(
                    evaluator, world, evaluator.resolved(world, seat, action), action
                ):
                    assert key == "ui-hint-wins" or facts, action
                    assert key != "ui-hint-for", action
                    told += 1
        game.play(seat, random_action(ISLAND, game.state, seat, luck))
    assert told > 15


@pytest.mark.parametrize(("code", "one"), [("en", "4 more"), ("nl", "nog 4"), ("es", "faltan 4")])
def test_a_single_road_is_no_row_of_roads(code: str, one: str) -> None:
    words = Words(ISLAND, language=code)
    assert words.say("why-trail", n=1, missing=4).startswith(one)
    assert words.say("why-trail", n=2, missing=3).startswith("2 ")
