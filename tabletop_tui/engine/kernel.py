"""The engine loop: the top frame of the stack selects a step, and the step does the rest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .event import Event
from .game import Game, Position
from .offer import Draw, Offer
from .option import Value, settle
from .step import Closed, Illegal, Say, Step


def start(
    game: Game, seats: int, seed: int, options: Mapping[str, Value] | None = None
) -> tuple[Any, list[Event]]:
    """Start a new game. Return the position at its first decision, and the events before it.

    Raises ValueError for a wrong number of seats or an unknown option.
    """
    game.check_seats(seats)
    s = game.new(seats, seed, settle(game.options, options or {}))
    events: list[Event] = []
    advance(game, s, events.append)
    return s, events


def over(s: Position) -> bool:
    """Return whether the game has ended."""
    return not s.stack


def to_act(game: Game, s: Position) -> tuple[int, ...]:
    """Return the seats that must act, in turn order. Empty if the game is over."""
    if not s.stack:
        return ()
    f = s.stack[-1]
    return game.by_frame[type(f)].who(s, f)


def may_act_meanwhile(game: Game, s: Position) -> tuple[int, ...]:
    """Return the seats that may act although the game waits for others."""
    if not s.stack:
        return ()
    f = s.stack[-1]
    return game.by_frame[type(f)].meanwhile(s, f)


def offers(game: Game, s: Any, seat: int) -> list[Offer]:
    """Return what *seat* may do now, one offer for each kind of action."""
    if not s.stack:
        return []
    f = s.stack[-1]
    step = game.by_frame[type(f)]
    return list(step.offers(s, f, seat)) if is_open_to(step, s, f, seat) else []


def is_open_to(step: Step[Any, Any], s: Any, f: Any, seat: int) -> bool:
    """Return whether *seat* must act in a frame, or may."""
    return seat in step.who(s, f) or seat in step.meanwhile(s, f)


def closed(game: Game, s: Any, seat: int) -> list[Closed]:
    """Return the kinds of action that belong here but are not possible for *seat* now, with the
    reasons.
    """
    if not s.stack:
        return []
    f = s.stack[-1]
    step = game.by_frame[type(f)]
    if not is_open_to(step, s, f, seat):
        return []
    found = list(step.closed(s, f, seat))
    for one in found:
        one.why.rule = one.why.rule or getattr(one.action, "rule", "") or step.rule
    return found


def check(game: Game, s: Any, seat: int, a: Any) -> None:
    """Raise :class:`Illegal`, with its reason and rule, unless *seat* may do *a* now."""
    if not s.stack:
        raise Illegal("game-over")
    f = s.stack[-1]
    step = game.by_frame[type(f)]
    if not is_open_to(step, s, f, seat):
        raise Illegal("not-your-turn", step.rule)
    try:
        step.check(s, f, seat, a)
    except Illegal as no:
        no.rule = no.rule or getattr(a, "rule", "") or step.rule
        raise


def apply(game: Game, s: Any, seat: int, a: Any, *, checked: bool = True) -> list[Event]:
    """Carry out *a* and everything that follows until a player must decide. Return the events."""
    if checked:
        check(game, s, seat, a)
    events: list[Event] = []
    f = s.stack[-1]
    game.by_frame[type(f)].apply(s, f, seat, a, events.append)
    advance(game, s, events.append)
    return events


def advance(game: Game, s: Any, say: Say) -> None:
    """Run every frame that no player needs to answer."""
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
    """Return a random legal action of *seat*, which must act: first the kind, then the rest."""
    f = s.stack[-1]
    return game.by_frame[type(f)].sample(s, f, seat, draw)
