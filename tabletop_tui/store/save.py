"""The save format: one JSON file with a game's settings, start position, log and position."""

from __future__ import annotations

import json
import typing
from collections.abc import Iterator, Mapping
from dataclasses import asdict, fields
from datetime import UTC, datetime
from functools import cache, cached_property
from pathlib import PurePath
from typing import Annotated, Any, Generic, TypeVar, Union

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from .. import __version__
from ..engine import Game, Value
from ..engine.offer import kind_of
from ..play.remote.remote_seats import PATIENCE, RemoteSeats, TurnLimit, Vote
from ..play.remote.turn_limit import read_days
from ..play.seats import COLOURS, LEVELS
from ..play.table import Entry, Table
from ..play.table_settings import FLAGS, TableSettings
from . import wall_clock
from .upgrades import FORMAT
from .wall_clock import parse_time

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


KIND = {"kind"}
Kinds = Mapping[str, tuple[str, ...]]
# written in every save, the other table settings only when they are on
ALWAYS = ("free_undo", "open_replay")


class Strict(BaseModel):
    """A model without type coercion or unknown fields."""

    model_config = ConfigDict(strict=True, extra="forbid", hide_input_in_errors=True)


class SavedPrivate(Strict):
    """What a seat alone may see: its standing orders, why others stopped, the numbers of the
    actions that an order played, its notes, and whether it has a coach.
    """

    orders: dict[str, Any] = {}
    stopped: dict[str, str] = {}
    followed: list[int] = []
    notes: str = ""
    coach: bool = False


class SavedSeat(Strict):
    """A seat. The level is "" for a person, the style "" for none, the colour -1 for that of its
    number; *character* is the key of one, *pin* a hash, *used* the thinking time in tenths of a
    second.
    """

    name: str
    level: str = ""
    style: str = ""
    colour: int = Field(-1, ge=0, lt=COLOURS)
    character: str = ""
    pin: str = ""
    used: int = 0
    private: SavedPrivate | None = None


class Turn(Strict):
    """The progress of the game, for lists of saves. The position is authoritative."""

    round: int
    seat: int
    actions: int
    over: bool


class Reseed(Strict):
    """The luck that the game got before action number *at*, where it branched off another game."""

    at: int = Field(ge=1)
    rng: int = Field(ge=0, lt=1 << 64)


class SavedVote(Strict):
    """A vote that seat *by* called (see :class:`~..play.remote.remote_seats.Vote`)."""

    by: int = Field(ge=0)
    n: int = Field(ge=0)
    at: int = Field(ge=0)
    undo: bool = False
    level: str = ""
    owner: bool = False
    agreed: list[int] = []


class SavedTurnLimit(Strict):
    """The turn limit of a table (see :class:`~..play.remote.remote_seats.TurnLimit`)."""

    seconds: int = Field(ge=1)
    level: str
    off: list[tuple[str, str]] = []
    more: list[tuple[int, str, int]] = []
    acting: list[tuple[int, int, int]] = []

    @classmethod
    def of(cls, limit: TurnLimit) -> SavedTurnLimit:
        """Return the model of *limit*."""
        return cls(
            seconds=limit.seconds,
            level=limit.level,
            off=list(limit.off),
            more=[(seat, format_time(asked), extra) for seat, asked, extra in limit.more],
            acting=list(limit.acting),
        )

    def to_limit(self, seats: int) -> TurnLimit:
        """Return the value for a table of *seats* seats. Raises ValueError."""
        named = (*(one[0] for one in self.more), *(one[0] for one in self.acting))
        if self.level not in LEVELS or not all(0 <= n < seats for n in named):
            raise ValueError("limit")
        off = tuple(read_days(f"{first}..{last}") for first, last in self.off)
        more = tuple((seat, parse_time(asked), extra) for seat, asked, extra in self.more)
        return TurnLimit(self.seconds, self.level, off, more, tuple(self.acting))


