"""How good a position is for a seat: named terms that each game documents in its ``bot``."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from ..engine import Draw, Game, Reason, Word
from ..games import part

NOTICED = 0.05
"""A change in victory points that is worth a word."""


@dataclass(slots=True, frozen=True)
class Tilt:
    """What a style makes of a valuation: *terms* count so many times as much, and so does a rival's
    worth (*rivalry*). A style changes what a player likes, never what it sees.
    """

    terms: Mapping[str, float]
    rivalry: float = 1.0

    def tilted(self, found: dict[str, float]) -> dict[str, float]:
        """Terms as a player of the style weighs them."""
        return {name: worth * self.terms.get(name, 1.0) for name, worth in found.items()}


@dataclass(slots=True, frozen=True)
class Valuation:
    """*terms* gives a position's worth for a seat, in victory points, split by what it comes from.
    A position may always be the end of the game, whose stack is empty, and which is worth what
    counts then.

    ``shots(s, seat, offer, luck)`` may propose good samples of a shaped offer (a trade, an aim).
    ``shuns(s, seat, action)`` tells what no player considers: the idle, the pointless, what was
    tried already. ``untimely(s, seat)`` is what it costs a seat that a game has ended that could
    have gone on. ``hand(s, seat, action, level, luck)`` is the action as a player of that level
    carries it out: a hand slips. *open_kinds* are the kinds of actions whose weighing betrays
    nothing that is hidden from the others. *rivalry* is how much of an only rival's worth counts
    against the own; it fades with the square of their number, for a blow against one is a gift to
    the others. A valuation that sees no further than the table is *blind*: that many decisions are
    played by luck before it is asked. ``reasons(before, after, seat, action)`` tells
    in the game's own units what speaks for an action that leads from one position to the other,
    the main reason first. *doubt* is by how many points two actions' difference may be misjudged
    at the end of the turn: the greater, the more counts what comes of them later. *talk* are the
    kinds of actions that cost more thought than they are worth in a look ahead. Levels that
    look ahead see *breadth* times as many worlds of the own turn as elsewhere: more where the dice
    decide so much of what comes after it that little can be learnt there. A look ahead goes on
    until the seat has its turn for the *span*-th time again (an expert's until twice that many):
    more in a game whose turn is one small step of many.
    *pending* own decisions of something half done (the metropolis of an improvement, the place of a
    ship that was launched) are taken at once before a position is valued; 0 for terms that value
    what is half done themselves. In a *swift* game they tell enough of it for all thoughts that go
    on from there, and only a glance takes these decisions. Weaker levels err *errs* times as much
    as elsewhere, by level, so that the steps between levels are alike: more in a game whose next
    best actions are nearly as good as the best, less where those are far behind.
    ``styles`` are the tilts of the styles that a computer player may have; a game without them
    ignores styles.
    ``deeds(event, before)`` names what an event adds to the count of a game between computer
    players, *before* being the count so far; *deed_names* are all the names there are.
    ``meant(action)`` is an action without the slip of the hand that carried it out. ``parts`` names
    for a reason the terms that it speaks of: it is not told where they fall, and stands before
    those whose terms grow less. ``measures`` names for a reason the number of which more is better:
    a hint leaves out what would plainly be better than what stands before it.
    """

    terms: Callable[[Any, int], dict[str, float]]
    shots: Callable[[Any, int, Any, Draw], list[Any]] | None = None
    shuns: Callable[[Any, int, Any], bool] | None = None
    untimely: Callable[[Any, int], float] | None = None
    comes: Callable[[Any, Any, int], Any] | None = None
    """``comes(s, action, n)``: an action as luck lets it come out the *n*-th time that it is tried,
    so that few tries show evenly what may come of it; as it is where luck has no part in it.
    """
    hand: Callable[[Any, int, Any, str, Draw], Any] | None = None
    open_kinds: frozenset[str] = frozenset()
    rivalry: float = 0.5
    blind: int = 0
    reasons: Callable[[Any, Any, int, Any], list[Reason]] | None = None
    doubt: float = 0.3
    talk: frozenset[str] = frozenset()
    breadth: int = 1
    span: int = 1
    pending: int = 4
    swift: bool = False
    errs: Mapping[str, float] = field(default_factory=dict)
    deeds: Callable[[Any, Mapping[str, int]], Iterator[str]] | None = None
    deed_names: tuple[str, ...] = ()
    styles: Mapping[str, Tilt] = field(default_factory=dict)
    meant: Callable[[Any], Any] | None = None
    parts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    measures: Mapping[str, str] = field(default_factory=dict)
    recalls: Callable[[Any, Any, int, Any], list[Reason]] | None = None
    """``recalls(memory, world, seat, action)``: what is remembered that speaks for an action of a
    seat.
    """
    plainly: Callable[[Any, Any, int, Any], list[Reason]] | None = None
    """``plainly(before, after, seat, action)``: what an action changes, in a number, where none of
    the reasons speaks for it.
    """
    faint: frozenset[str] = frozenset()
    """Those of its messages that only tell how things stand: a hint tells them, but nobody who asks
    why something was done.
    """

    def styled(self, style: str) -> Valuation:
        """The valuation of a player of a style; the even one where the game has no such style."""
        tilt, terms = self.styles.get(style), self.terms
        if tilt is None:
            return self
        return replace(
            self,
            terms=lambda s, seat: tilt.tilted(terms(s, seat)),
            rivalry=self.rivalry * tilt.rivalry,
        )

    def worth(self, s: Any, seat: int) -> float:
        """The sum of the terms."""
        return sum(self.terms(s, seat).values())

    def lead(self, s: Any, seat: int, seats: int) -> float:
        """The worth of a seat against the others: the best of them counts as much as all
        together.
        """
        return self.ahead([self.worth(s, x) for x in range(seats)], seat)

    def ahead(self, worths: Sequence[float], seat: int) -> float:
        """How far a seat is ahead, given what everybody has."""
        others = [worth for x, worth in enumerate(worths) if x != seat]
        if not others:
            return worths[seat]
        weight = self.rivalry / len(others) ** 2
        return worths[seat] - weight * 0.5 * (max(others) + sum(others) / len(others))


def plain(game: Game) -> Valuation:
    """The valuation of a game without ``bot``: its points by source."""

    def terms(s: Any, seat: int) -> dict[str, float]:
        return {source: float(points) for source, points in game.score(s, seat).items()}

    def reasons(before: Any, after: Any, seat: int, action: Any) -> list[Reason]:
        then = game.score(before, seat)
        gained = [
            (gain - then.get(source, 0), source) for source, gain in game.score(after, seat).items()
        ]
        return [
            ("ui-hint-points", {"n": gain, "source": Word(f"score-{source}")})
            for gain, source in sorted(gained, reverse=True)
            if gain > 0
        ]

    return Valuation(terms, blind=200, reasons=reasons)


@cache
def valuation_of(game: Game, style: str = "") -> Valuation:
    """The valuation that a game brings in its ``bot``, or its bare points, as a *style* has it."""
    if style:
        return valuation_of(game).styled(style)
    own: Valuation | None = part(game.id, "bot")
    return own or plain(game)


def most_gained(before: Mapping[str, float], after: Mapping[str, float]) -> str | None:
    """The term that gained most between two positions, if any gained a noticeable amount."""
    changes = {k: after.get(k, 0.0) - before.get(k, 0.0) for k in {*before, *after}}
    term = min(changes, key=lambda k: (-changes[k], k), default=None)
    return term if term is not None and changes[term] >= NOTICED else None
