"""The story of a whole game as text, Markdown or HTML."""

from __future__ import annotations

import html
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Literal

from ...engine import Event
from ...engine.fast_dataclass import dataclass
from ..replay import ALL_HANDS, EVERYBODY, is_open, situations
from ..table import Table
from ..text import Words
from .narration import lines
from .recap import begins_turn

Format = Literal["text", "markdown", "html"]
Kind = Literal["title", "about", "turn", "line", "points"]

EVERYTHING = ALL_HANDS  # with all secrets; EVERYBODY gets only what all at the table know


MARKUP = re.compile(
    r"[\\`*_{}\[\]<>#|~&!$@]|^[-+=]|(?<=^\d)[.)]|(?<=^\d\d)[.)]|:(?=//)|(?<=www)\.", re.IGNORECASE
)
"""Characters that Markdown would interpret, in the middle of a line or at its start."""


@dataclass(slots=True, frozen=True)
class TranscriptRow:
    """A piece of a transcript before layout."""

    kind: Kind
    text: str


def default_viewer(table: Table) -> int:
    """Return the viewer of a story that anyone may read: EVERYTHING in an open game, else
    EVERYBODY.
    """
    return EVERYTHING if is_open(table) else EVERYBODY


def known_events(events: Iterable[Event], seat: int, seats: int) -> list[Event]:
    """Return the events as *seat* knows them. For EVERYBODY: those that every seat sees, in the
    version that most see.
    """
    if seat == EVERYTHING:
        return list(events)
    if seat != EVERYBODY:
        return [seen for event in events if (seen := event.seen_by(seat)) is not None]
    known = []
    for event in events:
        versions = [event.seen_by(x) for x in range(seats)]
        hidden = [one for one in versions if one is not None and one != event]
        if None not in versions:
            known.append(Counter(hidden).most_common(1)[0][0] if hidden else event)
    return known


def rows(table: Table, words: Words, seat: int) -> Iterator[TranscriptRow]:
    """Yield a game from its title to the points, as *seat* knows it (or EVERYTHING, EVERYBODY)."""
    game, count = table.game, len(table.seats)
    view = (
        table.state
        if seat == EVERYTHING
        else game.view(table.state, count if seat == EVERYBODY else seat)
    )
    yield TranscriptRow("title", words.say("game-title"))
    yield TranscriptRow(
        "about", words.say("transcript-seats", seats=tuple(x.name for x in table.seats))
    )
    if seat >= 0:
        yield TranscriptRow("about", words.say("transcript-as", seat=table.seats[seat].name))
    turn, heading, heading_at = None, "", -1
    story = [(0, table.opening, -1)] + [
        (n, events, table.log[n][0]) for n, events in enumerate(table.events)
    ]
    when = situations(table)
    for at, (n, events, actor) in enumerate(story):
        sentences = lines(known_events(events, seat, count), view, words, EVERYTHING, n, actor)
        now = (when[n].round, when[n].turn)
        for line in sentences:
            starts = begins_turn(line) and bool(line.names)
            if starts:  # the heading of that turn says it
                now = (when[at].round, when[at].turn)
            if line.heads:
                turn, heading = None, line.heads
                yield TranscriptRow("turn", line.text)
                heading_at = at
                continue
            if heading != "all" and now != turn and at != heading_at:
                turn = now
                key = "transcript-turn" if turn[0] else "transcript-set-up"
                yield TranscriptRow("turn", words.say(key, round=turn[0], seat=words.name(turn[1])))
            if not starts:
                yield TranscriptRow("line", line.text)
    yield TranscriptRow(
        "turn", words.say("transcript-points" if table.over else "transcript-so-far")
    )
    winners = game.winners(table.state)
    for x in range(count):
        points = {source: n for source, n in game.score(view, x).items() if n}
        listed = tuple(f"{words.say(f'score-{source}')} {n}" for source, n in points.items())
        key = "transcript-winner" if x in winners else "transcript-score"
        if not points:
            key = "transcript-winner-no-points" if x in winners else "transcript-no-points"
        yield TranscriptRow(
            "points",
            words.say(key, seat=words.name(x), points=sum(points.values()), sources=listed),
        )


def transcript(
    table: Table, seat: int = EVERYBODY, form: Format = "text", words: Words | None = None
) -> str:
    """Return the story of a game in one of three formats. Names and sentences are escaped."""
    words = words or Words(table.game, [x.name for x in table.seats])
    story = [*rows(table, words, seat)]
    if form == "html":
        return as_html(story, words.language)
    return as_text(story) if form == "text" else as_markdown(story)


def as_text(story: list[TranscriptRow]) -> str:
    """Return plain lines, with turns indented under their headings."""
    shown = {"title": "{}", "about": "{}", "turn": "\n{}", "line": "  {}", "points": "  {}"}
    return "".join(shown[row.kind].format(row.text) + "\n" for row in story)


def as_markdown(story: list[TranscriptRow]) -> str:
    """Return headings and lists."""
    shown = {
        "title": "# {}\n",
        "about": "{}  ",
        "turn": "\n## {}\n",
        "line": "* {}",
        "points": "* {}",
    }
    return "".join(shown[row.kind].format(MARKUP.sub(r"\\\g<0>", row.text)) + "\n" for row in story)


def as_html(story: list[TranscriptRow], language: str) -> str:
    """Return one page without scripts, styles or links."""
    shown = {
        "title": "<h1>{}</h1>",
        "about": "<p>{}</p>",
        "turn": "<h2>{}</h2>",
        "line": "<p>{}</p>",
    }
    shown["points"] = "<p><strong>{}</strong></p>"
    title = html.escape(story[0].text)
    body = "\n".join(shown[row.kind].format(html.escape(row.text)) for row in story)
    head = (
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n<title>{title}</title>'
    )
    return f"{head}\n{body}\n</html>\n"
