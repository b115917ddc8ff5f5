"""Records: which level was beaten, and who finishes before whom."""

from __future__ import annotations

from tabletop_tui.play.results.records import (
    GameResult,
    Pair,
    Player,
    pairs,
    pairs_in_words,
    records_in_words,
    result_of,
    table_rows,
)
from tabletop_tui.play.seats import read_seats
from tabletop_tui.play.text import Words
from tabletop_tui.store.results import KeptResult, parse_kept, to_bytes
from tests.playing import won


def game(*players: Player, levels: tuple[str, ...] = ()) -> GameResult:
    return GameResult("skeleton", "2026-01-02", players, (), levels)


ANNA, BEN = Player("Anna", 7, True), Player("Ben", 5, False)
ANNA_LOST, BEN_WON = Player("anna", 5, False), Player("Ben", 7, True)


def test_who_finishes_before_whom_is_counted_by_victory_and_then_by_points() -> None:
    played = [game(ANNA, BEN)] * 3 + [game(BEN_WON, ANNA_LOST)]
    cleo = Player("Cleo", 9, False)  # more points than the winner, as a game may have it
    played += [game(ANNA, cleo), game(Player("Anna", 5, False), BEN), game()]
    assert pairs(played) == [Pair("Anna", "Ben", 3, 4), Pair("Anna", "Cleo", 1, 1)]


def test_who_gave_the_seat_away_is_neither_before_nor_behind() -> None:
    assert pairs([game(ANNA, Player("Ben", 9, False, given=True))]) == []


def test_a_pair_is_told_with_what_is_to_be_expected() -> None:
    played = [game(ANNA, BEN)] * 58 + [game(BEN_WON, ANNA_LOST)] * 42
    assert pairs_in_words(Words(), played) == [
        "anna finishes before Ben in 58 of 100 games (to expect: 48 to 67 in 100)."
    ]


def test_the_levels_that_were_beaten_are_told_the_strongest_first() -> None:
    played = [game(ANNA, levels=("easy", "hard")), game(ANNA_LOST, levels=("hard",))]
    told = "against computer players: hard 1 of 2 and easy 1 of 1."
    assert told in " ".join(records_in_words(played))
    assert told in " ".join(" ".join(row.split()) for row in table_rows(played, 100))


def test_the_levels_at_the_table_are_kept() -> None:
    table = won()
    table.seats = read_seats("Anna,bot:hard,bot:rosa,bot:hard,bot:easy")[: len(table.seats)]
    found = result_of(table, "2026-01-02")
    assert found is not None and found.levels == tuple(
        sorted({one.level for one in table.seats[1:] if not one.character})
    )
    kept = KeptResult("a.json", (1, 2), "x", found)
    import json

    assert parse_kept(json.loads(to_bytes([kept]))["games"][0]) == kept
