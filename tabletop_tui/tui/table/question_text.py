"""What is asked of the player at the keyboard: the question of the decision, or of what comes next
in it.
"""

from __future__ import annotations

from ...play.session import Session
from .choice_tree import ChoiceTree


def asked(session: Session, choosing: ChoiceTree, seat: int) -> str:
    """The question of the whole decision; once a kind of action or a place is picked, what is
    wanted now.
    """
    if not choosing.narrowed:
        return session.prompt(seat)
    words, picked = session.words, len(choosing.picked)
    kinds, more = {action.kind for action in choosing.actions()}, bool(choosing.lit())
    if len(kinds) != 1 or choosing.asking:
        return words.say("ui-picked")
    kind = kinds.pop()
    # The question for the second place also serves for all that follow it.
    keys = (f"pick-{kind}-{n}" for n in range(picked + 1, min(picked, 1), -1))
    if key := next((key for key in keys if words.has(key)), ""):
        return words.say(key)
    return words.say("ui-where" if more else "ui-which", what=words.say(f"offer-{kind}"))
