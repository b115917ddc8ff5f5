"""Checks external games when they are found: one that lacks a required part, or fails, is left out.

A game must have ``GAME`` in its package, and ``words/en.ftl`` with the message ``game-title``, and
its tables must open. All other words, a rulebook, and the parts named in ``PARTS`` of
:mod:`tabletop_tui.games` are optional and have defaults (docs/adding-a-game.md).
"""

from __future__ import annotations

import importlib
import re
import typing
from dataclasses import fields, is_dataclass
from importlib.resources import files
from typing import Any

from ..engine import (
    Action,
    Complaint,
    Event,
    Game,
    Luck,
    Option,
    Step,
    apply,
    cloner,
    kind_of,
    over,
    random_action,
    settle,
    start,
    to_act,
)
from ..engine.validation import check_position
from .faults import reason

MOST = 6  # players: as many as there are colours for
ACTIONS = 20  # random actions played at each table
TITLE = re.compile(r"^game-title *=", re.MULTILINE)


def checked(game_id: str, package: str) -> Game:
    """Return the game of a package after opening tables with it.

    Raises Complaint, or whatever the package raises when imported.
    """
    game = getattr(importlib.import_module(package), "GAME", None)
    if not isinstance(game, Game):
        raise Complaint("game-lacks", game=game_id, package=package, what="GAME")
    if game.id != game_id:
        raise Complaint("game-other-id", game=game_id, package=package, id=game.id)
    try:
        missing = lacking(package)
        if not missing:
            check_shapes(game)
            check_tables(game)
    except (Exception, SystemExit) as no:
        why = reason(no, package)
        raise Complaint("game-wrong", game=game_id, package=package, why=why) from no
    if missing:
        raise Complaint("game-lacks", game=game_id, package=package, what=missing)
    return game


def lacking(package: str) -> str:
    """Return what is missing of the English words, "" for nothing.

    Raises ValueError for a file that is no text.
    """
    words = files(package) / "words"
    if not (words / "en.ftl").is_file():
        return "words/en.ftl"
    for path in words.iterdir():
        try:
            text = path.read_text(encoding="utf-8") if path.is_file() else ""
        except UnicodeDecodeError as no:
            raise ValueError(f"words/{path.name}: {no}") from None
        if path.name == "en.ftl" and not TITLE.search(text):
            return "game-title (words/en.ftl)"
    return ""


def check_shapes(game: Game) -> None:
    """Raise TypeError or ValueError if a part of the game has the wrong type or shape."""
    seats = game.seats
    sound = isinstance(seats, range) and seats and 0 < min(seats) <= max(seats) <= MOST
    expect(sound, f"seats: a range within 1 to {MOST}")
    expect(type(game.rules) is int and game.rules > 0, "rules: a number from 1 on")
    expect(all(isinstance(step, Step) for step in game.steps), "steps: each a Step")
    expect(all(isinstance(option, Option) for option in game.options), "options: each an Option")
    for frame in game.by_frame:
        expect(is_dataclass(frame) and tags(frame), f"{frame!r}: kind, a Literal")
    settle(game.options, {option.key: option.default for option in game.options})
    for union, family in ((game.Action, Action), (game.Event, Event)):
        members = typing.get_args(union) or (union,)
        for member in members:
            of = isinstance(member, type) and issubclass(member, family)
            expect(of, f"{member!r}: a subclass of {family.__name__}")
            expect(tags(member), f"{member!r}: kind, a Literal")
            expect(tags(member) == (kind_of(member),), f"{member!r}: kind, as its Literal says")
            cloner(member)
        kinds = {kind_of(member) for member in members}
        expect(len(kinds) == len(members), f"{family.__name__}: kinds that differ")


def tags(kind: type[Any]) -> tuple[Any, ...]:
    """Return the tag of a frame, an action or an event from its annotation, () without one."""
    return typing.get_args(typing.get_type_hints(kind).get("kind"))


def check_tables(game: Game) -> None:
    """Open a table with the fewest and with the most players, play a little, and use it as a screen
    does.

    Whatever is wrong raises an exception.
    """
    for seats in {game.seats[0], game.seats[-1]}:
        luck, (s, text) = Luck(1), start(game, seats, 1)
        check_position(game, s, seats)
        for _ in range(ACTIONS):
            if over(s):
                break
            seat = to_act(game, s)[0]
            action = random_action(game, s, seat, luck)
            check_data(action)
            text += apply(game, s, seat, action)
        check_position(game, s, seats)
        check_data([s, *text])
        for event in text:
            game.describe(game.view(s, 0), event)


def check_data(thing: Any) -> None:
    """Raise TypeError for data that a save cannot hold."""
    if is_dataclass(thing):
        check_data([getattr(thing, field.name) for field in fields(thing)])
    elif isinstance(thing, dict):
        check_data([*thing, *thing.values()])
    elif isinstance(thing, (list, tuple, set, frozenset)):
        for one in thing:
            check_data(one)
    else:
        plain = thing is None or type(thing) in (int, str, bool)
        expect(plain, f"{thing!r}: no number, text or container of them")


def expect(ok: Any, what: str) -> None:
    """Raise TypeError naming what is expected, unless *ok*."""
    if not ok:
        raise TypeError(what)
