"""A recap of what has happened since a seat last decided, and which of it concerns the seat."""

from __future__ import annotations

from collections.abc import Container, Iterable
from itertools import dropwhile, takewhile

from ...engine.fast_dataclass import dataclass
from ..remote.stand_ins import stood_in
from ..session import Session
from ..table import Table
from .narration import StoryLine


@dataclass(slots=True, frozen=True)
class Recap:
    """The sentences that concern the seat, and all others, each in the order of events."""

    own: tuple[StoryLine, ...]
    others: tuple[StoryLine, ...]


def last_decision(table: Table, seat: int, aloud: Container[int] = ()) -> int:
    """Return how many actions preceded the last decision of *seat* in front of the screen, i.e. not
    agreed *aloud*, nor done for it. 0 if there is none.
    """
    log = table.log
    decided = (n for n in range(len(log) - 1, -1, -1) if log[n][0] == seat and n not in aloud)
    return next(decided, 0)


def told_on_return(session: Session) -> str:
    """Return what computer players did for the people here since they last acted themselves, as a
    sentence, or "".
    """
    table, done = session.table, stood_in(session.table)
    for seat in table.people() if done else ():
        own = (n for n in range(len(table.log) - 1, -1, -1) if table.log[n][0] == seat)
        count = len([*takewhile(lambda n: n in done, own)])
        if count and session.perspective.mine(seat):
            return session.words.say("stood-in-told", name=session.words.name(seat), count=count)
    return ""


def recap(session: Session, seat: int, viewer: int) -> Recap:
    """Return the recap of *seat* since its last decision, including what came of it, as *viewer*
    may see it (NOBODY: what everybody may). An own action is included only if others were affected,
    as by a roll of the dice.
    """
    first = last_decision(session.table, seat, session.unseen())
    story = without_closed_deals(session, session.story(viewer, first))
    rest = [*dropwhile(lambda line: is_own_action(line, seat), story)]
    by_it = rest and rest[0].after == first + 1 and not rest[0].heads
    return split_for(story if by_it and "turn" not in rest[0].kind else rest, seat)


def without_closed_deals(session: Session, lines: Iterable[StoryLine]) -> list[StoryLine]:
    """Return the sentences with only the last one of each deal that was agreed aloud and closed: it
    says all that the offer and the answer said.
    """
    log = session.table.log
    closed = [
        n for n in session.agreed_aloud if n + 1 < len(log) and log[n + 1][0] == log[n - 1][0]
    ]
    superseded = {after for n in closed for after in (n, n + 1)}
    return [line for line in lines if line.after not in superseded]


def without_question(
    session: Session, seat: int, lines: Iterable[StoryLine]
) -> tuple[StoryLine, ...]:
    """Return the sentences without the newest one that starts like the question *seat* must answer,
    which is on the screen already.
    """
    kept, prompt = [*lines], session.prompt(seat).rstrip(".")
    if prompt and seat in session.table.deciding():
        n = next((n for n in reversed(range(len(kept))) if kept[n].text.startswith(prompt)), None)
        kept = kept if n is None else kept[:n] + kept[n + 1 :]
    return tuple(kept)


def is_own_action(line: StoryLine, seat: int) -> bool:
    """Return whether a sentence is about an action of *seat* itself."""
    return line.seat == seat and line.names[:1] == (seat,) and not line.heads


def split_for(lines: Iterable[StoryLine], seat: int) -> Recap:
    """Split the sentences into those about what others or luck did to *seat*, and all others. What
    luck brought stays with the roll that caused it; own actions do not concern the seat.
    """
    story = tuple(lines)
    whole = actions_concerning(story, seat)
    own = tuple(
        line
        for line in story
        if concerns(line, seat) or (line.after in whole and not begins_turn(line))
    )
    return Recap(own, tuple(line for line in story if line not in own))


def actions_concerning(lines: Iterable[StoryLine], seat: int) -> set[int]:
    """Return the actions that did something to the seat. Their sentences are shown together, as the
    earlier ones tell the cause.
    """
    found: dict[int, list[StoryLine]] = {}
    for line in lines:
        found.setdefault(line.after, []).append(line)
    return {
        after
        for after, part in found.items()
        if not any(line.heads for line in part) and any(concerns(line, seat) for line in part)
    }


def concerns(line: StoryLine, seat: int) -> bool:
    """Return whether a sentence says what happened to *seat* while another seat acted. Whose turn
    it is does not count.
    """
    return seat in line.names and line.seat != seat and not begins_turn(line)


def different_turn(table: Table, one: StoryLine, other: StoryLine) -> bool:
    """Return whether the round or whose turn it is differs between two sentences."""
    turns = table.turns
    if not turns:
        return False
    now = [turns[min(max(0, line.after - 1), len(turns) - 1)] for line in (one, other)]
    return now[0] != now[1]


def begins_turn(line: StoryLine) -> bool:
    """Return whether a sentence says whose turn begins."""
    return line.kind.startswith("turn-")
