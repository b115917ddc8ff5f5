"""Changing the occupant of a seat in plain mode: a computer player for a person, and the
reverse.
"""

from __future__ import annotations

from dataclasses import replace

from ..engine import Illegal
from ..play.names import clean_name
from ..play.players import level_in_words, new_occupant, occupant
from ..play.remote.attendance import hold_seat, overdue
from ..play.remote.remote_seats import Unplayed
from ..play.seat_dialogues import confirm_reseat
from ..play.seats import OCCUPANTS, Seat
from ..play.session import Session
from ..play.text import Words, sentence
from ..store.absent_player import answer_for
from .console import Console
from .handover import Handover
from .menu import pick


def change_seat(session: Session, console: Console, handover: Handover) -> bool:
    """Ask which seat changes and who plays it from now on; return whether the occupant changed."""
    words, say, table = session.words, session.words.say, session.table
    rows = []
    for n in range(len(table.seats)):
        rows.append(say("seats-row", name=words.name(n), who=occupant(table, n)))
    console.print(say("seats-title"))
    n = pick(console, words, rows) - 1
    if n < 0:
        return False
    kinds = [level for level in OCCUPANTS if level != table.seats[n].level]
    console.print(say("seats-who", name=words.name(n)))
    late = n in overdue(session)
    if late and (answered := replace_absent(session, console, n)) is not None:
        return answered
    labels = [
        say("seats-bot", level=level_in_words(x, table.seats[n].style))
        if x
        else say("seats-person-takes")
        for x in kinds
    ]
    chosen = pick(console, words, labels)
    if not chosen:
        return False
    level = kinds[chosen - 1]
    if not handover.run_dialogue(confirm_reseat(session, n, level)):
        return False
    try:
        seat = (
            replace(table.seats[n], level=level)
            if level
            else Seat(ask_name(console, words, table.seats[n].name))
        )
        session.reseat(n, seat)
    except ValueError as no:
        console.print(f"* {sentence(no)}")
        return False
    except Unplayed as no:
        console.print(f"* {no}")
        return False
    if session.notice:
        console.print(f"* {session.notice}")
    console.print(new_occupant(words, seat))
    return True


def replace_absent(session: Session, console: Console, n: int) -> bool | None:
    """Let a computer player answer for an absent person, or hold the seat. Returns whether that was
    done, None to choose otherwise.
    """
    words, name = session.words, session.words.name(n)
    ways = [words.say(f"absence-{what}", name=name) for what in ("answer", "hold")]
    chosen = pick(console, words, [*ways, words.say("absence-other")])
    if chosen == 3:
        return None
    message = words.say("absence-held", name=name)
    try:
        if chosen == 1:
            _, message = answer_for(session, n)
        elif chosen == 2:
            hold_seat(session, n)
    except (Unplayed, Illegal) as no:
        console.print(f"* {no}" if isinstance(no, Unplayed) else words.say("remote-stale"))
        return False
    if chosen:
        console.print(message)
    return chosen > 0


def ask_name(console: Console, words: Words, before: str) -> str:
    """Ask for the name of a person who takes a seat; Enter keeps the name it has. Raises ValueError
    for an invalid one.
    """
    typed = console.ask(words.say("plain-name", name=before))
    return clean_name(typed) if typed else before
