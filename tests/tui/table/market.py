"""A market in Cities & Knights: people with given hands, the first of them in turn."""

from __future__ import annotations

from pathlib import Path

from textual.pilot import Pilot

from tabletop_tui.engine import Luck, Offer, apply, offers
from tabletop_tui.games import find
from tabletop_tui.games.cities_and_knights.rules.constants import KINDS
from tabletop_tui.games.cities_and_knights.rules.frames import Acting, Settling
from tabletop_tui.play import Table, read_seats
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.widgets.line_widgets import Lines
from tests.playing import random_action
from tests.tui.playing import XTERM, face_down

GAME = find("cities_and_knights")


def counts(**cards: int) -> tuple[int, ...]:
    return tuple(cards.get(kind, 0) for kind in KINDS)


def market(*hands: dict[str, int], seats: str = "Anna,Ben,Cleo") -> Table:
    """Return a table at which Anna has rolled and is in turn, with these hands."""
    table, luck = Table.open(GAME, read_seats(seats), 5), Luck(5)
    s = table.state
    while isinstance(s.stack[-1], Settling):
        seat = table.deciding()[0]
        apply(GAME, s, seat, random_action(GAME, s, seat, luck))
    s.stack[:], s.turn, s.first, s.rolls[8] = [Acting(0)], 0, 0, 1
    for seat, held in enumerate(hands):
        give_hand(table, seat, held)
    return table


def give_hand(table: Table, seat: int, held: dict[str, int]) -> None:
    """Set a hand, with the rest in the bank."""
    s, hand = table.state, counts(**held)
    p = s.players[seat]
    s.bank[:] = [n + mine - new for n, mine, new in zip(s.bank, p.hand, hand, strict=True)]
    p.hand[:], p.cards = list(hand), sum(hand)
    p.trades = True


def open_table(table: Table, folder: Path) -> TabletopApp:
    save_file = SaveFile.create(table, folder / "market.json")
    terminal = probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    return TabletopApp(save_file=save_file, fps=0, terminal=terminal)


def news(screen: GameScreen) -> str:
    """Return the text below the boards."""
    return "\n".join(row.plain for row in screen.query_one("#news-rows", Lines).rows)


async def begin(pilot: Pilot[int]) -> GameScreen:
    """Return the table, with Anna at the keyboard."""
    await pilot.pause()
    await pass_on(pilot)
    screen = pilot.app.screen
    assert isinstance(screen, GameScreen)
    return screen


async def pass_on(pilot: Pilot[int]) -> int:
    """Give the keyboard to the person asked for, and return the keys that took."""
    await pilot.pause()
    if face_down(pilot.app):
        await pilot.press("enter")
        await pilot.pause()
        return 1
    return 0


def offer(table: Table, seat: int, action: type) -> Offer:
    return next(o for o in offers(GAME, table.state, seat) if o.action is action)
