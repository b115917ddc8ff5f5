"""Count the positions in which the first line of a hint does not depend on the search's luck.

``python -m tools.steady_hints SAVE... [--every 23] [--times 3]``

Of every so many decisions of the saved games those with a choice are asked for a hint so many
times, each with other random numbers. The output is the share of the positions in which all have
the same first line, with the 95 % Wilson interval, and the processor time of a hint.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from tabletop_tui.bots.arena import wilson
from tabletop_tui.bots.brain import forced_action, hint
from tabletop_tui.engine import Luck
from tabletop_tui.play.table import Table
from tabletop_tui.store.load import load

APART = 1_000_003  # between the random numbers of two hints for one position


def first_lines(table: Table, n: int, times: int) -> set[str]:
    """Return the first lines of hints for the seat that decided after *n* actions: each an action
    and its reasons.
    """
    game, s, seat = table.game, table.at(n), table.log[n][0]
    view, memory = game.view(s, seat), table.remembered(seat, n)
    rows = [hint(game, view, seat, Luck(APART * k + n), memory=memory) for k in range(times)]
    return {repr(row[0]) if row else "" for row in rows}


def main() -> None:
    """Ask for the hints and print the shares."""
    asks = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n", 1)[0])
    asks.add_argument("saves", nargs="+", type=Path)
    asks.add_argument("--every", type=int, default=23, help="decisions of a game")
    asks.add_argument("--times", type=int, default=3, help="hints for a position")
    given = asks.parse_args()
    for save in given.saves:
        table, begun = load(save).table, time.process_time()
        asked = [
            n
            for n in range(given.every // 2, len(table.log), given.every)
            if forced_action(table.game, table.at(n), table.log[n][0]) is None
        ]
        steady = sum(len(first_lines(table, n, given.times)) == 1 for n in asked)
        low, high = wilson(steady / max(1, len(asked)), len(asked))
        took = 1e3 * (time.process_time() - begun) / max(1, len(asked) * given.times)
        print(
            f"{save.name}: steady in {steady} of {len(asked)}"
            f" ({100 * low:.0f} to {100 * high:.0f} %), {took:.0f} ms a hint",
            flush=True,
        )


if __name__ == "__main__":
    main()
