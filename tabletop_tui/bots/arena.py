"""Matches between levels: whole games with rotating seats, and how often each level finished ahead
of another.
"""

from __future__ import annotations

import math
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import chain, combinations, product
from multiprocessing import get_context
from typing import Any

from ..engine import Game, Luck, Memory, Value, apply, over, start, to_act
from ..games import find
from ..play.results.odds import wilson
from ..play.seats import read_player
from ..play.simulate import CAP
from .brain import EFFORT, choose, forced_action
from .usage_statistics import Taken, choice_taken, keys_of, unused
from .valuation import valuation_of

LUCK = 0xA12E4A  # keeps the players' random numbers apart from the game's


@dataclass(slots=True)
class PlayedGame:
    """One game: levels, scores by seat and source, winners, tiles taken, and the milliseconds of
    each decision that had a choice.
    """

    levels: tuple[str, ...]
    finished: bool = False
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    sources: tuple[dict[str, int], ...] = ()
    taken: list[Taken] = field(default_factory=list)
    actions: int = 0
    rounds: int = 0
    wall: dict[str, list[float]] = field(default_factory=dict)
    cpu: dict[str, list[float]] = field(default_factory=dict)
    kinds: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    """By level: how often it chose each kind of action."""
    deeds: Counter[str] = field(default_factory=Counter)
    """What happened, counted by the `statistics` of the game's valuation."""

    def ahead(self, one: int, other: int) -> float:
        """Return 1 if seat *one* finished ahead of *other*, 0 if behind, and 0.5 for a tie. Winners
        are ahead of all others.
        """
        mine, theirs = ((seat in self.winners, self.scores[seat]) for seat in (one, other))
        return 0.5 if mine == theirs else float(mine > theirs)


@dataclass(slots=True)
class Duel:
    """*one* against *other*: the *share* of *comparisons* (pairs of seats in *games* games) in
    which *one* finished ahead.

    *low* and *high* are the 95 % Wilson interval for that number of games, because the pairs of one
    game are not independent.
    """

    one: str
    other: str
    games: int
    comparisons: int
    share: float
    low: float
    high: float


@dataclass(slots=True)
class Pace:
    """How long the decisions of a level took, in milliseconds of wall clock and CPU time."""

    level: str
    decisions: int
    mean: float
    median: float
    most: float  # the 95th percentile
    cpu_mean: float
    cpu_most: float


@dataclass(slots=True)
class ArenaResult:
    """The summary of some games between levels."""

    game: str
    seats: int
    games: int
    finished: int
    actions: int
    rounds: float
    duels: list[Duel]
    paces: list[Pace]
    wins: dict[str, float]  # games won by level; a shared win is divided
    scores: dict[str, float]  # mean score by level
    by_seat: list[float]  # mean score of each seat
    by_place: list[float]  # mean score of the first, the second, ...
    by_source: dict[str, float]  # mean points of a seat by source
    deeds: dict[str, float]  # mean count of each statistic in a game
    unused: dict[str, list[str]]  # by level: the kinds of actions it never chose


def seating(levels: Sequence[str], seats: int, number: int) -> tuple[str, ...]:
    """Return the level of each seat in game *number*: the levels in turn, moved on by one seat
    every game.

    >>> seating(("easy", "hard"), 3, 0), seating(("easy", "hard"), 3, 1)
    (('easy', 'hard', 'easy'), ('hard', 'easy', 'hard'))
    """
    return tuple(levels[(seat + number) % len(levels)] for seat in range(seats))


def play_game(
    game: Game,
    levels: Sequence[str],
    seed: int,
    options: Mapping[str, Value] | None = None,
    *,
    check: bool = False,
    cap: int = CAP,
) -> PlayedGame:
    """Play one game between computer players. *check* audits the position after every action.

    Every seat has its own random numbers. A game is left unfinished after *cap* actions.
    """
    s, opening = start(game, len(levels), seed, options)
    memories = remembering(game, levels)
    for memory in memories.values():
        memory.observe(opening)
    done = PlayedGame(tuple(levels), wall={x: [] for x in levels}, cpu={x: [] for x in levels})
    lucks = [Luck((LUCK + seed) * 64 + seat) for seat in range(len(levels))]
    keys, statistics = keys_of(game, options), valuation_of(game).statistics
    while not over(s) and done.actions < cap:
        seat, number = to_act(game, s)[0], game.current_turn(s)[0]
        action = timed(game, s, seat, lucks[seat], done, memories.get(seat))
        events = apply(game, s, seat, action)
        for memory in memories.values():
            memory.observe(events)
        for event in events:
            if statistics is not None:
                done.deeds.update(list(statistics(event, done.deeds)))
        done.kinds[levels[seat]][action.kind] += 1
        if (tile := choice_taken(action, keys, number)) is not None:
            done.taken.append(tile)
        done.actions += 1
        if check:
            game.audit(s)
    done.finished, done.winners, done.rounds = over(s), game.winners(s), game.current_turn(s)[0]
    done.sources = tuple(game.score(s, seat) for seat in range(len(levels)))
    done.scores = tuple(sum(of.values()) for of in done.sources)
    return done


