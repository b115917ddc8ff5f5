"""Plays on from a position: what a seat may do, what is refused and why, and what happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

import pytest

from tabletop_tui.engine import kernel, settle
from tabletop_tui.engine.event import Action, Event
from tabletop_tui.engine.offer import Choices, OneOf
from tabletop_tui.engine.step import Illegal
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.rules.actions import Roll
from tabletop_tui.games.cities_and_knights.rules.constants import KINDS, PIECES
from tabletop_tui.games.cities_and_knights.rules.events import Rolled
from tabletop_tui.games.cities_and_knights.rules.frames import Acting
from tabletop_tui.games.cities_and_knights.rules.progress_cards.catalogue import CARDS
from tabletop_tui.games.cities_and_knights.rules.progress_cards.science import PlayAlchemist
from tabletop_tui.games.cities_and_knights.rules.state import State
from tabletop_tui.play import Table
from tests.playing import seats

from .positions import Position, counts, kind, progress, track

__all__ = ["Scenario", "counts", "kind", "kinds", "progress", "track"]

FACES = ("science", "trade", "politics", "ship")
TRIES = 20_000  # random states tried for a wanted outcome
_lucky: dict[
    tuple[int, int, str], int
] = {}  # the random state that gave a roll, tried first the next time


def kinds(events: list[Event]) -> list[str]:
    """Return the kinds of the events, in order."""
    return [str(getattr(event, "kind", "")) for event in events]


class Scenario(Position):
    """A position in play. The first action or question ends the set-up."""

    def now(self) -> State:
        """Return the state, at a decision."""
        if not self.settled:
            self.settle()
            if self.whole:
                GAME.audit(self.s)
            kernel.advance(GAME, self.s, lambda event: None)
        return self.s

    # --- questions --------------------------------------------------------------------------------
    # ----------------

    def reason(self, seat: int, action: Action) -> str:
        """Return why the action is refused, "" if it is not. Check that the offers agree."""
        s, why = self.now(), ""
        before = repr(s)
        try:
            kernel.check(GAME, s, seat, action)
        except Illegal as no:
            why = no.reason
            assert why
            with pytest.raises(Illegal):
                kernel.apply(GAME, s, seat, action)
        assert repr(s) == before, "a refused action changed something"
        shape = self.offered(seat, type(action))
        if shape is None or isinstance(shape, OneOf):
            listed = shape is not None and action in shape.actions
            assert listed == (not why), f"{action}: refused {why!r}, offered {shape}"
        self.luck_finds_the_same(seat, type(action), shape is not None)
        return why

    def luck_finds_the_same(self, seat: int, action: type[Action], offered: bool) -> None:
        """Check that an offered kind of action is possible: a random player asks nothing else."""
        if self.s.stack and isinstance(f := self.s.stack[-1], Acting) and f.seat == seat:
            for part in GAME.by_frame[Acting].plausible_parts(self.s, f, seat):
                if part.action is action:
                    assert (part.sure or part.possible(self.s, f, seat)) is offered, action

    def refused(self, seat: int, action: Action) -> str:
        """Return the reason of a refusal; fail if the action is legal."""
        why = self.reason(seat, action)
        assert why, f"{action} of seat {seat} is allowed"
        return why

    def can(self, seat: int, action: Action) -> bool:
        """Return whether the action is legal."""
        return not self.reason(seat, action)

    def offered(self, seat: int, action: type[Action]) -> Choices | None:
        """Return the shape in which a kind of action is offered, if it is."""
        for offer in kernel.offers(GAME, self.now(), seat):
            if offer.action is action:
                return offer.choices
        return None

    def choices(self, seat: int, action: type[Action]) -> list[Any]:
        """Return all listed actions of a kind, without duplicates."""
        shape = self.offered(seat, action)
        if shape is None:
            return []
        assert isinstance(shape, OneOf) and len(shape.actions) == len(set(shape.actions))
        return list(shape.actions)

    def why_closed(self, seat: int, action: type[Action]) -> str:
        """Return the reason shown beside a kind of action that is not possible."""
        shut = [
            no.why.reason for no in kernel.closed(GAME, self.now(), seat) if no.action is action
        ]
        return shut[0] if shut else ""

    @property
    def who(self) -> tuple[int, ...]:
        """Return the seats that must act."""
        return kernel.to_act(GAME, self.now())

    @property
    def waits_for(self) -> str:
        """Return the kind of the current frame."""
        return self.now().stack[-1].kind if self.s.stack else "over"

    def cards(self, seat: int) -> dict[str, int]:
        """Return the hand of a seat, without kinds of which it has none."""
        return {KINDS[i]: n for i, n in enumerate(self.now().players[seat].hand) if n}

    def progress(self, seat: int) -> list[str]:
        """Return the progress cards in the hand of a seat."""
        return sorted(CARDS[card] for card in self.now().players[seat].progress)

    def score(self, seat: int) -> int:
        """Return the points of a seat."""
        return sum(GAME.score(self.now(), seat).values())

    def there(self, place: str) -> tuple[int, str]:
        """Return seat and piece on a corner: ``(1, "basic-knight")``."""
        n = self.node(place)
        return self.now().owner[n], PIECES[self.s.piece[n]]

    def active(self, place: str) -> bool:
        """Return whether an active knight is on a corner."""
        return self.now().active[self.node(place)]

    # --- playing ----------------------------------------------------------------------------------
    # ----------------

    def play(
        self, seat: int, action: Action, until: Callable[[list[Event]], bool] | None = None
    ) -> list[Event]:
        """Carry out a legal action; with *until*, with a random state that makes it true of the
        events.
        """
        assert self.can(seat, action), (
            f"{action} of seat {seat} is refused: {self.reason(seat, action)}"
        )
        if until is not None:
            self.s.rng = self.luck(seat, action, until)
        return self.tell(kernel.apply(GAME, self.s, seat, action))

    def tell(self, events: list[Event]) -> list[Event]:
        """Audit the state after the events and return them."""
        if self.whole:
            GAME.audit(self.s)
        for seat, player in enumerate(self.s.players):
            assert player.points == self.worth(seat) == self.score(seat)
            assert player.cards == sum(player.hand)
        return events

    def luck(
        self, seat: int, action: Action, until: Callable[[list[Event]], bool], first: int = 0
    ) -> int:
        """Return a random state with which the action has the wanted outcome."""
        for rng in (first, *range(1, TRIES)):
            copy = GAME.clone(self.s)
            copy.rng = rng
            if until(kernel.apply(GAME, copy, seat, action, checked=False)):
                return rng
        raise AssertionError(f"{action} never leads there")

    def dice(
        self, red: int, yellow: int, event: str = "ship", action: Action | None = None
    ) -> Self:
        """Fix the dice of the next roll, from the start of the turn."""
        if not self.settled and self.s.stack[0].kind != "opening":
            self.start()
        self.now()
        want = (red, yellow, FACES.index(event))

        def comes(events: list[Event]) -> bool:
            return any(isinstance(e, Rolled) and (e.red, e.yellow, e.event) == want for e in events)

        roll = action or Roll()
        assert self.can(self.s.turn, roll)
        self.s.rng = _lucky[red, yellow, event] = self.luck(
            self.s.turn, roll, comes, _lucky.get((red, yellow, event), 0)
        )
        return self

    def roll(
        self, red: int, yellow: int, event: str = "ship", action: Action | None = None
    ) -> list[Event]:
        """Roll these dice, from the start of the turn."""
        self.dice(red, yellow, event, action)
        return self.tell(kernel.apply(GAME, self.s, self.s.turn, action or Roll()))

    def table(self) -> Table:
        """Return the position as a table, to play on."""
        s = self.now()
        return Table(GAME, s, seats(len(s.players)), settle(GAME.options, {}))

    def alchemist(self, red: int, yellow: int, event: str = "ship") -> list[Event]:
        """Play the Alchemist for these dice, with this event."""
        return self.roll(red, yellow, event, PlayAlchemist(red, yellow))