class SavedRemoteSeats(Strict):
    """The state of a table with several terminals: *free* seats, *since* when each question is open
    (one time or "" for each seat), the *patience* in seconds, the seats *held* for their owners,
    the open vote (*motion*), the file name of the *following* game, and the free seats that are
    *open_to_all*: if left out, as in older saves, every free one. *stood_in* are the stretches in
    which a computer player acted for a person, *undone* the newest undos, *limit* the turn limit.
    """

    free: list[int] = []
    since: list[str] = []
    patience: int = Field(PATIENCE["live"], ge=0)
    held: list[int] = []
    motion: SavedVote | None = None
    following: str = ""
    open_to_all: list[int] | None = None
    stood_in: list[tuple[int, int, int]] = []
    undone: list[tuple[int, int, int]] = []
    limit: SavedTurnLimit | None = None

    @classmethod
    def of(cls, remote: RemoteSeats, seats: int) -> SavedRemoteSeats:
        """Return the model of *remote*."""
        since = [format_time(remote.since[n]) if n in remote.since else "" for n in range(seats)]
        held, opened = sorted(remote.held), remote.open_to_all & remote.free
        vote = remote.vote
        motion = None if vote is None else {**asdict(vote), "agreed": sorted(vote.agreed)}
        return cls.model_validate(
            {"free": sorted(remote.free), "since": since, "patience": remote.patience, "held": held}
            | ({} if motion is None else {"motion": motion})
            | {"following": remote.following}
            | ({} if opened == remote.free else {"open_to_all": sorted(opened)})
            | ({"stood_in": list(remote.stood_in)} if remote.stood_in else {})
            | ({"undone": list(remote.undone)} if remote.undone else {})
            | ({} if remote.limit is None else {"limit": SavedTurnLimit.of(remote.limit)})
        )

    def to_remote_seats(self, seats: int) -> RemoteSeats:
        """Return the value for a table of *seats* seats. Raises ValueError."""
        spans, undone = tuple(self.stood_in), tuple(self.undone)
        named = (*self.free, *self.held, *(one[0] for one in spans), *(one[1] for one in undone))
        known = all(0 <= n < seats for n in named)
        if not known or len(self.since) > seats:
            raise ValueError("seats")
        if not all(first >= 0 and (until == -1 or first < until) for _, first, until in spans):
            raise ValueError("stood_in")
        if not all(after >= 0 and count > 0 for after, _, count in undone):
            raise ValueError("undone")
        since = {n: parse_time(text) for n, text in enumerate(self.since) if text}
        held, vote = frozenset(self.held), None
        if self.motion is not None:
            saved = self.motion
            seats_named = (saved.by, *saved.agreed, *(() if saved.undo else (saved.n,)))
            if not all(0 <= n < seats for n in seats_named) or saved.level not in ("", *LEVELS):
                raise ValueError("motion")
            if saved.undo and saved.n >= saved.at:
                raise ValueError("motion")
            vote = Vote(**{**saved.model_dump(), "agreed": frozenset(saved.agreed)})
        if self.following != PurePath(self.following).name:  # only in the same folder
            raise ValueError("following")
        free = frozenset(self.free)
        opened = free if self.open_to_all is None else free & frozenset(self.open_to_all)
        return RemoteSeats(
            free,
            since,
            self.patience,
            held,
            vote,
            self.following,
            opened,
            spans,
            undone,
            None if self.limit is None else self.limit.to_limit(seats),
        )


class Head(Strict):
    """The fields of a save that can change without an action: the seats and the table settings."""

    seats: list[SavedSeat]
    free_undo: bool = False
    open_replay: bool = False
    timed: bool = False
    no_hints: bool = False
    quiet_spectators: bool = False
    apart: SavedRemoteSeats | None = None

    def settings(self) -> TableSettings:
        """Return the table settings. In the file they are separate fields, and the PINs are with
        their seats.
        """
        pins = {n: seat.pin for n, seat in enumerate(self.seats) if seat.pin}
        return TableSettings(**{name: getattr(self, name) for name in FLAGS}, pins=pins)


class SaveModel(Head, Generic[S, A, E]):
    """All fields of a save. :func:`join_log` prepares the log."""

    format: int
    game: str
    rules: int
    app: str
    saved: str
    options: dict[str, Value]
    reseeds: list[Reseed] = []
    turn: Turn
    opening: list[E] = []
    start: S
    log: list[tuple[int, A]]
    state: S


def tagged(union: Any) -> Any:
    """Return a union discriminated by ``kind``."""
    return (
        Annotated[union, Field(discriminator="kind")] if len(typing.get_args(union)) > 1 else union
    )


def kinds_in(things: Any) -> frozenset[str]:
    """Return the kinds of actions or events in parsed JSON, ignoring invalid ones."""
    found = (thing.get("kind") for thing in things if isinstance(thing, dict))
    return frozenset(kind for kind in found if isinstance(kind, str))