def remembering(game: Game, levels: Sequence[str]) -> dict[int, Memory]:
    """Return by seat the memory of each player that has one."""
    make = game.memory
    if make is None:
        return {}
    return {
        seat: make(len(levels), seat)
        for seat, level in enumerate(levels)
        if (effort := EFFORT.get(read_player(level)[0])) and effort.remembers
    }


def timed(
    game: Game, s: Any, seat: int, luck: Luck, done: PlayedGame, memory: Memory | None = None
) -> Any:
    """Return the action that *seat* chooses, and record the time if there was a choice."""
    action = forced_action(game, s, seat)
    if action is None:
        level, view = done.levels[seat], game.view(s, seat)
        wall, cpu = time.perf_counter(), time.process_time()
        action = choose(game, view, seat, level, luck, memory=memory)
        done.wall[level].append((time.perf_counter() - wall) * 1e3)
        done.cpu[level].append((time.process_time() - cpu) * 1e3)
    return action


def numbered(
    name: str,
    levels: Sequence[str],
    seats: int,
    seed: int,
    options: Mapping[str, Value] | None,
    check: bool,
    cap: int,
    number: int,
) -> PlayedGame:
    """Play game *number*. Every deal is played once for each rotation of the levels, but never
    twice by the same levels at the same seats, which would play the same game again.
    """
    rotations = len({seating(levels, seats, turn) for turn in range(len(levels))})
    who, deal = seating(levels, seats, number), seed + number // rotations
    return play_game(find(name), who, deal, options, check=check, cap=cap)


def play_games(
    name: str,
    levels: Sequence[str],
    seats: int,
    games: int,
    seed: int,
    options: Mapping[str, Value] | None = None,
    jobs: int = 1,
    *,
    check: bool = False,
    cap: int = CAP,
) -> Iterator[PlayedGame]:
    """Play *games* games of the game *name* in *jobs* processes. Raise ValueError as :func:`start`
    does.
    """
    play = partial(numbered, name, tuple(levels), seats, seed, options, check, cap)
    if jobs < 2:
        yield from map(play, range(games))
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, range(games))


def summarize(name: str, played: Sequence[PlayedGame]) -> ArenaResult:
    """Return the summary of some games."""
    levels = list(dict.fromkeys(level for game in played for level in game.levels))
    wins, scores = dict.fromkeys(levels, 0.0), {level: [0.0, 0.0] for level in levels}
    for game in played:
        for seat, level in enumerate(game.levels):
            scores[level][0] += game.scores[seat]
            scores[level][1] += 1
            wins[level] += (seat in game.winners) / max(1, len(game.winners))
    return ArenaResult(
        name,
        len(played[0].levels) if played else 0,
        len(played),
        sum(game.finished for game in played),
        sum(game.actions for game in played),
        round(sum(game.rounds for game in played) / max(1, len(played)), 1),
        [duel(one, other, played) for other, one in combinations(levels, 2)],
        [pace(level, played) for level in levels],
        {level: round(n, 2) for level, n in wins.items()},
        {level: round(total / max(1, n), 2) for level, (total, n) in scores.items()},
        means([game.scores for game in played]),
        means([sorted(game.scores, reverse=True) for game in played]),
        mean_sources([of for game in played for of in game.sources]),
        {
            deed: round(sum(game.deeds[deed] for game in played) / max(1, len(played)), 2)
            for deed in valuation_of(find(name)).statistic_names
        },
        {level: unused(find(name), [game.kinds[level] for game in played]) for level in levels},
    )


def means(rows: Sequence[Sequence[int]]) -> list[float]:
    """Return the mean of each column."""
    return [round(sum(column) / len(column), 2) for column in zip(*rows, strict=True)]


def mean_sources(rows: Sequence[Mapping[str, int]]) -> dict[str, float]:
    """Return the mean points of a seat from each source."""
    total: Counter[str] = Counter()
    for row in rows:
        total.update(row)
    return {source: round(n / len(rows), 2) for source, n in sorted(total.items())}


def duel(one: str, other: str, played: Sequence[PlayedGame]) -> Duel:
    """Compare the seats of two levels, game by game."""
    games, rows = 0, []
    for game in played:
        mine = [seat for seat, level in enumerate(game.levels) if level == one]
        theirs = [seat for seat, level in enumerate(game.levels) if level == other]
        compared = [game.ahead(*pair) for pair in product(mine, theirs)]
        games += bool(compared)
        rows += compared
    share = sum(rows) / len(rows) if rows else 0.0
    low, high = wilson(share, games)
    return Duel(one, other, games, len(rows), round(share, 4), round(low, 4), round(high, 4))


def pace(level: str, played: Sequence[PlayedGame]) -> Pace:
    """Return the decision times of a level."""
    wall = sorted(chain.from_iterable(game.wall.get(level, ()) for game in played))
    cpu = sorted(chain.from_iterable(game.cpu.get(level, ()) for game in played))
    mean, cpu_mean = (sum(of) / max(1, len(of)) for of in (wall, cpu))
    numbers = (mean, quantile(wall, 0.5), quantile(wall, 0.95), cpu_mean, quantile(cpu, 0.95))
    return Pace(level, len(wall), *(round(n, 2) for n in numbers))


def quantile(times: Sequence[float], share: float) -> float:
    """Return the smallest of some sorted times that at least *share* of them do not exceed."""
    return times[min(len(times) - 1, math.ceil(share * len(times)) - 1)] if times else 0.0
