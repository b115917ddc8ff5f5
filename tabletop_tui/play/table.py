"""A table: the position, the log that led to it, and undo and redo."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, fields, replace
from itertools import pairwise
from typing import Any

from ..engine import (
    Event,
    Game,
    Memory,
    Offer,
    Value,
    apply,
    kind_of,
    may_act_meanwhile,
    offers,
    settle,
    start,
    to_act,
)
from .names import check_distinct
from .private.kept import Private, after_undo, followed
from .remote.remote_seats import RemoteSeats
from .seats import Seat
from .table_settings import TableSettings

CHECKPOINT_EVERY = 16
"""A copy of the position is kept every so many actions, so that going back replays at most this
many, which is not noticeable. A game of 1500 actions keeps a hundred copies.
"""
RECENT = 8  # the newest actions, those mostly undone, all keep their copies

Entry = tuple[int, Any]  # (seat, action)


@dataclass(slots=True)
class Table:
    """A game in play. ``state`` is the position, ``log`` the actions so far. ``events[n]`` is what
    action n caused, ``turns[n]`` the round before it and whose turn it was.

    ``opening`` are the events before the first decision. ``checkpoints[n]`` is the position before
    action n. ``reseeds[n]`` is the luck that the table got just before action n, where it branched
    off another game. ``changing`` is true while ``state`` and ``log`` do not match, in the middle
    of an action or an undo.

    The first ``undo_barrier`` actions cannot be undone at one keyboard; the first
    ``reveal_barrier`` of them end with the last action that used luck or revealed a secret.
    ``used`` is the thinking time of each seat in tenths of a second while the table is timed.
    ``remote`` is set while the people play at several terminals. ``private`` is what the table
    keeps for single seats, such as their standing orders.
    """

    game: Game
    state: Any
    seats: list[Seat]
    options: dict[str, Value]
    settings: TableSettings = field(default_factory=TableSettings)
    log: list[Entry] = field(default_factory=list)
    events: list[list[Event]] = field(default_factory=list)
    turns: list[tuple[int, int]] = field(default_factory=list)
    opening: list[Event] = field(default_factory=list)
    undone: list[Entry] = field(default_factory=list)
    checkpoints: dict[int, Any] = field(default_factory=dict)
    undo_barrier: int = 0
    reveal_barrier: int = 0
    used: dict[int, int] = field(default_factory=dict)
    reseeds: dict[int, int] = field(default_factory=dict)
    changing: bool = False
    remote: RemoteSeats | None = None
    private: dict[int, Private] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.checkpoints.setdefault(0, self.game.clone(self.state))

    @classmethod
    def open(
        cls,
        game: Game,
        seats: Sequence[Seat],
        seed: int,
        options: Mapping[str, Value] | None = None,
        settings: TableSettings | None = None,
    ) -> Table:
        """Start a new game. Raises ValueError for a wrong number of seats or a wrong option."""
        state, events = start(game, len(seats), seed, options)
        settled = settle(game.options, options or {})
        return cls(game, state, list(seats), settled, settings or TableSettings(), opening=events)

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return not self.state.stack

    def deciding(self) -> tuple[int, ...]:
        """Return the seats that must act. Empty until all seats are taken."""
        if self.remote is not None and self.remote.free:
            return ()
        return to_act(self.game, self.state)

    def meanwhile(self) -> tuple[int, ...]:
        """Return the seats that may act although others are waited for. Nobody at one keyboard,
        which the others hold.
        """
        if self.remote is None or self.remote.free:
            return ()
        return may_act_meanwhile(self.game, self.state)

    def play(self, seat: int, action: Any) -> list[Event]:
        """Play one action, completely or not at all. Raises Illegal, and then nothing has
        changed.
        """
        n, before = len(self.log), self.game.clone(self.state)
        self.changing = True
        try:
            events = apply(self.game, self.state, seat, action)
        except BaseException:
            self.state = before
            self.changing = False
            raise
        entry = (seat, action)
        self.undone = self.undone[:-1] if self.undone[-1:] == [entry] else []
        self.checkpoints[n] = before
        self.log.append(entry)
        self.events.append(events)
        self.turns.append(self.game.current_turn(before))
        self.changing = False
        if n >= RECENT and (n - RECENT) % CHECKPOINT_EVERY:
            self.checkpoints.pop(n - RECENT, None)
        if self.state.rng != before.rng or any(e.reveals for e in events):
            self.reveal_barrier = self.undo_barrier = n + 1
        elif self._changes_player(seat):
            self.undo_barrier = n + 1
        return [*events]  # a copy that callers may extend

    def is_final(self, seat: int, action: Any) -> bool:
        """Return whether the legal *action* of *seat* could never be undone: luck decides in it, or
        it reveals a secret.
        """
        s = self.game.clone(self.state)
        events = apply(self.game, s, seat, action, checked=False)
        return bool(s.rng != self.state.rng or any(event.reveals for event in events))

    def _changes_player(self, seat: int) -> bool:
        """Return whether, after *seat* acted, a person who sees other things must act."""
        others = [x for x in self.deciding() if not self.seats[x].is_bot]
        return bool(others) and seat not in others and self.views_differ(seat, others[0])

    def views_differ(self, one: int, other: int) -> bool:
        """Return whether two seats see different things now, so that neither may look at the
        other's screen.
        """
        view = self.game.view
        return one != other and bool(view(self.state, one) != view(self.state, other))

    def hides_nothing(self) -> bool:
        """Return whether all people see the same now."""
        return not any(self.views_differ(*pair) for pair in pairwise(self.people()))

    def chooses_in_public(self, seat: int) -> bool:
        """Return whether *seat*, which must act, may choose while all hands lie face down."""
        return seat not in self.settings.pins and self.game.public_choice(self.state, seat)

    def offers_face_down(self, seat: int) -> list[Offer]:
        """Return what *seat* may choose while all hands lie face down."""
        found = offers(self.game, self.state, seat)
        if self.chooses_in_public(seat):
            return found
        kinds = () if seat in self.settings.pins else self.game.blind_kinds
        return [one for one in found if kind_of(one.action) in kinds]

    def is_open_to(self, seat: int) -> bool:
        """Return whether everybody may see what *seat*, which must act, sees and chooses."""
        return self.hides_nothing() and self.chooses_in_public(seat)

    def at(self, n: int) -> Any:
        """Return the position after the first *n* actions, 0 <= n <= len(log)."""
        if n == len(self.log):
            return self.game.clone(self.state)
        base = max(mark for mark in self.checkpoints if mark <= n)
        s = self.game.clone(self.checkpoints[base])
        for _ in self.walk(s, base, n):
            pass
        s.rng = self.reseeds.get(n, s.rng)
        return s

    def walk(self, s: Any, first: int = 0, last: int | None = None) -> Iterator[int]:
        """Replay the actions *first* up to *last* (default: all) in *s*, the position before them.
        Yield the number of actions played, after each of them.
        """
        for n, (seat, action) in enumerate(self.log[first:last], first):
            s.rng = self.reseeds.get(n, s.rng)
            apply(self.game, s, seat, action, checked=False)
            yield n + 1

    def between_turns(self, seat: int) -> tuple[int, int]:
        """Return how many actions were played when the last turn of *seat* ended, and how many when
        its current one began, or until now.
        """
        turns, now = self.turns, self.game.current_turn(self.state)
        until = len(turns)
        while until and now[1] == seat and turns[until - 1] == now:
            until -= 1
        since = until
        while since and turns[since - 1][0] and turns[since - 1][1] != seat:
            since -= 1
        return since, until

    def reseed(self, luck: int) -> None:
        """Replace the luck to come by *luck* (below 2 ** 64), so that a copy does not reveal
        the outcomes of this table. Nothing before it can be undone.
        """
        if self.over:
            return
        n = len(self.log)
        self.state.rng = luck
        if n:
            self.reseeds[n] = luck
        else:
            self.checkpoints[0] = self.game.clone(self.state)
        self.undone, self.reveal_barrier, self.undo_barrier = [], n, n

    def seal(self) -> None:
        """Let nothing so far be taken back: a secret was told. The luck to come stays the same."""
        self.reseed(self.state.rng)

    def branch(self, n: int, luck: int) -> Table:
        """Return a new table that continues after *n* actions, with the same past, people, PINs,
        clocks and settings, and with new luck.
        """
        state = self.game.clone(self.checkpoints[0])
        made = Table(self.game, state, list(self.seats), dict(self.options), self.settings)
        made.opening, made.used = list(self.opening), dict(self.used)
        made.replay(self.log[:n], self.reseeds)
        if not self.over:
            made.reseed(luck)
        return made

    def replay(self, log: Sequence[Entry], reseeds: Mapping[int, int]) -> None:
        """Play the actions of another log at this table, whose log is empty. Raises Illegal."""
        for n, (seat, action) in enumerate(log):
            if n in reseeds:
                self.reseed(reseeds[n])
            self.play(seat, action)
        if len(log) in reseeds:
            self.reseed(reseeds[len(log)])

    @property
    def undo_limit(self) -> int:
        """The number of actions that a player cannot undo alone. With several terminals the
        keyboard does not change hands, so only reveals count.
        """
        return self.undo_barrier if self.remote is None else self.reveal_barrier

    def can_undo(self) -> bool:
        """Return whether the last action may be undone: no luck, no secret and no change of player
        since.
        """
        return len(self.log) > (0 if self.settings.free_undo else self.undo_limit)

    def undo_count(self) -> int:
        """Return how many actions to undo up to and including the last one of a person, or 0 if
        that is not allowed.

        Without people it is the last action.
        """
        n, first = len(self.log), 0 if self.settings.free_undo else self.undo_limit
        people, ordered = self.people(), followed(self.private)
        while n > first:
            n -= 1
            if not people or (not self.seats[self.log[n][0]].is_bot and n not in ordered):
                return len(self.log) - n
        return 0

    def reseat(self, n: int, seat: Seat) -> None:
        """Let *seat* play seat *n* from now on, in its colour. Raises ValueError for a name that
        another player has.

        With several terminals, a computer player holds the seat of a person for its owner, and a
        free seat is no longer free. One that was open to all waits for the person named now.
        """
        if seat.name != self.seats[n].name:  # names of older saves may be alike
            check_distinct(seat.name, [one.name for x, one in enumerate(self.seats) if x != n])
        before = self.seats[n]
        self.seats[n] = replace(seat, colour=before.colour)
        if self.remote is not None and not seat.is_bot:
            held, opened = self.remote.held - {n}, self.remote.open_to_all - {n}
            back = self.remote.with_owner_back(n, len(self.log))
            self.remote = replace(back, held=held, open_to_all=opened)
        elif self.remote is not None:
            whose = not before.is_bot or n in self.remote.held
            held_by_bot = self.remote.with_seat_held(n, len(self.log))
            self.remote = held_by_bot if whose else self.remote.with_seat_taken(n)

    def undo(self) -> bool:
        """Take back the last action. Return False if it may not be."""
        if not self.can_undo():
            return False
        undone = [*self.undone, self.log[-1]]
        self.rewind(len(self.log) - 1)
        self.undone = undone
        return True

    def rewind(self, n: int) -> None:
        """Go back to the first *n* actions, regardless of the undo barrier: the caller has checked
        that, or it was done elsewhere.
        """
        state = self.at(n)
        self.changing = True
        self.state = state
        del self.log[n:], self.events[n:], self.turns[n:]
        self.changing = False
        plans = [option.key for option in self.game.orders if option.shape == "list"]
        self.undone, self.private = [], after_undo(self.private, n, plans)
        if self.remote is not None:
            self.remote = self.remote.cut(n)
        for mark in [mark for mark in self.checkpoints if mark > n]:
            del self.checkpoints[mark]
        for later in [number for number in self.reseeds if number > n]:
            del self.reseeds[later]
        self.undo_barrier, self.reveal_barrier = (
            min(self.undo_barrier, n),
            min(self.reveal_barrier, n),
        )

    def snapshot(self) -> Table:
        """Return a copy of the table that stays as it is while this one goes on."""
        made = copy(self)
        made.state, made.seats = self.game.clone(self.state), list(self.seats)
        made.private = dict(self.private)
        made.log, made.events, made.turns = list(self.log), list(self.events), list(self.turns)
        made.checkpoints, made.reseeds, made.used = (
            dict(self.checkpoints),
            dict(self.reseeds),
            dict(self.used),
        )
        return made

    def remembered(self, seat: int, n: int | None = None) -> Memory | None:
        """Return what *seat* knows of hidden facts after *n* actions (by default all), having heard
        every event.

        *seat* is the number of seats for a spectator. Return None if the game has no such memory.
        """
        if self.game.memory is None:
            return None
        memory = self.game.memory(len(self.seats), seat)
        for events in (self.opening, *self.events[:n]):
            memory.observe(events)
        return memory

    def replace_with(self, other: Table) -> None:
        """Copy all fields of *other*. Screens and clocks keep a reference to their table for as
        long as it is open.
        """
        for one in fields(self):
            setattr(self, one.name, getattr(other, one.name))

    def redo(self) -> list[Event]:
        """Play the action that was undone last, with the same luck. Raises IndexError if there is
        none.
        """
        return self.play(*self.undone[-1])

    def people(self) -> list[int]:
        """Return the seats of people."""
        return [n for n, seat in enumerate(self.seats) if not seat.is_bot]

    def needs_cover(self, seat: int) -> bool:
        """Return whether *seat* must pick up its hand before it looks: there are several people, or
        the seat has a PIN.
        """
        return len(self.people()) > 1 or seat in self.settings.pins
