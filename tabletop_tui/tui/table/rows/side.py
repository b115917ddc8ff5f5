"""The rows beside the boards share the height: players, the open choice, and the story."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ....play.session import Session
from ...game_ui import GameUI
from ...look import Look
from ...widgets.layout import TableLayout
from ...widgets.line_widgets import side_by_side
from ..open_choice import OpenChoice
from .choice import ChoiceRows
from .story import StoryRows

STORY = 30  # rows of the screen from which on a long menu leaves some to the story
KEPT = 6  # rows that a long menu leaves to the story there
# The story has at most this part of the screen: every row of it moves when a line is added.
SHARE = 6
WORDS = 450  # cells that its words fill at most, for the same reason: on the widest of screens
LEAST_TOLD = 3  # rows below which the story has no use for them
MOST_STRUCK = 6  # rows that the panel gives up for what concerns its viewer
LEAST = 4  # rows that the players, and the choice, always have


class SideRows:
    """Fills the side panel of a table."""

    def __init__(self, session: Session, middle: TableLayout, choice: OpenChoice) -> None:
        self.middle, self.choice = middle, choice
        self.choice_rows, self.story = ChoiceRows(choice), StoryRows(session)
        self.covered = 0  # rows from below that lie under the tidings
        self.telling = False  # whether the story has room for a whole sentence
        self.wanted = 0  # rows of the players and the choice, as if nothing were covered

    def draw(
        self, ui: GameUI, look: Look, waiting: str, size: tuple[int, int], here: Sequence[Text] = ()
    ) -> None:
        """Fill all rows on a screen of that *size*; *waiting* is said while nobody may choose, and
        who is *here* stands above the players.
        """
        middle, side, form_open = self.middle, self.middle.side, self.choice.form is not None
        width, height = middle.side_width(size[0]), max(8, middle.size.height or size[1] - 4)
        tall = size[1] >= STORY
        panel = side_by_side(here, width)
        struck = self.story.struck(width)
        panel += ui.panel(look, width, height - min(struck, MOST_STRUCK))
        room = max(6, height - len(panel) - (KEPT if tall else 0))
        form = self.choice_rows.rows(waiting, width, room, self.chooser(look))
        # a form is worth more than the panel
        most = height - ui.kept(look) if form_open else height // 2
        panel = panel[: max(LEAST, height - min(len(form), most))]
        self.wanted = min(height, len(panel) + len(form))
        room = max(LEAST, height - len(panel))
        if (hidden := len(panel) + len(form) - (height - self.covered)) > 0 and self.covered:
            room = max(LEAST, room - self.covered)
            if not form_open:  # the menu shows by a sign that more lies below
                least = max(LEAST, len(form) - hidden)
                form = self.choice_rows.rows(waiting, width, least, self.chooser(look))
        form = self.choice_rows.window(form, room) if form_open else form[:room]
        side.fill("panel", panel)
        side.fill("form", form)
        left = min(height - len(panel) - len(form), size[0] * size[1] // (SHARE * width))
        rows: list[Text] = []
        if left >= LEAST_TOLD:
            rows = [Text("─" * width, "dim"), *self.told(width, left - 1, look)]
        self.telling = len(rows) > 2 * LEAST_TOLD
        side.tell(rows)

    def told(self, width: int, height: int, look: Look) -> list[Text]:
        """The story in so many rows, or in fewer where they are full of words."""
        rows = self.story.rows(width, height, look.ink)
        words = sum(row.cell_len for row in rows)
        if words > WORDS:
            rows = self.story.rows(width, height * WORDS // words, look.ink)
        return rows

    def chooser(self, look: Look) -> Text | None:
        """Who chooses, where several people sit at the table: the keyboard may have passed on
        without a cover. Nobody does while an action is shown.
        """
        seat = self.choice.seat
        if seat < 0 or self.choice.choice_tree is None or len(look.table.people()) < 2:
            return None
        return Text().append_text(look.chip(seat)).append(f" {look.name(seat)}", "bold")
