"""Let players of other commits play against the present ones.

``python -m tools.measure GAME hard,hard@COMMIT [--games 40] [--seed 1] [--jobs 1] [--keep FOLDER]``

There is one player for each seat. A player is a level, of the present code or ``@COMMIT``, or a
module of the commit with a ``choose`` of its own: ``tests.bots.reference.scripted@e248e2e``, with a
level ``tests.bots.reference.brain:hard@e248e2e``. Each commit plays in a process of its own, from
its own files. It gets the save of the table and answers for the player, who sees the view of the
seat. Every deal is played once for each rotation of the seats, as in the arena.

The output is, for each player, the games it won with the 95 % Wilson interval, its points, and the
mean time of a decision with a choice. It is printed after every deal, of all games so far, so a
measurement that is stopped (Ctrl+C) has told what it knows. With a folder, the save of every game
is kept there; a seat has the name of its player. A commit whose saves or rules have other version
numbers is refused.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from tabletop_tui.bots.arena import (
    LUCK,
    PlayedGame,
    duel,
    pace,
    remembering,
    seating,
    timed,
    wilson,
)
from tabletop_tui.bots.brain import forced_action
from tabletop_tui.engine import Game, Luck, Memory
from tabletop_tui.games import find, ids
from tabletop_tui.play.names import LONGEST
from tabletop_tui.play.seats import Seat, read_player
from tabletop_tui.play.simulate import CAP
from tabletop_tui.play.table import Table
from tabletop_tui.play.text import sentence
from tabletop_tui.store.save import dump, join_log, save_schema

ROOT = Path(__file__).parents[1]
DRIVER = Path(__file__).with_name("commit_player.py")


class Refused(Exception):
    """The players of another commit cannot play here. The message is a sentence."""


class Commit:
    """The code of another commit, in a process that ends with this one."""

    def __init__(self, name: str, tree: Path) -> None:
        self.name = name
        self.process = subprocess.Popen(
            [sys.executable, "-P", str(DRIVER)],  # without the folder of the present tools
            cwd=tree,
            env={**os.environ, "PYTHONPATH": str(tree)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def ask(self, **question: Any) -> dict[str, Any]:
        """Return its answer to a request. Raise Refused."""
        into, out = self.process.stdin, self.process.stdout
        assert into is not None and out is not None
        print(json.dumps(question), file=into, flush=True)
        line = out.readline()
        ended = {"refused": f"its process has ended ({self.process.poll()})"}
        answer: dict[str, Any] = json.loads(line) if line else ended
        if "refused" in answer:
            raise Refused(f"{self.name} cannot play at today's table: {answer['refused']}")
        return answer

    def close(self) -> None:
        self.process.communicate()


@cache
def commit(name: str, tree: Path) -> Commit:
    """Return the one process of a commit that this process talks to."""
    return Commit(name, tree)


def numbers_agree(game: Game, seats: int, of: Commit) -> None:
    """Raise Refused if a commit has another save format or other rules of a game."""
    text = dump(new_table(game, [of.name] * seats, 1))
    ours = [json.loads(text)[key] for key in ("format", "rules")]
    theirs = of.ask(save=text.decode())["numbers"]
    if theirs != ours:
        raise Refused(
            f"{of.name} cannot play at today's table: its saves have format {theirs[0]} and rules"
            f" {theirs[1]} of {game.id}, today's {ours[0]} and {ours[1]}"
        )


def new_table(game: Game, players: Sequence[str], seed: int) -> Table:
    """Return a table of computer players, of which the save knows nothing but the names of their
    seats, such as ``hard@COMMIT 2``.
    """
    room = LONGEST - 2  # of a name, for a blank and the number
    seats = [Seat(f"{player[:room]} {n}", "random") for n, player in enumerate(players, 1)]
    return Table.open(game, seats, seed)


def play_game(
    game: Game,
    players: Sequence[str],
    seed: int,
    trees: Mapping[str, Path],
    cap: int = CAP,
    keep: Path | None = None,
) -> PlayedGame:
    """Play one game. *trees* are the files of the commits that players name; *keep* is the folder
    for the save of the game. Raise Refused.
    """
    table = new_table(game, players, seed)
    done = PlayedGame(tuple(players), wall={x: [] for x in players}, cpu={x: [] for x in players})
    memories = remembering(game, ["random" if "@" in x else x for x in players])
    for memory in memories.values():
        memory.observe(table.opening)
    lucks = [Luck((LUCK + seed) * 64 + seat) for seat in range(len(players))]
    while not table.over and len(table.log) < cap:
        seat = table.deciding()[0]
        action = decided(table, seat, players[seat], lucks[seat], trees, done, memories.get(seat))
        events = table.play(seat, action)
        for memory in memories.values():
            memory.observe(events)
    if keep is not None:
        file = keep / f"{game.id}-{seed}-{'-'.join(players)}.json"
        file.write_bytes(dump(table))
    done.finished, done.winners = table.over, game.winners(table.state)
    done.actions, done.rounds = len(table.log), game.current_turn(table.state)[0]
    done.scores = tuple(sum(game.score(table.state, x).values()) for x in range(len(players)))
    return done


def decided(
    table: Table,
    seat: int,
    named: str,
    luck: Luck,
    trees: Mapping[str, Path],
    done: PlayedGame,
    memory: Memory | None,
) -> Any:
    """Return what the player *named* does as *seat*, and record the time if there was a choice."""
    player, _, name = named.partition("@")
    if not name:
        return timed(table.game, table.state, seat, luck, done, memory)
    action = forced_action(table.game, table.state, seat)
    if action is None:
        answer = commit(name, trees[name]).ask(
            save=dump(table).decode(), seat=seat, player=player, luck=luck(1 << 32)
        )
        action = from_log(table, answer["action"])
        done.wall[named].append(answer["times"][0])
        done.cpu[named].append(answer["times"][1])
    return action


def from_log(table: Table, line: Any) -> Any:
    """Return the action of a line of a save's log."""
    text = json.dumps(join_log([line])[0][1])
    return save_schema(table.game).action.validate_json(
        text, context=table.game.kinds(table.options)
    )


