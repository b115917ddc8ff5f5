"""One sitting: the position, how it came about, and stepping back and forth in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..engine import Complaint, Event, Game, Value, apply, settle, start, to_act
from .seats import Seat

EVERY = 16  # a mark stays for every so many actions
RECENT = 32  # and for each of the newest actions

Entry = tuple[int, Any]  # (seat, action)


@dataclass(slots=True)
class Table:
    """A game in play. ``state`` is the truth, ``log`` the way back; ``told[n]`` is what action n brought about.

    ``opening`` is what happened before the first decision. ``marks[n]`` is the position before action n.
    ``open_replay`` lets a replay show every hand before the game is over.
    ``changing`` is true while ``state`` and ``log`` do not belong together, in the middle of an action or an undo.
    ``sealed`` is the number of actions that can no longer be taken back. ``eyes`` is the seat whose view is on the
    screen, -1 while nobody looks. ``used`` are the tenths of a second that each seat has thought while the table is
    ``timed``; ``pins`` are the sealed PINs of those who have one. ``no_hints`` forbids hints.
    """

    game: Game
    state: Any
    seats: list[Seat]
    options: dict[str, Value]
    free_undo: bool = False
    open_replay: bool = False
    log: list[Entry] = field(default_factory=list)
    told: list[list[Event]] = field(default_factory=list)
    opening: list[Event] = field(default_factory=list)
    undone: list[Entry] = field(default_factory=list)
    marks: dict[int, Any] = field(default_factory=dict)
    sealed: int = 0
    eyes: int = -1
    timed: bool = False
    used: dict[int, int] = field(default_factory=dict)
    pins: dict[int, str] = field(default_factory=dict)
    changing: bool = False
    no_hints: bool = False

    def __post_init__(self) -> None:
        self.marks.setdefault(0, self.game.clone(self.state))

    @classmethod
    def open(
        cls,
        game: Game,
        seats: Sequence[Seat],
        seed: int,
        options: Mapping[str, Value] | None = None,
        *,
        free_undo: bool = False,
        open_replay: bool = False,
        no_hints: bool = False,
        timed: bool = False,
        pins: Mapping[int, str] | None = None,
    ) -> Table:
        """A new game. Raises ValueError for a wrong number of seats or a wrong option."""
        state, told = start(game, len(seats), seed, options)
        settled = settle(game.options, options or {})
        return cls(
            game, state, list(seats), settled, free_undo, open_replay, opening=told, no_hints=no_hints, timed=timed,
            pins=dict(pins or {}),
        )  # fmt: skip

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.state.stack

    def deciding(self) -> tuple[int, ...]:
        """The seats that owe an answer."""
        return to_act(self.game, self.state)

    def play(self, seat: int, action: Any) -> list[Event]:
        """Play one action, wholly or not at all. Raises Illegal, and then nothing has changed."""
        n, before = len(self.log), self.game.clone(self.state)
        self.changing = True
        try:
            told = apply(self.game, self.state, seat, action)
        except BaseException:
            self.state = before
            self.changing = False
            raise
        entry = (seat, action)
        self.undone = self.undone[:-1] if self.undone[-1:] == [entry] else []
        self.marks[n] = before
        self.log.append(entry)
        self.told.append(told)
        self.changing = False
        if n >= RECENT and (n - RECENT) % EVERY:
            self.marks.pop(n - RECENT, None)
        if self.state.rng != before.rng or any(e.reveals for e in told) or self.passes(seat):
            self.sealed = n + 1
        return told

    def passes(self, seat: int) -> bool:
        """Whether the decision has left *seat* for a person who sees other things."""
        others = [x for x in self.deciding() if not self.seats[x].is_bot]
        return bool(others) and seat not in others and self.hidden(seat, others[0])

    def hidden(self, one: int, other: int) -> bool:
        """Whether the two seats know different things now, so that one must not look at the other's screen."""
        view = self.game.view
        return one != other and bool(view(self.state, one) != view(self.state, other))

    def at(self, n: int) -> Any:
        """The position after the first *n* actions, 0 <= n <= len(log)."""
        if n == len(self.log):
            return self.game.clone(self.state)
        base = max(m for m in self.marks if m <= n)
        s = self.game.clone(self.marks[base])
        for seat, action in self.log[base:n]:
            apply(self.game, s, seat, action, checked=False)
        return s

    def can_undo(self) -> bool:
        """Whether the last action may be taken back: no luck, no secret and no handover since."""
        return len(self.log) > (0 if self.free_undo else self.sealed)

    def to_take_back(self) -> int:
        """How many actions go with the last one that a person played, itself counted; 0 when it may not be undone.

        Without people it is the last action.
        """
        n, first = len(self.log), 0 if self.free_undo else self.sealed
        while n > first:
            n -= 1
            if not self.people() or not self.seats[self.log[n][0]].is_bot:
                return len(self.log) - n
        return 0

    def reseat(self, n: int, seat: Seat) -> None:
        """*seat* plays instead of seat *n* from now on. Raises ValueError for a name that another player has."""
        if any(one.name.casefold() == seat.name.casefold() for x, one in enumerate(self.seats) if x != n):
            raise Complaint("wrong-name-twice", name=seat.name)
        self.seats[n] = seat

    def undo(self) -> bool:
        """Take the last action back; False when it may not be."""
        if not self.can_undo():
            return False
        n = len(self.log) - 1
        state = self.at(n)
        self.changing = True
        self.state = state
        self.undone.append(self.log.pop())
        self.told.pop()
        self.changing = False
        for mark in [m for m in self.marks if m > n]:
            del self.marks[mark]
        self.sealed = min(self.sealed, n)
        return True

    def redo(self) -> list[Event]:
        """Play the action that was taken back last; dice fall as they did. Raises IndexError when there is none."""
        return self.play(*self.undone[-1])

    def pass_to(self) -> int:
        """The person who should look at the screen now: who looks stays while they owe an answer; -1 for nobody."""
        people = [seat for seat in self.deciding() if not self.seats[seat].is_bot]
        if not people or self.eyes in people:
            return self.eyes
        return people[0]

    def must_cover(self) -> bool:
        """Whether the screen must be covered before it is shown to the person who decides next."""
        seat = self.pass_to()
        return seat != self.eyes and seat >= 0 and (self.eyes < 0 or self.hidden(self.eyes, seat)) and self.people() > 1

    def people(self) -> int:
        """How many seats are people."""
        return sum(not seat.is_bot for seat in self.seats)
