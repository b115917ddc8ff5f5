"""What a table waits for, in a sentence that everyone may hear."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...engine import Who
from ..table import Table
from ..text import Words


def asked_of(table: Table, words: Words, seats: tuple[int, ...], names: Sequence[str] = ()) -> str:
    """Return what *seats*, which must act, do now: "Anna discards". *names* replaces their names.

    The sentence depends on the kind of question and on what a spectator sees of it, never on what
    a seat may choose. A game without such a sentence is told as "Waiting for Anna".
    """
    if not seats:
        return ""
    game, called = table.game, names or tuple(map(words.name, seats))
    seen: Any = game.view(table.state, len(table.seats))
    frame = seen.stack[-1]
    if not words.has(key := f"does-{frame.kind}"):
        return words.say("ui-waiting", names=called)
    known = {"seat": Who(seats[0])} | game.describe(seen, frame)
    return words.form(key, known | {"names": called, "name": called, "count": len(seats)})
