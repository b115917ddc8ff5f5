"""What a game provides for the screens: boards, side panel, headline, keys and sheets."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rich.text import Text

from ..components.sheet import Section
from ..engine import Closed, Event, Place, Who, over
from ..engine.words import Speech
from ..games import faults, part
from ..play.text import sentence
from .keys.key_tables import FORM_TABLES
from .look import Look
from .paint.painter import Pictures
from .widgets.line_widgets import squeezed

if TYPE_CHECKING:
    from .paint.pictogram import Emblems
    from .widgets.board import Board


Spot = tuple[int, int, int, int]
"""The place of a board: column, line, and the columns and lines it may take."""


def _nothing(look: Look) -> list[Text]:
    return []


def fact_board() -> Board:
    """Return the board of a game that provides none."""
    from .widgets.fact_board import FactBoard  # not loaded for a game with its own board

    return FactBoard()


def round_and_turn(look: Look) -> Text:
    """Return the headline of a game that provides none."""
    number, seat = look.table.game.current_turn(look.view)
    if over(look.view):
        return Text(f" {look.say('ask-over')}")
    key = "transcript-turn" if number else "transcript-set-up"
    return Text(f" {look.say(key, round=number, seat=Who(seat))}")


def players_and_points(look: Look, width: int, height: int) -> list[Text]:
    """Return the panel of a game that provides none: the points of all players."""
    game = look.table.game
    points = [sum(game.score(look.view, seat).values()) for seat in range(len(look.table.seats))]
    return [look.who(seat).append(f"  {n}", "bold") for seat, n in enumerate(points)]


@dataclass(frozen=True, kw_only=True)
class GameUI:
    """The screens of a game, found as ``UI`` in its ``tui`` package. Every field has a default; a
    game without that package uses them all.
    """

    boards: Sequence[Callable[[], Board]] = (fact_board,)
    """Factories of the boards, the main one first; each is a pane of the screen."""
    signs: Mapping[str, str] = field(default_factory=dict)
    """The game's own signs by name, each followed by its ASCII replacement (``"♜#"``). A name must
    not be that of a shared sign.
    """
    paints: Mapping[str, str] = field(default_factory=dict)
    """The game's own colours: a table for each theme, one colour a line, as in ``paint.themes``.
    Those under "table" apply to every theme that does not set them itself.
    """
    small_pictures: Pictures = "calm"
    """How boards are drawn on a screen of fewer than 100 columns, unless players have chosen."""
    headline: Callable[[Look], Text] = round_and_turn
    """The row at the top: whose turn, the round, the dice."""
    shorter: Sequence[Callable[[Look], Text]] = ()
    """Shorter headlines: the first that fits is shown, else the last."""
    panel: Callable[[Look, int, int], list[Text]] = players_and_points
    """The players and the viewer's own pieces, as rows; takes the width in cells and roughly the
    height.
    """
    kept: Callable[[Look], int] = lambda look: 6
    """The rows of the panel that stay visible beside a long form."""
    wide_side: int = 36
    """Cells of the panel that boards leave free on a screen of 110 columns or more."""
    final_board: int = 0
    """The number of the board that is shown at the end, and kept on the card of the game."""
    front: Callable[[Look], int] = lambda look: 0
    """The number of the board on which the current decision is made."""
    pieces: Callable[[Any], Mapping[Place, frozenset[Any]]] | None = None
    """What stands at each place, in a view: what is new since a player's last turn is marked.
    Without it, the places that actions and their events name are.
    """
    event_board: Callable[[Sequence[Event]], int] = lambda events: -1
    """The number of the board on which the latest events are visible, or -1."""
    tabled: frozenset[str] = frozenset()
    """Kinds of events that a table tells as they happen: the news of a screen leave them out."""
    arrange: Callable[[int, int, int], Sequence[Spot | None]] | None = None
    """The places of all boards, given columns, lines and the number of the board in front; None
    hides one. Without it boards stand side by side where there is room.
    """
    prices: Callable[[Speech], Mapping[str, str]] = lambda words: {}
    """What each kind of action costs, if that never changes, written as the hand is in the panel.
    """
    explain: Callable[[Look, str], str] = lambda look, kind: ""
    """A sentence about a kind of action whose menu line is only a name, such as a card; else ""."""
    beside: Callable[[Look, str], str] = lambda look, kind: ""
    """A sentence shown while a form for that kind of action is open, such as prices during a trade;
    else "".
    """
    foretell: Callable[[Look, Any], str] = lambda look, action: ""
    """What an action of the menu would change; "" if that is known."""
    compare: Callable[[Look, Any], str] | None = None
    """What an action would do to the standing of all players, if the game can foretell it."""
    outlook: Callable[[Look, Sequence[int], int], list[Text]] = lambda look, numbers, width: []
    """What comes of dice that are being set, as rows of a width in cells below their form; 0 stands
    for a die that is not set yet.
    """
    named: Callable[[Look, str, Closed | None], str] = lambda look, kind, shut: ""
    """The menu label of a kind of action, or of one that is not possible, where its own words do
    not say what it acts on; "" to use those words.
    """
    thing: Callable[[Any], str] = lambda action: ""
    """The message that names what an action is about, such as a kind of card: its letter picks the
    line of a menu in which every line has one; "" for none.
    """
    expected: Callable[[Look], Any] = lambda look: None
    """The action that nearly always follows the last one, which one Enter then takes; or None."""
    pointed_out: Callable[[Look], Mapping[str, str]] = lambda look: {}
    """Keys that matter for the current decision, by id, each with a word for the row of keys."""
    forms: frozenset[str] = FORM_TABLES
    """The tables of keys of the forms that the game uses."""
    unused_keys: frozenset[str] = frozenset()
    """Keys of these forms that do nothing in this game."""
    last: frozenset[str] = frozenset()
    """Kinds of action that end something: they stand below all others that are possible."""
    groups: Mapping[str, str] = field(default_factory=dict)
    """Kinds of action that stand together in a list of their own, such as cards, with its name:
    ``offer-<name>`` is the line that opens it, ``ask-<name>`` the question above it.
    """
    menu_first: bool = False
    """True if keys go to the menu first while any kind of action may be chosen; the board
    highlights nothing until one is.
    """
    sure_places: bool = False
    """True if a place of the board shows what it is for. Where only one kind of action is possible,
    it needs no question; and the only place that a kind of action can begin with is picked at once.
    """
    harmless: frozenset[str] = frozenset()
    """Kinds of action that refuse another player or give nothing away. They are highlighted first;
    a place on the board never skips the question what to do there while one is possible.
    """
    heads: Callable[[Look], list[Text]] = _nothing
    """What the short heads and signs mean that always stand on the screen: above the page of keys.
    """
    legend: Callable[[Look], list[Text]] = _nothing
    """Every symbol of the boards with its meaning."""
    emblems: Callable[[], Emblems] = dict
    """A small picture for each kind of thing, with which the component sheet begins, and which is
    shown where one is chosen and when it is taken.
    """
    depicts: Callable[[Any], str] = lambda action: ""
    """The emblem of what an action is about, such as a deck, by name; "" for that of its kind."""
    sheet: Callable[[Any, Speech], list[Section]] = lambda view, words: []
    """The component sheet: cards, tiles and values, with what is reconstructed."""
    charts: Callable[[Look, int], list[Text]] = lambda look, width: []
    """The game's own charts, such as the dice rolled, as rows of the given width in cells."""
    practice: Callable[[], Any] | None = None
    """Makes the screen of the practice table, if the game has one."""


def headline(ui: GameUI, look: Look, width: int) -> Text:
    """Return the headline of a game in *width* cells."""
    for make in (ui.headline, *ui.shorter):
        row = make(look)
        if row.cell_len <= width:
            break
    return squeezed(row, width)


def ui_of(game_id: str) -> GameUI:
    """Return the screens of a game: its own, or the default."""
    own: GameUI | None = part(game_id, "tui")
    return own or DEFAULT


def ui_fault(game_id: str) -> str:
    """Return why a game shows the default screens although it has its own, or ""."""
    error = faults.fault(game_id, "tui")
    return sentence(error) if error is not None else ""


DEFAULT = GameUI()
"""The screens of a game that provides none."""
