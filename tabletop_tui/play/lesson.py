"""Lessons: a made position, steps to be done in it, and a guide that lets only those be done.

A lesson is a save with comments and goals. The log of the save is one way to do all of it, and its
``reseeds`` are the luck that the lesson needs. The last step may be a puzzle, which the learner
solves in any way.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from importlib.resources import files
from typing import Any

from ..engine import Event, Luck, kind_of
from ..engine.fast_dataclass import dataclass
from ..engine.kernel import check, random_action
from ..engine.step import Illegal
from ..games import builtin, listed, package
from .table import Entry, Table
from .text import Words

LEARNER = 0  # the seat of the learner
FOLDER = "lessons"
"""The folder of a game with its lessons: ``<number>-<key>.json``."""


@dataclass(slots=True, frozen=True)
class Pattern:
    """What is looked for among actions of the learner, or events: a kind, and some of its fields.
    A field has that value, or at least *n* for ``{"least": n}``.
    """

    kind: str
    fields: Mapping[str, Any]

    def matches(self, thing: Any) -> bool:
        """Return whether an action or event is of that kind with those fields."""
        return kind_of(thing) == self.kind and all(
            has(getattr(thing, name, None), value) for name, value in self.fields.items()
        )


@dataclass(slots=True, frozen=True)
class Step:
    """Something to do: the message ``lesson-<lesson>-<key>``, whose attributes are ``tick``, a name
    of a few words, and ``no``, why nothing else is done now.

    The next *count* actions of the script are done in it, those of other seats by themselves. The
    fields *free* may have any value. A step with a *goal*, the last one of its save, is a puzzle:
    it is solved once the learner has done or caused all of that, and begins again when one of
    *stop* comes first.
    """

    key: str
    count: int = 1
    free: frozenset[str] = frozenset()
    goal: tuple[Pattern, ...] = ()
    stop: tuple[Pattern, ...] = ()
    save: int = 0
    """The number of the save in which it is; a lesson may go on in another position."""


@dataclass(slots=True, frozen=True)
class Lesson:
    """A lesson of a game: its steps, and the tables on which the script has been played, one for
    each of its saves.
    """

    game: str
    key: str
    steps: tuple[Step, ...]
    tables: tuple[Table, ...]

    def __post_init__(self) -> None:
        for n, table in enumerate(self.tables):
            if sum(step.count for step in self.steps if step.save == n) != len(table.log):
                raise ValueError(self.key)  # its steps are not its log
        saves = [step.save for step in self.steps]
        if saves != sorted(saves) or {*saves} != {*range(len(self.tables))}:
            raise ValueError(self.key)
        for step, after in zip(self.steps, self.steps[1:], strict=False):
            if step.goal and step.save == after.save:
                raise ValueError(self.key)  # what comes after a puzzle has a save of its own

    def begin(self, save: int = 0) -> Table:
        """Return a new table at the beginning, or at that of a later save."""
        made = self.tables[save]
        return Table(made.game, made.at(0), list(made.seats), dict(made.options), made.settings)


class Guide:
    """Leads through a lesson at its table. Nothing is done but what the step asks for, until the
    puzzle, where everything may be tried.
    """

    def __init__(self, lesson: Lesson, table: Table | None = None) -> None:
        self.lesson, self.table = lesson, table or lesson.begin()
        self.at = 0  # the number of the current step
        self.first = 0  # actions in the log when it began
        self.hints = 0  # that were asked for in this step
        self.set_luck()

    @property
    def over(self) -> bool:
        """True once every step is done."""
        return self.at == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The current step; the last one at the end."""
        return self.lesson.steps[min(self.at, len(self.lesson.steps) - 1)]

    @property
    def script(self) -> Sequence[Entry]:
        """What is done in the save of the current step."""
        return self.lesson.tables[self.step.save].log

    @property
    def key(self) -> str:
        """The key of the message of the current step."""
        return f"lesson-{self.lesson.key}-{self.step.key}"

    def set_luck(self) -> None:
        """Set the luck that the lesson needs here. What was done in earlier steps stays done."""
        n, reseeds = len(self.table.log), self.lesson.tables[self.step.save].reseeds
        if n in reseeds or n == self.first:
            self.table.reseed(reseeds.get(n, self.table.state.rng))

    def expected(self) -> Entry | None:
        """Return the next action of the script; None at its end, or where a puzzle has left it."""
        n = len(self.table.log)
        left = self.step.goal and self.table.log[self.first :] != self.script[self.first : n]
        return None if left or n >= len(self.script) else self.script[n]

    def upcoming(self) -> list[Any]:
        """Return what the learner does next in this step, up to the next answer of another seat."""
        n, found = len(self.table.log), list[Any]()
        for seat, action in (
            self.script[n : self.first + self.step.count] if self.expected() else ()
        ):
            if seat != LEARNER:
                break
            found.append(action)
        return found

    def allows(self, action: Any) -> bool:
        """Return whether the learner may do that now."""
        if self.over or self.step.goal:
            return not self.over
        expected = self.expected()
        if expected is None or expected[0] != LEARNER:
            return False
        return alike(action, expected[1], self.step.free)

    def reply(self) -> Entry | None:
        """Return what another seat does now: what the script says, else anything legal. None if the
        learner is asked.
        """
        table = self.table
        seats = table.deciding()
        if not seats or LEARNER in seats or self.over:
            return None
        n, expected = len(table.log), self.expected()
        later = [entry for entry in self.script[self.first :] if entry[0] != LEARNER]
        done = sum(seat != LEARNER for seat, _ in table.log[self.first :])
        for seat, action in [expected] if expected else later[done:]:
            if seat in seats and is_legal(table, seat, action):
                return seat, action
        return seats[0], random_action(table.game, table.state, seats[0], Luck(n))

    def look(self) -> str:
        """See what was done since the last call. Return "done" if that was the step, "failed" if
        the puzzle has begun again, else "".
        """
        table, step = self.table, self.step
        if self.over or len(table.log) == self.first:
            return ""
        if step.goal:
            seen = self.seen()
            if not all(any(one.matches(thing) for thing in seen) for one in step.goal):
                if table.over or any(one.matches(thing) for one in step.stop for thing in seen):
                    table.rewind(self.first)
                    self.set_luck()
                    return "failed"
                return ""
        elif len(table.log) - self.first < step.count:
            self.set_luck()
            return ""
        self.at, self.first, self.hints = self.at + 1, len(table.log), 0
        if not self.over:
            if self.step.save != step.save:
                table.replace_with(self.lesson.begin(self.step.save))
                self.first = 0
            self.set_luck()
        return "done"

    def seen(self) -> list[Any]:
        """Return the actions of the learner in this step, and all events of it."""
        table = self.table
        events: list[Event] = [event for told in table.events[self.first :] for event in told]
        return [a for seat, a in table.log[self.first :] if seat == LEARNER] + events

    def facts(self) -> dict[str, Any]:
        """Return the facts of the action that comes next, which the texts may mention."""
        table, expected = self.table, self.expected()
        if expected is None or expected[0] != LEARNER:
            expected = next((e for e in self.script[len(table.log) :] if e[0] == LEARNER), None)
        try:
            view = table.game.view(table.state, LEARNER)
            return dict(table.game.describe(view, expected[1])) if expected is not None else {}
        except Exception:  # it is not possible yet, so there is nothing to say about it
            return {}

    def told(self, words: Words) -> str:
        """Return what to do now; at the end that the lesson is passed."""
        return words.say("lesson-passed") if self.over else words.form(self.key, self.facts())

    def refusal(self, words: Words) -> str:
        """Return why what was tried is not done now."""
        why = words.attribute(self.key, "no", **self.facts())
        return why or words.say("lesson-not-now", todo=self.told(words))

    def hint(self, words: Words) -> tuple[str, Any | None]:
        """Return a hint, and the action to point at. A puzzle first gives its ``hint``, and then,
        asked again, what to do.
        """
        self.hints += 1
        expected = self.expected()
        told = words.attribute(self.key, "hint")
        if (told and self.hints == 1) or expected is None or expected[0] != LEARNER:
            return told or words.say("lesson-no-hint"), None
        view = self.table.game.view(self.table.state, LEARNER)
        what = words.of(view, expected[1]).rstrip(".")
        return words.say("lesson-hint", what=what), expected[1]


