"""The coach of a person: whether they have one, and what it says. All at the table know who has
one; what it says is for its own seat.
"""

from __future__ import annotations

from dataclasses import replace

from ..advice import reasons_in_words
from ..session import Session
from ..story.review import GAME, Regret
from ..table import Table
from ..text import Words
from .orders import keep, private_of

DEARLY = 5
"""So many times what is costly is more than any number of points says."""
COACH = "coach"
"""The value of the line of the coach among the orders of a seat."""


def has_coach(table: Table, seat: int) -> bool:
    """Return whether the person of *seat* has a coach."""
    return private_of(table, seat).coach and not table.seats[seat].is_bot


def give_coach(table: Table, seat: int, wanted: bool) -> None:
    """Give *seat* a coach, or take it away."""
    keep(table, seat, replace(private_of(table, seat), coach=wanted))


def switched(table: Table, seat: int) -> tuple[bool, str]:
    """Return whether *seat* would have a coach after a switch, and the message that says so. Where
    hints are off there is none.
    """
    if table.settings.no_hints:
        return False, "coach-off-here"
    wanted = not private_of(table, seat).coach
    return wanted, "coach-on" if wanted else "coach-off"


def coach_in_words(words: Words, table: Table, seat: int) -> str:
    """Return the line of the coach among the orders of a seat."""
    value = "on" if private_of(table, seat).coach and not table.settings.no_hints else "off"
    return words.say(
        "order-line", name=words.say("coach-name"), value=words.say(f"coach-is-{value}")
    )


def coached(words: Words, table: Table, regret: Regret, undo: str = "") -> str:
    """Return what an action cost and what was better, in the words for what its seat could see.
    *undo* says how to take it back, "" where that is not allowed.
    """
    view = table.game.view(table.at(regret.n), regret.seat)
    facts = {
        "done": words.of(view, regret.done).rstrip("."),
        "points": max(1, round(regret.cost)),
        "better": words.of(view, regret.better).rstrip("."),
    }
    key = "coach-cost" if regret.cost < DEARLY * table.game.costly else "coach-much"
    told = [words.say("coach-game" if regret.cost >= GAME else key, **facts)]
    if regret.why:
        reasons = reasons_in_words(words, regret.why)
        told.append(words.say("coach-better-for", reasons=reasons, **facts))
    else:
        told.append(words.say("coach-better", **facts))
    return " ".join([*told, undo] if undo else told)


def takes_back(session: Session, n: int) -> bool:
    """Return whether undo takes back action *n* now, and what came of it."""
    count = session.undo_count()
    return count > 0 and len(session.table.log) - count == n
