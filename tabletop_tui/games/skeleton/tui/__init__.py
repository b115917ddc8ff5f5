"""The screen of Goofspiel: the prize on the table, and what each player has won."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text

from ....tui.game_ui import GameUI
from ....tui.look import Look
from ....tui.paint.ink import BOLD
from ....tui.widgets.board import Board
from ....tui.widgets.canvas import Canvas
from ..view.describe import Bidding


class PrizeBoard(Board):
    """The prize in the middle, and a face-down card for each player who has bid."""

    title: ClassVar[str] = "board-cloth"

    def fit(self, width: int, height: int) -> tuple[int, int]:
        return min(width, 50), min(height, 15)

    def paint(self, canvas: Canvas) -> None:
        assert self.look is not None
        canvas.block(0, 0, canvas.width, 2 * canvas.height, "cloth")
        s = self.look.view
        x, y = canvas.width // 2, canvas.height // 2
        bidding = s.stack[-1] if s.stack else None
        if isinstance(bidding, Bidding):
            canvas.block(x - 4, 2 * y - 4, 9, 10, "chip")
            canvas.text(x - 1, y, f"{bidding.prize:>2}", "chip.text", "chip", BOLD)
            for seat, bid in enumerate(bidding.bids):
                name = f"seat.{seat + 1}"
                canvas.text(
                    3 + 9 * seat,
                    canvas.height - 2,
                    "[##]" if bid else "[  ]",
                    f"{name}.text",
                    name,
                    BOLD,
                )


def headline(look: Look) -> Text:
    """Return how many prizes are left."""
    return Text(" ").append(look.say("head-prizes", left=len(look.view.prizes)))


def panel(look: Look, width: int, height: int) -> list[Text]:
    """Return each player's points, and the viewer's hand."""
    rows = [
        look.who(seat).append(f"  {player.won}", "bold")
        for seat, player in enumerate(look.view.players)
    ]
    if look.seat >= 0:
        hand = [str(card + 1) for card, n in enumerate(look.view.players[look.seat].hand) if n]
        rows.append(Text(look.say("panel-cards", cards=" ".join(hand))))
    return rows


UI = GameUI(
    forms=frozenset(),
    boards=(PrizeBoard,),
    paints={
        "table": "cloth 005f00 2 50",
        "light": "cloth 5faf5f 2 90",
        "colour-blind": "cloth 00432f 2 50",
    },
    headline=headline,
    panel=panel,
)
