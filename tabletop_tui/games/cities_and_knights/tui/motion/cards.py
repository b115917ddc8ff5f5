"""Cards that change hands at the edge of the map, beside the players' rows: trades, draws, gifts,
and a card that is played.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from .....cells import cell_len, cut_cells
from .....tui.look import Look
from .....tui.paint.ink import BOLD
from .....tui.widgets.canvas import Canvas
from ...rules.constants import HIDDEN, KINDS, TRACKS
from ...rules.progress_cards.catalogue import CARDS
from .harvest import in_panel
from .motion import eased
from .shown import Shown
from .surface import Motion, Surface

HANDED, LAID = 0.6, 0.5  # seconds of cards that change hands, and of one that is played
THERE = 0.7  # share of that after which they have arrived
OUT = 12  # cells by which a card that is played comes out over the map
BANK = -1  # where a seat is expected


class Cards(NamedTuple):
    """Cards that go from a seat or the BANK to another."""

    text: str
    giver: int
    taker: int


class Handed(Motion):
    """Cards that change hands, side by side."""

    def __init__(self, cards: Sequence[Cards], shown: Shown) -> None:
        super().__init__(HANDED, shown)
        self.cards = cards

    def draw(self, board: Surface, canvas: Canvas, share: float) -> None:
        gone, right = eased(min(1.0, share / THERE)), board.window.right - 1
        for one in self.cards:
            text = cut_cells(f" {one.text} ", max(0, right - board.window.x))
            start, end = row_of(board, one.giver), row_of(board, one.taker)
            holder = one.giver if gone < 1 and one.giver != BANK else one.taker
            right -= cell_len(text)
            chip(board, canvas, right, round(start + (end - start) * gone), text, holder)
            right -= 1


class Laid(Motion):
    """A card that is played, or a level that is reached: its name comes out of its player's row."""

    def __init__(self, text: str, seat: int, shown: Shown, colour: str = "") -> None:
        super().__init__(LAID, shown)
        self.text, self.seat, self.colour = text, seat, colour

    def draw(self, board: Surface, canvas: Canvas, share: float) -> None:
        seen = board.window
        text = cut_cells(f" {self.text} ", seen.width - 1)
        out = round(OUT * eased(min(1.0, share / THERE)))
        x = max(seen.x, seen.right - 1 - cell_len(text) - out)
        y = row_of(board, self.seat)
        if self.colour:
            canvas.text(x, y, text, f"{self.colour}.on", self.colour, BOLD)
        else:
            chip(board, canvas, x, y, text, self.seat)


def row_of(board: Surface, holder: int) -> int:
    """Return the line beside a player's row, or beside the row of the bank below them."""
    players = len(board.state.players)
    return min(in_panel(board, players if holder == BANK else holder)[1], board.window.bottom - 1)


def chip(board: Surface, canvas: Canvas, x: int, y: int, text: str, holder: int) -> None:
    """Write cards in the colours of who holds them."""
    if holder == BANK:
        canvas.text(x, y, text, "chip.text", "chip", BOLD)
    else:
        board.chip(canvas, x, y, text, holder)


def counted(look: Look, cards: Sequence[int]) -> str:
    """Return some cards by kind in words; as many as there are where their kinds are not known."""
    if HIDDEN in cards:
        return look.say("some-hidden", n=len(cards))
    named = (f"{n} {look.say(f'kind-{KINDS[kind]}')}" for kind, n in enumerate(cards) if n)
    return ", ".join(named)


def of_kind(kind: int, n: int = 1) -> list[int]:
    """Return *n* cards of a kind as a count of each."""
    return [n if at == kind else 0 for at in range(len(KINDS))]


def name_of(look: Look, card: int) -> str:
    """Return the name of a progress card, or that it is one if it may not be known."""
    return look.say("one-hidden-progress" if card == HIDDEN else f"card-{CARDS[card]}")


def handed(look: Look, event: Any) -> Iterator[Cards]:
    """Yield the cards that an event hands on; none if it does not."""
    match event.kind:
        case "traded-bank":
            yield Cards(counted(look, of_kind(event.get)), BANK, event.seat)
            yield Cards(counted(look, of_kind(event.give, event.rate)), event.seat, BANK)
        case "traded":
            yield Cards(counted(look, event.get), event.partner, event.seat)
            yield Cards(counted(look, event.give), event.seat, event.partner)
        case "harbor-traded":
            yield Cards(counted(look, of_kind(event.get)), event.partner, event.seat)
            yield Cards(counted(look, of_kind(event.give)), event.seat, event.partner)
        case "cards-taken" | "resource-given" | "commodity-given":
            yield Cards(counted(look, event.cards), event.victim, event.seat)
        case "gifted":
            yield Cards(counted(look, event.cards), event.seat, event.to)
        case "harvested" | "mined" | "gold-taken":
            yield Cards(counted(look, event.cards), BANK, event.seat)
        case "resource-taken":
            yield Cards(counted(look, of_kind(event.card)), BANK, event.seat)
        case "discarded" | "forfeited":
            yield Cards(counted(look, event.cards), event.seat, BANK)
        case "progress-taken":
            yield Cards(name_of(look, event.card), event.victim, event.seat)
        case "progress-drawn":
            known, deck = event.card != HIDDEN, f"track-{TRACKS[event.deck]}"
            text = name_of(look, event.card) if known else look.say(deck)
            yield Cards(text, BANK, event.seat)
        case "point-shown":
            yield Cards(name_of(look, event.card), BANK, event.seat)


def of_cards(look: Look, event: Any, s: Shown) -> Motion | None:
    """Return what moves at the edge of the map in an event about cards, None for any other."""
    if event.kind == "card-played":
        named = getattr(event, "named", HIDDEN)
        kind = f": {look.say(f'kind-{KINDS[named]}')}" if named != HIDDEN else ""
        return Laid(f"{name_of(look, event.card)}{kind}", event.seat, s)
    if event.kind == "improved":
        track = TRACKS[event.track]
        text = f"{look.say(f'track-{track}')} {event.level}"
        return Laid(text, event.seat, s, track)
    cards = [*handed(look, event)]
    return Handed(cards, s) if cards and all(one.text for one in cards) else None
