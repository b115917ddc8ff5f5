"""Cards that change hands beside the map: the numbers of the rules, and nothing that is secret."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop_tui.games.cities_and_knights.rules.constants import HIDDEN, KINDS
from tabletop_tui.games.cities_and_knights.rules.events import (
    Discarded,
    Improved,
    ResourceTaken,
    Traded,
    TradedBank,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.card import CardPlayed
from tabletop_tui.games.cities_and_knights.rules.progress_cards.catalogue import CARDS
from tabletop_tui.games.cities_and_knights.rules.progress_cards.politics import (
    Gifted,
    ProgressTaken,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.progress import ProgressDrawn
from tabletop_tui.games.cities_and_knights.rules.progress_cards.trade import CardsTaken
from tabletop_tui.games.cities_and_knights.tui.map import Map
from tabletop_tui.tui.widgets.animation import LONGEST
from tests.tui.motion.films import board_of, coloured, frame, played

ORE, WOOL, SPY = KINDS.index("ore"), KINDS.index("wool"), CARDS.index("spy")


def cards(**kinds: int) -> tuple[int, ...]:
    return tuple(kinds.get(kind, 0) for kind in KINDS)


def seen(board: Map, event: Any, share: float = 0.99) -> str:
    """What stands at the edge of the map at a share of the film of an event."""
    board.show(board.looking(), {})
    (scene,) = board.animations([event])
    assert scene.seconds <= LONGEST and scene.tells is event
    return "\n".join(line[-40:] for line in frame(board, scene, share * scene.seconds))


@pytest.mark.parametrize("kind", ["calm", "ascii"])
def test_what_changes_hands_is_what_the_rules_say(kind: str) -> None:
    board = board_of(played(300), kind, (80, 24))
    for event, told in [
        (TradedBank(0, ORE, 4, WOOL), ["4 ore", "1 wool"]),
        (Traded(0, 2, cards(ore=2, wool=1), cards(paper=3)), ["1 wool, 2 ore", "3 paper"]),
        (Discarded(1, cards(brick=5)), ["5 brick"]),
        (ResourceTaken(1, WOOL), ["1 wool"]),
        (CardPlayed(3, SPY), ["Spy"]),
        (CardPlayed(3, CARDS.index("resource-monopoly"), ORE), ["Resource Monopoly: ore"]),
        (Improved(2, 1, 4), ["trade 4"]),
    ]:
        still = coloured(board)
        for share in (0.0, 0.99):
            shown = seen(board, event, share)
            assert all(text in shown for text in told), (event, shown)
        assert coloured(board) != still


def test_a_trade_goes_from_the_row_of_one_to_that_of_the_other() -> None:
    board = board_of(played(300))
    trade = Traded(0, 3, cards(ore=2), cards(paper=3))
    first, last = (seen(board, trade, share).splitlines() for share in (0.0, 0.99))
    assert "2 ore" in first[1] and "3 paper" in first[4]
    assert "3 paper" in last[1] and "2 ore" in last[4]


def test_only_who_may_know_sees_which_cards_they_are() -> None:
    board, secret = board_of(played(300), size=(80, 24)), cards(ore=1, wool=1)
    for event in (
        ProgressDrawn(1, 2, SPY),
        ProgressTaken(1, 2, SPY),
        CardsTaken(1, 2, secret),
        Gifted(1, 2, secret),
    ):
        known, hidden = seen(board, event.seen_by(1)), seen(board, event.seen_by(0))
        assert "Spy" in known or "1 wool, 1 ore" in known
        assert any(word in hidden for word in ("2 cards", "a progress card", "politics"))
        assert not any(word in hidden for word in ("Spy", "1 wool", "1 ore")), event


def test_what_several_draw_stands_side_by_side() -> None:
    board = board_of(played(300), size=(80, 24))
    (scene,) = board.animations([ProgressDrawn(seat, 2, HIDDEN) for seat in range(4)])
    (first,) = [line for line in frame(board, scene, 0.0) if "politics" in line]
    assert first.count("politics") == 4
    lines = frame(board, scene, scene.seconds * 0.99)
    assert [line.count("politics") for line in lines[1:5]] == [1] * 4
