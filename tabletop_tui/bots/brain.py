"""A computer player's decision: a level, a view, an action."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from ..engine import Draw, Game, Memory, Reason, Word, apply, offers, random_action
from ..play.seats import read_player
from .judge import WON, Judge, Ranked, legal
from .lookahead import Lookahead
from .reason_ranking import outdone, weighed
from .search import Search
from .valuation import Valuation, most_gained, valuation_of

Hurry = Callable[[], bool]  # whether to decide at once
Tell = Callable[[int, Any], None]  # hears how many worlds were looked at, and the action that leads


@dataclass(slots=True, frozen=True)
class Effort:
    """What a level may spend on a decision, and how much it errs.

    *options* are thought over in *worlds* guessed worlds to the end of the turn, the best *short*
    of them in more than a few, and the best *few* of those in *ahead* further worlds, so many
    *spans* of the game far. These numbers make the strength, the same on every machine. Who
    *remembers* counts cards. An *error* of 1 may make the middling option look as good as the best.
    """

    options: int
    short: int
    worlds: int
    error: float
    few: int = 0
    ahead: int = 0
    spans: int = 1
    remembers: bool = False


EFFORT = {
    "easy": Effort(16, 0, 1, 6.0),
    "normal": Effort(40, 5, 2, 1.6),
    "hard": Effort(60, 10, 16, 0.0, few=3, ahead=2, remembers=True),
    "expert": Effort(90, 16, 96, 0.0, few=5, ahead=12, spans=2, remembers=True),
}
CEILING = 2.5
"""Seconds that a player thinks at a table at the most, and who is asked for a hint."""
EVEN = 0.01
"""Options whose values are no further apart than this many victory points are all the same."""
REASONS = 3  # told for an action: what a hint has room for beside a board
STEPS, FEW = 6, 10
"""Decisions of a turn that is finished in thought, and options looked at for each. Turns seldom
have more that matter, and a longer look takes time that more worlds use better.
"""


def in_time(hurry: Hurry = lambda: False) -> Hurry:
    """*hurry*, or that as much time has passed from now on as a table waits: for where people wait.
    Who measures gives all the time that it takes, so that a busy machine changes nothing.
    """
    until = time.monotonic() + CEILING
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
    """The action of *seat*, which sees *view* and has a *memory* of how it came about, at a *level*
    (``hard``, or with a style ``hard:trader``); *hurry* asks to decide at once.

    Raises ValueError for a level or a style that does not exist.
    """
    level, style = read_player(level)
    world = game.determinize(view, seat, luck)
    only = settled(game, world, seat)
    if only is not None:
        return only
    if level == "random":
        return random_action(game, world, seat, luck)
    worth = valuation_of(game).styled(style)
    effort = effort_of(worth, level)
    memory = memory if effort.remembers else None
    judge = Judge(game, seat, seats_of(view), luck, worth, memory)
    if memory is not None:
        world = judge.determinize(view)
    options = judge.options(world, seat, effort.options)
    if len(options) == 1:
        return options[0]
    think = {"easy": glance, "normal": consider}.get(level, search)
    a = think(judge, view, world, options, effort, hurry, tell)
    if worth.hand is not None:
        carried = worth.hand(world, seat, a, level, luck)
        a = carried if legal(game, world, seat, carried) else a
    return a


def effort_of(worth: Valuation, level: str) -> Effort:
    """What a *level* may spend, and how much it errs, in the game of a valuation."""
    effort = EFFORT[level]
    return replace(
        effort,
        worlds=effort.worlds * worth.breadth if effort.ahead else effort.worlds,
        error=effort.error * worth.errs.get(level, 1.0),
    )


def settled(game: Game, s: Any, seat: int) -> Any | None:
    """The action of *seat* when it has no choice."""
    found = offers(game, s, seat)
    return found[0].choices.only() if len(found) == 1 else None


def seats_of(view: Any) -> int:
    """How many seats a position has."""
    return len(view.players)


def glance(
    judge: Judge,
    view: Any,
    world: Any,
    options: list[Any],
    effort: Effort,
    stop: Hurry,
    tell: Tell,
) -> Any:
    """What looks best at once, with an error."""
    return erring(judge.ranked(world, judge.seat, options), effort.error, judge.luck)


def consider(
    judge: Judge,
    view: Any,
    world: Any,
    options: list[Any],
    effort: Effort,
    stop: Hurry,
    tell: Tell,
) -> Any:
    """The best options at a glance, each tried in a few guessed worlds to the end of the turn; the
    best mean wins.
    """
    game, seat, stretch = judge.game, judge.seat, judge.stretch(view)
    rows = judge.ranked(world, seat, options, others=True)[: effort.short]
    totals, worlds = dict.fromkeys((a for _, a in rows), 0.0), 0
    while worlds < effort.worlds and not (worlds and stop()):
        tried = {}
        for a in totals:
            s = game.clone(world)
            if legal(game, s, seat, a):
                apply(game, s, seat, a, checked=False)
                judge.finish(s, stretch, STEPS, FEW)
                tried[a] = judge.leaf(s)
            if stop() and worlds:
                break
        if len(tried) < len(totals) and worlds:
            break
        totals = {a: total + tried.get(a, -WON) for a, total in totals.items()}
        worlds += 1
        tell(worlds, max(totals, key=lambda a: totals[a]))
        world = judge.determinize(view)
    found = sorted(((total / worlds, a) for a, total in totals.items()), key=lambda row: -row[0])
    return erring(found, effort.error, judge.luck)


def search(
    judge: Judge,
    view: Any,
    world: Any,
    options: list[Any],
    effort: Effort,
    stop: Hurry,
    tell: Tell,
) -> Any:
    """Tree search over guessed worlds, and a look past the own turn for what it finds best."""
    tree = Search(judge, view, world, options, effort.short)
    tree.run(effort.worlds, stop, tell)
    return look_ahead(tree, effort, stop, tell)[0]


def look_ahead(
    tree: Search, effort: Effort, stop: Hurry, tell: Tell = lambda n, a: None
) -> list[Any]:
    """The actions that a search has tried, the best first as they look past the own turn."""
    order = tree.best()
    belief = tree.belief()[: effort.few]
    if len(belief) < 2 or not effort.ahead or stop():
        return order
    ahead = Lookahead(tree.judge, tree.view, tree.judge.worth.span * effort.spans)
    first = ahead.order(belief, effort.ahead, stop, lambda a: tell(tree.looked, a))
    return first + [a for a in order if a not in first]


def erring(rows: Ranked, error: float, luck: Draw) -> Any:
    """The best of some valued options to one who errs; a game that can be won is won."""
    best = rows[0][0]
    spread = error * (best - rows[len(rows) // 2][0])
    if best >= WON / 10 or not spread:
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
    """The best actions as a hard player sees them and, for each, the reasons that speak for it;
    none where all options look the same.
    """
    worth = valuation_of(game)
    effort = effort_of(worth, "hard")
    judge = Judge(game, seat, seats_of(view), luck, worth, memory)
    world = judge.determinize(view)
    options = judge.options(world, seat, effort.options)
    if len(options) > 1:
        tree = Search(judge, view, world, options, effort.short)
        tree.run(effort.worlds, hurry)
        if tree.spread < EVEN:
            return []
        options = look_ahead(tree, effort, hurry)
    found: list[tuple[Any, list[Reason]]] = []
    least = None
    for a in options:
        if len(found) == most:
            break
        after = judge.done(world, seat, a)
        points = judge.points(after, seat)
        if least is None or points <= least:
            told = why(judge, world, after, a, lucky=after.rng != world.rng)
            if not any(outdone(worth, before, told) for _, before in found):
                found.append((a, told))
                least = points
    return found


def why(judge: Judge, before: Any, after: Any, a: Any, *, lucky: bool = False) -> list[Reason]:
    """What speaks for an action that leads from one position to another: what it does in the
    game's own units, or else what it is good for. *lucky*: luck had a part in it that has not been
    drawn at the table, so nobody can count on winning by it.
    """
    seat, worth = judge.seat, judge.worth
    found: list[Reason] = []
    if not lucky and seat in judge.game.winners(after):
        found.append(("ui-hint-wins", {}))
    if worth.reasons is not None:
        found += weighed(worth, before, after, seat, worth.reasons(before, after, seat, a))
    if judge.memory is not None and worth.recalls is not None:
        found += worth.recalls(judge.memory, before, seat, a)
    if found:
        return found[:REASONS]
    if worth.plainly is not None:
        return worth.plainly(before, after, seat, a)
    term = most_gained(worth.terms(before, seat), worth.terms(after, seat))
    return [] if term is None else [("ui-hint-for", {"term": Word(f"term-{term}")})]
