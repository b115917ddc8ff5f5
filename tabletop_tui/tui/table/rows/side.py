"""The rows beside the boards: players, the open choice and the story share the height."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.text import Text

from ....play.session import Session
from ...game_ui import GameUI
from ...look import Look
from ...paint.pictogram import at_right, emblem_of, emblem_rows
from ...widgets.layout import TableLayout
from ...widgets.line_widgets import first_rows, side_by_side, with_names_coloured
from ..open_choice import OpenChoice
from .choice import ChoiceRows
from .story import StoryRows

STORY = 30  # rows of the screen from which a long menu leaves room for the story
KEPT = 6  # rows that a long menu leaves for it
# The story takes at most this part of the screen: all its rows move when a line is added.
SHARE = 6
WORDS = 450  # cells of its text at most on very wide screens, for the same reason
LEAST_TOLD = 3  # rows below which the story is not shown
LARGE = 110, 36  # columns and lines of a screen from which on emblems stand beside a menu
MOST_STRUCK = 6  # rows that the panel gives up for news about its viewer
LEAST = 4  # rows that players and choice always have


class SideRows:
    """Fills the side panel of a table; *tabled* are kinds of events that the story leaves out."""

    def __init__(
        self,
        session: Session,
        middle: TableLayout,
        choice: OpenChoice,
        tabled: Collection[str] = (),
    ) -> None:
        self.middle, self.choice = middle, choice
        self.choice_rows, self.story = ChoiceRows(choice), StoryRows(session, tabled)
        self.covered = 0  # rows at the bottom that are covered by the news
        self.telling = False  # whether the story has room for a whole sentence
        self.tells_newest = False  # whether all of the last action is told there
        self.wanted = 0  # rows of players and choice if nothing is covered

    def draw(
        self, ui: GameUI, look: Look, waiting: str, size: tuple[int, int], here: Sequence[Text] = ()
    ) -> None:
        """Draw all rows on a screen of that *size*. *waiting* is shown while no choice is open;
        *here* stands above the players.
        """
        middle, side, form_open = self.middle, self.middle.side, self.choice.form is not None
        if playing := middle.playing(look, middle.side_width(size[0])):
            side.fill("panel", playing)
            side.fill("form", [])
            side.tell([])
            return
        width, height = middle.side_width(size[0]), max(8, middle.size.height or size[1] - 4)
        tall = size[1] >= STORY
        panel = side_by_side(here, width)
        struck = self.story.own_news_height(width)
        panel += ui.panel(look, width, height - min(struck, MOST_STRUCK))
        room = max(6, height - len(panel) - (KEPT if tall else 0))
        if self.choice.lists_one_kind():
            room = max(room, height - ui.kept(look))
        told = with_names_coloured(waiting, look.words, look.ink, "bold")
        form = self.choice_rows.rows(told, width, room, self.chooser(look))
        # a form, or a list such as of cards, needs the room more than the panel
        whole = form_open or self.choice.lists_one_kind()
        most = height - ui.kept(look) if whole else height // 2
        panel = first_rows(panel, max(LEAST, height - min(len(form), most)), width)
        self.wanted = min(height, len(panel) + len(form))
        room = max(LEAST, height - len(panel))
        if (hidden := len(panel) + len(form) - (height - self.covered)) > 0 and self.covered:
            room = max(LEAST, room - self.covered)
            if not form_open:  # the menu shows by a sign that there is more below
                least = max(LEAST, len(form) - hidden)
                form = self.choice_rows.rows(told, width, least, self.chooser(look))
        form = self.choice_rows.window(form, room) if form_open else form[:room]
        side.fill("panel", panel)
        form = self.with_emblem(ui, look, form, width, size)
        side.fill("form", form, self.choice_rows.pointed())
        left = min(height - len(panel) - len(form), size[0] * size[1] // (SHARE * width))
        rows: list[Text] = []
        if left >= LEAST_TOLD:
            rows = [Text("─" * width, "dim"), *self.told(width, left - 1, look)]
        self.telling = len(rows) > 2 * LEAST_TOLD
        self.tells_newest = is_told(self.story.latest(), rows)
        side.tell(rows)

    def with_emblem(
        self, ui: GameUI, look: Look, rows: list[Text], width: int, size: tuple[int, int]
    ) -> list[Text]:
        """Return the rows of a menu with the emblem of the line under the cursor at their right, if
        it covers no words.
        """
        entry = self.choice.highlighted()
        if entry is None or size[0] < LARGE[0] or size[1] < LARGE[1]:
            return rows
        emblems, action = ui.emblems(), entry.action
        found = emblems.get(ui.depicts(action)) if action is not None else None
        found = found or emblem_of(emblems, entry.kind)
        return at_right(rows, emblem_rows(look.ink, found), width) if found is not None else rows

    def told(self, width: int, height: int, look: Look) -> list[Text]:
        """Return the story in *height* rows, or in fewer if they are full of text."""
        rows = self.story.rows(width, height, look.ink)
        words = sum(row.cell_len for row in rows)
        if words > WORDS:
            rows = self.story.rows(width, height * WORDS // words, look.ink)
        return rows

    def chooser(self, look: Look) -> Text | None:
        """Return the seat that chooses, if several people sit at the table: the keyboard may have
        passed on without a cover. NOBODY while an action is shown.
        """
        seat = self.choice.seat
        if seat < 0 or self.choice.choice_tree is None or len(look.table.people()) < 2:
            return None
        return Text().append_text(look.chip(seat)).append(f" {look.name(seat)}", "bold")


def is_told(texts: Sequence[Text], rows: Sequence[Text]) -> bool:
    """Return whether all texts stand in some rows."""
    told = " ".join(" ".join(row.plain for row in rows).split())
    return bool(texts) and all(" ".join(text.plain.split()) in told for text in texts)
