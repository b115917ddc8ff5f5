"""Builds the file of a lesson."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

from tabletop_tui.bots.brain import choose
from tabletop_tui.engine import Event, Illegal, Luck, Value, apply
from tabletop_tui.games import find, package
from tabletop_tui.play import Seat, Table
from tabletop_tui.play.lesson import FOLDER, LEARNER
from tabletop_tui.play.table_settings import TableSettings
from tabletop_tui.store.save import dump

SAVED = "2026-01-01T00:00:00.000+00:00"  # the same in every file
TRIES = 200_000  # numbers that are tried as luck

Entry = tuple[int, Any]
OTHERS: Entry = (-1, None)  # in a script: the others play until the learner is asked
Wanted = Callable[[list[Any]], bool]


class Builder:
    """A lesson in the making: *table* is at its current position."""

    def __init__(
        self,
        game: str,
        number: int,
        key: str,
        seats: Sequence[str] = ("Kim", "Ada"),
        seed: int = 1,
        options: dict[str, Value] | None = None,
    ) -> None:
        self.game, self.number, self.key = find(game), number, key
        people = [Seat(name, "" if n == LEARNER else "easy") for n, name in enumerate(seats)]
        self.table = Table.open(self.game, people, seed, options, TableSettings())
        self.steps: list[dict[str, Any]] = []
        self.before: list[Table] = []  # the saves that are done

    @property
    def state(self) -> Any:
        """The current position; it may be changed until the first step."""
        return self.table.state

    def set_up(self, *actions: Any) -> None:
        """Play actions before the lesson begins, each by the seat that is asked."""
        for action in actions:
            self.table.play(self.table.deciding()[0], action)

    def begin(self) -> None:
        """Begin the lesson at the current position."""
        old = self.table
        self.table = Table(self.game, old.state, old.seats, old.options, old.settings)

    def go_on(self, other: Builder) -> None:
        """Go on in the position of another builder."""
        self.before.append(self.table)
        self.table = other.table
        self.begin()

    def luck(self, actions: Sequence[Entry], wanted: Wanted, tries: int = TRIES) -> int:
        """Return luck with which the events of these actions are as wanted."""
        for luck in range(1, tries):
            s, events = self.game.clone(self.state), list[Event]()
            s.rng = luck
            try:
                for seat, action in actions:
                    events += apply(self.game, s, seat, action)
            except Illegal:  # with this luck something else is asked
                continue
            if wanted(events):
                return luck
        raise ValueError(f"no luck for {self.key}")

    def step(
        self,
        key: str,
        *actions: Any,
        wanted: Wanted | None = None,
        free: Sequence[str] = (),
        goal: Sequence[Any] = (),
        stop: Sequence[Any] = (),
        tries: int = TRIES,
    ) -> None:
        """Add a step. An action is one of the learner, or a seat and its action."""
        script = [one if isinstance(one, tuple) else (LEARNER, one) for one in actions]
        assert wanted is None or OTHERS not in script
        if wanted is not None:
            self.table.reseed(self.luck(script, wanted, tries))
        elif self.table.log:
            self.table.reseed(self.state.rng)
        before = len(self.table.log)
        for one in script:
            if one == OTHERS:
                self.play_others()
            else:
                self.table.play(*one)
        made: dict[str, Any] = {"key": key}
        count = len(self.table.log) - before
        extra = {"count": count, "free": list(free), "goal": list(goal), "stop": list(stop)}
        extra["save"] = len(self.before)
        made |= {
            name: value for name, value in extra.items() if value and (name, value) != ("count", 1)
        }
        self.steps.append(made)

    def play_others(self) -> None:
        """Let easy computer players act until the learner is asked, or the game is over."""
        table = self.table
        while (seats := table.deciding()) and LEARNER not in seats:
            view, luck = table.game.view(table.state, seats[0]), Luck(len(table.log))
            table.play(seats[0], choose(table.game, view, seats[0], "easy", luck))

    def write(self) -> Path:
        """Write the file, and return its path."""
        folder = Path(str(files(package(self.game.id)) / FOLDER))
        folder.mkdir(exist_ok=True)
        path = folder / f"{self.number}-{self.key}.json"
        steps = ",\n".join(json.dumps(step) for step in self.steps)
        saves = [dump(table, SAVED).decode().rstrip() for table in (*self.before, self.table)]
        text = f'"save":{saves[0]}' if len(saves) == 1 else f'"saves":[{",".join(saves)}]'
        path.write_text(f'{{"steps":[\n{steps}\n],\n{text}}}\n', encoding="utf-8")
        return path
