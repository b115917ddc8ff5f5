"""Crash reports and the sentences about them: failed computer players, crashes of the program, and
mistakes of games from other distributions. Only users who may see files are told their paths.
"""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from ..engine import Complaint, Game
from ..games import disable, faults
from ..play import Words
from ..play.permissions import permissions
from ..play.seats import taken_over
from ..play.table import Table
from ..play.text import say
from ..terminal.crash_files import error_in_words, write
from .atomic_files import describe_error

if TYPE_CHECKING:
    from ..bots.worker import Failed

_reported: dict[str, Path] = {}  # the report of each traceback of this process


def report_bot_failure(game: Game, level: str, seat: int, failed: Failed) -> Path | None:
    """Write the crash file of a failed computer player, once for each traceback, and return its
    path. None if it cannot be written.
    """
    if failed.traceback not in _reported:
        facts = {"game": game.id, "rules": game.rules, "level": level, "seat": seat + 1}
        try:
            _reported[failed.traceback] = write(facts, failed.traceback)
        except OSError:
            return None
    return _reported[failed.traceback]


def bot_failure_and_file(words: Words, table: Table, seat: int, level: str, failed: Failed) -> str:
    """Return a sentence about a failed computer player, with the path of the report."""
    path, sentence = (
        report_bot_failure(table.game, level, seat, failed),
        bot_failure(words, table, seat, level),
    )
    if path is None or not permissions().files:
        return sentence
    return words.say("stumbled-file", told=sentence, file=str(path))


def bot_failure(words: Words, table: Table, seat: int, level: str) -> str:
    """Return the same sentence without the path, for all players. A seat that a computer player
    took over is not said to have moved at random itself.
    """
    from ..bots.worker import HINT, LOOK_BACK, REVIEW  # loaded already if a computer player thought

    if level in (HINT, REVIEW, LOOK_BACK):
        return words.say("hint-stumbled" if level == HINT else "review-failed")
    one = table.seats[seat]
    itself = one.is_bot and not taken_over(one, seat)
    return words.say("bot-stumbled" if itself else "bot-stumbled-for", name=words.name(seat))


def crash_message(facts: Mapping[str, object], mistake: BaseException) -> str:
    """Return what to say when a mistake has ended the program. *facts* are written to the crash
    file.
    """
    try:
        path = write(facts, mistake)
    except OSError as no:
        return say("crash-unwritten", why=describe_error(no))
    return say("crash-written", path=str(path)) if permissions().files else say("crash-guest")


def tell_crash(facts: Mapping[str, object], mistake: BaseException) -> None:
    """Write a crash file and print one sentence about it on standard error, if anybody is there to
    read it; with TABLETOP_TRACEBACK set, after the traceback.
    """
    message = crash_message(facts, mistake)
    with suppress(OSError):
        if os.environ.get("TABLETOP_TRACEBACK") and permissions().files:
            traceback.print_exception(mistake)
        print(message, file=sys.stderr)


def disable_part(game_id: str, part: str, mistake: BaseException) -> Complaint:
    """Disable a part of a game from another distribution that made a mistake, while the program
    runs. Return the sentence about it, with the path of the report.
    """
    if known := faults.fault(game_id, part):
        return known
    why = error_in_words(mistake)
    try:
        path = write({"game": game_id, "part": part or "rules"}, mistake)
    except OSError:
        return disable(game_id, part, why)
    return disable(game_id, part, f"{why}, {path}" if permissions().files else why)
