"""The interface of a game. Everything else is built on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from .clone import cloner
from .event import Event
from .moment import Moment
from .offer import Draw
from .option import Option, Value
from .orders import Answer, Entry
from .step import Illegal, Step
from .words import Complaint, Who, Word, facts

Raw = dict[str, Any]
"""The parsed JSON of a save."""


Played = tuple[Any, Any, Sequence[Event]]
"""A position, an action that was played there, and its events."""


class Memory(Protocol):
    """What one seat has learnt about hidden facts by following the game from its beginning."""

    def observe(self, events: Iterable[Event]) -> None:
        """Take in the events of the next action. Events hidden from the seat must not be
        included.
        """

    def determinize(self, view: Any, draw: Draw) -> Any:
        """Return a full position that is consistent with *view* and with the events so far."""

    def is_sure(self, view: Any, seat: int, action: Any) -> bool:
        """Return whether *view* and the events so far leave no doubt that *seat* may play
        *action*.
        """

    def may_agree(self, view: Any, seat: int, action: Any) -> bool:
        """Return whether *seat* may be able to agree to what *action* asks of it, as far as *view*
        and the events so far tell.
        """


class Position(Protocol):
    """The fields that every state has.

    ``rng`` is the random state, ``stack`` the frames that the game waits for, the top one last
    (empty: the game is over), ``players`` one entry for each seat.
    """

    rng: int
    stack: list[Any]
    players: list[Any]


def described(view: Any, thing: Any) -> dict[str, Any]:
    """Return the facts unchanged, except that ``seat`` becomes the player who sits there."""
    known = thing.facts if isinstance(thing, Illegal) else facts(thing)
    return {key: Who(fact) if key == "seat" else fact for key, fact in known.items()}


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """A game: its types (State, Action, Event), its rules (steps), and functions of a position.

    ``State`` is a slotted dataclass with at least the fields of :class:`Position`. ``Action`` and
    ``Event`` are tagged unions.
    """

    id: str
    rules: int  # version of the rules, written into every save
    seats: range
    options: tuple[Option, ...] = ()
    State: type[Any]
    Action: Any
    Event: Any
    steps: tuple[Step[Any, Any], ...]
    listed: bool = True
    """False for a sample game, which is not in lists and only found by name."""
    new: Callable[[int, int, Mapping[str, Value]], Any]
    """``new(seats, seed, options)``: the initial position. The options are complete."""
    view: Callable[[Any, int], Any]
    """``view(state, seat)``: a copy in which everything *seat* may not know is blank."""
    determinize: Callable[[Any, int, Draw], Any]
    """``determinize(view, seat, draw)``: a full position that is consistent with *view* of
    *seat*.
    """
    memory: Callable[[int, int], Memory] | None = None
    """``memory(seats, seat)``: an empty memory of *seat*, for games in which earlier events narrow
    what may be hidden now.
    """
    audit: Callable[[Any], None]
    """Raises AssertionError if a card was lost or a piece duplicated."""
    score: Callable[[Any, int], dict[str, int]]
    """``score(state, seat)``: points by source. The sources are text keys ``score-...``."""
    feats: Callable[[Any, int], Mapping[str, int]] = lambda state, seat: {}
    """``feats(state, seat)``: other achievements of a seat at the end, kept as records. Text keys
    ``feat-...``.
    """
    winners: Callable[[Any], tuple[int, ...]]
    """The seats that have won. Empty while the game goes on."""
    current_turn: Callable[[Any], tuple[int, int]]
    """The round, counted from 1 (0 during set-up), and the seat whose turn it is."""
    describe: Callable[[Any, Any], dict[str, Any]] = described
    """``describe(view, thing)``: the facts of an action, event, refusal or frame for its sentence
    (see :mod:`.words`); of the *view* itself for the default board.
    """
    moments: Callable[[Any, Sequence[Sequence[Event]]], Sequence[Moment]] = lambda view, events: ()
    """``moments(view, events)``: the moments in the newest action. *events* has the events of each
    recent action, the newest last.
    """
    chapters: frozenset[str] = frozenset()
    """The kinds of events that end a part of the game, which then has its chronicle."""
    chronicle: Callable[[Any, Sequence[Sequence[Event]]], Moment | None] = lambda view, events: None
    """``chronicle(view, events)``: what is told of the part of the game that the newest action
    ends, a title with sentences; it is a moment, and stays in the story. *events* has the events of
    the set-up, then those of every action.
    """
    occasions: Callable[[Any], Iterable[tuple[str, int]]] = lambda event: ()
    """``occasions(event)``: what characters may remark on in an event that everybody saw:
    ``theft``, ``trade`` or ``fall``, and the seat that may speak, the likeliest first.
    """
    honours: Callable[[Any, Sequence[Sequence[Event]]], Sequence[Word]] = lambda state, events: ()
    """``honours(state, events)``: what is worth telling of a finished game, a sentence each.
    *events* has the events of each of its actions.
    """
    luck: Callable[[Iterable[Played]], Sequence[Word]] = lambda steps: ()
    """``luck(steps)``: what chance brought each seat against what was to be expected, a sentence
    each. *steps* yields the position before each action, valid until the next one, the action and
    its events.
    """
    public_choice: Callable[[Any, int], bool] = lambda state, seat: False
    """``public_choice(state, seat)``: whether all that *seat*, which must act, may choose now
    depends only on what everybody knows. People then choose while all hands lie face down.
    """
    blind_kinds: frozenset[str] = frozenset()
    """The kinds of action that a seat may choose whenever its frame allows them, whatever it holds:
    they are offered while all hands lie face down.
    """
    decided_before: Callable[[Any], tuple[int, Any] | None] = lambda state: None
    """``decided_before(state)``: the seat that must act and its action, if it has said beforehand
    what it will do. A table plays it at once.
    """
    aided: Callable[[Mapping[str, Value], int], bool] = lambda options, seat: True
    """``aided(options, seat)``: whether a seat that aims is told what it can reach, and what a shot
    would come to. Without, neither its form nor a hint says so.
    """
    orders: tuple[Option, ...] = ()
    """The standing orders that a seat may give, each a choice whose first value is ``ask``, or a
    plan. Text keys ``order-<key>``, ``order-<key>-<choice>`` and ``order-<key>-help``, which says
    when the order stops.
    """
    follow: Callable[[Any, int, Mapping[str, Value]], Answer] = lambda view, seat, orders: None
    """``follow(view, seat, orders)``: what the orders of *seat*, which must act, answer now. They
    know no more than the seat does; those that are not given are missing.
    """
    entries: Callable[[Any, int, Sequence[str]], Sequence[str]] = lambda view, seat, planned: ()
    """``entries(view, seat, planned)``: what *seat* may add to a plan that has the entries
    *planned*.
    """
    entry: Callable[[Any, str], Entry] = lambda view, entry: Entry(None)
    """``entry(view, entry)``: an entry of a plan as it is told to its seat."""
    costly: float = 1.0
    """Points that a decision must have cost, as a computer player judges it, before a coach speaks
    of it.
    """
    turning: frozenset[str] = frozenset()
    """The kinds of events by which points are won and lost: the sentences about the action that
    decided a game. Without any, the last sentences of that action are used.
    """

    belongs: Callable[[Any, Mapping[str, Value]], None] = lambda state, options: None
    """``belongs(state, options)``: raises AssertionError for a position from a file that no game
    with these table options reaches, even if it is valid otherwise.
    """
    kinds: Callable[[Mapping[str, Value]], Mapping[str, tuple[str, ...]]] = lambda options: {}
    """``kinds(options)``: the keys by which saves name cards and tiles, in the order of their
    numbers.
    """
    upgrades: Mapping[int, Callable[[Raw], Raw]] = field(default_factory=dict)
    """By version of the rules: a function that turns the parsed JSON of a save of that version into
    one of the next. Versions without one need no change.
    """
    by_frame: dict[type[Any], Step[Any, Any]] = field(init=False)
    clone: Callable[[Any], Any] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_frame", {step.frame: step for step in self.steps})
        object.__setattr__(self, "clone", cloner(self.State))

    def check_seats(self, count: int) -> None:
        """Raise ValueError with one sentence if the game does not allow so many seats."""
        if count not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            raise Complaint(
                "wrong-players" if least < most else "wrong-players-only",
                game=Word("game-title"),
                least=least,
                most=most,
                found=count,
            ).of_game(self.id)
