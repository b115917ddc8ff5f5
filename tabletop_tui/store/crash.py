"""A computer player that could not think: the report of it, and a sentence for the table."""

from __future__ import annotations

from pathlib import Path

from ..bots.worker import Failed
from ..engine import Game
from ..play import Words
from ..terminal.crash import write

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


def stumbled(words: Words, game: Game, seat: int, level: str, failed: Failed) -> str:
    """A computer player could not think: a sentence about that and where its report lies."""
    path = report(game, level, seat, failed)
    if path is None:
        return words.say("bot-stumbled", name=words.name(seat))
    return words.say("bot-stumbled-file", name=words.name(seat), file=str(path))
