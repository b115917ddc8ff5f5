"""The film of a roll: dice that end on what was rolled, and gains that are those of the rules."""

from __future__ import annotations

import pytest

from tabletop_tui.games.cities_and_knights.rules.constants import KINDS, SHIP
from tabletop_tui.games.cities_and_knights.rules.events import Produced, Rolled
from tabletop_tui.games.cities_and_knights.tui.motion.dice import Dice, resting
from tabletop_tui.games.cities_and_knights.tui.motion.harvest import gains
from tabletop_tui.games.cities_and_knights.tui.motion.shown import Shown
from tabletop_tui.play.replay import ALL_HANDS, Replay
from tabletop_tui.tui.widgets.animation import LONGEST

from .films import KINDS as STYLES
from .films import ROOMS, board_of, drawn, frame, played, run


@pytest.mark.parametrize("size", ROOMS, ids=str)
@pytest.mark.parametrize("kind", STYLES)
def test_the_dice_end_on_what_was_rolled(kind: str, size: tuple[int, int]) -> None:
    board = board_of(played(60), kind, size)
    pip = "o" if kind == "ascii" else "●"
    for red in range(1, 7):
        dice = Dice(Rolled(0, red, 7 - red, SHIP if red % 2 else red // 3), Shown(board.state))
        assert dice.seconds <= LONGEST and dice.stays
        board.frame(dice, dice.seconds)
        lines = drawn(board)
        for die, pips in enumerate((red, 7 - red)):
            x, y = resting(board)[die].offset - board.window.offset
            assert sum(line[x : x + 5].count(pip) for line in lines[y : y + 3]) == pips
        if kind != "ascii":
            assert "= 7" in "\n".join(lines)


def test_the_dice_move_until_they_lie_still() -> None:
    board = board_of(played(60))
    dice = Dice(Rolled(0, 3, 4, 1), Shown(board.state))
    seen = {tuple(frame(board, dice, at)) for at in (0.0, 0.1, 0.2, 0.3, 0.4)}
    assert len(seen) == 5


def test_what_rises_is_what_the_players_get() -> None:
    table, rolls = played(400), 0
    replay = Replay(table, ALL_HANDS)
    for n, events in enumerate(table.events):
        roll = next((event for event in events if isinstance(event, Rolled)), None)
        paid = {event.seat: event.cards for event in events if isinstance(event, Produced)}
        if roll is None or not paid:
            continue
        replay.go(n)
        found, rolls = gains(replay.view(), roll.red + roll.yellow, paid), rolls + 1
        for seat, cards in paid.items():
            risen = [
                sum(gain.cards for gain in found if (gain.seat, gain.kind) == (seat, kind))
                for kind in range(len(KINDS))
            ]
            assert risen == list(cards), n
    assert rolls > 10


@pytest.mark.parametrize("kind", STYLES)
def test_gains_are_told_on_their_hexes(kind: str) -> None:
    table = played(60)
    state = table.game.clone(table.state)
    node = next(n for n, owner in enumerate(state.owner) if owner == 2 and state.piece[n] < 3)
    hex_ = next(n for n in state.island.board.node_hexes[node] if state.tokens[n])
    kinds = [0] * len(KINDS)
    state.robber = -1
    kinds[state.island.terrain[hex_]] = 1
    token = state.tokens[hex_]
    board = board_of(table, kind, view=state)
    red = max(1, token - 6)
    pictures = run(board, [Rolled(0, red, token - red, 1), Produced(2, tuple(kinds))])
    name = KINDS[state.island.terrain[hex_]]
    assert sum(f"+1 {name}" in "\n".join(lines) for lines in pictures) >= 3
    assert f"+1 {name}" not in "\n".join(pictures[-1]), "it went to the hand"
