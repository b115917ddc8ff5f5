"""What a game gives to the engine; everything else is built from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .clone import cloner
from .offer import Draw
from .option import Option, Value
from .step import Step


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """A game: its vocabulary (State, Action, Event), its rulebook (steps), and what may be asked about a position.

    ``State`` is a slotted dataclass with at least ``rng: int`` and ``stack: list[Frame]``; the game is over when the
    stack is empty. ``Action`` and ``Event`` are tagged unions.
    """

    id: str
    rules: int  # version of the rules, stamped into every save
    seats: range
    options: tuple[Option, ...] = ()
    State: type[Any]
    Action: Any
    Event: Any
    steps: tuple[Step[Any, Any], ...]
    new: Callable[[int, int, Mapping[str, Value]], Any]
    """``new(seats, seed, options)``: the position before anything happened; options are complete."""
    view: Callable[[Any, int], Any]
    """``view(state, seat)``: a copy in which everything *seat* may not know is blank."""
    guess: Callable[[Any, int, Draw], Any]
    """``guess(view, seat, draw)``: a full position that looks like *view* to *seat*."""
    audit: Callable[[Any], None]
    """Raises AssertionError if a card was lost or a piece doubled."""
    score: Callable[[Any, int], dict[str, int]]
    """``score(state, seat)``: points by source; the sources are text keys ``score-...``."""
    winners: Callable[[Any], tuple[int, ...]]
    """Seats that have won; empty while the game goes on."""
    clock: Callable[[Any], tuple[int, int]]
    """The round, counted from 1 (0 during set-up), and the seat whose turn it is."""
    describe: Callable[[Any, Any], dict[str, Any]]
    """``describe(view, thing)``: the facts of an action, event or refusal for its sentence (see :mod:`.words`)."""
    by_frame: dict[type[Any], Step[Any, Any]] = field(init=False)
    clone: Callable[[Any], Any] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_frame", {step.frame: step for step in self.steps})
        object.__setattr__(self, "clone", cloner(self.State))
