"""Luck of each seat in a finished game: true numbers against what was to be expected."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.engine import Event
from tabletop_tui.games import find
from tabletop_tui.games.ascending_empires.rules.actions import Flick
from tabletop_tui.games.ascending_empires.rules.events import Flew
from tabletop_tui.games.ascending_empires.rules.state import FinishingFlick
from tabletop_tui.games.ascending_empires.view.luck import aimed
from tabletop_tui.games.cities_and_knights.rules.actions import Roll
from tabletop_tui.games.cities_and_knights.rules.constants import SHIP
from tabletop_tui.games.cities_and_knights.rules.events import Rolled
from tabletop_tui.games.cities_and_knights.rules.progress_cards.science import PlayAlchemist
from tabletop_tui.games.rise_of_empires.rules.events import TilesTurnedUp
from tabletop_tui.play.story.luck import luck_in_words, steps
from tabletop_tui.play.text import Words
from tabletop_tui.store.load import load
from tests.games.ascending_empires.scenario import Scene
from tests.games.cities_and_knights.scenario import Scenario

GOLDEN = Path(__file__).parents[2] / "golden"


def told(game: str, steps: list[tuple[Any, Any, list[Event]]]) -> list[str]:
    """Return the luck of Anna, Ben and Cleo after these steps."""
    words = Words(find(game), ["Anna", "Ben", "Cleo"])
    return [str(words.fact(one)) for one in find(game).luck(steps)]


def island() -> Any:
    """A city on three hexes, a settlement on others, and the second level of trade."""
    s = Scenario(3).city(0, "forest 8 N").settlement(1, "hills 5 N").level(0, trade=2)
    return s.now()


def test_the_luck_of_the_dice_is_what_the_numbers_brought_beside_their_mean() -> None:
    s = island()
    eight = [(s, Roll(), [Rolled(0, 3, 5, SHIP)])] * 36
    anna, ben, cleo = told("cities_and_knights", eight)  # type: ignore[arg-type]
    assert anna.startswith("Anna: the numbers brought 72 cards (")
    pips = sum(6 - abs(7 - s.tokens[h]) for h in s.island.board.node_hexes[s.owner.index(0)])
    assert f"({2 * pips} to be expected)" in anna, "two cards for a city, 36 rolls"
    assert ben.startswith("Ben: the numbers brought 0 cards (")
    assert cleo == (
        "Cleo: the numbers brought 0 cards (0 to be expected), "
        "the event die 0 progress cards (0 to be expected)."
    )


def test_progress_cards_are_counted_by_the_red_die_and_the_gate() -> None:
    s = island()
    gates = [[Rolled(0, 3, 4, 1)], [Rolled(0, 4, 3, 1)], [Rolled(0, 1, 6, 2)]]
    steps = [(s, Roll(), gates[n % 3]) for n in range(36)]
    (anna, *_) = told("cities_and_knights", steps)  # type: ignore[arg-type]
    # the trade gate and a red die up to 3: 12 of 36 rolls here, 1/6 * 1/2 of all
    assert anna.endswith("the event die 12 progress cards (3 to be expected).")


def test_dice_that_were_chosen_or_are_left_in_the_deck_are_the_expectation() -> None:
    s = island()
    chosen: tuple[Any, Any, list[Event]] = (s, PlayAlchemist(3, 5), [Rolled(0, 3, 5, SHIP)])
    (anna, *_) = told("cities_and_knights", [chosen] * 36)
    assert "brought 72 cards (72 to be expected)" in anna
    s.house = replace(s.house, deck=True)
    s.dice = [6 * (3 - 1) + 5 - 1]  # the last pair
    (anna, *_) = told("cities_and_knights", [(s, Roll(), [Rolled(0, 3, 5, SHIP)])] * 36)
    assert "brought 72 cards (72 to be expected)" in anna
    s.dice = []  # it is shuffled before this roll
    (anna, *_) = told("cities_and_knights", [(s, Roll(), [Rolled(0, 3, 5, SHIP)])] * 36)
    assert "(72 to be expected)" not in anna


def test_nothing_is_told_before_a_roll() -> None:
    assert told("cities_and_knights", [(island(), Roll(), [])]) == []


def flew(s: Any, ship: int, end: tuple[int, int], gone: bool = False) -> Flew:
    """Return the event of a flick that ends there."""
    x, y = s.ships[ship]
    path = ((0, x, y), (1, *end))
    return Flew(0, ship, 0, 9, 0, 0, ((ship, path),), (), (ship,) if gone else ())


def test_flicks_are_counted_against_their_odds() -> None:
    scene = Scene(hand="normal", seats=3)
    ship = scene.orbit(0, "alpha H", 8)
    s = scene.s
    aims = [
        (replace(flew(s, ship, s.ships[ship]), angle=angle, power=power))
        for angle in range(0, 360, 30)
        for power in (10, 20, 30)
    ]
    shares = {found[1]: aim for aim in aims if (found := aimed(s, aim)) is not None}
    share = min(shares)
    assert 0 < share < 1
    aim = shares[share]
    lost = replace(aim, gone=(ship,))
    flick = Flick(ship, aim.angle, aim.power)
    (anna,) = told("ascending_empires", [(s, flick, [lost])] * 10)
    assert (
        anna
        == f"Anna: 0 of 10 flicks left to chance ended as aimed ({round(10 * share)} to be expected)."
    )
    own = replace(flick, errors=(3, 5))
    assert told("ascending_empires", [(s, own, [lost])]) == [], "a person stopped the sweep"
    s.stack.append(FinishingFlick(0, ship, aim.angle, aim.power, 3))
    assert told("ascending_empires", [(s, flick, [lost])]) == [], "its direction was stopped before"


def test_a_steady_hand_has_no_luck() -> None:
    scene = Scene()
    ship = scene.orbit(0, "alpha H", 8)
    assert (
        told("ascending_empires", [(scene.s, Flick(ship, 9, 9), [flew(scene.s, ship, (0, 0))])])
        == []
    )


def test_in_rise_of_empires_chance_favours_nobody() -> None:
    assert told("rise_of_empires", [(None, None, [TilesTurnedUp(0, ())])]) == [
        "The tiles were turned up for all alike: luck favoured nobody."
    ]
    assert told("rise_of_empires", [(None, None, [])]) == []


@pytest.mark.parametrize(
    "name", ["cities-and-knights-3", "ascending-empires-4", "rise-of-empires-4"]
)
def test_the_luck_of_whole_games_is_told_in_every_language(name: str) -> None:
    table = load(GOLDEN / f"{name}.json").table
    found = table.game.luck(steps(table))
    for language in ("en", "nl", "es"):
        words = Words(table.game, [seat.name for seat in table.seats], language)
        sentences = [str(words.fact(one)) for one in found]
        assert sentences and all(one.endswith(".") and "luck-" not in one for one in sentences)


def test_a_running_game_tells_no_luck() -> None:
    table = load(GOLDEN / "cities-and-knights-3.json").table
    table.rewind(len(table.log) - 1)
    assert luck_in_words(table, Words(table.game, [seat.name for seat in table.seats])) == []
