"""Arguments of the command line: a game, its options, a save, a seat."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .. import games
from ..engine import Either, Game, Listed, Option, Value
from ..play.names import find_name
from ..play.permissions import permissions
from ..play.seats import Seat
from ..play.table_setup import FIELDS
from ..play.text import either, say, sentence
from ..store.atomic_files import SaveError, printable
from ..store.player_files import file_text
from ..store.save_folder import existing, folder, newest
from .output import Problem

SMALL = ("and", "of", "the")
# options that every game has; clocks have an option of the command line
AT_THE_TABLE = tuple(name for name in FIELDS.values() if name != "timed")


def find_game(word: str) -> Game:
    """Return the game that a word names: its id, the beginning of it, or its initials. Raises
    Problem.
    """
    key = "_".join(word.lower().replace("&", " and ").replace("-", " ").replace("_", " ").split())
    ids = games.ids()
    found = [x for x in ids if x == key] or [
        x for x in ids if key and (x.startswith(key) or key in initials(x))
    ]
    if len(found) == 1:
        try:
            return games.find(found[0])
        except games.NoGame as no:
            raise Problem(sentence(no)) from None
    if found:
        raise Problem(say("cli-which-game", word=printable(word, 30), found=either(found)))
    raise Problem(say("cli-no-game", word=printable(word, 30), known=Either(games.listed())))


def initials(game_id: str) -> tuple[str, str]:
    """Return the initials of an id, with the small words and without them."""
    parts = game_id.split("_")
    return "".join(part[0] for part in parts), "".join(
        part[0] for part in parts if part not in SMALL
    )


def read_options(game: Game, pairs: Sequence[str]) -> tuple[dict[str, Value], dict[str, bool]]:
    """Parse ``key=value`` pairs as options of the game and of the table. Raises Problem."""
    known = {option.key: option for option in game.options}
    table = {key: Option(key=key, shape="flag", default=False) for key in AT_THE_TABLE}
    chosen: dict[str, Value] = {}
    settled: dict[str, bool] = {}
    for pair in pairs:
        word, equals, value = pair.partition("=")
        key = word.strip().replace("-", "_")
        found = known.get(word.strip()) or known.get(key) or table.get(key)
        if not equals or found is None:
            names = (*known, *table)
            raise Problem(say("cli-no-option", word=printable(word, 30), known=names))
        try:
            read = file_text(found, value) if found.shape == "file" else found.parse(value)
        except ValueError as no:
            raise Problem(sentence(no)) from None
        if found.key in table:
            settled[found.key] = read is True
        else:
            chosen[found.key] = read
    return chosen, settled


def file_options(game: Game) -> list[str]:
    """Return the options of a game that take a file."""
    return [option.key for option in game.options if option.shape == "file"]


def find_save(word: str | None) -> Path:
    """Return the save that a word names: a file, or a name in the folder of saves; None is the
    newest game.

    Raises Problem, whose message names no folder to a guest: the host, not the guest, has chosen
    the file.
    """
    if word is None:
        path = newest()
        if path is None:
            raise Problem(say("cli-nothing-saved", folder=str(folder())))
        return path
    try:
        path = existing(word)
    except (ValueError, OSError, RuntimeError):
        path = None
    if path is not None:
        return path
    shown = word if permissions().files else Path(word).name
    raise Problem(say("cli-no-save", word=printable(shown, 60)))


def with_backup(no: SaveError) -> Problem:
    """Return the problem of a broken save, with its backup for people who may see files."""
    if no.backup is None or not permissions().files:
        return Problem(str(no))
    return Problem(say("cli-with-backup", trouble=str(no).rstrip("."), backup=str(no.backup)))


def find_seat(seats: Sequence[Seat], name: str) -> int:
    """Return the number of the seat of that name. Raises Problem."""
    number = find_name(name.strip(), [seat.name for seat in seats])
    if number >= 0:
        return number
    raise Problem(
        say("cli-nobody", name=printable(name, 30), known=Either(seat.name for seat in seats))
    )


def values(option: Option) -> str:
    """Return the values that an option takes, the default first."""
    if option.shape == "flag":
        return say("list-flag-on" if option.default else "list-flag-off")
    if option.shape == "number":
        return say("list-number", default=option.default, least=option.least, most=option.most)
    if option.shape == "choice":
        others: list[Any] = [choice for choice in option.choices if choice != option.default]
        return say("list-choice", default=option.default, others=Listed(others))
    return say("list-file")
