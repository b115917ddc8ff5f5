"""Pages to read at the table: rules, components, signs, places, points, charts, options, and the
story as a file.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..play.options_in_words import options_in_words
from ..play.players import bots_in_words
from ..play.rulebook import table_rulebook
from ..play.session import Session
from ..play.story.standings import standings
from ..play.story.transcript import Format, default_viewer, transcript
from ..play.text import all_of
from ..store.atomic_files import describe_error
from ..store.exports import export
from .console import Console
from .game_narration import GameNarration
from .menu import pick
from .rulebook import MAX_MATCHES, print_match_count, print_section

FORMATS: tuple[tuple[Format, str], ...] = (("text", "txt"), ("markdown", "md"), ("html", "html"))


@dataclass(slots=True, frozen=True)
class PageContext:
    """The session that pages are about, the console they are printed on, and the description of the
    game.
    """

    session: Session
    console: Console
    narration: GameNarration


def points(page: PageContext) -> None:
    """Print the points of all seats by source; after the game, who has won."""
    table, words, view = page.session.table, page.session.words, page.session.view()
    for seat in range(len(table.seats)):
        sources = {source: n for source, n in table.game.score(view, seat).items() if n}
        listed = ", ".join(f"{words.say(f'score-{source}')} {n}" for source, n in sources.items())
        key = "plain-points-of" if listed else "plain-no-points"
        page.console.print(
            words.say(key, name=words.name(seat), points=sum(sources.values()), sources=listed)
        )
    for line in bots_in_words(table):
        page.console.print(line)
    winners = table.game.winners(table.state)
    if winners:
        names = all_of([words.name(seat) for seat in winners])
        page.console.print(words.say("page-winners", names=names, count=len(winners)))


def charts(page: PageContext) -> None:
    """Print the points round by round, and what the game itself counts."""
    table, words, console = page.session.table, page.session.words, page.console
    course = standings(table, page.session.viewing_seat)
    if len({standing.round for standing in course}) > 1:
        console.print(f"{words.say('chart-points')}:")
        for standing in course:
            totals = ", ".join(f"{words.name(seat)} {n}" for seat, n in enumerate(standing.points))
            key = "plain-round" if standing.round else "plain-round-none"
            console.print(words.say(key, round=standing.round, points=totals), 2)
    own = page.narration.charts(page.session.view(), words)
    for row in own:
        console.print(row, hang=4)
    if not own and len(course) < 2:
        console.print(words.say("page-empty"))


def forecast(page: PageContext, action: Any = None) -> None:
    """Print what is to be expected if no more is done, or what an *action* would do to the standing
    of all players where the game can say.
    """
    session = page.session
    viewer = session.perspective.viewer
    if action is not None:
        told = page.narration.ranking(session.view(), viewer, action, session.words)
        if told:
            page.console.print(told)
            return
    for row in page.narration.forecast(session.view(), viewer, session.words) or [
        session.words.say("page-empty")
    ]:
        page.console.print(row)


def legend(page: PageContext) -> None:
    """Print the signs of the pictures and of the lines."""
    for row in page.narration.legend(page.session.view(), page.session.words) or [
        page.session.words.say("page-empty")
    ]:
        page.console.print(row)


def sheet(page: PageContext, wanted: str) -> None:
    """Print the components: the list of kinds, one kind by its number, or every line that contains
    a word.
    """
    console, say = page.console, page.session.words.say
    kinds = page.narration.sheet(page.session.view(), page.session.words)
    sections = [(title, [row.line for row in rows]) for title, rows in kinds]
    if wanted.isdecimal() and 0 < int(wanted) <= len(sections):
        title, rows = sections[int(wanted) - 1]
        console.print(f"== {title} ==")
        for row in rows:
            console.print(row)
    elif wanted:
        matches = [
            row for _, rows in sections for row in rows if wanted.casefold() in row.casefold()
        ]
        for row in matches[:MAX_MATCHES]:
            console.print(row)
        print_match_count(console, page.session.words, len(matches), wanted)
    elif sections:
        for n, (title, rows) in enumerate(sections, 1):
            console.print(f"{n}. {title} ({len(rows)})", 2)
        console.print(say("plain-sheet-how"))
    else:
        console.print(say("page-empty"))


def rule(page: PageContext, key: str, *, line: bool) -> None:
    """Print the section of the rulebook behind a numbered line, or behind the question."""
    table = page.session.table
    if not key and table.state.stack:
        key = table.game.by_frame[type(table.state.stack[-1])].rule
    sections = table_rulebook(table, page.session.words.language).starting_at(key)
    for n, section in enumerate(sections):
        if n and section.depth <= sections[0].depth:
            break
        print_section(page.console, section)
    if not line:
        page.console.print(page.session.words.say("plain-rule-how"))


def look(page: PageContext, wanted: str) -> None:
    """Print what is at a place; without one, what may be typed."""
    say = page.session.words.say
    if not wanted:
        page.console.print(say("plain-look-how"))
        return
    rows = page.narration.about(
        page.session.view(), page.session.perspective.viewer, wanted, page.session.words
    )
    for row in rows or [say("ui-no-place", text=wanted)]:
        page.console.print(row)


def options(page: PageContext) -> None:
    """Print the options of this game."""
    table, words, say = page.session.table, page.session.words, page.session.words.say
    for one in options_in_words(table, words).values():
        page.console.print(f"{one.label}: {one.value}", 2)
    agreed = [
        ("free-undo", table.settings.free_undo),
        ("hints", not table.settings.no_hints),
        ("open-replay", table.settings.open_replay),
    ]
    if table.remote is not None:
        agreed.append(("spectators", not table.settings.quiet_spectators))
    for key, on in agreed:
        page.console.print(f"{say(f'new-{key}')}: {say('yes' if on else 'no')}", 2)


def write_story(page: PageContext, wanted: str) -> None:
    """Write the story to a file beside the save, as all at the table know it; with every secret
    after the game.
    """
    table, words, say = page.session.table, page.session.words, page.session.words.say
    chosen = next(
        (
            n
            for n, (form, _) in enumerate(FORMATS, 1)
            if wanted and form.startswith(wanted.casefold())
        ),
        0,
    )
    if not chosen:
        page.console.print(say("export-title"))
        chosen = pick(page.console, words, [say(f"export-{form}") for form, _ in FORMATS])
    if not chosen:
        return
    form, ending = FORMATS[chosen - 1]
    text = transcript(table, default_viewer(table), form)
    try:
        path = export(
            text,
            ending,
            page.session.storage.path,
            table.game.id.replace("_", "-"),
        )
    except OSError as no:
        page.console.print(say("export-failed", why=describe_error(no)))
    else:
        page.console.print(say("export-done", path=str(path)))
