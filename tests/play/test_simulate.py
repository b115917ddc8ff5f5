"""Random play: repeatable, capped and counted correctly."""

from itertools import count

from tabletop_tui import games
from tabletop_tui.engine import Luck, over, start
from tabletop_tui.play.simulate import finish, simulate, steps
from tests.complaining import refused

GAME = games.find("skeleton")


def test_the_same_seed_gives_the_same_games() -> None:
    one, two = (simulate(GAME, 3, 4, 9, lambda: 0.0) for _ in range(2))
    other = simulate(GAME, 3, 4, 10, lambda: 0.0)
    assert one == two and one.scores != other.scores
    assert one.scores[1:] == other.scores[:3]


def test_every_game_is_counted() -> None:
    done = simulate(GAME, 3, 7, 1, lambda: 0.0, {"cards": 5})
    assert (done.game, done.seats, done.games, done.finished) == ("skeleton", 3, 7, 7)
    assert done.actions == 7 * 4 * 3  # the last bids are forced
    assert len(done.scores) == len(done.winners) == len(done.rounds) == 7 and set(done.rounds) == {
        5
    }
    for scores, winners in zip(done.scores, done.winners, strict=True):
        assert len(scores) == 3 and winners == [x for x in range(3) if scores[x] == max(scores)]
    assert done.mean_scores == [round(sum(of[x] for of in done.scores) / 7, 2) for x in range(3)]
    assert done.mean_sources == {"prizes": round(sum(map(sum, done.scores)) / 21, 3)}


def test_time_is_taken_from_the_clock_that_is_given() -> None:
    ticks = count()
    done = simulate(GAME, 2, 3, 1, lambda: float(next(ticks)))
    assert done.seconds == 3.0 and done.actions_per_second == done.actions / 3
    assert done.offers_us == done.clone_us == 1e6


def test_an_endless_game_is_left_at_the_cap() -> None:
    done = simulate(GAME, 3, 2, 1, lambda: 0.0, cap=10)
    assert done.finished == 0 and done.actions == 20 and done.winners == [[], []]


def test_a_wrong_table_is_refused() -> None:
    with refused("players"):
        simulate(GAME, 9, 1, 1, lambda: 0.0)


def test_each_step_is_told_before_it_is_carried_out() -> None:
    s, _ = start(GAME, 2, 1)
    for seat, action in steps(GAME, s, Luck(1)):
        assert s.players[seat].hand[action.card - 1] == 1
    assert over(s) and finish(GAME, s, Luck(1)) == 0
