"""Measures today's computer players against the fixed ones of ``reference``:
``python -m tests.bots.measure GAME LEVEL,LEVEL,... [GAMES] [JOBS] [SEED]``.

A level is one of today's (``hard``), as ``old:hard`` a fixed one or, in Cities & Knights,
``scripted``; the first of the list is measured. Seats rotate from game to game. Printed are its
wins and the pairs of seats in which it finished ahead, each with its Wilson interval of 95 %.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from tabletop_tui.bots.arena import remembering, wilson
from tabletop_tui.bots.brain import choose
from tabletop_tui.engine import Luck, apply, over, start, to_act
from tabletop_tui.games import find

from .reference import scripted
from .reference.brain import choose as choose_as_before

OLD, SCRIPTED = "old:", "scripted"
MOST = 20_000  # actions after which a game counts as lost to itself
LUCK = 0x7E57


def fixed(player: str) -> bool:
    """Whether a player is never changed."""
    return player == SCRIPTED or player.startswith(OLD)


def play(game_id: str, players: Sequence[str], seed: int) -> tuple[list[float], list[int], int]:
    """One game: the part of the win, and the points, of every seat; and its rounds."""
    game = find(game_id)
    s, opening = start(game, len(players), seed)
    # today's players count cards as they do at a table, the fixed ones never did
    memories = remembering(game, ["random" if fixed(x) else x for x in players])
    for memory in memories.values():
        memory.hear(opening)
    lucks = [Luck((LUCK + seed) * 64 + seat) for seat in range(len(players))]
    for _ in range(MOST):
        if over(s):
            break
        seat = to_act(game, s)[0]
        level = players[seat]
        view, luck = game.view(s, seat), lucks[seat]
        if level == SCRIPTED:
            action = scripted.choose(game, view, seat, luck)
        elif level.startswith(OLD):
            action = choose_as_before(game, view, seat, level.removeprefix(OLD), luck)
        else:
            action = choose(game, view, seat, level, luck, memory=memories.get(seat))
        told = apply(game, s, seat, action)
        for memory in memories.values():
            memory.hear(told)
    won = game.winners(s)
    parts = [1 / len(won) if seat in won else 0.0 for seat in range(len(players))]
    points = [sum(game.score(s, seat).values()) for seat in range(len(players))]
    return parts, points, game.clock(s)[0]


def numbered(
    game_id: str, levels: Sequence[str], seed: int, number: int
) -> tuple[list[int], list[float], list[int], int]:
    """Game *number*: whose place each seat of the list has, and what came of it."""
    seats = len(levels)
    order = [(seat + number) % seats for seat in range(seats)]
    return order, *play(game_id, [levels[place] for place in order], seed + number)


def main(game_id: str, levels: Sequence[str], games: int, jobs: int, seed: int) -> None:
    """Play the games and print what came of them."""
    if SCRIPTED in levels and game_id != "cities_and_knights":
        sys.exit(f"{SCRIPTED} plays cities_and_knights alone")
    begun, wins, ahead, pairs, rounds = time.perf_counter(), 0.0, 0.0, 0, 0
    first: list[int] = []
    others: list[int] = []
    one = partial(numbered, game_id, levels, seed)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for order, parts, points, length in pool.map(one, range(games)):
            measured = [seat for seat, place in enumerate(order) if levels[place] == levels[0]]
            wins += sum(parts[seat] for seat in measured)
            rounds += length
            for seat, total in enumerate(points):
                (first if seat in measured else others).append(total)
            for seat in measured:
                for rival in (x for x in range(len(levels)) if x not in measured):
                    pairs += 1
                    mine, theirs = (parts[seat], points[seat]), (parts[rival], points[rival])
                    ahead += 0.5 if mine == theirs else float(mine > theirs)
    low, high = wilson(wins / games, games)
    print(
        f"{game_id}, {','.join(levels)}: {levels[0]} won {wins:.1f} of {games} games"
        f" ({100 * wins / games:.0f} %, {100 * low:.0f} to {100 * high:.0f})"
    )
    if pairs:
        print(f"  ahead in {100 * ahead / pairs:.0f} % of {pairs} pairs of seats")
    mean = [sum(told) / len(told) for told in (first, others) if told]
    print(
        f"  points in the mean {', '.join(f'{x:.1f}' for x in mean)};"
        f" {rounds / games:.1f} rounds; {time.perf_counter() - begun:.0f} s"
    )


if __name__ == "__main__":
    given = sys.argv[3:]
    main(
        find(sys.argv[1]).id,
        sys.argv[2].split(","),
        *(int(given[n]) if n < len(given) else default for n, default in enumerate((20, 2, 1))),
    )
