"""The rows under the boards: what is under the cursor and what has just happened, neither ever cut
for good.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ...widgets.line_widgets import Lines, headed, wrapped

ROOM = 2  # rows that are always kept free
RIM = 1  # rows below all that is written on a board and beside it, mostly blank
LENT = 2  # rows that news have besides while they are new: of the board, or of the menu beside it
MORE = 4  # the same, while only a board is above
MOST = 7  # rows it may grow to, over the boards
BEFORE = "…"  # stands for sentences that there is no room for


class Tidings(Lines):
    """Two rows that grow upwards over the boards while a sentence needs it: what the cursor is on
    is whole at any rate, and news give way.
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
        earlier: Sequence[Text] = (),
        *,
        pointed: bool,
        roomy: bool = False,
        free: int = MORE,
        aiming: bool = False,
        answer: bool = False,
        beside: bool = False,
    ) -> None:
        """Show what the cursor is on, and the newest news that there is room for; *pointed*: the
        cursor moved last; *roomy*: only the picture of a board is above; *free*: rows of the board
        above that are blank; *aiming*: what a shot comes to fills the rows above to the last;
        *answer*: the news answer a key; *beside*: the story tells them as well.
        """
        width = max(20, self.size.width - 2)
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
    """Both one above the other in so many rows: what is under the cursor whole, and what there is
    room for of the news, in *least* rows at any rate.
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
    """What happened before the news stands in front of them where there is room without it."""
    room = max(len(rows), ROOM) - len(about)
    told = newest([*earlier, *news], width, room)
    whole = " ".join(" ".join(row.plain.split()) for row in told)
    fits = whole.endswith("  ".join(one.plain for one in news).replace("  ", " "))
    return [*about, *told] + [Text()] * (ROOM - len(about) - len(told)) if fits else rows


def newest(news: Sequence[Text], width: int, room: int = ROOM) -> list[Text]:
    """As many of the newest sentences as fit into so many rows, behind a sign that there were
    others; of the very newest at least the head.
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
    """The first rows, with a sign that there is more."""
    if room <= 0:
        return []
    if len(rows) <= room:
        return list(rows)
    return [*rows[: room - 1], headed(wrapped(rows[room - 1], width - 2)[0], " …")]
