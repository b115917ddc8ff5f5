"""The whole engine loop: the top frame of the stack says which step speaks, and the step does the
rest.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .event import Event
from .game import Game, Position
from .offer import Draw, Offer
from .option import Value, settle
from .step import Closed, Illegal, Say


def start(
    game: Game, seats: int, seed: int, options: Mapping[str, Value] | None = None
) -> tuple[Any, list[Event]]:
    """A new game at its first decision, and what happened up to there.

    Raises ValueError when the game does not seat so many, or for an option that does not exist.
    """
    game.check_seats(seats)
    s = game.new(seats, seed, settle(game.options, options or {}))
    told: list[Event] = []
    advance(game, s, told.append)
    return s, told


def over(s: Position) -> bool:
    """Whether the game has ended."""
    return not s.stack


def to_act(game: Game, s: Position) -> tuple[int, ...]:
    """The seats that owe an answer, in turn order; empty when the game is over."""
    if not s.stack:
        return ()
    f = s.stack[-1]
    return game.by_frame[type(f)].who(s, f)


def offers(game: Game, s: Any, seat: int) -> list[Offer]:
    """What *seat* may do now, one offer a kind of action."""
    if not s.stack:
        return []
    f = s.stack[-1]
    step = game.by_frame[type(f)]
    return list(step.offers(s, f, seat)) if seat in step.who(s, f) else []


def closed(game: Game, s: Any, seat: int) -> list[Closed]:
    """What *seat* may not do now although it belongs here, with the reasons."""
    if not s.stack:
        return []
    f = s.stack[-1]
    step = game.by_frame[type(f)]
    if seat not in step.who(s, f):
        return []
    found = list(step.closed(s, f, seat))
    for shut in found:
        shut.why.rule = shut.why.rule or getattr(shut.action, "rule", "") or step.rule
    return found


def check(game: Game, s: Any, seat: int, a: Any) -> None:
    """Raise :class:`Illegal`, with its reason and rule, unless *seat* may do *a* now."""
    if not s.stack:
        raise Illegal("game-over")
    f = s.stack[-1]
    step = game.by_frame[type(f)]
    if seat not in step.who(s, f):
        raise Illegal("not-your-turn", step.rule)
    try:
        step.check(s, f, seat, a)
    except Illegal as no:
        no.rule = no.rule or getattr(a, "rule", "") or step.rule
        raise


def apply(game: Game, s: Any, seat: int, a: Any, *, checked: bool = True) -> list[Event]:
    """Carry out *a* and everything that follows from it until somebody must decide; give what
    happened.
    """
    if checked:
        check(game, s, seat, a)
    told: list[Event] = []
    f = s.stack[-1]
    game.by_frame[type(f)].apply(s, f, seat, a, told.append)
    advance(game, s, told.append)
    return told


def advance(game: Game, s: Any, say: Say) -> None:
    """Run every frame that nobody needs to answer."""
    stack, by_frame = s.stack, game.by_frame
    while stack:
        f = stack[-1]
        step = by_frame[type(f)]
        if step.waits:
            return
        who = step.who(s, f)
        if not who:
            step.run(s, f, say)
            continue
        if not step.forced:
            return
        for seat in who:
            a = step.only(s, f, seat)
            if a is not None:
                step.apply(s, f, seat, a, say)
                break
        else:
            return


def random_action(game: Game, s: Any, seat: int, draw: Draw) -> Any:
    """A legal action of *seat*, which owes an answer: first the kind, then the rest by luck."""
    f = s.stack[-1]
    return game.by_frame[type(f)].sample(s, f, seat, draw)
