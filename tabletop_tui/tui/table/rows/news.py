"""The rows below the boards: what is under the cursor, and what happened last. Neither is cut for
good.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.widget import Widget

from ....cells import straddling
from ...widgets.line_widgets import Lines, headed, wrapped

ROOM = 2  # rows that are always kept free
RIM = 1  # rows below everything on a board and beside it, mostly blank
LENT = 2  # rows of the board, or of the menu beside it, that news take while they are new
MORE = 4  # the same if there is only a board above
MOST = 7  # rows it may grow to over the boards
BEFORE = "…"  # stands for sentences without room


class NewsRows(Lines):
    """Two rows that grow upwards over the boards if a sentence needs it. What is under the cursor
    is always whole; news give way.
    """

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
        roomy: bool = False,
        free: int = MORE,
        aiming: bool = False,
        answer: bool = False,
        beside: bool = False,
    ) -> None:
        """Show what is under the cursor, and as much of the newest news as fits.

        *pointed*: the cursor moved last. *roomy*: only a picture is above. *free*: blank rows of
        the board above. *aiming*: the outcome of a shot fills the rows above. *answer*: the news
        answer a key. *beside*: the story shows them as well.
        """
        wide = any(one.cell_len > len(one.plain) for one in (about, *news, *earlier))
        width = max(20, self.size.width - (3 if wide else 2))  # room for a blank at an edge
        below = wrapped(about, width, 2) if about.plain else []
        if aiming:
            room = ROOM
            below = short(below, ROOM - 1, width) if answer else below
        elif answer:
            room = MOST
        elif pointed:
            room = ROOM + RIM
        else:
            room = ROOM + min(free, MORE if roomy else LENT)
        least = 0 if pointed or aiming else 1 if beside or not free else ROOM
        if least == ROOM and free >= MORE:
            least += RIM
        rows = share(below, news, width, room, least=least)
        if earlier and not aiming:
            rows = with_earlier(rows, below, news, earlier, width)
        rows = [Text(" ").append_text(row) for row in rows]
        if self.styles.height is None or self.styles.height.value != len(rows):
            self.styles.height = len(rows)
        self.show(rows)
        self.covered = max(0, len(rows) - ROOM)


def share(
    about: Sequence[Text], news: Sequence[Text], width: int, room: int, *, least: int = 1
) -> list[Text]:
    """Return both texts, one above the other, in that many rows: *below* whole, the news in what is
    left, but in *least* rows at least.
    """
    if len(about) > room and not least:
        return short(about, room, width)
    rows = list(about[:MOST])
    rows += newest(news, width, max(least, room - len(rows)))
    return rows + [Text()] * (ROOM - len(rows))


def with_earlier(
    rows: list[Text],
    about: Sequence[Text],
    news: Sequence[Text],
    earlier: Sequence[Text],
    width: int,
) -> list[Text]:
    """Return the news with earlier events in front where there is room."""
    room = max(len(rows), ROOM) - len(about)
    told = newest([*earlier, *news], width, room)
    whole = " ".join(" ".join(row.plain.split()) for row in told)
    fits = whole.endswith("  ".join(one.plain for one in news).replace("  ", " "))
    return [*about, *told] + [Text()] * (ROOM - len(about) - len(told)) if fits else rows


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
