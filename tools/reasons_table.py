"""Print which reasons the hints of a game give for each kind of action, to be read as a player
would: ``python -m tools.reasons_table GAME [POSITIONS]``.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from typing import Any

from tabletop_tui.bots import choose, valuation_of
from tabletop_tui.bots.brain import forced_action, why
from tabletop_tui.bots.evaluator import Evaluator
from tabletop_tui.engine import Game, Luck, apply, over, start, to_act
from tabletop_tui.games import find
from tabletop_tui.play import Words
from tabletop_tui.play.advice import reasons_in_words

SEATS, EVERY, SEED = 3, 4, 11
BEST, OPTIONS = 3, 16  # lines of a hint, and actions looked at
SHOWN = 2  # examples of each reason
BARE = "(none)"


def advised(game: Game, s: Any, seat: int, n: int) -> list[tuple[str, str, str]]:
    """Return kind, main reason and sentence of the actions that look best at once."""
    words = Words(game, ["Anna", "Ben", "Cleo"])
    evaluator = Evaluator(game, seat, SEATS, Luck(n), valuation_of(game))
    view = game.view(s, seat)
    world, rows = evaluator.determinize(view), []
    done = [
        (a, evaluator.resolved(world, seat, a)) for a in evaluator.options(world, seat, OPTIONS)
    ]
    done.sort(key=lambda row: -evaluator.own_value(row[1], seat))
    for a, after in done[:BEST]:
        reasons = why(evaluator, world, after, a)
        told = f"{words.of(view, a)} | {reasons_in_words(words, reasons)}"
        rows.append((a.kind, reasons[0][0] if reasons else BARE, told))
    return rows


def table(name: str, positions: int) -> None:
    """Play games of easy computer players, and print the reasons by kind of action."""
    game, seed, luck, turn, met = find(name), SEED, Luck(SEED), 0, 0
    s, _ = start(game, SEATS, seed)
    rows: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    while met < positions:
        if over(s):
            seed += 1
            s, _ = start(game, SEATS, seed)
        seat = to_act(game, s)[0]
        if turn % EVERY == 0 and forced_action(game, s, seat) is None:
            met += 1
            for kind, key, told in advised(game, s, seat, turn):
                rows[kind][key].append(told)
        apply(game, s, seat, choose(game, game.view(s, seat), seat, "easy", luck))
        turn += 1
    count = sum(len(told) for keys in rows.values() for told in keys.values())
    bare = sum(len(keys.get(BARE, ())) for keys in rows.values())
    print(f"{name}: {met} positions, {count} lines, {count - bare} with a reason")
    for kind, keys in sorted(rows.items()):
        print(kind)
        for key, lines in sorted(keys.items(), key=lambda row: -len(row[1])):
            print(f"  {len(lines):4} {key}")
            for one in lines[:SHOWN]:
                print(f"         {one}")


if __name__ == "__main__":
    table(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 100)
