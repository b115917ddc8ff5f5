"""The numbers of the records, counted again one game at a time from random results."""

from __future__ import annotations

import re
from math import sqrt
from random import Random

import pytest

from tabletop_tui.play.results.odds import SURE, wilson
from tabletop_tui.play.results.records import GameResult, Player, records_in_words, tallies

NAMES = ("Anna", "Ben", "Cleo", "Dirk")


def results(seed: int) -> list[GameResult]:
    """Results of random tables: ties, seats given away, levels, handicaps, and names in any
    case.
    """
    luck, found = Random(seed), list[GameResult]()
    for _ in range(60):
        people = luck.sample(NAMES, luck.randint(1, 4))
        points = [luck.randint(3, 9) for _ in people]
        given = [luck.random() < 0.1 for _ in people]
        winner = luck.choice([*range(len(people)), -1])
        players = tuple(
            Player(
                luck.choice((name, name.upper())) if n else name,
                points[n],
                n == winner and not given[n],
                given=given[n],
                handicap="2" if luck.random() < 0.3 else "",
            )
            for n, name in enumerate(people)
        )
        levels = tuple(sorted(luck.sample(("easy", "normal", "hard"), luck.randint(0, 2))))
        found.append(GameResult("skeleton", "x", players, (), levels, "", 4))
    return found


def of(name: str, played: list[GameResult]) -> list[tuple[Player, GameResult]]:
    """The games that a person finished."""
    return [
        (one, result)
        for result in played
        for one in result.players
        if one.name.casefold() == name.casefold() and not one.given
    ]


@pytest.mark.parametrize("seed", range(3))
def test_what_is_told_of_a_name_is_true(seed: int) -> None:
    played = results(seed)
    told = records_in_words(played)
    for tally in tallies(played):
        own = of(tally.name, played)
        (row,) = [row for row in told if row.startswith(f"{tally.name}:")]
        runs = "".join("w" if one.won else "-" for one, _ in own).split("-")
        best, longest = max(one.points for one, _ in own), max(map(len, runs))
        numbers = [len(own), sum(one.won for one, _ in own), best, longest]
        assert [int(n) for n in re.findall(r"\d+", row)[:4]] == numbers, row
        for level in ("easy", "normal", "hard"):
            met = [one.won for one, result in own if level in result.levels]
            assert f"{level} {sum(met)} of {len(met)}" in row, row
        helped = [one.won for one, _ in own if one.handicap]
        assert f"With a handicap, {tally.name} won {sum(helped)} of {len(helped)} game" in row
        gave = sum(
            one.given and one.name.casefold() == tally.name.casefold()
            for result in played
            for one in result.players
        )
        assert (f"Handed over to the computer: {gave}." in row) == bool(gave)


@pytest.mark.parametrize("seed", range(3))
def test_who_finishes_before_whom_is_true(seed: int) -> None:
    played = results(seed)
    told = [
        found
        for row in records_in_words(played)
        if (
            found := re.match(
                r"(\w+) finishes before (\w+) in (\d+) of (\d+) .* (\d+) to (\d+)", row
            )
        )
    ]
    assert len(told) == 6, "all pairs of four have met often enough"
    for first, other, ahead, games, low, high in (found.groups() for found in told):
        mine, theirs = of(first, played), of(other, played)
        pairs = [
            ((one.won, one.points), (two.won, two.points))
            for one, result in mine
            for two, same in theirs
            if result is same
        ]
        before = sum(one > two for one, two in pairs)
        assert (int(ahead), int(games)) == (before, sum(one != two for one, two in pairs))
        assert 2 * before >= int(games)
        between = wilson(before / int(games), int(games))
        assert [int(low), int(high)] == [round(100 * end) for end in between]


@pytest.mark.parametrize(("wins", "games"), [(58, 100), (3, 4), (1, 3), (0, 7), (9, 9)])
def test_the_ends_of_the_interval_are_two_deviations_away(wins: int, games: int) -> None:
    share = wins / games
    for end in wilson(share, games):
        assert abs(share - end) == pytest.approx(SURE * sqrt(end * (1 - end) / games), abs=1e-9)
