"""Every number in a fallback reason of Cities & Knights, counted by other means over a game of
random moves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tabletop_tui.bots.evaluator import Evaluator
from tabletop_tui.bots.valuation import valuation_of
from tabletop_tui.engine import Luck, Reason, Who, Word
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.bot.fallback_reasons import changes
from tabletop_tui.games.cities_and_knights.rules import actions as do
from tabletop_tui.games.cities_and_knights.rules.constants import PIECES, TRACKS
from tabletop_tui.games.cities_and_knights.rules.frames import Trading
from tests.playing import new_table, random_action

STRENGTH = {"basic-knight": 1, "strong-knight": 2, "mighty-knight": 3}


def trail(s: Any, seat: int) -> int:
    """Return the longest road of a seat by trying every path. Pieces of others end it."""
    ends = s.island.board.edge_nodes
    own = [edge for edge, owner in enumerate(s.road) if owner == seat]

    def on(node: int, used: frozenset[int]) -> int:
        if used and s.owner[node] not in (-1, seat):
            return len(used)
        further = [e for e in own if e not in used and node in ends[e]]
        return max(
            (on(sum(ends[e]) - node, used | {e}) for e in further),
            default=len(used),
        )

    return max((on(node, frozenset()) for e in own for node in ends[e]), default=0)


def exchange(before: Any, after: Any, seat: int, a: Any) -> dict[str, int]:
    """Return what a trade gives and gets: a negotiated one by its terms, one with the bank by the
    hands.
    """
    if isinstance(a, do.TradeBank):
        hands = [p.players[seat].hand for p in (before, after)]
        moved = [now - was for was, now in zip(*hands, strict=True)]
        return {"give": -sum(n for n in moved if n < 0), "get": sum(n for n in moved if n > 0)}
    if isinstance(a, (do.Propose, do.CounterTrade)):
        return {"give": sum(a.give), "get": sum(a.get)}
    top = before.stack[-1]
    assert isinstance(top, Trading)
    if isinstance(a, do.AcceptTrade):
        return {"give": sum(top.get), "get": sum(top.give)}
    others = {x: (give, get) for x, give, get in top.counters}
    give, get = others.get(a.partner, (top.give, top.get))
    return {"give": sum(give), "get": sum(get)}


def draws(level: int) -> int:
    """Return the rolls of red die and event die that draw a card at a level. The gate is one of six
    faces, and the red die shows at most one more than the level.
    """
    return sum(face == 0 and red <= level + 1 for red in range(1, 7) for face in range(6))


def counted(before: Any, after: Any, seat: int, a: Any, key: str) -> Any:
    """Return the facts of a reason, counted again."""
    then, now = before.players[seat], after.players[seat]
    held = sum(now.hand)
    walls = [sum(s.wall[n] and s.owner[n] == seat for n in range(len(s.owner)))
             for s in (before, after)]  # fmt: skip
    rivals = {x: trail(after, x) for x in range(len(after.players)) if x != seat}
    again: dict[str, Callable[[], Any]] = {
        "why-levels": lambda: {
            "n": sum(
                STRENGTH.get(PIECES[piece], 0)
                for piece, owner in zip(after.piece, after.owner, strict=True)
                if owner == seat
            )
        },
        "why-draws": lambda: next(
            {"ways": draws(level), "track": Word(f"track-{TRACKS[n]}")}
            for n, level in enumerate(now.tracks)
            if level > then.tracks[n]
        ),
        "why-limit": lambda: {"n": 7 + 2 * walls[1], "before": 7 + 2 * walls[0]},
        "why-progress": lambda: {"n": len(now.progress), "most": 4},
        "why-ahead": lambda: {
            "n": trail(after, seat),
            "seat": Who(max(rivals, key=lambda x: (rivals[x], -x))),
            "best": max(rivals.values()),
        },
        "why-exchange": lambda: exchange(before, after, seat, a),
        "why-left": lambda: {
            "n": held,
            "risk": held // 2 if held > 7 + 2 * walls[1] else 0,
        },
    }
    return again[key]()


def said(seed: int, actions: int) -> Iterator[tuple[Any, Any, int, Any, Reason]]:
    """Yield the reasons for actions over a game of random moves."""
    table, luck = new_table("cities_and_knights", 3, seed), Luck(seed)
    for turn in range(actions):
        if table.over:
            return
        seat, before = table.deciding()[0], table.state
        evaluator = Evaluator(GAME, seat, 3, Luck(turn), valuation_of(GAME))
        tried = evaluator.options(before, seat, 12) if not turn % 3 else ()
        for action in tried:
            after = evaluator.resolved(before, seat, action)
            for reason in changes(before, after, seat, action):
                yield before, after, seat, action, reason
        table.play(seat, random_action(GAME, table.state, seat, luck))


def test_every_number_said_of_a_change_is_the_true_one() -> None:
    met = set()
    for seed in (5, 8):
        for before, after, seat, action, (key, facts) in said(seed, 260):
            assert facts == counted(before, after, seat, action, key), (key, action)
            met.add(key)
    assert met >= {"why-levels", "why-draws", "why-limit", "why-exchange", "why-left"}, met
