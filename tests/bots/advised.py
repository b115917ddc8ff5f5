"""Play a whole game of each kind, asking for a hint at every decision and for a review at the end;
part of ``make soak``.
"""

import sys
import time
from concurrent.futures import ProcessPoolExecutor

from tabletop_tui.bots import choose
from tabletop_tui.bots.evaluator import legal
from tabletop_tui.bots.explanation import explain_action
from tabletop_tui.bots.worker import HINT, REVIEW, DecisionRequest, Failed, decide
from tabletop_tui.engine import Luck
from tabletop_tui.games import find, ids
from tabletop_tui.play import Seat, Table, Words
from tabletop_tui.play.advice import advice
from tabletop_tui.play.story.review import decision_in_words, record_of
from tabletop_tui.play.text import title
from tests.playing import NAMES, few


def advised(name: str) -> list[str]:
    """Play a game between easy computer players, and return what went wrong with its hints, its
    motives and its review.
    """
    game, faults, begun = find(name), list[str](), time.perf_counter()
    table = Table.open(game, [Seat(one, "easy") for one in NAMES[: few(game)]], 1)
    words = Words(game, [seat.name for seat in table.seats])
    while not table.over:
        n, seat = len(table.log), table.deciding()[0]
        view, memory = game.view(table.state, seat), table.remembered(seat)
        found = decide(DecisionRequest(n, name, view, seat, HINT, n, memory), lambda: False)
        if isinstance(found, Failed):
            faults.append(f"hint after {n} actions: {found.traceback}")
            found = []
        for action, reasons in found:
            assert advice(words, view, action, reasons)
            if not legal(game, table.state, seat, action):
                faults.append(f"hint after {n} actions: {action} is not allowed")
        table.play(seat, choose(game, view, seat, "easy", Luck(n)))
        explain_action(table, seat, n)
    everybody = record_of(table, range(len(table.seats)))
    found = decide(DecisionRequest(0, name, everybody, 0, REVIEW, 0), lambda: False)
    if isinstance(found, Failed):
        faults.append(f"review: {found.traceback}")
        found = []
    for regret in found:
        decision_in_words(words, table, regret)
    took, actions = time.perf_counter() - begun, len(table.log)
    print(f"{title(game)}: {actions} actions, {len(found)} regrets, {took:.0f} s", flush=True)
    return faults


def main() -> int:
    """``python -m tests.bots.advised [GAME...]``"""
    with ProcessPoolExecutor() as pool:
        faults = [fault for found in pool.map(advised, sys.argv[1:] or ids()) for fault in found]
    print(*faults, sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
