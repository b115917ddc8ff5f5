"""The statistics of games between computer players."""

from __future__ import annotations

import json
from collections import Counter, defaultdict

import pytest

from tabletop_tui import games
from tabletop_tui.bots.arena import PlayedGame, summarize
from tabletop_tui.bots.usage_statistics import unused
from tabletop_tui.bots.valuation import valuation_of
from tabletop_tui.cli.arena import arena
from tabletop_tui.cli.simulate import play_by_luck
from tabletop_tui.games.ascending_empires.bot.statistics import statistics as of_ships
from tabletop_tui.games.ascending_empires.rules.events import Developed, Ended, Rammed
from tabletop_tui.games.cities_and_knights.bot.statistics import statistics as of_knights
from tabletop_tui.games.cities_and_knights.rules.events import Attacked
from tabletop_tui.play.text import Words
from tests.cli.test_levels import run


def test_the_first_landing_is_counted_apart_from_the_later_ones() -> None:
    held, lost = Attacked(3, 3, (3, 0)), Attacked(4, 3, (3, 0))
    assert list(of_knights(held, Counter())) == ["landings", "held", "first-held"]
    assert list(of_knights(held, Counter(landings=1))) == ["landings", "held"]
    assert list(of_knights(lost, Counter())) == ["landings"]


def test_ships_that_meet_and_technologies_are_counted_by_colour() -> None:
    assert list(of_ships(Rammed(0, 1, 9, False), Counter())) == ["rams"]
    assert list(of_ships(Developed(0, 2, 1), Counter())) == ["developed-brown"]


def test_an_end_by_quiet_rounds_is_counted_apart_from_one_by_the_last_token() -> None:
    assert list(of_ships(Ended("quiet", (0,)), Counter())) == ["asleep"]
    assert list(of_ships(Ended("pile", (0,)), Counter())) == []


def chose(**by_level: dict[str, int]) -> dict[str, Counter[str]]:
    """Return what each level chose in a game."""
    return defaultdict(Counter, {level: Counter(of) for level, of in by_level.items()})


def test_means_are_of_a_game_and_kinds_never_chosen_are_named() -> None:
    one = PlayedGame(("a", "b"), deeds=Counter(landings=3, held=1), kinds=chose(a={"roll": 4}))
    two = PlayedGame(
        ("a", "b"), deeds=Counter(landings=2), kinds=chose(a={"move-robber": 1}, b={"end-turn": 1})
    )
    for b in (one, two):
        b.scores, b.sources = (1, 2), ({}, {})
    done = summarize("cities_and_knights", [one, two])
    assert done.deeds["landings"] == 2.5 and done.deeds["held"] == 0.5
    assert done.deeds["cities-lost"] == 0
    assert "end-turn" in done.unused["a"] and not {"roll", "move-robber"} & set(done.unused["a"])
    assert "roll" in done.unused["b"] and "end-turn" not in done.unused["b"]
    kinds = [one.kinds["a"], two.kinds["a"]]
    assert done.unused["a"] == unused(games.find("cities_and_knights"), kinds)


@pytest.mark.parametrize("name", ["ascending_empires", "cities_and_knights", "rise_of_empires"])
def test_every_statistic_has_its_word(name: str) -> None:
    words = Words(games.find(name))
    assert all(words.has(f"deed-{deed}") for deed in valuation_of(games.find(name)).statistic_names)


def test_the_command_shows_the_statistics_and_the_kinds_never_chosen() -> None:
    words = ("rise-of-empires", "--levels", "random", "--games", "1", "--seats", "2")
    said = run(play_by_luck, *words).output
    (row,) = json.loads(run(play_by_luck, *words, "--json").output)
    assert f"battles {row['deeds']['battles']:g};" in said and row["deeds"]["idle"] > 0
    assert "random never chose: " + ", ".join(row["unused"]["random"]) in said


def test_the_arena_tells_of_each_level_what_it_never_did() -> None:
    words = ("rise-of-empires", "--levels", "random,easy", "--games", "1")
    told = run(arena, *words).output
    done = json.loads(run(arena, *words, "--json").output)
    assert set(done["unused"]) == {"random", "easy"} and any(done["unused"].values())
    for level, kinds in done["unused"].items():
        assert (f"{level} never chose: {', '.join(kinds)}\n" in told) is bool(kinds)
