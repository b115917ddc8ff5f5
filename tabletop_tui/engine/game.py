"""What a game gives to the engine; everything else is built from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from .clone import cloner
from .event import Event
from .moment import Moment
from .offer import Draw
from .option import Option, Value
from .step import Illegal, Step
from .words import Complaint, Who, Word, facts

Raw = dict[str, Any]
"""The parsed JSON of a save."""


class Memory(Protocol):
    """What one seat knows of hidden facts because it has followed the game from its beginning."""

    def hear(self, told: Iterable[Event]) -> None:
        """What the next action brought about; what is hidden from the seat must not be heard."""

    def determinize(self, view: Any, draw: Draw) -> Any:
        """A full position that looks like *view* and could have come about as was heard."""


class Position(Protocol):
    """What every state has, whatever else its game keeps in it.

    ``rng`` is all luck to come, ``stack`` what the table waits for, the top frame last (empty: the
    game is over), ``players`` one entry a seat.
    """

    rng: int
    stack: list[Any]
    players: list[Any]


def described(view: Any, thing: Any) -> dict[str, Any]:
    """The facts as they are; a ``seat`` is the player who sits there."""
    known = thing.facts if isinstance(thing, Illegal) else facts(thing)
    return {key: Who(fact) if key == "seat" else fact for key, fact in known.items()}


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """A game: its vocabulary (State, Action, Event), its rulebook (steps), and what may be asked
    about a position.

    ``State`` is a slotted dataclass with at least the fields of :class:`Position`. ``Action`` and
    ``Event`` are tagged unions.
    """

    id: str
    rules: int  # version of the rules, stamped into every save
    seats: range
    options: tuple[Option, ...] = ()
    State: type[Any]
    Action: Any
    Event: Any
    steps: tuple[Step[Any, Any], ...]
    listed: bool = True
    """Whether players choose it from lists; a sample is reached by its name alone."""
    new: Callable[[int, int, Mapping[str, Value]], Any]
    """``new(seats, seed, options)``: the position before anything happened; options are complete.
    """
    view: Callable[[Any, int], Any]
    """``view(state, seat)``: a copy in which everything *seat* may not know is blank."""
    determinize: Callable[[Any, int, Draw], Any]
    """``determinize(view, seat, draw)``: a full position that looks like *view* to *seat*."""
    memory: Callable[[int, int], Memory] | None = None
    """``memory(seats, seat)``: a memory of *seat* that has heard nothing yet, where what was told
    earlier narrows what may be hidden now.
    """
    audit: Callable[[Any], None]
    """Raises AssertionError if a card was lost or a piece doubled."""
    score: Callable[[Any, int], dict[str, int]]
    """``score(state, seat)``: points by source; the sources are text keys ``score-...``."""
    feats: Callable[[Any, int], Mapping[str, int]] = lambda state, seat: {}
    """``feats(state, seat)``: what else a seat may be proud of at the end, the most of which is a
    record; text keys ``feat-...``.
    """
    winners: Callable[[Any], tuple[int, ...]]
    """Seats that have won; empty while the game goes on."""
    current_turn: Callable[[Any], tuple[int, int]]
    """The round, counted from 1 (0 during set-up), and the seat whose turn it is."""
    describe: Callable[[Any, Any], dict[str, Any]] = described
    """``describe(view, thing)``: the facts of an action, event, refusal or frame for its sentence
    (see :mod:`.words`); of the *view* itself for the default board.
    """
    moments: Callable[[Any, Sequence[Sequence[Event]]], Sequence[Moment]] = lambda view, told: ()
    """``moments(view, told)``: what in the newest of the actions that were told is worth looking up
    for; an action is told by its events.
    """
    turning: frozenset[str] = frozenset()
    """The kinds of events by which points are won and lost: the sentences that tell the moment that
    decided a game; without any, the last sentences of its action do.
    """

    belongs: Callable[[Any, Mapping[str, Value]], None] = lambda state, options: None
    """``belongs(state, options)``: raises AssertionError for a position out of a file that no game
    with these table options comes to, however sound it is.
    """
    kinds: Callable[[Mapping[str, Value]], Mapping[str, tuple[str, ...]]] = lambda options: {}
    """``kinds(options)``: the keys by which saves name cards and tiles, in the order of their
    numbers.
    """
    upgrades: Mapping[int, Callable[[Raw], Raw]] = field(default_factory=dict)
    """By a version of the rules: what turns the parsed JSON of a save of that version into one of
    the next. Versions without one need nothing.
    """
    by_frame: dict[type[Any], Step[Any, Any]] = field(init=False)
    clone: Callable[[Any], Any] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_frame", {step.frame: step for step in self.steps})
        object.__setattr__(self, "clone", cloner(self.State))

    def check_seats(self, count: int) -> None:
        """Raise ValueError with one sentence when the game does not seat so many."""
        if count not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            raise Complaint(
                "wrong-players" if least < most else "wrong-players-only",
                game=Word("game-title"),
                least=least,
                most=most,
                found=count,
            ).of_game(self.id)
