"""Handicaps: what single seats have agreed on before the game goes with the people, is told at the
end and in the records, and breaks no rule.
"""

from __future__ import annotations

import json

import pytest

from tabletop_tui.engine import HANDICAP, Value
from tabletop_tui.games import find
from tabletop_tui.play import Seat, Table, Words
from tabletop_tui.play.options_in_words import label_in_words, options_in_words
from tabletop_tui.play.rematch import rematch
from tabletop_tui.play.results.deals import scores_in_words
from tabletop_tui.play.results.fair import standing
from tabletop_tui.play.results.records import GameResult, Player, records_in_words, result_of
from tabletop_tui.play.seats import read_seats
from tabletop_tui.play.simulate import simulate
from tabletop_tui.play.story.standings import ranking_in_words
from tabletop_tui.play.table_setup import TableSetup
from tabletop_tui.store.load import parse
from tabletop_tui.store.results import KeptResult, parse_kept, to_bytes
from tabletop_tui.store.save import dump
from tests.longer import LONG
from tests.playing import new_table, play_on

STARTS = {"cities_and_knights": 4, "rise_of_empires": 60}
OTHERS: dict[str, Value] = {"handicap1": "steady", "handicap2": "bare"}


def started(game: str, seats: int = 3, **options: Value) -> Table:
    return new_table(game, seats, 3, options=options)


@pytest.mark.parametrize(("game", "most"), STARTS.items())
def test_a_head_start_is_a_source_of_points_for_all_if_anybody_has_one(
    game: str, most: int
) -> None:
    none, one = started(game), started(game, handicap2=most)
    assert HANDICAP not in find(game).score(none.state, 0)
    scores = [find(game).score(one.state, seat) for seat in range(3)]
    assert (
        [score[HANDICAP] for score in scores]
        == [0, most, 0]
        == [sum(score.values()) for score in scores]
    )
    find(game).audit(one.state)
    find(game).belongs(one.state, one.options)
    for wrong in (none.options, {**one.options, "handicap2": most - 1}):
        with pytest.raises(AssertionError):
            find(game).belongs(one.state, wrong)
    with pytest.raises(ValueError):
        started(game, handicap2=most + 1)


@pytest.mark.parametrize("game", STARTS)
def test_saves_name_only_the_handicaps_that_there_are(game: str) -> None:
    plain, uneven = play_on(started(game), 9), play_on(started(game, handicap3=2), 9)
    assert b"handicap" not in dump(plain)
    loaded = parse(dump(uneven))
    assert loaded.table.state == uneven.state and loaded.table.options == uneven.options
    options = json.loads(dump(uneven))["options"]
    assert options["handicap3"] == 2 and "handicap1" not in options


def test_nobody_wins_by_a_head_start_alone() -> None:
    table = started("cities_and_knights", points=8, handicap1=4, handicap2=4, handicap3=4)
    play_on(table, 40)
    assert table.turns[-1][0] >= 1 and not table.over


@pytest.mark.parametrize("game", ["ascending_empires", *STARTS])
def test_games_with_handicaps_end_by_the_rules(game: str) -> None:
    if game == "ascending_empires":
        options = OTHERS
    else:
        options = {"handicap1": STARTS[game], "handicap2": 1}
    done = simulate(find(game), 2, 8 if LONG else 1, 11, lambda: 0.0, options)
    assert done.finished == done.games


def test_it_goes_with_its_person_to_the_next_game() -> None:
    table = started("cities_and_knights", handicap1=3, handicap2=1, points=11)
    anna, ben, cleo = (seat.name for seat in table.seats)
    again = rematch(table, 5)
    assert [seat.name for seat in again.seats] == [ben, cleo, anna]
    assert [again.options[f"handicap{n}"] for n in (1, 2, 3, 4)] == [1, 0, 3, 0]
    assert again.state.handicaps == (1, 0, 3) and again.options["points"] == 11


def test_a_form_has_those_of_the_occupied_seats_with_their_names() -> None:
    setup = TableSetup(find("cities_and_knights"))
    setup.set_seats(read_seats("Anna,bot:hard,bot:hanna"))
    seats = [option for option in setup.options() if option.seat >= 0]
    words = Words(setup.game)
    labels = [label_in_words(words, option, setup.names()) for option in seats]
    assert labels == ["Head start (Anna)", "Head start (Bot 2)", "Head start (Hanna)"]
    assert label_in_words(words, seats[1]) == "Head start (seat 2)"
    setup.chosen |= {"handicap3": 2, "handicap4": 4}
    assert setup.table(1, {}).state.handicaps == (0, 0, 2), "nobody sits at the fourth"
    assert setup.table(1, {}).options["handicap4"] == 0


def test_the_table_is_told_as_agreed() -> None:
    table = started("cities_and_knights", handicap1=3, handicap3=1)
    anna, _, cleo = (seat.name for seat in table.seats)
    words = Words(table.game, [seat.name for seat in table.seats])
    assert options_in_words(table, words)[HANDICAP].value == f"{anna}: 3, {cleo}: 1"
    assert options_in_words(started("cities_and_knights"), words)[HANDICAP].value == "none"
    rows = ranking_in_words(table, words)
    assert f"1. {anna}: 3 (Head start: 3)" in rows and "(" not in rows[-1]
    aimed = started("ascending_empires", **OTHERS)
    assert "Steady hand and aids" in options_in_words(aimed, Words(aimed.game))[HANDICAP].value


def test_the_records_say_who_had_one() -> None:
    table = play_on(started("cities_and_knights", handicap1=4, points=8), 20_000)
    table.seats[1] = Seat("Bot 2", "easy")
    found = result_of(table, "2026-01-02")
    assert found is not None and found.uneven and found.seats == 3
    assert [one.handicap for one in found.players] == ["4", ""]
    kept = KeptResult("x.json", (1, 2), "x", found)
    assert parse_kept(json.loads(to_bytes([kept]))["games"][0]) == kept
    even = result_of(play_on(started("skeleton"), 1000), "x")
    assert even is not None and not even.uneven
    one = standing([found], found.players[0].name)
    assert (one.level, one.met, one.first) == ("normal", "", False), (
        "it says nothing about strength"
    )


def test_records_of_games_with_a_handicap_are_told_as_such() -> None:
    helped = Player("Anna", 13, True, handicap="4")
    lost = Player("Anna", 9, False, handicap="1")
    ben = Player("Ben", 7, False)
    results = [GameResult("hex", "x", (one, ben)) for one in (helped, helped, lost)]
    results.append(GameResult("hex", "x", (Player("Anna", 10, True), ben)))
    told = " ".join(records_in_words(results))
    assert "With a handicap, Anna won 2 of 3 games." in told and "Ben won" not in told
    assert scores_in_words(results[0]) == "Anna 13 (handicap), Ben 7"
    assert scores_in_words(results[3]) == "Anna 10, Ben 7"
