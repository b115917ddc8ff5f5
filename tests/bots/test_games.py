"""Computer players know what their seat may know, follow the rules and reach the end."""

from dataclasses import replace
from functools import cache
from importlib.util import find_spec
from typing import Any

import pytest

from tabletop_tui.bots import LEVELS, brain, choose, valuation_of
from tabletop_tui.bots.arena import play_game
from tabletop_tui.bots.brain import hint
from tabletop_tui.engine import Game, Luck, apply, check, over, start, to_act
from tabletop_tui.games import find, ids, package
from tabletop_tui.play import Words
from tests.playing import few

GAMES = [game for game in ids() if find_spec(f"{package(game)}.bot")]
TABLES = [
    (name, count) for name in ids() for count in {*find(name).seats[:1], find(name).seats[-1]}
]
"""The smallest and the largest table of each game. The soak plays those between."""


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels with little work and no time limit, so results repeat on a busy machine."""
    hasty = {
        level: replace(
            effort,
            options=min(effort.options, 30),
            short=min(effort.short, 5),
            worlds=min(effort.worlds, 4),
            ahead=min(effort.ahead, 2),
        )
        for level, effort in brain.EFFORT.items()
    }
    monkeypatch.setattr(brain, "EFFORT", hasty)


def position(name: str, seed: int, actions: int) -> Any:
    """Return a fresh copy of a position some way into a game of easy and random players."""
    return find(name).clone(reached(name, seed, actions))


@cache
def reached(name: str, seed: int, actions: int) -> Any:
    """Return the position that is copied."""
    game, luck = find(name), Luck(seed)
    s, _ = start(game, few(game), seed)
    for _ in range(actions):
        if not over(s):
            seat = to_act(game, s)[0]
            apply(
                game,
                s,
                seat,
                choose(game, game.view(s, seat), seat, "easy" if seat else "random", luck),
            )
    return s


def nothing_hidden(game: Game, s: Any) -> bool:
    """Return whether a seat sees everything but future draws."""
    view = game.view(s, to_act(game, s)[0])
    view.rng = s.rng
    return bool(view == s)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ids())
@pytest.mark.usefixtures("unhurried")
def test_the_choice_depends_on_the_own_view_alone(name: str, level: str) -> None:
    game = find(name)
    differ = 0
    for actions in (1, 20, 60):
        s = position(name, 3, actions)
        if over(s):
            continue
        seat = to_act(game, s)[0]
        other = game.determinize(game.view(s, seat), seat, Luck(99))
        other.rng = s.rng
        differ += other != s
        other.rng = s.rng ^ 12345
        assert game.view(other, seat) == game.view(s, seat)
        one = choose(game, game.view(s, seat), seat, level, Luck(7))
        two = choose(game, game.view(other, seat), seat, level, Luck(7))
        assert one == two
        check(game, s, seat, one)
    assert differ or nothing_hidden(game, position(name, 3, 20))


@pytest.mark.parametrize(("name", "count"), TABLES)
def test_games_between_easy_players_come_to_an_end(
    name: str, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    dear = name == "ascending_empires"  # a flick takes the longest, so two are weighed
    few_options = replace(brain.EFFORT["easy"], options=2 if dear else 8)
    monkeypatch.setitem(brain.EFFORT, "easy", few_options)
    options = {"points": 10} if name == "cities_and_knights" else {}
    done = play_game(find(name), ["easy"] * count, 1, options, check=True)
    assert done.finished and done.winners and set(done.winners) <= set(range(count))


@pytest.mark.parametrize("name", GAMES)
def test_an_easy_player_beats_those_that_play_by_luck(name: str) -> None:
    levels = ["random", "easy", "random"][: few(name)]
    assert play_game(find(name), levels, 4).winners == (1,)


def test_a_game_without_a_valuation_gets_search_play() -> None:
    won = [play_game(find("skeleton"), ["random", "hard"], seed).ahead(1, 0) for seed in range(8)]
    assert sum(won) >= 5


@pytest.mark.parametrize("name", GAMES)
def test_every_term_is_a_finite_number_and_has_its_word(name: str) -> None:
    words = Words(find(name))
    for actions in (0, 40, 120):
        s = position(name, 6, actions)
        for seat in range(few(name)):
            terms = valuation_of(find(name)).terms(s, seat)
            assert all(-1000 < value < 1000 for value in terms.values())
            assert [term for term in terms if not words.has(f"term-{term}")] == []


@pytest.mark.parametrize("name", ids())
@pytest.mark.usefixtures("unhurried")
def test_hints_are_legal_actions_the_best_first(name: str) -> None:
    game, s = find(name), position(name, 8, 3)
    seat = to_act(game, s)[0]
    rows = hint(game, game.view(s, seat), seat, Luck(1))
    assert 1 <= len(rows) <= 3 and len({a for a, _ in rows}) == len(rows)
    for a, why in rows:
        check(game, s, seat, a)
        assert len(why) <= 3
