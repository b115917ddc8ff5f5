"""Decide for a computer player: from a level and a view to an action."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ..engine import Draw, Game, Memory, Reason, Word, apply, offers, over, random_action
from ..play.seats import read_player
from .evaluator import WIN_BONUS, Evaluator, Ranked, legal
from .lookahead import Lookahead
from .reason_ranking import is_dominated, ranked_reasons
from .search import Search
from .steadiness import CarefulSearch, Found, listed_actions, steadied, voted
from .valuation import Valuation, most_gained, valuation_of

Hurry = Callable[[], bool]  # returns True once the decision must be made
Tell = Callable[[int, Any], None]  # gets the number of worlds searched and the leading action


@dataclass(slots=True, frozen=True)
class Effort:
    """How much a level may spend on a decision, and how much it errs.

    *options* actions are tried in *worlds* sampled worlds to the end of the turn, the best *short*
    of them in more than a few. The best *few* of those are tried in *ahead* further worlds,
    looking ahead *lookahead_factor* times as many turns as the game asks for. These counts set the
    strength, so it is the same on every machine. A level that *remembers* counts cards. With an
    *error* of 1 the median option may look as good as the best.
    """

    options: int
    short: int
    worlds: int
    error: float
    few: int = 0
    ahead: int = 0
    lookahead_factor: int = 1
    remembers: bool = False


EFFORT = {
    "easy": Effort(16, 0, 1, 6.0),
    "normal": Effort(40, 5, 2, 1.6),
    "hard": Effort(60, 10, 16, 0.0, few=3, ahead=2, remembers=True),
    "expert": Effort(90, 16, 96, 0.0, few=5, ahead=12, lookahead_factor=2, remembers=True),
}
TIME_LIMIT = 20.0
"""The most seconds that a computer player or a hint may take at a table.

