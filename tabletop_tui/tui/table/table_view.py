"""What the table screen draws: headline, boards, side panel, what is under the cursor, and the
keys.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.geometry import Size

from ...engine import Closed, Event, Place, kind_of
from ...play import Words
from ...play.session import Session
from ...play.story.fresh import fresh_places
from ..forms import AimForm, DiceForm, Form
from ..game_ui import GameUI, headline
from ..keys.key_table import KeyTable
from ..keys.key_tables import FORM_TABLES
from ..keys.keyed_screen import KeyedScreen
from ..keys.keymap import letters, letters_of
from ..look import Look
from ..widgets.board import Board
from ..widgets.layout import SIDE, TableLayout, enlarge, is_small
from ..widgets.line_widgets import Bar, Lines
from .action_preview import asks, pointed_action, preview
from .choice_tree import Labels
from .open_choice import OpenChoice
from .player_clock import PlayerClock
from .rows.hint import hint_row
from .rows.news import NewsRows
from .rows.side import SideRows

NARROW = 110  # columns below which the side panel has SIDE cells
ROWS_AROUND = 4  # rows of the screen without boards


class TableView:
    """Draws everything on a table's *screen* from ``look``, which is None until the first drawing.
    ``message`` is the sentence to show, "" for what happened last.

    *here* returns who is at the table, where that is shown; *news* and *waiting* return the text
    below the boards, and beside them while no choice is open.
    """

    def __init__(
        self,
        screen: KeyedScreen[None],
        session: Session,
        ui: GameUI,
        choice: OpenChoice,
        clock: PlayerClock,
        *,
        news: Callable[[], list[Text]],
        here: Callable[[], list[Text]],
        waiting: Callable[[], str],
        can_hurry: Callable[[], bool],
    ) -> None:
        self.screen, self.session, self.ui = screen, session, ui
        self.choice, self.clock = choice, clock
        self.news, self.waiting, self.can_hurry = news, waiting, can_hurry
        self.here = here
        self.look: Look | None = None
        self.message = ""
        self.drawn_at: Size | None = None  # the first size, until the screen is told of it again
        self.rows_around = ROWS_AROUND  # more, if the screen has a strip of its own
        self.watched: AimForm | None = None  # what a player at another terminal aims at
        self.head, self.keys = Bar(id="head"), Bar(id="hint")
        self.middle, self.news_rows = TableLayout(ui), NewsRows(id="news-rows")
        self.letters: dict[int, dict[str, str]] = {}  # of each seat's menu, by kind
        self.side = SideRows(session, self.middle, choice, ui.tabled)

    def compose(self) -> ComposeResult:
        """Yield the widgets from top to bottom. The news lie over the gap; a long answer to a key
        grows over the boards until the next one.
        """
        yield self.head
        yield self.middle
        yield Lines(id="gap")
        yield self.keys
        yield self.news_rows

    @property
    def small(self) -> bool:
        """Return whether the terminal is too small for the table; the game waits then."""
        return is_small(self.screen.size)

    # -- another position, another choice or another viewer ----------------------------------------

    def resized(self, size: Size) -> bool:
        """Return whether the table is to be drawn in a size that the screen is told: not in the
        first one, of which it is told again when it is there.
        """
        before, self.drawn_at = self.drawn_at, None
        return self.look is not None and before != size

    def renew(self, *, stay: bool = False) -> None:
        """Draw the table as it is now. *stay*: keep the board in front, if it still has places to
        pick or never had any.
        """
        session, choice, middle = self.session, self.choice, self.middle
        session.remarks = self.screen.app.preferences.settings.remarks
        table, seat = session.table, session.perspective.viewer
        if choice.face_down and choice.public:
            seat = choice.seat  # the side of the table from which the board is described
        seen = session.view()
        if not stay or self.look is None:
            whose = seat if seat >= 0 else choice.seat
            new = fresh_places(table, seen, whose, session.viewing_seat, self.ui.pieces)
        else:
            new = self.look.fresh
        if self.look is None:
            self.drawn_at = self.screen.size
        look = self.look = Look(table, seen, seat, session.words, self.screen.app.ink, new)
        middle.look_at(look)
        choice.list_lines(self.labels(look), self.ui.harmless)
        choice.expect(self.ui.expected(look) if choice.seat == seat >= 0 else None)
        lit = choice.lit()
        reached = stay and self.reaches(middle.front, lit)
        self.lay_out()
        stay = stay and (not reached or self.reaches(middle.front, lit))
        front = middle.front if stay else self.busy_board(look)
        if front != middle.front:
            pointed, middle.front = middle.board.cursor, front
            self.lay_out()
            if pointed in lit and middle.board.spot(pointed) is not None:
                middle.board.cursor = pointed  # the cursor moves with its place
        choice.settle_keys()
        expected = choice.expected.places[0] if choice.expected is not None else None
        if expected in lit and not stay and choice.expects(expected):
            middle.board.cursor = expected
        middle.show(look, lit, choice.picked)
        if (aim := choice.aiming() or self.watched) is not None:
            middle.board.aim(aim)
        self.draw()

    def rewatch(self) -> None:
        """Draw the aim of another player as it is now, or without it."""
        look = self.look
        if self.watched is not None:
            self.middle.board.aim(self.watched)
        elif look is not None:
            self.middle.show(look, self.choice.lit(), self.choice.picked)
        self.draw_side()
        self.draw_about()

    def forget_cursors(self) -> None:
        """Point nowhere: where a player pointed tells what they may do."""
        for board in self.middle.boards:
            board.cursor = None

    def busy_board(self, look: Look) -> int:
        """Return the number of the board to bring to the front: one with something to pick."""
        lit, boards = self.choice.lit(), self.middle.boards
        front = self.ui.front(look) if self.choice.seat >= 0 else self.middle.front
        if not lit or self.reaches(front, lit):
            return front
        others = sorted(range(len(boards)), key=lambda n: n != front)
        return next((n for n in others if self.would_reach(n, lit)), front)

    def would_reach(self, board: int, lit: Iterable[Place]) -> bool:
        """Return whether one of these places is on that board once it is in front. A board that was
        never shown has no size yet, so it does not know its places.
        """
        was, self.middle.front = self.middle.front, board
        self.lay_out()
        found = self.reaches(board, lit)
        self.middle.front = was
        self.lay_out()
        return found

    def reaches(self, board: int, lit: Iterable[Place]) -> bool:
        """Return whether one of these places is visible on that board."""
        return any(self.middle.boards[board].spot(place) is not None for place in lit)

    def labels(self, look: Look) -> Labels:
        """Return the labels of the menu."""
        words, taken = look.words, letters(self.screen.keymap)
        return Labels(
            action=lambda action: words.of(look.view, action),
            kind=lambda kind: words.say(f"offer-{kind}"),
            why=lambda shut: words.of(look.view, shut),
            letter=lambda kind: words.letter(f"offer-{kind}"),
            thing=lambda action: words.letter(self.ui.thing(action)),
            taken=taken,
            kept=self.letters.setdefault(look.seat, {}),
            prices=self.ui.prices(words),
            last=self.ui.last,
            groups=self.ui.groups,
            kept_free=letters_of(self.screen.keymap, "hint", "undo"),
            menu_first=self.ui.menu_first,
            sure_places=self.ui.sure_places,
            lack=lambda shut: lacking(look, shut),
            short=lambda kind: words.say(f"short-{kind}") if words.has(f"short-{kind}") else "",
            brief=lambda kind: brief_name(look, kind),
            named=lambda kind, shut: self.ui.named(look, kind, shut),
        )

    def lay_out(self) -> None:
        """Give boards and side panel their sizes."""
        width, height = self.screen.size
        side = SIDE if width < NARROW else self.ui.wide_side
        self.middle.lay_out(width, height - self.rows_around, side)

    def bring_forward(self, front: int) -> None:
        """Bring another board to the front."""
        self.middle.front = front
        self.lay_out()
        if self.look is not None:
            self.middle.show(self.look, self.choice.lit(), self.choice.picked)

    def board_of(self, new_events: Sequence[Event]) -> Board:
        """Return the board on which new events are visible, brought to the front if it is hidden;
        the one in front if they are on none.
        """
        n = self.ui.event_board(new_events)
        if n >= 0 and not self.middle.boards[n].display:
            self.bring_forward(n)
        return self.middle.boards[n] if n >= 0 else self.middle.board

    # -- drawing -----------------------------------------------------------------------------------

    def draw(self) -> None:
        """Draw all rows."""
        if self.look is None:
            return
        words = self.session.words
        self.middle.display = self.news_rows.display = not self.small
        if self.small:
            self.head.fill(enlarge(words))
            self.keys.fill(self.screen.hint_line(ids=("quit",)))
            return
        self.draw_head()
        self.draw_side()
        self.draw_about()
        self.draw_keys()

    def draw_head(self) -> None:
        """Draw the headline of the game, and the clock if it runs."""
        if self.look is not None:
            clock = self.clock.text()
            room = self.screen.size.width - (clock.cell_len + 1 if clock is not None else 0)
            who = self.answering(self.look)
            row = headline(self.ui, self.look, max(0, room - who.cell_len))
            self.head.fill(who.append_text(row), clock)

    def answering(self, look: Look) -> Text:
        """Return who acts out of turn, for the start of the headline."""
        seat, table = self.choice.seat, self.session.table
        number, turn = table.game.current_turn(table.state)
        if self.choice.choice_tree is None or seat == turn or not number:
            return Text()
        return look.chip(seat, look.say("head-answers", name=look.name(seat)))

    def draw_side(self) -> None:
        """Draw the players, the form or menu, and the story where there is room."""
        if self.look is not None:
            self.choice.use(self.screen.keymap)
            if isinstance(form := self.choice.form, DiceForm):
                width = self.middle.side_width(self.screen.size.width)
                form.outlook = self.ui.outlook(self.look, form.chosen, width)
            for board in self.middle.boards:
                choice = self.choice
                steered = choice.form is None and (choice.on_board or not choice.menu.entries)
                board.steer_here(steered, calm=self.choice.is_open())
            self.side.draw(self.ui, self.look, self.waiting(), self.screen.size, self.here())

    def draw_about(self, *, pointed: bool = False) -> None:
        """Draw what is under the cursor, and what happened last or was refused."""
        if self.look is None:
            return
        board, entry = self.middle.board, self.choice.highlighted()
        about = board.about(board.cursor) if board.cursor is not None else ""
        if about and board.cursor in self.look.fresh:
            about = self.look.say("about-fresh", about=about)
        if entry is not None and self.choice.menu_first and not pointed:
            about = ""  # the board is not in use, and has nothing to do with the line of the menu
        explained = self.ui.explain(self.look, entry.kind) if entry is not None else ""
        if entry is not None and entry.action is not None and not explained:
            explained = self.ui.foretell(self.look, entry.action)
        aim, form = self.choice.aiming() or self.watched, self.choice.form
        if form is not None:
            about = self.about_form(self.look, form)
        below = aim.told if aim is not None else Text(explained or about, "italic")
        if text := preview(self.session, self.choice, board.cursor):
            parts = [part for part in (Text(text, "bold"), below) if part.plain]
            if asks(self.choice, board.cursor):
                parts.reverse()  # the long list of what could be done there is what may be cut off
            below = Text(" · ").join(parts)
        room = self.screen.size.height - self.rows_around
        beside = self.side.telling
        self.news_rows.tell(
            below,
            () if self.side.tells_newest and not self.message else self.news(),
            () if self.message or beside else self.side.story.earlier(),
            pointed=pointed or bool(explained) or (form is not None and bool(about)),
            aiming=aim is not None,
            answer=bool(self.message) or self.choice.form_only,
            beside=beside,
        )
        was, now = self.side.covered, self.news_rows.covered
        self.side.covered = now
        if was != now and self.side.wanted > room - max(was, now):
            self.draw_side()

    def about_form(self, look: Look, form: Form) -> str:
        """Return what to know while a form is open, which hides the place under the cursor. A
        refusal stands alone, as the last row of the form may be out of sight.
        """
        if form.refusal:
            return form.refusal
        beside = self.ui.beside(look, kind_of(form.offer.action))
        return " · ".join(part for part in (form.about(), beside) if part)

    def draw_keys(self) -> None:
        """Draw the keys that matter now."""
        self.keys.fill(self.hint_row())

    def hint_row(self) -> Text:
        """Return the keys that matter now."""
        also = self.ui.pointed_out(self.look) if self.look and self.choice.seat >= 0 else {}
        thinking = self.can_hurry()
        return hint_row(self.screen, self.session, self.choice, thinking=thinking, also=also)

    def keys_here(
        self, idle: frozenset[str]
    ) -> tuple[list[KeyTable], frozenset[str], Words, list[Text]]:
        """Return the tables of keys that this game uses, those keys in them that do nothing here
        beside *idle*, the words that explain them, and what explains the screen.
        """
        boards, session = self.middle.boards, self.session
        silent = {
            "zoom": not any(board.can_zoom() for board in boards),
            "board": len(boards) < 2,
            "compare": self.ui.compare is None,
            "talk": not session.remote,
            "hint": session.table.settings.no_hints,
        }
        also = [table for table in self.screen.also_keys if table.id not in FORM_TABLES]
        also += [table for table in self.screen.also_keys if table.id in self.ui.forms]
        without = idle | self.ui.unused_keys | {id_ for id_, is_so in silent.items() if is_so}
        heads = self.ui.heads(self.look) if self.look is not None else []
        return [self.screen.keys, *also], frozenset(without), session.words, heads

    def compare(self) -> None:
        """Tell what the choice under the cursor would do to the standing of all players."""
        action = pointed_action(self.choice, self.middle.board.cursor)
        if self.look is None or action is None or self.ui.compare is None:
            self.tell(self.session.words.say("ui-compare-none"))
        else:
            self.tell(self.ui.compare(self.look, action))

    def tell(self, sentence: str) -> None:
        """Show a sentence to the people at the table."""
        self.message = sentence
        self.draw_about()


def brief_name(look: Look, kind: str) -> str:
    """Return the label of a kind of action in a shared row, or ""."""
    return look.say(f"brief-{kind}") if look.words.has(f"brief-{kind}") else ""


def lacking(look: Look, shut: Closed) -> str:
    """Return what is missing for an action whose price is shown already; "" for other reasons."""
    key = f"lack-{shut.why.reason}"
    return (
        look.words.form(key, look.table.game.describe(look.view, shut.why))
        if look.words.has(key)
        else ""
    )
