"""The rows that tell what has happened since a seat's last turn, first what concerns it."""

from __future__ import annotations

import sys

from rich.text import Text

from ....cells import ljust
from ....play.perspective import NOBODY
from ....play.session import Session
from ....play.story.narration import StoryLine
from ....play.story.recap import paragraphs, public_points, recap, without_question
from ....play.text import Words
from ...paint.ink import Ink
from ...widgets.line_widgets import with_names_coloured, wrapped


def since_rows(
    session: Session, ink: Ink, seat: int, width: int, height: int = sys.maxsize
) -> list[Text]:
    """Return what everybody may know of it in at most *height* rows of *width* cells: the points,
    what concerns *seat*, and the newest of the rest. Empty before the first action.
    """
    table, words = session.table, session.words
    if not table.log or height < 3:
        return []
    heard = recap(session, seat, NOBODY)
    counted = " · ".join(f"{words.name(n)} {has}" for n, has in enumerate(public_points(table)))
    rows = [Text(ljust(f"── {words.say('since-title')} ", width, "─"), "dim")]
    rows.append(with_names_coloured(words.say("since-points", points=counted), words, ink))
    mine, theirs = (without_question(session, seat, lines) for lines in (heard.own, heard.others))
    own = [row for part in paragraphs(table, mine) for row in paragraph(part, words, ink, width)]
    rows += cut(own, height - len(rows), words.say("since-more"))
    left = height - len(rows)
    others = [paragraph(part, words, ink, width) for part in paragraphs(table, theirs)]
    if own and others and left > 1:
        rows.append(Text("─" * width, "dim"))
        left -= 1
    kept: list[Text] = []
    for part in reversed(others):
        if len(part) + len(kept) > left:
            rows += [Text(words.say("since-more"), "dim")] if len(kept) < left else []
            break
        kept = part + kept
    return rows + kept


def paragraph(part: list[StoryLine], words: Words, ink: Ink, width: int) -> list[Text]:
    """Return the sentences of one turn as a paragraph with a bullet."""
    sentences = " ".join(line.text for line in part)
    return wrapped(Text("• ").append_text(with_names_coloured(sentences, words, ink)), width, 2)


def cut(rows: list[Text], height: int, more: str) -> list[Text]:
    """Return the first rows, with a note that there are more."""
    return rows if len(rows) <= height else [*rows[: max(0, height - 1)], Text(more, "dim")]
