"""Load saves: any file results in a table or in a SaveError with one sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import ValidationError
from pydantic_core import to_json

from .. import games
from ..engine import Game, settle
from ..engine.validation import check_position
from ..play.private.kept import MOST_NOTES, STOP, Private
from ..play.private.orders import valid_orders
from ..play.seats import Seat
from ..play.table import Table
from ..play.text import say
from .atomic_files import SaveError, printable
from .reading.text import backup_of, check_header, checked_seats, parse_text, read_file
from .save import Head, SaveModel, join_log, save_schema
from .upgrades import upgrade, upgrade_rules
from .validation import check_playable

CHANGED_RULES, NO_WAY_BACK = "load-changed-rules", "load-no-way-back"


@dataclass(slots=True)
class Loaded:
    """A table from a file. *note* is a sentence for the players, "" if the whole game was
    replayed.
    """

    table: Table
    saved: str
    note: str = ""


def load(path: Path, data: bytes | None = None) -> Loaded:
    """Load the game of a file, or of its *data*. Raises SaveError for any invalid content."""
    try:
        return parse(read_file(path) if data is None else data)
    except SaveError as no:
        if no.name:
            raise
        raise SaveError(no.what, path.name, backup_of(path), **no.facts) from no


def parse(data: bytes) -> Loaded:
    """Parse the text of a save. Raises SaveError."""
    return replay(*parse_unplayed(data))


def parse_unplayed(data: bytes) -> tuple[Game, SaveModel[Any, Any, Any]]:
    """Return the game and the values of a save whose actions nobody has checked. Raises
    SaveError.
    """
    raw = check_header(parse_text(data))
    game = games.find(raw["game"])
    if type(raw.get("rules")) is int and raw["rules"] > game.rules:
        raise SaveError("save-newer-rules", rules=str(raw["rules"]), ours=str(game.rules))
    try:
        fresh = upgrade_rules(upgrade(raw), game)
        try:
            log = join_log(fresh.get("log"))
        except ValueError as no:
            raise SaveError("save-damaged", where=str(no)) from None
        return game, validate(game, fresh, log)
    except ValidationError as no:
        where = ".".join(str(part) for part in no.errors(include_url=False)[0]["loc"])
        raise SaveError("save-damaged", where=printable(where, 60)) from None
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, RecursionError):
        raise SaveError("save-broken") from None


def validate(game: Game, raw: dict[str, Any], log: list[Any]) -> SaveModel[Any, Any, Any]:
    """Return the values of a save, with its log as whole actions. Raises ValidationError."""
    data, context = to_json({**raw, "log": log}), kinds_of(game, raw.get("options"))
    models, opening = save_schema(game), raw.get("opening", [])
    quick = models.model_for(log, opening if isinstance(opening, list) else [])
    file: SaveModel[Any, Any, Any]
    try:
        file = quick.model_validate_json(data, context=context)
    except ValidationError:  # the full model decides, and reports what is wrong
        file = models.model.model_validate_json(data, context=context)
    return file


def kinds_of(game: Game, options: Any) -> Mapping[str, tuple[str, ...]]:
    """Return the keys by which a save with these options names kinds. Raises SaveError for invalid
    options.
    """
    if not isinstance(options, dict):
        return {}  # the model reports the damage
    if not all(isinstance(value, (bool, int, str)) for value in options.values()):
        return {}
    try:
        settled = settle(game.options, options)
        for option in game.options:
            option.check(settled[option.key])
    except ValueError:
        raise SaveError("save-options") from None
    return game.kinds(settled)


def replay(game: Game, file: SaveModel[Any, Any, Any]) -> Loaded:
    """Return the table of a save of the right types. Checks seats, options and positions, and
    replays the log.
    """
    seats = seats_of(game, file.state, file)
    options = settle(game.options, file.options)
    table = Table(game, file.start, seats, options, file.settings(), opening=list(file.opening))
    reseeds = {reseed.at: reseed.rng for reseed in file.reseeds}
    if len(reseeds) < len(file.reseeds) or any(n > len(file.log) for n in reseeds):
        raise SaveError("save-damaged", where="reseeds")
    try:
        file.model_dump_json(include={"state"}, context=game.kinds(options))
        check_position(game, file.state, len(seats))
        game.belongs(file.state, options)
    except Exception as no:
        raise SaveError("save-position") from no
    try:
        table.replay(file.log, reseeds)
        for event in table.opening:
            game.describe(table.state, event)
        reached = bool(table.state == file.state)
    except Exception:  # whatever fails on the way, the position itself is valid
        reached = False
    if reached:
        return Loaded(with_head(table, file), file.saved)
    try:
        check_playable(game, file.state, len(seats), options)
    except Exception as no:
        raise SaveError("save-stuck") from no
    table = Table(game, file.state, seats, options, file.settings())
    return Loaded(
        with_head(table, file),
        file.saved,
        say(CHANGED_RULES if file.rules != game.rules else NO_WAY_BACK),
    )


def with_head(table: Table, head: Head) -> Table:
    """Return the table with the seats, settings and clocks of *head*. Raises SaveError."""
    table.seats[:] = seats_of(table.game, table.state, head)
    table.settings = head.settings()
    table.used = {n: max(0, seat.used) for n, seat in enumerate(head.seats) if seat.used}
    table.private = privates(table, head)
    try:
        table.remote = (
            head.apart.to_remote_seats(len(head.seats)) if head.apart is not None else None
        )
    except ValueError:
        raise SaveError("save-damaged", where="apart") from None
    return table


def privates(table: Table, head: Head) -> dict[int, Private]:
    """Return what the file keeps for single seats. Raises SaveError."""
    found: dict[int, Private] = {}
    for n, saved in enumerate(head.seats):
        if saved.private is None:
            continue
        orders, stopped, done = saved.private.orders, saved.private.stopped, saved.private.followed
        known = {option.key for option in table.game.orders}
        stops = all(k in known and why.startswith(STOP) for k, why in stopped.items())
        if not (valid_orders(table, orders) and stops and len(done) == len({*done})):
            raise SaveError("save-damaged", where=f"seats.{n}.private")
        left = tuple(x for x in done if 0 <= x < len(table.log))
        notes, coach = saved.private.notes[:MOST_NOTES], saved.private.coach
        found[n] = Private(orders, stopped, left, notes, coach)
    return found


def seats_of(game: Game, state: Any, file: Head) -> list[Seat]:
    """Return the seats of a save. Raises SaveError."""
    seats = [
        *checked_seats(
            tuple((one.name, one.level, one.style, one.colour, one.character) for one in file.seats)
        )
    ]
    if len(seats) not in game.seats or len(seats) != len(getattr(state, "players", seats)):
        raise SaveError("save-seats")
    return seats
