"""The question above the menu: that of the decision, or of its next step."""

from __future__ import annotations

from ...play.session import Session
from .choice_tree import ChoiceTree


def question_text(session: Session, tree: ChoiceTree, seat: int) -> str:
    """Return the question of the decision, or of the next step once a kind of action or a place is
    picked.
    """
    if not tree.narrowed:
        return session.prompt(seat)
    words, picked = session.words, len(tree.picked)
    if tree.group and tree.kind is None and not picked:
        return words.say(f"ask-{tree.group}")
    kinds, more = {action.kind for action in tree.actions()}, bool(tree.lit())
    if len(kinds) != 1 or tree.asking:
        return words.say("ui-picked")
    kind = kinds.pop()
    # The question for the second place also serves for all after it.
    keys = (f"pick-{kind}-{n}" for n in range(picked + 1, min(picked, 1), -1))
    if key := next((key for key in keys if words.has(key)), ""):
        return words.say(key)
    return words.say("ui-where" if more else "ui-which", what=words.say(f"offer-{kind}"))