No level takes more than half of that on a machine half as fast as that of docs/figures.md: the
slowest decision seen, of an expert of Rise of Empires who chooses goods, took 4.7 s on that one.
It only ends what would never end. Who does not wish to wait asks for the decision at once.
"""
EQUAL = 0.01
"""Options whose values differ by no more than this many victory points count as equal."""
IDEAS = 3
"""The worlds that a level which looks past its turn takes into account for its ideas."""
WINS: Reason = ("ui-hint-wins", {})
CAN_WIN: Reason = ("ui-hint-can-win", {})
REASONS = 3  # for an action: what a hint has room for beside a board
STEPS, FEW = 6, 10
"""The decisions that finish a turn in a rollout, and the options looked at for each. Turns seldom
have more that matter, and the time is better spent on more worlds.
"""


def with_time_limit(hurry: Hurry = lambda: False) -> Hurry:
    """Return a *hurry* that also returns True once `TIME_LIMIT` seconds have passed.

    For tables where people wait. Measurements take as long as they need, so a busy machine changes
    nothing.
    """
    until = time.monotonic() + TIME_LIMIT
    return lambda: hurry() or time.monotonic() > until


def choose(
    game: Game,
    view: Any,
    seat: int,
    level: str,
    luck: Draw,
    hurry: Hurry = lambda: False,
    tell: Tell = lambda n, a: None,
    memory: Memory | None = None,
) -> Any:
    """Return the action of *seat* at a *level* (``hard``, or with a style ``hard:trader``).

    The seat sees *view* and has a *memory* of what led to it. Once *hurry* returns True the
    decision is made at once. *tell* is called with the number of worlds searched and the leading
    action.

    Raise ValueError for an unknown level or style.
    """
    level, style = read_player(level)
    world = game.determinize(view, seat, luck)
    only = forced_action(game, world, seat)
    if only is not None:
        return only
    if level == "random":
        return random_action(game, world, seat, luck)
    valuation = valuation_of(game).styled(style)
    effort = effort_of(valuation, level)
    memory = memory if effort.remembers else None
    evaluator = Evaluator(game, seat, seat_count(view), luck, valuation, memory)
    if memory is not None:
        world = evaluator.determinize(view)
    options = evaluator.considered(view, world, effort.options, IDEAS if effort.ahead else 0)
    if len(options) == 1:
        return options[0]
    think = {"easy": greedy_choice, "normal": sampled_choice}.get(level, tree_search_choice)
    a = think(evaluator, view, world, options, effort, hurry, tell)
    if valuation.carry_out is not None:
        carried = valuation.carry_out(world, seat, a, level, luck)
        a = carried if legal(game, world, seat, carried) else a
    return a


def effort_of(valuation: Valuation, level: str) -> Effort:
    """Return the effort of a *level* in the game of a valuation."""
    effort = EFFORT[level]
    return replace(
        effort,
        worlds=int(effort.worlds * valuation.worlds_factor) if effort.ahead else effort.worlds,
        error=effort.error * valuation.error_factors.get(level, 1.0),
    )


def forced_action(game: Game, s: Any, seat: int) -> Any | None:
    """Return the action of *seat* if it is the only one, else None."""
    open_offers = offers(game, s, seat)
    return open_offers[0].choices.only() if len(open_offers) == 1 else None


def seat_count(view: Any) -> int:
    """Return the number of seats in a position."""
    return len(view.players)


def greedy_choice(
    evaluator: Evaluator,
    view: Any,
    world: Any,
    options: list[Any],
    effort: Effort,
    stop: Hurry,
    tell: Tell,
) -> Any:
    """Return the action that looks best at once, with an error."""
    return best_with_error(
        evaluator.ranked(world, evaluator.seat, options), effort.error, evaluator.luck
    )


def sampled_choice(
    evaluator: Evaluator,
    view: Any,
    world: Any,
    options: list[Any],
    effort: Effort,
    stop: Hurry,
    tell: Tell,
) -> Any:
    """Try the most promising options in a few sampled worlds to the end of the turn, and return the
    one with the best mean, with an error.
    """
    game, seat, segment = evaluator.game, evaluator.seat, evaluator.segment(view)
    rows = evaluator.ranked(world, seat, options, others=True)[: effort.short]
    totals, worlds = dict.fromkeys((a for _, a in rows), 0.0), 0
    while worlds < effort.worlds and not (worlds and stop()):
        tried = {}
        for a in totals:
            s = game.clone(world)
            if legal(game, s, seat, a):
                apply(game, s, seat, a, checked=False)
                evaluator.play_out(s, segment, STEPS, FEW)
                tried[a] = evaluator.leaf_value(s)
            if stop() and worlds:
                break
        if len(tried) < len(totals) and worlds:
            break
        totals = {a: total + tried.get(a, -WIN_BONUS) for a, total in totals.items()}
        worlds += 1
        tell(worlds, max(totals, key=lambda a: totals[a]))
        world = evaluator.determinize(view)
    ranked = sorted(((total / worlds, a) for a, total in totals.items()), key=lambda row: -row[0])
    return best_with_error(ranked, effort.error, evaluator.luck)


def tree_search_choice(
    evaluator: Evaluator,
    view: Any,
    world: Any,
    options: list[Any],
    effort: Effort,
    stop: Hurry,
    tell: Tell,
) -> Any:
    """Return the best action by tree search over sampled worlds and a look past its own turn."""
    tree = Search(evaluator, view, world, options, effort.short)
    tree.run(effort.worlds, stop, tell)
    return look_ahead(tree, effort, stop, tell)[0]


def look_ahead(
    tree: Search, effort: Effort, stop: Hurry, tell: Tell = lambda n, a: None
) -> list[Any]:
    """Return the actions that a search has tried, best first, those that a look past its own turn
    has compared at the front.
    """
    order = tree.best()
    belief = tree.belief()[: effort.few]
    if len(belief) < 2 or not effort.ahead or stop():
        return order
    ahead = lookahead_of(tree, effort)
    first = ahead.order(belief, effort.ahead, stop, lambda a: tell(tree.looked, a))
    return first + [a for a in order if a not in first]


def lookahead_of(
    tree: Search, effort: Effort, plans: Mapping[Any, Sequence[Any]] | None = None
) -> Lookahead:
    """Return a look past the turn, as many turns as an effort asks for, with *plans* for its rest
    by first action.
    """
    turns = tree.evaluator.valuation.lookahead_turns * effort.lookahead_factor
    return Lookahead(tree.evaluator, tree.view, turns, plans)


def best_with_error(rows: Ranked, error: float, luck: Draw) -> Any:
    """Return the best of some valued options as a player with this *error* sees them. A winning
    action is never missed.
    """
    best = rows[0][0]
    spread = error * (best - rows[len(rows) // 2][0])
    if best >= WIN_BONUS / 10 or not spread:
        return rows[0][1]
    return max(rows, key=lambda row: row[0] + spread * luck(1000) / 1000)[1]


def hint(
    game: Game,
    view: Any,
    seat: int,
    luck: Draw,
    most: int = 3,
    hurry: Hurry = lambda: False,
    memory: Memory | None = None,
) -> list[tuple[Any, list[Reason]]]:
    """Return the best actions for a hard player, each with the reasons for it, or nothing if all
    options are equal.
    """
    if over(view):
        return []
    valuation = valuation_of(game)
    effort = effort_of(valuation, "hard")
    effort = replace(effort, few=2 * effort.few, ahead=2 * effort.ahead)
    evaluator = Evaluator(game, seat, seat_count(view), luck, valuation, memory)
    found = voted(lambda: careful_search(evaluator, view, effort, hurry), hurry)
    world = evaluator.determinize(view)
    hints: list[tuple[Any, list[Reason]]] = []
    least = None
    for a in found.order:
        if len(hints) == most:
            break
        if not legal(game, world, seat, a):  # it came from a world that differs from this one
            continue
        after = evaluator.resolved(world, seat, a)
        points = evaluator.points(after, seat)
        if least is None or points <= least:
            reasons = why(evaluator, world, after, a, lucky=after.rng != world.rng)
            if found.wins and a == found.order[0] and WINS not in reasons:
                reasons = [CAN_WIN, *reasons][:REASONS]
            if not any(is_dominated(valuation, before, reasons) for _, before in hints):
                hints.append((a, reasons))
                least = points
    return hints


def careful_search(evaluator: Evaluator, view: Any, effort: Effort, stop: Hurry) -> Found:
    """Return the actions of a hint, best first, as one search finds them, or nothing if all are
    equal.
    """
    world = evaluator.determinize(view)
    ideas = IDEAS if effort.ahead else 0
    options = listed_actions(evaluator, view, world, effort.options, ideas)
    if len(options) < 2:
        return Found(options)
    tree = CarefulSearch(evaluator, view, world, options, effort.short)
    tree.run(effort.worlds, stop)
    if tree.spread < EQUAL:
        return Found([])
    tree.share_plans(stop)
    order = steadied(tree, look_carefully(tree, effort, stop), options)
    return Found(order, tree.wins(order[0]))


def look_carefully(tree: CarefulSearch, effort: Effort, stop: Hurry) -> Lookahead | None:
    """Return a look past the turn at what a search found best, with its plans, or None if there is
    nothing to look at.
    """
    belief = tree.belief()[: effort.few]
    if len(belief) < 2 or not effort.ahead or stop():
        return None
    ahead = lookahead_of(tree, effort, tree.plans)
    ahead.order(belief, effort.ahead, stop)
    return ahead


def plan(game: Game, view: Any, seat: int, action: Any, luck: Draw) -> list[Any]:
    """Return the player's own decisions that complete an action as a hint for it means them."""
    valuation = valuation_of(game)
    evaluator = Evaluator(game, seat, seat_count(view), luck, valuation)
    world = evaluator.determinize(view)
    if valuation.plan is not None:
        return valuation.plan(world, seat, action)
    return evaluator.completed(world, seat, action)[1]


