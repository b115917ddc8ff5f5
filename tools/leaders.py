"""Count how often a seat wins that is one turn from winning, by who plays on.

``python -m tools.leaders SAVE... --players hard,hard@COMMIT [--times 1] [--seed 1] [--most 0]``

In every save, each turn of a seat that begins with a rival likely to win in its next turn (at least
`LIKELY`, by the true position) is played on from there with all other seats in the hands of the
first player, and again of the next one, with the same luck: to the end of that rival's next turn.
The rival itself is the first player each time, so that it wins as surely against all of them. The
output is, for each player, the share of the turns after which the rival has won, with the 95 %
Wilson interval. Players are those of ``tools/measure.py``.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path

from tabletop_tui.bots.arena import LUCK, PlayedGame, remembering, wilson
from tabletop_tui.bots.valuation import valuation_of
from tabletop_tui.engine import Luck, to_act
from tabletop_tui.play.table import Table
from tabletop_tui.store.load import load

from .measure import Refused, decided, files_of

LIKELY = 0.5
Turn = tuple[int, int]  # (actions before it, the rival that may win)


def turns(table: Table) -> Iterator[Turn]:
    """Yield the turns of a game that begin with a rival one turn from winning."""
    game, winning, last = table.game, valuation_of(table.game).winning, None
    if winning is None:
        return
    s = table.at(0)
    for n in chain((0,), table.walk(s)):
        now = game.current_turn(s) if s.stack else last
        if now == last or now is None or len(to_act(game, s)) != 1:
            continue
        last = now
        for rival in range(len(table.seats)):
            if rival != now[1] and winning(s, rival) >= LIKELY:
                yield n, rival


def wins(
    table: Table, turn: Turn, player: str, leader: str, luck: int, trees: Mapping[str, Path]
) -> bool:
    """Play on with *leader* as the rival and *player* at every other seat. Return whether the rival
    has won by its next turn.
    """
    n, rival = turn
    game, seats = table.game, len(table.seats)
    made = table.branch(n, luck)
    made.reseed(luck)
    players = tuple([leader if seat == rival else player for seat in range(seats)])
    done = PlayedGame(players, wall=defaultdict(list), cpu=defaultdict(list))
    memories = {seat: made.remembered(seat) for seat in remembering(game, ["hard"] * seats)}
    lucks = [Luck((LUCK + luck) * 64 + seat) for seat in range(seats)]
    turned = False
    while not made.over:
        whose = game.current_turn(made.state)[1]
        if turned and whose != rival:
            return False
        turned = turned or whose == rival
        seat = made.deciding()[0]
        action = decided(made, seat, players[seat], lucks[seat], trees, done, memories.get(seat))
        events = made.play(seat, action)
        for memory in memories.values():
            if memory is not None:
                memory.observe(events)
    return rival in game.winners(made.state)


def main() -> None:
    """Play on from the turns of the saves and print the shares."""
    asks = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n", 1)[0])
    asks.add_argument("saves", nargs="+", type=Path)
    asks.add_argument("--players", default="hard")
    asks.add_argument("--times", type=int, default=1, help="with other luck each time")
    asks.add_argument("--seed", type=int, default=1)
    asks.add_argument("--most", type=int, default=0, help="turns of a game")
    given = asks.parse_args()
    try:
        with tempfile.TemporaryDirectory() as folder:
            count(given, given.players.split(","), Path(folder))
    except Refused as no:
        sys.exit(str(no))


def count(given: argparse.Namespace, players: Sequence[str], folder: Path) -> None:
    """Play on, and print the shares after every save."""
    names = {player.partition("@")[2] for player in players if "@" in player}
    trees = {name: files_of(name, folder) for name in names}
    won, played = dict.fromkeys(players, 0), 0
    for save in given.saves:
        table = load(save).table
        for turn in list(turns(table))[: given.most or None]:
            for time in range(given.times):
                played += 1
                for player in players:
                    luck = given.seed + time
                    won[player] += wins(table, turn, player, players[0], luck, trees)
        for player, n in won.items():
            low, high = wilson(n / max(1, played), played)
            print(
                f"{save.name}: {player} lets a rival win {n} of {played}"
                f" ({n / max(1, played):.0%}, {100 * low:.0f} to {100 * high:.0f})",
                flush=True,
            )


if __name__ == "__main__":
    main()
