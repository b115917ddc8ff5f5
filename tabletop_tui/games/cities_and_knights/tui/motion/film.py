"""The film of an action: what moves in its events, in order, each over the position it changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from .....engine import Event, Who, Word
from .....tui.look import Look
from .....tui.widgets.animation import LONGEST_SCENE
from ...rules.events import Attacked
from .barbarians import Attack, Burning
from .cards import Handed, of_cards
from .dice import Dice
from .harvest import Harvest, gains
from .motion import Together
from .pieces import Landing, Road, Waking, Walk, starts_at_last
from .robber import Merchant, Robber, Swap, Theft
from .ship import Voyage
from .shown import Shown, after, before
from .surface import Motion, Surface

OUTCOMES = ("defender-named", "defenders-tied", "repelled", "unharmed", "city-lost")
"""Events that say what came of a landing."""
MOST = 1.2
"""Seconds of a film; that of more events is faster. A landing has its own time."""


def moving(board: Surface, events: Sequence[Event]) -> list[Motion]:
    """Return what moves on the map in the events of an action."""
    told: list[Any] = list(events)
    scenes = list(in_order(board.looking(), told, before(Shown(board.state), told)))
    attacked = any(isinstance(one, Attacked) for one in told)
    most, whole = MOST + LONGEST_SCENE * attacked, sum(scene.seconds for scene in scenes)
    for scene in scenes if whole > most else ():
        hurry(scene, most / whole)
    return scenes


def hurry(scene: Motion, share: float) -> None:
    """Let a scene and its parts take only a share of their time."""
    scene.seconds *= share
    for part in scene.parts if isinstance(scene, Together) else ():
        part.seconds *= share


def in_order(look: Look, told: Sequence[Any], shown: Shown) -> Iterator[Motion]:
    """Yield the scenes of some events; those of a kind that follow each other are one."""
    done = 0
    for _, group in groupby(told, key=lambda event: event.kind):
        same = list(group)
        parts, then = list[Motion](), shown
        for n, event in enumerate(same, done):
            scene = of_event(event, told, n, then) or of_cards(look, event, then)
            then = after(then, event)
            if scene is not None:
                scene.tells = said(event, told)
                parts.append(scene)
        if len(parts) > 1:
            together = at_once(parts, shown)
            together.tells = parts[0].tells
            yield together
        else:
            yield from parts
        done, shown = done + len(same), then


def at_once(parts: Sequence[Motion], shown: Shown) -> Motion:
    """Return several motions of a kind as one: cards side by side, others over each other."""
    handed = [part for part in parts if isinstance(part, Handed)]
    if len(handed) == len(parts):
        return Handed([cards for part in handed for cards in part.cards], shown)
    return Together(parts, shown)


def said(event: Any, told: Sequence[Any]) -> Event | Word | None:
    """Return what is said of an event while it moves: not yet what the dice show, or what comes of
    a landing.
    """
    if event.kind == "rolled":
        return Word("does-rolling", (("name", Who(event.seat)),))
    if event.kind == "produced":
        return next((one for one in told if one.kind == "rolled"), None)
    return None if event.kind == "attacked" else event


def of_event(event: Any, told: Sequence[Any], n: int, s: Shown) -> Motion | None:
    """Return what moves in an event, the *n*-th of its action, over the position before it."""
    match event.kind:
        case "rolled":
            return Dice(event, s)
        case "produced" if told[n - 1].kind != "produced":
            return harvest(told, n, s)
        case "ship-moved":
            return Voyage(event.step, s)
        case "attacked":
            return Attack(event, [one for one in told[n:] if one.kind in OUTCOMES], s)
        case "city-lost":
            return Burning(event.node, s, after(s, event))
        case "built" if event.piece == "road":
            first = starts_at_last(s, event.place, event.seat)
            return Road(event.place, event.seat, s, from_last=first)
        case "road-removed":
            return Road(event.edge, event.owner, after(s, event), removed=True)
        case "built":
            return Landing(event.place, s, after(s, event))
        case "recruited" | "knight-enlisted" | "metropolis-raised" | "promoted":
            return Landing(event.node, s, after(s, event))
        case "knight-relocated":
            return Landing(event.to, s, after(s, event))
        case "activated":
            return Waking([event.node], s, after(s, event))
        case "knight-moved" | "knight-displaced":
            return Walk(event.node, event.to, s)
        case "robber-moved":
            return Robber(event.hex, s)
        case "merchant-moved":
            return Merchant(event.hex, event.seat, s)
        case "tokens-swapped":
            return Swap(event.hex, event.other, s)
        case "stole":
            moved = [one.hex for one in told[:n] if one.kind == "robber-moved"]
            hex_ = moved[-1] if moved else s.robber
            return Theft(event.seat, event.victim, event.card, hex_, s)
    return None


def harvest(told: Sequence[Any], n: int, s: Shown) -> Motion | None:
    """Return the gains of the roll before an event."""
    roll = next((one for one in reversed(told[:n]) if one.kind == "rolled"), None)
    if roll is None:
        return None
    paid = {one.seat: one.cards for one in told[n:] if one.kind == "produced"}
    found = gains(s, roll.red + roll.yellow, paid)
    attacked = any(one.kind == "attacked" for one in told)
    return Harvest(found, s, briefly=attacked) if found else None