def numbered(
    name: str,
    players: Sequence[str],
    seed: int,
    trees: Mapping[str, Path],
    keep: Path | None,
    number: int,
) -> PlayedGame:
    """Play game *number*: every deal once for each rotation of the seats."""
    sitting = seating(players, len(players), number)
    return play_game(find(name), sitting, seed + number // rotations(players), trees, keep=keep)


def rotations(players: Sequence[str]) -> int:
    """Return in how many ways the players sit at a deal, moved on by one seat every game."""
    return len({seating(players, len(players), turn) for turn in range(len(players))})


def play_games(
    name: str,
    players: Sequence[str],
    games: int,
    seed: int,
    trees: Mapping[str, Path],
    jobs: int = 1,
    keep: Path | None = None,
) -> Iterator[PlayedGame]:
    """Play so many games in *jobs* processes, and yield them as they end; *keep* is the folder for
    their saves. Raise Refused.
    """
    one = partial(numbered, name, players, seed, trees, keep)
    if jobs < 2:
        yield from map(one, range(games))
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(one, range(games))
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def report(played: Sequence[PlayedGame]) -> str:
    """Return the results as lines of text."""
    players, games = list(dict.fromkeys(played[0].levels)), len(played)
    rounds = sum(of.rounds for of in played) / games
    lines = [f"{sum(of.finished for of in played)} of {games} games finished, {rounds:.1f} rounds"]
    for player in players:
        seats = [(of, x) for of in played for x, level in enumerate(of.levels) if level == player]
        won = sum(seat in of.winners and 1 / len(of.winners) for of, seat in seats)
        low, high = wilson(won / games, games)
        points, took = sum(of.scores[x] for of, x in seats) / len(seats), pace(player, played)
        lines.append(
            f"{player}: won {won:g} ({won / games:.0%}, {100 * low:.0f} to {100 * high:.0f}),"
            f" {points:.1f} points, {took.cpu_mean:.1f} ms a decision of {took.decisions}"
        )
    for other in players[1:]:
        ahead = duel(players[0], other, played)
        lines.append(f"{players[0]} ahead of {other} in {ahead.share:.1%} of {ahead.comparisons}")
    return "\n".join(lines)


def told(games: Iterator[PlayedGame], around: int, most: int) -> list[PlayedGame]:
    """Print the results after every deal of *around* games, and at the end of *most*. Return the
    games.
    """
    played = list[PlayedGame]()
    for done in games:
        played.append(done)
        if not len(played) % around or len(played) == most:
            print(report(played), end="\n\n", flush=True)
    return played


def files_of(name: str, folder: Path, root: Path = ROOT) -> Path:
    """Unpack the files of a commit into a *folder* of their own. Raise Refused if there is no such
    commit.
    """
    tree = folder / name.replace("/", "-")
    try:
        packed = subprocess.run(
            ["git", "archive", "--format=tar", name], cwd=root, check=True, capture_output=True
        ).stdout
    except (OSError, subprocess.CalledProcessError) as no:
        why = no.stderr.decode().strip() if isinstance(no, subprocess.CalledProcessError) else no
        raise Refused(f"{name} is no commit that git finds here: {why}") from None
    with tarfile.open(fileobj=io.BytesIO(packed)) as files:
        files.extractall(tree, filter="data")
    return tree


def main() -> None:
    """Play the games and print the results."""
    asks = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n", 1)[0])
    asks.add_argument("game", choices=ids(), type=lambda name: name.replace("-", "_"))
    asks.add_argument("players", help="one a seat, with commas between them")
    asks.add_argument("--games", type=int, default=40)
    asks.add_argument("--seed", type=int, default=1)
    asks.add_argument("--jobs", type=int, default=1, help="processes")
    asks.add_argument("--keep", type=Path, help="a folder for the saves of the games")
    given = asks.parse_args()
    game, players = find(given.game), given.players.split(",")
    names = {player.partition("@")[2] for player in players if "@" in player}
    try:
        for player in players:
            if "@" not in player:
                read_player(player)
        with tempfile.TemporaryDirectory() as folder:
            trees = {name: files_of(name, Path(folder)) for name in names}
            for name, tree in trees.items():
                other = Commit(name, tree)
                numbers_agree(game, len(players), other)
                other.close()
            if given.keep is not None:
                given.keep.mkdir(parents=True, exist_ok=True)
            games = play_games(
                game.id, players, given.games, given.seed, trees, given.jobs, given.keep
            )
            told(games, rotations(players), given.games)
    except KeyboardInterrupt:
        sys.exit("stopped; the sums above are of whole games")
    except Refused as no:
        sys.exit(str(no))
    except ValueError as no:
        sys.exit(sentence(no))


if __name__ == "__main__":
    main()
