"""The scripted player of Cities & Knights, by which the others are measured, plays by the rules and
from what it sees.
"""

from __future__ import annotations

from tabletop_tui.engine import Luck, apply, over, start, to_act
from tabletop_tui.games import find

from ..measure import SCRIPTED, play
from . import scripted


def test_a_game_of_four_comes_to_an_end_and_is_the_same_again() -> None:
    first = play("cities_and_knights", [SCRIPTED] * 4, 11)
    assert sum(first[0]) == 1.0 and max(first[1]) >= 13
    assert first == play("cities_and_knights", [SCRIPTED] * 4, 11)


def test_it_sits_beside_a_level() -> None:
    parts, points, rounds = play("cities_and_knights", [SCRIPTED, "easy"], 3)
    assert parts == [1.0, 0.0] and points[0] >= 13 and rounds > 5


def test_what_it_cannot_see_changes_nothing() -> None:
    """The same from a world in which all that is hidden was dealt anew."""
    game = find("cities_and_knights")
    s, _ = start(game, 3, 5)
    lucks = [Luck(seat) for seat in range(3)]
    compared = 0
    for n in range(400):
        if over(s):
            break
        seat = to_act(game, s)[0]
        view = game.view(s, seat)
        action = scripted.choose(game, view, seat, lucks[seat])
        if n % 5 == 0:
            dealt = game.view(game.guess(view, seat, Luck(900 + n)), seat)
            assert scripted.choose(game, dealt, seat, Luck(n)) == scripted.choose(
                game, view, seat, Luck(n)
            )
            compared += 1
        apply(game, s, seat, action)
    assert compared > 30
