"""The valuation of Rise of Empires: its numbers agree with the rules, and its terms behave as a
player expects.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from tabletop_tui.bots import choose
from tabletop_tui.bots.brain import hint
from tabletop_tui.bots.valuation import valuation_of
from tabletop_tui.engine import Luck, OneOf, advance, apply, offers, over, start, to_act
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.bot import terms
from tabletop_tui.games.rise_of_empires.bot.calendar import calendar_of
from tabletop_tui.games.rise_of_empires.bot.campaign import allot
from tabletop_tui.games.rise_of_empires.bot.candidates import payments
from tabletop_tui.games.rise_of_empires.bot.economy import (
    economy_of,
    food_value,
    keep_cost,
    keeping,
    map_food,
)
from tabletop_tui.games.rise_of_empires.bot.player_terms import mirror, player_terms
from tabletop_tui.games.rise_of_empires.bot.pruning import prunes
from tabletop_tui.games.rise_of_empires.bot.regions import contested_value, regions_value, stage_of
from tabletop_tui.games.rise_of_empires.bot.row_choices import BEST, taken
from tabletop_tui.games.rise_of_empires.rules import actions as do
from tabletop_tui.games.rise_of_empires.rules.control import region_goods
from tabletop_tui.games.rise_of_empires.rules.phases.yields import (
    choices,
    food_change,
    income,
    points,
    upkeep,
)
from tabletop_tui.games.rise_of_empires.rules.pieces import (
    CITY,
    DISC,
    EMPIRE,
    FOOD,
    PROGRESS,
    TRADE,
)
from tabletop_tui.games.rise_of_empires.rules.state import (
    BY_HUNGER,
    Collecting,
    Keeping,
    Placing,
    Player,
    Scoring,
    State,
    TakingCity,
    TakingProgress,
    TakingTerritory,
    Trading,
)
from tabletop_tui.play import Words
from tabletop_tui.play.simulate import steps
from tests.games.rise_of_empires.scenario import at_turn, lay, own, phase, progress, purse, put

ENTERED = (TakingProgress, TakingTerritory, TakingCity, Trading)


def game_by_luck(seed: int, players: int = 3) -> Iterator[tuple[State, int, Any]]:
    """Yield each position of a random game, with the seat that acts and its action."""
    s, _ = start(GAME, players, seed)
    for seat, action in steps(GAME, s, Luck(seed)):
        yield s, seat, action


def worth(p: Player, s: State, seat: int = 0) -> float:
    return sum(player_terms(s, seat, p, calendar_of(s, seat)).values())


def test_the_estate_is_what_the_rules_pay() -> None:
    seen = 0
    for s, seat, _ in game_by_luck(3):
        e, gain = economy_of(s, s.players[seat]), region_goods(s, seat)
        assert e.food == food_change(s, seat, turn=1) - gain[FOOD]
        assert map_food(s, s.players[seat]) == gain[FOOD]
        assert (e.cities, e.towns, e.progress) == points(s, seat)[1:]
        assert e.choice == choices(s, seat)
        if not upkeep(s, seat, DISC):
            assert (e.gold, e.discs, e.cubes) == tuple(
                a - b for a, b in zip(income(s, seat), gain[:3], strict=True)
            )
        seen += bool(e.gold and e.cubes and e.cities)
    assert seen > 10


def test_a_purchase_is_foreseen_as_the_rules_carry_it_out() -> None:
    kinds = set()
    for s, seat, action in game_by_luck(5):
        if not isinstance(s.stack[-1], ENTERED) or isinstance(action, do.DoNothing):
            continue
        p = taken(s, s.players[seat], action)
        t = GAME.clone(s)
        apply(GAME, t, seat, action)
        q = t.players[seat]
        assert (p.goods, p.stock, p.territory, p.progress, p.cities) == (
            q.goods,
            q.stock,
            q.territory,
            q.progress,
            q.cities,
        )
        kinds.add(action.kind)
    assert kinds == {"take-progress", "take-territory", "take-city", "build-wonder", "trade"}


def test_entering_a_row_is_worth_what_the_best_tile_there_adds() -> None:
    s = at_turn(1)
    apply(GAME, s, 0, do.PlaceDisc(1))
    found, now = terms(s, 0), worth(s.players[0], s)
    best = max(
        worth(taken(s, s.players[0], a), s) for o in offers(GAME, s, 0) for a in o.choices.actions
    )
    assert found[BEST[TakingTerritory]] == pytest.approx(best - now)


def test_the_calendar_counts_the_actions_that_are_left() -> None:
    s = at_turn(1, players=3)
    first, second = s.order[:2]
    assert (calendar_of(s, first).own, calendar_of(s, first).rivals) == (6, 12)
    assert (calendar_of(s, second).own, calendar_of(s, second).rivals) == (6, 12)
    apply(GAME, s, first, do.PlaceDisc(TRADE))
    assert (calendar_of(s, first).own, calendar_of(s, first).rivals) == (5, 12)
    assert calendar_of(s, first).points == 6


def test_a_lead_is_worth_more_than_a_tie_and_a_tie_more_than_second_place() -> None:
    stage = ("", 1, True, True, 2)
    worths = [contested_value(stage, 0, mine, (2, 1)) for mine in (5, 4, 3, 2, 1)]
    assert worths == sorted(worths, reverse=True)
    assert len(set(worths)) == 5
    assert contested_value(("", 6, True, True, 0), 0, 3, (2, 1)) < worths[2]


def test_cubes_on_the_map_may_be_gone_in_later_turns() -> None:
    """A lead of one counted for much more than it brought in the turns after."""
    last, first = (contested_value(("", turn, True, True, 0), 0, 2, (1, 0)) for turn in (6, 1))
    assert last == pytest.approx(3.0, abs=1.0)
    assert last < first < 2.5 * last


def test_an_alliance_piece_makes_a_threatened_region_worth_more() -> None:
    s = at_turn(1)
    put(s, 0, swe=3)
    put(s, 1, swe=2)
    stage = ("", 1, True, True, 4)
    bare = regions_value(s, 0, stage)
    s.players[0].ally = 0
    assert regions_value(s, 0, stage) > bare


def test_in_a_b_turn_only_rivals_who_may_still_march_are_feared() -> None:
    def danger() -> int:
        return stage_of(s, 0, calendar_of(s, 0))[-1]

    s = at_turn(2)
    for seat in (1, 2):
        purse(s, seat, cube=4)
    feared = []
    for marching in ((), (0,), (1,), (1, 1), (1, 1, 2)):
        lay(s, EMPIRE, *marching)
        feared.append(danger())
    assert feared[:2] == [0, 0], (
        "all rivals have actions and cubes, but none an empire tile to take"
    )
    assert 0 < feared[2] < feared[3] < feared[4]
    purse(s, 1, cube=0)
    lay(s, EMPIRE, 1)
    assert danger() == 0, "nor has who marches without cubes"


def test_a_single_cube_is_lost_more_easily_than_another_lead_of_one() -> None:
    quiet, feared = ("", 1, True, True, 0), ("", 1, True, True, 4)
    lone, more = (
        contested_value(quiet, 0, mine, theirs) - contested_value(feared, 0, mine, theirs)
        for mine, theirs in ((1, (0, 0)), (2, (1, 0)))
    )
    assert lone > more > 0
    assert contested_value(feared, 0, 1, (0,)) > contested_value(feared, 0, 1, (0, 0))


def test_few_cubes_go_where_they_gain_most() -> None:
    found = [(0, (1.0, 1.5, 3.0)), (1, (0.8, 0.9, 0.9)), (2, (-1.0, -1.0, 2.0))]
    assert allot(found, 1, 3) == pytest.approx(3.0)
    assert allot(found, 2, 4) == pytest.approx(3.8)
    assert allot(found, 2, 2) == pytest.approx(1.5)
    assert allot([], 2, 2) == 0


def test_only_the_best_numbers_of_cubes_are_thought_of() -> None:
    s = at_turn(1)
    put(s, 1, swe=2)
    put(s, 2, nwa=1)
    purse(s, 0, cube=5)
    s.stack.append(Placing(0, 2, False, 0, 0))
    placed = [
        a for o in offers(GAME, s, 0) for a in o.choices.actions if isinstance(a, do.PlaceCubes)
    ]
    kept = [a for a in placed if not prunes(s, 0, a)]
    assert {a.region for a in kept} == {a.region for a in placed}
    assert all(sum(a.region == region for a in kept) <= 2 for region in {a.region for a in placed})
    assert not prunes(s, 0, do.StopPlacing())


def test_hunger_to_come_costs_and_plenty_does_not_hurt() -> None:
    s = at_turn(5)
    purse(s, 0, food=2)
    own(s, 0, "forest", "forest")
    hungry = food_value(s, s.players[0], calendar_of(s, 0), economy_of(s, s.players[0]))
    purse(s, 0, food=20)
    assert (
        hungry
        < -5
        < 0
        < food_value(s, s.players[0], calendar_of(s, 0), economy_of(s, s.players[0]))
    )


def test_keeping_costs_the_price_or_the_tile_if_it_is_not_worth_it() -> None:
    assert keep_cost((0.2, 3.0, 5.0), 0.9, 3) == pytest.approx(0.2 + 0.9 + 0.9)
    assert keep_cost((0.2, 3.0, 5.0), 0.9, 1) == pytest.approx(0.2 + 3.0 + 0.9)


def test_a_city_that_cannot_be_kept_is_counted_as_lost() -> None:
    s = phase(Keeping(), turn=2)
    own(s, 0, "athens", "babylon")
    purse(s, 0, cube=2)
    p, c = s.players[0], calendar_of(s, 0)
    both = keeping(s, p, c, economy_of(s, p))
    purse(s, 0, cube=1)
    assert keeping(s, p, c, economy_of(s, p)) < both - 1


def test_a_disc_is_worth_less_the_more_discs_stand_to_its_left() -> None:
    s = at_turn(2)
    s.display = [[0], [], [], [], []]
    p, c = s.players[0], calendar_of(s, 0)
    alone = mirror(s, 0, p, c, economy_of(s, p))
    s.display[PROGRESS] += [1, 2]
    assert 0 < mirror(s, 0, p, c, economy_of(s, p)) < alone


def test_payments_are_exact_and_each_could_be_paid() -> None:
    s = at_turn(2)
    purse(s, 0, gold=1, disc=1, cube=2, food=3)
    found = payments(s, 0, 4)
    assert len(found) > 2
    for pay in found:
        assert sum(pay.goods) == 4
        assert all(n <= have for n, have in zip(pay.goods, s.players[0].goods, strict=True))


def test_goods_of_choice_are_tried_pure_and_mixed() -> None:
    s = phase(Collecting())
    own(s, 0, "shipping", "island", "island")
    advance(GAME, s, lambda event: None)
    (offer,) = offers(GAME, s, 0)
    shots = valuation_of(GAME).samples
    assert shots is not None
    tried = {a.goods for a in shots(s, 0, offer, Luck(1)) or []}
    assert {(2, 0, 0), (0, 2, 0), (0, 0, 2), (1, 1, 0)} <= tried


def test_every_term_has_its_words() -> None:
    words, named = Words(GAME), {*BEST.values(), "payment"}
    for s, seat, _ in game_by_luck(7):
        named |= set(terms(s, seat))
    assert "regions" in named
    assert [name for name in sorted(named) if not words.has(f"term-{name}")] == []


def test_a_hint_for_a_tile_tells_what_the_tile_brings() -> None:
    s = at_turn(1)
    apply(GAME, s, 0, do.PlaceDisc(CITY))
    (action, why) = hint(GAME, GAME.view(s, 0), 0, Luck(1))[0]
    assert isinstance(action, do.TakeCity)
    assert {"why-each-turn", "why-income"} & {key for key, _ in why}


def test_easy_players_spread_over_the_map_and_stay_solvent() -> None:
    s, _ = start(GAME, 2, 10)
    luck = Luck(10)
    while not over(s) and s.turn < 3:
        seat = to_act(GAME, s)[0]
        apply(GAME, s, seat, choose(GAME, GAME.view(s, seat), seat, "easy", luck))
    GAME.audit(s)
    assert s.turn == 3
    assert any(sum(p.cubes) for p in s.players)
    assert all(-p.points[BY_HUNGER] <= 2 for p in s.players)


def test_at_the_end_of_an_era_good_tiles_are_kept_and_idle_ones_dropped() -> None:
    s = phase(Keeping(), turn=2)
    own(s, 0, "religion", "coinage", "town-gold", "memphis")
    purse(s, 0, gold=6, cube=3)
    assert best(s, 0) == do.KeepTiles()
    own(s, 0, "iron-axe")
    assert best(s, 0) == do.DropProgress(progress("iron-axe"))


def best(s: State, seat: int) -> Any:
    """Return the action after which the position is worth most."""
    rows = []
    for offer in offers(GAME, s, seat):
        assert isinstance(offer.choices, OneOf)
        for action in offer.choices.actions:
            t = GAME.clone(s)
            GAME.by_frame[type(t.stack[-1])].apply(t, t.stack[-1], seat, action, lambda event: None)
            rows.append((valuation_of(GAME).total(t, seat), action))
    return max(rows, key=lambda row: row[0])[1]


def last_income(ahead: int, seat: int = 2) -> State:
    """The last player owes the upkeep of two cities in the income phase of the last turn, with
    discs to spare, and is *ahead* of the others by so many points.
    """
    s = phase(Collecting(done=2, collected=True), turn=6)
    s.stack.insert(0, Scoring())
    for other in range(3):
        purse(s, other, vp=60 if other != seat else 60 + ahead, disc=8)
    own(s, seat, "tokyo", "los-angeles")
    return s


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize("ahead", [-50, -5, 0, 50])
def test_re_151_no_city_is_thrown_away_in_the_last_upkeep(level: str, ahead: int) -> None:
    s = last_income(ahead)
    advance(GAME, s, lambda event: None)
    assert to_act(GAME, s) == (2,)
    for seed in range(3):
        chosen = choose(GAME, GAME.view(s, 2), 2, level, Luck(seed))
        assert chosen == do.PayUpkeep()
    assert [a for a, _ in hint(GAME, GAME.view(s, 2), 2, Luck(1))] == [do.PayUpkeep()]


@pytest.mark.parametrize("ahead", [-50, 50])
def test_the_last_trade_of_the_game_is_made_by_the_loser_and_by_the_winner(ahead: int) -> None:
    s = at_turn(6)
    s.display = [[], [], [], [], [0]]
    purse(s, 0, disc=5, vp=60 + ahead)
    for other in (1, 2):
        purse(s, other, vp=60)
    seat = to_act(GAME, s)[0]
    assert seat == 0
    apply(GAME, s, 0, do.RemoveDisc(TRADE, 0))
    chosen = choose(GAME, GAME.view(s, 0), 0, "hard", Luck(3))
    assert isinstance(chosen, do.Trade)
