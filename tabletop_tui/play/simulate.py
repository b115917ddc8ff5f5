"""Random legal play: whole games of random actions, to test and measure the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ..engine import Game, Luck, Value, apply, offers, over, random_action, start, to_act

CAP = 20_000  # actions after which a game is left unfinished
LUCK = 0x5EED  # keeps the players' luck apart from the game's

Clock = Callable[[], float]


def steps(game: Game, s: Any, luck: Luck, cap: int = CAP) -> Iterator[tuple[int, Any]]:
    """Play *s* on at random. Yield each seat and action just before it is applied."""
    draw = luck.__call__  # the bound method is faster than the callable object
    for _ in range(cap):
        who = to_act(game, s)
        if not who:
            return
        seat = who[draw(len(who))] if len(who) > 1 else who[0]
        action = random_action(game, s, seat, draw)
        yield seat, action
        apply(game, s, seat, action)


def finish(game: Game, s: Any, luck: Luck, cap: int = CAP) -> int:
    """Play *s* at random to its end, or for *cap* actions. Return the number of actions."""
    played = 0
    for _ in steps(game, s, luck, cap):
        played += 1
    return played


@dataclass(slots=True)
class Simulation:
    """The results of some games. ``seconds`` are seconds, ``offers_us`` and ``clone_us``
    microseconds for each call.

    ``scores``, ``winners`` and ``rounds`` have one entry for each game, ``mean_scores`` one for
    each seat. ``mean_sources`` are the mean points of a seat by source.
    """

    game: str
    seats: int
    games: int
    finished: int = 0
    actions: int = 0
    seconds: float = 0.0
    actions_per_second: float = 0.0
    offers_us: float = 0.0
    clone_us: float = 0.0
    scores: list[list[int]] = field(default_factory=list)
    winners: list[list[int]] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    mean_scores: list[float] = field(default_factory=list)
    mean_sources: dict[str, float] = field(default_factory=dict)


def simulate(
    game: Game,
    seats: int,
    games: int,
    seed: int,
    clock: Clock,
    options: Mapping[str, Value] | None = None,
    cap: int = CAP,
    progress: Callable[[int], None] = lambda played: None,
) -> Simulation:
    """Play *games* random games. Game number n has the seed *seed* + n. *progress* is called with
    the number of games played. Raises ValueError as :func:`start` does.
    """
    done = Simulation(game.id, seats, games)
    sources: Counter[str] = Counter()
    for n in range(games):
        s, _ = start(game, seats, seed + n, options)
        luck = Luck(LUCK + seed + n)
        begun = clock()
        done.actions += finish(game, s, luck, cap)
        done.seconds += clock() - begun
        done.finished += over(s)
        points = [game.score(s, seat) for seat in range(seats)]
        for of in points:
            sources.update(of)
        done.scores.append([sum(of.values()) for of in points])
        done.winners.append(list(game.winners(s)))
        done.rounds.append(game.current_turn(s)[0])
        progress(n + 1)
    if games:
        done.actions_per_second = round(done.actions / done.seconds, 1) if done.seconds else 0.0
        done.offers_us, done.clone_us = time_calls(game, seats, seed, clock, options)
        done.mean_scores = [
            round(sum(of[seat] for of in done.scores) / games, 2) for seat in range(seats)
        ]
        done.mean_sources = {
            source: round(n / (games * seats), 3) for source, n in sorted(sources.items())
        }
    return done


def time_calls(
    game: Game,
    seats: int,
    seed: int,
    clock: Clock,
    options: Mapping[str, Value] | None = None,
    most: int = 2_000,
) -> tuple[float, float]:
    """Return the mean time of listing the offers of a seat and of copying a position, over one
    game, in microseconds.
    """
    s, _ = start(game, seats, seed, options)
    listed, copied, count = 0.0, 0.0, 0
    for seat, _ in steps(game, s, Luck(LUCK + seed), most):
        begun = clock()
        offers(game, s, seat)
        between = clock()
        game.clone(s)
        copied += clock() - between
        listed += between - begun
        count += 1
    return (round(listed / count * 1e6, 2), round(copied / count * 1e6, 2)) if count else (0.0, 0.0)
