"""What distinguishes the levels, and what no level does."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

import pytest

from tabletop_tui.bots import brain, choose
from tabletop_tui.bots.arena import PlayedGame, play_game, play_games, seating, summarize, wilson
from tabletop_tui.bots.brain import EFFORT, best_with_error
from tabletop_tui.bots.evaluator import Evaluator
from tabletop_tui.bots.search import GLANCE, Node, Search
from tabletop_tui.bots.valuation import Valuation, most_gained
from tabletop_tui.engine import Luck, apply, over, start, to_act
from tabletop_tui.games import find
from tabletop_tui.games.cities_and_knights.rules.actions import (
    AskForOffers,
    CloseTrades,
    OpenTrades,
    Propose,
)
from tabletop_tui.games.skeleton.view.describe import Bid
from tests.complaining import refused
from tests.games.cities_and_knights.tables import begins
from tests.playing import few, new_table


def test_an_error_sometimes_prefers_a_middling_option_but_never_the_worst() -> None:
    rows = [(3.0, "best"), (2.9, "good"), (2.0, "middling"), (-5.0, "poor"), (-9.0, "worst")]
    picks = {best_with_error(rows, 1.0, Luck(seed)) for seed in range(300)}
    assert {"best", "good"} <= picks <= {"best", "good", "middling"}
    assert {best_with_error(rows, 0.0, Luck(seed)) for seed in range(20)} == {"best"}


@pytest.mark.parametrize(
    ("game", "errs"),
    [
        ("ascending_empires", [9.6, 2.56]),
        ("cities_and_knights", [3.0, 2.0]),
        ("rise_of_empires", [4.5, 1.2]),
    ],
)
def test_weaker_levels_err_more_in_a_game_whose_next_best_actions_are_nearly_as_good(
    game: str, errs: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[float] = []

    def noted(rows: list[Any], error: float, luck: Any) -> Any:
        told.append(error)
        return rows[0][1]

    monkeypatch.setattr(brain, "best_with_error", noted)
    found = find(game)
    state, _ = start(found, few(found), 1)
    seat = to_act(found, state)[0]
    for level in ("easy", "normal", "hard"):
        choose(found, found.view(state, seat), seat, level, Luck(1))
    assert told == pytest.approx(errs), "and hard does not err at all"


def test_no_level_overlooks_a_game_that_can_be_won() -> None:
    assert {
        best_with_error([(1000.0, "win"), (2.0, "x"), (1.0, "y")], 5.0, Luck(seed))
        for seed in range(50)
    } == {"win"}


def test_the_interval_is_that_of_wilson() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(1.0, 20) == pytest.approx((0.8389, 1.0), abs=1e-4)
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_the_levels_change_seats_from_game_to_game() -> None:
    assert [seating(("a", "b"), 3, n) for n in range(2)] == [("a", "b", "a"), ("b", "a", "b")]
    assert [seating(("a", "b"), 2, n) for n in range(3)] == [("a", "b"), ("b", "a"), ("a", "b")]


def test_winners_are_ahead_of_all_others_and_points_tell_the_rest_apart() -> None:
    b = PlayedGame(("a", "b", "a", "b"), winners=(3,), scores=(9, 5, 5, 8))
    assert [b.ahead(3, 0), b.ahead(0, 3), b.ahead(0, 1), b.ahead(1, 2)] == [1.0, 0.0, 1.0, 0.5]
    duel = summarize("skeleton", [b]).duels[0]
    assert (duel.one, duel.other, duel.comparisons, duel.games) == ("b", "a", 4, 1)
    assert duel.share == (0.0 + 0.5 + 1.0 + 1.0) / 4


def test_scores_are_summed_up_by_seat_by_place_and_by_source() -> None:
    played = [
        PlayedGame(("easy", "hard"), True, (1,), (3, 9), ({"towns": 3}, {"towns": 5, "gold": 4})),
        PlayedGame(("hard", "easy"), True, (0,), (8, 2), ({"gold": 8}, {"towns": 2})),
    ]
    done = summarize("skeleton", played)
    assert (done.by_seat, done.by_place) == ([5.5, 5.5], [8.5, 2.5])
    assert done.by_source == {"gold": 3.0, "towns": 2.5}


def test_a_bout_repeats_and_a_deal_is_played_with_changed_seats() -> None:
    one, two, three = (
        list(play_games("skeleton", ("easy", "random"), 2, 4, seed)) for seed in (5, 5, 6)
    )
    assert [b.scores for b in one] == [b.scores for b in two] != [b.scores for b in three]
    assert [b.levels for b in one] == [("easy", "random"), ("random", "easy")] * 2
    assert [b.levels for b in one[2:]] == [b.levels for b in three[:2]]


def test_no_deal_is_played_twice_if_a_rotation_changes_no_seat() -> None:
    """Four equal players would repeat themselves: a dozen games were three, each counted four
    times.
    """
    played = list(play_games("skeleton", ("easy", "easy", "easy"), 3, 4, 5))
    deals = [play_game(find("skeleton"), ("easy",) * 3, 5 + number) for number in range(4)]
    assert [b.scores for b in played] == [b.scores for b in deals]
    assert len({tuple(b.scores) for b in played}) > 2
    pairs = list(play_games("skeleton", ("easy", "random") * 2, 4, 4, 5))
    assert [b.levels[0] for b in pairs] == ["easy", "random"] * 2
    assert pairs[2].scores == play_game(find("skeleton"), pairs[2].levels, 6).scores


def test_an_unknown_level_is_refused() -> None:
    game = find("skeleton")
    s, _ = start(game, 2, 1)
    with refused("Unknown level"):
        choose(game, game.view(s, 0), 0, "brilliant", Luck(1))


def test_the_chief_term_is_the_one_that_gained_most_if_any_did_noticeably() -> None:
    before = {"points": 1.0, "hand": 2.0, "roads": 0.5}
    assert most_gained(before, {"points": 2.0, "hand": 1.2, "room": 0.3}) == "points"
    assert most_gained(before, {**before, "hand": 1.0, "roads": 0.52}) is None
    assert most_gained(before, {**before, "room": 0.3}) == "room"


def test_where_all_options_look_the_same_a_search_sees_no_spread_and_a_hint_has_no_opinion() -> (
    None
):
    game = find("skeleton")
    s, _ = start(game, 2, 3)
    evaluator = Evaluator(game, 0, 2, Luck(1), Valuation(lambda s, seat: {}))
    search = Search(evaluator, game.view(s, 0), s, evaluator.options(s, 0, 60), 10)
    search.run(3, lambda: False)
    assert search.spread < brain.EQUAL
    assert searched(5).spread > brain.EQUAL


def searched(worlds: int, stop: Any = lambda: False) -> Search:
    """Return a search of the first bid of Goofspiel for the open prize."""
    game = find("skeleton")
    s, _ = start(game, 2, 3)
    evaluator = Evaluator(
        game, 0, 2, Luck(1), Valuation(lambda s, seat: {"won": float(s.players[seat].won)})
    )
    search = Search(evaluator, game.view(s, 0), s, evaluator.options(s, 0, 60), 10)
    search.run(worlds, stop)
    return search


def test_a_search_looks_at_the_good_actions_in_more_worlds() -> None:
    search = searched(40)
    visits = [search.nodes[a].visits for a in search.best()]
    assert (
        visits == sorted(visits, reverse=True)
        and visits[0] == visits[1] == 40 > visits[2] > visits[-1] == GLANCE
    )
    first, second, *_, last = (search.nodes[a].mean for a in search.best())
    assert first >= second and first > last


def test_what_looks_worst_at_first_is_tried_before_it_drops_out() -> None:
    """When only the ten best at first sight were kept, a search never tried what pays later in the
    turn.
    """
    search = searched(8)
    tried = [node.visits for node in search.nodes.values()]
    assert len(tried) > search.most == 10 and min(tried) == 1
    assert sum(visits > 1 for visits in tried) <= search.most


def test_all_actions_of_a_search_meet_the_same_luck() -> None:
    search, game, seen = searched(3), find("skeleton"), list[int]()
    search.game, many = Watched(game, seen), len(search.alive)
    search.run(2, lambda: False)
    assert sorted(Counter(seen).values()) == [len(search.alive), many]


def test_a_node_opens_its_actions_the_best_first_and_leaves_none_out() -> None:
    search, node = searched(1), Node()
    s, _ = start(search.game, 2, 3)
    options = search.evaluator.options(s, 0, 60)
    node.ranked = options[::-1]
    assert [search.select(node, s) for _ in range(2)] == options[:1] * 2, "not yet the next one"
    node.visits = 10_000  # enough to open all
    assert [search.select(node, s) for _ in options[1:]] == options[1:]
    assert search.select(node, s) in options and [*node.children] == options


def test_a_node_opens_nothing_that_is_not_possible_in_the_world_that_meets_it() -> None:
    search, node = searched(1), Node()
    s, _ = start(search.game, 2, 3)
    possible, gone = search.evaluator.options(s, 0, 60)[0], Bid(99)
    node.ranked = [possible, gone]
    assert search.select(node, s) == possible and node.ranked == [gone]


@dataclass
class Watched:
    """A game that notes the random state of each world in which something is tried."""

    game: Any
    seen: list[int]

    def clone(self, s: Any) -> Any:
        self.seen.append(s.rng)
        return self.game.clone(s)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize("game", ["ascending_empires", "cities_and_knights"])
def test_only_a_first_look_completes_actions_in_a_game_that_values_unfinished_ones(
    game: str, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Doing it everywhere costs a third more time. A normal player takes one first look."""
    found, finished = find(game), []
    done = Evaluator.resolved
    monkeypatch.setattr(
        Evaluator, "resolved", lambda self, *of: finished.append(of) or done(self, *of)
    )
    state, _ = start(found, few(found), 1)
    seat = to_act(found, state)[0]
    choose(found, found.view(state, seat), seat, level, Luck(1))
    glances = EFFORT[level].options if level == "normal" else 0
    assert (len(finished) <= glances) == (game == "ascending_empires")