def members_with(union: Any, kinds: frozenset[str]) -> Any:
    """Return the members of a union with these kinds, or its first one if there are none."""
    members = typing.get_args(union) or (union,)
    found = tuple(member for member in members if kind_of(member) in kinds)
    return Union[found or members[:1]]


class SaveSchema:
    """How the states, actions and events of one game are written and read.

    Each part is built on first use, because pydantic takes its time over the classes of a game.
    Reading a save needs only the model; what writes the next one can wait until the table is on the
    screen (:meth:`warm_up`).
    """

    def __init__(self, game: Game) -> None:
        self.game = game

    @cached_property
    def model(self) -> Any:
        """The model of the whole file."""
        files, game = typing.cast(Any, SaveModel), self.game
        return files[game.State, tagged(game.Action), tagged(game.Event)]

    @cached_property
    def partial(self) -> dict[frozenset[str], Any]:
        """The model of the first file that is read, by the kinds of actions and events in it."""
        return {}

    def model_for(self, log: Any, opening: Any) -> Any:
        """Return a model that reads a valid file with this log and these events exactly as
        :attr:`model` does. For the first file it only has the kinds that occur, which is faster to
        build.
        """
        if "model" in self.__dict__:
            return self.model
        actions, events = kinds_in([line[1] for line in log]), kinds_in(opening)
        occurring = actions | events
        for known, model in self.partial.items():
            if occurring <= known:
                return model
        if self.partial:
            return self.model
        files, game = typing.cast(Any, SaveModel), self.game
        self.partial[occurring] = files[
            game.State,
            tagged(members_with(game.Action, actions)),
            tagged(members_with(game.Event, events)),
        ]
        return self.partial[occurring]

    @cached_property
    def action(self) -> TypeAdapter[Any]:
        """The adapter of an action of the log."""
        return TypeAdapter(tagged(self.game.Action))

    @cached_property
    def events(self) -> TypeAdapter[Any]:
        """The adapter of the events before the first action."""
        return TypeAdapter(typing.cast(Any, list)[tagged(self.game.Event)])

    @cached_property
    def parts(self) -> list[tuple[str, TypeAdapter[Any]]]:
        """The adapters of the fields of a position, one for each line of the file."""
        state = self.game.State
        hints = typing.get_type_hints(state, include_extras=True)
        return [(field.name, TypeAdapter(hints[field.name])) for field in fields(state)]

    def warm_up(self) -> None:
        """Build now what the first save would wait for."""
        _ = self.action, self.events, self.parts

    def state(self, s: Any, kinds: Kinds) -> str:
        """Return a position as JSON, one field on each line. *kinds* are those of its table
        (``Game.kinds``). A field that a later version has added, which is named in ``State.grown``,
        is left out if it is empty.
        """
        grown = getattr(s, "grown", ())
        lines = (
            f'"{name}":{part.serializer.to_json(getattr(s, name), context=kinds).decode()}'
            for name, part in self.parts
            if name not in grown or getattr(s, name)
        )
        return "{\n" + ",\n".join(lines) + "\n}"

    def entry(self, entry: Entry, kinds: Kinds) -> str:
        """Return one line of the log: the seat, the kind of action, and its fields if it has
        any.
        """
        seat, action = entry
        fields = self.action.serializer.to_json(
            action, exclude=KIND, exclude_defaults=action.grown, context=kinds
        ).decode()
        return (
            f'[{seat},"{action.kind}"]' if fields == "{}" else f'[{seat},"{action.kind}",{fields}]'
        )


@cache
def save_schema(game: Game) -> SaveSchema:
    """Return the save schema of a game."""
    return SaveSchema(game)


def join_log(log: Any) -> list[Any]:
    """Return the lines of a log with each action as one object. Raises ValueError with the place of
    an invalid line.

    >>> join_log([[0, "put", {"cell": 4}], [1, "swap"]])
    [[0, {'kind': 'put', 'cell': 4}], [1, {'kind': 'swap'}]]
    """
    if not isinstance(log, list):
        raise ValueError("log")
    actions = []
    for n, line in enumerate(log):
        match line:
            case [seat, str(kind)]:
                actions.append([seat, {"kind": kind}])
            case [seat, str(kind), dict(fields)] if fields and "kind" not in fields:
                actions.append([seat, {"kind": kind, **fields}])
            case _:
                raise ValueError(f"log.{n}")
    return actions


