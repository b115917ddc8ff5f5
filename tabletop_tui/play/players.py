"""Computer players in words: their level, and their style if they have one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .seats import CHARACTERS, STYLES, Seat, colours, taken_over
from .table import Table
from .text import Words, say


def level_in_words(level: str, style: str = "") -> str:
    """Return ``hard``, or ``hard, trader``. "" for a person."""
    text = say(f"level-{level}") if level else ""
    return say("level-styled", level=text, style=say(f"style-{style}")) if style else text


def characters_in_words() -> str:
    """Return the characters as they are typed, by level: "bot:milo, bot:rosa (easy); …"."""
    levels = dict.fromkeys(one.level for one in CHARACTERS.values())
    return "; ".join(
        ", ".join(f"bot:{key}" for key, one in CHARACTERS.items() if one.level == level)
        + f" ({level_in_words(level)})"
        for level in levels
    )


def bots_in_words(table: Table) -> list[str]:
    """Return a sentence for every computer player at a table, and the messages
    ``bots-about-<option>`` of its game for the options that are on.
    """
    rows = [
        say(
            "seats-row-taken" if taken_over(seat, n) else "seats-row",
            name=seat.name,
            who=say("new-bot", level=level_in_words(seat.level, seat.style)),
        )
        for n, seat in enumerate(table.seats)
        if seat.is_bot
    ]
    words = Words(table.game)
    keys = [
        f"bots-about-{option.key}" for option in table.game.options if _is_on(table, option.key)
    ]
    return rows and rows + [words.say(key) for key in keys if words.has(key)]


def _is_on(table: Table, option: str) -> bool:
    """Return whether an option of a table is on."""
    return table.options.get(option) is True


def style_about(style: str) -> str:
    """Return what a computer player of a style likes, as a sentence."""
    return say(f"style-{style if style in STYLES else 'none'}-about")


def colours_in_words(table: Table) -> str:
    """Return the names at a table with their colours: "Anna (red), Ben (blue)"."""
    found = zip(table.seats, colours(table.seats), strict=False)
    parts = (say("colour-of", name=seat.name, colour=say(f"colour-{n + 1}")) for seat, n in found)
    return ", ".join(parts)


def occupant(table: Table, n: int) -> str:
    """Return who plays a seat now, in a word or two."""
    if table.remote is not None and n in table.remote.free:
        return say("seats-free")
    seat = table.seats[n]
    if seat.is_bot:
        return level_in_words(seat.level, seat.style)
    coached = n in table.private and table.private[n].coach
    return say("seats-coached" if coached else "seats-person")


def new_occupant(words: Words, seat: Seat) -> str:
    """Return a sentence about who plays a seat from now on."""
    key = "seats-now-bot" if seat.is_bot else "seats-now-person"
    return words.say(key, name=seat.name, level=level_in_words(seat.level, seat.style))


def changed_seats(words: Words, before: Sequence[Seat], after: Sequence[Seat]) -> Iterator[str]:
    """Yield a sentence for every seat that other players gave to someone else."""
    for one, other in zip(before, after, strict=True):
        if one != other:
            yield new_occupant(words, other)
