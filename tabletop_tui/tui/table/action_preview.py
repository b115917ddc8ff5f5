"""A preview of what Enter will do."""

from __future__ import annotations

from typing import Any

from ...engine import Place
from ...play.session import Session
from .open_choice import OpenChoice


def preview(session: Session, choice: OpenChoice, place: Place | None) -> str:
    """Return what Enter does at the *place* under the cursor, or with the highlighted line of the
    menu if it cannot be undone; "" if that needs no word.
    """
    words, tree = session.words, choice.choice_tree
    if tree is None or choice.form is not None:
        return ""
    if not choice.on_board:
        entry = choice.menu.here()
        if entry is None or entry.action is None or not tree.narrowed:
            return ""
        return words.say("ui-for-good") if choice.final(entry.action) else ""
    if place not in tree.lit():
        return ""
    n = len(tree.picked)
    there = [action for action in tree.actions() if action.places[n : n + 1] == (place,)]
    kinds = list(dict.fromkeys(action.kind for action in there))
    what = ", ".join(words.say(f"offer-{kind}") for kind in kinds)
    if asks(choice, place):
        return words.say("ui-enter-asks", what=what)
    if len(there) == 1:
        if price := cost(session, there[0]):
            what = f"{what} ({price})"
        if choice.final(there[0]):
            return words.say("ui-enter-final", what=what)
    return words.say("ui-enter", what=what)


def asks(choice: OpenChoice, place: Place | None) -> bool:
    """Return whether Enter at the *place* under the cursor opens a menu of what to do there."""
    tree = choice.choice_tree
    if tree is None or choice.form is not None or not choice.on_board or place not in tree.lit():
        return False
    return tree.kind is None and not tree.picked and not choice.sole_kind(place)


def pointed_action(choice: OpenChoice, place: Place | None) -> Any:
    """Return the action of the highlighted line of the menu, or the shortest at the *place* under
    the cursor; None if there is none.
    """
    tree = choice.choice_tree
    if tree is None or choice.form is not None:
        return None
    if not choice.on_board:
        entry = choice.menu.here()
        return entry.action if entry is not None else None
    n = len(tree.picked)
    there = [action for action in tree.actions() if action.places[n : n + 1] == (place,)]
    return min(there, key=lambda action: len(action.places), default=None)


def cost(session: Session, action: Any) -> str:
    """Return what an action costs and yields, for the kinds whose price no board shows; else ""."""
    words, key = session.words, f"cost-{action.kind}"
    if not words.has(key):
        return ""
    return words.form(key, session.table.game.describe(session.view(), action))
