"""What a game gives to the screens: its boards, its side panel, its headline, its keys and its
sheets.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rich.text import Text

from ..components.sheet import Section
from ..engine import Closed, Event, Who, over
from ..engine.words import Speech
from ..games import faults, part
from ..play.text import sentence
from .look import Look
from .widgets.line_widgets import squeezed

if TYPE_CHECKING:
    from .widgets.board import Board


Spot = tuple[int, int, int, int]
"""Where a board stands on its side of the screen: column, line, and the columns and lines it may
take.
"""


def _nothing(look: Look) -> list[Text]:
    return []


def fact_board() -> Board:
    """The board of a game that brings none."""
    from .widgets.fact_board import FactBoard  # a game with a board of its own needs none of it

    return FactBoard()


def round_and_turn(look: Look) -> Text:
    """The headline of a game that brings none."""
    number, seat = look.table.game.current_turn(look.view)
    if over(look.view):
        return Text(f" {look.say('ask-over')}")
    key = "transcript-turn" if number else "transcript-set-up"
    return Text(f" {look.say(key, round=number, seat=Who(seat))}")


def players_and_points(look: Look, width: int, height: int) -> list[Text]:
    """The panel of a game that brings none: everybody's points."""
    game = look.table.game
    points = [sum(game.score(look.view, seat).values()) for seat in range(len(look.table.seats))]
    return [look.who(seat).append(f"  {n}", "bold") for seat, n in enumerate(points)]


@dataclass(frozen=True, kw_only=True)
class GameUI:
    """The only Textual of a game, found as ``UI`` in its ``tui`` package. Each field has a default,
    and a game without that package has them all.
    """

    boards: Sequence[Callable[[], Board]] = (fact_board,)
    """Makers of the boards, the main one first; each is a pane of the screen."""
    signs: Mapping[str, str] = field(default_factory=dict)
    """The game's own signs by name, each with the ASCII character that stands in for it
    (``"♜#"``); none is named as one that all games share.
    """
    paints: Mapping[str, str] = field(default_factory=dict)
    """The game's own colours: for a theme its table, a line a colour, as in ``paint.themes``.
    What stands under "table" holds in every theme whose own table says nothing else.
    """
    headline: Callable[[Look], Text] = round_and_turn
    """The row at the top: whose turn, the round, the dice."""
    shorter: Sequence[Callable[[Look], Text]] = ()
    """The same for a row that the headline does not fit in: the first that fits, else the last."""
    panel: Callable[[Look, int, int], list[Text]] = players_and_points
    """The players and the viewer's own things, in rows of so many cells; the height is what there
    is, roughly.
    """
    kept: Callable[[Look], int] = lambda look: 6
    """The rows of the panel that a long form leaves it."""
    front: Callable[[Look], int] = lambda look: 0
    """The number of the board on which the present decision is made."""
    event_board: Callable[[Sequence[Event]], int] = lambda events: -1
    """The number of the board on which what has just happened is seen, -1 for none."""
    arrange: Callable[[int, int, int], Sequence[Spot | None]] | None = None
    """The spots of all boards in so many columns and lines, with that board in front; None hides
    one. Without it the boards stand side by side as far as there is room."""
    prices: Callable[[Speech], Mapping[str, str]] = lambda words: {}
    """What a kind of action costs, where that is always the same, as the hand is written in the
    panel.
    """
    explain: Callable[[Look, str], str] = lambda look, kind: ""
    """A sentence on a kind of action whose line in the menu is a mere name, such as a card; "" for
    all others.
    """
    beside: Callable[[Look, str], str] = lambda look, kind: ""
    """What is worth knowing while a form for that kind of action is open, such as what things cost
    while a trade is composed; "" for nothing.
    """
    foretell: Callable[[Look, Any], str] = lambda look, action: ""
    """What an action that a line of the menu plays would change; "" where that is known."""
    named: Callable[[Look, str, Closed | None], str] = lambda look, kind, shut: ""
    """What a kind of action, or one that is shut, is called in the menu where its own words leave
    open what it is done with; "" for those words."""
    thing: Callable[[Any], str] = lambda action: ""
    """The message that names the thing an action is about, such as a kind of card, whose letter
    picks its line where all lines are about things; "" for none."""
    pointed_out: Callable[[Look], Mapping[str, str]] = lambda look: {}
    """Keys that matter in the present decision, by their ids, each with a word for the hints."""
    last: frozenset[str] = frozenset()
    """Kinds of action that end something, so that they stand below all others that are possible."""
    menu_first: bool = False
    """Whether keys go to the menu first while any kind of action may be chosen, so that the board
    is calm until one is."""
    harmless: frozenset[str] = frozenset()
    """Kinds of action that say no to another player or give nothing away, which are lit first
    where they may be chosen; a place beside them is always asked what is done there."""
    legend: Callable[[Look], list[Text]] = _nothing
    """Every symbol of the boards and what it means."""
    sheet: Callable[[Any, Speech], list[Section]] = lambda view, words: []
    """The component sheet: cards, tiles and values, with what is reconstructed."""
    charts: Callable[[Look, int], list[Text]] = lambda look, width: []
    """The game's own charts in rows of so many cells, such as what the dice have rolled."""
    practice: Callable[[], Any] | None = None
    """Makes the screen of a practice table, for a game that has one."""


def headline(ui: GameUI, look: Look, width: int) -> Text:
    """The headline of a game in so many cells."""
    for make in (ui.headline, *ui.shorter):
        row = make(look)
        if row.cell_len <= width:
            break
    return squeezed(row, width)


def ui_of(game_id: str) -> GameUI:
    """The screens of a game: its own, or the default."""
    own: GameUI | None = part(game_id, "tui")
    return own or DEFAULT


def ui_fault(game_id: str) -> str:
    """Why the default is shown although the game brings screens, as a sentence; "" otherwise."""
    no = faults.fault(game_id, "tui")
    return sentence(no) if no is not None else ""


DEFAULT = GameUI()
"""The screens of a game that brings none."""
