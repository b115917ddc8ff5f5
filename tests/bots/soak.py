"""Whole games between computer players for every number of seats; ``make soak`` plays a thousand of
each game.
"""

import os
import sys
import time

from tabletop_tui import games
from tabletop_tui.bots.arena import play_games
from tabletop_tui.play.text import title


def main() -> int:
    """``python -m tests.bots.soak [GAMES [LEVELS [GAME]]]``: play so many games of each game,
    audited after every action.
    """
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    levels = sys.argv[2].split(",") if len(sys.argv) > 2 else ["easy"]
    jobs, unfinished = os.cpu_count() or 1, 0
    for name in sys.argv[3:] or games.ids():
        game = games.find(name)
        for n, count in enumerate(game.seats):
            share = number * (n + 1) // len(game.seats) - number * n // len(game.seats)
            begun = time.perf_counter()
            played = list(
                play_games(name, levels, count, share, 1000 * count, jobs=jobs, check=True)
            )
            ended, actions = sum(b.finished for b in played), sum(b.actions for b in played)
            unfinished += share - ended
            took = time.perf_counter() - begun
            rounds = sum(b.rounds for b in played) / max(1, share)
            print(
                f"{title(game)}, {count} seats: {ended} of {share} ended, {actions} actions, "
                f"{rounds:.0f} rounds on average, {took:.0f} s",
                flush=True,
            )
    return 1 if unfinished else 0


if __name__ == "__main__":
    sys.exit(main())
