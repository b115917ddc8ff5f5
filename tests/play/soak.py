"""``make soak``: whole random games of every game and number of seats, audited after every
action.
"""

import sys
import time

from tabletop_tui import games
from tabletop_tui.engine import Game, Luck, start
from tabletop_tui.play.simulate import CAP, steps
from tabletop_tui.play.text import title


def whole(game: Game, count: int, seed: int) -> tuple[int, bool]:
    """Play one game. Return its number of actions and whether it ended."""
    s, _ = start(game, count, seed)
    actions = 0
    for _ in steps(game, s, Luck(seed), CAP):
        game.audit(s)
        actions += 1
    game.audit(s)
    return actions, not s.stack


def main() -> int:
    """``python -m tests.play.soak [GAMES]``: play so many games for each number of seats."""
    number, open_ = int(sys.argv[1]) if len(sys.argv) > 1 else 100, 0
    for game in map(games.find, games.ids()):
        for count in game.seats:
            begun = time.perf_counter()
            played = [whole(game, count, seed) for seed in range(number)]
            ended = sum(over for _, over in played)
            open_ += number - ended
            actions = sum(n for n, _ in played)
            took = time.perf_counter() - begun
            print(
                f"{title(game)}, {count} seats: {ended} of {number} ended, {actions} actions, {took:.0f} s",
                flush=True,
            )
    return 1 if open_ else 0


if __name__ == "__main__":
    sys.exit(main())