def alike(action: Any, wanted: Any, free: Iterable[str] = ()) -> bool:
    """Return whether two actions are the same but for the fields *free*."""
    if kind_of(action) != kind_of(wanted):
        return False
    loose = frozenset(free)
    names = [one.name for one in fields(wanted)] if is_dataclass(wanted) else []
    return all(
        getattr(action, name) == getattr(wanted, name) for name in names if name not in loose
    )


def is_legal(table: Table, seat: int, action: Any) -> bool:
    """Return whether that action is legal now."""
    try:
        check(table.game, table.state, seat, action)
    except Illegal:
        return False
    return True


def has(value: Any, wanted: Any) -> bool:
    """Return whether a field has the value that a pattern wants."""
    if isinstance(wanted, Mapping):
        return isinstance(value, int) and value >= wanted["least"]
    return bool(plain(value) == wanted)


def plain(value: Any) -> Any:
    """Return a value of a field as JSON has it."""
    return [plain(one) for one in value] if isinstance(value, (list, tuple)) else value


# -- the files -------------------------------------------------------------------------------------


def lesson_keys(game: str) -> list[str]:
    """Return the keys of the lessons of a game, in order."""
    folder = files(package(game)) / FOLDER
    if not folder.is_dir():
        return []
    names = sorted(one.name for one in folder.iterdir() if one.name.endswith(".json"))
    return [name[: -len(".json")].partition("-")[2] for name in names]


def all_lessons() -> list[tuple[str, str]]:
    """Return game and key of all lessons, those of games from outside last."""
    ordered = sorted(listed(), key=lambda game: game not in builtin())
    return [(game, key) for game in ordered for key in lesson_keys(game)]


def lesson_file(game: str, key: str) -> dict[str, Any]:
    """Return the parsed file of a lesson: ``steps``, and ``save`` or ``saves``. Raises ValueError
    if there is none.
    """
    for one in (files(package(game)) / FOLDER).iterdir():
        if one.name.partition("-")[2] == f"{key}.json":
            found: dict[str, Any] = json.loads(one.read_text(encoding="utf-8"))
            return found
    raise ValueError(key)


def read_steps(raw: Iterable[Mapping[str, Any]]) -> tuple[Step, ...]:
    """Return the steps of a file: ``key``, and ``count``, ``free``, ``goal``, ``stop`` and ``save``
    unless they are the default.
    """
    return tuple(
        Step(
            one["key"],
            one.get("count", 1),
            frozenset(one.get("free", ())),
            patterns(one.get("goal", ())),
            patterns(one.get("stop", ())),
            one.get("save", 0),
        )
        for one in raw
    )


def patterns(raw: Iterable[Sequence[Any]]) -> tuple[Pattern, ...]:
    """Return the patterns of a file: ``[kind]`` or ``[kind, {field: value}]`` each."""
    return tuple(Pattern(one[0], one[1] if len(one) > 1 else {}) for one in raw)
