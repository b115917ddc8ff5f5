"""Mistakes in sentences: a thought that broke off, what ended a session, and what a game from
outside did wrong. Each is written down in a crash file, and only who may be told of files hears
where that lies.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from ..engine import Complaint, Game
from ..games import faults, give_up
from ..play import Words
from ..play.permissions import permissions
from ..play.seats import taken_over
from ..play.table import Table
from ..play.text import say
from ..terminal.crash_files import mistake_in_words, write
from .atomic_files import describe_error

if TYPE_CHECKING:
    from ..bots.worker import Failed

_told: dict[str, Path] = {}  # where this run of the program has told of a fault already


def report(game: Game, level: str, seat: int, failed: Failed) -> Path | None:
    """The crash file of a thought that broke off, written once; None where nothing can be
    written.
    """
    if failed.trail not in _told:
        facts = {"game": game.id, "rules": game.rules, "level": level, "seat": seat + 1}
        try:
            _told[failed.trail] = write(facts, failed.trail)
        except OSError:
            return None
    return _told[failed.trail]


def stumbled(words: Words, table: Table, seat: int, level: str, failed: Failed) -> str:
    """What came of a thought that broke off, in a sentence, and where the report of it lies."""
    path, told = report(table.game, level, seat, failed), fault(words, table, seat, level)
    if path is None or not permissions().files:
        return told
    return words.say("stumbled-file", told=told, file=str(path))


def fault(words: Words, table: Table, seat: int, level: str) -> str:
    """The same for everybody at the table. A person is never said to have moved by luck, whoever
    plays in that person's place.
    """
    from ..bots.worker import HINT, REVIEW  # who has thought has loaded it

    if level in (HINT, REVIEW):
        return words.say("hint-stumbled" if level == HINT else "review-failed")
    one = table.seats[seat]
    itself = one.is_bot and not taken_over(one, seat)
    return words.say("bot-stumbled" if itself else "bot-stumbled-for", name=words.name(seat))


def ended(facts: Mapping[str, object], mistake: Exception) -> str:
    """What is told when a mistake has ended the program; *facts* stand in the crash file."""
    try:
        path = write(facts, mistake)
    except OSError as no:
        return say("crash-unwritten", why=describe_error(no))
    return say("crash-written", path=str(path)) if permissions().files else say("crash-guest")


def gave_up(game_id: str, part: str, mistake: Exception) -> Complaint:
    """A part of a game from outside made a mistake, and is used no more while the program runs;
    gives the sentence about that, with where its report lies.
    """
    if known := faults.fault(game_id, part):
        return known
    why = mistake_in_words(mistake)
    try:
        path = write({"game": game_id, "part": part or "rules"}, mistake)
    except OSError:
        return give_up(game_id, part, why)
    return give_up(game_id, part, f"{why}, {path}" if permissions().files else why)
