"""What can be read at the table: rules, components, signs, places, points, charts, options, and the story as a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine import Option
from ..engine.words import Speech
from ..play.chronicle import standings
from ..play.rulebook import rulebook
from ..play.transcript import Format, readers, transcript
from ..store.disk import trouble
from ..store.exports import export
from .menu import pick
from .reading import MOST, tell_section, told_found

if TYPE_CHECKING:
    from .sitting import Sitting

FORMS: tuple[tuple[Format, str], ...] = (("text", "txt"), ("markdown", "md"), ("html", "html"))


def points(sitting: Sitting) -> None:
    """Everybody's points, by where they come from; after the game, who has won."""
    table, words, view = sitting.table, sitting.words, sitting.view
    for seat in range(len(table.seats)):
        sources = {source: n for source, n in table.game.score(view, seat).items() if n}
        listed = ", ".join(f"{words.say(f'score-{source}')} {n}" for source, n in sources.items())
        key = "plain-points-of" if listed else "plain-no-points"
        sitting.console.tell(words.say(key, name=words.name(seat), points=sum(sources.values()), sources=listed))
    winners = table.game.winners(table.state)
    if winners:
        names = ", ".join(words.name(seat) for seat in winners)
        sitting.console.tell(words.say("page-winners", names=names, count=len(winners)))


def charts(sitting: Sitting) -> None:
    """The course of the points, a line a round, and what the game itself counts."""
    table, words, console = sitting.table, sitting.words, sitting.console
    course = standings(table, table.eyes)
    if len({standing.round for standing in course}) > 1:
        console.tell(f"{words.say('chart-points')}:")
        for standing in course:
            told = ", ".join(f"{words.name(seat)} {n}" for seat, n in enumerate(standing.points))
            key = "plain-round" if standing.round else "plain-round-none"
            console.tell(words.say(key, round=standing.round, points=told), 2)
    own = sitting.telling.charts(sitting.view, words)
    for row in own:
        console.tell(row, hang=4)
    if not own and len(course) < 2:
        console.tell(words.say("page-empty"))


def legend(sitting: Sitting) -> None:
    """The signs of the pictures and of the lines."""
    for row in sitting.telling.legend(sitting.view, sitting.words) or [sitting.words.say("page-empty")]:
        sitting.console.tell(row)


def sheet(sitting: Sitting, wanted: str) -> None:
    """The components: the list of kinds, one kind by its number, or every line that holds a word."""
    console, say = sitting.console, sitting.words.say
    told = sitting.telling.sheet(sitting.view, sitting.words)
    sections = [(title, [row.line for row in rows]) for title, rows in told]
    if wanted.isdecimal() and 0 < int(wanted) <= len(sections):
        title, rows = sections[int(wanted) - 1]
        console.tell(f"== {title} ==")
        for row in rows:
            console.tell(row)
    elif wanted:
        found = [row for _, rows in sections for row in rows if wanted.casefold() in row.casefold()]
        for row in found[:MOST]:
            console.tell(row)
        told_found(console, sitting.words, len(found), wanted)
    elif sections:
        for n, (title, rows) in enumerate(sections, 1):
            console.tell(f"{n}. {title} ({len(rows)})", 2)
        console.tell(say("plain-sheet-how"))
    else:
        console.tell(say("page-empty"))


def rule(sitting: Sitting, number: int) -> None:
    """The section of the rulebook behind a numbered line, or behind the question."""
    table = sitting.table
    key = sitting.shown[number - 1].rule if 0 < number <= len(sitting.shown) else ""
    if not key and table.state.stack:
        key = table.game.by_frame[type(table.state.stack[-1])].rule
    sections = rulebook(table.game.id, sitting.words.language).starting_at(key)
    for n, section in enumerate(sections):
        if n and section.depth <= sections[0].depth:
            break
        tell_section(sitting.console, section)
    if not number:
        sitting.console.tell(sitting.words.say("plain-rule-how"))


def look(sitting: Sitting, wanted: str) -> None:
    """What is at a place that was typed; without one, what may be typed."""
    say = sitting.words.say
    if not wanted:
        sitting.console.tell(say("plain-look-how"))
        return
    rows = sitting.telling.about(sitting.view, sitting.table.eyes, wanted, sitting.words)
    for row in rows or [say("ui-no-place", text=wanted)]:
        sitting.console.tell(row)


def options(sitting: Sitting) -> None:
    """What was settled for this game before it began."""
    table, words, say = sitting.table, sitting.words, sitting.words.say
    for option in table.game.options:
        value = valued(words, option, table.options.get(option.key, option.default))
        sitting.console.tell(f"{say(f'option-{option.key}')}: {value}", 2)
    for key, on in (("free-undo", table.free_undo), ("hints", not table.no_hints), ("open-replay", table.open_replay)):
        sitting.console.tell(f"{say(f'new-{key}')}: {say('yes' if on else 'no')}", 2)


def valued(words: Speech, option: Option, value: object) -> str:
    """The value of an option in words; of a file only whether there is one."""
    if isinstance(value, bool) or option.shape == "file":
        return words.say("yes" if value else "no")
    key = f"option-{option.key}-{value}"
    told = words.say(key)
    return str(value) if told == key else told


def write_story(sitting: Sitting, wanted: str) -> None:
    """The story as a file beside the save, as all at the table know it; after the game with every secret."""
    words, say, table = sitting.words, sitting.words.say, sitting.table
    chosen = next((n for n, (form, _) in enumerate(FORMS, 1) if wanted and form.startswith(wanted.casefold())), 0)
    if not chosen:
        sitting.console.tell(say("export-title"))
        chosen = pick(sitting.console, words, [say(f"export-{form}") for form, _ in FORMS])
    if not chosen:
        return
    form, ending = FORMS[chosen - 1]
    text = transcript(table, readers(table), form, words)
    try:
        path = export(text, ending, getattr(sitting.session.saver, "path", None), table.game.id.replace("_", "-"))
    except OSError as no:
        sitting.console.tell(say("export-failed", why=trouble(no)))
    else:
        sitting.console.tell(say("export-done", path=str(path)))
