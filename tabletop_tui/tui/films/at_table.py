"""Films at the table: what the viewer may see of an action moves, until a key skips it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text
from textual import events

from ...engine import Event, Word
from ...play.story.narration import visible_events
from ...play.text import capitalized
from ..table.table_screen import TableScreen

ONLY_SKIP = frozenset({"enter", "space", "escape"})
"""Keys that do nothing but skip a film: nobody can have read the question behind it."""


def animate(table: TableScreen, told: Sequence[Event], then: Callable[[], None]) -> None:
    """Show what moves on the board as the viewer may see it, then call *then*. A hidden board on
    which it is visible comes to the front.
    """
    seen = [*visible_events([*told], table.session.viewing_seat)]
    board, drawn = table.view.board_of(seen), table.view.draw_side
    if not (table.app.fps and table.film.start(board, seen, then, drawn)):
        then()
    elif not table.remote_players.film:  # the keys of the question are not those that act now
        table.view.keys.fill(Text(f" {table.session.words.say('hint-film')}"))


def said(table: TableScreen) -> str:
    """Return what is said of what moves now: who does what. "" if that is not known."""
    thing, words = table.film.tells, table.session.words
    if isinstance(thing, Word):
        return capitalized(str(words.fact(thing)), words.names)
    return words.of(table.session.view(), thing) if thing is not None else ""


def is_covered(table: TableScreen) -> bool:
    """Return whether another screen lies over the table."""
    shown: object = table.app.screen
    return shown is not table


def advance(table: TableScreen) -> None:
    """Advance the film by a tick. While another screen lies over the table nothing moves: the film
    is over.
    """
    if is_covered(table):
        table.film.skip()
    else:
        board, film = table.view.middle.board, table.film
        film.tick(board, table.app.fps, film.passed(), table.pace()[1])


def skip(table: TableScreen, event: events.Key) -> bool:
    """Skip the film by a key. Return whether the key has done its work: else it is one for the
    question behind the film, if the same person is asked now.
    """
    of_others, keys = table.remote_players.film, table.type_ahead
    only = event.key in ONLY_SKIP or keys.repeated  # a key that is held down, or pressed twice
    table.film.skip(by_key=True)
    if of_others:  # a film of what others did never takes a key
        return False
    return only or is_covered(table) or keys.is_older(event)
