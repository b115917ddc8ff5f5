"""Players of other commits at the present table. The present files stand for those of the other
commit.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.bots import brain
from tabletop_tui.bots.arena import PlayedGame
from tabletop_tui.engine import Draw, Game, Luck, Memory, random_action
from tabletop_tui.games import find
from tabletop_tui.store.load import load
from tabletop_tui.store.save import dump
from tests.playing import new_table, play_on
from tools import measure

ROOT = Path(__file__).parents[2]
TREES = {"then": ROOT}


def choose(game: Game, view: Any, seat: int, luck: Draw, memory: Memory | None) -> Any:
    """A player that is not a level: it plays at random and checks its arguments."""
    assert view == game.view(view, seat), "more than the seat sees"
    assert memory is not None
    return random_action(game, game.determinize(view, seat, luck), seat, luck)


@pytest.fixture(scope="module")
def then() -> Iterator[measure.Commit]:
    other = measure.commit("then", ROOT)
    yield other
    other.close()
    measure.commit.cache_clear()


@pytest.mark.parametrize("player", ["normal", "hard:trader", "tests.bots.test_measure"])
def test_a_player_of_another_commit_answers_as_the_same_player_does_here(
    then: measure.Commit, player: str
) -> None:
    table = play_on(new_table("cities_and_knights", 3), 200)
    (seat, *_) = table.deciding()
    line = then.ask(save=dump(table).decode(), seat=seat, player=player, luck=5)["action"]
    given = table.game, table.game.view(table.state, seat), seat
    luck, memory = Luck(5), table.remembered(seat)
    assert measure.from_log(table, line) == (
        choose(*given, luck, memory)
        if "." in player
        else brain.choose(*given, player, luck, memory=memory)
    )


@pytest.mark.usefixtures("then")
def test_a_game_with_players_of_another_commit_is_played_to_its_end() -> None:
    done = measure.play_game(find("hex"), ["easy@then", "random"], 1, TREES)
    assert done.finished and len(done.winners) == 1
    assert 0 < len(done.wall["easy@then"]) <= done.actions and done.cpu["random"]


def test_other_rules_are_refused_in_a_sentence(then: measure.Commit) -> None:
    game = find("hex")
    measure.numbers_agree(game, 2, then)
    for rules, said in ((game.rules + 1, "newer"), (game.rules - 1, f"rules {game.rules} of hex")):
        with pytest.raises(measure.Refused, match=f"^then cannot play at today's table: .*{said}"):
            measure.numbers_agree(replace(game, rules=rules), 2, then)


def test_what_a_game_has_been_given_since_that_commit_is_left_out(then: measure.Commit) -> None:
    """Options and numbers of a position came later, and every player of that commit was refused."""
    save = json.loads(dump(new_table("hex", 2)))
    for part in ("options", "start", "state"):
        save[part] |= {"later": False}
    answer = then.ask(save=json.dumps(save), seat=0, player="easy", luck=1)
    assert answer["action"][0] == 0


def test_rules_that_lead_elsewhere_under_the_same_number_are_refused(then: measure.Commit) -> None:
    table = play_on(new_table("hex", 2), 4)
    table.checkpoints[0] = replace(table.checkpoints[0], stack=[])
    with pytest.raises(measure.Refused, match="lead the game elsewhere"):
        then.ask(save=dump(table).decode(), seat=0, player="easy", luck=1)


@pytest.mark.skipif(shutil.which("git") is None, reason="no git here")
def test_the_files_of_a_commit_are_those_that_it_has(tmp_path: Path) -> None:
    home, kept = tmp_path / "home", tmp_path / "kept"
    home.mkdir()
    git = ["git", "-c", "user.name=Anna", "-c", "user.email=anna@example.org"]
    (home / "rules.txt").write_text("old")
    for command in (["init", "-q"], ["add", "."], ["commit", "-qm", "first"], ["tag", "v1"]):
        subprocess.run([*git, *command], cwd=home, check=True)
    (home / "rules.txt").write_text("new")
    assert (measure.files_of("v1", kept, home) / "rules.txt").read_text() == "old"
    with pytest.raises(measure.Refused, match="v2 is no commit that git finds here"):
        measure.files_of("v2", kept, home)


def test_wins_points_and_times_are_told_by_player() -> None:
    took = {"hard": [1.0, 3.0], "easy@v1": [2.5]}
    first = PlayedGame(("hard", "easy@v1"), True, (0,), (13, 8), rounds=15, wall=took, cpu=took)
    second = PlayedGame(("easy@v1", "hard"), True, (0, 1), (12, 12), rounds=20, wall=took, cpu=took)
    assert measure.report([first, second]).splitlines() == [
        "2 of 2 games finished, 17.5 rounds",
        "hard: won 1.5 (75%, 20 to 97), 12.5 points, 2.0 ms a decision of 4",
        "easy@v1: won 0.5 (25%, 3 to 80), 10.0 points, 2.5 ms a decision of 2",
        "hard ahead of easy@v1 in 75.0% of 2",
    ]


@pytest.mark.parametrize("games", [2, 4])
def test_the_command_plays_the_games_that_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    games: int,
) -> None:
    asked = ["hex", "random,easy", "--games", str(games), "--keep", str(tmp_path / "kept")]
    monkeypatch.setattr(sys, "argv", ["measure", *asked])
    measure.main()
    kept = [load(file).table for file in (tmp_path / "kept").iterdir()]
    assert len(kept) == games and all(table.over for table in kept)
    assert {seat.name for seat in kept[0].seats} <= {"random 1", "random 2", "easy 1", "easy 2"}
    *before, last = capsys.readouterr().out.strip().split("\n\n")
    assert len(before) == games // 2 - 1, "the sums are printed after every deal"
    first, *players, ahead = last.splitlines()
    assert first.startswith(f"{games} of {games} games finished")
    assert [line.split()[0] for line in players] == ["random:", "easy:"]
    assert ahead.startswith("random ahead of easy in ") and ahead.endswith(f" of {games}")


def test_a_measurement_that_is_stopped_has_told_of_the_games_before(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def games() -> Iterator[PlayedGame]:
        yield PlayedGame(("hard",), True, (0,), (13,), rounds=15)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        measure.told(games(), 1, 9)
    assert capsys.readouterr().out.startswith("1 of 1 games finished, 15.0 rounds\nhard: won 1 ")