def test_a_search_that_is_hurried_stops_after_one_round() -> None:
    search = searched(50, lambda: True)
    assert search.count == 1 and len(search.best()) == 1


def test_a_hurried_player_still_decides() -> None:
    game = find("cities_and_knights")
    s = begins(new_table(game, 2), 0).state
    for level in brain.EFFORT:
        seen: list[int] = []
        a = choose(
            game,
            game.view(s, 0),
            0,
            level,
            Luck(1),
            lambda: True,
            lambda n, _, seen=seen: seen.append(n),
        )
        assert a.kind == "place-settlement" and max(seen, default=1) == 1


def test_traders_repeat_no_proposal_in_a_turn_and_leave_idle_talk() -> None:
    game = find("cities_and_knights")
    proposals = 0
    for seed in range(3):
        s, _ = start(game, 3, seed)
        lucks, made, turn = [Luck(seed * 8 + seat) for seat in range(3)], set(), (0, 0)
        for _ in range(400):
            if over(s):
                break
            seat = to_act(game, s)[0]
            a = choose(game, game.view(s, seat), seat, "easy", lucks[seat])
            if game.current_turn(s) != turn:
                turn, made = game.current_turn(s), set()
            assert not isinstance(a, (AskForOffers, CloseTrades, OpenTrades))
            if isinstance(a, Propose):
                assert (a.give, a.get) not in made and len(made) < 2
                made.add((a.give, a.get))
                proposals += 1
            apply(game, s, seat, a)
    assert proposals
