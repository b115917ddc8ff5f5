"""Joining a table with several terminals in plain mode: who has come, and sitting down."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ..play.perspective import OwnSeat
from ..play.remote.remote_seats import SeatTaken, Unplayed
from ..play.remote.seating import confirm_pins, seat_label, seats_for, seats_to_choose
from ..play.session import Session
from ..play.text import Words, say, sentence
from ..store.atomic_files import describe_error
from ..store.presence import Presence
from ..store.rematch import next_game
from ..store.shared_save_file import SharedSaveFile, SpectatorSaveFile
from .console import Console
from .handover import Handover
from .menu import pick
from .remote_table import RemotePlainTable


class SeatRefused(Exception):
    """Raised when the people cannot sit down; the message says why."""


def join_table(
    console: Console,
    path: Path,
    names: Sequence[str],
    *,
    take_over: bool = False,
    picture: bool = False,
    goodbye: str = "plain-left",
    moments: str = "all",
    on_turn: str = "",
    known: bool = False,
    onlooker: str = "",
) -> RemotePlainTable | None:
    """Sit down as these people, or look on as none, under the name of an *onlooker* if there is
    one, and play until they leave. Returns None after wrong PINs; people who are *known* need none.

    Raises SeatRefused, Held while one keyboard plays (unless *take_over*), or SaveError.
    """
    try:
        shared = (
            SharedSaveFile.open(path, take_over=take_over) if names else SpectatorSaveFile(path)
        )
    except Unplayed as no:
        raise SeatRefused(str(no)) from None
    except OSError as no:
        raise SeatRefused(say("broken-disk", why=describe_error(no))) from None
    session = Session(shared.table, shared, perspective=OwnSeat(shared.table))
    if not names:
        session.onlooker = onlooker
        shared.presence = Presence(shared.path, name=onlooker)
    try:
        if names and not take_seats(session, shared, console, names, known):
            return None
        plain_table = RemotePlainTable(
            session, console, picture=picture, goodbye=goodbye, moments=moments
        )
        plain_table.on_turn = on_turn
        plain_table.run()
        wanted = plain_table.again and shared.names
        following = next_game(shared, same=plain_table.same) if wanted else None
    except OSError as no:
        raise SeatRefused(say("broken-new", why=describe_error(no))) from None
    except Unplayed as no:
        raise SeatRefused(str(no)) from None
    finally:
        session.close()
    if following is None:
        return plain_table
    return join_table(
        console,
        following,
        [*shared.names.values()],
        picture=plain_table.picture,
        goodbye=goodbye,
        moments=moments,
        on_turn=on_turn,
        known=True,
    )


def take_seats(
    session: Session, shared: SharedSaveFile, console: Console, names: Sequence[str], known: bool
) -> bool:
    """Seat these people after asking for their PINs, unless they are *known*, and a person without
    a seat which open one to take. Returns False after wrong PINs, or if they go back. Raises
    SeatRefused.
    """
    try:
        opened, seat = seats_to_choose(session.table, names), -1
        if opened and console.source.isatty():
            console.print(session.words.say("remote-which", name=names[0]))
            rows = [seat_label(session.words, session.table, n) for n in opened]
            if not (chosen := pick(console, session.words, rows)):
                return False
            seat = opened[chosen - 1]
        seats = seats_for(session.table, names, seat)
        asked = confirm_pins(session.table, seats)
        if not known and not Handover(session, console).run_dialogue(asked):
            return False
        shared.sit(seats)
    except ValueError as no:
        raise SeatRefused(sentence(no)) from None
    except SeatTaken:  # there may be another one
        return take_seats(session, shared, console, names, known)
    except Unplayed as no:
        raise SeatRefused(str(no)) from None
    session.refresh_names()
    session.perspective = OwnSeat(session.table, *seats)
    return True


def ask_who(console: Console, words: Words, path: Path) -> Sequence[str] | None:
    """Return the name of the person who has come, none for a spectator, None for going back. Raises
    SaveError.
    """
    table = SpectatorSaveFile(path).table
    seats = table.people()
    console.print(words.say("remote-who"))
    rows = [seat_label(words, table, n) for n in seats]
    chosen = pick(console, words, [*rows, words.say("held-look")])
    if not chosen:
        return None
    if chosen > len(seats):
        return ()
    n = seats[chosen - 1]
    if table.remote is not None and n in table.remote.open_to_all:
        name = console.ask(f"{words.say('seats-name')}:")
        return (name,) if name else None
    return (table.seats[n].name,)
