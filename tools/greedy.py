"""Games of greedy players, to which weights are fitted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop_tui.bots.evaluator import Evaluator
from tabletop_tui.engine import Game, apply, over, to_act

MOST = 24  # options looked at for a decision
CAP = 4000  # decisions after which a game is scored as it is


def play_out(
    game: Game, s: Any, evaluators: Sequence[Evaluator]
) -> tuple[list[float], list[float]]:
    """Play *s* to its end with one of *evaluators* for each seat. Return the share of the win and
    the points of every seat.
    """
    for _ in range(CAP):
        if over(s):
            break
        who = to_act(game, s)[0]
        apply(game, s, who, evaluators[who].greedy(s, who, MOST), checked=False)
    won = game.winners(s)
    seats = range(len(evaluators))
    parts = [1 / len(won) if x in won else 0.0 for x in seats]
    return parts, [float(sum(game.score(s, x).values())) for x in seats]
