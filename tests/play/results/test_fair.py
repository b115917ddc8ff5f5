"""Fair computer players: their level follows the results of the people who sit at the table."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from tabletop_tui.games import find
from tabletop_tui.play.results.fair import RUNGS, fair_level, standing
from tabletop_tui.play.results.records import GameResult, Player
from tabletop_tui.play.seats import read_seats
from tabletop_tui.play.table_setup import TableSetup
from tabletop_tui.play.text import languages, set_language

GAME = "skeleton"


def one(level: str, won: bool, *, name: str = "Anna", seats: int = 3) -> GameResult:
    return GameResult(GAME, "x", (Player(name, 5, won),), (), (level,), "", seats)


def level_of(*results: GameResult, names: tuple[str, ...] = ("Anna",)) -> str:
    return fair_level(results, GAME, names).level


def test_a_first_game_is_against_easy_and_people_who_met_no_computer_are_normal() -> None:
    assert level_of() == "easy"
    assert level_of(replace(one("easy", False), levels=())) == "normal"
    assert level_of(names=()) == "normal", "nobody is known"
    assert level_of(replace(one("hard", True), game="hex")) == "easy", "another game says nothing"


def test_it_climbs_after_a_win_and_falls_after_a_loss_to_each_other_seat() -> None:
    win, loss = one("normal", True), one("normal", False)
    assert level_of(win) == "hard" and level_of(one("expert", True)) == "expert"
    assert level_of(loss) == "normal" and level_of(loss, loss) == "easy"
    assert level_of(loss, win, loss) == "hard", "they are no two in a row, and hard was not met"
    assert level_of(win, one("hard", False)) == "hard"
    assert level_of(win, one("hard", False), one("hard", False)) == "normal"
    for seats, losses in ((2, 1), (4, 3), (0, 2)):
        lost = [one("normal", False, seats=seats)] * losses
        assert level_of(*lost) == "easy" and level_of(*lost[1:], win) == "hard"


def test_what_says_nothing_about_the_level_moves_nothing() -> None:
    hard = one("normal", True)
    assert level_of(hard, *[one("expert", False)] * 4) == "hard", "more than was fair"
    assert level_of(hard, *[one("easy", True)] * 4) == "hard"
    given = replace(hard, players=(Player("Anna", 9, won=False, given=True),))
    assert level_of(hard, *[given] * 4) == "hard"


def test_characters_and_the_strongest_of_several_count() -> None:
    mixed = replace(one("easy", True), levels=("easy", "normal"))
    assert level_of(mixed) == "hard"
    assert level_of(replace(mixed, levels=(), characters=("ingrid", "nobody"))) == "expert"


def test_the_table_has_the_mean_of_its_people() -> None:
    strong = [one("hard", True, name="Ben")]
    assert level_of(*strong, names=("anna", "BEN")) == "normal", "half a level is rounded down"
    assert level_of(*strong, names=("Ben", "Anna", "Ben")) == "hard"
    assert level_of(*strong, one("easy", True), names=("Anna", "Ben")) == "hard"


def test_it_says_why() -> None:
    def told(*results: GameResult, names: tuple[str, ...] = ("Anna",)) -> str:
        return fair_level(results, GAME, names).in_words()

    win, loss = one("normal", True), one("normal", False)
    assert (
        told(loss, win, win, win)
        == "Fair means hard here: Anna has won 3 of 4 games against normal."
    )
    assert told(win) == "Fair means hard here: Anna has beaten normal once."
    assert told(loss) == "Fair means normal here: Anna has lost to normal once."
    assert told(loss, loss).endswith("easy here: Anna has not beaten normal in 2 games.")
    both = told(win, names=("Anna", "Ben"))
    assert both.endswith("Anna has beaten normal once and this is the first game for Ben.")
    assert "has not played the computer on even terms yet" in told(replace(win, levels=()))
    assert "no results of anyone at the table" in told(names=())
    for language in languages():
        set_language(language)
        assert len({told(win, loss), told(win), told(loss), told(), told(names=())}) == 5
        assert not any("fair-" in one or "{" in one for one in (told(win, loss), told()))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_long_run_a_person_wins_about_as_often_as_anybody_else(seats: int) -> None:
    luck, played, even = Random(seats), list[GameResult](), 1 / seats
    chances = {"easy": 2.2 * even, "normal": 1.4 * even, "hard": 0.7 * even, "expert": 0.2 * even}
    for n in range(400):
        level = standing(played[-40:], "Anna").level
        played.append(one(level, luck.random() < min(0.9, chances[level]), seats=seats))
        assert n > 200 or level in RUNGS
    share = sum(result.players[0].won for result in played[40:]) / len(played[40:])
    assert 0.75 * even < share < 1.35 * even


def test_a_table_gets_a_real_level_at_once() -> None:
    setup = TableSetup(find("cities_and_knights"))
    setup.set_seats(read_seats("Anna,bot:fair:trader,bot:fair,bot:easy"))
    setup.results = [replace(one("normal", True), game="cities_and_knights")]
    table = setup.table(1, {})
    assert [seat.player for seat in table.seats] == ["", "hard:trader", "hard", "easy"]
    assert "Anna has beaten normal once" in setup.told_fair()
    kept = json.loads(json.dumps(setup.to_dict()))
    again = TableSetup(find("cities_and_knights"))
    assert again.restore(kept) and [one.level for one in again.places[:4]] == [
        "",
        "fair",
        "fair",
        "easy",
    ]
    assert [seat.level for seat in again.seats()] == ["", "easy", "easy", "easy"], "nobody is known"
    again.set_seats(read_seats("Anna,bot:easy"))
    assert again.told_fair() == ""


def test_a_name_typed_for_a_fair_player_is_one() -> None:
    setup = TableSetup(find("cities_and_knights"), people=2)
    setup.places[0].name, setup.places[1].name = "Anna", "bot:fair"
    assert [seat.level for seat in setup.seats()] == ["", "easy"]
    with pytest.raises(ValueError):
        read_seats("Anna,bot:fair:wild")
