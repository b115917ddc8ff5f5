"""Computer players know what their seat may know, play by the rules and reach the end."""

from typing import Any

import pytest

from tabletop_tui.bots import choose, valuation_of
from tabletop_tui.bots.brain import hint
from tabletop_tui.engine import Luck, apply, check, over, start, to_act
from tabletop_tui.games import find, ids
from tabletop_tui.play.simulate import steps

GAMES = [game for game in ids() if game != "skeleton"]


def position(name: str, seed: int, actions: int) -> Any:
    """A position some way into a game by luck."""
    s, _ = start(find(name), 3, seed)
    for n, _ in enumerate(steps(find(name), s, Luck(seed))):
        if n == actions:
            break
    return s


@pytest.mark.parametrize("level", ["random", "easy"])
@pytest.mark.parametrize("name", ids())
def test_the_choice_depends_on_the_own_view_alone(name: str, level: str) -> None:
    game, s = find(name), position(name, 3, 40)
    if over(s):
        s = position(name, 3, 4)
    seat = to_act(game, s)[0]
    other = game.guess(game.view(s, seat), seat, Luck(99))
    other.rng = s.rng ^ 12345
    one = choose(game, game.view(s, seat), seat, level, Luck(7))
    two = choose(game, game.view(other, seat), seat, level, Luck(7))
    assert one == two
    check(game, s, seat, one)


@pytest.mark.parametrize("name", ids())
def test_easy_players_never_break_a_rule(name: str) -> None:
    game, luck = find(name), Luck(5)
    s, _ = start(game, 3, 2)
    for _ in range(150):
        if over(s):
            break
        seat = to_act(game, s)[0]
        apply(game, s, seat, choose(game, game.view(s, seat), seat, "easy", luck))
    game.audit(s)


@pytest.mark.parametrize("name", GAMES)
def test_an_easy_player_beats_two_that_play_by_luck(name: str) -> None:
    game, luck = find(name), Luck(5)
    s, _ = start(game, 3, 4)
    for _ in range(2000):
        if over(s):
            break
        seat = to_act(game, s)[0]
        apply(game, s, seat, choose(game, game.view(s, seat), seat, "easy" if seat == 1 else "random", luck))
    assert game.winners(s) == (1,)


@pytest.mark.parametrize("name", GAMES)
def test_every_term_is_a_finite_number_in_victory_points(name: str) -> None:
    s = position(name, 6, 120)
    for seat in range(3):
        terms = valuation_of(find(name)).terms(s, seat)
        assert terms["points"] >= 0
        assert all(-1000 < value < 1000 for value in terms.values())


@pytest.mark.parametrize("name", ids())
def test_a_hint_is_a_legal_action(name: str) -> None:
    game, s = find(name), position(name, 8, 3)
    seat = to_act(game, s)[0]
    best = hint(game, game.view(s, seat), seat, Luck(1), most=1)
    check(game, s, seat, best[0][0])