class SaveWriter:
    """Writes the save of one table repeatedly, reusing the unchanged parts."""

    def __init__(self, table: Table) -> None:
        self.table, self.schema = table, save_schema(table.game)
        self.kinds = table.game.kinds(table.options)
        self.entries: list[Entry] = []
        self.lines: list[str] = []
        self.start: tuple[Any, str] = (None, "")

    def warm_up(self) -> None:
        """Build now what the first save would wait for."""
        self.schema.warm_up()

    def log(self) -> str:
        """Return the log. Actions that were undone and replaced are detected by identity."""
        log, entries = self.table.log, self.entries
        n = min(len(log), len(entries))
        while n and entries[n - 1] is not log[n - 1]:
            n -= 1
        del entries[n:], self.lines[n:]
        self.lines += [self.schema.entry(entry, self.kinds) for entry in log[n:]]
        entries += log[n:]
        return "[\n" + ",\n".join(self.lines) + "\n]" if log else "[]"

    def start_text(self) -> str:
        """Return the position before the first action."""
        mark = self.table.checkpoints[0]
        if self.start[0] is not mark:
            self.start = (mark, self.schema.state(mark, self.kinds))
        return self.start[1]

    def text(self, saved: str) -> bytes:
        """Return the whole file, with the time *saved*."""
        table, game = self.table, self.table.game
        number, seat = game.current_turn(table.state)
        reseeds = [{"at": n, "rng": luck} for n, luck in sorted(table.reseeds.items())]
        plain: dict[str, Any] = {
            "format": FORMAT,
            "game": game.id,
            "rules": game.rules,
            "app": __version__,
            "saved": saved,
            "seats": [seat_of(table, n) for n in range(len(table.seats))],
            "options": options_of(table),
            **{key: on for key, on in table.settings.flags().items() if on or key in ALWAYS},
            **({"apart": remote_of(table)} if table.remote is not None else {}),
            **({"reseeds": reseeds} if reseeds else {}),
            "turn": {"round": number, "seat": seat, "actions": len(table.log), "over": table.over},
        }
        lines = [f'"{key}":{json.dumps(value, ensure_ascii=False)}' for key, value in plain.items()]
        opening = self.schema.events.dump_json(table.opening, context=self.kinds)
        lines.append(f'"opening":{opening.decode()}')
        lines += [
            f'"start":{self.start_text()}',
            f'"log":{self.log()}',
            f'"state":{self.schema.state(table.state, self.kinds)}',
        ]
        return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def options_of(table: Table) -> dict[str, Value]:
    """Return the options as the file has them. Seats without a handicap are left out."""
    of_seats = {option.key for option in table.game.options if option.seat >= 0}
    return {key: value for key, value in table.options.items() if value or key not in of_seats}


def seat_of(table: Table, n: int) -> dict[str, Any]:
    """Return a seat as the file has it. What is empty is left out."""
    seat: dict[str, Any] = {"name": table.seats[n].name, "level": table.seats[n].level}
    if table.seats[n].style:
        seat["style"] = table.seats[n].style
    if table.seats[n].colour >= 0:
        seat["colour"] = table.seats[n].colour
    if table.seats[n].character:
        seat["character"] = table.seats[n].character
    if n in table.settings.pins:
        seat["pin"] = table.settings.pins[n]
    if table.used.get(n):
        seat["used"] = table.used[n]
    if n in table.private:
        seat["private"] = {key: value for key, value in private_fields(table, n) if value}
    return seat


def private_fields(table: Table, n: int) -> Iterator[tuple[str, Any]]:
    """Yield the fields of what the table keeps for one seat alone."""
    kept = table.private[n]
    yield "orders", dict(kept.orders)
    yield "stopped", dict(kept.stopped)
    yield "followed", list(kept.followed)
    yield "notes", kept.notes
    yield "coach", kept.coach


def remote_of(table: Table) -> dict[str, Any]:
    """Return the file's fields of a table with several terminals."""
    assert table.remote is not None
    return SavedRemoteSeats.of(table.remote, len(table.seats)).model_dump(exclude_defaults=True)


def format_time(moment: float) -> str:
    """Return a time as saves write it, with milliseconds.

    >>> format_time(0.25)
    '1970-01-01T00:00:00.250+00:00'
    """
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="milliseconds")


def dump(table: Table, saved: str = "") -> bytes:
    """Return the save of a table. *saved* is the time to write into it, by default the current
    one.
    """
    return SaveWriter(table).text(saved or wall_clock.timestamp())
