"""The rows under the boards: what is under the cursor and what has just happened, neither ever cut
for good.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ...widgets.lines import Lines, headed, wrapped

ROOM = 2  # rows that are always kept free
RIM = 1  # rows below all that is written on a board and beside it, mostly blank
LENT = 1  # more rows of the board, while nothing is chosen beside them
MOST = 7  # rows it may grow to, over the boards


class Tidings(Lines):
    """Two rows that grow upwards over the boards while a sentence needs it; the newest words have
    the first claim.
    """

    DEFAULT_CSS = """
    Tidings {
        dock: bottom; layer: over; height: 2; margin-bottom: 1; background: $background;
    }
    """

    covered = 0
    """Rows of the boards, and of what is beside them, that lie under it."""

    def tell(
        self,
        about: Text,
        news: Sequence[Text],
        *,
        pointed: bool,
        roomy: bool = False,
        aiming: bool = False,
    ) -> None:
        """Show what the cursor is on, and the newest news that there is room for; *pointed*: the
        cursor moved last; *roomy*: only the picture of a board is above; *aiming*: what a shot
        comes to fills the rows above to the last.
        """
        width = max(20, self.size.width - 2)
        below = wrapped(about, width, 2) if about.plain else [Text()]
        heard = newest(news, width)
        if aiming and len(below) + len(heard) > ROOM:
            heard = short(heard, ROOM, width)
            rows = [*short(below, ROOM - len(heard), width), *heard]
        else:
            rows = share(below, heard, pointed, width, roomy)
        rows = [Text(" ").append_text(row) for row in rows]
        if self.styles.height is None or self.styles.height.value != len(rows):
            self.styles.height = len(rows)
        self.show(rows)
        self.covered = max(0, len(rows) - ROOM)


def newest(news: Sequence[Text], width: int) -> list[Text]:
    """As many of the newest sentences as fit into the room, the very newest at any rate, broken
    into rows.
    """
    rows: list[Text] = []
    for count in range(1, len(news) + 1):
        joined = Text("  ").join(news[-count:])
        broken = wrapped(joined, width, 2)
        if rows and len(broken) > ROOM:
            break
        rows = broken
    return rows


def share(
    about: list[Text], news: list[Text], pointed: bool, width: int, roomy: bool = False
) -> list[Text]:
    """Both one above the other if there is room; else the newer one whole, with the head of what
    is under the cursor at any rate, and that of the news where it fits.
    """
    if not news:
        return about[:MOST] + [Text()] * (ROOM - len(about))
    if len(about) + len(news) <= ROOM:
        return [*about, *news]
    there = [row for row in about if row.plain]
    room = ROOM + RIM + (LENT if roomy and not pointed else 0)
    if len(there) + len(news) <= room:  # what Enter does and brings is told to its end
        return [*there, *news]
    if pointed:
        return [*about[:MOST], *short(news, ROOM - len(about), width)]
    return [*short(there, max(1, ROOM - len(news)), width), *news[:MOST]]


def short(rows: list[Text], room: int, width: int) -> list[Text]:
    """The first rows, with a sign that there is more."""
    if room <= 0:
        return []
    if len(rows) <= room:
        return rows
    return [*rows[: room - 1], headed(wrapped(rows[room - 1], width - 2)[0], " …")]
