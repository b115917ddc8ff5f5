"""How good a position is for a seat: the terms that each game defines in its ``bot``."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from math import exp, log
from typing import Any

from ..engine import Draw, Game, Reason, Word
from ..games import part

NOTICED = 0.05
"""The smallest change of a term, in victory points, that is mentioned to a player."""

LOST = 3.5
"""What it costs a seat, in points, that another one is sure to win next: about what a quarter of a
win is worth where two and a half points make a win nearly three times as likely.
"""


@dataclass(slots=True, frozen=True)
class Style:
    """How a style changes a valuation: a factor for each of *terms*, and one for *rivalry*.

    A style changes what a player prefers, never what it sees.
    """

    terms: Mapping[str, float]
    rivalry: float = 1.0

    def weighted(self, terms: dict[str, float]) -> dict[str, float]:
        """Return the terms as a player of this style weighs them."""
        return {name: worth * self.terms.get(name, 1.0) for name, worth in terms.items()}


@dataclass(slots=True, frozen=True)
class Valuation:
    """The evaluation function of a game, with what else the computer players must know of it.

    A position may always be the end of the game: its stack is empty, and it is worth its points.
    """

    terms: Callable[[Any, int], dict[str, float]]
    """``terms(s, seat)``: what a position is worth to a seat, in victory points, by named term."""
    samples: Callable[[Any, int, Any, Draw], list[Any]] | None = None
    """``samples(s, seat, offer, luck)``: good samples of an offer that cannot be listed, such as a
    trade or an aim. None leaves the sampling to the offer.
    """
    ideas: Callable[[Sequence[Any], int], list[Any]] | None = None
    """``ideas(worlds, seat)``: further actions of choices that cannot be listed, worth a search in
    view of several worlds that may be the true one. They take too long to think of within it.
    """
    asked_before: Callable[[Any, Any, int, Any], bool] | None = None
    """``asked_before(memory, s, seat, action)``: whether an action asks others again what they have
    answered, as far as the seat remembers (its memory may be None).
    """
    prunes: Callable[[Any, int, Any], bool] | None = None
    """``prunes(s, seat, action)``: True for an action that no player considers: an idle or
    pointless one, or one that was tried already.
    """
    early_end_cost: Callable[[Any, int], float] | None = None
    """``early_end_cost(s, seat)``: what it costs a seat that a game has ended early."""
    outcome: Callable[[Any, Any, int], Any] | None = None
    """``outcome(s, action, n)``: the action with its *n*-th stratified random outcome, so few tries
    cover all cases. An action without chance is returned as it is.
    """
    carry_out: Callable[[Any, int, Any, str, Draw], Any] | None = None
    """``carry_out(s, seat, action, level, luck)``: the action as a player of that level carries it
    out, with the errors of its hand.
    """
    rivalry: float = 0.5
    """How much the worth of an only rival counts against its own worth. It falls with the square of
    the number of rivals, because a loss of one rival helps all the others too.
    """
    winning: Callable[[Any, int], float] | None = None
    """``winning(s, seat)``: the chance that a seat wins in its next turn if nobody holds it
    back.
    """
    can_win: Callable[[Any, int], bool] | None = None
    """``can_win(s, seat)``: whether a seat can win in the rest of its present turn. It then does
    nothing after which it cannot.
    """
    leader: float = 0.0
    """How much the worth of the rival who leads counts on top of that, with two rivals or more: of
    several, each the more the nearer it is to the best.
    """
    apart: float = 2.5
    """The difference in worth, in points, of which one rival leads clearly."""
    random_plies: int = 0
    """Decisions that are played at random before a position is valued, for a valuation that sees
    only the points on the table.
    """
    reasons: Callable[[Any, Any, int, Any], list[Reason]] | None = None
    """``reasons(before, after, seat, action)``: what speaks for an action that leads from one
    position to another, in the units of the game, the main reason first.
    """
    doubt: float = 0.3
    """The standard error, in points, of the difference between two actions at the end of the turn.
    The larger it is, the more the look past its own turn counts.
    """
    lookahead_ignores: frozenset[str] = frozenset()
    """The kinds of actions that a look past its own turn leaves out: they cost more time than they
    are worth.
    """
    worlds_factor: float = 1
    """How many times the usual number of worlds its own turn is searched in, at levels that look
    past it. More than 1 where the dice decide so much that looking further teaches little.
    """
    lookahead_turns: int = 1
    """How many own turns ahead a level looks; an expert looks twice as far. More than 1 in a game
    whose turn is one small step of many.
    """
    followups: int = 4
    """How many own decisions that an action leaves open (the metropolis of an improvement, the
    place of a ship that was launched) are taken greedily before a position is valued. 0 if the
    terms value unfinished actions themselves.
    """
    values_unfinished: bool = False
    """True if the terms value an unfinished action well enough for a search that goes on from
    there. Then only a first look takes the `followups`.
    """
    error_factors: Mapping[str, float] = field(default_factory=dict)
    """By level: how many times the usual error it makes, so the steps between levels are alike in
    all games. More than 1 where the next best actions are nearly as good as the best.
    """
    statistics: Callable[[Any, Mapping[str, int]], Iterator[str]] | None = None
    """``statistics(event, counts)``: the names of the counts that an event adds one to, in a game
    between computer players; *counts* are those before the event.
    """
    statistic_names: tuple[str, ...] = ()
    """All names that `statistics` may yield."""
    styles: Mapping[str, Style] = field(default_factory=dict)
    """The styles that a computer player may have, by name."""
    intended: Callable[[Any], Any] | None = None
    """``intended(action)``: the action without the error of the hand that carried it out."""
    reason_terms: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By reason: the terms that it speaks of. A reason is left out where they fall, and the reasons
    whose terms grow most come first.
    """
    reason_measures: Mapping[str, str] = field(default_factory=dict)
    """By reason: the fact of which more is better. A hint leaves out an action that an action after
    it clearly outdoes.
    """
    memory_reasons: Callable[[Any, Any, int, Any], list[Reason]] | None = None
    """``memory_reasons(memory, world, seat, action)``: what speaks for an action by what the seat
    remembers.
    """
    fallback_reasons: Callable[[Any, Any, int, Any], list[Reason]] | None = None
    """``fallback_reasons(before, after, seat, action)``: what else can be said for an action, where
    none of the `reasons` applies.
    """
    reasons_of: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """By kind of action: the reasons that it may have. A kind that is not listed may have any."""
    plan: Callable[[Any, int, Any], list[Any]] | None = None
    """``plan(s, seat, action)``: the seat's own decisions that complete an action, as its
    reasons speak of them; without it, the greedy ones.
    """
    spoken: frozenset[str] = frozenset()
    """The kinds of actions of which a computer player says why to the person who acts next."""
    hint_only: frozenset[str] = frozenset()
    """The reasons that only describe the position. A hint shows them, an explanation of an action
    that was played does not.
    """

    def styled(self, name: str) -> Valuation:
        """Return the valuation of a player of style *name*, unchanged if the game has no such
        style.
        """
        style, terms = self.styles.get(name), self.terms
        if style is None:
            return self
        return replace(
            self,
            terms=lambda s, seat: style.weighted(terms(s, seat)),
            rivalry=self.rivalry * style.rivalry,
        )

    def total(self, s: Any, seat: int) -> float:
        """Return the sum of the terms, less the risk that another seat wins before."""
        return sum(self.terms(s, seat).values()) - LOST * self.lost(s, seat)

    def lost(self, s: Any, seat: int) -> float:
        """Return the chance that another seat wins before *seat* can do any more about it."""
        if self.winning is None:
            return 0.0
        kept = 1.0
        for x in range(len(s.players)):
            if x != seat:
                kept *= 1.0 - self.winning(s, x)
        return 1.0 - kept

    def lead(self, s: Any, seat: int, seats: int) -> float:
        """Return the worth of a seat compared with the others. The best of them counts as much as
        all of them together.
        """
        worths = [sum(self.terms(s, x).values()) for x in range(seats)]
        return self.margin(worths, seat) - LOST * self.lost(s, seat)

    def margin(self, worths: Sequence[float], seat: int) -> float:
        """Return how far a seat is ahead, given the worth of every seat."""
        others = [worth for x, worth in enumerate(worths) if x != seat]
        if not others:
            return worths[seat]
        best, weight = max(others), self.rivalry / len(others) ** 2
        ahead = worths[seat] - weight * 0.5 * (best + sum(others) / len(others))
        if self.leader and len(others) > 1:
            parts = [exp((worth - best) / self.apart) for worth in others]
            ahead -= self.leader * (best + self.apart * log(sum(parts)))
        return ahead


def points_valuation(game: Game) -> Valuation:
    """Return the valuation of a game without ``bot``: its points by source."""

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

    return Valuation(terms, random_plies=200, reasons=reasons)


@cache
def valuation_of(game: Game, style: str = "") -> Valuation:
    """Return the valuation from the ``bot`` of a game, or its bare points, as a *style* weighs
    it.
    """
    if style:
        return valuation_of(game).styled(style)
    own: Valuation | None = part(game.id, "bot")
    return own or points_valuation(game)


def most_gained(before: Mapping[str, float], after: Mapping[str, float]) -> str | None:
    """Return the term that gained most between two positions, or None if none gained noticeably."""
    changes = {k: after.get(k, 0.0) - before.get(k, 0.0) for k in {*before, *after}}
    term = min(changes, key=lambda k: (-changes[k], k), default=None)
    return term if term is not None and changes[term] >= NOTICED else None