def why(
    evaluator: Evaluator, before: Any, after: Any, a: Any, *, lucky: bool = False
) -> list[Reason]:
    """Return what speaks for an action that leads from one position to another: the reasons in the
    game's own units, else the term that gains most.

    *lucky*: the result depends on random numbers that the table has not drawn yet, so a win is not
    counted on.
    """
    seat, valuation = evaluator.seat, evaluator.valuation
    own = valuation.reasons_of.get(a.kind)

    def of_this_kind(rows: list[Reason]) -> list[Reason]:
        return rows if own is None else [row for row in rows if row[0] in own]

    reasons: list[Reason] = []
    if not lucky and seat in evaluator.game.winners(after):
        reasons.append(WINS)
    if valuation.reasons is not None:
        rows = of_this_kind(valuation.reasons(before, after, seat, a))
        reasons += ranked_reasons(valuation, before, after, seat, rows)
    if evaluator.memory is not None and valuation.memory_reasons is not None:
        reasons += of_this_kind(valuation.memory_reasons(evaluator.memory, before, seat, a))
    if reasons:
        return reasons[:REASONS]
    if valuation.fallback_reasons is not None:
        return of_this_kind(valuation.fallback_reasons(before, after, seat, a))
    term = most_gained(valuation.terms(before, seat), valuation.terms(after, seat))
    return [] if term is None else [("ui-hint-for", {"term": Word(f"term-{term}")})]
