"""The commands with computer players: `arena` with its figures, and `simulate` with audited games."""

from __future__ import annotations

import json
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result

from tabletop_tui.bots.arena import wilson
from tabletop_tui.cli.arena import arena
from tabletop_tui.cli.output import Problem
from tabletop_tui.cli.simulate import play_by_luck
from tabletop_tui.games import find


def run(command: click.Command, *words: str) -> Result:
    """Run a command; return what it prints and its exit code."""
    return CliRunner().invoke(command, words, standalone_mode=False)


def duel(*words: str) -> Any:
    """Return the report of an arena."""
    return json.loads(run(arena, "skeleton", *words, "--json").output)


def test_an_arena_tells_who_was_ahead_with_its_interval_and_times() -> None:
    words = ("--levels", "easy,random", "--games", "6", "--seats", "2", "--seed", "3")
    done = duel(*words)
    assert (done["games"], done["finished"], done["seats"]) == (6, 6, 2)
    (pair,) = done["duels"]
    assert {pair["one"], pair["other"]} == {"easy", "random"} and pair["comparisons"] == 6
    low, high = wilson(pair["share"], 6)
    assert (pair["low"], pair["high"]) == (
        pytest.approx(low, abs=1e-4),
        pytest.approx(high, abs=1e-4),
    )
    assert [pace["level"] for pace in done["paces"]] == ["easy", "random"]
    assert all(pace["decisions"] > 0 <= pace["median"] <= pace["most"] for pace in done["paces"])
    assert [duel(*words)[key] for key in ("duels", "scores")] == [
        done[key] for key in ("duels", "scores")
    ]
    told = run(arena, "skeleton", *words).output
    assert (
        "6 of 6 games" in told and f"{pair['share']:.1%}" in told and f"{pair['low']:.1%}" in told
    )


@pytest.mark.parametrize(
    "words",
    [
        ("--levels", "easy"),
        ("--levels", "easy,easy"),
        ("--levels", "easy,wise"),
        ("--levels", "easy,normal,hard", "--seats", "2"),
    ],
)
def test_an_arena_needs_different_levels_and_a_seat_for_each(words: tuple[str, ...]) -> None:
    assert isinstance(run(arena, "skeleton", *words).exception, Problem)


def test_whole_games_are_played_for_every_number_of_players() -> None:
    words = ("skeleton", "--levels", "easy,random", "--games", "2", "--json")
    done = run(play_by_luck, *words)
    rows = json.loads(done.output)
    assert done.return_value == 0
    assert [row["seats"] for row in rows] == list(find("skeleton").seats)
    assert all(row["finished"] == row["games"] == 2 for row in rows)


def test_a_game_without_an_end_is_told_by_the_exit_code() -> None:
    done = run(
        play_by_luck,
        "skeleton",
        "--levels",
        "random",
        "--seats",
        "2",
        "--games",
        "1",
        "--cap",
        "3",
        "--json",
    )
    (row,) = json.loads(done.output)
    assert (row["finished"], row["actions"], done.return_value) == (0, 3, 1)


def test_the_games_are_audited_after_every_action(monkeypatch: pytest.MonkeyPatch) -> None:
    game, seen = find("skeleton"), list[int]()
    monkeypatch.setitem(vars(game), "audit", lambda s: seen.append(s.rng))
    words = ("skeleton", "--levels", "random", "--seats", "2", "--games", "1", "--json")
    (row,) = json.loads(run(play_by_luck, *words).output)
    assert len(seen) == row["actions"] > 0
