"""Every fact in a fallback reason of Cities & Knights, found by other means over games of random
moves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tabletop_tui.bots.evaluator import Evaluator
from tabletop_tui.bots.valuation import valuation_of
from tabletop_tui.engine import Luck, Reason, Who, Word
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.bot.fallback_reasons import changes
from tabletop_tui.games.cities_and_knights.rules.constants import PIECES, TRACKS
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


def ways(s: Any, node: int) -> int:
    """Return the rolls of two dice that bring something on a corner."""
    numbers = {s.tokens[tile] for tile in s.island.board.node_hexes[node]}
    return sum(red + yellow in numbers for red in range(1, 7) for yellow in range(1, 7))


def behind(s: Any, seat: int, edge: int) -> set[int]:
    """Return the free corners at the end of a second road that only a first one on an edge makes
    possible.
    """
    board, found = s.island.board, set()
    built = {
        n for n, owner in enumerate(s.owner) if owner >= 0 and PIECES[s.piece[n]] not in STRENGTH
    }
    ends = board.edge_nodes
    for end in ends[edge]:
        roads = {owner for other, owner in enumerate(s.road) if end in ends[other]}
        blocked = s.owner[end] >= 0 or seat in roads
        for other, owner in enumerate(s.road):
            if other == edge or owner >= 0 or end not in ends[other] or blocked:
                continue
            far = sum(ends[other]) - end
            near = {n for pair in ends if far in pair for n in pair}
            if s.owner[far] < 0 and not near & built:
                found.add(far)
    return found


def draws(level: int) -> int:
    """Return the rolls of red die and event die that draw a card at a level. The gate is one of six
    faces, and the red die shows at most one more than the level.
    """
    return sum(face == 0 and red <= level + 1 for red in range(1, 7) for face in range(6))


def counted(before: Any, after: Any, seat: int, a: Any, key: str) -> Any:
    """Return the facts of a reason, counted again."""
    then, now = before.players[seat], after.players[seat]
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
        "why-ahead": lambda: {
            "n": trail(after, seat),
            "seat": Who(max(rivals, key=lambda x: (rivals[x], -x))),
            "best": max(rivals.values()),
        },
        "why-toward": lambda: {
            "ways": max(ways(before, node) for node in behind(before, seat, a.edge))
        },
        "why-near": lambda: {
            "seat": Who(before.turn),
            "n": 13 - sum(GAME.score(before, before.turn).values()),
        },
        "why-helps": lambda: {"seat": Who(before.turn)},
        "why-asks": lambda: {"seat": Who(before.turn)},
        "why-offers": lambda: {"seat": Who(getattr(a, "partner", before.turn))},
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
                if reason[0] != "why-gives-up":  # tested among the hints
                    yield before, after, seat, action, reason
        table.play(seat, random_action(GAME, table.state, seat, luck))


def test_every_fact_said_for_an_action_is_the_true_one() -> None:
    met = set()
    for seed in (5, 8):
        for before, after, seat, action, (key, facts) in said(seed, 260):
            assert facts == counted(before, after, seat, action, key), (key, action)
            met.add(key)
    assert met >= {"why-levels", "why-draws", "why-limit", "why-toward"}, met
