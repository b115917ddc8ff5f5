"""Levels measured against each other: whole games with rotating seats, and who finished ahead of
whom.
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
from ..play.seats import read_player
from ..play.simulate import CAP
from .brain import EFFORT, choose, settled
from .usage_statistics import Taken, keys_of, taken, unused
from .valuation import valuation_of

LUCK = 0xA12E4A  # tells the players' luck from the game's
SURE = 1.959964  # standard deviations on either side that hold 95 %


@dataclass(slots=True)
class Bout:
    """One game: levels, scores by seat and their sources, who won, what was taken, the milliseconds
    of decisions with a choice.
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
    """What happened, by the names that the game's valuation gives it."""

    def ahead(self, one: int, other: int) -> float:
        """1 if the seat *one* finished before *other*, 0 if behind, a half for a tie; winners
        before all others.
        """
        mine, theirs = ((seat in self.winners, self.scores[seat]) for seat in (one, other))
        return 0.5 if mine == theirs else float(mine > theirs)


@dataclass(slots=True)
class Duel:
    """*one* against *other*: in *comparisons* pairs of seats of *games* games, the share in which
    *one* was ahead.

    *low* and *high* are the Wilson interval of 95 % for so many games: the pairs of a game are not
    independent.
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
    """How long the decisions of a level took, in milliseconds of the clock and of the processor."""

    level: str
    decisions: int
    mean: float
    median: float
    most: float  # of 95 % of them
    cpu_mean: float
    cpu_most: float


@dataclass(slots=True)
class Result:
    """What came of some games between levels."""

    game: str
    seats: int
    games: int
    finished: int
    actions: int
    rounds: float
    duels: list[Duel]
    paces: list[Pace]
    wins: dict[str, float]  # games won by level; a shared win counts in parts
    scores: dict[str, float]  # mean by level
    by_seat: list[float]  # mean scores
    by_place: list[float]  # mean scores of who was first, second, ...
    by_source: dict[str, float]  # mean points of a seat
    deeds: dict[str, float]  # in a game in the mean
    unused: dict[str, list[str]]  # by level: the kinds of actions that it never chose


def wilson(share: float, n: int) -> tuple[float, float]:
    """The Wilson score interval of 95 % for a *share* of *n* trials.

    >>> [round(end, 2) for end in wilson(0.75, 40)]
    [0.6, 0.86]
    """
    if not n:
        return 0.0, 1.0
    z = SURE * SURE / n
    middle, half = (
        (share + z / 2) / (1 + z),
        SURE / (1 + z) * math.sqrt(share * (1 - share) / n + z / 4 / n),
    )
    return max(0.0, middle - half), min(1.0, middle + half)


def seating(levels: Sequence[str], seats: int, number: int) -> tuple[str, ...]:
    """Who sits where in game *number*: the levels in turn, one seat further every game.

    >>> seating(("easy", "hard"), 3, 0), seating(("easy", "hard"), 3, 1)
    (('easy', 'hard', 'easy'), ('hard', 'easy', 'hard'))
    """
    return tuple(levels[(seat + number) % len(levels)] for seat in range(seats))


def bout(
    game: Game,
    levels: Sequence[str],
    seed: int,
    options: Mapping[str, Value] | None = None,
    *,
    check: bool = False,
    cap: int = CAP,
) -> Bout:
    """Play one game between computer players; *check* audits the position after every action.

    Every seat has luck of its own. After *cap* actions a game is left unfinished.
    """
    s, opening = start(game, len(levels), seed, options)
    memories = remembering(game, levels)
    for memory in memories.values():
        memory.hear(opening)
    done = Bout(tuple(levels), wall={x: [] for x in levels}, cpu={x: [] for x in levels})
    lucks = [Luck((LUCK + seed) * 64 + seat) for seat in range(len(levels))]
    keys, deeds = keys_of(game, options), valuation_of(game).deeds
    while not over(s) and done.actions < cap:
        seat, number = to_act(game, s)[0], game.current_turn(s)[0]
        action = timed(game, s, seat, lucks[seat], done, memories.get(seat))
        told = apply(game, s, seat, action)
        for memory in memories.values():
            memory.hear(told)
        for event in told:
            if deeds is not None:
                done.deeds.update(list(deeds(event, done.deeds)))
        done.kinds[levels[seat]][action.kind] += 1
        if (tile := taken(action, keys, number)) is not None:
            done.taken.append(tile)
        done.actions += 1
        if check:
            game.audit(s)
    done.finished, done.winners, done.rounds = over(s), game.winners(s), game.current_turn(s)[0]
    done.sources = tuple(game.score(s, seat) for seat in range(len(levels)))
    done.scores = tuple(sum(of.values()) for of in done.sources)
    return done


def remembering(game: Game, levels: Sequence[str]) -> dict[int, Memory]:
    """By seat: the memory of each player that has one."""
    make = game.memory
    if make is None:
        return {}
    return {
        seat: make(len(levels), seat)
        for seat, level in enumerate(levels)
        if (effort := EFFORT.get(read_player(level)[0])) and effort.remembers
    }


def timed(
    game: Game, s: Any, seat: int, luck: Luck, done: Bout, memory: Memory | None = None
) -> Any:
    """The action that *seat* chooses; the time is taken where there is a choice."""
    action = settled(game, s, seat)
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
) -> Bout:
    """Game *number*: every deal is played once for each rotation of the levels, but never twice by
    the same levels at the same seats, who would do the same again.
    """
    rotations = len({seating(levels, seats, turn) for turn in range(len(levels))})
    who, deal = seating(levels, seats, number), seed + number // rotations
    return bout(find(name), who, deal, options, check=check, cap=cap)


def bouts(
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
) -> Iterator[Bout]:
    """Play *games* games of the game *name*, in *jobs* processes. Raises ValueError as
    :func:`start` does.
    """
    play = partial(numbered, name, tuple(levels), seats, seed, options, check, cap)
    if jobs < 2:
        yield from map(play, range(games))
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, range(games))


def result(name: str, played: Sequence[Bout]) -> Result:
    """The bouts summed up."""
    levels = list(dict.fromkeys(level for bout in played for level in bout.levels))
    wins, scores = dict.fromkeys(levels, 0.0), {level: [0.0, 0.0] for level in levels}
    for bout in played:
        for seat, level in enumerate(bout.levels):
            scores[level][0] += bout.scores[seat]
            scores[level][1] += 1
            wins[level] += (seat in bout.winners) / max(1, len(bout.winners))
    return Result(
        name,
        len(played[0].levels) if played else 0,
        len(played),
        sum(bout.finished for bout in played),
        sum(bout.actions for bout in played),
        round(sum(bout.rounds for bout in played) / max(1, len(played)), 1),
        [duel(one, other, played) for other, one in combinations(levels, 2)],
        [pace(level, played) for level in levels],
        {level: round(n, 2) for level, n in wins.items()},
        {level: round(total / max(1, n), 2) for level, (total, n) in scores.items()},
        means([bout.scores for bout in played]),
        means([sorted(bout.scores, reverse=True) for bout in played]),
        mean_sources([of for bout in played for of in bout.sources]),
        {
            deed: round(sum(bout.deeds[deed] for bout in played) / max(1, len(played)), 2)
            for deed in valuation_of(find(name)).deed_names
        },
        {level: unused(find(name), [bout.kinds[level] for bout in played]) for level in levels},
    )


def means(rows: Sequence[Sequence[int]]) -> list[float]:
    """The mean of each column."""
    return [round(sum(column) / len(column), 2) for column in zip(*rows, strict=True)]


def mean_sources(rows: Sequence[Mapping[str, int]]) -> dict[str, float]:
    """The mean points of a seat from each source."""
    total: Counter[str] = Counter()
    for row in rows:
        total.update(row)
    return {source: round(n / len(rows), 2) for source, n in sorted(total.items())}


def duel(one: str, other: str, played: Sequence[Bout]) -> Duel:
    """The seats of two levels compared, game by game."""
    games, rows = 0, []
    for bout in played:
        mine = [seat for seat, level in enumerate(bout.levels) if level == one]
        theirs = [seat for seat, level in enumerate(bout.levels) if level == other]
        compared = [bout.ahead(*pair) for pair in product(mine, theirs)]
        games += bool(compared)
        rows += compared
    share = sum(rows) / len(rows) if rows else 0.0
    low, high = wilson(share, games)
    return Duel(one, other, games, len(rows), round(share, 4), round(low, 4), round(high, 4))


def pace(level: str, played: Sequence[Bout]) -> Pace:
    """The times of a level's decisions."""
    wall = sorted(chain.from_iterable(bout.wall.get(level, ()) for bout in played))
    cpu = sorted(chain.from_iterable(bout.cpu.get(level, ()) for bout in played))
    mean, cpu_mean = (sum(of) / max(1, len(of)) for of in (wall, cpu))
    numbers = (mean, quantile(wall, 0.5), quantile(wall, 0.95), cpu_mean, quantile(cpu, 0.95))
    return Pace(level, len(wall), *(round(n, 2) for n in numbers))


def quantile(times: Sequence[float], share: float) -> float:
    """The time that *share* of some sorted times do not exceed."""
    return times[min(len(times) - 1, math.ceil(share * len(times)) - 1)] if times else 0.0
