"""The two rows below the boards: what is under the cursor, and what happened last.

They never cover a board: what has no room is in the story. Only the answer to a key that needs more
rows gets them, until the next key.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.widget import Widget

from ....cells import straddling
from ...widgets.line_widgets import Lines, headed, wrapped

ROOM = 2  # rows that are always kept free
MOST = 7  # rows that an answer may take
BEFORE = "…"  # stands for sentences without room


class NewsRows(Lines):
    """Two rows. What the cursor points at has both while it moves; then news have one of them."""

    DEFAULT_CSS = """
    NewsRows {
        dock: bottom; layer: over; height: 2; margin-bottom: 1; background: $background;
    }
    """

    covered = 0
    """Rows of the boards, and of what is beside them, that it covers."""

    def row_at(self, n: int) -> Text:
        """Return a row with a blank before each letter that lies over the edge of a board or of
        what is beside it: the screen is put together from pieces that end there.
        """
        row, line = self.rows[n], self.region.y + n - self.top
        if row.plain.isascii():
            return row
        below = [one.region for one in self.screen.query(Widget) if one.display and one is not self]
        edges = {x for area in below if area.y <= line < area.bottom for x in (area.x, area.right)}
        for edge in sorted(edges):
            if at := straddling(row.plain, edge - self.region.x):
                row = row[:at].append(" ").append_text(row[at:])
        return row

    def tell(
        self,
        about: Text,
        news: Sequence[Text],
        earlier: Sequence[Text] = (),
        *,
        pointed: bool,
        aiming: bool = False,
        answer: bool = False,
        beside: bool = False,
    ) -> None:
        """Show what is under the cursor, and as much of the newest news as fits.

        *pointed*: the cursor moved last. *aiming*: the outcome of a shot stands above. *answer*:
        the news answer a key, and are whole. *beside*: the story shows them as well.
        """
        wide = any(one.cell_len > len(one.plain) for one in (about, *news, *earlier))
        width = max(20, self.size.width - (3 if wide else 2))  # room for a blank at an edge
        below = wrapped(about, width, 2) if about.plain else []
        rows = share(below, news, width, answer=answer, first=pointed or aiming or beside)
        if earlier and not aiming:
            rows = with_earlier(rows, below, news, earlier, width)
        rows = [Text(" ").append_text(row) for row in rows]
        if self.styles.height is None or self.styles.height.value != len(rows):
            self.styles.height = len(rows)
        self.show(rows)
        self.covered = max(0, len(rows) - ROOM)


def share(
    about: Sequence[Text],
    news: Sequence[Text],
    width: int,
    *,
    answer: bool = False,
    first: bool = False,
) -> list[Text]:
    """Return both texts, one above the other: what is under the cursor has all the room if *first*,
    else news have a row of it; an *answer* is whole, however many rows it takes.
    """
    told = newest(news, width, MOST if answer else ROOM)
    kept = len(told) if answer else min(len(told), 0 if first else 1)
    rows = short(about, max(0, ROOM - kept), width)
    rows += told if answer else newest(news, width, ROOM - len(rows))
    return rows + [Text()] * (ROOM - len(rows))


def with_earlier(
    rows: list[Text],
    about: Sequence[Text],
    news: Sequence[Text],
    earlier: Sequence[Text],
    width: int,
) -> list[Text]:
    """Return the news with earlier events in front where there is room."""
    about = about[: len(rows)]
    room = len(rows) - len(about)
    text = newest([*earlier, *news], width, room)
    whole = " ".join(" ".join(row.plain.split()) for row in text)
    fits = whole.endswith("  ".join(one.plain for one in news).replace("  ", " "))
    return [*about, *text] + [Text()] * (ROOM - len(about) - len(text)) if fits and room else rows


def newest(news: Sequence[Text], width: int, room: int = ROOM) -> list[Text]:
    """Return the newest sentences that fit, after a sign that there are more; of the very newest at
    least the start.
    """
    rows: list[Text] = []
    for count in range(1, len(news) + 1):
        sign = [Text(BEFORE, "dim")] if count < len(news) else []
        broken = wrapped(Text(" ").join([*sign, Text("  ").join(news[-count:])]), width, 2)
        if rows and len(broken) > room:
            break
        rows = broken
    return short(rows, room, width)


def short(rows: Sequence[Text], room: int, width: int) -> list[Text]:
    """Return the first rows, with a sign that there are more."""
    if room <= 0:
        return []
    if len(rows) <= room:
        return list(rows)
    return [*rows[: room - 1], headed(wrapped(rows[room - 1], width - 2)[0], " …")]
